//! Famous games: the list, a game with its words, and the ways to practise with it and with own games.

use crate::app::App;
use crate::app::key;
use crate::games::{self, choose, rows};
use crate::records::{THREE, english, expect_closed, open_text};
use crate::results::handed_in;
use crate::sheet::{place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};
use wasm_bindgen_test::*;

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Goes to an address of the page, and waits for an element there.
async fn open(app: &App, address: &str, css: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find(&format!("main.famous {css}")).await;
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().into()
}

/// Writes with keys into the cell that is open.
async fn write(app: &App, pen: &str, ply: usize, text: &str) {
    app.wait_until("the cell waits", || {
        app.has(&format!("[data-paper={pen}] [data-ply='{ply}'][aria-current=step]"))
    })
    .await;
    app.fill(&format!("[data-pen={pen}]"), text).await;
    app.keys(key::ENTER).await;
}

/// The answer to the last guess.
fn answer(app: &App) -> String {
    app.text(".practice .says")
}

#[wasm_bindgen_test]
async fn a_famous_game_is_chosen_from_the_list_and_played_through_on_the_board() {
    let app = english().await;
    app.script("location.hash = '#practise'", &[]);
    app.click(".place-card[href='#famous']").await;
    app.find("main.famous [data-game=legal-mate]").await;
    let lengths: Vec<u32> = app
        .texts("main.famous .place-link small")
        .iter()
        .filter_map(|line| line.rsplit(' ').next()?.parse().ok())
        .collect();
    assert!(lengths.len() >= 60 && lengths.is_sorted(), "{lengths:?}");
    app.click("main.famous a[href='#famous/draughts']").await;
    app.wait_until("draughts are listed", || app.count("main.famous .place-link") >= 25).await;
    // The list stays over a reload and on the way back.
    app.reload().await;
    app.wait_until("draughts are listed", || app.has("a[href='#famous/draughts'][aria-current=page]")).await;
    app.click("main.famous a[href='#famous/chess']").await;
    app.click("main.famous [data-game=legal-mate]").await;
    app.find("main.famous .famous-game .ways").await;
    assert!(app.text(".famous-game .words").contains("Legall de Kermeur"));
    app.script("history.back()", &[]);
    app.find("main.famous [data-game=legal-mate]").await;
    app.script("history.forward()", &[]);
    app.click("main.famous [data-way=play]").await;
    app.expect_paper(&[
        "e4", "e5", "Nf3", "d6", "Bc4", "Bg4", "Nc3", "g6", "Nxe5", "Bxd1", "Bxf7+", "Ke7", "Nd5#",
    ])
    .await;
    assert_eq!(hash(&app), "");
}

#[wasm_bindgen_test]
async fn a_famous_game_is_noted_along_and_dictated() {
    let app = App::french().await;
    open(&app, LEGAL, ".famous-game").await;
    app.click("[data-way=dictation-along]").await;
    app.find(".practice[data-practice=dictation] [data-do=begin]").await;
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
    assert_eq!(app.property("select[name=pace]", "value"), "10", "a pace is proposed");
    app.pick("select[name=pace]", "3").await;
    app.pick("select[name=columns]", "white").await;
    app.click("[data-do=begin]").await;
    write(&app, "dictation", 0, "e4").await;
    app.wait_until("Black's move is there", || place(&app, "dictation", 1) == "e5").await;
    write(&app, "dictation", 2, "Cf3").await;
    app.reload().await;
    app.wait_until("it is there again", || place(&app, "dictation", 2) == "Cf3").await;
    assert_eq!(hash(&app), "#sheet/dictation/along");
}

