use super::expected;
use crate::json::Kinds;
use crate::schema::testing::*;
use crate::schema::{Edge, Field, Float, Integer, Opaque, Schema, Shape, Tagging, Variant, member_names};

fn said(shape: Shape) -> String {
    let definitions = [Schema::new(shape)];
    expected(&definitions[0], &definitions).into_owned()
}

fn integer(min: i128, max: u128, zero: bool) -> Shape {
    Shape::Integer(Integer { min, max, zero, wide: false })
}

fn byte() -> Edge {
    owned(integer(0, 255, true))
}

fn order() -> Edge {
    owned(enumeration(Tagging::External, vec![unit("newest"), unit("oldest")]))
}

fn optional(name: &'static str, edge: Edge) -> Field {
    Field { optional: true, ..field(name, edge) }
}

fn search() -> Edge {
    record(vec![
        field("maxResults", owned(option(byte()))),
        Field { names: texts(&["query", "q"]), ..field("", string()) },
        optional("ids", owned(list(byte()))),
        field("order", order()),
        field("anything", owned(Shape::Any)),
        optional("extra", foreign(None)),
    ])
}

fn entity() -> Edge {
    let person = record(vec![field("name", string())]);
    owned(enumeration(internal("type"), vec![unit("company"), newtype("person", person)]))
}

fn edit() -> Edge {
    owned(enumeration(adjacent("op", "value"), vec![newtype("set", byte()), unit("clear")]))
}

fn shapes() -> Vec<Variant> {
    vec![newtype("circle", search()), newtype("square", byte()), unit("dot"), unit("nothing")]
}

#[test]
fn each_form_of_a_type_is_described() {
    let sentence = "an object with `query` (string), `order` (`newest` or `oldest`), `anything`, \
        `maxResults` (optional integer), `ids` (optional list), `extra` (optional)";
    let either = || {
        let point = record(vec![field("x", byte()), field("y", owned(option(byte())))]);
        vec![newtype("Number", byte()), newtype("Point", point)]
    };
    let mostly = vec![unit("open"), Variant { untagged: true, ..newtype("Since", owned(integer(0, 65535, true))) }];
    let array = |item, length| Shape::List { item, length: Some(length) };
    let external = || owned(enumeration(Tagging::External, shapes()));
    let table = [
        (said(integer(0, 255, true)), "an integer from 0 to 255"),
        (said(integer(0, 255, false)), "an integer from 1 to 255"),
        (said(integer(1, 255, false)), "an integer from 1 to 255"),
        (said(integer(-128, 127, false)), "a nonzero integer from -128 to 127"),
        (
            said(integer(i128::MIN, u128::MAX, true)),
            "an integer from -170141183460469231731687303715884105728 to 340282366920938463463374607431768211455",
        ),
        (said(option(byte())), "an integer from 0 to 255 or null"),
        (said(option(string())), "a string or null"),
        (said(option(owned(list(string())))), "null, or a list of strings"),
        (said(option(owned(option(string())))), "a string or null"),
        (said(option(owned(Shape::Any))), "any value"),
        (said(wrapper(search(), false)), sentence),
        (said(option(search())), &*format!("null, or {sentence}")),
        (said(list(search())), &*sentence.replace("an object", "a list of objects, each")),
        (said(option(order())), "`newest` or `oldest` or null"),
        (said(list(order())), "a list of strings, each `newest` or `oldest`"),
        (said(map(string(), order())), "an object whose values are each `newest` or `oldest`"),
        (said(map(string(), byte())), "an object whose values are integers"),
        (said(map(string(), owned(Shape::Any))), "an object"),
        (said(wrapper(entity(), true)), "an object whose `type` is `company` or `person`"),
        (said(list(entity())), "a list of objects, each with `type` (`company` or `person`)"),
        (said(wrapper(edit(), true)), "an object with `value` (optional) whose `op` is `set` or `clear`"),
        (said(list(edit())), "a list of objects, each with `op` (`set` or `clear`), `value` (optional)"),
        (
            said(enumeration(adjacent("op", "value"), vec![newtype("set", byte())])),
            "an object with `value` whose `op` is `set`",
        ),
        (said(enumeration(adjacent("op", "value"), vec![unit("set")])), "an object whose `op` is `set`"),
        (said(array(byte(), 3)), "a list of 3 integers"),
        (said(array(byte(), 1)), "a list of 1 (integer)"),
        (said(array(order(), 2)), "a list of 2 strings, each `newest` or `oldest`"),
        (said(array(owned(Shape::Any), 2)), "a list of 2"),
        (said(tuple(vec![byte(), owned(option(string()))])), "a list of 2 (integer, string or null)"),
        (said(tuple(vec![order(), owned(Shape::Bool)])), "a list of 2 (`newest` or `oldest`, boolean)"),
        (said(tuple(vec![owned(Shape::Any), owned(Shape::Bool)])), "a list of 2"),
        (said(tuple(Vec::new())), "a list of 0"),
        (
            said(enumeration(Tagging::External, shapes())),
            "`dot` or `nothing`, or an object with one member, `circle` or `square`",
        ),
        (said(list(external())), "a list of strings or objects"),
        (said(enumeration(Tagging::External, vec![newtype("circle", byte())])), "an object with one member, `circle`"),
        (said(enumeration(Tagging::External, Vec::new())), "no member"),
        (
            said(enumeration(Tagging::Untagged, either())),
            "an integer from 0 to 255, or an object with `x` (integer), `y` (optional integer)",
        ),
        (said(enumeration(Tagging::External, mostly)), "`open` or an integer from 0 to 65535"),
        (said(wrapper(foreign(None), true)), "a value"),
    ];
    for (found, expected) in table {
        assert_eq!(found, expected);
    }
}

