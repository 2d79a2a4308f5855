//! Button that deletes all stars, with a confirmation.

use crate::components::element::{El, button, el};
use crate::components::query::focus_after_render;
use crate::pages::learn::{PageContext, stars};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Button and its confirmation.
pub fn delete_progress(cx: PageContext) -> El {
    let asks = RwSignal::new(false);
    let is_deleted = RwSignal::new(false);
    let app = cx.app;
    let parts = move || {
        if !asks.get() {
            let ask = button(app, Label::LearnForget, "forget", move || {
                is_deleted.set(false);
                asks.set(true);
                focus_after_render("[data-do=forget-no]");
            });
            return vec![ask];
        }
        let shut = move || {
            asks.set(false);
            focus_after_render("[data-do=forget]");
        };
        let yes = button(app, Label::LearnForgetYes, "forget-yes", move || {
            stars::delete_all(cx);
            is_deleted.set(true);
            shut();
        });
        let no = button(app, Label::Cancel, "forget-no", shut);
        vec![
            el("p", "").attr("role", "alert").label(app, Label::LearnForgetAsk),
            el("div", "actions").with([no, yes]),
        ]
    };
    let text =
        move || if is_deleted.get() { app.label(Label::LearnForgetDone).to_string() } else { String::new() };
    let done = el("p", "note").attr("role", "status").live_text(text);
    el("section", "forget").with([el("div", "").live_children(parts), done])
}
