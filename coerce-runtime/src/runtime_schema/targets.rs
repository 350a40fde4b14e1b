//! The targets of references in a schema.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::HashMap;

use percent_encoding::percent_decode_str;
use serde_json::Value;

use super::keywords::{Keywords, keywords_of};
use crate::schema::{AddressSet, address};
use crate::tree::Part;

/// All that a reference may lead to, by any draft: more rather than less.
pub(super) struct Targets<'v> {
    root: &'v Value,
    /// The parts that have an address of their own, with the keyword for it.
    resources: Vec<(&'static str, &'v str, &'v Value)>,
    /// The parts that have a name.
    named: HashMap<&'v str, Vec<&'v Value>>,
    /// All that is inside a part with an address of its own, once somebody asks: what a reference there leads to is not certain.
    apart: OnceCell<AddressSet>,
}

impl<'v> Targets<'v> {
    pub(super) fn of(root: &'v Value) -> Self {
        let mut targets = Self { root, resources: Vec::new(), named: HashMap::new(), apart: OnceCell::new() };
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

    /// The only target that the reference of a part has in a schema whose keyword for addresses this is. `None` where that is not certain:
    /// from inside a part that has an address of its own, or that of the schema.
    pub(super) fn certain(&self, part: &'v Value, id: &str) -> Option<&'v Value> {
        let reference = part.get("$ref")?.as_str()?;
        let base = self.root.get(id).and_then(Value::as_str).map_or("", |id| id.trim_end_matches('#'));
        let own = reference.strip_prefix(base).filter(|it| !base.is_empty() && (it.is_empty() || it.starts_with('#')));
        let fragment = decoded(own.unwrap_or(reference).strip_prefix('#').or(own)?)?;
        let apart = self.apart.get_or_init(|| self.apart(id, base));
        let is_apart = |part: &Value| apart.contains(&address(part));
        if is_apart(part) {
            return None;
        }
        if fragment.is_empty() || fragment.starts_with('/') {
            return self.root.pointer(&fragment);
        }
        self.named.get(&*fragment)?.iter().rfind(|named| !is_apart(named)).copied()
    }

    /// All that is inside parts with an address of their own: of all parts, if one may have that of the schema.
    fn apart(&self, id: &str, base: &str) -> AddressSet {
        let parts = self.resources.iter().filter(|(word, _, part)| *word == id && !std::ptr::eq(*part, self.root));
        let mut apart = AddressSet::default();
        for (_, address_of_part, part) in parts {
            let part = if last(address_of_part) == last(base) { self.root } else { part };
            // What is around it came first.
            if apart.insert(address(part)) {
                apart.extend(each(part).map(address));
            }
        }
        apart
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
pub(super) fn each(root: &Value) -> impl Iterator<Item = &Value> {
    Part::Value(root).all().filter_map(|part| if let Part::Value(value) = part { Some(value) } else { None })
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

/// Encodes in all references what must not stand in a URI. What looks like a reference in a keyword for values is none.
pub(super) fn encode_references(schema: &mut Value) {
    let references = keywords_of(schema).into_iter().filter(|(_, name, _)| *name == "$ref");
    let places: Vec<String> = references.map(|(place, ..)| place).collect();
    for place in places {
        if let Some(Value::String(reference)) = schema.pointer_mut(&place) {
            let encode = |byte| if is_raw(byte) { format!("%{byte:02X}") } else { char::from(byte).to_string() };
            *reference = reference.bytes().map(encode).collect();
        }
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
        let inside = json!({"$id": "abc", "p": {"$ref": "#/$defs/a"}});
        let certain = |schema: Value, at: &str| {
            let mut schema = schema;
            schema["$defs"] = json!({"a": {"type": "integer"}});
            Targets::of(&schema).certain(schema.pointer(at).expect("a part"), "$id").is_some()
        };
        for data in ["const", "default", "example", "x-vendor"] {
            assert!(certain(json!({data: inside}), &format!("/{data}/p")), "{data}");
            assert!(!certain(json!({"properties": {data: inside}}), &format!("/properties/{data}/p")), "{data}");
        }
        assert!(!certain(json!({"components": {"b": inside}}), "/components/b/p"));
    }

    #[test]
    fn a_reference_is_certain_outside_of_parts_with_an_address() {
        let table = [
            (json!("abc"), "#/$defs/a", Some("a")),
            (json!("abc"), "#x", Some("a")),
            (json!("abc"), "#y", None),
            (json!("abc"), "#/$defs/b/c", Some("c")),
            (json!("abc"), "https://e.com/s#/$defs/a", Some("a")),
            (json!("abc"), "https://e.com/s2#/$defs/a", None),
            // It may be the address of the schema.
            (json!("https://e.com/s"), "#/$defs/a", None),
            (json!("./s"), "#/$defs/a", None),
        ];
        for (id, reference, expected) in table {
            let schema = json!({"$id": "https://e.com/s", "$ref": reference, "$defs": {
                "a": {"title": "a", "$anchor": "x"},
                "b": {"$id": id, "$anchor": "y", "c": {"title": "c", "$ref": "#", "$anchor": "x"}}}});
            let targets = Targets::of(&schema);
            let found = targets.certain(&schema, "$id").and_then(|part| part["title"].as_str());
            assert_eq!(found, expected, "{id} {reference}");
            assert!(targets.certain(&schema["$defs"]["b"]["c"], "$id").is_none());
            // By a draft that has another keyword for addresses it has none.
            assert!(Targets::of(&schema).certain(&schema["$defs"]["b"]["c"], "id").is_some());
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
