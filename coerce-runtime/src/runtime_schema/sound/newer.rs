//! Keywords of newer drafts than the one of which a schema is: they decide nothing.

use jsonschema::Draft;
use serde_json::Value;

use super::super::keywords::keywords_of;
use super::known;

/// The keywords that decide what is valid and that draft 4 does not know, by the draft that has brought them.
const BROUGHT: [(Draft, &[&str]); 5] = [
    (Draft::Draft6, &["const", "contains", "propertyNames"]),
    (Draft::Draft7, &["if"]),
    (Draft::Draft201909, &["dependentRequired", "dependentSchemas", "maxContains", "minContains"]),
    (Draft::Draft201909, &["unevaluatedItems", "unevaluatedProperties"]),
    (Draft::Draft202012, &["prefixItems"]),
];

/// What is to be said of each such keyword of a schema that is read by this draft and does not name it.
pub(super) fn unknown(schema: &Value, draft: Draft) -> Vec<String> {
    let (_, name, ..) = known(draft);
    if Draft::Draft202012.detect(schema) == draft {
        return Vec::new();
    }
    let is_newer = |keyword: &str| BROUGHT.iter().any(|(first, all)| *first > draft && all.contains(&keyword));
    let newer = keywords_of(schema).into_iter().filter(|(_, keyword, _)| is_newer(keyword));
    newer
        .map(|(place, keyword, _)| format!("{place}: `{keyword}` is not read: another keyword is that of {name}"))
        .collect()
}
