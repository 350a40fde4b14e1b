//! Makes the nodes of a plan: one for each use of a type with the rules that it is handed from around.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Names, Node, NodeId, Settled, Used, index, node_id};
use crate::json::{Kind, Kinds};
use crate::rules::{Arguments, Items, Level, Open, Rule, Rules};
use crate::schema::{
    Edge, Enum, Form, Ref, Schema, Shape, Variant, accepted_kinds, address, is_eager, natural_kinds, open, tagged_for,
};
use crate::tree::reads_items;

/// All nodes that can be reached from `root`, which comes first.
pub(super) fn nodes(root: Option<&Edge>, definitions: &[Schema]) -> Vec<Node> {
    let mut builder = Builder { definitions, nodes: Vec::new(), known: HashMap::new(), structs: HashMap::new() };
    builder.used(root, &[]);
    let mut next = 0;
    while next < builder.nodes.len() {
        builder.look_inside(next);
        next += 1;
    }
    builder.nodes
}

/// The key of a node: the addresses of the use of a type, none of what nobody knows, and of the rules from around.
type Key = (Option<usize>, Vec<usize>);

struct Builder<'d> {
    definitions: &'d [Schema],
    nodes: Vec<Node>,
    known: HashMap<Key, NodeId>,
    /// The first node of each struct, by where its fields are.
    structs: HashMap<Key, NodeId>,
}

impl Builder<'_> {
    /// The node of a use; none, where nothing is known: inside what a foreign `Deserialize` reads. `around` are the rules for it that
    /// lists and maps around it hand down.
    fn used(&mut self, edge: Option<&Edge>, around: &[Arc<Rules>]) -> NodeId {
        let around_it = around.iter().map(|rules| address(&**rules)).collect();
        let key = (edge.map(address), around_it);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let id = self.add(Node::of(edge, around, self.definitions).with_rules(self.definitions));
        self.known.insert(key, id);
        id
    }

    fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        node_id(self.nodes.len() - 1)
    }

    fn look_inside(&mut self, index: usize) {
        let mut node = std::mem::take(&mut self.nodes[index]);
        node.names = self.names(&node.core, node_id(index));
        node.inside = self.inside(&node);
        if node.opt_in.is_some() {
            let behind = Node { acting: node.acting.map(|(_, end)| (end, usize::MAX)), opt_in: None, ..node.clone() };
            node.behind_switch = Some(self.add(behind.with_rules(self.definitions)));
        }
        self.nodes[index] = node;
    }

    /// The names of the fields of a struct, to which the node of this number leads.
    fn names(&mut self, of: &Ref, node: NodeId) -> Option<Arc<Names>> {
        let Shape::Struct(fields) = &of.resolve(self.definitions).shape else { return None };
        let first = *self.structs.entry((Some(address(fields)), Vec::new())).or_insert(node);
        if first == node { Some(Arc::new(Names::of(fields))) } else { self.nodes[index(first)].names.clone() }
    }

    /// The nodes inside, in the order of the shape.
    fn inside(&mut self, node: &Node) -> Vec<Option<NodeId>> {
        let definitions = self.definitions;
        let (core, items) = (node.core(definitions), node.item_rules(definitions));
        match &core.shape {
            Shape::List { item: edge, .. } | Shape::Map { value: edge, .. } => {
                vec![Some(self.used(Some(edge), &items))]
            }
            Shape::Tuple(_) | Shape::Struct(_) => {
                let mut inside = Vec::new();
                core.each_edge(&mut |_, edge| inside.push(Some(self.used(Some(edge), &[]))));
                inside
            }
            Shape::Enum(body) => {
                let contents = body.variants.iter().map(|variant| variant.content.as_ref());
                let contents = contents.map(|content| content.map(|_| self.used(content, &[])));
                let mut inside: Vec<_> = contents.collect();
                // Behind them the tag, if rules act on it.
                inside.extend(node.tag(definitions).map(|tag| Some(self.add(tag))));
                inside
            }
            Shape::Opaque(_) | Shape::Any if !items.is_empty() || node.dropper.is_some() => {
                vec![Some(self.used(None, &items))]
            }
            _ => Vec::new(),
        }
    }
}

