//! Text that is no JSON: whether it ends too early or is malformed, where, and what stands around JSON in it.

use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::error::Category;

use crate::engine::read::is_too_deep;
use crate::json::{Kind, Kinds, Path, render};
use crate::report::{Error, Fired, Issue, IssueCode, Mark, Recorder};
use crate::rules::unfence::{self, Around, BYTE_ORDER_MARK, around, inside};
use crate::tree::Tree;

/// So many bytes of what was there are shown.
const SHOWN: usize = 16;

/// Of texts of so many bytes it is known that they are JSON before a document is built, where they may be none.
pub(crate) const LARGE: usize = 1 << 20;

/// Text that was read.
pub(crate) struct Text<'t> {
    pub(crate) bytes: &'t [u8],
    /// True if none of it may be shown.
    pub(crate) hidden: bool,
    /// How many lines stood before it.
    pub(crate) lines_before: usize,
    /// The kinds of values that are read from such a text.
    pub(crate) kinds: Kinds,
}

/// Returns whether the parser has stopped because the text is no JSON: not because it is nested too deeply.
pub(crate) fn is_no_json(error: &serde_json::Error) -> bool {
    matches!(error.classify(), Category::Syntax | Category::Eof) && !is_too_deep(error)
}

/// A source that is no JSON, which is a string for the rules.
pub(crate) struct Source<'t> {
    pub(crate) text: &'t str,
    /// The error that it is no JSON.
    pub(crate) error: Error,
    /// True if none of it may be shown.
    pub(crate) hidden: bool,
}

impl Source<'_> {
    /// Words the issues of what the rules have made of it: what the parser says, in place of what is wrong with a string.
    pub(crate) fn word(&self, recorder: &mut Recorder, made: &Tree<'_>) {
        let takes_fence = |fired: Fired<'_>| fired.steps.is_empty() && fired.rule == unfence::DEFINITION.name;
        let left = inside(self.text).filter(|_| recorder.coercions().any(takes_fence));
        // What is ignored may hold half a character, or a number that is out of range. A large document is not built to look for them.
        let fault = |left: &str| match left.len() {
            LARGE.. => serde_json::from_str::<IgnoredAny>(left).err(),
            _ => serde_json::from_str::<Value>(left).err(),
        };
        let error = left.and_then(fault).filter(is_no_json);
        let issues = recorder.issues_since(&Mark::default()).iter_mut();
        for issue in issues.filter(|issue| issue.path.is_root() && !issue.is_final()) {
            let is_unread = issue.code == IssueCode::Syntax || left == made.as_str();
            if let (Some(left), Some(error), true) = (left, &error, is_unread) {
                let message =
                    format!("not valid JSON in the code fence: {}", self.part(left).said(error, &Path::default()));
                let tried = std::mem::take(&mut issue.tried);
                *issue = Issue { tried, ..Issue::new(Path::default(), IssueCode::Syntax).saying(message) };
            } else if issue.code == IssueCode::Syntax {
                let Some(said) = self.error.issues().first().cloned() else { continue };
                issue.message = said.message;
                if issue.hint.is_none() {
                    (issue.hint, issue.parts) = (said.hint, said.parts);
                }
            }
        }
    }

    /// The text in the code fence.
    fn part<'p>(&self, inside: &'p str) -> Text<'p> {
        let before = &self.text[..self.text.len() - self.text.trim_start().len()];
        Text {
            bytes: inside.as_bytes(),
            hidden: self.hidden,
            lines_before: 1 + before.matches('\n').count(),
            kinds: Kinds::NONE,
        }
    }
}

