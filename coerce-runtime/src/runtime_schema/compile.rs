//! From a JSON Schema and a policy to the schema that the engine walks.
//!
//! Each location but a scalar becomes a definition, once for each set of subschemas that apply there and patterns of the policy that may
//! still match: so recursion ends, and a pattern reaches one use of a definition without the others.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Display;
use std::sync::Arc;

use serde_json::Value;

use self::paths::{Paths, ROOT};
use super::declared_location::Form;
use super::judges::{Judges, is_plain};
use super::keywords::Keywords;
use super::policy::{Active, Checked, fault_at};
use super::sound::Sound;
use super::standing::Found;
use super::subschema::{Decided, Nodes, ResolvedSubschema, Source, What};
use crate::rules::Rule;
use crate::schema::{AddressMap, AddressSet, Edge, Ref, Schema, Shape, address};

mod paths;
mod rules;
mod shape;
mod tag;

/// How many locations a schema may have, beside scalars.
const MOST: usize = 1 << 14;

/// A schema that the engine walks, and what is wrong with its source.
pub(super) struct Compiled {
    /// The use of the document, which has the rules of the root.
    pub(super) root: Edge,
    pub(super) definitions: Vec<Schema>,
    pub(super) faults: Vec<String>,
}

/// Compiles a schema, whose parts have these validators.
pub(super) fn compile<'v>(sound: &'v Sound<'_>, policy: &'v Checked, judges: &mut Judges<'v>) -> Compiled {
    let schema = &*sound.schema;
    let unsure = sound.ignored.values().filter_map(|(around, _)| schema.pointer(around));
    let mut compiler = Compiler {
        source: Source::of(schema, sound.draft),
        policy,
        judges,
        unsure: unsure.map(std::ptr::from_ref).collect(),
        unsure_paths: BTreeSet::new(),
        known: AddressMap::default(),
        todo: Vec::new(),
        definitions: Vec::new(),
        demanded: HashMap::new(),
        matches: 0,
        matched: AddressSet::default(),
        paths: Paths::default(),
        faults: policy.sorts().unfit.clone(),
    };
    let context = Context { active: policy.start(), ..Context::default() };
    let root = compiler.edge(&[schema], Location { context, ..Location::default() });
    while let Some((number, job)) = compiler.todo.pop() {
        compiler.definitions[number] = Schema::new(compiler.shape(&job));
    }
    let says = policy.annotations || !(policy.on.is_empty() && policy.at.is_empty());
    if let Some(fault) = compiler.source.fault(says) {
        compiler.faults.push(fault);
    } else {
        compiler.check_demanded();
        compiler.check_locations();
    }
    let guarded = policy.names_to_hide().map(|name| name.to_owned().into()).collect();
    let whole = Shape::Wrapper { inner: Edge::to(root.to), transparent: true };
    let root = Edge { to: Ref::Here(Arc::new(Schema { guarded, ..Schema::new(whole) })), ..root };
    Compiled { root, definitions: compiler.definitions, faults: compiler.faults }
}

struct Compiler<'j, 'v> {
    source: Source<'v>,
    policy: &'v Checked,
    judges: &'j mut Judges<'v>,
    /// The subschemas that have said more, in keywords that are wrong.
    unsure: HashSet<*const Value>,
    /// Where they apply.
    unsure_paths: BTreeSet<String>,
    known: AddressMap<Key, usize>,
    /// Definitions whose shapes are still to be made.
    todo: Vec<(usize, Job<'v>)>,
    definitions: Vec<Schema>,
    /// The rules that the policy has for locations: where each is, and whether it acts there, in any form of the value.
    demanded: HashMap<(Active, &'static str), (usize, bool)>,
    /// How many names of properties have been compared with patterns of properties.
    matches: usize,
    /// The patterns of the policy that some location has matched.
    matched: AddressSet,
    /// The paths of all locations.
    paths: Paths<'v>,
    faults: Vec<String>,
}

/// Which definitions are the same.
#[derive(Default, PartialEq, Eq, Hash)]
struct Key {
    nodes: Vec<*const Value>,
    /// None for a list of strings, which is one definition wherever it is used.
    context: Option<Context>,
    rules: Vec<String>,
}

/// A location with what applies there, whose shape is made later if it is a definition.
struct Job<'v> {
    resolved: ResolvedSubschema<'v>,
    location: Location<'v>,
    found: Found,
}

/// A location, as the policy sees it.
#[derive(Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
struct Location<'v> {
    /// The number of its path, for messages.
    path: usize,
    context: Context,
    /// Rules that it has from the list or map around it.
    carried: Vec<Arc<Rule>>,
    /// True if it is a property that is not required.
    removable: bool,
    /// True if it is an item of an array.
    is_item: bool,
    /// All that is declared of the value, if this is one of several forms of it: rules that don't fit it fit another.
    forms_of: Option<Nodes<'v>>,
    /// True if what applies here need not go together: it is said of one of several forms, or of all members of a pattern.
    lax: bool,
    /// True if it is what several forms of a value have in common, or inside it: rules that don't fit it fit one of them.
    common: bool,
    /// True if it matters here whether the value is valid as a whole.
    judged: bool,
}

/// The part of a location on which its definition depends, beside the subschemas that apply and its rules.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Context {
    active: Active,
    /// True if no rule applies here.
    never: bool,
    /// True if the value, or one around it, may have another form.
    forms: bool,
    /// True if it is here for the policy alone: the schema does not declare it.
    undeclared: bool,
    /// The tag that tells it from other forms, and is read before it.
    without: Option<String>,
    /// The type that it is taken for where none is certain: for what is inside. No rule acts on the value itself.
    assumed: Option<Form>,
    /// The subschemas that are one of several forms, of which this is one.
    decided: Decided,
}

