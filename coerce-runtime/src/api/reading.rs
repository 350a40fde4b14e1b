//! The steps that all entry points share, compiled once for all types: a document becomes a tree, and the tree is repaired.

use std::any::type_name;
use std::fmt::Display;

use serde::Deserializer;
use serde::de::IgnoredAny;
use serde_json::Value;

use super::coerce::known;
use super::entry::Slot;
use super::known::Kept;
use super::syntax::{self, Source, Text};
use super::{Coerce, Options};
use crate::engine::read::{self, PARSER_DEPTH, Reads, Stop};
use crate::engine::{self, Settings};
use crate::json::{KEEPS_TEXT, Kinds, Path, render};
use crate::report::{Error, Issue, IssueCode, Limits, Mode, REFUSED, Recorder, most_levels};
use crate::schema::hide_undeclared;
use crate::tree::{Document, Origin, Tree};

/// So many levels of a value are searched for what eager rules act on. One that has more is left to them.
const SEARCHED: usize = 127;

/// The settings of one reading, and what is known of the type, or of the schema made at run time.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'o> {
    pub(crate) known: &'o Kept,
    /// The name of the type in Rust, or the title of the schema.
    #[cfg(feature = "tracing")]
    pub(crate) name: &'o str,
    pub(crate) options: &'o Options,
}

/// Who looks at a text or a value first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// serde reads it.
    Serde,
    /// serde reads the tree of it: the inputs before needed repairs.
    Tree,
    /// An eager rule may act on what serde accepts.
    Rules,
}

/// A document that is to be repaired.
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub(crate) struct Input<'a> {
    pub(crate) tree: Tree<'a>,
    pub(super) human_readable: bool,
    in_memory: bool,
    /// True if it is not to be read as a value.
    pub(super) previewed: bool,
    /// True if its leaves are untyped text.
    untyped: bool,
    /// The source and its fault, where it is text that is no JSON.
    pub(crate) source: Option<Box<Source<'a>>>,
}

impl Options {
    /// The reading of a type.
    pub(super) fn reading<T: Coerce>(&self) -> Reading<'_> {
        Reading {
            known: known::<T>(),
            #[cfg(feature = "tracing")]
            name: type_name::<T>(),
            options: self,
        }
    }
}

impl<'o> Reading<'o> {
    /// Returns whether serde may read the source itself before anything else looks at it: where no rule could act on what it accepts.
    #[cfg(feature = "axum-08")]
    pub(super) fn serde_comes_first(&self) -> bool {
        self.rules_wait() && self.serde_may_come_first()
    }

    fn rules_wait(&self) -> bool {
        self.options.mode == Mode::Strict || !self.known.facts.is_eager()
    }

    fn serde_may_come_first(&self) -> bool {
        !self.known.facts.opt_in && !self.known.facts.is_recursive_choice()
    }

    /// Says who looks first, where serde may read the source itself or not.
    fn first(&self, serde_may: bool) -> First {
        match serde_may {
            false => First::Rules,
            true if self.known.history.expects_repairs() => First::Tree,
            true => First::Serde,
        }
    }

    /// Says who looks at this value first.
    pub(super) fn first_in_value(self, value: &Value) -> First {
        let rules_wait = || self.rules_wait() || !self.known.facts.triggers.in_value(value, SEARCHED);
        self.first(self.serde_may_come_first() && rules_wait())
    }

    /// Says who looks at this text first. `serde_json` has a limit of depth of its own, and panics at keys that should be booleans and are
    /// not.
    pub(super) fn first_in_text(&self, text: &str) -> First {
        let rules_wait = || self.rules_wait() || !self.known.facts.triggers.in_text(text);
        let Limits { depth, text_bytes, .. } = self.options.limits;
        let is_limited = depth < PARSER_DEPTH || text_bytes < text.len();
        let facts = &self.known.facts;
        match self.first(self.serde_may_come_first() && !is_limited && !facts.bool_keys && rules_wait()) {
            // The tree says neither how a number was written that is a key, nor all that a foreign type or an `f32` reads in the text.
            First::Tree if facts.foreign || facts.number_keys && text.contains('\\') => First::Serde,
            first => first,
        }
    }

    /// Returns whether the type may read from a text what it does not read from the tree of it: integers beyond 64 bits have their own
    /// ways with `serde_json`. So has a foreign type, but there serde has read the text first.
    pub(super) fn may_read_text_otherwise(&self) -> bool {
        KEEPS_TEXT || self.known.facts.wide || self.known.facts.bool_keys
    }

    /// The origin of a document that serde is only asked about: it goes no deeper than the limit.
    pub(super) fn trial(&self) -> Origin {
        Origin::JSON.trial(true).levels(self.options.limits.depth)
    }

