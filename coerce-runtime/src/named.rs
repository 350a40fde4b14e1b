//! Enums whose variants have names on the wire.

/// Gives an enum its names: `ALL`, `as_str`, `Display` and `Serialize`.
macro_rules! named {
    ($type:ident { $($variant:ident: $name:literal),+ }) => {
        impl $type {
            #[allow(dead_code, reason = "not all enums are listed somewhere")]
            pub(crate) const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name on the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

pub(crate) use named;
