#[test]
fn explore() {
    let Ok(text) = std::fs::read_to_string("/tmp/progs.rs") else { return };
    let file: syn::File = syn::parse_str(&text).expect("a file");
    for item in file.items {
        let quoted = quote::quote!(#item).to_string();
        println!("{}", super::lowered(&quoted));
    }
}
