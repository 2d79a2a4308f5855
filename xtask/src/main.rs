//! Tasks of Notabene: `cargo xtask serve`, `cargo xtask test` and their parts.
//!
//! Few dependencies: compiled in about a minute on a new machine.

mod chessjs;
mod field;
mod hash;
mod imports;
mod join_parts;
mod laws;
mod measure;
mod minify;
mod offline;
mod package;
mod page;
mod publish;
mod reorder;
mod rivals;
mod run;
mod split_wasm;
mod strip;
mod style;
mod tools;
mod version;
mod wordpress;

use run::{Outcome, command, root, run, step};
use std::process::ExitCode;

const HELP: &str = "cargo xtask serve     set up what is missing, build, serve, print the address
cargo xtask test      set up what is missing, then run every check and test
cargo xtask check     format, lints and native tests only
cargo xtask laws      explore the laws with fresh seeds: [minutes] [--law NAME] [--seed N], ten minutes if not told
cargo xtask tasks     generated tasks of every skill, from fixed seeds: [COUNT], ten thousand if not told
cargo xtask e2e       build the page and drive it in a real browser: [--repeat N] [FILTER ...] for some tests, many times
cargo xtask package   build the JavaScript package into target/pkg
cargo xtask board     build boards alone, as they are in the package and on the site, into target/board
cargo xtask chessjs   run the test suite of chess.js against notabene/chess; skipped where it cannot be fetched
cargo xtask packed    run the package in Node.js and Chrome, as somebody else gets it
cargo xtask publish   try to publish crates and package, as a dry run
cargo xtask dist      the site as a zip for a club's server (target/notabene-site.zip), and in the plugin for WordPress
cargo xtask wordpress the plugin for WordPress: its PHP, its zip, a trial in a real WordPress; [pictures] takes those of the guide
cargo xtask licences  write the licences of all linked libraries again, after one was added or updated
cargo xtask pictures  the pictures of README and docs/teachers.md, from the published page
cargo xtask soak      an hour of play in ten thousand steps: nothing may grow (about five minutes)
cargo xtask match     strengths of the opponent against each other: levels GAME [GAMES] [FROM] [TO] [SEED], depths GAME [GAMES] [TO] [SEED], speed
cargo xtask strokes   strokes of a game of draughts, searched in play: GAME [NUMBER] [SEED] > www/strokes/GAME.txt
cargo xtask selfplay  ten thousand quick games of the opponent against itself: [GAMES] [SEED]; every move is read back from its text
cargo xtask rivals    the opponent against programs of others, with Node.js: [NAME[:STRENGTH]] [GAMES] [MILLISECONDS]
cargo xtask bench     speed of the rules: natively, and in Chrome beside chess.js, chessops and rapid-draughts; records in Node.js; the opponent in Chrome: [node|opponent]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.first().map(String::as_str) {
        Some("serve") => serve(&args[1..]),
        Some("test") => test(),
        Some("check") => check(),
        Some("laws") => laws::explore(&args[1..]),
        Some("tasks") => tasks(&args[1..]),
        Some("e2e") => e2e(&args[1..]),
        Some("package") => packages(),
        Some("board") => field::build(&root().join("target").join(field::FOLDER), true),
        Some("chessjs") => chessjs::run_suite(),
        Some("packed") => packed(),
        Some("publish") => packages().and_then(|()| publishing()),
        Some("dist") => dist(),
        Some("wordpress") => wordpress::trial(&args[1..]),
        Some("pictures") => pictures(),
        Some("soak") => soak(),
        Some("match") => example("notabene-search", "matches", &args[1..]),
        Some("strokes") => example("notabene-core", "strokes", &args[1..]),
        Some("selfplay") => example("notabene-core", "selfplay", &args[1..]),
        Some("rivals") => rivals::play(&args[1..]),
        Some("bench") => measure::bench(&args[1..]),
        Some("licences") => licences(),
        Some("style") => style::join(),
        Some("finish") => finish(),
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
    // Own folder, so that tests can build at the same time.
    run(command("trunk")
        .args(["serve", "--release", "--dist", "target/serve"])
        .args(more)
        // The service worker would hide every change.
        .env(offline::NOTHING_KEPT, "1"))
}

/// Runs an example of a package, compiled for speed.
fn example(package: &str, name: &str, args: &[String]) -> Outcome {
    let example = ["run", "--release", "--quiet", "--package", package, "--example", name, "--"];
    run(command("cargo").args(example).args(args))
}

/// The program that writes the sentences of each language into files.
const SENTENCES: &str = "notabene-sentences";

/// Build hook of Trunk. A single task, because the order matters.
fn finish() -> Outcome {
    // As a part of the workspace it is compiled with the same features as for the tests.
    run(command("cargo").args(["build", "--quiet", "--locked", "--workspace", "--bin", SENTENCES]))?;
    let program = format!("debug/{SENTENCES}{}", std::env::consts::EXE_SUFFIX);
    run(&mut command(&split_wasm::target_dir().join(program).to_string_lossy()))?;
    let folder = page::finish()?;
    let version = version::stamp(&folder)?;
    offline::write(&folder, &version)
}

