//! Link to the projector from a page with a lesson or drill.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::state::context::AppContext;
use notabene_core::i18n::Label;

/// The link to the projector from a page with a lesson or drill; `rest` follows `#wall/` in the address.
pub fn projector_link(app: AppContext, rest: impl Fn() -> String + 'static) -> El {
    let link = el("a", "quiet button to-wall").live_attr("href", move || format!("#wall/{}", rest()));
    let words = el("span", "").label(app, Label::ThemeProjector);
    link.live_attr("title", move || app.label(Label::WallShowHere).to_string())
        .with([Icon("projector"), words])
}
