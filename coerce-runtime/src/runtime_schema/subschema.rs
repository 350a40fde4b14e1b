//! The declarations for a location of a JSON Schema: all subschemas that apply there together, and the type that they agree on.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use jsonschema::Draft;
use serde_json::{Map, Value, json};

use self::listed::{Known, MOST_LISTED, Words};
use super::declared_location::Form;
use super::keywords::Keywords;
use super::targets::Targets;
use crate::json::{Kind, Kinds};
use crate::schema::AddressMap;

mod listed;
mod types;

pub(super) use self::listed::{merged, one_of};
pub(super) use self::types::{forms_of, type_names};

/// How many subschemas may apply to one location.
const MOST_NODES: usize = 256;

/// How many locations may be looked at. Choices of choices of choices may be more than can be.
const MOST_WORK: u32 = 1 << 16;

/// How many choices between choices are looked into.
const MOST_CHOICES: usize = 8;

/// Subschemas that apply together.
pub(super) type Nodes<'v> = Vec<&'v Value>;

/// Subschemas of which it is decided which of their alternatives a value has.
pub(super) type Decided = BTreeSet<*const Value>;

/// The subschemas that apply to one location, resolved into one: references followed, types compared.
#[derive(Debug)]
pub(super) struct ResolvedSubschema<'v> {
    /// All subschemas that apply.
    pub(super) nodes: Nodes<'v>,
    /// True if null is accepted beside the type.
    pub(super) nullable: bool,
    /// The type, if it is one and certain.
    pub(super) form: Option<Form>,
    pub(super) what: What<'v>,
}

