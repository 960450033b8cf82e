//! A tool for [GradBench](https://github.com/gradbench/gradbench): it reads the messages of an eval, one JSON object a
//! line, and answers each with one line. It ends with the input.

mod ba;
mod descent;
mod det;
mod gmm;
mod hello;
mod ht;
mod kmeans;
mod llsq;
mod lse;
mod lstm;
mod matrix;
mod ode;
mod particle;
mod protocol;
mod saddle;

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        serde_json::to_writer(&mut output, &protocol::respond(&line?)?)?;
        output.write_all(b"\n")?;
        // The eval waits for this line before it sends the next.
        output.flush()?;
    }
    Ok(())
}
