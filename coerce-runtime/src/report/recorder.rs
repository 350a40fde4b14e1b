//! What is collected while a document is repaired.

use serde_json::Value;

use super::{Coercion, Entries, Error, Issue, Limits, Report, summary};
use crate::json::Path;
use crate::tree::Tree;

/// Collects issues and coercions while the engine walks, and keeps to the limits.
#[derive(Debug)]
pub(crate) struct Recorder {
    limits: Limits,
    issues: Vec<Issue>,
    /// How many issues there were, those that are not kept too.
    failures: usize,
    entries: Entries,
    /// The items that were dropped where they stood in the input: their paths stay as they are.
    removed: Vec<Coercion>,
    /// Where the entries of each further walk over the same members begin.
    walks: Vec<usize>,
}

/// A checkpoint of a [`Recorder`]: how far it had come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    issues: usize,
    failures: usize,
    coercions: usize,
    removed: usize,
    walks: usize,
    fired: usize,
    incomplete: bool,
}

impl Recorder {
    /// One that has nothing yet.
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            issues: Vec::new(),
            failures: 0,
            entries: Entries::default(),
            removed: Vec::new(),
            walks: Vec::new(),
        }
    }

    /// How many issues there were so far, those over the limit too.
    pub(crate) fn failures(&self) -> usize {
        self.failures
    }

    /// Whether there is room for one more issue. Where there is none, the issue is counted, and need not be made.
    pub(crate) fn keeps_issue(&mut self) -> bool {
        let keeps = self.issues.len() < self.limits.issues;
        self.failures += usize::from(!keeps);
        keeps
    }

    /// Records an issue. Where there is no room, it is counted.
    pub(crate) fn issue(&mut self, mut issue: Issue) {
        if self.keeps_issue() {
            issue.path.cut(self.limits.recorded_bytes);
            self.issues.push(issue);
            self.failures += 1;
        }
    }

    /// A value as an entry records it, and whether that is all of it. A value over the limits is summarized, and so is one that
    /// JSON can't represent. No more of the value is looked at than may be recorded.
    pub(crate) fn value(&self, value: &Tree<'_>) -> (Value, bool) {
        match value.to_value_within(self.limits.recorded_bytes, self.limits.depth) {
            Ok(value) => (value, true),
            Err(_) => (summary(value, "_omitted"), false),
        }
    }

    /// Whether there is room for the entry of one more rule that fires. Where there is none, its values need not be recorded.
    pub(crate) fn keeps_coercion(&self) -> bool {
        self.entries.coercions.len() + self.removed.len() < self.limits.coercions
    }

    /// Records a rule that fired. Where there is no room, it is counted. `complete` says that the entry has its
    /// [values](Self::value) in full.
    pub(crate) fn coercion(&mut self, mut coercion: Coercion, complete: bool) {
        self.entries.fired += 1;
        if !self.keeps_coercion() {
            self.entries.incomplete = true;
            return;
        }
        let cut = coercion.cut_keys(self.limits.recorded_bytes);
        self.entries.incomplete |= cut || !complete;
        if coercion.drops_item() && !self.is_inside_repaired(&coercion) {
            self.removed.push(coercion);
        } else {
            self.entries.coercions.push(coercion);
        }
    }

    /// Whether something around the value was repaired, or in an earlier walk something beside it: then the input may have something
    /// else at its path, and earlier entries count the items as they were.
    fn is_inside_repaired(&self, coercion: &Coercion) -> bool {
        let earlier = self.walks.last().copied().unwrap_or_default();
        let is_around = |entry: &Coercion| coercion.path.starts_with(&entry.path);
        let list = coercion.path.segments.split_last().map_or(&[][..], |(_, list)| list);
        let is_beside = |entry: &Coercion| entry.path.segments.starts_with(list);
        let entries = &self.entries.coercions;
        entries.iter().any(is_around) || entries.iter().take(earlier).any(is_beside)
    }

    /// Says that members are walked over which an earlier walk may have repaired: what is recorded from here on comes after that.
    pub(crate) fn walk_again(&mut self) {
        let entries = self.entries.coercions.len();
        if entries > self.walks.last().copied().unwrap_or_default() {
            self.walks.push(entries);
        }
    }

    /// Takes a member that is none of the document out of the value that stands at its path after the entries so far.
    pub(crate) fn forget_member(&mut self, member: Path) {
        let mut entries = self.entries.coercions.iter_mut().rev();
        // Where the value around it moved from, it was before; where that was replaced, it is in what took its place.
        let _ = entries.try_fold(member, |member, entry| entry.without(member));
    }

    /// Counts the items of the list at `depth` without those that were `dropped`, in the entries since `mark`.
    pub(crate) fn close_gaps(&mut self, mark: &Mark, depth: usize, dropped: &[usize]) {
        let entries = self.entries.coercions.get_mut(mark.coercions..).unwrap_or_default();
        for entry in entries {
            entry.close_gaps(depth, dropped);
        }
    }

    /// A checkpoint.
    pub(crate) fn mark(&self) -> Mark {
        let Entries { coercions, fired, incomplete } = &self.entries;
        Mark {
            issues: self.issues.len(),
            failures: self.failures,
            coercions: coercions.len(),
            removed: self.removed.len(),
            walks: self.walks.len(),
            fired: *fired,
            incomplete: *incomplete,
        }
    }

    /// Forgets everything since `mark`.
    pub(crate) fn roll_back(&mut self, mark: Mark) {
        self.issues.truncate(mark.issues);
        self.failures = mark.failures;
        self.entries.coercions.truncate(mark.coercions);
        self.removed.truncate(mark.removed);
        self.walks.truncate(mark.walks);
        self.entries.fired = mark.fired;
        self.entries.incomplete = mark.incomplete;
    }

    /// The issues since `mark` that are kept, in the order in which they were found.
    pub(crate) fn issues_since(&mut self, mark: &Mark) -> &mut [Issue] {
        self.issues.get_mut(mark.issues..).unwrap_or_default()
    }

    /// Takes out the issues since `mark` that are kept; those that are not are forgotten.
    pub(crate) fn take_issues(&mut self, mark: &Mark) -> Vec<Issue> {
        self.failures = mark.failures;
        self.issues.split_off(mark.issues.min(self.issues.len()))
    }

    /// The entries since `mark` that are kept, in the order in which the rules fired.
    pub(crate) fn coercions_since(&self, mark: &Mark) -> &[Coercion] {
        self.entries.coercions.get(mark.coercions..).unwrap_or_default()
    }

    /// The entries that are kept, in the order in which the rules fired.
    pub(crate) fn coercions(&self) -> &[Coercion] {
        &self.entries.coercions
    }

    /// How many rules have fired, those without an entry too.
    pub(crate) fn fired(&self) -> usize {
        self.entries.fired
    }

    /// How many rules have fired since `mark`, those without an entry too.
    pub(crate) fn fired_since(&self, mark: &Mark) -> usize {
        self.entries.fired.saturating_sub(mark.fired)
    }

    /// The report.
    pub(crate) fn into_report(self) -> Report {
        Report::sorted(self.removed, self.entries, &self.walks)
    }

    /// The error of these issues, of which there were `omitted` more, and the report.
    #[cfg(feature = "schema")]
    pub(crate) fn into_error_of(mut self, issues: Vec<Issue>, omitted: usize, limits: Limits) -> Error {
        self.limits = limits;
        self.issues.clear();
        self.failures = omitted;
        for issue in issues {
            self.issue(issue);
        }
        self.into_error()
    }

    /// The error: the issues in the order of their paths, and the report.
    pub(crate) fn into_error(mut self) -> Error {
        self.issues.sort_by(|one, other| one.path.cmp(&other.path));
        let omitted = self.failures.saturating_sub(self.issues.len());
        Error::new(self.issues, omitted, Report::sorted(self.removed, self.entries, &self.walks))
    }
}

#[cfg(test)]
mod tests;
