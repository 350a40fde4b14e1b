//! Plans of types.
