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

use coerce::{Applied, Batch, Coerce, Error, Issue, IssueCode, Options, Preview, Report, Segment};
use serde::de::value::Error as Refused;
use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number, Value, json};

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
    SetUrlList(#[coerce(singleton_list)] Vec<Url>),
    SetSingleSelect(String),
    SetMultiSelect(#[coerce(singleton_list)] Vec<String>),
    /// What is understood here hangs on the field: as [`Progress`], or as [`Answers`].
    SetCheckboxes(Value),
    SetDate(Date),
    SetYear(u16),
}

/// Checkboxes to work through. `true` means done, and a list of ids those that are.
#[derive(Debug, Deserialize, Coerce)]
struct Progress(
    #[coerce(list_to_map(value = "done"), bool_to_choice(yes = "done", no = "todo"))] BTreeMap<String, State>,
);

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum State {
    Todo,
    Done,
    Na,
}

/// Checkboxes to answer. `true` means yes, and a list of ids those that are.
#[derive(Debug, Deserialize, Coerce)]
struct Answers(#[coerce(list_to_map(value = "yes"), bool_to_choice(yes = "yes", no = "no"))] BTreeMap<String, Answer>);

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Answer {
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
}

#[derive(Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Kind {
    String,
    Number,
    StringList,
    UrlList,
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
            return Err(issue.expecting(format!("`{}` for this field", fit.unwrap_or_default())).into());
        }
        let (checked, value) = (self.check_value(op), at([Segment::Field("value")]));
        checked.map(|(op, report)| (op, report.inside(&value))).map_err(|error| error.inside(&value))
    }

    /// Then the value, and all that is said of it is said of places in the value.
    fn check_value(&self, op: Op) -> Result<(Op, Report), Error> {
        match &op {
            Op::SetCheckboxes(value) => return self.check_boxes(value),
            Op::SetSingleSelect(id) => Error::check(self.unknown([], id))?,
            Op::SetMultiSelect(ids) => {
                Error::check((0..).zip(ids).filter_map(|(index, id)| self.unknown([Segment::Index(index)], id)))?;
            }
            _ => {}
        }
        Ok((op, Report::default()))
    }

    /// Checkboxes are read, and repaired, as the one or the other type.
    fn check_boxes(&self, value: &Value) -> Result<(Op, Report), Error> {
        let read = match self.mode {
            Mode::Simple | Mode::Multi => Options::default().preview::<Progress>(value),
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

fn at<const N: usize>(place: [Segment; N]) -> coerce::Path {
    coerce::Path { segments: place.into() }
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
        let batch = Batch::from_value(patches.clone())?.and_then(|patch| self.check(patch));
        for Applied { value: Patch { field_id, op }, .. } in &batch.applied {
            self.shown.insert(field_id.clone(), json!(op)["value"].take());
        }
        let mut answer = json!(batch);
        for (answer, rejected) in answer["rejected"].as_array_mut().into_iter().flatten().zip(&batch.rejected) {
            answer["field"] = patches[rejected.index]["fieldId"].clone();
            answer["kind"] =
                json!(answer["field"].as_str().and_then(|id| self.fields.get(id)).map(|field| &field.kind));
            answer["message"] = rejected.error.to_string().into();
        }
        Ok(answer)
    }

    fn check(&self, Patch { field_id, op }: Patch) -> Result<(Patch, Report), Error> {
        let unknown =
            || Issue::unknown(at([Segment::Field("fieldId")]), &field_id, self.fields.keys().map(String::as_str));
        let (op, report) = self.fields.get(&field_id).ok_or_else(unknown)?.check(op)?;
        Ok((Patch { field_id, op }, report))
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let (mut form, _) = Form::from_str_with_report(&read_to_string(data.join("form.json"))?)?;
    for call in read_to_string(data.join("form_patches.jsonl"))?.lines() {
        println!("── {call}");
        let answer = form.apply(&serde_json::from_str(call)?);
        answer.map_or_else(|error| println!("   wrong     {error}"), |answer| show(&answer));
    }
    println!("\nThe form:\n{:#}", json!(form.shown));
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
