//! `manage_websets`: one tool with many operations, strict by default, repaired on request.
//!
//! ```sh
//! cargo run --example manage_websets
//! ```
//!
//! A call is `{"operation": "searches.create", "args": {…}}`. Its arguments are read to the letter, unless they hold
//! `"compat": {"mode": "safe"}`, or the server is set so; with `"compat": {"preview": true}` nothing is executed. The calls
//! are in `examples/data/manage_websets.jsonl`, as agents sent them. For each this prints what is executed, and what the
//! agent gets back: an answer with every repair, or all that is wrong. At the end come the repairs by path.

use std::path::Path;

use serde::Deserialize;
use serde::de::value::Error as Refused;
use serde::de::{Error as _, Unexpected};
use serde_coerce::{Coerce, Compat, Error, Mode, Options, Preview, Segment, Tally};
use serde_json::{Value, json};

/// How many characters of what is wrong with a call the agent gets.
const MESSAGE: usize = 4000;

/// A call: what to do, and with what. What has no rule is never repaired.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "operation", content = "args", rename_all_fields = "camelCase", deny_unknown_fields)]
#[coerce(fields(string_to_number, string_to_bool))]
pub(crate) enum Operation {
    #[serde(rename = "websets.create")]
    CreateWebset {
        search: Search,
        #[serde(default)]
        enrichments: Vec<Enrichment>,
    },
    #[serde(rename = "searches.create")]
    CreateSearch {
        webset_id: String,
        #[serde(flatten)]
        search: Search,
    },
    #[serde(rename = "enrichments.create")]
    CreateEnrichment {
        webset_id: String,
        #[serde(flatten)]
        enrichment: Enrichment,
    },
    #[serde(rename = "items.list")]
    ListItems {
        webset_id: String,
        #[serde(default)]
        limit: Count,
    },
    #[serde(rename = "monitors.create")]
    CreateMonitor {
        webset_id: String,
        cron: String,
        starts_on: Option<Date>,
        #[serde(default)]
        paused: bool,
    },
    /// Another operation, in the background.
    #[serde(rename = "tasks.create")]
    CreateTask {
        timeout_secs: Option<u32>,
        #[serde(flatten)]
        run: Box<Operation>,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Search {
    query: String,
    #[serde(default)]
    #[coerce(string_to_number)]
    count: Count,
    entity: Option<Entity>,
    #[serde(default)]
    criteria: Vec<Criterion>,
    #[serde(default)]
    #[coerce(string_to_bool)]
    recall: bool,
}

/// Its rule travels with it: wherever an entity is read, one of these words will do.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[coerce(string_to_object(key = "type", only("company", "person", "article", "research_paper", "custom")))]
pub(crate) enum Entity {
    Company,
    Person,
    Article,
    ResearchPaper,
    Custom { description: Option<String> },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(string_to_object(key = "description"))]
pub(crate) struct Criterion {
    description: Filled,
}

/// Blank text is no criterion.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "String", expecting = "a string that is not blank")]
pub(crate) struct Filled(String);

impl TryFrom<String> for Filled {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        let refused = || Refused::invalid_value(Unexpected::Str(&text), &"a string that is not blank");
        if text.trim().is_empty() { Err(refused()) } else { Ok(Self(text)) }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct Enrichment {
    description: String,
    format: Option<Format>,
    #[serde(default)]
    options: Vec<Choice>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Format {
    Text,
    Number,
    Date,
    Options,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(string_to_object(key = "label"))]
pub(crate) struct Choice {
    label: String,
}

/// How many: 1 to 100.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "u32", expecting = "an integer from 1 to 100")]
#[coerce(markers)] // those of `u32`: `string_to_number` fits it
pub(crate) struct Count(u32);

impl Default for Count {
    fn default() -> Self {
        Self(10)
    }
}

impl TryFrom<u32> for Count {
    type Error = Refused;

    fn try_from(count: u32) -> Result<Self, Refused> {
        let refused = || Refused::invalid_value(Unexpected::Unsigned(count.into()), &"an integer from 1 to 100");
        if (1..=100).contains(&count) { Ok(Self(count)) } else { Err(refused()) }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
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

/// The server behind the tool.
#[derive(Debug, Default)]
pub(crate) struct Server {
    /// How arguments are read if the call does not say it. Strictly, if nobody does.
    pub(crate) mode: Option<Mode>,
    pub(crate) executed: Vec<Operation>,
    pub(crate) tally: Tally,
}

impl Server {
    /// What the caller gets back. The call stays as it is.
    pub(crate) fn answer(&mut self, call: &Value) -> Value {
        let refused = |error: Error| json!({"error": error.for_model(MESSAGE), "issues": error.issues()});
        self.run(call.clone()).unwrap_or_else(refused)
    }

    fn run(&mut self, mut call: Value) -> Result<Value, Error> {
        let args = serde_coerce::Path { segments: vec![Segment::Field("args")] };
        let compat = Compat::take_at(&mut call, &args, self.mode.unwrap_or(Mode::Strict))?;
        let options = Options::default().mode(compat.mode);
        if compat.preview {
            let Preview { value, report } = options.preview::<Operation>(&call)?;
            return Ok(json!({"mode": compat.mode, "args": value["args"], "report": report}));
        }
        let outcome = options.from_value_with_report::<Operation>(call);
        self.tally.record(&outcome);
        let (operation, report) = outcome?;
        let mut answer = self.execute(operation);
        report.attach_to(&mut answer);
        Ok(answer)
    }

    /// Past this point everything is typed.
    fn execute(&mut self, operation: Operation) -> Value {
        let id = self.executed.len();
        let answer = match &operation {
            Operation::CreateWebset { enrichments, .. } => json!({"websetId": id, "enrichments": enrichments.len()}),
            Operation::CreateSearch { search, .. } => json!({"searchId": id, "count": search.count.0}),
            Operation::CreateEnrichment { enrichment, .. } => {
                json!({"enrichmentId": id, "options": enrichment.options.len()})
            }
            Operation::ListItems { webset_id, limit } => {
                (0..limit.0).map(|item| format!("{webset_id}/{item}")).collect()
            }
            Operation::CreateMonitor { cron, paused, .. } => json!({"monitorId": id, "cron": cron, "paused": paused}),
            Operation::CreateTask { timeout_secs, .. } => json!({"taskId": id, "timeoutSecs": timeout_secs}),
        };
        self.executed.push(operation);
        answer
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/manage_websets.jsonl");
    let mut server = Server::default();
    for call in std::fs::read_to_string(file)?.lines() {
        println!("── {call}");
        let before = server.executed.len();
        let answer = server.answer(&serde_json::from_str(call)?);
        server.executed[before..].iter().for_each(|operation| println!("   executed  {operation:?}"));
        match answer["error"].as_str() {
            Some(error) => error.lines().for_each(|line| println!("   wrong     {line}")),
            None => println!("   answer    {answer}"),
        }
    }
    println!("\nHow arguments came:\n{}", server.tally);
    Ok(())
}
