//! The tools that building and testing need, each pinned and installed only when it is missing.

use crate::run::{Outcome, command, fault, root, run, step, target_dir, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compile target of the page.
pub const TARGET: &str = "wasm32-unknown-unknown";

struct Tool {
    package: &'static str,
    version: &'static str,
    program: &'static str,
    /// Its crates that are optimised.
    optimised: &'static [&'static str],
}

/// Runs the tests of components in a browser: the building itself uses its library. Must be the version of `wasm-bindgen` in
/// Cargo.lock.
const BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    program: "wasm-bindgen-test-runner",
    // They read and write a program of a hundred megabytes.
    optimised: &["walrus", "wasm-bindgen-cli-support", "wasmparser", "wasm-encoder"],
};
/// Starts the tests of components and of the JavaScript API in headless Chrome.
const PACK: Tool = Tool { package: "wasm-pack", version: "0.15.1", program: "wasm-pack", optimised: &[] };
/// Checks accessibility in the end-to-end run (MPL-2.0; used for tests, never shipped).
const AXE: &str = "axe-core@4.14.1";
/// Programs that turn a pasted address into what it leads to, by oEmbed (MIT, ISC; used for tests, never shipped).
pub const PASTING: [&str; 2] = ["@extractus/oembed-extractor@6.0.0", "unfurl.js@6.4.0"];
/// Checks the types of the JavaScript package (Apache-2.0; used for tests, never shipped).
pub const TYPESCRIPT: &str = "typescript@5.9.3";

/// Installs what building the site needs: the compile target. All else are libraries of this program.
pub fn for_building() -> Outcome {
    target()
}

/// Installs the tools for the tests.
pub fn for_testing() -> Outcome {
    install(&BINDGEN)?;
    install(&PACK)?;
    browser()?;
    npm_package(AXE)
}

fn target() -> Outcome {
    let folder = text(command("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|path| Path::new(path.trim()).is_dir()) {
        return Ok(());
    }
    step(&format!("adding the compile target {TARGET}"));
    run(command("rustup").args(["target", "add", TARGET])).map_err(|e| {
        format!("{e}\nThe Rust target {TARGET} is missing. With rustup: rustup target add {TARGET}")
    })
}

fn install(tool: &Tool) -> Outcome {
    let found = text(Command::new(tool.program).arg("--version"));
    if found.as_deref().and_then(|t| t.split_whitespace().nth(1)) == Some(tool.version) {
        return Ok(());
    }
    let wanted = format!("{}@{}", tool.package, tool.version);
    // Fetches a built program, if there is one.
    if text(command("cargo").args(["binstall", "-V"])).is_some() {
        step(&format!("fetching {wanted}"));
        if run(command("cargo").args(["binstall", "--no-confirm", "--force", &wanted])).is_ok() {
            return Ok(());
        }
    }
    step(&format!("installing {wanted} (about a minute, once)"));
    let mut compile = command("cargo");
    compile
        .args(["install", "--locked", "--force", &wanted])
        .args(
            tool.optimised.iter().map(|name| format!("--config=profile.release.package.{name}.opt-level=1")),
        )
        // What runs for a second needs no optimisation: this is 2.5 times cheaper to compile.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_PANIC", "unwind")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols")
        .env("CARGO_INCREMENTAL", "0")
        // One target folder for all tools, so that shared dependencies are compiled once.
        .env("CARGO_TARGET_DIR", root().join("target/tools"));
    run(&mut compile).map_err(|e| {
        format!("{e}\n{wanted} could not be installed. By hand: cargo install --locked {wanted}")
    })
}

/// Chromium without the parts that draw windows: the tests use it where it is installed, with a third less of processor time.
const SHELL: &str = "chromium-headless-shell";

/// Chromium and its driver.
fn browser() -> Outcome {
    if !driver_works() && is_debian_root() {
        step("installing Chromium and its driver (about half a minute, once)");
        install_packages(&["chromium", "chromium-driver"])?;
    }
    if !driver_works() {
        return Err(
            "the tests need Chrome or Chromium and a `chromedriver` of the same version on the PATH\n  \
             Debian, Ubuntu: sudo apt-get install chromium chromium-driver\n  \
             elsewhere: the page “Chrome for Testing” has both"
                .into(),
        );
    }
    if shell().is_none() && is_debian_root() {
        step(&format!("installing {SHELL} (once; without it the tests take longer)"));
        // Not every Debian has it.
        let _ = install_packages(&[SHELL]);
    }
    Ok(())
}

fn install_packages(names: &[&str]) -> Outcome {
    let quiet = "DEBIAN_FRONTEND";
    run(command("apt-get").args(["update", "-q"]).env(quiet, "noninteractive"))?;
    run(command("apt-get").args(["install", "-y", "-q"]).args(names).env(quiet, "noninteractive"))
}

/// Path of the quicker Chromium, if it is installed.
pub fn shell() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(SHELL)).find(|file| file.is_file())
}