impl<'v> Compiler<'_, 'v> {
    /// The location of a member or an item.
    fn inside(&mut self, around: &Location<'v>, name: impl Into<Cow<'v, str>>) -> Location<'v> {
        let name = name.into();
        let active = self.policy.step(&around.context.active, &name);
        let Context { never, forms, undeclared, .. } = around.context;
        let context = Context { active, never, forms, undeclared, ..Context::default() };
        Location {
            path: self.paths.step(around.path, name),
            context,
            lax: around.lax,
            common: around.common,
            ..Location::default()
        }
    }

    fn fault_at(&mut self, path: usize, fault: impl Display) {
        self.faults.push(fault_at(&self.paths.shown(path), fault));
    }

    /// Returns whether something else may have been declared.
    fn is_unsure(&self, resolved: &ResolvedSubschema<'v>) -> bool {
        resolved.nodes.iter().any(|node| self.unsure.contains(&std::ptr::from_ref(*node)))
    }

    /// The use of what these subschemas declare.
    fn edge(&mut self, nodes: &[&'v Value], location: Location<'v>) -> Edge {
        let context = &location.context;
        let resolved = match context.assumed {
            Some(form) => self.source.assumed(nodes, form, &context.decided),
            None => self.source.resolve(nodes, &context.decided),
        };
        self.edge_of(resolved, nodes, location)
    }

    /// The use of what is resolved, of which these subschemas judge values as a whole.
    fn edge_of(&mut self, resolved: ResolvedSubschema<'v>, nodes: &[&'v Value], mut location: Location<'v>) -> Edge {
        let (policy, context) = (self.policy, &mut location.context);
        if !context.undeclared {
            self.matched.extend(policy.ending(&context.active).map(address));
        }
        context.never |= policy.forbids(&context.active);
        let is_open = matches!(resolved.what, What::Unknown);
        let sensitive = policy.hides(&context.active) || is_open && policy.hides_inside(&context.active, context.forms);
        let has_rules = !context.never && context.assumed.is_none();
        if resolved.nodes.len() > 1 && !location.lax && self.source.contradicts(nodes) {
            self.fault_at(location.path, "no value has the types that `allOf` asks for together");
        }
        if self.is_unsure(&resolved) {
            self.unsure_paths.insert(self.paths.shown(location.path));
        }
        let mut job = Job { resolved, location, found: Found::default() };
        if has_rules {
            job.found = self.rules_at(&job, nodes);
            let active = &job.location.context.active;
            job.found.guard(|steps| policy.forbids_along(active, steps));
        }
        let (nullable, rules) = (job.resolved.nullable, job.found.here.clone());
        let is_judged = (job.location.judged || job.found.undoes())
            && job.location.path != ROOT
            && !nodes.iter().all(|node| is_plain(node));
        let is_scalar = job.resolved.form.is_some_and(|form| ![Form::Array, Form::Object].contains(&form));
        let is_here = is_scalar && matches!(job.resolved.what, What::Type);
        let to = if is_here { here(self.shape(&job)) } else { Ref::Definition(self.definition(job)) };
        let to = if is_judged { self.judged(nodes, to) } else { to };
        let to = if nullable { here(Shape::Option(Edge::to(to))) } else { to };
        Edge { to, rules, sensitive }
    }

    /// Wraps a schema whose values these subschemas judge as a whole.
    fn judged(&mut self, nodes: &[&'v Value], to: Ref) -> Ref {
        let shape = Shape::Wrapper { inner: Edge::to(to), transparent: true };
        Ref::Here(Arc::new(Schema { judge: Some(Arc::new(self.judges.parts(nodes))), ..Schema::new(shape) }))
    }

    /// The number of the definition of this, which may be made later.
    fn definition(&mut self, job: Job<'v>) -> usize {
        let key = Key::of(&job);
        let number = self.definitions.len();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // What a number beyond the definitions stands for is any value.
        if number >= MOST {
            self.faults.push(format!("the schema has more than {MOST} locations"));
            return MOST;
        }
        self.known.insert(key, number);
        self.definitions.push(Schema::new(Shape::Any));
        self.todo.push((number, job));
        number
    }
}

impl Key {
    fn of(Job { resolved, location, found }: &Job<'_>) -> Self {
        let address = |node: &&Value| std::ptr::from_ref(*node);
        if matches!(resolved.what, What::Words(_)) {
            let lists = resolved.nodes.iter().filter(|node| Keywords::of(node).has(Keywords::LISTING));
            return Self { nodes: lists.map(address).collect(), ..Self::default() };
        }
        let carried = found.carried.iter().map(|rule| format!("{}({})", rule.name, rule.written));
        let flags = [(found.ignore_key_case, "ignore_key_case"), (found.drops_items(), "drop_invalid_items")];
        let flags = flags.into_iter().filter(|(is_set, _)| *is_set).map(|(_, name)| name.to_owned());
        Self {
            nodes: resolved.nodes.iter().map(address).collect(),
            context: Some(location.context.clone()),
            rules: found.drop_keys.iter().map(|key| format!("={key}")).chain(flags).chain(carried).collect(),
        }
    }
}

fn here(shape: Shape) -> Ref {
    Ref::Here(Arc::new(Schema::new(shape)))
}
