//! What the annex of the app has: pages beside the game and windows over it that are opened rarely.

use super::clock::{self, Timer};
use super::dom::El;
use super::opponent::OpponentState;
use super::page_table::CONTENT;
use super::state::{Desk, Over};
use super::{
    before, beside, chooser, collection, darts, ending, learn, offline, opponent, picture, records, settings,
    setup, share, sound,
};
use leptos::prelude::*;

/// The way into the annex. Whether it is there is no signal: what shows a part of it follows something that is set
/// only then, and asks for that first.
pub struct Annex {
    /// What stands on a page beside the game, by its place in the list of all.
    pub page: fn(usize, Desk) -> Vec<El>,
    /// The page on which positions are set up.
    pub setup: fn() -> El,
    /// What stands in a window.
    pub window: fn(Over) -> El,
    /// Opens the part of an address that somebody shared.
    pub arrive: fn(Desk, &str),
    /// Takes the kept clock, and follows the game and the time.
    pub attend: fn(Timer),
    /// The clock beside the board.
    pub strip: fn(Timer) -> Vec<El>,
    /// The buttons of an open file beside the board.
    pub strip_of_file: fn(Desk) -> Vec<El>,
    /// Puts the next or the previous game of an open file on the board.
    pub step_in_file: fn(Desk, bool),
    /// Keeps the open file on the device.
    pub keep_file: fn(Desk),
    /// Opens the kept file of a line again, if the board still has the game with which the page was loaded.
    pub restore_file: fn(Desk, &str, u32),
    /// Lets the opponent follow the game.
    pub oppose: fn(OpponentState),
    /// The opponent beside the board.
    pub opponent_strip: fn(Desk, OpponentState) -> Vec<El>,
    /// Plays the sounds of moves.
    pub sound: fn(Desk),
    /// The line that tells of a newer version.
    pub newer: fn(Desk, RwSignal<bool>) -> El,
}

pub static ANNEX: Annex = Annex {
    page,
    setup: setup::Setup,
    window,
    arrive: before::arrive,
    attend: clock::attend,
    strip: clock::face::strip,
    strip_of_file: collection::strip::strip,
    step_in_file: collection::step,
    keep_file: collection::kept::keep,
    restore_file: collection::kept::restore,
    oppose: opponent::attend,
    opponent_strip: opponent::strip,
    sound: sound::follow,
    newer: offline::line,
};

fn page(n: usize, desk: Desk) -> Vec<El> {
    CONTENT.get(n).map(|fill| fill(desk)).unwrap_or_default()
}

fn window(over: Over) -> El {
    match over {
        Over::Nothing => super::dom::fragment(),
        Over::Chooser => chooser::Form(),
        Over::Settings => settings::Choices(),
        Over::Picture => picture::Body(),
        Over::Records => records::Body(),
        Over::Beside => beside::Body(),
        Over::Darts => darts::Throwing(),
        Over::Card => learn::summary(),
        Over::Share => share::Body(),
        Over::Opponent => opponent::Window(),
        Over::Collection => collection::list::Body(),
        Over::Save => records::Saving(),
        Over::End => ending::Body(false),
    }
}
