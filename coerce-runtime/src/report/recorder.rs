//! The recorder of all that happens while a document is repaired.

use serde_json::Value;

use super::log::{Fired, LogMark, Steps};
use super::order::{Event, What};
use super::recorded::{Effect, Recorded};
use super::{Entries, Error, Issue, Limits, Report, summary};
#[cfg(feature = "schema")]
use crate::json::{HIDDEN_KEY, Segment};
use crate::json::{Path, cut_keys};
use crate::sort::sort_by;
use crate::tree::{LONGEST_NUMBER, Tree, is_small};

/// Collects issues and coercions while the engine walks, and keeps to the limits.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    pub(crate) limits: Limits,
    issues: Vec<Issue>,
    /// The numbers of the first of them, by path: those up to when the first was asked for.
    by_path: Vec<usize>,
    /// The entries of the report, boxed from the start: the recorder is small where it moves, and the report needs no copy.
    entries: Box<Entries>,
    counts: Counts,
    /// Where rules have put what may be a secret, and the validator of a run-time schema would not look for one.
    #[cfg(feature = "schema")]
    hidden: Vec<Path>,
}

/// What is counted of issues and entries, those that are not kept too.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// How many issues there were.
    failures: usize,
    /// How many of them no rule may take back.
    unrecoverable: usize,
    /// How many rules fired.
    fired: usize,
    /// True if an entry, a value or a key was left out or cut.
    incomplete: bool,
}

/// So many issues are compared with each other whenever this is asked.
const A_FEW: usize = 8;

/// A checkpoint of a [`Recorder`]: how far it had come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    issues: usize,
    log: LogMark,
    counts: Counts,
}

impl Recorder {
    /// One that has nothing yet.
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// How many issues there were so far, those over the limit too.
    pub(crate) fn failures(&self) -> usize {
        self.counts.failures
    }

    /// Returns whether there is room for one more issue.
    pub(crate) fn has_room(&self) -> bool {
        self.issues.len() < self.limits.issues
    }

    /// Returns whether there is room for one more issue. Where there is none, the issue is counted, and need not be made.
    pub(crate) fn keeps_issue(&mut self) -> bool {
        let keeps = self.has_room();
        self.counts.failures += usize::from(!keeps);
        keeps
    }

    /// Records an issue. Where there is no room, it is counted.
    pub(crate) fn issue(&mut self, mut issue: Issue) {
        if self.keeps_issue() {
            cut_keys(&mut issue.path.segments, self.limits.recorded_bytes);
            self.issues.push(issue);
            self.counts.failures += 1;
        }
    }

    /// A value as an entry records it, if it is a small scalar: [`value`](Self::value) takes longer.
    pub(crate) fn small(&mut self, value: &Tree<'_>) -> Option<Recorded> {
        let bytes = self.limits.recorded_bytes;
        match value.as_str() {
            Some(text) if is_small(text, bytes) => Some(self.entries.log.add_text(text)),
            None if bytes > LONGEST_NUMBER => Recorded::scalar(value),
            _ => None,
        }
    }

    /// A value as an entry records it, and whether that is all of it. A value over the limits is summarized, and so is one that
    /// JSON can't represent. No more of the value is looked at than may be recorded.
    pub(crate) fn value(&self, value: &Tree<'_>) -> (Value, bool) {
        match value.to_value_within(self.limits.recorded_bytes, self.limits.depth) {
            Some(value) => (value, true),
            None => (summary(value, "_omitted"), false),
        }
    }

    /// Returns whether there is room for the entry of one more rule that fires. Where there is none, its values need not be recorded.
    pub(crate) fn keeps_coercion(&self) -> bool {
        self.entries.log.kept() < self.limits.coercions
    }

    /// Keeps a value that an entry is going to have.
    pub(crate) fn keep(&mut self, value: Value) -> Recorded {
        self.entries.log.add_value(value)
    }

