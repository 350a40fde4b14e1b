//! The schemas, the facts and the plan of a document. Those of a type are made when they are first asked for, and kept as long as the
//! program runs.

use std::any::TypeId;
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::{OnceLock, PoisonError, RwLock};

use crate::describe::{NumberOf, Types};
use crate::plan::{History, Plan};
use crate::schema::{AddressHasher, Edge, Facts, Ref, Schema, Shape};

/// The knowledge about a type, which is kept as long as the program runs, once for each type.
pub(crate) type Known = &'static Kept;

/// The knowledge about a type, or about a schema made at run time, that is there before each document.
pub(crate) struct Kept {
    /// The schema of the document: a wrapper around its use.
    pub(crate) root: Schema,
    /// The schemas that it refers to. That of a type comes first.
    pub(crate) schemas: Vec<Schema>,
    pub(crate) facts: Facts,
    /// The plan, once it was asked for.
    plan: OnceLock<Plan>,
    /// The outcomes of its inputs.
    pub(crate) history: History,
}

impl Kept {
    /// The knowledge about documents that are used like this.
    pub(crate) fn of(used: Edge, schemas: Vec<Schema>) -> Self {
        let root = Schema::new(Shape::Wrapper { inner: used, transparent: true });
        let facts = Facts::of(&root, &schemas);
        Self { root, schemas, facts, plan: OnceLock::new(), history: History::default() }
    }

    /// The schema of the type.
    pub(crate) fn schema(&self) -> &Schema {
        Ref::Definition(0).resolve(&self.schemas)
    }

    /// The schema that the type declares.
    #[cfg(feature = "axum-08")]
    pub(crate) fn declared(&self) -> &Schema {
        self.schema().declared(&self.schemas)
    }

    /// The plan. It is made when it is first asked for.
    pub(crate) fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| Plan::of(self.root.wrapped(), &self.schemas))
    }
}

/// How many types each thread remembers.
const NEAR: usize = 16;

thread_local! {
    /// The types that this thread has last asked for, each at an index of its own.
    static LAST: [Cell<Option<(TypeId, Known)>>; NEAR] = const { [const { Cell::new(None) }; NEAR] };
}

/// All types that any thread has asked for, sorted.
static ALL: RwLock<Vec<(TypeId, Known)>> = RwLock::new(Vec::new());

/// The knowledge about a type, whose number this gives.
pub(crate) fn known_of(id: TypeId, root: NumberOf) -> Known {
    let near = LAST.try_with(|last| slot(last, id).and_then(Cell::get)).ok().flatten();
    match near {
        Some((near, known)) if near == id => known,
        _ => look_up(id, root),
    }
}

#[cold]
#[inline(never)]
fn look_up(id: TypeId, root: NumberOf) -> Known {
    let place = |all: &[(TypeId, Known)]| all.binary_search_by(|(other, _)| other.cmp(&id));
    let all = ALL.read().unwrap_or_else(PoisonError::into_inner);
    let found = place(&all).map(|at| all[at].1);
    drop(all);
    let known = found.unwrap_or_else(|_| {
        let known: Known = Box::leak(Box::new(Kept::of(Edge::to(Ref::Definition(0)), Types::of(root))));
        let mut all = ALL.write().unwrap_or_else(PoisonError::into_inner);
        let at = place(&all).unwrap_or_else(|at| {
            all.insert(at, (id, known));
            at
        });
        all[at].1
    });
    // A thread that ends remembers nothing more.
    let _ = LAST.try_with(|last| slot(last, id).inspect(|cell| cell.set(Some((id, known)))).is_some());
    known
}

/// The slot of a type.
fn slot<C>(last: &[C], id: TypeId) -> Option<&C> {
    let mut hash = AddressHasher::default();
    id.hash(&mut hash);
    let [.., hash] = hash.finish().to_be_bytes();
    last.get(usize::from(hash) % NEAR)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::api::Coerce;

    #[test]
    fn facts_are_computed_once_for_each_type() {
        static ASKED: AtomicUsize = AtomicUsize::new(0);
        struct Mine;
        fn root(types: &mut Types) -> usize {
            ASKED.fetch_add(1, Ordering::Relaxed);
            types.number(TypeId::of::<Mine>(), |description| description.list(<Option<u128>>::number, None))
        }
        let known = || known_of(TypeId::of::<Mine>(), root);
        let first = known();
        assert_eq!((first.facts, known().facts.wide), (Facts::of(first.schema(), &first.schemas), true));
        let other = std::thread::spawn(move || known().facts).join();
        assert_eq!((other.ok(), ASKED.load(Ordering::Relaxed)), (Some(first.facts), 1));
    }
}
