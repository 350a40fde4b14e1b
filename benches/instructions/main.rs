//! Counts instructions by callgrind: `benches/instructions.sh` builds it and says what it takes.
//!
//! The program runs itself under valgrind, as `instructions run WORK WAY TIMES`, with two numbers of readings. What the two
//! counts differ by is what the further readings cost; the start of the process, the building of the document and all else that
//! is done once drop out.

mod count;
mod growth;
mod limits;
mod ratchet;

use std::{env, fmt, fs, process::ExitCode};

use coerce_benches::{
    all, chart,
    comparison::{self, Compared},
    table::{self, Table},
};

use crate::count::{Counts, Way};

/// Where the tables are kept.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/performance.md");

/// Where the picture of them is kept.
const CHART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/costs.svg");

/// What is compared: all but the long lists, which take long under valgrind.
const DOCUMENTS: &[Compared] = comparison::ARGUMENTS_AND_NESTED;

fn main() -> ExitCode {
    let arguments = env::args().skip(1).collect::<Vec<_>>();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["run", work, way, times] => run(work, way, times),
        ["list"] => list(),
        [] | ["--lto"] => limits(false),
        ["--check"] | ["--lto", "--check"] => limits(true),
        ["--ratchet"] => ratchet(false),
        ["--ratchet", "--lower"] => ratchet(true),
        ["--write"] => write(),
        ["--lto", "--write"] => write_limits("limits-lto"),
        ["chart"] => succeeded(draw()),
        _ => {
            eprintln!("usage: instructions [[--lto] --check | [--lto] --write | --ratchet [--lower] | chart | list]");
            ExitCode::from(2)
        }
    }
}

/// Proves that those who are compared did the same work.
fn agreed() -> bool {
    let faults = comparison::disagreements(DOCUMENTS);
    for fault in &faults {
        eprintln!("{fault}");
    }
    faults.is_empty()
}

/// One run under valgrind.
fn run(work: &str, way: &str, times: &str) -> ExitCode {
    let found = all().into_iter().find(|found| found.name() == work);
    let (Some(work), Some(way), Ok(times)) = (found, Way::named(way), times.parse()) else {
        eprintln!("no such work: see `instructions list`");
        return ExitCode::from(2);
    };
    way.run(&work.prepare(), times);
    ExitCode::SUCCESS
}

/// All work, and what its reader makes of the document.
fn list() -> ExitCode {
    for work in all() {
        let shown = work.prepare().shown().map_or_else(|| "refused".to_owned(), |value| value.to_string());
        println!("{:<32} {}", work.name(), shown.chars().take(80).collect::<String>());
    }
    ExitCode::SUCCESS
}

/// Prints the limits; whether one is missed counts only where asked for.
fn limits(check: bool) -> ExitCode {
    if !agreed() {
        return ExitCode::FAILURE;
    }
    let (table, held) = limits::table(&Counts::of(&limits::needs()));
    print!("{}", table.aligned());
    if held || !check { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Fails where a figure is above the least that was reached. With `lower`, lesser ones are kept.
fn ratchet(lower: bool) -> ExitCode {
    match ratchet::check(lower) {
        Ok((table, holds)) => {
            print!("{}", table.aligned());
            if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => succeeded(Err(error)),
    }
}

/// Counts what has a limit and writes it between the page's markers of this name.
fn write_limits(name: &str) -> ExitCode {
    if !agreed() {
        return ExitCode::FAILURE;
    }
    let (limits, _) = limits::table(&Counts::of(&limits::needs()));
    succeeded(put(PAGE, &[(name, limits)]))
}

/// Counts all there is and writes it between the page's markers.
fn write() -> ExitCode {
    if !agreed() {
        return ExitCode::FAILURE;
    }
    let mut needs = [limits::needs(), growth::needs()].concat();
    needs.extend(comparison::works(DOCUMENTS).map(|work| count::each(&work.name())));
    let counts = Counts::of(&needs);
    let (limits, _) = limits::table(&counts);
    let tables = [
        ("limits", limits),
        ("peers", comparison::table(DOCUMENTS, |work| counts.find(work))),
        ("growth", growth::table(&counts)),
    ];
    succeeded(put(PAGE, &tables).and_then(|()| draw()))
}

/// Draws what the tables of the page say.
fn draw() -> Result<(), String> {
    let page = fs::read_to_string(PAGE).map_err(|error| format!("{PAGE}: {error}"))?;
    fs::write(CHART, chart::of_page(&page)?).map_err(|error| format!("{CHART}: {error}"))
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

/// Puts tables between the markers of a page, and prints them.
fn put(path: &str, tables: &[(&str, Table)]) -> Result<(), String> {
    let message = |error: &dyn fmt::Display| format!("{path}: {error}");
    let mut page = fs::read_to_string(path).map_err(|error| message(&error))?;
    for (name, table) in tables {
        page = table::between_markers(&page, name, &table.markdown()).map_err(|error| message(&error))?;
        println!("{}", table.aligned());
    }
    fs::write(path, page).map_err(|error| message(&error))
}
