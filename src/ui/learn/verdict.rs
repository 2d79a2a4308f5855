//! What is said of an answer: what is right first, then one thing to look at, then help, then the stars.

use super::doing::{Said, Task};
use super::stars;
use crate::ui::dom::{El, el};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::{Attempt, Judged, Say, below_title};

/// The panel; all of it is told to ears.
pub fn view(task: Task) -> El {
    let class = move || {
        let is = task.said.with(|said| said.as_ref().map(|said| said.verdict.is));
        match is {
            None if task.help.with(Option::is_none) && task.hall.own.notice.with(Option::is_none) => "said",
            Some(Judged::Right) => "said open right",
            Some(Judged::Noted) => "said open right noted",
            _ => "said open",
        }
    };
    let said = el("div", "").class(class).attr("role", "status").attr("aria-atomic", "true");
    // It scrolls in its own frame.
    said.attr("tabindex", "0").each(move || parts(task))
}

fn parts(task: Task) -> Vec<El> {
    let desk = task.hall.desk;
    let mut all = Vec::new();
    if let Some(why) = task.hall.own.notice.get() {
        all.push(el("p", "look").text(&desk.say(&why)));
    }
    task.said.with(|said| {
        if let Some(said) = said {
            all.extend(told(task, said));
        }
    });
    task.help.with(|help| {
        if let Some(help) = help {
            let class = if help.is_answer { "help answer" } else { "help" };
            all.push(el("p", class).text(&help.says.in_language(task.hall.language())));
        }
    });
    if task.done.get() {
        all.push(stars::row(task.hall.desk.prefs, task.attempt.with(Attempt::stars).unwrap_or_default()));
    }
    all
}

/// The words on an answer.
fn told(task: Task, said: &Said) -> Vec<El> {
    let language = task.hall.language();
    let verdict = &said.verdict;
    let title = match verdict.is {
        Judged::Right => Some(Label::LearnRight),
        Judged::Noted => Some(Label::LearnNoted),
        Judged::Wrong => Some(Label::LearnAlmost),
        Judged::Unanswered => None,
    };
    let heading = title.map_or("", |title| task.hall.desk.label(title));
    let mut all: Vec<El> =
        title.map(|title| el("p", "judged").label(task.hall.desk, title)).into_iter().collect();
    if verdict.counts() && !verdict.done {
        all.push(el("p", "good").label(task.hall.desk, Label::LearnGoOn));
    }
    if verdict.is == Judged::Wrong && !said.typed.is_empty() && !said.right.is_empty() {
        all.push(marked(task, said));
    }
    all.extend(verdict.good.as_ref().map(|good| el("p", "good").text(&good.in_language(language))));
    let remark = |look: &Say| below_title(heading, &look.in_language(language));
    all.extend(verdict.look.as_ref().map(|look| el("p", "look").text(&remark(look))));
    all
}

/// The text that was written, with the characters that are right.
fn marked(task: Task, said: &Said) -> El {
    let typed: Vec<char> = said.typed.trim().chars().take(LONGEST).collect();
    let right: Vec<char> = said.right.chars().take(LONGEST).collect();
    let kept = common(&typed, &right);
    let sign = |(n, c): (usize, &char)| {
        let tag = if kept.contains(&n) { "mark" } else { "span" };
        el(tag, "").text(c.encode_utf8(&mut [0; 4]))
    };
    let label = el("span", "").label(task.hall.desk, Label::LearnYours);
    let text = el("span", "written").with(typed.iter().enumerate().map(sign));
    el("p", "typed").with([label, text])
}

/// Texts longer than this are not compared sign by sign.
const LONGEST: usize = 80;

/// The places in a text that are also in another, in the same order: the longest common subsequence.
fn common(one: &[char], other: &[char]) -> Vec<usize> {
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
    let (mut i, mut j, mut kept) = (0, 0, Vec::new());
    while i < one.len() && j < other.len() {
        match () {
            _ if one[i] == other[j] => {
                kept.push(i);
                (i, j) = (i + 1, j + 1);
            }
            _ if best[at(i + 1, j)] >= best[at(i, j + 1)] => i += 1,
            _ => j += 1,
        }
    }
    kept
}
