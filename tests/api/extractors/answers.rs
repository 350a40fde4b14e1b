//! JSON as an answer: what serde writes, with the report.

use std::collections::BTreeMap;

use super::*;

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Reading {
    z: f32,
    big: u128,
    #[coerce(string_to_number)]
    a: u8,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is not written")]
struct Empty {
    #[serde(skip_serializing)]
    #[coerce(string_to_number)]
    a: u8,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Ids(#[coerce(singleton_list)] Vec<u8>);

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Counts(#[coerce(string_to_number)] BTreeMap<String, u8>);

/// The body of the answer, as it is sent, of a handler that answers with what it has read.
async fn answered<T: Coerce + Serialize + Send + 'static>(body: &str) -> String {
    let app = Router::new().route("/", post(async |Json(read): Json<T>| Json(read)));
    let mut stream = serve(app).await;
    let head = format!(
        "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    answer.split_once("\r\n\r\n").expect("it has a body").1.to_owned()
}

#[tokio::test]
async fn a_clean_answer_is_what_serde_writes() {
    let body = format!(r#"{{"z":0.1,"big":{},"a":1}}"#, u128::MAX);
    assert_eq!(answered::<Reading>(&body).await, body);
}

#[tokio::test]
async fn so_is_one_with_a_report() {
    let body = format!(r#"{{"z":0.1,"big":{},"a":"1"}}"#, u128::MAX);
    let report = concat!(
        r#""_coercions":[{"path":"/a","rule":"string_to_number","from":"1","to":1}],"#,
        r#""_warnings":["a: string \"1\" was read as number 1 (string_to_number)"]}"#
    );
    let expected = format!(r#"{{"z":0.1,"big":{},"a":1,{report}"#, u128::MAX);
    assert_eq!(answered::<Reading>(&body).await, expected);
}

#[tokio::test]
async fn the_report_is_put_where_it_has_room() {
    let starts = |answer: String, start: &str| assert!(answer.starts_with(start), "{answer}");
    starts(answered::<Empty>(r#"{"a": "1"}"#).await, r#"{"_coercions":[{"path":"/a""#);
    starts(answered::<Ids>("1").await, r#"{"result":[1],"_coercions":[{"path":"""#);

    // Members of these names are replaced.
    let answer: Value = serde_json::from_str(&answered::<Counts>(r#"{"_warnings": "1"}"#).await).unwrap();
    assert_eq!(answer["_warnings"].as_array().map(Vec::len), Some(1), "{answer}");
    let text = answered::<Counts>(r#"{"_warnings": "1", "a": 2}"#).await;
    assert_eq!(text.matches("\"_warnings\":").count(), 1, "{text}");
}
