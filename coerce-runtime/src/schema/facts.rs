//! The facts of a type that are asked for before each document: computed by one walk of all types that can be reached.

use std::sync::Arc;

use super::graph::{Graph, Step};
use super::reach::has_sensitive;
use super::{Edge, Schema, Shape, is_eager, may_be_none, open};
use crate::json::Kinds;
use crate::rules::{EagerTriggers, Items, Rules};

/// The facts about documents of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub(crate) struct Facts {
    /// True if any rule is declared: else nothing is ever changed.
    pub rules: bool,
    /// The triggers of a string on which a rule would act that may act on what the type accepts as it is: an eager one,
    /// `ignore_key_case`, `opt_in`. None if there is no such rule.
    pub triggers: EagerTriggers,
    /// True if a type asks its values whether rules apply: `opt_in`. Then they hold a switch that serde must not see.
    pub opt_in: bool,
    /// True if somebody asks how a number was written: a rule, or a type that reads integers beyond 64 bits.
    pub digits: bool,
    /// True if a type reads the digits of integers beyond 64 bits.
    pub wide: bool,
    /// True if a map has booleans as keys: `serde_json` panics where it reads such a key from text that has other letters.
    pub bool_keys: bool,
    /// True if a map may have numbers as keys: `serde_json` refuses such a key in a text that writes it with escapes.
    pub number_keys: bool,
    /// True if some values must not be written down.
    pub sensitive: bool,
    /// True if a type holds itself, however deep.
    pub recursive: bool,
    /// True if the walk may go into a value once more without what rules made of it: that of a function, or of flattened options.
    pub takes_back: bool,
    /// True if a type holds itself at the same location: serde recurses there without an end, or as often as there are paths.
    pub loops_in_place: bool,
    /// True if an untagged variant holds its own enum, however deep: serde's work doubles there with each level.
    pub untagged_recursive: bool,
    /// True if a foreign `Deserialize` or a function reads a part of the document.
    pub foreign: bool,
}

impl Facts {
    /// Returns whether a rule may act on what the type accepts as it is.
    pub(crate) fn is_eager(self) -> bool {
        self.triggers != EagerTriggers::default()
    }

    /// Returns whether serde's own work may grow with the number of ways through the types, and not with the document: then the engine
    /// runs first, with a budget.
    pub(crate) fn is_recursive_choice(self) -> bool {
        self.loops_in_place || self.untagged_recursive
    }

    /// Returns whether the walk needs a budget: its work may double with each level.
    pub(crate) fn may_double(self) -> bool {
        self.is_recursive_choice() || self.recursive && self.takes_back
    }

    /// Those of a type.
    pub(crate) fn of(root: &Schema, definitions: &[Schema]) -> Self {
        let graph = Graph::of(&[root], Step::is_read, definitions);
        let is_recursive = graph.has_cycle(|_| true, |_| true);
        let mut facts = Self {
            rules: graph.schemas.iter().any(|schema| declares_rules(schema)),
            recursive: is_recursive,
            loops_in_place: is_recursive && graph.has_cycle(Step::is_in_place, Step::is_in_place),
            untagged_recursive: is_recursive && graph.has_cycle(|_| true, |step| step == Step::Trial),
            ..Self::default()
        };
        graph.schemas.iter().for_each(|schema| facts.add(schema, definitions));
        // Most have none, and then nobody looks further.
        let may_hide = graph.schemas.iter().any(|schema| schema.mask(definitions).is_some() || has_sensitive(schema));
        let hides = || Graph::of(&[root], |_| true, definitions).schemas.into_iter().any(has_sensitive);
        let sensitive = may_hide && hides() || graph.schemas.iter().any(|schema| !schema.guarded.is_empty());
        Self { digits: facts.digits || facts.wide, sensitive, ..facts }
    }

