//! Tags of `oneOf` and `anyOf`: rules act on them before they tell which form a value has.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// An object with this tag, and a member of another type for each.
fn form(tag: &Value, member: &str, required: bool) -> Value {
    let required = if required { json!(["kind"]) } else { json!([]) };
    json!({"type": "object", "required": required, "properties": {"kind": tag, "n": {"type": member}}})
}

/// All ways to write a member `pet` that is a dog with an integer or a cat with a boolean.
fn pets() -> Vec<Value> {
    let mut pets = Vec::new();
    for keyword in ["oneOf", "anyOf"] {
        for required in [true, false] {
            let dog = form(&json!({"const": "dog"}), "integer", required);
            let cat = form(&json!({"type": "string", "enum": ["cat"]}), "boolean", required);
            pets.extend([
                json!({keyword: [dog, cat]}),
                json!({keyword: [dog, cat, {"type": "null"}]}),
                json!({keyword: [{"type": "string", "maxLength": 1}, dog, cat]}),
                json!({"type": "object", keyword: [dog, cat]}),
                json!({"type": "object", "properties": {"name": {"type": "string"}}, keyword: [dog, cat]}),
                json!({"type": "object", "properties": {"kind": {"enum": ["dog", "cat"]}}, keyword: [dog, cat]}),
            ]);
        }
    }
    pets
}

fn compiled(pet: &Value, policy: &Policy) -> Schema {
    let schema = json!({"type": "object", "properties": {"pet": pet}});
    Schema::compile(&schema, policy).unwrap_or_else(|error| panic!("{pet}: {error}"))
}

/// The fired rules, with their paths.
fn fired(schema: &Schema, pet: &Value) -> Result<(Value, Vec<String>), String> {
    let outcome = schema.from_value_with_report(json!({"pet": pet}));
    let (mut document, report) = outcome.map_err(|error| error.to_string())?;
    let again = schema.from_value_with_report(document.clone()).unwrap();
    assert!(again.1.is_empty() && again.0 == document, "{pet}");
    let rules = report.coercions().iter().map(|entry| format!("{} {}", entry.path.to_pointer(), entry.rule)).collect();
    Ok((document["pet"].take(), rules))
}

#[test]
fn rules_act_on_a_tag() {
    let policies = [
        Policy::new().at("/pet/kind", ["ignore_case"]).on("integer", ["string_to_number"]),
        Policy::new().on("enum", ["ignore_case"]).on("integer", ["string_to_number"]),
    ];
    for (pet, policy) in pets().iter().flat_map(|pet| policies.iter().map(move |policy| (pet, policy))) {
        let schema = compiled(pet, policy);
        assert!(schema.rules().to_string().lines().any(|row| row.starts_with("/pet/kind  ")), "{}", schema.rules());
        let both = vec!["/pet/kind ignore_case".to_owned(), "/pet/n string_to_number".to_owned()];
        assert_eq!(
            fired(&schema, &json!({"kind": "DOG", "n": "5"})),
            Ok((json!({"kind": "dog", "n": 5}), both)),
            "{pet}"
        );
        assert_eq!(fired(&schema, &json!({"n": true, "kind": "cat"})), Ok((json!({"kind": "cat", "n": true}), vec![])));
        let unknown = fired(&schema, &json!({"kind": "DGO", "n": "5"})).unwrap_err();
        assert_eq!(
            unknown,
            "pet.kind: expected `dog` or `cat`, got string \"DGO\"; ignore_case: matches no allowed value, ignoring case; did you mean `dog`?",
            "{pet}"
        );
    }
}

#[test]
fn a_tag_is_found_whatever_its_case() {
    // Without a tag that is required the first form accepts it.
    let is_certain = |pet: &&Value| pet.to_string().contains("[\"kind\"]");
    for pet in pets().iter().filter(is_certain) {
        let schema = compiled(pet, &Policy::new().at("/pet", ["ignore_key_case"]));
        let fired = fired(&schema, &json!({"Kind": "cat", "N": true}));
        let both = ["/pet/kind ignore_key_case", "/pet/n ignore_key_case"].map(str::to_owned).to_vec();
        assert_eq!(fired, Ok((json!({"kind": "cat", "n": true}), both)), "{pet}");
    }
}

