//! Random types with random sets of rules, and values that nearly fit them: what holds of every repair.
//!
//! The cases are the same in each run, so that what passes once passes always. For others, and more of them:
//!
//! ```text
//! PROPTEST_RNG_SEED=$RANDOM PROPTEST_CASES=1000000 cargo test --all-features -p serde_coerce_runtime --lib repair::sets
//! ```

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::vec::IntoIter;

use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestCaseResult, TestRunner};
use serde_json::{Map, Value, json};

use super::pairs::{byte, declared, units, values};
use crate::engine::testing::{Planned, only, replays};
use crate::report::{Error, Issue, IssueCode, Report};
use crate::rules::{ALL, Definition, Items, Level, Rule, Rules};
use crate::schema::testing::*;
use crate::schema::{Edge, Field, Fields, Form, Graph, Schema, Shape, Step, Tagging, Variant};
use crate::trials::so_many;

/// Types and values, unless `PROPTEST_CASES` says otherwise.
const CASES: usize = so_many(8_192);

/// Decides what a type and a value are. Once it is used up, the simplest.
pub(super) struct Dice {
    bytes: IntoIter<u8>,
    /// The values of fields that must not be shown, if there are such fields.
    secrets: &'static [&'static str],
}

impl Dice {
    pub(super) fn of(bytes: Vec<u8>, secrets: &'static [&'static str]) -> Self {
        Self { bytes: bytes.into_iter(), secrets }
    }

    pub(super) fn roll(&mut self, below: usize) -> usize {
        usize::from(self.bytes.next().unwrap_or(0)) % below
    }

    /// Returns whether that comes about, once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == times - 1
    }

    /// Returns whether the next field must not be shown.
    fn hides(&mut self) -> bool {
        !self.secrets.is_empty() && self.once_in(3)
    }

    /// Up to five rules, in the order of the table, each at most once.
    fn rules(&mut self, is_field: bool) -> Vec<Rule> {
        let mut chosen: BTreeSet<_> = (0..self.roll(6)).map(|_| self.roll(ALL.len())).collect();
        // Only a field with a default can be left out.
        chosen.retain(|at| is_field || !ALL[*at].removes && !ALL[*at].fallback);
        let mut one_of = |at| {
            let mut forms = declared(ALL[at]);
            forms.swap_remove(self.roll(forms.len()))
        };
        chosen.into_iter().map(&mut one_of).collect()
    }
}

/// A type, and a value that it accepts.
type Made = (Edge, Value);

fn scalar(dice: &mut Dice) -> Made {
    match dice.roll(6) {
        0 => (string(), json!(["a", "1", "on", "true"][dice.roll(4)])),
        1 => (byte(), json!(1)),
        2 => (owned(Shape::Bool), json!(true)),
        3 => (owned(Shape::Float(Float::Double)), json!(1.5)),
        4 => (units(), json!("on")),
        _ => (owned(Shape::Any), json!({"a": 1})),
    }
}

fn made(levels: usize, dice: &mut Dice) -> Made {
    if levels == 0 {
        return scalar(dice);
    }
    match dice.roll(10) {
        0..=2 => scalar(dice),
        8 => {
            let (edge, value) = used(levels - 1, dice);
            (owned(wrapper(edge, dice.once_in(2))), value)
        }
        3 => {
            let (edge, value) = used(levels - 1, dice);
            (owned(option(edge)), value)
        }
        4 => {
            let (edge, value) = used(levels - 1, dice);
            (owned(list(edge)), json!([value]))
        }
        5 => {
            let (edge, value) = used(levels - 1, dice);
            (owned(map(string(), edge)), json!({"k": value, "1": value}))
        }
        6 => {
            let ((first, one), (second, two)) = (used(levels - 1, dice), used(levels - 1, dice));
            (owned(tuple(vec![first, second])), json!([one, two]))
        }
        7 => choice(levels - 1, dice),
        _ => {
            let (fields, members) = object(levels - 1, dice);
            (with_rules(Shape::Struct(fields), dice), members.into())
        }
    }
}

/// What must not be shown.
fn secret(dice: &mut Dice) -> Made {
    let text = dice.secrets[dice.roll(dice.secrets.len())];
    let value = Value::from(text);
    let (edge, value) = match dice.roll(8) {
        // A type that reads itself, which says what it hides.
        5 => return (foreign(Some(record(vec![field("pin", sensitive(string()))]))), json!({ "pin": value })),
        0 => (owned(Shape::Any), json!({ "at": value })),
        1 => (owned(option(string())), value),
        2 => (owned(list(string())), json!([value])),
        3 => (record(vec![field("value", string())]), json!({ "value": value })),
        4 => (owned(map(string(), byte())), json!({ text: 1 })),
        _ => (string(), value),
    };
    (sensitive(edge), value)
}

