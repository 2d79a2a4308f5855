//! The draw with a die, throw by throw.

use super::{ArrayState, Card, SquareName, StatusLine, draw};
use crate::components::{Button, ChoiceButton, PieceImage};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_core::study::chess960::{DieSquare, Throws, Way};

const BODY: &str = "M5 1.5h14a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 0 1-3.5 3.5h-14a3.5 3.5 0 0 1-3.5-3.5v-14a3.5 3.5 0 0 1 3.5-3.5z";
/// The dots of the faces 1 to 6, as strokes without length.
const FACES: [&str; 6] = [
    "M12 12h.01",
    "M7 7h.01M17 17h.01",
    "M7 7h.01M12 12h.01M17 17h.01",
    "M7 7h.01M17 7h.01M7 17h.01M17 17h.01",
    "M7 7h.01M17 7h.01M12 12h.01M7 17h.01M17 17h.01",
    "M7 6.5h.01M17 6.5h.01M7 12h.01M17 12h.01M7 17.5h.01M17 17.5h.01",
];

/// A die that shows a number.
#[component]
fn Die(number: u8) -> impl IntoView {
    let dots = FACES.get(usize::from(number.saturating_sub(1))).copied().unwrap_or_default();
    view! {
        <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
            <path class="body" d=BODY></path>
            <path class="dots" d=dots></path>
        </svg>
    }
}

/// The draw of a position with a die.
#[component]
pub fn DieCard() -> impl IntoView {
    let page = ArrayState::here();
    let prefs = page.prefs;
    let throws = RwSignal::new(Throws::new(Way::Club));
    let done = Memo::new(move |_| throws.with(|throws| throws.rank().is_some()));
    let note = Signal::derive(move || match throws.with(Throws::way) {
        Way::Club => prefs.label(Label::DieClubNote).to_string(),
        Way::Fair => prefs.label(Label::DieFairNote).to_string(),
    });
    let take = move |_| {
        if let Some(rank) = throws.try_get_untracked().and_then(|throws| throws.rank()) {
            page.show(rank);
        }
    };
    let again = move |()| throws.update(|throws| *throws = Throws::new(throws.way()));
    view! {
        <Card title=Label::DieTitle name="dice">
            <div class="row">
                <WayButton throws way=Way::Club name="club" label=Label::DieClub/>
                <WayButton throws way=Way::Fair name="fair" label=Label::DieFair/>
            </div>
            <div class="strip" aria-hidden="true">{move || squares(&throws.get())}</div>
            <StatusLine text=Signal::derive(move || page.say(Some(throws.with(Throws::next))))/>
            <ThrowButtons throws done/>
            <ol class="throws" aria-live="polite">{move || thrown(page, throws.get())}</ol>
            <div class="row">
                <Button text=prefs.words(Label::DieAgain) name="again" on_click=again/>
                <button
                    type="button"
                    class=move || if done.get() { "main" } else { "hidden" }
                    data-do="take"
                    on:click=take
                >
                    {prefs.words(Label::DieTake)}
                </button>
            </div>
            <p class="hint">{note}</p>
        </Card>
    }
}

/// A way to draw: that of the club, or the fair one.
#[component]
fn WayButton(throws: RwSignal<Throws>, way: Way, name: &'static str, label: Label) -> impl IntoView {
    let page = ArrayState::here();
    let chosen = Signal::derive(move || throws.with(Throws::way) == way);
    view! {
        <ChoiceButton pressed=chosen on_click=move |()| throws.set(Throws::new(way)) attr:data-way=name>
            {page.prefs.words(label)}
        </ChoiceButton>
    }
}

/// A throw on the screen, or the number of a real die.
#[component]
fn ThrowButtons(throws: RwSignal<Throws>, done: Memo<bool>) -> impl IntoView {
    let prefs = ArrayState::here().prefs;
    let throw = move |number: u8| throws.update(|throws| throws.throw(number));
    let faces = (1..=6).map(|number: u8| {
        let name = number.to_string();
        view! {
            <button
                type="button"
                class="quiet"
                data-die=name.clone()
                aria-label=name
                on:click=move |_| throw(number)
            >
                <Die number/>
            </button>
        }
    });
    view! {
        <div class=move || if done.get() { "hidden" } else { "row" }>
            <Button
                text=prefs.words(Label::DieThrow)
                name="throw"
                class="main"
                on_click=move |()| throw(draw(Throws::thrown))
            />
            <span>{prefs.words(Label::DieReal)}</span>
            <span class="faces">{faces.collect_view()}</span>
        </div>
    }
}

fn squares(throws: &Throws) -> impl IntoView + use<> {
    let squares = throws.squares().into_iter().zip(0..8);
    squares.map(|(square, file)| view! { <DieSquareView square file/> }).collect_view()
}

/// A square with its piece, or the throws that would bring one here.
#[component]
fn DieSquareView(square: DieSquare, file: u8) -> impl IntoView {
    let throws: Vec<String> = square.throws.iter().map(u8::to_string).collect();
    view! {
        <span class=if throws.is_empty() { "place" } else { "place open" }>
            {square.glyph.map(|glyph| view! { <PieceImage glyph/> })}
            <b>{throws.join(" ")}</b>
            <SquareName name=Naming::CHESS.file(file).to_string()/>
        </span>
    }
}

/// The throws so far, each with what it decided.
fn thrown(page: ArrayState, throws: Throws) -> impl IntoView {
    let line = |(number, says)| {
        view! {
            <li><Die number/><span>{page.prefs.say(&says)}</span></li>
        }
    };
    throws.made.into_iter().map(line).collect_view()
}
