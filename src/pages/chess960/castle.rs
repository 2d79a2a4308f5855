//! Castling from any start position, animated slowly.

use crate::components::{Button, ChoiceButton, PieceImage};
use crate::pages::chess960::FileLetter;
use crate::pages::chess960::state::Chess960State;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_study::chess960::{Castled, CastlingSetup, Wing, table};
use std::time::Duration;

/// Delay in which the pieces are drawn at their squares before they move.
const START_DELAY: Duration = Duration::from_millis(80);

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Demo {
    side: RwSignal<Side>,
    setup: RwSignal<Option<CastlingSetup>>,
    castled: RwSignal<Option<Castled>>,
}

impl Demo {
    /// Sets up king and rooks.
    fn set_up(self, setup: Option<CastlingSetup>) {
        self.castled.set(None);
        self.setup.set(setup);
    }

    /// Shows a side.
    fn set_side(self, side: Side) {
        self.castled.set(None);
        self.side.set(side);
    }

    /// Castles, again from the start squares if castled already.
    fn play(self, wing: Wing) {
        let again = self.castled.try_get_untracked().flatten().is_some();
        if again {
            self.set_up(self.setup.try_get_untracked().flatten());
        }
        self.castle_after(wing, if again { START_DELAY } else { Duration::ZERO });
    }

    fn castle_after(self, wing: Wing, delay: Duration) {
        let castle = move || {
            // The page may be gone.
            if let (Some(Some(setup)), Some(side)) =
                (self.setup.try_get_untracked(), self.side.try_get_untracked())
            {
                self.castled.set(setup.castle(side, wing));
            }
        };
        let _ = set_timeout(castle, delay);
    }

    /// Animates an entry of the table.
    fn show_case(self, king: u8, rook: u8, wing: Wing) {
        self.set_up(Some(CastlingSetup { king, rooks: vec![rook] }));
        self.castle_after(wing, START_DELAY);
    }
}

/// Notation of castling, equal in all languages.
pub const fn castling_notation(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "O-O-O",
        Wing::H => "O-O",
    }
}

/// Rank on which the king castles, in slow motion.
#[component]
pub fn CastlingDemo(state: Chess960State) -> impl IntoView {
    let prefs = state.prefs;
    let demo =
        Demo { side: RwSignal::new(Side::White), setup: RwSignal::new(None), castled: RwSignal::new(None) };
    Effect::new(move |_| demo.set_up(CastlingSetup::of(&state.rank.get())));
    let message = move || demo.castled.get().map(|castled| prefs.message_text(&castled.message));
    let announce =
        move || demo.castled.get().and_then(|castled| castled.announce).map(|text| prefs.message_text(&text));
    let tables = Wing::BOTH.map(|wing| view! { <CaseTable state demo wing/> }).collect_view();
    view! {
        <div class="row">
            <SideButton demo side=Side::White label=Label::White/>
            <SideButton demo side=Side::Black label=Label::Black/>
        </div>
        <div class="stage">
            <DemoRank demo/>
            <p class="told" role="status">{message}</p>
            <p class="announce strong" role="status">{announce}</p>
        </div>
        <div class="row">
            {Wing::BOTH.map(|wing| view! { <WingButton demo wing/> }).collect_view()}
            <Button
                text=prefs.label_signal(Label::CastleBack)
                name="back"
                on_click=move |()| demo.castled.set(None)
            />
        </div>
        <p class="hint">{prefs.label_signal(Label::CastleHint)}</p>
        <details>
            <summary>{prefs.label_signal(Label::CastleTable)}</summary>
            <div class="cases tiles">{tables}</div>
        </details>
    }
}

