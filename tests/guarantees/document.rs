//! Documents that are near misses: valid ones of a type, changed at a few locations in the ways that real callers do.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::string::string_regex;
use serde_json::{Map, Value, json};

/// A change at one location of a document.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    place: Index,
    how: How,
}

#[derive(Clone, Debug)]
enum How {
    /// This value instead.
    Set(Value),
    /// The value of another location instead.
    Copy(Index),
    /// The same, said otherwise.
    Say(Saying),
    /// A string in other letters or with something around it.
    Spell(Spelling),
    /// A list or an object that has more.
    Add(Key, Value),
    /// A list or an object that has less.
    Drop(Index),
    /// A member under another name.
    Rename(Index, Spelling),
}

#[derive(Clone, Copy, Debug)]
enum Saying {
    /// `5` as `"5"`, an object as its text; a string as it is
    Text,
    /// The JSON text of anything, of a string too.
    Quoted,
    /// The same cut off.
    CutOff,
    /// A text as the JSON that it holds.
    Unquoted,
    /// Its text in a Markdown code fence.
    Fenced,
    /// Its text as Python writes it.
    Python,
    /// Its text with a comment, which JSON5 has.
    Json5,
    /// `5` as `5.0`, `5.0` as `5`
    Float,
    /// `true` as `1`, `1` as `true`
    Bit,
    /// `x` as `[x]`
    Listed,
    /// `[x]` or `{"k": x}` as `x`
    Unwrapped,
    /// `x` as `{"value": x}`, or under another such key
    Under(&'static str),
    /// `[a, b]` as `{"0": a, "1": b}`
    Numbered,
    /// `[{"name": "a", "b": x}]` as `{"a": {"b": x}}`
    Named,
    /// `{"a": {"b": x}}` as `[{"name": "a", "b": x}]`
    Unnamed,
    /// `["a", "b"]` as `"a,b"`
    Joined,
    /// `{"a": x, "b": y}` as `[x, y]`, as serde reads structs too
    Values,
    /// `{"a": x, "b": y}` as `["a", "b"]`
    Keys,
}

#[derive(Clone, Copy, Debug)]
enum Spelling {
    Upper,
    Lower,
    Title,
    Snake,
    Padded,
}

#[derive(Clone, Debug)]
enum Key {
    /// This one.
    Named(&'static str),
    /// One that is there, in another spelling.
    Like(Index, Spelling),
}

/// Texts that look like something else.
const TEXTS: &str = r#"["", " ", "5", " 5", "007", "1e3", "5.0", "-0", "256", "1e400", "18446744073709551616", "9007199254740993",
    "true", "TRUE", "yes", "No", "null", "None", "a", "a, b", "a,,b", "1,2", "[1,2]", "[", " [\"a\"]", "{}", "\"5\"",
    "{\"type\":\"person\"}", "{\"value\":5}", "{\"0\":1}", "red", "RED", "open", "person", "\u00a0x\u2003", "é", "0", "1",
    "done", "-1.5", "$1.50", "$?", "[True]", "```json\n[true]\n```"]"#;

/// Numbers at the edges of types and of what is exact.
const NUMBERS: &str = "[0, 1, -1, 5, 255, 256, -129, 65536, 4294967296, 9007199254740992, 9007199254740993, 18446744073709551615,
    -9223372036854775808, 9223372036854775807, -0.0, 1.0, 5.0, 256.0, -1.0, 0.5, 1e19, 9007199254740992.0, 9007199254740994.0, 1e22]";

const KEYS: [&str; 12] =
    ["value", "type", "input", "0", "1", "id", "limit", "extra", "a/b~c", "", "description", "kind"];

fn one_of(values: &str) -> impl Strategy<Value = Value> + use<> {
    select(serde_json::from_str::<Vec<Value>>(values).expect("a list of values"))
}

fn number() -> impl Strategy<Value = Value> {
    prop_oneof![
        3 => one_of(NUMBERS),
        1 => any::<u8>().prop_map(Value::from),
        1 => any::<i64>().prop_map(Value::from),
        1 => (-100_000_i32..100_000).prop_map(|hundredths| json!(f64::from(hundredths) / 100.0)),
    ]
}

/// Texts of this pattern, which is read once. (As a strategy of its own it is read for each text.)
fn text(pattern: &str) -> impl Strategy<Value = String> + use<> {
    string_regex(pattern).expect("a pattern")
}

fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        1 => Just(Value::Null),
        1 => any::<bool>().prop_map(Value::from),
        3 => number(),
        5 => one_of(TEXTS),
        1 => text("\\PC{0,8}").prop_map(Value::from),
    ]
}

/// Any JSON, of few levels.
pub(crate) fn any_json() -> impl Strategy<Value = Value> {
    let key = prop_oneof![select(&KEYS[..]).prop_map(str::to_owned), text("\\PC{0,4}")].boxed();
    scalar().prop_recursive(3, 12, 4, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((key.clone(), inner), 0..4).prop_map(|members| members.into_iter().collect()),
        ]
    })
}

fn saying() -> impl Strategy<Value = Saying> {
    use Saying::*;
    let ways = [Text, Quoted, CutOff, Unquoted, Fenced, Python, Json5, Float, Bit, Listed, Unwrapped];
    let ways = [&ways[..], &[Numbered, Named, Unnamed, Joined, Values, Keys]].concat();
    prop_oneof![5 => select(ways), 1 => select(&KEYS[..4]).prop_map(Under)]
}

fn spelling() -> impl Strategy<Value = Spelling> {
    use Spelling::*;
    select(vec![Upper, Lower, Title, Snake, Padded])
}

fn how() -> impl Strategy<Value = How> {
    let key = prop_oneof![
        select(&KEYS[..]).prop_map(Key::Named),
        (any::<Index>(), spelling()).prop_map(|(like, spelling)| Key::Like(like, spelling)),
    ];
    prop_oneof![
        3 => scalar().prop_map(How::Set),
        1 => any_json().prop_map(How::Set),
        1 => any::<Index>().prop_map(How::Copy),
        6 => saying().prop_map(How::Say),
        2 => spelling().prop_map(How::Spell),
        1 => (key, scalar()).prop_map(|(key, value)| How::Add(key, value)),
        1 => any::<Index>().prop_map(How::Drop),
        1 => (any::<Index>(), spelling()).prop_map(|(which, spelling)| How::Rename(which, spelling)),
    ]
}

/// A change that a caller may make, somewhere.
pub(crate) fn change() -> impl Strategy<Value = Change> {
    (any::<Index>(), how()).prop_map(|(place, how)| Change { place, how })
}

/// One of `samples`, with a few changes, often none.
pub(crate) fn near(samples: Vec<Value>) -> impl Strategy<Value = Value> {
    (select(samples), vec(change(), 0..5)).prop_map(|(sample, changes)| {
        let mut document = sample;
        for change in changes {
            change.apply(&mut document);
        }
        document
    })
}

impl Change {
    pub(crate) fn apply(self, document: &mut Value) {
        let count = count(document);
        let other = match &self.how {
            How::Copy(other) => find(document, &mut other.index(count)).map(|place| place.clone()),
            _ => None,
        };
        let Some(place) = find(document, &mut self.place.index(count)) else { return };
        match self.how {
            How::Set(value) => *place = value,
            How::Copy(_) => place.clone_from(&other.unwrap_or_default()),
            How::Say(saying) => *place = saying.say(place.take()),
            How::Spell(spelling) => {
                if let Value::String(text) = place {
                    *text = spelling.spell(text);
                }
            }
            How::Add(key, value) => add(place, &key, value),
            How::Drop(which) => drop(remove(place, which)),
            How::Rename(which, spelling) => {
                if let (Some((key, value)), Value::Object(members)) = (remove(place, which), place) {
                    members.insert(spelling.spell(&key), value);
                }
            }
        }
    }
}

/// A float that stays what it is when it is written and read: without `serde_json`'s `float_roundtrip` few large ones do.
fn written_and_read(float: f64) -> Value {
    let texts = std::iter::successors(Some(json!(float)), |float| serde_json::from_str(&float.to_string()).ok());
    let next = texts.clone().skip(1);
    texts.zip(next).take(8).find(|(written, read)| written == read).map_or(json!(0.5), |(stable, _)| stable)
}

/// How many locations a document has.
fn count(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(count).sum::<usize>(),
        Value::Object(members) => 1 + members.values().map(count).sum::<usize>(),
        _ => 1,
    }
}

/// The location that is so many behind the document itself.
pub(crate) fn find<'a>(value: &'a mut Value, behind: &mut usize) -> Option<&'a mut Value> {
    if *behind == 0 {
        return Some(value);
    }
    *behind -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| find(item, behind)),
        Value::Object(members) => members.values_mut().find_map(|member| find(member, behind)),
        _ => None,
    }
}

