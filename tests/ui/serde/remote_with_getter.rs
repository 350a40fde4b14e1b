//! `getter` belongs to `remote`, and is no second fault.

use serde::Deserialize;
use serde_coerce::Coerce;

mod elsewhere {
    pub struct Money {
        cents: u64,
    }

    impl From<super::Money> for Money {
        fn from(money: super::Money) -> Self {
            Self { cents: money.cents }
        }
    }

    impl Money {
        pub fn cents(&self) -> u64 {
            self.cents
        }
    }
}

#[derive(Deserialize, Coerce)]
#[serde(remote = "elsewhere::Money")]
struct Money {
    #[serde(getter = "elsewhere::Money::cents")]
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Price {
    #[serde(with = "Money")]
    money: elsewhere::Money,
}

fn main() {}
