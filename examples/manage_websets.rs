//! `manage_websets`: one tool with many operations, strict by default, repaired on request.
//!
//! ```sh
//! cargo run --example manage_websets
//! ```
//!
//! A call is `{"operation": "searches.create", "args": {…}}`. Its arguments are read to the letter, unless the call says
//! `"compat": {"mode": "safe"}` in them, or the server is set so; with `"compat": {"preview": true}` nothing is executed.
//! The calls are in `examples/data/manage_websets.jsonl`, as agents sent them. For each this prints the answer.

use std::path::Path;

use coerce::target::Number;
use coerce::{Coerce, Compat, Error, Mode, Options, Preview, Segment, Tally};
use serde::de::{Error as _, Unexpected, value::Error as Fault};
use serde_json::{Value, json};

/// A call: what to do, and with what arguments. Each operation tells which repairs it takes, and its parts carry theirs.
#[derive(Debug, Coerce)]
#[serde(tag = "operation", content = "args", deny_unknown_fields)]
pub(crate) enum Operation {
    #[serde(rename = "websets.create")]
    CreateWebset(CreateWebset),
    #[serde(rename = "searches.create")]
    CreateSearch(CreateSearch),
    #[serde(rename = "enrichments.create")]
    CreateEnrichment(CreateEnrichment),
    #[serde(rename = "items.list")]
    ListItems(ListItems),
    #[serde(rename = "monitors.create")]
    CreateMonitor(CreateMonitor),
    #[serde(rename = "tasks.create")]
    CreateTask(CreateTask),
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateWebset {
    pub(crate) search: Search,
    #[serde(default)]
    pub(crate) enrichments: Vec<Enrichment>,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateSearch {
    pub(crate) webset_id: String,
    #[serde(flatten)]
    pub(crate) search: Search,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateEnrichment {
    pub(crate) webset_id: String,
    #[serde(flatten)]
    pub(crate) enrichment: Enrichment,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ListItems {
    pub(crate) webset_id: String,
    #[coerce(string_to_number)]
    pub(crate) limit: Option<u32>,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateMonitor {
    pub(crate) webset_id: String,
    pub(crate) cron: String,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateTask {
    #[coerce(string_to_number)]
    pub(crate) timeout_secs: Option<u32>,
    #[serde(flatten)]
    pub(crate) operation: Box<Operation>,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Search {
    pub(crate) query: String,
    #[coerce(string_to_number)]
    pub(crate) count: Option<Count>,
    pub(crate) entity: Option<Entity>,
    #[serde(default)]
    pub(crate) criteria: Vec<Criterion>,
}

#[derive(Debug, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Enrichment {
    pub(crate) description: String,
    #[serde(default)]
    pub(crate) options: Vec<Choice>,
}

#[derive(Debug, Coerce)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[coerce(string_to_object(key = "type", only("company", "person", "article", "research_paper", "custom")))]
pub(crate) enum Entity {
    Company,
    Person,
    Article,
    ResearchPaper,
    Custom { description: Option<String> },
}

#[derive(Debug, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(string_to_object(key = "description"))]
pub(crate) struct Criterion {
    pub(crate) description: String,
}

#[derive(Debug, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(string_to_object(key = "label"))]
pub(crate) struct Choice {
    pub(crate) label: String,
}

#[derive(Debug, Clone, Copy, Coerce)]
#[serde(try_from = "u32", expecting = "an integer from 1 to 100")]
pub(crate) struct Count(pub(crate) u32);

impl Number for Count {}

impl TryFrom<u32> for Count {
    type Error = Fault;

    fn try_from(count: u32) -> Result<Self, Fault> {
        match count {
            1..=100 => Ok(Self(count)),
            _ => Err(Fault::invalid_value(Unexpected::Unsigned(count.into()), &"an integer from 1 to 100")),
        }
    }
}

fn main() {
    for mode in [Mode::Strict, Mode::Safe] {
    for call in [
        json!({"operation": "searches.create", "args": {"websetId": "w", "query": "q", "count": "5", "entity": "company", "criteria": ["x", {"description": "y"}]}}),
        json!({"operation": "searches.create", "args": {"websetId": "w", "query": "q", "count": "500", "entity": "Company", "criteria": ["x", {"descripton": "y"}, 5], "foo": 1}}),
        json!({"operation": "searches.create", "args": {"query": "q", "count": "abc", "entity": {"type": "Company"}, "criteria": "x", "limit": 1}}),
        json!({"operation": "enrichments.create", "args": {"websetId": "q", "description": "", "options": ["A", {"label": "B"}, {}]}}),
        json!({"operation": "websets.create", "args": {"search": {"query": 5}, "enrichments": [{"description": "", "options": ["A"]}]}}),
        json!({"operation": "tasks.create", "args": {"timeoutSecs": "30", "operation": "searches.create", "args": {"websetId": "w", "query": "q", "count": "5"}}}),
        json!({"operation": "tasks.create", "args": {"timeoutSecs": "30", "operation": "searches.creat", "args": {"websetId": "w", "query": "q", "count": "5"}, "x": 1}}),
        json!({"operation": "searches.create"}),
        json!({"operation": "searchescreate", "compat": {}}),
        json!({"operation": "searches.create", "args": "x"}),
        json!({"args": {}}),
        json!([]),
    ] {
        println!("── {mode} {call}");
        match Options::default().mode(mode).preview::<Operation>(&call) {
            Ok(p) => println!("{}\n{:?}", p.value, p.report.warnings()),
            Err(e) => println!("{e}\n{}", json!(e)),
        }
    }}
}
