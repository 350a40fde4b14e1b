//! Engine actions: one entry point for every call, whether the engine runs it or a tool of the host.
//!
//! ```sh
//! cargo run --example engine_actions
//! ```
//!
//! The calls are in `examples/data/engine_actions.jsonl`, as models sent them. For each this prints what was repaired and
//! the answer, or everything that is wrong; at the end the missions as they are stored, and what happened at the entry point.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_coerce::target::Composite;
use serde_coerce::{Coerce, Error, Issue, IssueCode, Path, Report, RuleRow, RuleTable, Segment, Tally};
use serde_json::{Value, json};

/// Tools that only have a JSON Schema, known when they register.
#[cfg(feature = "schema")]
#[path = "plugins/engine_actions.rs"]
pub(crate) mod plugins;

/// A call to the engine itself. The arguments are an object or, as `OpenAI` sends them, the text of one.
#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(tag = "name", content = "arguments", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    MissionCreate(#[coerce(string_to_json)] MissionCreate),
    MissionUpdate(#[coerce(string_to_json)] MissionUpdate),
    #[coerce(string_to_json, empty_to_null, null_to_object)] // no arguments at all may come as `""` or null
    MissionList {
        #[serde(default)]
        #[coerce(string_to_bool)]
        running_only: bool,
    },
    #[coerce(string_to_json)]
    MissionPause {
        #[coerce(string_to_number)]
        id: usize,
    },
    #[coerce(string_to_json)]
    ToolInfo {
        name: String,
    },
}

/// Their names: no host tool can take one over.
pub(crate) const ACTIONS: [&str; 5] =
    ["mission_create", "mission_update", "mission_list", "mission_pause", "tool_info"];

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(fields(string_to_number))]
pub(crate) struct MissionCreate {
    goal: String,
    /// Whether the mission may only look. Our safety hangs on it, so it has no rule: a plain `true` or `false`, or an error.
    safe: bool,
    cooldown_secs: u64,
    max_concurrent: u32,
    dedup_window_secs: u64,
    max_threads_per_day: u32,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(fields(string_to_number))]
pub(crate) struct MissionUpdate {
    id: usize,
    safe: Option<bool>,
    cooldown_secs: Option<u64>,
    max_concurrent: Option<u32>,
    dedup_window_secs: Option<u64>,
    max_threads_per_day: Option<u32>,
}

/// A call to a tool of the host, whose arguments are known when it registers.
#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the name has done its work when the tool is found")]
struct HostCall<A> {
    name: String,
    #[coerce(string_to_json)]
    arguments: A,
}

/// Where a host tool works: with us, on typed arguments, or in a sandbox, to which they go as text.
pub(crate) enum Host<A> {
    Here(fn(&A) -> Value),
    Sandbox(fn(&str) -> Value),
}

/// A host tool: how it runs a call, and what it lets the entry point repair.
struct Tool {
    run: Box<dyn Fn(Value) -> Outcome>,
    rules: RuleTable,
}

/// An answer and what was repaired for it, or everything that is wrong with the call.
pub(crate) type Outcome = Result<(Value, Report), Error>;

#[derive(Default)]
pub(crate) struct Engine {
    pub(crate) missions: Vec<Mission>,
    tools: BTreeMap<String, Tool>,
}

#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Mission {
    paused: bool,
    #[serde(flatten)]
    spec: MissionCreate,
}

impl Engine {
    pub(crate) fn register<A: Coerce + Composite + Serialize>(&mut self, name: &str, host: Host<A>) {
        let run = move |call: Value| {
            let (call, report) = HostCall::<A>::from_value_with_report(call)?;
            let answer = match host {
                Host::Here(run) => run(&call.arguments),
                Host::Sandbox(run) => run(&json!(call.arguments).to_string()),
            };
            Ok((answer, report))
        };
        self.tools.insert(name.to_owned(), Tool { run: Box::new(run), rules: HostCall::<A>::rules() });
    }

    /// Runs a call. This is the entry point: what comes out of it is of the type that was declared, or refused.
    pub(crate) fn call(&mut self, call: Value) -> Outcome {
        match call["name"].as_str() {
            Some(name) if !ACTIONS.contains(&name) => {
                let tool = self.tools.get(name).ok_or_else(|| self.unknown(at(["name"]), name))?;
                (tool.run)(call)
            }
            _ => {
                let (action, report) = Action::from_value_with_report(call)?;
                Ok((self.run(action)?, report))
            }
        }
    }
}