/// A type with rules for its values.
pub(super) fn with_rules(shape: Shape, dice: &mut Dice) -> Edge {
    let of_type = dice.rules(false).into_iter().map(|rule| Rule { level: Level::Whole, ..rule });
    of_schema(Schema { rules: Arc::new(only(of_type.collect())), ..Schema::new(shape) })
}

/// A type where it is used, with rules there.
fn used(levels: usize, dice: &mut Dice) -> Made {
    let (edge, value) = made(levels, dice);
    (ruled(edge, Rules { items: Items::Same, ..only(dice.rules(false)) }), value)
}

pub(super) fn object(levels: usize, dice: &mut Dice) -> (Fields, Map<String, Value>) {
    let mut members = Map::new();
    let mut list = Vec::new();
    for name in ["itemCount", "a", "value"].into_iter().take(1 + dice.roll(3)) {
        let optional = dice.once_in(2);
        let (edge, value) = if dice.hides() { secret(dice) } else { made(levels, dice) };
        let edge = ruled(edge, Rules { items: Items::Same, ..only(dice.rules(optional)) });
        list.push(Field { optional, ..field(name, edge) });
        members.insert(name.to_owned(), value);
    }
    let deny_unknown = dice.once_in(2);
    let drop_keys = if deny_unknown && dice.once_in(2) { texts(&["description"]) } else { texts(&[]) };
    let mut fields = Fields { deny_unknown, drop_keys, ignore_key_case: dice.once_in(3), ..fields(list) };
    if !deny_unknown && dice.once_in(3) {
        let (edge, value) = used(0, dice);
        let (flattened, value) = if dice.once_in(2) {
            (owned(map(string(), owned(Shape::Any))), json!({ "k": value }))
        } else {
            (record(vec![field("k", edge)]), json!({ "k": value }))
        };
        fields = Fields { flattened: vec![flattened], from_list: false, ..fields };
        members.extend(value.as_object().cloned().unwrap_or_default());
    }
    (fields, members)
}

fn choice(levels: usize, dice: &mut Dice) -> Made {
    let (fields, members) = object(levels, dice);
    let set = Variant { form: Form::Struct, ..newtype("set", with_rules(Shape::Struct(fields), dice)) };
    let members = Value::from(members);
    let (tagging, value) = match dice.roll(4) {
        0 => (Tagging::External, json!({ "set": members })),
        1 => (internal("op"), tagged(members)),
        2 => (adjacent("op", "data"), json!({"op": "set", "data": members})),
        _ => (Tagging::Untagged, members),
    };
    let mut variants = vec![set];
    if tagging != internal("op") {
        let (edge, _) = used(levels, dice);
        variants.push(newtype("put", edge));
    }
    if tagging != Tagging::Untagged {
        let is_other = tagging != Tagging::External && dice.once_in(3);
        variants.push(Variant { other: is_other, ..unit("on") });
        if dice.once_in(3) {
            let (edge, _) = used(levels, dice);
            variants.push(Variant { untagged: true, ..newtype("loose", edge) });
        }
    }
    (with_rules(enumeration(tagging, variants), dice), value)
}

fn tagged(mut members: Value) -> Value {
    members["op"] = "set".into();
    members
}

/// The value, or one that nearly is it.
fn bent(value: Value, awkward: &[Value], dice: &mut Dice) -> Value {
    let value = match value {
        Value::Array(items) => items.into_iter().map(|item| bent(item, awkward, dice)).collect(),
        Value::Object(members) => {
            members.into_iter().map(|(key, value)| (respelled(key, dice), bent(value, awkward, dice))).collect()
        }
        Value::String(text) => respelled(text, dice).into(),
        scalar => scalar,
    };
    match dice.roll(16) {
        7 => Value::Null,
        8 => value.to_string().into(),
        9 => json!([value]),
        10 => json!({ "value": value }),
        11 => json!({"a": value, "description": "x"}),
        12 | 13 => of_another_kind(value),
        14.. => awkward[dice.roll(awkward.len())].clone(),
        _ => value,
    }
}

/// The value as a caller of another language says it.
pub(super) fn of_another_kind(value: Value) -> Value {
    match value {
        Value::Bool(is) => u8::from(is).into(),
        Value::Number(number) if number.as_u64() == Some(1) => json!(1.0),
        Value::String(text) if text == "1" => json!(1),
        Value::Number(_) | Value::String(_) => json!(true),
        Value::Array(items) => (0..).map(|index: usize| index.to_string()).zip(items).collect::<Map<_, _>>().into(),
        Value::Object(members) => members.into_iter().map(|(key, _)| key).collect(),
        Value::Null => json!("null"),
    }
}

fn respelled(text: String, dice: &mut Dice) -> String {
    match dice.roll(13) {
        5 => String::new(),
        6 => format!("```\n{text}\n```"),
        7 => format!("{text}%"),
        8 => text.to_uppercase(),
        9 => format!(" {text} "),
        10 => "item_count".to_owned(),
        11 => "description".to_owned(),
        _ => text,
    }
}

