//! The round board in full size: choices, and the pages to cut out and glue together.

use crate::components::{ChoiceButton, Select, SelectOption};
use crate::pages::print::PrintButton;
use crate::pages::print::paper_board::empty_board_url;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::geometry::{length, path};
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
        let pressed = Signal::derive(move || choice.with(|choice| choice.format == format));
        let choose = move |()| update(&|choice| choice.format = format);
        let text = prefs.label_signal(format.label());
        view! { <ChoiceButton pressed on_click=choose attr:data-format=format.name()>{text}</ChoiceButton> }
    });
    let pages = move || 1 + choice.with(|choice| tiles(choice.format, choice.centimetres).len());
    view! {
        <h1>{prefs.label_signal(Label::PlanTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::PlanLead)}</p>
        <div class="choosing tiles broad">
            <fieldset class="card">
                <legend>{prefs.label_signal(Label::PlanTitle)}</legend>
                <Select
                    text=prefs.label_signal(Label::PlanSize) name="diameter" options=sizes.collect()
                    value=Signal::derive(move || choice.with(|choice| choice.centimetres.to_string())) on_change=set_size
                />
                <div class="row" role="group" aria-label=prefs.label_signal(Label::PrintFormat)>{formats.collect_view()}</div>
            </fieldset>
        </div>
        <PrintButton pages=Signal::derive(pages)/>
        <section class="leaves" aria-label=prefs.label_signal(Label::PrintPreview)>
            {move || view! { <PlanPages choice=choice.get()/> }}
        </section>
    }
}

/// All pages: how it is done, then the tiles.
#[component]
fn PlanPages(choice: PlanChoice) -> impl IntoView {
    let board = empty_board_url(GAME)?;
    let all = tiles(choice.format, choice.centimetres);
    let tiles = all.iter().map(|tile| view! { <Tile choice board=&board tile/> }).collect_view();
    Some(view! { <Steps choice board=&board all=&all/> {tiles} })
}

fn page_class(choice: PlanChoice) -> String {
    format!("leaf-page plan-page {}", choice.format.name())
}

/// The first page: steps, a line to measure, the board with the names of its parts.
#[component]
fn Steps<'a>(choice: PlanChoice, board: &'a str, all: &'a [BoardTile]) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let steps = [Label::PlanPrint, Label::PlanCut, Label::PlanGlue, Label::PlanRound]
        .map(|label| view! { <p class="plan-step">{prefs.label(label)}</p> });
    let centimetres = (1..10).map(|n| format!("M{} 2.5v3", n * 10)).collect::<String>();
    let diameter = f64::from(choice.centimetres) * 10.0;
    let names = all.iter().map(|tile| {
        let ([x, y], [width, height]) = (tile.at, tile.size);
        let [x, y, width, height, middle, line] =
            [x, y, width, height, x + width / 2.0, y + height / 2.0].map(length);
        view! {
            <rect x=x y=y width=width height=height fill="none" stroke="#000" stroke-width="1.6"></rect>
            <text x=middle y=line paint-order="stroke" stroke="#fff" stroke-width="8">{tile.name.clone()}</text>
        }
    });
    view! {
        <article class=page_class(choice) data-kind="plan">
            <header>
                <h2>{prefs.label(Label::PlanTitle)}</h2>
                <strong>{choice.centimetres}" cm"</strong>
            </header>
            {steps.collect_view()}
            <svg class="plan-ruler" viewBox="-1 0 102 10" aria-hidden="true" text-anchor="middle" font-size="3.4">
                <path fill="none" stroke="#000" stroke-width="0.25" d=format!("M0 1v6M100 1v6M0 4h100{centimetres}")></path>
                <text x="50" y="9.6">"10 cm"</text>
            </svg>
            <svg
                class="plan-map" viewBox=path("0 0 ~ ~", &[diameter; 2]) aria-hidden="true" font-size="40" font-weight="700"
                text-anchor="middle" dominant-baseline="central"
            >
                <image href=board.to_string() width=length(diameter) height=length(diameter)></image>
                {names.collect_view()}
            </svg>
        </article>
    }
}

/// A page with a part of the board in full size: the page itself is the drawing, in millimetres.
#[component]
fn Tile<'a>(choice: PlanChoice, board: &'a str, tile: &'a BoardTile) -> impl IntoView + use<> {
    let [width, height] = page(choice.format);
    let ([left, top], [across, down], [right, below]) = (tile.on_page, tile.size, tile.glue);
    let diameter = length(f64::from(choice.centimetres) * 10.0);
    let words = msg!(PlanTile { name: tile.name.clone(), size: choice.centimetres });
    let part = [tile.at[0], tile.at[1], across + right, down + below];
    view! {
        <article class=page_class(choice) data-kind="tile">
            <svg
                class="plan-tile" viewBox=path("0 0 ~ ~", &[width, height]) role="img" aria-label=tile.name.clone()
                font-size="4" font-weight="700" text-anchor="middle"
            >
                <text x=length(width / 2.0) y="7">{Preferences::here().message_text(&words)}</text>
                <svg
                    x=length(left) y=length(top) width=length(across + right) height=length(down + below)
                    viewBox=path("~ ~ ~ ~", &part)
                >
                    <image href=board.to_string() width=diameter.clone() height=diameter></image>
                </svg>
                <path fill="none" stroke="#000" stroke-width="0.25" d=corner_marks(tile)></path>
                <path fill="none" stroke="#000" stroke-width="0.4" stroke-dasharray="3 2" d=glue_lines(tile)></path>
            </svg>
        </article>
    }
}

/// Marks at the corners of a part.
fn corner_marks(tile: &BoardTile) -> String {
    const MARK: f64 = 5.0;
    let ([left, top], [across, down], [right, below]) = (tile.on_page, tile.size, tile.glue);
    let (end, foot) = (left + across + right, top + down + below);
    let corners = [(left, -MARK), (end, MARK)]
        .into_iter()
        .flat_map(|column| [(top, -MARK), (foot, MARK)].map(|row| (column, row)));
    corners.map(|((x, outwards), (y, away))| path("M~ ~h~M~ ~v~", &[x, y, outwards, x, y, away])).collect()
}

/// The lines up to which the neighbours of a part are laid.
fn glue_lines(tile: &BoardTile) -> String {
    let ([left, top], [across, down], [right, below]) = (tile.on_page, tile.size, tile.glue);
    let beside = (right > 0.0).then(|| path("M~ ~V~", &[left + across, top, top + down + below]));
    let under = (below > 0.0).then(|| path("M~ ~H~", &[left, top + down, left + across + right]));
    [beside, under].into_iter().flatten().collect()
}
