//! The rows of the table of rules, by a walk along the paths of a type.

use std::collections::{HashMap, HashSet};
use std::ptr;

use super::{DeclaredRule, RuleRow};
use crate::json::escaped;
use crate::rules::{Items, Level, Open, Rule, Rules};
use crate::schema::{
    Edge, Element, Enum, Fields, Graph, Ref, Schema, Shape, Step, Tagging, Variant, is_eager, may_be_none, open,
};

/// How many types are listed with what is inside them, counted by path. From there on, only those that have not been.
const MOST: usize = 4096;

/// How many types of one recursive group may stand around each other before each is listed only once.
const RECURSIVE: usize = 2;

/// The rows of a type, and the paths at which it is opaque.
pub(super) fn collect(schema: &Schema, definitions: &[Schema]) -> (Vec<RuleRow>, Vec<String>) {
    let graph = Graph::of([schema], Step::is_read, definitions);
    let component = graph.components(|_| true);
    let mut collector = Collector {
        definitions,
        graph,
        component,
        around: Vec::new(),
        listed: HashSet::new(),
        left: MOST,
        in_option: false,
        rows: Vec::new(),
        index: HashMap::new(),
        opaque: Vec::new(),
        known: HashSet::new(),
    };
    collector.place(schema, true, Vec::new(), Here { path: "", part: false, folds: false });
    (collector.rows, collector.opaque)
}

/// A location that is listed.
#[derive(Clone, Copy)]
struct Here<'p> {
    path: &'p str,
    /// True if only some members of the object are read here: no rule acts on it as a whole.
    part: bool,
    /// True if it is a field that `ignore_key_case` finds.
    folds: bool,
}

impl<'p> Here<'p> {
    fn at(path: &'p str) -> Self {
        Self { path, part: false, folds: false }
    }
}

struct Collector<'s> {
    definitions: &'s [Schema],
    graph: Graph<'s>,
    /// Which types are recursive by way of each other.
    component: Vec<usize>,
    /// The types around this location, and whether they count as levels of recursion.
    around: Vec<(&'s Schema, bool)>,
    /// The types that are listed with what is inside them.
    listed: HashSet<*const Schema>,
    left: usize,
    /// True if what can't be read here is `None`: of a flattened option.
    in_option: bool,
    rows: Vec<RuleRow>,
    /// The row of each path.
    index: HashMap<String, usize>,
    opaque: Vec<String>,
    /// The members of `opaque`, to find them.
    known: HashSet<String>,
}

impl<'s> Collector<'s> {
    /// Lists the use of a type.
    fn edge(&mut self, edge: &'s Edge, mut declared: Vec<&'s Rules>, here: Here<'_>) {
        declared.push(&edge.rules);
        self.place(edge.schema(self.definitions), is_named(edge), declared, here);
    }

    /// Lists a type where these rules are declared. `named` says that it is a type of its own.
    fn place(&mut self, schema: &'s Schema, mut named: bool, mut declared: Vec<&'s Rules>, here: Here<'_>) {
        let mut core = schema;
        let before = self.around.len();
        let mut ends = false;
        for layer in schema.layers(self.definitions) {
            declared.push(&layer.rules);
            declared.extend(layer.wrapped().map(|edge| &*edge.rules));
            let counts = named && matches!(layer.shape, Shape::Struct(_) | Shape::Tuple(_) | Shape::Enum(_));
            ends |= !self.enters(layer, counts);
            self.around.push((layer, counts));
            named = layer.wrapped().is_none_or(is_named);
            core = layer;
        }
        self.add_rules(core, &declared, here);
        if !ends {
            self.inside(core, &declared, here);
        }
        self.around.truncate(before);
    }

    /// Returns whether what is inside the type is to be listed here.
    fn enters(&mut self, schema: &'s Schema, counts: bool) -> bool {
        if self.around.iter().any(|(around, _)| ptr::eq(*around, schema)) {
            return false;
        }
        if !counts {
            return true;
        }
        let is_new = self.listed.insert(ptr::from_ref(schema));
        let within = self.left > 0 && self.levels_of_recursion(schema) < RECURSIVE;
        self.left = self.left.saturating_sub(1);
        is_new || within
    }

    /// How many types around are recursive by way of this one.
    fn levels_of_recursion(&self, schema: &Schema) -> usize {
        let component = |schema: &Schema| self.graph.number(schema).and_then(|number| self.component.get(number));
        let own = component(schema);
        self.around.iter().filter(|(around, counts)| *counts && component(around) == own).count()
    }

