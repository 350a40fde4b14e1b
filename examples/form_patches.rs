//! Form patches: an agent fills a form as best it can, and what is right is applied whatever becomes of the others.
//!
//! ```sh
//! cargo run --example form_patches
//! ```
//!
//! A patch is `{"op": "set_string_list", "fieldId": "kpis", "value": […]}`. It is checked twice: its shape by its type, with
//! the repairs that this declares; then what depends on the form: which fields there are, of what kinds, with
//! which options. The calls are in `examples/data/form_patches.jsonl`, each a list of patches. For each this prints what
//! was applied and what was refused; at the end the form.
#![expect(dead_code, reason = "checkboxes are read to be checked")]

use std::collections::BTreeMap;
use std::fs::read_to_string;
use std::path::Path;

use serde::de::value::Error as Refused;
use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Serialize};
use serde_coerce::{Applied, Batch, Coerce, Error, Issue, IssueCode, Options, Preview, Report, Segment};
use serde_json::{Map, Number, Value, json};

/// How many characters of what is wrong with a patch the agent gets.
const MESSAGE: usize = 2000;

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Patch {
    field_id: String,
    #[serde(flatten)]
    op: Op,
}

/// What a field is set to. Only where a list is meant, a single value is understood; text is never split.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "op", content = "value", rename_all = "snake_case")]
#[expect(clippy::enum_variant_names, reason = "the wire has it so")]
pub(crate) enum Op {
    SetString(String),
    SetNumber(Number),
    SetStringList(#[coerce(singleton_list)] Vec<String>),
    SetUrl(Url),
    SetUrlList(#[coerce(singleton_list)] Vec<Url>),
    SetSingleSelect(String),
    SetMultiSelect(#[coerce(singleton_list)] Vec<String>),
    /// What is understood here depends on the field: as [`Tasks`], [`Stages`], or [`Answers`].
    SetCheckboxes(Value),
    /// A row is an object, with the columns of the field.
    SetTable(Vec<BTreeMap<String, Value>>),
    SetDate(Date),
    SetYear(u16),
}

/// Checkboxes to tick. `true` means done, and a list of ids those that are.
#[derive(Debug, Deserialize, Coerce)]
struct Tasks(#[coerce(list_to_map(value = "done"), bool_to_choice(yes = "done", no = "todo"))] BTreeMap<String, Task>);

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Task {
    Todo,
    Done,
}

/// Checkboxes to work through, of more states.
#[derive(Debug, Deserialize, Coerce)]
struct Stages(
    #[coerce(list_to_map(value = "done"), bool_to_choice(yes = "done", no = "todo"))] BTreeMap<String, Stage>,
);

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Todo,
    Done,
    Incomplete,
    Active,
    Na,
}

/// Checkboxes to answer. `true` means yes, and a list of ids those that are.
#[derive(Debug, Deserialize, Coerce)]
struct Answers(#[coerce(list_to_map(value = "yes"), bool_to_choice(yes = "yes", no = "no"))] BTreeMap<String, Answer>);

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Unfilled,
    Yes,
    No,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(try_from = "String", expecting = "a URL that begins with http:// or https://")]
pub(crate) struct Url(String);

impl TryFrom<String> for Url {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or_default();
        let is_url = !host.is_empty() && !host.contains(char::is_whitespace);
        checked(text, is_url, "a URL that begins with http:// or https://").map(Self)
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(try_from = "String", expecting = "a date as YYYY-MM-DD")]
pub(crate) struct Date(String);

impl TryFrom<String> for Date {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        let form = text.replace(|character: char| character.is_ascii_digit(), "0");
        checked(text, form == "0000-00-00", "a date as YYYY-MM-DD").map(Self)
    }
}

fn checked(text: String, is_right: bool, expected: &'static str) -> Result<String, Refused> {
    if is_right { Ok(text) } else { Err(Refused::invalid_value(Unexpected::Str(&text), &expected)) }
}

/// A field of a form, as the form's author wrote it.
#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct Field {
    kind: Kind,
    /// The ids to choose from.
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    mode: Mode,
    /// The columns of a table.
    #[serde(default)]
    columns: Vec<String>,
    #[serde(default)]
    required: bool,
}

#[derive(Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Kind {
    String,
    Number,
    StringList,
    Url,
    UrlList,
    Table,
    SingleSelect,
    MultiSelect,
    Checkboxes,
    Date,
    Year,
}

