//! Types of which a part is read by serde's `Deserialize`, or by a function given to serde's `with`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_json::json;

use super::types;
use crate::guarantees::fixture::Fixture;

/// A type without `Coerce`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stamp {
    at: u64,
    zone: Option<String>,
}

types! {
    struct Log {
        #[coerce(serde)]
        stamp: Stamp,
        #[coerce(serde, string_to_json, singleton_list)]
        stamps: Vec<Stamp>,
        #[coerce(serde, each(string_to_json, null_to_object))]
        by_name: BTreeMap<String, Stamp>,
        #[coerce(serde)]
        maybe: Option<Stamp>,
        #[serde(with = "doubled")]
        twice: u32,
        #[serde(deserialize_with = "doubled::deserialize", default)]
        #[coerce(string_to_number, invalid_to_default)]
        thrice: u32,
        #[coerce(string_to_number)]
        level: u8,
    }

    struct Around {
        #[serde(flatten)]
        #[coerce(serde)]
        stamp: Flat,
        #[coerce(string_to_number)]
        level: u8,
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Flat {
    at: u64,
    zone: Option<String>,
}

mod doubled {
    use super::{Deserialize, Deserializer};

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        u32::deserialize(from)?.checked_mul(2).ok_or_else(|| serde::de::Error::custom("too large to double"))
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let log = json!({
        "stamp": {"at": 1, "zone": "utc"}, "stamps": [{"at": 2}], "by_name": {"a": {"at": 3}}, "maybe": null, "twice": 2,
        "thrice": 3, "level": 1
    });
    let short = json!({"stamp": {"at": 1}, "stamps": [], "by_name": {}, "twice": 0, "level": 1});
    vec![
        Fixture::of::<Log>(json!([log, short])).foreign(),
        Fixture::of::<Around>(json!([{"at": 1, "zone": "utc", "level": 2}, {"at": 1, "level": 2}])).foreign(),
    ]
}
