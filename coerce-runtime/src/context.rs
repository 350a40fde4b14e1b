//! Where reading stands ([`Node`]) and what it has noted so far ([`Context`]).

use std::rc::Rc;

use crate::error::{Error, Issue, IssueCode};
use crate::mode::{Limits, Mode};
use crate::path::Path;
use crate::report::{Coercion, Mark, Notes, Report};
use crate::shape::Facts;

mod hints;
mod made;
mod node;
mod received;
mod repairs;
mod repeated;

pub(crate) use node::Buffer;
pub use node::Node;
pub(crate) use received::Received;
pub(crate) use repeated::{Earlier, Repeated, inside};

/// What is told in place of a foreign reader's message, which may show the value.
const REFUSED: &str = "this value is refused";

/// Everything that is noted while one document is read.
pub struct Context {
    pub(crate) mode: Mode,
    /// In a trial only the outcome counts: nothing is noted.
    pub(crate) quiet: bool,
    pub(crate) limits: Limits,
    /// Whether numbers that are no plain integers come as text from a parser. Only where numbers keep their text.
    pub(crate) as_text: bool,
    /// How many issues there are, in a trial too, where none is made.
    failures: usize,
    notes: Notes,
    /// What documents that are clean have nothing of.
    rare: Option<Box<Rare>>,
}

/// What is noted of documents that are not clean.
#[derive(Default)]
struct Rare {
    issues: Vec<Issue>,
    /// How many issues are not in `issues`: they are over the limit.
    omitted: usize,
    /// The members that the parser found more than once inside a value that it took whole. Trials share them.
    repeated: Option<Rc<Repeated>>,
    /// Every coercion, whole and unmasked: what a preview replays.
    patch: Option<Vec<Coercion>>,
    /// The place at which the parser stopped, and whether its values must not be written down.
    stopped: Option<(Path, bool)>,
}

impl Rare {
    /// Adds an issue. Where there is one there are often several: room is made for a few at once.
    fn push(&mut self, issue: Issue) {
        if self.issues.capacity() == 0 {
            self.issues.reserve(6);
        }
        self.issues.push(issue);
    }
}

/// What had been noted at some moment, to go back to.
#[derive(Clone, Copy)]
pub(crate) struct Noted {
    report: Mark,
    issues: usize,
    omitted: usize,
    failures: usize,
    patch: usize,
}

/// How many issues were kept at some moment.
#[derive(Clone, Copy)]
pub(crate) struct Since(usize);

/// How many issues were kept at some moment, and how many rules had fired.
#[derive(Clone, Copy)]
pub(crate) struct Kept {
    issues: Since,
    fired: usize,
}

impl From<Noted> for Since {
    fn from(noted: Noted) -> Self {
        Self(noted.issues)
    }
}

impl Context {
    #[inline]
    pub(crate) fn new(mode: Mode, limits: Limits) -> Self {
        Self { mode, quiet: false, limits, as_text: false, failures: 0, notes: Notes::default(), rare: None }
    }

    /// One that also keeps every coercion for a preview.
    pub(crate) fn for_preview(mode: Mode, limits: Limits) -> Self {
        let rare = Rare { patch: Some(Vec::new()), ..Rare::default() };
        Self { rare: Some(Box::new(rare)), ..Self::new(mode, limits) }
    }

    /// One for trying whether the value at `node` can be read: it notes nothing but keeps the limits of this one.
    pub(crate) fn trial(&self, node: &Node<'_>, mode: Mode) -> Self {
        let repeated = self.repeated_from(node);
        let rare = repeated.map(|repeated| Box::new(Rare { repeated: Some(repeated), ..Rare::default() }));
        Self { quiet: true, rare, as_text: self.as_text, ..Self::new(mode, self.limits) }
    }

    /// Whether only the outcome counts, and no rule does.
    pub(crate) fn is_plain(&self) -> bool {
        self.quiet && self.mode == Mode::Strict
    }

    fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    fn patch(&mut self) -> Option<&mut Vec<Coercion>> {
        self.rare.as_mut()?.patch.as_mut()
    }

    /// What a preview replays.
    pub(crate) fn take_patch(&mut self) -> Vec<Coercion> {
        self.patch().map(std::mem::take).unwrap_or_default()
    }

    /// How many issues were found so far, those over the limit too, and in a trial.
    #[inline]
    pub(crate) fn failures(&self) -> usize {
        self.failures
    }

    /// Whether nothing at all was noted.
    #[inline]
    pub(crate) fn is_clean(&self) -> bool {
        self.rare.is_none() && self.notes.is_untouched()
    }

    /// The report, entries in the order of their paths.
    #[inline]
    pub(crate) fn into_report(self) -> Report {
        self.notes.into_report()
    }

    /// All issues, in the order of their paths, and the report.
    #[cold]
    #[inline(never)]
    pub(crate) fn into_error(mut self) -> Error {
        let mut rare = self.rare.take().unwrap_or_default();
        let mut issues = std::mem::take(&mut rare.issues);
        if !issues.is_sorted_by(|one, next| one.path.comes_before(&next.path)) {
            issues.sort_by(|one, other| one.path.cmp(&other.path));
        }
        Error::new(issues, rare.omitted, self.into_report())
    }

    #[inline]
    pub(crate) fn noted(&self) -> Noted {
        let rare = self.rare.as_ref();
        Noted {
            report: self.notes.mark(),
            failures: self.failures,
            issues: rare.map_or(0, |rare| rare.issues.len()),
            omitted: rare.map_or(0, |rare| rare.omitted),
            patch: rare.and_then(|rare| rare.patch.as_ref()).map_or(0, Vec::len),
        }
    }

