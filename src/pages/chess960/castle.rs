//! Castling from any start position, animated slowly.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, choice_button, el};
use crate::components::icon::piece_images;
use crate::pages::chess960::{PageContext, button_row, file_letter, hint, status_line};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_study::chess960::{Castled, CastlingSetup, Wing, table};
use std::time::Duration;

/// Delay in which the pieces are drawn at their squares before they move.
const START_DELAY: Duration = Duration::from_millis(80);

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct CastlingDemo {
    cx: PageContext,
    /// True if Black is shown.
    black: RwSignal<bool>,
    stand: RwSignal<Option<CastlingSetup>>,
    castled: RwSignal<Option<Castled>>,
}

impl CastlingDemo {
    /// Sets up king and rooks.
    fn set_up(self, stand: Option<CastlingSetup>) {
        self.castled.set(None);
        self.stand.set(stand);
    }

    /// Castles, again from the start squares if castled already.
    fn play(self, wing: Wing) {
        let again = self.castled.try_get_untracked().flatten().is_some();
        if again {
            self.set_up(self.stand.try_get_untracked().flatten());
        }
        self.castle_after(wing, if again { START_DELAY } else { Duration::ZERO });
    }

    fn castle_after(self, wing: Wing, wait: Duration) {
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
    fn show_case(self, king: u8, rook: u8, wing: Wing) {
        self.set_up(Some(CastlingSetup { king, rooks: vec![rook] }));
        self.castle_after(wing, START_DELAY);
    }

    fn black(self) -> bool {
        self.black.get()
    }
}

const fn colour(black: bool) -> Side {
    if black { Side::Black } else { Side::White }
}

/// Notation of castling, equal in all languages.
pub const fn castling_notation(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "O-O-O",
        Wing::H => "O-O",
    }
}

/// Content of the card.
pub fn castling_card(cx: PageContext) -> Vec<El> {
    let demo = CastlingDemo {
        cx,
        black: RwSignal::new(false),
        stand: RwSignal::new(None),
        castled: RwSignal::new(None),
    };
    effect_after_render(Box::new(move || demo.set_up(CastlingSetup::of(&cx.rank.get()))));
    let message = move || demo.castled.get().map(|c| c.message);
    let announce = move || demo.castled.get().and_then(|c| c.announce);
    let back = button(cx.app, Label::CastleBack, "back", move || demo.castled.set(None));
    let cases =
        el("div", "cases").live_children(move || Wing::BOTH.map(|wing| case_table(demo, wing)).into());
    vec![
        button_row(vec![
            side_button(demo, Side::White, Label::White),
            side_button(demo, Side::Black, Label::Black),
        ]),
        el("div", "stage").with([
            demo_rank(demo),
            status_line(cx, "told", message),
            status_line(cx, "announce", announce),
        ]),
        button_row(vec![wing_button(demo, Wing::A), wing_button(demo, Wing::H), back]),
        hint(cx, Label::CastleHint),
        el("details", "").with([el("summary", "").label(cx.app, Label::CastleTable), cases]),
    ]
}

/// Rank with king and rooks.
fn demo_rank(stage: CastlingDemo) -> El {
    let square = |x: u8| el("span", "").with([file_letter(&Naming::CHESS.file(x).to_string())]);
    let demo = el("div", "").attr("aria-hidden", "true");
    demo.live_class(move || if stage.black() { "strip demo black" } else { "strip demo" })
        .with((0..8).map(square))
        .with([el("div", "over").live_children(move || pieces(stage))])
}

fn side_button(demo: CastlingDemo, side: Side, label: Label) -> El {
    let act = move || {
        demo.castled.set(None);
        demo.black.set(side == Side::Black);
    };
    let name = if side == Side::White { "white" } else { "black" };
    choice_button("data-side", name, move || colour(demo.black.get()) == side, act).label(demo.cx.app, label)
}

fn wing_button(demo: CastlingDemo, wing: Wing) -> El {
    let idle = move || demo.stand.get().is_none_or(|s| s.rook(wing).is_none());
    let act = move || {
        if !untrack(idle) {
            demo.play(wing);
        }
    };
    let element = el("button", "main").attr("type", "button").attr("data-castle", castling_notation(wing));
    element.text(castling_notation(wing)).live_bool_attr("aria-disabled", idle).click(act)
}

/// King and rooks. Rendered again for another position; they glide while castling.
fn pieces(demo: CastlingDemo) -> Vec<El> {
    let Some(stand) = demo.stand.get() else { return Vec::new() };
    let side = colour(demo.black.get());
    let of = |figure, x| piece(demo, Glyph { side, figure }, x);
    let rooks = stand.rooks.iter().map(|x| of(Figure::Rook, *x));
    std::iter::once(of(Figure::King, stand.king)).chain(rooks).collect()
}

fn piece(demo: CastlingDemo, glyph: Glyph, from: u8) -> El {
    let king = glyph.figure == Figure::King;
    // Current square, and true if it moves second.
    let now = move || match demo.castled.get() {
        Some(c) if king => (c.goals.0, c.rook_first),
        Some(c) if c.rook == from => (c.goals.1, !c.rook_first),
        _ => (from, false),
    };
    el("b", "")
        .live_class(move || if now().1 { "glides second" } else { "glides" })
        .style("transform", move || format!("translateX({}00%)", now().0))
        .with(piece_images(Some(glyph)))
}

/// Table of a wing: the king, and every square of the rook.
fn case_table(demo: CastlingDemo, wing: Wing) -> El {
    let [king, _, rook, ..] = demo.cx.letters().pieces;
    let rank = if demo.black() { "8" } else { "1" };
    let name = move |letter: &str, x: u8| format!("{letter}{}{rank}", Naming::CHESS.file(x));
    let case = move |k: u8, r: u8| {
        let before = el("span", "for-ears").text(&(name(king, k) + " "));
        let case: String = [k, r].map(|x| Naming::CHESS.file(x)).iter().collect();
        let button = el("button", "").attr("type", "button").attr("data-case", &case);
        button.with([before, el("span", "").text(&name(rook, r))]).click(move || demo.show_case(k, r, wing))
    };
    let row = |stand: &CastlingSetup| {
        let rooks = stand.rooks.iter().map(|r| case(stand.king, *r));
        let head = el("th", "").attr("scope", "row").text(&name(king, stand.king));
        el("tr", "").with([head, el("td", "").with(rooks)])
    };
    let rows = table(wing);
    let goals = rows.first().and_then(|s| s.castle(colour(demo.black.get()), wing)).map(|c| c.goals);
    let goals = goals.map(|(k, r)| [name(king, k), name(rook, r)].join(" ")).unwrap_or_default();
    let caption = el("caption", "").text(&format!("{}: {goals}", castling_notation(wing)));
    el("table", "").with([caption, el("tbody", "").with(rows.iter().map(row))])
}
