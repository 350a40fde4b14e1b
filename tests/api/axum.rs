//! A server whose handlers take `Coerced<…>` through axum's own extractors, over TCP.

use axum::routing::{get, post};
use axum::{Form, Json, Router, extract::Query};
use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Coerced};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[derive(Debug, Deserialize, Serialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    query: String,
    #[coerce(string_to_number)]
    max_results: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
}

/// All that a handler adds: it reports what was repaired.
fn answer(Coerced { value, report }: &Coerced<Search>) -> Json<Value> {
    let mut answer = json!({"search": value});
    report.attach_to(&mut answer);
    Json(answer)
}

async fn json_body(Json(call): Json<Coerced<Search>>) -> Json<Value> {
    answer(&call)
}

async fn query(Query(call): Query<Coerced<Search>>) -> Json<Value> {
    answer(&call)
}

async fn form(Form(call): Form<Coerced<Search>>) -> Json<Value> {
    answer(&call)
}

/// The same without repairs, as serde has it.
async fn plain(Json(call): Json<Search>) -> Json<Value> {
    Json(json!({"search": call}))
}

fn app() -> Router {
    Router::new()
        .route("/json", post(json_body))
        .route("/plain", post(plain))
        .route("/query", get(query))
        .route("/form", post(form))
}

/// What the server said: the status and the body.
type Answer = (u16, String);

/// Serves on a port of its own, and sends one request.
async fn send(request: String) -> Answer {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it is bound");
    let server = tokio::spawn(async move { axum::serve(listener, app()).await });
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request.as_bytes()).await.expect("the request is sent");
    let mut response = String::new();
    stream.read_to_string(&mut response).await.expect("the server answers");
    server.abort();
    let (head, body) = response.split_once("\r\n\r\n").expect("a response has a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a head has a status");
    (status, body.to_owned())
}

async fn post_to(path: &str, kind: &str, body: &str) -> Answer {
    let length = body.len();
    send(format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: {kind}\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    ))
    .await
}

async fn post_json(path: &str, body: &Value) -> Answer {
    post_to(path, "application/json", &body.to_string()).await
}

async fn get_from(path: &str) -> Answer {
    send(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).await
}

fn parse(body: &str) -> Value {
    serde_json::from_str(body).expect("the body is JSON")
}

#[tokio::test]
async fn json_gives_value_and_report() {
    let (status, body) = post_json("/json", &json!({"query": "rust", "maxResults": "25", "ids": "7"})).await;
    assert_eq!(status, 200, "{body}");
    let expected = json!({
        "search": {"query": "rust", "maxResults": 25, "ids": [7]},
        "_coercions": [
            {"path": "/ids", "rule": "singleton_list", "from": "7", "to": ["7"]},
            {"path": "/ids/0", "rule": "string_to_number", "from": "7", "to": 7},
            {"path": "/maxResults", "rule": "string_to_number", "from": "25", "to": 25},
        ],
        "_warnings": [
            r#"ids: string "7" was read as list of 1 (singleton_list)"#,
            r#"ids[0]: string "7" was read as number 7 (string_to_number)"#,
            r#"maxResults: string "25" was read as number 25 (string_to_number)"#,
        ],
    });
    assert_eq!(parse(&body), expected);
}

#[tokio::test]
async fn a_clean_body_is_answered_as_without_the_crate() {
    let call = json!({"query": "rust", "maxResults": 25, "ids": [7]});
    assert_eq!(post_json("/json", &call).await, post_json("/plain", &call).await);
}

#[tokio::test]
async fn a_refused_body_is_answered_with_all_its_issues() {
    let call = json!({"maxResults": "many", "ids": [1, "x", -2], "colour": "red"});
    let (status, body) = post_json("/json", &call).await;
    assert_eq!(status, 422);
    assert_eq!(
        body,
        "Failed to deserialize the JSON body into the target type: \
         colour: unknown field, expected one of `query`, `maxResults`, `ids`\n\
         ids[1]: expected a non-negative integer, got string \"x\"; \
         string_to_number: not a JSON number\n\
         ids[2]: expected a non-negative integer, got number -2\n\
         maxResults: expected an integer from 0 to 4294967295 or null, got string \"many\"; \
         string_to_number: not a JSON number\n\
         query: missing, expected a string"
    );
}

/// What is no JSON is refused by the parser, in its own words.
#[tokio::test]
async fn a_body_that_is_no_json_stays_a_bad_request() {
    let kind = "application/json";
    let (status, body) = post_to("/json", kind, r#"{"query": "rust", "ids": [1,}"#).await;
    assert_eq!(status, 400, "{body}");
    let (_, plain) = post_to("/plain", kind, r#"{"query": "rust", "ids": [1,}"#).await;
    assert_eq!(body, plain);
}

/// The extractor adds the path to what the parser says.
#[tokio::test]
async fn a_body_that_is_too_deep_is_refused_with_its_path_once() {
    let body = format!(r#"{{"query": "rust", "ids": {}{}}}"#, "[".repeat(200), "]".repeat(200));
    let (status, answer) = post_to("/json", "application/json", &body).await;
    assert_eq!(status, 400, "{answer}");
    assert_eq!(answer.matches("ids[0]").count(), 1, "{answer}");
    assert!(answer.contains("recursion limit exceeded"), "{answer}");
}

#[tokio::test]
async fn a_query_gives_value_and_report() {
    let (status, body) = get_from("/query?query=rust&maxResults=25&ids=7").await;
    assert_eq!(status, 200, "{body}");
    let body = parse(&body);
    assert_eq!(body["search"], json!({"query": "rust", "maxResults": 25, "ids": [7]}));
    assert_eq!(body["_warnings"].as_array().map(Vec::len), Some(3));

    let (status, body) = get_from("/query?maxResults=many&ids=x").await;
    assert_eq!(status, 400);
    let issues: Vec<_> = body.lines().collect();
    assert_eq!(issues.len(), 3, "{body}");
    assert!(
        issues[0].starts_with("Failed to deserialize query string: ids[0]: expected a non-negative integer"),
        "{body}"
    );
    assert_eq!(issues[2], "query: missing, expected a string");
}

#[tokio::test]
async fn a_form_gives_value_and_report() {
    let kind = "application/x-www-form-urlencoded";
    let (status, body) = post_to("/form", kind, "query=rust+lang&maxResults=25").await;
    assert_eq!(status, 200, "{body}");
    let body = parse(&body);
    assert_eq!(body["search"], json!({"query": "rust lang", "maxResults": 25, "ids": []}));
    assert_eq!(
        body["_coercions"],
        json!([{"path": "/maxResults", "rule": "string_to_number", "from": "25", "to": 25}])
    );

    let (status, body) = post_to("/form", kind, "maxResults=many&ids=x").await;
    assert_eq!(status, 422);
    assert_eq!(body.lines().count(), 3, "{body}");
}