#[test]
fn the_expectation_of_the_type_itself_stands() {
    let count = || {
        of_schema(Schema { expecting: Some("an integer from 1 to 100".into()), ..Schema::new(wrapper(byte(), false)) })
    };
    assert_eq!(said(wrapper(count(), true)), "an integer from 1 to 100");
    assert_eq!(said(option(count())), "an integer from 1 to 100 or null");
    assert_eq!(said(list(count())), "a list of integers");
    assert_eq!(expected(count().schema(&[]), &[]), "an integer from 1 to 100");
}

/// Null comes first where names or parts are listed, and last otherwise.
#[test]
fn null_stands_where_it_reads_well() {
    let none = || owned(enumeration(Tagging::External, Vec::new()));
    let untagged = |variants| owned(enumeration(Tagging::Untagged, variants));
    let floats = || owned(Shape::Float(Float::Double));
    let known = |text: &'static str, kinds| owned(Shape::Opaque(Opaque { expected: text.into(), kinds, ..opaque() }));
    let says = |text: &'static str, shape| of_schema(Schema { expecting: Some(text.into()), ..Schema::new(shape) });
    let tupled = |items| owned(tuple(items));
    let words = || enumeration(Tagging::External, vec![unit("a"), unit("b"), unit("c")]);
    let named = || record(vec![field("x", byte())]);
    let beside = vec![unit("open"), Variant { untagged: true, ..newtype("More", named()) }];
    let table = [
        (owned(list(owned(Shape::Any))), "a list or null"),
        (owned(list(none())), "null, or a list of strings"),
        (owned(Shape::List { item: owned(Shape::Any), length: Some(2) }), "null, or a list of 2"),
        (owned(Shape::List { item: byte(), length: Some(1) }), "null, or a list of 1 (integer)"),
        (tupled(vec![owned(Shape::Any)]), "null, or a list of 1"),
        (tupled(Vec::new()), "null, or a list of 0"),
        (owned(map(string(), owned(Shape::Any))), "an object or null"),
        (owned(map(string(), string())), "null, or an object whose values are strings"),
        (record(Vec::new()), "an object or null"),
        (named(), "null, or an object with `x` (integer)"),
        (owned(flattening(Vec::new(), vec![none()])), "an object with no member or null"),
        (owned(flattening(vec![field("x", byte())], vec![none()])), "null, or an object with `x` (integer), no member"),
        (none(), "no member or null"),
        (owned(words()), "null, or one of `a`, `b`, `c`"),
        (owned(enumeration(internal("type"), Vec::new())), "null, or an object whose `type` is no member"),
        (edit(), "null, or an object with `value` (optional) whose `op` is `set` or `clear`"),
        (owned(enumeration(Tagging::External, vec![newtype("a", byte())])), "null, or an object with one member, `a`"),
        (untagged(vec![newtype("N", byte()), newtype("F", floats())]), "an integer from 0 to 255 or a number or null"),
        (untagged(vec![newtype("S", string()), newtype("N", byte())]), "a string or an integer from 0 to 255 or null"),
        (
            untagged(vec![
                newtype("S", string()),
                newtype("B", owned(Shape::Bool)),
                newtype("L", owned(list(foreign(None)))),
            ]),
            "a string, or a boolean, or a list or null",
        ),
        (
            untagged(vec![newtype("S", string()), newtype("R", named())]),
            "null, or a string, or an object with `x` (integer)",
        ),
        (
            untagged(vec![newtype("O", order()), newtype("N", byte())]),
            "null, or `newest` or `oldest` or an integer from 0 to 255",
        ),
        (untagged(vec![newtype("S", string()), newtype("E", none())]), "a string or no member or null"),
        (
            untagged(vec![newtype("S", string()), newtype("M", owned(option(named())))]),
            "a string, or null, or an object with `x` (integer)",
        ),
        (owned(enumeration(Tagging::External, beside)), "`open`, or an object with `x` (integer) or null"),
        (known("a UUID", Kinds::STRING), "a UUID or null"),
        (known("a date as `year-day`", Kinds::STRING), "null, or a date as `year-day`"),
        (known("a list of 2 things", Kinds::LIST), "null, or a list of 2 things"),
        (known("a number of `things`", Kinds::NUMBER), "a number of `things` or null"),
        (known("anything of note", Kinds::ALL), "anything of note"),
        (says("a count of things", Shape::String), "null, or a count of things"),
        (says("an object whose keys fit", words()), "null, or an object whose keys fit"),
        (says("`one` or more", integer(0, 255, true)), "`one` or more or null"),
        (says("a count of things", wrapper(string(), false)), "a count of things or null"),
        (owned(wrapper(says("one of `x`", words()), false)), "null, or one of `x`"),
        (
            untagged(vec![newtype("A", says("one of `x`", integer(0, 9, true))), newtype("S", string())]),
            "null, or one of `x`, or a string",
        ),
        (
            untagged(vec![newtype("A", says("a size", Shape::String)), newtype("N", byte())]),
            "a size, or an integer from 0 to 255 or null",
        ),
    ];
    for (edge, expected) in table {
        assert_eq!(said(option(edge)), expected);
    }
}

