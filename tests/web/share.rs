//! Sharing: links to the game, the position and the lesson, opened on another device; their QR codes as seen by a
//! camera; a game from a link never replaces the own game for good.

use crate::app::key;
use crate::records::english;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn newer_foreign_and_damaged_addresses_are_told_and_change_nothing() {
    let app = english().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    let told = [
        ("#g=2AAAA", "newer Notabene"),
        ("#p=5", "newer Notabene"),
        ("#p=1AAAA", "not complete"),
        ("#p=1%%%", "not complete"),
        ("#x=1AAA", "“x=1AAA”"),
        ("#nowhere", "“nowhere”"),
        ("#<b>here", "here"),
    ];
    for (hash, words) in told {
        app.script("location.hash = arguments[0]", &[hash.into()]);
        app.wait_until(hash, || app.texts(".status.notice .words").iter().any(|text| text.contains(words)))
            .await;
        app.expect("the address", "".to_string(), || {
            app.script("return location.hash", &[]).as_str().unwrap_or("?").to_string()
        })
        .await;
        app.expect_paper(&["e4"]).await;
        app.click("[data-control=first]").await;
        app.wait_until("the notice is gone", || !app.has(".status.notice")).await;
        app.keys(key::END).await;
        app.expect_current(&["e4"]).await;
    }
    // A link whose sign was written in another way still opens.
    app.script("location.hash = '#g%3D1AAAQA'", &[]);
    app.expect_paper(&[]).await;
    assert_eq!(app.console(), [""; 0], "the console");
}