#[wasm_bindgen_test]
async fn a_famous_game_is_guessed_to_its_end_with_one_mistake() {
    let app = english().await;
    open(&app, LEGAL, ".famous-game").await;
    app.click("[data-way=guess-chosen]").await;
    app.find(".practice[data-practice=guess] [data-do=begin]").await;
    app.pick("select[name=columns]", "white").await;
    app.click("[data-do=begin]").await;
    write(&app, "guess", 0, "e4").await;
    app.wait_until("Black has answered", || place(&app, "guess", 1) == "e5").await;
    // Another legal move, and a text that is none.
    write(&app, "guess", 2, "Nc3").await;
    app.wait_until("it is said what came", || answer(&app).contains("but the game went Nf3")).await;
    write(&app, "guess", 2, "Nf9").await;
    app.wait_until("it is refused", || {
        !answer(&app).is_empty() && !answer(&app).contains("but the game went")
    })
    .await;
    app.reload().await;
    write(&app, "guess", 2, "Nf3").await;
    app.wait_until("Black has answered", || place(&app, "guess", 3) == "d6").await;
    // A move on the board, with a finger; a wrong one is taken back.
    play(&app, "a2", "a3").await;
    app.wait_until("it is said what came", || answer(&app).contains("but the game went Bc4")).await;
    assert_eq!(place(&app, "guess", 4), "");
    play(&app, "f1", "c4").await;
    app.wait_until("Black has answered", || place(&app, "guess", 5) == "Bg4").await;
    // Three levels of help.
    for words in ["knight on b1", "goes to c3", "Nc3"] {
        app.click("[data-do=help]").await;
        app.wait_until(words, || app.text(".guess-help .hint").contains(words)).await;
    }
    for (ply, text) in [(6, "Nc3"), (8, "Nxe5"), (10, "Bxf7+"), (12, "Nd5#")] {
        write(&app, "guess", ply, text).await;
        app.wait_until("it is found", || place(&app, "guess", ply) == text).await;
    }
    app.wait_until("the score is there", || app.text(".guess-score").contains("4 of 7")).await;
    assert!(app.text(".guess-score").ends_with("help: 2. Shown: 1."), "{}", app.text(".guess-score"));
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Guess, "chess"));
    assert_eq!(result.count, AnswerCount::new(4, 7));
}

#[wasm_bindgen_test]
async fn a_slip_is_found_in_a_famous_game() {
    let app = english().await;
    open(&app, "famous/draughts", ".place-link").await;
    app.click("main.famous .place-link").await;
    app.click("[data-way=slip-chosen]").await;
    app.find(".practice[data-practice=slip] [data-paper=slip] [data-ply='4']").await;
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
    app.wait_until("a slip is planted", || (0..6).any(|ply| place(&app, "slip", ply).contains('-'))).await;
    app.click("[data-do=tell]").await;
    app.wait_until("it is found", || app.has(".told.found")).await;
    app.reload().await;
    app.find("[data-paper=slip] [data-ply='4']").await;
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
}

/// Waits for the three games of the file; the page before may save its game late.
async fn games_of_the_file(app: &App) {
    let has = |rows: &[String], word: &str| rows.iter().any(|row| row.contains(word));
    let names = ["One", "Two", "Three"];
    app.wait_until("the games of the file", || names.iter().all(|name| has(&rows(app), name))).await;
}

#[wasm_bindgen_test]
async fn an_own_game_is_practised_as_famous_ones_are() {
    let app = english().await;
    games::visit(&app).await;
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    games_of_the_file(&app).await;
    app.click("main.my-games li [data-do=games-practise]").await;
    app.find("main.famous .famous-game").await;
    assert_eq!(hash(&app), "#famous/chosen");
    app.reload().await;
    app.click("main.famous [data-way=guess-chosen]").await;
    app.click(".practice[data-practice=guess] [data-do=begin]").await;
    app.find("[data-paper=guess] [data-ply='0'][aria-current=step]").await;
    app.script("history.back()", &[]);
    app.click("main.famous [data-way=dictation-chosen]").await;
    app.find(".practice[data-practice=dictation] [data-do=begin]").await;
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
}

/// Returns once all earlier readings of the database are done: a transaction that writes waits for them.
const AFTER_READING: &str = "
    const open = indexedDB.open('notabene');
    open.onsuccess = () => {
        const names = [...open.result.objectStoreNames];
        open.result.transaction(names, 'readwrite').oncomplete = () => {
            open.result.close();
            requestAnimationFrame(() => done());
        };
    };";

/// A game is fetched from the database: who leaves the list meanwhile is not called away from the page that came next.
#[wasm_bindgen_test]
async fn a_page_that_was_left_calls_nobody_back() {
    let app = english().await;
    games::visit(&app).await;
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    games_of_the_file(&app).await;
    for action in ["games-practise", "games-open"] {
        let leave = "document.querySelector(`main.my-games li [data-do=${arguments[0]}]`).click(); location.hash = 'clock'";
        app.script(leave, &[action.into()]);
        app.find("main.timing").await;
        app.script_later(AFTER_READING, &[]).await;
        assert_eq!(hash(&app), "#clock", "{action}");
        games::visit(&app).await;
        games_of_the_file(&app).await;
    }
}

#[wasm_bindgen_test]
async fn a_game_of_an_opened_file_is_practised_as_famous_ones_are() {
    let app = english().await;
    open_text(&app, THREE).await;
    app.click("dialog[open] .game[data-game='1']").await;
    expect_closed(&app).await;
    app.click("[data-do=list]").await;
    app.click("dialog[open] [data-do=practise-with]").await;
    app.find("main.famous .famous-game .ways").await;
    app.click("main.famous [data-way=slip-chosen]").await;
    app.find(".practice[data-practice=slip] select[name=game]").await;
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
}
