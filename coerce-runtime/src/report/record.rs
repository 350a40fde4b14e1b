//! How a report comes about.

use std::io;

use serde::Serialize;
use serde_json::Value;

use super::{Change, Coercion, Report};
use crate::mode::Limits;
use crate::show;

/// How far a report had come: what to [roll back](Report::rollback) to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    kept: usize,
    fired: usize,
    cut: bool,
}

impl Report {
    /// Counts a rule that fired, and keeps its entry if there is room. Long values are told by kind and length, long keys
    /// are cut. `masked` says that the entry does not tell everything already: its values are a sensitive field's.
    pub(crate) fn push(&mut self, mut coercion: Coercion, limits: &Limits, masked: bool) {
        if !self.overflows(limits) {
            self.fired += 1;
            self.cut |= coercion.shrink(limits) | masked;
            self.coercions.push(coercion);
        }
    }

    /// Counts a rule that fired, if there is no room for its entry: then it need not be made.
    pub(crate) fn overflows(&mut self, limits: &Limits) -> bool {
        let overflows = self.coercions.len() >= limits.coercions;
        self.fired += usize::from(overflows);
        self.cut |= overflows;
        overflows
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark { kept: self.coercions.len(), fired: self.fired, cut: self.cut }
    }

    /// The entries since `mark` was taken, as far as they are kept.
    pub(crate) fn since(&self, mark: Mark) -> impl Iterator<Item = &Coercion> {
        self.coercions.iter().skip(mark.kept)
    }

    /// Forgets all since `mark` was taken.
    pub(crate) fn rollback(&mut self, mark: Mark) {
        let Mark { kept, fired, cut } = mark;
        self.coercions.truncate(kept);
        (self.fired, self.cut) = (fired, cut);
    }

    /// Orders the entries by path; those of one path stay in the order in which they ran.
    pub(crate) fn sort(&mut self) {
        if !self.coercions.is_sorted_by(|one, next| one.path <= next.path) {
            self.coercions.sort_by(|one, other| one.path.cmp(&other.path));
        }
    }
}

impl Coercion {
    /// Keeps to the limits. Whether anything was left out.
    fn shrink(&mut self, limits: &Limits) -> bool {
        let cut = self.path.cut(limits.recorded_bytes);
        cut | match &mut self.change {
            Change::Replaced { from, to } => shrink(from, limits) | shrink(to, limits),
            Change::Removed { from } => shrink(from, limits),
            Change::Moved { from } => from.cut(limits.recorded_bytes),
        }
    }
}

/// Puts kind and length in place of a value that is over the limits. Whether it was.
fn shrink(value: &mut Value, limits: &Limits) -> bool {
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
