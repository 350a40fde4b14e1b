//! The targets that a reference in a schema may have, by any draft: more rather than less.

use serde_json::Value;

use super::subschema::{each, percent_decoded};

/// All that a reference may lead to.
pub(super) struct Targets<'v> {
    /// The whole, and the parts that have an address of their own.
    resources: Vec<(&'v str, &'v Value)>,
    /// The parts that have a name.
    named: Vec<(&'v str, &'v Value)>,
}

impl<'v> Targets<'v> {
    pub(super) fn of(root: &'v Value) -> Self {
        let all = each(root);
        let words = |keywords: &'static [&str]| {
            let word = |value: &'v Value, keyword: &str| Some((value.get(keyword)?.as_str()?, value));
            all.iter().flat_map(move |value| keywords.iter().filter_map(move |keyword| word(value, keyword)))
        };
        let is_name = |(id, _): &(&str, _)| id.starts_with('#');
        let mut named: Vec<_> = words(&["$anchor", "$dynamicAnchor"]).collect();
        named.extend(words(&["$id", "id"]).filter(is_name).map(|(id, value)| (id.trim_start_matches('#'), value)));
        let mut resources: Vec<_> = words(&["$id", "id"]).filter(|id| !is_name(id)).collect();
        if !resources.iter().any(|(_, resource)| std::ptr::eq(*resource, root)) {
            resources.push(("", root));
        }
        Self { resources, named }
    }

    /// The targets that the value of a keyword for references may have.
    pub(super) fn of_reference(&self, keyword: &str, reference: &Value) -> Vec<&'v Value> {
        let Some(reference) = reference.as_str() else { return Vec::new() };
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let Some(fragment) = percent_decoded(fragment) else { return Vec::new() };
        if !fragment.is_empty() && !fragment.starts_with('/') {
            return self.named.iter().filter(|(name, _)| *name == fragment).map(|(_, value)| *value).collect();
        }
        // Within a resource it leads to that resource, which is one of all.
        let any = base.is_empty() || keyword == "$recursiveRef";
        let resources = self.resources.iter().filter(|(id, _)| any || last(id) == last(base));
        resources.filter_map(|(_, resource)| resource.pointer(&fragment)).collect()
    }
}

/// The schema with references that are URIs. Generators write the names of types as they are: `#/definitions/Page<Item>`.
pub(super) fn with_uris(schema: &Value) -> Value {
    let mut schema = schema.clone();
    encode_references(&mut schema);
    schema
}

/// Returns whether a member is a reference that is no URI.
pub(super) fn is_raw_reference(name: &str, value: &Value) -> bool {
    name == "$ref" && value.as_str().is_some_and(|reference| reference.bytes().any(is_raw))
}

/// Returns whether a byte must not stand in a URI.
fn is_raw(byte: u8) -> bool {
    !byte.is_ascii_graphic() || b"\"<>[\\]^`{|}".contains(&byte)
}

/// No deeper than a schema may be.
fn encode_references(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(encode_references),
        Value::Object(members) => {
            if let Some(Value::String(reference)) = members.get_mut("$ref") {
                *reference = encoded(reference);
            }
            members.values_mut().for_each(encode_references);
        }
        _ => {}
    }
}

/// The reference with all encoded that must not stand in a URI.
fn encoded(reference: &str) -> String {
    let encode = |byte| if is_raw(byte) { format!("%{byte:02X}") } else { char::from(byte).to_string() };
    reference.bytes().map(encode).collect()
}

/// The last step of an address: what a relative one has too.
fn last(address: &str) -> &str {
    let address = address.split('#').next().unwrap_or_default();
    address.rsplit('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_no_uri_is_encoded() {
        for (reference, expected) in [
            ("#/$defs/a", "#/$defs/a"),
            ("#/$defs/a%20b~1c", "#/$defs/a%20b~1c"),
            ("#/$defs/Page<a b>", "#/$defs/Page%3Ca%20b%3E"),
            ("#/$defs/é[]", "#/$defs/%C3%A9%5B%5D"),
        ] {
            assert_eq!(encoded(reference), expected);
            let schema = json!({"items": [{"$ref": reference}]});
            assert_eq!(with_uris(&schema), json!({"items": [{"$ref": expected}]}));
            assert_eq!(is_raw_reference("$ref", &json!(reference)), reference != expected);
        }
    }

    #[test]
    fn a_reference_leads_to_all_that_it_may_mean() {
        let schema = json!({"$defs": {
            "a": {"$anchor": "x", "title": "a"}, "b": {"$id": "http://e.com/b", "$dynamicAnchor": "x", "$defs": {"a": {}}}, "c d": {},
        }});
        let targets = Targets::of(&schema);
        let count = |reference: &str| targets.of_reference("$ref", &json!(reference)).len();
        let table = [
            ("#", 2),
            ("#/$defs/a", 2),
            ("#/$defs/b", 1),
            ("#/$defs/c%20d", 1),
            ("#x", 2),
            ("#y", 0),
            ("b", 1),
            ("b#/$defs/a", 1),
            ("http://e.com/b", 1),
            ("https://json-schema.org/draft/2020-12/schema", 0),
        ];
        for (reference, expected) in table {
            assert_eq!(count(reference), expected, "{reference}");
        }
        assert_eq!(targets.of_reference("$recursiveRef", &json!("#")).len(), 2);
        assert_eq!(targets.of_reference("$ref", &json!(5)).len(), 0);
    }
}
