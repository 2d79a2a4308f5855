//! The draw with a die, throw by throw.

use super::{Hall, button, drawn, image, told};
use crate::ui::state::{Desk, flag, text};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::session::room::{DieSquare, Throws, Way};
use notabene_core::text::Label;

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
fn die(n: u8) -> AnyView {
    let dots = FACES.get(usize::from(n) - 1).copied().unwrap_or_default();
    view! {
        <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
            <path class="body" d="M5 1.5h14A3.5 3.5 0 0 1 22.5 5v14a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 19V5A3.5 3.5 0 0 1 5 1.5z"></path>
            <path class="dots" d=dots></path>
        </svg>
    }
    .into_any()
}

/// The card.
pub fn dice(hall: Hall) -> AnyView {
    let desk = hall.desk;
    let throws = RwSignal::new(Throws::new(Way::Club));
    let done = move || throws.with(|t| t.rank().is_some());
    let throw = move |n: u8| throws.update(|t| t.throw(n));
    let again = move |_: ()| throws.update(|t| *t = Throws::new(t.way()));
    let faces = (1..=6u8).map(move |n| {
        view! { <button type="button" class="quiet" data-die=n aria-label=n on:click=move |_| throw(n)>{die(n)}</button> }
    });
    view! {
        <div class="row">{way(desk, throws, Way::Club, Label::DieClub)}{way(desk, throws, Way::Fair, Label::DieFair)}</div>
        <div class="strip small" aria-hidden="true">{move || throws.with(Throws::squares).into_iter().zip(0..8).map(square).collect_view()}</div>
        {told(desk, move || throws.with(|t| Some(t.next())))}
        <div class="row throwing" class:hidden=flag(done)>
            <button type="button" class="main" data-do="throw" on:click=move |_| throw(drawn(Throws::thrown))>{desk.words(Label::DieThrow)}</button>
            <span>{desk.words(Label::DieReal)}</span>
            <span class="faces">{faces.collect_view()}</span>
        </div>
        <ol class="throws" aria-live="polite">{move || made(desk, throws)}</ol>
        <div class="row">
            {button(desk, Label::DieAgain, "again", move || again(()))}
            <button type="button" class="main" data-do="take" class:hidden=flag(move || !done())
                on:click=move |_| if let Some(rank) = throws.with_untracked(Throws::rank) { hall.show(rank) }
            >{desk.words(Label::DieTake)}</button>
        </div>
        <p class="hint">{text(move || desk.label(match throws.with(Throws::way) {
            Way::Club => Label::DieClubNote,
            Way::Fair => Label::DieFairNote,
        }).to_string())}</p>
    }
    .into_any()
}

/// A button that chooses how it is drawn.
fn way(desk: Desk, throws: RwSignal<Throws>, way: Way, label: Label) -> AnyView {
    let chosen = text(move || (throws.with(Throws::way) == way).to_string());
    let name = if way == Way::Club { "club" } else { "fair" };
    view! {
        <button type="button" class="choice" data-way=name aria-pressed=chosen on:click=move |_| throws.set(Throws::new(way))>
            {desk.words(label)}
        </button>
    }
    .into_any()
}

/// A square with its piece, or the throws that would bring one here.
fn square((square, file): (DieSquare, u8)) -> AnyView {
    let throws: Vec<String> = square.throws.iter().map(u8::to_string).collect();
    view! {
        <span class="place" class:open=!throws.is_empty()>
            {image(square.glyph)}<b>{throws.join(" ")}</b><i>{Naming::CHESS.file(file)}</i>
        </span>
    }
    .into_any()
}

/// The throws so far, each with what it decided.
fn made(desk: Desk, throws: RwSignal<Throws>) -> AnyView {
    let row =
        |(n, says): (u8, notabene_core::text::Msg)| view! { <li>{die(n)}<span>{desk.say(&says)}</span></li> };
    throws.with(|t| t.made.clone()).into_iter().map(row).collect_view().into_any()
}
