//! Tasks of Notabene: `cargo xtask serve`, `cargo xtask test` and their parts.
//!
//! Compiled in about a minute on a new machine. What other tools are thin programs around are libraries here.

mod bindings;
mod chessjs;
mod dist;
mod embed_package;
mod field;
mod hash;
mod index_page;
mod laws;
mod measure;
mod minify;
mod offline;
mod package;
mod programs;
mod publish;
mod rivals;
mod run;
mod sentences;
mod serve;
mod site;
mod split_wasm;
mod style;
mod testing;
mod tools;
mod version;
mod wordpress;

use programs::Edition;
use run::{Outcome, command, root, run, step};
use std::process::ExitCode;

const HELP: &str = "cargo xtask serve     set up what is missing, build, serve, print the address, build again after each change; --published serves what is published
cargo xtask test      set up what is missing, then run every check and test
cargo xtask compile   all programs of the site and of the package, as they are compiled for tests
cargo xtask check     format, lints and native tests only
cargo xtask release-check  what is published, tried as a dry run: crates, package, zip, plugin for WordPress
cargo xtask laws      explore the laws with fresh seeds: [minutes] [--law NAME] [--seed N], ten minutes if not told
cargo xtask tasks     generated tasks of every skill, from fixed seeds: [COUNT], ten thousand if not told
cargo xtask e2e       build the site as it is published, or quickly, and drive it in a real browser: [--quick] [--repeat N] [FILTER ...] for some tests, many times
cargo xtask package   build the JavaScript package into target/pkg
cargo xtask board     build boards alone, as they are in the package and on the site, into target/board
cargo xtask chessjs   run the test suite of chess.js against notabene/chess; skipped where it cannot be fetched
cargo xtask packed    build the package and run it in Node.js and Chrome, as somebody else gets it
cargo xtask publish   try to publish crates and package, as a dry run
cargo xtask dist      the site as a zip for a club's server (target/notabene-site.zip), in the plugin for WordPress, and as the npm package notabene-embed
cargo xtask wordpress the plugin for WordPress: its PHP, its zip, a trial in a real WordPress; [pictures] takes those of the guide
cargo xtask licences  write the licences of all linked libraries again, after one was added or updated
cargo xtask pictures  the pictures of README and docs/teachers.md, from the published site
cargo xtask soak      an hour of play in ten thousand steps: nothing may grow (about five minutes)
cargo xtask match     strengths of the opponent against each other: levels GAME [GAMES] [FROM] [TO] [SEED], depths GAME [GAMES] [TO] [SEED], speed
cargo xtask strokes   strokes of a game of draughts, searched in play: GAME [NUMBER] [SEED] > www/strokes/GAME.txt
cargo xtask selfplay  ten thousand quick games of the opponent against itself: [GAMES] [SEED]; every move is read back from its text
cargo xtask rivals    the opponent against programs of others, with Node.js: [NAME[:STRENGTH]] [GAMES] [MILLISECONDS]
cargo xtask bench     speed of the rules: natively, and in Chrome beside chess.js, chessops and rapid-draughts; records in Node.js; the opponent in Chrome: [node|opponent]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.first().map(String::as_str) {
        Some("serve") => serve::serve(&args[1..]),
        Some("test") => testing::test(),
        Some("compile") => testing::compile_programs(),
        Some("check") => testing::check(),
        Some("release-check") => testing::release_check(),
        Some("laws") => laws::explore(&args[1..]),
        Some("tasks") => tasks(&args[1..]),
        Some("e2e") => testing::e2e(&args[1..]),
        Some("package") => testing::packages(),
        Some("board") => board(),
        Some("chessjs") => chessjs::run_suite(),
        Some("packed") => testing::packages().and_then(|()| testing::packed()),
        Some("publish") => publish::dry_run(),
        Some("dist") => dist::dist(),
        Some("wordpress") => wordpress::trial(&args[1..]),
        Some("pictures") => testing::pictures(),
        Some("soak") => testing::soak(),
        Some("match") => example("notabene-search", "matches", &args[1..]),
        Some("strokes") => example("notabene-study", "strokes", &args[1..]),
        Some("selfplay") => example("notabene-core", "selfplay", &args[1..]),
        Some("rivals") => rivals::play(&args[1..]),
        Some("bench") => measure::bench(&args[1..]),
        Some("licences") => licences(),
        Some("style") => style::join(),
        Some("finish") => site::finish_for_trunk(),
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

/// Runs an example of a package, compiled for speed.
fn example(package: &str, name: &str, args: &[String]) -> Outcome {
    let example = ["run", "--release", "--quiet", "--package", package, "--example", name, "--"];
    run(command("cargo").args(example).args(args))
}

/// Boards alone, as they are in the package and on the site.
fn board() -> Outcome {
    const EDITION: Edition = Edition::Published;
    tools::for_building()?;
    site::compile_writers()?;
    programs::build(EDITION.profile(), &["--bin", field::PROGRAM])?;
    field::write(&root().join("target").join(field::FOLDER), EDITION)
}

/// Generates many tasks of every skill: each has one right answer, which the reader accepts, and wrong ones have a cause.
fn tasks(args: &[String]) -> Outcome {
    let count = args.first().map_or("10000", String::as_str);
    if count.parse::<u32>().is_err() {
        return Err("cargo xtask tasks [COUNT]".into());
    }
    step(&format!("{count} tasks of every skill"));
    let tests = ["test", "--locked", "--package", "notabene-study", "--test", "all"];
    run(command("cargo")
        .args(tests)
        .args(["--", "--nocapture", "tasks::", "tasks_mind::"])
        .env("NOTABENE_TASKS", count))
}

/// Writes the licences of all libraries in the programs as a published text. A test fails if it is outdated.
fn licences() -> Outcome {
    run(command("cargo").args(["run", "--quiet", "--locked", "-p", "notabene-pack", "--", "licences"]))
}
