//! A server whose handlers take `serde_coerce::axum`'s extractors, over TCP, with hyper's client.

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Request};
use axum::routing::{any, post};
use axum::{Extension, Router};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use serde_coerce::axum::{Form, Json, Query, Rejection};
use serde_coerce::{Coerce, Coerced, Limits, Mode, Options, Repair, Report};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

mod answers;
#[path = "../../examples/axum_api.rs"]
mod axum_api;
mod forms;
mod nulls;
mod patches;
mod paths;

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

/// What a query has: nothing here needs a rule for its kind.
#[derive(Debug, Deserialize, Serialize, Coerce)]
struct Page {
    #[coerce(trim)]
    sort: Option<String>,
    page: Option<u32>,
    exact: Option<bool>,
    weight: Option<f64>,
    #[serde(default)]
    tag: Vec<String>,
    #[serde(default)]
    #[coerce(string_to_list)]
    id: Vec<i8>,
    #[serde(flatten)]
    more: More,
    share: Option<Percent>,
}

#[derive(Debug, Deserialize, Serialize, Coerce)]
struct More {
    offset: Option<i64>,
}

/// A foreign type.
#[derive(Debug, Deserialize, Serialize)]
struct Percent(u8);

async fn json_body(Json(search): Json<Search>) -> Json<Value> {
    Json(search.map(|search| json!({"search": search})))
}

/// Its own rules read text that is no JSON.
#[derive(Debug, Deserialize, Serialize, Coerce)]
#[coerce(unfence, string_to_json, python_to_json)]
struct Call {
    query: String,
}

async fn text_body(Json(call): Json<Call>) -> Json<Call> {
    Json(call)
}

async fn optional(call: Option<Json<Search>>) -> String {
    call.map_or_else(|| "none".to_owned(), |Json(search)| search.into_inner().query)
}

async fn query(Query(page): Query<Page>) -> Json<Page> {
    Json(page)
}

async fn plain_query(Query(page): Query<Plain>) -> Json<Plain> {
    Json(page)
}

/// No eager rule: it is read by type first.
#[derive(Debug, Deserialize, Serialize, Coerce)]
struct Plain {
    page: Option<u32>,
    exact: Option<bool>,
    #[serde(default)]
    #[coerce(singleton_list)]
    ids: Vec<u64>,
}

async fn form(Form(search): Form<Search>) -> Json<Search> {
    Json(search)
}

async fn filtered_form(Form(Coerced { value, .. }): Form<Filtered>) -> Json<Filtered> {
    Json(Coerced { value, report: Report::default() })
}

async fn filtered_query(Query(Coerced { value, .. }): Query<Filtered>) -> Json<Filtered> {
    Json(Coerced { value, report: Report::default() })
}

/// A handler that looks at the rejection itself.
async fn issues(call: Result<Json<Search>, Rejection>) -> String {
    match call {
        Ok(_) => "fits".to_owned(),
        Err(rejection) => rejection.error().map_or(0, |error| error.issues().len()).to_string(),
    }
}

fn app() -> Router {
    let strict = Options::default().mode(Mode::Strict).limits(Limits::default().issues(1));
    Router::new()
        .route("/strict", post(json_body).layer(Extension(strict)))
        .route("/small", post(json_body).layer(DefaultBodyLimit::max(64)))
        .route("/json", post(json_body))
        .route("/text", post(text_body))
        .route("/optional", post(optional))
        .route("/issues", post(issues))
        .route("/query", any(query))
        .route("/plain", any(plain_query))
        .route("/form", any(form))
        .route("/filtered", post(filtered_form).get(filtered_query))
        .route("/smallform", post(form).layer(DefaultBodyLimit::max(8)))
}

struct Answer {
    status: u16,
    kind: String,
    body: Value,
}

/// Serves on a port of its own, and sends one request.
async fn send(method: Method, path: &str, kind: Option<&str>, body: impl Into<Bytes>) -> Answer {
    send_to(app(), method, path, kind, body).await
}

/// A connection to a server of its own, which ends with the test.
async fn serve(app: Router) -> TcpStream {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(async move { axum::serve(listener, app).await });
    TcpStream::connect(address).await.expect("the server listens")
}

async fn send_to(app: Router, method: Method, path: &str, kind: Option<&str>, body: impl Into<Bytes>) -> Answer {
    let stream = serve(app).await;
    let (mut client, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
    tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header("host", "localhost");
    if let Some(kind) = kind {
        request = request.header("content-type", kind);
    }
    let request = request.body(Full::new(body.into())).expect("a request");
    let response = client.send_request(request).await.expect("the server answers");
    let status = response.status().as_u16();
    let kind =
        response.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or_default().to_owned();
    let body = response.into_body().collect().await.expect("the body arrives").to_bytes();
    let text = String::from_utf8_lossy(&body).into_owned();
    Answer { status, kind, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) }
}

async fn post_json(path: &str, body: impl Into<Bytes>) -> Answer {
    send(Method::POST, path, Some("application/json"), body).await
}

