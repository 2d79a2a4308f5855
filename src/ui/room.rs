//! The room of Chess960: positions and their numbers, draws, castling.

mod castle;
mod dice;
mod list;
mod pick;
mod trial;

use super::notes::Notes;
use super::sprite::PieceImage;
use super::state::{Desk, text};
use leptos::prelude::*;
use notabene_core::notation::Letters;
use notabene_core::position::Glyph;
use notabene_core::session::room::{Numbers, Rank, Room};
use notabene_core::text::{Label, Msg};

/// What the parts of the room share. Copies are handles to the same.
#[derive(Copy, Clone)]
struct Hall {
    desk: Desk,
    room: StoredValue<Room>,
    /// The pieces on the first rank.
    rank: RwSignal<Rank>,
    /// Their numbers, or why they are no array.
    numbers: Memo<Result<Numbers, Msg>>,
    /// Why a typed number or text was not taken.
    wrong: RwSignal<Option<Msg>>,
    /// The last fall of the coin: tails or not, and what it means.
    coin: RwSignal<Option<(bool, Msg)>>,
}

impl Hall {
    fn here() -> Hall {
        expect_context()
    }

    fn new() -> Hall {
        let room = StoredValue::new(Room::default());
        let rank = RwSignal::new(Rank::default());
        let numbers = Memo::new(move |_| room.with_value(|r| r.numbers(&rank.get())));
        let (wrong, coin) = (RwSignal::new(None), RwSignal::new(None));
        Hall { desk: Desk::here(), room, rank, numbers, wrong, coin }
    }

    /// Puts other pieces on the first rank.
    fn show(self, rank: Rank) {
        self.wrong.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    fn letters(self) -> &'static Letters {
        self.desk.prefs.with(|p| p.letters())
    }
}

/// Chance belongs to this row, the core has none: bits are drawn until they can be shared out evenly.
fn drawn<T>(from: impl Fn(u32) -> Option<T>) -> T {
    loop {
        if let Some(drawn) = from(bits()) {
            return drawn;
        }
    }
}

/// 32 random bits of the browser.
fn bits() -> u32 {
    let mut bytes = [0; 4];
    let filled = window().crypto().and_then(|c| c.get_random_values_with_u8_array(&mut bytes));
    match filled {
        Ok(_) => u32::from_le_bytes(bytes),
        // Very old browsers only: good enough for a game.
        Err(_) => (js_sys::Math::random() * 4_294_967_296.0) as u32,
    }
}

/// The page.
#[component]
pub fn Room960() -> impl IntoView {
    let desk = Desk::here();
    let hall = Hall::new();
    provide_context(hall);
    view! {
        <main class="room">
            <h1>"Chess960"</h1>
            <p class="lead">{desk.words(Label::RoomLead)}</p>
            <pick::Pick/>
            <div class="column">
                {card(desk, Label::KingFiles, "files", list::files(hall))}
                {card(desk, Label::ArrayList, "list", list::list(hall))}
            </div>
            <div class="column">
                {card(desk, Label::DieTitle, "dice", dice::dice(hall))}
                {card(desk, Label::Castling, "castling", castle::castle(hall))}
                {card(desk, Label::TrialTitle, "trial", trial::trial(hall))}
            </div>
            <Notes name="chess960"/>
            <p><a class="button main" href="#">{desk.words(Label::BackToGame)}</a></p>
        </main>
    }
}

/// A part of the page with its heading.
fn card(desk: Desk, title: Label, name: &'static str, inside: AnyView) -> AnyView {
    view! { <section class="card" data-card=name><h2>{desk.words(title)}</h2>{inside}</section> }.into_any()
}

/// A button with words.
fn button(desk: Desk, label: Label, name: &'static str, act: impl Fn() + 'static) -> AnyView {
    boxed(desk, label, name, Box::new(act))
}

/// The same, compiled once for all buttons.
fn boxed(desk: Desk, label: Label, name: &'static str, act: Box<dyn Fn()>) -> AnyView {
    view! { <button type="button" data-do=name on:click=move |_| act()>{desk.words(label)}</button> }
        .into_any()
}

/// A piece, or nothing.
fn image(glyph: Option<Glyph>) -> AnyView {
    glyph.map(|glyph| view! { <PieceImage glyph/> }).into_any()
}

/// A paragraph that follows a message and is spoken when it changes.
fn told(desk: Desk, msg: impl Fn() -> Option<Msg> + Send + Sync + 'static) -> AnyView {
    let words = text(move || msg().map(|m| desk.say(&m)).unwrap_or_default());
    view! { <p class="told" role="status">{words}</p> }.into_any()
}

/// The word that a number of the club has to carry.
fn badge(desk: Desk, certain: bool) -> &'static str {
    desk.label(if certain { Label::NamedByClub } else { Label::Reconstructed })
}
