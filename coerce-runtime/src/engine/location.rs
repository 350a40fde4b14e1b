//! Where the walk stands.

use std::borrow::Cow;

use crate::constant::Text;
use crate::json::{HIDDEN_KEY, Path, Segment};
use crate::tree::Buffer;

/// A location in the document, as a chain of steps on the stack: its path is made only where it is reported.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
pub(super) struct Location<'p> {
    /// The location around it, and the last step from there. `None` if it is the whole document.
    way: Option<(&'p Location<'p>, Step<'p>)>,
    /// How many steps lead here: as many lists and objects are around it.
    pub(super) depth: usize,
    /// True if the value must not be written down.
    pub(super) sensitive: bool,
    /// The buffer of serde's from which it reads the value here, if there is one.
    pub(super) buffer: Buffer,
    /// True if only some members of an object are read here: those that nobody has claimed.
    pub(super) partial_view: bool,
    /// True if it is a flattened field that is read here: a struct takes its own members and leaves the others.
    pub(super) flat: bool,
    /// True if it is the content of an externally tagged variant in a `Value`, which `serde_json` does not read as it does in text: no
    /// struct variant from a list, and no tuple variant from an empty one.
    pub(super) in_memory: bool,
    /// True if the type accepts what stands here as it is, so that none but eager rules act here and inside.
    pub(super) already_accepted: bool,
    /// How many items of the list stand before those that are read: the tag of an internally tagged enum.
    pub(super) skipped: usize,
}

/// The last step to a location.
#[derive(Clone, Copy)]
enum Step<'p> {
    Field(&'p Text),
    Key(&'p str),
    /// A key that must not be written down.
    Hidden,
    Index(usize),
}

impl<'p> Location<'p> {
    /// The whole document.
    pub(super) const ROOT: Self = Self {
        way: None,
        depth: 0,
        sensitive: false,
        buffer: Buffer::None,
        partial_view: false,
        flat: false,
        in_memory: false,
        already_accepted: false,
        skipped: 0,
    };

    fn inside(&'p self, step: Step<'p>) -> Self {
        Self {
            way: Some((self, step)),
            depth: self.depth + 1,
            partial_view: false,
            flat: false,
            in_memory: false,
            skipped: 0,
            ..*self
        }
    }

    /// A member that the schema names.
    pub(super) fn field(&'p self, name: &'p Text) -> Self {
        self.inside(Step::Field(name))
    }

    /// Any other member. Keys inside a sensitive value are a part of it.
    pub(super) fn key(&'p self, key: &'p str) -> Self {
        self.inside(if self.sensitive { Step::Hidden } else { Step::Key(key) })
    }

    /// A member whose key must not be written down.
    pub(super) fn hidden_key(&'p self) -> Self {
        self.inside(Step::Hidden)
    }

    /// An item.
    pub(super) fn item(&'p self, index: usize) -> Self {
        self.inside(Step::Index(index + self.skipped))
    }

    /// Returns the location, hidden if `sensitive`.
    pub(super) fn hiding(self, sensitive: bool) -> Self {
        Self { sensitive: self.sensitive || sensitive, ..self }
    }

    /// Returns the location, of which only unclaimed members are read, from a buffer of serde's.
    pub(super) fn as_part(self, buffer: Buffer) -> Self {
        Self { partial_view: true, flat: false, buffer, ..self }
    }

    /// Returns the location as a flattened field reads it.
    pub(super) fn as_flat(self) -> Self {
        Self { flat: true, ..self.as_part(Buffer::Taken) }
    }

    /// Returns the location, where the type accepts what stands there as it is, or does not.
    pub(super) fn accepted(self, already_accepted: bool) -> Self {
        Self { already_accepted, ..self }
    }

    /// Returns the location in a buffer of serde's.
    pub(super) fn in_buffer(self, buffer: Buffer) -> Self {
        Self { buffer, ..self }
    }

    /// Returns whether it is in a buffer of serde's.
    pub(super) fn is_buffered(&self) -> bool {
        self.buffer != Buffer::None
    }

    /// Returns the location, as the content of an externally tagged variant in a `Value`.
    pub(super) fn in_memory(self, in_memory: bool) -> Self {
        Self { in_memory: in_memory && !self.is_buffered(), ..self }
    }

    /// Returns the location, whose first item is not read.
    pub(super) fn behind_tag(self) -> Self {
        Self { skipped: self.skipped + 1, ..self.as_part(Buffer::Taken) }
    }

    /// Returns whether it is a member of an object, which can be taken out.
    pub(super) fn is_member(&self) -> bool {
        matches!(self.way, Some((_, Step::Field(_) | Step::Key(_) | Step::Hidden)))
    }

    /// Returns whether a key on the way here must not be written down.
    pub(super) fn has_hidden_key(&self) -> bool {
        self.way.is_some_and(|(around, step)| matches!(step, Step::Hidden) || around.has_hidden_key())
    }

    /// The path.
    pub(super) fn path(&self) -> Path {
        // With room for one step more: of the smallest blocks, which most strings of an issue are, allocators have few ready.
        let mut segments = Vec::with_capacity(self.depth + 1);
        self.add_steps(&mut segments);
        Path { segments }
    }

    /// The step that leads here, where that is one. Otherwise they are added.
    pub(super) fn only_step(&self, steps: &mut Vec<Segment>) -> Option<Segment> {
        match &self.way {
            Some((around, step)) if around.way.is_none() => Some(step.segment()),
            _ => {
                self.add_steps(steps);
                None
            }
        }
    }

    /// Adds the steps that lead here.
    fn add_steps(&self, steps: &mut Vec<Segment>) {
        let Some((around, step)) = &self.way else { return };
        around.add_steps(steps);
        steps.push(step.segment());
    }
}

impl Step<'_> {
    fn segment(&self) -> Segment {
        match self {
            Self::Field(Cow::Borrowed(name)) => Segment::Field(name),
            Self::Field(Cow::Owned(name)) => Segment::Name(name.clone()),
            Self::Key(key) => Segment::Key((*key).to_owned()),
            Self::Hidden => Segment::Key(HIDDEN_KEY.to_owned()),
            Self::Index(index) => Segment::Index(*index),
        }
    }
}
