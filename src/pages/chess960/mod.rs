//! Chess960 page: positions and their numbers, draws, castling.

mod castle;
mod dice;
mod list;
mod pick;
mod trial;

use crate::components::element::{El, back_link, el};
use crate::pages::rules::showcase;
use crate::state::context::AppContext;
use crate::state::random::random_bits;
use crate::views::article::article;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Letters;
use notabene_study::chess960::{Numbers, Rank, Room};

/// Shared state of the page. Copies are handles to the same signals.
type PageContext = Chess960State;

/// Shared state of the page.
#[derive(Copy, Clone)]
struct Chess960State {
    app: AppContext,
    room: StoredValue<Room, LocalStorage>,
    /// Pieces on the first rank.
    rank: RwSignal<Rank>,
    /// Error of a typed number or text.
    wrong: RwSignal<Option<Msg>>,
    /// Last toss of the coin: true for tails, and its meaning.
    coin: RwSignal<Option<(bool, Msg)>>,
    /// Search text of the list, and index of its page.
    search: RwSignal<(String, usize)>,
}

impl Chess960State {
    fn new(app: AppContext) -> PageContext {
        Chess960State {
            app,
            room: StoredValue::new_local(Room::default()),
            rank: RwSignal::new(Rank::default()),
            wrong: RwSignal::new(None),
            coin: RwSignal::new(None),
            search: RwSignal::new((String::new(), 0)),
        }
    }

    /// Numbers of the position on the first rank, or why it is none.
    fn position_numbers(&self) -> Result<Numbers, Msg> {
        let rank = self.rank.get();
        self.room.with_value(|r| r.numbers(&rank))
    }

    /// Shows other pieces on the first rank.
    fn set_rank(&self, rank: Rank) {
        self.wrong.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    fn letters(&self) -> &'static Letters {
        self.app.prefs.with(|p| p.letters())
    }

    fn message_text(&self, msg: Option<Msg>) -> String {
        msg.map(|m| self.app.message_text(&m)).unwrap_or_default()
    }
}

/// Draws random bits until they can be distributed evenly; the core has no randomness.
fn draw_evenly<T>(from: impl Fn(u32) -> Option<T>) -> T {
    loop {
        if let Some(drawn) = from(random_bits()) {
            return drawn;
        }
    }
}

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let cx = Chess960State::new(app);
    let column = |cards: Vec<El>| el("div", "column").with(cards);
    let numbers = vec![
        card(cx, Label::KingFiles, "files", list::king_file_chart(cx)),
        card(cx, Label::ArrayList, "list", list::position_list(cx)),
    ];
    let acts = vec![
        card(cx, Label::DieTitle, "dice", dice::dice_card(cx)),
        card(cx, Label::Castling, "castling", castle::castling_card(cx)),
        card(cx, Label::TrialTitle, "trial", trial::trial_card(cx)),
    ];
    vec![
        el("h1", "").text("Chess960"),
        el("p", "lead").label(app, Label::RoomLead),
        card(cx, Label::FirstRank, "pick", pick::pick_card(cx)),
        column(numbers),
        column(acts),
        showcase::showcase_of_page("chess960"),
        article(app, "chess960"),
        back_link(app),
    ]
}

/// Card with a heading.
fn card(cx: PageContext, title: Label, name: &str, inside: Vec<El>) -> El {
    let heading = el("h2", "").label(cx.app, title);
    el("section", "card").attr("data-card", name).with([heading]).with(inside)
}

/// Hint in small print.
fn hint(cx: PageContext, label: Label) -> El {
    el("p", "hint").label(cx.app, label)
}

fn button_row(inside: Vec<El>) -> El {
    el("div", "row").with(inside)
}

/// Paragraph with a tracked message, announced when it changes.
fn status_line(cx: PageContext, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    el("p", class).attr("role", "status").live_text(move || cx.message_text(msg()))
}

/// Label of the origin of a club number: named or reconstructed.
fn number_origin(cx: PageContext, certain: bool) -> String {
    cx.app.label(if certain { Label::NamedByClub } else { Label::Reconstructed }).to_string()
}

/// Letter of a file in the corner of its square.
fn file_letter(name: &str) -> El {
    el("i", "").attr("aria-hidden", "true").text(name)
}
