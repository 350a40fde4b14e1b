//! A document that was repaired, until serde has read it.

use serde_json::Value;

use super::fault;
use crate::json::Path;
use crate::report::{Error, Issue, Recorder, Report, put_sent};
use crate::schema::{Known, hide_undeclared};
use crate::tree::{Document, Fault, Tree};

/// A document that was repaired.
pub(in crate::api) struct Repaired<'a> {
    pub(super) tree: Tree<'a>,
    pub(super) human_readable: bool,
    pub(super) recorder: Recorder,
    /// serde's error on the source itself, where it has read that and nothing was repaired.
    pub(super) refused: Option<serde_json::Error>,
    pub(super) known: Known,
}

impl Repaired<'_> {
    /// Returns whether a rule has changed the document.
    pub(in crate::api) fn is_changed(&self) -> bool {
        self.recorder.fired() > 0
    }

    /// Notes serde's error on the source itself, of which nothing was repaired.
    pub(in crate::api) fn refuse(&mut self, error: serde_json::Error) {
        self.refused = Some(error);
    }

    /// The document as serde reads it.
    pub(in crate::api) fn document(&self) -> Document<'_, '_> {
        Document::new(&self.tree, self.human_readable)
    }

    /// The document as JSON.
    pub(in crate::api) fn to_value(&self) -> Value {
        self.tree.to_value().unwrap_or_default()
    }

    /// The report, unless serde has refused the source that became this document.
    pub(in crate::api) fn into_report(mut self) -> Result<Report, Error> {
        match self.refused.take() {
            Some(error) => Err(self.into_error(&fault(error))),
            None => Ok(self.recorder.into_report()),
        }
    }

    /// The error where serde refuses the document in the end.
    pub(in crate::api) fn into_error(self, fault: &Fault) -> Error {
        let Self { mut recorder, known, .. } = self;
        let hidden = known.facts.sensitive;
        let mut issue = Issue::from_fault(Path::default(), fault, hidden);
        if hidden {
            issue.path = fault.path();
            hide_undeclared(&mut issue.path, known.declared(), known.schemas);
        }
        put_sent(std::slice::from_mut(&mut issue), recorder.coercions());
        recorder.issue(issue);
        recorder.into_error()
    }
}
