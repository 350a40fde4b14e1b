//! The work that the benches measure: the same documents, read by coerce, by plain serde and by its peers.
//!
//! A [`Work`] is one reader, one entry point and one document. What each reader makes of a document can be
//! [shown](Job::shown), so that a bench can prove that two of them did the same.

pub mod chart;
pub mod comparison;
mod document;
mod readers;
pub mod table;
mod work;

pub use crate::{
    document::Document,
    readers::all,
    work::{EntryPoint, Job, Work},
};
