//! The Chess960 page: positions and their numbers, draws, castling.

mod castle;
mod dice;
mod list;
mod pick;
mod trial;

use super::dom::El;
use super::interop::element;
use super::notes::notes;
use super::prefs::Preferences;
use super::state::{CurrentGame, Desk};
use crate::components::BackLink;
use castle::CastlingCard;
use dice::DieCard;
use leptos::prelude::*;
use list::{ArrayListCard, KingFilesCard};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Letters;
use notabene_core::study::chess960::{Numbers, Rank, Room};
use pick::FirstRankCard;
use trial::TrialCard;

/// Context: the position of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct ArrayState {
    game: CurrentGame,
    prefs: Preferences,
    /// All positions with their numbers.
    room: StoredValue<Room, LocalStorage>,
    /// Pieces on the first rank.
    rank: RwSignal<Rank>,
    /// Refusal of a typed number or text.
    problem: RwSignal<Option<Msg>>,
    /// Last toss of the coin: `true` for tails, and its meaning.
    coin: RwSignal<Option<(bool, Msg)>>,
    /// Text searched in the list, and number of the page shown.
    search: RwSignal<(String, usize)>,
}

impl ArrayState {
    fn new() -> ArrayState {
        ArrayState {
            game: CurrentGame::here(),
            prefs: expect_context(),
            room: StoredValue::new_local(Room::default()),
            rank: RwSignal::new(Rank::default()),
            problem: RwSignal::new(None),
            coin: RwSignal::new(None),
            search: RwSignal::new((String::new(), 0)),
        }
    }

    fn here() -> ArrayState {
        expect_context()
    }

    /// Numbers of the pieces on the first rank, tracked.
    ///
    /// # Errors
    /// The reason why the pieces are no starting position.
    fn numbers(self) -> Result<Numbers, Msg> {
        let rank = self.rank.get();
        self.room.with_value(|room| room.numbers(&rank))
    }

    /// Puts other pieces on the first rank.
    fn show(self, rank: Rank) {
        self.problem.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    /// Letters of the pieces, tracked.
    fn letters(self) -> &'static Letters {
        self.prefs.with(|prefs| prefs.letters())
    }

    /// A message in the language of the screen, tracked; empty without one.
    fn say(self, msg: Option<Msg>) -> String {
        msg.map(|msg| self.prefs.say(&msg)).unwrap_or_default()
    }

    /// Source of a club number: given by the club, or reconstructed.
    fn badge(self, certain: bool) -> &'static str {
        self.prefs.label(if certain { Label::NamedByClub } else { Label::Reconstructed })
    }
}

/// Draws random bits until they can be shared out evenly; the core has no chance of its own.
fn draw<T>(from: impl Fn(u32) -> Option<T>) -> T {
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

/// Content of the page.
pub fn room(_: Desk) -> Vec<El> {
    vec![element(view! { <Chess960Page/> })]
}

#[component]
fn Chess960Page() -> impl IntoView {
    let state = ArrayState::new();
    provide_context(state);
    view! {
        <h1>"Chess960"</h1>
        <p class="lead">{state.prefs.words(Label::RoomLead)}</p>
        <FirstRankCard/>
        <div class="column">
            <KingFilesCard/>
            <ArrayListCard/>
        </div>
        <div class="column">
            <DieCard/>
            <CastlingCard/>
            <TrialCard/>
        </div>
        {notes(Desk::here(), "chess960").view()}
        <BackLink text=state.prefs.words(Label::BackToGame)/>
    }
}

/// A part of the page with its heading. `name` is its `data-card`.
#[component]
fn Card(title: Label, name: &'static str, children: Children) -> impl IntoView {
    let prefs: Preferences = expect_context();
    view! {
        <section class="card" data-card=name>
            <h2>{prefs.words(title)}</h2>
            {children()}
        </section>
    }
}

/// A hint in small words.
#[component]
fn Hint(text: Label) -> impl IntoView {
    let prefs: Preferences = expect_context();
    view! { <p class="hint">{prefs.words(text)}</p> }
}

/// A paragraph that is spoken when it changes.
#[component]
fn StatusLine(
    #[prop(into)] text: Signal<String>,
    #[prop(default = "told")] class: &'static str,
) -> impl IntoView {
    view! { <p class=class role="status">{text}</p> }
}

/// The letter of a file in a corner of its square.
#[component]
fn SquareName(name: String) -> impl IntoView {
    view! { <i aria-hidden="true">{name}</i> }
}
