//! Queries and forms: text without kinds.

use std::collections::BTreeMap;

use axum::routing::get as on_get;
use serde_coerce::axum::Path;

use super::*;

#[tokio::test]
async fn a_query_needs_no_rules_for_kinds() {
    let answer = get("/query?sort=%20name&page=2&exact=true&weight=0.5&tag=a&tag=b&id=1,-2&offset=-7&share=5").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let expected = json!({
        "sort": "name", "page": 2, "exact": true, "weight": 0.5, "tag": ["a", "b"], "id": [1, -2], "offset": -7, "share": 5,
        "_coercions": [
            {"path": "/id", "rule": "string_to_list", "from": "1,-2", "to": ["1", "-2"]},
            {"path": "/sort", "rule": "trim", "from": " name", "to": "name"},
        ],
        "_warnings": answer.body["_warnings"],
    });
    assert_eq!(answer.body, expected);
}

#[tokio::test]
async fn a_query_is_read_by_type_first() {
    let answer = get("/plain?page=007&exact=true").await;
    assert_eq!(answer.body, json!({"page": 7, "exact": true, "ids": []}));
    // The same where something else is to be repaired.
    let answer = get("/plain?page=007&exact=true&ids=5").await;
    assert_eq!(answer.body["page"], 7);
    assert_eq!(
        answer.body["_coercions"],
        json!([{"path": "/ids", "rule": "singleton_list", "from": "5", "to": ["5"]}])
    );
    assert_eq!(get("/plain?ids=1&ids=2").await.body, json!({"page": null, "exact": null, "ids": [1, 2]}));
}

/// serde reads both from a buffer, in which a number is text.
#[tokio::test]
async fn alternatives_are_read_as_serde_does_whatever_else_is_repaired() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "what counts is what is read")]
    enum User {
        Id(u64),
        Name(String),
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "what counts is what is read")]
    enum Scalar {
        Number(u64),
        Flag(bool),
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code, reason = "what counts is what is read")]
    struct Page {
        offset: u64,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Call {
        user: Option<User>,
        scalar: Option<Scalar>,
        #[coerce(singleton_list)]
        tags: Option<Vec<u8>>,
        #[serde(flatten)]
        page: Option<Page>,
    }
    async fn handle(Query(call): Query<Call>) -> String {
        format!("{:?} {:?} {:?} {:?}", call.user, call.scalar, call.tags, call.page)
    }
    for (query, read) in [
        ("user=12&offset=5", r#"Some(Name("12")) None None None"#),
        ("user=12&offset=5&tags=7", r#"Some(Name("12")) None Some([7]) None"#),
        // What serde can't read at all needs no rule.
        ("scalar=12&offset=5&tags=7&tags=8", "None Some(Number(12)) Some([7, 8]) None"),
        ("scalar=true", "None Some(Flag(true)) None None"),
    ] {
        let app = Router::new().route("/", axum::routing::get(handle));
        let answer = send_to(app, Method::GET, &format!("/?{query}"), None, "").await;
        assert_eq!((answer.status, answer.body.as_str()), (200, Some(read)), "{query}: {}", answer.body);
    }
}

#[tokio::test]
async fn what_a_rule_leaves_as_text_still_needs_no_rule_for_its_kind() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(fields(trim))]
    struct Call {
        n: Option<u32>,
        on: bool,
        weight: f64,
        #[coerce(custom(without_unit))]
        width: u8,
        name: String,
    }
    fn without_unit(value: &Value) -> serde_coerce::Repair {
        let text = value.as_str().and_then(|text| text.strip_suffix("px"));
        text.map_or(serde_coerce::Repair::Keep, |text| serde_coerce::Repair::To(text.into()))
    }
    async fn handle(Query(call): Query<Call>) -> String {
        format!("{:?} {:?} {:?} {:?} {:?}", call.n, call.on, call.weight, call.width, call.name)
    }
    let app = || Router::new().route("/", axum::routing::get(handle));
    let answer =
        send_to(app(), Method::GET, "/?n=5%20&on=%20true&weight=%200.5%20&width=7px&name=%205", None, "").await;
    assert_eq!((answer.status, answer.body.as_str()), (200, Some("Some(5) true 0.5 7 \"5\"")), "{}", answer.body);
    let answer = send_to(app(), Method::GET, "/?n=5%20x&on=true&weight=1&width=7&name=a", None, "").await;
    assert_eq!(codes(&answer, 422), ["invalid_type"], "{}", answer.body);
}

