//! From a JSON Schema and a policy to the schema that the engine walks.
//!
//! Each location but a scalar becomes a definition, once for each set of subschemas that apply there and patterns of the policy that may
//! still match: so recursion ends, and a pattern reaches one use of a definition without the others.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

use serde_json::Value;

use self::paths::{Paths, ROOT};
use super::judges::{Judges, is_plain};
use super::keywords::Keywords;
use super::policy::{Active, Checked, Goal};
use super::standing::{Found, Standing};
use super::subschema::{Nodes, ResolvedSubschema, Source, What};
use super::words::{self, Declared, Word};
use crate::constant::Text;
use crate::json::Float;
use crate::rules::{Form, Rules, Site};
use crate::schema::{AddressMap, Edge, Ref, Schema, Shape};
use rules::Use;
use wording::{located, shown_site};

mod checks;
mod guarded;
mod paths;
mod rules;
mod shape;
mod wording;

/// How many locations a schema may have, beside scalars.
const MOST: usize = 1 << 14;

/// How many definitions a schema has that is small.
const FEW: usize = 3;

/// A schema that the engine walks, and what is wrong with its source.
pub(super) struct Compiled {
    /// The schema of the document: a wrapper around its use, which has the rules of the root.
    pub(super) root: Schema,
    pub(super) definitions: Vec<Schema>,
    pub(super) faults: Vec<String>,
}

/// Compiles a schema, whose parts have these validators. Those that are `unsure` have said more.
pub(super) fn compile<'v>(
    schema: &'v Value,
    policy: &'v Checked,
    judges: Judges<'v>,
    unsure: &'v HashSet<*const Value>,
) -> Compiled {
    let (compiled, judges) = attempt(schema, policy, judges, unsure);
    if judges.join() { compiled } else { attempt(schema, policy, judges.without_parts(), unsure).0 }
}

fn attempt<'v>(
    schema: &'v Value,
    policy: &'v Checked,
    judges: Judges<'v>,
    unsure: &'v HashSet<*const Value>,
) -> (Compiled, Judges<'v>) {
    let mut compiler = Compiler {
        source: Source::of(schema, judges.draft),
        policy,
        judges,
        unsure,
        unsure_paths: BTreeSet::new(),
        known: AddressMap::default(),
        enums: AddressMap::default(),
        todo: Vec::with_capacity(FEW),
        definitions: Vec::with_capacity(FEW),
        matches: 0,
        matched: HashSet::new(),
        paths: Paths::default(),
        faults: Vec::new(),
        known_faults: HashSet::new(),
    };
    policy.unfit.iter().for_each(|fault| compiler.fault(fault.clone()));
    let root = compiler.edge(&[schema], Spot { active: policy.start(), ..Spot::default() });
    while let Some((number, job)) = compiler.todo.pop() {
        let shape = compiler.shape(&job);
        if let Some(definition) = compiler.definitions.get_mut(number) {
            *definition = Schema::new(shape);
        }
    }
    compiler.check_locations();
    if compiler.source.is_exhausted() {
        compiler.fault("the schema has too many choices inside choices".to_owned());
    }
    let root = Schema::new(Shape::Wrapper { inner: root, transparent: true });
    (Compiled { root, definitions: compiler.definitions, faults: compiler.faults }, compiler.judges)
}

struct Compiler<'v> {
    source: Source<'v>,
    policy: &'v Checked,
    judges: Judges<'v>,
    /// The subschemas that have said more, in keywords that are wrong.
    unsure: &'v HashSet<*const Value>,
    /// Where they apply.
    unsure_paths: BTreeSet<String>,
    known: AddressMap<Key, usize>,
    /// The definitions of strings that the schema lists: one for each list, wherever it is used.
    enums: AddressMap<*const &'v str, (Rc<[&'v str]>, usize)>,
    /// Definitions whose shapes are still to be made.
    todo: Vec<(usize, Job<'v>)>,
    definitions: Vec<Schema>,
    /// How many names of properties have been compared with patterns of properties.
    matches: usize,
    /// The patterns of the policy that some location has matched.
    matched: HashSet<usize>,
    /// The paths of all locations.
    paths: Paths<'v>,
    faults: Vec<String>,
    known_faults: HashSet<String>,
}

