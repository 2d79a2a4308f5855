//! Behaviour of several pages: places for a long game, leaving a page at once, and a refused text that disappears with its
//! game.

use crate::app::App;
use crate::app::key;
use crate::games::start_anew;
use crate::pages::pages;
use crate::records::{english, open_text};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_refused_text_goes_with_its_game() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.fill(".write input", "Td9").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is refused", || app.has(".echo mark")).await;
    start_anew(&app).await;
    app.expect_paper(&[]).await;
    assert_eq!(app.property(".write input", "value"), "");
    assert!(!app.has(".echo mark"));
}

/// Modes of the score sheet that work with the game on the board.
const MODES: [&str; 5] = ["sheet/guess", "sheet/memory", "sheet/dictation", "sheet/order", "sheet/repair"];

#[wasm_bindgen_test]
async fn a_game_of_three_hundred_moves_goes_to_every_place() {
    let app = english().await;
    let pawns = ["a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "g3", "g6", "h3", "h6"];
    let mut moves: Vec<&str> = Vec::new();
    for pair in pawns.chunks(2) {
        moves.extend(pair);
        moves.extend(["Nf3", "Nf6", "Ng1", "Ng8"].repeat(20));
    }
    moves.extend(["Nf3", "Nf6", "Ng1", "Ng8"].repeat(7));
    moves.truncate(600);
    open_text(&app, &format!("[White \"Ada\"]\n\n{} *", moves.join(" "))).await;
    app.wait_until("it is open", || app.count(".sheet .move") > 0).await;
    if app.has("dialog[open]") {
        app.keys(key::ESCAPE).await;
    }
    for place in pages().into_iter().chain(MODES) {
        app.visit(&format!("#{place}")).await;
        app.wait_until(place, || !app.text("main:not(.hidden)").is_empty()).await;
        app.let_draw(2).await;
        app.visit("").await;
        app.wait_until("the game is there", || app.count("main:not(.hidden) .sheet .move") > 0).await;
    }
    assert_eq!(app.errors(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn without_a_network_every_failure_is_heard() {
    let app = App::french().await;
    app.script("window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))", &[]);
    for place in pages().into_iter().chain(MODES).chain(LATE) {
        app.script("location.hash = arguments[0]", &[place.into()]);
        app.let_draw(3).await;
    }
    app.script("location.hash = ''", &[]);
    for window in ["[data-control=new]", "[data-control=records]", "[data-control=end]"] {
        app.click(window).await;
        app.find("dialog[open]").await;
        app.close_dialog().await;
    }
    app.let_draw(3).await;
    let uncaught = app.errors().into_iter().filter(|line| line.contains("uncaught"));
    assert_eq!(uncaught.collect::<Vec<_>>(), [""; 0]);
}

/// Addresses that scroll, focus or ask for something with the first frame of their page.
const LATE: [&str; 9] = [
    "learn/notation/L01",
    "me/device",
    "me/parents",
    "learn/mistakes",
    "learn/notation/L01/1",
    "learn/eye/tasks/1",
    "drill/write-piece",
    "sheet/hand",
    "teach/lesson",
];

/// Opens a page and leaves it in the same turn in which it is shown, before anything of it was painted.
const LEAVE_AT_ONCE: &str = "(async () => {
    const turn = () => new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (port1.close(), next());
        port2.postMessage(0);
    });
    const until = async (is) => {
        for (const end = performance.now() + 20000; !is(); await turn())
            if (performance.now() > end) throw new Error('waited in vain at ' + location.hash);
    };
    const game = () => document.querySelector('main.page:not(.hidden):not(.setup):not(.drill)');
    location.hash = arguments[0];
    await until(() => !game() && document.querySelector('main:not(.hidden)'));
    location.hash = '';
    await until(game);
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
})()";

#[wasm_bindgen_test]
async fn a_page_left_before_its_first_frame_reads_nothing_any_more() {
    let app = App::french().await;
    for page in pages().into_iter().chain(LATE) {
        // First while its part of the program is loaded, then with that part there.
        for _ in 0..2 {
            let call = format!("{LEAVE_AT_ONCE}.then(() => done(''), (e) => done(String(e)))");
            assert_eq!(app.script_later(&call, &[page.into()]).await, "", "{page}");
            assert_eq!(app.errors(), [""; 0], "{page}");
        }
    }
}
