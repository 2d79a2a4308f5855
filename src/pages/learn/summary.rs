//! Summary of how a move is written, step by step; a dialog, open from every lesson and exercise.

use crate::components::element::{El, el};
use crate::pages::learn::PageContext;
use crate::state::context::ModalKind;
use crate::views::dialog::Dialog;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Dialog with the summary.
pub fn summary_dialog() -> El {
    Dialog(ModalKind::CourseSummary, Label::LearnCard, || Some(summary_content()))
}

/// Content of the dialog.
fn summary_content() -> El {
    let cx: PageContext = expect_context();
    el("ol", "summary-card").live_children(move || summary_steps(cx))
}

/// Steps with an example each; the part that a step explains is highlighted.
fn summary_steps(cx: PageContext) -> Vec<El> {
    let Some(course) = cx.course() else { return Vec::new() };
    let language = cx.language();
    let step = |step: &notabene_study::ShownMove| {
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
