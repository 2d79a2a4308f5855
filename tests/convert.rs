//! The program that turns boards of other viewers into ours (`www/convert/`), in Node.js: pages and what becomes of them. And
//! programs of others that turn a pasted address into a board (oEmbed).
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{places, project::told, server::Server};
use notabene::core::exchange::embed::{Options, code::oembed_files};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn convert(arguments: &[&str], folder: &Path) -> Output {
    let program = root().join("www/convert/convert_embeds.mjs");
    let mut node = Command::new("node");
    node.arg(program).args(arguments).current_dir(folder).output().expect("Node.js runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
#[ignore = "needs Node.js: run `cargo xtask test`"]
fn pages_are_converted_and_the_rest_stays() {
    let mut count = 0;
    for entry in fs::read_dir(root().join("tests/data/convert")).expect("the pages") {
        let path = entry.expect("a page").path();
        let Some(name) =
            path.file_name().and_then(|name| name.to_str()).filter(|name| !name.ends_with(".expected"))
        else {
            continue;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let copy = folder.path().join(name);
        fs::copy(&path, &copy).expect("a copy");
        let before = fs::read_to_string(&path).expect("a page");
        let wanted = fs::read_to_string(path.with_file_name(format!("{name}.expected"))).expect("its result");
        let (text, report) = wanted.split_once("---- ").expect("the report stands behind the page");
        let report = format!("{name}: {}", report.replace("\nline ", "\n  line ").trim_end());
        // Nothing is written unless it is asked for.
        assert_eq!(said(&convert(&[name], folder.path())).trim_end(), report, "{name}");
        assert_eq!(fs::read_to_string(&copy).expect("the page"), before, "{name}");
        let output = convert(&["--write", name], folder.path());
        assert_eq!(output.status.code(), Some(i32::from(!report.contains(" 0 not converted"))), "{name}");
        assert_eq!(fs::read_to_string(&copy).expect("the page"), text, "{name}");
        let kept = fs::read_to_string(folder.path().join(format!("{name}.before")));
        assert_eq!(kept.ok(), (text != before).then_some(before), "{name}");
        // Boards of ours are left alone.
        let again = said(&convert(&[name], folder.path()));
        assert!(again.contains(": 0 converted"), "{again}");
        count += 1;
    }
    assert!(count >= 7, "{count}");
}

/// A page in Latin-1 would lose its accents; a page in UTF-8 is copied byte by byte, with its mark at the start.
#[test]
#[ignore = "needs Node.js: run `cargo xtask test`"]
fn bytes_of_pages_are_not_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = |start: &[u8], word: &[u8]| {
        let board = b"<div class=\"lpv\">1. e4</div>\r\n".to_vec();
        [start, b"<p>", word, b"</p>\r\n", board.as_slice()].concat()
    };
    let latin = page(b"", b"\xe9t\xe9");
    let utf = page(b"\xef\xbb\xbf", "\u{e9}t\u{e9} \u{fffd}".as_bytes());
    fs::write(folder.path().join("latin.html"), &latin).expect("a page");
    fs::write(folder.path().join("utf.html"), &utf).expect("a page");
    let output = convert(&["--write", "latin.html", "utf.html"], folder.path());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        said(&output).trim_end(),
        "latin.html: not converted: not UTF-8\nutf.html: 1 converted, 0 not converted"
    );
    let read = |name: &str| fs::read(folder.path().join(name)).ok();
    assert_eq!(read("latin.html").as_ref(), Some(&latin));
    assert_eq!(read("latin.html.before"), None);
    assert_eq!(read("utf.html.before").as_ref(), Some(&utf));
    let written = read("utf.html").expect("the page");
    assert!(written.starts_with(b"\xef\xbb\xbf<p>\xc3\xa9t\xc3\xa9 \xef\xbf\xbd</p>\r\n"), "{written:?}");
}

#[test]
#[ignore = "needs Node.js: run `cargo xtask test`"]
fn wrong_calls_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    for wrong in [&[][..], &["--right", "page.html"], &["--home"]] {
        assert_eq!(convert(wrong, folder.path()).status.code(), Some(2), "{wrong:?}");
    }
    // A copy that is there is not lost.
    let page = "<div id=\"a\"></div><script>PGNV.pgnView('a', { pgn: '1. e4' });</script>\n";
    fs::write(folder.path().join("a.html"), page).expect("a page");
    fs::write(folder.path().join("a.html.before"), "older").expect("a copy");
    assert!(!convert(&["--write", "a.html"], folder.path()).status.success());
    assert_eq!(fs::read_to_string(folder.path().join("a.html")).expect("the page"), page);
    let home = said(&convert(&["--home", "https://club.example/n\"", "a.html"], folder.path()));
    assert!(home.contains("1 converted"), "{home}");
}

