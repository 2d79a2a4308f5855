//! The list of my games: damaged ones, thousands of them, every size of screen, and the ways that lead there.

use crate::app::App;
use crate::browser::key;
use crate::gallery::Check::{High, Sides, Wide, WithoutAxe};
use crate::gallery::{Check, DESK, Gallery, HANDS, THEMES};
use crate::games::{choose, count, expect_games, leave, press, rows, visit};
use crate::records::{THREE, english};

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn thousands_of_games_are_listed_to_the_last() {
    let app = english();
    visit(&app);
    let many: String = (1..=2_000)
        .map(|n| format!("[White \"Player {n}\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n\n"))
        .collect();
    choose(&app, "input[name=games-file]", "many.pgn", &many);
    app.wait_until("all are there", || count(&app).contains("2000") || count(&app).contains("2,000"));
    app.pick("main.my-games select[name=order]", "name");
    app.wait_until("the list is sorted", || rows(&app).first().is_some_and(|row| row.contains("Player 1 ")));
    assert!(app.count("main.my-games ul li") < 60, "only what is near is on the page");
    app.script("scrollTo(0, document.documentElement.scrollHeight)", &[]);
    app.wait_until("the last one is there", || {
        rows(&app).last().is_some_and(|row| row.contains("Player 999"))
            && app.attribute("main.my-games ul li:last-child", "aria-posinset").as_deref() == Some("2000")
    });
    app.fill("main.my-games input[type=search]", "player 1234");
    expect_games(&app, 1, &["Player 1234"]);
    if std::env::var_os("NOTABENE_SHOTS").is_some() {
        // The time of a visit until the rows are shown: printed, never asserted.
        leave(&app);
        let took = app.script_later(
            "const begin = performance.now();
             const look = () => document.querySelector('main.my-games ul li .name')
                ? requestAnimationFrame(() => done(performance.now() - begin)) : requestAnimationFrame(look);
             location.hash = '#games/mine'; look();",
            &[],
        );
        println!("2,000 games listed in {took} ms");
    }
}

/// A list of three games, with targets for fingers.
pub fn list(gallery: &mut Gallery) {
    let app = App::french();
    visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]);
    let targets = [
        "main.my-games .name",
        "main.my-games [data-do=games-rename]",
        "main.my-games [data-do=games-remove]",
        "main.my-games .choose",
        "main.my-games [data-do=games-save]",
    ];
    let targets = targets.iter().flat_map(|css| [High(css, 44.0), Wide(css, 44.0)]);
    let checks: Vec<Check> = targets.chain([Sides, WithoutAxe]).collect();
    for language in ["nl", "fr"] {
        leave(&app);
        app.resize(DESK.0, DESK.1);
        app.speak(language);
        visit(&app);
        expect_games(&app, 3, &[]);
        gallery.look(&app, &format!("list of games {language}"), &HANDS, &["light"], &checks);
    }
    app.resize(360, 740);
    press(&app, "Cleo", "Renommer");
    app.find("main.my-games input[name=game-name]");
    app.shot("rename");
    app.keys(key::ESCAPE);
    press(&app, "Cleo", "Supprimer");
    app.find("[data-do=games-undo]");
    gallery.look_at_size(&app, "list of games, one deleted", &THEMES, &[]);
}
