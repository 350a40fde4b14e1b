//! Work grows with the levels of a document.

use super::*;

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

/// The calls of the functions below while `work` runs.
fn calls(work: impl FnOnce()) -> usize {
    CALLS.set(0);
    work();
    CALLS.get()
}

fn counted<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    CALLS.set(CALLS.get() + 1);
    u8::deserialize(from)
}

fn keep(_: &Value) -> Repair {
    CALLS.set(CALLS.get() + 1);
    Repair::Keep
}

/// A struct is read from a list too: `[1, [2, [3]]]`.
#[derive(Debug, Deserialize, Coerce)]
struct Node {
    #[serde(deserialize_with = "counted")]
    mark: u8,
    #[serde(default)]
    #[coerce(singleton_list)]
    next: Vec<Node>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Asked {
    #[coerce(custom(keep))]
    mark: u8,
    #[serde(default)]
    #[coerce(singleton_list)]
    next: Vec<Asked>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Tagged {
    Node {
        #[serde(deserialize_with = "counted")]
        mark: u8,
        #[coerce(string_to_json)]
        next: Option<Box<Tagged>>,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct Flat {
    #[serde(deserialize_with = "counted")]
    mark: u8,
    #[coerce(singleton_list)]
    next: Vec<FlatInside>,
}

#[derive(Debug, Deserialize, Coerce)]
struct FlatInside {
    #[serde(flatten)]
    inside: Flat,
}

fn nested(levels: usize, last: &Value, around: impl Fn(Value) -> Value) -> Value {
    (0..levels).fold(last.clone(), |inside, _| around(inside))
}

fn read<T: Coerce>(document: &Value, mode: Mode) {
    let options = Options::default().mode(mode);
    let text = document.to_string();
    let _ = options.from_value_with_report::<T>(document.clone());
    let _ = options.from_str_with_report::<T>(&text);
    let _ = options.from_deserializer_with_report::<T, _>(document);
    let _ = options.preview::<T>(document);
}

/// The calls of one reading after others of the same: what they were like decides who reads first.
fn steady_calls<T: Coerce>(document: &Value, mode: Mode) -> usize {
    (0..3).for_each(|_| read::<T>(document, mode));
    calls(|| read::<T>(document, mode))
}

/// Twice the levels are at most twice the calls, clean, repaired and refused at the bottom.
fn is_linear<T: Coerce>(name: &str, documents: impl Fn(usize) -> Vec<Value>) {
    let few = documents(14);
    for ((few, many), mode) in
        few.iter().zip(&documents(28)).flat_map(|pair| [(pair, Mode::Safe), (pair, Mode::Strict)])
    {
        let (few, many) = (steady_calls::<T>(few, mode), steady_calls::<T>(many, mode));
        assert!(many <= few * 2 + 16, "{name}, {mode:?}: {few} calls for 14 levels, {many} for 28");
    }
}

#[test]
fn calls_grow_with_the_levels() {
    let lists = |levels| {
        [json!([1]), json!([300]), json!(["x"]), json!([]), json!([1, 5])]
            .map(|last| nested(levels, &last, |inside| json!([1, [inside]])))
            .to_vec()
    };
    let objects = |levels| {
        [json!({"mark": 1}), json!({"mark": "x"}), json!({}), json!(5)]
            .iter()
            .flat_map(|last| {
                [
                    nested(levels, last, |inside| json!({"mark": 1, "next": [inside]})),
                    nested(levels, last, |inside| json!({"mark": 1, "next": inside})),
                ]
            })
            .collect()
    };
    ends(move || is_linear::<Node>("lists", lists));
    ends(move || is_linear::<Node>("objects", objects));
    ends(move || is_linear::<Asked>("asked", objects));
    ends(move || is_linear::<FlatInside>("flattened", objects));
}

#[test]
fn calls_grow_with_the_levels_behind_tags() {
    ends(|| {
        is_linear::<Tagged>("tagged", |levels| {
            [json!(null), json!(5), json!({"kind": "Node", "mark": "x", "next": null})]
                .map(|last| nested(levels, &last, |inside| json!({"mark": 1, "next": inside, "kind": "Node"})))
                .to_vec()
        });
    });
}

/// Structs that are read from lists of one, which hold lists of one.
#[derive(Debug, Deserialize, Coerce)]
struct One {
    #[coerce(list_to_item)]
    inside: Option<Box<One>>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Wrapped(#[coerce(list_to_item)] Option<Box<One>>);

/// One variant for the item, one for the list.
#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    Number(u8),
    List(Vec<Untagged>),
}

/// In safe mode each level may be an entry, which holds all that is inside it: so much more is allowed there.
#[test]
fn nested_lists_of_one_item_cost_what_they_hold() {
    fn allocated<T: Coerce>(levels: usize, mode: Mode) -> u64 {
        let document = nested(levels, &json!("x"), |inside| json!([inside]));
        measure(|| read::<T>(&document, mode)).count_total
    }
    type Allocated = fn(usize, Mode) -> u64;
    let table: [(&str, Allocated); 6] = [
        ("One", allocated::<One>),
        ("Wrapped", allocated::<Wrapped>),
        ("Node", allocated::<Node>),
        ("Untagged", allocated::<Untagged>),
        ("Vec", allocated::<Vec<One>>),
        ("Value", allocated::<Value>),
    ];
    ends(move || {
        for ((name, allocated), (mode, times)) in
            table.into_iter().flat_map(|row| [(row, (Mode::Strict, 2)), (row, (Mode::Safe, 4))])
        {
            let (few, many) = (allocated(30, mode), allocated(60, mode));
            assert!(many <= few * times + 100, "{name}, {mode:?}: {few} allocations for 30 levels, {many} for 60");
        }
    });
}
