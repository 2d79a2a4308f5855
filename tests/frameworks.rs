//! The examples of `docs/examples`: a board in a page with nothing else, with React, with Vue and with Svelte. Each is built by Vite
//! with the packed package, and a game is played in it by pointer and keys.
//!
//! Needs the package, npm and Chromium: `cargo xtask test` sees to all of them. The libraries come from the registry of npm
//! in the versions of the lock file.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::project::{installed, npm, told};
use browser::server::Server;
use browser::{Browser, Point, Pointer, key, places};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The examples, each a folder and a page.
const EXAMPLES: [&str; 4] = ["plain", "react", "vue", "svelte"];
/// The board of the page.
const BOARD: &str = "document.querySelector('notabene-field-board')";

/// Installs the libraries and the packed package beside the examples, and builds all.
fn built() -> PathBuf {
    let folder = installed("frameworks", &examples());
    npm(&folder, &["run", "build"]);
    folder
}

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/examples")
}

/// The middle of a field.
#[track_caller]
fn at(browser: &Browser, field: &str) -> Point {
    let frame = browser.script(
        &format!(
            "const board = {BOARD};
            const cell = board.shadowRoot.querySelector(`[data-cell=\"${{board.fields.indexOf(arguments[0])}}\"]`);
            const {{ left, top, width, height }} = cell.getBoundingClientRect();
            return [left + width / 2, top + height / 2]"
        ),
        &[field.into()],
    );
    let axis = |n: usize| frame[n].as_f64().expect("a place");
    Point { x: axis(0), y: axis(1) }
}

/// Plays the beginning of a game in an example.
#[track_caller]
fn play(browser: &Browser, name: &str) {
    let written = |moves: &str| {
        let text = || browser.script("return document.querySelector('[role=status]').textContent", &[]);
        browser
            .expect(&format!("{name}: the moves"), moves, || text().as_str().unwrap_or_default().to_string());
    };
    browser.wait_until(&format!("the board of {name} is drawn"), || {
        browser.script(&format!("return {BOARD}?.destinations?.size > 0 && {BOARD}.fields.length"), &[]) == 64
    });
    browser.tap(Pointer::Mouse, at(browser, "e2"));
    browser.tap(Pointer::Mouse, at(browser, "e4"));
    written("1. e4");
    // Two fields down with the keys.
    browser.script(&format!("{BOARD}.focusField('e7')"), &[]);
    browser.keys(&[key::ENTER, key::DOWN, key::DOWN, key::ENTER].concat());
    written("1. e4 e5");
    browser.drag(Pointer::Mouse, at(browser, "g1"), at(browser, "g3"));
    written("1. e4 e5");
    browser.drag(Pointer::Touch, at(browser, "g1"), at(browser, "f3"));
    written("1. e4 e5 2. Nf3");
    let position = browser.script(&format!("return {BOARD}.position.split(' ')[0]"), &[]);
    assert_eq!(position, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "{name}");
}

/// A use of the element in JSX, right and wrong.
const JSX: &str = "import type {} from 'notabene/board/react';
export const right = <notabene-field-board
  className=\"wide\" position={null} destinations={new Map([['e2', ['e4']]])} lastMove={['e2', 'e4']}
  onnotabene-move={(event) => console.log(event.detail.from)}
/>;
// @ts-expect-error: there are two sides
export const wrong = <notabene-field-board orientation=\"left\" />;
";

#[test]
#[ignore = "needs target/pkg and the registry of npm: run `cargo xtask test`"]
fn a_game_is_played_in_every_framework() {
    let folder = built();
    fs::write(folder.join("types.tsx"), JSX).expect("a file of the project");
    let compiler = places::npm().join("typescript/bin/tsc");
    let how = ["--noEmit", "--strict", "--jsx", "react-jsx", "--module", "nodenext", "--target", "es2022"];
    let types = ["--types", "react", "--lib", "es2022,dom,dom.iterable", "types.tsx"];
    told(Command::new("node").arg(compiler).args(how).args(types).current_dir(&folder));
    let (server, browser) = (Server::start(vec![("/site/", folder.join("dist"))]), Browser::start());
    for name in EXAMPLES {
        browser.goto(&server.url(&format!("/site/{name}/index.html")));
        play(&browser, name);
        assert_eq!(browser.foreign_requests(&server.origin()), [""; 0], "{name}");
    }
    assert_eq!(browser.console(), [""; 0]);
}
