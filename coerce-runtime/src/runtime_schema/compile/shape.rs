//! The shape of a location: objects, arrays, choices, scalars.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use serde_json::{Map, Value};

use super::super::subschema::{Nodes, What, with_chosen};
use super::super::validation_cost::backtracking::goes_back;
use super::{Compiler, Job, Spot, located};
use crate::constant::Text;
use crate::rules::Form;
use crate::schema::{self, Edge, Element, Enum, Field, Fields, Judged, Names, Shape, Tagging, Variant};

/// The keywords for objects, whatever else a value may be.
const OF_OBJECTS: [&str; 3] = ["additionalProperties", "patternProperties", "properties"];

/// The keywords for lists.
const OF_LISTS: [&str; 2] = ["items", "prefixItems"];

/// How many names of properties may be compared with patterns of properties, at all locations: each with each.
const MOST_MATCHES: usize = 1 << 18;

/// As how many counts one with a regular expression that goes back.
const BACKTRACKING: usize = 16;

/// An object, with what it says of all its properties.
struct Object<'j, 'v> {
    job: &'j Job<'v>,
    /// The names of the members that it requires, in order.
    required: Vec<&'v str>,
    /// True if what applies to a property need not go together.
    lax: bool,
}

impl<'j, 'v> Object<'j, 'v> {
    fn of(job: &'j Job<'v>) -> Self {
        let lists = objects(&job.resolved.nodes).filter_map(|node| node.get("required")?.as_array());
        let lax = objects(&job.resolved.nodes).any(|node| node.contains_key("patternProperties"));
        let mut required: Vec<&str> = lists.flatten().filter_map(Value::as_str).collect();
        required.sort_unstable();
        Self { job, required, lax }
    }
}

impl<'v> Compiler<'v> {
    pub(super) fn shape(&mut self, job: &Job<'v>) -> Shape {
        match (&job.resolved.what, job.resolved.form) {
            (What::Null, _) => Shape::Null { unit_struct: false },
            (What::Words(words), _) => {
                let variant = |word: &&str| unit((*word).to_owned().into());
                Shape::Enum(Enum {
                    tagging: Tagging::External,
                    variants: words.iter().map(variant).collect(),
                    deny_unknown: false,
                })
            }
            (What::Choice(branches), _) => self.choice(branches, job),
            (What::Forms(branches), _) => self.forms(branches, job),
            (What::Unknown, _) => self.loose(job),
            (What::Type, Some(Form::Array)) => self.array(job),
            (What::Type, Some(Form::Object)) => self.object(job),
            (What::Type, _) => Shape::Any,
        }
    }

    /// Where no type is certain: what an object is where the value is one, and what a list is.
    fn loose(&mut self, job: &Job<'v>) -> Shape {
        let forms = [(Form::Object, &OF_OBJECTS[..]), (Form::Array, &OF_LISTS[..])];
        let mut branches = Vec::new();
        for (form, keywords) in forms {
            let says = |node: &Map<String, Value>| keywords.iter().any(|keyword| node.contains_key(*keyword));
            if job.spot.assumed.is_some() || !objects(&job.resolved.nodes).any(says) {
                continue;
            }
            let nodes = &job.resolved.nodes.clone();
            let Some(judge) = self.judges.parts(nodes) else { return Shape::Any };
            let edge = self.edge(nodes, Spot { assumed: Some(form), ..branch_spot(job) });
            branches.push(judged(edge, Judged { judge: Box::new(judge), tag: None, common: false }));
        }
        if branches.is_empty() { Shape::Any } else { one_of(branches) }
    }

    fn array(&mut self, job: &Job<'v>) -> Shape {
        let members = || objects(&job.resolved.nodes);
        let mut prefixed = members().filter(|node| prefix(node, self.source.newest).is_some());
        if let Some(node) = prefixed.next() {
            // Only where nothing else is said of the items it is certain what each is.
            let others = members().filter(|other| !std::ptr::eq(*other, node) && other.contains_key("items"));
            if prefixed.next().is_some() || others.count() > 0 {
                return list(self.anything(job));
            }
            return self.tuple(node, job);
        }
        let items: Vec<&Value> = members().filter_map(|node| node.get("items")).collect();
        let spot = self.any_step(job);
        list(self.edge(&items, spot))
    }

