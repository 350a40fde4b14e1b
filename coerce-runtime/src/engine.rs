//! The walk: tree × plan. It repairs the tree in place, records each repair and each issue, and knows nothing of where the tree
//! came from nor of the user's types.
//!
//! One walk serves for two questions. With rules it repairs and reports; without rules and issues ([`Engine::accepts`]) it says
//! whether the schema accepts a value as it is, which decides whether any but eager rules may act.
//!
//! | file | what |
//! |---|---|
//! | `location.rs` | a location of the document |
//! | `cursor.rs` | where the walk stands, with the types and rules there |
//! | `repair.rs` | values that need no more than a look, then the rules of a location, one after the other |
//! | `edit.rs` | what a rule changes, and back |
//! | `drop.rs` | items that can't be read and are dropped |
//! | `shapes.rs` | scalars, lists, maps, tuples, options, foreign types |
//! | `fields.rs`, `flatten.rs` | structs, and what is flattened into them |
//! | `opt_in.rs` | types whose values ask for the rules themselves |
//! | `names.rs` | members that find their field when case is ignored |
//! | `variants.rs` | enums by tag |
//! | `foreign.rs` | what only a type's own `Deserialize` judges |
//! | `arbitrary_precision.rs` | numbers that are text |
//! | `alternatives.rs` | enums without a tag: by trial |
//! | `judged.rs` | the forms of a JSON Schema's choice |
//! | `nearest.rs` | which variant without a tag was meant |
//! | `explain.rs`, `tags.rs` | what was wrong, in words: of values, and of the tags of enums |
//! | `hints.rs` | which rules tried to help, and which would |
//! | `record.rs` | how repairs come into the report |
//! | `secret.rs` | which values must not be written down |
//! | `source.rs` | text that is no JSON |
//! | `read.rs` | builds the tree, and finds the member for which serde is likely to refuse it |

use crate::json::Path;
use crate::json::suggest::Suggestions;
use crate::plan::{Plan, Used};
use crate::report::{Issue, IssueCode, Limits, Mode, Recorder};
use crate::schema::{Facts, Schema};
use crate::tree::Tree;

mod alternatives;
mod arbitrary_precision;
mod cursor;
mod drop;
mod edit;
mod explain;
mod fields;
mod flatten;
mod foreign;
mod hints;
#[cfg(feature = "schema")]
mod judged;
mod location;
mod names;
mod nearest;
mod opt_in;
pub(crate) mod read;
mod record;
mod repair;

mod secret;
mod shapes;
mod source;
mod tags;
#[cfg(test)]
pub(crate) mod testing;
mod variants;

use location::Location;
use source::SourceText;
pub(crate) use source::as_string;

/// How a document is walked.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the document, independent of the others")]
pub(crate) struct Settings<'s> {
    /// The mode: with or without the declared rules.
    pub(crate) mode: Mode,
    /// How deep the document may be, and how much is recorded.
    pub(crate) limits: Limits,
    /// The types and rules of each location.
    pub(crate) plan: &'s Plan,
    /// The definitions that the schema refers to by number.
    pub(crate) definitions: &'s [Schema],
    /// True if the format of the document is human readable.
    pub(crate) human_readable: bool,
    /// True if it is a `Value`, from which serde reads less than from text in two corners.
    pub(crate) in_memory: bool,
    /// True if it is the text of a source that is no JSON, which is refused unless a rule reads it.
    pub(crate) source: bool,
    /// True if no value is given, so that a switch may ask for a preview.
    pub(crate) previews: bool,
    /// True if what a type accepts may become another value all the same: by an eager rule, or because it is untyped text.
    pub(crate) changes_accepted: bool,
    /// True if it is known that the document is accepted as it is: no rule but an eager one acts.
    pub(crate) valid: bool,
    /// What is known of the types: where values may hold a switch, it is taken off in every mode.
    pub(crate) facts: Facts,
    /// How many steps the walk may take.
    pub(crate) budget: u64,
}

