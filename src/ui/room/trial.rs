//! A small board on which something may keep White from castling.

use super::{Hall, button, image};
use crate::ui::state::{flag, text};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::session::room::{EXTRAS, Stand, Trial, Wing, named};
use notabene_core::text::Label;
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
pub fn trial(hall: Hall) -> AnyView {
    let desk = hall.desk;
    let trial = RwSignal::new(Trial::blocked_goal());
    let bench = Bench { hall, trial, extra: RwSignal::new(0), focused: RwSignal::new(0) };
    let own = move || {
        if let Some(stand) = Stand::of(&hall.rank.get_untracked()) {
            trial.set(Trial::new(stand));
        }
    };
    view! {
        <p class="hint">{desk.words(Label::TrialHint)}</p>
        <div class="row">{(0..EXTRAS.len()).map(|n| extra(bench, n)).collect_view()}</div>
        <div class="trial" role="grid" aria-label=desk.words(Label::TrialTitle) on:keydown=move |e| walk(bench, &e)>
            {(0..Trial::RANKS).rev().map(|y| rank(bench, y)).collect_view()}
        </div>
        <div class="verdicts" role="status">{move || verdicts(bench)}</div>
        <div class="row">
            {button(desk, Label::TrialGoal, "goal", move || trial.set(Trial::blocked_goal()))}
            {button(desk, Label::TrialWay, "way", move || trial.set(Trial::attacked_way()))}
            {button(desk, Label::TrialRook, "rook", move || trial.set(Trial::attacked_rook()))}
            {button(desk, Label::TrialOwn, "own", own)}
        </div>
    }
    .into_any()
}

/// A piece to be put on the board.
fn extra(bench: Bench, n: usize) -> AnyView {
    let desk = bench.hall.desk;
    view! {
        <button
            type="button" class="choice" data-extra=n aria-label=text(move || desk.say(&named(EXTRAS[n])))
            aria-pressed=text(move || (bench.extra.get() == n).to_string()) on:click=move |_| bench.extra.set(n)
        >{image(Some(EXTRAS[n]))}</button>
    }
    .into_any()
}

fn rank(bench: Bench, y: u8) -> AnyView {
    let squares = (0..8).filter_map(|x| CHESS.field(x, y)).map(|at| square(bench, at)).collect_view();
    view! { <div class="strip" role="row" class:black=y % 2 == 1>{squares}</div> }.into_any()
}

fn square(bench: Bench, at: Field) -> AnyView {
    let desk = bench.hall.desk;
    let act = move |_| {
        bench.focused.set(at.0);
        bench.trial.update(|t| t.tap(at, EXTRAS[bench.extra.get_untracked()]));
    };
    view! {
        <button
            type="button" role="gridcell" data-trial=at.0 on:click=act
            tabindex=text(move || (if bench.focused.get() == at.0 { "0" } else { "-1" }).to_string())
            aria-label=text(move || bench.trial.with(|t| desk.say(&t.says(at))))
        >
            {move || image(bench.trial.with(|t| t.glyph(at)))}
            <span aria-hidden="true">{Naming::CHESS.name(&CHESS, at)}</span>
        </button>
    }
    .into_any()
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
    let (x, y) = CHESS.xy(Field(bench.focused.get_untracked()));
    let next = (x.saturating_add_signed(right).min(7), y.saturating_add_signed(up).min(Trial::RANKS - 1));
    let Some(at) = CHESS.field(next.0, next.1) else { return };
    bench.focused.set(at.0);
    let cell = document().query_selector(&format!("[data-trial='{}']", at.0)).ok().flatten();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()) {
        // A square that cannot take the focus is no reason to stop.
        let _ = cell.focus();
    }
}

/// For each rook, whether White may castle, and why not.
fn verdicts(bench: Bench) -> AnyView {
    let desk = bench.hall.desk;
    let line = move |(wing, may, says)| {
        let sign = if wing == Wing::A { "O-O-O" } else { "O-O" };
        view! { <p class:may=flag(move || may)><b>{sign}</b>" "{desk.say(&says)}</p> }
    };
    bench.trial.with(Trial::verdicts).into_iter().map(line).collect_view().into_any()
}
