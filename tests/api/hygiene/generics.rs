//! Parameters that are called as those of generated code.

use super::{read, reported};
use ::serde::Deserialize;
use ::serde_coerce::Coerce;
use ::std::assert_eq;
use ::std::collections::BTreeMap;
use ::std::prelude::v1::{Default, Option, String, Vec};

#[derive(Deserialize, Coerce)]
struct All<S, D, F, N, T, E, C, M, R, Sh> {
    #[coerce(singleton_list)]
    s: Vec<S>,
    d: Option<D>,
    #[serde(default)]
    f: F,
    n: (N, T),
    e: BTreeMap<String, E>,
    c: C,
    m: M,
    r: R,
    sh: Sh,
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Either<N, C> {
    Left(N),
    Right { c: C },
}

#[derive(Deserialize, Coerce)]
#[serde(bound = "[T; N]: Deserialize<'de>")]
struct Sized_<const N: usize, T: Default>(#[coerce(singleton_list)] [T; N]);

/// Foreign, and it has `Deserialize` whatever its length is: no bound is needed.
struct Ascii<const N: usize>([u8; N]);

impl<'de, const N: usize> Deserialize<'de> for Ascii<N> {
    fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<Self, D::Error> {
        let text: String = Deserialize::deserialize(from)?;
        ::std::convert::TryFrom::try_from(text.as_bytes()).map(Self).map_err(<D::Error as ::serde::de::Error>::custom)
    }
}

#[derive(Deserialize, Coerce)]
#[serde(bound = "[T; N]: Deserialize<'de>, [u8; M]: Deserialize<'de>")]
struct Grid<T, const N: usize, const M: usize> {
    #[coerce(each(each(string_to_number)))]
    rows: Vec<Option<[T; N]>>,
    #[coerce(serde)]
    raw: [u8; M],
    name: Ascii<M>,
    word: Option<Ascii<LENGTH>>,
}

const LENGTH: usize = 2;

/// As a constant may be called too.
#[derive(Deserialize, Coerce)]
struct ID(u8);

/// Of one's own, with a constant.
#[derive(Deserialize, Coerce)]
struct Counted<T, const N: usize>(T, ::std::marker::PhantomData<[u8; N]>);

#[derive(Deserialize, Coerce)]
struct Loud {
    ids: Vec<Counted<ID, LENGTH>>,
}

#[derive(Deserialize, Coerce)]
#[coerce(bound = "")]
struct Marked<T: 'static> {
    #[serde(skip)]
    mark: ::std::marker::PhantomData<T>,
    #[coerce(string_to_number)]
    id: u8,
}

/// Without `Coerce`.
struct Nothing;

trait Named {
    type Name;
}

struct Person;

impl Named for Person {
    type Name = String;
}

#[derive(Deserialize, Coerce)]
struct OfTrait<P: Named>
where
    P: 'static,
{
    name: P::Name,
}

/// What serde's impl asks of a parameter, the types of fields ask too.
mod bounds_of_serde {
    use ::serde::de::DeserializeOwned;
    use ::serde::{Deserialize, Deserializer};
    use ::serde_coerce::Coerce;
    use ::std::prelude::v1::{Default, Option, Result, String, Vec};

    #[derive(Deserialize, Coerce)]
    pub(super) struct Page<T> {
        #[serde(default)]
        #[coerce(singleton_list)]
        pub(super) items: Vec<T>,
    }

    #[derive(Deserialize, Coerce)]
    pub(super) struct Reply<T> {
        #[serde(default)]
        pub(super) page: Option<Page<T>>,
    }

    fn from_text<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        let text = String::deserialize(from)?;
        ::serde_json::from_str(&text).map_err(::serde::de::Error::custom)
    }

    #[derive(Deserialize, Coerce)]
    #[serde(bound(deserialize = "T: DeserializeOwned"))]
    pub(super) struct Message<T> {
        #[coerce(string_to_number)]
        pub(super) id: u8,
        #[serde(deserialize_with = "from_text")]
        pub(super) body: T,
    }

    #[derive(Deserialize, Coerce)]
    #[serde(bound(deserialize = "T: DeserializeOwned, U: Deserialize<'de> + Default"))]
    pub(super) struct Batch<T, U> {
        pub(super) messages: Vec<Message<T>>,
        pub(super) reply: Reply<U>,
    }

    #[derive(Deserialize, Coerce)]
    pub(super) enum One<T> {
        Message {
            #[serde(bound(deserialize = "T: DeserializeOwned"), deserialize_with = "from_text")]
            body: T,
        },
    }
}

#[test]
fn bounds_of_serde_are_repeated() {
    use bounds_of_serde::{Batch, Message, One, Reply};
    assert_eq!(
        read::<Reply<u8>>(r#"{"page": {"items": 5}}"#).page.map(|page| page.items),
        Option::Some(::std::vec![5])
    );
    let message = read::<Message<bool>>(r#"{"id": "5", "body": "true"}"#);
    assert_eq!((message.id, message.body), (5, true));
    let batch = read::<Batch<u8, u8>>(r#"{"messages": [{"id": "1", "body": "2"}], "reply": {"page": {"items": 3}}}"#);
    assert_eq!(batch.messages[0].body, 2);
    assert_eq!(batch.reply.page.map(|page| page.items.len()), Option::Some(1));
    let One::Message { body } = read::<One<u8>>(r#"{"Message": {"body": "4"}}"#);
    assert_eq!(body, 4);
}

#[test]
fn parameters_may_have_any_name() {
    type Same = All<u8, u8, u8, u8, u8, u8, u8, u8, u8, u8>;
    let document = r#"{"s": 1, "d": 2, "n": [3, 4], "e": {"a": 5}, "c": 6, "m": 7, "r": 8, "sh": 9}"#;
    let (all, report) = reported::<Same>(document);
    assert_eq!((all.s[0], all.d, all.f, all.n, all.e["a"]), (1, Option::Some(2), 0, (3, 4), 5));
    assert_eq!((all.c, all.m, all.r, all.sh, report.len()), (6, 7, 8, 9, 1));
}

#[test]
fn bounds_are_inferred_or_written() {
    let right = read::<Either<u8, Either<bool, u8>>>(r#"{"c": true}"#);
    ::std::assert!(::std::matches!(right, Either::Right { c: Either::Left(true) }));
    assert_eq!(read::<Sized_::<1, u8>>("5").0, [5]);
    let grid = read::<Grid<u8, 2, 1>>(r#"{"rows": [["1", 2], null], "raw": [3], "name": "a", "word": "bc"}"#);
    assert_eq!((grid.rows, grid.raw, grid.name.0), (::std::vec![Option::Some([1, 2]), Option::None], [3], [b'a']));
    assert_eq!(grid.word.map(|word| word.0), Option::Some([b'b', b'c']));
    assert_eq!(read::<Loud>(r#"{"ids": [[7, null]]}"#).ids[0].0.0, 7);
    let Marked { mark: ::std::marker::PhantomData, id } = read::<Marked<Nothing>>(r#"{"id": "3"}"#);
    assert_eq!(id, 3);
    assert_eq!(read::<OfTrait::<Person>>(r#"{"name": "n"}"#).name, "n");
}
