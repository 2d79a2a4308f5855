//! An exercise beside its board: the task, where to answer, the verdict, and the way on.

use super::beside::LessonHead;
use super::courses::Course;
use super::doing::ExerciseState;
use super::exercises::ExerciseRow;
use super::onward::Onward;
use super::paper::{CorrectionSlip, SheetHead, SheetRow};
use super::sheet::GameSheet;
use super::show::StepButtons;
use super::verdict::VerdictPanel;
use super::write::WritingHelp;
use super::{address, focus_soon};
use crate::components::{Button, Icon};
use crate::ui::answer::Level;
use crate::ui::keyed;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::Input;

/// The steps under the board, and the exercise beside it.
#[component]
pub fn ExerciseView(course: Course, place: (usize, usize)) -> impl IntoView {
    let task = ExerciseState::begin(&course, place)?;
    provide_context(task);
    announce_prompt(task);
    show_top(task);
    let steps = untrack(|| task.has_film()).then(|| view! { <StepButtons class="steps"/> });
    Some(view! { {steps} <ExerciseText course/> })
}

/// Speaks the prompt in the language of the screen, and again in another.
fn announce_prompt(task: ExerciseState) {
    let page = task.page;
    Effect::new(move |_| {
        let language = page.language();
        page.announcement.set(task.exercise().prompt.in_language(language).into());
    });
}