    /// Items that each have a schema, and what follows them.
    fn tuple(&mut self, node: &'v Map<String, Value>, job: &Job<'v>) -> Shape {
        let newest = self.source.newest;
        let mut elements = Vec::new();
        for (index, item) in prefix(node, newest).into_iter().flatten().enumerate() {
            let name = index.to_string();
            let active = self.policy.step(&job.spot.active, &name);
            let spot = Spot { judged: job.drops_items, ..self.inside(&job.spot, active, name) };
            elements.push(Element { edge: self.edge(&[item], spot), optional: true, repeats: false });
        }
        let rest = match node.get(if newest { "items" } else { "additionalItems" }) {
            Some(Value::Bool(false)) => return Shape::Tuple(elements),
            None | Some(Value::Bool(true)) => self.anything(job),
            Some(rest) => {
                let spot = self.any_step(job);
                self.edge(&[rest], spot)
            }
        };
        elements.push(Element { edge: rest, optional: true, repeats: true });
        Shape::Tuple(elements)
    }

    /// The location of items and of members that no property names.
    fn any_step(&mut self, job: &Job<'v>) -> Spot<'v> {
        let active = self.policy.step(&job.spot.active, "*");
        Spot { carried: job.carried.clone(), judged: job.drops_items, ..self.inside(&job.spot, active, "*") }
    }

    fn object(&mut self, job: &Job<'v>) -> Shape {
        let mut properties = properties(&job.resolved.nodes);
        properties.retain(|(name, _)| job.spot.without.as_deref() != Some(*name));
        let guarded = self.guarded(job, &properties);
        let declared = properties.len();
        properties.extend(guarded);
        let alone = properties.is_empty() && job.spot.without.is_none();
        let Some(mut others) = self.others(job, &mut properties) else { return Shape::Any };
        let is_open = !denies(job);
        if alone && others.len() < 2 && (is_open || !others.is_empty()) {
            return others.pop().unwrap_or_else(|| map(self.anything(job)));
        }
        let object = Object::of(job);
        let mut fields: Vec<Field> = Vec::with_capacity(properties.len());
        for (name, schemas) in properties {
            // Rules for the items of a map act on these members too.
            let is_declared = fields.len() < declared;
            fields.push(self.field(&object, name, &schemas, is_declared));
        }
        Shape::Struct(Fields {
            list: fields,
            deny_unknown: !is_open && others.is_empty(),
            flattened: others.into_iter().map(|map| Edge::to(super::here(map))).collect(),
            from_list: false,
            ignore_key_case: job.ignore_key_case,
            drop_keys: job.drop_keys.clone(),
        })
    }

    fn field(&mut self, object: &Object<'_, 'v>, name: &'v str, schemas: &[&'v Value], is_declared: bool) -> Field {
        let Object { job, required, lax } = object;
        let optional = required.binary_search(&name).is_err();
        let inside = self.inside(&job.spot, self.policy.step(&job.spot.active, name), name);
        let carried = if is_declared { Vec::new() } else { job.carried.clone() };
        let spot = Spot { removable: optional, lax: inside.lax || *lax, carried, ..inside };
        let exact = self.policy.forbids(&spot.active);
        let edge = self.edge(schemas, spot);
        Field { names: vec![name.to_owned().into()], edge, optional, exact }
    }

    /// The maps of members that no property names: one for each pattern, one for those that match none. A pattern that a property
    /// matches is added to it. `None` where a pattern can't be read.
    fn others(&mut self, job: &Job<'v>, properties: &mut [(&'v str, Nodes<'v>)]) -> Option<Vec<Shape>> {
        let mut maps = Vec::new();
        for node in objects(&job.resolved.nodes) {
            let patterns: Vec<_> =
                node.get("patternProperties").and_then(Value::as_object).into_iter().flatten().collect();
            let weight = |(pattern, _): &(&String, _)| if goes_back(pattern) { BACKTRACKING } else { 1 };
            let weights = if properties.is_empty() { 0 } else { patterns.iter().map(weight).sum::<usize>() };
            let before = self.matches;
            self.matches = before.saturating_add(weights.saturating_mul(properties.len()));
            if before > MOST_MATCHES {
                return None;
            }
            if self.matches > MOST_MATCHES {
                let path = self.paths.shown(job.spot.path);
                let fault = "pairs of `properties` and `patternProperties`: remove some";
                self.fault(format!("{}: more than {MOST_MATCHES} {fault}", located(&path)));
                return None;
            }
            for (pattern, schema) in &patterns {
                let only = self.judges.names(Some(pattern), &[])?;
                for (_, schemas) in properties.iter_mut().filter(|(name, _)| only.has(name)) {
                    schemas.push(schema);
                }
                maps.push(self.map(schema, Some(Box::new(only)), job));
            }
            let Some(rest) = node.get("additionalProperties").filter(|rest| !rest.is_boolean()) else { continue };
            let except: Vec<&str> = patterns.iter().map(|(pattern, _)| &***pattern).collect();
            let only: Option<Box<dyn Names>> = match &except[..] {
                [] => None,
                except => Some(Box::new(self.judges.names(None, except)?)),
            };
            maps.push(self.map(rest, only, job));
        }
        Some(maps)
    }

