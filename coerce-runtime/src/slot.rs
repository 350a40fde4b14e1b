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

    /// What `read` came to: `None` is a failure that has been noted. (One match, so that a value is moved once.)
    #[inline]
    pub(crate) fn of<E>(read: Result<Option<T>, E>) -> Result<Self, E> {
        match read {
            Ok(Some(value)) => Ok(Self::Value(value)),
            Ok(None) => Ok(Self::Failed),
            Err(stopped) => Err(stopped),
        }
    }

    /// The same, put into this slot.
    #[inline]
    pub(crate) fn put<E>(&mut self, read: Result<Option<T>, E>) -> Result<(), E> {
        match read {
            Ok(Some(value)) => *self = Self::Value(value),
            Ok(None) => *self = Self::Failed,
            Err(stopped) => return Err(stopped),
        }
        Ok(())
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

    /// Whether it was read.
    #[inline]
    pub fn is_value(&self) -> bool {
        matches!(self, Self::Value(_))
    }

    /// Whether it is to be read as absent.
    #[inline]
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Empty | Self::Removed)
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
