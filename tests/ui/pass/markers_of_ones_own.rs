//! Markers that users implement for types of their own.

use serde::Deserialize;
use serde_coerce::{Coerce, target};
use serde_json::json;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "u16")]
struct Port(u16);

impl TryFrom<u16> for Port {
    type Error = &'static str;

    fn try_from(port: u16) -> Result<Self, Self::Error> {
        if port == 0 { Err("0 is no port") } else { Ok(Self(port)) }
    }
}

impl target::Number for Port {}
impl target::Integer for Port {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "Vec<String>")]
struct Tags(Vec<String>);

impl From<Vec<String>> for Tags {
    fn from(tags: Vec<String>) -> Self {
        Self(tags)
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
