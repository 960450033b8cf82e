//! tenzr
