//! A small board on which something may keep White from castling.

use super::castle::sign;
use super::{Hall, corner, hint, row};
use crate::ui::dom::{El, button, choice, el, image};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Label;
use notabene_core::study::chess960::{EXTRAS, Stand, Trial, named};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// What is tried. Copies are handles to the same.
#[derive(Copy, Clone)]
struct Bench {
    hall: Hall,
    trial: RwSignal<Trial>,
    /// Which of the pieces is put on the board.
    extra: RwSignal<usize>,
    focused: RwSignal<u8>,
}

/// The card.
pub fn trial(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let trial = RwSignal::new(Trial::blocked_goal());
    let bench = Bench { hall, trial, extra: RwSignal::new(0), focused: RwSignal::new(0) };
    let own = move || {
        if let Some(stand) = hall.rank.try_get_untracked().and_then(|r| Stand::of(&r)) {
            trial.set(Trial::new(stand));
        }
    };
    let walk = move |e: web_sys::Event| {
        if let Some(e) = e.dyn_ref() {
            walk(bench, e);
        }
    };
    let example = |label, name, of: fn() -> Trial| button(desk, label, name, move || trial.set(of()));
    let board = el("div", "trial").attr("role", "grid");
    vec![
        hint(hall, Label::TrialHint),
        row((0..EXTRAS.len()).map(|n| extra(bench, n)).collect()),
        board
            .live("aria-label", move || desk.label(Label::TrialTitle).to_string())
            .with((0..Trial::RANKS).rev().map(|y| rank(bench, y)))
            .on("keydown", walk),
        el("div", "verdicts").attr("role", "status").each(move || verdicts(bench)),
        row(vec![
            example(Label::TrialGoal, "goal", Trial::blocked_goal),
            example(Label::TrialWay, "way", Trial::attacked_way),
            example(Label::TrialRook, "rook", Trial::attacked_rook),
            button(desk, Label::TrialOwn, "own", own),
        ]),
    ]
}

/// A piece to be put on the board.
fn extra(bench: Bench, n: usize) -> El {
    let chosen = move || bench.extra.get() == n;
    let made = choice("data-extra", &n.to_string(), chosen, move || bench.extra.set(n));
    made.live("aria-label", move || bench.hall.desk.say(&named(EXTRAS[n]))).with(image(Some(EXTRAS[n])))
}

fn rank(bench: Bench, y: u8) -> El {
    let squares = (0..8).filter_map(|x| CHESS.field(x, y)).map(|at| square(bench, at));
    el("div", if y % 2 == 1 { "strip black" } else { "strip" }).attr("role", "row").with(squares)
}

fn square(bench: Bench, at: Field) -> El {
    let act = move || {
        bench.focused.set(at.0);
        let extra = bench.extra.try_get_untracked().and_then(|n| EXTRAS.get(n));
        bench.trial.update(|t| extra.into_iter().for_each(|glyph| t.tap(at, *glyph)));
    };
    let stop = move || (if bench.focused.get() == at.0 { "0" } else { "-1" }).to_string();
    let square = el("button", "").attr("type", "button").attr("role", "gridcell");
    square
        .attr("data-trial", &at.0.to_string())
        .with([
            el("span", "").each(move || image(bench.trial.get().glyph(at))),
            corner(&Naming::CHESS.name(&CHESS, at)),
        ])
        .live("tabindex", stop)
        .live("aria-label", move || bench.hall.desk.say(&bench.trial.get().says(at)))
        .click(act)
}

/// Arrow keys go over the board, which is one stop of the Tab key.
fn walk(bench: Bench, e: &KeyboardEvent) {
    let (right, up) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    e.prevent_default();
    let (x, y) = CHESS.xy(Field(bench.focused.try_get_untracked().unwrap_or_default()));
    let next = (x.saturating_add_signed(right).min(7), y.saturating_add_signed(up).min(Trial::RANKS - 1));
    let Some(at) = CHESS.field(next.0, next.1) else { return };
    bench.focused.set(at.0);
    let css = ["[data-trial='", &at.0.to_string(), "']"].concat();
    let cell = document().query_selector(&css).ok().flatten();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()) {
        // A square that cannot take the focus is no reason to stop.
        let _ = cell.focus();
    }
}

/// For each rook, whether White may castle, and why not.
fn verdicts(bench: Bench) -> Vec<El> {
    let line = |(wing, may, says)| {
        let sign = el("b", "").text(sign(wing));
        let words = el("span", "").text(&[" ", &bench.hall.desk.say(&says)].concat());
        el("p", if may { "may" } else { "" }).with([sign, words])
    };
    bench.trial.get().verdicts().into_iter().map(line).collect()
}
