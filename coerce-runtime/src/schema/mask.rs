//! Values without what must not be written down: `sensitive` fields, wherever they are inside.
//!
//! A value may have come in a form that a rule would repair: a single item for a list, an object of index keys, an object of one
//! member around the value. So a value is compared with *all* types that it may be read as, and shown only where every one of
//! them shows it. Where it has the form of none, its kind and length stand for it.

use std::collections::HashSet;
use std::{iter, ptr};

use serde_json::{Map, Value};

use super::graph::Step;
use super::reach::Reach;
use super::{Edge, Element, Fields, Schema, Shape, accepted_kinds};
use crate::json::suggest::same_folded;
use crate::json::{HIDDEN_KEY, Kind, Segment};
use crate::report::summary;
use crate::tree::{Tree, holds_more};

/// Masks a value.
pub(crate) struct Masker<'s> {
    definitions: &'s [Schema],
    /// The types with something to hide.
    reach: &'s Reach,
    /// True if something was hidden.
    masked: bool,
}

/// A schema as which a value may be read.
#[derive(Clone, Copy)]
pub(crate) struct Form<'s> {
    schema: &'s Schema,
    /// True if no value of it must be written down.
    sensitive: bool,
    /// True if it is so only if something is around the value that a rule would take off.
    guess: bool,
}

impl<'s> Form<'s> {
    pub(crate) fn of(schema: &'s Schema) -> Self {
        Self { schema, sensitive: false, guess: false }
    }

    /// A type that is used by this one.
    fn used(self, edge: &'s Edge, definitions: &'s [Schema]) -> Self {
        Self { schema: edge.schema(definitions), sensitive: edge.sensitive, ..self }
    }
}

impl<'s> Masker<'s> {
    pub(crate) fn new(definitions: &'s [Schema], reach: &'s Reach) -> Self {
        Self { definitions, reach, masked: false }
    }

    /// `value` without what must not be written down, and whether that hides something. It may be read as all these types; without any,
    /// nothing of it may be written down.
    pub(crate) fn mask(mut self, value: &Value, forms: Option<Vec<Form<'s>>>) -> (Value, bool) {
        let shown = match forms {
            None => self.hide(value),
            Some(forms) if forms.iter().any(|form| self.hides_something(form)) => self.show(value, forms),
            Some(_) if self.reach.guards(&Tree::Value(value)) => self.hide(value),
            Some(_) => value.clone(),
        };
        (shown, self.masked)
    }

