//! What rules have made of a value that is still being read.

use serde_json::Value;

use super::{Context, Node, Noted};
use crate::apply::apply;
use crate::path::Path;
use crate::report::{Change, Coercion};

impl Context {
    /// Keeps every coercion whole from here on. Whether none was so far.
    pub(crate) fn keep_patch(&mut self) -> bool {
        let rare = self.rare();
        let starts = rare.patch.is_none();
        rare.patch.get_or_insert_default();
        starts
    }

    /// Ends that.
    pub(crate) fn drop_patch(&mut self) {
        self.rare().patch = None;
    }

    /// The `value` at `node` as it is after what was noted `since`: `None` if that is nothing.
    pub(crate) fn made_of(&mut self, value: &Value, node: &Node<'_>, since: Noted) -> Option<Value> {
        let around = node.path().segments.len();
        let inside = |path: &Path| Path { segments: path.segments.iter().skip(around).cloned().collect() };
        let relative = |coercion: &Coercion| {
            let change = match &coercion.change {
                Change::Moved { from } => Change::Moved { from: inside(from) },
                change => change.clone(),
            };
            Coercion { path: inside(&coercion.path), rule: coercion.rule, change }
        };
        let patch: Vec<_> = self.patch()?.iter().skip(since.patch).map(relative).collect();
        let mut made = value.clone();
        (!patch.is_empty() && apply(&mut made, &patch)).then_some(made)
    }
}
