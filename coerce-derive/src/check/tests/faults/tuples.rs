//! Rules on tuples, and on what holds them.

use super::*;

fn fault(rule: &str, tuple: &str) -> String {
    format!(
        "`{rule}` does not reach into the tuple `{tuple}`: make it a struct with unnamed fields, `struct Pair(…);`, and write the \
         rule on these"
    )
}

#[test]
fn rules_for_items_do_not_reach_into_tuples() {
    let holders = "(A, B)|Option<(A, B)>|Box<(A, B)>|Rc<(A, B)>|Arc<(A, B)>|Vec<(A, B)>|VecDeque<(A, B)>|LinkedList<(A, B)>|\
                   BinaryHeap<(A, B)>|HashSet<(A, B)>|BTreeSet<(A, B)>|IndexSet<(A, B)>|[(A, B); 2]|Box<[(A, B)]>|\
                   HashMap<K, (A, B)>|BTreeMap<K, (A, B)>|IndexMap<K, (A, B)>|std::vec::Vec<Option<(A, B)>>";
    for ty in holders.split('|') {
        for at in ["#[coerce(trim)]", "#[coerce(each(trim))]", "#[serde(flatten)] #[coerce(trim)]"] {
            let code = format!("struct Name {{ {at} x: {ty} }}");
            assert_eq!(faults(&code), [fault("trim", "(A, B)")], "{code}");
        }
    }
}

#[test]
fn other_rules_and_other_types_are_left_to_the_compiler() {
    for sound in [
        "singleton_list)] x: Vec<(A, B)>",
        "object_to_value(key = \"a\"))] x: (A, B)",
        "custom(f))] x: (A, B)",
        "serde, trim)] x: (A, B)",
        "trim)] x: HashMap<(A, B), C>",
        "trim)] x: Foreign<(A, B)>",
        "trim)] x: Vec<()>",
    ] {
        let code = format!("struct Name {{ #[coerce({sound} }}");
        assert_eq!(faults(&code), [""; 0], "{code}");
    }
}
