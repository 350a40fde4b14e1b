//! JSON Lines: one document a line, each with a result of its own.

use std::fmt::{self, Debug};
use std::io::{self, BufRead, BufReader, Read};
use std::iter::FusedIterator;
use std::marker::PhantomData;

use super::reading::syntax;
use super::{Coerce, Options};
use crate::json::Path;
use crate::report::{Error, Issue, IssueCode, Report};

/// How many bytes a line may have, where nothing else is said.
const LINE_BYTES: usize = 16 << 20;

/// A line that was read.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Line;
///
/// let lines: Vec<Line<u8>> = serde_coerce::lines("1\n\nx\n".as_bytes()).collect();
/// assert_eq!((lines[0].number, lines[0].result.is_ok()), (1, true));
/// assert_eq!((lines[1].number, lines[1].result.is_ok()), (3, false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<T> {
    /// Its number; the first is 1. Blank lines are counted and skipped.
    pub number: u64,
    /// Its value and report, or why it is refused: the error counts lines from this one, which is line 1 to it.
    pub result: Result<(T, Report), Error>,
}

/// The lines of a reader: see [`lines`].
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let mut lines = serde_coerce::lines::<String>("\"long\"\n\"a\"\n".as_bytes()).line_bytes(4);
/// assert!(lines.next().is_some_and(|line| line.result.is_err()));
/// assert!(lines.next().is_some_and(|line| line.result.is_ok()));
/// ```
pub struct Lines<R, T> {
    reader: BufReader<R>,
    options: Options,
    line_bytes: usize,
    number: u64,
    /// The line that is read, without its end. It keeps its room.
    line: Vec<u8>,
    /// True if the reader stands inside a line that is too long, whose rest is skipped.
    is_inside: bool,
    /// True if the reader is at its end, or has failed.
    ended: bool,
    of: PhantomData<fn() -> T>,
}

/// Reads JSON Lines: an iterator over the lines, each with its number and a result of its own. A line that is refused (no JSON, not
/// UTF-8, over the limit of [`Lines::line_bytes`]) ends nothing. Only one line is in memory at a time.
/// A reader that fails ends the lines: its error is the result of the last one, and what was read of that is lost.
///
/// [`Options::lines`] has other modes and limits.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Tally;
///
/// let calls = "[1, 2]\n[1,\n[300]\n"; // a file
/// let tally = Tally::new();
/// for line in serde_coerce::lines::<Vec<u8>>(calls.as_bytes()) {
///     tally.record(&line.result);
///     if let Err(error) = line.result {
///         eprintln!("line {}: {error}", line.number);
///     }
/// }
/// assert_eq!((tally.clean(), tally.rejected()), (1, 2));
/// ```
pub fn lines<T: Coerce>(reader: impl Read) -> Lines<impl Read, T> {
    Options::default().lines(reader)
}

impl Options {
    /// Reads JSON Lines: see [`lines`].
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Mode, Options};
    ///
    /// let strict = Options::default().mode(Mode::Strict);
    /// let numbers: Vec<u64> = strict.lines::<u64, _>("1\n2\n".as_bytes()).map(|line| line.number).collect();
    /// assert_eq!(numbers, [1, 2]);
    /// ```
    pub fn lines<T: Coerce, R: Read>(&self, reader: R) -> Lines<R, T> {
        Lines {
            reader: BufReader::new(reader),
            options: *self,
            line_bytes: LINE_BYTES,
            number: 0,
            line: Vec::new(),
            is_inside: false,
            ended: false,
            of: PhantomData,
        }
    }
}

impl<R: Read, T: Coerce> Lines<R, T> {
    /// Sets how many bytes a line may have: 16 MiB by default. A longer one is `limit_exceeded`, and skipped. `\n` is no part of a line, the
    /// `\r` of `\r\n` is.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::IssueCode;
    ///
    /// let mut lines = serde_coerce::lines::<u64>("10000\n5\n".as_bytes()).line_bytes(4);
    /// let error = lines.next().and_then(|line| line.result.err()).expect("it has 5 bytes");
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// assert!(lines.next().is_some_and(|line| line.result.is_ok()));
    /// ```
    #[must_use]
    pub fn line_bytes(self, line_bytes: usize) -> Self {
        Self { line_bytes, ..self }
    }

    /// The bytes of the line of the last item, without its `\n`: of a line that is too long as many as were read, of one at which the reader
    /// failed what came before. They may hold a secret. Empty before the first item and at the end.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// let mut refused = Vec::new(); // a file
    /// let mut lines = serde_coerce::lines::<Vec<u8>>("[1, 2]\n[1,\n\n[300]\n".as_bytes());
    /// while let Some(line) = lines.next() {
    ///     if line.result.is_err() {
    ///         refused.extend([lines.raw_line(), b"\n"].concat());
    ///     }
    /// }
    /// assert_eq!(refused, b"[1,\n[300]\n");
    /// ```
    #[must_use]
    pub fn raw_line(&self) -> &[u8] {
        &self.line
    }

