//! A start position: its pieces, its numbers, and ways to choose another.

use crate::components::element::{El, button, el};
use crate::components::icon::piece_images;
use crate::pages::chess960::{
    PageContext, button_row, draw_evenly, file_letter, hint, number_origin, status_line,
};
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
    shown: fn(PageContext) -> String,
    read: fn(PageContext, &str) -> Result<Rank, Msg>,
}

fn number(cx: PageContext, of: fn(&Numbers) -> u16) -> String {
    cx.position_numbers().map(|n| of(&n).to_string()).unwrap_or_default()
}

const NUMBER_FIELDS: [NumberField; 3] = [
    NumberField {
        label: Label::ScharnaglNumber,
        name: "scharnagl",
        keys: "numeric",
        shown: |cx| number(cx, |n| n.scharnagl),
        read: |_, text| chess960::scharnagl(text),
    },
    NumberField {
        label: Label::ClubNumber,
        name: "club",
        keys: "numeric",
        shown: |cx| number(cx, |n| n.club),
        read: |cx, text| cx.room.with_value(|r| r.club(text)),
    },
    NumberField {
        label: Label::PiecesAToH,
        name: "pieces",
        keys: "text",
        shown: |cx| cx.rank.get().text(cx.letters()),
        read: |cx, text| Rank::read(text, cx.letters()),
    },
];

/// Content of the card.
pub fn pick_card(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let wrong = move || cx.wrong.get().or_else(|| cx.position_numbers().err());
    let mark = move || cx.position_numbers().map(|n| number_origin(cx, n.certain)).unwrap_or_default();
    let play = button(app, Label::PlayArray, "play", move || start_game(cx)).attr("class", "main");
    let buttons = vec![
        button(app, Label::Mirror, "mirror", move || mirror_rank(cx)),
        button(app, Label::RandomArray, "draw", move || cx.set_rank(draw_rank(cx))),
        button(app, Label::DrawCoin, "coin", move || toss_coin(cx)),
        play.live_bool_attr("aria-disabled", move || cx.position_numbers().is_err()),
    ];
    let coin = el("span", "").attr("aria-hidden", "true").live_children(move || coin_result(cx));
    vec![
        rank_pieces(cx),
        hint(cx, Label::SwapHint),
        el("div", "names")
            .with(NUMBER_FIELDS.map(|name| number_field(cx, name)))
            .with([el("p", "badge").live_text(mark)]),
        el("p", "wrong").attr("role", "alert").live_text(move || cx.message_text(wrong())),
        button_row(buttons),
        el("div", "coin-line").with([coin, status_line(cx, "told", move || cx.coin.get().map(|c| c.1))]),
    ]
}

fn number_field(cx: PageContext, name: NumberField) -> El {
    let take = move |e: web_sys::Event, done: bool| match untrack(|| (name.read)(cx, &event_target_value(&e)))
    {
        Ok(rank) => cx.set_rank(rank),
        Err(msg) => cx.wrong.set(done.then_some(msg)),
    };
    let input = short_text_input(name.name)
        .attr("inputmode", name.keys)
        .value(move || (name.shown)(cx))
        .on("input", move |e| take(e, false))
        .on("change", move |e| take(e, true));
    el("label", "").with([el("span", "").label(cx.app, name.label), input])
}

/// Short text input without autocompletion.
pub fn short_text_input(name: &str) -> El {
    let plain = el("input", "").attr("type", "text").attr("name", name).attr("maxlength", "20");
    plain.attr("autocomplete", "off").attr("autocapitalize", "off").attr("spellcheck", "false")
}

fn mirror_rank(cx: PageContext) {
    cx.set_rank(untrack(|| cx.rank.get()).mirrored());
}

fn draw_rank(cx: PageContext) -> Rank {
    draw_evenly(|bits| cx.room.with_value(|r| r.drawn(bits)))
}

fn toss_coin(cx: PageContext) {
    let (rank, tails, text) = draw_evenly(|bits| cx.room.with_value(|r| r.tossed(bits)));
    cx.set_rank(rank);
    cx.coin.set(Some((tails, text)));
}

fn coin_result(cx: PageContext) -> Vec<El> {
    let coin = |(tails, _)| {
        let (class, label) = if tails { ("coin tails", Label::Tails) } else { ("coin", Label::Heads) };
        el("span", class).text(cx.app.label(label))
    };
    cx.coin.get().map(coin).into_iter().collect()
}

fn start_game(cx: PageContext) {
    let Ok(numbers) = untrack(|| cx.position_numbers()) else { return };
    match cx.app.start("chess960", Some(&numbers.start), None) {
        // Setting the hash cannot fail: it is a part of this page.
        Ok(()) => drop(window().location().set_hash("")),
        Err(msg) => cx.wrong.set(Some(msg)),
    }
}

/// Row of the pieces; two tapped ones are swapped.
fn rank_pieces(cx: PageContext) -> El {
    let picked = RwSignal::new(None::<usize>);
    let tap = move |x: usize| match picked.try_get_untracked().flatten() {
        None => picked.set(Some(x)),
        Some(y) => {
            picked.set(None);
            if x != y {
                cx.set_rank(untrack(|| cx.rank.get()).swapped(x, y));
            }
        }
    };
    let square = move |x: usize| {
        let glyph = move || cx.rank.get().glyphs(Side::White)[x];
        let field = Naming::CHESS.name(&CHESS, Field(x as u8));
        let place = el("button", "").attr("type", "button").attr("data-file", &field);
        place
            .with([
                el("span", "").live_children(move || piece_images(Some(glyph()))),
                file_letter(&field[..1]),
            ])
            .live_attr("aria-label", move || {
                format!("{field}, {}", cx.app.message_text(&chess960::named(glyph())))
            })
            .live_bool_attr("aria-pressed", move || picked.get() == Some(x))
            .click(move || tap(x))
    };
    let ranked = move || if cx.position_numbers().is_err() { "strip wrong-rank" } else { "strip" };
    let group = el("div", "").attr("role", "group").live_class(ranked);
    group.live_attr("aria-label", move || cx.app.label(Label::FirstRank).to_string()).with((0..8).map(square))
}
