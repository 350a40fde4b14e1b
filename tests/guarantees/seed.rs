//! Where the inputs of a run come from.

use proptest::test_runner::RngSeed;

/// The seed of the inputs that are named so: made from a fixed one, if none is asked for. Each has others, so that types that
/// are alike are not read from the same documents. (FNV-1a: what std hashes with may change.)
pub(crate) fn seed(asked: RngSeed, names: &[&str]) -> RngSeed {
    let base = match asked {
        RngSeed::Fixed(seed) => seed,
        RngSeed::Random => 0,
    };
    let bytes = names.iter().flat_map(|name| name.bytes().chain([0xff]));
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    RngSeed::Fixed(bytes.fold(0xcbf2_9ce4_8422_2325 ^ base, mix))
}
