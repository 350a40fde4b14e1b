//! What `examples/gateway.rs` adds to the latency of a call: `cargo bench -p coerce-benches --features gateway --bench gateway`.
//!
//! A client calls the tools of a server through two gateways: one that repairs calls, and one that passes them on unchanged. Client,
//! gateway and server are in one process and speak through memory, so there is the least beside the gateway that takes time. Each row is
//! a ratio of two times of one run, each the best of many rounds.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rmcp::model::{CallToolRequestParams, ListToolsResult};
use rmcp::service::RunningService;
use rmcp::{RoleClient, ServerHandler, ServiceExt};
use serde_coerce::schema::Policy;
use serde_json::{Value, json};
use tokio::io::DuplexStream;

#[path = "../examples/gateway.rs"]
#[allow(dead_code, unreachable_pub, reason = "the example runs by itself, too")]
mod example;
#[path = "../tests/api/gateway/server.rs"]
mod server;

use example::Gateway;
use server::Server;

const ROUNDS: usize = 100;
const CALLS: usize = 100;

/// Serves the other end until it is closed.
async fn serve(server: impl ServerHandler, stream: DuplexStream) {
    if let Ok(running) = server.serve(stream).await {
        let _ = running.waiting().await;
    }
}

type Client = RunningService<RoleClient, ()>;

/// A client of a gateway with this policy in front of a server.
async fn client(policy: Option<Policy>) -> Result<Client, Box<dyn std::error::Error>> {
    let listed: ListToolsResult = serde_json::from_str(include_str!("../examples/data/gateway/filesystem.json"))?;
    let mut gateway = Gateway::new(policy);
    let (server, upstream) = tokio::io::duplex(1 << 16);
    let tools = Server { tools: listed.tools, answer: |call| json!({"tool": call.name}) };
    tokio::spawn(serve(tools, server));
    gateway.connect("filesystem", upstream).await?;
    let (server, client) = tokio::io::duplex(1 << 16);
    tokio::spawn(serve(gateway, server));
    Ok(().serve(client).await?)
}

/// How long `CALLS` calls take, each after the answer to the one before it.
async fn round(client: &Client, arguments: &Value) -> Duration {
    let start = Instant::now();
    for _ in 0..CALLS {
        let arguments = arguments.as_object().cloned().unwrap_or_default();
        let answer = client.call_tool(CallToolRequestParams::new("edit_file").with_arguments(arguments)).await;
        assert!(black_box(answer).is_ok_and(|answer| answer.is_error != Some(true)));
    }
    start.elapsed()
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    // What the gateway writes to stderr is written here too, and dropped.
    tracing_subscriber::fmt().with_writer(std::io::sink).with_ansi(false).init();
    let (repairing, passing) = (client(Some(Policy::tool_calls())).await?, client(None).await?);
    let clean = json!({"path": "notes.md", "edits": [{"oldText": "x", "newText": "y"}], "dryRun": true});
    let wrong = json!({"path": "notes.md", "edits": "[{\"oldText\": \"x\", \"newText\": \"y\"}]", "dryRun": "true"});
    let mut best = [Duration::MAX; 3];
    for _ in 0..ROUNDS {
        let calls = [(&passing, &clean), (&repairing, &clean), (&repairing, &wrong)];
        for (best, (client, arguments)) in best.iter_mut().zip(calls) {
            *best = round(client, arguments).await.min(*best);
        }
    }
    let [passed, clean, repaired] = best.map(|best| best / u32::try_from(CALLS).unwrap_or(1));
    let ratio = |time: Duration| time.as_secs_f64() / passed.as_secs_f64();
    println!("clean call / passed on unchanged                 {:.2}  ({clean:?} and {passed:?})", ratio(clean));
    println!("2 of 3 to repair / clean call passed on          {:.2}  ({repaired:?})", ratio(repaired));
    Ok(())
}