fn add(place: &mut Value, key: &Key, value: Value) {
    match place {
        Value::Array(items) => items.push(value),
        Value::Object(members) => {
            let key = match key {
                Key::Named(name) => (*name).to_owned(),
                Key::Like(like, spelling) => {
                    let known = members.keys().nth(like.index(members.len().max(1)));
                    spelling.spell(known.map_or("", String::as_str))
                }
            };
            members.insert(key, value);
        }
        _ => {}
    }
}

fn remove(place: &mut Value, which: Index) -> Option<(String, Value)> {
    match place {
        Value::Array(items) if !items.is_empty() => Some((String::new(), items.remove(which.index(items.len())))),
        Value::Object(members) if !members.is_empty() => {
            let key = members.keys().nth(which.index(members.len()))?.clone();
            members.remove_entry(&key)
        }
        _ => None,
    }
}

impl Saying {
    fn say(self, value: Value) -> Value {
        match (self, value) {
            (Self::Text, value @ Value::String(_)) => value,
            (Self::Text | Self::Quoted, value) => value.to_string().into(),
            (Self::CutOff, value) => {
                let mut text = value.to_string();
                text.pop();
                text.into()
            }
            (Self::Unquoted, Value::String(text)) => serde_json::from_str(&text).unwrap_or(Value::String(text)),
            (Self::Fenced, Value::String(text)) => format!("```\n{text}\n```").into(),
            (Self::Fenced, value) => format!("```json\n{value}\n```").into(),
            (Self::Python, value) => in_python(&value).into(),
            (Self::Json5, value) => format!("{value} // so far").into(),
            (Self::Float, Value::Number(number)) => match number.as_f64() {
                #[expect(clippy::cast_possible_truncation, reason = "one that is too large is another near miss")]
                Some(float) if number.is_f64() => json!(float as i64),
                float => written_and_read(float.unwrap_or_default()),
            },
            (Self::Bit, Value::Bool(bit)) => json!(u8::from(bit)),
            (Self::Bit, Value::Number(number)) => json!(number.as_u64() == Some(1)),
            (Self::Listed, value) => json!([value]),
            (Self::Unwrapped, Value::Array(mut items)) => items.pop().unwrap_or_default(),
            (Self::Unwrapped, Value::Object(members)) => members.into_iter().next().map(|(_, value)| value).into(),
            (Self::Under(key), value) => Map::from_iter([(key.to_owned(), value)]).into(),
            (Self::Numbered, Value::Array(items)) => {
                items.into_iter().enumerate().map(|(index, item)| (index.to_string(), item)).collect()
            }
            (Self::Named, Value::Array(items)) => {
                let named = |(index, mut item): (usize, Value)| {
                    let name = item.as_object_mut().and_then(|members| members.remove("name"));
                    (name.as_ref().and_then(Value::as_str).map_or_else(|| index.to_string(), str::to_owned), item)
                };
                items.into_iter().enumerate().map(named).collect()
            }
            (Self::Unnamed, Value::Object(members)) => {
                let unnamed = |(key, mut value): (String, Value)| {
                    if let Value::Object(members) = &mut value {
                        members.insert("name".to_owned(), key.into());
                    }
                    value
                };
                members.into_iter().map(unnamed).collect()
            }
            (Self::Joined, Value::Array(items)) => {
                let texts = items.iter().map(|item| item.as_str().map_or_else(|| item.to_string(), str::to_owned));
                texts.collect::<Vec<_>>().join(", ").into()
            }
            (Self::Values, Value::Object(members)) => members.into_iter().map(|(_, value)| value).collect(),
            (Self::Keys, Value::Object(members)) => members.into_iter().map(|(key, _)| key).collect(),
            (_, value) => value,
        }
    }
}

/// A value as Python writes it.
fn in_python(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Array(items) => format!("[{}]", items.iter().map(in_python).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let member = |(key, value): (&String, &Value)| format!("{}: {}", Value::from(&**key), in_python(value));
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

impl Spelling {
    fn spell(self, text: &str) -> String {
        let mut letters = text.chars();
        match self {
            Self::Upper => text.to_uppercase(),
            Self::Lower => text.to_lowercase(),
            Self::Title => {
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            Self::Snake => text.chars().flat_map(|c| [c.is_uppercase().then_some('_'), Some(c)]).flatten().collect(),
            Self::Padded => format!(" {text}\t"),
        }
    }
}
