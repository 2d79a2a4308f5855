//! Sharing: links to the game, the position and the lesson, opened on another device; their QR codes as seen by a
//! camera; a game from a link never replaces the own game for good.

use crate::app::{App, key};
use crate::learn::GOOD;
use crate::records::english;
use notabene::core::exchange::qr;
use notabene::core::exchange::share::{BoardView, ShareKind, write};
use notabene::core::game::registry;
use notabene::study::builder::for_pupils;
use serde_json::Value;
use wasm_bindgen_test::*;

/// Opens the window.
async fn share(app: &App) {
    app.click("[data-control=records]").await;
    app.click("dialog[open] [data-do=share]").await;
    app.find("dialog[open] .sharing").await;
}

/// The link in the window.
fn shown(app: &App) -> String {
    app.property("dialog[open] .sharing input[name=link]", "value")
}

/// Waits until the square code is that of a link: what a camera reads, the end-to-end tests see.
async fn expect_code(app: &App, link: &str) {
    let code = qr::code(link).expect("a code").path;
    let drawn = || app.attribute("dialog[open] .squares path:last-of-type", "d");
    app.expect("the square code", Some(code), drawn).await;
}

/// Opens a link on another device, whose owner speaks English.
async fn opened(link: &str) -> App {
    let other = english().await;
    let (_, hash) = link.split_once('#').expect("a link");
    other.visit(&["#", hash].concat()).await;
    other
}

/// The number of fields of the board of the game.
fn fields(app: &App) -> usize {
    app.count("main:not(.hidden) .grid [role=gridcell]")
}

/// A kept text.
fn stored(app: &App, name: &str) -> Value {
    app.script("return localStorage.getItem('notabene.1.' + arguments[0])", &[name.into()])
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
    let link = write(&game, ShareKind::Game, BoardView::default());
    let app = english().await;
    app.script("location.hash = arguments[0]", &[link.into()]);
    app.find(".own-name input").await;
    let write = "const field = document.querySelector('.own-name input'); field.value = 'Ben';
        field.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(write, &[]);
    app.wait_until("the question is gone", || !app.has(".own-name")).await;
    assert!(app.texts("p").iter().any(|text| text.contains("Anna – Ben")));
}

#[wasm_bindgen_test]
async fn a_position_of_any_game_opens_alone() {
    // Three moves of each.
    let games = [
        ("chess", "1AAAqVLyM"),
        ("chess960", "1DgTk3MTi1sTc5F7g4ODg4ODg4F5wXnBecF5wXqCgoKCgoKCgXqSchKKWhJykQO5AlqLW4kBaQGBAYgFSpeRg"),
        ("draughts/russian", "1KAAtayM"),
        ("scharten-loud", "1GAArKyuRg"),
    ];
    for (game, packed) in games {
        let app = english().await;
        app.visit(&["#g=", packed].concat()).await;
        app.wait_until("the moves are there", || app.count(".sheet .move") == 3).await;
        let before = fields(&app);
        share(&app).await;
        app.pick("dialog[open] select[name=what]", "1").await;
        app.pick("dialog[open] select[name=orientation]", "black").await;
        app.wait_until("the position", || shown(&app).contains("#p=1")).await;
        let link = shown(&app);
        assert!(link.contains("#p=1") && link.contains("&orientation=black"), "{game}: {link}");
        expect_code(&app, &link).await;
        app.close_dialog().await;
        let other = opened(&link).await;
        other.wait_until("the game is there", || other.kept().contains(game) || game == "chess").await;
        other.expect(game, before, || fields(&other)).await;
        assert_eq!(other.count(".sheet .move"), 0, "{game}: no moves");
        assert!(stored(&other, "settings").to_string().contains("flipped=true"));
    }
}

#[wasm_bindgen_test]
async fn a_lesson_and_an_exercise_are_shared_from_where_they_are_read() {
    let app = App::lessons("en", "notation/L05").await;
    let mut links = Vec::new();
    for (page, parts) in [("notation/L05", ["0", "1"]), ("notation/L05/L05-2", ["1", "0"])] {
        app.learn(page).await;
        app.click(".lesson-head [data-do=share]").await;
        app.find("dialog[open] .sharing").await;
        for (what, ending) in parts.into_iter().zip(["#learn/notation/L05", "#learn"]) {
            let ending =
                if page.ends_with('2') && what == "0" { "#learn/notation/L05/L05-2" } else { ending };
            app.pick("dialog[open] select[name=what]", what).await;
            app.wait_until(ending, || shown(&app).ends_with(ending)).await;
            let link = shown(&app);
            expect_code(&app, &link).await;
            links.push((link, ending));
        }
        assert!(!app.has("dialog[open] select[name=at]"), "a lesson has no moves to choose");
        app.close_dialog().await;
    }
    for (link, ending) in links {
        let other = opened(&link).await;
        let there = if ending == "#learn" { ".all-courses" } else { ".lesson-text h1" };
        other.find(there).await;
        assert_eq!(other.console(), [""; 0], "the console");
    }
}

