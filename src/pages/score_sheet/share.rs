//! A sheet as a link, to be copied or handed to another program.

use crate::components::Button;
use crate::components::web_share::{copy_link, share_by_browser, was_sent_or_cancelled, web_share};
use crate::state::address::url_with_fragment;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::Game;
use notabene_core::i18n::Label;
use notabene_ink::Ink;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::score_sheet::sheet_link::{self, LinkInk};

/// The link of a sheet, and what became of its ink.
pub fn sheet_link(game: &Game, sheet: &Handwriting, ink: &InkCells) -> (String, LinkInk) {
    let short = ink.convert(|ink| Ink::from_text(ink).ok().map(|ink| ink.to_short_text()));
    let (fragment, carried) = sheet_link::write(game, sheet, &short);
    (url_with_fragment(&fragment), carried)
}

/// Button that shows the link; `link` is tracked while it is shown.
#[component]
pub fn ShareSheet(#[prop(into)] link: Callback<(), (String, LinkInk)>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_open = RwSignal::new(false);
    let copied = RwSignal::new(None::<Label>);
    let link = Memo::new(move |_| if is_open.get() { link.run(()) } else { (String::new(), LinkInk::None) });
    let toggle = move |_| {
        copied.set(None);
        is_open.update(|is| *is = !*is);
    };
    view! {
        <div class="row">
            <button type="button" data-do="share-sheet" aria-expanded=move || is_open.get().to_string() on:click=toggle>
                {prefs.label_signal(Label::SheetShare)}
            </button>
        </div>
        {move || is_open.get().then(|| view! { <LinkCard link copied/> })}
    }
}

/// The link, with what may be done with it.
#[component]
fn LinkCard(link: Memo<(String, LinkInk)>, copied: RwSignal<Option<Label>>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || link.with(|(text, _)| text.clone());
    let copy = move |()| {
        let text = link.with_untracked(|(text, _)| text.clone());
        spawn_local(async move {
            let label = copy_link(&text).await;
            // The page may be gone.
            copied.try_set(Some(label));
        });
    };
    let send = move |()| {
        let Some(share) = web_share() else { return };
        let sent = share_by_browser(&share, &link.with_untracked(|(text, _)| text.clone()));
        spawn_local(async move {
            if !was_sent_or_cancelled(sent).await {
                copy(());
            }
        });
    };
    let send_button = move || {
        web_share().map(|_| {
            view! { <Button text=prefs.label_signal(Label::ShareSend) name="sheet-send" on_click=send/> }
        })
    };
    let left_out =
        move || link.with(|(_, ink)| *ink == LinkInk::LeftOut).then(|| prefs.label(Label::SheetInkLeftOut));
    view! {
        <div class="card share-sheet">
            <label class="field">
                <span>{prefs.label_signal(Label::ShareLink)}</span>
                <input type="text" readonly name="sheet-link" prop:value=text/>
            </label>
            <p class="hint" role="status">{left_out}</p>
            <div class="row">
                <Button text=prefs.label_signal(Label::ShareCopyLink) name="sheet-copy" class="main" on_click=copy/>
                {send_button}
                <span role="status">{move || copied.get().map(|label| prefs.label(label))}</span>
            </div>
        </div>
    }
}
