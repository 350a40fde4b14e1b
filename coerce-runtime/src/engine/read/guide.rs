//! What is known of a location while the tree is built.

use std::num::NonZeroU32;

use super::Reads;
use crate::engine::cursor::item_position;
use crate::json::{Kind, suggest};
use crate::plan::{Names, Node, Plan, Search};
use crate::schema::{Enum, Fields, Shape, Tagging, Variant};
use crate::tree::{Key, Member, Tree};

/// The knowledge of a location before its value is seen. Most values are scalars, of which no more is asked.
#[derive(Clone, Copy)]
pub(super) struct Guide<'s> {
    /// The types and rules of the location. `None` if nothing is known, so that all of the value is read.
    node: Option<&'s Node>,
    /// True if something may look at members that no field reads.
    keeps: bool,
    /// The number of the node, if it is inside another.
    number: Option<NonZeroU32>,
}

impl<'s> Guide<'s> {
    /// A value of which nothing is known.
    pub(super) const WHOLE: Self = Self { node: None, keeps: true, number: None };

    /// The whole document.
    pub(super) fn root(plan: &'s Plan) -> Self {
        Self { node: Some(plan.root()), keeps: false, number: None }
    }

    /// Returns what is known of a value that is of this kind: a rule may look at all of it.
    pub(super) fn looked_at(&self, kind: Kind, reads: &Reads<'s>) -> Container<'s> {
        let keeps = self.keeps || reads.rules && self.node.is_some_and(|node| node.looked_at.has(kind));
        let fields = self.node.and_then(Node::names).map(Names::search);
        Container { plan: reads.plan, node: self.node, shape: self.shape(reads), keeps, fields, tag: None }
    }

    /// The member with this key and value.
    #[inline]
    pub(super) fn member<'de>(&self, key: Key<'de>, value: Tree<'de>, reads: &Reads<'s>) -> Member<'de> {
        let settled = self.node.is_some_and(|node| reads.plan.settles(node, &value, reads.definitions));
        Member { field: self.number, settled, ..Member::keyed(key, value) }
    }

    fn shape(&self, reads: &Reads<'s>) -> Option<&'s Shape> {
        self.node.filter(|node| !node.endless).map(|node| &node.core(reads.definitions).shape)
    }

    /// Returns whether somebody may ask how a float there was written: where it is refused, that is shown. Types of floats and those that
    /// accept any value read its value.
    pub(super) fn asks_for_digits(&self, reads: &Reads<'s>) -> bool {
        match self.shape(reads) {
            Some(Shape::Float(_)) => reads.digits && self.keeps,
            Some(Shape::Any | Shape::Opaque(_)) => reads.digits,
            _ => true,
        }
    }
}

/// The knowledge of a location where a list or an object stands.
pub(super) struct Container<'s> {
    plan: &'s Plan,
    node: Option<&'s Node>,
    /// The shape of values there. `None` if nothing is known, so that all of the value is read.
    shape: Option<&'s Shape>,
    /// True if something may look at members that no field reads.
    keeps: bool,
    /// The search for the fields of a struct, as far as its members have come.
    fields: Option<Search<'s>>,
    /// The position of the first member that is the tag, once that has come.
    tag: Option<usize>,
}

