//! What of an entry may be written down.

use std::io;

use serde::Serialize;
use serde_json::Value;

use super::{Change, Coercion};
use crate::mode::Limits;
use crate::number::KEEPS_TEXT;
use crate::show;

impl Coercion {
    /// Keeps to the limits. Whether anything was left out.
    pub(super) fn shrink(&mut self, limits: &Limits) -> bool {
        let cut = self.path.cut(limits.recorded_bytes);
        cut | match &mut self.change {
            Change::Replaced { from, to } => shrink(from, limits) | shrink(to, limits),
            Change::Removed { from } => shrink(from, limits),
            Change::Moved { from } => from.cut(limits.recorded_bytes),
        }
    }
}

/// Puts kind and length in place of a value that is over the limits. Whether it was.
#[inline]
fn shrink(value: &mut Value, limits: &Limits) -> bool {
    !is_short(value, limits) && shrink_long(value, limits)
}

/// Whether a value is a scalar, or a list of a few, so short that its bytes need not be counted.
#[inline]
fn is_short(value: &Value, limits: &Limits) -> bool {
    let room = limits.recorded_bytes;
    match value {
        Value::Array(items) => {
            let few = limits.depth > 0 && room >= 64 && items.len() <= 4;
            few && items.iter().all(|item| is_short_scalar(item, room / 8))
        }
        scalar => is_short_scalar(scalar, room),
    }
}

#[inline]
pub(super) fn is_short_scalar(value: &Value, room: usize) -> bool {
    match value {
        Value::Null | Value::Bool(_) => room >= 5,
        Value::Number(_) => !KEEPS_TEXT && room >= 32,
        Value::String(text) => room >= 8 && text.len() <= room / 8,
        Value::Array(_) | Value::Object(_) => false,
    }
}

#[inline(never)]
fn shrink_long(value: &mut Value, limits: &Limits) -> bool {
    let fits = Room(limits.recorded_bytes).fits(value, limits.depth) || show::is_summary(value);
    if !fits {
        *value = show::summarize(value, "_omitted");
    }
    !fits
}

/// How much of a value may be recorded: so many bytes of its JSON text. The text is not built, and no more of the value is
/// looked at than needed.
struct Room(usize);

impl Room {
    /// Takes the value's bytes out of the room, and says if there were enough. A value of more levels than `depth` never
    /// fits: to go through it could be more than the stack holds.
    fn fits(&mut self, value: &Value, depth: usize) -> bool {
        match value {
            Value::Array(items) => {
                depth > 0 && self.takes((1 + items.len()).max(2)) && items.iter().all(|item| self.fits(item, depth - 1))
            }
            Value::Object(members) => {
                let room = depth > 0 && self.takes((1 + 2 * members.len()).max(2));
                room && members.iter().all(|(key, value)| self.text_fits(key) && self.fits(value, depth - 1))
            }
            Value::String(text) => self.takes(2 + text.bytes().map(escaped_length).sum::<usize>()),
            Value::Null | Value::Bool(true) => self.takes(4),
            scalar => self.text_fits(scalar),
        }
    }

    /// The same for a scalar, or a key.
    fn text_fits(&mut self, scalar: &impl Serialize) -> bool {
        serde_json::to_writer(self, scalar).is_ok()
    }

    fn takes(&mut self, bytes: usize) -> bool {
        let left = self.0.checked_sub(bytes);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// How many bytes a byte of a string takes in JSON.
fn escaped_length(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' | 8 | 12 => 2,
        0..32 => 6,
        _ => 1,
    }
}

impl io::Write for Room {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.takes(bytes.len()) { Ok(bytes.len()) } else { Err(io::ErrorKind::StorageFull.into()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
