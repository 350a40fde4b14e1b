//! The rules of a location: a call for each. The compiler checks that the type has the marker of the call.

use std::marker::PhantomData;
use std::sync::Arc;

use crate::rules::{Arguments, Definition, Items, Level, Rule, Rules, default_json};
use crate::target::fit::{Anything, Flattened, StandIn};
use crate::target::{
    Absentable, Bool, Choice, Collection, Composite, Defaulted, Each, Enum, Fenceable, Integer, Keyed, List, Map,
    NamedRecords, Nullable, Number, Object, Records, Text, Trimmable, Unlisted, Unmapped,
};

/// The rules of a location whose type is `T`.
pub struct Location<'r, T: ?Sized> {
    rules: Declared<'r>,
    of: PhantomData<fn() -> *const T>,
}

/// Where rules are added.
pub struct Declared<'r> {
    rules: &'r mut Rules,
    /// True if all of them act on the whole value: those of a type, or of a variant.
    whole: bool,
    /// True if those for items pass on to the items, because the type is known.
    known: bool,
    /// True if each is there once: those of items.
    once: bool,
}

impl<'r, T: ?Sized> Location<'r, T> {
    /// The rules of a use, or of a type.
    pub(super) fn of_use(rules: &'r mut Arc<Rules>, known: bool) -> Self {
        Self { rules: Declared::of_use(rules, known), of: PhantomData }
    }

    /// The rules of a variant, which stand before those of the one field that it holds.
    pub fn whole(self) -> Self {
        Self { rules: Declared { whole: true, known: false, ..self.rules }, of: PhantomData }
    }

    /// The rules of the items.
    pub fn each<Item>(&mut self) -> Location<'_, Item>
    where
        T: Each<Item = Item>,
    {
        Location { rules: self.rules.items(), of: PhantomData }
    }

    /// The rules of the items, of which nothing is asked.
    pub fn items(&mut self) -> Location<'_, Anything> {
        Location { rules: self.rules.items(), of: PhantomData }
    }

    /// Adds a rule that fits all types, or whose fit was checked elsewhere.
    pub fn add(&mut self, rule: impl Declarable) {
        rule.declare(&mut self.rules);
    }

    /// Compiles only if rules may stand on a flattened field of this type.
    pub fn flattened(&mut self)
    where
        T: Flattened,
    {
    }

    /// The default of the items, which takes the place of one.
    pub fn stand_in(&mut self) -> Arguments
    where
        T: StandIn + Sized,
    {
        Arguments::Default(default_json::<T>)
    }
}

// The bound is written out with each, so that the compiler shows it where a rule does not fit.
macro_rules! fitting {
    ($($method:ident [$($bound:tt)+];)+) => {
        impl<T: ?Sized> Location<'_, T> {
            $(
                /// Adds a rule for types with this marker.
                pub fn $method(&mut self, rule: impl Declarable)
                where
                    $($bound)+,
                {
                    rule.declare(&mut self.rules);
                }
            )+
        }
    };
}

fitting! {
    absentable [T: Absentable];
    bool [T: Bool];
    choice [T: Choice];
    collection [T: Collection];
    composite [T: Composite];
    defaulted [T: Defaulted];
    r#enum [T: Enum];
    fenceable [T: Fenceable];
    integer [T: Integer];
    keyed [T: Keyed];
    list [T: List];
    map [T: Map];
    namedrecords [T: NamedRecords];
    nullable [T: Nullable];
    number [T: Number];
    object [T: Object];
    records [T: Records];
    text [T: Text];
    trimmable [T: Trimmable];
    unlisted [T: Unlisted];
    unmapped [T: Unmapped];
}

/// A rule with its arguments, or the definition of one that has none, which takes less code to hand over.
pub trait Declarable {
    #[doc(hidden)]
    fn declare(self, rules: &mut Declared<'_>);
}

impl Declarable for Rule {
    fn declare(self, rules: &mut Declared<'_>) {
        rules.add(self);
    }
}

impl Declarable for &'static Definition {
    #[inline(never)]
    fn declare(self, rules: &mut Declared<'_>) {
        rules.add(self.rule());
    }
}

impl<'r> Declared<'r> {
    /// The rules of a use.
    #[inline(never)]
    fn of_use(rules: &'r mut Arc<Rules>, known: bool) -> Self {
        Self { rules: Arc::make_mut(rules), whole: false, known, once: false }
    }

    /// Adds a rule. It runs before those that come later in the table.
    #[inline(never)]
    fn add(&mut self, mut rule: Rule) {
        if self.whole {
            rule.level = Level::Whole;
        }
        let passes_on = self.known && rule.level == Level::Item;
        add(self.rules, rule, passes_on, self.once);
    }

    /// The rules of the items.
    #[inline(never)]
    fn items(&mut self) -> Declared<'_> {
        Declared { rules: items(self.rules, true), whole: false, known: self.known, once: true }
    }
}

/// Adds a rule, which `passes_on` to the items. Of one that `is_once`, another of its place in the table is in its place.
fn add(rules: &mut Rules, rule: Rule, passes_on: bool, is_once: bool) {
    if is_once && rules.list.iter().any(|other| other.order == rule.order) {
        return;
    }
    let is_first = rules.list.is_empty();
    match (&rules.items, passes_on) {
        (Items::None, true) if is_first => rules.items = Items::Same,
        (Items::Same, true) | (Items::None, false) => {}
        (_, true) => add(items(rules, false), rule.clone(), true, true),
        (_, false) => {
            items(rules, false);
        }
    }
    let place = rules.list.iter().position(|other| other.order > rule.order).unwrap_or(rules.list.len());
    rules.list.insert(place, rule);
}

/// The rules of the items, apart from those of what is around them, by `each(…)` or because they differ.
fn items(rules: &mut Rules, by_each: bool) -> &mut Rules {
    let items = std::mem::take(&mut rules.items);
    let is_each = by_each || matches!(items, Items::Each(_));
    let items = match items {
        Items::These(items) | Items::Each(items) => items,
        Items::Same => Arc::new(Rules { list: rules.list.clone(), items: Items::Same }),
        Items::None => Arc::default(),
    };
    rules.items = if is_each { Items::Each(items) } else { Items::These(items) };
    match rules.items {
        Items::These(ref mut items) | Items::Each(ref mut items) => Arc::make_mut(items),
        Items::None | Items::Same => rules,
    }
}
