//! `unfence`: a string that is exactly one Markdown code fence becomes what stands in it.

use serde::de::IgnoredAny;

use crate::rules::{Arguments, Definition, Open, Outcome, Target};

/// The rule.
pub static DEFINITION: Definition =
    Definition::of_text("unfence", repair).eager_where(&[Open::Text, Open::Any, Open::Words]).again().reads_source();

/// Accepts a string that is, white space around it aside, one code fence without a tag or with the tag `json`. Refuses one that
/// holds anything else beside the fence, a fence that is not closed, and one around another fence; a string without any fence is
/// none of its business.
fn repair(text: &str, _: &Arguments, _: &Target<'_>) -> Outcome {
    match fence(text) {
        Some((_, inside)) if fence(inside).is_some() => Outcome::refuse("a code fence around another"),
        Some(("" | "json", inside)) => Outcome::string(inside.to_owned()),
        Some(_) => Outcome::refuse("a code fence that is not tagged `json`"),
        None if text.lines().any(|line| mark(line).is_some()) => Outcome::refuse("not exactly one code fence"),
        None => Outcome::Keep,
    }
}

/// The text around JSON, in a text that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// A code fence that the rule takes off.
    Fence,
    /// A code fence that the rule leaves: it has another tag, stands around another fence, or is on one line.
    OtherFence,
    /// More than one code fence.
    Fences,
    /// A code fence, and other text beside it.
    FenceInProse,
    /// A code fence that begins the text and has no end.
    OpenFence,
    /// A code fence that begins the text, and whose closing marks stand at the end of another line.
    EndInLine,
    /// Other text before the JSON.
    Prose,
    /// A byte order mark.
    ByteOrderMark,
}

/// The mark that some editors write before a text.
pub(crate) const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The signs that an object or a list begins with.
const BRACKETS: [char; 2] = ['{', '['];

/// Returns what is around the JSON in the text, if that is seen.
pub(crate) fn around(text: &str) -> Option<Around> {
    let begins = || text.trim().lines().next().is_some_and(|line| mark(line).is_some());
    match text.lines().filter_map(mark).count() {
        _ if text.starts_with(BYTE_ORDER_MARK) => Some(Around::ByteOrderMark),
        // Fences in a text that begins as JSON stand in its strings.
        _ if text.trim_start().starts_with(BRACKETS) => None,
        _ if inside(text).is_some() => Some(Around::Fence),
        _ if fence(text).is_some() || is_on_one_line(text) => Some(Around::OtherFence),
        0 => has_prose(text).then_some(Around::Prose),
        1 if ends_in_line(text) => Some(Around::EndInLine),
        1 if begins() => Some(Around::OpenFence),
        1 | 2 => Some(Around::FenceInProse),
        _ => Some(Around::Fences),
    }
}

/// Returns whether marks of a fence stand around the text without line breaks.
fn is_on_one_line(text: &str) -> bool {
    let text = text.trim();
    !text.contains('\n') && text.len() > 6 && text.starts_with("```") && text.ends_with("```")
}

/// Returns whether the marks that begin the text end it too, behind something in a line below.
fn ends_in_line(text: &str) -> bool {
    let lines = text.trim().split_once('\n');
    lines.is_some_and(|(first, rest)| mark(first).is_some_and(|(opening, _)| rest.ends_with(opening)))
}

/// The contents of the code fence that the text is, if the rule takes it off.
pub(crate) fn inside(text: &str) -> Option<&str> {
    let (_, inside) = fence(text).filter(|(tag, _)| matches!(*tag, "" | "json"))?;
    fence(inside).is_none().then_some(inside)
}

/// Returns whether JSON follows in a text that does not begin with it: an object or a list.
fn has_prose(text: &str) -> bool {
    let Some(start) = text.find(BRACKETS) else { return false };
    let mut values = serde_json::Deserializer::from_str(&text[start..]).into_iter::<IgnoredAny>();
    matches!(values.next(), Some(Ok(_)))
}

/// The mark of a fence that a line begins with, and what follows it.
pub(super) type Mark<'t> = (&'t str, &'t str);

