//! What is known of a location while the tree is built.

use super::Reads;
use crate::constant::Text;
use crate::json::{KEEPS_TEXT, Kind, suggest};
use crate::rules::Rules;
use crate::schema::{Edge, Element, Enum, Fields, Schema, Shape, Tagging, Variant};
use crate::tree::{Key, Member, Tree};

/// How many types may stand at one location, one around the other, before they are taken to wrap nothing but themselves.
const MOST_LAYERS: usize = 128;

/// How many lists of rules at one location are kept apart.
const MOST_RULES: usize = 4;

/// What is known of a location before its value is seen: the use of a type. Most values are scalars, of which no more is asked.
#[derive(Clone, Copy)]
pub(super) struct Guide<'s> {
    leads_to: Leads<'s>,
    /// The rules for it that the lists and maps around it declare.
    around: [Option<&'s Rules>; MOST_RULES],
    /// Whether something may look at members that no field reads.
    keeps: bool,
}

/// Where a guide leads.
#[derive(Clone, Copy)]
enum Leads<'s> {
    /// Nothing is known, so that all of the value is read.
    Nowhere,
    /// To a type.
    To(&'s Schema),
    /// To the use of one.
    By(&'s Edge),
}

impl<'s> Guide<'s> {
    /// A value of which nothing is known.
    pub(super) const WHOLE: Self = Self { leads_to: Leads::Nowhere, around: [None; MOST_RULES], keeps: true };

    /// The whole document.
    pub(super) fn root(schema: &'s Schema) -> Self {
        Self { leads_to: Leads::To(schema), around: [None; MOST_RULES], keeps: false }
    }

    /// What is known there.
    fn resolve(&self, reads: &Reads<'s, '_>) -> Location<'s> {
        let blank = Location { rules: self.around, keeps: self.keeps, ..Location::UNKNOWN };
        match self.leads_to {
            Leads::Nowhere => Location::UNKNOWN,
            Leads::To(schema) => blank.resolve(schema, reads),
            Leads::By(edge) => blank.declare(&edge.rules).resolve(edge.schema(reads.definitions), reads),
        }
    }

    /// What is known of a value that is of this kind: a rule may look at all of it.
    pub(super) fn looked_at(&self, kind: Kind, reads: &Reads<'s, '_>) -> Location<'s> {
        let location = self.resolve(reads);
        let looks = |rules: &&Rules| rules.list.iter().any(|rule| rule.definition.kinds.has(kind));
        let keeps = location.keeps || reads.rules && location.rules.iter().flatten().any(looks);
        Location { keeps, ..location }
    }

    /// Whether an integer is expected there, so that a float is refused and shown.
    pub(super) fn is_integer(&self, reads: &Reads<'s, '_>) -> bool {
        let schema = match self.leads_to {
            Leads::Nowhere => return false,
            Leads::To(schema) => schema,
            Leads::By(edge) => edge.schema(reads.definitions),
        };
        matches!(schema.core(reads.definitions).shape, Shape::Integer(_))
    }

    /// Whether something may ask how a number there was written.
    pub(super) fn asks_for_digits(&self, reads: &Reads<'s, '_>) -> bool {
        let location = self.resolve(reads);
        let by_digits = |rules: &&Rules| rules.list.iter().any(|rule| rule.definition.digits);
        match location.shape {
            _ if KEEPS_TEXT || location.keeps || location.rules.iter().flatten().any(by_digits) => true,
            Some(Shape::Null { .. } | Shape::Bool | Shape::Float(_) | Shape::String) => false,
            _ => true,
        }
    }
}

/// What is known of a location where a list or an object stands.
#[derive(Clone, Copy)]
pub(super) struct Location<'s> {
    /// What values look like there. `None` if nothing is known, so that all of the value is read.
    shape: Option<&'s Shape>,
    /// The rules declared there. With too many of them everything is kept.
    rules: [Option<&'s Rules>; MOST_RULES],
    /// The member by which the value asks for the rules.
    opt_in: Option<&'s Text>,
    /// Whether something may look at members that no field reads.
    keeps: bool,
}

