//! Exercise beside its board: task, input, feedback, next step.

use crate::components::query::{focus_after_render, focus_if_lost};
use crate::components::{Button, Icon, RunningText};
use crate::pages::learn::LearnState;
use crate::pages::learn::board_options::{BoardOption, option_scene};
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::feedback::FeedbackPanel;
use crate::pages::learn::game_sheet::GameSheet;
use crate::pages::learn::lesson_board::StepButtons;
use crate::pages::learn::lesson_end::{ExerciseRow, LessonEnd};
use crate::pages::learn::lesson_head::LessonHead;
use crate::pages::learn::next_step::{DoneBefore, NextButton, NextLink};
use crate::pages::learn::set_up::{PiecesToPlace, SetUpButtons};
use crate::pages::learn::sheet_input::{PaperSlip, SheetHead, SheetRow};
use crate::pages::learn::write::WritingHelps;
use crate::pages::learn::{generated, tasks_of_today};
use crate::state::preferences::Preferences;
use crate::views::focus_visible;
use crate::views::read_aloud::ReadAloud;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{Attempt, Input};

/// Step buttons under the board, and the panel beside it.
#[component]
pub fn ExerciseView(course: Course, place: (usize, usize)) -> impl IntoView {
    let cx = LearnState::here();
    let task = ExerciseState::open(cx, &course, place)?;
    // Announces the task in the language of the screen, again when it changes.
    Effect::new(move || {
        let language = cx.language();
        cx.live_text.set(task.exercise().prompt.in_language(language).into());
    });
    focus_after_render(initial_focus(task));
    // The focus on a square is not a request to inspect it.
    let _ = request_animation_frame(move || {
        cx.own.inspector.inspect_field(None);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let (lesson, current) = (place.0, Some(place.1));
    let prompt = Callback::new(move |language| task.exercise().prompt.in_language(language).into());
    Some(view! {
        <AnimationSteps task/>
        <section class="lesson-text task stack">
            <LessonHead course=course.clone()><Whereabouts task/><ReadAloud text=prompt/></LessonHead>
            <h1 class="prompt" id="prompt" tabindex="-1"><Prompt task/></h1>
            <TaskParts task/>
            <ExerciseRow course lesson current/>
        </section>
    })
}

/// Exercise that its author tries out: without the rest of its lesson, and without taking the focus.
#[component]
pub fn TrialView(course: Course) -> impl IntoView {
    let task = ExerciseState::open(LearnState::here(), &course, (0, 0))?;
    Some(view! {
        <AnimationSteps task/>
        <section class="lesson-text task stack">
            <h3 class="prompt" id="prompt" tabindex="-1"><Prompt task/></h3>
            <TaskParts task/>
        </section>
    })
}

/// Step buttons under the board, if there is something to watch.
#[component]
fn AnimationSteps(task: ExerciseState) -> impl IntoView {
    task.has_animation().then(|| view! { <StepButtons class="steps"/> })
}

/// Input, feedback, helps.
#[component]
fn TaskParts(task: ExerciseState) -> impl IntoView {
    let is_written = task.is_written();
    view! {
        <div class="answer stack unless-empty" data-input=task.input().name()><AnswerForm task/></div>
        <div class="actions inline unless-empty">{move || (!task.done.get()).then(|| view! { <Actions task/> })}</div>
        <div class="onward unless-empty">{move || task.done.get().then(|| view! { <Onward task/> })}</div>
        <FeedbackPanel task/>
        {is_written.then(|| view! { <WritingHelps task/> })}
        // Moves written so far are separate from the input of the next move.
        {(is_written && task.is_game()).then(|| view! { <GameSheet task/> })}
    }
}

/// CSS selector of the element with the initial focus.
fn initial_focus(task: ExerciseState) -> &'static str {
    match task.input() {
        Input::Choose | Input::ChooseBoard | Input::SetUp => ".prompt",
        Input::TapField | Input::PlayMove => ".classroom .grid [tabindex='0']",
        // An on-screen keyboard would cover the board before it is seen.
        _ if task.cx.answer_input.get_untracked().is_typed() && focus_visible::is_touch_input() => ".prompt",
        _ => ".cell",
    }
}

/// Link to the lesson, with the number of the exercise.
#[component]
fn Whereabouts(task: ExerciseState) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let ((lesson, n), course) = (task.location, task.course());
    let most = course.lessons.get(lesson).map_or(0, |lesson| lesson.exercises.len()) as u32;
    let number = n as u32 + 1;
    let href = match courses::is_generated(&course.key) {
        true => generated::home(&course).0,
        false => course.address(lesson, None),
    };
    let title = move || {
        let language = cx.language();
        task.course().lessons.get(lesson).map(|lesson| lesson.title.in_language(language).to_string())
    };
    view! {
        <p class="whereabouts inline tight faint grow">
            <a class="cut" href=href data-do="lesson">{title}</a>
            <span>{move || prefs.message_text(&msg!(ExerciseOf { number, most }))}</span>
        </p>
    }
}

/// Text of the task.
#[component]
fn Prompt(task: ExerciseState) -> impl IntoView {
    let cx = LearnState::here();
    move || {
        let (exercise, language) = (task.exercise(), cx.language());
        let finder = cx.move_finder(Some(&exercise.board));
        view! { <RunningText text=exercise.prompt.in_language(language) finder/> }
    }
}

