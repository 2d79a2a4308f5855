//! Speed of the JavaScript package in Chrome, compared with chessops, chess.js and rapid-draughts: `cargo xtask bench`.
//!
//! Asserts equal moves of all libraries; speeds are only printed.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{Browser, places, server::Server};
use serde_json::json;

#[test]
#[ignore = "takes a while and needs the peers: run `cargo xtask bench`"]
fn speed_in_the_browser() {
    // Paths as in the repository, so that the page can be opened by hand from any server of its root.
    let server = Server::start(vec![
        ("/benches/web/", places::bench()),
        ("/target/pkg/", places::package()),
        ("/target/npm/node_modules/", places::npm()),
        ("/data/", places::data()),
    ]);
    let browser = Browser::start();
    browser.goto(&server.url("/benches/web/"));
    browser.wait_until("the page has started", || browser.script("return !!window.result", &[]) == true);
    let result = browser.script_later("window.result.then(done);", &[]);
    assert_eq!(result["failed"], json!(null), "{result}");
    assert_eq!(result["problems"], json!([]), "the programs disagree about moves");
    println!("{} positions; units a second, and how many times the peer", result["positions"]);
    for row in result["table"].as_array().expect("a table") {
        let cells = browser::strings(row);
        println!(
            "{:<46} Notabene {:>9}   chessops {:>18}   chess.js {:>18}",
            cells[0], cells[1], cells[2], cells[3]
        );
    }
    for row in result["draughts"].as_array().expect("a table") {
        let cells = browser::strings(row);
        println!("{:<46} Notabene {:>9}   rapid-draughts {:>18}", cells[0], cells[1], cells[2]);
    }
}
