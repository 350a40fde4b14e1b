//! The parameters of a route: text without kinds.

use std::collections::BTreeMap;

use axum::routing::{MethodRouter, get as on_get};
use serde_coerce::axum::Path;

use super::*;

#[derive(Debug, Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Format {
    Json,
    Csv,
}

#[derive(Debug, Deserialize, Serialize, Coerce)]
struct Export {
    order: u32,
    #[coerce(ignore_case)]
    format: Format,
}

/// A value of one parameter with a rule of its own.
#[derive(Debug, Deserialize, Serialize, Coerce)]
#[coerce(trim)]
struct Slug(String);

/// One handler for a route with the parameter and for one without it.
#[derive(Debug, Deserialize, Serialize, Coerce)]
struct Shared {
    #[coerce(trim)]
    lang: Option<String>,
}

fn perhaps<T: Coerce + Serialize + Send + 'static>() -> MethodRouter {
    on_get(async |read: Option<Path<T>>| axum::Json(read.map(|Path(read)| read.value)))
}

fn app() -> Router {
    let shared = || on_get(async |Path(shared): Path<Shared>| Json(shared));
    Router::new()
        .route("/shared", shared())
        .route("/shared/{lang}", shared())
        .route("/orders/{number}", on_get(async |Path(number): Path<u32>| Json(number)))
        .route("/lines/{order}/{line}", on_get(async |Path(both): Path<(u32, bool)>| Json(both)))
        .route("/export/{order}/{format}", on_get(async |Path(export): Path<Export>| Json(export)))
        .route("/all/{a}/{b}", on_get(async |Path(all): Path<BTreeMap<String, String>>| Json(all)))
        .route("/slugs/{slug}", on_get(async |Path(slug): Path<Slug>| Json(slug)))
        .route("/perhaps", perhaps::<Slug>())
        .route("/perhaps/{slug}", perhaps::<Slug>())
        .route("/number", perhaps::<u32>())
        .route("/number/{number}", perhaps::<u32>())
        .route("/none", on_get(async |Path(number): Path<u32>| Json(number)))
        .layer(Extension(Options::default().limits(Limits::default().issues(8))))
}

async fn get(path: &str) -> Answer {
    send_to(app(), Method::GET, path, None, "").await
}

#[tokio::test]
async fn parameters_are_read_by_type() {
    let table = [
        ("/orders/5", json!(5)),
        ("/lines/5/true", json!([5, true])),
        ("/export/5/csv", json!({"order": 5, "format": "csv"})),
        ("/all/%C3%BC/2", json!({"a": "ü", "b": "2"})),
        ("/slugs/a", json!("a")),
        ("/shared/en", json!({"lang": "en"})),
        ("/shared", json!({"lang": null})),
        ("/perhaps", json!(null)),
        ("/perhaps/%20a", json!("a")),
        ("/number", json!(null)),
        ("/number/5", json!(5)),
    ];
    for (path, expected) in table {
        let answer = get(path).await;
        assert_eq!((answer.status, answer.body), (200, expected), "{path}");
    }
}

#[tokio::test]
async fn parameters_are_repaired_by_rules_and_the_report_names_them() {
    let answer = get("/export/5/CSV").await;
    assert_eq!((&answer.body["order"], &answer.body["format"]), (&json!(5), &json!("csv")));
    assert_eq!(answer.body["_coercions"][0]["path"], "/format");
    let answer = get("/slugs/%20a").await;
    assert_eq!((&answer.body["result"], &answer.body["_coercions"][0]["path"]), (&json!("a"), &json!("/slug")));
}

#[tokio::test]
async fn a_refused_path_is_a_problem_document_with_the_names_of_parameters() {
    let answer = get("/orders/many").await;
    assert_eq!(codes(&answer, 422), ["invalid_type"]);
    assert_eq!(
        answer.body["errors"][0],
        json!({
            "pointer": "#/number", "code": "invalid_type",
            "detail": "expected an integer from 0 to 4294967295, got string \"many\"",
        })
    );
    let answer = get("/export/x/pdf").await;
    assert_eq!(codes(&answer, 422).len(), 2);
    let pointers = [&answer.body["errors"][0]["pointer"], &answer.body["errors"][1]["pointer"]];
    assert!(pointers.contains(&&json!("#/order")) && pointers.contains(&&json!("#/format")), "{}", answer.body);
    assert_eq!(codes(&get("/lines/x/perhaps").await, 422), ["invalid_type", "invalid_type"]);
    let answer = get("/orders/%ff").await;
    assert_eq!(codes(&answer, 400), ["syntax"]);
    assert_eq!(answer.body["errors"][0]["detail"], "not valid UTF-8");
    let answer = get("/lines/5/perhaps").await;
    assert_eq!((codes(&answer, 422).len(), &answer.body["errors"][0]["pointer"]), (1, &json!("#/1")));
    assert_eq!(codes(&get("/number/many").await, 422), ["invalid_type"]);
    assert_eq!(codes(&get("/none").await, 500), [""; 0]);
}
