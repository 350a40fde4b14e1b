//! Times every reader on the same documents, and prints one table of ratios at the end. A document by the entry point for
//! values is cloned for each reading, for everyone alike.
//!
//! The readers take turns, a millisecond each: a machine that becomes slower for a while becomes so for all of them. What counts is the
//! turn that is slower than a quarter of the turns, since what else a machine does comes on top of the time and never off it.
//!
//! `cargo bench --package coerce-benches --bench compare` takes about a minute.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use coerce_benches::{
    Job, Work,
    comparison::{self, EVERYTHING},
};

/// How long each turn takes, at least.
const TURN: Duration = Duration::from_millis(1);

/// The first readings of each turn are not counted.
const FIRST: usize = 3;

/// How many turns a reader has for a document.
const TURNS: usize = 200;

/// How many it has where one reading takes longer than a turn.
const LONG_TURNS: usize = 11;

fn main() {
    let faults = comparison::disagreements(EVERYTHING);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let mut all: Vec<Timed> = comparison::works(EVERYTHING).map(|work| Timed::of(&work)).collect();
    for turn in 0..TURNS {
        all.iter_mut().filter(|timed| turn < timed.turns).for_each(Timed::take_turn);
    }
    let times: BTreeMap<String, f64> = all.into_iter().map(Timed::quartile).collect();
    println!("times, as multiples of what plain serde takes for the same document, clean or repaired\n");
    println!("{}", comparison::table(EVERYTHING, |work| times.get(work).copied()).aligned());
}

/// A work, and how long it took.
struct Timed {
    name: String,
    job: Job,
    /// How many readings are a turn.
    readings: u32,
    turns: usize,
    /// Seconds a reading, in each turn.
    samples: Vec<f64>,
}

impl Timed {
    fn of(work: &Work) -> Self {
        let job = work.prepare();
        let once = (0..=FIRST).map(|_| time(&job, 1)).min().unwrap_or_default();
        let readings = u32::try_from(TURN.as_nanos() / once.as_nanos().max(1)).unwrap_or(u32::MAX).max(1);
        let turns = if once > TURN { LONG_TURNS } else { TURNS };
        Self { name: work.name(), job, readings, turns, samples: Vec::new() }
    }

    fn take_turn(&mut self) {
        // A type whose last texts needed repairs expects that of the next ones.
        (0..FIRST).for_each(|_| self.job.read());
        self.samples.push(time(&self.job, self.readings).as_secs_f64() / f64::from(self.readings));
    }

    fn quartile(mut self) -> (String, f64) {
        self.samples.sort_by(f64::total_cmp);
        (self.name, self.samples[self.samples.len() / 4])
    }
}

fn time(job: &Job, readings: u32) -> Duration {
    let start = Instant::now();
    (0..readings).for_each(|_| job.read());
    start.elapsed()
}
