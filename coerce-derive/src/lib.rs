//! The derive macro of `serde_coerce`: use it through the crate `serde_coerce`.
//!
//! A type goes through these stages, each a file with one type that it gives to the next:
//!
//! | stage | file | gives |
//! |---|---|---|
//! | read | `raw.rs`, with `attr.rs` for `#[coerce(…)]` | `Raw`: what is written, sound or not |
//! | check | `check.rs`, with `rules.rs` for the tables, `bound.rs` for the generics | `Model`: facts that can be expanded |
//! | expand | `expand.rs` | the impl |
//! | or fall back | `fallback.rs` | the errors, and an impl that is never run |
//!
//! Faults do not stop a stage: they go to the one collector of `errors.rs`, and all are reported at once.
#![forbid(unsafe_code)]

mod attr;
mod bound;
mod check;
mod errors;
mod expand;
mod fallback;
mod model;
mod raw;
mod rules;
mod suggest;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use crate::errors::Errors;

/// Derives `serde_coerce::Coerce`: see there.
#[proc_macro_derive(Coerce, attributes(coerce, serde))]
pub fn derive_coerce(input: TokenStream) -> TokenStream {
    let mut input = parse_macro_input!(input as DeriveInput);
    let expanded = derive(&mut input);
    expanded.unwrap_or_else(|errors| fallback::fallback(&input, &errors)).into()
}

/// Read, check, expand; the errors if there are any.
fn derive(input: &mut DeriveInput) -> Result<proc_macro2::TokenStream, proc_macro2::TokenStream> {
    let mut errors = Errors::default();
    let model = raw::read(input, &mut errors).map(|raw| check::check(raw, &mut errors));
    errors.finish(model).map(|model| expand::expand(&model))
}
