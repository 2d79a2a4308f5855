//! Speed: natively beside cozy-chess, and in Chrome beside chess.js, chessops and rapid-draughts.

use crate::run::{Outcome, command, run, step};
use crate::tools;

/// Libraries to compare with, fetched for the run and never published.
const PEERS: [&str; 3] = ["chess.js@1.4.0", "chessops@0.15.1", "rapid-draughts@1.0.6"];

/// Runs both comparisons and prints their tables.
pub fn bench() -> Outcome {
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
