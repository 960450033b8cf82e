//! `TENZR_DUMP=dir` writes what the compiler wrote, as formatted Rust.

use proc_macro2::{Ident, TokenStream};
use std::path::Path;

/// Writes the expansion of a function, if the environment asks for it.
pub fn write(name: &Ident, tokens: &TokenStream) {
    let Some(dir) = std::env::var_os("TENZR_DUMP") else { return };
    let Ok(file) = syn::parse2::<syn::File>(tokens.clone()) else { return };
    let dir = Path::new(&dir);
    let line = name.span().unwrap().line();
    let path = dir.join(format!("{name}-{line}.rs"));
    // A directory that cannot be written to must not break a build: the dump is for reading only.
    let _ = std::fs::create_dir_all(dir).and_then(|()| std::fs::write(path, prettyplease::unparse(&file)));
}