impl<'s> Container<'s> {
    /// The node inside that has this position in the order of the shape.
    fn inside(&self, position: usize) -> Guide<'s> {
        match self.node.and_then(|node| node.inside(position)) {
            Some(id) => Guide { node: Some(self.plan.node(id)), keeps: self.keeps, number: Some(id) },
            None => Guide::WHOLE,
        }
    }

    /// The member by which the value asks for the rules.
    fn is_switch(&self, name: &str) -> bool {
        self.node.and_then(|node| node.opt_in.as_ref()).is_some_and(|opt_in| opt_in == name)
    }

    /// Returns whether the keys of an object are read as strings: fields, variants, and the keys of a map of strings or of JSON.
    pub(super) fn reads_keys_as_text(&self, reads: &Reads<'_>) -> bool {
        match self.shape {
            Some(Shape::Struct(_) | Shape::Enum(_) | Shape::Any) => true,
            Some(Shape::Map { key, .. }) => {
                let core = key.schema(reads.definitions).core(reads.definitions);
                matches!(core.shape, Shape::String | Shape::Enum(_))
            }
            _ => false,
        }
    }

    /// How many members an object has, if it has each field once.
    pub(super) fn members(&self) -> usize {
        match self.shape {
            Some(Shape::Struct(fields)) => fields.list.len(),
            _ => 0,
        }
    }

    /// Each item of a list, where all are of one type.
    pub(super) fn each_item(&self) -> Option<Guide<'s>> {
        matches!(self.shape, Some(Shape::List { .. })).then(|| self.inside(0))
    }

    /// An item of a list, behind those `before`.
    pub(super) fn item(&self, before: &[Tree<'_>]) -> Guide<'s> {
        match self.shape {
            Some(Shape::Enum(body @ Enum { tagging: Tagging::Adjacent { .. }, .. })) => match before {
                [tag] => self.named(body, adjacent_name(tag)),
                _ => Guide::WHOLE,
            },
            shape => {
                let position = shape.and_then(|shape| item_position(shape, before.len()));
                position.map_or_else(|| self.unknown(), |position| self.inside(position))
            }
        }
    }

    /// What is known of a value inside one of which nothing else is known: all of it is of the same type, where any value is accepted.
    fn unknown(&self) -> Guide<'s> {
        match self.shape {
            Some(Shape::Any) => Guide { node: self.node, ..Guide::WHOLE },
            _ => Guide::WHOLE,
        }
    }

    /// What is known of a member whose name is at the start of JSON text, if it is a likely one, and the name.
    #[inline]
    pub(super) fn likely_member(&mut self, text: &[u8]) -> Option<(Guide<'s>, &'s str)> {
        let (field, name) = self.fields.as_mut()?.find_in_text(text)?;
        Some((self.inside(field), name))
    }

    /// What is known of a member of an object, behind those `before`. `None` if nothing reads it.
    #[inline]
    pub(super) fn member(&mut self, key: &Key<'_>, before: &[Member<'_>]) -> Option<Guide<'s>> {
        if let (Some(fields), Some(name)) = (&mut self.fields, key.as_str()) {
            if let Some((field, _)) = fields.find(name) {
                return Some(self.inside(field));
            }
        }
        self.no_field(key, before)
    }

    /// A member that no field reads.
    fn no_field(&mut self, key: &Key<'_>, before: &[Member<'_>]) -> Option<Guide<'s>> {
        match self.shape {
            Some(Shape::Map { .. }) => Some(self.inside(0)),
            Some(Shape::Struct(fields)) if key.as_str().is_some_and(|name| self.skips(fields, name)) => None,
            Some(Shape::Enum(body)) => self.beside_tag(body, key, before),
            _ => Some(self.unknown()),
        }
    }

    /// A member of an enum. If that is tagged adjacently, serde reads the content as it comes if the tag comes first.
    fn beside_tag(&mut self, body: &'s Enum, key: &Key<'_>, before: &[Member<'_>]) -> Option<Guide<'s>> {
        let Tagging::Adjacent { tag, content } = &body.tagging else { return Some(self.content(key)) };
        match key.as_str() {
            Some(name) if name == content => {
                let tag = self.tag.and_then(|at| before.get(at));
                Some(self.named(body, tag.and_then(|tag| adjacent_name(&tag.value))))
            }
            Some(name) if name == tag => {
                self.tag.get_or_insert(before.len());
                Some(Guide::WHOLE)
            }
            Some(name) if body.tried().next().is_none() => {
                let is_read = self.keeps || body.deny_unknown || self.is_switch(name);
                is_read.then_some(Guide::WHOLE)
            }
            _ => Some(Guide::WHOLE),
        }
    }

    /// Returns whether nothing reads or refuses a member of this name.
    fn skips(&self, fields: &Fields, name: &str) -> bool {
        let folds = || fields.list.iter().flat_map(|field| &field.names).any(|known| suggest::same_folded(known, name));
        let is_read = self.keeps || fields.deny_unknown || !fields.flattened.is_empty();
        !(is_read || self.is_switch(name) || fields.ignore_key_case && folds())
    }

    /// The content of the variant that a key names, where serde reads it as it comes.
    pub(super) fn content(&self, key: &Key<'_>) -> Guide<'s> {
        match self.shape {
            Some(Shape::Enum(body @ Enum { tagging: Tagging::External, .. })) => self.named(body, key.as_str()),
            _ => Guide::WHOLE,
        }
    }

    /// The content of the variant of this name. Where serde tries some variants, it may be that of another.
    fn named(&self, body: &Enum, name: Option<&str>) -> Guide<'s> {
        let is_named = |variant: &Variant| variant.names.iter().any(|known| Some(&**known) == name);
        match body.variants.iter().position(is_named) {
            Some(position) if body.tried().next().is_none() => self.inside(position),
            _ => Guide::WHOLE,
        }
    }
}

/// The variant that an adjacent tag names: as serde has it, also by an object of one member.
fn adjacent_name<'t>(tag: &'t Tree<'_>) -> Option<&'t str> {
    match tag {
        Tree::Object(members) if members.len() == 1 => members.first()?.name(),
        tag => tag.as_str(),
    }
}
