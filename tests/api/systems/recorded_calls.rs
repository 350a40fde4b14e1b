//! Recorded calls: each line stands alone, on whatever thread it is read.

#[path = "../../../examples/recorded_calls.rs"]
mod example;

use std::io::Write;
use std::path::Path;

use example::{Refused, count};
use serde_coerce::Tally;

const RECORDED: &str = include_str!("../../../examples/data/recorded_calls.jsonl");

/// The counts, and the numbers of the first refused lines.
fn counted(file: &Path) -> ([u64; 3], Vec<u64>) {
    let (tally, refused) = (Tally::new(), Refused::default());
    count(file, &tally, &refused).unwrap();
    ([tally.clean(), tally.coerced(), tally.rejected()], refused.into_first().into_keys().collect())
}

#[test]
fn each_line_is_counted() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/recorded_calls.jsonl");
    assert_eq!(counted(&file), ([5, 4, 4], vec![5, 8, 11, 13]));
}

/// Numbers are those of the file, and no line is cut, over many blocks of it.
#[test]
fn blocks_end_where_lines_do() {
    const TIMES: usize = 3000;
    let mut file = tempfile();
    file.1.write_all(RECORDED.repeat(TIMES).as_bytes()).unwrap();
    let ([clean, coerced, rejected], first) = counted(&file.0);
    std::fs::remove_file(&file.0).unwrap();
    let times = u64::try_from(TIMES).unwrap();
    assert!(RECORDED.len() * TIMES > 2 << 20, "several blocks");
    assert_eq!([clean, coerced, rejected], [5 * times, 4 * times, 4 * times]);
    assert_eq!(first, [5, 8, 11, 13, 14 + 5]);
}

fn tempfile() -> (std::path::PathBuf, std::fs::File) {
    let path = std::env::temp_dir().join(format!("coerce-recorded-calls-{}.jsonl", std::process::id()));
    let file = std::fs::File::create(&path).unwrap();
    (path, file)
}
