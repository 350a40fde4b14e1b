//! Types whose `Deserialize` is not serde's derive, beside `derive(Coerce)`: what it accepts is accepted, and no issue expects anything else.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, IssueCode, Repair};
use serde_json::{Value, json};
use serde_repr::Deserialize_repr;
use serde_with::DeserializeFromStr;

#[derive(Debug, PartialEq, Deserialize_repr, Coerce)]
#[repr(u8)]
enum Level {
    Low = 1,
    High = 2,
}

#[derive(Debug, PartialEq, DeserializeFromStr, Coerce)]
struct Range {
    from: u8,
    to: u8,
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (from, to) = text.split_once("..").ok_or("no range")?;
        let number = |text: &str| text.parse().map_err(|_| format!("no number: {text}"));
        Ok(Self { from: number(from)?, to: number(to)? })
    }
}

/// A string, or an object.
#[derive(Debug, PartialEq, Coerce)]
struct Author {
    #[coerce(sensitive)]
    name: String,
}

impl<'de> Deserialize<'de> for Author {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(name) => Ok(Self { name }),
            value => value["name"]
                .as_str()
                .map(|name| Self { name: name.to_owned() })
                .ok_or_else(|| de::Error::custom("no author")),
        }
    }
}

/// As many write it: by a struct like it, which is checked.
#[derive(Debug, PartialEq, Coerce)]
struct Span {
    #[coerce(string_to_number)]
    from: u8,
    to: u8,
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Raw {
            from: u8,
            to: u8,
        }
        let Raw { from, to } = Raw::deserialize(deserializer)?;
        if from <= to { Ok(Self { from, to }) } else { Err(de::Error::custom("it ends before it begins")) }
    }
}

/// An option of its own.
#[derive(Debug, PartialEq, Coerce)]
struct Maybe(u8);

impl<'de> Deserialize<'de> for Maybe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(|value| Self(value.unwrap_or(7)))
    }
}

/// The numbers, and the lengths of the strings, of its members in the order of the document.
#[derive(Debug, PartialEq, Coerce)]
struct InOrder {
    #[coerce(string_to_number)]
    first: usize,
    #[coerce(string_to_number)]
    second: usize,
}

impl<'de> Deserialize<'de> for InOrder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Size {
            Number(usize),
            Text(String),
        }
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = InOrder;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("two members")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<InOrder, A::Error> {
                let mut next = || -> Result<usize, A::Error> {
                    match members.next_entry::<String, Size>()? {
                        Some((_, Size::Number(number))) => Ok(number),
                        Some((_, Size::Text(text))) => Ok(text.len()),
                        None => Err(de::Error::custom("too few members")),
                    }
                };
                Ok(InOrder { first: next()?, second: next()? })
            }
        }
        deserializer.deserialize_struct("InOrder", &["first", "second"], Members)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Job {
    #[coerce(string_to_number)]
    id: u32,
    level: Level,
    #[serde(default)]
    levels: Vec<Level>,
    range: Option<Range>,
    author: Option<Author>,
    span: Option<Span>,
    maybe: Maybe,
}

/// That what serde reads is read, beside a repair and without one, and what it refuses is refused.
fn is_serdes<T: Coerce + DeserializeOwned + PartialEq + fmt::Debug>(values: &[Value]) {
    #[derive(Debug, Deserialize, Coerce)]
    struct Beside<T> {
        #[coerce(string_to_number)]
        id: u32,
        value: T,
    }
    for value in values {
        let read = serde_json::from_value::<T>(value.clone()).ok();
        assert_eq!(T::from_value(value.clone()).ok(), read, "{value}");
        let beside = json!({"id": "5", "value": value});
        let expected = read.map(|read| (5, read, 1));
        for read in
            [Beside::<T>::from_str_with_report(&beside.to_string()), Beside::<T>::from_value_with_report(beside)]
        {
            let read = read.ok().map(|(beside, report)| (beside.id, beside.value, report.len()));
            assert_eq!(read, expected, "{value}");
        }
    }
}

#[test]
fn what_serde_accepts_is_accepted() {
    is_serdes::<Level>(&[json!(1), json!(2), json!(3), json!("Low"), json!("low"), json!(null), json!({"Low": null})]);
    is_serdes::<Range>(&[json!("1..2"), json!("1"), json!({"from": 1, "to": 2}), json!([1, 2])]);
    is_serdes::<Author>(&[json!("a"), json!({"name": "a"}), json!({"name": 1}), json!(["a"])]);
    is_serdes::<Span>(&[json!({"from": 1, "to": 2}), json!({"from": 2, "to": 1}), json!([1, 2])]);
    is_serdes::<Maybe>(&[json!(1), json!(null), json!("1"), json!([1])]);
    is_serdes::<Vec<Level>>(&[json!([1, 2]), json!([1, 3]), json!([])]);
    is_serdes::<Option<Range>>(&[json!(null), json!("1..2"), json!("")]);
}