    fn add(&mut self, schema: &Schema, definitions: &[Schema]) {
        self.add_rules(&schema.rules, schema, definitions);
        schema.each_edge(&mut |_, edge| self.add_rules(&edge.rules, edge.schema(definitions), definitions));
        self.opt_in |= schema.opt_in.is_some();
        self.foreign |= schema.check.is_some() || matches!(schema.shape, Shape::Any | Shape::Opaque(_));
        let mut acts = schema.opt_in.is_some();
        match &schema.shape {
            Shape::Integer(integer) => self.wide |= integer.wide,
            Shape::Opaque(opaque) => self.wide |= !opaque.kinds.and(Kinds::NUMBER).is_empty(),
            Shape::Struct(fields) => {
                let repairs_option = |edge: &Edge| may_be_none(edge, definitions) && holds_rules(edge, definitions);
                let repairs_any = fields.flattened.iter().any(repairs_option);
                self.takes_back |= repairs_any;
                acts |= fields.ignore_key_case || repairs_any;
            }
            Shape::Map { key, .. } => {
                let key = &key.schema(definitions).core(definitions).shape;
                self.bool_keys |= matches!(key, Shape::Bool);
                self.number_keys |= !matches!(key, Shape::String | Shape::Enum(_));
            }
            _ => {}
        }
        if acts {
            self.triggers = EagerTriggers::UNKNOWN;
        }
    }

    fn add_rules(&mut self, rules: &Arc<Rules>, schema: &Schema, definitions: &[Schema]) {
        for (rules, core) in each_level(rules, schema, definitions) {
            for rule in &rules.list {
                if is_eager(rule, open(core), core, definitions) {
                    self.triggers = self.triggers.or(rule.definition.triggers);
                }
                self.digits |= rule.definition.digits;
                self.takes_back |= rule.is_custom();
            }
        }
    }
}

/// Returns whether any rule acts there or inside.
fn holds_rules(edge: &Edge, definitions: &[Schema]) -> bool {
    let inside = || Graph::of(&[edge.schema(definitions)], Step::is_read, definitions).schemas;
    !edge.rules.is_none() || inside().into_iter().any(declares_rules)
}

/// Returns whether rules stand on the type, or where it uses others.
fn declares_rules(schema: &Schema) -> bool {
    let changes = matches!(&schema.shape, Shape::Struct(of) if of.ignore_key_case || !of.drop_keys.is_empty());
    let mut found = changes || !schema.rules.is_none();
    schema.each_edge(&mut |_, edge| found |= !edge.rules.is_none());
    found
}

/// How many lists and maps around each other are looked into. Only a list of itself has more.
const MOST_LEVELS: usize = 128;