/// Shows the top of the page, with the focus where the answer is given.
fn show_top(task: ExerciseState) {
    focus_soon(first_focus(task));
    // Nobody has asked to look at the field with the focus.
    let _ = request_animation_frame(move || {
        task.page.board.inspector.point(None);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// Place of the focus at first.
fn first_focus(task: ExerciseState) -> &'static str {
    match task.input() {
        Input::Choose => ".prompt",
        Input::TapField | Input::PlayMove => ".classroom .grid [tabindex='0']",
        // A keyboard on the screen would cover the board before it is seen.
        _ if task.page.level.get_untracked() == Level::Type && keyed::is_touched() => ".prompt",
        _ => ".cell",
    }
}

/// The text of an exercise.
#[component]
fn ExerciseText(course: Course) -> impl IntoView {
    let task = ExerciseState::here();
    let (lesson, exercise) = task.place;
    let is_written = task.is_written();
    let language = move || task.page.language();
    let prompt = Signal::derive(move || task.exercise().prompt.in_language(language()).to_string());
    let onward = move || {
        task.done.get().then(|| view! { <Onward course=task.course() lesson exercise=Some(exercise)/> })
    };
    // The moves of a game written so far stand apart from the line in which the next one is written.
    view! {
        <section class="lesson-text task">
            <LessonHead has_summary=!course.summary.is_empty()><Whereabouts/></LessonHead>
            <h1 class="prompt" id="prompt" tabindex="-1">{prompt}</h1>
            <AnswerPlace/>
            <div class="actions"><ExerciseActions/></div>
            <p class="onward">{onward}</p>
            <VerdictPanel/>
            {is_written.then(|| view! { <WritingHelp/> })}
            {(is_written && task.is_game()).then(|| view! { <GameSheet/> })}
            <ExerciseRow course lesson current=Some(exercise)/>
        </section>
    }
}

/// The lesson, and the number of the exercise in it.
#[component]
fn Whereabouts() -> impl IntoView {
    let task = ExerciseState::here();
    let (course, (lesson, n)) = (task.course(), task.place);
    let most = course.lessons.get(lesson).map_or(0, |lesson| lesson.exercises.len()) as u32;
    let number = n as u32 + 1;
    let title = Signal::derive(move || {
        let course = task.course();
        let title = course.lessons.get(lesson).map(|lesson| lesson.title.in_language(task.page.language()));
        title.unwrap_or_default().to_string()
    });
    view! {
        <p class="whereabouts">
            <a href=address(&course.key, course.lesson_id(lesson), "") data-do="lesson">{title}</a>
            <span>{move || task.page.prefs.say(&msg!(ExerciseOf { number, most }))}</span>
        </p>
    }
}

/// Where to answer; nothing where the answer is given on the board.
#[component]
fn AnswerPlace() -> impl IntoView {
    let task = ExerciseState::here();
    let place = match task.input() {
        Input::PlayMove if task.is_game() => view! { <GameSheet/> }.into_any(),
        Input::TapField | Input::PlayMove => ().into_any(),
        Input::Choose => view! { <Options/> }.into_any(),
        Input::SheetHead => view! { <SheetHead/> }.into_any(),
        Input::SheetRow => view! { <SheetRow/> }.into_any(),
        Input::WriteLine => view! { <CorrectionSlip class="writing long"/> }.into_any(),
        Input::WriteField | Input::WriteMove | Input::CorrectMove => {
            view! { <CorrectionSlip class="writing"/> }.into_any()
        }
    };
    view! { <div class="answer" data-input=task.input().name()>{place}</div> }
}

/// The options in an order that changes from one time to the next.
#[component]
fn Options() -> impl IntoView {
    let task = ExerciseState::here();
    let exercise = task.exercise();
    let begun = task.page.begun.get_untracked();
    let seed = exercise.id.bytes().fold(begun, |sum, b| sum.wrapping_mul(31).wrapping_add(u32::from(b)));
    let options = shuffled(exercise.answers.len(), seed).into_iter().map(|n| view! { <OptionButton n/> });
    view! { <div class="three" role="group" aria-labelledby="prompt">{options.collect_view()}</div> }
}

/// The numbers below a count in an order that follows from a seed.
pub fn shuffled(count: usize, seed: u32) -> Vec<usize> {
    let mut left: Vec<usize> = (0..count).collect();
    let mut seed = seed as usize;
    let mut order = Vec::new();
    while !left.is_empty() {
        order.push(left.remove(seed % left.len()));
        seed = seed / 3 + 1;
    }
    order
}

#[component]
fn OptionButton(n: usize) -> impl IntoView {
    let task = ExerciseState::here();
    let words = Signal::derive(move || {
        let (exercise, language) = (task.exercise(), task.page.language());
        let text = exercise.answers.get(n).map(|answer| answer.text.in_language(language));
        text.unwrap_or_default().to_string()
    });
    view! {
        <button
            type="button"
            class=move || option_class(task, n)
            data-option=n.to_string()
            on:click=move |_| task.choose(n)
        >
            {words}
        </button>
    }
}

/// Classes of an option: right, tried, or shown by help; tracked.
fn option_class(task: ExerciseState, n: usize) -> &'static str {
    let (tried, last) = task.tried.with(|tried| (tried.contains(&n), tried.last() == Some(&n)));
    let right = last && task.done.get();
    let shown = task.help.with(|help| help.as_ref().is_some_and(|help| help.option == Some(n)));
    match (right, tried, shown) {
        (true, ..) => "one-of right",
        (_, true, _) => "one-of tried",
        (.., true) => "one-of shown",
        _ => "one-of",
    }
}

/// Checking, help, watching once more.
#[component]
fn ExerciseActions() -> impl IntoView {
    let task = ExerciseState::here();
    let prefs = task.page.prefs;
    let has_film = Memo::new(move |_| task.has_film());
    let check = move || {
        let check = move |()| task.check();
        task.is_written()
            .then(|| view! { <Button text=prefs.words(Label::DrillCheck) name="check" on_click=check/> })
    };
    view! {
        <Show when=move || !task.done.get()>
            {check()}
            <HelpButton/>
            <Show when=move || has_film.get()><WatchButton/></Show>
        </Show>
    }
}

/// A hint, then the answer.
#[component]
fn HelpButton() -> impl IntoView {
    let task = ExerciseState::here();
    let words = Signal::derive(move || {
        let label = if task.is_hinted() { Label::LearnAnswer } else { Label::LearnHint };
        task.page.prefs.label(label).to_string()
    });
    let ask = move |()| {
        task.ask_help();
        focus_soon("[data-do=help]");
    };
    view! { <Button text=words name="help" on_click=ask/> }
}

/// Watches the moves once more.
#[component]
fn WatchButton() -> impl IntoView {
    let task = ExerciseState::here();
    let words = task.page.prefs.words(Label::DrillAgain);
    view! {
        <button type="button" data-do="again" aria-label=words title=words on:click=move |_| task.play_film()>
            <Icon name="redo"/><span aria-hidden="true">{words}</span>
        </button>
    }
}