#[test]
fn the_order_of_members_is_that_of_the_text() {
    let read = |text: &str| InOrder::from_str_with_report(text).map(|(read, report)| (read, report.len())).ok();
    let text = r#"{"first": 5, "second": "ab"}"#;
    let before = read(text);
    assert_eq!(before, Some((InOrder { first: 5, second: 2 }, 0)));
    // Texts that are refused let the next ones be read in another way.
    for _ in 0..3 {
        assert_eq!(read(r#"{"first": null}"#), None);
    }
    assert_eq!(read(text), before);
}

#[test]
fn an_absent_member_is_what_its_type_makes_of_it() {
    let job = Job::from_value(json!({"id": "5", "level": 2})).unwrap();
    assert_eq!((job.id, job.level, job.maybe), (5, Level::High, Maybe(7)));
}

#[test]
fn no_issue_expects_what_the_type_does_not_take() {
    let wrong = json!({"id": "5", "level": "low", "levels": [1, 9], "range": {"from": 1, "to": 2}, "author": 7});
    let error = Job::from_value(wrong).unwrap_err();
    let issues: Vec<_> = error.issues().iter().map(ToString::to_string).collect();
    assert_eq!(issues.len(), 4, "{issues:#?}");
    for (issue, words) in issues.iter().zip(["author: ", "level: ", "levels[1]: ", "range: "]) {
        assert!(issue.starts_with(words), "{issue}");
        assert!(!issue.contains("Low") && !issue.contains("`from`") && !issue.contains("`name`"), "{issue}");
    }
    let missing = Job::from_value(json!({"id": 5})).unwrap_err();
    assert_eq!(missing.issues()[0].code, IssueCode::MissingField);
    assert_eq!(missing.to_string(), "level: missing, expected a value");
}

/// Where it asks for the members that are declared, their rules act, and it has the last word.
#[test]
fn rules_inside_act_where_it_reads_what_is_declared() {
    let spans = |span: Value| Vec::<Span>::from_value(json!([span]));
    assert_eq!(spans(json!({"from": "1", "to": 2})).unwrap(), [Span { from: 1, to: 2 }]);
    assert_eq!(spans(json!({"from": "3", "to": 2})).unwrap_err().to_string(), "[0]: it ends before it begins");
    // Beside something sensitive only the place is shown.
    let job = Job::from_value(json!({"id": 5, "level": 1, "span": {"from": "3", "to": 2}}));
    assert_eq!(job.unwrap_err().to_string(), "span: this value is refused");
}

#[test]
fn what_is_sensitive_inside_stays_hidden() {
    let error = Job::from_value(json!({"id": "x", "level": 1, "author": {"name": ["hunter2"]}})).unwrap_err();
    assert!(!format!("{error:?} {error:#?}").contains("hunter2"), "{error:#?}");
}

#[test]
fn rules_on_its_uses_act_on_the_whole_value() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Args {
        #[coerce(trim)]
        level: Shout,
        #[coerce(ignore_case)]
        other: Option<Shout>,
    }
    let args = Args::from_value(json!({"level": " loud", "other": "LOUD"})).unwrap();
    assert_eq!((args.level, args.other), (Shout::Loud, Some(Shout::Loud)));
    let rules = Args::rules();
    assert_eq!(rules.to_string().lines().count(), 2, "{rules}");
}

/// Whatever other rules stand beside one for items, it acts on the whole; only `each` says that there are items.
#[test]
fn nothing_is_known_of_items_inside() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Args {
        #[coerce(custom(loud))]
        one: Option<Author>,
        #[coerce(custom(loud), string_to_json)]
        two: Option<Author>,
        #[coerce(each(custom(loud)), string_to_json)]
        three: Option<Author>,
    }
    fn loud(value: &Value) -> Repair {
        value.as_str().map_or(Repair::Keep, |text| Repair::To(text.to_uppercase().into()))
    }
    let author = || json!({"name": "a"});
    let (args, report) = Args::from_value_with_report(json!({"one": author(), "two": author()})).unwrap();
    let name = |author: Option<Author>| author.unwrap().name;
    assert_eq!((name(args.one), name(args.two), report.len()), ("a".to_owned(), "a".to_owned(), 0));
    let args = Args::from_value(json!({"three": author()})).unwrap();
    assert_eq!(name(args.three), "A");
    assert_eq!(Args::rules().to_string().matches("/*").count(), 1, "{}", Args::rules());
}

