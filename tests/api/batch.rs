//! Many values, each on its own.

use serde::{Deserialize, Serialize};
use serde_coerce::{Batch, BatchStatus, Coerce, IssueCode, Limits, Mode, Options};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Patch {
    #[coerce(string_to_number)]
    id: u8,
    #[serde(default)]
    #[coerce(list_to_map(value = "done"), sensitive)]
    states: std::collections::BTreeMap<String, String>,
}

fn batch(values: &[Value]) -> Batch<Patch> {
    Batch::from_values(values.to_vec())
}

#[test]
fn the_status_is_that_of_the_whole() {
    let (good, mended, bad) = (json!({"id": 1}), json!({"id": "2"}), json!({"id": "x"}));
    let table = [
        (vec![], BatchStatus::Applied),
        (vec![good.clone()], BatchStatus::Applied),
        (vec![good.clone(), mended.clone()], BatchStatus::Applied),
        (vec![good, bad.clone()], BatchStatus::Partial),
        (vec![bad.clone(), mended], BatchStatus::Partial),
        (vec![bad], BatchStatus::Rejected),
    ];
    for (values, status) in table {
        assert_eq!(batch(&values).status(), status, "{values:?}");
    }
}

#[test]
fn items_keep_their_places_and_nothing_is_reported_of_the_rejected() {
    let values = [json!({"id": "1"}), json!({"id": "2", "states": 5}), json!({"id": 3, "states": []}), json!(null)];
    let expected = json!({
        "status": "partial",
        "applied": [
            {
                "index": 0, "value": {"id": 1, "states": {}},
                "_coercions": [{"path": "/id", "rule": "string_to_number", "from": "1", "to": 1}]
            },
            {
                "index": 2, "value": {"id": 3, "states": {}},
                "_coercions": [{
                    "path": "/states", "rule": "list_to_map",
                    "from": {"_sensitive": {"kind": "list", "length": 0}},
                    "to": {"_sensitive": {"kind": "object", "length": 0}}
                }]
            }
        ],
        "rejected": [
            {"index": 1, "issues": [{
                "path": "/states", "code": "invalid_type",
                "expected": "an object whose values are strings", "received": "a number"
            }]},
            {"index": 3, "issues": [{
                "path": "", "code": "invalid_type",
                "expected": "an object with `id` (integer), `states` (optional object)", "received": "null"
            }]}
        ],
        "warnings": [
            {"index": 0, "path": "/id", "message": "id: string \"1\" was read as number 1 (string_to_number)"}
        ]
    });
    let batch = batch(&values);
    assert_eq!(json!(batch), expected);
    assert_eq!(batch.rejected[0].error.report().len(), 1, "it has what had been repaired before");
    assert_eq!(Batch::<Patch>::from_value(json!(values)).unwrap(), batch);
}

#[test]
fn repairs_that_are_not_kept_are_counted() {
    let values = || vec![json!({"id": "1"}), json!({"id": 2})];
    for (kept, expected) in [
        (0, json!({"index": 0, "value": {"id": 1, "states": {}}, "_coercions": [], "_omitted": 1})),
        (
            1,
            json!({
                "index": 0, "value": {"id": 1, "states": {}},
                "_coercions": [{"path": "/id", "rule": "string_to_number", "from": "1", "to": 1}]
            }),
        ),
    ] {
        let batch = Options::default().limits(Limits::default().coercions(kept)).batch::<Patch>(values());
        assert_eq!(json!(batch)["applied"], json!([expected, {"index": 1, "value": {"id": 2, "states": {}}}]));
    }
}

#[test]
fn only_a_list_is_a_batch() {
    for value in [json!({"id": 1}), json!("[]"), json!(null)] {
        let error = Batch::<Patch>::from_value(value).unwrap_err();
        assert_eq!(error.issues()[0].code, IssueCode::InvalidType);
    }
}

#[test]
fn modes_are_for_batches_too() {
    let strict = Options::default().mode(Mode::Strict).batch::<Patch>(vec![json!({"id": "1"}), json!({"id": 1})]);
    assert_eq!((strict.status(), strict.applied[0].index, strict.rejected[0].index), (BatchStatus::Partial, 1, 0));
}
