//! Which rules and which type meet at a location: those of the use, and those of each type on the way to the one that decides what
//! values look like. `Option`, newtypes, and `transparent` types stand at the same location as what they wrap.

use std::ops::Range;

use super::Engine;
use super::few::Few;
use crate::constant::Text;
use crate::rules::{Arguments, Items, Level, Open, Rule, Rules, custom};
use crate::schema::{Check, Edge, Judge, Schema, Shape, open};

/// How many types may stand at one location, one around the other. Only types that wrap nothing but themselves have more.
const MOST_LAYERS: usize = 128;

/// The type of a value of which nothing is known.
static ANY: Schema = Schema::new(Shape::Any);

/// What stands where a rule may come.
static BLANK: Rule = Rule::new(&custom::DEFINITION, Level::Whole, Arguments::None, "");

/// What meets at a location.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub(super) struct Place<'s> {
    /// The type of the use.
    pub(super) outer: &'s Schema,
    /// The type that decides what values look like: no option and no wrapper.
    pub(super) core: &'s Schema,
    /// Whether null is `None`.
    pub(super) nullable: bool,
    /// The rules declared here, outermost first.
    layers: Few<&'s Rules>,
    /// Those of them that act on the value itself: with a switch, only those around the type that asks for it.
    acting: Range<usize>,
    /// The types whose own `Deserialize` judges the whole value after its shape: innermost last.
    pub(super) checks: Vec<(Check, &'s Schema)>,
    /// What judges the whole value too, of a schema of run time.
    pub(super) judge: Option<&'s dyn Judge>,
    /// How many of them are around the first option, and so judge null too.
    around_option: usize,
    /// Whether the value must not be written down.
    pub(super) sensitive: bool,
    /// The member by which the value asks for the rules.
    pub(super) opt_in: Option<&'s Text>,
    /// What the outermost type with serde's `expecting` expects.
    pub(super) expecting: Option<&'s Text>,
    /// Whether types wrap nothing but themselves here.
    pub(super) endless: bool,
    /// Whether the type accepts every string.
    pub(super) open: Open,
    /// Whether items stay even if they can't be read.
    pub(super) keeps_items: bool,
}

impl<'s> Engine<'s> {
    /// What meets where `edge` is used. `around` are the rules for its items that lists and maps around it pass on.
    pub(super) fn resolve(&self, around: &[&'s Rules], edge: &'s Edge) -> Place<'s> {
        Place::resolved(around, edge, self.settings.definitions)
    }
}

impl<'s> Place<'s> {
    /// What meets where `edge` is used, with these `definitions`.
    pub(super) fn resolved(around: &[&'s Rules], edge: &'s Edge, definitions: &'s [Schema]) -> Self {
        let outer = edge.to.resolve(definitions);
        let mut place = Place::of(outer, around);
        place.enter(edge);
        for _ in 0..MOST_LAYERS {
            place.add(place.core);
            let inner = match &place.core.shape {
                Shape::Option(inner) => {
                    place.nullable = true;
                    inner
                }
                Shape::Wrapper { inner, .. } => inner,
                _ => {
                    place.open = open(place.core);
                    return place;
                }
            };
            place.enter(inner);
            place.core = inner.to.resolve(definitions);
        }
        place.endless = true;
        place
    }

    /// Where nothing is known of the type: inside what a foreign `Deserialize` reads.
    pub(super) fn unknown(around: &[&'s Rules]) -> Self {
        Self::of(&ANY, around)
    }

    /// Where nothing but the type's own schema and the rules around it are known yet.
    fn of(schema: &'s Schema, around: &[&'s Rules]) -> Self {
        Self {
            outer: schema,
            core: schema,
            nullable: false,
            layers: few(around.iter().copied()),
            acting: 0..usize::MAX,
            checks: Vec::new(),
            judge: None,
            around_option: 0,
            sensitive: false,
            opt_in: None,
            expecting: None,
            endless: false,
            open: Open::No,
            keeps_items: false,
        }
    }

    fn enter(&mut self, edge: &'s Edge) {
        self.sensitive |= edge.sensitive;
        if !edge.rules.is_none() {
            self.layers.push(&edge.rules);
        }
    }

    fn add(&mut self, schema: &'s Schema) {
        if let (None, Some(member)) = (self.opt_in, &schema.opt_in) {
            self.opt_in = Some(member);
            self.acting = 0..self.layers.len();
        }
        if !schema.rules.is_none() {
            self.layers.push(&schema.rules);
        }
        if let Some(check) = schema.check {
            self.checks.push((check, schema));
        }
        self.judge = schema.judge.as_deref().or(self.judge);
        if !self.nullable {
            self.around_option = self.checks.len();
        }
        self.expecting = self.expecting.or(schema.expecting.as_ref());
    }

    /// The same once the switch is taken off: the rules of the type that asks for it, and of those inside.
    pub(super) fn behind_switch(&self) -> Self {
        Self { acting: self.acting.end..usize::MAX, opt_in: None, ..self.clone() }
    }

    /// Those that judge `None`: types inside an option never see it.
    pub(super) fn checks_of_null(&self) -> &[(Check, &'s Schema)] {
        &self.checks[..self.around_option.min(self.checks.len())]
    }

    /// Whether the type asks for a list of items.
    pub(super) fn reads_items(&self) -> bool {
        matches!(self.core.shape, Shape::List { .. } | Shape::Tuple(_))
    }

    /// Whether values are lists or maps, so that item rules act on what is inside.
    pub(super) fn is_collection(&self) -> bool {
        matches!(self.core.shape, Shape::List { .. } | Shape::Map { .. })
    }

    /// The rules that act on the value itself, in the order of the table. Where one is declared twice, the outermost counts.
    pub(super) fn rules(&self) -> Few<&'s Rule> {
        let mut merged = Few::new(&BLANK);
        let layers = self.layers.iter().take(self.acting.end).skip(self.acting.start);
        for rule in layers.flat_map(|rules| rules.list.iter()) {
            let on_items = self.is_collection() && rule.level == Level::Item;
            if !on_items && !merged.iter().any(|other: &&Rule| other.is_same(rule)) {
                merged.push(rule);
            }
        }
        if merged.len() > 1 {
            merged.sort_by_key(|rule| rule.order);
        }
        merged
    }

    /// All rules that are declared here, those behind a switch too.
    pub(super) fn declared(&self) -> impl Iterator<Item = &'s Rule> {
        self.layers.iter().flat_map(|rules| rules.list.iter())
    }

    /// The same where no item is dropped.
    pub(super) fn keeping_items(&self) -> Self {
        Self { keeps_items: true, ..self.clone() }
    }

    /// The rule that drops items which can't be read.
    pub(super) fn dropper(&self) -> Option<&'s Rule> {
        let rules = self.layers.iter().flat_map(|rules| rules.list.iter());
        rules.filter(|_| !self.keeps_items).find(|rule| rule.definition.drops_items)
    }

    /// The rules for the items of the value.
    pub(super) fn item_rules(&self) -> Few<&'s Rules> {
        // Of a foreign type only `each(…)` says that there are items.
        let opaque = matches!(self.core.shape, Shape::Opaque(_) | Shape::Any);
        let layers = self.layers.iter().filter(|rules| !opaque || matches!(rules.items, Items::These(_)));
        few(layers.map(|rules| rules.for_items()))
    }
}

/// The layers that have rules.
fn few<'s>(layers: impl Iterator<Item = &'s Rules>) -> Few<&'s Rules> {
    let mut few = Few::new(Rules::NONE);
    layers.filter(|rules| !rules.is_none()).for_each(|rules| few.push(rules));
    few
}