    /// How many issues are kept so far: for what only wants to look at those that follow.
    #[inline]
    pub(crate) fn issues_so_far(&self) -> Since {
        Since(self.rare.as_ref().map_or(0, |rare| rare.issues.len()))
    }

    /// The same, and how many rules have fired.
    #[inline]
    pub(crate) fn kept_so_far(&self) -> Kept {
        Kept { issues: self.issues_so_far(), fired: self.notes.fired() }
    }

    /// Forgets what was noted since.
    pub(crate) fn go_back(&mut self, noted: Noted) {
        self.notes.rollback(noted.report);
        drop(self.take_issues(noted));
        if let Some(patch) = self.patch() {
            patch.truncate(noted.patch);
        }
    }

    /// Takes out the issues noted since.
    pub(crate) fn take_issues(&mut self, noted: Noted) -> Vec<Issue> {
        self.failures = noted.failures;
        let Some(rare) = &mut self.rare else { return Vec::new() };
        rare.omitted = noted.omitted;
        rare.issues.split_off(noted.issues.min(rare.issues.len()))
    }

    /// Puts issues back that were taken out.
    pub(crate) fn put_issues(&mut self, issues: Vec<Issue>) {
        for issue in issues {
            self.note(issue);
        }
    }

    /// The issues noted since that are about the very place of `node`, not one inside it.
    pub(crate) fn issues_at<'s>(
        &'s mut self,
        node: &Node<'_>,
        since: impl Into<Since>,
    ) -> impl Iterator<Item = &'s mut Issue> {
        let depth = node.depth;
        self.issues_since(since).filter(move |issue| issue.path.segments.len() == depth)
    }

    /// Notes an issue.
    #[cold]
    pub(crate) fn note(&mut self, issue: Issue) {
        if self.keeps_issue() {
            self.rare().push(issue);
        }
    }

    /// Whether the next issue would be kept: where it is not, making it is spared.
    fn keeps_issue(&mut self) -> bool {
        self.failures += 1;
        if self.quiet {
            return false;
        }
        let limit = self.limits.issues;
        let rare = self.rare();
        let keeps = rare.issues.len() < limit;
        rare.omitted += usize::from(!keeps);
        keeps
    }

    /// Notes an issue about `node`, made only where it is kept.
    #[cold]
    pub(crate) fn note_at(&mut self, node: &Node<'_>, code: IssueCode, more: impl FnOnce(&mut Issue)) {
        if self.keeps_issue() {
            let mut issue = Issue::new(node.told(), code);
            issue.path.cut(self.limits.recorded_bytes);
            more(&mut issue);
            self.rare().push(issue);
        }
    }

    /// Notes that the type can't be read from a value of this kind.
    #[cold]
    #[inline(never)]
    pub(crate) fn wrong_kind(&mut self, node: &Node<'_>, facts: &Facts, received: Received<'_>) {
        self.refused(node, facts, IssueCode::InvalidType, received);
    }

    /// Notes that the type can be read from this kind of value, but not from this value.
    #[cold]
    #[inline(never)]
    pub(crate) fn wrong_value(&mut self, node: &Node<'_>, facts: &Facts, received: Received<'_>) {
        self.refused(node, facts, IssueCode::InvalidValue, received);
    }

    fn refused(&mut self, node: &Node<'_>, facts: &Facts, code: IssueCode, received: Received<'_>) {
        if !self.keeps_issue() {
            return;
        }
        let hidden = node.sensitive || facts.has_sensitive();
        let mut issue = Issue::new(node.told(), code);
        issue.path.cut(self.limits.recorded_bytes);
        issue.expected = (facts.expected)();
        issue.received = Some(received.describe(hidden).into_owned());
        self.rare().push(issue);
    }

    /// Notes that the document is nested too deeply here.
    #[cold]
    #[inline(never)]
    pub(crate) fn too_deep(&mut self, node: &Node<'_>) {
        let depth = self.limits.depth;
        self.note_at(node, IssueCode::LimitExceeded, |issue| {
            issue.expected = format!("at most {depth} levels of lists and objects").into();
        });
    }

    /// Notes what a foreign reader (serde's `Deserialize`, `with`, `try_from`) said.
    #[cold]
    #[inline(never)]
    pub(crate) fn foreign(&mut self, node: &Node<'_>, message: &str) {
        let hidden = node.sensitive;
        self.note_at(node, IssueCode::Custom, |issue| {
            if hidden {
                issue.message = Some(REFUSED.to_owned());
            } else {
                issue.read_message(message);
            }
        });
    }

    fn issues_since(&mut self, since: impl Into<Since>) -> impl Iterator<Item = &mut Issue> {
        let Since(before) = since.into();
        self.rare.as_mut().map(|rare| rare.issues.iter_mut().skip(before)).into_iter().flatten()
    }

    /// Remembers the innermost place at which the parser stopped: the first that is told.
    #[cold]
    pub(crate) fn stopped_at(&mut self, node: &Node<'_>) {
        if self.rare().stopped.is_none() {
            self.rare().stopped = Some((node.told(), node.sensitive));
        }
    }

    /// The place at which the parser stopped.
    pub(crate) fn take_stopped(&mut self) -> Path {
        self.rare().stopped.take().unwrap_or_default().0
    }

    /// An issue at the place at which the parser stopped, with what it said. Of what has no place it is told by `code`.
    #[cold]
    pub(crate) fn stop(&mut self, code: IssueCode, message: &str) -> Issue {
        let (path, sensitive) = self.rare().stopped.take().unwrap_or_default();
        let mut issue = Issue::new(path, IssueCode::Custom);
        if sensitive {
            issue.message = Some(REFUSED.to_owned());
            return issue;
        }
        issue.read_message(message);
        if issue.message.is_some() {
            issue.code = code;
        }
        issue
    }
}
