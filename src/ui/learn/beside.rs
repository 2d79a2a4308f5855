//! The lesson or exercise beside the board, as the address asks.

use super::courses::{Course, MissingCourse, State};
use super::exercise::ExerciseView;
use super::reading::LessonView;
use super::remake::Remake;
use super::{LessonState, Place};
use crate::components::Icon;
use crate::ui::state::Over;
use crate::ui::wall;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};

/// The asked place, the state of its course, and the languages of the course while a lesson is read.
type Asked = (Place, State, Vec<Language>);

/// The asked place, tracked. A course that comes while another is read changes nothing here. A lesson is shown anew
/// when its course comes with more languages; an exercise goes on with them.
fn asked(state: LessonState) -> Asked {
    let place = state.place.get();
    let (of_course, languages) = state.courses.with(|all| {
        let entry = all.iter().find(|entry| entry.key == place.course);
        let course = entry.and_then(|entry| entry.course()).filter(|_| place.exercise.is_empty());
        let languages = course.map_or_else(Vec::new, |course| course.languages.clone());
        (entry.map_or(State::Missing, |entry| entry.state()), languages)
    });
    (place, of_course, languages)
}

/// The side of the board.
#[component]
pub fn LessonSide() -> impl IntoView {
    let state = LessonState::here();
    let asked = Memo::new(move |_| asked(state));
    view! {
        <Remake on=Signal::derive(move || asked.track())>
            <AskedPlace asked/>
        </Remake>
    }
}

#[component]
fn AskedPlace(asked: Memo<Asked>) -> impl IntoView {
    let (place, of_course, _) = asked.get();
    if place.lesson.is_empty() {
        return ().into_any();
    }
    match (of_course, LessonState::here().course()) {
        (State::Here, Some(course)) => view! { <CoursePlace course place/> }.into_any(),
        (State::Waiting, _) => view! { <LessonText><Note text=Label::TextsLoading/></LessonText> }.into_any(),
        _ => view! { <LessonText><MissingCourse course=place.course/></LessonText> }.into_any(),
    }
}

/// A lesson or exercise of a course that is there.
#[component]
fn CoursePlace(course: Course, place: Place) -> impl IntoView {
    let Some(n) = course.lessons.iter().position(|lesson| lesson.id == place.lesson) else {
        return view! { <LessonText><Note text=Label::LearnGone/><ListLink/></LessonText> }.into_any();
    };
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let exercises = course.lessons.get(n).map(|lesson| &lesson.exercises[..]).unwrap_or_default();
    match exercises.iter().position(|exercise| exercise.id == place.exercise) {
        Some(exercise) => view! { <ExerciseView course place=(n, exercise)/> }.into_any(),
        None => view! { <LessonView course lesson=n/> }.into_any(),
    }
}

/// The text beside the board.
#[component]
pub fn LessonText(children: Children) -> impl IntoView {
    view! { <section class="lesson-text">{children()}</section> }
}

/// A sentence that is spoken.
#[component]
fn Note(text: Label) -> impl IntoView {
    let state = LessonState::here();
    view! { <p class="note" role="status">{state.prefs.words(text)}</p> }
}

/// The way back to the list.
#[component]
pub fn ListLink() -> impl IntoView {
    let state = LessonState::here();
    view! { <p><a class="button" href="#learn">{state.prefs.words(Label::SchoolTitle)}</a></p> }
}

/// The head of a lesson or exercise: the way back, the place as children, the summary, sharing, the projector.
#[component]
pub fn LessonHead(has_summary: bool, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let state = LessonState::here();
    let (prefs, modal, navigation) = (state.prefs, state.modal, state.navigation);
    let title = prefs.words(Label::SchoolTitle);
    let summary = has_summary.then(|| {
        view! { <WindowButton name="card" icon="paper" text=Label::LearnCard on_click=move |()| modal.open.set(Over::Card)/> }
    });
    let share = move |()| modal.open.set(Over::Share);
    // The words of the link back are hidden where there is no room.
    view! {
        <nav class="lesson-head" aria-label=title>
            <a class="quiet button" href="#learn" aria-label=title><Icon name="prev"/><span>{title}</span></a>
            {children.map(|children| children())}
            {summary}
            <WindowButton name="share" icon="records" text=Label::ShareTitle on_click=share/>
            {wall::link(state.board, move || navigation.address.get()).view()}
        </nav>
    }
}

/// A button that opens a window over the page.
#[component]
fn WindowButton(
    name: &'static str,
    icon: &'static str,
    text: Label,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let state = LessonState::here();
    view! {
        <button type="button" class="quiet" data-do=name on:click=move |_| on_click.run(())>
            <Icon name=icon/><span>{state.prefs.words(text)}</span>
        </button>
    }
}
