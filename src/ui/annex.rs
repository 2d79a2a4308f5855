//! The annex: games that are not chess, and pages and windows that are opened rarely. On the published page they are a second program, which
//! is fetched with the first of them (feature `split`).
//!
//! All that is reached only through [`ANNEX`] is in the second program; what anything else reaches as well, by
//! a call or by the address of a function, is in the first. Both share one memory, so values, signals and
//! closures go to and fro as ever.

use super::clock::Timer;
use super::dom::{El, Live};
use super::state::{Desk, Over};
use super::{
    about, before, beside, builder, chooser, clock, compare, darts, decisions, device, drill, learn, offline,
    picture, print, records, room, settings, setup, share, sheet, systems, wall,
};
use notabene_core::session::decisions::PAGES as DECIDED;
use notabene_core::session::open::{FAMILIES, Families};

/// How many pages there are beside the game.
pub const PAGES: usize = 14;

/// The way into the annex. Whether it is there is no signal: what shows a part of it follows something that is set
/// only then, and asks for that first.
pub struct Annex {
    /// What stands on a page beside the game, by its place in the list of all.
    pub page: fn(usize, &'static Desk) -> Vec<El>,
    /// The page on which positions are set up.
    pub setup: fn() -> El,
    /// What stands in a window.
    pub window: fn(Over) -> El,
    /// Opens the part of an address that somebody shared.
    pub arrive: fn(&'static Desk, &str),
    /// Takes the kept clock, and follows the game and the time.
    pub attend: fn(&'static Timer),
    /// The clock beside the board.
    pub strip: fn(&'static Timer) -> Vec<El>,
    /// The line that tells of a newer version.
    pub newer: fn(&'static Desk, Live<bool>) -> El,
    /// The games that are not chess.
    #[cfg_attr(not(feature = "split"), expect(dead_code, reason = "they are there from the start"))]
    families: &'static Families,
}

static ANNEX: Annex = Annex {
    page,
    setup: setup::Setup,
    window,
    arrive: before::arrive,
    attend: clock::attend,
    strip: clock::face::strip,
    newer: offline::line,
    families: &FAMILIES,
};

/// What stands on the pages, in the order of their list in `super`.
static FILLS: [fn(&'static Desk) -> Vec<El>; PAGES] = [
    about::about,
    room::room,
    |desk| decisions::page(desk, &DECIDED[0]),
    |desk| decisions::page(desk, &DECIDED[1]),
    compare::page,
    clock::page,
    drill::page,
    systems::page,
    learn::page,
    sheet::page,
    print::page,
    device::page,
    wall::page,
    builder::page,
];

fn page(n: usize, desk: &'static Desk) -> Vec<El> {
    FILLS.get(n).map(|fill| fill(desk)).unwrap_or_default()
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
    }
}

#[cfg(feature = "split")]
mod apart {
    use super::{ANNEX, Annex};
    use std::sync::OnceLock;
    use wasm_bindgen::JsValue;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    static HERE: OnceLock<&'static Annex> = OnceLock::new();

    /// The way into the annex; none until it is there.
    pub fn here() -> Option<&'static Annex> {
        HERE.get().copied()
    }

    /// Fetches the annex. If that fails, the next that wants it tries again.
    pub async fn arrive() -> Result<JsValue, JsValue> {
        if let Ok(annex) = enter().await {
            notabene_core::session::open::arrive(annex.families);
            HERE.get_or_init(|| annex);
        }
        Ok(JsValue::UNDEFINED)
    }

    /// The only place of the first program from which the second is seen. A table and not its functions: what is
    /// in it need not be known to the tool that cuts.
    #[wasm_split(annex, fallible)]
    fn enter() -> Result<&'static Annex, SplitLoaderError> {
        Ok(&ANNEX)
    }
}

#[cfg(not(feature = "split"))]
mod apart {
    use super::{ANNEX, Annex};
    use wasm_bindgen::JsValue;

    pub fn here() -> Option<&'static Annex> {
        Some(&ANNEX)
    }

    pub async fn arrive() -> Result<JsValue, JsValue> {
        Ok(JsValue::UNDEFINED)
    }
}

pub use apart::{arrive, here};
