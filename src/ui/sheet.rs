//! The page of the score sheet: it fills itself, or players fill it in, in several ways of practising.

mod arbiter;
mod auto;
mod closing;
mod compared;
mod dictation;
mod dictation_tools;
mod leaf;
mod order;
mod order_tools;
mod pair;
mod pair_tools;
mod pen;
mod repair;
mod reply;
mod rows;
mod slip;
mod stage;
mod verdict;
mod write;

use super::dom::El;
use super::interop;
use super::pointing::element;
use super::prefs::Preferences;
use super::state::{Desk, Navigation};
use crate::components::BackLink;
use arbiter::ArbiterView;
use auto::AutoSheet;
use dictation::DictationSheet;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use order::OrderSheet;
use pair::PairSheets;
use repair::RepairSheet;
use slip::MistakeSheet;
use write::WriteSheet;

/// A way of working with a score sheet.
struct Mode {
    /// Address after the slash; empty for the first.
    name: &'static str,
    title: Label,
    hint: Label,
    /// Content below title and hint.
    view: fn() -> AnyView,
}

const fn mode(name: &'static str, title: Label, hint: Label, view: fn() -> AnyView) -> Mode {
    Mode { name, title, hint, view }
}

static MODES: [Mode; 8] = [
    mode("", Label::ModeAuto, Label::HintAuto, || view! { <AutoSheet/> }.into_any()),
    mode("write", Label::ModeWrite, Label::HintWrite, || view! { <WriteSheet/> }.into_any()),
    mode("dictation", Label::ModeDictation, Label::HintDictation, || view! { <DictationSheet/> }.into_any()),
    mode("order", Label::ModeOrder, Label::HintOrder, || view! { <OrderSheet/> }.into_any()),
    mode("pair", Label::ModePair, Label::HintPair, || view! { <PairSheets/> }.into_any()),
    mode("slip", Label::ModeSlip, Label::HintSlip, || view! { <MistakeSheet/> }.into_any()),
    mode("repair", Label::ModeRepair, Label::HintRepair, || view! { <RepairSheet/> }.into_any()),
    mode("arbiter", Label::ModeArbiter, Label::HintArbiter, || view! { <ArbiterView/> }.into_any()),
];

/// Index of the mode of an address; the first if there is no such mode.
fn mode_of(address: &str) -> usize {
    let name = address.split_once('/').map_or("", |(_, name)| name);
    MODES.iter().position(|mode| mode.name == name).unwrap_or_default()
}

/// Width of the mode before the chosen one that stays in view, in CSS pixels.
const MARGIN: i32 = 32;

/// Scrolls the chosen mode into view, where the modes are one line that a finger moves.
fn scroll_to_mode() {
    if let (Some(line), Some(here)) = (element(".practices"), element(".practices [aria-current=page]")) {
        line.set_scroll_left(here.offset_left() - line.offset_left() - MARGIN);
    }
}

/// The page, for the table of pages.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <ScoreSheetPage/> })]
}

/// The page.
#[component]
pub fn ScoreSheetPage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let address = expect_context::<Navigation>().address;
    let chosen = Memo::new(move |_| mode_of(&address.get()));
    Effect::new(move |_| {
        chosen.track();
        let _ = request_animation_frame(scroll_to_mode);
    });
    let title = move || prefs.label(MODES[chosen.get()].title);
    let hint = move || prefs.label(MODES[chosen.get()].hint);
    view! {
        <h1>{prefs.words(Label::ScoreSheet)}</h1>
        <ModeLinks chosen/>
        <div class="practice" data-practice=move || MODES[chosen.get()].name>
            <h2 class="for-ears">{title}</h2>
            <p class="hint lead">{hint}</p>
            <For each=move || [chosen.get()] key=|n| *n children=|n| (MODES[n].view)()/>
        </div>
        <p><a class="button" href="#print">{prefs.words(Label::PrintTitle)}</a></p>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// Links to the modes.
#[component]
fn ModeLinks(chosen: Memo<usize>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let link = |(n, mode): (usize, &'static Mode)| {
        let href = if n == 0 { "#sheet".to_string() } else { format!("#sheet/{}", mode.name) };
        let current = move || if chosen.get() == n { "page" } else { "false" };
        view! { <a class="button" href=href aria-current=current>{prefs.words(mode.title)}</a> }
    };
    view! {
        <nav class="practices" aria-label=prefs.words(Label::ScoreSheet)>
            {MODES.iter().enumerate().map(link).collect_view()}
        </nav>
    }
}
