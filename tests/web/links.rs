//! Links with a whole game in them: there and back, and what damaged ones do.

use crate::app::{App, key};
use crate::records::{RICH, english, expect_closed, open_text, saved};
use wasm_bindgen_test::*;

/// The link that the page copies.
async fn copied(app: &App) -> String {
    app.give_clipboard();
    app.click("[data-control=records]").await;
    app.click("[data-do=copy-link]").await;
    app.expect("the answer", "Copied", || app.text(".keep .copied")).await;
    app.close_dialog().await;
    app.copied().await
}

#[wasm_bindgen_test]
async fn a_link_brings_the_same_game_to_a_fresh_page() {
    let app = english().await;
    open_text(&app, RICH).await;
    expect_closed(&app).await;
    app.keys(key::RIGHT).await;
    app.expect_current(&["e4!0:59:50"]).await;
    let (link, pgn) = (copied(&app).await, saved(&app).await);
    let (_, hash) = link.split_once('#').expect("a link");
    assert!(hash.starts_with("g=1"), "{link}");
    let app = english().await;
    app.visit(&["#", hash].concat()).await;
    app.find(".piece").await;
    app.expect_current(&["e4!0:59:50"]).await;
    app.expect("the address", "", || {
        app.script("return location.hash", &[]).as_str().unwrap_or("?").to_string()
    })
    .await;
    assert_eq!(saved(&app).await, pgn);
    app.click("[data-control=last]").await;
    app.expect_current(&["a6"]).await;
    app.reload().await;
    app.find(".piece").await;
    app.expect_current(&["a6"]).await;
    assert_eq!(saved(&app).await, pgn, "after a reload");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn a_link_in_the_field_is_opened_too() {
    let app = english().await;
    app.tap_squares(&["e2", "e4", "c7", "c5"]).await;
    app.expect_paper(&["e4", "c5"]).await;
    let link = copied(&app).await;
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4"]).await;
    open_text(&app, &link).await;
    expect_closed(&app).await;
    app.expect_paper(&["e4", "c5"]).await;
    open_text(&app, &link[..link.len() - 3]).await;
    app.wait_until("the damage is told", || {
        app.texts(".problems li").iter().any(|t| t.contains("not complete"))
    })
    .await;
    app.close_dialog().await;
    app.expect_paper(&["e4", "c5"]).await;
    let record = "[Site \"https://example.org/#g=1AAAA\"]\n\n1. d4 d5 *\n";
    open_text(&app, record).await;
    expect_closed(&app).await;
    app.expect_paper(&["d4", "d5"]).await;
}

#[wasm_bindgen_test]
async fn damaged_links_leave_the_game_untouched() {
    let app = english().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    let long = ["1", &"A".repeat(200_000)].concat();
    let noise = ["1", &"zQ_-9x".repeat(20_000)].concat();
    for packed in ["", "1", "1%%%", "9AAAA", "1é€", "%F0%9F", "1AQ<script>", &long, &noise] {
        app.script("location.hash = '#g=' + arguments[0]", &[packed.into()]);
        app.expect_notice().await;
        let notice = app.text(".status.notice .words");
        assert!(notice.contains("link"), "{notice}");
        app.expect("the address", "", || {
            app.script("return location.hash", &[]).as_str().unwrap_or("?").to_string()
        })
        .await;
        app.expect_paper(&["e4"]).await;
        app.click("[data-control=first]").await;
        app.wait_until("the notice is gone", || !app.has(".status.notice")).await;
        app.click("[data-control=last]").await;
        app.expect_current(&["e4"]).await;
    }
    app.visit("#g=1%%%").await;
    app.reload().await;
    app.expect_paper(&["e4"]).await;
    assert_eq!(app.console(), [""; 0], "the console");
}