/// The handlers: past the entry point, all is typed.
impl Engine {
    fn run(&mut self, action: Action) -> Result<Value, Error> {
        match action {
            Action::MissionCreate(spec) => {
                self.missions.push(Mission { paused: false, spec });
                Ok(json!({"created": self.missions.len() - 1}))
            }
            Action::MissionUpdate(change) => self.update(&change),
            Action::MissionList { running_only } => {
                let missions = self.missions.iter().filter(|mission| !(running_only && mission.paused));
                Ok(missions.map(|mission| json!(mission.spec.goal)).collect())
            }
            Action::MissionPause { id } => {
                self.mission(id)?.paused = true;
                Ok(json!({"paused": id}))
            }
            Action::ToolInfo { name } => self.info(&name),
        }
    }

    fn update(&mut self, change: &MissionUpdate) -> Result<Value, Error> {
        let spec = &mut self.mission(change.id)?.spec;
        set(&mut spec.safe, change.safe);
        set(&mut spec.cooldown_secs, change.cooldown_secs);
        set(&mut spec.max_concurrent, change.max_concurrent);
        set(&mut spec.dedup_window_secs, change.dedup_window_secs);
        set(&mut spec.max_threads_per_day, change.max_threads_per_day);
        Ok(json!({"updated": change.id}))
    }

    /// What the entry point repairs in a call to this tool: a caller may know.
    fn info(&self, name: &str) -> Result<Value, Error> {
        let of_action = |row: &&RuleRow| row.path.starts_with(&format!("/name={name}/"));
        match self.tools.get(name) {
            Some(tool) => Ok(json!(tool.rules)),
            None if ACTIONS.contains(&name) => {
                Ok(json!(Action::rules().rows().iter().filter(of_action).collect::<Vec<_>>()))
            }
            None => Err(self.unknown(at(["arguments", "name"]), name)),
        }
    }

    fn mission(&mut self, id: usize) -> Result<&mut Mission, Error> {
        let issue = Issue::new(at(["arguments", "id"]), IssueCode::InvalidValue).receiving(&json!(id));
        let issue = issue.expecting(format!("the id of a mission, of which there are {}", self.missions.len()));
        self.missions.get_mut(id).ok_or_else(|| issue.into())
    }

    fn unknown(&self, place: Path, name: &str) -> Error {
        let known = ACTIONS.into_iter().chain(self.tools.keys().map(String::as_str));
        Issue::unknown(place, name, known).into()
    }
}

fn at<const N: usize>(fields: [&'static str; N]) -> Path {
    Path { segments: fields.map(Segment::Field).into() }
}

fn set<T>(place: &mut T, new: Option<T>) {
    if let Some(new) = new {
        *place = new;
    }
}

/// The arguments of a tool of the host.
#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shell {
    command: String,
    safe: bool, // no rule here either
    #[coerce(string_to_number)]
    timeout_secs: u32,
}

pub(crate) fn shell(arguments: &Shell) -> Value {
    json!({"ran": arguments})
}

/// What stands in the sandbox: plain serde, which reads the arguments to the letter.
pub(crate) fn sandboxed_shell(arguments: &str) -> Value {
    match serde_json::from_str(arguments) {
        Ok(arguments) => shell(&arguments),
        Err(error) => json!({"refused": error.to_string()}),
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut engine, tally) = (Engine::default(), Tally::new());
    engine.register("shell", Host::Here(shell));
    engine.register("sandboxed_shell", Host::<Shell>::Sandbox(sandboxed_shell));
    #[cfg(feature = "schema")]
    plugins::register(&mut engine)?;
    for call in include_str!("data/engine_actions.jsonl").lines() {
        println!("── {call}");
        let outcome = engine.call(serde_json::from_str(call)?);
        tally.record(&outcome);
        match outcome {
            Ok((answer, report)) => {
                report.warnings().iter().for_each(|warning| println!("   repaired  {warning}"));
                println!("   answer    {answer}");
            }
            Err(error) => error.issues().iter().for_each(|issue| println!("   wrong     {issue}")),
        }
    }
    println!("\nThe missions, as stored:");
    engine.missions.iter().for_each(|mission| println!("{}", json!(mission)));
    println!("\nAt the entry point:\n{tally}");
    Ok(())
}
