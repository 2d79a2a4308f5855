//! One position: its pieces, its numbers, and ways to another.

use super::{ArrayState, Card, Hint, SquareName, StatusLine, draw};
use crate::components::{Button, PieceImage};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;
use notabene_core::study::chess960::{self, Numbers, Rank};

/// A way to name a position.
#[derive(Copy, Clone)]
struct Name {
    label: Label,
    name: &'static str,
    /// Kind of keyboard on a touch screen.
    inputmode: &'static str,
    shown: fn(ArrayState) -> String,
    read: fn(ArrayState, &str) -> Result<Rank, Msg>,
}

fn number(page: ArrayState, of: fn(&Numbers) -> u16) -> String {
    page.numbers().map(|numbers| of(&numbers).to_string()).unwrap_or_default()
}

const NAMES: [Name; 3] = [
    Name {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        inputmode: "numeric",
        shown: |page| number(page, |numbers| numbers.scharnagl),
        read: |_, text| chess960::scharnagl(text),
    },
    Name {
        label: Label::ClubNumber,
        name: "club",
        inputmode: "numeric",
        shown: |page| number(page, |numbers| numbers.club),
        read: |page, text| page.room.with_value(|room| room.club(text)),
    },
    Name {
        label: Label::PiecesAToH,
        name: "pieces",
        inputmode: "text",
        shown: |page| page.rank.get().text(page.letters()),
        read: |page, text| Rank::read(text, page.letters()),
    },
];

/// The position on the first rank, with its numbers.
#[component]
pub fn FirstRankCard() -> impl IntoView {
    let page = ArrayState::here();
    let badge =
        Signal::derive(move || page.numbers().map(|n| page.badge(n.certain).to_string()).unwrap_or_default());
    let problem = Signal::derive(move || page.say(page.problem.get().or_else(|| page.numbers().err())));
    let meaning = Signal::derive(move || page.say(page.coin.get().map(|(_, says)| says)));
    view! {
        <Card title=Label::FirstRank name="pick">
            <RankStrip/>
            <Hint text=Label::SwapHint/>
            <div class="names">
                {NAMES.map(|name| view! { <NameField name/> }).collect_view()}
                <p class="badge">{badge}</p>
            </div>
            <p class="wrong" role="alert">{problem}</p>
            <RankButtons/>
            <div class="coin-line">
                <span aria-hidden="true">{move || coin(page)}</span>
                <StatusLine text=meaning/>
            </div>
        </Card>
    }
}

/// Ways to another position, and into a game.
#[component]
fn RankButtons() -> impl IntoView {
    let page = ArrayState::here();
    let prefs = page.prefs;
    view! {
        <div class="row">
            <Button text=prefs.words(Label::Mirror) name="mirror" on_click=move |()| mirror(page)/>
            <Button text=prefs.words(Label::RandomArray) name="draw" on_click=move |()| show_random(page)/>
            <Button text=prefs.words(Label::DrawCoin) name="coin" on_click=move |()| toss(page)/>
            <Button
                text=prefs.words(Label::PlayArray)
                name="play"
                class="main"
                on_click=move |()| play(page)
                attr:aria-disabled=move || page.numbers().is_err().to_string()
            />
        </div>
    }
}

/// A field in which the position is named.
#[component]
fn NameField(name: Name) -> impl IntoView {
    let page = ArrayState::here();
    let take = move |text: &str, done: bool| match untrack(|| (name.read)(page, text)) {
        Ok(rank) => page.show(rank),
        Err(msg) => page.problem.set(done.then_some(msg)),
    };
    view! {
        <label>
            <span>{page.prefs.words(name.label)}</span>
            <NameInput
                name=name.name
                value=Signal::derive(move || (name.shown)(page))
                attr:inputmode=name.inputmode
                on:input=move |e| take(&event_target_value(&e), false)
                on:change=move |e| take(&event_target_value(&e), true)
            />
        </label>
    }
}

/// A field for a few characters, without help from the browser.
#[component]
pub fn NameInput(name: &'static str, #[prop(into)] value: Signal<String>) -> impl IntoView {
    view! {
        <input
            type="text"
            name=name
            maxlength="20"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            prop:value=value
        />
    }
}

fn mirror(page: ArrayState) {
    page.show(page.rank.get_untracked().mirrored());
}

fn show_random(page: ArrayState) {
    page.show(draw(|bits| page.room.with_value(|room| room.drawn(bits))));
}

fn toss(page: ArrayState) {
    let (rank, tails, says) = draw(|bits| page.room.with_value(|room| room.tossed(bits)));
    page.show(rank);
    page.coin.set(Some((tails, says)));
}

fn play(page: ArrayState) {
    let Ok(numbers) = untrack(|| page.numbers()) else { return };
    match page.game.start("chess960", Some(&numbers.start), None) {
        // The address cannot be refused: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(msg) => page.problem.set(Some(msg)),
    }
}

/// The coin after a toss.
fn coin(page: ArrayState) -> Option<impl IntoView> {
    let (tails, _) = page.coin.get()?;
    let (class, label) = if tails { ("coin tails", Label::Tails) } else { ("coin", Label::Heads) };
    Some(view! { <span class=class>{page.prefs.words(label)}</span> })
}

/// The pieces; two that are tapped change places.
#[component]
fn RankStrip() -> impl IntoView {
    let page = ArrayState::here();
    let picked = RwSignal::new(None::<usize>);
    let squares = (0..8).map(|x| view! { <RankSquare x picked/> });
    view! {
        <div
            role="group"
            class=move || if page.numbers().is_err() { "strip wrong-rank" } else { "strip" }
            aria-label=page.prefs.words(Label::FirstRank)
        >
            {squares.collect_view()}
        </div>
    }
}

#[component]
fn RankSquare(x: usize, picked: RwSignal<Option<usize>>) -> impl IntoView {
    let page = ArrayState::here();
    let glyph = move || page.rank.with(|rank| rank.glyphs(Side::White)[x]);
    let name = Naming::CHESS.name(&CHESS, Field(x as u8));
    let file = name[..1].to_string();
    let spoken = name.clone();
    let tap = move |_| match picked.get_untracked() {
        None => picked.set(Some(x)),
        Some(y) => {
            picked.set(None);
            if x != y {
                page.show(page.rank.get_untracked().swapped(x, y));
            }
        }
    };
    view! {
        <button
            type="button"
            data-file=name
            aria-label=move || [&spoken, ", ", &page.prefs.say(&chess960::named(glyph()))].concat()
            aria-pressed=move || (picked.get() == Some(x)).to_string()
            on:click=tap
        >
            <span>{move || view! { <PieceImage glyph=glyph()/> }}</span>
            <SquareName name=file/>
        </button>
    }
}
