//! Speed: natively beside cozy-chess, and in Chrome beside chess.js and chessops.

use crate::run::{Outcome, command, run, step};
use crate::tools;

/// The peers, fetched for the run and never shipped.
const PEERS: [&str; 2] = ["chess.js@1.4.0", "chessops@0.15.1"];

/// Runs both comparisons and prints their tables.
pub fn bench() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    PEERS.into_iter().try_for_each(tools::npm_package)?;
    step("natively, beside cozy-chess");
    run(command("cargo").args(["bench", "--locked", "-p", "notabene-core"]))?;
    crate::package()?;
    step("in Chrome, beside chess.js and chessops");
    run(command("cargo").args([
        "test",
        "--locked",
        "--release",
        "--test",
        "bench_web",
        "--",
        "--ignored",
        "--nocapture",
    ]))
}
