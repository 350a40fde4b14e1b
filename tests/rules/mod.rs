//! What is known of each rule: a file each in `tests/rules`, and nothing here.

use serde_json::Value;

automod::dir!("tests/rules");

/// A rule under test.
///
/// A file of `tests/rules` submits it to the `inventory`: the guarantees then judge what it does.
#[derive(Debug)]
pub(crate) struct Rule {
    /// Its name in the report.
    pub(crate) name: &'static str,
    /// Whether its entries stand at the items of the value on which it is declared.
    pub(crate) at_items: bool,
    may: fn(&Value, &Value) -> bool,
    may_remove: fn(&Value) -> bool,
}

inventory::collect!(Rule);

impl Rule {
    /// A rule that may do nothing.
    const fn new(name: &'static str) -> Self {
        Self { name, at_items: false, may: |_, _| false, may_remove: |_| false }
    }

    /// The same rule, reported at the items of the value on which it is declared.
    const fn at_items(self) -> Self {
        Self { at_items: true, ..self }
    }

    /// The same rule, where it may make the second value of the first.
    const fn may(self, may: fn(&Value, &Value) -> bool) -> Self {
        Self { may, ..self }
    }

    /// The same rule, where it may take out a member of this value.
    const fn may_remove(self, may_remove: fn(&Value) -> bool) -> Self {
        Self { may_remove, ..self }
    }

    /// The rule of that name in the report.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        inventory::iter::<Self>().find(|rule| rule.name == name)
    }

    /// Whether it may make `to` of `from`.
    pub(crate) fn may_make(&self, from: &Value, to: &Value) -> bool {
        (self.may)(from, to)
    }

    /// Whether it may take out a member of this value.
    pub(crate) fn may_take_out(&self, from: &Value) -> bool {
        (self.may_remove)(from)
    }
}
