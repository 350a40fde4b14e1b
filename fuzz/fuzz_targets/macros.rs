//! The derive, on types made by a grammar of attributes, sound and unsound: nothing panics, and an impl is always left.

#![no_main]

/// The modules of the macro. It cannot be called from a program, since its tokens are the compiler's.
#[allow(dead_code, reason = "the entry of the macro is not here")]
#[path = "../../coerce-derive/src"]
mod derive {
    pub(crate) mod attr;
    pub(crate) mod bound;
    pub(crate) mod check;
    pub(crate) mod errors;
    pub(crate) mod expand;
    pub(crate) mod fallback;
    pub(crate) mod model;
    pub(crate) mod raw;
    pub(crate) mod rules;
    pub(crate) mod suggest;
}

use coerce_fuzz::Dice;
use derive::{attr, bound, check, errors, expand, fallback, model, raw, rules, suggest};
use proc_macro2::TokenStream;
use syn::DeriveInput;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((first, rest)) = data.split_first() else { return };
    let code = match (first % 2, str::from_utf8(rest)) {
        (1, Ok(text)) => text.to_owned(),
        _ => a_type(&mut Dice::new(rest)),
    };
    let Ok(mut input) = syn::parse_str::<DeriveInput>(&code) else { return };
    // `syn` leaves it to the compiler that this is no name.
    if input.generics.type_params().any(|parameter| parameter.ident == "_") {
        return;
    }
    check_output(&code, &mut input);
});

fn check_output(code: &str, input: &mut DeriveInput) {
    let (is_sound, output) = match derived(input) {
        Ok(output) => (true, output),
        Err(errors) => (false, fallback::fallback(input, &errors)),
    };
    let text = output.to_string();
    let faults = text.matches("compile_error !").count();
    let impls = text.matches(":: Coerce for ").count();
    assert!(is_sound == (faults == 0), "{faults} faults:\n{code}\n{text}");
    // Where the attribute `crate` is wrong, nobody knows where the trait is.
    let has_trait = raw::without_size(input).is_none() && check::krate_of(input).is_some();
    assert!(impls == 1 || !has_trait, "{impls} impls:\n{code}\n{text}");
    if let Err(error) = syn::parse2::<syn::File>(output) {
        panic!("{error}:\n{code}\n{text}");
    }
}

/// Read, check, expand, as in the macro's `lib.rs`.
fn derived(input: &mut DeriveInput) -> Result<TokenStream, TokenStream> {
    let mut errors = errors::Errors::default();
    let model = raw::read(input, &mut errors).map(|raw| check::check(raw, &mut errors));
    errors.finish(model).map(|model| expand::expand(&model))
}

const TYPES: [&str; 20] = [
    "u8",
    "f64",
    "bool",
    "char",
    "String",
    "Vec<u8>",
    "Option<String>",
    "BTreeMap<String, T>",
    "T",
    "Box<Name>",
    "Self",
    "[u8; 3]",
    "(u8, T)",
    "()",
    "PhantomData<T>",
    "<T as Iterator>::Item",
    "dyn Send",
    "str",
    "&'a str",
    "HashMap<Key, Vec<Option<T>>>",
];

const SERDE: [&str; 30] = [
    "default",
    "default = \"f\"",
    "rename = \"type\"",
    "rename = \"b\"",
    "rename(deserialize = \"c\")",
    "alias = \"a\"",
    "skip",
    "skip_deserializing",
    "flatten",
    "with = \"m\"",
    "deserialize_with = \"f\"",
    "borrow",
    "bound = \"T: Copy\"",
    "getter = \"g\"",
    "rename_all = \"camelCase\"",
    "rename_all = \"nonsense\"",
    "rename_all_fields = \"UPPERCASE\"",
    "deny_unknown_fields",
    "tag = \"type\"",
    "tag = \"b\", content = \"c\"",
    "untagged",
    "other",
    "transparent",
    "from = \"Other\"",
    "try_from = \"u8\"",
    "expecting = \"a name\"",
    "remote = \"Other\"",
    "crate = \"s\"",
    "field_identifier",
    "unheard_of(",
];