async fn get(path: &str) -> Answer {
    send(Method::GET, path, None, "").await
}

/// That the answer is a problem document of this status, and the codes of its issues.
#[track_caller]
fn codes(answer: &Answer, status: u16) -> Vec<&str> {
    let Answer { status: found, kind, body } = answer;
    assert_eq!((*found, &**kind), (status, "application/problem+json"), "{body}");
    assert_eq!((&body["status"], &body["type"]), (&json!(status), &json!("about:blank")), "{body}");
    assert!(body["title"].is_string() && body["detail"].is_string(), "{body}");
    let errors = body["errors"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.iter().map(|error| error["code"].as_str().expect("an issue has a code")).collect()
}

#[tokio::test]
async fn json_gives_value_and_report() {
    let answer = post_json("/json", r#"{"query": "rust", "maxResults": "25", "ids": "7"}"#).await;
    assert_eq!((answer.status, &*answer.kind), (200, "application/json"));
    assert_eq!(answer.body["search"], json!({"query": "rust", "maxResults": 25, "ids": [7]}));
    assert_eq!(answer.body["_warnings"].as_array().map(Vec::len), Some(3));

    let answer = post_json("/json", r#"{"query": "rust"}"#).await;
    assert_eq!(answer.body, json!({"search": {"query": "rust", "maxResults": null, "ids": []}}));
}

#[tokio::test]
async fn a_body_that_is_no_json_is_read_by_rules_for_it() {
    for body in ["```json\n{\"query\": \"rust\"}\n```", "{'query': 'rust'}"] {
        let answer = post_json("/text", body).await;
        assert_eq!((answer.status, &answer.body["query"]), (200, &json!("rust")), "{body}");
        assert!(answer.body["_warnings"].is_array());
    }
    assert_eq!(codes(&post_json("/text", "rust").await, 400), ["syntax"]);
    assert_eq!(codes(&post_json("/json", "{'query': 'rust'}").await, 400), ["syntax"]);
}

#[tokio::test]
async fn a_refused_body_is_a_problem_document_with_every_issue() {
    let answer = post_json("/json", r#"{"maxResults": "many", "ids": [1, "x", -2], "colour": "red"}"#).await;
    assert_eq!(answer.kind, "application/problem+json");
    let issue = |pointer, code, detail: &str| json!({"detail": detail, "pointer": pointer, "code": code});
    let expected = json!({
        "type": "about:blank",
        "title": "Unprocessable Content",
        "status": 422,
        "detail": "The input does not have the expected form: 5 issues.",
        "errors": [
            issue("#/colour", "unknown_field", "unknown field, expected one of `query`, `maxResults`, `ids`"),
            issue("#/ids/1", "invalid_type", "expected a non-negative integer, got string \"x\"; \
                  string_to_number: not a JSON number"),
            issue("#/ids/2", "invalid_value", "expected a non-negative integer, got number -2"),
            issue("#/maxResults", "invalid_type", "expected an integer from 0 to 4294967295 or null, got string \"many\"; \
                  string_to_number: not a JSON number"),
            issue("#/query", "missing_field", "missing, expected a string"),
        ],
    });
    assert_eq!(answer.body, expected);
    assert_eq!(post_json("/issues", r#"{"ids": ["x", "y"]}"#).await.body, json!(3));
}

#[tokio::test]
async fn bad_bodies_have_the_right_status() {
    let deep = format!(r#"{{"query": "a", "ids": {}{}}}"#, "[".repeat(200), "]".repeat(200));
    let table: [(&[u8], u16, &[&str]); 7] = [
        (b"", 400, &["syntax"]),
        (b"{\"query\": \"\xff\"}", 400, &["syntax"]),
        (b"\xef\xbb\xbf{\"query\": \"a\"}", 400, &["syntax"]),
        (b"{\"query\": \"a\", \"ids\": [1,", 400, &["syntax"]),
        (b"{\"query\": \"a\"}{\"query\": \"a\"}", 400, &["syntax"]),
        (deep.as_bytes(), 422, &["limit_exceeded"]),
        (b"null", 422, &["invalid_type"]),
    ];
    for (body, status, expected) in table {
        let answer = post_json("/json", body.to_vec()).await;
        assert_eq!(codes(&answer, status), expected, "{}", String::from_utf8_lossy(body));
    }
}

#[tokio::test]
async fn a_body_over_the_limit_is_too_large() {
    let large = json!({"query": "a".repeat(10 << 20)}).to_string();
    assert_eq!(codes(&post_json("/json", large).await, 413), [""; 0]);
    assert_eq!(codes(&post_json("/small", json!({"query": "a".repeat(64)}).to_string()).await, 413), [""; 0]);
    assert_eq!(post_json("/small", r#"{"query": "a"}"#).await.status, 200);
    let kind = Some("application/x-www-form-urlencoded");
    assert_eq!(codes(&send(Method::POST, "/smallform", kind, "query=aaaaaaaaaa").await, 413), [""; 0]);
    let large = format!("query={}", "a".repeat(10 << 20));
    assert_eq!(codes(&send(Method::POST, "/form", kind, large).await, 413), [""; 0]);
}

#[tokio::test]
async fn another_content_type_is_unsupported() {
    let body = r#"{"query": "a"}"#;
    for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("json")] {
        let answer = send(Method::POST, "/json", kind, body).await;
        assert_eq!(codes(&answer, 415), [""; 0], "{kind:?}");
        assert_eq!(answer.body["detail"], "The body must have the content type application/json.");
    }
    for kind in ["application/json; charset=utf-8", "APPLICATION/JSON", "application/merge-patch+json"] {
        assert_eq!(send(Method::POST, "/json", Some(kind), body).await.status, 200, "{kind}");
    }
    assert_eq!(codes(&post_json("/form", body).await, 415), [""; 0]);
    assert_eq!(send(Method::POST, "/optional", None, "").await.body, "none");
    assert_eq!(post_json("/optional", body).await.body, "a");
    assert_eq!(codes(&send(Method::POST, "/optional", Some("text/plain"), body).await, 415), [""; 0]);
}

#[tokio::test]
async fn options_are_those_of_the_route() {
    let answer = post_json("/strict", r#"{"query": "a", "maxResults": "25", "ids": "7"}"#).await;
    assert_eq!(codes(&answer, 422), ["invalid_type"]);
    assert_eq!(answer.body["omitted"], 1);
    let detail = answer.body["errors"][0]["detail"].as_str().unwrap_or_default();
    assert!(detail.starts_with("expected ") && !detail.contains("safe mode"), "{detail}");
}

/// A form with a list as text.
#[derive(Debug, Deserialize, Serialize, Coerce)]
struct Filtered {
    query: String,
    #[coerce(string_to_json)]
    filter: Option<Vec<u64>>,
}

/// The connection ends before the body does.
#[tokio::test]
async fn a_body_that_never_arrives_is_a_bad_request() {
    for (path, kind) in [("/json", "application/json"), ("/form", "application/x-www-form-urlencoded")] {
        let mut stream = serve(app()).await;
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: 100\r\n\r\n{{\"query\": "
        );
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        stream.shutdown().await.expect("the connection ends");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("the server answers");
        assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("application/problem+json"), "{answer}");
    }
    // The server goes on.
    assert_eq!(post_json("/json", r#"{"query": "a"}"#).await.status, 200);
}

/// The calls in the header of the example.
#[tokio::test]
async fn the_example_answers_as_it_says() {
    let (app, kind) = (axum_api::app(), Some("application/json"));
    let send = |method, path, body: &'static str| send_to(app.clone(), method, path, kind, body);

    let body = r#"{"customer": " Ada ", "items": {"id": "7", "count": "2"}, "note": ""}"#;
    let created = send(Method::POST, "/orders", body).await;
    assert_eq!((created.status, &created.body["number"]), (201, &json!(1)));
    let order = json!({"customer": "Ada", "items": [{"id": 7, "count": 2}], "note": null, "paid": false});
    assert_eq!(created.body["order"], order);
    assert_eq!(created.body["_coercions"].as_array().map(Vec::len), Some(5));

    let refused = send(Method::POST, "/orders", r#"{"items": [{"id": "x", "count": -1}], "colour": "red"}"#).await;
    let mut found = codes(&refused, 422);
    found.sort_unstable();
    assert_eq!(found, ["invalid_type", "invalid_value", "missing_field", "unknown_field"]);

    let changed = send(Method::PATCH, "/orders/1", r#"{"note": null, "paid": "yes"}"#).await;
    assert_eq!((changed.status, &changed.body["paid"]), (200, &json!(true)));
    assert_eq!(send(Method::PATCH, "/orders/2", "{}").await.status, 404);

    let found = send(Method::GET, "/orders?customer=Ada&paid=true&limit=5", "").await;
    assert_eq!(found.body["orders"].as_array().map(Vec::len), Some(1), "{}", found.body);
    assert_eq!(codes(&send(Method::GET, "/orders?limit=many", "").await, 422), ["invalid_type"]);
}

/// The README's service, and the answer that it shows.
#[tokio::test]
async fn the_readme_shows_the_answer_of_its_service() {
    #[derive(Deserialize, Serialize, Coerce)]
    struct Order {
        customer: String,
        #[coerce(string_to_number)]
        count: u32,
    }
    async fn create(Json(order): Json<Order>) -> Json<Order> {
        Json(order)
    }
    let readme = include_str!("../../README.md");
    let shown =
        readme.split_once("```json\n").and_then(|(_, rest)| rest.split_once("```")).expect("an answer is shown").0;
    let app = Router::new().route("/orders", post(create));
    let body = r#"{"customer": 5, "count": "2x"}"#;
    assert!(readme.contains(body));
    let answer = send_to(app, Method::POST, "/orders", Some("application/json"), body).await;
    assert_eq!(answer.body, serde_json::from_str::<Value>(shown).expect("it is JSON"));
}
