//! Documents repaired along schemas written by hand, and what holds of every repair.

use std::sync::Arc;

use serde_json::Value;

use super::read::{self, Reads};
use super::{Settings, repair};
use crate::plan::Plan;
use crate::report::{Error, Limits, Mode, Recorder, Report};
use crate::rules::{Arguments, Definition, Items, Level, Rule, Rules};
use crate::schema::testing::{no_rules, of_schema, record, ruled};
use crate::schema::{Edge, Facts, Field, Schema};
use crate::tree::Tree;

/// A rule with these arguments, at its place in the table.
pub(super) fn with(definition: &'static Definition, arguments: Arguments) -> Rule {
    definition.rule_with(arguments, "")
}

/// A rule without arguments.
pub(crate) fn plain(definition: &'static Definition) -> Rule {
    with(definition, Arguments::None)
}

/// The rules of a location without items.
pub(crate) fn only(list: Vec<Rule>) -> Rules {
    Rules { list, ..no_rules() }
}

/// The rules of a list or a map, and those of its items.
pub(crate) fn and_each(list: Vec<Rule>, each: Vec<Rule>) -> Rules {
    Rules { list, items: Items::Each(Arc::new(only(each))) }
}

/// The use of a type with these rules.
pub(crate) fn rules(edge: Edge, list: Vec<Rule>) -> Edge {
    ruled(edge, only(list))
}

/// A struct with rules of its own.
pub(crate) fn ruled_record(list: Vec<Field>, rules: Vec<Rule>) -> Edge {
    let Edge { to, .. } = record(list);
    let crate::schema::Ref::Here(schema) = to else { panic!("made here") };
    let schema = Arc::into_inner(schema).expect("made here");
    of_schema(Schema { rules: Arc::new(only(rules)), ..schema })
}

/// The canonical document of a value, and the report.
pub(super) fn repaired(edge: &Edge, value: &Value) -> Result<(Value, Report), Error> {
    repaired_among(&[], edge, value)
}

/// The outcome for a type that uses some of these.
pub(super) fn repaired_among(schemas: &[Schema], edge: &Edge, value: &Value) -> Result<(Value, Report), Error> {
    Planned::among(schemas, edge).repaired(value)
}

/// A type of which all is known.
pub(super) struct Planned<'s> {
    plan: Plan,
    pub(super) facts: Facts,
    definitions: &'s [Schema],
}

impl Planned<'static> {
    pub(super) fn of(edge: &Edge) -> Self {
        Self::among(&[], edge)
    }
}

impl<'s> Planned<'s> {
    fn among(definitions: &'s [Schema], edge: &Edge) -> Self {
        let facts = Facts::of(edge.schema(definitions), definitions);
        Self { plan: Plan::of(Some(edge), definitions), facts, definitions }
    }

    /// The canonical document of a value, and the report.
    pub(super) fn repaired(&self, value: &Value) -> Result<(Value, Report), Error> {
        self.in_mode(Mode::Safe, u64::MAX, value)
    }

    /// The same if nothing is decided at a look: where work is limited, all of it is walked.
    pub(super) fn walked(&self, value: &Value) -> Result<(Value, Report), Error> {
        self.in_mode(Mode::Safe, u64::MAX - 1, value)
    }

    /// The outcome in strict mode.
    pub(super) fn strictly(&self, value: &Value) -> Result<(Value, Report), Error> {
        self.in_mode(Mode::Strict, u64::MAX, value)
    }

    /// The canonical document of the text of a value, and the report.
    pub(super) fn repaired_text(&self, value: &Value) -> Result<(Value, Report), Error> {
        let text = value.to_string();
        let reads = Reads {
            plan: &self.plan,
            definitions: self.definitions,
            depth: Limits::default().depth,
            rules: true,
            digits: self.facts.digits,
        };
        let tree = read::read_text(text.as_str().into(), reads).expect("it is JSON");
        self.walk(tree, Mode::Safe, u64::MAX, false)
    }

    /// What becomes of a value of which it is known that it is accepted.
    pub(super) fn accepted(&self, value: &Value) -> Result<(Value, Report), Error> {
        self.walk(Tree::Value(value), Mode::Safe, u64::MAX, true)
    }

    fn in_mode(&self, mode: Mode, budget: u64, value: &Value) -> Result<(Value, Report), Error> {
        self.walk(Tree::Value(value), mode, budget, false)
    }

    fn walk(&self, mut tree: Tree<'_>, mode: Mode, budget: u64, valid: bool) -> Result<(Value, Report), Error> {
        let settings = Settings {
            plan: &self.plan,
            in_memory: true,
            facts: self.facts,
            source: false,
            previews: false,
            mode,
            limits: Limits::default(),
            definitions: self.definitions,
            human_readable: true,
            changes_accepted: self.facts.is_eager(),
            valid,
            budget,
        };
        let mut recorder = Recorder::new(settings.limits);
        repair(&mut tree, &settings, &mut recorder);
        if recorder.failures() > 0 {
            return Err(recorder.into_error());
        }
        Ok((tree.to_value().expect("a value of JSON"), recorder.into_report()))
    }
}

/// Returns whether replaying the report on the value gives the canonical document, if the report has all of it.
pub(super) fn replays(value: &Value, canonical: &Value, report: &Report) -> bool {
    if report.is_empty() {
        return canonical == value;
    }
    let mut replayed = value.clone();
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("a patch");
    !report.is_complete() || json_patch::patch(&mut replayed, &patch).is_ok() && replayed == *canonical
}

/// The outcome, once it is sure that replaying the report gives the canonical document, and that nothing is left to repair.
pub(super) fn proven(edge: &Edge, value: &Value) -> Result<(Value, Report), Error> {
    proven_among(&[], edge, value)
}

/// The same for a type that uses some of these.
pub(super) fn proven_among(schemas: &[Schema], edge: &Edge, value: &Value) -> Result<(Value, Report), Error> {
    let (canonical, report) = repaired_among(schemas, edge, value)?;
    assert!(replays(value, &canonical, &report), "{value} {}", report.to_json_patch());
    let (again, nothing) = repaired_among(schemas, edge, &canonical)?;
    assert_eq!((&again, nothing.len()), (&canonical, 0), "{value}");
    Ok((canonical, report))
}

/// Returns what was repaired, in short: path, rule, and what came of it.
pub(super) fn entries(report: &Report) -> Vec<String> {
    report
        .to_json_patch()
        .as_array()
        .into_iter()
        .flatten()
        .zip(report.coercions())
        .map(|(operation, coercion)| {
            let value = operation.get("value").map(|value| format!(" {value}")).unwrap_or_default();
            format!("{} {}{value}", coercion.path.to_pointer(), coercion.rule)
        })
        .collect()
}

/// On whole values.
pub(super) fn whole(definition: &'static Definition, arguments: Arguments) -> Rule {
    Rule { level: Level::Whole, ..with(definition, arguments) }
}
