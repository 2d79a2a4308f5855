//! The verdict on an answer: what is right first, then one thing to look at, then help, then the stars.

use super::doing::{Answered, ExerciseState};
use super::remake::Remake;
use super::stars::StarRow;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::{Attempt, Judged, Verdict, below_title};

/// Longer texts are not compared character by character.
const LONGEST: usize = 80;

/// The panel; all of it is spoken. It scrolls in its own frame.
#[component]
pub fn VerdictPanel() -> impl IntoView {
    let task = ExerciseState::here();
    let notice = task.page.board.notice;
    let changes = Signal::derive(move || {
        notice.track();
        task.answered.track();
        task.help.track();
        task.done.track();
    });
    view! {
        <div class=move || panel_class(task) role="status" aria-atomic="true" tabindex="0">
            <Remake on=changes>
                <BoardNotice/>
                <VerdictText/>
                <HelpText/>
                <WonStars/>
            </Remake>
        </div>
    }
}

/// Classes of the panel: closed without anything to say; tracked.
fn panel_class(task: ExerciseState) -> &'static str {
    let is = task.answered.with(|answered| answered.as_ref().map(|answered| answered.verdict.is));
    let is_silent = || task.help.with(Option::is_none) && task.page.board.notice.with(Option::is_none);
    match is {
        None if is_silent() => "said",
        Some(Judged::Right) => "said open right",
        Some(Judged::Noted) => "said open right noted",
        _ => "said open",
    }
}

/// The refusal of a move on the board.
#[component]
fn BoardNotice() -> impl IntoView {
    let page = ExerciseState::here().page;
    let notice = page.board.notice.get()?;
    Some(view! { <p class="look">{move || page.prefs.say(&notice)}</p> })
}

/// The hint or the answer that was asked for.
#[component]
fn HelpText() -> impl IntoView {
    let task = ExerciseState::here();
    let help = task.help.with(|help| Some(if help.as_ref()?.is_answer { "help answer" } else { "help" }))?;
    let text = move || {
        let says =
            |language| task.help.with(|help| Some(help.as_ref()?.says.in_language(language).to_string()));
        says(task.page.language()).unwrap_or_default()
    };
    Some(view! { <p class=help>{text}</p> })
}

/// The stars of an exercise that is done.
#[component]
fn WonStars() -> impl IntoView {
    let task = ExerciseState::here();
    let stars = task.attempt.with(Attempt::stars).unwrap_or_default();
    task.done.get().then(|| view! { <StarRow stars/> })
}

/// The heading of a verdict.
fn title(is: Judged) -> Option<Label> {
    match is {
        Judged::Right => Some(Label::LearnRight),
        Judged::Noted => Some(Label::LearnNoted),
        Judged::Wrong => Some(Label::LearnAlmost),
        Judged::Unanswered => None,
    }
}

/// The words of the verdict on the last answer.
#[component]
fn VerdictText() -> impl IntoView {
    let task = ExerciseState::here();
    let prefs = task.page.prefs;
    task.answered.with(|answered| {
        let answered = answered.as_ref()?;
        let verdict = &answered.verdict;
        let title = title(verdict.is).map(|title| view! { <p class="judged">{prefs.words(title)}</p> });
        let goes_on = (verdict.counts() && !verdict.done)
            .then(|| view! { <p class="good">{prefs.words(Label::LearnGoOn)}</p> });
        let is_compared =
            verdict.is == Judged::Wrong && !answered.typed.is_empty() && !answered.right.is_empty();
        let compared = is_compared.then(|| compared(task, answered));
        Some(view! { {title} {goes_on} {compared} <VerdictRemarks/> })
    })
}

/// The praise, and one thing to look at.
#[component]
fn VerdictRemarks() -> impl IntoView {
    let task = ExerciseState::here();
    let [has_good, has_look] = task.answered.with(|answered| {
        let verdict = answered.as_ref().map(|answered| &answered.verdict);
        [verdict.is_some_and(|v| v.good.is_some()), verdict.is_some_and(|v| v.look.is_some())]
    });
    let text = move |of: fn(ExerciseState, &Verdict) -> Option<String>| {
        task.answered.with(|answered| of(task, &answered.as_ref()?.verdict)).unwrap_or_default()
    };
    view! {
        {has_good.then(|| view! { <p class="good">{move || text(good)}</p> })}
        {has_look.then(|| view! { <p class="look">{move || text(look)}</p> })}
    }
}

fn good(task: ExerciseState, verdict: &Verdict) -> Option<String> {
    Some(verdict.good.as_ref()?.in_language(task.page.language()).to_string())
}

/// The remark on a mistake, without the words of the heading above it.
fn look(task: ExerciseState, verdict: &Verdict) -> Option<String> {
    let heading = title(verdict.is).map_or("", |title| task.page.prefs.label(title));
    let look = verdict.look.as_ref()?.in_language(task.page.language());
    Some(below_title(heading, &look).to_string())
}

/// The text that was written, with its right characters marked.
fn compared(task: ExerciseState, answered: &Answered) -> impl IntoView + use<> {
    let typed: Vec<char> = answered.typed.trim().chars().take(LONGEST).collect();
    let right: Vec<char> = answered.right.chars().take(LONGEST).collect();
    let right = common(&typed, &right);
    let characters = typed.into_iter().enumerate().map(|(n, c)| match right.contains(&n) {
        true => view! { <mark>{c.to_string()}</mark> }.into_any(),
        false => view! { <span>{c.to_string()}</span> }.into_any(),
    });
    view! {
        <p class="typed">
            <span>{task.page.prefs.words(Label::LearnYours)}</span>
            <span class="written">{characters.collect_view()}</span>
        </p>
    }
}

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
