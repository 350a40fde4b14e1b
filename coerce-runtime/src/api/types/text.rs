//! Strings, and what people write as a string.

use std::ffi::{CStr, CString};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::path::{Path, PathBuf};

use super::{described, read_as};
use crate::json::Kinds;
use crate::schema::Shape;

/// C's strings are also read from the list of their bytes.
const TEXT_OR_BYTES: Kinds = Kinds::STRING.or(Kinds::LIST).or(Kinds::BYTES);

/// Network addresses are strings for people; in formats that only programs read, they are the list of their bytes, or an enum
/// of such lists.
const ADDRESS: Kinds = TEXT_OR_BYTES.or(Kinds::OBJECT);

described! {
    [] String => |d| d.shape(Shape::String);
    [] PathBuf => |d| {
        d.shape(Shape::String);
        d.expecting("a path as a string");
    };
    [] char => |d| d.foreign::<char>("a string of one character", Kinds::STRING);
    [] CString => |d| d.foreign::<CString>(r"a string without \u0000", TEXT_OR_BYTES);
    [] IpAddr => |d| d.foreign::<IpAddr>("an IP address as a string", ADDRESS);
    [] Ipv4Addr => |d| d.foreign::<Ipv4Addr>("an IPv4 address as a string", ADDRESS);
    [] Ipv6Addr => |d| d.foreign::<Ipv6Addr>("an IPv6 address as a string", ADDRESS);
    [] SocketAddr => |d| d.foreign::<SocketAddr>("an IP address and a port as a string", ADDRESS);
    [] SocketAddrV4 => |d| d.foreign::<SocketAddrV4>("an IPv4 address and a port as a string", ADDRESS);
    [] SocketAddrV6 => |d| d.foreign::<SocketAddrV6>("an IPv6 address and a port as a string", ADDRESS);
}

read_as! {
    [] Box<str> => String;
    [] Box<Path> => PathBuf;
    [] Box<CStr> => CString;
}
