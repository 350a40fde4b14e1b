//! The one collector of faults: lent to every stage, finished once.

use std::fmt::Display;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::Ident;

/// All faults of one derive.
#[derive(Default)]
pub(crate) struct Errors {
    list: Vec<syn::Error>,
}

impl Errors {
    /// A fault at one word.
    pub(crate) fn at(&mut self, span: Span, message: impl Display) {
        self.list.push(syn::Error::new(span, message));
    }

    /// A fault at a piece of code, from its first word to its last.
    pub(crate) fn on(&mut self, code: &impl ToTokens, message: impl Display) {
        self.list.push(syn::Error::new_spanned(code, message));
    }

    /// A fault of a rule or an attribute, at its name: the message goes on behind the name.
    pub(crate) fn of(&mut self, name: &Ident, message: impl Display) {
        self.on(name, format_args!("`{name}` {message}"));
    }

    /// Adds the fault of another parser: one fault, or several in one.
    pub(crate) fn push(&mut self, error: syn::Error) {
        self.list.extend(error);
    }

    /// The value if nothing was reported, else the reports as code.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, TokenStream> {
        match value {
            Some(value) if self.list.is_empty() => Ok(value),
            _ => Err(self.list.iter().map(syn::Error::to_compile_error).collect()),
        }
    }

    /// Returns the number of faults so far.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns whether nothing was reported.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The text of every fault.
    #[cfg(test)]
    pub(crate) fn messages(&self) -> Vec<String> {
        self.list.iter().map(ToString::to_string).collect()
    }
}
