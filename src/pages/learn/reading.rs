//! Lesson view: paragraphs and board in step, both ways.

use crate::components::query::{after_render, find_element, focus_after_render};
use crate::components::{Button, RunningText};
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::lesson_board::StepButtons;
use crate::pages::learn::lesson_end::{ExerciseRow, HandInLesson, NowYouCan};
use crate::pages::learn::lesson_head::{LessonHead, LessonText};
use crate::pages::learn::lesson_reader::LessonReader;
use crate::pages::learn::list::LessonStars;
use crate::pages::learn::next_step::NextLink;
use crate::pages::learn::sheet_figure::SheetFigure;
use crate::state::preferences::Preferences;
use crate::views::explain::Explain;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;
use notabene_study::{LessonState, Point};

/// Step buttons under the board, and the text beside it.
#[component]
pub fn LessonView(course: Course, lesson: usize) -> impl IntoView {
    let cx = LearnState::here();
    let reader = LessonReader::open(cx, course.clone(), lesson);
    let here = course.lessons.get(lesson)?;
    let points = here.points.iter().enumerate().filter(|(_, point)| !point.veiled);
    let points = points.map(|(n, _)| view! { <Paragraph reader=reader.clone() n/> }).collect_view();
    let (title, goal) = (cx.localized(&here.title), cx.localized(&here.goal));
    let has_moves = |point: &Point| point.show.as_ref().is_some_and(|show| !show.moves.is_empty());
    let explained = here.points.iter().any(has_moves).then(|| view! { <ExplainedMove/> });
    focus_after_render(".lesson-text h1");
    Some(view! {
        <StepButtons class="steps along"/>
        <LessonText>
            <LessonHead course=course.clone()/>
            <h1 tabindex="-1">{title}</h1>
            <p class="goal faint large">{goal}</p>
            <ol class="points stack bare unless-empty">{points}</ol>
            {explained}
            <OpenQuestion reader=reader.clone()/>
            <Exercises course lesson/>
        </LessonText>
    })
}

/// Paragraph, also a button that shows its diagram.
#[component]
fn Paragraph(reader: LessonReader, n: usize) -> impl IntoView {
    let (cx, current) = (reader.cx, reader.current);
    let text = {
        let reader = reader.clone();
        move || {
            let point = reader.points().get(n)?;
            let show = point.show.as_ref();
            let known_moves = show.map_or_else(Vec::new, |show| show.written(cx.course_language()));
            let text = point.text.in_language(cx.language());
            Some(view! { <RunningText text finder=cx.move_finder(show) known_moves/> })
        }
    };
    let (focused, sheet) = (reader.clone(), reader.clone());
    let focus = move |_| {
        if current.get_untracked() != n {
            focused.play_paragraph(n);
        }
    };
    view! {
        <li>
            <button
                type="button" class="point" data-point=n
                aria-current=move || if current.get() == n { "step" } else { "false" }
                on:click=move |_| reader.play_paragraph(n) on:focus=focus
            >
                {text}
            </button>
            <SheetFigure reader=sheet n/>
        </li>
    }
}

/// Move on the board in its parts, each of which can be tapped. Reserves its room before the move is played.
#[component]
fn ExplainedMove() -> impl IntoView {
    let cx = LearnState::here();
    let is_waiting = Memo::new(move |_| cx.own.sheet.with(|sheet| sheet.at == NodeId(0)));
    view! { <div class="move-on-board" class:waiting=is_waiting><Explain/></div> }
}

/// Open question of this lesson, or the one it answers; the hint comes first. Nothing for other lessons.
#[component]
fn OpenQuestion(reader: LessonReader) -> impl IntoView {
    let (cx, prefs) = (reader.cx, Preferences::here());
    let lesson = reader.lesson()?;
    let answered = |question: &&notabene_study::Question| question.answered == lesson.id;
    let questions = || reader.course.lessons.iter().filter_map(|lesson| lesson.question.as_ref());
    let asked = lesson.question.as_ref().or_else(|| questions().find(answered))?;
    let answer = match lesson.question.is_some() {
        true => view! { <p class="hint">{prefs.label_signal(Label::LearnQuestionLater)}</p> }.into_any(),
        false => view! { <VeiledParagraphs reader=reader.clone()/> }.into_any(),
    };
    Some(view! {
        <section class="card question">
            <h2>{prefs.label_signal(Label::LearnQuestion)}</h2>
            <p class="large">{cx.localized(&asked.text)}</p>
            {answer}
        </section>
    })
}

/// Hidden paragraphs, as far as they are revealed, and a button for the next one.
#[component]
fn VeiledParagraphs(reader: LessonReader) -> impl IntoView {
    let prefs = Preferences::here();
    let veiled = reader.points().iter().enumerate().filter(|(_, point)| point.veiled);
    let veiled: Vec<usize> = veiled.map(|(n, _)| n).collect();
    let (revealed, shown, opener) = (reader.revealed, veiled.clone(), reader.clone());
    let next = move || {
        let next = *veiled.get(revealed.get())?;
        let is_last = veiled.last() == Some(&next);
        let label = if is_last { Label::LearnAnswer } else { Label::LearnHint };
        let opener = opener.clone();
        let reveal = move |()| {
            opener.reveal(next);
            focus_paragraph(next);
        };
        Some(view! { <Button text=prefs.label_signal(label) name="unveil" on_click=reveal/> })
    };
    let shown = move || -> Vec<usize> { shown.iter().take(revealed.get()).copied().collect() };
    let paragraph = move |n: usize| view! { <Paragraph reader=reader.clone() n/> };
    view! {
        <div class="stack starts">
            <ol class="points stack bare unless-empty">
                <For each=shown key=|n| *n children=paragraph/>
            </ol>
            {next}
        </div>
    }
}

/// Exercises with their stars, and the way on.
#[component]
fn Exercises(course: Course, lesson: usize) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let path = courses::course_path(cx, &course);
    let stop = Memo::new(move |_| path.with(|path| path.stops.get(lesson).cloned()));
    let goal = course.lessons.get(lesson).map(|lesson| lesson.goal.clone()).unwrap_or_default();
    let can = move || {
        let is_done = stop.with(|stop| stop.as_ref().is_some_and(|stop| stop.state == LessonState::Done));
        is_done.then(|| view! { <NowYouCan goal=goal.clone()/> })
    };
    let has_exercises = course.lessons.get(lesson).is_some_and(|lesson| !lesson.exercises.is_empty());
    let exercises = has_exercises.then(|| {
        view! {
            <h2 class="to-do inline between"><span>{prefs.label_signal(Label::LearnExercises)}</span><LessonStars stop/></h2>
            <ExerciseRow course=course.clone() lesson current=None/>
        }
    });
    view! {
        {exercises}
        {can}
        <NextLink course=course.clone() lesson exercise=None/>
        <HandInLesson course lesson/>
    }
}

/// Focuses a paragraph after the next frame.
fn focus_paragraph(n: usize) {
    after_render(move || {
        if let Some(point) = find_element(&format!("[data-point='{n}']")) {
            // Without the focus nothing else fails.
            let _ = point.focus();
        }
    });
}