#[tokio::test]
async fn a_refused_query_is_a_problem_document_with_every_issue() {
    let answer = get("/plain?page=many&page=2&exact=yes&ids=x&ids=-1&%C3%BC=1").await;
    let mut found = codes(&answer, 422);
    found.sort_unstable();
    assert_eq!(
        found,
        ["duplicate_field", "invalid_type", "invalid_type", "invalid_type", "invalid_value"],
        "{}",
        answer.body
    );

    assert_eq!(codes(&get("/plain?page=-1").await, 422), ["invalid_value"]);
    assert_eq!(codes(&get("/plain?page=4294967296").await, 422), ["invalid_value"]);
    assert_eq!(codes(&get("/plain?page=1.0").await, 422), ["invalid_type"]);
    assert_eq!(codes(&get("/plain?page=").await, 422), ["invalid_type"]);
    assert_eq!(codes(&get("/query?weight=inf").await, 422), ["invalid_type"]);
    assert_eq!(codes(&get("/plain?page=%ff").await, 400), ["syntax"]);
}

/// A query has no null, so no issue of a query expects null.
#[tokio::test]
async fn issues_of_a_query_expect_no_null() {
    let answer = get("/query?page=many&exact=perhaps&weight=x&share=x&offset=x").await;
    let errors = answer.body["errors"].as_array().expect("it is refused");
    assert_eq!(errors.len(), 5, "{}", answer.body);
    assert!(errors.iter().all(|error| error["detail"].as_str().is_some_and(|detail| !detail.contains("null"))));
    let detail = "expected an integer from 0 to 4294967295, got string \"many\"";
    assert!(errors.iter().any(|error| error["detail"] == detail), "{}", answer.body);
    let kind = Some("application/x-www-form-urlencoded");
    let answer = send(Method::POST, "/form", kind, "query=a&maxResults=many").await;
    assert!(!answer.body["errors"][0]["detail"].as_str().unwrap_or_default().contains("null"), "{}", answer.body);
}

/// Sends a query whose `filter` is a string of JSON, which a rule reads.
async fn send_filter(filter: &str) -> Answer {
    #[derive(Debug, Deserialize, Coerce)]
    struct Call {
        #[coerce(string_to_json)]
        filter: More,
        #[coerce(custom(offset))]
        #[serde(default)]
        short: Option<More>,
    }
    fn offset(text: &Value) -> Repair {
        text.as_str().map_or(Repair::Keep, |text| Repair::To(json!({ "offset": text })))
    }
    async fn handle(Query(call): Query<Call>) -> String {
        format!("{:?} {:?}", call.filter.offset, call.short.as_ref().map(|short| short.offset))
    }
    let app = Router::new().route("/", axum::routing::get(handle));
    let uri = format!("/?filter={}", filter.replace('{', "%7B").replace('}', "%7D").replace('"', "%22"));
    send_to(app, Method::GET, &uri, None, "").await
}

