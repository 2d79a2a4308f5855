//! The classroom: the board of the lessons, and the lesson or exercise beside it.

use crate::components::Keyed;
use crate::pages::learn::courses::{self, CourseEntry, LoadState};
use crate::pages::learn::exercise::ExerciseView;
use crate::pages::learn::generated;
use crate::pages::learn::lesson_head::LessonText;
use crate::pages::learn::missing_course::{MissingCourse, StatusNote};
use crate::pages::learn::reading::LessonView;
use crate::pages::learn::set_up::{SetUpStand, with_set_up};
use crate::pages::learn::{LearnState, LessonAddress};
use crate::state::preferences::Preferences;
use crate::views::{board, token_events};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use web_sys::Element;

/// Classroom with the board; the panel beside it follows the address.
#[component]
pub fn Classroom(is_open: Memo<bool>) -> impl IntoView {
    let cx = LearnState::here();
    // The list opens without the board: it is drawn with the first lesson.
    let has_board = Memo::new(move |was: Option<&bool>| was == Some(&true) || is_open.get());
    // Arrival of another course changes nothing here. A lesson is rendered again when its course arrives with
    // more languages; an exercise is updated.
    let asked = Memo::new(move |_| {
        let place = cx.address.get();
        let (state, languages) = cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == place.course);
            let course = entry.and_then(CourseEntry::course).filter(|_| place.exercise.is_empty());
            let languages = course.map_or_else(Vec::new, |course| course.languages.clone());
            (entry.map_or(LoadState::Missing, CourseEntry::state), languages)
        });
        (place, state, languages)
    });
    view! {
        <BoardRoom is_hidden=Signal::derive(move || !is_open.get()) has_board>
            <Keyed value=asked children=|(place, state, _)| view! { <SidePanel place state/> }.into_any()/>
        </BoardRoom>
    }
}

/// Room with the board of the lessons, and what is beside it.
#[component]
pub fn BoardRoom(
    #[prop(into)] is_hidden: Signal<bool>,
    #[prop(into)] has_board: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let cx = LearnState::here();
    view! {
        <div
            class="classroom" class:hidden=is_hidden data-own-board=""
            on:pointermove=move |e| with_set_up(cx, |own| own.drag.on_pointer_move(&e))
            on:pointerup=move |e| with_set_up(cx, |own| own.drag.on_pointer_up(&e))
            on:pointercancel=move |_| with_set_up(cx, |own| own.drag.on_pointer_cancel())
            use:own_board=cx
        >
            <div class="stand">
                <Show when=move || has_board.get()><board::Board/></Show>
                <SetUpStand/>
            </div>
            {children()}
        </div>
    }
}

/// Makes an element the place of the board of the lessons, and of the characters of its moves.
fn own_board(room: Element, cx: LearnState) {
    cx.own.overrides.board_root.set(Some(room.clone()));
    token_events::listen_for_tokens(cx.own, &room, &token_events::READING_EVENTS);
}

/// Panel beside the board.
#[component]
fn SidePanel(place: LessonAddress, state: LoadState) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    if place.lesson.is_empty() || place.is_diploma() {
        return ().into_any();
    }
    let course = match (state, cx.course_now()) {
        (LoadState::Loaded, Some(course)) => course,
        (LoadState::Loading, _) => {
            return view! { <LessonText><StatusNote label=Label::TextsLoading/></LessonText> }.into_any();
        }
        _ => return view! { <LessonText><MissingCourse key=place.course/></LessonText> }.into_any(),
    };
    let Some(lesson) = course.lessons.iter().position(|lesson| lesson.id == place.lesson) else {
        return view! {
            <LessonText>
                <StatusNote label=Label::LearnGone/>
                <p><a class="button" href="#learn">{prefs.label_signal(Label::SchoolTitle)}</a></p>
            </LessonText>
        }
        .into_any();
    };
    let exercises = course.lessons.get(lesson).map(|lesson| &lesson.exercises[..]).unwrap_or_default();
    let exercise = exercises.iter().position(|exercise| exercise.id == place.exercise);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    match exercise {
        Some(exercise) => view! { <ExerciseView course place=(lesson, exercise)/> }.into_any(),
        None if courses::is_generated(&course.key) => {
            let (href, label) = generated::home(&course);
            view! {
                <LessonText><a class="button main" href=href>{prefs.label_signal(label)}</a></LessonText>
            }
            .into_any()
        }
        None => view! { <LessonView course lesson/> }.into_any(),
    }
}
