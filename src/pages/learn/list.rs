//! List of courses, each as a path of lessons, with links to the other exercises.

use crate::components::{BackLink, Button, Icon, PlaceLink};
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::{self, Course, LoadState};
use crate::pages::learn::delete_progress::DeleteProgress;
use crate::pages::learn::missing_course::{MissingCourse, StatusNote};
use crate::pages::learn::next_step::ContinueLinks;
use crate::pages::learn::own_courses::OwnCourses;
use crate::pages::learn::stars::StarCount;
use crate::state::address;
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{CoursePath, LessonProgress, LessonState};

/// Content of the list.
#[component]
pub fn CourseList() -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let keys = Memo::new(move |_| {
        let keys = |all: &Vec<courses::CourseEntry>| all.iter().map(|entry| entry.key.clone()).collect();
        let mut keys: Vec<String> = cx.courses.with(keys);
        keys.retain(|key| !courses::is_generated(key));
        keys
    });
    view! {
        <h1>{prefs.label_signal(Label::SchoolTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::LearnLead)}</p>
        <div class="all-courses stack loose">
            <For each=move || keys.get() key=Clone::clone children=|key| view! { <CourseEntry key/> }/>
        </div>
        <ExercisePages/>
        <OwnCourses/>
        <p><a class="button" href="#learn/mistakes" data-do="mistakes">{prefs.label_signal(Label::ReportLink)}</a></p>
        <DeleteProgress/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Card that is drawn again when its course arrives, and not with the others.
#[component]
fn CourseEntry(key: String) -> impl IntoView {
    let cx = LearnState::here();
    let name = key.clone();
    let entry = Memo::new(move |_| {
        let find = |all: &Vec<courses::CourseEntry>| {
            all.iter().find(|entry| entry.key == name).map(|entry| (entry.state(), entry.course()))
        };
        cx.courses.with(find)
    });
    move || {
        let key = key.clone();
        entry.get().map(|(state, course)| match course {
            Some(course) => view! { <CourseCard course/> }.into_any(),
            None => view! { <AbsentCourse key state/> }.into_any(),
        })
    }
}

/// Card of a course that is loading, missing, or not finished by its author.
#[component]
fn AbsentCourse(key: String, state: LoadState) -> impl IntoView {
    let prefs = Preferences::here();
    let is_loading = state == LoadState::Loading;
    let name = key.clone();
    let content = match (is_loading, courses::is_own(&key)) {
        (true, _) => view! { <StatusNote label=Label::TextsLoading/> }.into_any(),
        (_, true) => view! {
            <p class="note">{prefs.label_signal(Label::BuildUnfinished)}</p>
            <BuildLink key=key.clone()/>
        }
        .into_any(),
        _ => view! { <MissingCourse key=key.clone()/> }.into_any(),
    };
    view! {
        <section class="card course" data-course=name aria-busy=is_loading.then_some("true")>
            {content}
            <RemoveButton key/>
        </section>
    }
}

/// Card of a course: its lessons with their stars.
#[component]
fn CourseCard(course: Course) -> impl IntoView {
    let cx = LearnState::here();
    let path = courses::course_path(cx, &course);
    let stars = Signal::derive(move || path.with(CoursePath::stars));
    let lessons = (0..course.lessons.len()).map(|n| view! { <LessonLink course=course.clone() path n/> });
    let (name, key) = (course.key.clone(), course.key.clone());
    view! {
        <section class="card course" data-course=name>
            <header class="inline between">
                <h2>{cx.localized(&course.title)}</h2>
                <p class="won"><StarCount count=stars/></p>
            </header>
            <p>{cx.localized(&course.introduction)}</p>
            <div class="way inline unless-empty"><ContinueLinks course=course.clone() path/></div>
            <ol class="lesson-list tiles bare">{lessons.collect_view()}</ol>
            <BuildLink key=key.clone()/>
            <RemoveButton key/>
        </section>
    }
}

/// Link from a teacher's course to the page that changes it. Nothing for other courses, and those for pupils.
#[component]
fn BuildLink(key: String) -> impl IntoView {
    let prefs = Preferences::here();
    courses::can_change(&key).then(|| {
        let href = address::course_builder_address(&key);
        view! { <p><a class="button" href=href data-do="build">{prefs.label_signal(Label::BuildChange)}</a></p> }
    })
}

/// Lesson in the list: number, title, state as text and icon, stars.
#[component]
fn LessonLink(course: Course, path: Memo<CoursePath>, n: usize) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let stop = Memo::new(move |_| path.with(|path| path.stops.get(n).cloned()));
    let is_next = Memo::new(move |_| path.with(|path| path.next.is_some_and(|next| next.lesson == n)));
    let state = move || stop.with(|stop| stop.as_ref().map_or(LessonState::Open, |stop| stop.state));
    let class = move || match (state(), is_next.get()) {
        (LessonState::Done, _) => "stop done",
        (_, true) => "stop next",
        (LessonState::Begun, _) => "stop begun",
        _ => "stop",
    };
    let text = move || stop.with(|stop| stop.as_ref().map(|stop| lesson_state_text(prefs, stop)));
    let check = move || (state() == LessonState::Done).then(|| view! { <Icon name="check"/> });
    let id = course.lessons.get(n).map(|lesson| lesson.id.clone());
    view! {
        <li class=class>
            <a class="as-text" href=course.address(n, None) data-lesson=id>
                <img class="scene" alt="" loading="lazy" src=art_url(&scene_of_lesson(n, course.lessons.len()))/>
                <b class="in-middle digits">{n + 1}</b>
                <span class="sign" aria-hidden="true">{check}</span>
                <span class="title strong">{cx.lesson_title(&course, n)}</span>
                <span class="state inline tight faint"><span>{text}</span><LessonStars stop/></span>
            </a>
            <ExerciseNumbers course n/>
        </li>
    }
}

