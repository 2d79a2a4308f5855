//! What is left to do when a game is over: the steps in their order, and the two leaves.

use super::leaf::Paper;
use crate::ui::dom::{El, choice, el, later};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::{ClosingStep, Leaf};

/// The steps, once there is a result. One is ticked after the other; who tries a later one is told what comes
/// first.
pub fn closing(paper: &'static Paper) -> El {
    let desk = paper.desk;
    let over = move || !paper.form.with(|form| form.result.is_empty());
    let first = RwSignal::new(None::<usize>);
    later(Box::new(move || {
        if !over() {
            paper.closed.set(0);
            first.set(None);
        }
    }));
    let tap = move |n: usize| {
        let done = paper.closed.try_get_untracked().unwrap_or_default();
        first.set((n > done).then_some(done));
        if n == done {
            paper.closed.set(n + 1);
            // Who keeps the copy looks at it.
            if ClosingStep::ALL.get(n) == Some(&ClosingStep::HandIn) {
                paper.leaf.set(Leaf::Copy);
            }
        }
    };
    let step = move |(n, step): (usize, ClosingStep)| {
        let made = choice("data-step", &n.to_string(), move || paper.closed.get() > n, move || tap(n));
        el("li", "").with([made.label(desk, step.label())])
    };
    let says = move || {
        let step = first.get().and_then(|n| ClosingStep::ALL.get(n).copied());
        step.map(|s| [desk.label(Label::CloseFirst), " ", desk.label(s.label()), "."].concat())
            .unwrap_or_default()
    };
    el("section", "").class(move || if over() { "card closing" } else { "hidden" }).with([
        el("h3", "").label(desk, Label::CloseTitle),
        el("ol", "").with(ClosingStep::ALL.into_iter().enumerate().map(step)),
        el("p", "told").attr("role", "status").says(says),
    ])
}

/// Which leaf lies on top.
pub fn leaves(paper: &'static Paper) -> El {
    let desk = paper.desk;
    let one = move |leaf: Leaf| {
        let name = if leaf == Leaf::Original { "original" } else { "copy" };
        choice("data-turn", name, move || paper.leaf.get() == leaf, move || paper.leaf.set(leaf))
            .label(desk, leaf.label())
    };
    el("div", "row leaves").attr("role", "group").with(Leaf::ALL.map(one))
}
