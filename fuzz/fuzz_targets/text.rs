#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| coerce_fuzz::text(data));