/// Texts that are no good script: read to their end, without running anything.
#[test]
#[ignore = "needs Node.js: run `cargo xtask test`"]
fn hostile_pages_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let deep = format!("<div id=a></div><script>PGNV.pgnView('a', {}", "[".repeat(20_000));
    let pages = [
        deep + "</script>",
        "<script>".to_string() + &"PGNV.pgnView('".repeat(1_000) + "</script>",
        "<div id='a".repeat(2_000),
        "[pgnv ".repeat(2_000),
        format!("<script>const a = '{}';</script>", "\\u{110000}\\x".repeat(5_000)),
        "<div id=\"a\"></div><script>PGNV.pgnView('a', { __proto__: { pgn: 'x' }, pgn: process.exit(7) });</script>".into(),
    ];
    for (n, page) in pages.iter().enumerate() {
        fs::write(folder.path().join("a.html"), page).expect("a page");
        let output = convert(&["a.html"], folder.path());
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{n}: {code:?} {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Asks programs that know oEmbed about an address, and prints their answers.
const PASTED: &str = "
import { extract } from '@extractus/oembed-extractor';
import { unfurl } from 'unfurl.js';
const address = process.argv[1];
console.log(JSON.stringify([await extract(address), (await unfurl(address)).oEmbed]));
";

#[test]
#[ignore = "needs Node.js and what npm fetches: run `cargo xtask test`"]
fn pasted_addresses_become_frames_in_programs_of_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(vec![("/games/", folder.path().into())]);
    let mut options = Options::default();
    options.set("pgn", "[White \"Ren\u{e9}e O’Hara\"]\n\n1. e4 {<b>&amp;</b>} e5 *").expect("a game");
    options.set("show-header", "auto").expect("an option");
    let title = "Ren\u{e9}e’s \"best\" <game> & more";
    let (home, at) = (server.url("/club/"), server.url("/games/"));
    let [page, answer] = oembed_files(&options, &home, &at, "final", title);
    fs::write(folder.path().join("final.html"), page).expect("the page");
    fs::write(folder.path().join("final.json"), &answer).expect("the answer");
    let mut node = Command::new("node");
    node.args(["--input-type=module", "--eval", PASTED]).arg(format!("{at}final.html"));
    let said: Value = serde_json::from_str(&told(node.current_dir(places::npm()))).expect("JSON");
    let wanted: Value = serde_json::from_str(&answer).expect("JSON");
    for name in ["version", "type", "provider_name", "title", "width", "height"] {
        assert_eq!(said[0][name], wanted[name], "@extractus/oembed-extractor: {name}");
        assert_eq!(said[1][name], wanted[name], "unfurl.js: {name}");
    }
    assert_eq!(wanted["title"], json!(title));
    assert_eq!(said[0]["html"], wanted["html"]);
    // This one resolves references in JSON, too: the address stands before all else, and is whole.
    let [frame, found] = [&wanted, &said[1]].map(|all| all["html"].as_str().expect("a frame"));
    let (address, _) = frame.split_once(" title=").expect("a title behind the address");
    assert!(found.starts_with(&address.replace("&amp;", "&")), "{found}");
}
