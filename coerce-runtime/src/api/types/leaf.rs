//! Holds the schema of a type that is read as a whole against the type's own `Deserialize`.

use serde_json::Value;

use crate::api::{Coerce, Options};
use crate::describe::Types;
use crate::report::Mode;
use crate::schema::{Schema, Shape, expected};
use crate::tree::Tree;

/// Returns whether serde reads the value as a `T`. `Coerce` must give the same answer, by value and by text, in both modes.
fn is_read<T: Coerce>(value: &Value) -> bool {
    let read = serde_json::from_value::<T>(value.clone()).is_ok();
    let text = value.to_string();
    assert_eq!(serde_json::from_str::<T>(&text).is_ok(), read, "{value}");
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        for coerced in [options.from_value_with_report::<T>(value.clone()), options.from_str_with_report::<T>(&text)] {
            assert_eq!(coerced.as_ref().is_ok(), read, "{value}");
            assert!(coerced.map_or(true, |(_, report)| report.is_empty()), "{value}");
        }
    }
    read
}

/// Checks a type of which serde reads the first values and refuses the others, each because it is not what is `expected`.
#[track_caller]
pub(super) fn check<T: Coerce>(expected: &str, good: &[Value], bad: &[Value]) {
    let schemas = Types::of(T::number);
    let Schema { shape: Shape::Opaque(opaque), .. } = &schemas[0] else { panic!("not opaque") };
    assert_eq!(opaque.expected, expected);
    assert!(!opaque.is_absent());
    for value in good {
        assert!(is_read::<T>(value), "{value}");
        assert!(opaque.kinds.has(Tree::Value(value).kind()), "{value}");
    }
    for value in bad {
        assert!(!is_read::<T>(value), "{value}");
        let line = refusal::<T>(value);
        assert!(line.starts_with(&format!("expected {expected}, got ")), "{line}");
    }
}

/// The expectation of a type.
pub(super) fn expected_of<T: Coerce>() -> String {
    let schemas = Types::of(T::number);
    expected(&schemas[0], &schemas).into_owned()
}

/// The issue of a value that is refused.
#[track_caller]
pub(super) fn refusal<T: Coerce>(value: &Value) -> String {
    let by_value = T::from_value_with_report(value.clone()).map(|_| ()).unwrap_err().to_string();
    let by_text = T::from_str_with_report(&value.to_string()).map(|_| ()).unwrap_err().to_string();
    assert_eq!(by_value, by_text);
    by_value
}
