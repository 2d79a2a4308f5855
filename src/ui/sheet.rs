//! The page of the score sheet: it fills itself, or players fill it in, in several ways of practising.

mod arbiter;
mod auto;
mod closing;
mod compared;
mod dictation;
mod leaf;
mod order;
mod pair;
mod pen;
mod repair;
mod slip;
mod stage;
mod write;

use super::dom::{El, back, el, later};
use super::pointing::element;
use super::state::Desk;
use leptos::prelude::*;
use leptos::prelude::{request_animation_frame, untrack};
use notabene_core::i18n::Label;

/// A way of working with a score sheet.
struct Mode {
    /// What follows the slash in the address; nothing for the first.
    name: &'static str,
    title: Label,
    hint: Label,
    /// What stands below title and hint.
    fill: fn(Desk) -> Vec<El>,
}

static MODES: [Mode; 8] = [
    Mode { name: "", title: Label::ModeAuto, hint: Label::HintAuto, fill: auto::auto },
    Mode { name: "write", title: Label::ModeWrite, hint: Label::HintWrite, fill: write::write },
    Mode {
        name: "dictation",
        title: Label::ModeDictation,
        hint: Label::HintDictation,
        fill: dictation::dictation,
    },
    Mode { name: "order", title: Label::ModeOrder, hint: Label::HintOrder, fill: order::order },
    Mode { name: "pair", title: Label::ModePair, hint: Label::HintPair, fill: pair::pair },
    Mode { name: "slip", title: Label::ModeSlip, hint: Label::HintSlip, fill: slip::slip },
    Mode { name: "repair", title: Label::ModeRepair, hint: Label::HintRepair, fill: repair::repair_page },
    Mode { name: "arbiter", title: Label::ModeArbiter, hint: Label::HintArbiter, fill: arbiter::arbiter },
];

/// Which way an address asks for; the first if there is no such way.
fn asked(address: &str) -> usize {
    let name = address.split_once('/').map_or("", |(_, name)| name);
    MODES.iter().position(|mode| mode.name == name).unwrap_or_default()
}

/// Where the ways are one line that a finger moves, the chosen one is brought into view.
fn show_way() {
    if let (Some(line), Some(here)) = (element(".practices"), element(".practices [aria-current=page]")) {
        line.set_scroll_left(here.offset_left() - line.offset_left() - MARGIN);
    }
}

/// So much of the way before it is seen, in CSS pixels.
const MARGIN: i32 = 32;

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let now = Memo::new(move |_| asked(&desk.navigation.address.get()));
    let link = move |(n, mode): (usize, &'static Mode)| {
        let address = ["#sheet", if n == 0 { "" } else { "/" }, mode.name].concat();
        let here = move || (if now.get() == n { "page" } else { "false" }).to_string();
        el("a", "button").attr("href", &address).label(desk, mode.title).live("aria-current", here)
    };
    let ways = el("nav", "practices").live("aria-label", move || desk.label(Label::ScoreSheet).into());
    let fill = move || {
        let mode = &MODES[now.get()];
        untrack(|| {
            // The way before it may have left its own board here, which is gone with it.
            desk.provide();
            let mut all = vec![
                el("h2", "for-ears").label(desk, mode.title),
                el("p", "hint lead").label(desk, mode.hint),
            ];
            all.extend((mode.fill)(desk));
            all
        })
    };
    later(Box::new(move || {
        now.with(|_| ());
        let _ = request_animation_frame(show_way);
    }));
    vec![
        el("h1", "").label(desk, Label::ScoreSheet),
        ways.with(MODES.iter().enumerate().map(link)),
        el("div", "practice").live("data-practice", move || MODES[now.get()].name.into()).each(fill),
        el("p", "").with([el("a", "button").attr("href", "#print").label(desk, Label::PrintTitle)]),
        back(desk),
    ]
}
