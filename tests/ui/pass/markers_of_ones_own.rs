//! Markers that users implement for types of their own: here for one without `Coerce`.

use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, target};
use serde_json::json;

#[derive(Debug, PartialEq)]
struct Port(u16);

impl<'de> Deserialize<'de> for Port {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u16::deserialize(deserializer).map(Self)
    }
}

impl target::Number for Port {}
impl target::Integer for Port {}

#[derive(Debug, PartialEq)]
struct Tags(Vec<String>);

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self)
    }
}

impl target::List for Tags {}

impl target::Each for Tags {
    type Item = String;
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number, float_to_integer)]
    port: Option<Port>,
    #[coerce(singleton_list, each(trim))]
    tags: Tags,
}

#[test]
fn compiles_and_reads() {
    let args = Args::from_value(json!({"port": "80", "tags": " a "})).unwrap();
    assert_eq!(args, Args { port: Some(Port(80)), tags: Tags(vec!["a".into()]) });
}