#[test]
fn a_tag_may_have_several_values_and_other_types() {
    let mut pets = pets();
    for pet in &mut pets {
        *pet = serde_json::from_str(&pet.to_string().replace("\"cat\"]", "\"cat\",\"kitten\"]")).unwrap();
        let schema = compiled(pet, &Policy::new().at("/pet/kind", ["ignore_case"]));
        let fired = fired(&schema, &json!({"kind": "Kitten", "n": true}));
        assert_eq!(
            fired,
            Ok((json!({"kind": "kitten", "n": true}), vec!["/pet/kind ignore_case".to_owned()])),
            "{pet}"
        );
    }
    let pet =
        json!({"oneOf": [form(&json!({"const": 1}), "integer", true), form(&json!({"const": 2}), "boolean", true)]});
    let schema = compiled(&pet, &Policy::new().on("integer", ["string_to_number"]));
    let both = ["/pet/kind string_to_number", "/pet/n string_to_number"].map(str::to_owned).to_vec();
    assert_eq!(fired(&schema, &json!({"kind": "1", "n": "5"})), Ok((json!({"kind": 1, "n": 5}), both)));
}

/// Beside a list too, of which no tagged object is one.
#[test]
fn what_is_said_of_a_tag_changes_nothing_else() {
    let pet = json!({"anyOf": [pets()[0], {"type": "array", "items": {"type": "integer"}}]});
    let policy =
        Policy::new().on("enum", ["ignore_case"]).on("integer", ["string_to_number"]).on("object", ["string_to_json"]);
    let read = |pet: &Value, value: &Value| fired(&compiled(pet, &policy), value);
    assert_eq!(read(&pet, &json!(["5"])).map(|(value, _)| value), Ok(json!([5])));
    for pet in pets() {
        let never = policy.clone().never("/pet/kind");
        assert!(fired(&compiled(&pet, &never), &json!({"kind": "DOG"})).is_err(), "{pet}");
        let hidden = compiled(&pet, &policy.clone().sensitive("/pet/kind"));
        let issue = fired(&hidden, &json!({"kind": "s3cret", "n": 5})).unwrap_err();
        assert!(!issue.contains("s3cret"), "{issue}");
        assert_eq!(
            fired(&hidden, &json!({"kind": "DOG", "n": "5"})).map(|(value, _)| value),
            Ok(json!({"kind": "dog", "n": 5}))
        );
    }
}

/// A rule that takes out the tag does so before the tag tells which form a value has. Where one of the forms requires it, none does.
#[test]
fn a_tag_that_need_not_be_there_is_taken_out() {
    for (pet, rules) in
        pets().iter().flat_map(|pet| [["null_to_default"], ["invalid_to_default"]].map(|rules| (pet, rules)))
    {
        let schema = json!({"type": "object", "properties": {"pet": pet}});
        let policy = Policy::new().at("/pet/kind", rules);
        if pet.to_string().contains("[\"kind\"]") {
            let fault = Schema::compile(&schema, &policy).unwrap_err().to_string();
            assert_eq!(fault, format!("/pet/kind: `{}` does not fit `enum` here: remove it", rules[0]), "{pet}");
            continue;
        }
        let taken = Ok((json!({"n": 5}), vec![format!("/pet/kind {}", rules[0])]));
        assert_eq!(fired(&compiled(pet, &policy), &json!({"kind": null, "n": 5})), taken, "{pet}");
        let empty = Policy::new().at("/pet/kind", ["empty_to_null", "null_to_default"]);
        let read = fired(&compiled(pet, &empty), &json!({"kind": "", "n": 5}));
        assert_eq!(read.map(|(read, _)| read), Ok(json!({"n": 5})), "{pet}");
    }
}