/// Arguments, for rules and attributes that take them and for those that don't.
const ARGUMENTS: [&str; 26] = [
    "",
    "()",
    "(floats)",
    "(separators)",
    "(\"a\")",
    "(\"a\", \"a\")",
    "(\"\")",
    "(key = \"b\")",
    "(key(\"a\", \"b\"))",
    "(key = \"type\", only(\"x\", \"y\"))",
    "(only())",
    "(separator = \";\")",
    "(separator = \"\")",
    "(value = null)",
    "(value = -0.5)",
    "(value = 1e999)",
    "(yes = \"on\", no = \"off\")",
    "(yes(\"on\"), no(\"on\"))",
    "(path::to::<u8>::f)",
    "(first = f)",
    " = \"b\"",
    " = 5",
    "(trim, each(trim))",
    "(-)",
    "((",
    "(value = 99999999999999999999999)",
];

fn a_type(dice: &mut Dice<'_>) -> String {
    let attributes = attributes(dice);
    let generics = dice.one(&["", "", "<T>", "<T: Copy, const N: usize>", "<'a, T>", "<T = u8>"]);
    let conditions = dice.one(&["", "", "where T: Send", "where Vec<T>: Clone,"]);
    match dice.below(7) {
        0 => format!("{attributes} struct Name{generics} {conditions};"),
        1 => format!("{attributes} struct Name{generics}({}) {conditions};", fields(dice, false)),
        2 | 3 => format!("{attributes} struct Name{generics} {conditions} {{ {} }}", fields(dice, true)),
        4 => format!("{attributes} union Name{generics} {conditions} {{ {} }}", fields(dice, true)),
        _ => format!("{attributes} enum Name{generics} {conditions} {{ {} }}", variants(dice)),
    }
}

fn variants(dice: &mut Dice<'_>) -> String {
    let mut variants = String::new();
    for _ in 0..dice.below(5) {
        variants.push_str(&attributes(dice));
        variants.push_str(dice.one(&["A", "B", "a", "Type", "r#move"]));
        match dice.below(4) {
            0 | 1 => {}
            2 => variants.push_str(&format!("({})", fields(dice, false))),
            _ => variants.push_str(&format!("{{ {} }}", fields(dice, true))),
        }
        variants.push_str(dice.one(&[", ", " = 5, "]));
    }
    variants
}

fn fields(dice: &mut Dice<'_>, named: bool) -> String {
    let mut fields = String::new();
    for _ in 0..dice.below(5) {
        fields.push_str(&attributes(dice));
        if named {
            fields.push_str(dice.one(&["pub a", "b", "r#type", "c_d", "compat"]));
            fields.push_str(": ");
        }
        fields.push_str(dice.one(&TYPES));
        fields.push_str(", ");
    }
    fields
}

fn attributes(dice: &mut Dice<'_>) -> String {
    let mut attributes = String::new();
    for _ in 0..dice.below(4) {
        let inside = match dice.below(8) {
            0 | 1 => format!("serde({}, {})", dice.one(&SERDE), dice.one(&SERDE)),
            2 => format!("serde({})", dice.one(&SERDE)),
            3 => {
                dice.one(&["coerce", "coerce = \"trim\"", "serde", "doc = \"a\"", "deprecated", "coerce()"]).to_owned()
            }
            _ => format!("coerce({})", declared(dice, 2)),
        };
        attributes.push_str(&format!("#[{inside}] "));
    }
    attributes
}

fn declared(dice: &mut Dice<'_>, levels: usize) -> String {
    let mut declared = String::new();
    for _ in 0..=dice.below(3) {
        match dice.below(16) {
            0 if levels > 0 => declared.push_str(&format!("each({})", self::declared(dice, levels - 1))),
            0..=3 => declared.push_str(rules::ATTRIBUTES[dice.below(rules::ATTRIBUTES.len())].form),
            4..=12 => declared.push_str(rules::RULES[dice.below(rules::RULES.len())].form),
            13 | 14 => {
                declared.push_str(rules::RULES[dice.below(rules::RULES.len())].name);
                declared.push_str(dice.one(&ARGUMENTS));
            }
            _ => {
                declared.push_str(
                    dice.one(&["trimm", "rename", "\"trim\"", "5", "a::b", "-", "crate", "Self", "r#trim", "each"]),
                );
                declared.push_str(dice.one(&ARGUMENTS));
            }
        }
        declared.push_str(dice.one(&[", ", ", ", ", ", " ", ",, "]));
    }
    declared
}
