//! The targets of references in a schema.

use std::borrow::Cow;
use std::collections::HashMap;

use percent_encoding::percent_decode_str;
use serde_json::Value;

use super::keywords::Keywords;

/// All that a reference may lead to, by any draft: more rather than less.
pub(super) struct Targets<'v> {
    root: &'v Value,
    /// The parts that have an address of their own, with the keyword for it.
    resources: Vec<(&'static str, &'v str, &'v Value)>,
    /// The parts that have a name.
    named: HashMap<&'v str, Vec<&'v Value>>,
}

impl<'v> Targets<'v> {
    pub(super) fn of(root: &'v Value) -> Self {
        let mut targets = Self { root, resources: Vec::new(), named: HashMap::new() };
        for value in parts(root) {
            for keyword in ["$anchor", "$dynamicAnchor", "$id", "id"] {
                match value.get(keyword).and_then(Value::as_str) {
                    Some(id) if keyword.ends_with("id") && !id.starts_with('#') => {
                        targets.resources.push((keyword, id, value));
                    }
                    Some(name) => targets.named.entry(name.trim_start_matches('#')).or_default().push(value),
                    None => {}
                }
            }
        }
        if !targets.resources.iter().any(|(.., resource)| std::ptr::eq(*resource, root)) {
            targets.resources.push(("", "", root));
        }
        targets
    }

    /// The targets that the value of a keyword for references may have.
    pub(super) fn of_reference(&self, keyword: &str, reference: &Value) -> Vec<&'v Value> {
        let Some(reference) = reference.as_str() else { return Vec::new() };
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let Some(fragment) = decoded(fragment) else { return Vec::new() };
        if !fragment.is_empty() && !fragment.starts_with('/') {
            return self.named.get(&*fragment).cloned().unwrap_or_default();
        }
        // Within a resource it leads to that resource, which is one of all.
        let any = base.is_empty() || keyword == "$recursiveRef";
        let resources = self.resources.iter().filter(|(_, id, _)| any || last(id) == last(base));
        resources.filter_map(|(.., resource)| resource.pointer(&fragment)).collect()
    }

    /// The only target that a reference has in a schema whose keyword for addresses this is. `None` where that is not certain: where a part
    /// has an address of its own, a reference may mean something else than it says.
    pub(super) fn certain(&self, reference: &str, id: &str) -> Option<&'v Value> {
        let is_part = |(keyword, _, part): &(&str, &str, &Value)| *keyword == id && !std::ptr::eq(*part, self.root);
        let base = self.root.get(id).and_then(Value::as_str).map_or("", |id| id.trim_end_matches('#'));
        let own =
            reference.strip_prefix(base).filter(|rest| !base.is_empty() && (rest.is_empty() || rest.starts_with('#')));
        let fragment = own.unwrap_or(reference).strip_prefix('#').or(own)?;
        let fragment = decoded(fragment).filter(|_| !self.resources.iter().any(is_part))?;
        if fragment.is_empty() || fragment.starts_with('/') {
            return self.root.pointer(&fragment);
        }
        self.named.get(&*fragment).and_then(|named| named.last()).copied()
    }
}

/// All parts of a schema, and what may be one: not what stands in keywords for values, nor in what others than JSON Schema have there.
fn parts(root: &Value) -> Vec<&Value> {
    let (mut all, mut next) = (vec![root], 0);
    while let Some(part) = all.get(next).copied() {
        match part {
            Value::Array(parts) => all.extend(parts),
            Value::Object(members) => {
                for (keyword, held) in members {
                    let (kind, named) = (Keywords::named(keyword), held.as_object());
                    match named.filter(|_| kind.has(Keywords::NAMED)) {
                        Some(parts) => all.extend(parts.values()),
                        None if kind.has(Keywords::DATA) || keyword == "example" || keyword.starts_with("x-") => {}
                        None => all.push(held),
                    }
                }
            }
            _ => {}
        }
        next += 1;
    }
    all
}

/// All values in a value.
pub(super) fn each(root: &Value) -> Vec<&Value> {
    let (mut all, mut next) = (vec![root], 0);
    while let Some(value) = all.get(next).copied() {
        match value {
            Value::Array(items) => all.extend(items),
            Value::Object(members) => all.extend(members.values()),
            _ => {}
        }
        next += 1;
    }
    all
}

fn decoded(text: &str) -> Option<Cow<'_, str>> {
    percent_decode_str(text).decode_utf8().ok()
}

/// Returns whether a value has a reference that is no URI. Generators write the names of types as they are: `#/definitions/Page<Item>`.
pub(super) fn has_raw_reference(value: &Value) -> bool {
    value.get("$ref").and_then(Value::as_str).is_some_and(|reference| reference.bytes().any(is_raw))
}

/// Returns whether a byte must not stand in a URI.
fn is_raw(byte: u8) -> bool {
    !byte.is_ascii_graphic() || b"\"<>[\\]^`{|}".contains(&byte)
}

/// Encodes in all references what must not stand in a URI. It goes down by recursion, no deeper than a schema may be.
pub(super) fn encode_references(schema: &mut Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(encode_references),
        Value::Object(members) => {
            for (keyword, held) in members {
                let kind = Keywords::named(keyword);
                match held {
                    Value::String(reference) if keyword == "$ref" => {
                        let encode =
                            |byte| if is_raw(byte) { format!("%{byte:02X}") } else { char::from(byte).to_string() };
                        *reference = reference.bytes().map(encode).collect();
                    }
                    // What looks like a reference there is a value.
                    _ if kind.has(Keywords::DATA) => {}
                    Value::Object(parts) if kind.has(Keywords::NAMED) => {
                        parts.values_mut().for_each(encode_references);
                    }
                    part => encode_references(part),
                }
            }
        }
        _ => {}
    }
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
            let mut schema = json!({"items": [{"$ref": reference}]});
            assert_eq!(has_raw_reference(&schema["items"][0]), reference != expected);
            encode_references(&mut schema);
            assert_eq!(schema, json!({"items": [{"$ref": expected}]}));
        }
    }

    #[test]
    fn what_is_no_reference_stays() {
        let reference = json!({"$ref": "a b"});
        for data in ["const", "enum", "default", "examples"] {
            let mut schema = json!({data: [reference], "properties": {data: reference}});
            encode_references(&mut schema);
            assert_eq!(schema, json!({data: [reference], "properties": {data: {"$ref": "a%20b"}}}));
        }
        let mut schema = json!({"properties": {"$ref": {"type": "string"}}});
        let before = schema.clone();
        encode_references(&mut schema);
        assert_eq!(schema, before);
    }

    #[test]
    fn an_address_in_a_value_is_none() {
        let part = json!({"type": "integer"});
        let certain = |schema: &Value| Targets::of(schema).certain("#/$defs/a", "$id").is_some();
        for data in ["const", "default", "example", "x-vendor"] {
            assert!(certain(&json!({data: {"$id": "abc"}, "$defs": {"a": part}})), "{data}");
            assert!(!certain(&json!({"properties": {data: {"$id": "abc"}}, "$defs": {"a": part}})), "{data}");
        }
        for lists in ["enum", "examples"] {
            assert!(certain(&json!({"items": {lists: [{"b": {"$id": "abc"}}]}, "$defs": {"a": part}})), "{lists}");
        }
        assert!(!certain(&json!({"components": {"b": {"$id": "abc"}}, "$defs": {"a": part}})));
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
