//! The summary: how a move is written, step by step. It can be opened from every lesson and exercise.

use super::Hall;
use crate::ui::dialog::Dialog;
use crate::ui::dom::{El, el};
use crate::ui::state::Over;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The window.
pub fn window() -> El {
    Dialog(Over::Card, Label::LearnCard)
}

/// What stands in it.
pub fn body() -> El {
    let hall: Hall = expect_context();
    el("ol", "summary-card").each(move || steps(hall))
}

/// The steps with an example each; the part that a step speaks of is marked.
fn steps(hall: Hall) -> Vec<El> {
    let Some(course) = hall.course() else { return Vec::new() };
    let language = hall.language();
    let step = |step: &notabene_core::study::Example| {
        let [before, part, after] = step.parts(language);
        let example = el("span", "example").attr("lang", language.code());
        let example = example.with([
            el("span", "").text(before),
            el("mark", "").text(part),
            el("span", "").text(after),
        ]);
        el("li", "").with([el("span", "").text(step.text.in_language(language)), example])
    };
    course.summary.iter().map(step).collect()
}
