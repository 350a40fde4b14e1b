//! A member that is removed for one is gone for all.

use super::*;

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Defaulted {
    A {
        #[serde(default)]
        #[coerce(null_to_default)]
        x: u8,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct BesideAMap {
    #[serde(flatten)]
    u: Defaulted,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Debug, Deserialize, Coerce)]
struct Twice {
    #[serde(flatten)]
    one: Defaulted,
    #[serde(flatten)]
    two: Defaulted,
}

#[test]
fn a_member_read_as_absent_is_absent_for_all() {
    let read = is_read_as::<BesideAMap>(r#"{"x": null}"#, &json!({}), &[("/x", "null_to_default")]);
    assert!(read.rest.is_empty());
    is_read_as::<Twice>(r#"{"x": null}"#, &json!({}), &[("/x", "null_to_default")]);
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Folded {
    #[coerce(ignore_key_case)]
    A { is_investor: u8 },
}

#[derive(Debug, Deserialize, Coerce)]
struct Renamed {
    #[serde(flatten)]
    u: Folded,
    #[serde(flatten)]
    rest: Rest,
}

#[test]
fn a_member_renamed_for_one_is_renamed_for_all() {
    let canonical = json!({"is_investor": 5});
    let read = is_read_as::<Renamed>(r#"{"IsInvestor": 5}"#, &canonical, &[("/is_investor", "ignore_key_case")]);
    assert_eq!(json!(read.rest), canonical);
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Limits {
    #[coerce(object_to_value(key = "value"))]
    range: Option<Range>,
    #[coerce(list_to_item)]
    most: Option<u8>,
    other: Option<Vec<u8>>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Range {
    least: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Tried {
    Named { name: String },
    Limits(Limits),
}

#[derive(Debug, Deserialize, Coerce)]
struct Lent {
    #[serde(flatten)]
    limits: Option<Limits>,
}

/// serde ignores the member and accepts the rest. What it has not read it has not accepted.
#[test]
fn the_rules_of_a_field_act_on_what_is_renamed_to_it() {
    let unwrapped = [("/range", "ignore_key_case"), ("/range", "object_to_value")];
    let item = [("/most", "ignore_key_case"), ("/most", "list_to_item")];
    for (text, canonical, rules) in [
        (r#"{"Range": {"value": {"least": 5}}}"#, json!({"range": {"least": 5}}), &unwrapped[..]),
        (r#"{"MOST": [5]}"#, json!({"most": 5}), &item),
        (r#"{"MOST": 5}"#, json!({"most": 5}), &item[..1]),
        // A member that comes after it is what it was.
        (r#"{"MOST": 5, "other": [5]}"#, json!({"most": 5, "other": [5]}), &item[..1]),
    ] {
        is_read_as::<Limits>(text, &canonical, rules);
        is_read_as::<Tried>(text, &canonical, rules);
        is_read_as::<Lent>(text, &canonical, rules);
    }
    assert!(Tried::from_value(json!({"Most": "x"})).is_err());
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(drop_keys("note"))]
struct Strict {
    x: u8,
}

/// A `Value` has the member once, and a patch can take it out once.
#[test]
fn a_dropped_member_that_comes_twice_is_dropped_once() {
    for text in [
        r#"{"note": 1, "note": 2, "x": 1}"#,
        r#"{"note": 1, "x": 1, "note": {"a": 1}}"#,
        r#"{"x": 1, "note": 1, "note": 1, "note": 1}"#,
    ] {
        let (read, report) = Strict::from_str_with_report(text).unwrap();
        assert_eq!(read.x, 1);
        assert_eq!(patched(serde_json::from_str(text).unwrap(), &report), json!({"x": 1}), "{text}");
        let removals = report.to_json_patch();
        assert_eq!(removals.as_array().map(Vec::len), Some(1), "{removals}");
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Two {
    #[serde(flatten)]
    one: Denied,
    #[serde(flatten)]
    two: BTreeMap<String, Value>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Denied {
    A(Strict),
}

#[test]
fn a_member_dropped_for_one_is_gone_for_all() {
    is_read_as::<Two>(r#"{"note": 1, "x": 1}"#, &json!({"x": 1}), &[("/note", "drop_keys")]);
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(drop_keys("x", "note"))]
struct Around {
    #[coerce(string_to_number)]
    a: u8,
    #[serde(flatten)]
    inner: Inner,
}

#[derive(Debug, Deserialize, Coerce)]
struct Inner {
    x: Option<u8>,
}

#[test]
fn a_member_that_a_flattened_field_reads_is_not_dropped() {
    let canonical = json!({"a": 1, "x": 2});
    is_read_as::<Around>(r#"{"a": 1, "x": 2}"#, &canonical, &[]);
    let dropped = [("/a", "string_to_number"), ("/note", "drop_keys")];
    let read = is_read_as::<Around>(r#"{"note": 3, "a": "1", "x": 2, "note": 4}"#, &canonical, &dropped);
    assert_eq!((read.a, read.inner.x), (1, Some(2)));
    assert!(Around::from_value(json!({"a": 1, "other": 3})).is_err());
}

#[derive(Debug, Deserialize, Coerce)]
struct Point {
    x: u32,
    y: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed {
    name: String,
    #[serde(flatten)]
    point: Option<Point>,
}

/// serde reads the members of a struct in their order, and leaves those behind one that it can't read.
#[test]
fn a_member_that_a_flattened_field_has_left_is_not_called_unknown_by_a_name_like_its_own() {
    assert!(
        Closed::from_str_with_report(r#"{"name": "a", "x": 1, "y": "b"}"#)
            .is_ok_and(|(closed, _)| closed.point.is_none())
    );
    let text = r#"{"name": "a", "y": "b", "x": 1}"#;
    assert!(serde_json::from_str::<Closed>(text).is_err());
    let line = "x: unknown field; the flattened field that would read it does not accept what is there";
    assert_eq!(Closed::from_str_with_report(text).unwrap_err().to_string(), line);
}

/// Behind a tag that it can't read, serde leaves the content of an option for others, whose rules act on it then; it takes out what stands
/// before.
#[test]
fn an_option_by_tag_takes_what_stands_before_a_wrong_tag() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "op", content = "args", rename_all = "lowercase")]
    enum Call {
        List,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Called {
        #[coerce(string_to_number)]
        number: u8,
        #[serde(flatten)]
        call: Option<Call>,
        #[serde(flatten)]
        #[coerce(each(string_to_number))]
        rest: BTreeMap<String, u8>,
    }
    let table = [
        (r#"{"number": "1", "op": "other", "args": "2"}"#, Some(&2), 2),
        (r#"{"number": "1", "args": "2", "op": "other"}"#, None, 1),
    ];
    for (text, left, repairs) in table {
        let (read, report) = Called::from_str_with_report(text).unwrap();
        assert!(read.call.is_none() && read.number == 1, "{text}");
        assert_eq!((read.rest.get("args"), report.len()), (left, repairs), "{text}");
    }
}
