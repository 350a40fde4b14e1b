//! `format`: an annotation, or an assertion where the policy says so.

use serde_coerce::IssueCode;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

const DRAFT_7: &str = "http://json-schema.org/draft-07/schema#";

fn read(schema: &Value, policy: &Policy, value: Value) -> Result<Value, String> {
    let schema = Schema::compile(schema, policy).unwrap();
    let (value, _) = schema.from_value_with_report(value).map_err(|error| error.to_string())?;
    let again = schema.from_value_with_report(value.clone()).unwrap();
    assert!(again.1.is_empty() && again.0 == value, "{value}");
    Ok(value)
}

#[test]
fn formats_are_asserted_where_the_policy_says_so() {
    let formats = [
        ("date", "2024-02-29", "2023-02-29"),
        ("date-time", "2024-02-29T12:00:00Z", "2024-02-29"),
        ("time", "12:00:00Z", "25:00:00Z"),
        ("duration", "P1D", "1 day"),
        ("email", "a@b.example", "a at b"),
        ("hostname", "b.example", "-b"),
        ("ipv4", "127.0.0.1", "localhost"),
        ("ipv6", "::1", "127.0.0.1"),
        ("uri", "https://b.example/a?b#c", "b c"),
        ("uri-reference", "/a", "\\a"),
        ("iri", "https://b.example/é", "b c"),
        ("uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8"),
        ("json-pointer", "/a/b", "a/b"),
        ("regex", "^a+$", "^(a"),
        ("uri-template", "https://b.example/{a}", "{a"),
    ];
    for (format, valid, invalid) in formats {
        let schema = json!({"type": "object", "properties": {"x": {"type": "string", "format": format}}});
        let read = |policy: &Policy, text: &str| read(&schema, policy, json!({"x": text}));
        for off in [Policy::new(), Policy::new().formats(false), Policy::new().formats(true).formats(false)] {
            assert!(read(&off, invalid).is_ok(), "{format}");
        }
        let on = Policy::new().formats(true);
        assert!(read(&on, valid).is_ok(), "{format}");
        let expected = format!("x: expected a string of the format `{format}`, got string {}", json!(invalid));
        assert_eq!(read(&on, invalid), Err(expected), "{format}");
    }
    // No string, and what nobody knows.
    for schema in [json!({"format": "date"}), json!({"format": "colour"})] {
        let value = if schema["format"] == "date" { json!(5) } else { json!("x") };
        assert!(read(&schema, &Policy::new().formats(true), value).is_ok(), "{schema}");
    }
}

#[test]
fn older_drafts_assert_them_unless_the_policy_says_otherwise() {
    let schema = json!({"$schema": DRAFT_7, "format": "date"});
    for (policy, asserts) in
        [(Policy::new(), true), (Policy::new().formats(true), true), (Policy::new().formats(false), false)]
    {
        assert_eq!(read(&schema, &policy, json!("today")).is_err(), asserts, "{policy:?}");
    }
}

fn without_zone(value: &Value) -> serde_coerce::Repair {
    value
        .as_str()
        .map_or(serde_coerce::Repair::Keep, |text| serde_coerce::Repair::To(json!(text.trim_end_matches('Z'))))
}

/// What a rule made of a text is undone where the format refuses it, and made where it asks for that.
#[test]
fn rules_are_judged_by_formats_too() {
    let properties = json!({
        "day": {"type": "string", "format": "date"},
        "maybe": {"type": ["string", "null"], "format": "date"},
        "pointer": {"type": "string", "format": "json-pointer"},
        "days": {"type": "array", "items": {"type": "string", "format": "date"}},
        "either": {"anyOf": [{"type": "string", "format": "date"}, {"type": "integer"}]},
    });
    let schema = json!({"type": "object", "properties": properties});
    let policy = Policy::new()
        .on("string", ["trim", "number_to_string"])
        .on("nullable", ["text_to_null(\"none\")"])
        .at("/day", ["invalid_to_default"])
        .on("array", ["drop_invalid_items"])
        .formats(true);
    for (value, expected) in [
        (json!({"day": " 2024-01-01 "}), json!({"day": "2024-01-01"})),
        (json!({"day": "tomorrow"}), json!({})),
        (json!({"maybe": "none"}), json!({"maybe": null})),
        // `/a ` is a pointer, and stays one as `/a`.
        (json!({"pointer": "/a "}), json!({"pointer": "/a"})),
        (json!({"days": ["2024-01-01", "x", " 2024-01-02"]}), json!({"days": ["2024-01-01", "2024-01-02"]})),
        (json!({"either": 5}), json!({"either": 5})),
    ] {
        assert_eq!(read(&schema, &policy, value.clone()), Ok(expected), "{value}");
    }
    // As text it is of the format; what the rule would make of it is not.
    let time = json!({"type": "object", "properties": {"at": {"type": "string", "format": "time"}}});
    let policy = Policy::new().custom("/at", "without_zone", without_zone);
    assert_eq!(read(&time, &policy, json!({"at": "12:00:00Z"})), Ok(json!({"at": "12:00:00"})));
    assert_eq!(read(&time, &policy.formats(true), json!({"at": "12:00:00Z"})), Ok(json!({"at": "12:00:00Z"})));
}

#[test]
fn what_is_sensitive_is_hidden_from_issues_of_formats() {
    let schema = json!({"type": "object", "properties": {"x": {"type": "string", "format": "uuid"}}});
    let schema = Schema::compile(&schema, &Policy::new().sensitive("/x").formats(true)).unwrap();
    let error = schema.from_value_with_report(json!({"x": "hunter2"})).unwrap_err();
    assert_eq!(error.to_string(), "x: expected a string of the format `uuid`, got a string of 7 characters");
    assert_eq!(error.issues()[0].code, IssueCode::InvalidValue);
}

/// Formats take time linear in the text.
#[test]
fn no_format_takes_long() {
    let texts = [
        "a".repeat(1 << 20),
        "xn--".repeat(1 << 16),
        format!("xn--{}", "a9".repeat(1 << 16)),
        "é".repeat(1 << 16),
        "(?:".repeat(1 << 14),
        "a{1000}".repeat(1 << 14),
        format!("{}a{}", "(".repeat(1 << 14), ")".repeat(1 << 14)),
        "[a-z]|".repeat(1 << 14),
        "{a}".repeat(1 << 14),
        "a@".repeat(1 << 14),
        "::".repeat(1 << 14),
    ];
    let formats = [
        "date",
        "date-time",
        "time",
        "duration",
        "email",
        "idn-email",
        "hostname",
        "idn-hostname",
        "ipv4",
        "ipv6",
        "uri",
        "uri-reference",
        "iri",
        "iri-reference",
        "uuid",
        "uri-template",
        "json-pointer",
        "relative-json-pointer",
        "regex",
    ];
    for format in formats {
        let schema = json!({"format": format});
        let schema = Schema::compile(&schema, &Policy::new().formats(true)).unwrap();
        for text in &texts {
            // It ends. How much work it takes is up to the validator.
            let _ = schema.from_value_with_report(json!(text)).is_ok();
        }
    }
}
