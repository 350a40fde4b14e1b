//! Form patches: an agent fills a form as best it can, and what is right is applied whatever becomes of the rest.
//!
//! ```sh
//! cargo run --example form_patches
//! ```
//!
//! A patch is `{"op": "set_string_list", "fieldId": "kpis", "value": […]}`. It is checked twice: its shape by its type, with
//! the repairs that this declares; then what only the form at hand can tell: which fields there are, of what kinds, with
//! which options. The calls are in `examples/data/form_patches.jsonl`, each a list of patches. For each this prints what
//! was applied and what was refused; at the end the form.

use std::collections::BTreeMap;
use std::path::Path;

use coerce::{Applied, Batch, Coerce, Error, Issue, IssueCode, Options, Preview, Report, Segment};
use serde::Serialize;
use serde::de::value::Error as Refused;
use serde::de::{Error as _, Unexpected};
use serde_json::{Map, Value, json};

#[derive(Debug, Serialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Patch {
    field_id: String,
    #[serde(flatten)]
    set: Set,
}

/// What a field is set to. Only where a list is meant, a single value is understood; text is never split.
#[derive(Debug, Serialize, Coerce)]
#[serde(tag = "op", content = "value", rename_all = "snake_case")]
pub(crate) enum Set {
    SetString(String),
    SetNumber(f64),
    SetStringList(#[coerce(singleton_list)] Vec<String>),
    SetUrlList(#[coerce(singleton_list)] Vec<Url>),
    SetSingleSelect(String),
    SetMultiSelect(#[coerce(singleton_list)] Vec<String>),
    /// What is understood here hangs on the field: as [`Progress`], or as [`Answers`].
    SetCheckboxes(Value),
    SetDate(Date),
    SetYear(Year),
}

/// Checkboxes to work through. `true` means done, and a list of ids those that are.
#[derive(Debug, Coerce)]
struct Progress(#[coerce(list_to_map(value = "done"), bool_to_choice(yes = "done", no = "todo"))] BTreeMap<String, State>);

#[derive(Debug, Coerce)]
#[serde(rename_all = "snake_case")]
enum State {
    Todo,
    Done,
    Na,
}

/// Checkboxes to answer. `true` means yes, and a list of ids those that are.
#[derive(Debug, Coerce)]
struct Answers(#[coerce(list_to_map(value = "yes"), bool_to_choice(yes = "yes", no = "no"))] BTreeMap<String, Answer>);

#[derive(Debug, Coerce)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Yes,
    No,
}

#[derive(Debug, Serialize, Coerce)]
#[serde(try_from = "String", expecting = "a URL that begins with http:// or https://")]
pub(crate) struct Url(String);

impl TryFrom<String> for Url {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        if host.is_some_and(|host| !host.is_empty() && !host.contains(char::is_whitespace)) {
            return Ok(Self(text));
        }
        Err(Refused::invalid_value(Unexpected::Str(&text), &"a URL that begins with http:// or https://"))
    }
}

#[derive(Debug, Serialize, Coerce)]
#[serde(try_from = "String", expecting = "a date as YYYY-MM-DD")]
pub(crate) struct Date(String);

impl TryFrom<String> for Date {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        let form = text.replace(|character: char| character.is_ascii_digit(), "0");
        let refused = || Refused::invalid_value(Unexpected::Str(&text), &"a date as YYYY-MM-DD");
        if form == "0000-00-00" { Ok(Self(text)) } else { Err(refused()) }
    }
}

#[derive(Debug, Serialize, Coerce)]
#[serde(try_from = "u16", expecting = "a year from 1900 to 2100")]
pub(crate) struct Year(u16);

impl TryFrom<u16> for Year {
    type Error = Refused;

    fn try_from(year: u16) -> Result<Self, Refused> {
        let refused = || Refused::invalid_value(Unexpected::Unsigned(year.into()), &"a year from 1900 to 2100");
        if (1900..=2100).contains(&year) { Ok(Self(year)) } else { Err(refused()) }
    }
}

/// What a field takes, which only the form can tell.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    String,
    Number,
    StringList,
    UrlList,
    SingleSelect,
    MultiSelect,
    Checkboxes(Mode),
    Date,
    Year,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Mode {
    Simple,
    Multi,
    Explicit,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::StringList => "string_list",
            Self::UrlList => "url_list",
            Self::SingleSelect => "single_select",
            Self::MultiSelect => "multi_select",
            Self::Checkboxes(_) => "checkboxes",
            Self::Date => "date",
            Self::Year => "year",
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Field {
    pub(crate) kind: Kind,
    /// The ids of its options, if there are any to choose from.
    pub(crate) options: &'static [&'static str],
}

impl Field {
    /// Checks what the type of a patch cannot know, and repairs what hangs on the field.
    fn check(&self, set: Set) -> Result<(Set, Report), Error> {
        let (op, fit) = (json!(set)["op"].take(), format!("set_{}", self.kind.name()));
        if op != fit {
            let issue = Issue::new(at([Segment::Field("op")]), IssueCode::InvalidValue).receiving(&op);
            return Err(issue.expecting(format!("`{fit}` for a field of kind {}", self.kind.name())).into());
        }
        match &set {
            Set::SetCheckboxes(value) => return self.check_boxes(value),
            Set::SetSingleSelect(id) => Error::check(self.unknown([VALUE], id))?,
            Set::SetMultiSelect(ids) => {
                let places = (0..).map(|index| [VALUE, Segment::Index(index)]);
                Error::check(places.zip(ids).filter_map(|(place, id)| self.unknown(place, id)))?;
            }
            _ => {}
        }
        Ok((set, Report::default()))
    }

    /// Checkboxes are read as one of two types. What this says of the value is told as what it says of the patch.
    fn check_boxes(&self, value: &Value) -> Result<(Set, Report), Error> {
        let read = match self.kind {
            Kind::Checkboxes(Mode::Explicit) => Options::default().preview::<Answers>(value),
            _ => Options::default().preview::<Progress>(value),
        };
        let boxes = read.as_ref().map_or(value, |seen| &seen.value);
        let ids = boxes.as_object().into_iter().flat_map(Map::keys);
        let unknown: Vec<_> = ids.filter_map(|id| self.unknown([VALUE, Segment::Key(id.clone())], id)).collect();
        match read {
            Ok(Preview { value, report }) => {
                Error::check(unknown)?;
                Ok((Set::SetCheckboxes(value), report.inside(&at([VALUE]))))
            }
            Err(error) => {
                let mut error = error.inside(&at([VALUE]));
                error.extend(unknown);
                Err(error)
            }
        }
    }

    /// The issue of an id that is none of the options.
    fn unknown<const N: usize>(&self, place: [Segment; N], id: &str) -> Option<Issue> {
        let known = self.options.contains(&id);
        (!known).then(|| Issue::unknown(at(place), id, self.options.iter().copied()))
    }
}

const VALUE: Segment = Segment::Field("value");

fn at<const N: usize>(place: [Segment; N]) -> coerce::Path {
    coerce::Path { segments: place.into() }
}

#[derive(Debug, Default)]
pub(crate) struct Form {
    pub(crate) fields: BTreeMap<&'static str, Field>,
    /// What the form shows.
    pub(crate) shown: BTreeMap<String, Value>,
}

impl Form {
    pub(crate) fn with(mut self, id: &'static str, kind: Kind, options: &'static [&'static str]) -> Self {
        self.fields.insert(id, Field { kind, options });
        self
    }

    /// Applies the patches that are right, and says what became of each. Only what is no list at all is an error.
    pub(crate) fn apply(&mut self, patches: &Value) -> Result<Value, Error> {
        let batch = Batch::from_value(patches.clone())?.and_then(|patch| self.check(patch));
        for Applied { value: Patch { field_id, set }, .. } in &batch.applied {
            self.shown.insert(field_id.clone(), json!(set)["value"].take());
        }
        let rejected = batch.rejected.iter().map(|rejected| {
            let (mut told, field) = (json!(rejected), &patches[rejected.index]["fieldId"]);
            told["kind"] = json!(field.as_str().and_then(|id| self.fields.get(id)).map(|field| field.kind.name()));
            told["field"] = field.clone();
            told
        });
        let rejected: Value = rejected.collect();
        let warnings = batch.warnings();
        Ok(json!({"status": batch.status(), "applied": batch.applied, "rejected": rejected, "warnings": warnings}))
    }

    fn check(&self, Patch { field_id, set }: Patch) -> Result<(Patch, Report), Error> {
        let unknown = || Issue::unknown(at([Segment::Field("fieldId")]), &field_id, self.fields.keys().copied());
        let (set, report) = self.fields.get(&*field_id).ok_or_else(unknown)?.check(set)?;
        Ok((Patch { field_id, set }, report))
    }
}

/// What we want to know of a company.
pub(crate) fn company() -> Form {
    use Kind::{Checkboxes, Date, MultiSelect, Number, SingleSelect, String, StringList, UrlList, Year};
    Form::default()
        .with("name", String, &[])
        .with("revenue", Number, &[])
        .with("kpis", StringList, &[])
        .with("sources", UrlList, &[])
        .with("stage", SingleSelect, &["seed", "series_a", "series_b"])
        .with("markets", MultiSelect, &["us", "eu", "apac"])
        .with("diligence", Checkboxes(Mode::Simple), &["financials", "references", "legal"])
        .with("onboarding", Checkboxes(Mode::Multi), &["contract", "access"])
        .with("compliance", Checkboxes(Mode::Explicit), &["soc2", "gdpr"])
        .with("closed_on", Date, &[])
        .with("founded", Year, &[])
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/form_patches.jsonl");
    let mut form = company();
    for call in std::fs::read_to_string(file)?.lines() {
        println!("── {call}");
        match form.apply(&serde_json::from_str(call)?) {
            Ok(answer) => println!("{answer:#}"),
            Err(error) => println!("   wrong     {error}"),
        }
    }
    println!("\nThe form:\n{:#}", json!(form.shown));
    Ok(())
}
