//! Types that are read as one that is more private than they.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Raw {
    #[coerce(string_to_number)]
    size: u8,
}

#[derive(Deserialize, Coerce)]
pub(super) struct Newtype(Raw);

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
pub(super) struct Transparent {
    raw: Raw,
}

#[derive(Deserialize, Coerce)]
pub(super) struct List(Vec<Raw>);

#[derive(Deserialize, Coerce)]
#[serde(from = "Raw")]
#[coerce(markers)]
pub(super) struct Made(u8);

impl From<Raw> for Made {
    fn from(raw: Raw) -> Self {
        Self(raw.size)
    }
}

#[derive(Deserialize, Coerce)]
pub(super) struct All {
    #[coerce(string_to_json)]
    newtype: Newtype,
    #[coerce(null_to_object)]
    transparent: Transparent,
    #[coerce(map_to_list(key = "name"), each(string_to_json))]
    list: List,
    #[coerce(object_to_value(key = "made"))]
    made: Made,
}

/// They have the markers of the private type.
#[test]
fn types_that_are_read_as_a_private_one_have_its_markers() {
    let text = r#"{
        "newtype": "{\"size\": \"1\"}", "transparent": {"size": 2}, "list": {"a": {"size": "3"}}, "made": {"made": {"size": 4}}
    }"#;
    let (all, report) = All::from_str_with_report(text).unwrap();
    let All { newtype, transparent, list, made } = all;
    assert_eq!([newtype.0.size, transparent.raw.size, list.0[0].size, made.0], [1, 2, 3, 4]);
    assert_eq!(report.len(), 5);
}
