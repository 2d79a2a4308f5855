//! Steps to complete a sheet after the game, in order, and the two leaves.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, choice_button, el};
use crate::pages::score_sheet::sheet_view::SheetView;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::{ClosingStep, Leaf};

/// The steps, once there is a result. They are ticked in order; a later one shows which comes first.
pub fn closing_steps(paper: SheetView) -> El {
    let app = paper.app;
    let over = move || !paper.form.with(|form| form.result.is_empty());
    let first = RwSignal::new(None::<usize>);
    effect_after_render(Box::new(move || {
        if !over() {
            paper.closed_steps.set(0);
            first.set(None);
        }
    }));
    let tap = move |n: usize| {
        let done = paper.closed_steps.try_get_untracked().unwrap_or_default();
        first.set((n > done).then_some(done));
        if n == done {
            paper.closed_steps.set(n + 1);
            // The original is handed in: show the copy.
            if ClosingStep::ALL.get(n) == Some(&ClosingStep::HandIn) {
                paper.leaf.set(Leaf::Copy);
            }
        }
    };
    let step = move |(n, step): (usize, ClosingStep)| {
        let element =
            choice_button("data-step", &n.to_string(), move || paper.closed_steps.get() > n, move || tap(n));
        el("li", "").with([element.label(app, step.label())])
    };
    let text = move || {
        let step = first.get().and_then(|n| ClosingStep::ALL.get(n).copied());
        step.map(|s| format!("{} {}.", app.label(Label::CloseFirst), app.label(s.label())))
            .unwrap_or_default()
    };
    el("section", "").live_class(move || if over() { "card closing" } else { "hidden" }).with([
        el("h3", "").label(app, Label::CloseTitle),
        el("ol", "").with(ClosingStep::ALL.into_iter().enumerate().map(step)),
        el("p", "told").attr("role", "status").live_text(text),
    ])
}

/// Choice of the leaf on top.
pub fn leaf_choice(paper: SheetView) -> El {
    let app = paper.app;
    let one = move |leaf: Leaf| {
        let name = if leaf == Leaf::Original { "original" } else { "copy" };
        choice_button("data-turn", name, move || paper.leaf.get() == leaf, move || paper.leaf.set(leaf))
            .label(app, leaf.label())
    };
    el("div", "row leaves").attr("role", "group").with(Leaf::ALL.map(one))
}