    /// Records a rule that fired at the location to which `walk` leads. Returns its effect, to be set. Where there is no room, it is
    /// counted. `complete` says that the entry has its [values](Self::value) in full.
    pub(crate) fn entry(&mut self, walk: impl Steps, rule: &'static str, complete: bool) -> Option<&mut Effect> {
        self.counts.fired += 1;
        if !self.keeps_coercion() {
            self.counts.incomplete = true;
            return None;
        }
        let (steps, effect) = self.entries.log.push(walk, rule);
        let cut = cut_keys(steps, self.limits.recorded_bytes);
        self.counts.incomplete |= cut || !complete;
        Some(effect)
    }

    /// Records that a member at the location to which `walk` leads had another name, by which this was its path.
    pub(crate) fn renamed(&mut self, walk: impl Steps, rule: &'static str, mut before: Path, complete: bool) {
        let cut = cut_keys(&mut before.segments, self.limits.recorded_bytes);
        let name = before.segments.last().and_then(|step| step.name().ok()).unwrap_or_default();
        let from = if self.keeps_coercion() { self.entries.log.add_text(name) } else { Recorded::Null };
        if let Some(effect) = self.entry(walk, rule, complete && !cut) {
            *effect = Effect::Renamed(from);
        }
    }

    /// Says that the entries do not say all that was changed.
    pub(crate) fn leave_incomplete(&mut self) {
        self.counts.incomplete = true;
    }

    /// Says that nothing inside the value at this location must be written down, whatever its type says.
    #[cfg(feature = "schema")]
    pub(crate) fn hide(&mut self, path: Path) {
        self.hidden.push(path);
    }

    /// Returns whether that was said of a value around this one, or of this one.
    #[cfg(feature = "schema")]
    pub(crate) fn hides(&self, path: &Path) -> bool {
        // Items may have left a list since.
        let is_same = |(hidden, step): (&Segment, &Segment)| match (hidden.name(), step.name()) {
            (Ok(hidden), Ok(name)) => hidden == name || hidden == HIDDEN_KEY,
            (hidden, step) => hidden.is_err() && step.is_err(),
        };
        let is_around = |hidden: &&Path| hidden.segments.len() <= path.segments.len();
        let mut around = self.hidden.iter().filter(is_around);
        around.any(|hidden| hidden.segments.iter().zip(&path.segments).all(is_same))
    }

    /// Says that a member which is none of the document has left it. A value that a rule made is recorded without it.
    pub(crate) fn forget_member(&mut self, member: impl FnOnce() -> Path) {
        self.entries.log.note(|| Event::at(member(), What::Forgotten));
    }

    /// Says that items have left a list, all of which have been judged, at these positions.
    pub(crate) fn close_gaps(&mut self, list: impl FnOnce() -> Path, dropped: Vec<usize>) {
        self.entries.log.note(|| Event::at(list(), What::Gaps(dropped)));
    }

    /// A checkpoint.
    pub(crate) fn mark(&self) -> Mark {
        Mark { issues: self.issues.len(), log: self.entries.log.mark(), counts: self.counts }
    }

    /// Forgets everything since `mark`.
    pub(crate) fn roll_back(&mut self, mark: Mark) {
        self.issues.truncate(mark.issues);
        self.forget_order();
        self.entries.log.truncate(mark.log);
        self.counts = mark.counts;
    }

    /// Says that there is an issue which no rule may take back: a refusal of a `custom` rule, or a limit.
    pub(crate) fn leave_refused(&mut self) {
        self.counts.unrecoverable += 1;
    }

    /// Returns whether there was such an issue since `mark`.
    pub(crate) fn is_refused_since(&self, mark: &Mark) -> bool {
        self.counts.unrecoverable > mark.counts.unrecoverable
    }

    /// Counts so many issues that are not kept.
    pub(crate) fn omit(&mut self, issues: usize) {
        self.counts.failures += issues;
    }

    /// The issues since `mark` that are kept, in the order in which they were found.
    pub(crate) fn issues_since(&mut self, mark: &Mark) -> &mut [Issue] {
        self.issues.get_mut(mark.issues..).unwrap_or_default()
    }

