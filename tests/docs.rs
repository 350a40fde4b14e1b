//! What the pages in `docs` claim is shown by the tests that they name.

use std::fs;
use std::path::Path;

/// The tests that a page names: `formats::yaml::an_alias_is_what_it_stands_for`.
fn named(page: &str) -> impl Iterator<Item = Vec<&str>> {
    let quoted = page.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.contains("::") && !word.contains(['<', '(', ' '])).filter_map(|word| {
        let parts: Vec<_> = word.split("::").collect();
        (parts[0].starts_with(char::is_lowercase) && parts[parts.len() - 1].contains('_')).then_some(parts)
    })
}

/// Whether `tests/formats/yaml.rs` has that function, as a test.
fn exists(parts: &[&str]) -> bool {
    let (name, modules) = parts.split_last().expect("a name has parts");
    let file = format!("{}/tests/{}.rs", env!("CARGO_MANIFEST_DIR"), modules.join("/"));
    let source = fs::read_to_string(file).unwrap_or_default();
    let tests = [
        format!("#[test]\nfn {name}("),
        format!("#[tokio::test]\nasync fn {name}("),
        format!("#[test]\n    fn {name}("),
    ];
    tests.iter().any(|test| source.contains(test))
}

fn check(page: &str, at_least: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
    let text = fs::read_to_string(path).expect("the page is there");
    let missing: Vec<_> = named(&text).filter(|parts| !exists(parts)).map(|parts| parts.join("::")).collect();
    assert!(missing.is_empty(), "{page} names tests that are not there: {missing:#?}");
    assert!(named(&text).count() >= at_least, "{page} names only {} tests", named(&text).count());
}

#[test]
fn the_page_on_formats_names_tests_that_are_there() {
    check("formats.md", 50);
}

#[test]
fn the_page_on_entry_points_names_tests_that_are_there() {
    check("entry-points.md", 13);
}

/// The names that the facade gives on.
fn public() -> Vec<String> {
    let facade = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).expect("it is there");
    let list = facade.split_once("pub use coerce_runtime::{").and_then(|(_, list)| list.split_once('}'));
    let names = list.expect("it has a list").0.split(',').map(|name| name.trim().to_owned());
    names.filter(|name| name.starts_with(char::is_uppercase)).collect()
}

/// What a line of source declares for users: a public type or trait, or a public function that may fail.
fn declared<'a>(line: &'a str, public: &[String]) -> Option<&'a str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name = |rest: &'a str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
    let named = |kind| rest.strip_prefix(kind).and_then(name).filter(|name| public.iter().any(|known| known == name));
    let fails = || rest.strip_prefix("fn ").filter(|rest| rest.contains("-> Result<")).and_then(name);
    named("struct ").or_else(|| named("enum ")).or_else(|| named("trait ")).or_else(fails)
}

/// What `source` declares for users without an example that runs.
fn without_example<'a>(source: &'a str, public: &[String]) -> Vec<&'a str> {
    let (mut example, mut inside, mut found) = (false, false, Vec::new());
    for line in source.lines().map(str::trim_start) {
        if let Some(fence) = line.strip_prefix("/// ```") {
            example |= !inside && fence.is_empty();
            inside = !inside;
        } else if let Some(name) = declared(line, public) {
            if !example {
                found.push(name);
            }
        } else if line.is_empty() || line.starts_with('}') {
            example = false;
        }
    }
    found
}

/// Where the runtime is, from the root.
const RUNTIME: &str = "coerce-next/src";

/// Where it declares what users name.
const FOLDERS: [&str; 4] = ["api", "json", "report", "rules"];

/// The source of the files in the folder and of the file beside it, unit tests aside.
fn sources(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(RUNTIME);
    let entries = fs::read_dir(root.join(folder)).expect("the folder is there");
    let files = entries.map(|entry| entry.expect("it can be read").path());
    let files = files.filter(|file| file.extension().is_some_and(|kind| kind == "rs") && !file.ends_with("tests.rs"));
    let files = files.chain([root.join(folder).with_extension("rs")]);
    files.map(|file| fs::read_to_string(file).expect("the file is there")).collect()
}

#[test]
fn what_the_facade_gives_has_an_example_that_runs() {
    let public = public();
    let mut seen = 0;
    for source in FOLDERS.into_iter().flat_map(sources) {
        let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        assert_eq!(without_example(source, &public), [""; 0]);
        seen += source
            .lines()
            .filter(|line| declared(line, &public).is_some_and(|name| public.iter().any(|known| known == name)))
            .count();
    }
    assert_eq!(seen, public.len(), "each is declared in one of these folders");
}
