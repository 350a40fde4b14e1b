//! Maps by address.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map by what has addresses: no input chooses these, so a hash that is made fast is enough.
pub(crate) type AddressMap<K, V> = HashMap<K, V, BuildHasherDefault<AddressHasher>>;

/// A set of addresses.
pub(crate) type AddressSet = HashSet<usize, BuildHasherDefault<AddressHasher>>;

/// The address of a part of a schema.
pub(crate) fn address<T>(part: &T) -> usize {
    std::ptr::from_ref(part).addr()
}

/// The hash of addresses.
#[derive(Debug, Default)]
pub(crate) struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, part: u64) {
        // An odd number with many ones, so that each bit of a part changes many of the hash.
        self.0 = (self.0.rotate_left(26) ^ part).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }

    fn write_usize(&mut self, part: usize) {
        self.write_u64(part as u64);
    }

    fn finish(&self) -> u64 {
        // The product has its best bits at the top.
        self.0.rotate_left(26)
    }
}
