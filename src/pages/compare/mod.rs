//! Page that compares the position on the board under the rules of every suitable game.

use crate::components::sprites::piece_symbols;
use crate::components::{BackLink, Button, NothingYet};
use crate::pages::rules::national::TEXT_NAME;
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, RenderSections};
use crate::views::board_picture::picture_url;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, svg};
use notabene_core::exchange::picture_shapes::exported_line;
use notabene_core::game::compare::{GameComparison, SUGGESTED, compare};
use notabene_core::game::{Scene, registry};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Section, text_of_row};

/// Maximum number of moves shown per game: boards full of kings have thousands.
const MAX_MOVES: usize = 60;

/// A move that is shown on the large board: the indices of its game and of the move.
type ShownMove = Option<(usize, usize)>;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <ComparePage/> }.into_any()
}

#[component]
fn ComparePage() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let render: RenderSections = Box::new(move |all| comparison(current, prefs, all));
    view! {
        <h1>{prefs.label_signal(Label::CompareTitle)}</h1>
        <Article name=TEXT_NAME class="compared stack loose" render/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// The answers of all games, with a large board for the move that is pointed at.
fn comparison(current: CurrentGame, prefs: Preferences, texts: &[Section]) -> AnyView {
    let style = prefs.with(|prefs| prefs.style());
    let answers = current.game.with(|game| compare(game, &style));
    if answers.is_empty() {
        let none = text_of_row(texts, "none", 2);
        return view! {
            <div class="card" role="status">
                <NothingYet picture=art_url("game-draughts") text=Signal::stored(none)>
                    <p class="inline">{SUGGESTED.map(|id| view! { <StartButton id/> }).collect_view()}</p>
                </NothingYet>
            </div>
        }
        .into_any();
    }
    let picture = RwSignal::new(current.scene.with(|scene| picture_with_paths(prefs, scene, "", "")));
    let shown = RwSignal::new(ShownMove::None);
    let cards = answers.iter().enumerate().filter_map(|(n, answer)| {
        let card = AnswerCard::new(current, prefs, texts, answer)?;
        Some(view! { <GameAnswer n card shown picture/> })
    });
    view! {
        <p class="lead">{text_of_row(texts, "lead", 2)}</p>
        <div class="overview" data-part="large"><img alt="" src=picture/></div>
        <div class="answers tiles">{cards.collect_view()}</div>
    }
    .into_any()
}

/// Button that puts a game on the board: the page then compares it.
#[component]
fn StartButton(id: &'static str) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let name = registry::find(id).map_or(Label::CompareTitle, |variant| variant.label);
    // Games of the registry open.
    let start = move |()| _ = current.start(id, None, None);
    view! { <Button text=prefs.label_signal(name) name="start" on_click=start/> }
}

/// The shown answer of a game.
struct AnswerCard {
    game: &'static str,
    position: String,
    name: &'static str,
    /// Title of the button that starts the game.
    start: String,
    scene: Scene,
    /// Picture of the position with the paths of all captures.
    picture: String,
    /// Its moves, and the fields that must capture.
    summary: String,
    /// Its moves: SVG path data, and notation.
    moves: Vec<(String, String)>,
    explanations: Vec<String>,
}

impl AnswerCard {
    fn new(
        current: CurrentGame,
        prefs: Preferences,
        texts: &[Section],
        answer: &GameComparison,
    ) -> Option<AnswerCard> {
        let scene = registry::open(answer.game, Some(&answer.position), None).ok()?.scene();
        let layout = Layout { board: scene.board, ..current.layout.get() };
        let moves = answer.moves.iter().take(MAX_MOVES);
        let moves: Vec<_> = moves.map(|path| (path.svg_path(&layout), path.text.clone())).collect();
        let captures =
            if answer.captures { moves.iter().map(|(path, _)| &path[..]).collect() } else { String::new() };
        let explanations = answer.explanation_keys(current.status.with(|status| status.game));
        Some(AnswerCard {
            game: answer.game,
            position: answer.position.clone(),
            name: prefs.label(answer.label),
            start: text_of_row(texts, "start", 2),
            picture: picture_with_paths(prefs, &scene, &captures, ""),
            scene,
            summary: format!(
                "{} {}",
                text_of_row(texts, answer.summary_key(), 2),
                answer.must_capture.join(", ")
            ),
            moves,
            explanations: explanations.iter().map(|key| text_of_row(texts, key, 2)).collect(),
        })
    }
}

/// The answer of a game: name, diagram, moves, and reasons. The name starts the game.
#[component]
fn GameAnswer(
    n: usize,
    card: AnswerCard,
    shown: RwSignal<ShownMove>,
    /// Picture on the large board.
    picture: RwSignal<String>,
) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let position = card.position.clone();
    let start = move |_| {
        if current.start(card.game, Some(&position), None).is_ok() {
            // The address of the game is empty.
            drop(window().location().set_hash(""));
        }
    };
    let scene = StoredValue::new(card.scene);
    let moves = card.moves.into_iter().enumerate().map(|(at, (path, text))| {
        let path = StoredValue::new(path);
        let show = move || {
            let of_move =
                |path: &String| scene.with_value(|scene| picture_with_paths(prefs, scene, path, ""));
            shown.set(Some((n, at)));
            picture.set(untrack(|| path.with_value(of_move)));
        };
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (shown.get() == Some((n, at))).to_string()
                on:click=move |_| show()
                on:pointerover=move |_| show()
                on:focusin=move |_| show()
            >
                {text}
            </button>
        }
    });
    let explanations = card.explanations.into_iter().map(|text| view! { <p class="why">{text}</p> });
    view! {
        <article class="card" data-game=card.game data-position=card.position>
            <h2><button type="button" class="quiet" title=card.start on:click=start>{card.name}</button></h2>
            <img class="diagram" alt="" src=card.picture/>
            <div class="words stack">
                <p class="hint">{card.summary}</p>
                <p class="inline tight ways">{moves.collect_view()}</p>
                {explanations.collect_view()}
            </div>
        </article>
    }
}

/// Position as a data URL, with paths of moves drawn on it.
pub fn picture_with_paths(prefs: Preferences, scene: &Scene, paths: &str, title: &str) -> String {
    let prefs = prefs.get();
    let layout = Layout { board: scene.board, flipped: prefs.flipped };
    let shapes = [exported_line(paths, "#b3261e", [2.7, 1.7])];
    let symbols = piece_symbols(prefs.piece_set);
    let picture = Picture { scene, layout, symbols, title, shapes: &shapes, inside: true };
    picture_url(&prefs, &svg(&picture))
}
