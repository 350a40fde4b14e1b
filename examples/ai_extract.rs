//! AI extraction: a model's output against a declared type. It fits, is repaired, or fails at this node.
//!
//! ```sh
//! cargo run --example ai_extract
//! ```
//!
//! The workflow has nodes that ask a model for companies, and one behind them that iterates over what came. The models'
//! answers are in `examples/data/ai_extract.jsonl`. For each this prints what came of it; at the end, for each node, which
//! repairs happened where and how often: a table for people, JSON for a dashboard.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Coerce, Error, Mode, Options, Repair, Report, Tally};
use serde_json::{Value, json};

/// What the nodes ask a model for. Rules on a type are about its value as a whole, here the answer.
#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(transparent)]
#[coerce(object_to_value(key = "value"), map_to_list)]
pub(crate) struct Companies(pub(crate) Vec<Company>);

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(ignore_key_case)]
pub(crate) struct Company {
    #[coerce(trim)]
    pub(crate) name: String,
    #[coerce(string_to_number)]
    pub(crate) employees: u32,
    #[coerce(string_to_bool, ignore_case)]
    pub(crate) is_investor: bool,
    #[coerce(custom(dollars))]
    pub(crate) raised_cents: u64,
    #[serde(default)]
    #[coerce(map_to_list, null_to_default)]
    pub(crate) cities: Vec<String>,
    #[serde(default)]
    #[coerce(empty_to_null, text_to_null("null", "N/A"))]
    pub(crate) website: Option<String>,
}

/// Reads `"$1,234.56"` and `"$1234"` as cents, and nothing that could mean two things: `"1,234.56"` names no currency, the
/// comma of `"$1,234"` may be a decimal one, and `"$1.5M"` is rounded.
fn dollars(value: &Value) -> Repair {
    match value.as_str().map(cents) {
        None => Repair::Keep,
        Some(Some(cents)) => Repair::To(json!(cents)),
        Some(None) => Repair::Refuse("not an amount such as `$1,234.56`".to_owned()),
    }
}

fn cents(text: &str) -> Option<u64> {
    let amount = text.strip_prefix('$')?;
    let (whole, cents) = amount.split_once('.').unwrap_or((amount, ""));
    let mut groups = whole.split(',');
    let first = groups.next()?;
    let plain = first == whole && (cents.len() == 2 || amount == whole);
    let grouped = first.len() <= 3 && groups.all(|group| group.len() == 3) && cents.len() == 2;
    let digits = format!("{}{cents:0<2}", whole.replace(',', ""));
    let amounts = !first.is_empty() && (plain || grouped) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if amounts { digits.parse().ok() } else { None }
}

/// A node that asks a model, and what is known of its answers so far.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) name: &'static str,
    pub(crate) mode: Mode,
    pub(crate) tally: Tally,
}

/// Why a node failed. Nothing behind it runs.
#[derive(Debug, Serialize)]
pub(crate) struct Failure {
    pub(crate) node: &'static str,
    pub(crate) kind: &'static str,
    /// Whether repair was tried: in strict mode it is not.
    pub(crate) repair_tried: bool,
    #[serde(flatten)]
    pub(crate) error: Error,
}

impl Node {
    const KIND: &'static str = "ai_extract";

    pub(crate) fn new(name: &'static str, mode: Mode) -> Self {
        Self { name, mode, tally: Tally::new() }
    }

    /// The answer, JSON or still the text of it, as the type that later nodes work on; or a failure of this node.
    pub(crate) fn read<T: Coerce>(&self, answer: Value) -> Result<(T, Report), Failure> {
        let options = Options::default().mode(self.mode);
        let outcome = match answer {
            Value::String(text) => options.from_str_with_report(&text),
            value => options.from_value_with_report(value),
        };
        self.judged(outcome)
    }

    /// The same where the type is declared in the configuration of the node.
    #[cfg(feature = "schema")]
    pub(crate) fn read_declared(&self, declared: &Schema, answer: Value) -> Result<(Value, Report), Failure> {
        let declared = declared.clone().mode(self.mode);
        self.judged(match answer {
            Value::String(text) => declared.from_str_with_report(&text),
            value => declared.from_value_with_report(value),
        })
    }

    fn judged<T>(&self, outcome: Result<(T, Report), Error>) -> Result<(T, Report), Failure> {
        self.tally.record(&outcome);
        outcome.map_err(|error| Failure {
            node: self.name,
            kind: Self::KIND,
            repair_tried: self.mode == Mode::Safe,
            error,
        })
    }
}

/// The type of a node's configuration: a JSON Schema in which the author of the node says what may be repaired. Functions are of the
/// program, and so named here.
#[cfg(feature = "schema")]
pub(crate) fn declared(configuration: &Value) -> Result<Schema, Error> {
    let policy = Policy::new().annotations(true).custom("/*/raisedCents", "dollars", dollars);
    Schema::compile(&configuration["type"], &policy)
}

impl std::error::Error for Failure {}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tried = if self.repair_tried { "repair was tried" } else { "repair is off" };
        write!(f, "node `{}` ({}): the answer does not fit ({tried})", self.node, self.kind)?;
        self.error.issues().iter().try_for_each(|issue| write!(f, "\n  {issue}"))
    }
}

/// A workflow: a node that asks for companies, and behind it `each`, which works on one.
pub(crate) fn run(node: &Node, answer: Value, each: impl FnMut(&Company)) -> Result<Report, Failure> {
    let (Companies(companies), report) = node.read(answer)?;
    companies.iter().for_each(each);
    Ok(report)
}

/// A line of the data: what a node's model answered.
#[derive(Deserialize)]
struct Answer {
    node: String,
    answer: Value,
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let nodes = [Node::new("find_investors", Mode::Safe), Node::new("import_ledger", Mode::Strict)];
    for line in include_str!("data/ai_extract.jsonl").lines() {
        let Answer { node, answer } = serde_json::from_str(line)?;
        println!("── {node} · {answer}");
        let node = nodes.iter().find(|known| known.name == node).ok_or("no such node")?;
        match run(node, answer, |company| println!("   {}", json!(company))) {
            Ok(report) => report.warnings().iter().for_each(|warning| println!("   repaired  {warning}")),
            Err(failure) => println!("   {}", failure.to_string().replace('\n', "\n   ")),
        }
    }
    #[cfg(feature = "schema")]
    {
        let declared = declared(&serde_json::from_str(include_str!("data/ai_extract_node.json"))?)?;
        println!("\nA type of the configuration:\n{}", declared.rules());
        let (companies, report) = nodes[0].read_declared(
            &declared,
            json!({"value": [{"Name": " Acme ", "employees": "7",
            "isInvestor": "TRUE", "raisedCents": "$1,234.56"}]}),
        )?;
        println!("{companies}\n{}", report.warnings().join("\n"));
    }
    for Node { name, tally, .. } in &nodes {
        println!("\n{name}\n\n{tally}\n{}", json!(tally));
    }
    Ok(())
}
