//! The room of Chess960: positions and their numbers, draws, castling.

mod castle;
mod dice;
mod list;
mod pick;
mod trial;

use super::dom::{El, back, el};
use super::notes::notes;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Letters;
use notabene_core::study::chess960::{Numbers, Rank, Room};

/// What the parts of the room share: lent for good, so that closures carry a reference only.
type Hall = &'static Shared;

/// What the parts of the room share.
struct Shared {
    desk: Desk,
    room: StoredValue<Room, LocalStorage>,
    /// The pieces on the first rank.
    rank: RwSignal<Rank>,
    /// Why a typed number or text was not taken.
    wrong: RwSignal<Option<Msg>>,
    /// The last fall of the coin: tails or not, and what it means.
    coin: RwSignal<Option<(bool, Msg)>>,
    /// What is searched in the list, and which page of it is shown.
    search: RwSignal<(String, usize)>,
}

impl Shared {
    fn new(desk: Desk) -> Hall {
        Box::leak(Box::new(Shared {
            desk,
            room: StoredValue::new_local(Room::default()),
            rank: RwSignal::new(Rank::default()),
            wrong: RwSignal::new(None),
            coin: RwSignal::new(None),
            search: RwSignal::new((String::new(), 0)),
        }))
    }

    /// The numbers of the pieces on the first rank, or why they are no array.
    fn numbers(&self) -> Result<Numbers, Msg> {
        let rank = self.rank.get();
        self.room.with_value(|r| r.numbers(&rank))
    }

    /// Puts other pieces on the first rank.
    fn show(&self, rank: Rank) {
        self.wrong.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    fn letters(&self) -> &'static Letters {
        self.desk.prefs.with(|p| p.letters())
    }

    fn say(&self, msg: Option<Msg>) -> String {
        msg.map(|m| self.desk.say(&m)).unwrap_or_default()
    }
}

/// Chance belongs to this row, the core has none: bits are drawn until they can be shared out evenly.
fn lot<T>(from: impl Fn(u32) -> Option<T>) -> T {
    loop {
        if let Some(drawn) = from(bits()) {
            return drawn;
        }
    }
}

/// 32 random bits of the browser.
pub fn bits() -> u32 {
    let mut bytes = [0; 4];
    let filled = window().crypto().and_then(|c| c.get_random_values_with_u8_array(&mut bytes));
    match filled {
        Ok(_) => u32::from_le_bytes(bytes),
        // Very old browsers only: good enough for a game.
        Err(_) => (js_sys::Math::random() * 4_294_967_296.0) as u32,
    }
}

/// What stands on the page.
pub fn room(desk: Desk) -> Vec<El> {
    let hall = Shared::new(desk);
    let column = |cards: Vec<El>| el("div", "column").with(cards);
    let numbers = vec![
        card(hall, Label::KingFiles, "files", list::files(hall)),
        card(hall, Label::ArrayList, "list", list::list(hall)),
    ];
    let acts = vec![
        card(hall, Label::DieTitle, "dice", dice::dice(hall)),
        card(hall, Label::Castling, "castling", castle::castle(hall)),
        card(hall, Label::TrialTitle, "trial", trial::trial(hall)),
    ];
    vec![
        el("h1", "").text("Chess960"),
        el("p", "lead").label(desk, Label::RoomLead),
        card(hall, Label::FirstRank, "pick", pick::pick(hall)),
        column(numbers),
        column(acts),
        notes(desk, "chess960"),
        back(desk),
    ]
}

/// A part of the page with its heading.
fn card(hall: Hall, title: Label, name: &str, inside: Vec<El>) -> El {
    let heading = el("h2", "").label(hall.desk, title);
    el("section", "card").attr("data-card", name).with([heading]).with(inside)
}

/// A hint in small words.
fn hint(hall: Hall, label: Label) -> El {
    el("p", "hint").label(hall.desk, label)
}

fn row(inside: Vec<El>) -> El {
    el("div", "row").with(inside)
}

/// A paragraph that follows a message and is spoken when it changes.
fn told(hall: Hall, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    el("p", class).attr("role", "status").says(move || hall.say(msg()))
}

/// The word that a number of the club has to carry.
fn badge(hall: Hall, certain: bool) -> String {
    hall.desk.label(if certain { Label::NamedByClub } else { Label::Reconstructed }).to_string()
}

/// The letter of a file in a corner of its square.
fn corner(name: &str) -> El {
    el("i", "").attr("aria-hidden", "true").text(name)
}
