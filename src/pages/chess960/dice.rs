//! Draw of a start position with a die, throw by throw.

use crate::components::element::{El, button, choice_button, el, svg_el};
use crate::components::icon::piece_images;
use crate::pages::chess960::{PageContext, button_row, draw_evenly, file_letter, status_line};
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
fn die(n: u8) -> El {
    let dots = FACES.get(usize::from(n.saturating_sub(1))).copied().unwrap_or_default();
    let method = |class: &str, d: &str| svg_el("path").attr("class", class).attr("d", d);
    let die = svg_el("svg").attr("class", "die").attr("viewBox", "0 0 24 24").attr("aria-hidden", "true");
    die.with([method("body", BODY), method("dots", dots)])
}

/// Content of the card.
pub fn dice_card(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let throws = RwSignal::new(DiceThrows::new(Way::Club));
    let done = move || throws.get().rank().is_some();
    let note = move || match throws.get().way() {
        Way::Club => app.label(Label::DieClubNote).to_string(),
        Way::Fair => app.label(Label::DieFairNote).to_string(),
    };
    let take = move || {
        if let Some(rank) = throws.try_get_untracked().and_then(|t| t.rank()) {
            cx.set_rank(rank);
        }
    };
    let take = button(app, Label::DieTake, "take", take);
    let again =
        button(app, Label::DieAgain, "again", move || throws.update(|t| *t = DiceThrows::new(t.way())));
    let squares = move || throws.get().squares().into_iter().zip(0..8).map(rank_square).collect();
    vec![
        button_row(vec![
            method_button(cx, throws, Way::Club, Label::DieClub),
            method_button(cx, throws, Way::Fair, Label::DieFair),
        ]),
        el("div", "strip").attr("aria-hidden", "true").live_children(squares),
        status_line(cx, "told", move || Some(throws.get().next())),
        throw_buttons(cx, throws).live_class(move || if done() { "hidden" } else { "row" }),
        el("ol", "throws").attr("aria-live", "polite").live_children(move || throws_so_far(cx, throws)),
        button_row(vec![again, take.live_class(move || if done() { "main" } else { "hidden" })]),
        el("p", "hint").live_text(note),
    ]
}

/// Button that selects the method of the draw.
fn method_button(cx: PageContext, throws: RwSignal<DiceThrows>, method: Way, label: Label) -> El {
    let name = if method == Way::Club { "club" } else { "fair" };
    let chosen = move || throws.get().way() == method;
    choice_button("data-way", name, chosen, move || throws.set(DiceThrows::new(method))).label(cx.app, label)
}

/// Button that throws, and buttons for the throws of a real die.
fn throw_buttons(cx: PageContext, throws: RwSignal<DiceThrows>) -> El {
    let throw = move |n: u8| throws.update(|t| t.throw(n));
    let face = |n: u8| {
        let face = el("button", "quiet").attr("type", "button").attr("data-die", &n.to_string());
        face.attr("aria-label", &n.to_string()).with([die(n)]).click(move || throw(n))
    };
    let here = button(cx.app, Label::DieThrow, "throw", move || throw(draw_evenly(DiceThrows::thrown)));
    let real = el("span", "").label(cx.app, Label::DieReal);
    el("div", "").with([here.attr("class", "main"), real, el("span", "faces").with((1..=6).map(face))])
}

/// Square with its piece, or the throws that would place one.
fn rank_square((rank_square, file): (DieSquare, u8)) -> El {
    let throws: Vec<String> = rank_square.throws.iter().map(u8::to_string).collect();
    let place = el("span", if throws.is_empty() { "place" } else { "place open" });
    let name = Naming::CHESS.file(file).to_string();
    place
        .with(piece_images(rank_square.glyph))
        .with([el("b", "").text(&throws.join(" ")), file_letter(&name)])
}

/// Throws so far, each with its effect.
fn throws_so_far(cx: PageContext, throws: RwSignal<DiceThrows>) -> Vec<El> {
    let line = |(n, text): (u8, notabene_core::i18n::Msg)| {
        el("li", "").with([die(n), el("span", "").text(&cx.app.message_text(&text))])
    };
    throws.get().explained.into_iter().map(line).collect()
}
