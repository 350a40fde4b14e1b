//! Every rule fires in every shape: in each way that a type may hold another, a value that one rule alone repairs is repaired by it.

mod fields;
mod open;
mod shapes;
mod types;
