//! The test suite of chess.js against `notabene/chess`: fetched for the run, never published.

use crate::run::{Outcome, command, root, run, step};
use crate::tools;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Its source: the package on npm has no tests (BSD-2-Clause).
const SOURCE: &str = "https://github.com/jhlywa/chess.js";
const VERSION: &str = "v1.4.0";
/// Names a folder with the source, for machines without a network.
const FOLDER: &str = "NOTABENE_CHESSJS";
/// Runs the suite (MIT).
const VITEST: &str = "vitest@3.2.4";
/// Where the suite is run: beside the installed packages, so that Node.js finds these.
const SUITE: &str = "target/npm/chessjs";
/// Its cases that may fail, each with the reason.
const EXPLAINED: &str = "docs/chessjs.md";
/// Share of the cases that have to pass, in per cent.
const LEAST: usize = 95;

/// Runs the suite and prints the count of passed cases.
pub fn run_suite() -> Outcome {
    let Some(source) = source() else {
        step(&format!(
            "chess.js {VERSION} cannot be fetched: its suite is skipped ({FOLDER} names a folder with it)"
        ));
        return Ok(());
    };
    tools::npm_package(VITEST)?;
    crate::testing::packages()?;
    step(&format!("the suite of chess.js {VERSION} against notabene/chess"));
    let report = prepare(&source).map_err(|e| format!("{SUITE}: {e}"))?;
    let vitest = root().join("target/npm/node_modules/vitest/vitest.mjs");
    let mut node = command("node");
    node.arg(vitest).args(["run", "--reporter=json", "--root"]).arg(root().join(SUITE));
    // It ends with an error if a single case fails: the report decides.
    let _ = run(node.arg("--outputFile").arg(&report));
    judge(&report)
}

/// The folder with the source; none without a network.
fn source() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return Some(folder.into());
    }
    let folder = root().join("target/chessjs").join(VERSION);
    if folder.join("__tests__").is_dir() {
        return Some(folder);
    }
    let clone = ["clone", "--quiet", "--depth", "1", "--branch", VERSION, SOURCE];
    run(command("git").args(clone).arg(&folder).env("GIT_TERMINAL_PROMPT", "0")).ok()?;
    Some(folder)
}

/// Copies the suite, with the adapter in place of the module that it tests; returns the path of the report.
fn prepare(source: &Path) -> std::io::Result<PathBuf> {
    let suite = root().join(SUITE);
    if suite.exists() {
        fs::remove_dir_all(&suite)?;
    }
    copy(&source.join("__tests__"), &suite.join("__tests__"))?;
    fs::create_dir_all(suite.join("src"))?;
    let adapter = root().join("target/pkg/chess/node.js");
    fs::write(suite.join("src/chess.ts"), format!("export * from {:?};\n", adapter.display().to_string()))?;
    fs::write(suite.join("package.json"), r#"{ "type": "module" }"#)?;
    Ok(suite.join("report.json"))
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() { copy(&path, &to)? } else { fs::copy(&path, &to).map(|_| ())? }
    }
    Ok(())
}

/// Prints the count; fails below the share, or if a failed case is not explained.
fn judge(report: &Path) -> Outcome {
    let text = fs::read_to_string(report).map_err(|e| format!("{}: {e}", report.display()))?;
    let report: Value = serde_json::from_str(&text).map_err(|e| format!("the report: {e}"))?;
    let explained = fs::read_to_string(root().join(EXPLAINED)).unwrap_or_default();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let cases: Vec<Value> =
        list(&report["testResults"]).iter().flat_map(|file| list(&file["assertionResults"])).collect();
    let failed: Vec<&str> = cases
        .iter()
        .filter(|case| case["status"] != "passed")
        .filter_map(|case| case["fullName"].as_str())
        .collect();
    let passed = cases.len() - failed.len();
    println!("{passed} of {} cases passed", cases.len());
    let unexplained: Vec<&&str> = failed.iter().filter(|name| !explained.contains(name.trim())).collect();
    unexplained.iter().for_each(|name| println!("not explained in {EXPLAINED}: {name}"));
    match () {
        () if passed * 100 < cases.len() * LEAST => Err(format!("less than {LEAST} % of the cases passed")),
        () if !unexplained.is_empty() => Err(format!("{} failed cases are not explained", unexplained.len())),
        () => Ok(()),
    }
}
