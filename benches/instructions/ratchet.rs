//! The ratchet: what was reached stays. A file holds the least of each figure that was ever measured, and only ever goes down.

use std::{
    fs, io,
    path::Path,
    process::{Command, Stdio},
};

use coerce_benches::table::Table;

use crate::{
    count::{Counts, Need},
    limits,
};

/// Where the least figures are kept: a figure a line, behind a comma.
const BEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/best.csv");

/// The source whose lines are counted.
const RUNTIME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../coerce-runtime/src");

/// How its line is named.
const LINES: &str = "code lines of the runtime";

/// How much a figure may be above the least.
const SLACK: f64 = 1.03;

/// The figures that are counted, in the words of the table of limits.
const ROWS: [&str; 6] = [
    "clean value / serde_json",
    "clean text / serde_json",
    "3 of 8 to repair, value / serde_json on it repaired",
    "3 of 8 to repair, text / serde_json on it repaired",
    "8 of 8 wrong, value / clean",
    "8 of 8 wrong, text / clean",
];

/// The figures of today beside the least, and whether none is above it. With `lower`, those that are less are written.
pub(crate) fn check(lower: bool) -> Result<(Table, bool), String> {
    let mut best = read(&fs::read_to_string(BEST).map_err(|error| format!("{BEST}: {error}"))?)?;
    let mut table = Table::new(&["figure", "today", "least", ""]);
    let mut all_hold = true;
    for (name, today) in figures()? {
        let least = best.iter_mut().find(|(known, _)| *known == name);
        let least = least.ok_or_else(|| format!("{BEST} has no line for `{name}`"))?;
        let holds = today <= least.1 * SLACK;
        all_hold &= holds;
        let verdict = if holds { "holds" } else { "more than 3 % above" };
        table.push(vec![name, shown(today), shown(least.1), verdict.to_owned()]);
        least.1 = least.1.min(today);
    }
    if lower {
        let lines = best.iter().map(|(name, least)| format!("\"{name}\",{}\n", shown(*least)));
        fs::write(BEST, lines.collect::<String>()).map_err(|error| format!("{BEST}: {error}"))?;
    }
    Ok((table, all_hold))
}

/// The figures of today: without valgrind, the lines alone.
fn figures() -> Result<Vec<(String, f64)>, String> {
    let lines = code_lines(Path::new(RUNTIME)).map_err(|error| format!("{RUNTIME}: {error}"))?;
    #[expect(clippy::cast_precision_loss, reason = "no program has so many lines")]
    let mut figures = vec![(LINES.to_owned(), lines as f64)];
    let valgrind = Command::new("valgrind").arg("--version").stdout(Stdio::null()).status();
    if !valgrind.is_ok_and(|status| status.success()) {
        println!("valgrind is not installed: instructions are not counted");
        return Ok(figures);
    }
    let needs: Vec<Need> = ROWS.iter().flat_map(|what| limits::needs_of(what)).collect();
    let counts = Counts::of(&needs);
    figures.extend(ROWS.iter().map(|what| ((*what).to_owned(), limits::ratio_of(what, &counts))));
    Ok(figures)
}

/// The lines of the file: a name in quotes, a comma, a number.
fn read(text: &str) -> Result<Vec<(String, f64)>, String> {
    let figure = |line: &str| {
        let (name, number) = line.rsplit_once(',')?;
        Some((name.trim_matches('"').to_owned(), number.parse().ok()?))
    };
    text.lines().map(|line| figure(line).ok_or_else(|| format!("{BEST}: what is `{line}`?"))).collect()
}

/// Lines are counted one by one, ratios to a thousandth.
fn shown(figure: f64) -> String {
    if figure.fract() == 0.0 { figure.to_string() } else { format!("{figure:.3}") }
}

/// The lines of Rust in a folder, without tests, comments and blank lines.
fn code_lines(folder: &Path) -> io::Result<usize> {
    let mut lines = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if ["tests", "testing", "fixtures"].contains(&name) || is_declared_for_tests(&path, name)? {
            continue;
        }
        if path.is_dir() {
            lines += code_lines(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            lines += code_lines_of(&fs::read_to_string(&path)?);
        }
    }
    Ok(lines)
}

/// Returns whether the module around declares this one under `#[cfg(test)]`.
fn is_declared_for_tests(path: &Path, name: &str) -> io::Result<bool> {
    let Some(folder) = path.parent() else { return Ok(false) };
    let around = [folder.with_extension("rs"), folder.join("lib.rs")].into_iter().find(|around| around.is_file());
    let Some(around) = around else { return Ok(false) };
    let text = fs::read_to_string(around)?;
    let mut lines = text.lines().skip_while(|line| line.trim() != "#[cfg(test)]");
    while let Some(attribute) = lines.next() {
        let declares = |line: &str| line.trim_end_matches(';').rsplit(' ').next() == Some(name) && line.ends_with(';');
        if attribute.trim() == "#[cfg(test)]" && lines.next().is_some_and(declares) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The lines of code of one file, without items under `#[cfg(test)]`.
fn code_lines_of(text: &str) -> usize {
    let (mut count, mut lines) = (0, text.lines().map(str::trim));
    while let Some(line) = lines.next() {
        if line == "#[cfg(test)]" {
            skip_item(&mut lines);
        } else {
            count += usize::from(!line.is_empty() && !line.starts_with("//"));
        }
    }
    count
}

/// Skips an item: up to its semicolon, or the brace that closes it.
fn skip_item<'t>(lines: &mut impl Iterator<Item = &'t str>) {
    let (mut opened, mut closed) = (0, 0);
    for line in lines {
        opened += line.matches('{').count();
        closed += line.matches('}').count();
        if opened > 0 && opened <= closed || opened == 0 && line.ends_with(';') {
            return;
        }
    }
}