/// The exercises of a lesson by their numbers; those that are done are marked.
#[component]
fn ExerciseNumbers(course: Course, n: usize) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let lesson = course.lessons.get(n)?;
    let most = lesson.exercises.len() as u32;
    let key = course.stars_key();
    let links = lesson.exercises.iter().enumerate().map(|(at, exercise)| {
        let (key, id) = (key.clone(), exercise.id.clone());
        let is_done = Signal::derive(move || cx.progress.with(|progress| progress.best(&key, &id) > 0));
        let number = at as u32 + 1;
        let name = move || prefs.message_text(&msg!(ExerciseOf { number, most }));
        view! {
            <a
                class="in-middle" href=course.address(n, Some(at)) aria-label=name title=name
                data-done=move || is_done.get().to_string()
            >
                {number}
            </a>
        }
    });
    let links = links.collect_view();
    (most > 0).then(|| view! { <p class="numbers inline digits">{links}</p> })
}

/// Number of the scenes along a path.
const SCENES: usize = 8;

/// Name of the drawing beside a lesson: the path goes once through all scenes.
fn scene_of_lesson(n: usize, lessons: usize) -> String {
    format!("path-{}", n * SCENES / lessons.max(1) + 1)
}

/// Stars of a lesson. Empty for a lesson without exercises.
#[component]
pub fn LessonStars(stop: Memo<Option<LessonProgress>>) -> impl IntoView {
    let count = Memo::new(move |_| {
        stop.with(|stop| {
            stop.as_ref().filter(|stop| stop.exercises > 0).map(|stop| (stop.stars, stop.most()))
        })
    });
    view! { <span class="won">{move || count.get().map(|count| view! { <StarCount count/> })}</span> }
}

/// State of a lesson in words. Empty for a lesson without exercises.
pub fn lesson_state_text(prefs: Preferences, stop: &LessonProgress) -> String {
    let (done, most) = (stop.done(), stop.exercises);
    match stop.state {
        LessonState::Done => prefs.label(Label::PathDone).into(),
        LessonState::Begun => prefs.message_text(&msg!(PathBegun { done, most })),
        LessonState::Open if most == 0 => String::new(),
        LessonState::Open => prefs.label(Label::PathOpen).into(),
    }
}

/// Button that removes a teacher's course, at the second tap. Nothing for other courses.
#[component]
fn RemoveButton(key: String) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let is_sure = RwSignal::new(false);
    let text = move || {
        prefs.label(if is_sure.get() { Label::LearnOwnSure } else { Label::LearnOwnRemove }).to_string()
    };
    courses::is_own(&key).then(|| {
        let remove = move |()| {
            if is_sure.get_untracked() {
                courses::remove_own_course(cx, &key);
            } else {
                is_sure.set(true);
            }
        };
        view! { <p><Button text=Signal::derive(text) name="remove" on_click=remove/></p> }
    })
}

/// Other exercise pages: address, icon, title and description.
const EXERCISE_PAGES: [(&str, &str, Label, Label); 4] = [
    ("#drill", "target", Label::DrillTitle, Label::DrillLead),
    ("#sheet", "paper", Label::LearnSheet, Label::LearnSheetNote),
    ("#clock", "clock", Label::LearnClock, Label::LearnClockNote),
    // The page header has no room for it on phones.
    ("#wall", "projector", Label::ThemeProjector, Label::WallCard),
];

#[component]
fn ExercisePages() -> impl IntoView {
    let prefs = Preferences::here();
    let links = EXERCISE_PAGES.map(|(href, icon, title, line)| {
        view! {
            <PlaceLink href icon title=prefs.label_signal(title) line=prefs.label_signal(line)/>
        }
    });
    view! {
        <section class="more card">
            <h2>{prefs.label_signal(Label::LearnMore)}</h2>
            <div>{links.collect_view()}</div>
        </section>
    }
}
