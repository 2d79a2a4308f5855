//! The layout contract of the first page while a move is written by hand.

use super::Part::{Board, Button, Image, LargeMove, Line, State, Written};
use super::{FRENCH, NINE, OTHERS, START, Scene, Words, assert_none};
use crate::app::App;
use crate::gallery::{DESK, Size};

/// Looks at the game page while a move is written by hand: pad, its buttons, the invitation to play, and the last move.
fn look_at_pad(app: &App, words: &Words, names: [&'static str; 3], size: Size) -> Vec<String> {
    app.resize(size.0, size.1);
    app.reload();
    app.expect("the game", 9, || app.count(".sheet .move"));
    if app.in_view_now("[data-control=pencil]") {
        app.click("[data-control=pencil]");
    }
    let height = || app.script("return document.documentElement.scrollHeight", &[]).as_u64();
    let before = height();
    app.click(".write [data-control=ink]");
    app.wait_until("the pad is there", || app.in_view_now(".write .ink-pad"));
    let [pad, clear, invitation] = names;
    let scene = Scene { app, words, name: "ink", sizes: &[size] };
    // The large letters of a projector leave the move on the sheet alone, unless the window is high.
    let last = if words.theme == "projector" && size.0 > size.1 { Written } else { LargeMove };
    let parts = [Board, State, last, Line, Image(pad), Button(clear), Button(invitation)];
    // A phone on its side has no room for the invitation.
    let parts = if size.1 < LOW { &parts[..6] } else { &parts[..] };
    let mut faults = scene.look("asked", parts).0;
    let with_pad = height();
    if with_pad > before {
        faults.push(format!("the page at {size:?} is {with_pad:?} high with the pad, {before:?} without"));
    }
    app.click(".write [data-control=ink]");
    faults
}

/// Height of a window below which the page of the game has no invitation to play.
const LOW: u32 = 544;

/// A step of the test of the game.
pub fn all_of_a_game_is_seen_while_a_move_is_written_by_hand(app: &App) {
    let mut faults = Vec::new();
    for (words, names) in [
        (&FRENCH, ["Feuille : écris", "Tout effacer", "Jouer contre"]),
        (&OTHERS[0], ["Pad: write", "Erase all", "Play against"]),
        (&OTHERS[1], ["Schrijfvlak", "Alles wissen", "Spelen tegen"]),
    ] {
        app.resize(DESK.0, DESK.1);
        app.french_anew("chess", START, NINE);
        app.set("Theme", words.theme);
        app.speak(words.language);
        words.sizes.iter().for_each(|size| faults.extend(look_at_pad(app, words, names, *size)));
    }
    assert_none(&faults);
}