/// Returns whether nothing has happened, or an eager rule has made another value, on which other rules may act. Where keys are `folded`,
/// a value may be given up for a member that is judged as the field that it is meant to be, which nothing but the loss shows.
fn may_come_of_valid(safe: &Result<(Value, Report), Error>, folded: bool) -> bool {
    let may_have_acted = |name: &str| {
        let rule = ALL.iter().find(|rule| rule.name == name);
        let gives_up = |rule: &Definition| folded && (rule.fallback || rule.drops_items);
        let is_eager = |rule: &Definition| rule.eager || !rule.eager_where.is_empty() || rule.name == "object_to_value";
        rule.is_none_or(|rule| is_eager(rule) || gives_up(rule))
    };
    match safe {
        Ok((_, report)) => report.is_empty() || report.coercions().iter().any(|entry| may_have_acted(entry.rule)),
        // A member that nobody reads without `ignore_key_case` or `object_to_value` is judged as what it is with them.
        Err(error) => {
            let reads = ["ignore_key_case", "object_to_value"];
            let renamed = error.report().coercions().iter().any(|entry| reads.contains(&entry.rule));
            renamed || error.issues().iter().any(|issue| issue.code == IssueCode::DuplicateField)
        }
    }
}

/// All that an outcome says.
fn said(outcome: &Result<(Value, Report), Error>) -> (Option<&Value>, &Report, &[Issue]) {
    match outcome {
        Ok((canonical, report)) => (Some(canonical), report, &[]),
        Err(error) => (None, error.report(), error.issues()),
    }
}

/// The guarantees, for one type and one value.
fn holds(document: &Edge, input: &Value, fired: &RefCell<BTreeSet<&'static str>>) -> TestCaseResult {
    let folds = |schema: &&Schema| matches!(&schema.shape, Shape::Struct(fields) if fields.ignore_key_case);
    let folded = Graph::of(&[document.schema(&[])], Step::is_read, &[]).schemas.iter().any(folds);
    let document = Planned::of(document);
    let (safe, walked) = (document.repaired(input), document.walked(input));
    prop_assert_eq!(said(&safe), said(&walked), "a look and the walk don't agree");
    let text = document.repaired_text(input);
    // Of a text, what nothing reads is no part of the tree.
    let of_text = (safe.as_ref().ok().map(|(value, _)| value), said(&text).1, said(&text).2);
    prop_assert_eq!((said(&safe), safe.is_ok()), (of_text, text.is_ok()), "a value and its text don't agree");
    if document.strictly(input).is_ok() {
        prop_assert!(may_come_of_valid(&safe, folded), "valid input is refused or changed: {:?}", safe);
    }
    let Ok((canonical, report)) = safe else { return Ok(()) };
    fired.borrow_mut().extend(report.coercions().iter().map(|entry| entry.rule));
    prop_assert!(document.facts.rules || report.is_empty());
    prop_assert!(replays(input, &canonical, &report), "does not replay to {}: {:?}", canonical, report);
    prop_assert!(document.strictly(&canonical).is_ok(), "not canonical: {}", canonical);
    let (again, nothing) = document.repaired(&canonical).map_err(|error| fail(&error))?;
    prop_assert_eq!((again, nothing.coercions()), (canonical, &[][..]), "repaired again");
    Ok(())
}

fn fail(error: &Error) -> TestCaseError {
    TestCaseError::fail(format!("refused when it is canonical: {error}"))
}

#[test]
fn no_set_breaks_a_guarantee() {
    let (awkward, fired) = (values(), RefCell::new(BTreeSet::new()));
    let asked = Config::default();
    let rng_seed = if asked.rng_seed == RngSeed::Random { RngSeed::Fixed(0) } else { asked.rng_seed };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { CASES.try_into().unwrap() };
    let config = Config { rng_seed, cases, failure_persistence: None, max_shrink_time: 20_000, ..asked };
    let outcome = TestRunner::new(config).run(&vec(any::<u8>(), 0..300), |bytes| {
        let mut dice = Dice::of(bytes, &[]);
        let (fields, members) = object(2, &mut dice);
        let document = with_rules(Shape::Struct(fields), &mut dice);
        let input = bent(members.into(), &awkward, &mut dice);
        holds(&document, &input, &fired).map_err(|error| error_of(&document, &input, &error))
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    let fired = fired.into_inner();
    // Of few cases few may be expected.
    assert!(fired.len() > 20 || cases < 500, "few rules fire: {fired:?}");
}

fn error_of(document: &Edge, input: &Value, error: &TestCaseError) -> TestCaseError {
    TestCaseError::fail(format!("{error}\n{input}\n{document:?}"))
}
