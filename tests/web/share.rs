//! Sharing: links to the game, the position and the lesson, opened on another device; their QR codes as seen by a
//! camera; a game from a link never replaces the own game for good.

use crate::app::key;
use crate::records::english;
use notabene::core::exchange::share::{self, BoardView, ShareKind};
use notabene::core::game::registry;
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

#[wasm_bindgen_test]
async fn the_window_closes_with_the_page_whose_link_it_shows() {
    let app = english().await;
    app.script("location.hash = '#learn/notation/L01'", &[]);
    app.find(".lesson-head [data-do=share]").await;
    app.click(".lesson-head [data-do=share]").await;
    app.find("dialog[open] .sharing").await;
    app.script("history.back()", &[]);
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
}

#[wasm_bindgen_test]
async fn whoever_comes_to_a_game_by_link_is_asked_for_a_name_once() {
    let mut game = registry::chess();
    game.begin_correspondence("abcdefgh", "Anna", "");
    assert!(game.play_id("d2d4"));
    let link = share::write(&game, ShareKind::Game, BoardView::default());
    let app = english().await;
    app.script("location.hash = arguments[0]", &[link.into()]);
    app.find(".own-name input").await;
    let write = "const field = document.querySelector('.own-name input'); field.value = 'Ben';
        field.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(write, &[]);
    app.wait_until("the question is gone", || !app.has(".own-name")).await;
    assert!(app.texts("p").iter().any(|text| text.contains("Anna – Ben")));
}
