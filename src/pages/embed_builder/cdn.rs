//! For who has no folder of Notabene yet: the line that loads the boards from a CDN, and the zip.

use crate::components::Button;
use crate::components::clipboard::copy_text;
use crate::pages::embed_builder::BuilderState;
use crate::pages::embed_builder::code_text::CopyResult;
use leptos::prelude::*;
use notabene_core::exchange::embed::code::script_line;
use notabene_core::exchange::published::{EMBED_CDN, SITE_ZIP};
use notabene_core::i18n::Label;
use wasm_bindgen_futures::spawn_local;

/// The line that loads the boards from a CDN, and the zip for who has web space.
#[component]
pub fn CdnSection(state: BuilderState) -> impl IntoView {
    let prefs = state.current.prefs;
    let copy = move |()| {
        spawn_local(async move {
            state.show_copy_result("cdn", copy_text(&script_line(EMBED_CDN)).await, Label::Copied);
        });
    };
    view! {
        <div class="embed-way stack">
            <h3>{prefs.label_signal(Label::EmbedCdn)}</h3>
            <p>{prefs.label_signal(Label::EmbedCdnHint)}</p>
            <textarea
                name="cdn" rows="2" readonly spellcheck="false" aria-label=prefs.label_signal(Label::EmbedCdn)
                prop:value=script_line(EMBED_CDN)
            ></textarea>
            <p class="row inline">
                <Button text=prefs.label_signal(Label::EmbedCopy) name="cdn" on_click=copy/>
                <CopyResult state name="cdn"/>
                <a href=SITE_ZIP data-do="zip">{prefs.label_signal(Label::SiteZip)}</a>
            </p>
        </div>
    }
}
