//! Everything that is published, tried as a dry run: the crates, and the npm package with the checks of its readers.

use crate::run::{Outcome, command, root, run, step};
use crate::{package, tools};

/// The crates, each after those it needs.
const CRATES: [&str; 3] = ["notabene-rules", "notabene-search", "notabene-core"];
/// Their manifests.
const MANIFESTS: [&str; 3] = [
    include_str!("../../core/rules/Cargo.toml"),
    include_str!("../../core/search/Cargo.toml"),
    include_str!("../../core/Cargo.toml"),
];
/// The built npm package.
const PACKAGE: &str = "target/pkg";
/// Checks of npm packages: manifest, types as other tools resolve them, and documentation of the types.
const CHECKS: [&str; 3] = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5", "typedoc@0.28.20"];
/// Entries without types: compiled programs.
const PROGRAMS: [&str; 5] = [
    "./notabene_bg.wasm",
    "./search_bg.wasm",
    "./ink_bg.wasm",
    "./chess_lite_bg.wasm",
    "./board/board_bg.wasm",
];
/// Entries with types, documented by typedoc.
const TYPES: [&str; 8] = [
    "notabene.d.ts",
    "search.d.ts",
    "ink.d.ts",
    "board/index.d.ts",
    "chess/index.d.ts",
    "chess-lite/index.d.ts",
    "chessground.d.ts",
    "embed.d.ts",
];

/// Settings of TypeScript for TypeDoc, written for the run.
const SETTINGS: &str = "target/npm/tsconfig.json";
const COMPILER: &str = r#"{ "compilerOptions": { "target": "ES2022", "lib": ["ESNext", "DOM"], "module": "ESNext",
    "moduleResolution": "bundler", "strict": true, "types": [] }, "include": ["../pkg/**/*.d.ts"],
    "exclude": ["../pkg/board/react.d.ts"] }"#;

/// Tries to publish the crates and the package, without sending anything.
pub fn dry_run() -> Outcome {
    tools::for_building()?;
    step("the JavaScript package, as it is published");
    package::build(true)?;
    run(command("cargo")
        .args(["test", "--locked", "--test", "size", "--", "--ignored", "--nocapture", "package"])
        .env("NOTABENE_OPTIMISED", "1"))?;
    crates()?;
    npm()?;
    bundlers()
}

/// Builds a page with each bundler, and runs it in Chrome.
fn bundlers() -> Outcome {
    tools::for_testing()?;
    step("the npm package in bundlers and dev servers");
    run(command("cargo").args(["test", "--locked", "--test", "bundlers", "--", "--ignored"]))
}

/// Packs and compiles the crates as others would get them, without sending them.
fn crates() -> Outcome {
    step("the crates, with the oldest compilers that they name");
    for (name, manifest) in CRATES.into_iter().zip(MANIFESTS) {
        let oldest = manifest.lines().find_map(|line| line.strip_prefix("rust-version = "));
        let oldest = oldest.ok_or_else(|| format!("{name} names no oldest compiler"))?.trim_matches('"');
        // Installed by rustup, if it is not there.
        run(command("rustup").args([
            "toolchain",
            "install",
            oldest,
            "--profile",
            "minimal",
            "--no-self-update",
        ]))?;
        let check =
            ["run", oldest, "cargo", "check", "--locked", "--target-dir", "target/oldest", "--package", name];
        run(command("rustup").args(check))?;
    }
    step("the crates, published as a dry run");
    let mut publish = command("cargo");
    publish.args(["publish", "--dry-run", "--locked", "--allow-dirty", "--quiet"]);
    run(publish.args(CRATES.iter().flat_map(|name| ["--package", name])))
}

/// Tries to publish the npm package, and reads it as its users' tools do. It has to be built.
fn npm() -> Outcome {
    for check in CHECKS.into_iter().chain([tools::TYPESCRIPT]) {
        tools::npm_package(check)?;
    }
    step("the npm package, published as a dry run");
    let package = root().join(PACKAGE);
    run(command("npm").current_dir(&package).args(["publish", "--dry-run", "--ignore-scripts"]))?;
    let tool =
        |name: &str| command(&root().join("target/npm/node_modules/.bin").join(name).to_string_lossy());
    run(tool("publint").arg("--strict").arg(&package))?;
    // The package is ES modules only: `require` is not offered. Programs have no types.
    let mut types = tool("attw");
    types.arg("--pack").arg(&package).args(["--profile", "esm-only", "--exclude-entrypoints"]).args(PROGRAMS);
    run(&mut types)?;
    let settings = root().join(SETTINGS);
    std::fs::write(&settings, COMPILER).map_err(|e| format!("{SETTINGS}: {e}"))?;
    let mut document = tool("typedoc");
    document.current_dir(&package).args(["--treatWarningsAsErrors", "--disableSources", "--emit", "none"]);
    document.arg("--tsconfig").arg(&settings);
    run(document.args(TYPES.iter().flat_map(|file| ["--entryPoints", file])))
}
