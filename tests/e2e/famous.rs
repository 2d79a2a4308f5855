//! Famous games: the list, a game with its words, and the ways to practise with it and with own games.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::layout::assert_no_side_scroll;

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Goes to an address of the page, and waits for an element there.
#[track_caller]
fn open(app: &App, address: &str, css: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find(&format!("main.famous {css}"));
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_famous_games_fit_every_screen() {
    let app = App::french();
    load_axe(&app);
    for language in ["nl", "fr"] {
        app.resize(1024, 768);
        app.script("location.hash = ''", &[]);
        app.speak(language);
        for (address, css) in
            [("famous", ".place-link"), (LEGAL, ".ways"), ("famous/scharten/scharten-loud-1", ".ways")]
        {
            open(&app, address, css);
            for (width, height) in [(360, 740), (740, 360), (768, 1024), (1024, 768), (1920, 1080)] {
                app.resize(width, height);
                app.shot(&format!("{}-{language}-{width}", address.replace('/', "-")));
                assert_no_side_scroll(&app, &format!("{address} in {language} at {width}x{height}"));
                let frame = app.frame(&format!("main.famous {css}"));
                assert!(frame.height >= 44.0, "{css} at {width}x{height}: {frame:?}");
            }
            assert_eq!(serious(&app), [""; 0], "{address} in {language}");
        }
    }
}
