//! Progress and problems of a text of games that is being parsed.

use crate::components::element::{El, button, el};
use crate::state::context::AppContext;
use crate::state::read_games::{ImportSignal, TextImport, open_only_game};
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::{msg, record};
use std::rc::Rc;

/// Largest number of problems that are shown.
const MAX_PROBLEMS: usize = 20;

/// Shows the progress, the problems, and the question if the text is a game.
pub fn import_view(app: AppContext, shared: ImportSignal) -> El {
    el("div", "reading").live_children(move || match shared.get() {
        None => Vec::new(),
        Some(reading) => {
            if reading.offset.get() < reading.text.len() {
                return vec![import_progress(app, &reading)];
            }
            let mut parts = Vec::new();
            if let Some((moves, at)) = reading.doubt.get() {
                parts.push(unsure_question(app, shared, &reading, moves, at));
            }
            let all = reading.problems.borrow();
            if !all.is_empty() {
                parts.push(problem_list(app, &reading.text, &all));
            }
            parts
        }
    })
}

fn import_progress(app: AppContext, reading: &TextImport) -> El {
    let [value, max] = [reading.offset.get(), reading.text.len()].map(|n| n.to_string());
    let label = app.message_text(&msg!(GamesFound { games: reading.games.borrow().len() as u32 }));
    let bar = el("progress", "").attr("value", &value).attr("max", &max).attr("aria-label", &label);
    el("label", "search").with([el("span", "").text(&label), bar])
}

/// Asks the reader about a text with a few moves among other words.
fn unsure_question(
    app: AppContext,
    shared: ImportSignal,
    reading: &Rc<TextImport>,
    moves: u32,
    at: usize,
) -> El {
    let asks = el("p", "").attr("role", "alert").text(&app.message_text(&msg!(TextDoubtful { moves })));
    let reading = reading.clone();
    let open = button(app, Label::OpenAsGame, "open-as-game", move || {
        open_only_game(app, shared, &reading, at, true)
    });
    el("div", "doubt").with([asks, open])
}

/// Lists the problems of a text, each with its place.
pub fn problem_list(app: AppContext, text: &str, all: &[Problem]) -> El {
    let mut places = record::TextPositions::new(text);
    let item = |problem: &Problem| {
        let says = app.message_text(&problem.message);
        if text.is_empty() || problem.message.kind() == MessageKind::TextNoGame {
            return el("li", "").text(&says);
        }
        let (line, column) = places.find(problem.at);
        let place = app.message_text(&msg!(AtPlace { line, column }));
        el("li", "").with([el("b", "").text(&place), el("span", "").text(&says)])
    };
    let list = el("ul", "problems").with(all.iter().take(MAX_PROBLEMS).map(item).collect::<Vec<_>>());
    el("div", "").attr("role", "alert").with([list])
}
