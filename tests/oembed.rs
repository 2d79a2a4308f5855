//! Programs of others that turn a pasted address into a board (oEmbed), in Node.js.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{places, project::told, server::Server};
use notabene::core::exchange::embed::{Options, code::oembed_files};
use serde_json::{Value, json};
use std::fs;
use std::process::Command;

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
