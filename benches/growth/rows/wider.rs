//! Types of more parts: fields, aliases, variants, allowed values, flattened fields. Each is counted with a document that has as many
//! parts, and with many items that have one.

use super::{list, object};
use crate::row::{ISSUES, REFUSED, REPAIRED, REPAIRS, Row};

/// How many parts the narrower type has.
const PARTS: usize = 16;
const ITEMS: usize = 64;

/// The number in the name of the first part. All names are of one length: what grows is how many there are.
const FIRST: usize = 10;

/// Makes two types by a macro: of 16 parts, and of 64.
macro_rules! wider {
    ($make:ident: $few:ident $many:ident) => {
        $make!($few: n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 n25);
        $make!($many: n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26 n27 n28 n29 n30 n31 n32 n33 n34 n35 n36 n37 n38 n39 n40 n41 n42 n43 n44 n45 n46 n47 n48 n49 n50 n51 n52 n53 n54 n55 n56 n57 n58 n59 n60 n61 n62 n63 n64 n65 n66 n67 n68 n69 n70 n71 n72 n73);
    };
}

macro_rules! fields {
    ($name:ident: $($field:ident)*) => {
        mod $name {
            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            pub(super) struct Type {
                $(#[serde(default)] #[coerce(string_to_number)] $field: u8,)*
            }

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            #[serde(deny_unknown_fields)]
            #[coerce(ignore_key_case)]
            pub(super) struct Folding {
                $(#[coerce(string_to_number)] $field: u8,)*
            }
        }
    };
}
wider!(fields: few_fields many_fields);

macro_rules! flattened {
    ($name:ident: $($field:ident)*) => {
        mod $name {
            $(mod $field {
                #[derive(serde::Deserialize, serde_coerce::Coerce)]
                pub(super) struct Part {
                    #[coerce(string_to_number)]
                    $field: Option<u8>,
                }
            })*

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            pub(super) struct Type {
                $(#[serde(flatten)] $field: $field::Part,)*
            }
        }
    };
}
wider!(flattened: few_flattened many_flattened);

macro_rules! variants {
    ($name:ident: $($variant:ident)*) => {
        #[expect(non_camel_case_types, reason = "fields and variants share one list of names")]
        mod $name {
            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            pub(super) enum Word {
                $($variant,)*
            }

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            pub(super) struct Folded(#[coerce(ignore_case)] Word);

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            pub(super) enum External {
                $($variant(#[coerce(string_to_number)] u8),)*
            }

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            #[serde(tag = "t")]
            pub(super) enum Internal {
                $($variant { #[coerce(string_to_number)] a: u8 },)*
            }

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            #[serde(tag = "t", content = "c")]
            pub(super) enum Adjacent {
                $($variant(#[coerce(string_to_number)] u8),)*
            }

            #[derive(serde::Deserialize, serde_coerce::Coerce)]
            #[serde(untagged)]
            pub(super) enum Untagged {
                $($variant { #[coerce(string_to_number)] $variant: u8 },)*
            }
        }
    };
}
wider!(variants: few_variants many_variants);

macro_rules! aliases {
    ($name:ident: $($alias:literal)*) => {
        #[derive(serde::Deserialize, serde_coerce::Coerce)]
        struct $name {
            $(#[serde(alias = $alias)])*
            #[coerce(string_to_number)]
            number: u8,
        }
    };
}
aliases!(FewAliases: "n10" "n11" "n12" "n13" "n14" "n15" "n16" "n17" "n18" "n19" "n20" "n21" "n22" "n23" "n24" "n25");
aliases!(ManyAliases: "n10" "n11" "n12" "n13" "n14" "n15" "n16" "n17" "n18" "n19" "n20" "n21" "n22" "n23" "n24" "n25" "n26" "n27" "n28" "n29" "n30" "n31" "n32" "n33" "n34" "n35" "n36" "n37" "n38" "n39" "n40" "n41" "n42" "n43" "n44" "n45" "n46" "n47" "n48" "n49" "n50" "n51" "n52" "n53" "n54" "n55" "n56" "n57" "n58" "n59" "n60" "n61" "n62" "n63" "n64" "n65" "n66" "n67" "n68" "n69" "n70" "n71" "n72" "n73");

pub(crate) fn rows() -> Vec<Row> {
    [of_fields(), of_flattened(), of_words(), of_variants()].into_iter().flatten().collect()
}

/// An object with a member for each of so many parts.
fn members(count: usize) -> String {
    beside(count, count)
}

/// So many members, those for the parts first.
fn beside(parts: usize, members: usize) -> String {
    object(members, |i| format!(r#""{}{}":"1""#, if i < parts { "n" } else { "m" }, i + FIRST))
}

/// Items for the last of so many parts.
fn items(parts: usize, item: impl Fn(usize) -> String) -> String {
    list(ITEMS, |_| item(parts - 1 + FIRST))
}

fn of_fields() -> Vec<Row> {
    use few_fields as few;
    use many_fields as many;
    vec![
        Row::widening::<few::Type, many::Type>("fields", PARTS, REPAIRS, members),
        Row::widening::<few::Folding, many::Folding>("fields × members folded", PARTS, REPAIRS, |n| {
            object(n, |i| format!(r#""N_{}":"1""#, i + FIRST))
        }),
        Row::widening::<few::Folding, many::Folding>("fields × 16 members that are unknown", PARTS, REFUSED, |_| {
            beside(0, 16)
        }),
        Row::of::<many::Folding>("64 fields × members that are unknown", 250, ISSUES, |n| beside(0, n)),
        Row::widening::<Vec<few::Type>, Vec<many::Type>>("fields × items with one", PARTS, REPAIRED, |n| {
            items(n, |part| format!(r#"{{"n{part}":"1"}}"#))
        }),
        Row::widening::<Vec<FewAliases>, Vec<ManyAliases>>("aliases × items", PARTS, REPAIRED, |n| {
            items(n, |part| format!(r#"{{"n{part}":"1"}}"#))
        }),
        Row::widening::<FewAliases, ManyAliases>("aliases × 16 members", PARTS, REFUSED, |_| members(16)),
        Row::of::<ManyAliases>("64 aliases × members", 250, REFUSED, |n| beside(64, n)),
    ]
}

fn of_flattened() -> Vec<Row> {
    use few_flattened as few;
    use many_flattened as many;
    vec![
        Row::widening::<few::Type, many::Type>("flattened fields × 16 members", PARTS, REPAIRED, |_| members(16)),
        Row::of::<few::Type>("16 flattened fields × members", 250, REPAIRED, |n| beside(16, n)),
        Row::of::<many::Type>("64 flattened fields × members", 250, REPAIRED, |n| beside(64, n)),
        Row::widening::<Vec<few::Type>, Vec<many::Type>>("flattened fields × items", PARTS, REPAIRED, |n| {
            items(n, |part| format!(r#"{{"n{part}":"1"}}"#))
        }),
    ]
}

fn of_words() -> Vec<Row> {
    use few_variants as few;
    use many_variants as many;
    vec![
        Row::widening::<Vec<few::Folded>, Vec<many::Folded>>("allowed values × items", PARTS, REPAIRED, |n| {
            items(n, |part| format!(r#""N{part}""#))
        }),
        Row::widening::<Vec<few::Folded>, Vec<many::Folded>>("allowed values × items refused", PARTS, REFUSED, |n| {
            items(n, |part| format!(r#""Nn{part}""#))
        }),
        Row::of::<Vec<many::Folded>>("64 allowed values × items", 250, REPAIRS, |n| {
            list(n, |i| format!(r#""N{}""#, i % 64 + FIRST))
        }),
        Row::of::<Vec<many::Folded>>("64 allowed values × items refused", 250, ISSUES, |n| {
            list(n, |i| format!(r#""Nn{i}""#))
        }),
    ]
}

/// A row for each kind of tag: with items of the last variant.
macro_rules! tagged {
    ($($what:literal $type:ident $item:expr;)*) => {
        vec![$(
            Row::widening::<Vec<few_variants::$type>, Vec<many_variants::$type>>(
                concat!($what, " variants × items"), PARTS, REPAIRED, |n| items(n, $item),
            ),
            Row::widening::<Vec<few_variants::$type>, Vec<many_variants::$type>>(
                concat!($what, " variants × items refused"), PARTS, REFUSED, |n| {
                    let item: fn(usize) -> String = $item;
                    items(n, |part| item(part).replace("\"1\"", "\"x\""))
                },
            ),
            Row::of::<Vec<many_variants::$type>>(concat!("64 ", $what, " variants × items"), 100, REPAIRS, |n| {
                let item: fn(usize) -> String = $item;
                list(n, |i| item(i % 64 + FIRST))
            }),
        )*]
    };
}

fn of_variants() -> Vec<Row> {
    tagged! {
        "externally tagged" External |part| format!(r#"{{"n{part}":"1"}}"#);
        "internally tagged" Internal |part| format!(r#"{{"t":"n{part}","a":"1"}}"#);
        "adjacently tagged" Adjacent |part| format!(r#"{{"c":"1","t":"n{part}"}}"#);
        "untagged" Untagged |part| format!(r#"{{"n{part}":"1"}}"#);
    }
}