/// The settings of the browser for the tests of components: those of the project, with the quicker Chromium if it is there.
pub fn webdriver_settings() -> Outcome<PathBuf> {
    let ours = root().join("webdriver.json");
    let Some(shell) = shell() else { return Ok(ours) };
    let text = fs::read_to_string(&ours).map_err(fault(&ours))?;
    let mut settings: serde_json::Value = serde_json::from_str(&text).map_err(fault(&ours))?;
    settings["goog:chromeOptions"]["binary"] = shell.to_string_lossy().into();
    let file = target_dir().join("webdriver.json");
    fs::write(&file, settings.to_string()).map_err(fault(&file))?;
    Ok(file)
}

/// True on Debian and its kin as root, where packages can be installed.
pub fn is_debian_root() -> bool {
    let is_root = text(Command::new("id").arg("-u")).is_some_and(|t| t.trim() == "0");
    Path::new("/etc/debian_version").exists() && is_root
}

fn driver_works() -> bool {
    text(Command::new("chromedriver").arg("--version")).is_some()
}

/// Fetches a JavaScript package for tests and comparisons into `target/npm`; never published.
pub fn npm_package(package: &str) -> Outcome {
    let Some((name, version)) = package.rsplit_once('@') else {
        return Err(format!("{package} has no version"));
    };
    let folder = root().join("target/npm");
    if installed_version(&folder, name).as_deref() == Some(version) {
        return Ok(());
    }
    step(&format!("fetching {package} for the tests"));
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut npm = command("npm");
    // Without a prefix npm searches the parent folders for a project.
    npm.current_dir(&folder).arg("--prefix").arg(&folder);
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]);
    // npm prunes packages that are not listed.
    run(npm.args(installed(&folder)).arg(package))
        .map_err(|e| format!("{e}\nThe tests need npm (it comes with Node.js) to fetch {package}."))
}

/// Installed packages with their versions.
fn installed(folder: &Path) -> Vec<String> {
    const NAMES: [&str; 16] = [
        "@arethetypeswrong/cli",
        "@extractus/oembed-extractor",
        "axe-core",
        "binaryen",
        "chess.js",
        "chessops",
        "draughts",
        "esbuild",
        "js-chess-engine",
        "publint",
        "rapid-draughts",
        "stockfish",
        "typedoc",
        "typescript",
        "unfurl.js",
        "vitest",
    ];
    NAMES
        .into_iter()
        .filter_map(|name| Some(format!("{name}@{}", installed_version(folder, name)?)))
        .collect()
}

/// The version of an installed package, from its manifest.
fn installed_version(folder: &Path, name: &str) -> Option<String> {
    let manifest = folder.join("node_modules").join(name).join("package.json");
    let manifest: serde_json::Value = serde_json::from_slice(&std::fs::read(manifest).ok()?).ok()?;
    manifest["version"].as_str().map(String::from)
}
