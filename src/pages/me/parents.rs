//! The report for parents, in plain words, to print.

use crate::components::Button;
use crate::components::query::focus_after_render;
use crate::pages::learn::{self, Course, drill_name, lesson_address, mistake_text};
use crate::pages::me::days::DayChart;
use crate::state::learners::LearnersState;
use crate::state::practice::{load_schedule, local_seconds};
use crate::state::practice_time::load_practice_time;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::parents::{CourseOfPupil, CourseReport, Habit, Minutes, ParentReport};
use notabene_study::task::Skill;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// The loaded courses; `None` until then.
type Courses = RwSignal<Option<Arc<[Course]>>, LocalStorage>;

/// The built-in courses and those of teachers, as far as they can be loaded.
async fn load_courses(language: Language) -> Arc<[Course]> {
    let mut courses = Vec::new();
    for (key, _) in learn::course_titles(language).await {
        courses.extend(learn::course(&key, language).await.map(|shared| Course { key, shared }));
    }
    courses.into()
}

/// The report of who is learning, with what is saved now.
fn report(courses: &[Course]) -> ParentReport {
    let keys: Vec<String> = courses.iter().map(Course::stars_key).collect();
    let pupils = courses.iter().zip(&keys);
    let pupils: Vec<CourseOfPupil> =
        pupils.map(|(course, stars_key)| CourseOfPupil { course: &course.shared, stars_key }).collect();
    let (time, progress, schedule) = (load_practice_time(), learn::saved_progress(), load_schedule());
    ParentReport::new(&time, &pupils, &progress, &schedule, local_seconds())
}

/// The page.
#[component]
pub fn ParentsPage() -> impl IntoView {
    let (prefs, learners) = (Preferences::here(), expect_context::<LearnersState>());
    let courses: Courses = RwSignal::new_local(None);
    Effect::new(move |_| {
        let language = prefs.language();
        spawn_local(async move {
            let loaded = load_courses(language).await;
            // None once the page is gone.
            let _ = courses.try_set(Some(loaded));
        });
    });
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_after_render(".for-parents h1");
    let title = move || {
        let name = learners.with(|learners| learners.current().name.clone());
        match name.is_empty() {
            true => prefs.label(Label::ParentsTitle).to_string(),
            false => prefs.message_text(&msg!(ParentsOf { name })),
        }
    };
    let content = move || courses.get().map(|courses| view! { <Report courses/> });
    view! {
        <article class="for-parents for-paper stack loose">
            <h1 tabindex="-1">{title}</h1>
            <p class="lead">{prefs.label_signal(Label::ParentsLead)}</p>
            {content}
            <div class="actions inline screen-only">
                <Button
                    text=prefs.label_signal(Label::ParentsPrint) name="print"
                    on_click=move |()| drop(window().print())
                />
                <a class="button" href="#me">{prefs.label_signal(Label::ParentsBack)}</a>
            </div>
        </article>
    }
}

#[component]
fn Report(courses: Arc<[Course]>) -> impl IntoView {
    let prefs = Preferences::here();
    let report = report(&courses);
    let is_empty = report.is_empty();
    let empty = is_empty.then(|| view! { <p class="note">{prefs.label_signal(Label::ParentsEmpty)}</p> });
    let ParentReport { minutes, courses: reports, can_do, due, hard, habits } = report;
    view! {
        {empty}
        <div class="tiles roomy at-start">
            <MinutesPart minutes/>
            <CanPart courses=courses.clone() reports=reports.clone() can_do/>
            <NextPart courses=courses.clone() reports due/>
            // Without any practice nothing can be hard.
            {(!is_empty).then(|| view! { <HardPart courses hard habits/> })}
        </div>
        <p class="callout">{prefs.label_signal(Label::ParentsTip)}</p>
    }
}

#[component]
fn MinutesPart(minutes: Minutes) -> impl IntoView {
    let prefs = Preferences::here();
    let Minutes { days, week, week_days } = minutes;
    let words = move || match week {
        0 => prefs.label(Label::ParentsNoMinutes).to_string(),
        minutes => prefs.message_text(&msg!(ParentsWeek { minutes, days: week_days })),
    };
    let chart = days.iter().any(|minutes| *minutes > 0).then(|| view! { <DayChart days/> });
    view! {
        <section class="card" data-part="minutes">
            <h2>{prefs.label_signal(Label::ParentsMinutes)}</h2>
            <p>{words}</p>
            {chart}
            <p class="hint">{prefs.label_signal(Label::ParentsCounted)}</p>
        </section>
    }
}