/// How far the members of an object have come.
#[derive(Default)]
pub(super) struct Progress {
    /// The field that comes next, if members are in the order of the fields.
    expected: usize,
    /// The tag.
    tag: Found,
}

/// The first member of a name, as far as one was looked for.
#[derive(Default)]
struct Found {
    looked_at: usize,
    at: Option<usize>,
}

impl Found {
    /// The member among those that have come. Each is looked at once.
    fn member<'m, 'a>(&mut self, name: &str, come: &'m [Member<'a>]) -> Option<&'m Member<'a>> {
        if self.at.is_none() {
            let news = come.get(self.looked_at..).unwrap_or_default();
            let found = news.iter().position(|member| member.name() == Some(name));
            self.at = found.map(|position| self.looked_at + position);
            self.looked_at = come.len();
        }
        come.get(self.at?)
    }
}

/// Where a member goes.
pub(super) enum Goes<'s> {
    /// To a type of which this is known.
    To(Guide<'s>),
    /// Nothing reads it.
    Nowhere,
}

impl<'s> Location<'s> {
    const UNKNOWN: Self = Self { shape: None, rules: [None; MOST_RULES], opt_in: None, keeps: true };

    /// The use of a type inside.
    fn inside(&self, edge: &'s Edge) -> Guide<'s> {
        Guide { leads_to: Leads::By(edge), around: [None; MOST_RULES], keeps: self.keeps }
    }

    /// The same of items, on which rules of the list or map around them act.
    fn item_inside(&self, edge: &'s Edge) -> Guide<'s> {
        let inside = Self { rules: [None; MOST_RULES], ..*self };
        let declared = self.rules.iter().flatten().fold(inside, |inside, rules| inside.declare(rules.for_items()));
        Guide { leads_to: Leads::By(edge), around: declared.rules, keeps: declared.keeps }
    }

    fn resolve(mut self, mut schema: &'s Schema, reads: &Reads<'s, '_>) -> Self {
        for _ in 0..MOST_LAYERS {
            self = self.declare(&schema.rules);
            self.opt_in = self.opt_in.or(schema.opt_in.as_ref());
            let (Shape::Option(inner) | Shape::Wrapper { inner, .. }) = &schema.shape else {
                return Self { shape: Some(&schema.shape), ..self };
            };
            self = self.declare(&inner.rules);
            schema = inner.schema(reads.definitions);
        }
        self
    }

    fn declare(mut self, rules: &'s Rules) -> Self {
        if !rules.is_none() {
            match self.rules.iter_mut().find(|slot| slot.is_none()) {
                Some(slot) => *slot = Some(rules),
                None => self.keeps = true,
            }
        }
        self
    }

    /// Whether the keys of an object are read as strings: fields, variants, and the keys of a map of strings.
    pub(super) fn reads_keys_as_text(&self, reads: &Reads<'_, '_>) -> bool {
        match self.shape {
            Some(Shape::Struct(_) | Shape::Enum(_)) => true,
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

    /// An item of a list, behind those `before`.
    pub(super) fn item(&self, before: &[Tree<'_>]) -> Guide<'s> {
        let index = before.len();
        match self.shape {
            Some(Shape::List { item, .. }) => self.item_inside(item),
            Some(Shape::Tuple(items)) => Element::at(items, index).map_or(Guide::WHOLE, |item| self.inside(&item.edge)),
            Some(Shape::Struct(fields)) if fields.from_list => {
                fields.list.get(index).map_or(Guide::WHOLE, |field| self.inside(&field.edge))
            }
            Some(Shape::Enum(Enum { tagging: Tagging::Adjacent { .. }, variants, .. })) => match before {
                [tag] if !variants.iter().any(|variant| variant.untagged) => {
                    adjacent_name(tag).map_or(Guide::WHOLE, |name| self.named(variants, name))
                }
                _ => Guide::WHOLE,
            },
            _ => Guide::WHOLE,
        }
    }

    /// A member of an object, behind those `before`.
    pub(super) fn member(&self, key: &Key<'_>, before: &[Member<'_>], progress: &mut Progress) -> Goes<'s> {
        match self.shape {
            Some(Shape::Map { value, .. }) => Goes::To(self.item_inside(value)),
            Some(Shape::Struct(fields)) => self.field(fields, key, &mut progress.expected),
            Some(Shape::Enum(body)) => match &body.tagging {
                Tagging::Adjacent { tag, content } => {
                    self.beside_tag(body, (tag, content), key, before, &mut progress.tag)
                }
                _ => Goes::To(self.content(key)),
            },
            _ => Goes::To(Guide::WHOLE),
        }
    }

    /// A member of an adjacently tagged enum. serde reads the content as it comes if the tag comes first.
    fn beside_tag(
        &self,
        body: &'s Enum,
        (tag, content): (&str, &str),
        key: &Key<'_>,
        before: &[Member<'_>],
        found: &mut Found,
    ) -> Goes<'s> {
        let tried = body.variants.iter().any(|variant| variant.untagged);
        let Some(name) = key.as_str().filter(|name| !tried && *name != tag) else { return Goes::To(Guide::WHOLE) };
        if name != content {
            let is_read = self.keeps || body.deny_unknown || self.opt_in.is_some_and(|opt_in| opt_in == name);
            return if is_read { Goes::To(Guide::WHOLE) } else { Goes::Nowhere };
        }
        let name = found.member(tag, before).and_then(|member| adjacent_name(&member.value));
        Goes::To(name.map_or(Guide::WHOLE, |name| self.named(&body.variants, name)))
    }

    fn field(&self, fields: &'s Fields, key: &Key<'_>, expected: &mut usize) -> Goes<'s> {
        let Some(name) = key.as_str() else { return Goes::To(Guide::WHOLE) };
        if let Some((index, _)) = fields.find(name, *expected) {
            *expected = index + 1;
            return Goes::To(self.inside(&fields.list[index].edge));
        }
        if self.skips(fields, name) { Goes::Nowhere } else { Goes::To(Guide::WHOLE) }
    }

    /// Whether nothing reads or refuses a member of this name.
    fn skips(&self, fields: &Fields, name: &str) -> bool {
        let folds =
            || fields.list.iter().flat_map(|field| field.names.iter()).any(|known| suggest::same_folded(known, name));
        let is_read = self.keeps || fields.deny_unknown || !fields.flattened.is_empty();
        !is_read && self.opt_in.is_none_or(|opt_in| opt_in != name) && !(fields.ignore_key_case && folds())
    }

    /// The content of the variant of this name, where serde reads it as it comes.
    pub(super) fn content(&self, key: &Key<'_>) -> Guide<'s> {
        let variants = match self.shape {
            Some(Shape::Enum(Enum { tagging: Tagging::External, variants, .. })) => &variants[..],
            _ => &[],
        };
        if variants.iter().any(|variant| variant.untagged) {
            return Guide::WHOLE;
        }
        key.as_str().map_or(Guide::WHOLE, |name| self.named(variants, name))
    }

    /// The content of the variant of this name.
    fn named(&self, variants: &'s [Variant], name: &str) -> Guide<'s> {
        let named = variants.iter().find(|variant| variant.names.iter().any(|known| known == name));
        named.and_then(|variant| variant.content.as_ref()).map_or(Guide::WHOLE, |content| self.inside(content))
    }
}

/// The variant that an adjacent tag names: as serde has it, also by an object of one member.
fn adjacent_name<'t>(tag: &'t Tree<'_>) -> Option<&'t str> {
    match tag {
        Tree::Object(members) if members.len() == 1 => members.first()?.name(),
        tag => tag.as_str(),
    }
}
