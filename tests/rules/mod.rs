//! What is known of each rule: a file each in `tests/rules`, and nothing here.

use serde_json::Value;

automod::dir!("tests/rules");

/// A rule under test.
///
/// A file of `tests/rules` submits it to the `inventory`: the guarantees then judge what it does, and it stands on fields in
/// all combinations with other rules.
#[derive(Debug)]
pub(crate) struct Rule {
    /// Its name in the report.
    pub(crate) name: &'static str,
    /// Whether it may act on what the type takes as it is.
    pub(crate) eager: bool,
    /// Whether its entries stand at the items of the value on which it is declared.
    pub(crate) at_items: bool,
    may: fn(&Value, &Value) -> bool,
    may_remove: fn(&Value) -> bool,
    said: fn(&Value) -> Option<Value>,
    stands: [Option<Stand>; 8],
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug)]
struct Stand {
    kinds: &'static str,
    form: &'static str,
}

inventory::collect!(Rule);

impl Rule {
    /// A rule that may do nothing.
    const fn new(name: &'static str) -> Self {
        Self {
            name,
            eager: false,
            at_items: false,
            may: |_, _| false,
            may_remove: |_| false,
            said: |_| None,
            stands: [None; 8],
        }
    }

    /// The same rule, eager.
    const fn eager(self) -> Self {
        Self { eager: true, ..self }
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

    /// The same rule backwards: a value as the rule expects it, for the rule to say it as it was meant.
    const fn said(self, said: fn(&Value) -> Option<Value>) -> Self {
        Self { said, ..self }
    }

    /// The same rule, on fields of these kinds of `rule_combinations`, written in this form: as deep in `each(…)` as dots
    /// stand before it.
    const fn on(mut self, kinds: &'static str, form: &'static str) -> Self {
        let mut free = 0;
        while self.stands[free].is_some() {
            free += 1;
        }
        self.stands[free] = Some(Stand { kinds, form });
        self
    }

    /// The rule of that name in the report.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        Self::all().find(|rule| rule.name == name)
    }

    /// All of them, in no order.
    pub(crate) fn all() -> impl Iterator<Item = &'static Self> {
        inventory::iter::<Self>()
    }

    /// Whether it may make `to` of `from`.
    pub(crate) fn may_make(&self, from: &Value, to: &Value) -> bool {
        (self.may)(from, to)
    }

    /// Whether it may take out a member of this value.
    pub(crate) fn may_take_out(&self, from: &Value) -> bool {
        (self.may_remove)(from)
    }

    /// The value as the rule expects it, if there is such a way to say it.
    pub(crate) fn backwards(&self, value: &Value) -> Option<Value> {
        (self.said)(value)
    }

    /// The forms in which it stands on fields of this kind.
    pub(crate) fn forms(&self, kind: &str) -> impl Iterator<Item = &'static str> {
        let stands = self.stands.iter().flatten();
        stands.filter(move |stand| stand.kinds.split_whitespace().any(|one| one == kind)).map(|stand| stand.form)
    }
}
