//! The shape of a location: objects, arrays, choices, scalars.

use std::collections::{BTreeSet, HashMap};

use serde_json::Value;

use super::super::declared_location::Form;
use super::super::subschema::{Decided, Nodes, ResolvedSubschema, Source, What, forms_of, items, said, with_chosen};
use super::super::validation_cost::backtracking::goes_back;
use super::{Checked, Compiler, Job, Location};
use crate::constant::Text;
use crate::json::{Float, Kinds};
use crate::rules::{Arguments, Rule, list_to_map};
use crate::schema::{self, Edge, Element, Enum, Field, Fields, Judged, Names, Ref, Shape, Tagging, Variant};

/// The keywords for what is inside an object or a list, whatever else a value may be.
const INSIDE: [&str; 5] = ["additionalProperties", "items", "patternProperties", "prefixItems", "properties"];

/// How many names of properties may be compared with patterns of properties, at all locations: each with each.
const MOST_MATCHES: usize = 1 << 18;

/// As how many counts one with a regular expression that goes back.
const BACKTRACKING: usize = 16;

impl<'v> Compiler<'_, 'v> {
    /// What values look like.
    pub(super) fn shape(&mut self, job: &Job<'v>) -> Shape {
        match (&job.resolved.what, job.resolved.form) {
            (What::Null, _) => Shape::Null { unit_struct: false },
            (What::Words(words), _) => {
                enumeration(Tagging::External, words.iter().map(|word| variant([*word], None)).collect())
            }
            (What::Choice(branches), _) => self.choice(branches, job),
            (What::Forms(branches), _) => self.forms(branches, job),
            (What::Unknown, _) => self.loose(job),
            (What::Type, Some(Form::Array)) => self.array(job),
            (What::Type, Some(Form::Object)) => self.object(job),
            (What::Type, Some(Form::String)) => Shape::String,
            (What::Type, Some(Form::Integer)) => Shape::Whole,
            (What::Type, Some(Form::Number)) => Shape::Float(Float::Double),
            (What::Type, Some(Form::Boolean)) => Shape::Bool,
            (What::Type, _) => Shape::Any,
        }
    }

    /// Where no type is certain: what the value is if it is of each type that it may have.
    fn loose(&mut self, job: &Job<'v>) -> Shape {
        let nodes = &job.resolved.nodes;
        let types = Source::declared(nodes).and(self.source.listed_by(nodes).types);
        if types.is_empty() || types == Kinds::ALL && INSIDE.iter().all(|word| said(nodes, word).next().is_none()) {
            return Shape::Any;
        }
        let is_scalar = types.and(Kinds::LIST.or(Kinds::OBJECT)).is_empty();
        let form = |assumed: Option<Form>| {
            let judged = if is_scalar { None } else { Some(self.judge_of(nodes, None)) };
            let mut location = job.branch();
            // No other form of it declares other members.
            (location.context.forms, location.context.assumed) = (job.location.context.forms, assumed);
            let null = || Edge::to(super::here(Shape::Null { unit_struct: false }));
            form(judged, assumed.map_or_else(null, |_| self.edge(nodes, location)))
        };
        enumeration(Tagging::Untagged, forms_of(types).map(form).collect())
    }

    fn array(&mut self, job: &Job<'v>) -> Shape {
        let nodes = &job.resolved.nodes;
        if let Some(node) = nodes.iter().find(|node| self.prefix(node).is_some()) {
            return self.tuple(node, job);
        }
        let item = self.others_edge(&said(nodes, "items").collect::<Nodes<'v>>(), job);
        Shape::List { item, length: None }
    }

    /// The schemas of the first items.
    fn prefix(&self, node: &'v Value) -> Option<&'v Vec<Value>> {
        node.get(if self.source.newest { "prefixItems" } else { "items" }).and_then(Value::as_array)
    }

    /// Items that each have a schema, and what follows them.
    fn tuple(&mut self, node: &'v Value, job: &Job<'v>) -> Shape {
        let mut elements = Vec::new();
        for (index, item) in self.prefix(node).into_iter().flatten().enumerate() {
            let name = index.to_string();
            let judged = job.found.drops_items();
            let location = Location { is_item: true, judged, ..self.inside(&job.location, name) };
            elements.push(Element { edge: self.edge(&[item], location), optional: true, repeats: false });
        }
        let rest = match node.get(if self.source.newest { "items" } else { "additionalItems" }) {
            Some(Value::Bool(false)) => return Shape::Tuple(elements),
            None | Some(Value::Bool(true)) => self.anything(job),
            Some(rest) => self.others_edge(&[rest], job),
        };
        elements.push(Element { edge: rest, optional: true, repeats: true });
        Shape::Tuple(elements)
    }

    /// Items and members that no property names, of which these subschemas say something.
    fn others_edge(&mut self, nodes: &[&'v Value], job: &Job<'v>) -> Edge {
        let (carried, judged) = (job.found.carried.clone(), job.found.drops_items());
        let is_item = job.resolved.form == Some(Form::Array);
        let location = Location { carried, is_item, judged, ..self.inside(&job.location, "*") };
        self.edge(nodes, location)
    }

    /// Items and members of which the schema says nothing. Rules for them are a fault.
    fn anything(&mut self, job: &Job<'v>) -> Edge {
        if !job.found.carried.is_empty() {
            return self.others_edge(&[], job);
        }
        let context = &job.location.context;
        let sensitive = self.policy.hides_inside(&self.policy.step(&context.active, "*"), context.forms);
        Edge { sensitive, ..Edge::to(super::here(Shape::Any)) }
    }

    /// The members that the schema does not declare and the policy guards, wherever they are, with what applies to them.
    fn guarded(&self, job: &Job<'v>, properties: &[(&'v str, Nodes<'v>)]) -> Vec<(&'v str, Nodes<'v>)> {
        let policy: &'v Checked = self.policy;
        let names = policy.guarded_names(&job.location.context.active, job.location.context.forms);
        let others = job.resolved.nodes.iter().filter(|node| node.get("patternProperties").is_none());
        let rest: Nodes<'v> = others.filter_map(|node| node.get("additionalProperties")).collect();
        let is_declared = |name: &&str| properties.iter().any(|(known, _)| known == name);
        names.into_iter().filter(|name| !is_declared(name)).map(|name| (name, rest.clone())).collect()
    }

    fn object(&mut self, job: &Job<'v>) -> Shape {
        let nodes = &job.resolved.nodes;
        let mut properties = properties(nodes);
        let guarded = self.guarded(job, &properties);
        let without = job.location.context.without.as_deref();
        properties.retain(|(name, _)| without != Some(*name));
        let declared = properties.len();
        properties.extend(guarded);
        let alone = properties.is_empty() && without.is_none();
        let Some(mut others) = self.others(job, &mut properties) else { return Shape::Any };
        let is_open = !denies(job);
        if alone && others.len() < 2 && (is_open || !others.is_empty()) {
            return others.pop().unwrap_or_else(|| self.map_of_anything(job));
        }
        let required: BTreeSet<&str> = items(nodes, "required").filter_map(Value::as_str).collect();
        let lax = said(nodes, "patternProperties").next().is_some();
        let mut fields: Vec<Field> = Vec::with_capacity(properties.len());
        for (name, schemas) in properties {
            let optional = !required.contains(name);
            let inside = self.inside(&job.location, name);
            let undeclared = fields.len() >= declared;
            // A map alone has rules for its items, and no member is declared of it.
            let (carried, judged) = (job.found.carried.clone(), job.found.drops_items());
            let removable = optional && !undeclared;
            let mut location = Location { removable, lax: inside.lax || lax, carried, judged, ..inside };
            location.context.undeclared |= undeclared;
            let exact = self.policy.forbids(&location.context.active);
            let edge = self.edge(&schemas, location);
            let edge = if undeclared && !is_open { unread(&edge) } else { present(edge, optional) };
            fields.push(Field { names: vec![name.to_owned().into()], edge, optional, exact, undeclared });
        }
        let part = |map| Edge { rules: job.found.dropping(), ..Edge::to(super::here(map)) };
        Shape::Struct(Fields {
            list: fields,
            deny_unknown: !is_open && others.is_empty(),
            flattened: others.into_iter().map(part).collect(),
            from_list: false,
            keeps_others: true,
            ignore_key_case: job.found.ignore_key_case,
            drop_keys: job.found.drop_keys.clone(),
        })
    }

    fn map_of_anything(&mut self, job: &Job<'v>) -> Shape {
        let value = self.anything(job);
        self.map(value, None, job)
    }

    /// A map, with its values. Where the keys come out of what the policy hides, they are hidden too.
    fn map(&self, value: Edge, only: Option<Box<dyn Names>>, job: &Job<'v>) -> Shape {
        let inside = self.policy.step(&job.location.context.active, "*");
        let moves_secret = |rule: &Rule| match &rule.arguments {
            _ if rule.definition.name != list_to_map::DEFINITION.name => false,
            Arguments::Key(key) => self.policy.hides(&self.policy.step(&inside, key)),
            _ => self.policy.hides(&inside),
        };
        let sensitive = job.found.here.list.iter().any(moves_secret);
        let key = Edge { sensitive, ..Edge::to(super::here(Shape::String)) };
        Shape::Map { key, read_key: |_, _| Ok(()), value, only }
    }

    /// The maps of members that no property names: one for each pattern, one for those that match none. A pattern that a property
    /// matches is added to it. `None` where a pattern can't be read.
    fn others(&mut self, job: &Job<'v>, properties: &mut [(&'v str, Nodes<'v>)]) -> Option<Vec<Shape>> {
        let mut maps = Vec::new();
        for node in &job.resolved.nodes {
            if self.matches > MOST_MATCHES {
                return None;
            }
            let patterns: Vec<_> = said(&[*node], "patternProperties").filter_map(Value::as_object).flatten().collect();
            let weight = |(pattern, _): &(&String, _)| if goes_back(pattern) { BACKTRACKING } else { 1 };
            let weights: usize = patterns.iter().map(weight).sum();
            self.matches = self.matches.saturating_add(weights.saturating_mul(properties.len()));
            if self.matches > MOST_MATCHES {
                let fault = "pairs of `properties` and `patternProperties`: remove some";
                self.fault_at(job.location.path, format_args!("more than {MOST_MATCHES} {fault}"));
                return None;
            }
            for (pattern, schema) in &patterns {
                let only = self.judges.names(&[pattern], true)?;
                for (_, schemas) in properties.iter_mut().filter(|(name, _)| only.has(name)) {
                    schemas.push(schema);
                }
                let value = self.others_edge(&[*schema], job);
                maps.push(self.map(value, Some(Box::new(only)), job));
            }
            let Some(rest) = node.get("additionalProperties").filter(|rest| !rest.is_boolean()) else { continue };
            let except: Vec<&str> = patterns.iter().map(|(pattern, _)| &***pattern).collect();
            let only: Option<Box<dyn Names>> = match &except[..] {
                [] => None,
                except => Some(Box::new(self.judges.names(except, false)?)),
            };
            let value = self.others_edge(&[rest], job);
            maps.push(self.map(value, only, job));
        }
        Some(maps)
    }

    fn choice(&mut self, branches: &[&'v Value], job: &Job<'v>) -> Shape {
        let resolved: Vec<_> = branches.iter().map(|branch| self.source.resolve(&[*branch], &Decided::new())).collect();
        let is_object = |one: &ResolvedSubschema<'_>| one.form == Some(Form::Object);
        if resolved.iter().all(|one| is_object(one) && !one.nullable && matches!(one.what, What::Type)) {
            if let Some(tag) = self.tag(branches, true).filter(|tag| !self.hides_member(job, tag)) {
                return self.tagged(branches, tag, job);
            }
        }
        let objects = branches.iter().zip(&resolved).filter(|(_, one)| is_object(one)).map(|(branch, _)| *branch);
        let objects: Nodes<'v> = objects.collect();
        let tag = self.tag(&objects, false);
        let form = |branch: &&'v Value| {
            let judged = self.judge_of(&[*branch], self.tag_of(branch, tag));
            form(Some(judged), self.edge(&[*branch], job.branch()))
        };
        let mut forms: Vec<Variant> = branches.iter().map(form).collect();
        forms.extend(self.tag_alone(&objects, tag, false, job));
        enumeration(Tagging::Untagged, forms)
    }

    /// Returns whether the policy hides a member.
    fn hides_member(&self, job: &Job<'v>, name: &str) -> bool {
        self.policy.hides(&self.policy.step(&job.location.context.active, name))
    }

    /// Objects that a property tells apart.
    fn tagged(&mut self, branches: &[&'v Value], tag: &'v str, job: &Job<'v>) -> Shape {
        let mut variants = Vec::new();
        for branch in branches {
            let words = self.tag_values(branch, tag).into_iter().filter_map(Value::as_str);
            let mut location = job.branch();
            location.context.without = Some(tag.to_owned());
            variants.push(variant(words, Some(self.edge(&[*branch], location))));
        }
        variants.extend(self.tag_alone(branches, Some(tag), true, job));
        enumeration(Tagging::Internal { tag: tag.to_owned().into() }, variants)
    }

    /// An object of one of several forms: each together with what all have in common, and that alone.
    fn forms(&mut self, branches: &[&'v Value], job: &Job<'v>) -> Shape {
        let mut location = Location { lax: true, ..job.branch() };
        location.context.decided = with_chosen(&location.context.decided, &job.resolved.nodes);
        let tag = self.tag(branches, false);
        let mut forms = Vec::new();
        for branch in branches.iter().map(Some).chain([None]) {
            let nodes: Nodes<'v> = job.resolved.nodes.iter().chain(branch).copied().collect();
            location.common = branch.is_none();
            let mut judged = self.judge_of(&nodes, branch.and_then(|branch| self.tag_of(branch, tag)));
            judged.common = branch.is_none();
            let form = form(Some(judged), self.edge(&nodes, location.clone()));
            if branch.is_none() {
                // What all have in common is valid once the tag is right.
                forms.extend(self.tag_alone(branches, tag, false, job));
            }
            forms.push(form);
        }
        enumeration(Tagging::Untagged, forms)
    }

    /// What decides about a form that a value may have: a validator, or this tag with its values.
    fn judge_of(&mut self, nodes: &[&'v Value], tag: Option<(Text, Vec<Value>)>) -> Judged {
        Judged { judge: Box::new(self.judges.parts(nodes)), tag, common: false }
    }
}

impl<'v> Job<'v> {
    /// The location, for one of the forms that the value may have.
    pub(super) fn branch(&self) -> Location<'v> {
        let mut location = self.location.clone();
        location.forms_of.get_or_insert_with(|| self.resolved.nodes.clone());
        location.context.without = None;
        location.context.forms = true;
        location.carried.extend(self.found.carried.iter().cloned());
        Location { removable: false, ..location }
    }
}

/// The properties of an object in their order, each with all that is declared of it.
fn properties<'v>(nodes: &[&'v Value]) -> Vec<(&'v str, Nodes<'v>)> {
    let mut objects = said(nodes, "properties").filter_map(Value::as_object);
    let first = objects.next().into_iter().flatten();
    let mut properties: Vec<(&'v str, Nodes<'v>)> = first.map(|(name, schema)| (&**name, vec![schema])).collect();
    let mut known = HashMap::new();
    for (name, schema) in objects.flatten() {
        if known.is_empty() {
            known.extend(properties.iter().enumerate().map(|(at, (name, _))| (*name, at)));
        }
        let at = *known.entry(&**name).or_insert(properties.len());
        match properties.get_mut(at) {
            Some((_, schemas)) => schemas.push(schema),
            None => properties.push((name, vec![schema])),
        }
    }
    properties
}

/// The use of a member that nobody reads: no key is one inside it.
fn unread(edge: &Edge) -> Edge {
    Edge { sensitive: edge.sensitive, ..Edge::to(super::here(Shape::String)) }
}

/// The use of a member, which must be there as null too unless it is `optional`.
fn present(edge: Edge, optional: bool) -> Edge {
    let is_nullable = matches!(&edge.to, Ref::Here(schema) if matches!(schema.shape, Shape::Option(_)));
    let required = |to| super::here(Shape::Wrapper { inner: Edge::to(to), transparent: false });
    Edge { to: if is_nullable && !optional { required(edge.to) } else { edge.to }, ..edge }
}

/// Returns whether no other members are accepted than those that are declared.
fn denies(job: &Job<'_>) -> bool {
    let denied = |node: &&Value| node.get("additionalProperties") == Some(&Value::Bool(false));
    job.resolved.nodes.iter().any(|node| denied(node) && node.get("patternProperties").is_none())
}

pub(super) fn variant<'v>(names: impl IntoIterator<Item = &'v str>, content: Option<Edge>) -> Variant {
    let names = names.into_iter().map(|name| name.to_owned().into()).collect();
    let form = if content.is_some() { schema::Form::Newtype } else { schema::Form::Unit };
    Variant { names, content, form, other: false, untagged: false, judged: None }
}

/// A form that a value may have.
pub(super) fn form(judged: Option<Judged>, content: Edge) -> Variant {
    Variant { untagged: true, judged: judged.map(Box::new), ..variant([], Some(content)) }
}

fn enumeration(tagging: Tagging, variants: Vec<Variant>) -> Shape {
    Shape::Enum(Enum { tagging, variants, ..Enum::default() })
}
