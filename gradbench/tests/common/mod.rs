//! The tool as an eval sees it: a process that answers one line with one line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

pub struct Tool {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Tool {
    pub fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_gradbench"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the tool starts");
        let input = process.stdin.take().expect("its input is piped");
        let output = BufReader::new(process.stdout.take().expect("its output is piped"));
        Self { process, input, output }
    }

    /// Sends a line and gives the answer, without the end of the line; empty when the tool has ended.
    pub fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the tool reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the tool writes text");
        answer.trim_end_matches('\n').to_owned()
    }

    /// Ends the input; gives how the tool ended and what it still wrote.
    pub fn end(self) -> (ExitStatus, String) {
        let Self { mut process, input, output } = self;
        drop(input);
        let rest = output.lines().map(|line| line.expect("the tool writes text")).collect();
        (process.wait().expect("the tool ends"), rest)
    }
}
