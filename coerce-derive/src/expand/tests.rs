//! What is written for a few small types, to the letter: `src/expand/golden`. After an intentional change:
//! `UPDATE=1 cargo test -p serde_coerce_derive golden`, then read what has changed.

use std::{env, fs};

use crate::errors::Errors;

mod parts;

/// The code that the derive writes.
fn expanded(code: &str) -> String {
    let (mut input, mut errors) = (syn::parse_str(code).expect("code of a type"), Errors::default());
    let model = crate::raw::read(&mut input, &mut errors).map(|raw| crate::check::check(raw, &mut errors));
    assert_eq!(errors.messages(), [""; 0], "{code}");
    let file = syn::parse2(super::expand(&model.expect("a model"))).expect("code of items");
    prettyplease::unparse(&file)
}

fn compare(name: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/expand/golden");
    let code = fs::read_to_string(format!("{folder}/{name}.rs")).expect("the type is there");
    let (path, found) = (format!("{folder}/{name}.expanded.rs"), expanded(&code));
    if env::var_os("UPDATE").is_some() {
        fs::write(path, found).expect("the folder can be written");
        return;
    }
    let expected = fs::read_to_string(path).expect("the golden file is there: run with UPDATE=1");
    assert_eq!(found, expected, "run with UPDATE=1 if this is intended, and read what has changed");
}

#[test]
fn golden_struct() {
    compare("struct");
}

#[test]
fn golden_fields() {
    compare("fields");
}

#[test]
fn golden_from() {
    compare("from");
}

#[test]
fn golden_enum() {
    compare("enum");
}

/// What rules fit an enum depends on whether its values are words, and on what has no tag.
#[test]
fn markers_of_enums() {
    let has = |code: &str, marker: &str| expanded(code).contains(&format!("target::{marker} for Name"));
    for (code, fits, others) in [
        ("enum Name { A, B(u8) }", "Enum Trimmable Choice Object Defaulted", "Nullable"),
        ("enum Name { A, B(#[serde(skip)] T) }", "Enum Trimmable Choice Defaulted", "Object Nullable"),
        ("enum Name { A(u8), B { x: u8 } }", "Object Defaulted", "Enum Trimmable Choice"),
        ("enum Name { A(u8), #[serde(untagged)] B(String) }", "Object Trimmable Choice Defaulted", "Enum"),
        ("enum Name { A, #[serde(untagged)] B(Option<u8>) }", "Enum Object Nullable", "Defaulted"),
        ("#[serde(tag = \"t\")] enum Name { A { x: u8 } }", "Enum Trimmable Choice Object Defaulted", "Nullable"),
        ("#[serde(untagged)] enum Name { A(u8), B { x: u8 } }", "Trimmable Choice Object Defaulted", "Enum"),
        ("#[serde(untagged)] enum Name { A(Option<u8>), B { x: u8 } }", "Object Nullable", "Enum Defaulted"),
        ("#[serde(untagged)] enum Name { A(()), B { x: u8 } }", "Object Nullable", "Enum Defaulted"),
        ("#[serde(untagged)] enum Name { A, B { x: u8 } }", "Object Nullable", "Enum Defaulted"),
        ("#[serde(untagged)] enum Name { A((u8, u8)), B { x: u8 } }", "Object Defaulted", "Enum Nullable"),
    ] {
        for marker in fits.split(' ') {
            assert!(has(code, marker), "{code}: {marker}");
        }
        for marker in others.split(' ') {
            assert!(!has(code, marker), "{code}: {marker}");
        }
    }
}