    fn map(&mut self, schema: &'v Value, only: Option<Box<dyn Names>>, job: &Job<'v>) -> Shape {
        let spot = self.any_step(job);
        let value = self.edge(&[schema], spot);
        Shape::Map { key: Edge::to(super::here(Shape::String)), read_key: |_, _| Ok(()), value, only }
    }

    fn choice(&mut self, branches: &[&'v Value], job: &Job<'v>) -> Shape {
        if let Some((tag, words)) = self.tag(branches) {
            let variants = branches.iter().zip(words).map(|(branch, word)| {
                let edge = self.edge(&[*branch], Spot { without: Some(tag.to_owned()), ..branch_spot(job) });
                Variant { content: Some(edge), form: schema::Form::Newtype, ..unit(word) }
            });
            let variants = variants.collect();
            return Shape::Enum(Enum {
                tagging: Tagging::Internal { tag: tag.to_owned().into() },
                variants,
                deny_unknown: false,
            });
        }
        let is_object = |branch: &&&'v Value| self.source.resolve(&[**branch]).form == Some(Form::Object);
        let tag = self.loose_tag(&branches.iter().filter(is_object).copied().collect::<Vec<_>>());
        let mut made = Vec::new();
        for branch in branches {
            let Some(part) = self.judges.parts(&[*branch]) else { return Shape::Any };
            let tag = tag.and_then(|name| Some((name.to_owned().into(), self.tag_value(branch, name)?.clone())));
            let edge = self.edge(&[*branch], branch_spot(job));
            made.push(judged(edge, Judged { judge: Box::new(part), tag, common: false }));
        }
        one_of(made)
    }

    /// An object of one of several forms: each together with what all have in common, and that alone.
    fn forms(&mut self, branches: &[&'v Value], job: &Job<'v>) -> Shape {
        let decided = with_chosen(&job.spot.decided, &job.resolved.nodes);
        let spot = || Spot { decided: decided.clone(), lax: true, ..branch_spot(job) };
        let tag = self.loose_tag(branches);
        let mut made = Vec::new();
        for branch in branches.iter().map(Some).chain([None]) {
            let nodes: Vec<&Value> = job.resolved.nodes.iter().chain(branch).copied().collect();
            let Some(judge) = self.judges.parts(&nodes) else { return Shape::Any };
            let value = branch.zip(tag).and_then(|(branch, name)| Some((name, self.tag_value(branch, name)?)));
            let tag = value.map(|(name, value)| (name.to_owned().into(), value.clone()));
            let common = branch.is_none();
            made.push(judged(self.edge(&nodes, spot()), Judged { judge: Box::new(judge), tag, common }));
        }
        one_of(made)
    }

    /// The property that tells all branches apart, and its value in each.
    fn tag(&self, branches: &[&'v Value]) -> Option<(&'v str, Vec<Text>)> {
        let gathered: Vec<_> = branches.iter().map(|branch| self.source.resolve(&[*branch])).collect();
        if gathered.iter().any(|resolved| {
            resolved.form != Some(Form::Object) || resolved.nullable || !matches!(resolved.what, What::Type)
        }) {
            return None;
        }
        let mut candidates =
            objects(&gathered.first()?.nodes).filter_map(|node| node.get("properties")?.as_object()).flatten();
        candidates.find_map(|(name, _)| {
            let words: Vec<Text> =
                gathered.iter().map(|resolved| self.tag_word(&resolved.nodes, name)).collect::<Option<_>>()?;
            is_each_another(&words).then_some((name.as_str(), words))
        })
    }

    /// The property that tells these objects apart, where it is there.
    fn loose_tag(&self, objects_of: &[&'v Value]) -> Option<&'v str> {
        let first = self.source.gather(&[*objects_of.first()?])?;
        let mut names = objects(&first).filter_map(|node| node.get("properties")?.as_object()).flat_map(Map::keys);
        let tells = |name: &&'v String| {
            let values: Option<Vec<&Value>> = objects_of.iter().map(|branch| self.tag_value(branch, name)).collect();
            values.is_some_and(|values| is_each_another(&values))
        };
        names.find(tells).map(|name| &**name).filter(|_| objects_of.len() > 1)
    }

    /// The only value that a property of a branch may have.
    fn tag_value(&self, branch: &'v Value, name: &str) -> Option<&'v Value> {
        let nodes = self.source.gather(&[branch])?;
        let schemas: Vec<_> = objects(&nodes).filter_map(|node| node.get("properties")?.get(name)).collect();
        self.source.only(&schemas)
    }

    /// The only string that a required property may be.
    fn tag_word(&self, nodes: &[&'v Value], name: &str) -> Option<Text> {
        let required =
            objects(nodes).filter_map(|node| node.get("required")?.as_array()).flatten().any(|one| one == name);
        let schemas: Vec<_> = objects(nodes).filter_map(|node| node.get("properties")?.get(name)).collect();
        let resolved = self.source.resolve(&schemas);
        match resolved.what {
            What::Words(words) if required && !resolved.nullable => match &*words {
                [word] => Some((*word).to_owned().into()),
                _ => None,
            },
            _ => None,
        }
    }
}

fn is_each_another<T: Eq + Hash>(list: &[T]) -> bool {
    let mut seen = HashSet::new();
    list.iter().all(|one| seen.insert(one))
}

/// The properties of an object in their order, each with all that is declared of it.
fn properties<'v>(nodes: &[&'v Value]) -> Vec<(&'v str, Nodes<'v>)> {
    let mut properties: Vec<(&'v str, Nodes<'v>)> = Vec::new();
    if let [node] = nodes {
        let members = node.get("properties").and_then(Value::as_object).into_iter().flatten();
        return members.map(|(name, schema)| (&**name, Nodes::One([schema]))).collect();
    }
    let mut known = HashMap::new();
    for (name, schema) in objects(nodes).filter_map(|node| node.get("properties")?.as_object()).flatten() {
        let at = *known.entry(&**name).or_insert(properties.len());
        match properties.get_mut(at) {
            Some((_, schemas)) => schemas.push(schema),
            None => properties.push((name, Nodes::One([schema]))),
        }
    }
    properties
}

fn branch_spot<'v>(job: &Job<'v>) -> Spot<'v> {
    let forms_of = if job.spot.branch { &job.spot.forms_of } else { &job.resolved.nodes }.clone();
    Spot { branch: true, forms_of, carried: job.carried.clone(), removable: false, without: None, ..job.spot.clone() }
}

pub(super) fn objects<'n, 'v>(nodes: &'n [&'v Value]) -> impl Iterator<Item = &'v Map<String, Value>> + 'n {
    nodes.iter().filter_map(|node| node.as_object())
}

/// The schemas of the first items.
fn prefix(node: &Map<String, Value>, newest: bool) -> Option<&Vec<Value>> {
    node.get(if newest { "prefixItems" } else { "items" }).and_then(Value::as_array)
}

/// Returns whether no other members are accepted than those that are declared.
pub(super) fn denies(job: &Job<'_>) -> bool {
    let denied = |node: &Map<String, Value>| node.get("additionalProperties") == Some(&Value::Bool(false));
    objects(&job.resolved.nodes).any(|node| denied(node) && !node.contains_key("patternProperties"))
}

fn list(item: Edge) -> Shape {
    Shape::List { item, length: None }
}

fn map(value: Edge) -> Shape {
    Shape::Map { key: Edge::to(super::here(Shape::String)), read_key: |_, _| Ok(()), value, only: None }
}

fn unit(word: Text) -> Variant {
    let names = vec![word];
    Variant { names, content: None, form: schema::Form::Unit, other: false, untagged: false, judged: None }
}

/// A variant that has no name.
fn judged(content: Edge, judged: Judged) -> Variant {
    let (names, content, form) = (Vec::new(), Some(content), schema::Form::Newtype);
    Variant { names, content, form, other: false, untagged: true, judged: Some(Box::new(judged)) }
}

/// One of several forms that no tag tells apart.
fn one_of(forms: Vec<Variant>) -> Shape {
    Shape::Enum(Enum { tagging: Tagging::Untagged, variants: forms, deny_unknown: false })
}