/// How far the child is in each course, with the goals of the lessons that are done.
#[component]
fn CanPart(courses: Arc<[Course]>, reports: Vec<CourseReport>, can_do: Vec<&'static Skill>) -> impl IntoView {
    let prefs = Preferences::here();
    let language = prefs.language();
    let is_none = can_do.is_empty() && reports.iter().all(|report| report.learnt.is_empty());
    let none = is_none.then(|| view! { <p>{prefs.label_signal(Label::ParentsCanNone)}</p> });
    let parts = reports.into_iter().filter(|report| report.stars.0 > 0).filter_map(move |report| {
        let course = &courses.get(report.course)?.shared;
        let title = course.title.in_language(language).to_string();
        let (done, (stars, most)) = (report.learnt.len() as u32, report.stars);
        let lessons = report.lessons;
        let line = msg!(ParentsCourse { title, done, lessons, stars, most });
        let goals = report.learnt.iter().filter_map(|n| course.lessons.get(*n)).map(|lesson| {
            let text = if lesson.goal.is_empty() { &lesson.title } else { &lesson.goal };
            view! { <li>{text.in_language(language).to_string()}</li> }
        });
        let goals = goals.collect_view();
        Some(view! {
            <h3>{move || prefs.message_text(&line)}</h3>
            <ul class="unless-empty">{goals}</ul>
        })
    });
    view! {
        <section class="card" data-part="can">
            <h2>{prefs.label_signal(Label::ParentsCan)}</h2>
            {none}
            {parts.collect_view()}
            <SkillList title=Label::ParentsSure skills=can_do/>
        </section>
    }
}

/// Where the child goes on: the next lesson of each course, and skills that are due.
#[component]
fn NextPart(courses: Arc<[Course]>, reports: Vec<CourseReport>, due: Vec<&'static Skill>) -> impl IntoView {
    let prefs = Preferences::here();
    let language = prefs.language();
    let lines = reports.into_iter().filter_map(move |report| {
        let course = courses.get(report.course)?;
        let title = course.shared.title.in_language(language).to_string();
        let Some(next) = report.next else {
            let done = msg!(ParentsCourseDone { course: title });
            return Some(view! { <li>{move || prefs.message_text(&done)}</li> }.into_any());
        };
        let lesson = course.shared.lessons.get(next.lesson)?.title.in_language(language).to_string();
        let line = msg!(ParentsNextLesson { lesson, course: title });
        let address = course.address(next.lesson, next.exercise);
        Some(view! { <li><a href=address>{move || prefs.message_text(&line)}</a></li> }.into_any())
    });
    view! {
        <section class="card" data-part="next">
            <h2>{prefs.label_signal(Label::ParentsNext)}</h2>
            <ul class="unless-empty">{lines.collect_view()}</ul>
            <SkillList title=Label::ParentsDue skills=due/>
        </section>
    }
}

/// Mistakes that came again, with the lessons that explain them, and skills that are hard.
#[component]
fn HardPart(courses: Arc<[Course]>, hard: Vec<&'static Skill>, habits: Vec<Habit>) -> impl IntoView {
    let prefs = Preferences::here();
    let lines: Vec<HabitLine> =
        habits.iter().filter_map(|habit| habit_line(prefs, &courses, habit)).collect();
    let is_none = lines.is_empty() && hard.is_empty();
    let none = is_none.then(|| view! { <p>{prefs.label_signal(Label::ParentsHardNone)}</p> });
    let line = |HabitLine { address, text, hint }: HabitLine| {
        let hint = (!hint.is_empty()).then(|| view! { <q>{hint}</q> });
        view! { <li><a href=address>{text}</a>{hint}</li> }
    };
    let list = view! { <ul class="unless-empty">{lines.into_iter().map(line).collect_view()}</ul> };
    view! {
        <section class="card" data-part="hard">
            <h2>{prefs.label_signal(Label::ParentsHard)}</h2>
            {none}
            {list}
            <SkillList title=Label::ParentsShaky skills=hard/>
        </section>
    }
}

/// A mistake that came again.
struct HabitLine {
    /// Address of the lesson that explains it, or of the drills.
    address: String,
    /// Where it happened, and how often.
    text: String,
    /// Notice to the child about it.
    hint: String,
}

/// The line of a mistake; `None` if its course is gone.
fn habit_line(prefs: Preferences, courses: &[Course], habit: &Habit) -> Option<HabitLine> {
    let count = habit.count;
    let line = |text: String| prefs.message_text(&msg!(ParentsOften { text, count }));
    if let Some(game) = habit.course.strip_prefix("drill/") {
        let text = line(drill_name(prefs, game, &habit.kind)?);
        return Some(HabitLine { address: "#drill".into(), text, hint: String::new() });
    }
    let course = courses.iter().find(|course| course.stars_key() == habit.course)?;
    let lesson = course.shared.lessons.iter().find(|lesson| lesson.id == habit.lesson)?;
    Some(HabitLine {
        address: lesson_address(&course.key, &habit.lesson, ""),
        text: line(lesson.title.in_language(prefs.language()).into()),
        hint: mistake_text(prefs, &course.shared, &habit.kind).unwrap_or_default(),
    })
}

/// Skills below a title; nothing without any.
#[component]
fn SkillList(title: Label, skills: Vec<&'static Skill>) -> impl IntoView {
    let prefs = Preferences::here();
    (!skills.is_empty()).then(|| {
        let names = skills.into_iter().map(|skill| view! { <li>{prefs.label_signal(skill.label)}</li> });
        view! {
            <h3>{prefs.label_signal(title)}</h3>
            <ul class="unless-empty">{names.collect_view()}</ul>
        }
    })
}
