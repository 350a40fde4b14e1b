//! Rules that make the name of a variant, on enums that have their tag in a member.

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Options};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
#[coerce(ignore_case)]
enum Shape {
    Circle {
        #[coerce(string_to_number)]
        radius: u8,
    },
    #[serde(alias = "nothing")]
    Empty,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
#[coerce(ignore_case(separators))]
enum Event {
    InProgress(u8),
    Done,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
#[coerce(ignore_case)]
enum Open {
    Circle {
        #[coerce(string_to_number)]
        radius: u8,
    },
    #[serde(other)]
    Other,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Plain {
    Circle,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case)]
    plain: Vec<Plain>,
    #[serde(flatten)]
    shape: Shape,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c", rename_all = "lowercase")]
#[coerce(trim, ignore_case, bool_to_choice(yes = "on", no = "off"))]
enum Switch {
    On(#[coerce(trim, string_to_number)] u8),
    Off,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
#[coerce(trim)]
enum Mixed {
    Tagged(u8),
    #[serde(untagged)]
    Bare(Color),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Color {
    Red,
}

/// The last variant accepts whatever comes.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
#[coerce(string_to_json, trim, ignore_case, bool_to_choice(yes = "Circle", no = "Empty"))]
enum Caught {
    Circle {
        #[coerce(string_to_number)]
        radius: u8,
    },
    Empty,
    #[serde(untagged)]
    Any(Value),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
#[coerce(ignore_case)]
enum Beside {
    Tagged(u8),
    #[serde(untagged)]
    Bare {
        t: String,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Around {
    id: u8,
    #[serde(flatten)]
    caught: Caught,
}

/// What the document is read as, by value and by text, and what was repaired. The same comes of what it has become.
fn read<T: Coerce + PartialEq + std::fmt::Debug>(document: &Value) -> (T, Vec<String>) {
    let (value, report) = T::from_value_with_report(document.clone()).unwrap();
    let (by_text, of_text) = T::from_str_with_report(&document.to_string()).unwrap();
    assert_eq!((&by_text, &of_text), (&value, &report), "{document}");
    let canonical = Options::default().preview::<T>(document).unwrap().value;
    let (again, none) = T::from_value_with_report(canonical).unwrap();
    assert_eq!((&again, none.len()), (&value, 0), "{document}");
    let repairs = report.coercions().iter();
    (value, repairs.map(|coercion| format!("{} {}", coercion.path.to_pointer(), coercion.rule)).collect())
}

fn refused<T: Coerce + std::fmt::Debug>(document: &Value) -> String {
    let error: Error = T::from_value(document.clone()).unwrap_err();
    assert_eq!(T::from_str_with_report(&document.to_string()).unwrap_err().to_string(), error.to_string());
    error.to_string()
}

#[test]
fn the_tag_names_its_variant_in_any_case() {
    let circle = |radius| Shape::Circle { radius };
    let tag = || vec!["/type ignore_case".to_owned()];
    assert_eq!(read(&json!({"type": "Circle", "radius": 1})), (circle(1), vec![]));
    assert_eq!(read(&json!({"type": "CIRCLE", "radius": 1})), (circle(1), tag()));
    assert_eq!(read(&json!({"radius": 1, "type": "circle"})), (circle(1), tag()));
    assert_eq!(read(&json!({"type": "NOTHING"})), (Shape::Empty, tag()));
    assert_eq!(read(&json!(["CIRCLE", 1])), (circle(1), vec!["/0 ignore_case".to_owned()]));
    let both = read(&json!({"type": "CIRCLE", "radius": "1"}));
    assert_eq!(both, (circle(1), vec!["/radius string_to_number".to_owned(), "/type ignore_case".to_owned()]));
    for document in [json!({"t": "in progress", "c": 1}), json!({"c": 1, "t": "IN_PROGRESS"})] {
        assert_eq!(read(&document), (Event::InProgress(1), vec!["/t ignore_case".to_owned()]), "{document}");
    }
    assert_eq!(read(&json!(["done", null])), (Event::Done, vec!["/0 ignore_case".to_owned()]));
}

#[test]
fn all_rules_that_make_a_name_act_on_the_tag() {
    let tag = |rules: &[&str]| rules.iter().map(|rule| format!("/t {rule}")).collect::<Vec<_>>();
    assert_eq!(read(&json!({"t": " On ", "c": 5})), (Switch::On(5), tag(&["trim", "ignore_case"])));
    assert_eq!(read(&json!({"t": false})), (Switch::Off, tag(&["bool_to_choice"])));
    let content = vec!["/c trim".to_owned(), "/c string_to_number".to_owned(), "/t bool_to_choice".to_owned()];
    assert_eq!(read(&json!({"c": " 5 ", "t": true})), (Switch::On(5), content));
    assert_eq!(refused::<Switch>(&json!({"t": 5})), "t: expected `on` or `off`, got number 5");
    assert_eq!(
        refused::<Switch>(&json!(" x ")),
        "expected an object with `c` (optional) whose `t` is `on` or `off`, got string \" x \""
    );
    let rules = Switch::rules().to_string();
    assert!(rules.starts_with("/t       trim [eager], ignore_case") && !rules.contains("(root)"), "{rules}");
}

#[test]
fn beside_a_variant_without_a_tag_they_act_on_the_whole_too() {
    assert_eq!(read(&json!(" Red ")), (Mixed::Bare(Color::Red), vec![" trim".to_owned()]));
    assert_eq!(read(&json!({"t": " Tagged ", "c": 1})), (Mixed::Tagged(1), vec!["/t trim".to_owned()]));
}

#[test]
fn a_field_and_what_is_flattened_have_the_rule_too() {
    let document = json!({"plain": [{"type": "CIRCLE"}, {"type": "Circle"}], "type": "EMPTY"});
    let args = Args { plain: vec![Plain::Circle, Plain::Circle], shape: Shape::Empty };
    assert_eq!(read(&document), (args, vec!["/plain/0/type ignore_case".to_owned(), "/type ignore_case".to_owned()]));
}

#[test]
fn what_names_no_variant_is_refused_at_the_tag() {
    let expected = "type: expected one of `Circle`, `Empty`, `nothing`, got";
    let unknown = refused::<Shape>(&json!({"type": "circl", "radius": 1}));
    let reason = "ignore_case: matches no allowed value, ignoring case; did you mean `Circle`?";
    assert_eq!(unknown, format!("{expected} string \"circl\"; {reason}"));
    assert_eq!(refused::<Shape>(&json!({"type": 5})), format!("{expected} number 5"));
    // serde reads the name of a unit as the only member of an object, too: there it is no string.
    assert!(refused::<Event>(&json!({"t": {"DONE": null}})).ends_with("got string \"DONE\"; did you mean `Done`?"));
    assert_eq!(
        refused::<Shape>(&json!({"type": "CIRCLE", "radius": "x"})),
        "radius: expected an integer from 0 to 255, got string \"x\"; string_to_number: not a JSON number"
    );
}

#[test]
fn where_any_tag_is_accepted_valid_input_stays_valid() {
    let tag = || "/type ignore_case".to_owned();
    let circle = Open::Circle { radius: 1 };
    assert_eq!(read(&json!({"type": "CIRCLE", "radius": 1})), (Open::Circle { radius: 1 }, vec![tag()]));
    let repairs = vec!["/radius string_to_number".to_owned(), tag()];
    assert_eq!(read(&json!({"type": "CIRCLE", "radius": "1"})), (circle, repairs));
    for document in [json!({"type": "CIRCLE", "radius": "x"}), json!({"type": "CIRCLE"}), json!({"type": "else"})] {
        assert_eq!(read(&document), (Open::Other, vec![]), "{document}");
    }
}

#[test]
fn a_name_is_found_before_a_variant_without_a_tag_accepts_the_value() {
    let (circle, tag) = (|| Caught::Circle { radius: 1 }, "/type ignore_case".to_owned());
    let both = vec!["/type trim".to_owned(), tag.clone()];
    assert_eq!(read(&json!({"type": " CIRCLE ", "radius": 1})), (circle(), both));
    assert_eq!(read(&json!({"type": "empty"})), (Caught::Empty, vec![tag.clone()]));
    assert_eq!(read(&json!(r#"{"type": "Circle", "radius": 1}"#)), (circle(), vec![" string_to_json".to_owned()]));
    let around = |caught| Around { id: 1, caught };
    assert_eq!(read(&json!({"id": 1, "type": "CIRCLE", "radius": 1})), (around(circle()), vec![tag]));
    // What is no such value is accepted as it is: so is what has its name and is wrong, as serde has it.
    for document in [
        json!({"type": "CIRCLE", "radius": "1"}),
        json!({"type": "CIRCLE", "radius": "x"}),
        json!({"type": " else"}),
        json!({"type": "Circle", "radius": "1"}),
        json!({"type": true}),
        json!({"type": null, "radius": "1"}),
        json!(["CIRCLE"]),
        json!("{"),
    ] {
        assert_eq!(read(&document), (Caught::Any(document.clone()), vec![]), "{document}");
    }
    let (tagged, bare) = (Beside::Tagged(5), |t: &str| Beside::Bare { t: t.to_owned() });
    assert_eq!(read(&json!({"t": "TAGGED", "c": 5})), (tagged, vec!["/t ignore_case".to_owned()]));
    assert_eq!(read(&json!({"t": "TAGGED", "c": "x"})), (bare("TAGGED"), vec![]));
    assert_eq!(read(&json!({"t": "else"})), (bare("else"), vec![]));
}

#[test]
fn the_table_lists_it_at_the_tag() {
    assert_eq!(
        Args::rules().to_string(),
        "/plain/*/type        ignore_case\n/type                ignore_case\n/type=Circle/radius  string_to_number\n"
    );
    assert!(Open::rules().to_string().contains("/type                ignore_case [eager]\n"));
    let caught = Caught::rules().to_string();
    assert!(caught.contains("/type                trim [eager], ignore_case [eager], bool_to_choice"), "{caught}");
}