impl Node {
    /// The tag of an enum as a value of its own, if rules act on it.
    fn tag(&self, definitions: &[Schema]) -> Option<Self> {
        let core = self.core(definitions);
        let list: Vec<_> = self.declared().filter(|rule| tagged_for(rule, core).is_some()).cloned().collect();
        let body = tagged_for(list.first()?, core)?;
        let named = |variant: &Variant| {
            let names = variant.names.clone();
            Variant { names, content: None, form: Form::Unit, other: variant.other, untagged: false, judged: None }
        };
        let tags = Enum { variants: body.tagged().map(named).collect(), ..Enum::default() };
        let edge = Edge { sensitive: self.sensitive, ..Edge::to(Ref::Here(Arc::new(Schema::new(Shape::Enum(tags))))) };
        let rules = Arc::new(Rules { list, ..Rules::default() });
        let mut node = Self::of(Some(&edge), &[rules], definitions);
        if self.open == Open::Words {
            node.open = Open::Words;
        }
        Some(node.with_rules(definitions))
    }

    /// The types of a use, from the outside in, with the rules from `around`.
    fn of(edge: Option<&Edge>, around: &[Arc<Rules>], definitions: &[Schema]) -> Self {
        let mut node = Self { layers: around.to_vec(), ..Self::default() };
        let Some(edge) = edge else { return node };
        node.outer = edge.to.clone();
        for (edge, schema) in edge.layers(definitions) {
            node.sensitive |= edge.sensitive;
            node.layers.extend((!edge.rules.is_none()).then(|| edge.rules.clone()));
            node.core = edge.to.clone();
            node.add(schema);
            node.nullable |= matches!(schema.shape, Shape::Option(_));
        }
        let core = node.core(definitions);
        (node.open, node.endless) = (open(core), core.wrapped().is_some());
        node
    }

    /// Adds the type that the core is now.
    fn add(&mut self, schema: &Schema) {
        if let (None, Some(member)) = (&self.opt_in, &schema.opt_in) {
            self.opt_in = Some(member.clone());
            self.acting = Some((0, self.layers.len()));
        }
        self.layers.extend((!schema.rules.is_none()).then(|| schema.rules.clone()));
        self.checks.extend(schema.check);
        self.judge = schema.judge.clone().or_else(|| self.judge.take());
        if !self.nullable {
            self.around_option = self.checks.len();
        }
        self.expecting = self.expecting.take().or_else(|| schema.expecting.clone());
    }

    /// Fills in all that follows from types and layers.
    fn with_rules(mut self, definitions: &[Schema]) -> Self {
        let kinds = |kinds: Kinds, rule: &Rule| kinds.or(rule.definition.kinds);
        self.plain = self.checks.is_empty() && self.judge.is_none() && self.opt_in.is_none() && !self.endless;
        let outer = self.outer(definitions);
        (self.accepted, self.natural) = (accepted_kinds(outer, definitions), natural_kinds(outer, definitions));
        self.float = if let Shape::Float(float) = self.core(definitions).shape { Some(float) } else { None };
        self.looked_at = self.declared().fold(Kinds::NONE, kinds);
        let dropper = self.used(&self.layers, definitions).find(|used| used.definition.drops_items);
        self.dropper = dropper;
        self.rules = self.merged(definitions);
        let is_list = matches!(self.core(definitions).shape, Shape::List { length: None, .. });
        let looks = |used: &Used| used.kinds.has(Kind::List);
        self.judges_items_alone = is_list && self.dropper.is_none() && !self.rules.iter().any(looks);
        let eager = self.rules.iter().filter(|used| used.is_eager);
        self.eager = eager.fold(Kinds::NONE, |all, used| kinds(all, used));
        self.settled = Settled::of(&self, definitions);
        self.settles_items = is_list && self.plain && !self.eager.has(Kind::List);
        self.only_names = match &self.core(definitions).shape {
            Shape::Enum(body) => self.plain && !self.eager.has(Kind::String) && body.only_names(),
            _ => false,
        };
        self
    }

