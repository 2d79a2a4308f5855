//! Feedback on an answer: what is right, then one thing to improve, then help, then the stars.

use crate::components::{Keyed, RunningText};
use crate::pages::learn::LearnState;
use crate::pages::learn::exercise_state::{AnswerFeedback, ExerciseState};
use crate::pages::learn::stars::StarRow;
use crate::state::preferences::Preferences;
use crate::views::mascot::{Mascot, Pose};
use leptos::html::Div;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{AnswerGrade, Attempt, below_title, compare_letters};

/// Feedback panel, a live region.
#[component]
pub fn FeedbackPanel(task: ExerciseState) -> impl IntoView {
    let cx = LearnState::here();
    let (feedback, help, notice) = (task.feedback, task.help, cx.own.notice);
    let grade = move || feedback.with(|feedback| feedback.as_ref().map(|it| it.verdict.grade));
    let class = move || match grade() {
        None if help.with(Option::is_none) && notice.with(Option::is_none) => "said",
        Some(AnswerGrade::Right) => "said open right",
        Some(AnswerGrade::Noted) => "said open right noted",
        _ => "said open",
    };
    let frame = NodeRef::<Div>::new();
    follow_news(task, frame);
    // A course that arrives with more languages changes what was said.
    let shown = Signal::derive(move || {
        cx.language();
        feedback.get().map(|feedback| (task, feedback))
    });
    // Each answer has elements of its own, so that it is announced even if it is like the last one.
    let sentences = |shown: Option<(ExerciseState, AnswerFeedback)>| {
        shown.map(|(task, feedback)| view! { <Sentences task feedback/> }).into_any()
    };
    let help = move || {
        help.get().map(|help| {
            let class = if help.is_answer { "help answer" } else { "help" };
            view! { <Sentence task class text=help.feedback.in_language(cx.language())/> }
        })
    };
    let stars = move || {
        task.done.get().then(|| {
            let stars = task.attempt.with(Attempt::stars).unwrap_or_default();
            view! { <StarRow stars/> }
        })
    };
    let pose = Signal::derive(move || match grade() {
        _ if task.done.get() => Some(Pose::Stars),
        _ if task.help.with(Option::is_some) => Some(Pose::Hint),
        Some(AnswerGrade::Wrong) => Some(Pose::Oops),
        _ => None,
    });
    // Focusable: where the keys leave no room, it scrolls in its own frame, to what is new.
    view! {
        <div node_ref=frame class=class role="status" aria-atomic="true" tabindex="0">
            {move || notice.get().map(|why| view! { <p class="look">{cx.prefs.message_text(&why)}</p> })}
            <Keyed value=shown children=sentences/>
            {help}
            {stars}
            <Mascot pose/>
        </div>
    }
}

/// Scrolls the frame to what is new.
fn follow_news(task: ExerciseState, frame: NodeRef<Div>) {
    Effect::new(move || {
        task.feedback.track();
        let (is_helped, is_done) = (task.help.with(Option::is_some), task.done.get());
        if let Some(frame) = frame.get() {
            frame.set_scroll_top(if is_helped || is_done { frame.scroll_height() } else { 0 });
        }
    });
}

/// Sentences about an answer.
#[component]
fn Sentences(task: ExerciseState, feedback: AnswerFeedback) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let AnswerFeedback { verdict, typed, right } = feedback;
    let title = match verdict.grade {
        AnswerGrade::Right => Some(Label::LearnRight),
        AnswerGrade::Noted => Some(Label::LearnNoted),
        AnswerGrade::Wrong => Some(Label::LearnAlmost),
        AnswerGrade::Unanswered => None,
    };
    let heading = title.map(|title| view! { <p class="judged strong">{prefs.label_signal(title)}</p> });
    let goes_on = (verdict.counts() && !verdict.done)
        .then(|| view! { <p class="good">{prefs.label_signal(Label::LearnGoOn)}</p> });
    let is_compared = verdict.grade == AnswerGrade::Wrong && !typed.is_empty() && !right.is_empty();
    let sentence = |class, text: String| view! { <Sentence task class text/> };
    let language = cx.language_now();
    let praise = verdict.praise.map(|praise| sentence("good", praise.in_language(language)));
    let title = title.map_or("", |title| language.label(title));
    let remark =
        verdict.remark.map(|remark| sentence("look", below_title(title, &remark.in_language(language))));
    view! {
        {heading}
        {goes_on}
        {is_compared.then(|| view! { <ComparedAnswer typed right/> })}
        {praise}
        {remark}
    }
}

/// Sentence with its written moves split into parts.
#[component]
fn Sentence(task: ExerciseState, class: &'static str, text: String) -> impl IntoView {
    let cx = LearnState::here();
    let finder = untrack(|| cx.move_finder(Some(&task.exercise().board)));
    view! { <p class=class><RunningText text finder/></p> }
}

/// Written text, with the characters highlighted that the right one has as well.
#[component]
fn ComparedAnswer(typed: String, right: String) -> impl IntoView {
    let prefs = Preferences::here();
    let letters = compare_letters(&typed, &right).into_iter().map(|(letter, is_right)| match is_right {
        true => view! { <mark>{letter.to_string()}</mark> }.into_any(),
        false => view! { <span>{letter.to_string()}</span> }.into_any(),
    });
    view! {
        <p class="typed inline">
            <span class="faint">{prefs.label_signal(Label::LearnYours)}</span>
            <span class="written">{letters.collect_view()}</span>
        </p>
    }
}
