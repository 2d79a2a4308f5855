//! Speed: natively beside cozy-chess, and in Chrome beside chess.js, chessops and rapid-draughts.

use crate::run::{Outcome, command, run, step};
use crate::{minify, rivals, tools};

/// Libraries to compare with, fetched for the run and never published.
const PEERS: [&str; 3] = ["chess.js@1.4.0", "chessops@0.15.1", "rapid-draughts@1.0.6"];

/// Runs all comparisons, or those of the opponent alone, and prints their tables.
pub fn bench(args: &[String]) -> Outcome {
    match args {
        [] => rules().and_then(|()| opponent()),
        [only] if only == "opponent" => opponent(),
        _ => Err("cargo xtask bench [opponent]".into()),
    }
}

/// The opponent in the browser: won positions, first answers, speed, frames of the page.
fn opponent() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    tools::npm_package(minify::ESBUILD)?;
    tools::npm_package(rivals::JS_CHESS_ENGINE)?;
    minify::bundle("js-chess-engine/dist/index.js", "js-chess-engine.js")?;
    run(command("trunk").args(["build", "--release"]))?;
    step("the opponent in Chrome, beside js-chess-engine");
    let test = ["test", "--locked", "--test", "bench_opponent", "--", "--ignored", "--nocapture"];
    // One after the other: they measure.
    run(command("cargo").args(test).arg("--test-threads=1"))
}

fn rules() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    PEERS.into_iter().try_for_each(tools::npm_package)?;
    step("natively, beside cozy-chess");
    run(command("cargo").args(["bench", "--locked", "-p", "notabene-core"]))?;
    crate::packages()?;
    step("in Chrome, beside chess.js, chessops and rapid-draughts");
    run(command("cargo").args([
        "test",
        "--locked",
        "--release",
        "--test",
        "bench_web",
        "--",
        "--ignored",
        "--nocapture",
    ]))?;
    step("the page: time to the first possible move");
    run(command("trunk").args(["build", "--release"]))?;
    run(command("cargo").args(["test", "--locked", "--test", "bench_page", "--", "--ignored", "--nocapture"]))
}
