//! Text that is no JSON. Where rules at the root read text, it is a string for the rules there, as if it had come as one, and they
//! must read it: a type that accepts strings does not accept it as it is.

use super::cursor::Cursor;
use super::location::Location;
use super::{Engine, Verdict};
use crate::plan::Plan;
use crate::report::IssueCode;
use crate::rules::{Rule, empty_to_null, null_to_object, unfence};
use crate::tree::Tree;

/// The string that a text which is no JSON is for the rules at the root. `None`: no rule there reads such a text.
pub(crate) fn as_string<'t>(plan: &Plan, text: &'t str) -> Option<&'t str> {
    let root = plan.root();
    let declares = |name| root.declared().any(|rule| rule.definition.name == name);
    // These read empty text as null, and null as an empty object: it stands for arguments that are absent.
    let reads_absence = || declares(empty_to_null::DEFINITION.name) && declares(null_to_object::DEFINITION.name);
    if text.trim_ascii().is_empty() && reads_absence() {
        return Some("");
    }
    root.declared().any(|rule| rule.definition.reads_source).then_some(text)
}

/// What rules have done with the text of a source that is no JSON.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum SourceText {
    /// They have read it, or there is none.
    #[default]
    Read,
    /// They have taken a code fence off, around text of which nothing is known.
    Unfenced,
    /// Nothing that says what it means.
    Unread,
}

impl SourceText {
    pub(super) fn of(source: bool) -> Self {
        if source { Self::Unread } else { Self::Read }
    }
}

impl<'s> Engine<'s> {
    /// Returns whether what stands here is still the text of a source that is no JSON.
    pub(super) fn is_unread(&self, at: &Location<'_>) -> bool {
        self.state.source == SourceText::Unread && at.depth == 0
    }

    /// Notes what a rule has made of the text: one that reads text has read it, and so has one that found it to mean null. Others
    /// only put it somewhere else, for which it is not enough that it stood in a code fence.
    pub(super) fn note_reading(&mut self, rule: &Rule, tree: &Tree<'_>, at: &Location<'_>) {
        let source = &mut self.state.source;
        *source = match *source {
            _ if at.depth > 0 => return,
            SourceText::Unread if rule.definition.name == unfence::DEFINITION.name => SourceText::Unfenced,
            SourceText::Unread | SourceText::Unfenced
                if rule.definition.again || rule.is_custom() || tree.is_null() =>
            {
                SourceText::Read
            }
            SourceText::Unfenced if rule.definition.moves_text => SourceText::Unread,
            source => source,
        };
    }

    /// Judges what the rules have left, and refuses the text of a source that none of them has read.
    pub(super) fn inside_if_read(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let accepted = self.visit_contents(&cursor.hiding(self.unwraps_secret(cursor.node, tree)), tree);
        if !self.is_unread(&cursor.at) || self.recorder.is_refused_since(&mark) {
            return accepted;
        }
        let is_said = self.recorder.issues_since(&mark).iter().any(|issue| issue.code == IssueCode::Syntax);
        if !is_said {
            // What is wrong with a string is not what is wrong with this text.
            self.recorder.take_issues(&mark);
            self.refuse_unread(&cursor.at);
        }
        false
    }

    /// Refuses the text of a source that no rule has read.
    pub(super) fn refuse_unread(&mut self, at: &Location<'_>) -> Verdict {
        Verdict::of(!self.is_unread(at) || self.issue(at, IssueCode::Syntax, &|_, issue| issue))
    }
}
