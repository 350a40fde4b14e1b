//! Counting: one process under callgrind for each number of readings.

use std::{
    collections::BTreeMap,
    env,
    process::Command,
    sync::Mutex,
    thread::{self, available_parallelism},
};

use coerce_benches::Job;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// Every reading, with the clone of a value that it consumes.
    Each,
    /// The same, with all clones made ahead of the first reading.
    Ahead,
    /// Those clones alone.
    Clones,
}

impl Way {
    /// By the name that a command line has for it.
    pub(crate) fn named(name: &str) -> Option<Self> {
        [Self::Each, Self::Ahead, Self::Clones].into_iter().find(|way| way.name() == name)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Each => "each",
            Self::Ahead => "ahead",
            Self::Clones => "clones",
        }
    }

    /// Does the work so many times.
    pub(crate) fn run(self, job: &Job, times: usize) {
        match self {
            Self::Each => (0..times).for_each(|_| job.read()),
            Self::Ahead => job.read_ahead(times),
            Self::Clones => job.clone_ahead(times),
        }
    }
}

/// One thing to count: a work by its name, and what of it.
pub(crate) type Need = (String, Way);

/// A reading as it is, with its clone.
pub(crate) fn each(work: &str) -> Need {
    (work.to_owned(), Way::Each)
}

/// What a reading of a value costs with its clone, and what the clone costs.
pub(crate) fn with_and_without_clone(work: &str) -> [Need; 3] {
    [Way::Each, Way::Ahead, Way::Clones].map(|way| (work.to_owned(), way))
}

/// Instructions a reading.
pub(crate) struct Counts(BTreeMap<Need, f64>);

impl Counts {
    /// Counts what is needed, each once, on all cores.
    pub(crate) fn of(needs: &[Need]) -> Self {
        let mut wanted = needs.to_vec();
        wanted.sort();
        wanted.dedup();
        let (queue, counted) = (Mutex::new(wanted), Mutex::new(BTreeMap::new()));
        let next = || queue.lock().expect("no counter panics while it holds the queue").pop();
        thread::scope(|scope| {
            for _ in 0..available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(need) = next() {
                        let count = count(&need);
                        counted.lock().expect("no counter panics while it holds the counts").insert(need, count);
                    }
                });
            }
        });
        Self(counted.into_inner().expect("all counters have ended"))
    }

    /// A reading, the clone of its value included.
    pub(crate) fn each(&self, work: &str) -> f64 {
        self.get(work, Way::Each)
    }

    /// A reading without the clone, if that was counted.
    pub(crate) fn without_clone(&self, work: &str) -> f64 {
        self.get(work, Way::Ahead) - self.get(work, Way::Clones)
    }

    /// A reading, if it was counted.
    pub(crate) fn find(&self, work: &str) -> Option<f64> {
        self.0.get(&(work.to_owned(), Way::Each)).copied()
    }

    fn get(&self, work: &str, way: Way) -> f64 {
        let need = (work.to_owned(), way);
        *self.0.get(&need).unwrap_or_else(|| panic!("{work} was not counted"))
    }
}

/// What the further readings cost, each.
fn count((work, way): &Need) -> f64 {
    let (few, many) = if work.contains("items-") { (1, 3) } else { (100, 600) };
    let further = total(work, *way, many) - total(work, *way, few);
    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
    let each = further as f64 / (many - few) as f64;
    each
}

/// Every instruction of one process.
fn total(work: &str, way: Way, times: usize) -> u64 {
    let program = env::current_exe().expect("a running program has a path");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["run", work, way.name(), &times.to_string()])
        .output()
        .unwrap_or_else(|error| panic!("valgrind does not start: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    collected.unwrap_or_else(|| panic!("valgrind counted nothing for {work}:\n{said}"))
}
