//! Lenient deserialization that can be trusted.
#![forbid(unsafe_code)]
