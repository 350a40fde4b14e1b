//! Texts that are constants of the program, or owned where they are made at run time.

use std::borrow::Cow;

/// A name or a text.
pub(crate) type Text = Cow<'static, str>;
