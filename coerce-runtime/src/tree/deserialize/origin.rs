//! From where serde reads a value.

/// From where serde reads a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// True if the format is human readable.
    human_readable: bool,
    /// The buffer of serde's from which it reads, if there is one.
    pub buffer: Buffer,
    /// True if nobody asks why a value is refused.
    pub(super) is_trial: bool,
    /// True if there is nothing to read: what is null there is none.
    pub(super) is_nothing: bool,
    /// How many levels of lists and objects may be read.
    pub(super) levels: u32,
}

/// A buffer of serde's: what it has read before it knows what type to read. Two kinds of it are read a little differently, and both
/// differently from the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Buffer {
    /// There is none: the source itself is read.
    #[default]
    None,
    /// It is taken apart: behind a tag, and in flattened structs.
    Taken,
    /// It is lent, so that it can be read again: in untagged enums and flattened maps.
    Lent,
}

impl Origin {
    /// A source of JSON.
    pub const JSON: Self = Self::of(true);
    /// No source.
    pub(super) const NOTHING: Self = Self { is_trial: true, is_nothing: true, ..Self::JSON };
    /// A buffer that is taken apart.
    pub const TAKEN: Self = Self { buffer: Buffer::Taken, ..Self::JSON };
    /// A buffer that is lent.
    pub const LENT: Self = Self { buffer: Buffer::Lent, ..Self::JSON };

    /// A source whose format is human readable or not.
    pub const fn of(human_readable: bool) -> Self {
        Self { human_readable, buffer: Buffer::None, is_trial: false, is_nothing: false, levels: u32::MAX }
    }

    /// Returns the origin, where nobody asks why a value is refused: then that need not be said.
    pub const fn trial(self, is_trial: bool) -> Self {
        Self { is_trial, ..self }
    }

    /// Returns the origin, of which so many levels of lists and objects may be read.
    pub fn levels(self, levels: usize) -> Self {
        Self { levels: u32::try_from(levels).unwrap_or(u32::MAX), ..self }
    }

    /// Returns whether a list or an object may be read.
    pub(super) fn enters(self) -> bool {
        self.levels > 0
    }

    /// Returns the origin of what is inside a list or an object.
    pub(super) fn inside(self) -> Self {
        Self { levels: self.levels.saturating_sub(1), ..self }
    }

    /// Returns the origin, or what serde has buffered of it.
    pub const fn with(self, buffer: Buffer) -> Self {
        Self { buffer, ..self }
    }

    /// Returns whether a buffer is read.
    pub(super) fn is_buffered(self) -> bool {
        self.buffer != Buffer::None
    }

    /// Returns whether types read it as people write it. serde's buffers say so of everything.
    pub(super) fn is_human_readable(self) -> bool {
        self.human_readable || self.is_buffered()
    }
}