/// Input of the answer.
#[component]
fn AnswerForm(task: ExerciseState) -> impl IntoView {
    match task.input() {
        Input::PlayMove if task.is_game() => view! { <GameSheet task/> }.into_any(),
        Input::TapField | Input::PlayMove => ().into_any(),
        Input::SetUp => view! { <PiecesToPlace task/> }.into_any(),
        Input::Choose | Input::ChooseBoard => view! { <Options task/> }.into_any(),
        Input::SheetHead => view! { <SheetHead task/> }.into_any(),
        Input::SheetRow => view! { <SheetRow task/> }.into_any(),
        Input::WriteLine => view! { <PaperSlip task class="writing long plate stack tight"/> }.into_any(),
        Input::WriteField | Input::WriteMove | Input::CorrectMove => {
            view! { <PaperSlip task class="writing plate stack tight"/> }.into_any()
        }
    }
}

/// Options, shuffled anew at every visit.
#[component]
fn Options(task: ExerciseState) -> impl IntoView {
    let started = LearnState::here().exercises_started.get_untracked();
    let order = task.exercise().option_order(started).into_iter().enumerate();
    let options = order.map(|(place, n)| view! { <AnswerOption task n number=place + 1/> }).collect_view();
    view! {
        <div
            class=if task.input() == Input::ChooseBoard { "boards halves" } else { "three stack" }
            role="group" aria-labelledby="prompt" data-open=move || (!task.done.get()).to_string()
        >
            {options}
        </div>
    }
}

/// Option with its number on the screen, from 1.
#[component]
fn AnswerOption(task: ExerciseState, n: usize, number: usize) -> impl IntoView {
    let cx = LearnState::here();
    let class = move || {
        let tried = task.tried_options.with(|tried| tried.contains(&n));
        let right = tried && task.done.get() && task.tried_options.with(|tried| tried.last() == Some(&n));
        let shown = task.help.with(|help| help.as_ref().is_some_and(|help| help.option == Some(n)));
        match (right, tried, shown) {
            (true, ..) => "one-of right",
            (_, true, _) => "one-of tried",
            (.., true) => "one-of shown",
            _ => "one-of",
        }
    };
    let class = Signal::derive(move || class().to_string());
    let choose = move |()| task.choose_option(n);
    let exercise = task.exercise();
    if task.input() == Input::ChooseBoard {
        let (scene, flipped) = (option_scene(&exercise, n), exercise.board.black_below);
        return view! { <BoardOption scene flipped n number class on_click=choose/> }.into_any();
    }
    let text = move || {
        let (exercise, language) = (task.exercise(), cx.language());
        exercise.answers.get(n).map(|answer| answer.text.in_language(language).to_string())
    };
    view! { <button type="button" class=class data-option=n on:click=move |_| choose(())>{text}</button> }
        .into_any()
}

/// Buttons: check, help, replay.
#[component]
fn Actions(task: ExerciseState) -> impl IntoView {
    let prefs = Preferences::here();
    let check = task.is_written().then(|| {
        let check = move |()| task.check_answer();
        view! { <Button text=prefs.label_signal(Label::DrillCheck) name="check" class="main" on_click=check/> }
    });
    let set_up = task.set_up.map(|board| view! { <SetUpButtons task state=board.state/> });
    let help_text =
        move || prefs.label(if task.is_hinted() { Label::LearnAnswer } else { Label::LearnHint }).to_string();
    let help = move |()| {
        task.show_help();
        focus_if_lost("[data-do=help]");
    };
    view! {
        {check}
        {set_up}
        {move || (!task.is_looking.get()).then(|| view! {
            <Button text=Signal::derive(help_text) name="help" on_click=help/>
            <ReplayButton task/>
        })}
        {(!task.cx.is_trial()).then(|| view! { <DoneBefore course=task.course() place=task.location/> })}
    }
}

/// Button that plays the moves again, if there are any.
#[component]
fn ReplayButton(task: ExerciseState) -> impl IntoView {
    let text = Preferences::here().label_signal(Label::DrillAgain);
    task.has_animation().then(|| {
        view! {
            <button
                type="button" data-do="again" aria-label=text title=text
                on:click=move |_| task.play_animation()
            >
                <Icon name="redo"/>
                <span aria-hidden="true">{text}</span>
            </button>
        }
    })
}

/// Ways on after an exercise: steps through moves that were followed in the head, and the next exercise.
#[component]
fn Onward(task: ExerciseState) -> impl IntoView {
    let is_blind = task.attempt.with_untracked(Attempt::is_blind);
    view! {
        {is_blind.then(|| view! { <StepButtons class="steps-after inline"/> })}
        <NextStep task/>
    }
}

/// The next step after an exercise.
#[component]
fn NextStep(task: ExerciseState) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let (course, (lesson, exercise)) = (task.course(), task.location);
    if let Some(tries) = cx.trial {
        let again = move |()| tries.update(|n| *n = n.wrapping_add(1));
        let text = prefs.label_signal(Label::LearnRetry);
        return view! { <Button text name="try-again" on_click=again/> }.into_any();
    }
    if let Some((href, label)) = generated::after_stroke(&course, task.location) {
        return view! { <NextButton href label/> }.into_any();
    }
    let is_today = tasks_of_today::is_planned(&course);
    if !is_today && courses::is_end_reached(cx, &course, task.location) {
        return view! { <LessonEnd task/> }.into_any();
    }
    view! { <NextLink course lesson exercise=Some(exercise)/> }.into_any()
}
