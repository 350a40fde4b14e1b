//! Preview, and the guarantee that the report is the truth: on the calls of the systems, and on those with any one value
//! replaced.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Limits, Mode, Options, Preview};
use serde_json::{Value, json};

use super::ai_extract::Companies;
use super::engine_actions::Action;
use super::{ai_extract, engine_actions};

/// What may come in the place of any value, its own text for one.
fn odd_values(value: &Value) -> Vec<Value> {
    let texts = ["1", "true", "$1", "", "N/A", "[1]", "{\"id\": \"0\"}", &value.to_string()].map(Value::from);
    let others = [json!(null), json!(1.0), json!(["a"]), json!({"0": value}), json!({"value": value})];
    texts.into_iter().chain(others).collect()
}

/// The document, and every one that differs from it in one value.
fn variations(document: &Value) -> Vec<Value> {
    let mut all = vec![document.clone()];
    for pointer in pointers(document) {
        for odd in odd_values(document.pointer(&pointer).unwrap()) {
            let mut other = document.clone();
            *other.pointer_mut(&pointer).unwrap() = odd;
            all.push(other);
        }
    }
    all
}

/// Every location in the document.
fn pointers(document: &Value) -> Vec<String> {
    let inside: Vec<(String, &Value)> = match document {
        Value::Array(items) => items.iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect(),
        Value::Object(members) => members.iter().map(|(key, member)| (key.clone(), member)).collect(),
        _ => Vec::new(),
    };
    let below = inside
        .into_iter()
        .flat_map(|(step, value)| pointers(value).into_iter().map(move |pointer| format!("/{step}{pointer}")));
    std::iter::once(String::new()).chain(below).collect()
}

fn calls() -> impl Iterator<Item = Value> {
    engine_actions::calls().into_iter().flat_map(|call| variations(&call))
}

fn answers() -> impl Iterator<Item = Value> {
    ai_extract::answers().into_iter().flat_map(|(_, answer)| variations(&answer))
}

/// Runs the check on what safe mode accepts, and asserts that much of it was repaired.
fn on_all<T: Coerce>(documents: impl Iterator<Item = Value>, check: impl Fn(&Value, Preview)) {
    let mut repaired = 0;
    for document in documents {
        if let Ok(preview) = Options::default().preview::<T>(&document) {
            repaired += usize::from(!preview.report.is_empty());
            check(&document, preview);
        }
    }
    assert!(repaired > 50, "{repaired}");
}

fn patched(document: &Value, patch: Value) -> Value {
    let mut patched = document.clone();
    json_patch::patch(&mut patched, &serde_json::from_value::<json_patch::Patch>(patch).unwrap()).unwrap();
    patched
}

#[test]
fn a_preview_tells_what_reading_does_and_what_it_refuses() {
    fn agrees<T: Coerce + Debug>(documents: impl Iterator<Item = Value>) {
        for document in documents {
            for mode in [Mode::Safe, Mode::Strict] {
                let options = Options::default().mode(mode);
                let preview = options.preview::<T>(&document).map(|preview| preview.report);
                assert_eq!(
                    preview,
                    options.from_value_with_report::<T>(document.clone()).map(|(_, report)| report),
                    "{document}"
                );
            }
        }
    }
    agrees::<Action>(calls());
    agrees::<Companies>(answers());
}

#[test]
fn replaying_the_report_on_the_input_gives_the_canonical_document() {
    let replays = |document: &Value, Preview { value, report }: Preview| {
        assert!(report.is_complete());
        assert_eq!(patched(document, report.to_json_patch()), value, "{document}");
    };
    on_all::<Action>(calls(), replays);
    on_all::<Companies>(answers(), replays);
}

#[test]
fn plain_serde_reads_the_canonical_document_to_the_same_result() {
    fn reads<T: Coerce + DeserializeOwned + PartialEq + Debug>(documents: impl Iterator<Item = Value>) {
        on_all::<T>(documents, |document, preview| {
            let by_serde: T =
                serde_json::from_value(preview.value).unwrap_or_else(|error| panic!("{document}: {error}"));
            assert_eq!(T::from_value(document.clone()).unwrap(), by_serde, "{document}");
        });
    }
    reads::<Action>(calls());
    reads::<Companies>(answers());
}

#[test]
fn coercing_the_canonical_document_again_reports_nothing() {
    fn is_settled<T: Coerce>(documents: impl Iterator<Item = Value>) {
        on_all::<T>(documents, |document, preview| {
            let again = Options::default().preview::<T>(&preview.value).unwrap();
            assert!(again.report.is_empty(), "{document}: {:?}", again.report.warnings());
            assert_eq!(again.value, preview.value);
        });
    }
    is_settled::<Action>(calls());
    is_settled::<Companies>(answers());
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Login {
    user: String,
    #[coerce(sensitive, string_to_number)]
    pin: u32,
    #[coerce(string_to_number)]
    tries: Vec<u8>,
}

#[test]
fn the_canonical_document_is_whole_whatever_the_report_keeps_back() {
    let login = json!({"user": "u", "pin": "1234", "tries": ["1", "2", "3"]});
    let canonical = json!({"user": "u", "pin": 1234, "tries": [1, 2, 3]});
    for (limits, entries) in
        [(Limits::default(), 4), (Limits::default().coercions(1), 1), (Limits::default().recorded_bytes(1), 4)]
    {
        let Preview { value, report } = Options::default().limits(limits).preview::<Login>(&login).unwrap();
        assert_eq!(value, canonical);
        assert!(!report.is_complete());
        assert_eq!((report.len(), report.coercions().len()), (4, entries));
        assert!(!json!(report).to_string().contains("1234"), "the report keeps the secret");
    }
}

#[test]
fn a_preview_of_what_is_refused_is_the_error() {
    let login = json!({"user": 5, "pin": "x", "tries": ["1"]});
    let error = Options::default().preview::<Login>(&login).unwrap_err();
    assert_eq!(error, Login::from_value(login).unwrap_err());
    assert_eq!(error.issues().len(), 2);
    assert_eq!(error.report().len(), 1, "what had been coerced is reported, and came to nothing");
}
