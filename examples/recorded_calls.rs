//! Recorded calls by the million, as JSON Lines: read on all cores, with a progress bar, and counted.
//!
//! `cargo run --example recorded_calls` reads `examples/data/recorded_calls.jsonl`. To see it work, give it more:
//!
//! ```sh
//! for _ in $(seq 100000); do cat examples/data/recorded_calls.jsonl; done >calls.jsonl
//! cargo run --release --example recorded_calls calls.jsonl
//! ```

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use indicatif::ProgressBar;
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::Deserialize;
use serde_coerce::{Coerce, Error, Tally};

/// A recorded call. Each variant reads the arguments of its tool.
#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "tool", content = "arguments", rename_all = "snake_case")]
#[coerce(fields(string_to_json))]
#[expect(dead_code, reason = "the calls are only counted")]
enum Call {
    SearchNotes(SearchNotes),
    AddNote(AddNote),
    DeleteNotes(DeleteNotes),
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "the calls are only counted")]
struct SearchNotes {
    query: String,
    #[coerce(string_to_number)]
    limit: Option<u32>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "the calls are only counted")]
struct AddNote {
    #[coerce(trim)]
    text: String,
    #[serde(default)]
    #[coerce(string_to_json, string_to_list)]
    tags: Vec<String>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "the calls are only counted")]
struct DeleteNotes {
    #[coerce(singleton_list, string_to_number)]
    ids: Vec<u64>,
    confirm: bool,
}

/// What is read at once: some MiB of whole lines.
struct Block {
    /// How many lines are before it.
    before: u64,
    text: Vec<u8>,
}

/// The blocks of a file, one after the other: memory holds one for each thread, whatever the file's size.
struct Blocks<R> {
    reader: R,
    before: u64,
}

/// How many bytes a block has, before its last line is completed.
const BLOCK_BYTES: u64 = 1 << 20;

impl<R: BufRead> Blocks<R> {
    fn read(&mut self) -> io::Result<Option<Block>> {
        let mut text = Vec::new();
        self.reader.by_ref().take(BLOCK_BYTES).read_to_end(&mut text)?;
        self.reader.read_until(b'\n', &mut text)?;
        let before = self.before;
        self.before += text.iter().map(|byte| u64::from(*byte == b'\n')).sum::<u64>();
        Ok(Some(Block { before, text }).filter(|block| !block.text.is_empty()))
    }
}

impl<R: BufRead> Iterator for Blocks<R> {
    type Item = io::Result<Block>;

    fn next(&mut self) -> Option<io::Result<Block>> {
        self.read().transpose()
    }
}

/// The first lines that are refused, by their numbers.
#[derive(Default)]
pub(crate) struct Refused(Mutex<BTreeMap<u64, Error>>);

impl Refused {
    /// How many are kept.
    const MOST: usize = 5;

    fn add(&self, number: u64, error: Error) {
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        refused.insert(number, error);
        if refused.len() > Self::MOST {
            refused.pop_last();
        }
    }

    pub(crate) fn into_first(self) -> BTreeMap<u64, Error> {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads all lines of a file.
pub(crate) fn count(file: &Path, tally: &Tally, refused: &Refused) -> io::Result<()> {
    let file = File::open(file)?;
    let bar = ProgressBar::new(file.metadata()?.len());
    let blocks = Blocks { reader: BufReader::new(file), before: 0 };
    blocks.par_bridge().try_for_each(|block| {
        let Block { before, text } = block?;
        for line in serde_coerce::lines::<Call>(&*text) {
            tally.record(&line.result);
            if let Err(error) = line.result {
                refused.add(before + line.number, error);
            }
        }
        bar.inc(text.len().try_into().unwrap_or(u64::MAX));
        Ok(())
    })
}

#[allow(dead_code)] // the test counts by itself
fn main() -> io::Result<()> {
    let given = std::env::args_os().nth(1).map(PathBuf::from);
    let small = || Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/recorded_calls.jsonl");
    let (tally, refused) = (Tally::new(), Refused::default());
    count(&given.unwrap_or_else(small), &tally, &refused)?;
    println!("{tally}");
    for (number, error) in refused.into_first() {
        println!("line {number}: {error}");
    }
    Ok(())
}