#[derive(Debug, PartialEq, DeserializeFromStr, Coerce)]
#[serde(rename_all = "lowercase")]
enum Shout {
    Loud,
}

impl FromStr for Shout {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "loud" { Ok(Self::Loud) } else { Err("quiet".to_owned()) }
    }
}

/// By a struct like it, of which more may be absent.
#[derive(Debug, PartialEq, Coerce)]
struct Chunk {
    id: u32,
    #[coerce(string_to_number)]
    count: u32,
    members: Vec<u32>,
}

impl<'de> Deserialize<'de> for Chunk {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Id {
            Number(u32),
            Text(String),
        }
        #[derive(Deserialize)]
        struct Chunk {
            id: Id,
            count: u32,
            members: Option<Vec<u32>>,
        }
        let Chunk { id, count, members } = Chunk::deserialize(deserializer)?;
        let id = match id {
            Id::Number(id) => id,
            Id::Text(id) => id.parse().map_err(de::Error::custom)?,
        };
        Ok(Self { id, count, members: members.unwrap_or_default() })
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Chunks {
    #[coerce(trim)]
    name: String,
    #[serde(default)]
    #[coerce(drop_invalid_items)]
    list: Vec<Chunk>,
    #[serde(default)]
    #[coerce(invalid_to_default)]
    only: Option<Chunk>,
}

#[test]
fn what_it_accepts_beyond_its_description_is_accepted_beside_repairs() {
    let chunk = |id: Value, members: Value| json!({"id": id, "count": 2, "members": members});
    let few = json!({"id": 1, "count": 2});
    let chunks = [few.clone(), chunk(json!("1"), json!(null)), chunk(json!(1), json!([]))];
    is_serdes::<Chunk>(&chunks);
    for chunk in chunks {
        for name in ["a", " a"] {
            let value = json!({"name": name, "list": [chunk, chunk], "only": chunk});
            let (read, report) = Chunks::from_value_with_report(value.clone()).unwrap();
            assert_eq!((read.list.len(), read.only.is_some(), report.len()), (2, true, name.len() - 1), "{value}");
            let text = value.to_string();
            let from = &mut serde_json::Deserializer::from_str(&text);
            assert_eq!(Chunks::from_deserializer_with_report(from).unwrap(), (read, report), "{value}");
        }
    }
    let repaired = json!({"name": "a", "only": {"id": "1", "count": "2"}});
    let (read, report) = Chunks::from_value_with_report(repaired).unwrap();
    assert_eq!((read.only, report.len()), (Some(Chunk { id: 1, count: 2, members: Vec::new() }), 1));
    // What it refuses stays an issue.
    let refused = json!({"name": "a", "list": [{"id": 1, "count": "x"}, few], "only": {"id": 1}});
    let (read, report) = Chunks::from_value_with_report(refused).unwrap();
    assert_eq!((read.list.len(), read.only, report.len()), (1, None, 2));
    let error = Chunk::from_value(json!({"id": 1, "count": "x"})).unwrap_err();
    assert_eq!(error.issues()[0].path.to_string(), "count");
}

/// With `remote = "Self"` serde's derive makes a function, for a `Deserialize` that does more.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(remote = "Self")]
#[coerce(serde)]
struct Sum {
    parts: Vec<u8>,
    #[serde(default)]
    all: u8,
}

impl serde_coerce::target::Composite for Sum {}

impl<'de> Deserialize<'de> for Sum {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut sum = Self::deserialize(from)?;
        sum.all = sum.parts.iter().sum();
        Ok(sum)
    }
}

#[test]
fn a_type_that_is_remote_to_itself_is_read_by_its_own_impl() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Bill {
        #[coerce(string_to_json)]
        sum: Sum,
    }
    let read = |document| Bill::from_value(document).map(|bill| bill.sum);
    let sum = Sum { parts: vec![1, 2], all: 3 };
    assert_eq!(read(json!({"sum": {"parts": [1, 2]}})).as_ref(), Ok(&sum));
    assert_eq!(read(json!({"sum": "{\"parts\": [1, 2]}"})), Ok(sum));
    let error = read(json!({"sum": {"parts": [1, "2"]}})).expect_err("a string is no number");
    assert_eq!(error.issues()[0].path.to_pointer(), "/sum/parts/1");
}
