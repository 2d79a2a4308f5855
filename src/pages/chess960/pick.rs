//! A start position: its pieces, its numbers, and ways to choose another.

use crate::components::element::{El, button, el};
use crate::components::icon::piece_images;
use crate::pages::chess960::{PageContext, badge, corner, hint, lot, row, told};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;
use notabene_core::study::chess960::{self, Numbers, Rank};

/// Input that names a position.
#[derive(Copy, Clone)]
struct Name {
    label: Label,
    name: &'static str,
    keys: &'static str,
    shown: fn(PageContext) -> String,
    read: fn(PageContext, &str) -> Result<Rank, Msg>,
}

fn number(cx: PageContext, of: fn(&Numbers) -> u16) -> String {
    cx.numbers().map(|n| of(&n).to_string()).unwrap_or_default()
}

const NAMES: [Name; 3] = [
    Name {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        keys: "numeric",
        shown: |cx| number(cx, |n| n.scharnagl),
        read: |_, text| chess960::scharnagl(text),
    },
    Name {
        label: Label::ClubNumber,
        name: "club",
        keys: "numeric",
        shown: |cx| number(cx, |n| n.club),
        read: |cx, text| cx.room.with_value(|r| r.club(text)),
    },
    Name {
        label: Label::PiecesAToH,
        name: "pieces",
        keys: "text",
        shown: |cx| cx.rank.get().text(cx.letters()),
        read: |cx, text| Rank::read(text, cx.letters()),
    },
];

/// Content of the card.
pub fn pick(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let wrong = move || cx.wrong.get().or_else(|| cx.numbers().err());
    let mark = move || cx.numbers().map(|n| badge(cx, n.certain)).unwrap_or_default();
    let play = button(app, Label::PlayArray, "play", move || play(cx)).attr("class", "main");
    let buttons = vec![
        button(app, Label::Mirror, "mirror", move || mirror(cx)),
        button(app, Label::RandomArray, "draw", move || cx.show(draw(cx))),
        button(app, Label::DrawCoin, "coin", move || toss(cx)),
        play.live_bool_attr("aria-disabled", move || cx.numbers().is_err()),
    ];
    let coin = el("span", "").attr("aria-hidden", "true").live_children(move || coin(cx));
    vec![
        strip(cx),
        hint(cx, Label::SwapHint),
        el("div", "names").with(NAMES.map(|name| field(cx, name))).with([el("p", "badge").live_text(mark)]),
        el("p", "wrong").attr("role", "alert").live_text(move || cx.say(wrong())),
        row(buttons),
        el("div", "coin-line").with([coin, told(cx, "told", move || cx.coin.get().map(|c| c.1))]),
    ]
}

fn field(cx: PageContext, name: Name) -> El {
    let take = move |e: web_sys::Event, done: bool| match untrack(|| (name.read)(cx, &event_target_value(&e)))
    {
        Ok(rank) => cx.show(rank),
        Err(msg) => cx.wrong.set(done.then_some(msg)),
    };
    let input = input(name.name)
        .attr("inputmode", name.keys)
        .value(move || (name.shown)(cx))
        .on("input", move |e| take(e, false))
        .on("change", move |e| take(e, true));
    el("label", "").with([el("span", "").label(cx.app, name.label), input])
}

/// Short text input without autocompletion.
pub fn input(name: &str) -> El {
    let plain = el("input", "").attr("type", "text").attr("name", name).attr("maxlength", "20");
    plain.attr("autocomplete", "off").attr("autocapitalize", "off").attr("spellcheck", "false")
}

fn mirror(cx: PageContext) {
    cx.show(untrack(|| cx.rank.get()).mirrored());
}

fn draw(cx: PageContext) -> Rank {
    lot(|bits| cx.room.with_value(|r| r.drawn(bits)))
}

fn toss(cx: PageContext) {
    let (rank, tails, says) = lot(|bits| cx.room.with_value(|r| r.tossed(bits)));
    cx.show(rank);
    cx.coin.set(Some((tails, says)));
}

fn coin(cx: PageContext) -> Vec<El> {
    let coin = |(tails, _)| {
        let (class, label) = if tails { ("coin tails", Label::Tails) } else { ("coin", Label::Heads) };
        el("span", class).text(cx.app.label(label))
    };
    cx.coin.get().map(coin).into_iter().collect()
}

fn play(cx: PageContext) {
    let Ok(numbers) = untrack(|| cx.numbers()) else { return };
    match cx.app.start("chess960", Some(&numbers.start), None) {
        // Setting the hash cannot fail: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(msg) => cx.wrong.set(Some(msg)),
    }
}

/// Row of the pieces; two tapped ones are swapped.
fn strip(cx: PageContext) -> El {
    let picked = RwSignal::new(None::<usize>);
    let tap = move |x: usize| match picked.try_get_untracked().flatten() {
        None => picked.set(Some(x)),
        Some(y) => {
            picked.set(None);
            if x != y {
                cx.show(untrack(|| cx.rank.get()).swapped(x, y));
            }
        }
    };
    let square = move |x: usize| {
        let glyph = move || cx.rank.get().glyphs(Side::White)[x];
        let field = Naming::CHESS.name(&CHESS, Field(x as u8));
        let place = el("button", "").attr("type", "button").attr("data-file", &field);
        place
            .with([el("span", "").live_children(move || piece_images(Some(glyph()))), corner(&field[..1])])
            .live_attr("aria-label", move || {
                format!("{field}, {}", cx.app.message_text(&chess960::named(glyph())))
            })
            .live_bool_attr("aria-pressed", move || picked.get() == Some(x))
            .click(move || tap(x))
    };
    let ranked = move || if cx.numbers().is_err() { "strip wrong-rank" } else { "strip" };
    let group = el("div", "").attr("role", "group").live_class(ranked);
    group.live_attr("aria-label", move || cx.app.label(Label::FirstRank).to_string()).with((0..8).map(square))
}
