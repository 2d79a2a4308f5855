//! The chores of Notabene: `cargo xtask serve`, `cargo xtask test` and their parts.
//!
//! Standard library only, so that it is there in a second on a fresh machine.

mod cut;
mod glue;
mod measure;
mod program;
mod run;
mod style;
mod tools;

use run::{Outcome, command, root, run, step};
use std::process::ExitCode;

const HELP: &str = "cargo xtask serve     set up what is missing, build, serve, print the address
cargo xtask test      set up what is missing, then run every check and test
cargo xtask check     format, lints and native tests only
cargo xtask e2e       build the page and drive it in a real browser
cargo xtask package   build the JavaScript package into target/pkg
cargo xtask bench     speed of the rules: natively, and in Chrome beside chess.js, chessops and rapid-draughts";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.first().map(String::as_str) {
        Some("serve") => serve(&args[1..]),
        Some("test") => test(),
        Some("check") => check(),
        Some("e2e") => e2e(),
        Some("package") => package(),
        Some("bench") => measure::bench(),
        Some("style") => style::join(),
        Some("finish") => glue::finish_page(),
        _ => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\nxtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn serve(more: &[String]) -> Outcome {
    tools::for_building()?;
    step("building and serving: http://127.0.0.1:8080/ (Ctrl+C ends it)");
    // A folder of its own, so that tests may build at the same time.
    run(command("trunk").args(["serve", "--release", "--dist", "target/serve"]).args(more))
}

fn test() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    check()?;
    step("components and JavaScript API in headless Chrome");
    run(command("wasm-pack").args(["test", "--headless", "--chrome", "--mode", "no-install"]))?;
    package()?;
    e2e()?;
    step("all green");
    Ok(())
}

fn check() -> Outcome {
    step("format");
    run(command("cargo").args(["fmt", "--all", "--check"]))?;
    step("lints, native and wasm32");
    let lints = ["--locked", "--all-targets", "--", "-D", "warnings"];
    run(command("cargo").args(["clippy", "--workspace"]).args(lints))?;
    run(command("cargo").args(["clippy", "--target", tools::TARGET]).args(lints))?;
    // What is published has fewer features: the page, and the light package.
    for published in ["split", "api"] {
        let features = ["--no-default-features", "--features", published, "--lib"];
        let lints = ["--locked", "--", "-D", "warnings"];
        run(command("cargo").args(["clippy", "--target", tools::TARGET]).args(features).args(lints))?;
    }
    step("documentation");
    run(command("cargo")
        .args(["doc", "--workspace", "--locked", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    step("native tests");
    run(command("cargo").args(["test", "--workspace", "--locked"]))
}

/// The page as it is published, in `dist`, and the end-to-end run against it.
fn e2e() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    step("the page as it is published");
    run(command("trunk").args(["build", "--release"]))?;
    step("end to end in a real browser, and the size of the first load");
    run(command("cargo").args(["test", "--locked", "--test", "e2e", "--", "--ignored"]))?;
    weigh("first_load")
}

/// The packages for JavaScript, without screens: everything, and rules and notation without records.
fn package() -> Outcome {
    tools::for_building()?;
    tools::wasm_pack()?;
    // Whoever reads whole collections wants a third more games a second for six kilobytes.
    for (folder, feature, level) in [("target/pkg", "records", "s"), ("target/pkg-light", "api", "z")] {
        step(&format!("the JavaScript package, {feature}"));
        let out = root().join(folder);
        run(command("wasm-pack")
            .args(["build", "--release", "--target", "web", "--no-opt", "--mode", "no-install", "--out-dir"])
            .arg(&out)
            .args(["--", "--locked", "--no-default-features", "--features", feature, "--config"])
            .arg(format!("profile.release.package.notabene-core.opt-level=\"{level}\"")))?;
        glue::lighten_package(&out)?;
    }
    weigh("package")
}

/// Checks a size against its budget.
fn weigh(what: &str) -> Outcome {
    let test = ["test", "--locked", "--test", "size", "--", "--ignored", "--nocapture", what];
    run(command("cargo").args(test))
}
