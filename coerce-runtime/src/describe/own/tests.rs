use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use super::*;
use crate::schema::testing::*;
use crate::tree::check;

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
struct Plain {
    a: String,
    #[serde(alias = "c")]
    b: String,
    #[serde(skip)]
    d: String,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
struct Flattens {
    #[serde(flatten)]
    plain: Plain,
}

#[derive(Deserialize)]
struct Unit;

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
struct Newtype(String);

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
struct Pair(String, String);

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
enum External {
    A,
    #[serde(alias = "C")]
    B(String),
    #[serde(skip)]
    D,
}

#[derive(Deserialize)]
#[serde(tag = "t")]
enum Internal {
    A,
}

#[derive(Deserialize)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    A,
}

#[derive(Deserialize)]
#[serde(untagged)]
#[expect(dead_code, reason = "nothing is read")]
enum Untagged {
    A(String),
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "nothing is read")]
enum Falls {
    A,
    #[serde(untagged)]
    Other(String),
}

/// A number, read as a macro for numbers has it.
struct Number;

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(|_| Self)
    }
}

/// A type whose `Deserialize` is written by hand, with the help of a struct like it.
struct Like;

impl<'de> Deserialize<'de> for Like {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Plain::deserialize(deserializer).map(|_| Self)
    }
}

fn is_derived<T: DeserializeOwned>(shape: &Shape) -> bool {
    may_be_derived(check::<T>, shape)
}

fn plain() -> Shape {
    let mut aliased = field("b", string());
    aliased.names = texts(&["b", "c"]);
    Shape::Struct(fields(vec![field("a", string()), aliased]))
}

fn variants(tagging: Tagging) -> Shape {
    let mut aliased = newtype("B", string());
    aliased.names = texts(&["B", "C"]);
    enumeration(tagging, vec![unit("A"), aliased])
}

#[test]
fn what_serde_derives_is_known_by_what_it_asks_for() {
    assert!(is_derived::<Plain>(&plain()) && is_derived::<Like>(&plain()));
    assert!(is_derived::<Flattens>(&flattening(vec![], vec![owned(plain())])));
    assert!(is_derived::<Unit>(&Shape::Null { unit_struct: true }));
    assert!(is_derived::<Newtype>(&wrapper(string(), false)));
    assert!(is_derived::<Pair>(&Shape::Tuple(Vec::new())));
    assert!(is_derived::<External>(&variants(Tagging::External)));
    assert!(is_derived::<Internal>(&enumeration(internal("t"), vec![unit("A")])));
    let adjacent = Tagging::Adjacent { tag: "t".into(), content: "c".into() };
    assert!(is_derived::<Adjacent>(&enumeration(adjacent, vec![unit("A")])));
    assert!(is_derived::<Untagged>(&enumeration(Tagging::Untagged, vec![newtype("A", string())])));
    let mut falls = newtype("Other", string());
    falls.untagged = true;
    assert!(is_derived::<Falls>(&enumeration(Tagging::External, vec![unit("A"), falls])));
}

#[test]
fn a_struct_like_it_is_another() {
    #[derive(Deserialize)]
    #[expect(dead_code, reason = "nothing is read")]
    struct Generic<T> {
        plain: T,
    }
    fn another<T: DeserializeOwned>() -> bool {
        reads_another(check::<T>, std::any::type_name::<T>())
    }
    assert!(another::<Like>());
    assert!(!another::<Plain>() && !another::<Flattens>() && !another::<Adjacent>() && !another::<Number>());
    assert!(!another::<Generic<Plain>>() && !another::<Generic<Vec<Generic<Like>>>>());
}

#[test]
fn what_asks_for_something_else_is_not_derived() {
    let shapes = [
        plain(),
        flattening(vec![], vec![owned(plain())]),
        Shape::Null { unit_struct: true },
        wrapper(string(), false),
        Shape::Tuple(Vec::new()),
        variants(Tagging::External),
        enumeration(internal("t"), vec![unit("A")]),
        enumeration(Tagging::Untagged, vec![newtype("A", string())]),
    ];
    for shape in &shapes {
        assert!(!is_derived::<Number>(shape), "{shape:?}");
    }
    let other_names = [
        Shape::Struct(fields(vec![field("a", string())])),
        Shape::Struct(fields(vec![field("a", string()), field("b", string()), field("d", string())])),
    ];
    for shape in &other_names {
        assert!(!is_derived::<Plain>(shape), "{shape:?}");
    }
    assert!(!is_derived::<Plain>(&variants(Tagging::External)) && !is_derived::<External>(&plain()));
}
