//! Counting: callgrind writes what it has counted between two marks, for each reading of a process.

use std::{
    env, fs,
    hint::black_box,
    path::{Path, PathBuf},
    process::{Command, id},
    thread::{self, available_parallelism},
};

use crate::row::{Reading, Row};

/// One reading between the marks.
pub(crate) fn counted(reading: Reading<'_>) {
    let read = reading.ready();
    a_reading_begins();
    drop(black_box(read()));
    a_reading_ends();
}

#[inline(never)]
fn a_reading_begins() {
    black_box("begins");
}

#[inline(never)]
fn a_reading_ends() {
    black_box("ends");
}

/// Otherwise the first large block that is freed pays for all small ones that were freed before, whoever did; and long strings are copied
/// by one instruction that callgrind counts once for each byte, short ones by 32 bytes.
const TUNABLES: &str = "glibc.malloc.mxfast=0:glibc.cpu.x86_rep_movsb_threshold=1073741824";

/// The instructions of every reading, row by row.
pub(crate) struct Counts(Vec<Vec<f64>>);

impl Counts {
    /// Counts all rows, on all cores.
    pub(crate) fn of(rows: &[Row]) -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("coerce-growth-{}", id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let counts = Self::counted(rows, &folder);
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        counts
    }

    pub(crate) fn of_row(&self, index: usize) -> &[f64] {
        &self.0[index]
    }

    fn counted(rows: &[Row], folder: &Path) -> Result<Self, String> {
        let shards = available_parallelism().map_or(1, usize::from);
        let count = |shard| run(shard, shards, &folder.join(shard.to_string()));
        let results = thread::scope(|scope| {
            let started = (0..shards).map(|shard| scope.spawn(move || count(shard))).collect::<Vec<_>>();
            started
                .into_iter()
                .map(|shard| shard.join().expect("a thread that counts does not panic"))
                .collect::<Vec<_>>()
        });
        results.into_iter().collect::<Result<(), _>>()?;
        let mut dumps =
            (0..shards).map(|shard| Dumps { file: folder.join(shard.to_string()), next: 1 }).collect::<Vec<_>>();
        let row =
            |(index, row): (usize, &Row)| (0..row.readings().count()).map(|_| dumps[index % shards].take()).collect();
        rows.iter().enumerate().map(row).collect::<Result<_, _>>().map(Self)
    }
}

/// One process under callgrind.
fn run(shard: usize, shards: usize, file: &Path) -> Result<(), String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--zero-before=*a_reading_begins*", "--dump-before=*a_reading_ends*"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(program)
        .args(["run", &shard.to_string(), &shards.to_string()])
        .env("GLIBC_TUNABLES", TUNABLES)
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("a process under valgrind failed:\n{said}")) }
}

/// What callgrind has written for one process: a file a reading.
struct Dumps {
    file: PathBuf,
    next: usize,
}

impl Dumps {
    fn take(&mut self) -> Result<f64, String> {
        let path = format!("{}.{}", self.file.display(), self.next);
        self.next += 1;
        let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let total = text.lines().rev().find_map(|line| line.strip_prefix("totals: ")?.trim().parse().ok());
        total.ok_or_else(|| format!("{path}: no total"))
    }
}
