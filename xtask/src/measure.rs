//! Speed: natively beside cozy-chess, in Chrome beside chess.js, chessops and rapid-draughts, and records in Node.js.

use crate::programs::Edition;
use crate::run::{Outcome, command, root, run, step};
use crate::testing::build_site;
use crate::{minify, rivals, tools};
use std::path::PathBuf;

/// Libraries to compare with, fetched for the run and never published.
const PEERS: [&str; 3] = ["chess.js@1.4.0", "chessops@0.15.1", "rapid-draughts@1.0.6"];

/// Runs all comparisons, or those of the opponent alone, and prints their tables.
pub fn bench(args: &[String]) -> Outcome {
    match args {
        [] => rules().and_then(|()| records()).and_then(|()| opponent()),
        [only] if only == "node" => records(),
        [only] if only == "opponent" => opponent(),
        [only] if only == "ink" => ink(),
        _ => Err("cargo xtask bench [node|opponent|ink]".into()),
    }
}

/// Ink in the browser: from a pointer to the picture, and reading a move.
fn ink() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    build_site(Edition::Published)?;
    step("ink in Chrome");
    let test = ["test", "--locked", "--test", "bench_ink", "--", "--ignored", "--nocapture"];
    // One after the other: they measure.
    run(command("cargo").args(test).arg("--test-threads=1"))
}

/// The opponent in the browser: won positions, first answers, speed, frames of the page.
fn opponent() -> Outcome {
    tools::for_building()?;
    tools::for_testing()?;
    tools::npm_package(minify::ESBUILD)?;
    tools::npm_package(rivals::JS_CHESS_ENGINE)?;
    minify::bundle("js-chess-engine/dist/index.js", "js-chess-engine.js")?;
    build_site(Edition::Published)?;
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
    crate::testing::packages()?;
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
    build_site(Edition::Published)?;
    run(command("cargo").args(["test", "--locked", "--test", "bench_page", "--", "--ignored", "--nocapture"]))
}

/// The one reader of PDN on npm (MPL-2.0), fetched for the run and never published.
const DRAUGHTS: &str = "draughts@0.2.1";
/// Where the comparison in Node.js runs: beside the installed packages.
const FOLDER: &str = "target/npm/benches";

/// Records in Node.js: the package, the native program and others in one run. Needs collections of other owners.
fn records() -> Outcome {
    let data = std::env::var_os("NOTABENE_DATA").map_or_else(|| root().join("../shared/data"), PathBuf::from);
    let [pgn, pdn] = ["chess/external/corpus.pgn", "draughts/external/international-wk2003.pdn"]
        .map(|file| data.join(file));
    if !pgn.exists() || !pdn.exists() {
        step("records in Node.js are left out: NOTABENE_DATA names no folder with collections");
        return Ok(());
    }
    let [chess_js, chessops, _] = PEERS;
    [chess_js, chessops, DRAUGHTS].into_iter().try_for_each(tools::npm_package)?;
    crate::testing::packages()?;
    run(command("cargo").args([
        "build",
        "--release",
        "--locked",
        "-p",
        "notabene-core",
        "--example",
        "replay",
    ]))?;
    step("records in Node.js, beside chess.js, chessops and draughts");
    let folder = root().join(FOLDER);
    std::fs::create_dir_all(folder.join("web")).map_err(|e| format!("{FOLDER}: {e}"))?;
    for (from, to) in [("node/main.js", "records.js"), ("web/chessops.js", "web/chessops.js")] {
        std::fs::copy(root().join("benches").join(from), folder.join(to))
            .map_err(|e| format!("{from}: {e}"))?;
    }
    std::fs::write(folder.join("package.json"), r#"{ "type": "module" }"#)
        .map_err(|e| format!("{FOLDER}: {e}"))?;
    let positions = root().join("benches/web/positions.json");
    let native =
        root().join("target/release/examples").join(format!("replay{}", std::env::consts::EXE_SUFFIX));
    run(command("node").arg(folder.join("records.js")).args([pgn, pdn, positions, native]))
}
