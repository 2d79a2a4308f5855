//! Diploma of a course: name of the pupil, date and stars, printed on one page; lists what is missing before
//! the course is completed.

use crate::components::query::focus_after_render;
use crate::pages::learn::LearnState;
use crate::pages::learn::class_diplomas::ClassDiplomas;
use crate::pages::learn::courses::{self, Course, LoadState};
use crate::pages::learn::diploma_sheet::{DiplomaSheet, LastPart, today};
use crate::pages::learn::diplomas::{CLASS_ROUTE, is_earned, saved_diplomas};
use crate::pages::learn::list::lesson_state_text;
use crate::pages::learn::missing_course::{MissingCourse, StatusNote};
use crate::pages::learn::next_step::ContinueLinks;
use crate::pages::learn::print_button::PrintButton;
use crate::state::preferences::Preferences;
use crate::state::{practice, storage};
use crate::views::hand_in::HandInButton;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::storage_key::StorageKey;
use notabene_study::{CoursePath, LONGEST_NAME, hand_in};

/// Content of the page.
#[component]
pub fn DiplomaPage() -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    // Other courses that arrive, and stars outside the path, change nothing here.
    let asked = Memo::new(move |_| {
        let (key, is_class) = cx.address.with(|place| (place.lesson.clone(), place.exercise == CLASS_ROUTE));
        cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == key);
            let languages = entry.and_then(|entry| entry.course()).map(|course| course.languages.clone());
            (key, entry.map_or(LoadState::Missing, |entry| entry.state()), languages, is_class)
        })
    });
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let content = move || {
        let (key, state, _, is_class) = asked.get();
        view! { <Content key state is_class/> }
    };
    view! {
        <div class="diploma-page stack loose">{content}</div>
        <p class="way-home screen-only"><a class="button" href="#learn">{prefs.label_signal(Label::SchoolTitle)}</a></p>
    }
}

#[component]
fn Content(key: String, state: LoadState, is_class: bool) -> impl IntoView {
    let cx = LearnState::here();
    let course = cx.courses.with_untracked(|all| all.iter().find(|entry| entry.key == key)?.course());
    let Some(course) = course else {
        return match state {
            LoadState::Loading => view! { <StatusNote label=Label::TextsLoading/> }.into_any(),
            _ => view! { <MissingCourse key/> }.into_any(),
        };
    };
    focus_after_render(".courses h1");
    if is_class {
        return view! { <ClassDiplomas course/> }.into_any();
    }
    let path = courses::course_path_now(cx, &course);
    let content = match path.is_done() || is_earned(&course) {
        true => view! { <EarnedDiploma course path/> }.into_any(),
        false => view! { <OpenLessons course path/> }.into_any(),
    };
    view! {
        <h1 class="screen-only" tabindex="-1">{cx.prefs.label_signal(Label::Diploma)}</h1>
        {content}
    }
    .into_any()
}

/// Lessons with open exercises, each with a link.
#[component]
fn OpenLessons(course: Course, path: CoursePath) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    if path.next.is_none() {
        return view! { <p class="lead">{prefs.label_signal(Label::DiplomaNone)}</p> }.into_any();
    }
    let items = path.missing().filter_map(|n| {
        let stop = path.stops.get(n)?.clone();
        // A lesson without any completed exercise is read first.
        let exercise = stop.missing.first().copied().filter(|_| stop.done() > 0);
        Some(view! {
            <li>
                <a href=course.address(n, exercise)>
                    <b class="digits">{n + 1}</b>
                    <span class="title strong">{cx.lesson_title(&course, n)}</span>
                    <span class="state faint">{move || lesson_state_text(prefs, &stop)}</span>
                </a>
            </li>
        })
    });
    let items = items.collect_view();
    view! {
        <h2>{cx.localized(&course.title)}</h2>
        <p class="lead">{prefs.label_signal(Label::DiplomaMissing)}</p>
        <div class="way inline unless-empty"><ContinueLinks path=courses::course_path(cx, &course) course/></div>
        <ol class="lesson-list still tiles bare">{items}</ol>
    }
    .into_any()
}

/// Diploma, with the input for the name.
#[component]
fn EarnedDiploma(course: Course, path: CoursePath) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let mut saved = saved_diplomas();
    if saved.finish(&course.stars_key(), &today()) {
        storage::save(StorageKey::Diplomas, &saved.text());
    }
    let day = saved.day(&course.stars_key()).map_or_else(today, String::from);
    let name = RwSignal::new(saved.name().to_string());
    let rename = move |text: String| {
        // Another tab may have finished another course.
        let mut all = saved_diplomas();
        all.set_name(&text);
        storage::save(StorageKey::Diplomas, &all.text());
        name.set(all.name().into());
    };
    let result = cx.progress.with_untracked(|progress| {
        hand_in::course(&course, &course.stars_key(), progress, practice::local_seconds())
    });
    view! {
        <p class="lead screen-only">{prefs.label_signal(Label::DiplomaLead)}</p>
        <div class="diploma-tools inline screen-only">
            <label class="strong" for="pupil">{prefs.label_signal(Label::DiplomaName)}</label>
            <input
                type="text" name="pupil" id="pupil" autocomplete="off" maxlength=LONGEST_NAME
                prop:value=name.get_untracked() on:input=move |e| rename(event_target_value(&e))
            />
            <PrintButton label=Label::DiplomaPrint class="main"/>
            {result.map(|result| view! { <HandInButton label=Label::HandIn result/> })}
        </div>
        <DiplomaSheet course name day last=LastPart::Stars(path.stars())/>
    }
}
