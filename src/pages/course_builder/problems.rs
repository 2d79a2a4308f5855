//! Missing parts, named beside their places.

use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::builder::{BlockProblem, CourseDocument, missing_label};

/// Maximum number of problems shown at once.
const MOST: usize = 12;

/// A problem in the language of the page.
fn problem_text(course: CourseState, problem: &BlockProblem) -> String {
    match missing_label(&problem.message) {
        Some(label) => course.prefs.label(label).into(),
        // Forms have no lines: the part is named by its number.
        None => course.prefs.message_text(&problem.message),
    }
}

/// The problems of one block; with an entry only those of it.
#[component]
pub fn BlockProblems(
    course: CourseState,
    block: Memo<usize>,
    #[prop(optional)] entry: Option<usize>,
) -> impl IntoView {
    let found = move || {
        let block = block.get();
        let is_here = |problem: &&BlockProblem| {
            problem.block == block && entry.is_none_or(|entry| problem.entry == Some(entry))
        };
        course.problems.with(|all| {
            let here = all.iter().filter(is_here).take(MOST);
            here.map(|problem| view! { <li>{problem_text(course, problem)}</li> }).collect_view()
        })
    };
    view! { <div class="problem-list" role="status"><ul class="to-do unless-empty">{found}</ul></div> }
}

/// Lesson and part of a block, numbers from 0.
fn place(document: &CourseDocument, block: usize) -> (Option<usize>, Option<usize>) {
    let lesson = document.block(block).and_then(|block| block.lesson);
    let part = lesson.and_then(|lesson| document.parts(lesson).iter().position(|part| *part == block));
    (lesson, part)
}

/// Addresses and texts of the first problems, each once; parts of lessons are named by their numbers.
fn problem_links(course: CourseState) -> Vec<(String, String)> {
    let mut links = Vec::new();
    course.problems.with(|all| {
        for problem in all {
            let (lesson, part) = course.with_now(|document| place(document, problem.block));
            let numbers: Vec<String> =
                [lesson, part].into_iter().flatten().map(|n| (n + 1).to_string()).collect();
            let text = [numbers.join("."), problem_text(course, problem)].join(" ");
            let link = (course.address(lesson, part), text.trim().to_string());
            if !links.contains(&link) && links.len() < MOST {
                links.push(link);
            }
        }
    });
    links
}

/// All problems of the course, each with a link to its place; or that all is complete.
#[component]
pub fn CourseProblems(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let item = move |(address, text): (String, String)| view! { <li><a href=address>{text}</a></li> };
    let content = move || {
        let count = course.problems.with(|all| all.len() as u32);
        match count {
            0 => view! { <p class="ready">{prefs.label(Label::BuildReady)}</p> }.into_any(),
            count => view! {
                <p>{prefs.message_text(&msg!(BuildCount { count }))}</p>
                <ul class="to-do unless-empty">{problem_links(course).into_iter().map(item).collect_view()}</ul>
            }
            .into_any(),
        }
    };
    view! { <div class="problem-list" role="status">{content}</div> }
}
