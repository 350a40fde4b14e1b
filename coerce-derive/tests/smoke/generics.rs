//! Types with parameters, and types that hold themselves.

#![allow(dead_code, reason = "the types are there for their schemas")]

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Deserialize;
use serde_coerce::__private::{Shape, schemas};
use serde_coerce_derive::Coerce;

use super::notation::of;

#[derive(Deserialize, Coerce)]
struct Chain(Option<Box<Chain>>);

#[derive(Deserialize, Coerce)]
struct Left<T> {
    own: T,
    right: Option<Box<Right<T>>>,
}

#[derive(Deserialize, Coerce)]
struct Right<T> {
    left: Vec<Left<T>>,
}

/// serde asks for `T: Default`, and so does whoever asks for `Coerce`.
#[derive(Deserialize, Coerce)]
struct Page<T, U: 'static, const N: usize> {
    #[serde(default)]
    #[coerce(string_to_bool)]
    first: T,
    #[coerce(serde)]
    second: U,
    #[serde(skip)]
    mark: PhantomData<[u8; N]>,
}

#[derive(Deserialize)]
struct Foreign;

#[derive(Deserialize, Coerce)]
#[coerce(bound = "T: serde_coerce::Coerce + Ord")]
struct Bounded<T: Ord> {
    map: BTreeMap<T, bool>,
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Either<A, B> {
    Left(A),
    Right { b: B },
}

trait Named {
    type Name;
}

#[derive(Deserialize, Coerce)]
#[serde(bound(deserialize = "P::Name: Deserialize<'de>"))]
struct OfTrait<P: Named> {
    name: P::Name,
}

struct Person;

impl Named for Person {
    type Name = String;
}

#[test]
fn recursive_types() {
    let all = schemas::<Chain>();
    let Shape::Wrapper { inner, transparent: false } = &all[0].shape else { panic!("a newtype") };
    let Shape::Option(inner) = &inner.schema(&all).shape else { panic!("an option") };
    assert!(std::ptr::eq(inner.schema(&all), &raw const all[0]));
    assert_eq!(all.len(), 2);
}

#[test]
fn parameters() {
    assert_eq!(of::<Left<bool>>(), "{own!: Bool, right!: Type?}");
    assert_eq!(of::<Right<bool>>(), "{left!: [Type]}");
    assert_eq!(of::<Page<bool, Foreign, 3>>(), "{first: [string_to_bool*] Bool, second!: opaque}");
    assert_eq!(of::<Bounded<String>>(), "{map!: map String to Bool}");
    assert_eq!(of::<Either<bool, String>>(), "untagged Left new Bool | Right struct {b!: String, no list}");
    assert_eq!(of::<OfTrait<Person>>(), "{name!: String}");
}
