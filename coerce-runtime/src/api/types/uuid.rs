//! `uuid`: strings for people; in formats that only programs read, the bytes.

use uuid::{NonNilUuid, Uuid};

use super::described;
use crate::json::Kinds;

const TEXT_OR_BYTES: Kinds = Kinds::STRING.or(Kinds::BYTES).or(Kinds::LIST);

described! {
    #![cfg(feature = "uuid-1")]
    Trimmable Unlisted Unmapped Defaulted:
    [] Uuid => |d| d.foreign::<Uuid>("a UUID", TEXT_OR_BYTES);
    [] NonNilUuid => |d| d.foreign::<NonNilUuid>("a UUID other than the nil UUID", TEXT_OR_BYTES);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::super::leaf::{check, refusal};
    use super::*;
    use crate::api::Coerce;
    use crate::describe::{Describe, Types};
    use crate::json::Parsed;
    use crate::schema::Shape;
    use crate::tree::{Document, Tree};

    const ID: &str = "67e55044-10b1-426f-9247-bb680e5fe0c8";
    const NIL: &str = "00000000-0000-0000-0000-000000000000";

    #[test]
    fn uuids_are_strings_in_any_of_their_forms() {
        let good = [
            json!(ID),
            json!(ID.to_uppercase()),
            json!(ID.replace('-', "")),
            json!(format!("{{{ID}}}")),
            json!(format!("urn:uuid:{ID}")),
        ];
        let bad = [
            json!(""),
            json!("user-5"),
            json!(&ID[1..]),
            json!(format!(" {ID}")),
            json!(5),
            json!(null),
            json!(vec![7; 16]),
            json!({"id": ID}),
        ];
        check::<Uuid>("a UUID", &good, &bad);
        check::<NonNilUuid>("a UUID other than the nil UUID", &good, &bad);
        check::<Uuid>("a UUID", &[json!(NIL)], &[]);
        check::<NonNilUuid>("a UUID other than the nil UUID", &[], &[json!(NIL)]);
    }

    #[test]
    fn issues_show_what_is_expected_and_what_came() {
        let table = [
            (
                refusal::<Vec<Uuid>>(&json!([ID, "user-5"])),
                "[1]: expected a UUID, got string \"user-5\" (UUID parsing failed: invalid character: ",
            ),
            (refusal::<Vec<Uuid>>(&json!([ID, 5])), "[1]: expected a UUID, got number 5"),
            (refusal::<BTreeMap<Uuid, u8>>(&json!({ID: 1, "x": 2})), r#"x: expected a UUID as a key, got string "x""#),
            (
                refusal::<BTreeMap<Uuid, u8>>(&json!({ID: -1})),
                "[\"67e55044-10b1-426f-9247-bb680e5fe0c8\"]: expected an integer from 0 to 255, got number -1",
            ),
            (
                refusal::<Option<NonNilUuid>>(&json!(NIL)),
                "expected a UUID other than the nil UUID or null, got string \"00000000-0000-0000-0000-000000000000\"",
            ),
        ];
        for (line, expected) in table {
            // What `uuid` says differs between its releases.
            assert!(line.starts_with(expected), "{line}");
        }
    }

    #[test]
    fn formats_for_programs_have_the_bytes() {
        let schemas = Types::of(Uuid::number);
        let Shape::Opaque(opaque) = &schemas[0].shape else { panic!("not opaque") };
        let bytes = [7; 16];
        let list = bytes.iter().map(|byte| Tree::Number(Parsed::U64((*byte).into()).into())).collect();
        for tree in [Tree::Bytes(bytes.as_slice().into()), Tree::List(list)] {
            let is_read = (opaque.check)(Document::new(&tree, false)).is_ok();
            assert!(opaque.kinds.has(tree.kind()));
            // Older releases read no list.
            assert!(is_read || matches!(tree, Tree::List(_)));
        }
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(transparent)]
    #[expect(dead_code, reason = "it is never made")]
    struct Secret(Uuid);

    impl Coerce for Secret {
        fn describe(description: &mut Describe<'_>) {
            let mut inner = description.used(Uuid::number);
            inner.sensitive = true;
            description.transparent(inner);
        }
    }

    #[test]
    fn a_sensitive_value_is_not_shown() {
        assert_eq!(refusal::<Secret>(&json!("hunter2")), "expected a UUID, got a string of 7 characters");
        assert_eq!(refusal::<Secret>(&json!(5)), "expected a UUID, got a number");
    }
}