    /// The `wanted` issue since `mark` that comes first where all are listed: by path. Each path is compared once with a few others,
    /// however often this is asked.
    pub(crate) fn first_since(&mut self, mark: &Mark, wanted: &dyn Fn(&Issue) -> bool) -> Option<&mut Issue> {
        let Self { issues, by_path, .. } = self;
        if issues.len() - mark.issues.min(issues.len()) <= A_FEW {
            let since = issues.iter_mut().skip(mark.issues).filter(|issue| wanted(issue));
            return since.min_by(|one, other| one.path.cmp(&other.path));
        }
        for (number, issue) in issues.iter().enumerate().skip(by_path.len()) {
            let at = by_path.partition_point(|other| issues[*other].path <= issue.path);
            by_path.insert(at, number);
        }
        let number = by_path.iter().copied().find(|number| *number >= mark.issues && wanted(&issues[*number]))?;
        issues.get_mut(number)
    }

    /// Forgets the order of issues that are no longer there.
    fn forget_order(&mut self) {
        let left = self.issues.len();
        self.by_path.retain(|number| *number < left);
    }

    /// Takes out the issues since `mark` that are kept, and counts those that are not: both are forgotten.
    pub(crate) fn take_issues(&mut self, mark: &Mark) -> (Vec<Issue>, usize) {
        let taken = self.issues.split_off(mark.issues.min(self.issues.len()));
        self.forget_order();
        let failures = std::mem::replace(&mut self.counts.failures, mark.counts.failures);
        let omitted = failures.saturating_sub(mark.counts.failures + taken.len());
        (taken, omitted)
    }

    /// The entries since `mark` that are kept, in the order in which the rules fired.
    pub(crate) fn coercions_since(&self, mark: &Mark) -> impl DoubleEndedIterator<Item = Fired<'_>> {
        self.entries.log.since(mark.log)
    }

    /// The entries that are kept, in the order in which the rules fired.
    pub(crate) fn coercions(&self) -> impl DoubleEndedIterator<Item = Fired<'_>> {
        self.entries.log.since(LogMark::default())
    }

    /// How many rules have fired, those without an entry too.
    pub(crate) fn fired(&self) -> usize {
        self.counts.fired
    }

    /// How many rules have fired since `mark`, those without an entry too.
    pub(crate) fn fired_since(&self, mark: &Mark) -> usize {
        self.counts.fired.saturating_sub(mark.counts.fired)
    }

    /// The report.
    pub(crate) fn into_report(self) -> Report {
        let Self { mut entries, counts, limits, .. } = self;
        let cut = entries.log.keep_first(limits.coercions);
        (entries.fired, entries.incomplete) = (counts.fired, counts.incomplete || cut);
        Report::new(entries)
    }

    /// Returns what was recorded.
    ///
    /// # Errors
    /// Something can't be read.
    pub(crate) fn accepted(self) -> Result<Self, Error> {
        if self.failures() > 0 { Err(self.into_error()) } else { Ok(self) }
    }

    /// The error of these issues, of which there were `omitted` more, and the report.
    pub(crate) fn into_error_of(mut self, issues: Vec<Issue>, omitted: usize) -> Error {
        self.issues.clear();
        self.counts.failures = omitted;
        for issue in issues {
            self.issue(issue);
        }
        self.into_error()
    }

    /// The error: the issues in the order of their paths, each once though several have read the value, and the report.
    pub(crate) fn into_error(mut self) -> Error {
        let omitted = self.counts.failures.saturating_sub(self.issues.len());
        let mut issues = std::mem::take(&mut self.issues);
        if !issues.is_sorted_by(|one, other| one.path < other.path) {
            sort_by(&mut issues, |one, other| one.path.cmp(&other.path));
            issues.dedup();
        }
        Error::new(issues, omitted, self.into_report())
    }
}

#[cfg(test)]
impl Recorder {
    /// Records an entry that is made already.
    fn coercion(&mut self, coercion: super::Coercion, complete: bool) {
        let super::Coercion { path, rule, change } = coercion;
        let walk = |steps: &mut Vec<Segment>| {
            steps.extend(path.segments);
            None
        };
        if let super::Change::Moved { from } = change {
            return self.renamed(walk, rule, from, true);
        }
        let effect = self.entries.log.effect(change);
        if let Some(kept) = self.entry(walk, rule, complete) {
            *kept = effect;
        }
    }
}

#[cfg(test)]
mod tests;
