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
use crate::views::article::notes;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Letters;
use notabene_core::study::chess960::{Numbers, Rank, Room};

/// Shared state of the page. Leaked: closures hold a reference.
type PageContext = &'static Shared;

/// Shared state of the page.
struct Shared {
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

impl Shared {
    fn new(app: AppContext) -> PageContext {
        Box::leak(Box::new(Shared {
            app,
            room: StoredValue::new_local(Room::default()),
            rank: RwSignal::new(Rank::default()),
            wrong: RwSignal::new(None),
            coin: RwSignal::new(None),
            search: RwSignal::new((String::new(), 0)),
        }))
    }

    /// Numbers of the position on the first rank, or why it is none.
    fn numbers(&self) -> Result<Numbers, Msg> {
        let rank = self.rank.get();
        self.room.with_value(|r| r.numbers(&rank))
    }

    /// Shows other pieces on the first rank.
    fn show(&self, rank: Rank) {
        self.wrong.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    fn letters(&self) -> &'static Letters {
        self.app.prefs.with(|p| p.letters())
    }

    fn say(&self, msg: Option<Msg>) -> String {
        msg.map(|m| self.app.message_text(&m)).unwrap_or_default()
    }
}

/// Draws random bits until they can be distributed evenly; the core has no randomness.
fn lot<T>(from: impl Fn(u32) -> Option<T>) -> T {
    loop {
        if let Some(drawn) = from(random_bits()) {
            return drawn;
        }
    }
}

/// Content of the page.
pub fn room(app: AppContext) -> Vec<El> {
    let cx = Shared::new(app);
    let column = |cards: Vec<El>| el("div", "column").with(cards);
    let numbers = vec![
        card(cx, Label::KingFiles, "files", list::files(cx)),
        card(cx, Label::ArrayList, "list", list::list(cx)),
    ];
    let acts = vec![
        card(cx, Label::DieTitle, "dice", dice::dice(cx)),
        card(cx, Label::Castling, "castling", castle::castle(cx)),
        card(cx, Label::TrialTitle, "trial", trial::trial(cx)),
    ];
    vec![
        el("h1", "").text("Chess960"),
        el("p", "lead").label(app, Label::RoomLead),
        card(cx, Label::FirstRank, "pick", pick::pick(cx)),
        column(numbers),
        column(acts),
        showcase::showcase_of_page("chess960"),
        notes(app, "chess960"),
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

fn row(inside: Vec<El>) -> El {
    el("div", "row").with(inside)
}

/// Paragraph with a tracked message, announced when it changes.
fn told(cx: PageContext, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    el("p", class).attr("role", "status").live_text(move || cx.say(msg()))
}

/// Label of the origin of a club number: named or reconstructed.
fn badge(cx: PageContext, certain: bool) -> String {
    cx.app.label(if certain { Label::NamedByClub } else { Label::Reconstructed }).to_string()
}

/// Letter of a file in the corner of its square.
fn corner(name: &str) -> El {
    el("i", "").attr("aria-hidden", "true").text(name)
}
