//! What a caller gets: all faults at once, exactly, never more than allowed, and never a secret.

mod expected;
mod faults;
mod forms;
mod input;
mod keys;
mod limits;
mod messages;
mod secrets;
mod shapes;
mod untagged;
