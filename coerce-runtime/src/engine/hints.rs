//! What an issue says beyond what was wrong: which rules tried to help, and which would.

use super::Engine;
use super::cursor::Cursor;
use super::fields::Record;
use super::location::Location;
use super::repair::Attempt;
use super::variants::names_content;
use crate::constant::Text;
use crate::json::render::joined;
use crate::json::{Kind, suggest};
use crate::report::{Issue, IssueCode, Mark, Mode, Tried, received, shown};
use crate::rules::string_to_json::{EMPTY, holds};
use crate::rules::{NO_REASON, ignore_case, named, singleton_list, without_rule};
use crate::schema::{self, Shape};
use crate::tree::Tree;

/// The end of a hint where an object came as text in the place of a list of objects.
const READ_ITEM: &str = ": `string_to_json` on the items would read it as one";

impl<'s> Engine<'s> {
    /// Says of a value that can't be read which rules have refused it, and which have fired on it.
    pub(super) fn explain(&mut self, mut attempt: Attempt<'_, '_, 's>) {
        if self.state.probing {
            return;
        }
        leave_out_case(&attempt.cursor, attempt.tree, &mut attempt.tried);
        if self.hides_value(&attempt.cursor, attempt.sent.as_ref().unwrap_or(attempt.tree)) {
            for tried in &mut attempt.tried {
                NO_REASON.clone_into(&mut tried.reason);
            }
        }
        self.put_tried(&attempt.cursor, &attempt.mark, std::mem::take(&mut attempt.tried));
        self.put_sent(&attempt);
    }

    /// Says of the issues here what was sent: what rules made of it is nothing that the caller knows.
    fn put_sent(&mut self, attempt: &Attempt<'_, '_, 's>) {
        let Attempt { cursor, tree, mark, sent: Some(sent), .. } = attempt else { return };
        let hidden = self.hides_value(cursor, sent);
        let says_more = !hidden && !is_text_of(sent, tree);
        // How many items there are is nothing that was sent.
        let counts = |issue: &Issue| issue.code == IssueCode::InvalidLength && schema::length(cursor.core).is_some();
        let is_here = |issue: &&mut Issue| issue.path.segments.len() == cursor.at.depth && !counts(issue);
        for issue in self.recorder.issues_since(mark).iter_mut().filter(is_here) {
            let is_custom = issue.refusal().is_some();
            let worded = if is_custom { shown } else { received };
            issue.put_sent(worded(sent, hidden), says_more && !is_custom);
        }
        self.hint_at_repairs(&cursor.at, mark);
    }

    pub(super) fn put_tried(&mut self, cursor: &Cursor<'_, 's>, mark: &Mark, mut tried: Vec<Tried>) {
        let issues = self.recorder.issues_since(mark);
        let is_here = |issue: &Issue| issue.path.segments.len() == cursor.at.depth;
        let mut here = issues.iter_mut().filter(|issue| is_here(issue));
        let Some(first) = here.next() else {
            // Once a rule has read the value, why others have not explains nothing inside. What makes a list of it has not read it.
            let reads = |rule: &str| rule != singleton_list::DEFINITION.name && !named(rule).origin.is_empty();
            let mut since = self.recorder.coercions_since(mark);
            if since.any(|fired| fired.steps.len() == cursor.at.depth && reads(fired.rule)) {
                return;
            }
            drop(since);
            let Some(Tried { rule, reason }) = tried.iter().find(|tried| tried.reason != EMPTY) else { return };
            let hidden = self.is_hidden(cursor);
            let reads_item = *reason == holds(Kind::Object) && self.has_objects(cursor);
            if let Some(issue) = self.recorder.first_since(mark, &|issue| issue.hint.is_none()) {
                let instead = if reads_item { READ_ITEM } else { "" };
                let start = joined(&["`", rule, "` did not apply to the enclosing value"]);
                if hidden {
                    issue.put_hint(start, "");
                } else {
                    let plain = joined(&["the enclosing value: ", without_rule(reason)]);
                    issue.put_hint(joined(&[&start, ": ", reason, instead]), &plain);
                }
            }
            return;
        };
        here.for_each(|issue| issue.tried.extend(tried.iter().cloned()));
        if first.tried.is_empty() {
            first.tried = tried;
        } else {
            tried.retain(|one| !first.tried.contains(one));
            first.tried.append(&mut tried);
        }
    }

