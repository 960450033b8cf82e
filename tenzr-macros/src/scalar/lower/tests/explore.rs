use syn::visit::{self, Visit};
struct Fns(Vec<(syn::Signature, syn::Block)>, bool);
impl<'ast> Visit<'ast> for Fns {
    fn visit_item_fn(&mut self, f: &'ast syn::ItemFn) {
        if f.attrs.iter().any(|a| a.path().is_ident("differentiable")) {
            self.0.push((f.sig.clone(), (*f.block).clone()));
        }
        visit::visit_item_fn(self, f);
    }
    fn visit_item_impl(&mut self, i: &'ast syn::ItemImpl) {
        let old = self.1;
        self.1 = i.attrs.iter().any(|a| a.path().is_ident("differentiable"));
        visit::visit_item_impl(self, i);
        self.1 = old;
    }
    fn visit_impl_item_fn(&mut self, f: &'ast syn::ImplItemFn) {
        if self.1 || f.attrs.iter().any(|a| a.path().is_ident("differentiable")) {
            self.0.push((f.sig.clone(), f.block.clone()));
        }
        visit::visit_impl_item_fn(self, f);
    }
}
#[test]
fn explore() {
    let Ok(dir) = std::env::var("EXPLORE") else { return };
    let (mut ok, mut bad) = (0, 0);
    for f in std::fs::read_dir(dir).unwrap() {
        let path = f.unwrap().path();
        if path.extension().is_none_or(|e| e != "rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(file) = syn::parse_file(&text) else {
            println!("unparsed {path:?}");
            continue;
        };
        let mut fns = Fns(Vec::new(), false);
        fns.visit_file(&file);
        for (sig, block) in fns.0 {
            let name = sig.ident.to_string();
            let result = std::panic::catch_unwind(|| {
                crate::scalar::signature::Signature::parse(&sig)
                    .and_then(|s| super::function(&s, &block))
                    .map(|f| crate::scalar::print::function(&f))
                    .map_err(|e| {
                        e.into_iter()
                            .map(|e| {
                                format!(
                                    "{:?} {} {}",
                                    e.span().start().line,
                                    e.span().source_text().unwrap_or_default(),
                                    e
                                )
                            })
                            .collect::<Vec<_>>()
                    })
            });
            match result {
                Ok(Ok(f)) => {
                    ok += 1;
                    if std::env::var("SHOW").is_ok_and(|s| name == s) {
                        println!("{f}");
                    }
                }
                Ok(Err(e)) => {
                    bad += 1;
                    println!("{:?} {name}: {}", path.file_name().unwrap(), e.join(" | ").replace('\n', " "));
                }
                Err(_) => {
                    bad += 1;
                    println!("{:?} {name} PANICS", path.file_name().unwrap());
                }
            }
        }
    }
    println!("{ok} lowered, {bad} not");
}
