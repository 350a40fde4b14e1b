//! All that is public has an example that runs, and every link between the pages leads somewhere.

use std::fs;
use std::path::{Path, PathBuf};

/// The names that the facade gives on.
fn public() -> Vec<String> {
    let facade = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).expect("it is there");
    let list = facade.split_once("pub use serde_coerce_runtime::{").and_then(|(_, list)| list.split_once('}'));
    let names = list.expect("it has a list").0.split(',').map(|name| name.trim().to_owned());
    names.filter(|name| name.starts_with(char::is_uppercase)).collect()
}

/// What a line of source declares for users: a public type or trait, or a public method that may fail.
fn declared<'a>(line: &'a str, public: &[String]) -> Option<&'a str> {
    let is_method = line.starts_with(' ');
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name = |rest: &'a str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
    let named = |kind| rest.strip_prefix(kind).and_then(name).filter(|name| public.iter().any(|known| known == name));
    let fails = || {
        rest.strip_prefix("fn ")
            .filter(|rest| is_method && !rest.starts_with('$') && rest.contains("-> Result<"))
            .and_then(name)
    };
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
const FILES: [&str; 3] = ["issue_code.rs", "report.rs", "rules.rs"];

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

/// The first code in each row of the table that begins with `head`.
fn rows<'a>(page: &'a str, head: &str) -> Vec<&'a str> {
    let table = page.split_once(head).expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.trim_start_matches("//! ").starts_with('|'));
    rows.filter_map(|row| row.split('`').nth(1)).collect()
}

/// The names of all features in a manifest, in order.
fn features(manifest: &str) -> Vec<&str> {
    let section =
        manifest.split_once("[features]").and_then(|(_, rest)| rest.split_once("\n[")).expect("it has some").0;
    let names = section.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name);
    let mut names: Vec<&str> = names.filter(|name| !name.starts_with('#') && *name != "default").collect();
    names.sort_unstable();
    names
}

/// The features in the rows of the table of features.
fn listed_features(page: &str) -> Vec<&str> {
    let table = page.split_once("| feature | what |").expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.trim_start_matches("//! ").starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let mut names: Vec<&str> = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    names.sort_unstable();
    names
}

#[test]
fn the_page_of_the_crate_has_every_rule_and_every_feature() {
    let read = |path: &str| fs::read_to_string(Path::new(ROOT).join(path)).expect("it is there");
    let (readme, rules, facade) = (read("README.md"), read("src/rules.md"), read("src/lib.rs"));
    let head = "| rule | level | fires on | result |";
    assert_eq!(rows(&rules, head), rows(&readme, head));
    let declared = read("Cargo.toml");
    assert_eq!(listed_features(&facade), features(&declared));
    assert_eq!(listed_features(&readme), features(&declared));
}

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The pages outside of `docs`.
const PAGES: [&str; 7] = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "fuzz/README.md",
    "coerce-derive/README.md",
    "coerce-runtime/README.md",
];

/// The pages in `folder`, from the root.
fn pages_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder)).expect("the folder is there");
    let inside = entries.map(|entry| entry.expect("it can be read")).flat_map(|entry| {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() { pages_in(&path) } else { vec![path] }
    });
    inside.filter(|path| Path::new(path).extension().is_some_and(|kind| kind == "md")).collect()
}

/// The lines of a page outside of its code blocks.
fn lines_of(page: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        inside ^= is_fence;
        !is_fence && !inside
    })
}

/// Where the links of a page lead: inline, by reference, and in HTML.
fn targets(page: &str) -> Vec<String> {
    let paragraphs = lines_of(page).collect::<Vec<_>>().join("\n");
    let prose: String = paragraphs.split("\n\n").flat_map(|text| text.split('`').step_by(2).chain(["\n"])).collect();
    let up_to = |mark: &'static str, end: &'static [char]| {
        prose.split(mark).skip(1).filter_map(move |rest| rest.split(end).next()).map(str::to_owned)
    };
    let defined = prose.lines().filter_map(|line| line.strip_prefix('[')?.split_once("]: "));
    let defined = defined.filter(|(name, _)| !name.starts_with('^')).filter_map(|(_, target)| target.split(' ').next());
    let html = up_to("href=\"", &['"']).chain(up_to("src=\"", &['"']));
    up_to("](", &[')', ' ', '\n']).chain(html).chain(defined.map(str::to_owned)).collect()
}