/// Which definitions are the same.
#[derive(PartialEq, Eq)]
struct Key {
    nodes: Vec<*const Value>,
    active: Active,
    never: bool,
    carried: Vec<String>,
    flags: Vec<String>,
    without: Option<String>,
    assumed: Option<Form>,
    decided: Vec<*const Value>,
}

impl Hash for Key {
    /// Hashes the parts that tell most of them apart.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.nodes, &self.active, &self.without, &self.decided).hash(hasher);
    }
}

/// A definition whose shape is to be made.
struct Job<'v> {
    resolved: ResolvedSubschema<'v>,
    spot: Spot<'v>,
    /// Rules that its items have from it.
    carried: Vec<Arc<Declared>>,
    /// True if its members are found without regard to case.
    ignore_key_case: bool,
    /// The members that are dropped.
    drop_keys: Vec<Text>,
    /// True if items that can't be read are dropped.
    drops_items: bool,
}

/// A location, as the policy sees it.
#[derive(Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
struct Spot<'v> {
    /// The number of its path, for messages.
    path: usize,
    active: Active,
    /// True if no rule applies here.
    never: bool,
    /// Rules that it has from the list or map around it.
    carried: Vec<Arc<Declared>>,
    /// True if it is a property that is not required.
    removable: bool,
    /// True if it is one of several forms of the value there: rules that don't fit it fit another.
    branch: bool,
    /// All that is declared of the value of which this is one form.
    forms_of: Nodes<'v>,
    /// The tag that tells it from other forms, and is read before it.
    without: Option<String>,
    /// The type that it is taken for where none is certain: for what is inside. No rule acts on the value itself.
    assumed: Option<Form>,
    /// The subschemas that are one of several forms, of which this is one.
    decided: Vec<*const Value>,
    /// True if what applies here need not go together: it is said of one of several forms, or of all members of a pattern.
    lax: bool,
    /// True if it matters here whether the value is valid as a whole.
    judged: bool,
}

