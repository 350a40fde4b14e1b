//! Network addresses: for people, and so in JSON, they are text.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use super::text::{Word, Written};
use crate::coerce::Coerce;

macro_rules! addresses {
    ($($type:ty, $expected:literal;)+) => {$(
        impl Word for $type {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }

        impl Coerce for $type {
            type Shape = Written<Self>;
        }
    )+};
}

addresses! {
    IpAddr, "an IP address as a string";
    Ipv4Addr, "an IPv4 address as a string";
    Ipv6Addr, "an IPv6 address as a string";
    SocketAddr, "an IP address and a port as a string";
    SocketAddrV4, "an IPv4 address and a port as a string";
    SocketAddrV6, "an IPv6 address and a port as a string";
}
