//! What is made of types without faults.

use quote::ToTokens;

use super::parse;
use crate::errors::Errors;
use crate::model::{Arguments, Body, Content, Field, Literal, Model, Reader, Record, RuleSet, RuleUse, Variant};
use crate::rules::RULES;

pub(super) fn with_model<R>(code: &str, look: impl FnOnce(&Model<'_>) -> R) -> R {
    let (mut input, mut errors) = (parse(code), Errors::default());
    let model = crate::raw::read(&mut input, &mut errors).map(|raw| crate::check::check(raw, &mut errors));
    assert_eq!(errors.messages(), [""; 0], "{code}");
    look(&model.expect("a model"))
}

fn with_record<R>(code: &str, look: impl FnOnce(&Record) -> R) -> R {
    with_model(code, |model| match &model.body {
        Body::Struct(record) => look(record),
        _ => panic!("not a struct: {code}"),
    })
}

fn with_rules<R>(attribute: &str, look: impl FnOnce(&RuleSet) -> R) -> R {
    let code = format!("struct Name {{ #[serde(default)] #[coerce({attribute})] x: T }}");
    with_record(&code, |record| look(&record.fields[0].rules))
}

fn with_variants<R>(code: &str, look: impl FnOnce(&[Variant]) -> R) -> R {
    with_model(code, |model| match &model.body {
        Body::Enum(variants) => look(variants),
        _ => panic!("not an enum: {code}"),
    })
}

#[test]
fn each_form_of_the_table_is_sound() {
    for row in RULES {
        with_rules(row.form, |rules| {
            assert_eq!(rules.list[0].row.name, row.name);
            assert_eq!(
                format!("{}({})", row.name, rules.list[0].entry.text()),
                format!("{}()", row.form).replace(")()", ")")
            );
        });
    }
}

#[test]
fn rules_are_sorted_by_the_table() {
    with_rules("string_to_number, each(float_to_integer, trim), empty_to_null", |rules| {
        let names = |rules: &RuleSet| rules.list.iter().map(|rule| rule.row.name).collect::<Vec<_>>();
        assert_eq!(names(rules), ["empty_to_null", "string_to_number"]);
        assert_eq!(names(rules.each().expect("rules for items")), ["trim", "float_to_integer"]);
    });
}

#[test]
fn a_function_that_comes_first_may_stand_beside_another() {
    with_rules("trim, custom(f), custom(first = trim), each(custom(first = g), invalid_to_default)", |rules| {
        let names = |rules: &RuleSet| rules.list.iter().map(RuleUse::reported_name).collect::<Vec<_>>();
        assert_eq!(names(rules), ["custom(trim)", "trim", "f"]);
        assert_eq!(rules.list.iter().map(RuleUse::order).min(), Some(0));
        let each = rules.each().expect("rules for items");
        assert_eq!(names(each), ["g", "invalid_to_default"]);
        assert!(matches!(each.list[1].arguments, Arguments::Default));
    });
}

#[test]
fn the_values_of_a_flattened_map_have_rules() {
    with_record("struct Name { #[serde(flatten)] #[coerce(trim, each(empty_to_null))] x: T }", |record| {
        let rules = &record.fields[0].rules;
        assert!(
            record.fields[0].flattened
                && rules.has("trim")
                && rules.each().is_some_and(|each| each.has("empty_to_null"))
        );
    });
}

#[test]
fn a_default_of_the_type_is_enough_for_rules_that_remove() {
    with_record("#[serde(default)] struct Name { #[coerce(null_to_default, invalid_to_default)] x: T }", |record| {
        assert!(record.fields[0].defaulted);
    });
}

#[test]
fn markers_depend_on_what_stands_beside() {
    let markers = |attribute: &str| {
        with_rules(attribute, |rules| {
            rules.list.iter().map(|rule| rule.marker.unwrap_or("")).collect::<Vec<_>>().join(" ")
        })
    };
    assert_eq!(markers("empty_to_null"), "Nullable");
    assert_eq!(markers("empty_to_null, null_to_default"), " Defaulted");
    assert_eq!(markers("text_to_null(\"a\"), null_to_object"), " Absentable");
    assert_eq!(markers("ignore_case"), "Enum");
    assert_eq!(markers("ignore_case, string_to_bool"), "Bool Bool");
    assert_eq!(markers("custom(f), invalid_to_default"), " ");
    assert_eq!(markers("map_to_list"), "List");
    assert_eq!(markers("map_to_list(key = \"a\")"), "Records");
    assert_eq!(markers("list_to_map(value = 1)"), "Keyed");
    assert_eq!(markers("list_to_map(key = \"a\")"), "NamedRecords");
    assert_eq!(markers("serde, trim, string_to_number"), " ");
    let inner = |rules: &RuleSet| rules.each().and_then(|each| each.list[0].marker);
    assert_eq!(with_rules("string_to_bool, each(ignore_case)", inner), Some("Bool"));
    assert_eq!(with_rules("null_to_default, each(empty_to_null)", inner), Some("Nullable"), "it does not act on items");
    for (code, expected) in [
        ("#[coerce(trim)] struct Name(T);", Some("Trimmable")),
        ("#[coerce(trim)] struct Name(#[coerce(serde)] T);", None),
        ("#[coerce(trim)] #[serde(transparent)] struct Name { #[coerce(serde)] x: T }", None),
    ] {
        assert_eq!(with_model(code, |model| model.rules.list[0].marker), expected, "{code}");
    }
    // Whether a field has the rules of `fields(…)` is not known.
    let code = "#[coerce(fields(string_to_bool))] struct Name { #[coerce(ignore_case)] x: T }";
    let of = |name: &str, rules: &RuleSet| rules.list.iter().find(|one| one.row.name == name).map(|one| one.marker);
    with_record(code, |record| {
        let rules = &record.fields[0].rules;
        assert_eq!((of("ignore_case", rules), of("string_to_bool", rules)), (Some(Some("Enum")), Some(None)));
    });
}

#[test]
fn arguments_are_kept_as_meant_and_as_written() {
    let one = |attribute: &str, meant: fn(&Arguments) -> bool, written: &str| {
        with_rules(attribute, |rules| {
            assert!(meant(&rules.list[0].arguments), "{attribute}");
            assert_eq!(rules.list[0].entry.text(), written);
        });
    };
    one("string_to_list", |meant| matches!(meant, Arguments::Separator(separator) if separator == ","), "");
    one(
        "string_to_object(key = \"type\", only(\"a\", \"b\"))",
        |meant| matches!(meant, Arguments::KeyOnly { key, only } if key == "type" && only == &["a", "b"]),
        "key = \"type\", only(\"a\", \"b\")",
    );
    one("number_to_string", |meant| matches!(meant, Arguments::None), "");
    one("number_to_string(floats)", |meant| matches!(meant, Arguments::Flag), "floats");
    one("custom(a::b::<u8>)", |meant| matches!(meant, Arguments::Path(_)), "a::b::<u8>");
    one("custom(::a::f)", |meant| matches!(meant, Arguments::Path(_)), "::a::f");
    one("null_to_default", |meant| matches!(meant, Arguments::None), "");
    one("string_to_bool", |meant| matches!(meant, Arguments::None), "");
    let words =
        |meant: &Arguments| matches!(meant, Arguments::YesNoWords { yes, no } if yes.is_empty() && no == &["n"]);
    one("string_to_bool(no(\"n\"))", words, "no(\"n\")");
    one("custom(f)", |meant| matches!(meant, Arguments::Path(_)), "f");
    one("custom(first = f)", |meant| matches!(meant, Arguments::First(_)), "first = f");
    one("custom(first = a::b::<u8>)", |meant| matches!(meant, Arguments::First(_)), "first = a::b::<u8>");
    one("ignore_case(separators)", |meant| matches!(meant, Arguments::Flag), "separators");
    one(
        "object_to_value(key = \"a\")",
        |meant| matches!(meant, Arguments::Keys(keys) if keys == &["a"]),
        "key = \"a\"",
    );
    one(
        "object_to_value(key(\"a\", \"b\"))",
        |meant| matches!(meant, Arguments::Keys(keys) if keys == &["a", "b"]),
        "key(\"a\", \"b\")",
    );
}

#[test]
fn values_are_those_of_json() {
    let value = |written: &str, meant: Literal| {
        with_rules(&format!("list_to_map(value = {written})"), |rules| {
            assert!(matches!(&rules.list[0].arguments, Arguments::Value(value) if *value == meant), "{written}");
            assert_eq!(rules.list[0].entry.text(), format!("value = {written}"));
        });
    };
    value("\"a\"", Literal::Text("a".to_owned()));
    value("5", Literal::Integer(5));
    value("-5", Literal::Integer(-5));
    value("0.5", Literal::Float(0.5));
    value("-0.5", Literal::Float(-0.5));
    value("true", Literal::Bool(true));
    value("null", Literal::Null);
}

#[test]
fn names_are_those_of_serde() {
    let code = "#[serde(rename_all = \"camelCase\")] struct Name {
        max_results: T, #[serde(rename(deserialize = \"q\"), alias = \"z\", alias = \"a\")] query: T, r#type: T
    }";
    with_record(code, |record| {
        let names: Vec<_> = record.fields.iter().map(|field| field.names.join(" ")).collect();
        assert_eq!(names, ["maxResults", "q a z", "type"]);
    });
    with_record("struct Name { x: Vec<Self> }", |record| {
        assert_eq!(record.fields[0].ty.to_token_stream().to_string(), "Vec < Name >");
    });
}

