//! Draw of a start position with a die, throw by throw.

use crate::components::{Button, ChoiceButton, PieceImage};
use crate::pages::chess960::FileLetter;
use crate::pages::chess960::state::{Chess960State, draw_evenly};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_study::chess960::{DiceThrows, DieSquare, Way};

const BODY: &str = "M5 1.5h14a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 0 1-3.5 3.5h-14a3.5 3.5 0 0 1-3.5-3.5v-14a3.5 3.5 0 0 1 3.5-3.5z";
/// Pips of the faces 1 to 6, as strokes without length.
const FACES: [&str; 6] = [
    "M12 12h.01",
    "M7 7h.01M17 17h.01",
    "M7 7h.01M12 12h.01M17 17h.01",
    "M7 7h.01M17 7h.01M7 17h.01M17 17h.01",
    "M7 7h.01M17 7h.01M12 12h.01M7 17h.01M17 17h.01",
    "M7 6.5h.01M17 6.5h.01M7 12h.01M17 12h.01M7 17.5h.01M17 17.5h.01",
];

/// Die that shows a number.
#[component]
fn Die(n: u8) -> impl IntoView {
    let dots = FACES.get(usize::from(n.saturating_sub(1))).copied().unwrap_or_default();
    view! {
        <svg class="die" viewBox="0 0 24 24" aria-hidden="true" stroke-linecap="round">
            <path fill="#fffdf8" stroke="#1d2126" stroke-width="1.2" d=BODY></path>
            <path stroke="#1d2126" stroke-width="4" d=dots></path>
        </svg>
    }
}

/// Draw of a start position with a die.
#[component]
pub fn DiceDraw(state: Chess960State) -> impl IntoView {
    let prefs = state.prefs;
    let throws = RwSignal::new(DiceThrows::new(Way::Club));
    let is_done = move || throws.with(|throws| throws.rank().is_some());
    let note = move || match throws.with(DiceThrows::way) {
        Way::Club => Label::DieClubNote,
        Way::Fair => Label::DieFairNote,
    };
    let squares = move || {
        let squares = throws.with(DiceThrows::squares).into_iter().zip(0..8);
        squares.map(|(square, file)| view! { <RankSquare square file/> }).collect_view()
    };
    // Throws so far, each with its effect.
    let explained = move || {
        let all = throws.with(|throws| throws.explained.clone()).into_iter();
        all.map(|(n, text)| view! { <li class="inline"><Die n/><span class="grow">{prefs.message_text(&text)}</span></li> })
            .collect_view()
    };
    let take = move |_| {
        if let Some(rank) = throws.with_untracked(DiceThrows::rank) {
            state.set_rank(rank);
        }
    };
    view! {
        <div class="row">
            <MethodButton throws method=Way::Club name="club" label=Label::DieClub/>
            <MethodButton throws method=Way::Fair name="fair" label=Label::DieFair/>
        </div>
        <div class="strip" aria-hidden="true">{squares}</div>
        <p class="told" role="status">{move || prefs.message_text(&throws.with(DiceThrows::next))}</p>
        <div class=move || if is_done() { "hidden" } else { "row" }><ThrowButtons throws/></div>
        <ol class="throws stack bare" aria-live="polite">{explained}</ol>
        <div class="row">
            <Button
                text=prefs.label_signal(Label::DieAgain)
                name="again"
                on_click=move |()| throws.update(|throws| *throws = DiceThrows::new(throws.way()))
            />
            <button
                type="button"
                data-do="take"
                class=move || if is_done() { "main" } else { "hidden" }
                on:click=take
            >
                {prefs.label_signal(Label::DieTake)}
            </button>
        </div>
        <p class="hint">{move || prefs.label(note())}</p>
    }
}

/// Button that selects the method of the draw.
#[component]
fn MethodButton(
    throws: RwSignal<DiceThrows>,
    method: Way,
    name: &'static str,
    label: Label,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <ChoiceButton
            pressed=move || throws.with(DiceThrows::way) == method
            on_click=move |()| throws.set(DiceThrows::new(method)) attr:data-way=name
        >
            {prefs.label_signal(label)}
        </ChoiceButton>
    }
}

/// Button that throws, and buttons for the throws of a real die.
#[component]
fn ThrowButtons(throws: RwSignal<DiceThrows>) -> impl IntoView {
    let prefs = Preferences::here();
    let throw = move |n: u8| throws.update(|throws| throws.throw(n));
    let faces = (1..=6).map(|n: u8| {
        view! {
            <button class="quiet" type="button" data-die=n aria-label=n.to_string() on:click=move |_| throw(n)>
                <Die n/>
            </button>
        }
    });
    view! {
        <Button
            text=prefs.label_signal(Label::DieThrow)
            name="throw"
            class="main"
            on_click=move |()| throw(draw_evenly(DiceThrows::thrown))
        />
        <span>{prefs.label_signal(Label::DieReal)}</span>
        <span class="faces">{faces.collect_view()}</span>
    }
}

/// Square with its piece, or the throws that would place one.
#[component]
fn RankSquare(square: DieSquare, file: u8) -> impl IntoView {
    let throws: Vec<String> = square.throws.iter().map(u8::to_string).collect();
    view! {
        <span class=if throws.is_empty() { "place" } else { "place open" }>
            {square.glyph.map(|glyph| view! { <PieceImage glyph/> })}
            <b>{throws.join(" ")}</b>
            <FileLetter name=Naming::CHESS.file(file)/>
        </span>
    }
}