fn test() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    check()?;
    step("components and JavaScript API in headless Chrome");
    run(command("wasm-pack").args(["test", "--headless", "--chrome", "--mode", "no-install"]))?;
    packages()?;
    packed()?;
    publishing()?;
    e2e(&[])?;
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
    // The published builds have fewer features: the page, and the JavaScript package.
    for published in ["app,split", "api"] {
        let features = ["--no-default-features", "--features", published, "--lib"];
        let lints = ["--locked", "--", "-D", "warnings"];
        run(command("cargo").args(["clippy", "--target", tools::TARGET]).args(features).args(lints))?;
    }
    wordpress::lint()?;
    step("documentation");
    run(command("cargo")
        .args(["doc", "--workspace", "--locked", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    step("native tests");
    run(command("cargo").args(["test", "--workspace", "--locked"]))
}

/// Generates many tasks of every skill: each has one right answer, which the reader accepts, and wrong ones have a cause.
fn tasks(args: &[String]) -> Outcome {
    let count = args.first().map_or("10000", String::as_str);
    if count.parse::<u32>().is_err() {
        return Err("cargo xtask tasks [COUNT]".into());
    }
    step(&format!("{count} tasks of every skill"));
    let tests = ["test", "--locked", "--package", "notabene-core", "--test", "tasks", "--test", "tasks_mind"];
    run(command("cargo").args(tests).args(["--", "--nocapture"]).env("NOTABENE_TASKS", count))
}

/// Builds the published page in `dist` and runs the end-to-end tests against it: all tests once, or those whose names
/// contain one of the words, several times. This finds tests that fail sometimes.
fn e2e(args: &[String]) -> Outcome {
    const USAGE: &str = "cargo xtask e2e [--repeat N] [FILTER ...]";
    let (times, filters) = match args {
        [word, count, rest @ ..] if word == "--repeat" => (count.parse::<u32>().map_err(|_| USAGE)?, rest),
        _ => (1, args),
    };
    if filters.iter().any(|word| word.starts_with('-')) {
        return Err(USAGE.into());
    }
    published()?;
    if filters.is_empty() {
        weigh("first_load")?;
    }
    let mut failed = Vec::new();
    for round in 1..=times {
        let count = if times > 1 { format!(", {round} of {times}") } else { String::new() };
        step(&format!("end to end in a real browser{count}"));
        let test = ["test", "--workspace", "--locked", "--test", "e2e", "--", "--ignored"];
        if let Err(problem) = run(command("cargo").args(test).args(filters)) {
            eprintln!("{problem}");
            failed.push(round.to_string());
        }
    }
    match failed.is_empty() {
        true => Ok(()),
        false => Err(format!("{} of {times} rounds failed: {}", failed.len(), failed.join(", "))),
    }
}

/// Builds the published page and installs the tools that drive it.
fn published() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    step("the page as it is published");
    run(command("trunk").args(["build", "--release"]))
}

/// The soak test, and its number of steps per hour. The time limit of the other tests is a third of it.
const SOAK: [&str; 2] = ["an_hour_of_play", "10000"];

/// Plays on the published page for an hour.
fn soak() -> Outcome {
    published()?;
    step("an hour of play, in a real browser");
    let [test, steps] = SOAK;
    let test = ["test", "--workspace", "--locked", "--test", "e2e", "--", "--ignored", "--nocapture", test];
    run(command("cargo").args(test).env("NOTABENE_SOAK", steps))
}

/// Takes the pictures of the README.
fn pictures() -> Outcome {
    published()?;
    step("the pictures of the README");
    run(command("cargo").args(["test", "--locked", "--test", "pictures", "--", "--ignored"]))
}

/// Packs the published site into one file, unpacks it and visits it.
fn dist() -> Outcome {
    const SITE: &str = "target/site";
    const ZIP: &str = "target/notabene-site.zip";
    const UNPACKED: &str = "target/site-unpacked";
    tools::for_building()?;
    step("the site");
    run(command("trunk").args(["build", "--release", "--dist", SITE]))?;
    step("the zip");
    let pack = ["run", "--quiet", "--locked", "--release", "-p", "notabene-pack", "--"];
    run(command("cargo").args(pack).args(["pack", SITE, ZIP]))?;
    run(command("cargo").args(pack).args(["unpack", ZIP, UNPACKED]))?;
    wordpress::pack(&root().join(SITE))?;
    tools::for_testing()?;
    step("the site out of the zip, in a real browser");
    run(command("cargo")
        .args(["test", "--workspace", "--locked", "--test", "e2e", "--", "--ignored", "offline"])
        .env("NOTABENE_DIST", root().join(UNPACKED).join("notabene")))
}

/// Writes the licences of all libraries in the programs as a published text. A test fails if it is outdated.
fn licences() -> Outcome {
    run(command("cargo").args(["run", "--quiet", "--locked", "-p", "notabene-pack", "--", "licences"]))
}

/// Builds the JavaScript package, without screens, and checks its size.
fn packages() -> Outcome {
    tools::for_building()?;
    package::build()?;
    weigh("package")
}

/// Tests the packages as installed by others: packed, installed into an empty project, run in Node.js and Chrome.
fn packed() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    tools::npm_package(tools::TYPESCRIPT)?;
    tools::PASTING.into_iter().try_for_each(tools::npm_package)?;
    step("the package in Node.js and Chrome, the converter of other viewers' boards, pasted addresses");
    let tests = ["package", "field", "frameworks", "convert"].into_iter().flat_map(|name| ["--test", name]);
    run(command("cargo").args(["test", "--workspace", "--locked"]).args(tests).args(["--", "--ignored"]))
}

/// Tries to publish the crates and the built package, without sending anything.
fn publishing() -> Outcome {
    publish::crates()?;
    publish::npm()
}

/// Checks a size against its budget.
fn weigh(what: &str) -> Outcome {
    let test = ["test", "--workspace", "--locked", "--test", "size", "--", "--ignored", "--nocapture", what];
    run(command("cargo").args(test))
}