/// The walk.
pub(crate) struct Engine<'s> {
    settings: &'s Settings<'s>,
    /// True if kind and rules alone decide of a scalar: none is masked, counted, or judged by its digits.
    is_plain: bool,
    /// What holds where the walk stands.
    state: State,
    /// The repairs and the faults.
    recorder: &'s mut Recorder,
    /// The work that may still be done for "did you mean".
    suggestions: Suggestions,
    /// How many steps are left.
    budget: u64,
    /// The number of the last claimant.
    claimants: u32,
    /// True if there was an object that may have two members of one name: not one whose members are all fields of a struct.
    may_repeat: bool,
    /// True if the document takes more work than it may.
    exhausted: bool,
    /// How many steps may still be spent on trying in strict mode what safe mode would repair.
    hint_budget: u64,
    /// The rules that have made a list of a value, with the depth of that list: the item is the same value still.
    wrapping: Vec<(&'s Used, usize)>,
    /// The choices that the walk stands in, with their depth: one that is a form of itself has no other.
    #[cfg(feature = "schema")]
    choosing: Vec<(*const Schema, usize)>,
    /// The types with something to hide of which the walk tries one form after the other, with their depth.
    trying: Vec<(&'s Schema, usize)>,
}

/// What holds where the walk stands, and not everywhere. Whoever changes it for a part of the walk puts it back as a whole.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
struct State {
    /// The mode here: that of the settings, unless `opt_in` or a trial for a hint sets another for a part of the walk.
    mode: Mode,
    /// True if only the outcome counts: then nothing is recorded, and the walk ends at the first fault.
    probing: bool,
    /// What rules have done with the text of a source that is no JSON.
    source: SourceText,
    /// True if it is a default that the walk goes through, to see whether it stays as it is.
    tries_default: bool,
    /// True if untyped text is a string and nothing else: serde reads it from a buffer here.
    keeps_text: bool,
    /// True if switches are taken off that are refused: what is read then, serde reads.
    overlooks_switches: bool,
}

/// The issue of a document that takes more work than it may.
pub(crate) fn work_limit() -> Issue {
    let issue = Issue::new(Path::default(), IssueCode::LimitExceeded);
    issue.expecting("fewer levels of values that may be one thing or another")
}

/// How many steps are spent on trying in strict mode what safe mode would repair: enough for the locations around a few faults,
/// however large the document is.
const HINT_BUDGET: u64 = 4096;

/// The outcome of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The type accepts what stands there now.
    Accepted,
    /// It does not, which is recorded.
    Refused,
    /// A rule has removed the member.
    Removed,
}

impl Verdict {
    pub(super) fn of(accepted: bool) -> Self {
        if accepted { Self::Accepted } else { Self::Refused }
    }

    pub(super) fn is_refused(self) -> bool {
        self == Self::Refused
    }
}

/// Repairs the document in place. What was repaired and what is wrong comes into the recorder.
pub(crate) fn repair(tree: &mut Tree<'_>, settings: &Settings<'_>, recorder: &mut Recorder) {
    let mut engine = Engine::new(settings, recorder);
    if engine.repair_value(settings.plan.root(), tree, &Location::ROOT.accepted(settings.valid)) == Verdict::Accepted {
        engine.refuse_unread(&Location::ROOT);
    }
    // Of members that come twice a patch can't say which one it is about.
    if !settings.in_memory && engine.may_repeat && engine.recorder.fired() > 0 && tree.repeats_members() {
        engine.recorder.leave_incomplete();
    }
    if engine.exhausted {
        engine.recorder.issue(work_limit());
    }
}

