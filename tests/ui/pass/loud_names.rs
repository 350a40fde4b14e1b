//! Types that are named as constants are, beside others of the same name.

#![expect(clippy::upper_case_acronyms, reason = "the names are what is tested")]

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[expect(dead_code, reason = "it is there to be in the way")]
pub(super) struct URL(bool);

mod beside_a_glob_import {
    use super::*;

    #[derive(Deserialize, Coerce)]
    pub(super) struct URL(#[coerce(string_to_number)] pub u8);

    #[derive(Deserialize, Coerce)]
    pub(super) struct Page {
        pub links: Vec<URL>,
        pub pair: (URL, [URL; 1]),
    }
}

#[test]
fn the_nearest_type_is_meant() {
    #[derive(Deserialize, Coerce)]
    struct URL(#[coerce(string_to_number)] u8);

    #[derive(Deserialize, Coerce)]
    struct Page {
        links: Option<Vec<URL>>,
    }

    let page = Page::from_str_with_report(r#"{"links": ["1"]}"#).unwrap().0;
    assert_eq!(page.links.unwrap()[0].0, 1);
    let page = beside_a_glob_import::Page::from_str_with_report(r#"{"links": ["1"], "pair": ["2", ["3"]]}"#).unwrap().0;
    assert_eq!([page.links[0].0, page.pair.0.0, page.pair.1[0].0], [1, 2, 3]);
}