    /// The document in a value in memory, whose members are marked as those of a text are: a list too, unless it may be too deep.
    pub(super) fn value<'a>(&self, value: &'a Value) -> Input<'a> {
        match self.options.limits.depth {
            ..2 => Input::value(value),
            _ => Input { tree: read::read_value(value, self.known.plan(), &self.known.schemas), ..Input::value(value) },
        }
    }

    /// The document in a text. `refused` is what serde says of it. One that is no JSON is a string for rules that read such text.
    pub(super) fn text<'a>(&'a self, text: &'a str, refused: Option<&serde_json::Error>) -> Result<Input<'a>, Error> {
        self.json(text, refused).map(Input::new).or_else(|error| self.no_json(text, error))
    }

    /// The document in a text that is no JSON as this error says, if it is a string for rules.
    pub(crate) fn no_json<'a>(&self, text: &'a str, error: Error) -> Result<Input<'a>, Error> {
        let string = engine::as_string(self.known.plan(), text).filter(|_| error.is_no_json());
        let Some(string) = string else { return Err(error) };
        let source = Source { text, error, hidden: self.known.facts.sensitive };
        Ok(Input { in_memory: true, source: Some(Box::new(source)), ..Input::new(Tree::String(string.into())) })
    }

    /// The document in a text that is JSON.
    fn json<'a>(&'a self, text: &'a str, refused: Option<&serde_json::Error>) -> Result<Tree<'a>, Error> {
        self.options.limits.check_text(text.len())?;
        let may_be_none =
            || refused.is_some_and(syntax::is_no_json) || engine::as_string(self.known.plan(), text).is_some();
        if text.len() >= syntax::LARGE && may_be_none() {
            // Half a document is not built first.
            serde_json::from_str::<IgnoredAny>(text)
                .map_err(|error| self.not_json(Stop::plain(error), text.as_bytes()))?;
        }
        self.parsed(text.into(), self.reads())
    }

    /// The document in bytes that are not UTF-8, repaired. `serde_json` takes no look at what nothing reads, so that is where they may
    /// be; rules look at all that is there. So the document is read in strict mode first, unless a rule may act on what the type accepts.
    pub(super) fn repair_bytes<'a>(&'a self, bytes: &'a [u8]) -> Result<(Input<'a>, Recorder), Error> {
        let reads = self.reads();
        let read = |reading: &Reading<'_>, reads| {
            let mut input = Input::new(reading.parsed(read::JsonText { bytes, utf_8: None }, reads)?);
            let recorder = reading.repair(&mut input).accepted()?;
            Ok((input, recorder))
        };
        let unruled = Reads { rules: self.known.facts.opt_in, ..reads };
        match self.options.mode {
            Mode::Strict => read(self, unruled),
            Mode::Safe if self.known.facts.is_eager() => read(self, reads),
            Mode::Safe => read(&Reading { options: &self.options.mode(Mode::Strict), ..*self }, unruled)
                .or_else(|_| read(self, reads)),
        }
    }

    fn parsed<'a>(&self, text: read::JsonText<'a>, reads: Reads<'a>) -> Result<Tree<'a>, Error> {
        self.options.limits.check_text(text.bytes.len())?;
        read::read_text(text, reads).map_err(|stop| self.not_json(stop, text.bytes))
    }

    /// The document that a deserializer gives.
    pub(super) fn deserializer<'de, D: Deserializer<'de>>(&self, from: D) -> Result<Input<'de>, Stop<D::Error>> {
        let human_readable = from.is_human_readable();
        let tree = read::read(from, self.reads())?;
        Ok(Input { human_readable, ..Input::new(tree) })
    }

    fn reads(&self) -> Reads<'o> {
        // In strict mode too: what rules would repair is hinted at.
        let rules = self.known.facts.rules || self.known.facts.opt_in;
        Reads {
            plan: self.known.plan(),
            definitions: &self.known.schemas,
            depth: self.options.limits.depth,
            rules,
            digits: self.known.facts.digits,
        }
    }

    /// Why the parser of `serde_json` stopped.
    pub(crate) fn not_json(&self, stop: Stop<serde_json::Error>, text: &[u8]) -> Error {
        if stop.too_deep {
            return self.too_deep(stop.path, self.options.limits.depth);
        }
        let root = self.known.plan().root();
        // Such a text can't ask for rules.
        let kinds = if root.opt_in.is_some() { Kinds::NONE } else { root.natural };
        let text = Text { bytes: text, hidden: self.known.facts.sensitive, lines_before: 0, kinds };
        text.refused(&stop.error, &self.shown(stop.path))
    }

    /// Why another deserializer stopped.
    pub(super) fn stopped(&self, stop: Stop<impl Display>) -> Error {
        if stop.too_deep {
            return self.too_deep(stop.path, self.options.limits.depth);
        }
        let said = if self.known.facts.sensitive { REFUSED } else { &*render::shorten(&stop.error.to_string()) };
        Issue::new(self.shown(stop.path), IssueCode::Syntax).saying(said).into()
    }

    /// The error that stopped the source. It must not quote what a sensitive field holds: the parser of `serde_json` never quotes
    /// anything, others may.
    pub(super) fn handed_on<E: serde::de::Error>(&self, stop: Stop<E>) -> E {
        let quotes_nothing = type_name::<E>() == type_name::<serde_json::Error>();
        if quotes_nothing || !self.known.facts.sensitive { stop.error } else { E::custom(self.stopped(stop)) }
    }

    /// The path without keys that must not be shown: the names that the type declares are none.
    pub(super) fn shown(&self, mut path: Path) -> Path {
        if self.known.facts.sensitive {
            hide_undeclared(&mut path, &self.known.root, &self.known.schemas);
        }
        path
    }

    /// The error where more lists and objects are nested than that.
    pub(crate) fn too_deep(&self, path: Path, most: usize) -> Error {
        Issue::new(self.shown(path), IssueCode::LimitExceeded).expecting(most_levels(most)).into()
    }

    /// Repairs the document as far as it can be. Returns what happened.
    pub(super) fn repair(&self, input: &mut Input<'_>) -> Recorder {
        let mut recorder = Recorder::new(self.options.limits);
        if self.known.facts.is_recursive_choice() && self.accepts(input).is_none() {
            recorder.issue(engine::work_limit());
            return recorder;
        }
        let settings = self.settings(input);
        engine::repair(&mut input.tree, &settings, &mut recorder);
        if let Some(source) = input.source.as_ref().filter(|_| recorder.failures() > 0) {
            source.word(&mut recorder, &input.tree);
        }
        recorder
    }

    /// Has serde read a text as it is, where nobody asks why it is refused. Whether it is does not depend on the order of its members, so the
    /// one for which it is likely to be comes first, and serde looks no further. What serde accepts it reads in the order of the text.
    pub(super) fn is_read(&self, input: &mut Input<'_>, slot: &mut dyn Slot) -> bool {
        if input.source.is_some() {
            return false;
        }
        let first = read::suspect(&input.tree, self.known.plan()).unwrap_or_default();
        let mut read = |tree: &Tree<'_>| slot.read(Document::of_tree(tree, self.trial())).is_ok();
        input.tree.swap_members(0, first);
        let is_read = read(&input.tree);
        input.tree.swap_members(0, first);
        is_read && (first == 0 || read(&input.tree))
    }

    /// Returns whether the schema accepts the document as it is, without any rule, and before serde has a word. `None` if that takes more
    /// work than it may.
    pub(super) fn accepts(&self, input: &mut Input<'_>) -> Option<bool> {
        let settings = self.settings(input);
        engine::accepts(&mut input.tree, &settings)
    }

    pub(crate) fn settings(&self, input: &Input<'_>) -> Settings<'o> {
        let facts = self.known.facts;
        Settings {
            mode: self.options.mode,
            limits: self.options.limits,
            plan: self.known.plan(),
            definitions: &self.known.schemas,
            human_readable: input.human_readable,
            in_memory: input.in_memory,
            source: input.source.is_some(),
            previews: input.previewed,
            changes_accepted: facts.is_eager() || input.untyped,
            valid: false,
            facts,
            budget: if facts.may_double() { budget(&input.tree) } else { u64::MAX },
        }
    }
}

