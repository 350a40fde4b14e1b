//! How cost grows: records of more and more fields, and records nested deeper and deeper, by coerce and by plain serde.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_coerce::{Coerce, Report};
use serde_json::Value;

use super::show;
use crate::{document::Document, work::Work};

macro_rules! record {
    ($name:ident { $($field:ident)* }) => {
        #[derive(Deserialize, Serialize, Coerce)]
        struct $name {
            $(#[coerce(string_to_number)] $field: u32,)*
        }
    };
}

record!(Two { f0 f1 });
record!(Eight { f0 f1 f2 f3 f4 f5 f6 f7 });
record!(ThirtyTwo {
    f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15
    f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30 f31
});
record!(SixtyFour {
    f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15
    f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30 f31
    f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47
    f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58 f59 f60 f61 f62 f63
});

#[derive(Deserialize, Serialize, Coerce)]
struct Level {
    #[coerce(string_to_number)]
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<Box<Level>>,
}

pub(super) fn works() -> Vec<Work> {
    let fields = (both::<Two>(Document::fields(2)).into_iter())
        .chain(both::<Eight>(Document::fields(8)))
        .chain(both::<ThirtyTwo>(Document::fields(32)))
        .chain(both::<SixtyFour>(Document::fields(64)));
    fields.chain([2, 8, 32, 96].into_iter().flat_map(|depth| both::<Level>(Document::depth(depth)))).collect()
}

/// A document by coerce and by plain serde.
pub(super) fn both<T: Coerce + DeserializeOwned + Serialize + 'static>(document: Document) -> [Work; 4] {
    fn shown<T: Serialize>((result, _): (T, Report)) -> Value {
        show(result)
    }
    [
        Work::value("coerce", document, T::from_value_with_report, shown),
        Work::text("coerce", document, T::from_str_with_report, shown),
        Work::value("serde_json", document, serde_json::from_value::<T>, show),
        Work::text("serde_json", document, |text| serde_json::from_str::<T>(text), show),
    ]
}