impl<'v> Compiler<'v> {
    /// The location of a member or an item.
    fn inside(&mut self, around: &Spot<'v>, active: Active, name: impl Into<Cow<'v, str>>) -> Spot<'v> {
        let path = self.paths.step(around.path, name.into());
        Spot { path, active, never: around.never, lax: around.lax, ..Spot::default() }
    }

    fn fault(&mut self, fault: String) {
        if self.known_faults.insert(fault.clone()) {
            self.faults.push(fault);
        }
    }

    /// Returns whether something else may have been declared.
    fn is_unsure(&self, resolved: &ResolvedSubschema<'v>) -> bool {
        !self.unsure.is_empty() && resolved.nodes.iter().any(|node| self.unsure.contains(&std::ptr::from_ref(*node)))
    }

    /// The use of what these subschemas declare.
    fn edge(&mut self, nodes: &[&'v Value], mut spot: Spot<'v>) -> Edge {
        let resolved = match spot.assumed {
            Some(form) => self.source.assumed(nodes, form, &spot.decided),
            None => self.source.resolve_decided(nodes, &spot.decided),
        };
        let are_several = nodes.len() > 1 || resolved.keywords.has(Keywords::LEADS);
        if are_several && !spot.lax && self.source.contradicts(nodes) {
            let path = self.paths.shown(spot.path);
            self.fault(format!("{}: no value has the types that `allOf` asks for together", located(&path)));
        }
        if self.is_unsure(&resolved) {
            self.unsure_paths.insert(self.paths.shown(spot.path));
        }
        let ending = self.policy.ending(&spot.active);
        if !ending.is_empty() {
            self.matched.extend(&ending);
        }
        let goals = || ending.iter().filter_map(|number| self.policy.at.get(*number)).map(|pattern| &pattern.goal);
        spot.never |= goals().any(|goal| matches!(goal, Goal::Never));
        let is_unknown =
            resolved.form.is_none() && !matches!(resolved.what, What::Choice(_) | What::Forms(_) | What::Null);
        let sensitive = goals().any(|goal| matches!(goal, Goal::Sensitive))
            || is_unknown && spot.assumed.is_none() && self.policy.hides_inside(&spot.active);
        let acts = !spot.never && spot.assumed.is_none();
        let found = if acts {
            self.rules_at(&Use { nodes, resolved: &resolved, spot: &spot, ending: &ending })
        } else {
            Found::default()
        };
        let nullable = resolved.nullable;
        let rules = found.here.as_ref().map(|here| Arc::clone(&here.rules));
        let is_judged =
            (spot.judged || found.undoes()) && spot.path != ROOT && !nodes.iter().all(|node| is_plain(node));
        let to = match scalar(&resolved) {
            Some(scalar) => here(scalar),
            None => Ref::Definition(self.definition(resolved, spot, found)),
        };
        let to = if is_judged { self.judged(nodes, to) } else { to };
        let to = if nullable { here(Shape::Option(Edge::to(to))) } else { to };
        Edge { to, rules: rules.unwrap_or_else(Rules::none), sensitive }
    }

    /// Wraps a schema whose values these subschemas judge as a whole.
    fn judged(&mut self, nodes: &[&'v Value], to: Ref) -> Ref {
        let Some(judge) = self.judges.parts(nodes) else { return to };
        let shape = Shape::Wrapper { inner: Edge::to(to), transparent: true };
        Ref::Here(Arc::new(Schema { judge: Some(Box::new(judge)), ..Schema::new(shape) }))
    }

    /// The number of the definition of this, which may be made later.
    fn definition(&mut self, resolved: ResolvedSubschema<'v>, spot: Spot<'v>, found: Found) -> usize {
        let words = if let What::Words(words) = &resolved.what { Some(Rc::clone(words)) } else { None };
        if let Some((_, known)) = words.as_ref().and_then(|words| self.enums.get(&Rc::as_ptr(words).cast())) {
            return *known;
        }
        let key = Key {
            nodes: resolved.nodes.iter().map(|node| std::ptr::from_ref(*node)).collect(),
            active: spot.active.clone(),
            never: spot.never,
            carried: found.carried.iter().map(|declared| format!("{}({})", declared.name, declared.written)).collect(),
            flags: found
                .drop_keys
                .iter()
                .map(|key| key.clone().into_owned())
                .chain(found.ignore_key_case.then(String::new))
                .chain(found.drops_items().then(|| "drop_invalid_items()".to_owned()))
                .collect(),
            without: spot.without.clone(),
            assumed: spot.assumed,
            decided: spot.decided.clone(),
        };
        let number = self.definitions.len();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // What a number beyond the definitions stands for is any value.
        if number >= MOST {
            self.fault(format!("the schema has more than {MOST} locations"));
            return MOST;
        }
        self.known.insert(key, number);
        self.enums.extend(words.map(|words| (Rc::as_ptr(&words).cast(), (words, number))));
        self.definitions.push(Schema::new(Shape::Any));
        let drops_items = found.drops_items();
        let Found { carried, ignore_key_case, drop_keys, .. } = found;
        self.todo.push((number, Job { resolved, spot, carried, ignore_key_case, drop_keys, drops_items }));
        number
    }
}

/// The shape of a location that is a scalar.
fn scalar(resolved: &ResolvedSubschema<'_>) -> Option<Shape> {
    match (&resolved.what, resolved.form?) {
        (What::Type, Form::String) => Some(Shape::String),
        (What::Type, Form::Integer) => Some(Shape::Whole),
        (What::Type, Form::Number) => Some(Shape::Float(Float::Double)),
        (What::Type, Form::Boolean) => Some(Shape::Bool),
        _ => None,
    }
}

fn here(shape: Shape) -> Ref {
    Ref::Here(Arc::new(Schema::new(shape)))
}
