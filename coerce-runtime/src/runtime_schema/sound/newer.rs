//! Keywords of newer drafts than the one of which a schema is: they decide nothing.

use jsonschema::Draft;
use serde_json::Value;

use super::super::keywords::keywords_of;
use super::known;

/// What is to be said of each such keyword of a schema that is read by this draft and does not name it.
pub(super) fn unknown(schema: &Value, draft: Draft) -> Vec<String> {
    let (_, name, ..) = known(draft);
    if Draft::Draft202012.detect(schema) == draft {
        return Vec::new();
    }
    let is_newer = |keyword: &str| first_of(keyword).is_some_and(|first| first > draft);
    let newer = keywords_of(schema).into_iter().filter(|(_, keyword, _)| is_newer(keyword));
    newer
        .map(|(place, keyword, _)| format!("{place}: `{keyword}` is not read: another keyword is that of {name}"))
        .collect()
}

/// The draft that has brought a keyword which decides what is valid.
fn first_of(keyword: &str) -> Option<Draft> {
    match keyword {
        "const" | "contains" | "propertyNames" => Some(Draft::Draft6),
        "if" => Some(Draft::Draft7),
        "dependentRequired"
        | "dependentSchemas"
        | "maxContains"
        | "minContains"
        | "unevaluatedItems"
        | "unevaluatedProperties" => Some(Draft::Draft201909),
        "prefixItems" => Some(Draft::Draft202012),
        _ => None,
    }
}
