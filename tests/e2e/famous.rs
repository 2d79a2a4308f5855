//! Famous games: the list, a game with its words, and the ways to practise with it and with own games.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Check::{High, Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS};
use crate::games::{self, choose, expect_games};
use crate::records::{THREE, english, expect_closed, open_text};
use crate::results::handed_in;
use crate::sheet::{place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Goes to an address of the page, and waits for an element there.
#[track_caller]
fn open(app: &App, address: &str, css: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find(&format!("main.famous {css}"));
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().into()
}

/// Writes with keys into the cell that is open.
#[track_caller]
fn write(app: &App, pen: &str, ply: usize, text: &str) {
    app.wait_until("the cell waits", || {
        app.has(&format!("[data-paper={pen}] [data-ply='{ply}'][aria-current=step]"))
    });
    app.fill(&format!("[data-pen={pen}]"), text);
    app.keys(key::ENTER);
}

/// The answer to the last guess.
fn answer(app: &App) -> String {
    app.text(".practice .says")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_famous_game_is_chosen_from_the_list_and_played_through_on_the_board() {
    let app = english();
    app.script("location.hash = '#practise'", &[]);
    app.click(".place-link[href='#famous']");
    app.find("main.famous [data-game=legal-mate]");
    let lengths: Vec<u32> = app
        .texts("main.famous .place-link small")
        .iter()
        .filter_map(|line| line.rsplit(' ').next()?.parse().ok())
        .collect();
    assert!(lengths.len() >= 60 && lengths.is_sorted(), "{lengths:?}");
    app.click("main.famous a[href='#famous/draughts']");
    app.wait_until("draughts are listed", || app.count("main.famous .place-link") >= 25);
    // The list stays over a reload and on the way back.
    app.reload();
    app.wait_until("draughts are listed", || app.has("a[href='#famous/draughts'][aria-current=page]"));
    app.click("main.famous a[href='#famous/chess']");
    app.click("main.famous [data-game=legal-mate]");
    app.find("main.famous .famous-game .ways");
    assert!(app.text(".famous-game .words").contains("Legall de Kermeur"));
    app.script("history.back()", &[]);
    app.find("main.famous [data-game=legal-mate]");
    app.script("history.forward()", &[]);
    app.click("main.famous [data-way=play]");
    app.expect_paper(&[
        "e4", "e5", "Nf3", "d6", "Bc4", "Bg4", "Nc3", "g6", "Nxe5", "Bxd1", "Bxf7+", "Ke7", "Nd5#",
    ]);
    assert_eq!(hash(&app), "");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_famous_game_is_noted_along_and_dictated() {
    let app = App::french();
    open(&app, LEGAL, ".famous-game");
    app.click("[data-way=dictation-along]");
    app.find(".practice[data-practice=dictation] [data-do=begin]");
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
    assert_eq!(app.property("select[name=pace]", "value"), "10", "a pace is proposed");
    app.pick("select[name=pace]", "3");
    app.pick("select[name=columns]", "white");
    app.click("[data-do=begin]");
    write(&app, "dictation", 0, "e4");
    app.wait_until("Black's move is there", || place(&app, "dictation", 1) == "e5");
    write(&app, "dictation", 2, "Cf3");
    app.reload();
    app.wait_until("it is there again", || place(&app, "dictation", 2) == "Cf3");
    assert_eq!(hash(&app), "#sheet/dictation/along");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_famous_game_is_guessed_to_its_end_with_one_mistake() {
    let app = english();
    open(&app, LEGAL, ".famous-game");
    app.click("[data-way=guess-chosen]");
    app.find(".practice[data-practice=guess] [data-do=begin]");
    app.pick("select[name=columns]", "white");
    app.click("[data-do=begin]");
    write(&app, "guess", 0, "e4");
    app.wait_until("Black has answered", || place(&app, "guess", 1) == "e5");
    // Another legal move, and a text that is none.
    write(&app, "guess", 2, "Nc3");
    app.wait_until("it is said what came", || answer(&app).contains("In the game came Nf3"));
    write(&app, "guess", 2, "Nf9");
    app.wait_until("it is refused", || {
        !answer(&app).is_empty() && !answer(&app).contains("In the game came")
    });
    app.reload();
    write(&app, "guess", 2, "Nf3");
    app.wait_until("Black has answered", || place(&app, "guess", 3) == "d6");
    // A move on the board, with a finger; a wrong one is taken back.
    play(&app, Pointer::Touch, "a2", "a3");
    app.wait_until("it is said what came", || answer(&app).contains("In the game came Bc4"));
    assert_eq!(place(&app, "guess", 4), "");
    play(&app, Pointer::Touch, "f1", "c4");
    app.wait_until("Black has answered", || place(&app, "guess", 5) == "Bg4");
    // Three levels of help.
    for words in ["knight on b1", "goes to c3", "Nc3"] {
        app.click("[data-do=help]");
        app.wait_until(words, || app.text(".guess-help .hint").contains(words));
    }
    app.shot("guess-help");
    for (ply, text) in [(6, "Nc3"), (8, "Nxe5"), (10, "Bxf7+"), (12, "Nd5#")] {
        write(&app, "guess", ply, text);
        app.wait_until("it is found", || place(&app, "guess", ply) == text);
    }
    app.wait_until("the score is there", || app.text(".guess-score").contains("4 of 7"));
    assert!(app.text(".guess-score").ends_with("help: 2. Shown: 1."), "{}", app.text(".guess-score"));
    app.shot("guess-end");
    let result = handed_in(&app);
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Guess, "chess"));
    assert_eq!(result.count, AnswerCount::new(4, 7));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_slip_is_found_in_a_famous_game() {
    let app = english();
    open(&app, "famous/draughts", ".place-link");
    app.click("main.famous .place-link");
    app.click("[data-way=slip-chosen]");
    app.find(".practice[data-practice=slip] [data-paper=slip] [data-ply='4']");
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
    app.wait_until("a slip is planted", || (0..6).any(|ply| place(&app, "slip", ply).contains('-')));
    app.click("[data-do=tell]");
    app.wait_until("it is found", || app.has(".told.found"));
    app.reload();
    app.find("[data-paper=slip] [data-ply='4']");
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn an_own_game_is_practised_as_famous_ones_are() {
    let app = english();
    games::visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]);
    app.click("main.my-games li [data-do=games-practise]");
    app.find("main.famous .famous-game");
    assert_eq!(hash(&app), "#famous/chosen");
    app.reload();
    app.click("main.famous [data-way=guess-chosen]");
    app.click(".practice[data-practice=guess] [data-do=begin]");
    app.find("[data-paper=guess] [data-ply='0'][aria-current=step]");
    app.script("history.back()", &[]);
    app.click("main.famous [data-way=dictation-chosen]");
    app.find(".practice[data-practice=dictation] [data-do=begin]");
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
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_page_that_was_left_calls_nobody_back() {
    let app = english();
    games::visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]);
    for action in ["games-practise", "games-open"] {
        let leave = "document.querySelector(`main.my-games li [data-do=${arguments[0]}]`).click(); location.hash = 'clock'";
        app.script(leave, &[action.into()]);
        app.find("main.timing");
        app.script_later(AFTER_READING, &[]);
        assert_eq!(hash(&app), "#clock", "{action}");
        games::visit(&app);
        expect_games(&app, 3, &[]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_of_an_opened_file_is_practised_as_famous_ones_are() {
    let app = english();
    open_text(&app, THREE);
    app.click("dialog[open] .game[data-game='1']");
    expect_closed(&app);
    app.click("[data-do=list]");
    app.click("dialog[open] [data-do=practise-with]");
    app.find("main.famous .famous-game .ways");
    app.click("main.famous [data-way=slip-chosen]");
    app.find(".practice[data-practice=slip] select[name=game]");
    assert_eq!(app.property("select[name=game]", "value"), "chosen");
}

/// The list and games of two families, with targets for fingers.
pub fn pages(gallery: &mut Gallery) {
    let app = App::french();
    for language in ["nl", "fr"] {
        app.resize(DESK.0, DESK.1);
        app.script("location.hash = ''", &[]);
        app.speak(language);
        for (address, css) in
            [("famous", ".place-link"), (LEGAL, ".ways"), ("famous/scharten/scharten-loud-1", ".ways")]
        {
            open(&app, address, css);
            let state = format!("{address} {language}");
            let high = if css == ".ways" { "main.famous .ways" } else { "main.famous .place-link" };
            gallery.look(&app, &state, &HANDS, &["light"], &[Sides, High(high, 44.0), WithoutAxe]);
            gallery.look(&app, &state, &[HANDS[4]], &["light"], &[]);
        }
    }
}
