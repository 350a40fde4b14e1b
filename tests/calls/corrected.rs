//! Each call that is refused is corrected by a caller who reads `Error::for_model` and nothing else.

use serde_json::{Value, json};

use super::caller::corrected;
use super::corpus::{Call, Gateway, Outcome, by_type};
use super::shares::policy;

/// So often a caller tries again.
const MOST_ROUNDS: usize = 3;

/// So long a text is read.
const MOST_CHARS: usize = 2000;

/// What the callers meant whose calls nobody else can read, by their forms, in the order of the corpus.
fn intended() -> [(&'static str, Value); 25] {
    let todo = |status: &str, content: &str| json!({"todos": [{"content": content, "status": status}]});
    let edit = |path: &str, old: &str, new: &str| json!({"path": path, "edits": [{"old_text": old, "new_text": new}]});
    [
        ("truncated", json!({"command": "bash", "args": ["-lc", "find . -name 'messages.py' -type f"]})),
        ("truncated", json!({"free_text": true, "question": "The message explicitly asks the user to wait. Go on?"})),
        ("truncated", json!({"command": "npm", "args": ["install", "npm test", "npm run build"]})),
        ("truncated", json!({"filePath": "/Volumes/4t/01/main.py", "lineOffset": 20})),
        ("truncated", todo("pending", "a")),
        ("truncated", json!({"query": "python", "tags": ["tutorial"]})),
        ("prose", json!({"query": "TO-DO", "limit": 10})),
        ("prose", json!({"city": "San Francisco"})),
        ("prose", json!({"city": "Beijing"})),
        ("prose", json!({"query": "communication"})),
        ("two_values", json!({"query": "X works at Y"})),
        ("two_values", json!({"city": "Bern", "days": 3})),
        ("two_values", json!({"city": "Seoul"})),
        ("missing_required", edit("a.py", "import a", "import b")),
        ("missing_required", json!({"command": "ls"})),
        (
            "unknown_enum",
            json!({"todos": [{"priority": "low", "status": "pending", "content": "Validate the syntax"}]}),
        ),
        ("unknown_enum", todo("completed", "Finish")),
        ("wrong_type", json!({"latitude": 10.0, "longitude": 20.0, "radius_km": 50.0})),
        ("wrong_type", json!({"volume": 0.5})),
        ("wrong_type", json!({"command": "make", "timeout_secs": 1})),
        ("wrong_type", edit("package.json", "{}", "{\"name\": \"app\", \"version\": \"1.0.0\"}")),
        ("wrong_type", json!({"city": "Shanghai"})),
        ("unescaped_quotes", edit("a.py", "x", "env.get(\"KEY\", \"default\")")),
        ("repeated_key", json!({"query": "second", "limit": 5})),
        ("unknown_key", json!({"query": "clients"})),
    ]
}

/// The calls of the corpus, each with what is meant.
fn calls() -> Vec<(Value, Call)> {
    let mut intended = intended().into_iter();
    let mut meant = |call: &Call| {
        call.meant.clone().unwrap_or_else(|| {
            let (form, intended) = intended.next().expect("one for each call");
            assert_eq!(form, call.form, "{call:?}");
            intended
        })
    };
    let calls = Call::all().into_iter().map(|call| (meant(&call), call)).collect();
    assert_eq!(intended.count(), 0, "one for each call");
    calls
}

/// How many calls were refused, and how many rounds it took to correct them all.
fn refused_and_rounds(read: &dyn Fn(&Call) -> Outcome) -> [usize; 2] {
    let mut counts = [0, 0];
    for (meant, mut call) in calls() {
        let first = call.sent();
        call.meant = Some(meant.clone());
        let mut rounds = 0;
        while let Outcome::Refused(error) = read(&call) {
            let told = error.for_model(MOST_CHARS);
            assert!(!names_rule(&told) && rounds < MOST_ROUNDS, "{first}\n{told}");
            let next = corrected(&call.arguments, &meant, &told);
            call.arguments = next.unwrap_or_else(|reason| panic!("{first}\n{told}\n{reason}"));
            rounds += 1;
        }
        counts[0] += usize::from(rounds > 0);
        counts[1] += rounds;
        assert!(matches!(read(&call), Outcome::AsMeant) || rounds == 0, "{first}\n{}", call.sent());
    }
    counts
}

#[test]
fn a_caller_who_is_told_of_another_place_corrects_nothing() {
    for (meant, call) in calls() {
        let Outcome::Refused(error) = by_type(&call) else { continue };
        let told = error.for_model(MOST_CHARS);
        let is_text = told.contains("\n- not valid JSON");
        let (there, elsewhere) = if is_text { ("column ", "column 9") } else { ("\n- ", "\n- nowhere.") };
        let answer = corrected(&call.arguments, &meant, &told.replace(there, elsewhere));
        assert!(answer.is_err(), "{}: {answer:?}\n{told}", call.sent());
    }
}

/// Whether it speaks of what is no concern of a model.
fn names_rule(told: &str) -> bool {
    ["string_to_", "_to_json", "_to_list", "ignore_case", "unfence"].iter().any(|name| told.contains(name))
}

#[test]
fn each_call_that_types_refuse_is_corrected() {
    let [refused, rounds] = refused_and_rounds(&by_type);
    println!("{refused} calls refused, corrected in {rounds} rounds");
    assert_eq!([refused, rounds], [44, 45]);
}

#[test]
fn each_call_that_schemas_refuse_is_corrected() {
    let gateway = Gateway::new(&policy());
    let [refused, rounds] = refused_and_rounds(&|call| gateway.read(call));
    println!("{refused} calls refused, corrected in {rounds} rounds");
    assert_eq!([refused, rounds], [49, 50]);
}
