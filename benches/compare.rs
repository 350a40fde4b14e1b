//! Times every reader on the same documents, and prints one table of ratios at the end. A document by the entry point for
//! values is cloned for each reading, for everyone alike.
//!
//! `cargo bench --package coerce-benches --bench compare` takes some three minutes.

use std::{cell::RefCell, collections::BTreeMap, time::Duration, time::Instant};

use coerce_benches::{
    Work,
    comparison::{self, EVERYTHING},
};
use criterion::{Criterion, SamplingMode};

fn main() {
    let faults = comparison::disagreements(EVERYTHING);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let mut criterion = Criterion::default().configure_from_args();
    let mut times = BTreeMap::new();
    for work in comparison::works(EVERYTHING) {
        times.extend(time(&mut criterion, &work).map(|time| (work.name(), time)));
    }
    criterion.final_summary();
    println!("times, as multiples of what plain serde takes for the same document, clean or repaired\n");
    println!("{}", comparison::table(EVERYTHING, |work| times.get(work).copied()).aligned());
}

/// The median time of a reading, unless the work was filtered out.
fn time(criterion: &mut Criterion, work: &Work) -> Option<f64> {
    let job = work.prepare();
    let samples = RefCell::new(Vec::new());
    let long = work.document.to_string().contains("items-");
    let mut group = criterion.benchmark_group(work.document.to_string());
    group.warm_up_time(Duration::from_millis(100)).measurement_time(Duration::from_millis(500));
    group.sample_size(if long { 10 } else { 40 });
    if long {
        group.sampling_mode(SamplingMode::Flat);
    }
    group.bench_function(format!("{}/{}", work.entry_point, work.reader), |bencher| {
        bencher.iter_custom(|readings| {
            let start = Instant::now();
            (0..readings).for_each(|_| job.read());
            let taken = start.elapsed();
            #[expect(clippy::cast_precision_loss, reason = "there are far fewer than 2^53 readings")]
            samples.borrow_mut().push(taken.as_secs_f64() / readings as f64);
            taken
        });
    });
    group.finish();
    let mut samples = samples.into_inner();
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() / 2).copied()
}
