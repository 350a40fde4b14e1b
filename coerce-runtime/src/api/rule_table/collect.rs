//! The rows of the table of rules, by a walk along the paths of a type.

use std::collections::{HashMap, HashSet};
use std::ptr;

use super::{DeclaredRule, RuleRow, RuleTable};
use crate::json::below;
use crate::plan::{Node, Plan, Used};
use crate::schema::{AddressSet, Element, Enum, Fields, Graph, Schema, Shape, Step, Tagging, Variant, address};
use crate::sort::sort_by;

/// How many types are listed with what is inside them, counted by path. From there on, only those that have not been.
const MOST: usize = 4096;

/// How many types of one recursive group may stand around each other before each is listed only once.
const RECURSIVE: usize = 2;

impl RuleTable {
    /// The table of a type.
    pub(crate) fn of(plan: &Plan, definitions: &[Schema]) -> Self {
        let root = plan.root();
        let graph = Graph::of(&[root.outer(definitions)], Step::is_read, definitions);
        let component = graph.components(|_| true);
        let mut collector = Collector {
            plan,
            definitions,
            graph,
            component,
            around: Vec::new(),
            listed: AddressSet::default(),
            left: MOST,
            in_option: false,
            rows: Vec::new(),
            index: HashMap::new(),
            opaque: Vec::new(),
        };
        collector.node(Some(root), "", false);
        let mut listed = HashSet::new();
        let opaque = collector.opaque.iter().filter(|path| listed.insert(path.as_str())).cloned().collect();
        Self { rows: collector.rows, opaque }
    }
}

struct Collector<'s> {
    plan: &'s Plan,
    definitions: &'s [Schema],
    graph: Graph<'s>,
    /// Which types are recursive by way of each other.
    component: Vec<usize>,
    /// The types around this location, and whether they count as levels of recursion.
    around: Vec<(&'s Schema, bool)>,
    /// The types that are listed with what is inside them.
    listed: AddressSet,
    left: usize,
    /// True if what can't be read here is `None`: of a flattened option.
    in_option: bool,
    rows: Vec<RuleRow>,
    /// The row of each path.
    index: HashMap<String, usize>,
    opaque: Vec<String>,
}

impl<'s> Collector<'s> {
    /// Lists a node of the plan. `part` says that only some members of the object are read here: no rule acts on it as a whole.
    fn node(&mut self, node: Option<&'s Node>, path: &str, part: bool) {
        let Some(node) = node else { return };
        let core = node.core(self.definitions);
        let counts = node.is_named() && matches!(core.shape, Shape::Struct(_) | Shape::Tuple(_) | Shape::Enum(_));
        let enters = self.enters(core, counts);
        self.around.push((core, counts));
        if !part {
            self.add_rules(node, path);
        }
        if enters {
            self.inside((node, core), path, part);
        }
        self.around.pop();
    }

    /// Returns whether what is inside the type is to be listed here.
    fn enters(&mut self, schema: &'s Schema, counts: bool) -> bool {
        if self.around.iter().any(|(around, _)| ptr::eq(*around, schema)) {
            return false;
        }
        if !counts {
            return true;
        }
        let is_new = self.listed.insert(address(schema));
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

    /// Adds the rules that act on the value here, those behind a switch too, in the order in which they run.
    fn add_rules(&mut self, node: &'s Node, path: &str) {
        let mut rules: Vec<&Used> = Vec::new();
        for rule in node.rules.iter().chain(&self.plan.behind_switch(node).rules) {
            if !rules.iter().any(|other| other.is_same(rule)) {
                rules.push(rule);
            }
        }
        sort_by(&mut rules, |one, other| one.order.cmp(&other.order));
        for rule in rules {
            self.add(path, DeclaredRule::of(rule, self.in_option || rule.is_eager));
        }
    }

    /// Adds a rule to the row of a path, unless it is there.
    fn add(&mut self, path: &str, rule: DeclaredRule) {
        let next = self.rows.len();
        let index = *self.index.entry(path.to_owned()).or_insert(next);
        if index == next {
            self.rows.push(RuleRow { path: path.to_owned(), rules: Vec::new() });
        }
        if let Some(row) = self.rows.get_mut(index).filter(|row| !row.rules.contains(&rule)) {
            row.rules.push(rule);
        }
    }

    /// Lists what is at this position inside a node, as a member of this name.
    fn member(&mut self, (node, position): (&'s Node, usize), path: &str, name: &str) {
        self.node(self.plan.inside(node, position), &below(path, name), false);
    }

    /// Lists what is inside a type.
    fn inside(&mut self, (node, core): (&'s Node, &'s Schema), path: &str, part: bool) {
        match &core.shape {
            Shape::List { .. } | Shape::Map { .. } => self.member((node, 0), path, "*"),
            Shape::Tuple(elements) => {
                for (index, Element { repeats, .. }) in elements.iter().enumerate() {
                    let name = if *repeats { "*".to_owned() } else { index.to_string() };
                    self.member((node, index), path, &name);
                }
            }
            Shape::Struct(fields) => self.fields(node, fields, path),
            Shape::Enum(body) => {
                if let Some(tag) = body.tagging.tag() {
                    self.member((node, body.variants.len()), path, tag);
                }
                for (index, variant) in body.variants.iter().enumerate() {
                    self.variant((node, index), (body, variant), path, part);
                }
            }
            Shape::Opaque(opaque) => {
                // What std's types expect is known.
                self.opaque.extend(opaque.expected.is_empty().then(|| path.to_owned()));
                self.items_of_unknown(node, path);
            }
            _ => {}
        }
    }

    /// Lists the rules of `each(…)` where nothing is known of the type.
    fn items_of_unknown(&mut self, node: &'s Node, path: &str) {
        if let Some(items) = self.plan.inside(node, 0) {
            let path = below(path, "*");
            self.add_rules(items, &path);
            self.items_of_unknown(items, &path);
        }
    }

    fn fields(&mut self, node: &'s Node, fields: &'s Fields, path: &str) {
        for (index, field) in fields.list.iter().enumerate() {
            for name in &field.names {
                let path = below(path, name);
                if fields.ignore_key_case && !field.exact && !field.undeclared {
                    self.add(&path, DeclaredRule::named("ignore_key_case", true));
                }
                self.node(self.plan.inside(node, index), &path, false);
            }
        }
        for index in fields.list.len()..fields.list.len() + fields.flattened.len() {
            let (around, inside) = (self.in_option, self.plan.inside(node, index));
            self.in_option |= inside.is_some_and(|node| node.nullable);
            self.node(inside, path, true);
            self.in_option = around;
        }
        for key in fields.drop_keys.iter().filter(|key| fields.find(key).is_none_or(|(field, _)| field.undeclared)) {
            self.add(&below(path, key), DeclaredRule::named("drop_keys", self.in_option));
        }
    }

    fn variant(&mut self, at: (&'s Node, usize), (body, variant): (&Enum, &Variant), path: &str, part: bool) {
        let content = self.plan.inside(at.0, at.1);
        let name = variant.names.first().map_or("", AsRef::as_ref);
        let tagged = |tag: &str| below(path, &format!("{tag}={name}"));
        match &body.tagging {
            _ if body.tries(variant) => self.node(content, path, part),
            // The name is the member: with each alias the content is elsewhere.
            Tagging::External => variant.names.iter().for_each(|name| self.member(at, path, name)),
            Tagging::Internal { tag } => self.node(content, &tagged(tag), true),
            Tagging::Adjacent { tag, content } => self.member(at, &tagged(tag), content),
            Tagging::Untagged => {}
        }
    }
}
