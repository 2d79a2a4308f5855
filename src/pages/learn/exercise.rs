//! Exercise beside its board: task, input, feedback, next step.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::components::move_text::running_text;
use crate::components::query::focus_after_render;
use crate::pages::learn::board_options::board_button;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::exercise_state::{ExerciseState, TaskContext};
use crate::pages::learn::lesson_head;
use crate::pages::learn::{
    PageContext, feedback, generated, lesson_address, lesson_board, lesson_end, next_step, set_up,
    sheet_input, tasks_of_today, write,
};
use crate::views::focus_visible;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{Attempt, Input};

/// Step buttons under the board, and the panel beside it.
pub fn exercise_view(cx: PageContext, course: &Course, place: (usize, usize)) -> Vec<El> {
    let Some(task) = ExerciseState::open(cx, course, place) else { return Vec::new() };
    let head = lesson_head(cx, course, Some(lesson_link(task)));
    let row = lesson_end::exercise_row(cx, course, place.0, Some(place.1));
    let text = el("section", "lesson-text task");
    let text = text.with([head].into_iter().chain(task_parts(task, "h1")).chain([row]));
    // Announces the task in the language of the screen, again when it changes.
    effect_after_render(Box::new(move || {
        let language = cx.language();
        cx.live_text.set(task.exercise().prompt.in_language(language).into());
    }));
    focus_after_render(initial_focus(task));
    // The focus on a square is not a request to inspect it.
    let _ = request_animation_frame(move || {
        cx.own.inspector.inspect_field(None);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    with_steps(task, text)
}

/// Exercise that its author tries out: without the rest of its lesson, and without taking the focus.
pub fn trial_view(cx: PageContext, course: &Course) -> Vec<El> {
    let Some(task) = ExerciseState::open(cx, course, (0, 0)) else { return Vec::new() };
    with_steps(task, el("section", "lesson-text task").with(task_parts(task, "h3")))
}

/// Step buttons under the board, if there is something to watch, and the panel.
fn with_steps(task: TaskContext, text: El) -> Vec<El> {
    let steps = task.has_animation().then(|| lesson_board::step_buttons(task.cx, "steps"));
    steps.into_iter().chain([text]).collect()
}

/// Task, input, feedback; `heading` is the element of the task.
fn task_parts(task: TaskContext, heading: &str) -> Vec<El> {
    let mut parts = vec![
        task_text(task, heading),
        answer_input(task),
        action_buttons(task),
        el("div", "onward").live_children(move || if task.done.get() { ways_on(task) } else { Vec::new() }),
        feedback::feedback_panel(task),
    ];
    parts.extend(task.is_written().then(|| write::writing_helps(task)));
    // Moves written so far are separate from the input of the next move.
    parts.extend((task.is_game() && task.is_written()).then(|| sheet_input::game_sheet(task)));
    parts
}

/// CSS selector of the element with the initial focus.
fn initial_focus(task: TaskContext) -> &'static str {
    match task.input() {
        Input::Choose | Input::ChooseBoard | Input::SetUp => ".prompt",
        Input::TapField | Input::PlayMove => ".classroom .grid [tabindex='0']",
        // An on-screen keyboard would cover the board before it is seen.
        _ if task.cx.answer_input.get_untracked().is_typed() && focus_visible::is_touch_input() => ".prompt",
        _ => ".cell",
    }
}

/// Link to the lesson, with the number of the exercise.
fn lesson_link(task: TaskContext) -> El {
    let cx = task.cx;
    let (lesson, n) = task.location;
    let most = task.course().lessons.get(lesson).map_or(0, |lesson| lesson.exercises.len()) as u32;
    let number = n as u32 + 1;
    let id = task.course().lessons.get(lesson).map(|lesson| lesson.id.clone()).unwrap_or_default();
    let to = match courses::is_generated(&task.course().key) {
        true => generated::home(&task.course()).0,
        false => lesson_address(&task.course().key, &id, ""),
    };
    let link = el("a", "").attr("href", &to).attr("data-do", "lesson");
    let link = link.live_text(move || next_step::lesson_title(cx, &task.course(), lesson)());
    let which = el("span", "").live_text(move || cx.app.message_text(&msg!(ExerciseOf { number, most })));
    el("p", "whereabouts").with([link, which])
}

/// Text of the task.
fn task_text(task: TaskContext, heading: &str) -> El {
    let words = move || {
        let exercise = task.exercise();
        running_text(
            exercise.prompt.in_language(task.cx.language()),
            task.cx.move_finder(Some(&exercise.board)),
        )
    };
    el(heading, "prompt").attr("id", "prompt").attr("tabindex", "-1").live_html(words)
}

/// Input of the answer.
fn answer_input(task: TaskContext) -> El {
    let parts = match task.input() {
        Input::PlayMove if task.is_game() => vec![sheet_input::game_sheet(task)],
        Input::TapField | Input::PlayMove => Vec::new(),
        Input::SetUp => vec![set_up::pieces_to_place(task)],
        Input::Choose | Input::ChooseBoard => vec![option_list(task)],
        Input::SheetHead => vec![sheet_input::sheet_head(task)],
        Input::SheetRow => vec![sheet_input::sheet_row(task)],
        Input::WriteLine => vec![sheet_input::paper_slip(task, "writing long")],
        Input::WriteField | Input::WriteMove | Input::CorrectMove => {
            vec![sheet_input::paper_slip(task, "writing")]
        }
    };
    el("div", "answer").attr("data-input", task.input().name()).with(parts)
}

/// Options, shuffled anew at every visit.
fn option_list(task: TaskContext) -> El {
    let count = task.exercise().answers.len();
    let seed = task.exercise().id.bytes().fold(task.cx.exercises_started.get_untracked(), |sum, b| {
        sum.wrapping_mul(31).wrapping_add(u32::from(b))
    });
    let is_boards = task.input() == Input::ChooseBoard;
    let options = shuffled(count, seed).into_iter().enumerate();
    el("div", if is_boards { "boards" } else { "three" })
        .attr("role", "group")
        .attr("aria-labelledby", "prompt")
        .live_bool_attr("data-open", move || !task.done.get())
        .with(options.map(|(place, n)| option_button(task, n, place + 1)))
}

/// Numbers below a count, in an order derived from a seed.
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

/// Option with its number on the screen, from 1.
fn option_button(task: TaskContext, n: usize, number: usize) -> El {
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
    let button = match task.input() {
        Input::ChooseBoard => board_button(task.cx.app, &task.exercise(), n, number),
        _ => text_option(task, n),
    };
    button.live_class(class).click(move || task.choose_option(n))
}

fn text_option(task: TaskContext, n: usize) -> El {
    let words = move || {
        let exercise = task.exercise();
        let text = exercise.answers.get(n).map(|answer| answer.text.in_language(task.cx.language()));
        text.unwrap_or_default().to_string()
    };
    el("button", "").attr("type", "button").attr("data-option", &n.to_string()).live_text(words)
}

/// Buttons: check, help, replay.
fn action_buttons(task: TaskContext) -> El {
    let app = task.cx.app;
    el("div", "actions").live_children(move || {
        if task.done.get() {
            return Vec::new();
        }
        let mut all = Vec::new();
        if task.is_written() {
            all.push(button(app, Label::DrillCheck, "check", move || task.check_answer()));
        }
        if let Some(own) = task.set_up {
            all.extend(set_up::set_up_buttons(task, own.state));
            if task.is_looking.get() {
                return all;
            }
        }
        let label = if task.is_hinted() { Label::LearnAnswer } else { Label::LearnHint };
        all.push(button(app, label, "help", move || {
            task.show_help();
            // The button has been replaced.
            focus_after_render("[data-do=help]");
        }));
        if task.has_animation() {
            let name = move || app.label(Label::DrillAgain).to_string();
            let words = el("span", "").attr("aria-hidden", "true").label(app, Label::DrillAgain);
            let again = el("button", "").attr("type", "button").attr("data-do", "again");
            let again =
                again.live_attr("aria-label", name).live_attr("title", name).with([Icon("redo"), words]);
            all.push(again.click(move || task.play_animation()));
        }
        all
    })
}

/// Ways on after an exercise: steps through moves that were followed in the head, and the next exercise.
fn ways_on(task: TaskContext) -> Vec<El> {
    let is_blind = task.attempt.with_untracked(Attempt::is_blind);
    let steps = is_blind.then(|| lesson_board::step_buttons(task.cx, "steps-after"));
    steps.into_iter().chain(next_step_link(task)).collect()
}

/// Link to the next step after an exercise.
fn next_step_link(task: TaskContext) -> Vec<El> {
    let course = task.course();
    if let Some(tries) = task.cx.trial {
        let again = move || tries.update(|n| *n = n.wrapping_add(1));
        return vec![button(task.cx.app, Label::LearnRetry, "try-again", again)];
    }
    if let Some(link) = generated::next_stroke_link(task.cx, &course, task.location) {
        return vec![link];
    }
    if !tasks_of_today::is_tasks_of_today(&course) && courses::is_end_reached(task.cx, &course, task.location)
    {
        return vec![lesson_end::lesson_end(task)];
    }
    let next = next_step::next_link(task.cx, &course, (task.location.0, Some(task.location.1)));
    next.into_iter().collect()
}
