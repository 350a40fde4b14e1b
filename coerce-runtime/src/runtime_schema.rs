//! JSON Schemas known only at run time: the tools of an MCP server, the types in a workflow's configuration.
//!
//! A [`Schema`] is compiled from a JSON Schema and a [`Policy`], which says what may be repaired. It becomes the same data that the
//! derive writes, and the same engine walks it. A JSON Schema validator decides what is valid, before and after.
//!
//! | file | what |
//! |---|---|
//! | `notation.rs`, `words.rs` | rules as a policy writes them |
//! | `policy.rs` | which rules apply where |
//! | `declared_location.rs`, `fits.rs` | what is declared of a location, and which rules fit that |
//! | `keywords.rs`, `subschema.rs` | what a location of a JSON Schema declares |
//! | `targets.rs` | where references lead |
//! | `compile.rs`, `standing.rs` | the schema that the engine walks, and the rules of its locations |
//! | `sound.rs` | what is wrong with a schema, and the schema without that |
//! | `judges.rs` | the validators, of the whole and of its parts |
//! | `validation_cost.rs` | how much work validation takes |
//! | `findings.rs` | what the validator finds, as issues |
//! | `loaded.rs`, `loaded/walk.rs` | the entry points, and how a document is read |

mod compile;
mod declared_location;
mod findings;
mod fits;
mod judges;
mod keywords;
mod loaded;
mod notation;
mod policy;
mod sound;
mod standing;
mod subschema;
mod targets;
#[cfg(test)]
mod tests;
mod validation_cost;
mod words;

pub use loaded::Schema;
pub use policy::Policy;
