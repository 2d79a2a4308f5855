//! The list of courses with their lessons and stars, and the way to everything else that is practised.

use super::courses::{self, Course, Entry, MissingCourse, State};
use super::forget::ForgetStars;
use super::own::OwnCourses;
use super::stars::{self, StarCount};
use super::{LessonState, address};
use crate::components::{BackLink, Icon};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use std::sync::Arc;

/// All courses.
#[component]
pub fn CourseList() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    view! {
        <h1>{prefs.words(Label::SchoolTitle)}</h1>
        <p class="lead">{prefs.words(Label::LearnLead)}</p>
        <div class="all-courses"><CourseCards/></div>
        <MorePractice/>
        <OwnCourses/>
        <p><a class="button" href="#learn/mistakes" data-do="mistakes">{prefs.words(Label::ReportLink)}</a></p>
        <ForgetStars/>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// A course of the list as it is shown now.
#[derive(Clone)]
struct Listed {
    key: String,
    state: State,
    course: Option<Course>,
}

impl Listed {
    fn new(entry: &Entry) -> Listed {
        Listed { key: entry.key.clone(), state: entry.state(), course: entry.course() }
    }

    /// Key of the card: another one once the course came, or came with more languages.
    fn version(&self) -> (String, State, usize) {
        let course = self.course.as_ref().map_or(0, |course| Arc::as_ptr(&course.shared) as usize);
        (self.key.clone(), self.state, course)
    }
}

#[component]
fn CourseCards() -> impl IntoView {
    let courses = LessonState::here().courses;
    let listed = move || courses.with(|all| all.iter().map(Listed::new).collect::<Vec<_>>());
    view! { <For each=listed key=Listed::version children=|listed| view! { <CourseCard listed/> }/> }
}

/// A course: its lessons with their stars, or the reason why it is not there.
#[component]
fn CourseCard(listed: Listed) -> impl IntoView {
    let Listed { key, state, course } = listed;
    let is_waiting = course.is_none() && state == State::Waiting;
    let remove = courses::is_own(&key).then(|| view! { <RemoveButton course=key.clone()/> });
    let content = match course {
        Some(course) => view! { <CourseContent course/> }.into_any(),
        None if is_waiting => view! { <LoadingNote/> }.into_any(),
        None => view! { <MissingCourse course=key.clone()/> }.into_any(),
    };
    view! {
        <section class="card course" data-course=key aria-busy=is_waiting.then_some("true")>{content}{remove}</section>
    }
}

#[component]
fn LoadingNote() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    view! { <p class="note" role="status">{prefs.words(Label::TextsLoading)}</p> }
}

/// Title, stars and lessons of a course.
#[component]
fn CourseContent(course: Course) -> impl IntoView {
    let state = LessonState::here();
    let (titled, led, counted) = (course.clone(), course.clone(), course.clone());
    let title = Signal::derive(move || titled.title.in_language(state.language()).to_string());
    let lead = Signal::derive(move || led.lead.in_language(state.language()).to_string());
    let won = Memo::new(move |_| state.progress.with(|progress| stars::of_course(progress, &counted)));
    let lessons = (0..course.lessons.len()).map(|n| view! { <LessonItem course=course.clone() n/> });
    let lessons = lessons.collect_view();
    view! {
        <header>
            <h2>{title}</h2>
            <p class="won">{move || view! { <StarCount count=won.get()/> }}</p>
        </header>
        <p>{lead}</p>
        <ol class="lesson-list">{lessons}</ol>
    }
}

/// A lesson of the list.
#[component]
fn LessonItem(course: Course, n: usize) -> impl IntoView {
    let progress = LessonState::here().progress;
    let title = lesson_title(LessonState::here(), &course, n);
    let id = course.lesson_id(n).to_string();
    let to = address(&course.key, &id, "");
    let won = Memo::new(move |_| {
        let lesson = course.lessons.get(n)?;
        let count = progress.with(|progress| stars::of_lesson(progress, &course.stars(), lesson));
        Some(count).filter(|(_, most)| *most > 0)
    });
    view! {
        <li>
            <a href=to data-lesson=id>
                <b>{n + 1}</b>
                <span>{title}</span>
                <span class="won">{move || won.get().map(|count| view! { <StarCount count/> })}</span>
            </a>
        </li>
    }
}

/// Title of a lesson.
pub fn lesson_title(state: LessonState, course: &Course, n: usize) -> Signal<String> {
    let course = course.clone();
    Signal::derive(move || {
        let title = course.lessons.get(n).map(|lesson| lesson.title.in_language(state.language()));
        title.unwrap_or_default().to_string()
    })
}

/// The button that takes the course of a teacher away, at the second tap.
#[component]
fn RemoveButton(course: String) -> impl IntoView {
    let state = LessonState::here();
    let sure = RwSignal::new(false);
    let words = Signal::derive(move || {
        let label = if sure.get() { Label::LearnOwnSure } else { Label::LearnOwnRemove };
        state.prefs.label(label).to_string()
    });
    let remove = move |_| match sure.get_untracked() {
        true => courses::remove(state, &course),
        false => sure.set(true),
    };
    view! { <button type="button" data-do="remove" on:click=remove>{words}</button> }
}

/// The other pages on which one practises: their addresses, icons, titles and descriptions.
const MORE: [(&str, &str, Label, Label); 4] = [
    ("#drill", "target", Label::DrillTitle, Label::DrillLead),
    ("#sheet", "paper", Label::LearnSheet, Label::LearnSheetNote),
    ("#clock", "clock", Label::LearnClock, Label::LearnClockNote),
    // On phones the head has no room for it.
    ("#wall", "projector", Label::ThemeProjector, Label::WallCard),
];

#[component]
fn MorePractice() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let links = MORE.map(|(to, icon, title, description)| {
        view! {
            <a class="card" href=to>
                <Icon name=icon/>
                <span><b>{prefs.words(title)}</b><span>{prefs.words(description)}</span></span>
            </a>
        }
    });
    view! {
        <section class="more">
            <h2>{prefs.words(Label::LearnMore)}</h2>
            <div>{links.collect_view()}</div>
        </section>
    }
}
