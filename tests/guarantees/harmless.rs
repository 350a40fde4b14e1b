//! Nothing panics, whatever the input.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_coerce::{Limits, Mode, Options};
use serde_json::Value;

use super::fixture::{EntryPoint, Fixture, Outcome, all_obey};
use super::{document, test_types, text};

/// Looks at everything that comes of reading.
pub(crate) fn look(fixture: &Fixture, entry_point: EntryPoint<'_>) {
    for options in options() {
        look_at(&fixture.with(options, entry_point));
    }
}

/// Both modes, and the smallest limits.
pub(crate) fn options() -> [Options; 3] {
    let few = Limits::default().depth(2).issues(1).coercions(1).recorded_bytes(8);
    let safe = Options::default();
    [safe, safe.mode(Mode::Strict), safe.limits(few)]
}

pub(crate) fn look_at(outcome: &Outcome) {
    match outcome {
        Ok((_, report)) => {
            let mut answer = Value::Null;
            report.attach_to(&mut answer);
            assert_eq!(report.is_empty(), answer.is_null());
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(serde_json::to_value(error).is_ok());
            assert!(!error.issues().is_empty());
        }
    }
}

/// What can be around itself without end.
const DEEP: [(&str, &str); 4] =
    [("[", "]"), (r#"{"value":"#, "}"), (r#"{"type":["#, "]}"), (r#"{"children":[{"value":1},"#, "]}")];

pub(crate) fn nested(levels: usize, open: &str, inside: &str, close: &str) -> String {
    [open.repeat(levels), inside.to_owned(), close.repeat(levels)].concat()
}

#[test]
fn no_value_makes_it_panic() {
    all_obey(
        &test_types::all(),
        |_| document::any_json(),
        |fixture, document| {
            look(fixture, EntryPoint::Value(&document));
            look(fixture, EntryPoint::OfValue(&document));
            Ok(())
        },
    );
}

#[test]
fn no_text_makes_it_panic() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::damage());
    all_obey(&test_types::all(), documents, |fixture, (document, damage)| {
        let text = damage.applied_to(&document.to_string());
        look(fixture, EntryPoint::Str(&text));
        look(fixture, EntryPoint::OfText(&text));
        Ok(())
    });
}

#[test]
fn no_bytes_make_it_panic() {
    let json_like = || vec(proptest::sample::select(b"[]{},:\"\\ -01e.tfnu\xff\x00".to_vec()), 0..24);
    let bytes = |_: &Fixture| prop_oneof![json_like(), vec(any::<u8>(), 0..24)];
    all_obey(&test_types::all(), bytes, |fixture, bytes| {
        look(fixture, EntryPoint::Slice(&bytes));
        look(fixture, EntryPoint::Reader(&bytes));
        Ok(())
    });
}

#[test]
fn no_depth_makes_it_panic() {
    for fixture in test_types::all() {
        for (open, close) in DEEP {
            for levels in [127, 128, 129, 200] {
                let text = nested(levels, open, "1", close);
                look(&fixture, EntryPoint::Str(&text));
                let quoted = Value::from(text.clone());
                look(&fixture, EntryPoint::Value(&quoted));
                let mut from = serde_json::Deserializer::from_str(&text);
                if let Ok(value) = <Value as serde::Deserialize>::deserialize(&mut from) {
                    look(&fixture, EntryPoint::Value(&value));
                }
                look(&fixture, EntryPoint::Value(&(0..levels).fold(Value::Null, |inner, _| Value::from(vec![inner]))));
            }
        }
    }
}

#[test]
fn no_text_is_too_deep_to_be_refused() {
    for fixture in test_types::all().iter().filter(|fixture| fixture.alike == 1) {
        for (open, close) in DEEP {
            look(fixture, EntryPoint::Str(&nested(20_000, open, "1", close)));
        }
    }
}