#[test]
fn types_that_hold_themselves_are_described_once() {
    let this = || definition(0);
    let untagged = |variants| enumeration(Tagging::Untagged, variants);
    let table = [
        (said(wrapper(owned(list(this())), false)), "a list of lists"),
        (said(wrapper(owned(option(this())), false)), "null"),
        (said(wrapper(this(), true)), "a value"),
        (
            said(flattening(vec![field("kids", owned(list(this())))], vec![owned(option(this()))])),
            "an object with `kids` (list)",
        ),
        (
            said(untagged(vec![newtype("One", byte()), newtype("Many", owned(list(this())))])),
            "an integer from 0 to 255 or a list",
        ),
        (said(untagged(vec![newtype("One", byte()), newtype("Same", this())])), "an integer from 0 to 255"),
    ];
    for (found, expected) in table {
        assert_eq!(found, expected);
    }
}

#[test]
fn sentences_stay_short() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t"];
    let wide = said(Shape::Struct(fields(names.iter().map(|name| field(name, byte())).collect())));
    assert!(wide.ends_with("`p` (integer), and 4 more"), "{wide}");
    // Each tries the next three times: three to the power of 60 forms.
    let next = |index: usize| (0..3).map(move |_| newtype("a", definition(index + 1))).collect();
    let mut definitions: Vec<_> =
        (0..60).map(|index| Schema::new(enumeration(Tagging::Untagged, next(index)))).collect();
    definitions.push(Schema::new(Shape::Bool));
    assert!(expected(&definitions[0], &definitions).len() < 1000);
}

#[test]
fn flattened_names_are_known_too() {
    let page = record(vec![Field { names: texts(&["limit", "size"]), ..field("", byte()) }]);
    let sorting = owned(option(record(vec![field("order", order())])));
    let shape = owned(option(owned(enumeration(Tagging::External, shapes()))));
    let patch = owned(flattening(vec![field("fieldId", string())], vec![page, sorting, edit(), shape]));
    let names = ["fieldId", "limit", "size", "order", "op", "value", "circle", "square", "dot", "nothing"];
    assert_eq!(member_names(patch.schema(&[]), &[]), names);
    assert_eq!(
        expected(patch.schema(&[]), &[]),
        "an object with `fieldId` (string), `limit` (integer), `op` (`set` or `clear`), \
         `order` (optional, `newest` or `oldest`), `value` (optional), \
         `circle` or `square` or `dot` or `nothing` (optional)"
    );
}