    /// The types as which a value may be read that stands behind these steps in a value of a type. `None` if it must not be written down.
    pub(crate) fn behind(&self, schema: &'s Schema, steps: &[Segment]) -> Option<Vec<Form<'s>>> {
        let mut inside = vec![Form::of(schema)];
        for step in steps {
            let around = if step.name().is_ok() { Value::Object(Map::new()) } else { Value::Array(Vec::new()) };
            let forms = self.forms(&around, inside)?;
            let by_position = |form: &Form<'s>| self.hides_something(form) && reads_positions(form.schema);
            let item_of = |form: &Form<'s>, index| Some(form.used(form.schema.item(index)?, self.definitions));
            inside = match step.name() {
                Ok(name) => {
                    let member = self.member(name, &around, name.parse::<usize>().is_ok(), &forms);
                    // What none of them reads may be meant for what one hides.
                    if member.inside.is_empty() && !member.is_tag && forms.iter().any(|form| self.hides_something(form))
                    {
                        return None;
                    }
                    member.inside
                }
                Err(_) if forms.iter().any(by_position) => return None,
                Err(index) => forms.iter().filter_map(|form| item_of(form, index)).collect(),
            };
        }
        Some(inside)
    }

    /// Returns whether something behind these steps in a value of a type must not be written down, except for what one `known` type hides.
    pub(crate) fn hides_behind(&self, schema: &'s Schema, steps: &[Segment], known: Option<&Schema>) -> bool {
        let is_known = |form: &Form<'s>| known.is_some_and(|known| ptr::eq(known, form.schema)) && !form.sensitive;
        let hides = |form: &Form<'s>| !is_known(form) && self.hides_something(form);
        self.behind(schema, steps).is_none_or(|forms| forms.iter().any(hides))
    }

    /// Returns whether the key that is the last of these steps in a value of a type must not be written down.
    pub(crate) fn hides_key(&self, schema: &'s Schema, steps: &[Segment]) -> bool {
        let (Some((key, steps)), value) = (steps.split_last(), Value::Object(Map::new())) else { return false };
        let forms = self.behind(schema, steps).and_then(|inside| self.forms(&value, inside));
        key.name().is_ok_and(|key| forms.is_none_or(|forms| self.member(key, &value, false, &forms).hides_key))
    }

    fn hide(&mut self, value: &Value) -> Value {
        self.masked = true;
        summary(&Tree::Value(value), "_sensitive")
    }

    fn show(&mut self, value: &Value, starts: Vec<Form<'s>>) -> Value {
        let Some(forms) = self.forms(value, starts) else { return self.hide(value) };
        let hiding: Vec<_> = forms.iter().copied().filter(|form| self.hides_something(form)).collect();
        // What stands in its declared form is no secret, unless it holds what only a guess would find there.
        let is_declared = forms.iter().any(|form| !form.guess) && hiding.iter().all(|form| form.guess);
        match value {
            // Where a type inside has nothing to hide, only what has its form is known to be meant for it.
            _ if hiding.is_empty() && self.fits(value, &forms) => value.clone(),
            _ if hiding.is_empty() => self.hide(value),
            Value::Null | Value::Bool(_) => value.clone(),
            Value::Number(_) if is_declared => value.clone(),
            Value::String(text) if is_declared && holds_nothing(text) || is_known_tag(text, &hiding) => value.clone(),
            Value::Number(_) | Value::String(_) => self.hide(value),
            Value::Array(items) => self.show_list(items, &forms, &hiding),
            Value::Object(members) => self.show_object(members, &forms).into(),
        }
    }

    /// Returns whether one of the types accepts the kind of the value. Scalars without anything inside may be repaired.
    fn fits(&self, value: &Value, forms: &[Form<'s>]) -> bool {
        let accepts = |form: &Form<'s>| accepted_kinds(form.schema, self.definitions).has(Kind::of(value));
        is_plain(&Tree::Value(value)) || forms.iter().any(accepts)
    }

    fn hides_something(&self, form: &Form<'s>) -> bool {
        form.sensitive || self.reach.has(form.schema)
    }

    fn hides(&self, edge: &Edge) -> bool {
        self.reach.has_use(edge, self.definitions)
    }

    /// All that the value may be read as, at the same location. `None` if it must not be written down as a whole.
    fn forms(&self, value: &Value, mut todo: Vec<Form<'s>>) -> Option<Vec<Form<'s>>> {
        let mut forms = Vec::new();
        let mut seen = HashSet::new();
        while let Some(form) = todo.pop() {
            if form.sensitive {
                return None;
            }
            if seen.insert((ptr::from_ref(form.schema), form.guess)) {
                forms.push(form);
                self.add_forms(form, value, &mut todo);
            }
        }
        Some(forms)
    }

    /// Adds what the value may be read as because it may be read as `form`.
    fn add_forms(&self, form: Form<'s>, value: &Value, forms: &mut Vec<Form<'s>>) {
        match &form.schema.shape {
            // A single item may come for the list of it.
            Shape::List { item, .. } if !value.is_array() => forms.push(form.used(item, self.definitions)),
            shape => {
                // Of those that judges decide for no one knows which it is, but that it may be one with something to hide.
                let is_judged = matches!(shape, Shape::Enum(body) if body.is_judged());
                form.schema.each_edge(&mut |step, edge| {
                    let is_here = step != Step::Down && (!is_judged || self.hides(edge));
                    forms.extend(is_here.then(|| form.used(edge, self.definitions)));
                });
            }
        }
    }

    /// The items of a list. One without any form that it may have is hidden, and so is one that may be a field by position:
    /// nobody means that, so a list there is more likely something else.
    fn show_list(&mut self, items: &[Value], forms: &[Form<'s>], hiding: &[Form<'s>]) -> Value {
        let by_position = hiding.iter().any(|form| !form.guess && reads_positions(form.schema));
        let shown = items.iter().enumerate().map(|(index, item)| {
            if by_position && (items.len() > 1 || !holds_more(item)) {
                return self.hide(item);
            }
            let inside = self.item_forms(index, item, items.len(), forms);
            self.show_inside(item, inside, forms, items.len())
        });
        shown.collect()
    }

    /// The schemas as which an item may be read.
    fn item_forms(&self, index: usize, item: &Value, length: usize, forms: &[Form<'s>]) -> Vec<Form<'s>> {
        let mut inside = Vec::new();
        for form in forms {
            let edge = match &form.schema.shape {
                Shape::Tuple(elements) if !Element::fit(elements, length) => None,
                // Which item or field of a guess it is nobody knows: only what it hides counts.
                Shape::Tuple(_) | Shape::Struct(_) if form.guess => {
                    form.schema.item(index).filter(|edge| self.hides(edge))
                }
                // A list of objects may come for a map of them, each with its key inside.
                Shape::Map { key, value, .. } if item.is_object() && !self.hides(key) => Some(value),
                // A list of strings may come for an object that has them as keys, and one of objects that have them inside.
                Shape::Map { key, .. } if self.hides(key) => Some(key),
                _ => form.schema.item(index),
            };
            inside.extend(edge.map(|edge| form.used(edge, self.definitions)));
            // A list where a guess finds a struct is more likely one of such structs than one of its fields.
            inside.extend((form.guess && reads_positions(form.schema)).then_some(*form));
        }
        inside
    }

    fn show_object(&mut self, members: &Map<String, Value>, forms: &[Form<'s>]) -> Map<String, Value> {
        let by_index = members.keys().all(|key| key.parse::<usize>().is_ok_and(|index| index < members.len()));
        let mut shown = Map::new();
        for (key, value) in members {
            let Member { inside, is_tag, hides_key } = self.member(key, value, by_index, forms);
            let value = match value {
                Value::String(tag) if is_tag && is_known_tag(tag, forms) => value.clone(),
                _ => self.show_inside(value, inside, forms, members.len()),
            };
            shown.insert(if hides_key { self.hidden_key(&shown) } else { key.clone() }, value);
        }
        shown
    }

    /// A key that stands for one that must not be written down.
    fn hidden_key(&mut self, shown: &Map<String, Value>) -> String {
        self.masked = true;
        let numbered = (shown.len() + 1..).map(|number| format!("{HIDDEN_KEY} ({number})"));
        let mut keys = iter::once(HIDDEN_KEY.to_owned()).chain(numbered);
        keys.find(|key| !shown.contains_key(key)).unwrap_or_default()
    }

    /// One of so many items or members. The only one may be what was meant by all that is around it.
    fn show_inside(&mut self, value: &Value, mut inside: Vec<Form<'s>>, around: &[Form<'s>], count: usize) -> Value {
        if count == 1 && (!inside.is_empty() || holds_more(value)) {
            inside.extend(around.iter().map(|form| Form { guess: true, ..*form }));
        }
        if inside.is_empty() { self.hide(value) } else { self.show(value, inside) }
    }

    /// The schemas as which a member may be read.
    fn member(&self, key: &str, value: &Value, by_index: bool, forms: &[Form<'s>]) -> Member<'s> {
        let mut member = Member { inside: Vec::new(), is_tag: false, hides_key: self.reach.secret_keys };
        let mut is_declared = false;
        let reads_keys =
            |form: &Form<'s>| matches!(form.schema.shape, Shape::Map { .. } | Shape::Any | Shape::Opaque(_));
        member.hides_key &= !forms.iter().any(reads_keys);
        for form in forms {
            let (declared, mut inside) = form.schema.member(key);
            is_declared |= declared.is_some();
            match &form.schema.shape {
                Shape::Struct(fields) => inside = fields_of(fields, key).collect(),
                Shape::Map { key, .. } => member.hides_key |= self.hides(key),
                Shape::Tuple(elements) if by_index => {
                    let element = key.parse().ok().and_then(|index| Element::at(elements, index));
                    is_declared |= element.is_some();
                    inside.extend(element.map(|element| &element.edge));
                }
                Shape::List { item, .. } if by_index => {
                    is_declared = true;
                    inside.push(item);
                }
                // An object of items may come for a list of them, each with a member as its key: that may be the sensitive one.
                Shape::List { item, .. } if value.is_object() => {
                    member.hides_key |= self.hides(item);
                    inside.push(item);
                }
                Shape::Enum(body) => {
                    member.is_tag |= body.tagging.tag().is_some_and(|tag| tag == key);
                    is_declared |= body.tag(key).is_some();
                }
                _ => {}
            }
            member.inside.extend(inside.into_iter().map(|edge| form.used(edge, self.definitions)));
        }
        member.hides_key &= !is_declared;
        member
    }
}

/// A member, with the schemas that it may have.
struct Member<'s> {
    inside: Vec<Form<'s>>,
    /// True if it is the tag of an enum.
    is_tag: bool,
    hides_key: bool,
}

/// Returns whether serde reads the type from the list of its fields too.
fn reads_positions(schema: &Schema) -> bool {
    match &schema.shape {
        Shape::Struct(fields) => fields.from_list,
        _ => schema.has_members(),
    }
}

/// Returns whether a string is not even a part of the text of a list or an object.
pub(crate) fn holds_nothing(text: &str) -> bool {
    !text.contains(['{', '[', '(', '"', '\'', '`'])
}

/// Returns whether there is nothing inside the value, not even as text.
pub(crate) fn is_plain(tree: &Tree<'_>) -> bool {
    match tree.as_str() {
        Some(text) => holds_nothing(text),
        None => !matches!(tree.kind(), Kind::List | Kind::Object | Kind::Bytes),
    }
}

/// The fields that a member of this name is read as, or would be if its name were written as theirs.
fn fields_of<'s>(fields: &'s Fields, key: &str) -> impl Iterator<Item = &'s Edge> {
    let is_meant = move |name: &str| name == key || fields.ignore_key_case && same_folded(name, key);
    fields.list.iter().filter(move |field| field.names.iter().any(|name| is_meant(name))).map(|field| &field.edge)
}

/// Returns whether a string is the name of a variant, which is no secret.
fn is_known_tag(tag: &str, forms: &[Form<'_>]) -> bool {
    forms.iter().any(|form| matches!(&form.schema.shape, Shape::Enum(body) if body.tag(tag).is_some()))
}

#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod tests;
