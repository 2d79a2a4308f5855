//! Playing against Notabene, with a worker that answers at once or dies.

use crate::app::App;
use crate::records::english;
use wasm_bindgen_test::*;

/// A worker that answers every search at once, as `www/opponent.js` does: with a move and its score; or dies, as often as
/// is wanted. A worker outlives its test, so all that is read when it answers.
const WORKER: &str = "
    window.opponentAnswer = { move: arguments[0], score: arguments[1] };
    window.opponentDeaths = 0;
    window.opponentPanics = 0;
    window.Worker = class {
        postMessage(text) {
            const { id } = JSON.parse(text);
            setTimeout(() => {
                if (this.isDead) return;
                this.isDead = window.opponentDeaths-- > 0;
                if (this.isDead) return this.onerror?.(new Event('error'));
                this.isBroken ||= window.opponentPanics-- > 0;
                const answer = this.isBroken ? { error: 'failed' } : window.opponentAnswer;
                this.onmessage?.({ data: JSON.stringify({ id, ...answer }) });
            });
        }
        terminate() { this.isDead = true; }
    };
";

/// Finds a visible element by its role and its words, and clicks on it.
const PRESS: &str = "
    const [css, words] = arguments;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (it) => (it.getAttribute('aria-label') ?? it.closest('label')?.textContent ?? it.textContent).trim();
    const found = [...root.querySelectorAll(css)].find((it) => name(it) === words && it.getClientRects().length);
    found?.click();
    return !!found;
";

pub async fn press(app: &App, words: &str) {
    app.wait_until(&format!("the button {words}"), || {
        app.script(PRESS, &["button".into(), words.into()]) == true
    })
    .await;
}

/// Lets every search be answered by this move with this score.
pub fn answer_searches(app: &App, id: &str, score: &str) {
    app.script(WORKER, &[id.into(), score.into()]);
}

/// Plays against Notabene, which begins or has the move of the worker.
pub async fn oppose(app: &App, side: usize) {
    press(app, "Play against Notabene").await;
    app.find("dialog[open] input[name=own-side]").await;
    app.script(
        "document.querySelectorAll('dialog[open] input[name=own-side]')[arguments[0]].click()",
        &[side.into()],
    );
    press(app, "Play").await;
    app.wait_until("the opponent is there", || app.has(".opponent.on")).await;
}

#[wasm_bindgen_test]
async fn a_worker_that_dies_is_started_again_once_and_then_said() {
    let app = english().await;
    answer_searches(&app, "e7e5", "cp 0");
    oppose(&app, 0).await;
    app.script("window.opponentDeaths = 1", &[]);
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    assert!(!app.has(".opponent .missing"), "nothing is said of it");
    answer_searches(&app, "b8c6", "cp 0");
    app.script("window.opponentDeaths = 2", &[]);
    app.tap_squares(&["g1", "f3"]).await;
    app.wait_until("it is said", || app.text(".opponent .missing").contains("cannot come to the board"))
        .await;
    app.click("[data-do=try-again]").await;
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]).await;
}

#[wasm_bindgen_test]
async fn a_program_that_panics_is_started_again_in_a_new_worker() {
    let app = english().await;
    answer_searches(&app, "e7e5", "cp 0");
    oppose(&app, 0).await;
    app.script("window.opponentPanics = 1", &[]);
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4", "e5"]).await;
}

#[wasm_bindgen_test]
async fn without_its_program_the_game_goes_on_by_hand() {
    let app = english().await;
    // Its script is not there.
    let away = "window.Real = Worker; window.Worker = class { constructor(_, how) { return new Real('nothing-here.js', how); } }";
    app.script(away, &[]);
    oppose(&app, 0).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.wait_until("it says so", || app.text(".opponent .missing").contains("cannot come to the board now."))
        .await;
    app.tap_squares(&["e7", "e5"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    answer_searches(&app, "b8c6", "cp 0");
    press(&app, "Try again").await;
    app.tap_squares(&["g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]).await;
}

#[wasm_bindgen_test]
async fn two_wins_in_a_row_suggest_the_next_level() {
    let won = r#"[{"id":"earlier","family":"chess","level":1,"outcome":"won"}]"#;
    let app =
        App::open_with(&[("notabene.1.settings", "language=en"), ("notabene.1.opponent.results", won)]).await;
    app.tap_squares(&["e2", "e4", "e7", "e5", "d1", "h5", "b8", "c6", "f1", "c4", "g8", "f6"]).await;
    oppose(&app, 0).await;
    assert!(app.text(".opponent").contains("Knows the rules"), "{}", app.text(".opponent"));
    app.tap_squares(&["h5", "f7"]).await;
    app.wait_until("who has won", || app.text(".opponent").contains("You have won!")).await;
    app.visit("#games").await;
    app.find("[data-level='2'] .for-you").await;
    assert_eq!(app.count(".for-you"), 1);
    // Of draughts nothing is known: the level that was chosen last.
    app.visit("").await;
    app.click("[data-control=new]").await;
    app.find("dialog[open] input[name=who]").await;
    app.script("document.querySelectorAll('dialog[open] input[name=who]')[1].click()", &[]);
    app.expect("the suggested level", "2", || app.property("dialog[open] [name=level]:checked", "value"))
        .await;
    app.script("document.querySelector(\"dialog[open] input[value='draughts/international']\").click()", &[]);
    app.expect("the level of before", "1", || app.property("dialog[open] [name=level]:checked", "value"))
        .await;
    app.script("document.querySelector(\"dialog[open] [name=level][value='3']\").click()", &[]);
    app.script("document.querySelector(\"dialog[open] input[value='chess']\").click()", &[]);
    app.expect("the chosen level", "3", || app.property("dialog[open] [name=level]:checked", "value")).await;
}
