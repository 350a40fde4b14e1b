//! `list_to_map`: a list of strings becomes an object with these keys and one value for all, or with `key` a list of objects the object of
//! these, each under what was that member.

use std::collections::HashSet;

use serde_json::Value;

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::{Member, Tree};

/// The rule.
pub static DEFINITION: Definition = Definition::new("list_to_map", Kinds::LIST, repair).moves_text();

/// With `value`, accepts a list of strings that are all different: each becomes a key, with the value that was given. Refuses a list
/// with an item that is no string, or with a repeated one. `[]` gives `{}`.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let Tree::List(items) = tree else { return Outcome::Keep };
    match arguments {
        Arguments::Value(value) => {
            let keys = distinct(items, &|it| it.as_str().ok_or("is not a string".to_owned()), "repeats one before it");
            let member = |key: &str| Member::new(key.to_owned(), Tree::from(value.clone()));
            Outcome::of(keys.map(|keys| Tree::Object(keys.into_iter().map(member).collect())))
        }
        Arguments::Key(key) => {
            let keys = distinct(items, &|item| name(item, key), &format!("has the `{key}` of one before it"));
            keys.map_or_else(Outcome::refuse, |_| Outcome::To(Edit::Keyed(key.clone())))
        }
        _ => Outcome::Keep,
    }
}

/// The keys that the items become, if all have one and each another. `repeated` says of an item that it has that of an earlier one.
fn distinct<'i>(
    items: &'i [Tree<'_>],
    key: &dyn Fn(&'i Tree<'_>) -> Result<&'i str, String>,
    repeated: &str,
) -> Result<Vec<&'i str>, String> {
    let (mut keys, mut known) = (Vec::new(), HashSet::with_capacity(items.len()));
    for (index, item) in items.iter().enumerate() {
        match key(item) {
            Ok(key) if known.insert(key) => keys.push(key),
            Ok(_) => return Err(format!("its item [{index}] {repeated}")),
            Err(reason) => return Err(format!("its item [{index}] {reason}")),
        }
    }
    Ok(keys)
}

/// The member of an item, which must be a string. Or what is the matter with the item.
fn name<'i>(item: &'i Tree<'_>, key: &str) -> Result<&'i str, String> {
    let no_string = || format!("has no string as its member `{key}`");
    match item {
        Tree::Object(members) => {
            let mut found = members.iter().filter(|member| member.name() == Some(key));
            let name = found.next().and_then(|member| member.value.as_str()).ok_or_else(no_string)?;
            if found.next().is_some() { Err(format!("repeats its member `{key}`")) } else { Ok(name) }
        }
        Tree::Value(Value::Object(members)) => members.get(key).and_then(Value::as_str).ok_or_else(no_string),
        _ => Err("is not an object".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, anywhere, of_tree, said};

    fn filled(list: &Value, value: Value) -> Said {
        said(&DEFINITION, &Arguments::Value(value), list)
    }

    #[test]
    fn distinct_strings_are_keys() {
        for (list, value, object) in [
            (json!(["a", "b"]), json!("done"), json!({"a": "done", "b": "done"})),
            (json!(["b", "B", ""]), Value::Null, json!({"b": null, "B": null, "": null})),
            (json!(["a"]), json!(-1), json!({"a": -1})),
            (json!(["a"]), json!(0.5), json!({"a": 0.5})),
            (json!(["a"]), json!(true), json!({"a": true})),
            (json!([]), json!(1), json!({})),
        ] {
            assert_eq!(filled(&list, value), Said::To(object), "{list}");
        }
    }

    #[test]
    fn other_lists_are_refused() {
        for (list, reason) in [
            (json!(["a", 1, 2]), "its item [1] is not a string"),
            (json!([null]), "its item [0] is not a string"),
            (json!([["a"]]), "its item [0] is not a string"),
            (json!(["a", "b", "a"]), "its item [2] repeats one before it"),
        ] {
            assert_eq!(filled(&list, Value::Null), Said::refuse(reason), "{list}");
        }
    }

    fn keyed(list: &Value) -> Said {
        said(&DEFINITION, &Arguments::Key("name".into()), list)
    }

    #[test]
    fn with_a_key_members_are_keys() {
        for (list, object) in [
            (json!([{"name": "a", "n": 1}, {"n": 2, "name": "b"}]), json!({"a": {"n": 1}, "b": {"n": 2}})),
            (json!([{"name": ""}, {"name": "A"}, {"name": "a"}]), json!({"": {}, "A": {}, "a": {}})),
            (json!([]), json!({})),
        ] {
            assert_eq!(keyed(&list), Said::To(object), "{list}");
        }
    }

    #[test]
    fn with_a_key_other_lists_are_refused() {
        for (list, reason) in [
            (json!([{"name": "a"}, "b"]), "its item [1] is not an object"),
            (json!([[{"name": "a"}]]), "its item [0] is not an object"),
            (json!([{"Name": "a"}]), "its item [0] has no string as its member `name`"),
            (json!([{"name": 1}]), "its item [0] has no string as its member `name`"),
            (json!([{"name": "a"}, {"name": null}]), "its item [1] has no string as its member `name`"),
            (
                json!([{"name": "a"}, {"name": "b"}, {"name": "a", "n": 1}]),
                "its item [2] has the `name` of one before it",
            ),
        ] {
            assert_eq!(keyed(&list), Said::refuse(reason), "{list}");
        }
        let twice = Tree::Object(vec![Member::new("name", Tree::String("a".into())), Member::new("name", Tree::Null)]);
        let said = of_tree(&DEFINITION, &Arguments::Key("name".into()), Tree::List(vec![twice]), &anywhere());
        assert_eq!(said, Said::refuse("its item [0] repeats its member `name`"));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("a"), json!({"a": "todo"}), json!(null), json!(1)] {
            assert_eq!(filled(&value, Value::Null), Said::Keep, "{value}");
            assert_eq!(keyed(&value), Said::Keep, "{value}");
        }
    }
}
