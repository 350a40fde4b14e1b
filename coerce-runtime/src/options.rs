//! The doors: every way in, with its settings.

use std::io::Read;

use serde::Deserializer;
use serde_json::Value;

use crate::apply::apply;
use crate::coerce::Coerce;
use crate::context::{Context, Node};
use crate::error::{Error, IssueCode};
use crate::mode::{Limits, Mode};
use crate::number::KEEPS_TEXT;
use crate::path::Path;
use crate::report::Report;
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::{owned, stream};

mod stop;

use stop::{Stop, finish_plainly, is_too_deep, syntax, too_deep};

/// How to read: mode and limits, then one of the doors.
///
/// # Example
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Limits, Mode, Options};
/// use serde_json::json;
///
/// let options = Options::default().mode(Mode::Strict).limits(Limits::default().depth(16));
/// let (value, report) = options.from_value::<u8>(json!(5))?;
/// assert_eq!(value, 5);
/// assert!(report.is_empty());
/// # Ok::<(), coerce::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    mode: Mode,
    limits: Limits,
}

/// What a coercion would do: the document that would really be used, and the report of how it came to be.
///
/// Nothing is executed and nothing is hidden in `value`: it is what an approval step should look at.
///
/// # Example
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::Options;
/// use serde_json::json;
///
/// let preview = Options::default().preview::<u8>(&json!(5))?;
/// assert_eq!(preview.value, json!(5));
/// assert!(preview.report.is_empty());
/// # Ok::<(), coerce::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The canonical document: the input with the report replayed on it, whole, sensitive values too.
    pub value: Value,
    /// What would be repaired.
    pub report: Report,
}

/// What reading came to: the value, if nothing is wrong with it, and the report; else the issues. A macro, because a function
/// would move the context, which nearly always holds nothing.
macro_rules! finish {
    ($read:expr, $cx:ident) => {
        match $read {
            Slot::Value(value) if $cx.is_clean() => {
                std::mem::forget($cx);
                Ok((value, Report::default()))
            }
            read => finish_noted(read, $cx),
        }
    };
}

/// The same where something was noted.
#[cold]
#[inline(never)]
fn finish_noted<T>(read: Slot<T>, cx: Context) -> Result<(T, Report), Error> {
    match read {
        Slot::Value(value) if cx.failures() == 0 => Ok((value, cx.into_report())),
        _ => Err(cx.into_error()),
    }
}

impl Options {
    /// The same with this mode.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Mode, Options};
    ///
    /// let strict = Options::default().mode(Mode::Strict);
    /// assert_ne!(strict, Options::default());
    /// ```
    #[must_use]
    pub fn mode(self, mode: Mode) -> Self {
        Self { mode, ..self }
    }

    /// The same with these limits.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Limits, Options};
    ///
    /// let options = Options::default().limits(Limits::default().depth(8));
    /// assert!(options.from_str::<Vec<u8>>("[1]").is_ok());
    /// ```
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    fn context(&self) -> Context {
        Context::new(self.mode, self.limits)
    }

    fn context_of_text(&self) -> Context {
        let mut cx = self.context();
        cx.as_text = KEEPS_TEXT;
        cx
    }

    /// Reads a `serde_json::Value`.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    /// use serde_json::json;
    ///
    /// let (ids, report) = Options::default().from_value::<Vec<u8>>(json!([1, 2]))?;
    /// assert_eq!((ids, report.len()), (vec![1, 2], 0));
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_value<T: Coerce>(&self, value: Value) -> Result<(T, Report), Error> {
        let mut cx = self.context();
        let read = owned::read::<T::Shape>(value, &Node::root(), &mut cx);
        finish!(read, cx)
    }