/// What checkboxes are for.
#[derive(Default, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Mode {
    #[default]
    Simple,
    Multi,
    Explicit,
}

impl Field {
    /// Checks what the type of a patch cannot know: first whether it is for this kind of field.
    fn check(&self, op: Op) -> Result<(Op, Report), Error> {
        let (name, fit) = (json!(op)["op"].take(), json!(self.kind).as_str().map(|kind| format!("set_{kind}")));
        if name.as_str() != fit.as_deref() {
            let issue = Issue::new(at([Segment::Field("op")]), IssueCode::InvalidValue).receiving(&name);
            let mut error =
                Error::from(issue.expecting(format!("`{}` for this field", fit.as_deref().unwrap_or_default())));
            // And at once what is wrong with the value then.
            let meant = json!({"op": fit, "value": json!(op)["value"].take()});
            error.extend(
                Op::from_value(meant).and_then(|op| self.check(op)).err().into_iter().flat_map(Error::into_issues),
            );
            return Err(error);
        }
        let (checked, value) = (self.check_value(op), at([Segment::Field("value")]));
        checked.map(|(op, report)| (op, report.inside(&value))).map_err(|error| error.inside(&value))
    }

    /// Then the value, and every issue is about a location in the value.
    fn check_value(&self, op: Op) -> Result<(Op, Report), Error> {
        match &op {
            Op::SetCheckboxes(value) => return self.check_boxes(value),
            Op::SetSingleSelect(id) => Error::check(self.unknown([], id))?,
            Op::SetMultiSelect(ids) => {
                Error::check((0..).zip(ids).filter_map(|(index, id)| self.unknown([Segment::Index(index)], id)))?;
            }
            Op::SetTable(rows) => {
                Error::check((0..).zip(rows).flat_map(|(row, cells)| self.unknown_columns(row, cells)))?;
            }
            _ => {}
        }
        Ok((op, Report::default()))
    }

    fn unknown_columns(&self, row: usize, cells: &BTreeMap<String, Value>) -> Vec<Issue> {
        let known = || self.columns.iter().map(String::as_str);
        let unknown = cells.keys().filter(|name| !self.columns.contains(name));
        unknown.map(|name| Issue::unknown_member(at([Segment::Index(row)]), name, known())).collect()
    }

    /// Checkboxes are read, and repaired, as the type of their mode.
    fn check_boxes(&self, value: &Value) -> Result<(Op, Report), Error> {
        let read = match self.mode {
            Mode::Simple => Options::default().preview::<Tasks>(value),
            Mode::Multi => Options::default().preview::<Stages>(value),
            Mode::Explicit => Options::default().preview::<Answers>(value),
        };
        let boxes = read.as_ref().map_or(value, |seen| &seen.value).as_object();
        let ids = boxes.into_iter().flat_map(Map::keys);
        let (unknown, known) =
            (ids.filter(|id| !self.options.contains(id)), || self.options.iter().map(String::as_str));
        let unknown: Vec<_> = unknown.map(|id| Issue::unknown_member(at([]), id, known())).collect();
        match read {
            Ok(Preview { value, report }) => Error::check(unknown).map(|()| (Op::SetCheckboxes(value), report)),
            Err(mut error) => {
                error.extend(unknown);
                Err(error)
            }
        }
    }

    /// The issue of an id that is none of the options.
    fn unknown<const N: usize>(&self, place: [Segment; N], id: &str) -> Option<Issue> {
        let known = || self.options.iter().map(String::as_str);
        (!known().any(|known| known == id)).then(|| Issue::unknown(at(place), id, known()))
    }
}

fn at<const N: usize>(place: [Segment; N]) -> serde_coerce::Path {
    serde_coerce::Path { segments: place.into() }
}

#[derive(Deserialize, Coerce)]
pub(crate) struct Form {
    fields: BTreeMap<String, Field>,
    /// What the form shows.
    #[serde(skip)]
    pub(crate) shown: BTreeMap<String, Value>,
}

