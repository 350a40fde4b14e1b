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
fn the_page_on_doors_names_tests_that_are_there() {
    check("doors.md", 13);
}
