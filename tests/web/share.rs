//! Sharing: links to the game, the position and the lesson, opened on another device; their QR codes as seen by a
//! camera; a game from a link never replaces the own game for good.

use crate::app::App;
use crate::app::key;
use crate::records::english;
use wasm_bindgen_test::*;

/// Opens the window.
async fn share(app: &App) {
    app.click("[data-control=records]").await;
    app.click("dialog[open] [data-do=share]").await;
    app.find("dialog[open] .sharing").await;
}

#[wasm_bindgen_test]
async fn the_own_game_is_kept_when_a_link_is_opened() {
    let app = english().await;
    app.tap_squares(&["d2", "d4"]).await;
    app.expect_paper(&["d4"]).await;
    app.visit("#g=1AAAQA").await;
    app.expect_paper(&[]).await;
    app.wait_until("the way back is offered", || app.has(".came-bar [data-do=back-own]")).await;
    app.expect("the notice", "This came with the link. Your own game is kept.".to_string(), || {
        app.text(".status .words")
    })
    .await;
    app.click("[data-do=back-own]").await;
    app.expect_paper(&["d4"]).await;
    assert!(!app.has(".came-bar"));
    // Again, with a reload before the way back.
    app.script("location.hash = '#g=1AAAQA'", &[]);
    app.expect_paper(&[]).await;
    app.reload().await;
    app.find(".piece").await;
    app.expect_paper(&[]).await;
    app.tap_squares(&["c2", "c4"]).await;
    app.expect_paper(&["c4"]).await;
    // It is in the list of all games, to which the window links; so is the continued game of the link.
    share(&app).await;
    app.click("dialog[open] .sharing a[href='#games']").await;
    app.wait_until("both are in the list", || app.count("main.my-games ul li .name") == 2).await;
    app.script("document.querySelectorAll('main.my-games ul li .name')[1].click()", &[]);
    app.expect_paper(&["d4"]).await;
    // By keyboard: the way back, then the bar closed.
    app.script("location.hash = '#g=1AAAQA'", &[]);
    app.find(".came-bar").await;
    app.script("document.querySelector('[data-do=bar-close]').focus()", &[]);
    app.keys(key::ENTER).await;
    app.wait_until("the bar is gone", || !app.has(".came-bar")).await;
    assert_eq!(app.script("return document.activeElement.getAttribute('role')", &[]), "gridcell");
    assert_eq!(app.console(), [""; 0], "the console");
}

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
