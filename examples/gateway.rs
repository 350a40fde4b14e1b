//! A gateway of the Model Context Protocol, over stdio: it starts the servers that a file names, offers their tools unchanged, and
//! repairs the calls of tools that it has never seen before by `Policy::tool_calls()` and what the operator adds in the file.
//!
//! ```sh
//! cargo build --examples --all-features
//! target/debug/examples/gateway examples/data/gateway.json
//! ```
//!
//! Give that command to a client as its server. A call that can't be repaired is answered in-band, with every issue, so that the model can
//! correct it; its server does not see it. What was repaired stands in the answer's `_meta`, and in an event of `tracing` on stderr. When the
//! client leaves, a summary of all repairs is written there.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ListToolsResult, PaginatedRequestParams,
    ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{NotificationContext, Peer, RequestContext, RunningService};
use rmcp::transport::IntoTransport;
use rmcp::{ClientHandler, ErrorData, RoleClient, RoleServer, ServerHandler, ServiceError, ServiceExt};
use serde::Deserialize;
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Coerce, Error, Report, Tally};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

/// Where the answer says what was repaired.
pub(crate) const REPAIRED: &str = "coerce/repaired";

/// How many characters a refusal has at most.
const MOST_SAID: usize = 2_000;

/// The operator's file.
#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Setup {
    /// The command of each server. A path that begins with `./` is taken from the folder of this program.
    servers: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    policy: Additions,
}

/// What the operator adds to the rules for all tools. A location is `**/limit`: at any depth of any tool. With one like `/limit` calls of tools
/// that have no such location are not repaired.
#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Additions {
    at: BTreeMap<String, Vec<String>>,
    never: Vec<String>,
    sensitive: Vec<String>,
}

impl Additions {
    pub(crate) fn policy(&self) -> Policy {
        let mut policy = Policy::tool_calls();
        for (location, rules) in &self.at {
            policy = policy.at(location, rules);
        }
        let policy = self.never.iter().fold(policy, Policy::never);
        self.sensitive.iter().fold(policy, Policy::sensitive)
    }

    /// What is wrong with it, whatever tools there are.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let anywhere = |location: &String| format!("**{}", location.trim_start_matches("**"));
        let everywhere = Self {
            at: self.at.iter().map(|(location, rules)| (anywhere(location), rules.clone())).collect(),
            never: self.never.iter().map(anywhere).collect(),
            sensitive: self.sensitive.iter().map(anywhere).collect(),
        };
        Schema::compile(&json!({}), &everywhere.policy()).map(drop)
    }
}

/// The servers behind the gateway and what they offer.
pub(crate) struct Gateway {
    /// `None`: calls are passed on as they are.
    policy: Option<Policy>,
    servers: Vec<(String, RunningService<RoleClient, Upstream>)>,
    tools: Mutex<BTreeMap<String, Offered>>,
    /// Held by who asks the servers for their tools.
    refreshing: tokio::sync::Mutex<()>,
    shared: Arc<Shared>,
    pub(crate) tally: Tally,
}

/// A tool, and the server that has it.
#[derive(Clone)]
struct Offered {
    server: usize,
    tool: Tool,
    /// `None`: its calls are passed on as they are.
    schema: Option<Arc<Schema>>,
}

/// What the servers tell.
#[derive(Default)]
struct Shared {
    /// The client, once it is there.
    client: OnceLock<Peer<RoleServer>>,
    /// Whether a server has other tools than it had.
    is_outdated: Mutex<bool>,
}

/// The gateway as the servers see it: their client.
#[derive(Clone)]
pub(crate) struct Upstream(Arc<Shared>);