impl Text<'_> {
    /// The error of a text at which the parser of `serde_json` stopped, inside `path`, all of which may be shown.
    pub(crate) fn refused(&self, error: &serde_json::Error, path: &Path) -> Error {
        let said = self.said(error, path);
        let issue = Issue::new(Path::default(), IssueCode::Syntax).saying(format!("not valid JSON: {said}"));
        match self.hint() {
            Some((hint, plain)) => issue.hinting_at_rule(hint, plain).into(),
            None => issue.into(),
        }
    }

    /// The parser's message, and where it stopped.
    fn said(&self, error: &serde_json::Error, path: &Path) -> String {
        let place = format!("line {} column {}", error.line() + self.lines_before, error.column());
        match error.classify() {
            Category::Eof if self.bytes.trim_ascii().is_empty() => format!("truncated: the text is empty, at {place}"),
            Category::Eof => truncated(error, &place, path),
            Category::Syntax => self.malformed(error, &place),
            Category::Io | Category::Data => error.to_string(),
        }
    }

    fn malformed(&self, error: &serde_json::Error, place: &str) -> String {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let message = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message);
        // Elsewhere the parser may have stopped behind the word that it refuses.
        let is_between = ["expected `", "trailing", "control"].iter().any(|start| message.starts_with(start));
        let message = if message == "expected ident" { "expected `null`, `true` or `false`" } else { message };
        let got = match self.found(line, column, is_between) {
            // Some editors write it before a text.
            _ if self.bytes.starts_with(BYTE_ORDER_MARK.as_bytes()) => ", got a byte order mark".to_owned(),
            Some(found) if !self.hidden => format!(", got {}", render::Quoted(&found)),
            _ => String::new(),
        };
        format!("malformed at {place}: {message}{got}")
    }

    /// The word at a place in the text, or right before it unless that is between words, or else everything up to white space. The line
    /// break before a line is in its column 0.
    fn found(&self, line: usize, column: usize, is_between: bool) -> Option<String> {
        let line = self.bytes.split(|byte| *byte == b'\n').nth(line.checked_sub(1)?)?;
        let Some(column) = column.checked_sub(1) else { return Some("\n".to_owned()) };
        let (before, at) = line.split_at_checked(column)?;
        let goes_back = !is_between || at.first().is_some_and(|byte| is_of_word(*byte));
        let behind = before.iter().rev().take_while(|byte| goes_back && is_of_word(**byte)).count();
        let rest = line.get(column - behind..)?;
        let is_word = rest.first().is_some_and(|byte| is_of_word(*byte));
        let ends = |byte: &u8| if is_word { !is_of_word(*byte) } else { byte.is_ascii_whitespace() };
        let length = rest.iter().take(SHOWN).position(ends).unwrap_or(rest.len().min(SHOWN)).max(1);
        let found = String::from_utf8_lossy(rest.get(..length)?);
        // A character may be cut at the end, and at the start.
        let found = found.trim_matches(char::REPLACEMENT_CHARACTER);
        (!found.is_empty()).then(|| found.to_owned())
    }

    /// Returns whether what stands in a code fence is an object or a list of JSON, where such is read.
    fn is_json(&self, inside: &str) -> bool {
        let kind = match inside.trim_ascii_start().as_bytes() {
            [b'{', ..] => Kind::Object,
            [b'[', ..] => Kind::List,
            _ => return false,
        };
        self.kinds.has(kind) && serde_json::from_str::<IgnoredAny>(inside).is_ok()
    }

    /// A hint at what may be done about it, and the hint without names of rules.
    fn hint(&self) -> Option<(String, &'static str)> {
        let text = std::str::from_utf8(self.bytes).ok()?;
        let around = around(text)?;
        let plain = match around {
            Around::Fence | Around::OtherFence => "it is in a Markdown code fence: send what is inside alone",
            Around::Fences => "it holds several Markdown code fences: send one JSON value alone",
            Around::OpenFence => "its Markdown code fence is not closed: send the JSON alone, all of it",
            Around::EndInLine => {
                "it is in a Markdown code fence, whose closing marks need a line of their own: send what is inside alone"
            }
            Around::FenceInProse => "it holds a Markdown code fence among prose: send what is inside alone",
            Around::Prose => "there is other text before the JSON: send the JSON alone",
            Around::ByteOrderMark => "remove the byte order mark",
        };
        let is_read = inside(text).is_some_and(|inside| self.is_json(inside));
        let rules = if is_read { "; `unfence` and `string_to_json` on the type would read it" } else { "" };
        Some((render::joined(&[plain, rules]), plain))
    }
}

/// Returns whether the byte is of a name or of a number.
fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'+' | b'-' | 0x80..)
}

/// In what the text ends: the words of `serde_json`, which has no others for it.
fn truncated(error: &serde_json::Error, place: &str, path: &Path) -> String {
    let said = error.to_string();
    let inside = ["a string", "a list", "an object"].into_iter().find(|kind| said.contains(&format!("parsing {kind}")));
    let inside = inside.unwrap_or("a value");
    let place = if path.is_root() { place.to_owned() } else { format!("`{path}` ({place})") };
    format!("truncated: the text ends inside {inside}, at {place}")
}

