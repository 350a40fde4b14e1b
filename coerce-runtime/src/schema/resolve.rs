//! From the use of a type to the type.

use std::sync::LazyLock;

use super::{Edge, Element, Enum, Field, Fields, Ref, Schema, Shape, Tagging};
use crate::constant::Text;

/// The schema of any value. It stands for a number beyond the definitions too, which no schema that was loaded has.
static ANY: LazyLock<Schema> = LazyLock::new(|| Schema::new(Shape::Any));

/// How many types may stand at one location, one around the other. Only types that wrap nothing but themselves have more.
const MOST_LAYERS: usize = 128;

impl Ref {
    /// The schema among these.
    pub fn resolve<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        match self {
            Self::Definition(index) | Self::Part(index) => definitions.get(*index).unwrap_or_else(|| &*ANY),
            Self::Here(schema) => schema,
            Self::Any => &ANY,
        }
    }
}

impl Edge {
    /// The schema of the type that is used.
    pub fn schema<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        self.to.resolve(definitions)
    }

    /// This use and those inside, where values are the same at the same location: outermost first, each with its type.
    pub(crate) fn layers<'s>(&'s self, definitions: &'s [Schema]) -> impl Iterator<Item = (&'s Self, &'s Schema)> {
        let typed = |edge: &'s Self| (edge, edge.schema(definitions));
        let inside = move |(_, schema): &(&'s Self, &'s Schema)| schema.wrapped().map(typed);
        std::iter::successors(Some(typed(self)), inside).take(MOST_LAYERS)
    }
}

impl Fields {
    /// The field that has this name, and the name.
    pub(crate) fn find(&self, name: &str) -> Option<(&Field, &Text)> {
        self.list.iter().find_map(|field| Some((field, field.names.iter().find(|known| *known == name)?)))
    }
}

impl Tagging {
    /// The member that holds the tag.
    pub(crate) fn tag(&self) -> Option<&Text> {
        match self {
            Self::Internal { tag } | Self::Adjacent { tag, .. } => Some(tag),
            Self::External | Self::Untagged => None,
        }
    }
}

impl Enum {
    /// The name that the enum declares for a member, and the contents of variants that this may hold.
    fn member(&self, name: &str) -> (Option<&Text>, Vec<&Edge>) {
        match &self.tagging {
            Tagging::External => {
                let named = self.tagged().filter(|variant| variant.names.iter().any(|tag| tag == name));
                (self.tag(name), named.filter_map(|variant| variant.content.as_ref()).collect())
            }
            Tagging::Adjacent { content, .. } if content == name => {
                (Some(content), self.tagged().filter_map(|variant| variant.content.as_ref()).collect())
            }
            tagging => (tagging.tag().filter(|tag| *tag == name), Vec::new()),
        }
    }
}

impl Schema {
    /// The name that the type declares for a member, and the uses by which this is read.
    pub(crate) fn member(&self, name: &str) -> (Option<&Text>, Vec<&Edge>) {
        match &self.shape {
            Shape::Map { value, .. } => (None, vec![value]),
            Shape::Struct(fields) => {
                fields.find(name).map(|(field, name)| (Some(name), vec![&field.edge])).unwrap_or_default()
            }
            Shape::Enum(body) => body.member(name),
            _ => (None, Vec::new()),
        }
    }

    /// Returns whether the type reads the members of an object by the names that it declares.
    pub(crate) fn has_members(&self) -> bool {
        match &self.shape {
            Shape::Struct(_) => true,
            Shape::Enum(body) => body.tagging.tag().is_some(),
            _ => false,
        }
    }

    /// The use of an item of a list.
    pub(crate) fn item(&self, index: usize) -> Option<&Edge> {
        match &self.shape {
            Shape::List { item, .. } => Some(item),
            Shape::Tuple(elements) => Element::at(elements, index).map(|element| &element.edge),
            Shape::Struct(fields) if fields.from_list => fields.list.get(index).map(|field| &field.edge),
            _ => None,
        }
    }

    /// The schema that a type declares, where its own `Deserialize` reads it. Else this one.
    pub(crate) fn declared<'s>(&'s self, definitions: &'s [Self]) -> &'s Self {
        self.mask(definitions).filter(|_| self.own.is_some()).unwrap_or(self)
    }

    /// The schema that an opaque type has for masking.
    pub(crate) fn mask<'s>(&'s self, definitions: &'s [Self]) -> Option<&'s Self> {
        let Shape::Opaque(opaque) = &self.shape else { return None };
        opaque.mask.as_ref().map(|mask| mask.schema(definitions))
    }

    /// The type inside, where values are the same at the same location: of an option or a wrapper.
    pub(crate) fn wrapped(&self) -> Option<&Edge> {
        match &self.shape {
            Shape::Option(inner) | Shape::Wrapper { inner, .. } => Some(inner),
            _ => None,
        }
    }

    /// This schema and those that it wraps, outermost first.
    pub(crate) fn layers<'s>(&'s self, definitions: &'s [Self]) -> impl Iterator<Item = &'s Self> {
        let inside = |schema: &&'s Self| schema.wrapped().map(|edge| edge.schema(definitions));
        std::iter::successors(Some(self), inside).take(MOST_LAYERS)
    }

    /// The type that decides what values look like: inside all options and wrappers.
    pub(crate) fn core<'s>(&'s self, definitions: &'s [Self]) -> &'s Self {
        self.layers(definitions).last().unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Float;
    use crate::schema::testing::{definition, owned, wrapper};

    #[test]
    fn each_way_to_refer_leads_to_a_schema() {
        let definitions = [Schema::new(Shape::Bool), Schema::new(Shape::String)];
        let here = owned(Shape::Float(Float::Double));
        assert!(matches!(here.schema(&definitions).shape, Shape::Float(_)));
        assert!(matches!(Ref::Definition(1).resolve(&definitions).shape, Shape::String));
        assert!(matches!(Ref::Part(0).resolve(&definitions).shape, Shape::Bool));
        assert!(matches!(Ref::Definition(2).resolve(&definitions).shape, Shape::Any));
    }

    #[test]
    fn a_type_that_wraps_nothing_but_itself_ends() {
        let endless = [Schema::new(wrapper(definition(0), true))];
        assert_eq!(endless[0].layers(&endless).count(), MOST_LAYERS);
        assert!(endless[0].core(&endless).wrapped().is_some());
    }
}
