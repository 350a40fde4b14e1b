//! A large text that is no JSON is refused in time that grows with its size, and within three times its size of memory: beside what
//! serde has made of the type up to the fault, where it reads first.

use allocation_counter::measure;
use serde::Deserialize;
use serde_coerce::{Coerce, IssueCode, Mode, Options};

use super::{Code, Search, Words};

/// The document has to be built before any rule, as one of its rules may act on what the type accepts.
#[derive(Debug, Deserialize, Coerce)]
#[coerce(unfence, string_to_json)]
struct Eager {
    #[coerce(trim)]
    #[expect(dead_code, reason = "it is never read")]
    text: Vec<String>,
}

/// Texts so large are looked through before a document is built.
const LARGE: usize = (1 << 20) + 100;

/// What does not depend on the size.
const A_LITTLE: u64 = 8192;

/// Texts of that size which are no JSON, each for another reason.
fn texts(size: usize) -> Vec<(&'static str, String)> {
    let filled = |start: &str, part: &str, end: &str| {
        format!("{start}{}{end}", part.repeat((size - start.len() - end.len()) / part.len()))
    };
    vec![
        ("prose", filled("", "I can't do that. ", "")),
        ("prose with braces", filled("", "use {x} or [y]. ", "")),
        ("a string that does not end", filled("{\"query\": \"", "word ", "")),
        ("a list that does not end", filled("{\"tags\": [", "1,", "")),
        ("a list with a word", filled("{\"text\": [", "\" \",", "tru]}")),
        ("brackets", filled("", "[", "")),
        ("objects that do not end", filled("", "{\"a\":", "")),
        ("a fence that does not end", filled("```json\n{\"query\": \"", "word ", "\"}")),
        ("a fence around text that does not end", filled("```json\n{\"query\": \"", "word ", "\n```")),
        ("a fence around a list that does not end", filled("```json\n{\"tags\": [", "1,", "\n```")),
        ("fences", filled("", "```\n{}\n```\n", "")),
        ("backticks", filled("", "`", "")),
        ("lines", filled("x", "\n", "")),
        ("a byte order mark", filled("\u{feff}{\"query\": \"", "word ", "\"}")),
        ("Python that does not end", filled("{'query': '", "word ", "")),
    ]
}

fn refuse<T: Coerce>(mode: Mode, name: &str, text: &str) -> u64 {
    let options = Options::default().mode(mode);
    let mut code = None;
    let used = measure(|| code = options.from_str_with_report::<T>(text).err().map(|error| error.issues()[0].code));
    assert!(matches!(code, Some(IssueCode::Syntax | IssueCode::LimitExceeded)), "{name}: {code:?}");
    used.bytes_max
}

/// Checks one in so many of the texts.
fn is_bounded<T: Coerce>(mode: Mode, one_in: usize, accepts: &[&str]) {
    for (name, text) in texts(LARGE).into_iter().step_by(one_in).filter(|(name, _)| !accepts.contains(name)) {
        assert_bounded::<T>(mode, name, &text);
    }
}

fn assert_bounded<T: Coerce>(mode: Mode, name: &str, text: &str) {
    let used = refuse::<T>(mode, name, text);
    let size = u64::try_from(text.len()).unwrap_or(u64::MAX);
    assert!(used <= 3 * size + A_LITTLE, "{name}, {mode:?}: {used} bytes for {size}");
}

/// It would not end if what it takes grew with the square of the size.
#[test]
fn refusing_a_text_of_10_mb_takes_three_times_its_size_at_most() {
    for (name, text) in texts(10 << 20).iter().step_by(5) {
        assert_bounded::<Search>(Mode::Safe, name, text);
    }
}

#[test]
fn it_takes_no_more_of_other_texts_in_strict_mode_and_as_other_types() {
    // What is in these is text, and that is what these types accept.
    let fences = ["a fence around text that does not end", "a fence around a list that does not end"];
    is_bounded::<Search>(Mode::Safe, 1, &[]);
    is_bounded::<Search>(Mode::Strict, 4, &[]);
    is_bounded::<Eager>(Mode::Safe, 2, &[]);
    is_bounded::<Code>(Mode::Safe, 3, &fences);
    is_bounded::<Words>(Mode::Safe, 3, &fences);
}

#[cfg(feature = "schema")]
#[test]
fn it_takes_no_more_by_a_schema_of_run_time() {
    use serde_coerce::schema::{Policy, Schema};
    use serde_json::json;

    let policy = Policy::new().at("", ["unfence", "string_to_json", "python_to_json"]);
    let schema = json!({"type": "object", "required": ["query"], "additionalProperties": false, "properties": {
        "query": {"type": "string"},
    }});
    let schema = Schema::compile(&schema, &policy).expect("it compiles");
    for (name, text) in texts(LARGE) {
        let mut code = None;
        let used = measure(|| code = schema.from_str_with_report(&text).err().map(|error| error.issues()[0].code));
        assert_eq!(code, Some(IssueCode::Syntax), "{name}");
        let size = u64::try_from(text.len()).unwrap_or(u64::MAX);
        assert!(used.bytes_max <= 3 * size + A_LITTLE, "{name}: {} bytes for {size}", used.bytes_max);
    }
}
