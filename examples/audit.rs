//! An audit of recorded calls: how many are clean, which rules would repair how many, which stay refused; and the policy that this
//! suggests, as the table that a reviewer signs. It switches on no rule.
//!
//! ```sh
//! cargo run --release --example audit --features schema -- 1000000
//! cargo run --release --example audit --features schema -- calls.jsonl
//! ```
//!
//! The calls are a file of JSON Lines, arguments only. Without one, so many are generated, 20,000 if no number is given, as models send
//! them: most are right. The tool is in `examples/data/audit_tool.json`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget};
use serde_coerce::Tally;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// A rule that repairs fewer calls than this is not worth a reviewer's time.
const WORTH: u64 = 3;

/// What is asked about: rules that lose nothing. A switch that decides about more than reading is not even asked about.
pub(crate) fn candidates() -> Policy {
    Policy::new()
        .on("string", ["number_to_string", "bool_to_string", "list_to_item", "null_to_default"])
        .on("integer", ["string_to_number", "float_to_integer", "list_to_item", "null_to_default"])
        .on("boolean", ["string_to_bool", "ignore_case", "null_to_default"])
        .on("enum", ["ignore_case(separators)", "list_to_item", "null_to_default"])
        .on(
            "array",
            [
                "string_to_json",
                "python_to_json",
                "string_to_list(separator = \",\")",
                "singleton_list",
                "null_to_default",
            ],
        )
        .at(
            "",
            [
                "unfence",
                "string_to_json",
                "python_to_json",
                "object_to_value(key(\"arguments\", \"input\"))",
                "null_to_object",
            ],
        )
        .never("/confirm")
}

/// What came of the calls.
pub(crate) struct Audit {
    pub(crate) tally: Tally,
    /// Some of those that stay refused, with why.
    refused: Vec<String>,
}

impl Audit {
    /// Reads the calls of a file, a line each.
    pub(crate) fn of(schema: &Schema, calls: impl BufRead, bar: &ProgressBar) -> io::Result<Self> {
        let mut audit = Self { tally: Tally::new(), refused: Vec::new() };
        for line in calls.lines() {
            let outcome = schema.from_str_with_report(&line?);
            audit.tally.record(&outcome);
            if let (Err(error), true) = (outcome, audit.refused.len() < 5) {
                audit.refused.push(error.to_string().replace('\n', "; "));
            }
            bar.inc(1);
        }
        Ok(audit)
    }

    /// The policy that the calls suggest: the rules that have repaired enough of them, with the arguments that were `asked` about.
    pub(crate) fn suggests(&self, asked: &Schema) -> Policy {
        let table = asked.rules();
        let written = |path: &str, rule: &str| {
            let rules = table.rows().iter().filter(|row| row.path == path).flat_map(|row| &row.rules);
            let mut arguments = rules.filter(|declared| declared.rule == rule).map(|declared| &*declared.arguments);
            match arguments.next_back().unwrap_or_default() {
                "" => rule.to_owned(),
                arguments => format!("{rule}({arguments})"),
            }
        };
        let rows = self.tally.repairs();
        let worth = rows.iter().filter(|row| row.count >= WORTH);
        worth.fold(Policy::new(), |policy, row| policy.at(&*row.path, [written(&row.path, row.rule)]))
    }
}

/// Makes calls as models send them: 97 in 100 are right.
pub(crate) fn generate(count: usize, calls: &mut impl Write) -> io::Result<()> {
    let mut state = 7_u64;
    let mut draw = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for _ in 0..count {
        let limit = draw(100) + 1;
        let call = json!({"query": format!("query {}", draw(1000)), "limit": limit, "kinds": ["person"], "archived": draw(2) == 0});
        writeln!(calls, "{}", if draw(1000) < 26 { spoilt(call, draw(13), limit) } else { call })?;
    }
    Ok(())
}

/// The call with a mistake.
fn spoilt(mut call: Value, mistake: u64, limit: u64) -> Value {
    match mistake {
        0..=3 => return json!(call.to_string().replace('"', "'").replace("true", "True").replace("false", "False")),
        4 => call["since"] = json!(null),
        5 => call["kinds"] = json!("company"),
        6 => call["archived"] = json!("true"),
        7 => call["limit"] = json!(limit.to_string()),
        8 => call["limit"] = json!("TBD"),
        9 => call["kinds"] = json!("person, company"),
        10 => call["kinds"] = json!(["Company"]),
        11 => return json!({"arguments": call}),
        _ => drop(call.as_object_mut().and_then(|call| call.remove("query"))),
    }
    call
}

/// The file of calls that the argument asks for, and how many they are if that is known.
fn calls(argument: Option<&str>) -> io::Result<(PathBuf, Option<u64>)> {
    let count = argument.map_or(Ok(20_000), str::parse);
    let Ok(count) = count else { return Ok((argument.unwrap_or_default().into(), None)) };
    let path = std::env::temp_dir().join(format!("coerce-audit-{}.jsonl", std::process::id()));
    let mut file = BufWriter::new(File::create(&path)?);
    generate(count, &mut file)?;
    file.flush()?;
    Ok((path, u64::try_from(count).ok()))
}

fn audit(schema: &Schema, path: &Path, count: Option<u64>) -> io::Result<Audit> {
    let bar = count.map_or_else(ProgressBar::no_length, ProgressBar::new);
    if !io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let file =
        File::open(path).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let audit = Audit::of(schema, BufReader::new(file), &bar)?;
    bar.finish_and_clear();
    Ok(audit)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tool: Value = serde_json::from_str(include_str!("data/audit_tool.json"))?;
    let asked = Schema::compile(&tool["inputSchema"], &candidates())?;
    let (path, generated) = calls(std::env::args().nth(1).as_deref())?;
    let audit = audit(&asked, &path, generated)?;
    if generated.is_some() {
        std::fs::remove_file(&path)?;
    }
    println!("{}\nRefused, for example:", audit.tally);
    audit.refused.iter().for_each(|line| println!("  {line}"));
    let suggested = Schema::compile(&tool["inputSchema"], &audit.suggests(&asked))?;
    println!("\nTo be signed: rules that would have repaired at least {WORTH} calls to `{}`\n", tool["name"]);
    print!("{}", suggested.rules());
    Ok(())
}
