//! The bodies of `PATCH`, and what a client is advised to do.

use axum::routing::patch;
use serde_coerce::Patch;

use super::*;

#[derive(Debug, Default, Deserialize, Serialize, Coerce)]
#[serde(default)]
struct Change {
    #[serde(skip_serializing_if = "Patch::is_absent")]
    note: Patch<String>,
    #[coerce(string_to_bool)]
    paid: Option<bool>,
}

/// Its own rule reads lists.
#[derive(Debug, Default, Deserialize, Serialize, Coerce)]
#[serde(default)]
#[coerce(list_to_item)]
struct Unwrapped {
    limit: Option<u8>,
}

#[derive(Debug, Deserialize, Serialize, Coerce)]
#[serde(tag = "op", rename_all = "lowercase")]
enum Tagged {
    Set { limit: u8 },
}

/// Rules act inside a list that serde reads by position.
#[derive(Debug, Deserialize, Serialize, Coerce)]
#[coerce(list_to_item)]
struct Repaired {
    #[serde(default)]
    #[coerce(each(string_to_number))]
    ids: Vec<u32>,
    name: Option<String>,
}

fn few() -> Options {
    Options::default().limits(Limits::default().coercions(0))
}

fn app() -> Router {
    Router::new()
        .route("/", patch(async |Json(change): Json<Change>| Json(change)))
        .route("/merge", post(async |Json(change): Json<Change>| Json(change)))
        .route("/option", patch(async |Json(change): Json<Option<Change>>| Json(change)))
        .route("/repaired", patch(async |Json(change): Json<Repaired>| Json(change)))
        .route("/few", patch(async |Json(change): Json<Repaired>| Json(change)).layer(Extension(few())))
        .route("/unwrapped", patch(async |Json(change): Json<Unwrapped>| Json(change)))
        .route("/tagged", patch(async |Json(change): Json<Tagged>| Json(change)))
        .route("/list", patch(async |Json(change): Json<Vec<u8>>| Json(change)))
        .route("/any", patch(async |Json(change): Json<Value>| Json(change)))
}

async fn send_patch(path: &str, body: impl Into<Bytes>) -> Answer {
    send_to(app(), Method::PATCH, path, Some("application/json"), body).await
}

#[tokio::test]
async fn a_patch_of_a_struct_is_an_object() {
    for body in ["[]", " \n[null]", "[null, true]", "[\"a\"]"] {
        for path in ["/", "/option"] {
            let answer = send_patch(path, body).await;
            assert_eq!(codes(&answer, 422), ["invalid_type"], "{path} {body}");
            let detail = "expected an object, got a list";
            assert_eq!(answer.body["errors"][0], json!({"pointer": "#", "code": "invalid_type", "detail": detail}));
        }
    }
    let merge = Some("application/merge-patch+json");
    assert_eq!(codes(&send_to(app(), Method::POST, "/merge", merge, "[]").await, 422), ["invalid_type"]);
    assert_eq!(codes(&send_patch("/tagged", r#"["set", 5]"#).await, 422), ["invalid_type"]);

    let answer = send_patch("/", r#"{"note": null, "paid": "true"}"#).await;
    assert_eq!((&answer.body["note"], &answer.body["paid"]), (&json!(null), &json!(true)));
    assert_eq!(send_patch("/tagged", r#"{"op": "set", "limit": 5}"#).await.status, 200);
}

#[tokio::test]
async fn a_list_is_no_patch_whatever_was_repaired_in_it() {
    let many = format!("[[{}], null]", ["\"1\""; 257].join(", "));
    let table = [
        ("/repaired", r#"[["1"], "x"]"#),
        ("/repaired", &many),
        ("/few", r#"[["1"], "x"]"#),
        ("/few", "[[1], \"x\"]"),
        ("/unwrapped", "[[]]"),
        ("/unwrapped", "[[5]]"),
    ];
    for (path, body) in table {
        let answer = send_patch(path, body.to_owned()).await;
        assert_eq!(codes(&answer, 422), ["invalid_type"], "{path} {body}");
        assert_eq!(answer.body["errors"][0]["detail"], "expected an object, got a list");
    }
    for body in [r#"{"ids": ["1"]}"#, "[{\"ids\": [1]}]"] {
        let answer = send_patch("/few", body).await;
        assert_eq!((answer.status, &answer.body["ids"]), (200, &json!([1])), "{body}");
    }
}

#[tokio::test]
async fn lists_that_are_no_struct_by_position_stay() {
    assert_eq!(send_patch("/list", "[1, 2]").await.body, json!([1, 2]));
    assert_eq!(send_patch("/any", "[1, 2]").await.body, json!([1, 2]));
    // A rule that acts on the list comes after serde, which reads a struct from it; where that fails, the rule's word stands.
    assert_eq!(send_patch("/unwrapped", r#"[{"limit": 5}]"#).await.body["limit"], 5);
    // As in serde, where the method is not PATCH.
    let answer = send_to(app(), Method::POST, "/merge", Some("application/json"), "[null, true]").await;
    assert_eq!(answer.body, json!({"note": null, "paid": true}));
}

/// A rule, a mode: a client can change neither.
#[tokio::test]
async fn a_client_of_a_strict_route_is_not_advised_to_use_safe_mode() {
    let strict = Extension(Options::default().mode(Mode::Strict));
    let app = Router::new().route("/", post(async |Json(search): Json<Search>| Json(search))).layer(strict);
    let body = r#"{"query": "a", "maxResults": "25", "ids": "7"}"#;
    let answer = send_to(app, Method::POST, "/", Some("application/json"), body).await;
    let details: Vec<&Value> =
        answer.body["errors"].as_array().into_iter().flatten().map(|error| &error["detail"]).collect();
    assert_eq!(
        details,
        [
            "expected a list of integers, got string \"7\"",
            "expected an integer from 0 to 4294967295 or null, got string \"25\""
        ]
    );

    // The log of the service says it.
    let options = Options::default().mode(Mode::Strict);
    let error = options.from_str_with_report::<Search>(body).unwrap_err();
    assert!(error.to_string().ends_with("`string_to_number` would repair this in safe mode"), "{error}");
    assert!(!error.to_problem().to_string().contains("safe mode"));
}
