//! Counts how work grows: `benches/growth.sh` builds it and says what it takes.
//!
//! Each row is something that can grow, at one size and at four times that size, read from text and from a value, with the default
//! limits and with limits of a million. The program runs itself under callgrind, as `growth run SHARD SHARDS`, and each process
//! counts every reading of its rows apart from all else.

mod count;
mod row;
mod rows;

use std::{env, fs, process::ExitCode};

use coerce_benches::table::{self, Table};

use crate::{
    count::{Counts, counted},
    row::{COLUMNS, Row},
};

/// Where the table is kept.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/performance.md");

fn main() -> ExitCode {
    let arguments = env::args().skip(1).collect::<Vec<_>>();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["run", shard, shards] => run(shard, shards),
        ["list"] => succeeded(list(&rows::all())),
        [] => succeeded(measured().map(|_| ())),
        ["--check"] => succeeded(measured().and_then(|(_, broken)| verdict(&broken))),
        ["--write"] => succeeded(measured().and_then(|(table, broken)| write(&table).and(verdict(&broken)))),
        _ => {
            eprintln!("usage: growth [--check | --write | list]");
            ExitCode::from(2)
        }
    }
}

/// The readings of one shard, each between two marks that callgrind knows.
fn run(shard: &str, shards: &str) -> ExitCode {
    let (Ok(shard), Ok(shards)) = (shard.parse(), shards.parse()) else { return ExitCode::from(2) };
    for row in rows::all().iter().skip(shard).step_by(shards) {
        row.warm();
        row.readings().for_each(counted);
    }
    ExitCode::SUCCESS
}

/// Reads everything once, and lists what came of it.
fn list(rows: &[Row]) -> Result<(), String> {
    for row in rows {
        println!("{:<60} {}", row.what(), row.outcomes().len());
    }
    rows::faults(rows)
}

/// The table, printed, and the rows that grow too fast.
fn measured() -> Result<(Table, Vec<String>), String> {
    let rows = rows::all();
    rows::faults(&rows)?;
    let counts = Counts::of(&rows)?;
    let mut table = Table::new(&COLUMNS);
    rows.iter().enumerate().for_each(|(index, row)| table.push(row.cells(counts.of_row(index))));
    print!("{}", table.aligned());
    let broken = rows.iter().enumerate().filter_map(|(index, row)| row.fault(counts.of_row(index))).collect();
    Ok((table, broken))
}

fn verdict(broken: &[String]) -> Result<(), String> {
    if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
}

fn write(table: &Table) -> Result<(), String> {
    let page = fs::read_to_string(PAGE).map_err(|error| format!("{PAGE}: {error}"))?;
    let page =
        table::between_markers(&page, "four-times", &table.markdown()).map_err(|error| format!("{PAGE}: {error}"))?;
    fs::write(PAGE, page).map_err(|error| format!("{PAGE}: {error}"))
}

fn succeeded(outcome: Result<(), String>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