#[wasm_bindgen_test]
async fn the_course_of_a_teacher_goes_along_as_a_whole() {
    let app = App::lessons("en", "").await;
    app.script("document.querySelector('details.own').open = true", &[]);
    app.script("document.querySelector('textarea[name=course]').value = arguments[0]", &[GOOD.into()]);
    app.click("[data-do=add-course]").await;
    app.find(".own .note").await;
    app.script("location.hash = '#learn/own1/K1'", &[]);
    app.find(".lesson-text h1").await;
    app.click(".lesson-head [data-do=share]").await;
    app.wait_until("the course is packed", || shown(&app).contains("#c=1")).await;
    let link = shown(&app);
    app.click("[data-do=code-size]").await;
    app.find("dialog[open] .code.large").await;
    expect_code(&app, &link).await;
    app.click("[data-do=code-size]").await;
    // Colleagues get another link.
    app.pick("dialog[open] select[name=what]", "1").await;
    app.wait_until("another link", || shown(&app) != link).await;
    let for_colleagues = shown(&app);
    let other = opened(&link).await;
    other
        .wait_until("the first lesson is open", || {
            other.script("return location.hash", &[]) == "#learn/own1/K1"
        })
        .await;
    other.find(".lesson-text h1").await;
    assert_eq!(stored(&other, "course.own1"), for_pupils(GOOD));
    // Pupils have no way to change it.
    assert_eq!(other.count(".lesson-head [data-do=build]"), 0);
    // Opened again it is not saved twice, and a damaged one not at all.
    let fragment = link.split_once('#').map(|(_, fragment)| fragment.to_string()).unwrap_or_default();
    for part in [&fragment[..], &fragment[..fragment.len() / 2], "c=1", "c=1AAAA", "c=2AAAA"] {
        other.script("location.hash = arguments[0]", &[part.into()]);
        other
            .wait_until("it is answered", || {
                let said = other.texts("[data-live=notice]").concat();
                let hash = other.script("return location.hash", &[]);
                if part == fragment { hash == "#learn/own1/K1" } else { said.contains("link") && hash == "" }
            })
            .await;
    }
    assert_eq!(stored(&other, "course.own2"), Value::Null);
    assert_eq!(other.console(), [""; 0], "the console");
    let colleague = opened(&for_colleagues).await;
    colleague.find(".lesson-head [data-do=build]").await;
    assert_eq!(stored(&colleague, "course.own1"), GOOD);
}

#[wasm_bindgen_test]
async fn letters_travel_only_when_they_are_meant_to() {
    let app = App::french().await;
    app.tap_squares(&["g1", "f3"]).await;
    app.expect_paper(&["Cf3"]).await;
    share(&app).await;
    let plain = shown(&app);
    app.pick("dialog[open] select[name=letters]", "mine").await;
    app.wait_until("another link", || shown(&app) != plain).await;
    let french = shown(&app);
    assert_eq!(french, format!("{plain}&letters=fr"));
    for (link, written) in [(plain, "Nf3"), (french, "Cf3")] {
        let other = opened(&link).await;
        other.expect("the move", vec![written.to_string()], || other.texts(".sheet .move")).await;
    }
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
    app.click("dialog[open] .sharing a[href='#games/mine']").await;
    app.wait_until("both are in the list", || app.count("main.my-games ul li .name") == 2).await;
    app.script("document.querySelectorAll('main.my-games ul li .name')[1].click()", &[]);
    app.expect_paper(&["d4"]).await;
    // By keyboard: the way back, then the bar closed.
    app.script("location.hash = '#g=1AAAQA'", &[]);
    app.expect_paper(&[]).await;
    app.find(".came-bar [data-do=bar-close]").await;
    app.let_draw(2).await;
    app.script("document.querySelector('[data-do=bar-close]').focus()", &[]);
    app.keys(key::ENTER).await;
    app.wait_until("the bar is gone", || !app.has(".came-bar")).await;
    assert_eq!(app.script("return document.activeElement.getAttribute('role')", &[]), "gridcell");
    assert_eq!(app.console(), [""; 0], "the console");
}