    /// Returns whether the items of a list may be objects.
    fn has_objects(&self, cursor: &Cursor<'_, 's>) -> bool {
        let is_list = matches!(cursor.core.shape, Shape::List { .. });
        is_list && self.node_inside(cursor.node, 0).is_some_and(|item| item.accepted.has(Kind::Object))
    }

    /// Says where a value inside another came from: it may have no location in what was sent.
    pub(super) fn hint_at_repairs(&mut self, at: &Location<'_>, mark: &Mark) {
        let since = self.recorder.coercions_since(mark);
        let mut origins = Vec::new();
        for fired in since.filter(|fired| fired.steps.len() == at.depth) {
            let origin = named(fired.rule).origin;
            if !origin.is_empty() && !origins.contains(&origin) {
                origins.push(origin);
            }
        }
        self.hint_at_origin(at, mark, &origins.join(", "));
    }

    /// Says where a value inside another came from, in these words.
    pub(super) fn hint_at_origin(&mut self, at: &Location<'_>, mark: &Mark, origin: &str) {
        let inside = |issue: &Issue| {
            let here = issue.path.segments.len() == at.depth;
            !here || issue.code == IssueCode::InvalidLength
        };
        if let (Some(issue), false) = (self.recorder.first_since(mark, &inside), origin.is_empty()) {
            issue.add_hint(origin);
        }
    }

    /// Hints at the rule by which safe mode would repair the value. One that drops items drops those that no other rule repairs.
    pub(super) fn hint_at_safe_mode(&mut self, at: &Location<'_>, mark: &Mark, (rule, drops): (&str, bool)) {
        let around = joined(&["`", rule, "` on the value around it would repair this in safe mode"]);
        let mut any_here = false;
        for issue in self.recorder.issues_since(mark) {
            if issue.path.segments.len() == at.depth {
                any_here = true;
                issue.put_hint(joined(&["`", rule, "` would repair this in safe mode"]), "");
            } else if drops && issue.hint.is_none() {
                issue.put_hint(around.clone(), "");
            }
        }
        // Items are dropped one by one; all else is one repair.
        if let (false, false, Some(issue)) = (any_here, drops, self.recorder.first_since(mark, &|_| true)) {
            issue.put_hint(around, "");
        }
    }

    /// The issue, with what may be done about a member that no field reads.
    pub(super) fn hint_for_unknown(
        &self,
        record: &Record<'_, 's>,
        found: Option<&Text>,
        (name, names): (&str, &[&str]),
        issue: Issue,
    ) -> Issue {
        if let Some(found) = found {
            return issue.hinting(format!("`{found}` is there too"));
        }
        if self.state.mode == Mode::Strict && record.dropped_key(name).is_some() {
            return issue.hinting_at_rule("`drop_keys` would drop this in safe mode".to_owned(), "");
        }
        if let Some(known) = record.folded_alone(name).filter(|_| self.state.mode == Mode::Strict) {
            let hint = format!("`ignore_key_case` would read this as `{known}` in safe mode");
            return issue.hinting_at_rule(hint, &suggest::sentence(known));
        }
        let hint = self.suggestions.did_you_mean(name, names).map(suggest::sentence);
        Issue { hint, ..issue }
    }
}

/// Leaves out `ignore_case` where a string names a variant that needs content: it has nothing to do there.
pub(super) fn leave_out_case(cursor: &Cursor<'_, '_>, tree: &Tree<'_>, tried: &mut Vec<Tried>) {
    let Shape::Enum(body) = &cursor.core.shape else { return };
    if tree.as_str().is_some_and(|name| names_content(body, name)) {
        tried.retain(|tried| tried.rule != ignore_case::DEFINITION.name);
    }
}

/// Returns whether what was sent is a string that has the text of this value, which shows nothing more then.
fn is_text_of(sent: &Tree<'_>, made: &Tree<'_>) -> bool {
    let is_scalar = made.as_number().is_some() || made.as_bool().is_some() || made.is_null();
    is_scalar && sent.as_str().is_some_and(|text| made.to_json_text().as_deref() == Some(text))
}
