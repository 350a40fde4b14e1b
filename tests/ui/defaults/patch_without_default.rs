use serde_coerce::{Coerce, Patch};
use serde::Deserialize;

type Note = Patch<String>;

#[derive(Deserialize, Coerce)]
struct Change {
    limit: Patch<u8>,
    #[serde(default)]
    name: Patch<String>,
    note: Note,
    #[serde(default)]
    author: Note,
}

macro_rules! change {
    ($name:ident, $type:ty) => {
        #[derive(Deserialize, Coerce)]
        struct $name {
            level: $type,
        }
    };
}

change!(Level, Patch<u8>);

fn main() {}
