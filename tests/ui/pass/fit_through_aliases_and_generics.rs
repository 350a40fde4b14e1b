//! Rules fit through aliases, generics, newtypes and associated types.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::json;

trait Store {
    type Key;
}

struct Memory;

impl Store for Memory {
    type Key = u64;
}

type Limits<T> = Option<Vec<T>>;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Count(u32);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct Counts<T> {
    inner: Box<[T]>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(bound = "T: Deserialize<'de>, S::Key: Deserialize<'de>")]
struct Page<T, S: Store> {
    #[coerce(string_to_number, singleton_list)]
    limits: Limits<T>,
    #[coerce(string_to_number)]
    key: Arc<S::Key>,
    #[coerce(string_to_number, each(singleton_list), string_to_json)]
    counts: HashMap<String, Counts<Count>>,
    #[coerce(each(each(bool_to_string)))]
    names: BTreeMap<String, Rc<Vec<String>>>,
    #[coerce(string_to_list, each(empty_to_null))]
    gaps: Vec<Option<T>>,
}

#[test]
fn compiles_and_reads() {
    let document = json!({
        "limits": "5",
        "key": "7",
        "counts": "{\"a\": \"1\"}",
        "names": {"a": [true]},
        "gaps": [""],
    });
    let page = Page::<u8, Memory>::from_value(document).unwrap();
    assert_eq!(page.limits, Some(vec![5]));
    assert_eq!(*page.key, 7);
    assert_eq!(page.counts["a"].inner[0], Count(1));
    assert_eq!(page.names["a"][0], "true");
    assert_eq!(page.gaps, [None]);
}