    /// The outcome of the next line that is not blank; `None` at the end.
    fn advance(&mut self) -> io::Result<Option<Result<(T, Report), Error>>> {
        let most = u64::try_from(self.line_bytes).unwrap_or(u64::MAX).saturating_add(1);
        if std::mem::take(&mut self.is_inside) {
            self.line.clear();
            self.reader.skip_until(b'\n')?;
        }
        loop {
            self.line.clear();
            if self.reader.by_ref().take(most).read_until(b'\n', &mut self.line)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            if self.line.last() == Some(&b'\n') {
                self.line.pop();
            } else if self.line.len() > self.line_bytes {
                self.is_inside = true;
                let issue = Issue::new(Path::default(), IssueCode::LimitExceeded);
                let most = format!("a line of at most {} bytes", self.line_bytes);
                return Ok(Some(Err(self.options.reading::<T>().refuse(issue.expecting(most).into()))));
            }
            if !self.line.trim_ascii().is_empty() {
                return Ok(Some(self.options.from_slice_with_report(&self.line)));
            }
        }
    }
}

/// Shows the fields, and of the line only its length: it may hold a secret. It needs nothing of `T`, of which there is no value.
impl<R: Debug, T> Debug for Lines<R, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { reader, options, line_bytes, number, line, is_inside, ended, of: _ } = self;
        f.debug_struct("Lines")
            .field("reader", reader)
            .field("options", options)
            .field("line_bytes", line_bytes)
            .field("number", number)
            .field("line", &format_args!("{} bytes", line.len()))
            .field("is_inside", is_inside)
            .field("ended", ended)
            .finish()
    }
}

impl<R: Read, T: Coerce> Iterator for Lines<R, T> {
    type Item = Line<T>;

    fn next(&mut self) -> Option<Line<T>> {
        if self.ended {
            return None;
        }
        let read = self.advance().transpose();
        self.ended = !matches!(read, Some(Ok(_)));
        let result = read?.unwrap_or_else(|error| {
            self.number += 1;
            Err(self.options.reading::<T>().refuse(syntax(&error.to_string())))
        });
        Some(Line { number: self.number, result })
    }
}

impl<R: Read, T: Coerce> FusedIterator for Lines<R, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8], most: usize) -> Vec<(u64, Result<u8, IssueCode>)> {
        let lines = lines::<u8>(text).line_bytes(most);
        let result = |line: Line<u8>| line.result.map(|(value, _)| value).map_err(|error| error.issues()[0].code);
        lines.map(|line| (line.number, result(line))).collect()
    }

    #[test]
    fn each_line_has_its_own_result() {
        use IssueCode::{InvalidValue, LimitExceeded, Syntax};
        let text = b"1\r\n\n 2 \n[\n\"\xff\"\n300\n1 2\n10000\n     \n3";
        let expected = [
            (1, Ok(1)),
            (3, Ok(2)),
            (4, Err(Syntax)),
            (5, Err(Syntax)),
            (6, Err(InvalidValue)),
            (7, Err(Syntax)),
            (8, Err(LimitExceeded)),
            (9, Err(LimitExceeded)),
            (10, Ok(3)),
        ];
        assert_eq!(read(text, 4), expected);
        assert_eq!(read(b"", 4), []);
        assert_eq!(read(b"1234", 4), [(1, Err(InvalidValue))]);
        assert_eq!(read(b"1234\n", 4), [(1, Err(InvalidValue))]);
        assert_eq!(read(b"12345", 4), [(1, Err(LimitExceeded))]);
    }

    #[test]
    fn the_bytes_of_a_line_are_there_with_its_item() {
        let mut lines = lines::<u8>(&b"\n 1\r\n\"\xff\"\n10000\n300"[..]).line_bytes(4);
        assert_eq!(lines.raw_line(), b"");
        for expected in [&b" 1\r"[..], b"\"\xff\"", b"10000", b"300", b"", b""] {
            assert_eq!(lines.next().is_none(), expected.is_empty());
            assert_eq!(lines.raw_line(), expected);
        }
    }

    #[test]
    fn lines_are_shown_whatever_they_are_read_as() {
        struct Unshown;
        fn is_shown<T: Debug>() {}
        is_shown::<Lines<&[u8], Unshown>>();
        let shown = format!("{:?}", Options::default().lines::<u8, _>(&b"1"[..]).line_bytes(4));
        assert!(shown.starts_with("Lines { reader: ") && shown.contains("line_bytes: 4, number: 0"), "{shown}");
        let mut lines = Options::default().lines::<u8, _>(&b"300\n"[..]);
        assert!(lines.next().is_some_and(|line| line.result.is_err()));
        let shown = format!("{lines:?}");
        assert!(shown.contains("line: 3 bytes") && !shown.contains("51"), "{shown}");
    }

    #[test]
    fn a_reader_that_fails_ends_the_lines() {
        fn is_fused<I: FusedIterator>(lines: &mut I) -> &mut I {
            lines
        }
        struct Fails;
        impl Read for Fails {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("gone"))
            }
        }
        for (text, rest) in [(&b"1\n"[..], ""), (b"12345", ""), (b"1\n2", "2")] {
            let mut reading = lines::<u8>(text.chain(Fails)).line_bytes(4);
            let lines: Vec<_> = reading.by_ref().collect();
            assert!(is_fused(&mut reading).next().is_none());
            assert_eq!(reading.raw_line(), rest.as_bytes());
            assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2]);
            let says =
                |line: &Line<u8>, what| line.result.as_ref().is_err_and(|error| error.to_string().contains(what));
            assert_eq!(says(&lines[0], "at most 4 bytes"), text.len() > 4);
            assert!(says(&lines[1], "gone"));
        }
    }
}
