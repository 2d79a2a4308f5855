//! Running programs and reporting progress.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Result of a task; the error is a sentence for the user.
pub type Outcome<T = ()> = Result<T, String>;

/// The folder of the project, from Cargo's environment: the compiled-in path would be wrong in a project copied
/// together with its target folder.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = Path::new(&here);
    here.parent().unwrap_or(here).to_path_buf()
}

/// Target folder of Cargo.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from)
}

/// Names and times of the stages so far.
static STAGES: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Prints the next step.
pub fn step(text: &str) {
    println!("\n== {text}");
}

/// Runs a stage of a task: prints its name before and its time after it, and remembers both for [`print_stages`].
pub fn stage<T>(name: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    step(name);
    let start = Instant::now();
    let done = work();
    let time = start.elapsed();
    println!("   {name}: {:.1} s", time.as_secs_f64());
    if let Ok(mut stages) = STAGES.lock() {
        stages.push((name.into(), time));
    }
    done
}

/// Prints a table of all stages with their times.
pub fn print_stages() {
    step("stages");
    let Ok(stages) = STAGES.lock() else { return };
    for (name, time) in stages.iter() {
        println!("{:>8.1} s  {name}", time.as_secs_f64());
    }
}

/// A program, run in the folder of the project.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
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

/// The error of a file.
pub fn fault<E: std::fmt::Display>(file: &Path) -> impl Fn(E) -> String {
    move |e| format!("{}: {e}", file.display())
}
