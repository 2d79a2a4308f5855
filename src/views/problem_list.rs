//! Problems of a text, each with its place.

use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::{msg, record};

/// Largest number of problems that are shown.
const MAX_PROBLEMS: usize = 20;

/// List of the problems of a text, each with line and column if it has a place.
#[component]
pub fn ProblemList(
    class: &'static str,
    #[prop(into)] text: String,
    problems: Vec<Problem>,
    has_place: fn(&Problem) -> bool,
) -> impl IntoView {
    let prefs = Preferences::here();
    let mut places = record::TextPositions::new(&text);
    let item = |problem: &Problem| {
        let message = problem.message.clone();
        let message = move || prefs.message_text(&message);
        if !has_place(problem) {
            return view! { <li>{message}</li> }.into_any();
        }
        let (line, column) = places.find(problem.at);
        let place = move || prefs.message_text(&msg!(AtPlace { line, column }));
        view! { <li><b>{place}</b><span>{message}</span></li> }.into_any()
    };
    let items = problems.iter().take(MAX_PROBLEMS).map(item).collect_view();
    view! { <ul class=class>{items}</ul> }
}
