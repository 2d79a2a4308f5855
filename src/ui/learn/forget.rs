//! Forgetting all stars, with a question first.

use super::{Hall, stars};
use crate::ui::dom::{El, button, el};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The button, and the question that it asks.
pub fn forget(hall: Hall) -> El {
    let asks = RwSignal::new(false);
    let told = RwSignal::new(false);
    let desk = hall.desk;
    let parts = move || {
        if !asks.get() {
            let ask = button(desk, Label::LearnForget, "forget", move || {
                told.set(false);
                asks.set(true);
                super::focus_soon("[data-do=forget-no]");
            });
            return vec![ask];
        }
        let shut = move || {
            asks.set(false);
            super::focus_soon("[data-do=forget]");
        };
        let yes = button(desk, Label::LearnForgetYes, "forget-yes", move || {
            stars::forget(hall);
            told.set(true);
            shut();
        });
        let no = button(desk, Label::Cancel, "forget-no", shut);
        vec![
            el("p", "").attr("role", "alert").label(desk, Label::LearnForgetAsk),
            el("div", "actions").with([no, yes]),
        ]
    };
    let says =
        move || if told.get() { desk.label(Label::LearnForgetDone).to_string() } else { String::new() };
    let done = el("p", "note").attr("role", "status").says(says);
    el("section", "forget").with([el("div", "").each(parts), done])
}
