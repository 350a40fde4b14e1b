//! How issues of enums are worded: tags, names of variants, and what stands behind them.

use super::Engine;
use super::cursor::Cursor;
use super::location::Location;
use crate::constant::Text;
use crate::json::{Kind, render, suggest};
use crate::report::{Issue, IssueCode, received};
use crate::schema::{Edge, Enum};
use crate::tree::Tree;

impl<'s> Engine<'s> {
    pub(super) fn missing_tag(&mut self, body: &Enum, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::MissingTag, &|_, issue| issue.expecting(suggest::one_of(&body.tags())))
    }

    pub(super) fn missing_variant(&mut self, body: &Enum, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::MissingTag, &|_, issue| {
            issue.expecting(format!("a member named {}", suggest::one_of(&body.tags())))
        })
    }

    pub(super) fn not_one_member(&mut self, cursor: &Cursor<'_, 's>, more: bool) -> bool {
        let received = if more { "an object with several members" } else { "an empty object" };
        self.issue(&cursor.at, IssueCode::InvalidValue, &|engine, issue| {
            issue.expecting(engine.expectation(cursor)).got(received)
        })
    }

    /// Reports a member that names no variant.
    pub(super) fn unknown_member(&mut self, cursor: &Cursor<'_, 's>, name: &str) -> bool {
        let hidden = self.is_hidden(cursor);
        self.not_among(cursor, name, &|_| {
            let received = if hidden {
                "an object with another member".to_owned()
            } else {
                render::quoted("an object with the member ", name)
            };
            (received, suggest::one_of(&cursor.body().tags()))
        })
    }

    /// Reports a bare string that names no variant: those with content are listed as what they are, objects.
    pub(super) fn no_variant(&mut self, cursor: &Cursor<'_, 's>, name: &str) -> bool {
        let hidden = self.is_hidden(cursor);
        self.not_among(cursor, name, &|engine| {
            let expected = engine.expectation(cursor);
            (received(&Tree::String(name.into()), hidden), expected)
        })
    }

    /// Reports what names no variant. `word` says what was received, and what was expected.
    fn not_among(&mut self, cursor: &Cursor<'_, 's>, name: &str, word: &dyn Fn(&Self) -> (String, Text)) -> bool {
        self.issue(&cursor.at, IssueCode::UnknownVariant, &|engine, issue| {
            let (received, expected) = word(engine);
            Issue { hint: engine.variant_meant(cursor, name, &cursor.at), ..issue.expecting(expected).got(received) }
        })
    }

    /// The hint at the variant that a name was meant to be.
    fn variant_meant(&self, cursor: &Cursor<'_, 's>, name: &str, at: &Location<'_>) -> Option<String> {
        let near = if at.sensitive { None } else { self.suggestions.did_you_mean(name, &cursor.body().tags()) };
        near.map(suggest::sentence)
    }

    /// Reports a bare string that names a variant with content.
    pub(super) fn needs_content(&mut self, content: &Edge, name: &str, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::InvalidType, &|engine, issue| {
            let received = received(&Tree::String(name.into()), at.sensitive);
            let content = engine.expected(content);
            issue.expecting(format!("an object with the member `{name}`: {content}")).got(received)
        })
    }

    /// Reports an empty list that serde reads from text but not from a `Value`.
    pub(super) fn empty_in_memory(&mut self, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::InvalidLength, &|_, issue| {
            issue.expecting("a list that is not empty, as serde has it for tuple variants").got("an empty list")
        })
    }

    /// Reports a tag that is no string, or names no variant.
    pub(super) fn wrong_tag(&mut self, cursor: &Cursor<'_, 's>, value: &Tree<'_>, at: &Location<'_>) -> bool {
        let hidden = self.hides_tag(cursor, at);
        let code = if value.as_str().is_some() { IssueCode::UnknownVariant } else { IssueCode::InvalidType };
        self.issue(at, code, &|engine, issue| {
            let tags = || cursor.body().tags();
            let hint = match value.as_str() {
                Some(name) => engine.variant_meant(cursor, name, at),
                None if hidden => None,
                None => string_meant(&tags, value),
            };
            Issue { hint, ..issue.expecting(suggest::one_of(&tags())).got(received(value, hidden)) }
        })
    }

    pub(super) fn not_null(&mut self, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::InvalidType, &|_, issue| issue.expecting("null").got(received(tree, at.sensitive)))
    }

    pub(super) fn nothing_behind_tag(&mut self, found: usize, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::InvalidLength, &|_, issue| {
            issue.expecting("the name of the variant and nothing behind it").got(format!("a list of {found}"))
        })
    }
}

/// The hint at a string that came without its quotation marks: `2.0` for `"2.0"`.
pub(super) fn string_meant<'w>(words: &dyn Fn() -> Vec<&'w str>, tree: &Tree<'_>) -> Option<String> {
    if !matches!(tree.kind(), Kind::Null | Kind::Bool | Kind::Integer | Kind::Float) {
        return None;
    }
    let words = Some(words()).filter(|words| !words.is_empty())?;
    let text = tree.to_json_text()?;
    words.contains(&&*text).then(|| format!("did you mean the string {}?", render::Quoted(&text)))
}