impl Form {
    /// Applies the patches that are right, and returns what became of each. Only a value that is no list is an error.
    pub(crate) fn apply(&mut self, patches: &Value) -> Result<Value, Error> {
        let mut batch = Batch::from_value(patches.clone())?;
        // Where the shape is wrong the field can be known all the same.
        for rejected in &mut batch.rejected {
            let field = patches[rejected.index]["fieldId"].as_str();
            rejected.error.extend(field.and_then(|field| self.unknown_field(field)));
        }
        let batch = batch.and_then(|patch| self.check(patch));
        for Applied { value: Patch { field_id, op }, .. } in &batch.applied {
            self.show(field_id, json!(op)["value"].take());
        }
        let mut answer = json!(batch);
        answer["warnings"] = batch.applied.iter().flat_map(warnings).collect();
        answer["summary"] = self.summary();
        for (answer, rejected) in answer["rejected"].as_array_mut().into_iter().flatten().zip(&batch.rejected) {
            answer["field"] = patches[rejected.index]["fieldId"].clone();
            answer["kind"] =
                json!(answer["field"].as_str().and_then(|id| self.fields.get(id)).map(|field| &field.kind));
            answer["message"] = rejected.error.for_model(MESSAGE).into();
        }
        Ok(answer)
    }

    /// Boxes that a patch does not name keep their state.
    fn show(&mut self, field: &str, value: Value) {
        match (self.shown.get_mut(field), value) {
            (Some(Value::Object(shown)), Value::Object(boxes)) => shown.extend(boxes),
            (_, value) => drop(self.shown.insert(field.to_owned(), value)),
        }
    }

    /// How far the form is.
    fn summary(&self) -> Value {
        let is_filled = |field: &String| self.shown.get(field).is_some_and(|value| !is_empty(value));
        let filled = self.fields.keys().filter(|field| is_filled(field)).count();
        let required = self.fields.iter().filter(|(name, field)| field.required && !is_filled(name));
        let missing: Vec<_> = required.map(|(name, _)| name).collect();
        json!({"filled": filled, "of": self.fields.len(), "missing": missing, "complete": missing.is_empty()})
    }

    fn check(&self, Patch { field_id, op }: Patch) -> Result<(Patch, Report), Error> {
        Error::check(self.unknown_field(&field_id))?;
        let (op, report) = match self.fields.get(&field_id) {
            Some(field) => field.check(op)?,
            None => (op, Report::default()),
        };
        Ok((Patch { field_id, op }, report))
    }

    /// The issue of a field that the form does not have.
    fn unknown_field(&self, id: &str) -> Option<Issue> {
        let known = self.fields.keys().map(String::as_str);
        (!self.fields.contains_key(id)).then(|| Issue::unknown(at([Segment::Field("fieldId")]), id, known))
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        _ => false,
    }
}

/// What was repaired in a patch that is applied: where, by which rule, and in words.
fn warnings(applied: &Applied<Patch>) -> Vec<Value> {
    let Applied { index, value, report } = applied;
    let worded = report.coercions().iter().filter_map(|coercion| {
        let (path, rule) = (&coercion.path, coercion.rule);
        let message = Report::from_iter([coercion.clone()]).warnings().pop()?;
        Some(json!({"index": index, "field": value.field_id, "path": path, "rule": rule, "message": message}))
    });
    worded.collect()
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let (mut form, _) = Form::from_str_with_report(&read_to_string(data.join("form.json"))?)?;
    for call in read_to_string(data.join("form_patches.jsonl"))?.lines() {
        println!("── {call}");
        let answer = form.apply(&serde_json::from_str(call)?);
        answer.map_or_else(|error| println!("   wrong     {error}"), |answer| show(&answer));
    }
    println!("\nThe form, {}:\n{:#}", form.summary(), json!(form.shown));
    Ok(())
}

fn show(answer: &Value) {
    let each = |part: &str| answer[part].as_array().into_iter().flatten();
    println!("   {}", answer["status"].as_str().unwrap_or_default());
    each("applied").for_each(|one| println!("   applied   {}  {}", one["index"], one["value"]));
    each("warnings").for_each(|one| println!("   repaired  {}  {}", one["index"], one["message"]));
    each("rejected").for_each(|one| {
        println!("   rejected  {}  {} ({})", one["index"], one["field"], one["kind"]);
        one["message"].as_str().unwrap_or_default().lines().for_each(|line| println!("             {line}"));
    });
}
