//! The round board in full size: choices, and the pages to cut out and glue together.

use crate::components::move_text::Markup;
use crate::components::{Select, SelectOption};
use crate::pages::print::paper_board::empty_board_url;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use notabene_study::worksheet::board_plan::{BoardTile, DIAMETERS, PlanChoice, page, tiles};

/// Game of the board.
const GAME: &str = "scharten";

/// Content of the part.
pub fn board_plan() -> AnyView {
    view! { <BoardPlan/> }.into_any()
}

#[component]
fn BoardPlan() -> impl IntoView {
    let prefs = Preferences::here();
    let choice = RwSignal::new(
        storage::load(StorageKey::PrintBoard)
            .map_or_else(PlanChoice::default, |text| PlanChoice::read(&text)),
    );
    let update = move |change: &dyn Fn(&mut PlanChoice)| {
        choice.update(change);
        storage::save(StorageKey::PrintBoard, &choice.with_untracked(PlanChoice::text));
    };
    let words = [Label::Plan40, Label::Plan50];
    let sizes = DIAMETERS
        .iter()
        .zip(words)
        .map(|(size, label)| SelectOption { value: size.to_string(), text: prefs.label_signal(label) });
    let set_size = move |text: String| {
        let size = DIAMETERS.into_iter().find(|size| size.to_string() == text);
        update(&|choice| choice.centimetres = size.unwrap_or(choice.centimetres));
    };
    let formats = PlanChoice::FORMATS.map(|format| {
        view! {
            <button
                type="button" class="choice" data-format=format.name()
                aria-pressed=move || choice.with(|choice| choice.format == format).to_string()
                on:click=move |_| update(&|choice| choice.format = format)
            >
                {prefs.label_signal(format.label())}
            </button>
        }
    });
    let print = move |_| {
        // A browser that cannot print does nothing; its own menu may still do so.
        drop(window().print());
    };
    let count = move || {
        prefs.message_text(&msg!(PrintPages {
            pages: 1 + choice.with(|choice| tiles(choice.format, choice.centimetres).len()) as u32
        }))
    };
    view! {
        <h1>{prefs.label_signal(Label::PlanTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::PlanLead)}</p>
        <div class="choosing">
            <fieldset class="card">
                <legend>{prefs.label_signal(Label::PlanTitle)}</legend>
                <Select
                    text=prefs.label_signal(Label::PlanSize) name="diameter" options=sizes.collect()
                    value=Signal::derive(move || choice.with(|choice| choice.centimetres.to_string())) on_change=set_size
                />
                <div class="row" role="group" aria-label=prefs.label_signal(Label::PrintFormat)>{formats.collect_view()}</div>
            </fieldset>
        </div>
        <div class="row go">
            <button type="button" class="main" data-do="print" on:click=print>{prefs.label_signal(Label::PrintGo)}</button>
            <p class="tells" role="status">{count}</p>
        </div>
        <section
            class="leaves"
            aria-label=prefs.label_signal(Label::PrintPreview)
            inner_html=move || plan_html(prefs, choice.get())
        ></section>
    }
}

/// All pages: how it is done, then the tiles.
fn plan_html(prefs: Preferences, choice: PlanChoice) -> String {
    let mut out = Markup::default();
    let Some(board) = empty_board_url(GAME) else { return String::new() };
    let all = tiles(choice.format, choice.centimetres);
    push_steps(prefs, choice, &board, &all, &mut out);
    all.iter().for_each(|tile| push_tile(prefs, choice, &board, tile, &mut out));
    out.into_string()
}

fn push_page(choice: PlanChoice, kind: &str, out: &mut Markup) {
    out.push_texts(
        "<article class=\"leaf-page plan-page $\" data-kind=\"$\">",
        &[choice.format.name(), kind],
    );
}

