//! The outline of a type: what is inside it, and which rules are declared where.

use std::any::TypeId;

use serde_json::{Map, Value};

use crate::enums::VariantTable;
use crate::kind::Kinds;
use crate::record::Table;
use crate::rule::{Level, Repair, Rule, Rules};
use crate::shape::{Facts, Shape};
use crate::show::summarize;

pub(crate) mod members;

pub(crate) use members::Members;

/// What a struct does with members that are not named as its fields are, told as rules of these members.
const IGNORE_KEY_CASE: Rule = Rule::new("ignore_key_case", Kinds::NONE, |_, _| Repair::Keep).eager();
const DROP_KEYS: Rule = Rule::new("drop_keys", Kinds::NONE, |_, _| Repair::Keep);

/// What is inside a type, and which rules are declared where.
#[expect(clippy::struct_excessive_bools, reason = "each says another thing of the place")]
pub struct Outline {
    /// How this place is reached from the one above.
    pub(crate) step: Step,
    /// The rules of this place that act on its value, in the order of the table.
    pub(crate) rules: Vec<Rule>,
    /// Whether its values must not be written down.
    pub(crate) sensitive: bool,
    /// Whether only some members of the object are read here, as a whole by no rule.
    part: bool,
    /// The type is one of those around it: what is inside is told there.
    pub(crate) recursive: bool,
    /// What is inside.
    pub(crate) inside: Vec<Outline>,
    /// Whether that are the items of a list, not the values of a map.
    is_list: bool,
    /// The rules of this place: the items take theirs from them.
    declared: Vec<&'static Rules>,
    /// The types around, this one last.
    around: Vec<TypeId>,
    /// Where only the members by name are asked for: those, and nothing else.
    members: Option<Members>,
}

/// How a place is reached from the one above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// It is the whole document.
    Root,
    /// By a member of this name.
    Member(&'static str),
    /// By its place in a list.
    Position(usize),
    /// It is any item of a list or any value of a map.
    Each,
    /// It is the same place, where a variant is chosen: by tag and name where it has a tag.
    Variant { tag: Option<&'static str>, name: &'static str },
}

/// How the content of a variant is reached.
#[derive(Clone, Copy)]
pub struct Way {
    tag: Option<&'static str>,
    name: &'static str,
    member: Option<&'static str>,
}

impl Way {
    /// `{"name": content}`
    #[must_use]
    pub const fn external(name: &'static str) -> Self {
        Self { tag: None, name, member: Some(name) }
    }

    /// `{"tag": "name", …content}`
    #[must_use]
    pub const fn internal(tag: &'static str, name: &'static str) -> Self {
        Self { tag: Some(tag), name, member: None }
    }

    /// `{"tag": "name", "content": content}`
    #[must_use]
    pub const fn adjacent(tag: &'static str, name: &'static str, content: &'static str) -> Self {
        Self { tag: Some(tag), name, member: Some(content) }
    }

    /// `content`
    #[must_use]
    pub const fn untagged(name: &'static str) -> Self {
        Self { tag: None, name, member: None }
    }
}

impl Outline {
    /// The outline of a type.
    pub(crate) fn of<Sh: Shape + ?Sized>() -> Self {
        let mut root = Self::new(Step::Root, Vec::new(), false, Vec::new());
        root.fill(Sh::FACTS);
        root
    }

    /// The outline of a type that is known by its facts.
    pub(crate) fn by(describe: fn(&mut Self)) -> Self {
        let mut root = Self::new(Step::Root, Vec::new(), false, Vec::new());
        describe(&mut root);
        root
    }

    fn new(step: Step, declared: Vec<&'static Rules>, sensitive: bool, around: Vec<TypeId>) -> Self {
        Self {
            step,
            rules: Vec::new(),
            sensitive,
            part: false,
            recursive: false,
            inside: Vec::new(),
            is_list: false,
            declared,
            around,
            members: None,
        }
    }

    /// Adds a member that the type declares.
    pub fn field<Sh: Shape>(&mut self, field: &'static crate::record::Field) {
        self.field_of(field, Sh::FACTS, || Sh::absent().is_some());
    }