/// The fragments that GitHub gives the headings of a page.
fn fragments(page: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for heading in lines_of(page).filter_map(|line| line.strip_prefix('#')?.trim_start_matches('#').strip_prefix(' ')) {
        let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        let slug: String = kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect();
        let unique = (1..=found.len()).map(|n| format!("{slug}-{n}")).find(|numbered| !found.contains(numbered));
        found.push(if found.contains(&slug) { unique.unwrap_or_default() } else { slug });
    }
    found
}

/// The file of this repository that `target` names on the page at `path`. None if it leads elsewhere.
fn linked(path: &str, target: &str) -> Option<PathBuf> {
    let own = target.strip_prefix(env!("CARGO_PKG_REPOSITORY")).and_then(|rest| {
        let (kind, rest) = rest.strip_prefix('/')?.split_once('/')?;
        ["blob", "tree", "raw"].contains(&kind).then(|| rest.split_once('/').map_or("", |(_, file)| file))
    });
    if own.is_none() && (target.contains("://") || target.starts_with("mailto:")) {
        return None;
    }
    let page = Path::new(ROOT).join(path);
    let file = own.or_else(|| target.strip_prefix('/')).map(|file| Path::new(ROOT).join(file));
    let beside = || if target.is_empty() { page.clone() } else { page.with_file_name(target) };
    Some(file.unwrap_or_else(beside))
}

/// The links of the page at `path` that lead nowhere.
fn broken(path: &str, page: &str) -> Vec<String> {
    let root = Path::new(ROOT).canonicalize().expect("it is there");
    let leads_somewhere = |target: &String| {
        let (target, fragment) = target.split_once('#').map_or((&**target, None), |(file, name)| (file, Some(name)));
        let Some(file) = linked(path, target) else { return true };
        let linked = if target.is_empty() { Some(page.to_owned()) } else { fs::read_to_string(&file).ok() };
        let has = |name: &str| linked.is_some_and(|page| fragments(&page).iter().any(|fragment| fragment == name));
        let is_inside = target.is_empty() || file.canonicalize().is_ok_and(|file| file.starts_with(&root));
        is_inside && fragment.is_none_or(has)
    };
    targets(page).into_iter().filter(|target| !leads_somewhere(target)).collect()
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut seen = 0;
    for path in PAGES.map(str::to_owned).into_iter().chain(pages_in("docs")) {
        let page = fs::read_to_string(Path::new(ROOT).join(&path)).expect("the page is there");
        assert_eq!(broken(&path, &page), [""; 0], "on {path}");
        seen += targets(&page).len();
    }
    assert!(seen > 20, "the pages have links: {seen}");
}

#[test]
fn broken_links_are_found() {
    let own = env!("CARGO_PKG_REPOSITORY");
    let samples = [
        ("[design](design.md), [it](../README.md \"title\"), [a folder](../examples), [root](/README.md)", vec![]),
        ("[gone](gone.md), ![gone](gone.svg)", vec!["gone.md", "gone.svg"]),
        ("[out](../../elsewhere.md), [above](../..)", vec!["../../elsewhere.md", "../.."]),
        ("[rules](../README.md#the-rules), [no](../README.md#the-laws)", vec!["../README.md#the-laws"]),
        ("# It's `a_b`, C\n# One\n# One\n[a](#its-a_b-c) [b](#one-1) [c](#one-2)", vec!["#one-2"]),
        ("[`code`](gone.md) and `[no](link.md)`\n```\n[no](link.md)\n# No\n```\n[no](#no)", vec!["gone.md", "#no"]),
        ("[by reference][it]\n\n[it]: gone.md\n[^note]: no link", vec!["gone.md"]),
        ("<img src=\"gone.svg\"> <a href=\"design.md\">it</a>", vec!["gone.svg"]),
        ("[web](https://docs.rs/gone), [mail](mailto:a@b.c)", vec![]),
        ("[a file](design.md#tests), [code](../src/lib.rs#L1)", vec!["design.md#tests", "../src/lib.rs#L1"]),
    ];
    for (page, expected) in samples {
        assert_eq!(broken("docs/page.md", page), expected, "{page}");
    }
    assert_eq!(broken("README.md", &format!("[a]({own}/blob/main/README.md) [b]({own}/issues)")), [""; 0]);
    let gone = format!("{own}/blob/main/gone.md");
    assert_eq!(broken("README.md", &format!("[a]({gone})")), [gone]);
}
