//! Text that is read by a schema: JSON, or a string for the rules at the root.

use serde::de::IgnoredAny;
use serde_json::Value;

use super::Schema;
use crate::api::syntax::{self, Source, Text};
use crate::engine;
use crate::json::Path;
use crate::report::{Error, Report};
use crate::tree::Tree;

impl Schema {
    /// The value in a text that is JSON.
    pub(super) fn json(&self, text: &str) -> serde_json::Result<Value> {
        if text.len() >= syntax::LARGE && self.as_string(text).is_some() {
            // Half a document is not built first.
            serde_json::from_str::<IgnoredAny>(text)?;
        }
        serde_json::from_str(text)
    }

    /// Reads a text that is no JSON.
    pub(super) fn read_source(&self, text: &str, error: &serde_json::Error) -> Result<(Value, Report), Error> {
        let hidden = self.loaded.facts().sensitive;
        let refused = Text { bytes: text.as_bytes(), hidden, lines_before: 0 }.refused(error, Path::default());
        let Some(string) = self.as_string(text).filter(|_| syntax::is_no_json(error)) else { return Err(refused) };
        let source = Source { text, issue: syntax::issue_of(refused)?, hidden };
        let read = self.walked(Tree::String(string.into()), false, Some(&source))?;
        read.ok_or_else(|| source.issue.into())
    }

    /// The string that a text which is no JSON is for the rules at the root.
    fn as_string<'t>(&self, text: &'t str) -> Option<&'t str> {
        engine::as_string(self.loaded.plan(), text)
    }
}
