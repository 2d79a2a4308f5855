//! Everything that is tested, in stages; see [`test()`].

use crate::programs::{self, BUILDERS, Edition, PRODUCT};
use crate::run::{Outcome, command, fault, print_stages, root, run, stage, step, target_dir};
use crate::{dist, embed_package, package, publish, site, tools, wordpress};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

/// Times of the browser tests, the slowest first, as `tests/browser/times.rs` writes them.
const TIMES: &str = "e2e-times.txt";
/// Number of the slowest tests that are printed.
const SLOWEST: usize = 20;

/// All checks and tests, with a table of the stages at the end.
pub fn test() -> Outcome {
    let done = all();
    print_stages();
    done.map(|()| step("all green"))
}

fn all() -> Outcome {
    stage("tools", || tools::for_building().and_then(|()| tools::for_testing()))?;
    let ahead = Ahead::start()?;
    check()?;
    stage("components and JavaScript API in headless Chrome", || {
        run(command("wasm-pack")
            .args(["test", "--headless", "--chrome", "--mode", "no-install"])
            // For all of them together, on a busy machine.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "1800")
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", tools::webdriver_settings()?))
    })?;
    stage("the rest of the programs", || ahead.finish())?;
    packages()?;
    packed()?;
    e2e(&[])
}

/// Compiles all programs of the site and of the package, and writes none.
pub fn compile_programs() -> Outcome {
    tools::for_building()?;
    programs::compile(Edition::Published)?;
    package::compile()
}

/// The programs for the later stages, compiled beside the first stages: linking them for the site keeps one processor busy
/// for minutes, and so do the lints and the tests.
struct Ahead {
    child: Child,
    log: PathBuf,
}

impl Ahead {
    fn start() -> Outcome<Ahead> {
        fs::create_dir_all(target_dir()).map_err(fault(&target_dir()))?;
        let log = target_dir().join("compile.log");
        let out = File::create(&log).map_err(fault(&log))?;
        let err = out.try_clone().map_err(fault(&log))?;
        let program = std::env::current_exe().map_err(|e| format!("xtask: {e}"))?;
        let child = Command::new(program).arg("compile").stdout(out).stderr(err).spawn();
        Ok(Ahead { child: child.map_err(|e| format!("cargo xtask compile: {e}"))?, log })
    }

    /// Waits for the end; prints what was said if it failed.
    fn finish(mut self) -> Outcome {
        let status = self.child.wait().map_err(|e| format!("cargo xtask compile: {e}"))?;
        if status.success() {
            return Ok(());
        }
        print!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        Err("the programs could not be compiled".into())
    }
}

impl Drop for Ahead {
    /// An earlier stage failed: nobody waits for the programs.
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Format, lints, documentation and native tests: no browser.
pub fn check() -> Outcome {
    let denied = ["--locked", "--all-targets", "--", "-D", "warnings"];
    stage("format", || run(command("cargo").args(["fmt", "--all", "--check"])))?;
    stage("lints, native", || run(command("cargo").args(["clippy", "--workspace"]).args(denied)))?;
    stage("lints, wasm32", || {
        tools::for_building()?;
        run(command("cargo").args(["clippy", "--target", tools::TARGET, "--features", "split"]).args(denied))
    })?;
    stage("documentation", || {
        run(command("cargo")
            .args(["doc", "--workspace", "--locked", "--no-deps", "--quiet"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    // The programs that measure were checked by the lints: compiling them takes a minute, and none of them is a test.
    let native = |kind: &str| run(command("cargo").args(["test", "--locked", kind]).args(PRODUCT));
    stage("native tests", || {
        native("--tests")?;
        let own = |package: &&str| run(command("cargo").args(["test", "--locked", "--tests", "-p", package]));
        BUILDERS.iter().try_for_each(own)
    })?;
    stage("examples of the documentation", || native("--doc"))?;
    let serde = ["test", "--locked", "--package", "notabene-rules", "--features", "serde", "--test", "serde"];
    stage("native tests of optional features", || run(command("cargo").args(serde)))
}

/// Checks of a release beside [`test()`]: crates, package and site as they are published, without sending anything, and the plugin for
/// WordPress.
pub fn release_check() -> Outcome {
    let done = stage("crates and package", publish::dry_run)
        .and_then(|()| stage("the plugin's PHP", wordpress::lint))
        .and_then(|()| stage("the zip", dist::dist));
    print_stages();
    done
}

/// The folder of the site in an edition.
pub fn folder(edition: Edition) -> PathBuf {
    root().join(match edition {
        Edition::Development => "target/site-quick",
        Edition::Published => "dist",
        Edition::Optimised => "target/site",
    })
}

/// Builds the site in an edition, for tests, and installs the tools that drive it.
pub fn build_site(edition: Edition) -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    site::build(edition, &folder(edition))
}

/// Runs the end-to-end tests on the site as it is published, or on one that is built quickly: all of them, or those whose names
/// contain one of the words; once, or several times, which finds tests that fail sometimes.
pub fn e2e(args: &[String]) -> Outcome {
    const USAGE: &str = "cargo xtask e2e [--quick] [--repeat N] [FILTER ...]";
    let (mut times, mut edition, mut filters) = (1, Edition::Published, Vec::new());
    let mut words = args.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "--repeat" => times = words.next().and_then(|count| count.parse().ok()).ok_or(USAGE)?,
            "--quick" => edition = Edition::Development,
            word if word.starts_with('-') => return Err(USAGE.into()),
            word => filters.push(word),
        }
    }
    build_site(edition)?;
    if filters.is_empty() && edition.is_published() {
        weigh("first_load")?;
    }
    embed_package::write(&folder(edition))?;
    let mut failed = Vec::new();
    for round in 1..=times {
        let count = if times > 1 { format!(", {round} of {times}") } else { String::new() };
        if let Err(problem) = stage(&format!("browser tests{count}"), || drive(edition, &filters)) {
            eprintln!("{problem}");
            failed.push(round.to_string());
        }
        print_slowest();
    }
    match failed.is_empty() {
        true => Ok(()),
        false => Err(format!("{} of {times} rounds failed: {}", failed.len(), failed.join(", "))),
    }
}

/// Runs browser tests on a built site.
fn drive(edition: Edition, filters: &[&str]) -> Outcome {
    let mut test = command("cargo");
    test.args(["test", "--locked", "--test", "e2e"]).args(PRODUCT).args(["--", "--ignored"]).args(filters);
    if let Some(shell) = tools::shell() {
        test.env("NOTABENE_SHELL", shell);
    }
    run(test.env("NOTABENE_DIST", folder(edition)))
}

/// Prints the slowest browser tests of the last run.
fn print_slowest() {
    let Ok(text) = fs::read_to_string(target_dir().join(TIMES)) else { return };
    step("the slowest browser tests: seconds, seconds of the browser's processor time");
    // The first line is the sum.
    text.lines().take(SLOWEST + 1).for_each(|line| println!("{line}"));
}

/// Number of steps of the soak test in an hour. The time limit of the other tests is a third of it.
const SOAK: [&str; 2] = ["an_hour_of_play", "10000"];

/// Plays on the published site for an hour.
pub fn soak() -> Outcome {
    build_site(Edition::Published)?;
    step("an hour of play, in a real browser");
    let [test, steps] = SOAK;
    let mut soak = command("cargo");
    soak.args(["test", "--locked", "--test", "e2e"]).args(PRODUCT);
    run(soak.args(["--", "--ignored", "--nocapture", test]).env("NOTABENE_SOAK", steps))
}

/// Takes the pictures of the README.
pub fn pictures() -> Outcome {
    build_site(Edition::Published)?;
    step("the pictures of the README");
    run(command("cargo").args(["test", "--locked", "--test", "pictures", "--", "--ignored"]))
}

/// Builds the JavaScript package, without screens, and checks its size.
pub fn packages() -> Outcome {
    tools::for_building()?;
    stage("the JavaScript package", || package::build(false))?;
    weigh("package")
}

/// Tests the built package as others get it: packed, installed into an empty project, run in Node.js and Chrome.
pub fn packed() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    tools::npm_package(tools::TYPESCRIPT)?;
    tools::PASTING.into_iter().try_for_each(tools::npm_package)?;
    stage("the package in Node.js and Chrome, pasted addresses", || {
        let tests =
            ["package", "field", "frameworks", "oembed"].into_iter().flat_map(|name| ["--test", name]);
        run(command("cargo").args(["test", "--locked"]).args(PRODUCT).args(tests).args(["--", "--ignored"]))
    })
}

/// Checks sizes against their ceilings.
fn weigh(what: &str) -> Outcome {
    let test = ["test", "--locked", "--test", "size"];
    run(command("cargo").args(test).args(PRODUCT).args(["--", "--ignored", "--nocapture", what]))
}
