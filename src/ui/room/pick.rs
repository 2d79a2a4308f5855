//! One position: its pieces, its numbers, and ways to another.

use super::{Hall, badge, corner, hint, lot, row, told};
use crate::ui::dom::{El, button, el, image};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;
use notabene_core::study::chess960::{self, Numbers, Rank};

/// A field in which a position may be named.
#[derive(Copy, Clone)]
struct Name {
    label: Label,
    name: &'static str,
    keys: &'static str,
    shown: fn(Hall) -> String,
    read: fn(Hall, &str) -> Result<Rank, Msg>,
}

fn number(hall: Hall, of: fn(&Numbers) -> u16) -> String {
    hall.numbers().map(|n| of(&n).to_string()).unwrap_or_default()
}

const NAMES: [Name; 3] = [
    Name {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        keys: "numeric",
        shown: |hall| number(hall, |n| n.scharnagl),
        read: |_, text| chess960::scharnagl(text),
    },
    Name {
        label: Label::ClubNumber,
        name: "club",
        keys: "numeric",
        shown: |hall| number(hall, |n| n.club),
        read: |hall, text| hall.room.with_value(|r| r.club(text)),
    },
    Name {
        label: Label::PiecesAToH,
        name: "pieces",
        keys: "text",
        shown: |hall| hall.rank.get().text(hall.letters()),
        read: |hall, text| Rank::read(text, hall.letters()),
    },
];

/// The card.
pub fn pick(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let wrong = move || hall.wrong.get().or_else(|| hall.numbers().err());
    let mark = move || hall.numbers().map(|n| badge(hall, n.certain)).unwrap_or_default();
    let play = button(desk, Label::PlayArray, "play", move || play(hall)).attr("class", "main");
    let buttons = vec![
        button(desk, Label::Mirror, "mirror", move || mirror(hall)),
        button(desk, Label::RandomArray, "draw", move || hall.show(draw(hall))),
        button(desk, Label::DrawCoin, "coin", move || toss(hall)),
        play.state("aria-disabled", move || hall.numbers().is_err()),
    ];
    let coin = el("span", "").attr("aria-hidden", "true").each(move || coin(hall));
    vec![
        strip(hall),
        hint(hall, Label::SwapHint),
        el("div", "names").with(NAMES.map(|name| field(hall, name))).with([el("p", "badge").says(mark)]),
        el("p", "wrong").attr("role", "alert").says(move || hall.say(wrong())),
        row(buttons),
        el("div", "coin-line").with([coin, told(hall, "told", move || hall.coin.get().map(|c| c.1))]),
    ]
}

fn field(hall: Hall, name: Name) -> El {
    let take =
        move |e: web_sys::Event, done: bool| match untrack(|| (name.read)(hall, &event_target_value(&e))) {
            Ok(rank) => hall.show(rank),
            Err(msg) => hall.wrong.set(done.then_some(msg)),
        };
    let input = input(name.name)
        .attr("inputmode", name.keys)
        .value(move || (name.shown)(hall))
        .on("input", move |e| take(e, false))
        .on("change", move |e| take(e, true));
    el("label", "").with([el("span", "").label(hall.desk, name.label), input])
}

/// A field for a few signs, without help from the browser.
pub fn input(name: &str) -> El {
    let plain = el("input", "").attr("type", "text").attr("name", name).attr("maxlength", "20");
    plain.attr("autocomplete", "off").attr("autocapitalize", "off").attr("spellcheck", "false")
}

fn mirror(hall: Hall) {
    hall.show(untrack(|| hall.rank.get()).mirrored());
}

fn draw(hall: Hall) -> Rank {
    lot(|bits| hall.room.with_value(|r| r.drawn(bits)))
}

fn toss(hall: Hall) {
    let (rank, tails, says) = lot(|bits| hall.room.with_value(|r| r.tossed(bits)));
    hall.show(rank);
    hall.coin.set(Some((tails, says)));
}

fn coin(hall: Hall) -> Vec<El> {
    let coin = |(tails, _)| {
        let (class, label) = if tails { ("coin tails", Label::Tails) } else { ("coin", Label::Heads) };
        el("span", class).text(hall.desk.label(label))
    };
    hall.coin.get().map(coin).into_iter().collect()
}

fn play(hall: Hall) {
    let Ok(numbers) = untrack(|| hall.numbers()) else { return };
    match hall.desk.start("chess960", Some(&numbers.start), None) {
        // The address cannot be refused: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(msg) => hall.wrong.set(Some(msg)),
    }
}

/// The pieces; two that are tapped change places.
fn strip(hall: Hall) -> El {
    let picked = RwSignal::new(None::<usize>);
    let tap = move |x: usize| match picked.try_get_untracked().flatten() {
        None => picked.set(Some(x)),
        Some(y) => {
            picked.set(None);
            if x != y {
                hall.show(untrack(|| hall.rank.get()).swapped(x, y));
            }
        }
    };
    let square = move |x: usize| {
        let glyph = move || hall.rank.get().glyphs(Side::White)[x];
        let field = Naming::CHESS.name(&CHESS, Field(x as u8));
        let place = el("button", "").attr("type", "button").attr("data-file", &field);
        place
            .with([el("span", "").each(move || image(Some(glyph()))), corner(&field[..1])])
            .live("aria-label", move || [&field, ", ", &hall.desk.say(&chess960::named(glyph()))].concat())
            .state("aria-pressed", move || picked.get() == Some(x))
            .click(move || tap(x))
    };
    let ranked = move || if hall.numbers().is_err() { "strip wrong-rank" } else { "strip" };
    let group = el("div", "").attr("role", "group").class(ranked);
    group.live("aria-label", move || hall.desk.label(Label::FirstRank).to_string()).with((0..8).map(square))
}
