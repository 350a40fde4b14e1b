//! The kinds and the strings that a type accepts, and whether it accepts nothing at all.

use super::graph::{Graph, Step};
use super::{Edge, Enum, Field, Schema, Shape, Tagging, Variant};
use crate::constant::Text;
use crate::json::{Kind, Kinds};
use crate::rules::{Arguments, Definition, Open, Rule, bool_to_choice, ignore_case, trim};
use crate::tree::{Document, Tree};

/// The kinds that the type accepts without any rule.
pub(crate) fn accepted_kinds(schema: &Schema, definitions: &[Schema]) -> Kinds {
    // What a `Deserialize` written by hand accepts, it alone knows.
    let here = |schema: &Schema| if schema.by_hand { Kinds::ALL } else { accepted_here(&schema.shape) };
    match &schema.shape {
        Shape::Option(_) | Shape::Wrapper { .. } | Shape::Enum(_) => {
            let follows = |step| matches!(step, Step::Here | Step::Trial);
            let types = Graph::of(&[schema], follows, definitions).schemas;
            types.into_iter().map(here).fold(Kinds::NONE, Kinds::or)
        }
        _ => here(schema),
    }
}

/// Those among them that the type is known for: serde also reads a struct from a list, but nobody means that.
pub(crate) fn natural_kinds(schema: &Schema, definitions: &[Schema]) -> Kinds {
    let of_layer = |layer: &Schema| match &layer.shape {
        Shape::Enum(body) if body.tried().next().is_some() => accepted_kinds(layer, definitions),
        shape => natural_here(shape),
    };
    schema.layers(definitions).map(of_layer).fold(Kinds::NONE, Kinds::or)
}

/// The strings that the type accepts: the names of an externally tagged enum's unit variants. Options and wrappers have none of
/// their own: ask the type inside.
pub(crate) fn words(schema: &Schema) -> Vec<&str> {
    each_word(schema).map(AsRef::as_ref).collect()
}

/// The strings that rules for words know: those that the type accepts, or that it declares where its own `Deserialize` reads it.
pub(crate) fn declared_words<'s>(schema: &'s Schema, definitions: &'s [Schema]) -> impl Iterator<Item = &'s Text> {
    each_word(schema.mask(definitions).unwrap_or(schema))
}

fn each_word(schema: &Schema) -> impl Iterator<Item = &Text> {
    let body = match &schema.shape {
        Shape::Enum(body) if body.tagging == Tagging::External => Some(body),
        _ => None,
    };
    body.into_iter().flat_map(|body| body.each_tag(Variant::is_unit))
}

/// The values that the type accepts beside those that it names, by its shape. Options and wrappers are not asked: ask the type inside.
pub(crate) fn open(schema: &Schema) -> Open {
    match &schema.shape {
        Shape::String => Open::Text,
        Shape::Any => Open::Any,
        Shape::Whole => Open::Whole,
        Shape::Enum(body) if body.tagging == Tagging::External && body.variants.iter().any(is_any_word) => Open::Words,
        Shape::Enum(body) if body.tagging.tag().is_some() && body.tried().any(is_any_word) => Open::Words,
        _ => Open::No,
    }
}

/// Returns whether the rule may act on what a type that is so `open` accepts as it is. Options and wrappers are not asked: ask the
/// type inside.
pub(crate) fn is_eager(rule: &Rule, open: Open, schema: &Schema, definitions: &[Schema]) -> bool {
    if let Some(body) = tagged_for(rule, schema) {
        return body.variants.iter().any(is_any_word) && rule.definition.is_eager(Open::Words);
    }
    match &rule.arguments {
        Arguments::Keys(keys) => Ignored { keys, definitions }.by(schema, (MOST_AROUND, false, false)),
        _ => rule.definition.is_eager(open),
    }
}

/// The rules that make the name of a variant of a value.
const OF_NAMES: [&Definition; 3] = [&trim::DEFINITION, &ignore_case::DEFINITION, &bool_to_choice::DEFINITION];

/// The enum that the type is, if it has its tag in a member and the rule acts on that.
pub(crate) fn tagged_for<'s>(rule: &Rule, schema: &'s Schema) -> Option<&'s Enum> {
    match &schema.shape {
        Shape::Enum(body) if OF_NAMES.iter().any(|of_names| of_names.name == rule.definition.name) => {
            body.tagging.tag().is_some().then_some(body)
        }
        _ => None,
    }
}

/// How many types are asked that are flattened into each other, or tried. Only one that leads to itself has more.
const MOST_AROUND: usize = 16;

/// The members that a type may ignore: an object with one of them alone is accepted, and nothing of it read.
struct Ignored<'s> {
    keys: &'s [Text],
    definitions: &'s [Schema],
}

