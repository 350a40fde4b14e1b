//! JSON text inside a string, as a tree that keeps what `serde_json` loses: the digits of numbers and repeated members.
//!
//! `serde_json` says whether the text is JSON, so that the two cannot disagree.

use serde::de::IgnoredAny;

pub(super) use super::literal_scanner::json::NOT_JSON;
use super::literal_scanner::json::read_json;
use crate::tree::Tree;

/// The reason if there is no text. It adds nothing to the received string.
pub(crate) const EMPTY: &str = "it is empty";

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(super) fn read(text: &str, depth: usize) -> Result<Tree<'static>, &'static str> {
    match serde_json::from_str::<IgnoredAny>(text) {
        Ok(IgnoredAny) => read_json(text, depth),
        Err(_) if text.trim_ascii().is_empty() => Err(EMPTY),
        Err(error) if error.is_eof() => Err("not exactly one JSON text: it ends too early"),
        Err(_) => Err(NOT_JSON),
    }
}