    /// The rules of these layers.
    fn used<'r>(&'r self, layers: &'r [Arc<Rules>], definitions: &'r [Schema]) -> impl Iterator<Item = Used> + 'r {
        let core = self.core(definitions);
        let each = move |rules: &'r Arc<Rules>| {
            let used = move |(index, rule): (usize, &Rule)| Used {
                rules: rules.clone(),
                index,
                definition: rule.definition,
                position: 0,
                kinds: rule.definition.kinds,
                is_eager: is_eager(rule, self.open, core, definitions),
                only_replaces: !(rule.definition.removes || rule.is_custom()),
                listed: is_listed(rule, self.outer(definitions), core),
            };
            rules.list.iter().enumerate().map(used)
        };
        layers.iter().flat_map(each)
    }

    /// The rules that act on the value itself.
    fn merged(&self, definitions: &[Schema]) -> Vec<Used> {
        let core = self.core(definitions);
        let is_collection = matches!(core.shape, Shape::List { .. } | Shape::Map { .. });
        let (start, end) = self.acting.unwrap_or((0, usize::MAX));
        let acting = self.layers.get(start..end.min(self.layers.len())).unwrap_or_default();
        let mut merged: Vec<Used> = Vec::new();
        for used in self.used(acting, definitions) {
            // A variant without a tag may be a string, which is no object with one.
            let on_tag = tagged_for(&used, core).is_some_and(|body| body.tried().next().is_none());
            let is_of_items = is_collection || passes_on(&used.rules, core);
            let elsewhere = is_of_items && used.level == Level::Item || on_tag;
            if !elsewhere && !merged.iter().any(|other| other.is_same(&used)) {
                merged.insert(merged.partition_point(|other| other.order <= used.order), used);
            }
        }
        merged.iter_mut().enumerate().for_each(|(position, used)| used.position = position);
        merged
    }

    /// The rules for the items of the value, each once.
    fn item_rules(&self, definitions: &[Schema]) -> Vec<Arc<Rules>> {
        let core = self.core(definitions);
        let opaque = matches!(core.shape, Shape::Opaque(_) | Shape::Any);
        let has_items = |rules: &Arc<Rules>| matches!(rules.items, Items::Each(_)) || passes_on(rules, core);
        let layers = self.layers.iter().filter(|rules| !opaque || has_items(rules));
        let mut items: Vec<Arc<Rules>> = Vec::new();
        for rules in layers.filter_map(Rules::for_items).filter(|rules| !rules.is_none()) {
            if !items.iter().any(|other| Arc::ptr_eq(other, &rules)) {
                items.push(rules);
            }
        }
        items
    }
}

/// Returns whether rules pass on to what is inside a foreign type, without `each(…)`: where that is a list or a map.
fn passes_on(rules: &Rules, core: &Schema) -> bool {
    match &core.shape {
        Shape::Opaque(opaque) if matches!(rules.items, Items::Same | Items::These(_)) => reads_items(opaque.check),
        _ => false,
    }
}

/// Returns whether the words that a rule accepts are the tags of the type, which names them where it says what it expects.
fn is_listed(rule: &Rule, outer: &Schema, core: &Schema) -> bool {
    match (&rule.arguments, &core.shape) {
        (Arguments::KeyOnly { only, .. }, Shape::Enum(body)) => {
            outer.expecting.is_none() && core.expecting.is_none() && only.iter().eq(&body.tags())
        }
        _ => false,
    }
}