impl ClientHandler for Upstream {
    async fn on_tool_list_changed(&self, _: NotificationContext<RoleClient>) {
        *lock(&self.0.is_outdated) = true;
        if let Some(client) = self.0.client.get() {
            // A client that is gone needs no news.
            let _ = client.notify_tool_list_changed().await;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Gateway {
    /// A gateway that repairs by this policy, or passes calls on as they are.
    pub(crate) fn new(policy: Option<Policy>) -> Self {
        let (tools, refreshing, shared) = Default::default();
        Self { policy, servers: Vec::new(), tools, refreshing, shared, tally: Tally::default() }
    }

    /// Adds the server at the other end of the transport.
    pub(crate) async fn connect<T, E, A>(&mut self, name: &str, transport: T) -> Result<(), Box<dyn std::error::Error>>
    where
        T: IntoTransport<RoleClient, E, A>,
        E: std::error::Error + Send + Sync + 'static,
    {
        let server = Upstream(self.shared.clone()).serve(transport).await?;
        self.servers.push((name.to_owned(), server));
        *lock(&self.shared.is_outdated) = true;
        Ok(())
    }

    /// Asks the servers for their tools, if any has others than it had. Who asks meanwhile waits for them.
    async fn refresh(&self) {
        let _alone = self.refreshing.lock().await;
        if !std::mem::take(&mut *lock(&self.shared.is_outdated)) {
            return;
        }
        let mut tools = BTreeMap::new();
        for (server, (name, running)) in self.servers.iter().enumerate() {
            let listed = running.list_all_tools().await.unwrap_or_else(|error| {
                eprintln!("{name}: its tools are not offered until they are asked for again: {error}");
                *lock(&self.shared.is_outdated) = true;
                Vec::new()
            });
            for tool in listed {
                let tool_name = tool.name.to_string();
                if tools.contains_key(&tool_name) {
                    eprintln!("{name}: another server has a tool `{tool_name}` too: this one is not offered");
                    continue;
                }
                let compiled = self.policy.as_ref().map(|policy| compile(&tool, policy)).transpose();
                let schema = compiled.unwrap_or_else(|error| {
                    eprintln!("{name}: calls of `{tool_name}` are passed on as they are: {error}");
                    None
                });
                tools.insert(tool_name, Offered { server, tool, schema });
            }
        }
        *lock(&self.tools) = tools;
    }

    /// The arguments that go on to the server, and what was repaired.
    fn repaired(&self, schema: &Schema, arguments: Value) -> Result<(Value, Report), Error> {
        let outcome = schema.from_value_with_report(arguments);
        self.tally.record(&outcome);
        outcome
    }
}

impl ServerHandler for Gateway {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().enable_tool_list_changed().build())
    }

    async fn on_initialized(&self, context: NotificationContext<RoleServer>) {
        // There is one client.
        let _ = self.shared.client.set(context.peer);
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        self.refresh().await;
        let tools = lock(&self.tools).values().map(|offered| offered.tool.clone()).collect();
        Ok(ListToolsResult::with_all_items(tools))
    }

    async fn call_tool(
        &self,
        mut call: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        self.refresh().await;
        let offered = lock(&self.tools).get(&*call.name).cloned();
        let offered = offered.ok_or_else(|| ErrorData::invalid_params(format!("unknown tool: {}", call.name), None))?;
        let Some((_, server)) = self.servers.get(offered.server) else {
            return Err(ErrorData::internal_error("the server is gone", None));
        };
        let mut repaired = Report::default();
        if let Some(schema) = &offered.schema {
            // Arguments that are absent are an empty object.
            let arguments = call.arguments.take().unwrap_or_default();
            match self.repaired(schema, Value::Object(arguments)) {
                Ok((Value::Object(arguments), report)) => (call.arguments, repaired) = (Some(arguments), report),
                Ok((other, _)) => return Ok(refused(&format!("expected an object, got {other}"))),
                Err(error) => return Ok(refused(&error.for_model(MOST_SAID))),
            }
        }
        let mut answer = server.call_tool_once(call).await.map_err(passed_on)?;
        if let (CallToolResponse::Complete(answer), false) = (&mut answer, repaired.is_empty()) {
            answer.meta.get_or_insert_default().0.insert(REPAIRED.to_owned(), json!(repaired.warnings()));
        }
        Ok(answer)
    }
}

fn compile(tool: &Tool, policy: &Policy) -> Result<Arc<Schema>, Error> {
    Schema::compile(&Value::Object((*tool.input_schema).clone()), policy).map(Arc::new)
}

/// The answer to a call that no rule repairs.
fn refused(why: &str) -> CallToolResponse {
    CallToolResult::error(vec![ContentBlock::text(why)]).into()
}

/// What a server says goes on to the client.
fn passed_on(error: ServiceError) -> ErrorData {
    match error {
        ServiceError::McpError(error) => error,
        error => ErrorData::internal_error(error.to_string(), None),
    }
}

fn start(command: &[String]) -> Result<Child, Box<dyn std::error::Error>> {
    let [program, arguments @ ..] = command else { return Err("a server has a command".into()) };
    let program = match program.strip_prefix("./") {
        Some(beside) => std::env::current_exe()?.with_file_name(beside),
        None => program.into(),
    };
    let mut command = Command::new(&program);
    let child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
    child.spawn().map_err(|error| format!("{}: {error}", program.display()).into())
}

#[allow(dead_code)] // the tests have transports of their own, too
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("name a file: gateway examples/data/gateway.json")?;
    let of_file = |error: &dyn std::error::Error| format!("{path}: {error}");
    let text = std::fs::read_to_string(&path).map_err(|error| of_file(&error))?;
    let setup = Setup::from_str_with_report(&text).map_err(|error| of_file(&error))?.0;
    setup.policy.check().map_err(|error| of_file(&error))?;
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).init();
    let mut gateway = Gateway::new(Some(setup.policy.policy()));
    let mut children = Vec::new();
    for (name, command) in &setup.servers {
        let mut child = start(command)?;
        let stdio = child.stdout.take().zip(child.stdin.take()).ok_or("a server has stdin and stdout")?;
        gateway.connect(name, stdio).await?;
        children.push(child);
    }
    let gateway = Arc::new(gateway);
    let running = gateway.clone().serve((tokio::io::stdin(), tokio::io::stdout())).await?;
    running.waiting().await?;
    eprint!("{}", gateway.tally);
    Ok(())
}