/// The part of the declarations that decides what values look like.
#[derive(Debug)]
pub(super) enum What<'v> {
    /// The type.
    Type,
    /// Null and nothing else.
    Null,
    /// These strings.
    Words(Rc<[&'v str]>),
    /// One of these subschemas.
    Choice(Vec<&'v Value>),
    /// An object that one of these subschemas says more of.
    Forms(Vec<&'v Value>),
    /// Nothing is certain.
    Unknown,
}

/// A schema whose references can be followed.
pub(super) struct Source<'v> {
    root: &'v Value,
    draft: Draft,
    /// True if it is of draft 2020-12, which says `prefixItems` where others say `items`.
    pub(super) newest: bool,
    /// The targets of references, once there is one.
    targets: OnceCell<Targets<'v>>,
    /// How many locations may still be looked at.
    work: Cell<u32>,
    /// True if more subschemas apply to one location than may.
    crowded: Cell<bool>,
    /// True since draft 2019-09: what stands beside `$ref` counts, and `unevaluatedProperties` is a keyword.
    pub(super) since_2019: bool,
    /// The values that alternatives list.
    alternatives: RefCell<Known<'v>>,
    /// The values that subschemas list that have a list.
    lists: RefCell<AddressMap<*const Value, Words<'v>>>,
    /// How many values they may still list.
    listable: Cell<usize>,
}

impl<'v> Source<'v> {
    pub(super) fn of(root: &'v Value, draft: Draft) -> Self {
        let newest = draft == Draft::Draft202012;
        Self {
            root,
            draft,
            since_2019: newest || draft == Draft::Draft201909,
            newest,
            targets: OnceCell::new(),
            work: Cell::new(MOST_WORK),
            crowded: Cell::new(false),
            alternatives: RefCell::default(),
            lists: RefCell::default(),
            listable: Cell::new(MOST_LISTED),
        }
    }

    /// All subschemas that apply where this one does. `None` where that is not certain.
    pub(super) fn gather(&self, nodes: &[&'v Value]) -> Option<Nodes<'v>> {
        if nodes.len() == 1 && !nodes.iter().any(|node| Keywords::of(node).has(Keywords::LEADS)) {
            return Some(nodes.to_vec());
        }
        let mut gathered: Nodes<'v> = Vec::new();
        let mut todo: Vec<&'v Value> = nodes.iter().rev().copied().collect();
        while let Some(node) = todo.pop() {
            if gathered.iter().any(|known| std::ptr::eq(*known, node)) {
                continue;
            }
            if gathered.len() >= MOST_NODES {
                self.crowded.set(true);
                return None;
            }
            gathered.push(node);
            if node.get("$ref").is_some() {
                let targets = self.targets.get_or_init(|| Targets::of(self.root));
                todo.push(targets.certain(node, self.draft.id_keyword())?);
                if !self.since_2019 {
                    continue;
                }
            }
            if let Some(Value::Array(all)) = node.get("allOf") {
                todo.extend(all.iter().rev());
            }
        }
        Some(self.counted(gathered))
    }

    /// Those that count: up to draft 7, a subschema with a reference says nothing else.
    fn counted(&self, mut nodes: Nodes<'v>) -> Nodes<'v> {
        nodes.retain(|node| self.since_2019 || node.get("$ref").is_none());
        nodes
    }

    /// The values for a keyword of all subschemas that apply where this one does. None where these are not certain.
    pub(super) fn said_of(&self, node: &'v Value, keyword: &str) -> Vec<&'v Value> {
        let nodes = self.gather(&[node]).unwrap_or_default();
        nodes.iter().filter_map(|node| node.get(keyword)).collect()
    }

    /// The fault of a schema of which more would have to be looked at than may be. Where a policy `says` nothing, nothing of it is lost at
    /// a crowded location.
    pub(super) fn fault(&self, says: bool) -> Option<String> {
        let crowded = || format!("more than {MOST_NODES} subschemas apply to one location: put some of them together");
        let exhausted = || "the schema has too many choices inside choices".to_owned();
        (says && self.crowded.get()).then(crowded).or_else(|| (self.work.get() == 0).then(exhausted))
    }

    /// Resolves the subschemas that apply where these do, and where it is `decided` which form some of them have.
    pub(super) fn resolve(&self, nodes: &[&'v Value], decided: &Decided) -> ResolvedSubschema<'v> {
        self.resolve_within(nodes, decided, MOST_CHOICES)
    }

    /// The names of the members that are declared where these subschemas apply, in each form that the value may have.
    pub(super) fn member_names(&self, nodes: &[&'v Value]) -> Vec<&'v str> {
        let (mut seen, mut todo, mut names) = (Vec::new(), nodes.to_vec(), BTreeSet::new());
        while let Some(node) = todo.pop() {
            let mut nodes = self.gather(&[node]).unwrap_or_default();
            nodes.retain(|node| !seen.contains(&std::ptr::from_ref(*node)) && seen.len() < MOST_NODES);
            seen.extend(nodes.iter().map(|node| std::ptr::from_ref(*node)));
            let properties = said(&nodes, "properties").filter_map(Value::as_object).flat_map(Map::keys);
            names.extend(properties.map(String::as_str));
            todo.extend(["anyOf", "oneOf"].iter().flat_map(|keyword| items(&nodes, keyword)));
        }
        names.into_iter().collect()
    }

    /// The subschemas of a location where no type is certain, for values of this type.
    pub(super) fn assumed(&self, nodes: &[&'v Value], form: Form, decided: &Decided) -> ResolvedSubschema<'v> {
        let nodes = self.gather(nodes).unwrap_or_else(|| self.counted(nodes.to_vec()));
        let what = self.forms(&nodes, Some(form), decided).map_or(What::Type, What::Forms);
        ResolvedSubschema { nodes, nullable: false, form: Some(form), what }
    }

    /// The subschemas of the only choice of an object, where they speak of members.
    fn forms(&self, nodes: &[&'v Value], form: Option<Form>, decided: &Decided) -> Option<Vec<&'v Value>> {
        if form != Some(Form::Object) || decided.len() >= MOST_CHOICES {
            return None;
        }
        let speaks = |branch: &&'v Value| !self.said_of(branch, "properties").is_empty();
        self.choices(nodes, decided).filter(|branches| branches.iter().any(speaks))
    }

    fn resolve_within(&self, nodes: &[&'v Value], decided: &Decided, levels: usize) -> ResolvedSubschema<'v> {
        self.work.set(self.work.get().saturating_sub(1));
        let gathered = if self.work.get() == 0 { None } else { self.gather(nodes) };
        let Some(nodes) = gathered else {
            let nodes = self.counted(nodes.to_vec());
            return ResolvedSubschema { nodes, nullable: false, form: None, what: What::Unknown };
        };
        let listed = self.listed_by(&nodes);
        let has_properties = said(&nodes, "properties").next().is_some();
        let mut types = Self::declared(&nodes).and(listed.types);
        if has_properties && types::form(types).is_none() && self.are_objects(&nodes, levels) {
            types = types.and(Kinds::OBJECT);
        }
        let (nullable, form) = (types.has(Kind::Null), types::form(types));
        let base = ResolvedSubschema { nodes, nullable, form, what: What::Type };
        if types == Kinds::NULL {
            return ResolvedSubschema { nullable: false, what: What::Null, ..base };
        }
        if let Some(words) = listed.strings.filter(|_| types.without(Kinds::NULL) == Kinds::STRING) {
            return ResolvedSubschema { form: Some(Form::Enum), what: What::Words(words), ..base };
        }
        if let Some(branches) = self.forms(&base.nodes, form, decided) {
            return ResolvedSubschema { what: What::Forms(branches), ..base };
        }
        let may_be_object = form.is_none_or(|form| form == Form::Object);
        let undecided = may_be_object && levels > 0 && !has_properties;
        match undecided.then(|| self.choices(&base.nodes, decided)).flatten() {
            Some(branches) => self.choice(base, &branches, decided, levels - 1),
            None if form.is_some() => base,
            None => ResolvedSubschema { nullable: false, what: What::Unknown, ..base },
        }
    }

    /// The subschemas of a location that has one of these branches, beside what `base` says of it.
    fn choice(
        &self,
        base: ResolvedSubschema<'v>,
        branches: &[&'v Value],
        decided: &Decided,
        levels: usize,
    ) -> ResolvedSubschema<'v> {
        let each: Vec<_> = branches.iter().map(|one| self.resolve_within(&[*one], &Decided::new(), levels)).collect();
        let is_null = |branch: &ResolvedSubschema<'_>| matches!(branch.what, What::Null);
        let nullable = base.nullable && each.iter().any(|branch| is_null(branch) || branch.nullable);
        let all = branches.iter().zip(&each);
        let left: Vec<_> = all.filter(|(branch, resolved)| !is_null(resolved) && !is_never(branch)).collect();
        if let [(branch, _)] = left[..] {
            // Beside null there is only this.
            let decided = with_chosen(decided, &base.nodes);
            let resolved = self.resolve_within(&[&base.nodes[..], &[branch]].concat(), &decided, levels);
            return ResolvedSubschema { nullable: nullable || resolved.nullable, ..resolved };
        }
        if base.form.is_some() && left.iter().all(|(_, resolved)| resolved.form.is_none()) {
            return base;
        }
        if left.is_empty() && !nullable {
            return ResolvedSubschema { nullable, what: What::Unknown, ..base };
        }
        let first = left.first().and_then(|(_, resolved)| resolved.form);
        let form = first.filter(|form| left.iter().all(|(_, resolved)| resolved.form == Some(*form)));
        let branches = left.iter().map(|(branch, _)| **branch).collect();
        ResolvedSubschema { nullable, form, what: What::Choice(branches), ..base }
    }

    /// Returns whether all alternatives of these subschemas are objects.
    fn are_objects(&self, nodes: &[&'v Value], levels: usize) -> bool {
        let resolved = |branch: &&'v Value| self.resolve_within(&[*branch], &Decided::new(), levels - 1);
        let is_object = |one: ResolvedSubschema<'_>| one.form == Some(Form::Object) && !one.nullable;
        let branches = if levels > 0 { self.choices(nodes, &Decided::new()) } else { None };
        branches.is_some_and(|branches| branches.iter().map(resolved).all(is_object))
    }

    /// The subschemas of the only `anyOf` or `oneOf` that is not decided. One that is an enum is none.
    fn choices(&self, nodes: &[&'v Value], decided: &Decided) -> Option<Vec<&'v Value>> {
        let of = |node: &&'v Value| {
            ["anyOf", "oneOf"].map(|keyword| node.get(keyword).filter(|_| !self.is_enum(node, keyword)))
        };
        let open = nodes.iter().filter(|node| !decided.contains(&std::ptr::from_ref(**node)));
        let mut lists = open.flat_map(of).flatten().filter_map(Value::as_array);
        let first = lists.next().filter(|_| lists.next().is_none())?;
        Some(first.iter().collect())
    }

    /// Returns whether no value can have the types that these subschemas ask for together.
    pub(super) fn contradicts(&self, nodes: &[&'v Value]) -> bool {
        self.gather(nodes).is_some_and(|nodes| {
            said(&nodes, "type").count() > 1 && self.listed_by(&nodes).types.and(Self::declared(&nodes)).is_empty()
        })
    }
}

/// Returns whether it accepts nothing. Generators write `{"not": {}}` for what may be absent.
fn is_never(node: &Value) -> bool {
    [json!(false), json!({"not": {}}), json!({"not": true})].contains(node)
}

/// The values that these subschemas have for a keyword.
pub(super) fn said<'n, 'v>(nodes: &'n [&'v Value], keyword: &'n str) -> impl Iterator<Item = &'v Value> + use<'n, 'v> {
    nodes.iter().filter_map(move |node| node.get(keyword))
}

/// The items of the lists that these subschemas have for a keyword.
pub(super) fn items<'n, 'v>(nodes: &'n [&'v Value], keyword: &'n str) -> impl Iterator<Item = &'v Value> + use<'n, 'v> {
    said(nodes, keyword).filter_map(Value::as_array).flatten()
}

/// The subschemas that are decided where those of these are too.
pub(super) fn with_chosen(decided: &Decided, nodes: &[&Value]) -> Decided {
    let is_choice = |node: &&&Value| node.get("anyOf").is_some() || node.get("oneOf").is_some();
    let chosen = nodes.iter().filter(is_choice).map(|node| std::ptr::from_ref(*node));
    decided.iter().copied().chain(chosen).collect()
}