#[test]
fn fields_have_roles() {
    let code = "#[serde(deny_unknown_fields)] #[coerce(ignore_key_case, drop_keys(\"note\"))] struct Name {
        a: T, #[coerce(serde, sensitive)] b: T, #[serde(with = \"m\")] c: T, #[serde(skip)] d: T,
        #[serde(flatten)] #[coerce(sensitive)] e: T
    }";
    with_record(code, |record| {
        let names: Vec<_> = record.fields.iter().map(|field| field.rust.as_str()).collect();
        assert_eq!(names, ["a", "b", "c", "e"], "`d` is not read");
        let is = |index: usize| {
            let Field { flattened, sensitive, reader, .. } = &record.fields[index];
            (*flattened, *sensitive, reader)
        };
        assert!(matches!(is(0), (false, false, Reader::Coerce)));
        assert!(matches!(is(1), (false, true, Reader::Serde)));
        assert!(matches!(is(2), (false, false, Reader::With(path))
            if path.to_token_stream().to_string().replace(' ', "") == "m::deserialize"));
        assert!(matches!(is(3), (true, true, Reader::Coerce)));
        assert!(record.deny_unknown_fields && record.ignore_key_case);
        assert_eq!(record.drop_keys, ["note"]);
    });
}

#[test]
fn bodies_are_distinguished() {
    let body = |code: &str, is: fn(&Body) -> bool| with_model(code, |model| assert!(is(&model.body), "{code}"));
    body("struct Name;", |body| matches!(body, Body::Unit));
    body("struct Name {}", |body| matches!(body, Body::Struct(_)));
    body("struct Name();", |body| matches!(body, Body::Tuple(_)));
    body("struct Name(T);", |body| matches!(body, Body::Newtype(_)));
    body("struct Name(#[serde(skip)] T);", |body| matches!(body, Body::Newtype(field) if !field.flattened));
    body("struct Name(T, T);", |body| matches!(body, Body::Tuple(_)));
    body("#[serde(from = \"F\")] struct Name(T);", |body| matches!(body, Body::From(_)));
    body("#[serde(try_from = \"F\")] enum Name { A }", |body| matches!(body, Body::TryFrom(_)));
    let code = "#[serde(transparent)] struct Name { a: PhantomData<T>, x: T, #[serde(skip)] b: T, #[serde(default = \"f\")] c: T }";
    body(code, |body| {
        let Body::Transparent(field) = body else { return false };
        field.names == ["x"]
    });
}

