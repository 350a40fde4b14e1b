//! Bytes of other formats, for each fixture.

use crate::documents::{fixture, obey};
use crate::guarantees::format::{Format, is_sound};

/// Two bytes choose the fixture, one the format; the rest is the input.
pub fn formats(data: &[u8]) {
    let Some((fixture, rest)) = fixture(data) else { return };
    let Some((format, bytes)) = rest.split_first() else { return };
    let format = Format::ALL[usize::from(*format) % Format::ALL.len()];
    obey(fixture, is_sound(fixture, format, bytes));
}
