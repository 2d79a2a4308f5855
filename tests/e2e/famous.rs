//! Famous games: the list, a game with its words, and the ways to practise with it and with own games.

use crate::app::App;
use crate::gallery::Check::{High, Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS};

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Goes to an address of the page, and waits for an element there.
#[track_caller]
fn open(app: &App, address: &str, css: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find(&format!("main.famous {css}"));
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
