//! What a `Deserialize` says that does not accept a value.

/// What a `Deserialize` says that does not accept a value: serde's error of a [`Document`](super::Document).
#[derive(Debug)]
pub struct Fault {}
/// Which of serde's errors it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultCode {}
