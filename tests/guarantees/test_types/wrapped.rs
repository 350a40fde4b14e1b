//! Types that are read as another: newtypes, tuples, `transparent`, `from`, `try_from`.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde_json::json;

use super::records::Entity;
use super::types;
use crate::guarantees::fixture::Fixture;

types! {
    struct Id(#[coerce(string_to_number, float_to_integer)] u64);

    struct Tags(#[coerce(singleton_list, number_to_string)] Vec<String>);

    #[coerce(string_to_json)]
    struct Box2(Entity);

    struct Pair(#[coerce(string_to_number)] f64, #[coerce(list_to_item)] Id);

    #[serde(transparent)]
    struct Clear {
        #[coerce(string_to_bool(yes("on"), no("off")))]
        on: bool,
        #[serde(skip)]
        kind: PhantomData<u8>,
    }

    #[serde(from = "Entity")]
    struct Boxed(Entity);

    #[serde(try_from = "i16")]
    struct Even(i16);

    struct Wrappers {
        #[coerce(object_to_value(key = "value"))]
        id: Id,
        ids: Vec<Id>,
        #[coerce(string_to_list(separator = ";"))]
        tags: Tags,
        by_tag: BTreeMap<String, Tags>,
        boxed: Option<Box2>,
        #[coerce(map_to_list)]
        pairs: Vec<Pair>,
        clear: Clear,
        from: Boxed,
        even: Even,
        #[coerce(singleton_list)]
        evens: Vec<Even>,
    }
}

impl From<Entity> for Boxed {
    fn from(entity: Entity) -> Self {
        Self(entity)
    }
}

impl TryFrom<i16> for Even {
    type Error = String;

    fn try_from(number: i16) -> Result<Self, String> {
        if number % 2 == 0 { Ok(Self(number)) } else { Err("an odd number".to_owned()) }
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let wrappers = json!({
        "id": 1, "ids": [1, 2], "tags": ["a", "b"], "by_tag": {"a": ["x"], "b": []}, "boxed": {"type": "t"},
        "pairs": [[1.5, 2], [0, 1]], "clear": true, "from": {"type": "u"}, "even": 2, "evens": [2, 4]
    });
    vec![
        Fixture::of::<Id>(json!([1, 2])),
        Fixture::of::<Tags>(json!([["a"], []])),
        Fixture::of::<Box2>(json!([{"type": "t", "rank": 1}])),
        Fixture::of::<Pair>(json!([[1, 2], [1.5, 2]])),
        Fixture::of::<Clear>(json!([true, false])),
        Fixture::of::<Boxed>(json!([{"type": "t"}])),
        Fixture::of::<Even>(json!([2])),
        Fixture::of::<Wrappers>(json!([wrappers])),
    ]
}
