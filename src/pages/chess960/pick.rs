//! A start position: its pieces, its numbers, and ways to choose another.

use crate::components::{Button, PieceImage};
use crate::pages::chess960::FileLetter;
use crate::pages::chess960::state::{Chess960State, draw_evenly};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;
use notabene_study::chess960::{self, Numbers, Rank};

/// Input that names a position.
#[derive(Copy, Clone)]
struct NumberField {
    label: Label,
    name: &'static str,
    keys: &'static str,
    shown: fn(Chess960State) -> String,
    read: fn(Chess960State, &str) -> Result<Rank, Msg>,
}

fn number(state: Chess960State, of: fn(&Numbers) -> u16) -> String {
    state.position_numbers().map(|numbers| of(&numbers).to_string()).unwrap_or_default()
}

const NUMBER_FIELDS: [NumberField; 3] = [
    NumberField {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        keys: "numeric",
        shown: |state| number(state, |numbers| numbers.scharnagl),
        read: |_, text| chess960::scharnagl(text),
    },
    NumberField {
        label: Label::ClubNumber,
        name: "club",
        keys: "numeric",
        shown: |state| number(state, |numbers| numbers.club),
        read: |state, text| state.room.with_value(|room| room.club(text)),
    },
    NumberField {
        label: Label::PiecesAToH,
        name: "pieces",
        keys: "text",
        shown: |state| state.rank.get().text(state.letters()),
        read: |state, text| Rank::read(text, state.letters()),
    },
];

/// A start position, its numbers, and ways to choose another or to play it.
#[component]
pub fn PositionPicker(state: Chess960State) -> impl IntoView {
    let prefs = state.prefs;
    let wrong = move || {
        let wrong = state.wrong.get().or_else(|| state.position_numbers().err());
        wrong.map(|message| prefs.message_text(&message))
    };
    let origin = move || state.position_numbers().map(|numbers| state.number_origin(numbers.certain)).ok();
    let fields = NUMBER_FIELDS.map(|field| view! { <NumberInput state field/> });
    view! {
        <RankPieces state/>
        <p class="hint">{prefs.label_signal(Label::SwapHint)}</p>
        <div class="names inline at-end">
            {fields.collect_view()}
            <p class="badge pill">{origin}</p>
        </div>
        <p class="wrong" role="alert">{wrong}</p>
        <div class="row">
            <Button
                text=prefs.label_signal(Label::Mirror)
                name="mirror"
                on_click=move |()| state.set_rank(state.rank.get_untracked().mirrored())
            />
            <Button
                text=prefs.label_signal(Label::RandomArray)
                name="draw"
                on_click=move |()| state.set_rank(draw_rank(state))
            />
            <Button text=prefs.label_signal(Label::DrawCoin) name="coin" on_click=move |()| toss_coin(state)/>
            <Button
                text=prefs.label_signal(Label::PlayArray) name="play" class="main"
                on_click=move |()| start_game(state)
                attr:aria-disabled=move || state.position_numbers().is_err().to_string()
            />
        </div>
        <CoinLine state/>
    }
}

#[component]
fn NumberInput(state: Chess960State, field: NumberField) -> impl IntoView {
    let read = move |text: String, is_done: bool| match untrack(|| (field.read)(state, &text)) {
        Ok(rank) => state.set_rank(rank),
        Err(message) => state.wrong.set(is_done.then_some(message)),
    };
    view! {
        <label class="stack tight">
            <span>{state.prefs.label_signal(field.label)}</span>
            <input
                type="text"
                name=field.name
                maxlength="20"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                inputmode=field.keys
                prop:value=move || (field.shown)(state)
                on:input=move |e| read(event_target_value(&e), false)
                on:change=move |e| read(event_target_value(&e), true)
            />
        </label>
    }
}

fn draw_rank(state: Chess960State) -> Rank {
    draw_evenly(|bits| state.room.with_value(|room| room.drawn(bits)))
}

fn toss_coin(state: Chess960State) {
    let (rank, is_tails, text) = draw_evenly(|bits| state.room.with_value(|room| room.tossed(bits)));
    state.set_rank(rank);
    state.coin.set(Some((is_tails, text)));
}

/// The last toss of the coin, and its meaning.
#[component]
fn CoinLine(state: Chess960State) -> impl IntoView {
    let prefs = state.prefs;
    let coin = move || {
        let (is_tails, _) = state.coin.get()?;
        let (class, label) =
            if is_tails { ("coin in-middle tails", Label::Tails) } else { ("coin in-middle", Label::Heads) };
        Some(view! { <span class=class>{prefs.label(label)}</span> })
    };
    let meaning = move || state.coin.get().map(|(_, message)| prefs.message_text(&message));
    view! {
        <div class="inline">
            <span aria-hidden="true">{coin}</span>
            <p class="told grow" role="status">{meaning}</p>
        </div>
    }
}

fn start_game(state: Chess960State) {
    let Ok(numbers) = untrack(|| state.position_numbers()) else { return };
    match state.current.start("chess960", Some(&numbers.start), None) {
        // Setting the hash cannot fail: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(message) => state.wrong.set(Some(message)),
    }
}

/// Row of the pieces; two tapped ones are swapped.
#[component]
fn RankPieces(state: Chess960State) -> impl IntoView {
    let picked = RwSignal::new(None::<usize>);
    let class = move || if state.position_numbers().is_err() { "strip wrong-rank" } else { "strip" };
    view! {
        <div role="group" class=class aria-label=state.prefs.label_signal(Label::FirstRank)>
            {(0..8).map(|file| view! { <RankPiece state file picked/> }).collect_view()}
        </div>
    }
}

#[component]
fn RankPiece(state: Chess960State, file: usize, picked: RwSignal<Option<usize>>) -> impl IntoView {
    let glyph = move || state.rank.get().glyphs(Side::White)[file];
    let field = Naming::CHESS.name(&CHESS, Field(file as u8));
    let letter = field[..1].to_string();
    let name = {
        let field = field.clone();
        move || format!("{field}, {}", state.prefs.message_text(&chess960::named(glyph())))
    };
    let tap = move |_| match picked.get_untracked() {
        None => picked.set(Some(file)),
        Some(other) => {
            picked.set(None);
            if file != other {
                state.set_rank(state.rank.get_untracked().swapped(file, other));
            }
        }
    };
    view! {
        <button
            type="button"
            data-file=field
            aria-label=name
            aria-pressed=move || (picked.get() == Some(file)).to_string()
            on:click=tap
        >
            <span>{move || view! { <PieceImage glyph=glyph()/> }}</span>
            <FileLetter name=letter/>
        </button>
    }
}
