//! A member that two flattened fields read is one member.

use super::*;

#[derive(Debug, Deserialize, Coerce)]
struct Untagged {
    #[serde(flatten)]
    u: Number,
    #[serde(flatten)]
    rest: Rest,
}

#[test]
fn a_map_sees_what_was_repaired_for_an_untagged_enum() {
    let read = is_read_as::<Untagged>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
    assert_eq!(read.rest["x"], 5);
    is_read_as::<Untagged>(r#"{"y": "5", "x": "5"}"#, &json!({"x": 5, "y": "5"}), &[("/x", "string_to_number")]);
}

#[derive(Debug, Deserialize, Coerce)]
struct Reversed {
    #[serde(flatten)]
    rest: Rest,
    #[serde(flatten)]
    u: Number,
}

#[test]
fn whichever_of_them_comes_first() {
    let read = is_read_as::<Reversed>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
    assert_eq!(read.rest["x"], 5);
}

#[derive(Debug, Deserialize, Coerce)]
struct Tagged {
    #[serde(flatten)]
    kind: Kind,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "t")]
enum Kind {
    A {
        #[coerce(string_to_number)]
        x: u8,
    },
}

#[test]
fn for_an_internally_tagged_enum() {
    let canonical = json!({"t": "A", "x": 5});
    is_read_as::<Tagged>(r#"{"t": "A", "x": "5"}"#, &canonical, &[("/x", "string_to_number")]);
    is_read_as::<Tagged>(r#"{"x": "5", "t": "A"}"#, &canonical, &[("/x", "string_to_number")]);
}

#[derive(Debug, Deserialize, Coerce)]
struct Level(#[coerce(string_to_number)] u8);

#[derive(Debug, Deserialize, Coerce)]
struct Maps {
    #[serde(flatten)]
    levels: BTreeMap<String, Level>,
    #[serde(flatten)]
    rest: Rest,
}

#[test]
fn for_a_map_of_newtypes_with_rules() {
    let read = is_read_as::<Maps>(
        r#"{"a": "5", "b": 6, "c": "7"}"#,
        &json!({"a": 5, "b": 6, "c": 7}),
        &[("/a", "string_to_number"), ("/c", "string_to_number")],
    );
    assert_eq!((read.rest["a"].clone(), read.rest["c"].clone()), (json!(5), json!(7)));
}

#[derive(Debug, Deserialize, Coerce)]
struct Structs {
    #[serde(flatten)]
    inner: Inner,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Debug, Deserialize, Coerce)]
struct Inner {
    #[coerce(string_to_number)]
    x: u8,
    #[serde(flatten)]
    more: BTreeMap<String, Level>,
}

#[test]
fn for_a_struct_that_flattens() {
    is_read_as::<Structs>(
        r#"{"x": "5", "y": "6"}"#,
        &json!({"x": 5, "y": 6}),
        &[("/x", "string_to_number"), ("/y", "string_to_number")],
    );
}

#[derive(Debug, Deserialize, Coerce)]
struct TwoAlike {
    #[serde(flatten)]
    one: Number,
    #[serde(flatten)]
    two: Number,
}

#[test]
fn two_that_want_the_same_repair_have_it_once() {
    is_read_as::<TwoAlike>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
}

#[derive(Debug, Deserialize, Coerce)]
struct Maybe {
    #[serde(flatten)]
    u: Option<Number>,
    #[serde(flatten)]
    rest: Rest,
}

/// serde reads a flattened option that does not fit as `None`. It is repaired before; where that is no use, it is left alone.
#[test]
fn an_option_that_does_not_fit_is_repaired_or_none() {
    let read = is_read_as::<Maybe>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
    assert!(read.u.is_some());
    let read = is_read_as::<Maybe>(r#"{"x": "five"}"#, &json!({"x": "five"}), &[]);
    assert!(read.u.is_none());
}

#[derive(Debug, Deserialize, Coerce)]
struct Eager {
    #[serde(flatten)]
    u: Trimmed,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "t")]
enum Trimmed {
    A {
        #[coerce(trim)]
        x: String,
    },
}

#[test]
fn of_an_eager_rule_too() {
    is_read_as::<Eager>(r#"{"t": "A", "x": " a "}"#, &json!({"t": "A", "x": "a"}), &[("/x", "trim")]);
}

#[derive(Debug, Deserialize)]
struct Foreign {
    x: String,
}

#[derive(Debug, Deserialize, Coerce)]
struct TakenOut {
    #[coerce(trim)]
    name: String,
    #[serde(flatten)]
    foreign: Foreign,
    #[serde(flatten)]
    numbers: BTreeMap<String, u8>,
}

/// A foreign struct takes out the members that it reads, and leaves the others: the map has a number for each of those.
#[test]
fn what_a_foreign_struct_reads_is_not_in_the_map_behind_it() {
    let canonical = json!({"name": "a", "x": "text", "y": 1});
    let read = is_read_as::<TakenOut>(r#"{"name": " a ", "x": "text", "y": 1}"#, &canonical, &[("/name", "trim")]);
    assert_eq!((&*read.foreign.x, read.numbers), ("text", BTreeMap::from([("y".to_owned(), 1)])));
    for error in refused::<TakenOut>(r#"{"name": 5, "x": "text", "y": "no"}"#) {
        let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        assert_eq!(paths, ["/name", "/y"], "{error}");
    }
    for error in refused::<TakenOut>(r#"{"name": "a", "y": 1}"#) {
        assert_eq!(error.to_string(), "x: missing");
    }
}

/// An object, or a list of them.
#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Deep {
    Object {
        #[coerce(string_to_number)]
        n: u8,
    },
    List(Vec<Deep>),
}

#[derive(Debug, Deserialize, Coerce)]
struct List(#[coerce(singleton_list)] Vec<Value>);

#[derive(Debug, Deserialize, Coerce)]
struct InsideFirst {
    #[serde(flatten)]
    deep: BTreeMap<String, Deep>,
    #[serde(flatten)]
    lists: BTreeMap<String, List>,
}

/// The report is in the order in which the rules fired, where it is not that of the paths.
#[test]
fn where_the_second_repairs_what_is_around_a_repair_of_the_first() {
    let read = is_read_as::<InsideFirst>(
        r#"{"x": {"n": "5"}, "a": [{"n": 1}, {"n": "2"}]}"#,
        &json!({"x": [{"n": 5}], "a": [{"n": 1}, {"n": 2}]}),
        &[("/a/1/n", "string_to_number"), ("/x/n", "string_to_number"), ("/x", "singleton_list")],
    );
    assert_eq!(read.lists["x"].0, [json!({"n": 5})]);
}

#[derive(Debug, Deserialize, Coerce)]
struct Low {
    n: i8,
}

#[derive(Debug, Deserialize, Coerce)]
struct LowOnly(#[coerce(drop_invalid_items)] Vec<Low>);

#[derive(Debug, Deserialize, Coerce)]
struct DroppedLater {
    #[serde(flatten)]
    deep: BTreeMap<String, Deep>,
    #[serde(flatten)]
    low: BTreeMap<String, LowOnly>,
}

#[test]
fn where_the_second_drops_an_item_before_one_that_the_first_has_repaired() {
    let read = is_read_as::<DroppedLater>(
        r#"{"x": [{"n": 200}, {"n": "5"}, {"n": 201}, {"n": 6}]}"#,
        &json!({"x": [{"n": 5}, {"n": 6}]}),
        &[("/x/2", "drop_invalid_items"), ("/x/0", "drop_invalid_items"), ("/x/0/n", "string_to_number")],
    );
    assert_eq!(read.low["x"].0.iter().map(|low| low.n).collect::<Vec<_>>(), [5, 6]);
}

#[derive(Debug, Deserialize, Coerce)]
struct Part {
    #[coerce(string_to_number)]
    a: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Whole {
    #[serde(flatten)]
    part: Part,
    #[coerce(string_to_number)]
    b: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Wholes {
    #[coerce(drop_invalid_items)]
    xs: Vec<Whole>,
}

/// Items that are read in two parts are items like all others: those that were dropped come first.
#[test]
fn inside_items_of_which_some_are_dropped() {
    is_read_as::<Wholes>(
        r#"{"xs": [null, {"a": 0, "b": "2"}, null]}"#,
        &json!({"xs": [{"a": 0, "b": 2}]}),
        &[("/xs/2", "drop_invalid_items"), ("/xs/0", "drop_invalid_items"), ("/xs/0/b", "string_to_number")],
    );
    is_read_as::<Wholes>(
        r#"{"xs": [null, {"a": "0", "b": "2"}, 0, {"a": 1, "b": 2}]}"#,
        &json!({"xs": [{"a": 0, "b": 2}, {"a": 1, "b": 2}]}),
        &[
            ("/xs/2", "drop_invalid_items"),
            ("/xs/0", "drop_invalid_items"),
            ("/xs/0/a", "string_to_number"),
            ("/xs/0/b", "string_to_number"),
        ],
    );
}
