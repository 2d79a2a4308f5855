//! Page of the score sheet: filled automatically or by players, in several modes.

mod arbiter;
mod automatic;
mod cell_input;
mod closing;
mod comparison;
mod dictation;
mod dictation_state;
mod game_choice;
mod guess;
mod guess_state;
mod hand;
mod ink;
mod memory;
mod memory_state;
mod mode_parts;
mod order;
mod order_drill;
mod pair;
mod photo;
mod photo_places;
mod photo_state;
mod rehearsal;
mod rehearsal_state;
mod repair;
mod repair_result;
mod repair_state;
mod share;
mod shared;
mod sheet_view;
mod slip;
mod write;

pub use crate::pages::score_sheet::shared::open_sheet_link;

use crate::components::effect::effect_after_render;
use crate::components::element::{El, back_link, el};
use crate::components::query::find_element;
use crate::state::address::page_name;
use crate::state::context::AppContext;
use crate::state::router::after_slash;
use crate::state::storage;
use leptos::prelude::*;
use leptos::prelude::{request_animation_frame, untrack};
use notabene_core::i18n::Label;
use notabene_study::storage_key::StorageKey;
use std::time::Duration;

/// Mode of the page.
struct SheetMode {
    /// Part of the address after the slash; empty for the first mode.
    name: &'static str,
    title: Label,
    hint: Label,
    /// Content below title and hint.
    content: fn(AppContext) -> Vec<El>,
}

static SHEET_MODES: [SheetMode; 13] = [
    SheetMode {
        name: "",
        title: Label::ModeAuto,
        hint: Label::HintAuto,
        content: automatic::automatic_sheet,
    },
    SheetMode { name: "write", title: Label::ModeWrite, hint: Label::HintWrite, content: write::write_mode },
    SheetMode {
        name: "dictation",
        title: Label::ModeDictation,
        hint: Label::HintDictation,
        content: dictation::dictation,
    },
    SheetMode { name: "guess", title: Label::ModeGuess, hint: Label::HintGuess, content: guess::guess_mode },
    SheetMode {
        name: "memory",
        title: Label::ModeMemory,
        hint: Label::HintMemory,
        content: memory::memory_mode,
    },
    SheetMode {
        name: "order",
        title: Label::ModeOrder,
        hint: Label::HintOrder,
        content: order::order_trainer,
    },
    SheetMode {
        name: "rehearsal",
        title: Label::ModeRehearsal,
        hint: Label::HintRehearsal,
        content: rehearsal::rehearsal_mode,
    },
    SheetMode { name: "pair", title: Label::ModePair, hint: Label::HintPair, content: pair::pair_mode },
    SheetMode { name: "slip", title: Label::ModeSlip, hint: Label::HintSlip, content: slip::slip_mode },
    SheetMode {
        name: "repair",
        title: Label::ModeRepair,
        hint: Label::HintRepair,
        content: repair::repair_page,
    },
    SheetMode { name: "hand", title: Label::ModeHand, hint: Label::HintHand, content: hand::hand_mode },
    SheetMode {
        name: "arbiter",
        title: Label::ModeArbiter,
        hint: Label::HintArbiter,
        content: arbiter::arbiter_view,
    },
    SheetMode {
        name: shared::NAME,
        title: Label::ModeShared,
        hint: Label::HintShared,
        content: shared::shared_mode,
    },
];

/// Number of modes that are offered: a sheet that came by a link, the last one, has no link of its own.
const OFFERED: usize = SHEET_MODES.len() - 1;

/// Index of the mode in an address; the first if unknown. What follows its name is for the mode itself.
fn mode_of_address(address: &str) -> usize {
    let name = page_name(after_slash(address));
    SHEET_MODES.iter().position(|mode| mode.name == name).unwrap_or_default()
}

/// Scrolls the chosen mode into view where the modes are one scrollable line.
fn scroll_to_mode() {
    if let (Some(line), Some(here)) =
        (find_element(".practices"), find_element(".practices [aria-current=page]"))
    {
        line.set_scroll_left(here.offset_left() - line.offset_left() - MARGIN);
    }
}

/// Visible part of the mode before it, in CSS pixels.
const MARGIN: i32 = 32;

/// What is written in a mode, which several tabs may write.
fn written_keys(mode: &SheetMode) -> &'static [StorageKey] {
    match mode.name {
        "write" => &write::KEYS,
        "dictation" => &[StorageKey::DictationGame, StorageKey::Dictation],
        "pair" => &[StorageKey::PairGame, StorageKey::PairSheets],
        _ => &[],
    }
}

/// Time in which another tab saves game and sheet.
const SAVING_TIME: Duration = Duration::from_millis(100);

/// Counts how often another tab has written the sheet of a mode: it is drawn anew, so that what is written here goes on from
/// there.
fn written_elsewhere(mode: Memo<usize>) -> RwSignal<u32> {
    let count = RwSignal::new(0_u32);
    let listener = window_event_listener_untyped("storage", move |e| {
        let keys = written_keys(&SHEET_MODES[mode.get_untracked()]);
        if storage::changed_name(&e).is_some_and(|name| keys.iter().any(|key| key.name() == name)) {
            let draw_anew = move || {
                // `None` once the page is gone.
                let _ = count.try_update(|n| *n = n.wrapping_add(1));
            };
            let _ = set_timeout(draw_anew, SAVING_TIME);
        }
    });
    on_cleanup(move || listener.remove());
    count
}

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let now = Memo::new(move |_| mode_of_address(&app.navigation.address.get()));
    let changes = written_elsewhere(now);
    // Each sheet of a link is drawn anew.
    let of_link = move |address: String| (now.get() == OFFERED).then_some(address);
    let shown_link = Memo::new(move |_| of_link(app.navigation.address.get()));
    let link = move |(n, mode): (usize, &'static SheetMode)| {
        let address = format!("#sheet{}{}", if n == 0 { "" } else { "/" }, mode.name);
        let here = move || (if now.get() == n { "page" } else { "false" }).to_string();
        el("a", "button").attr("href", &address).label(app, mode.title).live_attr("aria-current", here)
    };
    let ways = el("nav", "practices").live_attr("aria-label", move || app.label(Label::ScoreSheet).into());
    let fill = move || {
        shown_link.with(|_| ());
        changes.track();
        let mode = &SHEET_MODES[now.get()];
        untrack(|| {
            // The previous mode may have provided its own board, which is disposed.
            app.provide();
            let title = el("h2", "").label(app, mode.title);
            let mut all = vec![el("div", "way").with([title, el("p", "").label(app, mode.hint)])];
            all.extend((mode.content)(app));
            all
        })
    };
    effect_after_render(Box::new(move || {
        now.with(|_| ());
        let _ = request_animation_frame(scroll_to_mode);
    }));
    vec![
        el("h1", "").label(app, Label::ScoreSheet),
        ways.with(SHEET_MODES.iter().take(OFFERED).enumerate().map(link)),
        el("div", "practice")
            .live_attr("data-practice", move || SHEET_MODES[now.get()].name.into())
            .live_children(fill),
        el("p", "row").with([
            el("a", "button").attr("href", "#print").label(app, Label::PrintTitle),
            el("a", "button").attr("href", "#print/work").label(app, Label::WorkTitle),
        ]),
        back_link(app),
    ]
}
