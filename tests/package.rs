//! The JavaScript package as somebody else gets it: packed by npm, installed into an empty project, and run there in
//! Node.js and in Chrome. The examples of its README are the first programs; what they print has to be what stands
//! under them.
//!
//! Needs the package, npm, TypeScript and Chromium: `cargo xtask test` sees to all of them.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::project::{NAME, Project, told};
use browser::{Browser, PATIENCE, places};
use std::fs;
use std::process::Command;

/// A program of a user, and its expected output.
struct Example {
    code: String,
    prints: String,
}

/// The examples of the README of the package.
fn examples(project: &Project) -> Vec<Example> {
    let readme = project.installed("README.md");
    let mut found = Vec::new();
    for part in readme.split("```js\n").skip(1) {
        let (code, rest) = part.split_once("```\n").expect("an example ends");
        let prints = rest.trim_start().strip_prefix("```text\n").and_then(|rest| rest.split_once("```"));
        let (prints, _) = prints.expect("what an example prints stands under it");
        found.push(Example { code: code.into(), prints: prints.trim().into() });
    }
    assert_eq!(found.len(), 11, "the README has eleven examples");
    found
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_examples_run_in_node_and_chrome() {
    let browser = Browser::start();
    let project = Project::new("examples");
    for (n, Example { code, prints }) in examples(&project).iter().enumerate() {
        let name = format!("example {}", n + 1);
        assert_eq!(&project.node(&format!("node-{n}.mjs"), code), prints, "{name} in Node.js");
        let lines = prints.lines().count();
        let printed = project.chrome(&browser, &format!("chrome-{n}"), code, lines);
        assert_eq!(&printed, prints, "{name} in Chrome");
    }
    assert_eq!(browser.console(), [""; 0]);
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_package_holds_what_it_promises_and_nothing_else() {
    let project = Project::new("files");
    let folder = project.folder.join("node_modules").join(NAME);
    let entries = fs::read_dir(folder).expect("the package is installed");
    let mut names: Vec<_> =
        entries.map(|e| e.expect("an entry").file_name().into_string().unwrap()).collect();
    names.sort();
    let wanted = [
        "LICENCES.txt",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "NOTICE",
        "README.md",
        "annotation.js",
        "board",
        "chess",
        "chess-lite",
        "chess_lite_bg.js",
        "chess_lite_bg.wasm",
        "chess_lite_wasm.js",
        "chessground.d.ts",
        "chessground.js",
        "embed.d.ts",
        "embed.js",
        "ink.d.ts",
        "ink.js",
        "ink_bg.js",
        "ink_bg.wasm",
        "ink_node.js",
        "ink_wasm.js",
        "load.js",
        "methods.js",
        "node.js",
        "notabene.d.ts",
        "notabene.js",
        "notabene_bg.d.ts",
        "notabene_bg.js",
        "notabene_bg.wasm",
        "notabene_wasm.js",
        "package.json",
        "program.js",
        "search.d.ts",
        "search.js",
        "search_bg.js",
        "search_bg.wasm",
        "search_node.js",
        "search_wasm.js",
        "stream.js",
    ];
    assert_eq!(names, wanted);
    let licences = project.installed("LICENCES.txt");
    assert!(licences.contains("wasm-bindgen 0.2") && licences.contains("Permission is hereby granted"));
    let readme = project.installed("README.md");
    assert!(!readme.contains("<!--") && !readme.contains("VERSION"), "{readme}");
    let manifest: serde_json::Value = serde_json::from_str(&project.installed("package.json")).expect("JSON");
    assert_eq!(manifest["name"], NAME);
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(manifest["license"], "MIT OR Apache-2.0");
}

/// Uses of the types, right and wrong ones.
const TYPED: &str = r"
import init, { Game, type GameError, type PlayedMove, type Source } from 'notabene';
import search, { type BestMove, type SearchOptions } from 'notabene/search';
const source: Source = new Uint8Array();
await init(source);
await init(fetch('elsewhere.wasm'));
new Game();
const game = new Game({ game: 'draughts/thai', rules: { huffing: true }, style: { language: 'fr', notation: 'pdn' } });
const played: PlayedMove = game.play('1');
const texts: string[] = game.texts();
const winner: 'white' | 'black' | null | undefined = game.status().outcome?.winner;
const rows: (string | undefined)[] = game.sheet().rows.map((row) => row.white?.text);
const found: number = Game.import('', { language: 'nl' }).games.length;
await search();
const options: SearchOptions = { level: 3, seed: 1 };
const best: BestMove | null = game.best(options);
const score: number | undefined = typeof best?.score === 'number' ? best.score : best?.score.mate;
// @ts-expect-error: there are eight levels
game.best({ level: 9 });
const fault = (error: GameError): string => `${error.kind} ${error.at}`;
game.free();
// @ts-expect-error: a game that nobody plays
new Game({ game: 'draughts/lunar' });
// @ts-expect-error: a move is a text
game.play(3);
// @ts-expect-error: there is no such form
game.export('gif');
console.log(played, texts, winner, rows, found, score, fault);
";

#[test]
#[ignore = "needs target/pkg and TypeScript: run `cargo xtask test`"]
fn the_types_are_right() {
    let project = Project::new("types");
    project.write("typed.mts", TYPED);
    project.write("tree.mts", include_str!("data/package/tree_types.mts"));
    project.write("board.mts", include_str!("data/package/board_types.mts"));
    project.write("ink.mts", include_str!("data/package/ink_types.mts"));
    let mut files = ["tree", "typed", "board", "ink"].map(|name| format!("{name}.mts")).to_vec();
    for (n, example) in examples(&project).iter().enumerate() {
        let file = format!("example-{n}.mts");
        project.write(&file, &example.code);
        files.push(file);
    }
    let compiler = places::npm().join("typescript/bin/tsc");
    let how = [
        "--noEmit",
        "--strict",
        "--noUncheckedIndexedAccess",
        "--exactOptionalPropertyTypes",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--lib",
        "es2022,dom,esnext.disposable",
    ];
    told(Command::new("node").arg(compiler).args(how).args(files).current_dir(&project.folder));
}

/// A project without browser types: the package must not depend on them.
const BARE: &str = r"
import init, { Game, type Source } from 'notabene';
const sources: Source[] = ['elsewhere.wasm', new ArrayBuffer(8), new Uint8Array()];
await init(sources[0]);
const game = new Game({ style: { language: 'fr' } });
game.setStyle({ language: 'nl' });
const language: string | undefined = game.style.language;
const restored: Game = Game.restore(game.export('save'), game.style);
restored.free();
// @ts-expect-error: a number is no program
await init(5);
export { language };
";

/// Explicit resource management, if the types support it.
const USING: &str = r"
import { Game } from 'notabene';
{
  using game = new Game();
  game.play('e4');
}
";

#[test]
#[ignore = "needs target/pkg and TypeScript: run `cargo xtask test`"]
fn the_types_need_no_browser() {
    let project = Project::new("types-bare");
    let compiler = places::npm().join("typescript/bin/tsc");
    for (file, code, lib) in [("bare.mts", BARE, "es2022"), ("using.mts", USING, "es2022,esnext.disposable")]
    {
        project.write(file, code);
        let how = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
        told(
            Command::new("node")
                .arg(&compiler)
                .args(how)
                .args(["--lib", lib, file])
                .current_dir(&project.folder),
        );
    }
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_game_tree_and_its_entries_run_in_node_and_chrome() {
    let (code, prints) =
        (include_str!("data/package/tree.mjs"), include_str!("data/package/tree.txt").trim());
    let (project, browser) = (Project::new("tree"), Browser::start());
    assert_eq!(project.node("tree.mjs", code), prints, "in Node.js");
    assert_eq!(project.chrome(&browser, "tree-page", code, prints.lines().count()), prints, "in Chrome");
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_record_is_loaded_at_once_as_its_moves_are_played() {
    let (code, prints) = (include_str!("data/package/chess.mjs"), include_str!("data/package/chess.txt"));
    let project = Project::new("chess");
    assert_eq!(project.node("chess.mjs", code), prints.trim());
    let lite = code.replace("notabene/chess", "notabene/chess-lite");
    assert_eq!(project.node("lite.mjs", &lite), prints.trim(), "chess alone");
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn chess_alone_is_the_same_as_over_the_whole_program() {
    let (code, prints) =
        (include_str!("data/package/lite.mjs"), include_str!("data/package/lite.txt").trim());
    let (project, browser) = (Project::new("lite"), Browser::start());
    assert_eq!(project.node("lite.mjs", code), prints, "in Node.js");
    assert_eq!(project.chrome(&browser, "lite-page", code, prints.lines().count()), prints, "in Chrome");
}

/// Calls with invalid values.
const HOSTILE: &str = include_str!("data/package/hostile.mjs");

/// The answers to them.
const REFUSED: &str = include_str!("data/package/hostile.txt");

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn hostile_arguments_are_told_and_harm_no_game() {
    let project = Project::new("hostile");
    assert_eq!(project.node("hostile.mjs", HOSTILE), REFUSED.trim(), "in Node.js");
    let browser = Browser::start();
    let lines = REFUSED.lines().count();
    assert_eq!(project.chrome(&browser, "hostile-page", HOSTILE, lines), REFUSED.trim(), "in Chrome");
}

/// The fewest frames while fifty megabytes are read: a page that is kept waiting draws none. How smooth it is, is printed.
const FRAMES: f64 = 20.0;

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn fifty_megabytes_are_read_while_the_page_goes_on() {
    let (project, browser) = (Project::new("smooth"), Browser::start());
    let code = include_str!("data/package/smooth.mjs");
    let begun = std::time::Instant::now();
    project.chrome(&browser, "smooth", code, 1);
    let said = || browser.script("return said", &[]);
    while said().as_array().is_none_or(|lines| lines.len() < 4) {
        assert!(begun.elapsed() < PATIENCE * 6, "after {:?}: {}", begun.elapsed(), said());
    }
    let lines = browser::strings(&said());
    assert_eq!([&lines[1], &lines[3]], ["true 0 true true", "enough true true"]);
    let numbers: Vec<f64> = lines[2].split(' ').filter_map(|number| number.parse().ok()).collect();
    let [games, seconds, frames, long, longest] = numbers[..] else { panic!("{lines:?}") };
    println!(
        "50 MB, {games} games: {seconds} s, {frames} frames, {long} long tasks, the longest {longest} ms"
    );
    assert!(frames > FRAMES, "the page has time between the pieces");
}

/// True for lines that need no comment: members of a self-explanatory type, and continued lines.
fn needs_no_comment(line: &str) -> bool {
    let first = line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let ends = line.starts_with(['}', '|', '/', '*']) || line.is_empty();
    ends || !(line.starts_with("export ") || line.contains(':') || line.contains('(')) || first == "import"
}

/// Members that wasm-bindgen writes without a comment; `notabene.d.ts` declares both again, with one.
const COMMENTED_ELSEWHERE: [&str; 2] = ["free(): void;", "[Symbol.dispose](): void;"];

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn everything_in_the_types_is_explained() {
    let project = Project::new("docs");
    for (file, elsewhere) in [
        ("notabene.d.ts", &[][..]),
        ("notabene_bg.d.ts", &COMMENTED_ELSEWHERE),
        ("search.d.ts", &[]),
        ("ink.d.ts", &[]),
        ("chess/index.d.ts", &[]),
        ("chess-lite/index.d.ts", &[]),
        ("chessground.d.ts", &[]),
        ("embed.d.ts", &[]),
        ("board/index.d.ts", &[]),
        ("board/react.d.ts", &[]),
    ] {
        let types = project.installed(file);
        let (mut before, mut inside) = ("", false);
        for line in types.lines().map(str::trim) {
            let comment = inside || line.starts_with("/*");
            inside = comment && !line.ends_with("*/");
            if !comment && !needs_no_comment(line) && !elsewhere.contains(&line) {
                assert!(before.ends_with("*/"), "{file}: nothing explains: {line}");
            }
            before = if line.is_empty() { before } else { line };
        }
        assert!(!types.contains("InitOutput") && !types.contains("__wbg"), "no inner parts in the types");
        assert!(!types.contains("function start"), "the start of the program is no part of the types");
    }
}

/// A module that makes the program panic.
const PANIC: &str = include_str!("data/package/panic.mjs");

/// A program that survives a breakdown: what it does is printed step by step.
const BREAKDOWN: &str = include_str!("data/package/breakdown.mjs");

const SURVIVED: &str = "1. e4
true panicked RuntimeError 0
true true
true panicked RuntimeError 0
true panicked RuntimeError 0
true panicked RuntimeError 0
true panicked RuntimeError 0
1. d4 d5 21
true panicked RuntimeError 0
true panicked RuntimeError 0
1. e4 | 1. d4 d5
true panicked RuntimeError 0
c4";

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_breakdown_is_told_and_survived() {
    let project = Project::new("breakdown");
    project.write("panic.mjs", PANIC);
    assert_eq!(project.node("breakdown.mjs", BREAKDOWN), SURVIVED, "in Node.js");
    let browser = Browser::start();
    let lines = SURVIVED.lines().count();
    assert_eq!(project.chrome(&browser, "breakdown-page", BREAKDOWN, lines), SURVIVED, "in Chrome");
}

/// Games of a stopped instance are collected after the restart: games of the new instance at the same addresses
/// of its memory must survive.
const COLLECTED: &str = include_str!("data/package/collected.mjs");

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn games_lost_in_a_panic_free_nothing_of_the_next_instance() {
    let project = Project::new("collected");
    project.write("panic.mjs", PANIC);
    project.write("collected.mjs", COLLECTED);
    let mut node = Command::new("node");
    assert_eq!(
        told(node.args(["--expose-gc", "collected.mjs"]).current_dir(&project.folder)).trim(),
        "panicked\n1"
    );
}

/// A stack overflow inside a call. It is no panic, and the package does not trust its memory either.
const NO_STACK: &str = r"
import init, { Game } from 'notabene';
await init();
const game = new Game();
const kinds = new Set();
const deep = () => {
  try {
    deep();
  } catch {
    try {
      game.explain('e4');
    } catch (error) {
      kinds.add(error.kind ?? error.name);
    }
  }
};
deep();
await init();
console.log([...kinds].sort().join(' '), new Game().play('e4').text);
";

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_call_without_stack_is_survived() {
    let said = Project::new("stack").node("stack.mjs", NO_STACK);
    // Whether the stack ends outside or inside the program depends on the machine; either way it goes on.
    assert!(["RangeError e4", "panicked e4", "RangeError panicked e4"].contains(&said.as_str()), "{said}");
}

/// Ways to load the program, good and bad ones.
const LOADED: &str = r"
import init, { Game } from './node_modules/notabene/notabene.js';
import { readFile } from 'node:fs/promises';
try {
  new Game();
} catch (error) {
  console.log('before init:', error.kind);
}
await init(new Uint8Array([1, 2, 3])).catch((error) => console.log(error.name));
await init(Promise.reject(new Error('no file'))).catch((error) => console.log(error.message));
const bytes = await readFile('node_modules/notabene/notabene_bg.wasm');
await init(new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } }));
console.log(new Game().play('e4').text);
console.log(Game.games().length);
";

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_program_is_loaded_from_where_it_is_wanted() {
    let said = Project::new("loaded").node("loaded.mjs", LOADED);
    assert_eq!(said, "before init: not_started\nCompileError\nno file\ne4\n21");
}

/// Without `import`: since Node.js 20.19 and 22.12 `require` takes modules that wait for nothing.
const REQUIRED: &str = r"
const { Chess } = require('notabene/chess');
const lite = new (require('notabene/chess-lite').Chess)();
const { default: init, Game, initSync } = require('notabene');
const chess = new Chess();
chess.loadPgn('1. e4 e5');
console.log(chess.undo().san, typeof initSync, lite.moves().length);
init().then(() => console.log(new Game().play('e4').text));
";

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn scripts_of_commonjs_require_it() {
    assert_eq!(Project::new("required").node("required.cjs", REQUIRED), "e5 function 20\ne4");
}

/// Searches: levels, options and wrong ones, every game, darts, the end of a game, and games without the entry.
const SEARCHED: &str = include_str!("data/package/search.mjs");

/// The answers to them.
const FOUND: &str = include_str!("data/package/search.txt");

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_search_is_an_entry_of_its_own() {
    let project = Project::new("search");
    assert_eq!(project.node("search.mjs", SEARCHED), FOUND.trim(), "in Node.js");
    let browser = Browser::start();
    let lines = FOUND.lines().count();
    assert_eq!(project.chrome(&browser, "search-page", SEARCHED, lines), FOUND.trim(), "in Chrome");
}

/// Readings of ink: strokes in every form, letters, copied lines, and hostile ones.
const INK: &str = include_str!("data/package/ink.mjs");

/// The answers to them.
const READ: &str = include_str!("data/package/ink.txt");

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn ink_is_read_by_an_entry_of_its_own() {
    let project = Project::new("ink");
    assert_eq!(project.node("ink.mjs", INK), READ.trim(), "in Node.js");
    let browser = Browser::start();
    let lines = READ.lines().count();
    assert_eq!(project.chrome(&browser, "ink-page", INK, lines), READ.trim(), "in Chrome");
}
