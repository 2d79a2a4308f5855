//! For who has no folder of Notabene yet: the line that loads the boards from a CDN, and the zip.

use crate::components::clipboard::copy_text;
use crate::components::element::{El, button, el};
use crate::pages::embed_builder::{BuilderState, copy_result};
use notabene_core::exchange::embed::code::script_line;
use notabene_core::exchange::published::{EMBED_CDN, SITE_ZIP};
use notabene_core::i18n::Label;
use wasm_bindgen_futures::spawn_local;

/// The line that loads the boards from a CDN, and the zip for who has web space.
pub(super) fn cdn_section(state: BuilderState) -> El {
    let app = state.app;
    let area = el("textarea", "").attr("name", "cdn").attr("rows", "2").attr("readonly", "");
    let area =
        area.attr("spellcheck", "false").live_attr("aria-label", move || app.label(Label::EmbedCdn).into());
    let area = area.value(|| script_line(EMBED_CDN));
    let copy = button(app, Label::EmbedCopy, "cdn", move || {
        spawn_local(async move {
            state.show_copy_result("cdn", copy_text(&script_line(EMBED_CDN)).await, Label::Copied);
        });
    });
    let zip = el("a", "").attr("href", SITE_ZIP).attr("data-do", "zip").label(app, Label::SiteZip);
    el("div", "embed-way").with([
        el("h3", "").label(app, Label::EmbedCdn),
        el("p", "").label(app, Label::EmbedCdnHint),
        area,
        el("p", "row").with([copy, copy_result(state, "cdn"), zip]),
    ])
}
