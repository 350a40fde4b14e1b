//! Other formats of serde, read with the same rules. `docs/formats.md` says what holds for which, test by test.

mod agree;
mod blind;
mod cbor;
mod env;
mod form;
mod job;
mod message_pack;
mod toml;
mod yaml;
mod yaml_tags;
