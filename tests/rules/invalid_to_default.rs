//! `invalid_to_default`: whatever could not be read is taken out.

use serde_json::json;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("invalid_to_default").may_remove(|_| true).said(|_| Some(json!({"x": []}))).on(
    "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists MaybeLists Sets Maps MaybeMaps Objects MaybeObjects Actions \
         Patches Events Variants Strangers",
    "invalid_to_default",
);
