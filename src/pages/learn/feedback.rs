//! Feedback on an answer: what is right, then one thing to improve, then help, then the stars.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, el};
use crate::components::move_text::running_text;
use crate::pages::learn::exercise_state::{AnswerFeedback, TaskContext};
use crate::pages::learn::stars;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{AnswerGrade, Attempt, Feedback, below_title};

/// Feedback panel, a live region.
pub fn feedback_panel(task: TaskContext) -> El {
    let class = move || {
        let is = task.feedback.with(|said| said.as_ref().map(|said| said.verdict.grade));
        match is {
            None if task.help.with(Option::is_none) && task.cx.own.notice.with(Option::is_none) => "said",
            Some(AnswerGrade::Right) => "said open right",
            Some(AnswerGrade::Noted) => "said open right noted",
            _ => "said open",
        }
    };
    let said = el("div", "").live_class(class).attr("role", "status").attr("aria-atomic", "true");
    // Focusable: where the keys leave no room, it scrolls in its own frame, to what is new.
    let said = said.attr("tabindex", "0").live_children(move || feedback_parts(task));
    let frame = said.0.clone();
    effect_after_render(Box::new(move || {
        task.feedback.track();
        let (is_helped, is_done) = (task.help.with(Option::is_some), task.done.get());
        frame.set_scroll_top(if is_helped || is_done { frame.scroll_height() } else { 0 });
    }));
    said
}

fn feedback_parts(task: TaskContext) -> Vec<El> {
    let app = task.cx.app;
    let mut all = Vec::new();
    if let Some(why) = task.cx.own.notice.get() {
        all.push(el("p", "look").text(&app.message_text(&why)));
    }
    task.feedback.with(|said| {
        if let Some(said) = said {
            all.extend(feedback_sentences(task, said));
        }
    });
    task.help.with(|help| {
        if let Some(help) = help {
            let class = if help.is_answer { "help answer" } else { "help" };
            all.push(sentence(task, class, &help.feedback.in_language(task.cx.language())));
        }
    });
    if task.done.get() {
        all.push(stars::star_row(task.cx.app.prefs, task.attempt.with(Attempt::stars).unwrap_or_default()));
    }
    all
}

/// Sentences about an answer.
fn feedback_sentences(task: TaskContext, said: &AnswerFeedback) -> Vec<El> {
    let language = task.cx.language();
    let verdict = &said.verdict;
    let title = match verdict.grade {
        AnswerGrade::Right => Some(Label::LearnRight),
        AnswerGrade::Noted => Some(Label::LearnNoted),
        AnswerGrade::Wrong => Some(Label::LearnAlmost),
        AnswerGrade::Unanswered => None,
    };
    let heading = title.map_or("", |title| task.cx.app.label(title));
    let mut all: Vec<El> =
        title.map(|title| el("p", "judged").label(task.cx.app, title)).into_iter().collect();
    if verdict.counts() && !verdict.done {
        all.push(el("p", "good").label(task.cx.app, Label::LearnGoOn));
    }
    if verdict.grade == AnswerGrade::Wrong && !said.typed.is_empty() && !said.right.is_empty() {
        all.push(marked_answer(task, said));
    }
    all.extend(verdict.praise.as_ref().map(|good| sentence(task, "good", &good.in_language(language))));
    let remark = |look: &Feedback| below_title(heading, &look.in_language(language));
    all.extend(verdict.remark.as_ref().map(|look| sentence(task, "look", &remark(look))));
    all
}

/// Sentence with its written moves split into parts.
fn sentence(task: TaskContext, class: &str, text: &str) -> El {
    let finder = task.cx.move_finder(Some(&task.exercise().board));
    el("p", class).html(&running_text(text, finder))
}

/// Written text, with matching characters highlighted.
fn marked_answer(task: TaskContext, said: &AnswerFeedback) -> El {
    let typed: Vec<char> = said.typed.trim().chars().take(MAX_COMPARED_LENGTH).collect();
    let right: Vec<char> = said.right.chars().take(MAX_COMPARED_LENGTH).collect();
    let common = common_subsequence(&typed, &right);
    let sign = |(n, c): (usize, &char)| {
        let tag = if common.contains(&n) { "mark" } else { "span" };
        el(tag, "").text(c.encode_utf8(&mut [0; 4]))
    };
    let label = el("span", "").label(task.cx.app, Label::LearnYours);
    let text = el("span", "written").with(typed.iter().enumerate().map(sign));
    el("p", "typed").with([label, text])
}

/// Maximum length of texts compared character by character.
const MAX_COMPARED_LENGTH: usize = 80;

/// Indices in a text of its longest common subsequence with another.
fn common_subsequence(one: &[char], other: &[char]) -> Vec<usize> {
    let width = other.len() + 1;
    let mut best = vec![0u16; (one.len() + 1) * width];
    let at = |row: usize, column: usize| row * width + column;
    for (i, a) in one.iter().enumerate().rev() {
        for (j, b) in other.iter().enumerate().rev() {
            best[at(i, j)] = match a == b {
                true => best[at(i + 1, j + 1)] + 1,
                false => best[at(i + 1, j)].max(best[at(i, j + 1)]),
            };
        }
    }
    let (mut i, mut j, mut indices) = (0, 0, Vec::new());
    while i < one.len() && j < other.len() {
        match () {
            _ if one[i] == other[j] => {
                indices.push(i);
                (i, j) = (i + 1, j + 1);
            }
            _ if best[at(i + 1, j)] >= best[at(i, j + 1)] => i += 1,
            _ => j += 1,
        }
    }
    indices
}