#[test]
fn variants_have_contents() {
    let code = "#[serde(rename_all = \"snake_case\")] enum Name {
        Unit, Hollow(#[serde(skip)] T), One(T), Two(T, T), #[coerce(trim)] Text(String), #[coerce(string_to_json)] Named { x: T },
        #[serde(with = \"m\")] With { x: T }, #[serde(skip)] Gone(T), #[serde(untagged)] Last(T)
    }";
    with_variants(code, |variants| {
        let names: Vec<_> = variants.iter().map(|variant| variant.names[0].as_str()).collect();
        assert_eq!(names, ["unit", "hollow", "one", "two", "text", "named", "with", "last"]);
        let contents: Vec<_> = variants.iter().map(|variant| &variant.content).collect();
        assert!(matches!(contents[0], Content::Unit));
        assert!(matches!(contents[1], Content::Hollow(ty) if ty.to_token_stream().to_string() == "T"));
        assert!(matches!(contents[2], Content::Newtype(_)));
        assert!(matches!(contents[3], Content::Tuple(record) if record.fields.len() == 2));
        assert!(matches!(contents[5], Content::Struct(_)));
        assert!(matches!(contents[6], Content::With { types, .. } if types.len() == 1));
        assert!(variants[7].untagged);
        assert_eq!(variants[4].rules.list[0].marker, Some("Trimmable"), "a newtype has the fit of its field");
        assert_eq!(variants[5].rules.list[0].marker, None, "judged before");
    });
}

#[test]
fn what_stands_on_the_type() {
    let code =
        "#[serde(expecting = \"a thing\")] #[coerce(crate = \"a::b\", opt_in, string_to_json)] struct Name { x: T }";
    with_model(code, |model| {
        assert_eq!(model.krate.to_token_stream().to_string(), "a :: b");
        assert_eq!(model.opt_in.as_deref(), Some("compat"));
        assert_eq!(model.serde.expecting(), Some("a thing"));
        assert_eq!(model.rules.list[0].marker, Some("Composite"));
    });
    with_model("struct Name;", |model| assert_eq!(model.krate.to_token_stream().to_string(), ":: serde_coerce"));
}

/// Its `Deserialize` may be written by hand.
#[test]
fn what_a_type_reads_that_serde_reads_is_not_known() {
    for code in [
        "#[coerce(serde, string_to_object(key = \"y\"), object_to_value(key = \"x\"))] struct Name { x: T }",
        "#[coerce(serde, bool_to_choice(yes = \"on\", no = \"off\"))] enum Name { On, Off }",
        "#[coerce(serde, ignore_case)] enum Name { A(T) }",
    ] {
        with_model(code, |model| assert!(model.opaque));
    }
}

#[test]
fn a_type_that_serde_reads_keeps_its_marks() {
    let code =
        "#[coerce(serde, string_to_number)] struct Name { #[coerce(sensitive)] x: T, #[serde(with = \"m\")] y: T }";
    with_model(code, |model| {
        assert!(model.opaque);
        assert_eq!(model.rules.list[0].marker, None, "nothing is known of it");
        let Body::Struct(record) = &model.body else { panic!("a struct") };
        assert!(record.fields[0].sensitive);
    });
}
