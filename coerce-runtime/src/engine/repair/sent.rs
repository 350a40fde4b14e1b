//! What stood at a location before any rule made another value of it: what the caller knows, and so what an issue shows.

use crate::engine::edit::Undo;
use crate::json::Kind;
use crate::report::{received, shown};
use crate::tree::Tree;

/// The value as it was sent, or as much of it as an issue shows. Keeping it costs nothing more: an edit has taken it out already.
pub(in crate::engine) enum Sent<'a> {
    /// The value.
    Value(Tree<'a>),
    /// A list or an object, of which an issue shows no more.
    Kind(Kind),
}

impl<'a> Sent<'a> {
    /// Returns what stands there now.
    pub(super) fn now(tree: &Tree<'a>) -> Self {
        match tree.kind() {
            kind @ (Kind::List | Kind::Object | Kind::Bytes) => Self::Kind(kind),
            _ => Self::Value(tree.clone()),
        }
    }

    /// Returns what stood there before an edit. `None` if it was wrapped, so that it is still there.
    pub(super) fn before(undo: Undo<'a>) -> Option<Self> {
        match undo {
            Undo::Back(before) => Some(Self::Value(before)),
            Undo::Rewrap(around) => Some(Self::Kind(around.kind())),
            Undo::Unwrap => None,
        }
    }

    /// As an issue says what it got. If it must be `hidden`, its kind, and the length of a string.
    pub(in crate::engine) fn received(&self, hidden: bool) -> String {
        match self {
            Self::Value(value) => received(value, hidden),
            Self::Kind(kind) => kind.with_article().to_owned(),
        }
    }

    /// Returns the value as an issue shows it, without the kind where the value shows it.
    pub(in crate::engine) fn shown(&self, hidden: bool) -> String {
        match self {
            Self::Value(value) => shown(value, hidden),
            Self::Kind(kind) => kind.with_article().to_owned(),
        }
    }

    /// Returns whether it is a string that has the text of this value, which shows nothing more then.
    pub(in crate::engine) fn is_text_of(&self, made: &Tree<'_>) -> bool {
        let Self::Value(sent) = self else { return false };
        let is_scalar = made.as_number().is_some() || made.as_bool().is_some() || made.is_null();
        is_scalar && sent.as_str().is_some_and(|text| made.to_json_text().as_deref() == Some(text))
    }
}