/// The JSON that a rule reads from the text of a form may be null.
#[tokio::test]
async fn json_inside_a_query_may_be_null() {
    let answer = send_filter(r#"{"offset":"x"}"#).await;
    let detail = answer.body["errors"][0]["detail"].as_str().unwrap_or_default();
    assert!(detail.contains(" or null, got string \"x\""), "{}", answer.body);
    // So may what a function makes of the text.
    let answer = send_filter(r#"{"offset":5}&short=x"#).await;
    let detail = answer.body["errors"][0]["detail"].as_str().unwrap_or_default();
    assert!(detail.contains(" or null, got string \"x\""), "{}", answer.body);
}

/// The JSON inside a form is not untyped text: a number in quotation marks is a string.
#[tokio::test]
async fn what_a_rule_reads_from_text_has_kinds() {
    assert_eq!(send_filter(r#"{"offset":5}"#).await.status, 200);
    assert_eq!(send_filter(r#"{"offset":"5"}"#).await.status, 422);
}

#[tokio::test]
async fn a_form_gives_value_and_report() {
    let kind = Some("application/x-www-form-urlencoded");
    let answer = send(Method::POST, "/form", kind, "query=rust+lang&maxResults=25&ids=7").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.body["query"], "rust lang");
    assert_eq!((&answer.body["maxResults"], &answer.body["ids"]), (&json!(25), &json!([7])));
    assert_eq!(answer.body["_coercions"].as_array().map(Vec::len), Some(1));
    // As axum has it, a `GET` has its form in the query.
    assert_eq!(get("/form?query=a&maxResults=1").await.body, json!({"query": "a", "maxResults": 1, "ids": []}));

    let answer = send(Method::POST, "/form", kind, "maxResults=many&ids=x").await;
    assert_eq!(codes(&answer, 422).len(), 3, "{}", answer.body);
    assert_eq!(codes(&send(Method::POST, "/form", kind, "").await, 422), ["missing_field"]);
    assert_eq!(codes(&send(Method::POST, "/form", kind, &b"query=%C3"[..]).await, 400), ["syntax"]);
}

/// What a form may be that is none, or not the one that is wanted, in a body and in a query.
#[tokio::test]
async fn bad_forms_have_the_right_status() {
    let deep = format!("query=a&filter={}{}", "[".repeat(200), "]".repeat(200));
    let table: [(&[u8], u16, &[&str]); 9] = [
        (b"", 422, &["missing_field"]),
        (b"{\"query\": \"a\"}", 422, &["missing_field"]),
        (b"query=%ff", 400, &["syntax"]),
        (b"query=%C3", 400, &["syntax"]),
        (b"%ff=a&query=a", 400, &["syntax"]),
        (b"query=a&filter=[1,", 422, &["invalid_type"]),
        (b"query=a&query=a", 422, &["duplicate_field"]),
        (b"query=a&filter=[1]&filter=[1]", 422, &["invalid_type", "invalid_type"]), // a list of two texts
        (deep.as_bytes(), 422, &["invalid_type"]),
    ];
    for (form, status, expected) in table {
        let text = String::from_utf8_lossy(form);
        let answer = send_form("/filtered", form.to_vec()).await;
        assert_eq!(codes(&answer, status), expected, "{text}");
        let uri = format!("/filtered?{}", text.replace(['{', '}', '"', ' '], "x"));
        assert_eq!(get(&uri).await.body, answer.body, "{text}");
    }
    let bytes = [b"query=a\xff".as_slice(), b"query=a&more=\xff"];
    for form in bytes {
        assert_eq!(codes(&send_form("/filtered", form).await, 400), ["syntax"]);
    }
    // A percent sign that begins nothing is itself, as in a browser.
    assert_eq!(get("/filtered?query=100%").await.body, json!({"query": "100%", "filter": null}));
}

async fn send_form(path: &str, body: impl Into<Bytes>) -> Answer {
    send(Method::POST, path, Some("application/x-www-form-urlencoded"), body).await
}

/// Where the whole is accepted as it is, untyped text inside it becomes numbers all the same: behind `flatten` serde asks for no type.
#[tokio::test]
async fn untyped_text_is_read_by_type_beside_a_rule_that_leaves_the_whole() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(object_to_value(key = "offset"))]
    struct Call {
        #[serde(flatten)]
        more: More,
    }
    async fn handle(Query(call): Query<Call>) -> String {
        format!("{:?} {}", call.more.offset, call.report.len())
    }
    let app = Router::new().route("/", axum::routing::get(handle));
    let answer = send_to(app, Method::GET, "/?offset=5", None, "").await;
    assert_eq!((answer.status, answer.body), (200, json!("Some(5) 0")));
}

/// A name in another case is the same name: a list if it comes several times, and no rule that reads kinds from text.
#[tokio::test]
async fn names_in_another_case_are_those_of_fields() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(ignore_key_case)]
    struct Call {
        a: Option<u8>,
        #[serde(default, alias = "numbers")]
        #[coerce(singleton_list)]
        ids: Vec<u32>,
        #[serde(flatten)]
        exact: Exact,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Exact {
        #[serde(default)]
        #[coerce(singleton_list)]
        tags: Vec<u8>,
    }
    async fn handle(Query(call): Query<Call>) -> String {
        format!("{:?} {:?} {:?}", call.a, call.ids, call.exact.tags)
    }
    let get = |query| {
        let app = Router::new().route("/", axum::routing::get(handle));
        send_to(app, Method::GET, query, None, "")
    };
    for (query, read) in [
        ("/?ids=5&ids=6", "None [5, 6] []"),
        ("/?IDS=5&IDS=6&A=1", "Some(1) [5, 6] []"),
        ("/?IDS=5", "None [5] []"),
        ("/?Numbers=5&tags=1&Numbers=6&tags=2", "None [5, 6] [1, 2]"),
        // The field's exact name comes first.
        ("/?IDS=5&IDS=7&ids=6", "None [6] []"),
        // These are names of no field: no other case is read there.
        ("/?TAGS=1&TAGS=2", "None [] []"),
    ] {
        let answer = get(query).await;
        assert_eq!((answer.status, answer.body.as_str()), (200, Some(read)), "{query}: {}", answer.body);
    }
    assert_eq!(codes(&get("/?A=1&A=2").await, 422), ["duplicate_field"]);
    let answer = get("/?A=x").await;
    let detail = "expected an integer from 0 to 255, got string \"x\"";
    assert_eq!(answer.body["errors"][0]["detail"], detail);
}

/// Every value of a name that comes several times is an item, where a map has lists; where its values may be text, the last one counts, as
/// in axum.
#[tokio::test]
async fn a_name_that_comes_several_times_is_a_list_in_a_map_of_lists() {
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    struct Filters {
        page: Option<u8>,
        #[serde(default)]
        #[coerce(singleton_list)]
        tags: Vec<String>,
        #[serde(flatten)]
        #[coerce(each(singleton_list))]
        fields: BTreeMap<String, Vec<String>>,
    }
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    struct Root(#[coerce(each(singleton_list, trim))] BTreeMap<String, Vec<String>>);
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    #[serde(untagged)]
    enum OneOrMore {
        One(String),
        More(Vec<String>),
    }
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    struct Text {
        #[coerce(trim)]
        name: String,
        #[serde(flatten)]
        more: BTreeMap<String, OneOrMore>,
    }
    let get = |query| {
        let app = Router::new()
            .route("/filters", on_get(async |Query(read): Query<Filters>| Json(read)))
            .route("/root", on_get(async |Query(read): Query<Root>| Json(read)))
            .route("/text", on_get(async |Query(read): Query<Text>| Json(read)));
        send_to(app, Method::GET, query, None, "")
    };
    for (query, read) in [
        ("/filters?color=red&color=blue&color=red", json!({"page": null, "tags": [], "color": ["red", "blue", "red"]})),
        (
            "/filters?color=red&size=L&color=blue",
            json!({"page": null, "tags": [], "color": ["red", "blue"], "size": ["L"]}),
        ),
        ("/filters?color=red&tags=a&tags=b", json!({"page": null, "tags": ["a", "b"], "color": ["red"]})),
        ("/root?a=1&a=%202&b=3", json!({"a": ["1", "2"], "b": ["3"]})),
        ("/text?name=x&a=1&a=2", json!({"name": "x", "a": "2"})),
        ("/text?name=%20x&a=1&a=2", json!({"name": "x", "a": "2"})),
    ] {
        let mut answer = get(query).await;
        if let Some(members) = answer.body.as_object_mut() {
            members.retain(|name, _| !name.starts_with('_'));
        }
        assert_eq!((answer.status, &answer.body), (200, &read), "{query}");
    }
    let answer = get("/filters?page=1&page=2&color=red").await;
    assert_eq!(codes(&answer, 422), ["duplicate_field"]);
}

/// Untyped text is a number or a boolean for the rules that act on such, but not in serde's buffers, where it is a string.
#[tokio::test]
async fn rules_for_numbers_and_booleans_read_untyped_text() {
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    enum Theme {
        Light,
        Dark,
    }
    #[derive(Debug, Default, Deserialize, Serialize, Coerce)]
    #[serde(default)]
    struct Call {
        #[coerce(float_to_integer)]
        count: Option<u32>,
        #[coerce(number_to_bool)]
        exact: Option<bool>,
        #[coerce(bool_to_number)]
        level: Option<u8>,
        #[coerce(bool_to_choice(no = "Light", yes = "Dark"))]
        theme: Option<Theme>,
        #[coerce(trim, float_to_integer)]
        share: Option<u32>,
        #[coerce(string_to_list, float_to_integer)]
        ids: Vec<u32>,
        #[coerce(number_to_string, custom(star))]
        letter: Option<char>,
        #[serde(flatten)]
        more: Option<More>,
    }
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    struct More {
        #[coerce(number_to_bool)]
        all: bool,
    }
    fn star(value: &Value) -> Repair {
        if value == "55" { Repair::To(json!("*")) } else { Repair::Keep }
    }
    let get = async |query: String| {
        let app = Router::new().route("/", on_get(async |Query(read): Query<Call>| Json(read)));
        send_to(app, Method::GET, &query, None, "").await
    };
    for (query, member, read, rule) in [
        ("count=5.0", "count", json!(5), "float_to_integer"),
        ("count=5e1", "count", json!(50), "float_to_integer"),
        ("exact=1", "exact", json!(true), "number_to_bool"),
        ("level=true", "level", json!(1), "bool_to_number"),
        ("theme=true", "theme", json!("Dark"), "bool_to_choice"),
        // It is text already.
        ("letter=55", "letter", json!("*"), "star"),
    ] {
        let answer = get(format!("/?{query}")).await;
        assert_eq!((answer.status, &answer.body[member]), (200, &read), "{query}: {}", answer.body);
        let (_, sent) = query.split_once('=').expect("a name and a value");
        assert_eq!(
            answer.body["_coercions"],
            json!([{"path": format!("/{member}"), "rule": rule, "from": sent, "to": read}])
        );
    }
    assert_eq!(get("/?share=%205.0".to_owned()).await.body["share"], 5);
    for query in ["/?ids=1.0&ids=2&ids=3.0", "/?ids=1.0,2,3.0"] {
        assert_eq!(get(query.to_owned()).await.body["ids"], json!([1, 2, 3]), "{query}");
    }
    // It is a number as JSON has it.
    assert_eq!(codes(&get("/?count=%2B5.0".to_owned()).await, 422), ["invalid_type"]);
    // What the type reads is left to it.
    assert_eq!(get("/?count=5&exact=true&level=1&theme=Dark".to_owned()).await.body["_coercions"], json!(null));
    for (query, reason) in [
        ("count=5.5", "float_to_integer: has a fraction"),
        ("count=5.0000000000000000001", "float_to_integer: has a fraction"),
        ("count=9007199254740993.0", "float_to_integer: larger than 2^53"),
        ("exact=2", "number_to_bool: neither `1` nor `0`"),
    ] {
        let answer = get(format!("/?{query}")).await;
        assert_eq!(codes(&answer, 422), ["invalid_type"]);
        assert!(answer.body["errors"][0]["detail"].to_string().contains(reason), "{}", answer.body);
    }
    let strict = Router::new()
        .route("/", on_get(async |read: Result<Query<Call>, Rejection>| read.expect_err("it is strict").to_string()))
        .layer(Extension(Options::default().mode(Mode::Strict)));
    let answer = send_to(strict, Method::GET, "/?exact=1", None, "").await;
    assert!(answer.body.to_string().ends_with("`number_to_bool` would repair this in safe mode\""), "{}", answer.body);
    assert_eq!(codes(&get("/?theme=5".to_owned()).await, 422), ["unknown_variant"]);
    assert_eq!(get("/?all=1".to_owned()).await.body["all"], json!(null));
}

/// A list of pairs is read as axum reads it, and rules act on both parts.
#[tokio::test]
async fn a_list_of_pairs_has_names_and_values() {
    #[derive(Debug, Deserialize, Serialize, Coerce)]
    #[coerce(trim)]
    struct Trimmed(String);
    let get = |path| {
        let app = Router::new()
            .route("/", on_get(async |Query(all): Query<Vec<(String, Trimmed)>>| Json(all)))
            .route("/{a}/{b}", on_get(async |Path(all): Path<Vec<(String, Trimmed)>>| Json(all)));
        send_to(app, Method::GET, path, None, "")
    };
    assert_eq!(get("/?a=1&a=2&b=").await.body, json!([["a", "1"], ["a", "2"], ["b", ""]]));
    assert_eq!(get("/?a=1&a=%202").await.body["result"], json!([["a", "1"], ["a", "2"]]));
    assert_eq!(get("/1/2").await.body, json!([["a", "1"], ["b", "2"]]));
    let answer = get("/1/2%20").await;
    assert_eq!(answer.body["result"], json!([["a", "1"], ["b", "2"]]));
    assert_eq!(answer.body["_coercions"][0]["path"], "/1/1");
}
