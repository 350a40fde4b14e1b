//! A schema in short: `{query!: String [trim], limit: u8}`. A required field has a `!`; what stands in `[…]` are the rules.

use std::any::type_name;

use serde_coerce::__private::{Edge, Fields, Form, Items, Ref, Rules, Schema, Shape, Tagging, Variant, schemas};
use serde_coerce::Coerce;

/// The schema of a type.
pub(super) fn of<T: Coerce>() -> String {
    assert!(!type_name::<T>().is_empty());
    let all = schemas::<T>();
    schema(&all[0], &all)
}

fn schema(schema: &Schema, all: &[Schema]) -> String {
    let expecting = schema.expecting.as_ref().map_or(String::new(), |text| format!(" expecting {text:?}"));
    let checked = if schema.check.is_some() { " checked" } else { "" };
    let opt_in = schema.opt_in.as_ref().map_or(String::new(), |member| format!(" opt_in {member}"));
    format!("{}{}{expecting}{checked}{opt_in}", rules(&schema.rules), shape(&schema.shape, all))
}

fn shape(shape: &Shape, all: &[Schema]) -> String {
    match shape {
        Shape::Integer(integer) => format!("{}..={}", integer.min, integer.max),
        Shape::List { item, length } => {
            format!("[{}{}]", edge(item, all), length.map_or(String::new(), |n| format!("; {n}")))
        }
        Shape::Tuple(list) => {
            let items: Vec<_> = list
                .iter()
                .map(|one| format!("{}{}", edge(&one.edge, all), if one.optional { "?" } else { "" }))
                .collect();
            format!("({})", items.join(", "))
        }
        Shape::Map { key, value, .. } => format!("map {} to {}", edge(key, all), edge(value, all)),
        Shape::Struct(fields) => record(fields, all),
        Shape::Enum(one) => {
            let variants: Vec<_> = one.variants.iter().map(|one| variant(one, all)).collect();
            format!(
                "{}{} {}",
                tagging(&one.tagging),
                if one.deny_unknown { " closed" } else { "" },
                variants.join(" | ")
            )
        }
        Shape::Option(inner) => format!("{}?", edge(inner, all)),
        Shape::Wrapper { inner, transparent } => {
            format!("{}{}", if *transparent { "as " } else { "new " }, edge(inner, all))
        }
        Shape::Opaque(opaque) => {
            let absent = if opaque.is_absent() { " absent" } else { "" };
            let mask = opaque.mask.as_ref();
            let mask = mask.map_or(String::new(), |mask| format!(" masked by {}", schema(mask.schema(all), all)));
            format!("opaque{absent}{mask}")
        }
        Shape::Null { .. } => "Null".to_owned(),
        // Only schemas of run time have the last two.
        Shape::Any | Shape::Bool | Shape::Float(_) | Shape::String | Shape::Whole => {
            format!("{shape:?}")
        }
    }
}

fn record(fields: &Fields, all: &[Schema]) -> String {
    let named = fields.list.iter().map(|field| {
        let need = if field.optional { "" } else { "!" };
        format!("{}{need}: {}", field.names.join("/"), edge(&field.edge, all))
    });
    let flattened = fields.flattened.iter().map(|field| format!("..{}", edge(field, all)));
    let dropped = (!fields.drop_keys.is_empty()).then(|| format!("drop {}", fields.drop_keys.join("/")));
    let flags = [(fields.deny_unknown, "closed"), (!fields.from_list, "no list"), (fields.ignore_key_case, "any case")];
    let flags = flags.into_iter().filter(|(on, _)| *on).map(|(_, flag)| flag.to_owned());
    format!("{{{}}}", named.chain(flattened).chain(dropped).chain(flags).collect::<Vec<_>>().join(", "))
}

fn tagging(tagging: &Tagging) -> String {
    match tagging {
        Tagging::External => "external".to_owned(),
        Tagging::Internal { tag } => format!("internal {tag}"),
        Tagging::Adjacent { tag, content } => format!("adjacent {tag} {content}"),
        Tagging::Untagged => "untagged".to_owned(),
    }
}

fn variant(variant: &Variant, all: &[Schema]) -> String {
    let form = match variant.form {
        Form::Unit => "",
        Form::Newtype => " new",
        Form::Tuple => " tuple",
        Form::Struct => " struct",
    };
    let content = variant.content.as_ref().map_or(String::new(), |content| format!(" {}", edge(content, all)));
    let other = if variant.other { " other" } else { "" };
    let untagged = if variant.untagged { " untagged" } else { "" };
    format!("{}{form}{content}{other}{untagged}", variant.names.join("/"))
}

fn edge(edge: &Edge, all: &[Schema]) -> String {
    let used = edge.schema(all);
    let to = match (&edge.to, &used.shape) {
        // A recursive type would have no end.
        (Ref::Definition(_), Shape::Struct(_) | Shape::Enum(_)) => "Type".to_owned(),
        _ => schema(used, all),
    };
    format!("{}{}{to}", if edge.sensitive { "sensitive " } else { "" }, rules(&edge.rules))
}

fn rules(rules: &Rules) -> String {
    if rules.list.is_empty() && matches!(rules.items, Items::None) {
        return String::new();
    }
    let list: Vec<_> =
        rules
            .list
            .iter()
            .map(|rule| {
                if rule.written.is_empty() { rule.name.to_string() } else { format!("{}({})", rule.name, rule.written) }
            })
            .collect();
    let items = match &rules.items {
        Items::None => String::new(),
        Items::Same => "*".to_owned(),
        Items::These(inner) | Items::Each(inner) => format!(" each {}", self::rules(inner).trim_end()),
    };
    format!("[{}{items}] ", list.join(", "))
}
