//! What the compiler says of faults: a folder a theme, and each file is named after its fault. What it says differs between
//! compilers, so it is compared on one only; elsewhere that is said, and nothing is tested.
//!
//! After a change of the messages: `TRYBUILD=overwrite cargo test --test ui`, then read what has changed.

use std::env;
use std::process::Command;

/// The compiler that the `.stderr` files come from.
const PINNED: &str = "rustc 1.95.";

/// The folders of faults.
const THEMES: [&str; 12] = [
    "arguments",
    "conflicts",
    "custom",
    "defaults",
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
    let compiler = compiler();
    if !compiler.starts_with(PINNED) {
        eprintln!("skipped: the messages are those of {PINNED}x, and this is {compiler}");
        return;
    }
    let cases = trybuild::TestCases::new();
    for theme in THEMES {
        cases.compile_fail(format!("tests/ui/{theme}/*.rs"));
    }
}

/// What has no fault compiles. (Not by trybuild: it takes the faults all at once only where nothing else is among them.)
#[path = "ui/pass"]
mod pass {
    mod fit_through_aliases_and_generics;
    mod markers_of_ones_own;
}

/// What the compiler says of itself.
fn compiler() -> String {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
