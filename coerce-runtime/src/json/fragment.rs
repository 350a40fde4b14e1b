//! Pointers as URI fragments.

use std::fmt::Write;

use super::Path;

impl Path {
    /// The JSON Pointer as a URI fragment (RFC 6901, section 6): `#/filters/0/limit`, percent-encoded; `#` for the root.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Path, Segment};
    ///
    /// assert_eq!(Path::from_iter([Segment::from("max count"), 0.into()]).to_fragment(), "#/max%20count/0");
    /// ```
    #[must_use]
    pub fn to_fragment(&self) -> String {
        let mut fragment = String::from("#");
        for byte in self.to_pointer().bytes() {
            if is_literal(byte) {
                fragment.push(byte.into());
            } else {
                // Writing to a string does not fail.
                let _ = write!(fragment, "%{byte:02X}");
            }
        }
        fragment
    }
}

/// Returns whether a fragment may hold this character as it is (RFC 3986, section 3.5).
fn is_literal(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte)
}
