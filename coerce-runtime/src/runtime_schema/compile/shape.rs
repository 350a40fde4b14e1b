//! The shape of a location: objects, arrays, choices, scalars.

use std::collections::HashMap;
use std::sync::Arc;

use jsonschema::ValidatorMap;
use serde_json::{Map, Value};

use super::super::facet::What;
use super::super::fits::Form;
use super::{Compiler, Job, Judges, Part, Spot, located, many};
use crate::constant::{Many, Text};
use crate::json::suggest::same_folded;
use crate::schema::{self, Branch, Edge, Element, Enum, Field, Fields, Schema, Shape, Tagging, Variant};

/// The names of members.
static KEY: Schema = Schema::new(Shape::String);

impl<'v> Compiler<'v> {
    pub(super) fn shape(&mut self, job: &Job<'v>) -> Shape {
        match (&job.facet.what, job.facet.form) {
            (What::Null, _) => Shape::Null { unit_struct: false },
            (What::Words(words), _) => {
                let variant = |word: &Text| unit(word.clone());
                Shape::Enum(Enum {
                    tagging: Tagging::External,
                    variants: many(words.iter().map(variant).collect()),
                    deny_unknown: false,
                })
            }
            (What::Choice(branches), _) => self.choice(branches, job),
            (What::Unknown, _) | (_, None | Some(Form::Enum)) => Shape::Any,
            (What::Type, Some(Form::String)) => Shape::String,
            (What::Type, Some(Form::Integer)) => Shape::Whole,
            (What::Type, Some(Form::Number)) => Shape::Float,
            (What::Type, Some(Form::Boolean)) => Shape::Bool,
            (What::Type, Some(Form::Array)) => self.array(job),
            (What::Type, Some(Form::Object)) => self.object(job),
        }
    }

    fn array(&mut self, job: &Job<'v>) -> Shape {
        let members = || objects(&job.facet.nodes);
        let first = members().find_map(|node| prefix(node).map(|items| (items, is_closed(node))));
        if let Some((items, closed)) = first {
            // A list may go on behind them: then nothing is certain.
            if !closed || members().filter(|node| node.get("items").is_some()).count() > 1 {
                return list(Edge::to(super::here(Shape::Any)));
            }
            let items = items.iter().enumerate().map(|(index, item)| {
                let active = self.policy.step(&job.spot.active, &index.to_string());
                let edge = self.edge(&[item], job.spot.inside(active, &index.to_string()));
                Element { edge, optional: true }
            });
            return Shape::Tuple(many(items.collect()));
        }
        let items: Vec<&Value> = members().filter_map(|node| node.get("items")).collect();
        let spot = self.any_step(job);
        list(self.edge(&items, spot))
    }

    /// The location of items and of members that no property names.
    fn any_step(&self, job: &Job<'v>) -> Spot {
        let active = self.policy.step(&job.spot.active, "*");
        Spot { carried: job.carried.clone(), ..job.spot.inside(active, "*") }
    }

    fn object(&mut self, job: &Job<'v>) -> Shape {
        let mut properties: Vec<(&'v str, Vec<&'v Value>)> = Vec::new();
        for (name, schema) in objects(&job.facet.nodes).filter_map(|node| node.get("properties")?.as_object()).flatten()
        {
            match properties.iter_mut().find(|(known, _)| known == name) {
                Some((_, schemas)) => schemas.push(schema),
                None => properties.push((name, vec![schema])),
            }
        }
        properties.retain(|(name, _)| job.spot.without.as_deref() != Some(*name));
        let rest = self.rest(job, properties.is_empty());
        let denied =
            objects(&job.facet.nodes).any(|node| node.get("additionalProperties") == Some(&Value::Bool(false)));
        let closed = denied && rest.is_none() && !has_patterns(job);
        let rest = match rest {
            Some(value) if properties.is_empty() && job.spot.without.is_none() => return map(value),
            rest => rest,
        };
        self.check_folded(&properties, job);
        let fields = properties.into_iter().map(|(name, schemas)| self.field(name, &schemas, job)).collect();
        Shape::Struct(Fields {
            list: many(fields),
            flattened: many(rest.map(|value| Edge::to(super::here(map(value)))).into_iter().collect()),
            deny_unknown: closed,
            from_list: false,
            ignore_key_case: job.ignore_key_case,
            drop_keys: many(job.drop_keys.clone()),
        })
    }