/// These rules with the type on whose values they act, and those of the items inside with theirs.
fn each_level<'s>(
    rules: &Arc<Rules>,
    schema: &'s Schema,
    definitions: &'s [Schema],
) -> impl Iterator<Item = (Arc<Rules>, &'s Schema)> {
    let start = (!rules.is_none()).then(|| (Arc::clone(rules), schema.core(definitions)));
    let inside = |(rules, core): &(Arc<Rules>, &'s Schema)| match (&rules.items, &core.shape) {
        (_, Shape::List { item: inner, .. } | Shape::Map { value: inner, .. }) => {
            Some((rules.for_items()?, inner.schema(definitions).core(definitions)))
        }
        (Items::Each(items), _) => Some((Arc::clone(items), *core)),
        _ => None,
    };
    std::iter::successors(start, inside).take(MOST_LEVELS)
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::json::Kinds;
    use crate::rules::{float_to_integer, string_to_json, string_to_number, trim, unfence};
    use crate::schema::testing::*;
    use crate::schema::{Edge, Integer, Opaque, Tagging};

    fn facts(shape: Shape) -> Facts {
        Facts::of(&Schema::new(shape), &[])
    }

    #[test]
    fn rules_are_found_wherever_they_are() {
        let rules = Facts { rules: true, ..Facts::default() };
        let trimming = Facts { triggers: EagerTriggers::SPACE, ..rules };
        let each = || Rules { items: Items::Each(Arc::new(rules_of(&trim::DEFINITION))), ..no_rules() };
        let table = [
            (facts(Shape::String), Facts::default()),
            (facts(list(ruled(string(), rules_of(&string_to_number::DEFINITION)))), rules),
            (facts(list(ruled(string(), rules_of(&trim::DEFINITION)))), trimming),
            (facts(option(owned(list(ruled(string(), each()))))), trimming),
            (facts(list(ruled(string(), rules_of(&float_to_integer::DEFINITION)))), Facts { digits: true, ..rules }),
        ];
        for (facts, expected) in table {
            assert_eq!(facts, expected);
        }
    }

    #[test]
    fn some_rules_are_eager_only_where_every_string_is_accepted() {
        let any = || owned(Shape::Any);
        let eager = |edge: Edge, rule| facts(list(ruled(edge, rules_of(rule)))).is_eager();
        for (rule, text, record) in [(&unfence::DEFINITION, true, false), (&string_to_json::DEFINITION, false, false)] {
            assert!(eager(any(), rule) && eager(owned(option(any())), rule), "{}", rule.name);
            assert_eq!(eager(owned(wrapper(string(), false)), rule), text, "{}", rule.name);
            assert_eq!(eager(owned(list(any())), rule), record, "{}", rule.name);
            let each = || Rules { items: Items::Each(Arc::new(rules_of(rule))), ..no_rules() };
            assert!(facts(list(ruled(owned(map(string(), any())), each()))).is_eager(), "{}", rule.name);
            assert!(!facts(list(ruled(owned(list(owned(Shape::Bool))), each()))).is_eager(), "{}", rule.name);
            assert!(!facts(list(ruled(foreign(None), each()))).is_eager(), "{}", rule.name);
        }
        let own = |shape| Schema { rules: Arc::new(rules_of(&unfence::DEFINITION)), ..Schema::new(shape) };
        assert!(Facts::of(&own(wrapper(string(), false)), &[]).is_eager());
    }

    #[test]
    fn rules_of_a_list_of_itself_end() {
        let same = Rules { items: Items::Same, ..rules_of(&string_to_json::DEFINITION) };
        let definitions = [Schema { rules: Arc::new(same), ..Schema::new(list(definition(0))) }];
        assert!(!Facts::of(&definitions[0], &definitions).is_eager());
    }

    #[test]
    fn what_else_is_eager() {
        let mut folding = fields(vec![field("a", string())]);
        folding.ignore_key_case = true;
        assert!(facts(Shape::Struct(folding)).is_eager());
        let asks = Schema { opt_in: Some("compat".into()), ..Schema::new(Shape::String) };
        assert!(facts(list(of_schema(asks))).is_eager());
    }

    #[test]
    fn digits_matter_to_wide_integers_and_to_what_is_not_known() {
        let integer = |wide| Shape::Integer(Integer { min: 0, max: u128::MAX, zero: true, wide });
        let matter = |facts: Facts| (facts.digits, facts.wide);
        assert_eq!([true, false].map(|wide| matter(facts(integer(wide)))), [(true, true), (false, false)]);
        let opaque = |kinds| facts(Shape::Opaque(Opaque { kinds, ..opaque() }));
        assert_eq!([Kinds::ALL, Kinds::STRING].map(|kinds| matter(opaque(kinds))), [(true, true), (false, false)]);
    }

    #[test]
    fn types_that_hold_themselves_at_the_same_location_are_found() {
        let this = || definition(0);
        let of = |shape: Shape| {
            let definitions = [Schema::new(shape)];
            let facts = Facts::of(&definitions[0], &definitions);
            (facts.loops_in_place, facts.untagged_recursive)
        };
        let variants = |tagging, content| enumeration(tagging, vec![unit("A"), newtype("B", content)]);
        let flat = flattening(vec![field("a", string())], vec![owned(option(this()))]);
        let table = [
            (of(list(this())), (false, false)),
            (of(Shape::Struct(fields(vec![field("a", this())]))), (false, false)),
            (of(option(this())), (true, false)),
            (of(wrapper(owned(option(this())), true)), (true, false)),
            (of(flat), (true, false)),
            (of(variants(Tagging::External, this())), (false, false)),
            (of(variants(internal("t"), this())), (true, false)),
            (of(variants(internal("t"), owned(list(this())))), (false, false)),
            (of(variants(Tagging::Untagged, this())), (true, true)),
            (of(variants(Tagging::Untagged, owned(list(this())))), (false, true)),
        ];
        for (index, (found, expected)) in table.into_iter().enumerate() {
            assert_eq!(found, expected, "{index}");
        }
    }

    #[test]
    fn an_untagged_enum_inside_a_recursive_type_is_no_recursive_one() {
        let untagged = owned(enumeration(Tagging::Untagged, vec![newtype("A", string())]));
        let node = fields(vec![field("kids", definition(0)), field("key", untagged)]);
        let definitions = [Schema::new(Shape::Struct(node))];
        let facts = Facts::of(&definitions[0], &definitions);
        assert_eq!(facts, Facts { recursive: true, ..Facts::default() });
        assert!(!facts.may_double());
    }
}
