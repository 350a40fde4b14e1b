//! The schemas, the facts and the plan of each type, made when they are first asked for and kept as long as the program runs.

use std::any::TypeId;
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::{OnceLock, PoisonError, RwLock};

use crate::describe::{NumberOf, Types};
use crate::plan::{History, Plan};
use crate::schema::{AddressHasher, Edge, Facts, Ref, Schema};

/// The knowledge about a type, which is kept as long as the program runs, once for each type.
pub(crate) type Known = &'static Kept;

/// The knowledge about a type that is there before each document.
pub(crate) struct Kept {
    pub(crate) facts: Facts,
    /// The schemas of the type, which comes first, and of all that it holds.
    pub(crate) schemas: &'static [Schema],
    /// The plan, once it was asked for.
    plan: OnceLock<Plan>,
    /// The outcomes of its inputs.
    pub(crate) history: History,
}

impl Kept {
    fn of(root: NumberOf) -> Known {
        let schemas: &[Schema] = Types::of(root).leak();
        let facts = schemas.first().map(|root| Facts::of(root, schemas)).unwrap_or_default();
        Box::leak(Box::new(Self { facts, schemas, plan: OnceLock::new(), history: History::default() }))
    }

    /// The schema of the type.
    pub(crate) fn schema(&self) -> &'static Schema {
        Ref::Definition(0).resolve(self.schemas)
    }

    /// The schema that the type declares.
    #[cfg(feature = "axum-08")]
    pub(crate) fn declared(&self) -> &'static Schema {
        self.schema().declared(self.schemas)
    }

    /// The plan of the type. It is made when it is first asked for.
    pub(crate) fn plan(&'static self) -> &'static Plan {
        self.plan.get_or_init(|| Plan::of(Some(&Edge::to(Ref::Definition(0))), self.schemas))
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
        let known = Kept::of(root);
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
#[inline]
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
        assert_eq!((first.facts, known().facts.wide), (Facts::of(first.schema(), first.schemas), true));
        let other = std::thread::spawn(move || known().facts).join();
        assert_eq!((other.ok(), ASKED.load(Ordering::Relaxed)), (Some(first.facts), 1));
    }
}
