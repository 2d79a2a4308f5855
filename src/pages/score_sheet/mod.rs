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
mod sheet_leaf;
mod sheet_view;
mod slip;
mod trainer_parts;
mod write;

pub use crate::pages::score_sheet::shared::open_sheet_link;

use crate::components::query::{find_element, on_window};
use crate::components::{BackLink, Icon};
use crate::state::address::page_name;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::score_sheet::mode::{self, MODES, ModePlace, SheetMode};
use notabene_study::storage_key::StorageKey;
use std::time::Duration;

/// Content of a mode, by its name, below title and hint.
fn content_of(name: &str) -> AnyView {
    match name {
        "write" => view! { <write::WriteMode/> }.into_any(),
        "dictation" => view! { <dictation::DictationMode/> }.into_any(),
        "guess" => view! { <guess::GuessMode/> }.into_any(),
        "memory" => view! { <memory::MemoryMode/> }.into_any(),
        "order" => view! { <order::OrderMode/> }.into_any(),
        "rehearsal" => view! { <rehearsal::RehearsalMode/> }.into_any(),
        "pair" => view! { <pair::PairMode/> }.into_any(),
        "slip" => view! { <slip::SlipMode/> }.into_any(),
        "repair" => view! { <repair::RepairMode/> }.into_any(),
        "hand" => view! { <hand::HandMode/> }.into_any(),
        "arbiter" => view! { <arbiter::ArbiterView/> }.into_any(),
        mode::SHARED => view! { <shared::SharedMode/> }.into_any(),
        _ => view! { <automatic::AutomaticSheet/> }.into_any(),
    }
}

/// Index of the mode of a sheet that came by a link.
const OF_LINK: usize = MODES.len() - 1;

/// Index of the mode in an address; the first if unknown. What follows its name is for the mode itself.
fn mode_of_address(address: &str) -> usize {
    let name = page_name(after_slash(address));
    MODES.iter().position(|mode| mode.name == name).unwrap_or_default()
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

/// Saved sheet of a mode, which several tabs may write.
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
    let (count, is_waiting) = (RwSignal::new(0_u32), StoredValue::new(false));
    let draw_anew = move || {
        is_waiting.try_set_value(false);
        // `None` once the page is gone.
        let _ = count.try_update(|n| *n = n.wrapping_add(1));
    };
    on_window(leptos::ev::storage, move |e| {
        let keys = written_keys(&MODES[mode.get_untracked()]);
        let is_ours = storage::changed_name(&e).is_some_and(|name| keys.iter().any(|key| key.name() == name));
        // Game and sheet come one after the other, and are drawn once: what is being typed by then would be lost.
        if is_ours && !is_waiting.get_value() {
            is_waiting.set_value(true);
            let _ = set_timeout(draw_anew, SAVING_TIME);
        }
    });
    count
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <SheetPage/> }.into_any()
}

/// Links to the modes, and the mode of the address.
#[component]
fn SheetPage() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    let now = Memo::new(move |_| address.with(|address| mode_of_address(address)));
    let changes = written_elsewhere(now);
    // Each sheet of a link is drawn anew.
    let shown_link = Memo::new(move |_| (now.get() == OF_LINK).then(|| address.get()));
    let links = move || match MODES[now.get()].way_back() {
        Some((page, label)) => view! { <PlaceLink page label/> }.into_any(),
        None => view! { <ModeLinks now/> }.into_any(),
    };
    let title = move || prefs.label(MODES[now.get()].page_title());
    let content = move || {
        shown_link.with(|_| ());
        changes.track();
        let mode = &MODES[now.get()];
        // A closure inside is always rendered with new elements, and its board belongs to it.
        move || {
            untrack(|| {
                view! {
                    <div class="way">
                        <h2>{prefs.label_signal(mode.title)}</h2>
                        <p>{prefs.label_signal(mode.hint)}</p>
                    </div>
                    {content_of(mode.name)}
                }
            })
        }
    };
    Effect::new(move || {
        now.track();
        let _ = request_animation_frame(scroll_to_mode);
    });
    view! {
        <h1>{title}</h1>
        <nav class="practices inline" aria-label=title>{links}</nav>
        <div class="practice stack" data-practice=move || MODES[now.get()].name>{content}</div>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Links to the modes of the score sheet, and to printing one.
#[component]
fn ModeLinks(now: Memo<usize>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_of_sheet = |(_, mode): &(usize, &'static SheetMode)| mode.place == ModePlace::Sheet;
    let links = MODES.iter().enumerate().filter(is_of_sheet).map(|(n, mode)| {
        view! {
            <a
                class="button choice" href=format!("#{}", mode.address())
                aria-current=move || if now.get() == n { "page" } else { "false" }
            >
                {prefs.label_signal(mode.title)}
            </a>
        }
    });
    view! {
        {links.collect_view()}
        <a class="button" href="#print">{prefs.label_signal(Label::PrintTitle)}</a>
    }
}

/// Link back to the place where a mode is chosen.
#[component]
fn PlaceLink(page: &'static str, label: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <a class="button" href=format!("#{page}")>
            <Icon name="prev"/>
            <span>{prefs.label_signal(label)}</span>
        </a>
    }
}
