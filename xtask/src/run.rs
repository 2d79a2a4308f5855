//! Running programs and reporting progress.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Result of a task; the error is a sentence for the user.
pub type Outcome<T = ()> = Result<T, String>;

/// The folder of the project, from Cargo's environment: the compiled-in path would be wrong in a project copied
/// together with its target folder.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = Path::new(&here);
    here.parent().unwrap_or(here).to_path_buf()
}

/// Prints the next step.
pub fn step(text: &str) {
    println!("\n== {text}");
}

/// A program, run in the folder of the project.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).env("TRUNK_SKIP_VERSION_CHECK", "true");
    command
}

/// Runs a program and shows its output.
pub fn run(command: &mut Command) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", describe(command))),
        Err(e) => Err(format!("{} could not be started: {e}", describe(command))),
    }
}

/// The output of a program; none if it is missing or fails.
pub fn text(command: &mut Command) -> Option<String> {
    let out = command.output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
}

fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|w| w.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
