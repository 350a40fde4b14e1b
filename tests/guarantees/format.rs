//! Other formats than JSON, whatever the bytes.

use std::fmt::Debug;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseResult;
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Error, Mode, Options, Report};

use super::declared::lists_all;
use super::faithful::is_faithful;
use super::fixture::{Fixture, Outcome, all_obey, shown};
use super::harmless::look_at;
use super::test_types;

/// A format with a deserializer of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Format {
    MessagePack,
    Cbor,
    Yaml,
    Toml,
    Form,
}

/// The outcome of reading, for the crates that lend their deserializer only to a `Deserialize`.
struct Read<T, const STRICT: bool>(Result<(T, Report), Error>);

impl<'de, T: Coerce, const STRICT: bool> Deserialize<'de> for Read<T, STRICT> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mode = if STRICT { Mode::Strict } else { Mode::Safe };
        Ok(Self(Options::default().mode(mode).from_deserializer_with_report(from)))
    }
}

impl Format {
    pub(crate) const ALL: [Self; 5] = [Self::MessagePack, Self::Cbor, Self::Yaml, Self::Toml, Self::Form];

    fn outcome<T: Coerce + Debug, const STRICT: bool>(self, bytes: &[u8]) -> Option<Outcome> {
        let text = || std::str::from_utf8(bytes).ok();
        let Read::<T, STRICT>(read) = match self {
            Self::MessagePack => rmp_serde::from_slice(bytes).ok()?,
            Self::Cbor => ciborium::from_reader(bytes).ok()?,
            Self::Yaml => serde_norway::from_str(text()?).ok()?,
            Self::Toml => Deserialize::deserialize(toml::Deserializer::parse(text()?).ok()?).ok()?,
            Self::Form => serde_html_form::from_bytes(bytes).ok()?,
        };
        Some(shown(read))
    }
}

/// Reads bytes of a format. `None` where they are not of the format, or more than one document.
pub(crate) fn read<T: Coerce + Debug>(mode: Mode, format: Format, bytes: &[u8]) -> Option<Outcome> {
    match mode {
        Mode::Strict => format.outcome::<T, true>(bytes),
        Mode::Safe => format.outcome::<T, false>(bytes),
    }
}

/// The guarantees that need no document in JSON.
pub(crate) fn is_sound(fixture: &Fixture, format: Format, bytes: &[u8]) -> TestCaseResult {
    let by_mode = |mode| fixture.in_format(mode, format, bytes);
    let (Some(safe), Some(strict)) = (by_mode(Mode::Safe), by_mode(Mode::Strict)) else { return Ok(()) };
    look_at(&safe);
    look_at(&strict);
    let report = safe.as_ref().map_or_else(Error::report, |(_, report)| report);
    lists_all(fixture, report)?;
    // What a format has and JSON has not, as NaN, is summarized.
    for coercion in report.coercions().iter().filter(|_| report.is_complete()) {
        prop_assert!(is_faithful(coercion), "{:?}", coercion);
    }
    match strict {
        Ok((_, report)) => prop_assert!(report.is_empty(), "{:?}", report),
        Err(error) => prop_assert!(error.report().is_empty(), "{:?}", error),
    }
    Ok(())
}

#[test]
fn no_bytes_of_any_format_make_it_panic() {
    let bytes = |fixture: &Fixture| {
        let written = fixture.documents().prop_map(|document| document.to_string().into_bytes());
        let yaml_like = vec(select(b"a: -\n[]{}\"'5,&*!|?.#=%+\xff\x00\x81\xa1".to_vec()), 0..24);
        (prop_oneof![written, yaml_like, vec(any::<u8>(), 0..24)], select(Format::ALL.to_vec()))
    };
    all_obey(&test_types::all(), bytes, |fixture, (bytes, format)| is_sound(fixture, format, &bytes));
}
