//! The targets of references.

use std::collections::HashMap;

use serde_json::Value;

use super::{Source, each, percent_decoded};

/// The subschemas that references may name.
pub(super) struct Named<'v> {
    anchors: HashMap<&'v str, &'v Value>,
    /// True if a part of the schema has an address of its own, so that a reference may mean something else than it says here.
    embedded: bool,
}

impl<'v> Named<'v> {
    pub(super) fn of(root: &'v Value, id: &str) -> Self {
        let address = |value: &Value| value.get(id).and_then(Value::as_str).is_some_and(|id| !id.starts_with('#'));
        let all = each(root);
        let name = |value: &'v Value| ["$anchor", "$dynamicAnchor", id].map(|keyword| value.get(keyword)?.as_str());
        let named = all.iter().flat_map(|value| name(value).into_iter().flatten().map(|name| (name, *value)));
        Self {
            embedded: all.iter().skip(1).any(|value| address(value)),
            anchors: named.map(|(name, value)| (name.trim_start_matches('#'), value)).collect(),
        }
    }
}

impl<'v> Source<'v> {
    /// The target of a reference. `None` where that is not certain.
    pub(super) fn follow(&self, reference: &str) -> Option<&'v Value> {
        let own =
            self.id.and_then(|id| reference.strip_prefix(id)).filter(|rest| rest.is_empty() || rest.starts_with('#'));
        let fragment = own.unwrap_or(reference);
        let named = self.named.get_or_init(|| Named::of(self.root, self.id_keyword));
        let fragment = fragment.strip_prefix('#').or(own).filter(|_| !named.embedded)?;
        let decoded = percent_decoded(fragment)?;
        if decoded.is_empty() || decoded.starts_with('/') {
            return self.root.pointer(&decoded);
        }
        named.anchors.get(&*decoded).copied()
    }
}
