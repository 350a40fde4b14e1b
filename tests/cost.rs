//! Work grows linearly: with the types that name each other, with the levels of a document, with its items. What would not
//! end is bounded. Counted are allocations, and the calls of functions that a type brings along; what would be exponential
//! does not end here at all.

#![expect(dead_code, reason = "what is read here is counted, not looked at")]

use std::cell::Cell;
use std::fmt::Debug;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use allocation_counter::measure;
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Coerced, IssueCode, Mode, Options, Repair};
use serde_json::{Value, json};

#[path = "cost/levels.rs"]
mod levels;
#[path = "cost/types_that_name_each_other.rs"]
mod types_that_name_each_other;
#[path = "cost/untagged.rs"]
mod untagged;

/// Runs what takes no time where it ends at all.
fn ends(work: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    let worker = thread::Builder::new().stack_size(64 << 20).spawn(move || {
        work();
        sender.send(()).expect("it is waited for");
    });
    let worker = worker.expect("it starts");
    match receiver.recv_timeout(Duration::from_secs(60)) {
        Ok(()) => {}
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("it does not end"),
        Err(mpsc::RecvTimeoutError::Disconnected) => std::panic::resume_unwind(worker.join().expect_err("it panicked")),
    }
}
