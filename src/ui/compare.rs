//! Comparison page: the position on the board under the rules of every game that it fits.

use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::national::{TEXT, word};
use super::notes::{Article, RenderSections};
use super::overlay::outlined;
use super::picture::address;
use super::prefs::Preferences;
use super::sprite::PIECES;
use super::state::Desk;
use crate::components::BackLink;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, svg};
use notabene_core::game::compare::{Answer, compare};
use notabene_core::game::{Scene, registry};
use notabene_core::geometry::{Field, Layout, length};
use notabene_core::i18n::{Label, Section};

/// Upper limit of the moves shown for a game: boards full of kings have thousands.
const MAX_MOVES: usize = 60;

/// Elements of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <ComparePage/> })]
}

/// The comparison page.
#[component]
pub fn ComparePage() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let render: RenderSections = Box::new(move |words| compared(current, prefs, words));
    view! {
        <h1>{prefs.words(Label::CompareTitle)}</h1>
        <Article name=TEXT class="compared" render/>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// The large board and a card for each game. Tracks game and preferences.
fn compared(current: CurrentGame, prefs: Preferences, words: &[Section]) -> AnyView {
    let style = prefs.with(|p| p.style());
    let answers = current.game.with(|game| compare(game, &style));
    if answers.is_empty() {
        return view! { <p class="card" role="status">{word(words, "none", 2)}</p> }.into_any();
    }
    let source = current.scene.with(|scene| position_picture(prefs, scene, "", ""));
    let layout = current.layout.get();
    let own = current.status.with(|status| status.game);
    let board = LargeBoard { source: RwSignal::new(source), inspected: RwSignal::new(None) };
    let comparison = Comparison { current, prefs, words, layout, own, board };
    let cards = answers.iter().enumerate().map(|(place, answer)| comparison.card(place, answer));
    view! {
        <p class="lead">{word(words, "lead", 2)}</p>
        <div class="large" data-part="large"><img alt="" src=board.source/></div>
        <div class="answers">{cards.collect_view()}</div>
    }
    .into_any()
}

/// The board on which a move is drawn while it is inspected.
#[derive(Copy, Clone)]
struct LargeBoard {
    /// Address of the picture.
    source: RwSignal<String>,
    /// The inspected move: the places of its game and of the move.
    inspected: RwSignal<Option<(usize, usize)>>,
}

/// Input of the cards.
struct Comparison<'a> {
    current: CurrentGame,
    prefs: Preferences,
    words: &'a [Section],
    layout: Layout,
    /// Id of the game on the board.
    own: &'static str,
    board: LargeBoard,
}

