//! The documents.

use std::fmt;

use serde_json::{Value, json};

/// A document, by name and size. It is built when it is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Document {
    name: &'static str,
    size: usize,
    build: fn(usize) -> Value,
}

impl fmt::Display for Document {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.size == 0 { formatter.pad(self.name) } else { formatter.pad(&format!("{}-{}", self.name, self.size)) }
    }
}

impl Document {
    /// Eight arguments, all as the type wants them.
    pub(crate) const CLEAN: Self = Self::fixed("clean", |_| arguments(0));
    /// The same with three of them to repair: a number, a switch and a list.
    pub(crate) const DIRTY: Self = Self::fixed("dirty", |_| {
        changed(arguments(0), &[("maxResults", json!("25")), ("verbose", json!("true")), ("tags", json!("rust"))])
    });
    /// What [`Document::DIRTY`] is after its repair.
    pub(crate) const REPAIRED: Self = Self::fixed("repaired", |_| changed(arguments(0), &[("tags", json!(["rust"]))]));
    /// Eight arguments, each of them to repair.
    pub(crate) const MESSY: Self = Self::fixed("messy", |_| arguments(8));
    /// What [`Document::MESSY`] is after its repair.
    pub(crate) const MENDED: Self = Self::fixed("mended", |_| {
        let repaired = [("tags", json!(["rust"])), ("ids", json!([7])), ("query", json!("42"))];
        changed(arguments(0), &repaired)
    });
    /// Eight arguments, none of which can be repaired.
    pub(crate) const WRONG: Self = Self::fixed("wrong", |_| {
        json!({
            "query": true, "maxResults": "x", "ids": "y", "verbose": "z",
            "tags": 1, "score": "s", "kind": "k", "offset": "o",
        })
    });
    /// A search request as a web client sends it, four levels deep.
    pub(crate) const NESTED: Self =
        Self::fixed("nested", |_| request(&json!(20), &json!(true), &json!(["open", "new"])));
    /// The same with a number, a switch and a list to repair.
    pub(crate) const NESTED_DIRTY: Self =
        Self::fixed("nested-dirty", |_| request(&json!("20"), &json!("true"), &json!("open")));

    /// What [`Document::NESTED_DIRTY`] is after its repair.
    pub(crate) const NESTED_REPAIRED: Self =
        Self::fixed("nested-repaired", |_| request(&json!(20), &json!(true), &json!(["open"])));

    /// So many of the eight arguments to repair.
    pub(crate) const fn repairs(count: usize) -> Self {
        Self { name: "repairs", size: count, build: arguments }
    }

    /// A list of so many clean items.
    pub(crate) const fn items(count: usize) -> Self {
        Self { name: "items", size: count, build: |count| items(count, false) }
    }

    /// A list of so many items, each with two members to repair.
    pub(crate) const fn dirty_items(count: usize) -> Self {
        Self { name: "dirty-items", size: count, build: |count| items(count, true) }
    }

    /// A record of so many fields.
    pub(crate) const fn fields(count: usize) -> Self {
        Self {
            name: "fields",
            size: count,
            build: |count| (0..count).map(|index| (format!("f{index}"), Value::from(index))).collect(),
        }
    }

    /// A record that holds itself so many levels deep.
    pub(crate) const fn depth(levels: usize) -> Self {
        let build =
            |levels| (1..levels).fold(json!({"number": 0}), |inner, number| json!({"number": number, "inner": inner}));
        Self { name: "depth", size: levels, build }
    }

    /// A document of one size.
    pub(crate) const fn fixed(name: &'static str, build: fn(usize) -> Value) -> Self {
        Self { name, size: 0, build }
    }

    /// As an owned value.
    #[must_use]
    pub fn value(&self) -> Value {
        (self.build)(self.size)
    }

    /// As text, without spaces.
    #[must_use]
    pub fn text(&self) -> String {
        self.value().to_string()
    }
}

/// Eight arguments, the first so many of which need a repair.
fn arguments(dirty: usize) -> Value {
    let members = [
        ("maxResults", json!(25), json!("25")),
        ("verbose", json!(true), json!("true")),
        ("tags", json!(["rust", "json"]), json!("rust")),
        ("score", json!(0.5), json!("0.5")),
        ("offset", json!(10), json!("10")),
        ("kind", json!("person"), json!("PERSON")),
        ("ids", json!([1, 2, 3]), json!("7")),
        ("query", json!("rust crates"), json!(42)),
    ];
    let pick = |(index, (name, clean, messy))| (String::from(name), if index < dirty { messy } else { clean });
    Value::Object(members.into_iter().enumerate().map(pick).collect())
}

fn changed(mut document: Value, members: &[(&str, Value)]) -> Value {
    for (name, value) in members {
        document[*name] = value.clone();
    }
    document
}

fn request(limit: &Value, safe: &Value, states: &Value) -> Value {
    json!({
        "query": "web frameworks written in rust",
        "filters": [
            {"field": "state", "operator": "any", "values": states},
            {"field": "license", "operator": "none", "values": ["GPL-3.0-only", "AGPL-3.0-only"]},
            {"field": "language", "operator": "all", "values": ["rust"]},
        ],
        "page": {"limit": limit, "offset": 40, "cursor": null},
        "sort": [{"by": "stars", "descending": true}, {"by": "updated", "descending": false}],
        "options": {
            "safe": safe,
            "timeoutSeconds": 12.5,
            "region": {"country": "CH", "location": {"latitude": 47.3769, "longitude": 8.5417}},
        },
        "metadata": {"client": "web", "session": "a81f3c", "trace": "00-4bf92f3577b34da6a3ce929d0e0e4736"},
    })
}

fn items(count: usize, dirty: bool) -> Value {
    let item = |index| {
        if dirty {
            json!({"id": format!("{index}"), "name": "an item of the list", "active": "true"})
        } else {
            json!({"id": index, "name": "an item of the list", "active": true})
        }
    };
    (0..count).map(item).collect()
}
