//! Castling from any start position, animated slowly.

use crate::components::effect::later;
use crate::components::element::{El, button, choice, el};
use crate::components::icon::image;
use crate::pages::chess960::{PageContext, corner, hint, row, told};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::study::chess960::{Castled, CastlingSetup, Wing, table};
use std::time::Duration;

/// Delay in which the pieces are drawn at their squares before they move.
const DRAWN: Duration = Duration::from_millis(80);

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Stage {
    cx: PageContext,
    /// True if Black is shown.
    black: RwSignal<bool>,
    stand: RwSignal<Option<CastlingSetup>>,
    castled: RwSignal<Option<Castled>>,
}

impl Stage {
    /// Sets up king and rooks.
    fn set(self, stand: Option<CastlingSetup>) {
        self.castled.set(None);
        self.stand.set(stand);
    }

    /// Castles, again from the start squares if castled already.
    fn play(self, wing: Wing) {
        let again = self.castled.try_get_untracked().flatten().is_some();
        if again {
            self.set(self.stand.try_get_untracked().flatten());
        }
        self.later(wing, if again { DRAWN } else { Duration::ZERO });
    }

    fn later(self, wing: Wing, wait: Duration) {
        let act = move || {
            // The page may be gone.
            if let (Some(Some(stand)), Some(black)) =
                (self.stand.try_get_untracked(), self.black.try_get_untracked())
            {
                self.castled.set(stand.castle(colour(black), wing));
            }
        };
        let _ = set_timeout(act, wait);
    }

    /// Animates an entry of the table.
    fn case(self, king: u8, rook: u8, wing: Wing) {
        self.set(Some(CastlingSetup { king, rooks: vec![rook] }));
        self.later(wing, DRAWN);
    }

    fn black(self) -> bool {
        self.black.get()
    }
}

const fn colour(black: bool) -> Side {
    if black { Side::Black } else { Side::White }
}

/// Notation of castling, equal in all languages.
pub const fn sign(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "O-O-O",
        Wing::H => "O-O",
    }
}

/// Content of the card.
pub fn castle(cx: PageContext) -> Vec<El> {
    let stage =
        Stage { cx, black: RwSignal::new(false), stand: RwSignal::new(None), castled: RwSignal::new(None) };
    later(Box::new(move || stage.set(CastlingSetup::of(&cx.rank.get()))));
    let says = move || stage.castled.get().map(|c| c.message);
    let announce = move || stage.castled.get().and_then(|c| c.announce);
    let back = button(cx.app, Label::CastleBack, "back", move || stage.castled.set(None));
    let cases = el("div", "cases").each(move || Wing::BOTH.map(|wing| cases(stage, wing)).into());
    vec![
        row(vec![side(stage, Side::White, Label::White), side(stage, Side::Black, Label::Black)]),
        el("div", "stage").with([demo(stage), told(cx, "told", says), told(cx, "announce", announce)]),
        row(vec![wing(stage, Wing::A), wing(stage, Wing::H), back]),
        hint(cx, Label::CastleHint),
        el("details", "").with([el("summary", "").label(cx.app, Label::CastleTable), cases]),
    ]
}

/// Rank with king and rooks.
fn demo(stage: Stage) -> El {
    let square = |x: u8| el("span", "").with([corner(&Naming::CHESS.file(x).to_string())]);
    let demo = el("div", "").attr("aria-hidden", "true");
    demo.class(move || if stage.black() { "strip demo black" } else { "strip demo" })
        .with((0..8).map(square))
        .with([el("div", "over").each(move || pieces(stage))])
}

fn side(stage: Stage, side: Side, label: Label) -> El {
    let act = move || {
        stage.castled.set(None);
        stage.black.set(side == Side::Black);
    };
    let name = if side == Side::White { "white" } else { "black" };
    choice("data-side", name, move || colour(stage.black.get()) == side, act).label(stage.cx.app, label)
}

fn wing(stage: Stage, wing: Wing) -> El {
    let idle = move || stage.stand.get().is_none_or(|s| s.rook(wing).is_none());
    let act = move || {
        if !untrack(idle) {
            stage.play(wing);
        }
    };
    let made = el("button", "main").attr("type", "button").attr("data-castle", sign(wing));
    made.text(sign(wing)).state("aria-disabled", idle).click(act)
}

/// King and rooks. Rendered again for another position; they glide while castling.
fn pieces(stage: Stage) -> Vec<El> {
    let Some(stand) = stage.stand.get() else { return Vec::new() };
    let side = colour(stage.black.get());
    let of = |figure, x| piece(stage, Glyph { side, figure }, x);
    let rooks = stand.rooks.iter().map(|x| of(Figure::Rook, *x));
    std::iter::once(of(Figure::King, stand.king)).chain(rooks).collect()
}

fn piece(stage: Stage, glyph: Glyph, from: u8) -> El {
    let king = glyph.figure == Figure::King;
    // Current square, and true if it moves second.
    let now = move || match stage.castled.get() {
        Some(c) if king => (c.goals.0, c.rook_first),
        Some(c) if c.rook == from => (c.goals.1, !c.rook_first),
        _ => (from, false),
    };
    el("b", "")
        .class(move || if now().1 { "glides second" } else { "glides" })
        .style("transform", move || format!("translateX({}00%)", now().0))
        .with(image(Some(glyph)))
}

/// Table of a wing: the king, and every square of the rook.
fn cases(stage: Stage, wing: Wing) -> El {
    let [king, _, rook, ..] = stage.cx.letters().pieces;
    let rank = if stage.black() { "8" } else { "1" };
    let name = move |letter: &str, x: u8| format!("{letter}{}{rank}", Naming::CHESS.file(x));
    let case = move |k: u8, r: u8| {
        let before = el("span", "for-ears").text(&(name(king, k) + " "));
        let case: String = [k, r].map(|x| Naming::CHESS.file(x)).iter().collect();
        let button = el("button", "").attr("type", "button").attr("data-case", &case);
        button.with([before, el("span", "").text(&name(rook, r))]).click(move || stage.case(k, r, wing))
    };
    let row = |stand: &CastlingSetup| {
        let rooks = stand.rooks.iter().map(|r| case(stand.king, *r));
        let head = el("th", "").attr("scope", "row").text(&name(king, stand.king));
        el("tr", "").with([head, el("td", "").with(rooks)])
    };
    let rows = table(wing);
    let goals = rows.first().and_then(|s| s.castle(colour(stage.black.get()), wing)).map(|c| c.goals);
    let goals = goals.map(|(k, r)| [name(king, k), name(rook, r)].join(" ")).unwrap_or_default();
    let caption = el("caption", "").text(&format!("{}: {goals}", sign(wing)));
    el("table", "").with([caption, el("tbody", "").with(rows.iter().map(row))])
}