impl Comparison<'_> {
    /// A game: its name, its diagram, what it allows, and why.
    fn card(&self, place: usize, answer: &Answer) -> Option<impl IntoView + use<>> {
        let scene = registry::open(answer.game, Some(&answer.position), None).ok()?.scene();
        let paths = self.paths(&scene, answer);
        let captures = if answer.captures { paths.concat() } else { String::new() };
        let diagram = position_picture(self.prefs, &scene, &captures, "");
        let (current, game, position) = (self.current, answer.game, answer.position.clone());
        let start = move |_| start_game(current, game, &position);
        let reasons = self.reasons(answer).into_iter().map(|why| view! { <p class="why">{why}</p> });
        Some(view! {
            <article class="card" data-game=game data-position=answer.position.clone()>
                <h2>
                    <button type="button" class="quiet" title=word(self.words, "start", 2) on:click=start>
                        {self.prefs.label(answer.label)}
                    </button>
                </h2>
                <img class="diagram" alt="" src=diagram/>
                <div class="words">
                    <p class="hint">{word(self.words, allowed_key(answer), 2)}" "{answer.must.join(", ")}</p>
                    <p class="row ways">{self.moves(place, scene, answer, paths)}</p>
                    {reasons.collect_view()}
                </div>
            </article>
        })
    }

    /// The paths of the moves of a game, as SVG path data.
    fn paths(&self, scene: &Scene, answer: &Answer) -> Vec<String> {
        let layout = Layout { board: scene.board, ..self.layout };
        let moves = answer.ways.iter().take(MAX_MOVES);
        moves.map(|way| move_path(&layout, &way.here[0], &way.here[1])).collect()
    }

    /// The moves of a game as buttons that draw them on the large board.
    fn moves(
        &self,
        place: usize,
        scene: Scene,
        answer: &Answer,
        paths: Vec<String>,
    ) -> impl IntoView + use<> {
        let (prefs, board, scene) = (self.prefs, self.board, StoredValue::new(scene));
        let moves = answer.ways.iter().zip(paths).enumerate().map(|(n, (way, path))| {
            let drawn = path.clone();
            let inspect = move |()| {
                board.inspected.set(Some((place, n)));
                let source = scene.with_value(|scene| untrack(|| position_picture(prefs, scene, &drawn, "")));
                board.source.set(source);
            };
            let pressed = Signal::derive(move || board.inspected.get() == Some((place, n)));
            view! { <MoveButton text=way.text.clone() path pressed inspect/> }
        });
        moves.collect_view()
    }

    /// The reasons for differences, in words.
    fn reasons(&self, answer: &Answer) -> Vec<String> {
        let same = (answer.same && answer.game != self.own).then_some("same");
        let mirrored = answer.mirrored.then_some("mirrored");
        let keys = answer.why.iter().copied().chain(same).chain(mirrored);
        keys.map(|key| word(self.words, key, 2)).collect()
    }
}

/// Key of the words for what a game allows.
fn allowed_key(answer: &Answer) -> &'static str {
    match answer.captures {
        true => "takes",
        false if answer.ways.is_empty() => "over",
        false => "moves",
    }
}

/// Begins a game with a position and leaves the page.
fn start_game(current: CurrentGame, game: &str, position: &str) {
    if current.start(game, Some(position), None).is_ok() {
        // The address of the game is empty.
        let _ = window().location().set_hash("");
    }
}

/// A written move; it is inspected by pointer, focus or click. `path` is its path as SVG path data.
#[component]
fn MoveButton(
    text: String,
    path: String,
    pressed: Signal<bool>,
    #[prop(into)] inspect: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button" class="choice" aria-pressed=move || pressed.get().to_string() data-way=path
            on:click=move |_| inspect.run(()) on:pointerenter=move |_| inspect.run(())
            on:focus=move |_| inspect.run(())
        >
            {text}
        </button>
    }
}

/// A position as the address of a picture, with move paths drawn on it.
pub fn position_picture(prefs: Preferences, scene: &Scene, paths: &str, title: &str) -> String {
    let layout = Layout { board: scene.board, flipped: prefs.with(|p| p.flipped) };
    let shapes = [outlined(paths, "#b3261e", [2.7, 1.7])];
    address(&svg(&Picture { scene, layout, symbols: PIECES, title, shapes: &shapes, inside: true }))
}

/// [`position_picture`] for pages that are no components yet.
pub fn picture(desk: Desk, scene: &Scene, paths: &str, title: &str) -> String {
    position_picture(desk.prefs, scene, paths, title)
}

/// The path of a piece, with a ring where it comes to rest and crosses on what it captures.
fn move_path(layout: &Layout, route: &[Field], taken: &[Field]) -> String {
    let mut d = layout.way(route);
    for field in taken {
        let (at, r) = (layout.centre(*field), layout.unit(*field) * 0.16);
        let [x, y, r] = [at.x - r, at.y - r, 2.0 * r].map(length);
        d += &["M", &x, " ", &y, "l", &r, " ", &r, "m0-", &r, "l-", &r, " ", &r].concat();
    }
    if let Some(end) = route.last() {
        d += &layout.circle(*end, 0.3);
    }
    d
}
