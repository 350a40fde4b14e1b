//! From the use of a type to the type.

use super::{Edge, Field, Fields, Ref, Schema, Shape};
use crate::constant::Text;
use crate::json::Float;

/// The schema for a number beyond the definitions. A schema that was loaded has no such number.
static ANY: Schema = Schema::new(Shape::Any);

/// How many types may stand at one location, one around the other. Only types that wrap nothing but themselves have more.
const MOST_LAYERS: usize = 128;

impl Ref {
    /// The schema. `definitions` are those of the schema that was made at run time.
    #[inline]
    #[must_use]
    pub fn resolve<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        match self {
            Self::Type(schema) => schema(),
            Self::Here(schema) => schema,
            Self::Definition(index) => definitions.get(*index).unwrap_or(&ANY),
        }
    }
}

impl Edge {
    /// The schema of the type that is used.
    #[inline]
    #[must_use]
    pub fn schema<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        self.to.resolve(definitions)
    }
}

impl Fields {
    /// The field that has this name, and the name.
    #[must_use]
    pub(crate) fn find(&self, name: &str) -> Option<(&Field, &Text)> {
        self.list.iter().find_map(|field| Some((field, field.names.iter().find(|known| *known == name)?)))
    }
}

impl Schema {
    /// The type inside, where values are the same at the same location: of an option or a wrapper.
    #[must_use]
    pub(crate) fn wrapped(&self) -> Option<&Edge> {
        match &self.shape {
            Shape::Option(inner) | Shape::Wrapper { inner, .. } => Some(inner),
            _ => None,
        }
    }

    /// The float that values are.
    pub(crate) fn float(&self) -> Option<Float> {
        match self.shape {
            Shape::Float(float) => Some(float),
            _ => None,
        }
    }

    /// This schema and those that it wraps, outermost first.
    pub(crate) fn layers<'s>(&'s self, definitions: &'s [Self]) -> impl Iterator<Item = &'s Self> {
        let inside = |schema: &&'s Self| schema.wrapped().map(|edge| edge.schema(definitions));
        std::iter::successors(Some(self), inside).take(MOST_LAYERS)
    }

    /// The type that decides what values look like: inside all options and wrappers.
    #[must_use]
    pub(crate) fn core<'s>(&'s self, definitions: &'s [Self]) -> &'s Self {
        self.layers(definitions).last().unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use crate::constant::One;
    use crate::schema::testing::STRING;

    #[test]
    fn each_way_to_refer_leads_to_a_schema() {
        let definitions = [Schema::new(Shape::Bool), Schema::described(Shape::Null { unit_struct: false }, "nothing")];
        let owned = Ref::Here(One::from(Schema::new(Shape::Float(Float::Double))));
        assert!(matches!(Ref::Type(|| &STRING).resolve(&definitions).shape, Shape::String));
        assert!(matches!(owned.resolve(&definitions).shape, Shape::Float(_)));
        assert_eq!(Ref::Definition(1).resolve(&definitions).expecting, Some(Cow::Borrowed("nothing")));
        assert!(matches!(Ref::Definition(2).resolve(&definitions).shape, Shape::Any));
    }

    #[test]
    fn a_type_that_wraps_nothing_but_itself_ends() {
        fn endless() -> &'static Schema {
            static SCHEMA: Schema =
                Schema::new(Shape::Wrapper { inner: Edge::to(Ref::Type(endless)), transparent: true });
            &SCHEMA
        }
        assert_eq!(endless().layers(&[]).count(), MOST_LAYERS);
        assert!(endless().core(&[]).wrapped().is_some());
    }
}