impl Ignored<'_> {
    /// Returns whether a type ignores them, asked so many levels deep. Where it is `none_instead`, it may refuse the object.
    fn by(&self, schema: &Schema, (levels, flat, none_instead): (usize, bool, bool)) -> bool {
        let Some(levels) = levels.checked_sub(1) else { return false };
        let inside = |edge: &Edge, flat| {
            let none_instead = none_instead || flat && may_be_none(edge, self.definitions);
            self.by(edge.schema(self.definitions), (levels, flat, none_instead))
        };
        match &schema.core(self.definitions).shape {
            // Objects of a JSON Schema keep what it doesn't name.
            Shape::Struct(fields) => {
                (flat || !fields.deny_unknown && !fields.keeps_others)
                    && fields.list.iter().all(|field| !self.has(&field.names) && (none_instead || self.absent(field)))
                    && fields.flattened.iter().all(|edge| inside(edge, true))
            }
            // The first variant that does not refuse the object reads it.
            Shape::Enum(body) => {
                let mut tried = body.tried().filter_map(|variant| variant.content.as_ref());
                !self.has_tag(body)
                    && tried.find(|edge| !self.is_refused_by(edge)).map_or(none_instead, |edge| inside(edge, false))
            }
            _ => false,
        }
    }

    /// Returns whether one of these names is that of such a member.
    fn has(&self, names: &[Text]) -> bool {
        names.iter().any(|name| self.keys.contains(name))
    }

    fn absent(&self, field: &Field) -> bool {
        field.optional || absent(&field.edge, self.definitions)
    }

    /// Returns whether an enum reads one of them as a tag.
    fn has_tag(&self, body: &Enum) -> bool {
        body.tagging.tag().is_some_and(|tag| self.keys.contains(tag)) || body.tagged().any(|one| self.has(&one.names))
    }

    /// Returns whether a type refuses each object that has one of the members alone.
    fn is_refused_by(&self, edge: &Edge) -> bool {
        let core = edge.schema(self.definitions).core(self.definitions);
        match &core.shape {
            Shape::Enum(body) if body.tried().next().is_none() => !self.has_tag(body),
            Shape::Struct(fields) if !core.by_hand => {
                let mut others = fields.list.iter().filter(|field| !self.has(&field.names));
                let is_unknown = || fields.flattened.is_empty() && others.clone().count() == fields.list.len();
                fields.deny_unknown && is_unknown() || others.any(|field| !self.absent(field))
            }
            _ => !accepted_kinds(core, self.definitions).has(Kind::Object),
        }
    }
}

fn is_any_word(variant: &Variant) -> bool {
    variant.other || variant.untagged && !variant.is_common()
}

/// Returns whether null is `None` there. Of a flattened field, so is what can't be read.
pub(crate) fn may_be_none(edge: &Edge, definitions: &[Schema]) -> bool {
    edge.layers(definitions).any(|(_, schema)| matches!(schema.shape, Shape::Option(_)))
}

/// Returns whether there is a value where the member is absent. As serde has it: of what asks for an option, and of nothing else.
pub(crate) fn absent(edge: &Edge, definitions: &[Schema]) -> bool {
    let mut checks = Vec::new();
    for (_, schema) in edge.layers(definitions) {
        checks.extend(schema.check);
        let is_absent = match &schema.shape {
            Shape::Wrapper { transparent: true, .. } => continue,
            Shape::Option(_) => true,
            Shape::Opaque(opaque) => opaque.is_absent(),
            _ => false,
        };
        return is_absent && checks.iter().all(|check| check(Document::new(&Tree::Null, true)).is_ok());
    }
    false
}

/// The kinds that a shape accepts by itself.
fn accepted_here(shape: &Shape) -> Kinds {
    match shape {
        Shape::Any => Kinds::ALL,
        Shape::Option(_) => Kinds::NULL,
        // From its buffers serde reads units from what is empty.
        Shape::Null { unit_struct: false } => Kinds::NULL.or(Kinds::OBJECT),
        Shape::Null { unit_struct: true } => Kinds::NULL.or(Kinds::OBJECT).or(Kinds::LIST),
        Shape::Bool => Kinds::BOOL,
        Shape::Integer(_) => Kinds::INTEGER,
        Shape::Float(_) | Shape::Whole => Kinds::NUMBER,
        Shape::String => Kinds::STRING.or(Kinds::BYTES),
        Shape::List { .. } | Shape::Tuple(_) => Kinds::LIST,
        Shape::Struct(fields) if fields.from_list => Kinds::OBJECT.or(Kinds::LIST),
        Shape::Struct(_) | Shape::Map { .. } => Kinds::OBJECT,
        Shape::Enum(body) => accepted_by(body),
        Shape::Wrapper { .. } => Kinds::NONE,
        Shape::Opaque(opaque) => opaque.kinds,
    }
}

fn accepted_by(body: &Enum) -> Kinds {
    let tried = if body.tried().any(Variant::is_unit) { Kinds::NULL } else { Kinds::NONE };
    tried.or(match &body.tagging {
        Tagging::Untagged => Kinds::NONE,
        Tagging::External if body.each_tag(Variant::is_unit).next().is_none() => Kinds::OBJECT,
        Tagging::External if body.from_list => Kinds::STRING.or(Kinds::OBJECT),
        Tagging::External => Kinds::STRING,
        Tagging::Internal { .. } | Tagging::Adjacent { .. } if body.from_list => Kinds::LIST.or(Kinds::OBJECT),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => Kinds::OBJECT,
    })
}

