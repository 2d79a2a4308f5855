//! Rules in figures, first problems, and games to play through.

use crate::components::RunningText;
use crate::pages::rules::lessons::game_of_record;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, RenderSections, finder_of};
use crate::views::board_picture::FigurePicture;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::showcase::{Group, ShowcaseItem};
use notabene_core::game::{Game, Scene};
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::{MoveFinder, Style};

/// Name of the text.
const TEXT_NAME: &str = "figures";

/// Figures, problems and games, each with its text.
#[component]
pub fn Showcase(groups: &'static [Group]) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let render: RenderSections = Box::new(move |all| cards(current, prefs, groups, all).into_any());
    view! { <Article name=TEXT_NAME class="showcase stack loose" render/> }
}

fn cards(
    current: CurrentGame,
    prefs: Preferences,
    groups: &'static [Group],
    all: &[Section],
) -> impl IntoView + use<> {
    let groups = groups.iter().map(|(title, shown)| {
        let figures = shown.iter().filter_map(|shown| Figure::new(current, prefs, shown, all));
        let figures = figures.map(|figure| view! { <FigureCard figure/> }).collect_view();
        view! { <h2>{prefs.label(*title)}</h2><div class="figures tiles broad">{figures}</div> }
    });
    groups.collect_view()
}

/// Figure with text and picture.
struct Figure {
    current: CurrentGame,
    shown: &'static ShowcaseItem,
    title: String,
    text: String,
    finder: MoveFinder<'static>,
    scene: Scene,
    /// Solution of a problem, in the letters of the player.
    solution: Option<String>,
}

impl Figure {
    /// Finds the text of a record; `None` without it.
    fn new(
        current: CurrentGame,
        prefs: Preferences,
        shown: &'static ShowcaseItem,
        all: &[Section],
    ) -> Option<Figure> {
        let is_named = |block: &Block| matches!(block, Block::Row(cells) if cells[0] == shown.name);
        let section = all.iter().find(|section| section.blocks.first().is_some_and(is_named))?;
        let texts = section.blocks.iter().filter_map(|block| match block {
            Block::Text(text) => Some(text.as_str()),
            _ => None,
        });
        let game = game_of_record(shown.record, &Style::pgn())?;
        let style = prefs.with(|p| p.style());
        let numbered = game.scene().board.naming.numbers.is_some();
        let finder = MoveFinder { numbered, ..finder_of(prefs, TEXT_NAME) };
        Some(Figure {
            current,
            shown,
            title: section.title.clone(),
            text: texts.collect::<Vec<_>>().join(" "),
            finder,
            scene: game.scene(),
            solution: solution_text(game, shown.solution, &style),
        })
    }
}

/// Solution of a problem in a notation style.
fn solution_text(mut game: Game, solution: &str, style: &Style) -> Option<String> {
    game.enter(solution, &Style::pgn()).ok()?;
    Some(game.text(Export::Moves(*style)))
}

/// Figure with its text; the answer of a problem is collapsed.
#[component]
fn FigureCard(figure: Figure) -> impl IntoView {
    let prefs = Preferences::here();
    let Figure { current, shown, title, text, finder, scene, solution } = figure;
    let open = move |_| {
        if let Some(game) = game_of_record(shown.record, &Style::pgn()) {
            current.open(game);
            // The address of the game is empty.
            let _ = window().location().set_hash("");
        }
    };
    let answer = solution.map(|solution| {
        view! { <details><summary>{prefs.label(Label::ProblemAnswer)}</summary><p>{solution}</p></details> }
    });
    view! {
        <figure class="card" data-figure=shown.name>
            <FigurePicture scene title=title.clone()/>
            <figcaption class="stack">
                <h3>{title}</h3>
                <p><RunningText text finder/></p>
                {answer}
                <button type="button" data-do="open" on:click=open>{prefs.label(Label::LessonOpen)}</button>
            </figcaption>
        </figure>
    }
}