/// The tag of the code fence that the text is, white space around it aside, and what stands in the fence.
fn fence(text: &str) -> Option<(&str, &str)> {
    let (first, rest) = text.trim().split_once('\n')?;
    let (before, last) = rest.rsplit_once('\n').unwrap_or(("", rest));
    let before = before.strip_suffix('\r').unwrap_or(before);
    let (opening, tag) = mark(first)?;
    let closes = |(other, after): Mark<'_>| other.starts_with(opening) && after.is_empty();
    // A line inside that begins with such a mark is the end of this fence or the start of another.
    let is_open = before.lines().filter_map(mark).any(|(other, _)| other.starts_with(opening));
    (mark(last).is_some_and(closes) && !is_open).then_some((tag, before))
}

/// The mark that a line begins with, if it does: three backticks or tildes, or more of them. White space around it is none of it.
pub(super) fn mark(line: &str) -> Option<Mark<'_>> {
    let line = line.trim();
    let sign = line.chars().next().filter(|sign| matches!(sign, '`' | '~'))?;
    let after = line.trim_start_matches(sign);
    let mark = &line[..line.len() - after.len()];
    (mark.len() >= 3 && !(sign == '`' && after.contains('`'))).then_some((mark, after.trim_start()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, said};

    fn inside(text: &str) -> Said {
        said(&DEFINITION, &Arguments::None, &json!(text))
    }

    #[test]
    fn one_fence_is_what_is_inside() {
        for (text, content) in [
            ("```\n{\"a\": 1}\n```", "{\"a\": 1}"),
            ("```json\n[1,\n 2]\n```", "[1,\n 2]"),
            (" \n\u{a0}```json \n[]\n```\n\n", "[]"),
            ("```json\r\n[]\r\n```\r\n", "[]"),
            ("``` json\n[]\n  ```", "[]"),
            ("````\na ``` b\n````", "a ``` b"),
            ("````json\n[]\n`````", "[]"),
            ("~~~\n[]\n~~~", "[]"),
            ("~~~json\n`a`\n~~~", "`a`"),
            ("```\n```", ""),
            ("```json\n\n```", ""),
            ("```\n  a \n```", "  a "),
            ("```\n{\"text\": \"```\"}\n```", "{\"text\": \"```\"}"),
        ] {
            assert_eq!(inside(text), Said::To(json!(content)), "{text:?}");
        }
    }

    #[test]
    fn what_is_inside_is_no_fence() {
        for text in ["```\n{}\n```", "````\n`` `\n````", "~~~\n~~\n~~~", "```\n\n```"] {
            let Said::To(Value::String(content)) = inside(text) else { panic!("{text:?}") };
            assert_eq!(inside(&content), Said::Keep, "{text:?}");
        }
    }

    #[test]
    fn more_or_less_than_one_fence_is_refused() {
        for text in [
            "```json\n{}\n```\n```json\n{}\n```",
            "```json\n{}\n```json\n{}\n```",
            "```\na\n```\nb\n```\nc\n```",
            "Here it is:\n```json\n{}\n```",
            "```json\n{}\n```\nDone.",
            "```json\n{}",
            "```json\n{}\n``",
            "````json\n{}\n```",
            "```json\n{}\n~~~",
            "```json\n{}\n```json",
            "```",
            "```json",
        ] {
            assert_eq!(inside(text), Said::refuse("not exactly one code fence"), "{text:?}");
        }
    }

    #[test]
    fn other_tags_and_fences_around_fences_are_refused() {
        for text in ["```python\n{}\n```", "```json5\n{}\n```", "```JSON\n{}\n```", "```json a\n{}\n```"] {
            assert_eq!(inside(text), Said::refuse("a code fence that is not tagged `json`"), "{text:?}");
        }
        for text in ["````\n```json\n{}\n```\n````", "~~~json\n\n ```c\n\n```\n~~~"] {
            assert_eq!(inside(text), Said::refuse("a code fence around another"), "{text:?}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for text in ["", " ", "{}", "a ``` b", "```json {}```", "``\n{}\n``", "`a`", "'''\n{}\n'''", "~~ a"] {
            assert_eq!(inside(text), Said::Keep, "{text:?}");
        }
        for value in [json!(null), json!(["```\n[]\n```"]), json!({})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }

    #[test]
    fn it_is_eager_where_every_string_is_accepted() {
        assert!(DEFINITION.is_eager(Open::Text) && DEFINITION.is_eager(Open::Any) && !DEFINITION.is_eager(Open::No));
    }
}