/// Returns whether the schema accepts the document as it is. `None` if the budget does not suffice.
pub(crate) fn accepts(tree: &mut Tree<'_>, settings: &Settings<'_>) -> Option<bool> {
    let mut recorder = Recorder::default();
    let mut engine = Engine::new(settings, &mut recorder);
    let verdict = engine.as_it_is(|engine| engine.repair_value(settings.plan.root(), tree, &Location::ROOT));
    (!engine.exhausted).then_some(verdict == Verdict::Accepted)
}

impl<'s> Engine<'s> {
    fn new(settings: &'s Settings<'s>, recorder: &'s mut Recorder) -> Self {
        Self {
            settings,
            is_plain: !settings.facts.sensitive && !settings.facts.wide && settings.budget == u64::MAX,
            state: State { mode: settings.mode, source: SourceText::of(settings.source), ..State::default() },
            recorder,
            suggestions: Suggestions::default(),
            budget: settings.budget,
            claimants: 0,
            may_repeat: false,
            exhausted: false,
            hint_budget: HINT_BUDGET,
            wrapping: Vec::new(),
            #[cfg(feature = "schema")]
            choosing: Vec::new(),
            trying: Vec::new(),
        }
    }

    /// Counts a step. Whether there was one left.
    fn step(&mut self) -> bool {
        self.budget = self.budget.saturating_sub(1);
        self.exhausted |= self.budget == 0;
        !self.exhausted
    }

    /// Gives up: no amount of work would do.
    fn give_up(&mut self) -> Verdict {
        self.exhausted = true;
        self.recorder.leave_refused();
        Verdict::Refused
    }

    /// Returns whether an issue that is found now will be seen.
    fn words_issues(&self) -> bool {
        !self.state.probing && self.recorder.has_room()
    }

    /// Returns whether rules act here.
    fn applies_rules(&self) -> bool {
        self.state.mode == Mode::Safe
    }

    /// Walks to see what becomes of the value that stands here as it is, without any rule.
    fn as_it_is<T>(&mut self, walk: impl FnOnce(&mut Self) -> T) -> T {
        let around = self.state;
        self.state = State { probing: true, mode: Mode::Strict, ..around };
        let came = walk(self);
        self.state = around;
        came
    }

    /// Walks where untyped text is a string, if serde reads it from a buffer there.
    fn keeping_text<T>(&mut self, keeps: bool, walk: impl FnOnce(&mut Self) -> T) -> T {
        let around = self.state.keeps_text;
        self.state.keeps_text |= keeps;
        let came = walk(self);
        self.state.keeps_text = around;
        came
    }

    /// A copy for a walk to see what becomes of the value that stands here, if the walk would take switches off.
    fn to_try<'a>(&self, tree: &Tree<'a>) -> Option<Tree<'a>> {
        self.settings.facts.opt_in.then(|| tree.clone())
    }

    /// Returns whether a walk accepts a value that it has refused, once switches that are refused are taken off. Then nothing else may read
    /// it in spite of its switch.
    fn is_refused_by_switch(&mut self, walk: impl FnOnce(&mut Self) -> bool) -> bool {
        if !self.settings.facts.opt_in || self.state.overlooks_switches {
            return false;
        }
        self.state.overlooks_switches = true;
        let is_read = walk(self);
        self.state.overlooks_switches = false;
        is_read
    }

    /// Walks to see what would come of it: nothing stays of that but the count of the work.
    fn trial<T>(&mut self, walk: impl FnOnce(&mut Self) -> T) -> T {
        let (around, mark) = (self.state, self.recorder.mark());
        let came = walk(self);
        self.recorder.roll_back(mark);
        self.state = around;
        came
    }

    /// The number of the next claimant.
    fn claimant(&mut self) -> u32 {
        self.claimants = self.claimants.saturating_add(1);
        self.claimants
    }
}

/// Frees what `claimant`, and those inside it, have claimed.
fn release(tree: &mut Tree<'_>, claimant: u32) {
    if let Tree::Object(members) = tree {
        for member in members.iter_mut().filter(|member| member.claimed >= claimant) {
            member.claimed = 0;
        }
    }
}