    fn field(&mut self, name: &'v str, schemas: &[&'v Value], job: &Job<'v>) -> Field {
        let required = objects(&job.facet.nodes)
            .filter_map(|node| node.get("required")?.as_array())
            .any(|names| names.iter().any(|required| required == name));
        let active = self.policy.step(&job.spot.active, name);
        let spot = Spot { removable: !required, ..job.spot.inside(active, name) };
        let edge = self.edge(schemas, spot);
        Field { names: many(vec![name.to_owned().into()]), edge, optional: !required }
    }

    /// What members are that no property names, if that is certain.
    fn rest(&mut self, job: &Job<'v>, alone: bool) -> Option<Edge> {
        let schemas: Vec<&Value> = objects(&job.facet.nodes)
            .filter_map(|node| node.get("additionalProperties"))
            .filter(|rest| !rest.is_boolean())
            .collect();
        if has_patterns(job) {
            return alone.then(|| Edge::to(super::here(Shape::Any)));
        }
        if let [schema] = schemas[..] {
            let spot = self.any_step(job);
            return Some(self.edge(&[schema], spot));
        }
        let denied =
            objects(&job.facet.nodes).any(|node| node.get("additionalProperties") == Some(&Value::Bool(false)));
        (alone && !denied).then(|| Edge::to(super::here(Shape::Any)))
    }

    /// Names that `ignore_key_case` can't tell apart.
    fn check_folded(&mut self, properties: &[(&'v str, Vec<&'v Value>)], job: &Job<'v>) {
        for (at, (name, _)) in properties.iter().enumerate().filter(|_| job.ignore_key_case) {
            if let Some((other, _)) = properties[..at].iter().find(|(other, _)| same_folded(name, other)) {
                self.fault(format!(
                    "{}: `ignore_key_case` can't tell `{other}` from `{name}`: remove it",
                    located(&job.spot.path)
                ));
            }
        }
    }

    fn choice(&mut self, branches: &[&'v Value], job: &Job<'v>) -> Shape {
        if let Some((tag, words)) = self.tag(branches) {
            let variants = branches.iter().zip(words).map(|(branch, word)| {
                let edge = self.edge(&[*branch], Spot { without: Some(tag.to_owned()), ..branch_spot(job) });
                Variant { content: Some(edge), form: schema::Form::Newtype, ..unit(word) }
            });
            let variants = many(variants.collect());
            return Shape::Enum(Enum {
                tagging: Tagging::Internal { tag: tag.to_owned().into() },
                variants,
                deny_unknown: false,
            });
        }
        let mut made = Vec::new();
        for branch in branches {
            let Some(part) = self.part(branch) else { return Shape::Any };
            made.push(Branch { edge: self.edge(&[*branch], branch_spot(job)), judge: Box::new(part) });
        }
        Shape::Choice(many(made))
    }

    /// The validator of a part of the schema.
    fn part(&mut self, part: &'v Value) -> Option<Part> {
        if let Judges::NotAsked(make) = self.judges {
            self.judges = Judges::Made(make(), pointers(self.source.root));
        }
        let Judges::Made(judges, pointers) = &self.judges else { return None };
        let (judges, pointer) = (judges.clone()?, pointers.get(&std::ptr::from_ref(part))?.clone());
        has(&judges, &pointer).then(|| Part { judges, pointer })
    }

    /// The property that tells all branches apart, and its value in each.
    fn tag(&self, branches: &[&'v Value]) -> Option<(&'v str, Vec<Text>)> {
        let gathered: Vec<_> = branches.iter().map(|branch| self.source.facet(&[*branch])).collect();
        if gathered
            .iter()
            .any(|facet| facet.form != Some(Form::Object) || facet.nullable || !matches!(facet.what, What::Type))
        {
            return None;
        }
        let mut candidates =
            objects(&gathered.first()?.nodes).filter_map(|node| node.get("properties")?.as_object()).flatten();
        candidates.find_map(|(name, _)| {
            let mut words: Vec<Text> = Vec::new();
            for facet in &gathered {
                let word = self.tag_word(&facet.nodes, name)?;
                if words.contains(&word) {
                    return None;
                }
                words.push(word);
            }
            Some((name.as_str(), words))
        })
    }

    /// The only string that a required property may be.
    fn tag_word(&self, nodes: &[&'v Value], name: &str) -> Option<Text> {
        let required =
            objects(nodes).filter_map(|node| node.get("required")?.as_array()).flatten().any(|one| one == name);
        let schemas: Vec<_> = objects(nodes).filter_map(|node| node.get("properties")?.get(name)).collect();
        let facet = self.source.facet(&schemas);
        match facet.what {
            What::Words(words) if required && !facet.nullable => match words.as_slice() {
                [word] => Some(word.clone()),
                _ => None,
            },
            _ => None,
        }
    }
}

fn branch_spot(job: &Job<'_>) -> Spot {
    Spot { branch: true, carried: job.carried.clone(), removable: false, without: None, ..job.spot.clone() }
}

fn has(judges: &Arc<ValidatorMap>, pointer: &str) -> bool {
    judges.contains_key(pointer)
}

fn objects<'n, 'v>(nodes: &'n [&'v Value]) -> impl Iterator<Item = &'v Map<String, Value>> + 'n {
    nodes.iter().filter_map(|node| node.as_object())
}

/// The schemas of the first items.
fn prefix(node: &Map<String, Value>) -> Option<&Vec<Value>> {
    node.get("prefixItems").or(node.get("items")).and_then(Value::as_array)
}

/// Whether no other items may follow those.
fn is_closed(node: &Map<String, Value>) -> bool {
    let is_false = |keyword| node.get(keyword) == Some(&Value::Bool(false));
    if node.contains_key("prefixItems") { is_false("items") } else { is_false("additionalItems") }
}

fn has_patterns(job: &Job<'_>) -> bool {
    objects(&job.facet.nodes).any(|node| node.contains_key("patternProperties"))
}

fn list(item: Edge) -> Shape {
    Shape::List { item, length: None }
}

fn map(value: Edge) -> Shape {
    Shape::Map { key: Edge::here(&KEY), read_key: |_, _| Ok(()), value }
}

fn unit(word: Text) -> Variant {
    let names = Many::Owned(Box::new([word]));
    Variant { names, content: None, form: schema::Form::Unit, other: false, untagged: false }
}

/// Where each part of a schema is.
fn pointers(root: &Value) -> HashMap<*const Value, String> {
    let mut pointers = HashMap::new();
    let mut todo = vec![(root, "#".to_owned())];
    while let Some((value, pointer)) = todo.pop() {
        match value {
            Value::Array(items) => {
                todo.extend(items.iter().enumerate().map(|(index, item)| (item, format!("{pointer}/{index}"))));
            }
            Value::Object(members) => {
                todo.extend(members.iter().map(|(name, member)| {
                    (member, format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1")))
                }));
            }
            _ => {}
        }
        pointers.insert(std::ptr::from_ref(value), pointer);
    }
    pointers
}