/// The first page: steps, a line to measure, the board with the names of its parts.
fn push_steps(prefs: Preferences, choice: PlanChoice, board: &str, all: &[BoardTile], out: &mut Markup) {
    push_page(choice, "plan", out);
    let size = choice.centimetres.to_string();
    out.push_texts(
        "<header><h2>$</h2><strong>$ cm</strong></header>",
        &[prefs.label(Label::PlanTitle), &size],
    );
    for label in [Label::PlanPrint, Label::PlanCut, Label::PlanGlue, Label::PlanRound] {
        out.push_texts("<p class=\"plan-step\">$</p>", &[prefs.label(label)]);
    }
    out.push_markup(&["<svg class=\"plan-ruler\" viewBox=\"-1 0 102 10\" aria-hidden=\"true\"><path d=\"M0 1v6M100 1v6M0 4h100"]);
    (1..10).for_each(|n| out.push_pattern("M~ 2.5v3", &[f64::from(n) * 10.0], &[]));
    out.push_markup(&["\"/><text x=\"50\" y=\"9.6\">10 cm</text></svg>"]);
    let diameter = f64::from(choice.centimetres) * 10.0;
    out.push_pattern(
        "<svg class=\"plan-map\" viewBox=\"0 0 ~ ~\" aria-hidden=\"true\">",
        &[diameter, diameter],
        &[],
    );
    out.push_pattern("<image href=\"$\" width=\"~\" height=\"~\"/>", &[diameter, diameter], &[board]);
    for tile in all {
        let ([x, y], [width, height]) = (tile.at, tile.size);
        out.push_pattern("<rect x=\"~\" y=\"~\" width=\"~\" height=\"~\"/>", &[x, y, width, height], &[]);
        out.push_pattern(
            "<text x=\"~\" y=\"~\">$</text>",
            &[x + width / 2.0, y + height / 2.0],
            &[&tile.name],
        );
    }
    out.push_markup(&["</svg></article>"]);
}

/// A page with a part of the board in full size: the page itself is the drawing, in millimetres.
fn push_tile(prefs: Preferences, choice: PlanChoice, board: &str, tile: &BoardTile, out: &mut Markup) {
    push_page(choice, "tile", out);
    let [width, height] = page(choice.format);
    let ([left, top], [across, down], [right, below]) = (tile.on_page, tile.size, tile.glue);
    let diameter = f64::from(choice.centimetres) * 10.0;
    out.push_pattern(
        "<svg class=\"plan-tile\" viewBox=\"0 0 ~ ~\" role=\"img\" aria-label=\"$\">",
        &[width, height],
        &[&tile.name],
    );
    let words = prefs.message_text(&msg!(PlanTile { name: tile.name.clone(), size: choice.centimetres }));
    out.push_pattern("<text x=\"~\" y=\"7\">$</text>", &[width / 2.0], &[&words]);
    let window = [left, top, across + right, down + below];
    out.push_pattern("<svg x=\"~\" y=\"~\" width=\"~\" height=\"~\" ", &window, &[]);
    let part = [tile.at[0], tile.at[1], across + right, down + below, diameter, diameter];
    out.push_pattern(
        "viewBox=\"~ ~ ~ ~\"><image href=\"$\" width=\"~\" height=\"~\"/></svg>",
        &part,
        &[board],
    );
    push_marks(tile, out);
    out.push_markup(&["</svg></article>"]);
}

/// Marks at the corners of a part, and the lines up to which its neighbours are laid.
fn push_marks(tile: &BoardTile, out: &mut Markup) {
    const MARK: f64 = 5.0;
    let ([left, top], [across, down], [right, below]) = (tile.on_page, tile.size, tile.glue);
    let (end, foot) = (left + across + right, top + down + below);
    out.push_markup(&["<path class=\"plan-cut\" d=\""]);
    for (x, outwards) in [(left, -MARK), (end, MARK)] {
        for (y, away) in [(top, -MARK), (foot, MARK)] {
            out.push_pattern("M~ ~h~M~ ~v~", &[x, y, outwards, x, y, away], &[]);
        }
    }
    out.push_markup(&["\"/><path class=\"plan-glue\" d=\""]);
    if right > 0.0 {
        out.push_pattern("M~ ~V~", &[left + across, top, foot], &[]);
    }
    if below > 0.0 {
        out.push_pattern("M~ ~H~", &[left, top + down, end], &[]);
    }
    out.push_markup(&["\"/>"]);
}
