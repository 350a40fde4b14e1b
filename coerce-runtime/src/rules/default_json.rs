//! The default of an item's type as JSON: what `each(null_to_default)` and `each(invalid_to_default)` put in its place.

use serde::Serialize;
use serde_json::Value;

use crate::rules::Arguments;
use crate::tree::Tree;

/// The reason if a default cannot be written.
const NOT_JSON: &str = "its default is not JSON";

/// The JSON of `T`'s default, for [`Arguments::Default`]. `None`: it has none, as a map whose keys are no strings.
pub fn default_json<T: Serialize + Default>() -> Option<Value> {
    serde_json::to_value(T::default()).ok()
}

/// The default that the arguments of a rule lead to, or the reason why there is none.
pub(crate) fn of(arguments: &Arguments) -> Result<Tree<'static>, &'static str> {
    match arguments {
        Arguments::Default(default) => default().map(Tree::from).ok_or(NOT_JSON),
        _ => Err(NOT_JSON),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[test]
    fn defaults_are_written_as_serde_writes_them() {
        assert_eq!(default_json::<(u8, String, Option<bool>)>(), Some(json!([0, "", null])));
        assert_eq!(default_json::<BTreeMap<u8, u8>>(), Some(json!({})));
    }

    #[test]
    fn what_cannot_be_written_has_no_json() {
        struct Odd(BTreeMap<Vec<u8>, u8>);

        impl Default for Odd {
            fn default() -> Self {
                Self(BTreeMap::from([(vec![1], 2)]))
            }
        }

        impl Serialize for Odd {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        assert_eq!(default_json::<Odd>(), None);
        assert_eq!(of(&Arguments::Default(default_json::<Odd>)).err(), Some(NOT_JSON));
        assert_eq!(of(&Arguments::None).err(), Some(NOT_JSON));
    }
}