    /// Adds the rules that act on the value here, in the order in which they run.
    fn add_rules(&mut self, core: &'s Schema, declared: &[&'s Rules], here: Here<'_>) {
        let is_collection = matches!(core.shape, Shape::List { .. } | Shape::Map { .. });
        let mut rules: Vec<&Rule> = Vec::new();
        for rule in declared.iter().flat_map(|rules| &rules.list) {
            let on_items = is_collection && rule.level == Level::Item;
            if !here.part && !on_items && !rules.iter().any(|other| other.is_same(rule)) {
                rules.push(rule);
            }
        }
        rules.sort_by_key(|rule| rule.order);
        let folds =
            here.folds.then(|| DeclaredRule { rule: "ignore_key_case".into(), arguments: "".into(), eager: true });
        let is_eager = |rule: &Rule| self.in_option || is_eager(rule, open(core), core, self.definitions);
        let declared: Vec<_> = rules.into_iter().map(|rule| DeclaredRule::of(rule, is_eager(rule))).collect();
        self.add(here.path, folds.into_iter().chain(declared));
    }

    /// Adds rules to the row of a path.
    fn add(&mut self, path: &str, rules: impl Iterator<Item = DeclaredRule>) {
        let mut rules = rules.peekable();
        if rules.peek().is_none() {
            return;
        }
        let next = self.rows.len();
        let index = *self.index.entry(path.to_owned()).or_insert(next);
        if index == next {
            self.rows.push(RuleRow { path: path.to_owned(), rules: Vec::new() });
        }
        let Some(row) = self.rows.get_mut(index) else { return };
        for rule in rules {
            if !row.rules.contains(&rule) {
                row.rules.push(rule);
            }
        }
    }

    /// Lists what is inside a type.
    fn inside(&mut self, core: &'s Schema, declared: &[&'s Rules], here: Here<'_>) {
        match &core.shape {
            Shape::List { item: inner, .. } | Shape::Map { value: inner, .. } => {
                let items = declared.iter().map(|rules| rules.for_items()).collect();
                self.edge(inner, items, Here::at(&format!("{}/*", here.path)));
            }
            Shape::Tuple(elements) => {
                for (index, Element { edge, repeats, .. }) in elements.iter().enumerate() {
                    let step = if *repeats { "*".to_owned() } else { index.to_string() };
                    self.edge(edge, Vec::new(), Here::at(&format!("{}/{step}", here.path)));
                }
            }
            Shape::Struct(fields) => self.fields(fields, here),
            Shape::Enum(body) => body.variants.iter().for_each(|variant| self.variant(body, variant, here)),
            Shape::Opaque(opaque) => {
                // What std's types expect is known.
                if opaque.expected.is_empty() && self.known.insert(here.path.to_owned()) {
                    self.opaque.push(here.path.to_owned());
                }
                for rules in declared {
                    self.items_of_unknown(rules, here.path);
                }
            }
            _ => {}
        }
    }

    /// Adds the rules of `each(…)` where nothing is known of the type.
    fn items_of_unknown(&mut self, rules: &Rules, path: &str) {
        if let Items::These(items) = &rules.items {
            let path = format!("{path}/*");
            self.add(&path, items.list.iter().map(|rule| DeclaredRule::of(rule, rule.definition.is_eager(Open::No))));
            self.items_of_unknown(items, &path);
        }
    }

    fn fields(&mut self, fields: &'s Fields, here: Here<'_>) {
        for field in &fields.list {
            for name in &field.names {
                let path = member(here.path, name);
                self.edge(&field.edge, Vec::new(), Here { folds: fields.ignore_key_case, ..Here::at(&path) });
            }
        }
        for edge in &fields.flattened {
            let around = self.in_option;
            self.in_option |= may_be_none(edge, self.definitions);
            self.edge(edge, Vec::new(), Here { part: true, ..Here::at(here.path) });
            self.in_option = around;
        }
        for key in &fields.drop_keys {
            let rule = DeclaredRule { rule: "drop_keys".into(), arguments: "".into(), eager: self.in_option };
            self.add(&member(here.path, key), std::iter::once(rule));
        }
    }

    fn variant(&mut self, body: &'s Enum, variant: &'s Variant, here: Here<'_>) {
        let Some(content) = &variant.content else { return };
        let tagged = |tag: &str| {
            let name = variant.names.first().map_or("", AsRef::as_ref);
            format!("{}/{tag}={name}", here.path)
        };
        match &body.tagging {
            _ if body.tries(variant) => self.edge(content, Vec::new(), Here { folds: false, ..here }),
            // The name is the member: with each alias the content is elsewhere.
            Tagging::External => {
                for name in &variant.names {
                    self.edge(content, Vec::new(), Here::at(&member(here.path, name)));
                }
            }
            Tagging::Internal { tag } => {
                self.edge(content, Vec::new(), Here { part: true, ..Here::at(&tagged(tag)) });
            }
            Tagging::Adjacent { tag, content: name } => {
                self.edge(content, Vec::new(), Here::at(&member(&tagged(tag), name)));
            }
            Tagging::Untagged => {}
        }
    }
}

/// Returns whether a use leads to a type of its own, not to a part of the type that uses it.
fn is_named(edge: &Edge) -> bool {
    matches!(edge.to, Ref::Definition(_))
}

/// The path of a member.
fn member(path: &str, name: &str) -> String {
    format!("{path}/{}", escaped(name))
}