    fn field_of(&mut self, field: &'static crate::record::Field, facts: &'static Facts, absent: fn() -> bool) {
        if let Some(members) = &mut self.members {
            return members.field(field, facts, absent());
        }
        for name in field.names {
            self.add(facts, Step::Member(name), vec![field.rules], field.sensitive);
        }
    }

    /// Adds what a struct does with members that are not named as its fields are.
    pub(crate) fn other_keys(&mut self, table: &Table) {
        let named = |inside: &Self| matches!(inside.step, Step::Member(name) if table.has(name));
        if table.ignore_key_case {
            for inside in self.inside.iter_mut().filter(|inside| named(inside)) {
                inside.rules.insert(0, IGNORE_KEY_CASE);
            }
        }
        for key in table.drop_keys {
            let mut dropped = Self::new(Step::Member(key), Vec::new(), self.sensitive, Vec::new());
            dropped.rules.push(DROP_KEYS);
            self.inside.push(dropped);
        }
    }

    /// Adds an item with a place of its own.
    pub fn position<Sh: Shape>(&mut self, index: usize, field: &'static crate::record::Field) {
        if let Some(members) = &mut self.members {
            return members.position(Sh::FACTS);
        }
        self.add(Sh::FACTS, Step::Position(index), vec![field.rules], field.sensitive);
    }

    /// Adds what is inside a flattened field: it is reached as the fields beside it.
    pub fn flattened<Sh: Shape>(&mut self, sensitive: bool) {
        if let Some(members) = &mut self.members {
            let around = members.within(Sh::absent().is_some());
            Sh::describe(self);
            return self.members.iter_mut().for_each(|members| members.leave(around));
        }
        let mut inside = Self::new(Step::Root, Vec::new(), sensitive || self.sensitive, self.around.clone());
        inside.part = true;
        inside.fill(Sh::FACTS);
        self.recursive |= inside.recursive;
        for place in &mut inside.inside {
            place.sensitive |= inside.sensitive;
        }
        self.inside.append(&mut inside.inside);
    }

    /// Adds the items of a list.
    pub(crate) fn items<Sh: Shape>(&mut self) {
        self.is_list = true;
        self.each::<Sh>();
    }

    /// Adds the values of a map.
    pub(crate) fn each<Sh: Shape>(&mut self) {
        self.each_of(Sh::FACTS);
    }

    fn each_of(&mut self, facts: &Facts) {
        let declared = self.declared.iter().map(|rules| rules.items.unwrap_or(rules)).collect();
        self.add(facts, Step::Each, declared, false);
    }

    /// Adds what is inside a variant.
    pub fn variant<Sh: Shape>(&mut self, way: Way, rules: &'static Rules, sensitive: bool) {
        self.variant_of(Sh::FACTS, way, rules, sensitive);
    }

    fn variant_of(&mut self, facts: &Facts, way: Way, rules: &'static Rules, sensitive: bool) {
        if self.members.is_some() {
            return;
        }
        let step = Step::Variant { tag: way.tag, name: way.name };
        let mut inside = Self::new(step, vec![rules], sensitive || self.sensitive, self.around.clone());
        if let Some(member) = way.member {
            let declared = std::mem::take(&mut inside.declared);
            inside.add(facts, Step::Member(member), declared, sensitive);
        } else {
            inside.part = self.part || way.tag.is_some();
            inside.fill(facts);
        }
        self.inside.push(inside);
    }

    /// Adds how the variants of an enum are told apart.
    pub(crate) fn tag(&mut self, table: &VariantTable) {
        if let Some(members) = &mut self.members {
            members.tag(table);
        }
    }

    /// Adds what stands at this very place: the type behind a switch.
    pub fn same<Sh: Shape>(&mut self, rules: &'static Rules) {
        self.declared.push(rules);
        self.fill(Sh::FACTS);
    }

