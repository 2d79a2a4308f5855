//! One position: its pieces, its numbers, and ways to another.

use super::{Hall, badge, button, drawn, image, told};
use crate::ui::state::{flag, text};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::position::Side;
use notabene_core::session::room::{self, Numbers, Rank};
use notabene_core::text::{Label, Msg};

/// A field in which a position may be named.
#[derive(Copy, Clone)]
struct Name {
    label: Label,
    name: &'static str,
    numeric: bool,
    shown: fn(Hall) -> String,
    read: fn(Hall, &str) -> Result<Rank, Msg>,
}

fn numbered(hall: Hall, number: fn(&Numbers) -> u16) -> String {
    hall.numbers.with(|n| n.as_ref().map(|n| number(n).to_string()).unwrap_or_default())
}

const NAMES: [Name; 3] = [
    Name {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        numeric: true,
        shown: |hall| numbered(hall, |n| n.scharnagl),
        read: |_, text| room::scharnagl(text),
    },
    Name {
        label: Label::ClubNumber,
        name: "club",
        numeric: true,
        shown: |hall| numbered(hall, |n| n.club),
        read: |hall, text| hall.room.with_value(|r| r.club(text)),
    },
    Name {
        label: Label::PiecesAToH,
        name: "pieces",
        numeric: false,
        shown: |hall| hall.rank.with(|r| r.text(hall.letters())),
        read: |hall, text| Rank::read(text, untrack(|| hall.letters())),
    },
];

#[component]
pub fn Pick() -> impl IntoView {
    let hall = Hall::here();
    let desk = hall.desk;
    let wrong = move || hall.wrong.get().or_else(|| hall.numbers.with(|n| n.as_ref().err().cloned()));
    let mark = text(move || {
        let certain = hall.numbers.with(|n| n.as_ref().map(|n| n.certain).ok());
        certain.map(|c| badge(desk, c).to_string()).unwrap_or_default()
    });
    view! {
        <section class="card" data-card="pick">
            <h2>{desk.words(Label::FirstRank)}</h2>
            <Strip/>
            <p class="hint">{desk.words(Label::SwapHint)}</p>
            <div class="names">{NAMES.map(|name| field(hall, name)).into_iter().collect_view()}<p class="badge">{mark}</p></div>
            <p class="wrong" role="alert">{text(move || wrong().map(|m| desk.say(&m)).unwrap_or_default())}</p>
            <div class="row">
                {button(desk, Label::Mirror, "mirror", move || hall.show(hall.rank.get_untracked().mirrored()))}
                {button(desk, Label::RandomArray, "draw", move || hall.show(drawn(|bits| hall.room.with_value(|r| r.drawn(bits)))))}
                {button(desk, Label::DrawCoin, "coin", move || toss(hall))}
                <button
                    type="button" class="main" data-do="play" on:click=move |_| play(hall)
                    aria-disabled=text(move || hall.numbers.with(|n| n.is_err()).to_string())
                >{desk.words(Label::PlayArray)}</button>
            </div>
            <div class="coin-line">
                {move || hall.coin.get().map(|(tails, _)| coin(hall, tails))}
                {told(desk, move || hall.coin.get().map(|c| c.1))}
            </div>
        </section>
    }
}

fn field(hall: Hall, name: Name) -> AnyView {
    let shown = text(move || (name.shown)(hall));
    let take = move |typed: String, done: bool| match (name.read)(hall, &typed) {
        Ok(rank) => hall.show(rank),
        Err(msg) => hall.wrong.set(done.then_some(msg)),
    };
    view! {
        <label>
            <span>{hall.desk.words(name.label)}</span>
            <input
                type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="20" name=name.name
                inputmode=if name.numeric { "numeric" } else { "text" } prop:value=shown
                on:input=move |e| take(event_target_value(&e), false)
                on:change=move |e| take(event_target_value(&e), true)
            />
        </label>
    }
    .into_any()
}

fn toss(hall: Hall) {
    let (rank, tails, says) = drawn(|bits| hall.room.with_value(|r| r.tossed(bits)));
    hall.show(rank);
    hall.coin.set(Some((tails, says)));
}

fn coin(hall: Hall, tails: bool) -> AnyView {
    let side = hall.desk.label(if tails { Label::Tails } else { Label::Heads });
    view! { <span class="coin" class:tails=tails aria-hidden="true">{side}</span> }.into_any()
}

fn play(hall: Hall) {
    let Ok(numbers) = hall.numbers.get_untracked() else { return };
    match hall.desk.start("chess960", Some(&numbers.start)) {
        // The address cannot be refused: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(msg) => hall.wrong.set(Some(msg)),
    }
}

/// The pieces; two that are tapped change places.
#[component]
fn Strip() -> impl IntoView {
    let hall = Hall::here();
    let picked = RwSignal::new(None::<usize>);
    let tap = move |x: usize| match picked.get_untracked() {
        None => picked.set(Some(x)),
        Some(y) => {
            picked.set(None);
            if x != y {
                hall.show(hall.rank.get_untracked().swapped(x, y));
            }
        }
    };
    let square = move |x: usize| {
        let glyph = move || hall.rank.with(|r| r.glyphs(Side::White)[x]);
        let name = text(move || {
            let field = Naming::CHESS.name(&CHESS, Field(x as u8));
            [field, hall.desk.say(&room::named(glyph()))].join(", ")
        });
        view! {
            <button
                type="button" data-file=x aria-label=name
                aria-pressed=text(move || (picked.get() == Some(x)).to_string()) on:click=move |_| tap(x)
            >
                {move || image(Some(glyph()))}
                <span aria-hidden="true">{Naming::CHESS.file(x as u8)}</span>
            </button>
        }
    };
    view! {
        <div class="strip" role="group" aria-label=hall.desk.words(Label::FirstRank) class:wrong-rank=flag(move || hall.numbers.with(|n| n.is_err()))>
            {(0..8).map(square).collect_view()}
        </div>
    }
}
