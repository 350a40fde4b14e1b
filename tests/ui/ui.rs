//! What the compiler says of faults: a folder a theme, and each file is named after its fault.
//!
//! The `.stderr` files hold to the letter what one compiler says. Another has other words of its own; there, each program must still
//! fail, and each message that is ours must be among what is said.
//!
//! After a change of the messages: `TRYBUILD=overwrite cargo test -p coerce-ui`, then read what has changed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The compiler that the `.stderr` files come from.
const RECORDED: &str = "rustc 1.95.";

/// The folders of faults.
const THEMES: [&str; 13] = [
    "arguments",
    "conflicts",
    "custom",
    "defaults",
    "fields",
    "fit",
    "keys",
    "places",
    "serde",
    "shapes",
    "tagged",
    "together",
    "unknown",
];

#[test]
fn faults_are_reported_on_the_exact_word() {
    if compiler().starts_with(RECORDED) {
        all_fail_in(Path::new(""));
    } else {
        our_messages_stay();
    }
}

/// Runs by itself only on another compiler than the recorded one, where it writes what that one says into the copy.
#[test]
#[ignore = "the test above runs it in a process of its own, as `TRYBUILD` is read from the environment"]
fn another_compiler_writes() {
    all_fail_in(&copy());
}

fn all_fail_in(folder: &Path) {
    let cases = trybuild::TestCases::new();
    for theme in THEMES {
        cases.compile_fail(folder.join(theme).join("*.rs"));
    }
}

/// Each program of a copy fails on this compiler too, with every message of ours that the recorded compiler shows.
fn our_messages_stay() {
    for theme in THEMES {
        let (from, to) = (Path::new(theme), copy().join(theme));
        fs::create_dir_all(&to).unwrap();
        for program in files(from, "rs") {
            fs::copy(&program, to.join(program.file_name().unwrap())).unwrap();
        }
    }
    let status = Command::new(env::current_exe().unwrap())
        .args(["--exact", "another_compiler_writes", "--ignored", "--nocapture"])
        .env("TRYBUILD", "overwrite")
        .status()
        .unwrap();
    assert!(status.success(), "a program with a fault compiles");
    for theme in THEMES {
        for recorded in files(Path::new(theme), "stderr") {
            let said = fs::read_to_string(copy().join(theme).join(recorded.file_name().unwrap())).unwrap();
            let missing = &our_messages(&fs::read_to_string(&recorded).unwrap()) - &our_messages(&said);
            assert!(missing.is_empty(), "{}: {missing:#?} is missing in:\n{said}", recorded.display());
        }
    }
}

/// The messages that the derive or an attribute of the runtime words: without a code, or of a bound with words of its own.
fn our_messages(stderr: &str) -> BTreeSet<String> {
    let bounds = stderr.lines().filter_map(|line| line.strip_prefix("error[E0277]: "));
    let faults = stderr.lines().filter_map(|line| line.strip_prefix("error: "));
    faults.chain(bounds.filter(|message| !message.starts_with("the trait bound"))).map(str::to_owned).collect()
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    all.filter(|path| path.extension().is_some_and(|is| is == extension)).collect()
}

fn copy() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("ui")
}

/// What has no fault compiles. (Not by trybuild: it takes the faults all at once only where nothing else is among them.)
#[path = "pass"]
mod pass {
    mod envelope_of_both;
    mod fit_through_aliases_and_generics;
    mod loud_names;
    mod markers_of_ones_own;
    mod null_without_a_tag;
    mod private_inside;
    mod read_from_another;
}

/// What the compiler says of itself.
fn compiler() -> String {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
