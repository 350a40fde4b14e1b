//! Which names on a path are those of the type. A key may be a part of a value that must not be shown; a declared name never is.

use std::borrow::Cow;

use super::graph::{Graph, Step};
use super::{Schema, Shape};
use crate::json::{HIDDEN_KEY, Path, Segment};

/// Hides the keys on a path that starts at a value of the type, except the names that the type or one inside it declares.
pub(crate) fn hide_undeclared(path: &mut Path, schema: &Schema, definitions: &[Schema]) {
    hide_secret(path, schema, definitions);
    path.hide_keys();
}

/// Hides the keys on such a path that are those of a map whose keys must not be written down. Returns the types of the value there.
pub(crate) fn hide_secret<'s>(path: &mut Path, schema: &'s Schema, definitions: &'s [Schema]) -> Vec<&'s Schema> {
    let mut types = vec![schema];
    for segment in &mut path.segments {
        let (mut declared, mut inside, mut secret) = (None, Vec::new(), false);
        // All types that read the same value as these, or members of it.
        for form in Graph::of(&types, |step| step != Step::Down, definitions).schemas {
            secret |= matches!(&form.shape, Shape::Map { key, .. } if key.sensitive);
            match segment.name() {
                Ok(name) => {
                    let (name, edges) = form.member(name);
                    declared = name.or(declared);
                    inside.extend(edges);
                }
                Err(index) => inside.extend(form.item(index)),
            }
        }
        if let (Some(name), Segment::Key(_)) = (declared, &*segment) {
            *segment = match name {
                Cow::Borrowed(name) => Segment::Field(name),
                Cow::Owned(name) => Segment::Name(name.clone()),
            };
        }
        if let (true, Some(key)) = (secret, segment.key()) {
            HIDDEN_KEY.clone_into(key);
        }
        types = inside.into_iter().map(|edge| edge.schema(definitions)).collect();
    }
    types
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Tagging;
    use crate::schema::testing::*;

    /// The path with its keys hidden, where `a` and `list` are fields, `tag` a tag and the map has any keys.
    fn hidden(path: impl IntoIterator<Item = Segment>) -> String {
        let inner = || {
            record(vec![field("a", string()), field("map", owned(map(string(), record(vec![field("a", string())]))))])
        };
        let tagged = enumeration(internal("tag"), vec![newtype("one", inner())]);
        let named = enumeration(Tagging::External, vec![newtype("set", inner())]);
        let content = enumeration(adjacent("op", "value"), vec![newtype("put", inner())]);
        let root = record(vec![
            field("list", owned(option(owned(list(inner()))))),
            field("tagged", owned(tagged)),
            field("named", owned(named)),
            field("content", owned(content)),
            field("pair", owned(tuple(vec![string(), inner()]))),
        ]);
        let mut path: Path = path.into_iter().collect();
        hide_undeclared(&mut path, root.schema(&[]), &[]);
        path.to_string()
    }

    fn keys<const N: usize>(keys: [&str; N]) -> [Segment; N] {
        keys.map(|key| key.parse().map_or_else(|_| Segment::Key(key.to_owned()), Segment::Index))
    }

    #[test]
    fn declared_names_are_shown_and_keys_are_not() {
        assert_eq!(hidden(keys(["list", "0", "a"])), "list[0].a");
        assert_eq!(hidden(keys(["list", "0", "map", "secret", "a"])), "list[0].map[\"…\"].a");
        assert_eq!(hidden(keys(["list", "0", "secret", "a"])), "list[0][\"…\"][\"…\"]");
        assert_eq!(hidden(keys(["tagged", "a"])), "tagged.a");
        assert_eq!(hidden(keys(["tagged", "tag"])), "tagged.tag");
        assert_eq!(hidden(keys(["named", "set", "a"])), "named.set.a");
        assert_eq!(hidden(keys(["named", "get", "a"])), "named[\"…\"][\"…\"]");
        assert_eq!(hidden(keys(["content", "value", "a"])), "content.value.a");
        assert_eq!(hidden(keys(["content", "op"])), "content.op");
        assert_eq!(hidden(keys(["pair", "1", "a"])), "pair[1].a");
        assert_eq!(hidden(keys(["pair", "0", "a"])), "pair[0][\"…\"]");
        assert_eq!(hidden(keys(["other"])), "[\"…\"]");
    }
}