/// Rank with king and rooks. They are drawn again for another position, and glide while castling.
#[component]
fn DemoRank(demo: Demo) -> impl IntoView {
    let squares = (0..8).map(|x| view! { <span><FileLetter name=Naming::CHESS.file(x)/></span> });
    let pieces = move || {
        let setup = demo.setup.get()?;
        let side = demo.side.get();
        let rooks = setup.rooks.iter().map(|x| (Figure::Rook, *x));
        let pieces = std::iter::once((Figure::King, setup.king)).chain(rooks);
        let pieces = pieces.map(|(figure, from)| {
            view! { <GlidingPiece demo glyph=Glyph { side, figure } from/> }
        });
        Some(pieces.collect_view())
    };
    let class = move || if demo.side.get() == Side::Black { "strip demo black" } else { "strip demo" };
    view! {
        <div aria-hidden="true" class=class>
            {squares.collect_view()}
            <div class="over">{pieces}</div>
        </div>
    }
}

#[component]
fn GlidingPiece(demo: Demo, glyph: Glyph, from: u8) -> impl IntoView {
    let is_king = glyph.figure == Figure::King;
    // Current square, and true if it moves second.
    let now = move || match demo.castled.get() {
        Some(castled) if is_king => (castled.goals.0, castled.rook_first),
        Some(castled) if castled.rook == from => (castled.goals.1, !castled.rook_first),
        _ => (from, false),
    };
    view! {
        <b
            class=move || if now().1 { "glides second" } else { "glides" }
            style:transform=move || format!("translateX({}00%)", now().0)
        >
            <PieceImage glyph/>
        </b>
    }
}

#[component]
fn SideButton(demo: Demo, side: Side, label: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <ChoiceButton
            pressed=move || demo.side.get() == side on_click=move |()| demo.set_side(side) attr:data-side=side.name()
        >
            {prefs.label_signal(label)}
        </ChoiceButton>
    }
}

#[component]
fn WingButton(demo: Demo, wing: Wing) -> impl IntoView {
    let is_idle =
        move || demo.setup.with(|setup| setup.as_ref().is_none_or(|setup| setup.rook(wing).is_none()));
    let castle = move |_| {
        if !untrack(is_idle) {
            demo.play(wing);
        }
    };
    view! {
        <button
            class="main"
            type="button"
            data-castle=castling_notation(wing)
            aria-disabled=move || is_idle().to_string()
            on:click=castle
        >
            {castling_notation(wing)}
        </button>
    }
}

/// Table of a wing: the king, and every square of the rook.
#[component]
fn CaseTable(state: Chess960State, demo: Demo, wing: Wing) -> impl IntoView {
    let prefs = Preferences::here();
    let content = move || {
        let [king, _, rook, ..] = state.letters().pieces;
        let side = demo.side.get();
        let rank = if side == Side::Black { "8" } else { "1" };
        let name = move |letter: &str, x: u8| format!("{letter}{}{rank}", Naming::CHESS.file(x));
        let setups = table(wing);
        let goals = setups.first().and_then(|setup| setup.castle(side, wing)).map(|castled| castled.goals);
        let goals = goals.map(|(k, r)| [name(king, k), name(rook, r)].join(" ")).unwrap_or_default();
        let rows = setups.into_iter().map(|setup| {
            let from = setup.king;
            let cases = setup.rooks.into_iter().map(|r| {
                let case: String = [from, r].map(|x| Naming::CHESS.file(x)).iter().collect();
                view! {
                    <button
                        type="button"
                        data-case=case
                        on:click=move |_| demo.show_case(from, r, wing)
                    >
                        <span class="for-ears">{name(king, from) + " "}</span>
                        <span>{name(rook, r)}</span>
                    </button>
                }
            });
            view! { <tr><th scope="row">{name(king, from)}</th><td>{cases.collect_view()}</td></tr> }
        });
        view! {
            <caption>{prefs.message_text(&msg!(CastlingGoals { castling: castling_notation(wing).into(), fields: goals }))}</caption>
            <tbody>{rows.collect_view()}</tbody>
        }
    };
    view! { <table>{content}</table> }
}
