//! `object_to_value`: the value of the one member.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("object_to_value")
    .may(|from, to| match (from, to) {
        (Value::Object(members), to) => members.values().eq([to]),
        _ => false,
    })
    .said(|value| Some(json!({"value": value})))
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists Maps Objects MaybeObjects Actions Patches Events \
         Shelves Strangers EntityLists Pairs NonNullObjects",
        r#"object_to_value(key="value")"#,
    )
    .on("MaybeLists", r#"object_to_value(key("input","value"))"#)
    .on("Grids", r#"..object_to_value(key="value")"#)
    .on("StrangeLists StateMaps", r#".object_to_value(key="value")"#);
