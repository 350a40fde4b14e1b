//! Where nobody but serde's buffers and functions looks at a value: it is refused where it is too deep, whatever the stack holds.

use serde::Deserialize;
use serde_coerce::{Coerce, IssueCode, Limits, Mode, Options, Repair};
use serde_json::Value;

use super::deep_documents::{is_too_deep, nested, survives, with_stack};

/// Types that serde buffers, `unread` too, which none of their fields reads.
#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
#[serde(tag = "kind")]
enum PartlyTagged {
    A {
        #[coerce(string_to_number)]
        id: u8,
    },
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
#[serde(untagged)]
enum PartlyUntagged {
    A {
        #[coerce(string_to_number)]
        id: u8,
    },
    B(String),
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct PartlyFlattened {
    #[coerce(string_to_number)]
    id: u8,
    #[serde(flatten)]
    other: Other,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct Other {
    #[serde(default)]
    other: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct NotBuffered {
    #[coerce(string_to_number)]
    id: u8,
}

fn with_unread(id: Value, levels: usize) -> Value {
    let members = [("id", id), ("kind", "A".into()), ("unread", nested(levels))];
    Value::Object(members.map(|(name, value)| (name.to_owned(), value)).into_iter().collect())
}

fn in_next(value: Value) -> Value {
    Value::Object([("next".to_owned(), value)].into_iter().collect())
}

/// What nobody reads counts where serde buffers it. The issue is that of an entry point that has to read it all.
fn counts_what_is_unread<T: Coerce>() {
    let (text, number) = (|| Value::from("5"), || Value::from(5));
    for (mode, id) in [(Mode::Safe, text()), (Mode::Safe, number()), (Mode::Strict, number())] {
        let options = Options::default().mode(mode);
        let lent: &'static Value = Box::leak(Box::new(with_unread(id.clone(), 20_000)));
        let expected = options.from_deserializer_with_report::<T, _>(lent).err().expect("it is too deep");
        assert_eq!(expected.issues()[0].code, IssueCode::LimitExceeded, "{expected}");
        for _ in 0..4 {
            let refused = options.from_value_with_report::<T>(with_unread(id.clone(), 20_000));
            let error = refused.err().expect("it is too deep");
            assert_eq!(error.issues(), expected.issues());
            let batch = options.batch::<T>(vec![with_unread(id.clone(), 20_000)]);
            assert_eq!(batch.rejected[0].error.issues(), expected.issues());
        }
        // What is refused anyway is not read by serde without a limit either.
        options.from_value_with_report::<T>(with_unread(Value::Null, 20_000)).err().expect("there is no number");
        let options = options.limits(Limits::default().depth(3));
        for (levels, fits) in [(2, true), (3, false)] {
            let read = options.from_value_with_report::<T>(with_unread(id.clone(), levels));
            assert_eq!(read.is_ok(), fits, "{levels}: {:?}", read.err());
        }
    }
}

#[test]
fn what_nobody_reads_counts_where_serde_buffers_it() {
    survives("deep_values::cases::unread_20_000_levels_deep");
    for id in [Value::from(5), "5".into()] {
        let options = Options::default().limits(Limits::default().depth(3));
        options.from_value_with_report::<NotBuffered>(with_unread(id, 1_000)).expect("serde looks at none of it");
    }
}

#[test]
fn a_function_sees_no_value_that_is_too_deep() {
    survives("deep_values::cases::function_20_000_levels_deep");
}

fn keep(_: &Value) -> Repair {
    Repair::Keep
}

fn refuse(_: &Value) -> Repair {
    Repair::Refuse("no".to_owned())
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct Kept {
    #[coerce(custom(keep))]
    next: i64,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct KeptFirst {
    #[coerce(custom(first = keep))]
    next: Option<Vec<Value>>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct Refused {
    #[coerce(custom(refuse))]
    next: NotBuffered,
}

mod cases {
    use super::*;

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn unread_20_000_levels_deep() {
        with_stack(2, || {
            counts_what_is_unread::<PartlyTagged>();
            counts_what_is_unread::<PartlyUntagged>();
            counts_what_is_unread::<PartlyFlattened>();
        });
    }

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn function_20_000_levels_deep() {
        with_stack(2, || {
            is_too_deep::<Kept>(|levels| in_next(nested(levels)));
            is_too_deep::<KeptFirst>(|levels| in_next(nested(levels)));
            // A function that refuses is not passed over, though the type looks at none of it.
            let error = Refused::from_value(in_next(with_unread(5.into(), 20_000))).unwrap_err();
            assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{error}");
            let error = Refused::from_value(in_next(with_unread(5.into(), 3))).unwrap_err();
            assert_eq!(error.issues()[0].code, IssueCode::Custom, "{error}");
        });
    }
}

#[derive(Debug, Coerce)]
struct ByHand {
    #[coerce(string_to_number)]
    id: u8,
}

impl<'de> Deserialize<'de> for ByHand {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct ByHand {
            id: u8,
        }
        let read = ByHand::deserialize(from)?;
        if read.id > 5 { Err(serde::de::Error::custom("over 5")) } else { Ok(Self { id: read.id }) }
    }
}

/// What nobody reads is no reason for what a type says of what it reads.
#[test]
fn a_type_has_its_say_beside_what_nobody_reads() {
    let read = |id: &str| Options::default().from_value_with_report::<ByHand>(with_unread(id.into(), 200));
    assert_eq!(read("4").map(|(read, _)| read.id).ok(), Some(4));
    let error = read("9").expect_err("it is over 5");
    assert_eq!(error.to_string().lines().next(), Some("over 5"), "{error}");
}

/// The canonical document has it.
#[test]
fn a_preview_is_refused_where_a_member_that_no_field_reads_is_too_deep() {
    let preview = |levels| Options::default().preview::<NotBuffered>(&with_unread(1.into(), levels));
    assert!(preview(100).is_ok());
    assert_eq!(preview(1_000).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}