/// The kinds that a shape is known for by itself.
fn natural_here(shape: &Shape) -> Kinds {
    match shape {
        Shape::Null { .. } => Kinds::NULL,
        Shape::String => Kinds::STRING,
        Shape::Whole => Kinds::INTEGER,
        Shape::Struct(_) => Kinds::OBJECT,
        Shape::Enum(body) if body.tagging.tag().is_some() => Kinds::OBJECT,
        Shape::Enum(body) if body.tagging == Tagging::External && body.variants.iter().all(Variant::is_unit) => {
            Kinds::STRING
        }
        // What people write as a string may have other forms where only programs read.
        Shape::Opaque(opaque) if !opaque.expected.is_empty() && opaque.kinds.has(Kind::String) => Kinds::STRING,
        _ => accepted_here(shape),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::testing::*;
    use crate::schema::{Check, Form};

    fn kinds(shape: Shape) -> (Kinds, Kinds) {
        let definitions = [Schema::new(shape)];
        (accepted_kinds(&definitions[0], &definitions), natural_kinds(&definitions[0], &definitions))
    }

    #[test]
    fn a_type_is_known_for_fewer_kinds_than_it_accepts() {
        let both = |kinds| (kinds, kinds);
        let either = Kinds::OBJECT.or(Kinds::LIST);
        let record = || Shape::Struct(fields(vec![field("a", string())]));
        let units = || vec![unit("a"), unit("b")];
        let tagged = || internal("t");
        let mixed = || vec![unit("a"), newtype("b", owned(record()))];
        let open = || vec![unit("a"), Variant { untagged: true, ..newtype("b", owned(Shape::Float(Float::Double))) }];
        let words = Kinds::STRING.or(Kinds::OBJECT);
        let table = [
            (kinds(Shape::Bool), both(Kinds::BOOL)),
            (kinds(option(owned(Shape::Float(Float::Double)))), both(Kinds::NUMBER.or(Kinds::NULL))),
            (kinds(record()), (either, Kinds::OBJECT)),
            (kinds(wrapper(owned(record()), false)), (either, Kinds::OBJECT)),
            (kinds(enumeration(Tagging::External, units())), (words, Kinds::STRING)),
            // What a JSON Schema lists.
            (kinds(Shape::Enum(Enum { variants: units(), ..Enum::default() })), both(Kinds::STRING)),
            (kinds(enumeration(Tagging::External, mixed())), both(words)),
            (kinds(enumeration(Tagging::External, vec![newtype("a", string())])), both(Kinds::OBJECT)),
            (kinds(enumeration(tagged(), mixed())), (either, Kinds::OBJECT)),
            (kinds(enumeration(Tagging::Untagged, mixed())), both(either.or(Kinds::NULL))),
            (kinds(enumeration(Tagging::External, open())), both(words.or(Kinds::NUMBER))),
            (kinds(option(definition(0))), both(Kinds::NULL)),
            (kinds(enumeration(Tagging::Untagged, vec![newtype("a", definition(0))])), both(Kinds::NONE)),
        ];
        for (index, (found, expected)) in table.into_iter().enumerate() {
            assert_eq!(found, expected, "{index}");
        }
    }

    #[test]
    fn the_kinds_of_many_untagged_types_are_found_in_one_pass() {
        // Each tries the next three times: three to the power of 60 paths.
        let next = |index: usize| (0..3).map(move |_| newtype("a", definition(index + 1))).collect();
        let mut definitions: Vec<_> =
            (0..60).map(|index| Schema::new(enumeration(Tagging::Untagged, next(index)))).collect();
        definitions.push(Schema::new(Shape::Bool));
        assert_eq!(accepted_kinds(&definitions[0], &definitions), Kinds::BOOL);
    }

    #[test]
    fn unit_variants_are_words() {
        let skipped = Variant { form: Form::Newtype, ..unit("c") };
        let loose = Variant { untagged: true, ..unit("d") };
        let body = |tagging| Schema::new(enumeration(tagging, vec![unit("a"), newtype("b", string()), skipped, loose]));
        let external = body(Tagging::External);
        assert_eq!(words(&external), ["a", "c"]);
        assert!(words(&Schema::new(Shape::String)).is_empty());
    }

    #[test]
    fn only_what_asks_for_an_option_is_absent() {
        let refuses: Check = |document| crate::tree::check::<u8>(document);
        let checked = |shape| of_schema(Schema { check: Some(refuses), ..Schema::new(shape) });
        let maybe = || owned(option(string()));
        let table = [
            (string(), false),
            (owned(Shape::Null { unit_struct: false }), false),
            (owned(Shape::Any), false),
            (maybe(), true),
            (owned(wrapper(maybe(), true)), true),
            (owned(wrapper(maybe(), false)), false),
            (owned(wrapper(owned(wrapper(maybe(), true)), true)), true),
            (checked(wrapper(maybe(), true)), false),
            (definition(0), false),
        ];
        let definitions = [Schema::new(wrapper(definition(0), true))];
        for (index, (edge, expected)) in table.into_iter().enumerate() {
            assert_eq!(absent(&edge, &definitions), expected, "{index}");
        }
    }
}
