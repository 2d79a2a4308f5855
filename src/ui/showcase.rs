//! The rules of Scharten in figures, first problems, and games to play through.

use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::lessons::opened;
use super::notes::{Article, RenderSections};
use super::overlay::standalone;
use super::picture::address;
use super::prefs::Preferences;
use super::sprite::PIECES;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::picture::{Picture, svg};
use notabene_core::game::Game;
use notabene_core::game::showcase::{FIGURES, GAMES, PROBLEMS, Shown};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;

/// Name of the text with the words.
const TEXT: &str = "figures";

/// [`Showcase`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <Showcase/> })
}

/// Figures, problems and games, each with its words.
#[component]
pub fn Showcase() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let render: RenderSections = Box::new(move |all| showcase(current, prefs, all).into_any());
    view! { <Article name=TEXT class="showcase" render/> }
}

fn showcase(current: CurrentGame, prefs: Preferences, all: &[Section]) -> impl IntoView + use<> {
    let groups: [(Label, &[Shown]); 3] =
        [(Label::FiguresTitle, &FIGURES), (Label::ProblemsTitle, &PROBLEMS), (Label::ModelsTitle, &GAMES)];
    let groups = groups.map(|(title, shown)| {
        let figures = shown.iter().filter_map(|shown| Figure::new(current, prefs, shown, all));
        let figures = figures.map(|figure| view! { <FigureCard figure/> }).collect_view();
        view! { <h2>{prefs.label(title)}</h2><div class="figures">{figures}</div> }
    });
    groups.collect_view()
}

/// Something shown, with its words and its picture.
struct Figure {
    current: CurrentGame,
    shown: &'static Shown,
    title: String,
    says: String,
    picture: String,
    /// The solution of a problem, in the letters of the player.
    solution: Option<String>,
}

impl Figure {
    /// Finds the words of a record; `None` without them.
    fn new(
        current: CurrentGame,
        prefs: Preferences,
        shown: &'static Shown,
        all: &[Section],
    ) -> Option<Figure> {
        let is_named = |block: &Block| matches!(block, Block::Row(cells) if cells[0] == shown.name);
        let section = all.iter().find(|section| section.blocks.first().is_some_and(is_named))?;
        let texts = section.blocks.iter().filter_map(|block| match block {
            Block::Text(text) => Some(text.as_str()),
            _ => None,
        });
        let game = opened(shown.record, &Style::pgn())?;
        let style = prefs.with(|p| p.style());
        Some(Figure {
            current,
            shown,
            title: section.title.clone(),
            says: texts.collect::<Vec<_>>().join(" "),
            picture: picture(&game),
            solution: solved(game, shown.solution, &style),
        })
    }
}

/// The solution of a problem as written in a style.
fn solved(mut game: Game, solution: &str, style: &Style) -> Option<String> {
    game.enter(solution, &Style::pgn()).ok()?;
    Some(game.text(Export::Moves(*style)))
}

/// A position with its arrows and circles, as the address of a picture.
fn picture(game: &Game) -> String {
    let scene = game.scene();
    let layout = Layout { board: scene.board, flipped: false };
    let shapes: Vec<String> = scene.shapes.iter().map(|shape| standalone(&layout, &scene, shape)).collect();
    address(&svg(&Picture {
        scene: &scene,
        layout,
        symbols: PIECES,
        title: "",
        shapes: &shapes,
        inside: false,
    }))
}

/// A figure with its words; a problem has its answer folded.
#[component]
fn FigureCard(figure: Figure) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let Figure { current, shown, title, says, picture, solution } = figure;
    let open = move |_| {
        if let Some(game) = opened(shown.record, &Style::pgn()) {
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
            <img class="diagram" alt=title.clone() src=picture/>
            <figcaption>
                <h3>{title}</h3>
                <p>{says}</p>
                {answer}
                <button type="button" data-do="open" on:click=open>{prefs.label(Label::LessonOpen)}</button>
            </figcaption>
        </figure>
    }
}
