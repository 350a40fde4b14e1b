//! Strings, and what people write as a string.

use std::ffi::{CStr, CString};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::path::{Path, PathBuf};

use super::{read_as, schemas};
use crate::json::Kinds;
use crate::schema::{Schema, Shape};

/// C's strings are also read from the list of their bytes.
const TEXT_OR_BYTES: Kinds = Kinds::STRING.or(Kinds::LIST).or(Kinds::BYTES);

/// Network addresses are strings for people; in formats that only programs read, they are the list of their bytes, or an enum
/// of such lists.
const ADDRESS: Kinds = TEXT_OR_BYTES.or(Kinds::OBJECT);

schemas! {
    [] String => Schema::new(Shape::String);
    [] PathBuf => Schema::described(Shape::String, "a path as a string");
    [] char => Schema::opaque::<char>("a string of one character", Kinds::STRING);
    [] CString => Schema::opaque::<CString>(r"a string without \u0000", TEXT_OR_BYTES);
    [] IpAddr => Schema::opaque::<IpAddr>("an IP address as a string", ADDRESS);
    [] Ipv4Addr => Schema::opaque::<Ipv4Addr>("an IPv4 address as a string", ADDRESS);
    [] Ipv6Addr => Schema::opaque::<Ipv6Addr>("an IPv6 address as a string", ADDRESS);
    [] SocketAddr => Schema::opaque::<SocketAddr>("an IP address and a port as a string", ADDRESS);
    [] SocketAddrV4 => Schema::opaque::<SocketAddrV4>("an IPv4 address and a port as a string", ADDRESS);
    [] SocketAddrV6 => Schema::opaque::<SocketAddrV6>("an IPv6 address and a port as a string", ADDRESS);
}

read_as! {
    [] Box<str> => String;
    [] Box<Path> => PathBuf;
    [] Box<CStr> => CString;
}
