//! A newtype that holds only itself has one value, null. Whatever else comes is refused before the stack is full.

use serde::Deserialize;
use serde_coerce::{Coerce, Mode, Options};
use serde_json::json;

use super::deep_documents::{survives, with_stack};

#[test]
fn a_newtype_of_itself_is_refused_where_it_has_no_end() {
    survives("recursive_newtypes::cases::newtype_of_itself");
}

mod cases {
    use super::*;

    const MAIN: usize = 8;

    /// Only null is a value of it: anything else would be read as itself for ever.
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Chain(Option<Box<Chain>>);

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn newtype_of_itself() {
        with_stack(MAIN, || {
            for mode in [Mode::Safe, Mode::Strict] {
                let options = Options::default().mode(mode);
                assert_eq!(options.from_str_with_report::<Chain>("null").unwrap().0, Chain(None));
                assert_eq!(options.from_value_with_report::<Chain>(json!(null)).unwrap().0, Chain(None));
                for text in ["5", "\"a\"", "[null]", "{}"] {
                    assert!(options.from_str_with_report::<Chain>(text).is_err(), "{text}");
                    assert!(
                        options.from_value_with_report::<Chain>(serde_json::from_str(text).unwrap()).is_err(),
                        "{text}"
                    );
                }
            }
        });
    }
}