impl<'a> Input<'a> {
    fn new(tree: Tree<'a>) -> Self {
        Self { tree, human_readable: true, in_memory: false, previewed: false, untyped: false, source: None }
    }

    /// A document whose leaves are untyped text.
    #[cfg(feature = "axum-08")]
    pub(super) fn untyped(tree: Tree<'a>) -> Self {
        Self { untyped: true, ..Self::new(tree) }
    }

    /// A value in memory, none of which is looked at yet.
    pub(crate) fn value(value: &'a Value) -> Self {
        Self { in_memory: true, ..Self::new(Tree::Value(value)) }
    }
}

/// Input that is no JSON, or that could not be read.
pub(super) fn syntax(message: &str) -> Error {
    Issue::new(Path::default(), IssueCode::Syntax).saying(message).into()
}

/// The steps that every document has, and those for each node of it.
const BUDGET: u64 = 1 << 16;
const PER_NODE: u64 = 256;

/// The steps that the walk may take where alternatives refer to themselves: linear in the size of the document.
#[inline(never)]
pub(crate) fn budget(tree: &Tree<'_>) -> u64 {
    BUDGET.saturating_add(PER_NODE.saturating_mul(tree.parts().count() as u64))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_value_is_counted_once() {
        for (value, nodes) in
            [(json!(5), 1), (json!([]), 1), (json!([1, [2]]), 4), (json!({"a": {"b": 1}, "c": []}), 4)]
        {
            let mut tree = Tree::Value(&value);
            assert_eq!(budget(&tree), BUDGET + nodes * PER_NODE, "{value}");
            tree.expand();
            assert_eq!(budget(&tree), BUDGET + nodes * PER_NODE, "{value}");
        }
    }
}
