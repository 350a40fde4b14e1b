//! What became of one value.

/// What became of one value, or of the member that a field is read from.
#[derive(Clone, Debug, PartialEq)]
pub enum Slot<T> {
    /// It was read. (The first variant: the others share its niche in one range, which is tested at once.)
    Value(T),
    /// Nothing was there to read.
    Empty,
    /// It could not be read: the context has noted why.
    Failed,
    /// A rule removed it: it is to be read as absent.
    Removed,
}

impl<T> Slot<T> {
    /// The value, if it was read.
    #[inline]
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Empty | Self::Failed | Self::Removed => None,
        }
    }

    /// The same with the value put into something else.
    #[inline]
    pub fn map<U>(self, wrap: impl FnOnce(T) -> U) -> Slot<U> {
        match self {
            Self::Value(value) => Slot::Value(wrap(value)),
            Self::Empty => Slot::Empty,
            Self::Failed => Slot::Failed,
            Self::Removed => Slot::Removed,
        }
    }

    /// Whether nothing was there to read.
    #[inline]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }
}

impl<T> From<Option<T>> for Slot<T> {
    /// `None` is a failure that has been noted.
    #[inline]
    fn from(read: Option<T>) -> Self {
        match read {
            Some(value) => Self::Value(value),
            None => Self::Failed,
        }
    }
}
