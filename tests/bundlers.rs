//! The package without any settings in Deno, Bun, and the bundlers and dev servers that people use: each is given the same small page, which uses
//! every entry, and what it makes runs in Chrome.
//!
//! Needs the package, Chromium and the registry of npm: `cargo xtask release-check` sees to it.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::Browser;
use browser::project::{installed, told};
use browser::server::Server;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What the page says.
const SAID: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR | 4 | true | 20 | 10 | 64 | upgraded | d4";
/// In place of a copy of the site: what `notabene/embed` imports.
const SITE: &str = "export const upgrade = () => 'upgraded';";
/// The versions of Vite.
const VITE: [&str; 4] = ["vite5", "vite6", "vite7", "vite8"];

/// Runs a program of the project.
#[track_caller]
fn run(folder: &Path, script: &str, args: &[&str]) -> String {
    told(Command::new("node").arg(format!("node_modules/{script}")).args(args).current_dir(folder))
}

/// Writes a file of the project.
fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder of the project");
    fs::write(path, text).expect("a file of the project");
}

/// A dev server, which ends with the test.
struct DevServer(Child);

impl Drop for DevServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl DevServer {
    /// Starts a version of Vite on a free port, and returns its address.
    fn start(folder: &Path, vite: &str) -> (DevServer, String) {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a free port").port();
        let cache = folder.join("node_modules/.vite");
        if cache.exists() {
            fs::remove_dir_all(cache).expect("what another version has bundled");
        }
        let mut server = Command::new("node");
        server.arg(format!("node_modules/{vite}/bin/vite.js")).args([
            "--host",
            "127.0.0.1",
            "--strictPort",
            "--port",
        ]);
        let child = server.arg(port.to_string()).current_dir(folder).stdout(Stdio::null()).spawn();
        (DevServer(child.expect("a dev server")), format!("http://127.0.0.1:{port}/"))
    }
}

/// Opens a page until it says what it should.
#[track_caller]
fn says(browser: &Browser, name: &str, address: &str) {
    browser.goto(address);
    let said = || browser.script("return document.querySelector('#said')?.textContent ?? ''", &[]);
    browser.expect(name, SAID, || said().as_str().unwrap_or_default().to_string());
}

#[test]
#[ignore = "needs target/pkg and the registry of npm: run `cargo xtask release-check`"]
fn the_package_starts_without_settings_in_every_bundler() {
    let folder = installed("bundlers", &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/bundlers"));
    let out = folder.join("out");
    if out.exists() {
        fs::remove_dir_all(&out).expect("what an earlier run has built");
    }
    run(&folder, "../esbuild.mjs", &[]);
    run(&folder, "rollup/dist/bin/rollup", &["--config", "--silent"]);
    run(
        &folder,
        "webpack-cli/bin/cli.js",
        &["--mode", "production", "--entry", "./main.js", "-o", "out/webpack"],
    );
    run(
        &folder,
        "parcel/lib/bin.js",
        &[
            "build",
            "index.html",
            "--dist-dir",
            "out/parcel",
            "--public-url",
            "./",
            "--no-cache",
            "--no-source-maps",
        ],
    );
    for vite in VITE {
        run(
            &folder,
            &format!("{vite}/bin/vite.js"),
            &["build", "--base", "./", "--outDir", &format!("out/{vite}")],
        );
    }
    let page = fs::read_to_string(folder.join("index.html")).expect("the page");
    for name in ["esbuild", "rollup", "webpack"] {
        write(&folder, &format!("out/{name}/index.html"), &page);
    }
    assert_eq!(run(&folder, "../out/node.cjs", &[]).trim(), "e4 4 true 20", "a bundle for Node.js");
    let deno = run(&folder, "deno/bin.cjs", &["run", "--no-remote", "--allow-read", "node.js"]);
    assert_eq!(deno.trim(), "e4 4 true 20", "Deno");
    // npm runs no scripts of packages here: this one puts the program of the system in its place.
    run(&folder, "bun/install.js", &[]);
    let bun =
        told(Command::new(folder.join("node_modules/bun/bin/bun.exe")).arg("node.js").current_dir(&folder));
    assert_eq!(bun.trim(), "e4 4 true 20", "Bun");

    write(&folder, "out/site/embed.js", SITE);
    write(&folder, "public/site/embed.js", SITE);
    let (server, browser) = (Server::start(vec![("/", out)]), Browser::start());
    for name in ["esbuild", "rollup", "webpack", "parcel"].into_iter().chain(VITE) {
        says(&browser, name, &server.url(&format!("/{name}/index.html")));
    }
    for vite in VITE {
        let (_server, address) = DevServer::start(&folder, vite);
        browser.wait_until("the dev server answers", || {
            std::net::TcpStream::connect(address.trim_start_matches("http://").trim_end_matches('/')).is_ok()
        });
        says(&browser, &format!("the dev server of {vite}"), &address);
    }
}