    fn add(&mut self, facts: &Facts, step: Step, declared: Vec<&'static Rules>, sensitive: bool) {
        if self.members.is_some() {
            return;
        }
        let mut inside = Self::new(step, declared, sensitive || self.sensitive, self.around.clone());
        inside.fill(facts);
        self.inside.push(inside);
    }

    fn fill(&mut self, facts: &Facts) {
        if let Some(layers) = facts.layers {
            self.declared.extend(layers.iter());
        }
        for rule in self.declared.iter().flat_map(|rules| rules.list) {
            let on_items = facts.collection && rule.level == Level::Item;
            let known = self.rules.iter().any(|other| other.name == rule.name);
            if !on_items && !known && !self.part {
                self.rules.push(*rule);
            }
        }
        self.rules.sort_by_key(|rule| rule.order);
        for items in self.declared.clone().into_iter().filter_map(Rules::for_unknown_items) {
            self.add(&Facts::ANY, Step::Each, vec![items], false);
        }
        (facts.describe)(self);
    }

    /// Adds what is inside the type `id`, unless it is one of those around: what is inside is told there.
    pub(crate) fn once(&mut self, id: TypeId, describe: impl FnOnce(&mut Self)) {
        self.recursive = self.around.contains(&id);
        if !self.recursive {
            self.around.push(id);
            describe(self);
            self.around.pop();
        }
    }

    /// Whether values of this place or of one inside it must not be written down.
    pub(crate) fn has_sensitive(&self) -> bool {
        self.sensitive || self.inside.iter().any(Self::has_sensitive)
    }

    /// `value` without what must not be written down, as far as it has the form of this type; else only its kind and length.
    pub(crate) fn mask(&self, value: &Value) -> Value {
        if self.sensitive {
            return summarize(value, "_sensitive");
        }
        if !self.has_sensitive() && !self.recursive {
            return value.clone();
        }
        match value {
            Value::Object(object) => self.mask_object(object, value),
            Value::Array(list) if self.item().is_some() => list.iter().map(|item| self.mask_item(item)).collect(),
            Value::Null | Value::Bool(_) => value.clone(),
            _ => summarize(value, "_sensitive"),
        }
    }

    /// What is read as a list may come as one item, or as an object of its items by their numbers.
    fn mask_object(&self, object: &Map<String, Value>, value: &Value) -> Value {
        match self.item() {
            Some(item) if self.is_list && !object.keys().all(|key| key.parse::<usize>().is_ok()) => item.mask(value),
            _ if self.has_members() => self.mask_members(object).into(),
            _ => summarize(value, "_sensitive"),
        }
    }

    fn mask_members(&self, object: &Map<String, Value>) -> Map<String, Value> {
        let masked = |(key, value): (&String, &Value)| {
            let inside = self.member(key).or(self.item());
            let masked = inside.map_or_else(|| summarize(value, "_sensitive"), |inside| inside.mask(value));
            (key.clone(), masked)
        };
        object.iter().map(masked).collect()
    }

    fn mask_item(&self, value: &Value) -> Value {
        self.item().map_or_else(|| summarize(value, "_sensitive"), |item| item.mask(value))
    }

    /// The places one step away, those of all variants too.
    fn places(&self) -> Vec<&Self> {
        let mut places = Vec::new();
        for inside in &self.inside {
            match inside.step {
                Step::Variant { .. } => places.append(&mut inside.places()),
                _ => places.push(inside),
            }
        }
        places
    }

    fn has_members(&self) -> bool {
        self.places().iter().any(|inside| matches!(inside.step, Step::Member(_) | Step::Each))
    }

    fn item(&self) -> Option<&Self> {
        self.places().into_iter().find(|inside| inside.step == Step::Each)
    }

    /// The place of a member; of several variants' that of one that has something to hide.
    fn member(&self, key: &str) -> Option<&Self> {
        let named = |inside: &&Self| matches!(inside.step, Step::Member(name) if name == key);
        let places: Vec<_> = self.places().into_iter().filter(named).collect();
        places.iter().copied().find(|inside| inside.has_sensitive()).or(places.first().copied())
    }
}
