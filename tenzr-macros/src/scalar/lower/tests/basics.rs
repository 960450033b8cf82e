use super::check;

#[test]
fn arithmetic() {
    check("fn f(x: f64, y: f64) -> f64 { x * y + x.sin() }", "");
}