    /// Reads JSON text.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not one whole JSON value.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{IssueCode, Options};
    ///
    /// assert_eq!(Options::default().from_str::<Vec<u8>>("[1, 2]")?.0, [1, 2]);
    /// let error = Options::default().from_str::<Vec<u8>>("[1, 2").unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_str<T: Coerce>(&self, text: &str) -> Result<(T, Report), Error> {
        if arguments_are_absent::<T::Shape>(text.as_bytes()) {
            return self.from_value(Value::String(String::new()));
        }
        self.from_text(|| serde_json::Deserializer::from_str(text))
    }

    /// Reads JSON text in bytes.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the bytes are not one whole JSON value in UTF-8.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{IssueCode, Options};
    ///
    /// assert_eq!(Options::default().from_slice::<String>(b"\"a\"")?.0, "a");
    /// let error = Options::default().from_slice::<String>(b"\"\xff\"").unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_slice<T: Coerce>(&self, bytes: &[u8]) -> Result<(T, Report), Error> {
        if arguments_are_absent::<T::Shape>(bytes) {
            return self.from_value(Value::String(String::new()));
        }
        self.from_text(|| serde_json::Deserializer::from_slice(bytes))
    }

    /// Reads JSON text to the end of `reader`.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where what was read is not one whole JSON value, or
    /// where reading failed.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let body: &[u8] = b"[1, 2]"; // a file, a request's body
    /// assert_eq!(Options::default().from_reader::<Vec<u8>>(body)?.0, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_reader<T: Coerce>(&self, mut reader: impl Read) -> Result<(T, Report), Error> {
        let mut bytes = Vec::new();
        match reader.read_to_end(&mut bytes) {
            Ok(_) => self.from_slice(&bytes),
            Err(error) => Err(syntax(self.context(), Path::default(), &error.to_string())),
        }
    }

    /// Reads text straight into the type. Where the parser stops for any reason but the syntax, it is read again as a
    /// value, in which nothing stops, or once more as serde would. That is a loop so that what reads is called at one place
    /// alone, and becomes a part of it.
    #[expect(clippy::wrong_self_convention, reason = "the options are settings of the door, not what it opens on")]
    fn from_text<'t, T: Coerce, R: serde_json::de::Read<'t>>(
        &self,
        parser: impl Fn() -> serde_json::Deserializer<R>,
    ) -> Result<(T, Report), Error> {
        let mut cx = self.context_of_text();
        let mut before = None;
        loop {
            let mut from = parser();
            let mut slot = Slot::Empty;
            let read = stream::fill::<T::Shape, _>(&mut from, &mut slot, &Node::root(), &mut cx);
            if let Some(before) = before {
                return finish_plainly(read.and_then(|()| from.end()), slot, &cx, before);
            }
            let Err(error) = read else {
                if let Err(error) = from.end() {
                    return Err(Stop { cx, error }.into());
                }
                return finish!(slot, cx);
            };
            before = Some(self.from_text_as_value::<T, R>(parser(), Stop { cx, error })?);
            cx = self.context_of_text().trial(&Node::root(), Mode::Strict);
        }
    }

    /// Reads text as a value after all, since the parser stopped in it, which is an error in any case: text that is no JSON
    /// has just that issue. But what a member holds that nobody reads may be no `Value`, a number out of range: then where it
    /// stopped comes back, for the text to be read as serde would, no rule looked at. Only for types without eager rules:
    /// others might act.
    #[cold]
    #[inline(never)]
    #[expect(clippy::wrong_self_convention, reason = "the options are settings of the door, not what it opens on")]
    fn from_text_as_value<'t, T: Coerce, R: serde_json::de::Read<'t>>(
        &self,
        mut from: serde_json::Deserializer<R>,
        stop: Stop,
    ) -> Result<Stop, Error> {
        let mut cx = self.context_of_text();
        let is_eager = || T::rules().rows().iter().flat_map(|row| &row.rules).any(|rule| rule.eager);
        let whole = crate::source::whole::take(&mut from, &Node::root(), &mut cx);
        match whole.and_then(|value| from.end().map(|()| value)) {
            Ok(Some(value)) => {
                let read = owned::read::<T::Shape>(value, &Node::root(), &mut cx);
                // What the value does not show is still wrong with the text: a member that serde must read comes twice.
                finish!(read, cx).and_then(|_| Err(stop.into()))
            }
            Ok(None) => Err(cx.into_error()),
            Err(_) if self.mode == Mode::Safe && is_eager() => Err(stop.into()),
            Err(_) => Ok(stop),
        }
    }

    /// Reads from any serde `Deserializer` of a self-describing format.
    ///
    /// # Errors
    /// All issues at once, each with its path. Where the deserializer stops early it can't be read again: the issues are
    /// those found so far.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    /// use serde::de::IntoDeserializer;
    /// use serde::de::value::Error;
    ///
    /// let numbers = vec![1u8, 2].into_iter();
    /// let from = serde::de::value::SeqDeserializer::<_, Error>::new(numbers);
    /// assert_eq!(Options::default().from_deserializer::<Vec<u8>, _>(from)?.0, [1, 2]);
    /// # let from: serde::de::value::U8Deserializer<Error> = 5u8.into_deserializer();
    /// # assert_eq!(Options::default().from_deserializer::<u8, _>(from)?.0, 5);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_deserializer<'de, T: Coerce, D: Deserializer<'de>>(
        &self,
        deserializer: D,
    ) -> Result<(T, Report), Error> {
        let mut cx = self.context();
        let mut slot = Slot::Empty;
        match stream::fill::<T::Shape, _>(deserializer, &mut slot, &Node::root(), &mut cx) {
            Ok(()) => finish!(slot, cx),
            Err(error) => {
                let message = error.to_string();
                if is_too_deep(&message) {
                    return Err(too_deep(cx));
                }
                let issue = cx.stop(IssueCode::Syntax, &message);
                cx.note(issue);
                Err(cx.into_error())
            }
        }
    }

    /// Tells what reading `value` would do, without giving the typed value: the canonical document and the report.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    /// use serde_json::json;
    ///
    /// let value = json!([1, 2]);
    /// assert_eq!(Options::default().preview::<Vec<u8>>(&value)?.value, value);
    /// assert!(Options::default().preview::<Vec<u8>>(&json!("x")).is_err());
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn preview<T: Coerce>(&self, value: &Value) -> Result<Preview, Error> {
        let mut cx = Context::for_preview(self.mode, self.limits);
        let read = owned::read::<T::Shape>(value.clone(), &Node::root(), &mut cx);
        let patch = cx.take_patch();
        let (_, report) = finish!(read, cx)?;
        let mut value = value.clone();
        apply(&mut value, &patch);
        Ok(Preview { value, report })
    }
}

/// Whether the text is empty and the type's own rules read that as absent arguments.
#[inline]
fn arguments_are_absent<Sh: Shape>(text: &[u8]) -> bool {
    Sh::LAYERS.is_some() && text.trim_ascii().is_empty() && arguments_may_be_absent::<Sh>()
}

#[cold]
fn arguments_may_be_absent<Sh: Shape>() -> bool {
    let declares = |name: &str| {
        let layers = Sh::LAYERS.into_iter().flat_map(crate::shape::Layer::iter);
        layers.flat_map(|rules| rules.list).any(|rule| rule.name == name)
    };
    declares("empty_to_null") && declares("null_to_object")
}
