//! The npm package `notabene-embed`, served from another origin as a CDN of npm does.

use crate::browser::{places, server::Server};
use crate::embed::Site;
use serde_json::Value;

/// Where CDNs put a package.
const FOLDER: &str = "/npm/notabene-embed@0.1.0/";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_board_is_loaded_from_a_cdn_by_one_line() {
    let cdn = Server::start_cdn(vec![(FOLDER, places::embed_package())]);
    let site = Site::open("/host/blank.html");
    assert_ne!(site.origin(), cdn.origin());
    site.add(&format!("<script type=module src='{}'></script>", cdn.url(&[FOLDER, "embed.js"].concat())));
    site.add("<notabene-board id=plain moves='1. e4 e5 2. Nf3' language=fr>1. e4 e5 2. Nf3</notabene-board>");
    site.add(
        "<notabene-board id=whole comments=inline show-clocks=true show-header=true pgn='[White \"Anna\"] [Black \"Bo\"] 1. e4 {A good square.} e5 *'>1. e4 e5</notabene-board>",
    );
    site.expect_board("#plain");
    site.expect_board("#whole");
    let text = |board: &str, css: &str| {
        let read =
            format!("return [...root.querySelectorAll(`{css}`)].map((e) => e.textContent.trim()).join(' ')");
        site.in_board(board, &read)
    };
    assert_eq!(text("#plain", ".sheet .move"), Value::from("e4 e5 Cf3"));
    site.wait_until("the viewer is there", || {
        site.in_board("#whole", "return root.textContent")
            .as_str()
            .is_some_and(|text| text.contains("A good square.") && text.contains("Anna"))
    });
    site.shot("embed-cdn");
    let answers = cdn.answers();
    assert!(answers.iter().any(|(path, _)| path.ends_with(".wasm")), "{answers:?}");
    assert!(answers.iter().all(|(path, status)| path.starts_with(FOLDER) && *status == 200), "{answers:?}");
    assert_eq!(site.console(), [""; 0], "the console");
}
