//! The list of my games: damaged ones, thousands of them, every size of screen, and the ways that lead there.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::browser::key;
use crate::games::{choose, count, expect_games, leave, press, rows, visit};
use crate::layout::assert_no_side_scroll;
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
             location.hash = '#games'; look();",
            &[],
        );
        println!("2,000 games listed in {took} ms");
    }
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_list_fits_every_screen_and_axe_has_nothing_against_it() {
    let app = App::french();
    visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]);
    load_axe(&app);
    for language in ["nl", "fr"] {
        leave(&app);
        app.resize(1024, 768);
        app.speak(language);
        visit(&app);
        expect_games(&app, 3, &[]);
        for (width, height) in [(360, 740), (740, 360), (768, 1024), (1024, 768), (1920, 1080)] {
            app.resize(width, height);
            app.shot(&format!("{language}-{width}"));
            assert_no_side_scroll(&app, &format!("{language} at {width}x{height}"));
            for css in [
                ".name",
                "[data-do=games-rename]",
                "[data-do=games-remove]",
                ".choose",
                "[data-do=games-save]",
            ] {
                let frame = app.frame(&format!("main.my-games {css}"));
                assert!(frame.height >= 44.0 && frame.width >= 44.0, "{css} at {width}x{height}: {frame:?}");
            }
        }
    }
    app.resize(360, 740);
    press(&app, "Cleo", "Renommer");
    app.find("main.my-games input[name=game-name]");
    app.shot("rename");
    app.keys(key::ESCAPE);
    press(&app, "Cleo", "Supprimer");
    app.find("[data-do=games-undo]");
    app.shot("deleted");
    for theme in ["light", "dark", "projector"] {
        app.script("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]);
        app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
        assert_eq!(serious(&app), [""; 0], "{theme}");
    }
}