#[cfg(test)]
mod tests {
    use crate::api::from_str;
    use crate::json::KEEPS_TEXT;
    use serde_json::Value;

    #[test]
    fn it_says_whether_the_text_is_truncated_or_malformed_and_where() {
        for (text, message) in [
            ("", "truncated: the text is empty, at line 1 column 0"),
            (" \n", "truncated: the text is empty, at line 2 column 0"),
            ("[1", "truncated: the text ends inside a list, at `[1]` (line 1 column 2)"),
            ("{\"a\": [{\"b\": \"x", "truncated: the text ends inside a string, at `a[0].b` (line 1 column 15)"),
            ("{\"a\" 1}", "malformed at line 1 column 6: expected `:`, got \"1\""),
            ("{'a': 1}", "malformed at line 1 column 2: key must be a string, got \"'a':\""),
            ("{} x", "malformed at line 1 column 4: trailing characters, got \"x\""),
            ("[1,\n grün]", "malformed at line 2 column 2: expected value, got \"grün\""),
            ("{\"a\": None}", "malformed at line 1 column 7: expected value, got \"None\""),
            ("[1, -1e400, 2]", "malformed at line 1 column 10: number out of range, got \"-1e400\""),
            ("[nul]", "malformed at line 1 column 5: expected `null`, `true` or `false`, got \"nul\""),
            (
                "[\"a\n\"]",
                "malformed at line 2 column 0: control character (\\u0000-\\u001F) found while parsing a string, got \"\\n\"",
            ),
        ] {
            let read = from_str::<Value>(text);
            if KEEPS_TEXT && message.contains("out of range") {
                // The text of a number has no range.
                assert!(read.is_ok(), "{text:?}");
                continue;
            }
            assert_eq!(read.unwrap_err().to_string(), format!("not valid JSON: {message}"), "{text:?}");
        }
    }

    #[test]
    fn it_names_what_the_parser_stopped_at() {
        for (text, end) in [
            ("{\"a\": 1]", "column 8: expected `,` or `}`, got \"]\""),
            ("[1x]", "column 3: expected `,` or `]`, got \"1x\""),
            ("true,", "column 5: trailing characters, got \",\""),
            ("truer", "column 5: trailing characters, got \"truer\""),
            ("[\"a\tb\"]", "found while parsing a string, got \"\\t\""),
            ("[-1.]", "column 5: invalid number, got \"-1.\""),
            ("[\"\\ud800\"]", "column 9: unexpected end of hex escape, got \"ud800\""),
        ] {
            let error = from_str::<Value>(text).unwrap_err().to_string();
            assert!(error.ends_with(end), "{text}: {error}");
        }
    }

    #[test]
    fn a_fence_or_prose_around_json_is_hinted_at() {
        for (text, hint) in [
            ("```json\n{}\n```", Some("it is in a Markdown code fence")),
            ("Here it is:\n```json\n{}\n```", Some("it holds a Markdown code fence among prose")),
            ("```python\n{}\n```", Some("it is in a Markdown code fence: send what is inside alone")),
            ("```{}```", Some("it is in a Markdown code fence: send what is inside alone")),
            ("```\n{}\n```\n```\n{}\n```", Some("it holds several Markdown code fences")),
            ("```json\n{}", Some("its Markdown code fence is not closed")),
            ("```json\n{}```\n", Some("it is in a Markdown code fence, whose closing marks need a line of their own")),
            ("Here it is: {\"a\": 1}", Some("there is other text before the JSON")),
            ("Here it is", None),
            ("{\"a\": \"Use:\n```rust\nfn main() {}\n```\n\"}", None),
            ("[\"\n```\n\n```\n```\n\n```\n\"]", None),
            ("{\"a\": 1}\n```", None),
            ("{\"a\": 1", None),
        ] {
            let error = from_str::<Value>(text).unwrap_err();
            let found = error.issues()[0].hint.as_deref();
            assert_eq!(found.is_some(), hint.is_some(), "{text}: {found:?}");
            assert!(hint.is_none_or(|hint| found.is_some_and(|found| found.starts_with(hint))), "{text}: {found:?}");
        }
    }
}
