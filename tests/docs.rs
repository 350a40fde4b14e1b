//! All that is public has an example that runs.

use std::fs;
use std::path::Path;

/// The names that the facade gives on.
fn public() -> Vec<String> {
    let facade = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).expect("it is there");
    let list = facade.split_once("pub use coerce_runtime::{").and_then(|(_, list)| list.split_once('}'));
    let names = list.expect("it has a list").0.split(',').map(|name| name.trim().to_owned());
    names.filter(|name| name.starts_with(char::is_uppercase)).collect()
}

/// What a line of source declares for users: a public type or trait, or a public method that may fail.
fn declared<'a>(line: &'a str, public: &[String]) -> Option<&'a str> {
    let is_method = line.starts_with(' ');
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name = |rest: &'a str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
    let named = |kind| rest.strip_prefix(kind).and_then(name).filter(|name| public.iter().any(|known| known == name));
    let fails = || rest.strip_prefix("fn ").filter(|rest| is_method && rest.contains("-> Result<")).and_then(name);
    named("struct ").or_else(|| named("enum ")).or_else(|| named("trait ")).or_else(fails)
}

/// What `source` declares for users without an example that runs.
fn without_example<'a>(source: &'a str, public: &[String]) -> Vec<&'a str> {
    let (mut example, mut inside, mut found) = (false, false, Vec::new());
    for line in source.lines() {
        let trimmed = line.trim_start();
        if let Some(fence) = trimmed.strip_prefix("/// ```") {
            example |= !inside && fence.is_empty();
            inside = !inside;
        } else if let Some(name) = declared(line, public) {
            if !example {
                found.push(name);
            }
        } else if trimmed.is_empty() || trimmed.starts_with('}') {
            example = false;
        }
    }
    found
}

/// Where the runtime is, from the root.
const RUNTIME: &str = "coerce-runtime/src";

/// Where it declares what users name: in the files of these folders, and in these files.
const FOLDERS: [&str; 3] = ["api", "json", "report"];
const FILES: [&str; 2] = ["report.rs", "rules.rs"];

/// The source of these files.
fn sources() -> impl Iterator<Item = String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(RUNTIME);
    let folders = FOLDERS.map(|folder| fs::read_dir(root.join(folder)).expect("the folder is there"));
    let files = folders.into_iter().flatten().map(|entry| entry.expect("it can be read").path());
    let files =
        files.filter(|file| file.extension().is_some_and(|kind| kind == "rs")).chain(FILES.map(|file| root.join(file)));
    files.map(|file| fs::read_to_string(file).expect("the file is there"))
}

#[test]
fn what_the_facade_gives_has_an_example_that_runs() {
    let public = public();
    let mut seen = 0;
    for source in sources() {
        let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        assert_eq!(without_example(source, &public), [""; 0]);
        seen += source
            .lines()
            .filter(|line| declared(line, &public).is_some_and(|name| public.iter().any(|known| known == name)))
            .count();
    }
    assert_eq!(seen, public.len(), "each is declared in one of these folders");
}
