//! Progress and problems of a text of games that is being parsed.

use crate::components::Button;
use crate::state::preferences::Preferences;
use crate::state::read_games::GameImport;
use crate::views::problem_list::ProblemList;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::msg;

/// Shows the progress, the problems, and the question if the text is a game.
#[component]
pub fn ImportProgress(import: GameImport) -> impl IntoView {
    let content = move || {
        let reading = import.text.get()?;
        let (done, length) = (reading.offset.get(), reading.text.len());
        if done < length {
            let games = reading.games.borrow().len() as u32;
            return Some(view! { <ReadBar done length games/> }.into_any());
        }
        let doubt = reading.doubt.get().map(|(moves, at)| view! { <UnsureQuestion import moves at/> });
        let problems = reading.problems.borrow().clone();
        let text = reading.text.to_string();
        let problems = (!problems.is_empty()).then(|| view! { <GameProblems text problems/> });
        Some(view! { {doubt} {problems} }.into_any())
    };
    view! { <div class="reading">{content}</div> }
}

#[component]
fn ReadBar(done: usize, length: usize, games: u32) -> impl IntoView {
    let prefs = Preferences::here();
    let text = Signal::derive(move || prefs.message_text(&msg!(GamesFound { games })));
    view! {
        <label class="search">
            <span>{text}</span>
            <progress value=done.to_string() max=length.to_string() aria-label=text></progress>
        </label>
    }
}

/// Asks the reader about a text with a few moves among other words.
#[component]
fn UnsureQuestion(import: GameImport, moves: u32, at: usize) -> impl IntoView {
    let prefs = Preferences::here();
    let open = move |()| {
        if let Some(reading) = import.text.get_untracked() {
            import.open_only_game(&reading, at, true);
        }
    };
    view! {
        <div class="doubt stack starts">
            <p role="alert">{move || prefs.message_text(&msg!(TextDoubtful { moves }))}</p>
            <Button text=prefs.label_signal(Label::OpenAsGame) name="open-as-game" on_click=open/>
        </div>
    }
}

/// Problems of a text of games, each with its place.
#[component]
pub fn GameProblems(text: String, problems: Vec<Problem>) -> impl IntoView {
    let has_place = match text.is_empty() {
        true => |_: &Problem| false,
        false => |problem: &Problem| problem.message.kind() != MessageKind::TextNoGame,
    };
    view! { <div role="alert"><ProblemList class="problems bare" text problems has_place/></div> }
}
