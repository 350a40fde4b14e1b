//! Times: seconds and what is over in nanoseconds.

use std::time::{Duration, SystemTime};

use super::record;
use super::scalar::Int;
use crate::coerce::Coerce;
use crate::record::Record;
use crate::wrap::{Wrap, Wrapped};

record! {
    /// The parts of a duration.
    struct Parts {
        0 secs: Int<u64> = "secs",
        1 nanos: Int<u32> = "nanos",
    }
}

record! {
    /// The parts of a time: how long it is after 1970 began in UTC.
    struct SinceEpoch {
        0 secs: Int<u64> = "secs_since_epoch",
        1 nanos: Int<u32> = "nanos_since_epoch",
    }
}

/// The duration of so many seconds and nanoseconds. There may be a second or more of these.
fn duration(secs: u64, nanos: u32) -> Option<Duration> {
    Duration::from_secs(secs).checked_add(Duration::from_nanos(nanos.into()))
}

impl Wrap for Duration {
    type From = Parts;
    type Inner = Record<Parts>;
    type Error = &'static str;

    fn wrap(parts: Parts) -> Result<Self, &'static str> {
        duration(parts.secs, parts.nanos).ok_or("`secs` and `nanos` together are too large")
    }
}

impl Coerce for Duration {
    type Shape = Wrapped<Self>;
}

impl Wrap for SystemTime {
    type From = SinceEpoch;
    type Inner = Record<SinceEpoch>;
    type Error = &'static str;

    fn wrap(since: SinceEpoch) -> Result<Self, &'static str> {
        let time = duration(since.secs, since.nanos).and_then(|since| Self::UNIX_EPOCH.checked_add(since));
        time.ok_or("`secs_since_epoch` and `nanos_since_epoch` together are too large")
    }
}

impl Coerce for SystemTime {
    type Shape = Wrapped<Self>;
}
