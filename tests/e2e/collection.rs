//! Texts from outside: those without a game change nothing, and the games of a file are reachable one after the other.

use crate::app::App;
use crate::browser::key;
use crate::records::{THREE, expect_closed, open_text};
use serde_json::Value;

/// The shown buttons whose words or name are these.
const NAMED: &str = "const named = Array.from(document.querySelectorAll('button'), b => b)
    .filter(b => b.offsetWidth > 0)
    .filter(b => [b.textContent.trim(), b.getAttribute('aria-label')].includes(arguments[0]));";

/// Presses the button with these words.
#[track_caller]
fn press(app: &App, words: &str) {
    app.wait_until(&format!("there is a button {words:?}"), || has_button(app, words));
    app.script(&format!("{NAMED} named[0].click()"), &[words.into()]);
}

fn has_button(app: &App, words: &str) -> bool {
    app.script(&format!("{NAMED} return named.length > 0"), &[words.into()]) == true
}

/// All words on the shown page, windows included.
fn seen(app: &App) -> String {
    app.script("return document.body.innerText", &[]).as_str().unwrap_or_default().to_string()
}

#[track_caller]
fn expect_seen(app: &App, words: &str) {
    app.wait_until(&format!("{words:?} is seen"), || seen(app).contains(words));
}

/// The number of games, and the players of each with its number.
fn many(games: usize) -> String {
    let game = |n: usize| {
        let result = ["1-0", "0-1", "1/2-1/2"][n % 3];
        format!(
            "[Event \"Open\"]\n[Date \"2013.05.0{}\"]\n[White \"Zoë {n}\"]\n[Black \"Ben\"]\n[Result \"{result}\"]\n\n\
             1. e4 e5 2. Nf3 {result}\n\n",
            1 + n % 9
        )
    };
    (1..=games).map(game).collect()
}

/// The first words of every row in view of the list.
fn rows(app: &App) -> Vec<String> {
    let read = "const list = document.querySelector('dialog[open] .games').getBoundingClientRect();
        return Array.from(document.querySelectorAll('dialog[open] .games .game'), row => row)
            .filter(row => row.getBoundingClientRect().bottom > list.top + 4
                && row.getBoundingClientRect().top < list.bottom - 4)
            .map(row => row.textContent)";
    let list = app.script(read, &[]);
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_games_of_a_file_are_in_view_and_stay() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_long_list_is_searched_while_typing_and_keeps_its_place,
            names_stand_beside_the_board_on_every_screen,
            an_open_file_is_there_again_after_a_reload
        ]
    );
}

fn a_long_list_is_searched_while_typing_and_keeps_its_place(app: &App) {
    app.anew("en");
    open_text(app, &many(3_000));
    expect_seen(app, "Games found: 3000");
    app.expect("the list begins with the first", true, || rows(app)[0].starts_with("1. Zoë 1 – Ben"));
    assert!(app.count("dialog[open] .games .game") < 100, "only rows in view are elements");
    app.script(
        "const list = document.querySelector('dialog[open] .games'); list.scrollTop = list.scrollHeight",
        &[],
    );
    app.expect("the last is there", true, || {
        rows(app).last().is_some_and(|row| row.starts_with("3000. Zoë 3000 – Ben"))
    });
    app.click("dialog[open] input[type=search]");
    app.keys("zoe 297");
    expect_seen(app, "Games found: 13 of 3000");
    app.expect("what fits", true, || rows(app).first().is_some_and(|row| row.starts_with("297. Zoë 297")));
    app.shot("searched");
    app.keys(key::DOWN);
    let focused = || app.script("return document.activeElement.dataset.game ?? ''", &[]);
    app.expect("keys lead into the list", "296", focused);
    app.keys(key::END);
    app.expect("and to its end", "2978", focused);
    app.keys(key::ENTER);
    expect_closed(app);
    expect_seen(app, "Zoë 2979");
    expect_seen(app, "Game 2979 of 3000");
    press(app, "Previous game");
    expect_seen(app, "Game 2978 of 3000");
    app.keys("l");
    app.expect("the search is over", "", || app.property("dialog[open] input[type=search]", "value"));
    expect_seen(app, "Games found: 3000");
    app.close_dialog();
    app.keys("l");
    let marked = || rows(app).iter().any(|row| row.starts_with("2978. "));
    app.wait_until("the game is in view", marked);
    assert_eq!(app.count("dialog[open] .games [aria-current=true]"), 1);
    press(app, "Close the file");
    expect_closed(app);
    app.wait_until("the way through the file is gone", || !has_button(app, "Next game"));
}

fn names_stand_beside_the_board_on_every_screen(app: &App) {
    app.anew("en");
    let long = "Wolfgang Amadeus Maximilian von Hohenschwangau-Neuschwanstein";
    open_text(
        app,
        &format!(
            "{}[White \"{long}\"]\n\n1. e4 *\n\n{THREE}",
            "[Event \"A very long name of an event in a very long year\"]\n"
        ),
    );
    app.click("dialog[open] .games .game");
    expect_closed(app);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (1366, 768), (1920, 1080)] {
        app.resize(width, height);
        app.wait_until(&format!("the names are in view at {width}x{height}"), || {
            app.in_view_now(".game-head")
        });
        app.shot(&format!("{width}x{height}"));
        let cut = app.script(
            "const e = document.querySelector('.game-head .players'); return e.scrollWidth > e.clientWidth",
            &[],
        );
        if cut == true {
            app.click(".game-head .names");
            let whole = "const e = document.querySelector('.game-head .players');
                return e.scrollWidth <= e.clientWidth && e.textContent.includes('Neuschwanstein')";
            app.wait_until("the whole name is in reach", || app.script(whole, &[]) == true);
            app.click(".game-head .names");
        }
    }
}

fn an_open_file_is_there_again_after_a_reload(app: &App) {
    app.anew("en");
    open_text(app, &many(300));
    app.find("dialog[open] .game");
    app.script("document.querySelectorAll('dialog[open] .game')[1].click()", &[]);
    expect_closed(app);
    expect_seen(app, "Game 2 of 300");
    press(app, "Next game");
    expect_seen(app, "Game 3 of 300");
    // A change in one of its games stays, too.
    app.click("[data-control=last]");
    app.fill(".write input", "Nc6");
    app.keys(key::ENTER);
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]);
    press(app, "Next game");
    expect_seen(app, "Game 4 of 300");
    let is_kept = "const open = indexedDB.open('notabene');
        open.onsuccess = () => {
            const all = open.result.transaction('files').objectStore('files').count();
            all.onsuccess = () => { open.result.close(); done(all.result) };
        }";
    app.wait_until("file and changes are kept", || app.script_later(is_kept, &[]) == 2);
    app.reload();
    expect_seen(app, "Game 4 of 300");
    press(app, "Previous game");
    expect_seen(app, "Game 3 of 300");
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]);
    press(app, "Previous game");
    expect_seen(app, "Game 2 of 300");
    app.expect_paper(&["e4", "e5", "Nf3"]);
    // Another game on the board: the file stays open, without a place in it.
    app.reload();
    expect_seen(app, "Game 2 of 300");
    press(app, "Game 2 of 300");
    press(app, "Close the file");
    app.reload();
    app.find(".piece");
    app.wait_until("nothing is kept", || app.script_later(is_kept, &[]) == 0);
    assert!(!seen(app).contains("of 300"));
}
