//! How an edit changes a value, and how it is taken back.

use std::borrow::Cow;

use serde_json::Value;

use crate::constant::Text;
use crate::json::Kind;
use crate::rules::Edit;
use crate::tree::{Key, Member, Tree};

/// How to take an edit back.
pub(super) enum Undo<'a> {
    /// The value as it was.
    Back(Tree<'a>),
    /// The value was wrapped.
    Unwrap,
    /// The list around the item, or the object around the member, without it.
    Rewrap(Tree<'a>),
}

impl Edit {
    /// Changes the value.
    pub(super) fn apply<'a>(self, tree: &mut Tree<'a>) -> Undo<'a> {
        match self {
            // Text of which nobody knows what it is meant to be stays such text.
            Self::Replace(Tree::String(text)) if tree.is_untyped() => {
                Undo::Back(std::mem::replace(tree, Tree::Untyped(text)))
            }
            Self::Replace(to) => Undo::Back(std::mem::replace(tree, to)),
            Self::Wrap => {
                let item = tree.take();
                *tree = Tree::List(vec![item]);
                Undo::Unwrap
            }
            Self::Unwrap => {
                let mut around = tree.take();
                if let Some(inside) = inside(&mut around) {
                    *tree = inside.take();
                }
                Undo::Rewrap(around)
            }
            other => {
                let made = other.made_of(tree.clone());
                Undo::Back(std::mem::replace(tree, made))
            }
        }
    }

    /// What it makes of a list or an object. Any other value stays.
    fn made_of(self, tree: Tree<'_>) -> Tree<'_> {
        match (self, tree) {
            (Self::Values(order), Tree::Object(mut members)) => {
                let value = |at: usize| members.get_mut(at).map(|member| member.value.take());
                Tree::List(order.into_iter().filter_map(value).collect())
            }
            (Self::Listed(key), Tree::Object(members)) => {
                Tree::List(members.into_iter().map(|member| listed(member, &key)).collect())
            }
            (Self::Keyed(key), Tree::List(items)) => {
                Tree::Object(items.into_iter().filter_map(|item| keyed(item, &key)).collect())
            }
            (_, tree) => tree,
        }
    }
}

/// The only item or member of a value.
fn inside<'t, 'a>(around: &'t mut Tree<'a>) -> Option<&'t mut Tree<'a>> {
    match around {
        Tree::List(items) => items.first_mut(),
        Tree::Object(members) => members.first_mut().map(|member| &mut member.value),
        _ => None,
    }
}

/// The value of the member, with its name as the member `key`.
fn listed<'a>(Member { key: name, mut value, .. }: Member<'a>, key: &Text) -> Tree<'a> {
    value.expand();
    if let (Tree::Object(members), Key::Text(name)) = (&mut value, name) {
        members.insert(0, Member::new(key.clone(), Tree::String(name)));
    }
    value
}

/// The object without its member `key`, which is its name.
fn keyed<'a>(mut item: Tree<'a>, key: &str) -> Option<Member<'a>> {
    item.expand();
    let Tree::Object(members) = &mut item else { return None };
    let ty = members.iter().position(|member| member.name() == Some(key))?;
    let name = match members.remove(ty).value {
        Tree::String(name) | Tree::Untyped(name) => name,
        Tree::Value(Value::String(name)) => Cow::Borrowed(&**name),
        _ => return None,
    };
    Some(Member::new(name, item))
}

impl<'a> Undo<'a> {
    /// Changes the value back.
    pub(super) fn apply(self, tree: &mut Tree<'a>) {
        match self {
            Self::Back(before) => *tree = before,
            Self::Unwrap => drop(Edit::Unwrap.apply(tree)),
            Self::Rewrap(mut around) => {
                if let Some(inside) = inside(&mut around) {
                    *inside = tree.take();
                }
                *tree = around;
            }
        }
    }

    /// The value before the edit, as far as an issue shows it: of a list or an object that is only its kind. `tree` is what came of it.
    pub(super) fn shown(self, tree: &Tree<'a>) -> Option<Tree<'a>> {
        let item = match (self, tree) {
            (Self::Back(before) | Self::Rewrap(before), _) => return Some(before),
            (Self::Unwrap, Tree::List(items)) => items.first()?,
            _ => return None,
        };
        Some(match item.kind() {
            Kind::List => Tree::List(Vec::new()),
            Kind::Object => Tree::Object(Vec::new()),
            Kind::Bytes => Tree::Bytes(Cow::default()),
            _ => item.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn text(value: &Value) -> Tree<'static> {
        Tree::String(value.as_str().expect("a string").to_owned().into())
    }

    fn tree(value: &Value) -> Tree<'_> {
        let mut tree = Tree::Value(value);
        tree.expand();
        tree
    }

    /// What an edit makes of each kind of value; taking it back gives the value again. Where there is nothing to take out, it stays.
    #[test]
    fn what_is_taken_back_was_never_there() {
        type Made = fn(&Value) -> Edit;
        let replace: Made = |_| Edit::Replace(text(&json!("new")));
        let (wrap, unwrap): (Made, Made) = (|_| Edit::Wrap, |_| Edit::Unwrap);
        let values: Made = |_| Edit::Values(vec![1, 0, 7]);
        let (listed, keyed): (Made, Made) = (|_| Edit::Listed("name".into()), |_| Edit::Keyed("name".into()));
        let table = [
            (replace, json!([1]), json!("new")),
            (wrap, json!({"a": 1}), json!([{"a": 1}])),
            (wrap, json!([]), json!([[]])),
            (unwrap, json!(["a"]), json!("a")),
            (unwrap, json!({"a": [1]}), json!([1])),
            (unwrap, json!([["a"], 2]), json!(["a"])),
            (values, json!({"a": 1, "b": [2]}), json!([[2], 1])),
            (values, json!([1]), json!([1])),
            (listed, json!({"a": {"b": 1}, "c": {}}), json!([{"name": "a", "b": 1}, {"name": "c"}])),
            (listed, json!({}), json!([])),
            (listed, json!([1]), json!([1])),
            (keyed, json!([{"b": 1, "name": "a"}, {"name": ""}]), json!({"a": {"b": 1}, "": {}})),
            (keyed, json!("a"), json!("a")),
            (|_| Edit::Remove, json!(null), json!(null)),
        ];
        for (edit, value, made) in table {
            let mut changed = tree(&value);
            let undo = edit(&value).apply(&mut changed);
            assert_eq!(changed.to_value(), Some(made), "{value}");
            undo.apply(&mut changed);
            assert_eq!(changed.to_value(), Some(value));
        }
    }
}
