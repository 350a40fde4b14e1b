//! The systems of the examples, a file each, and the parts of the crate that they are built on.

mod agent_loop;
mod ai_extract;
mod corrections;
mod dispatch;
mod engine_actions;
mod form_patches;
mod hints;
mod manage_websets;
mod openai_tools;
mod preview;
mod recorded_calls;
mod tally;
mod tool_call;
mod validated;
