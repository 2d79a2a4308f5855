//! Page that compares the position on the board under the rules of every suitable game.

use crate::components::board_shapes::exported_line;
use crate::components::download::svg_data_url;
use crate::components::element::{El, back_link, button, el};
use crate::components::icon::PIECES;
use crate::components::move_text::Markup;
use crate::components::query::{closest, closest_attribute};
use crate::pages::rules::national::{TEXT_NAME, text_of_key};
use crate::state::context::AppContext;
use crate::views::article::article_of_elements;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, svg, without_paper};
use notabene_core::game::compare::{GameComparison, compare};
use notabene_core::game::{Scene, registry};
use notabene_core::geometry::{Field, Layout, length};
use notabene_core::i18n::{Label, Section};
use web_sys::Event;

/// Maximum number of moves shown per game: boards full of kings have thousands.
const MAX_MOVES: usize = 60;

/// Template of a game: id, position, title and name, picture, moves.
const CARD_TEMPLATE: &str = "<article class=\"card\" data-game=\"$\" data-position=\"$\"><h2>\
    <button type=\"button\" class=\"quiet\" title=\"$\">$</button></h2>\
    <img class=\"diagram\" alt=\"\" src=\"$\">\
    <div class=\"words\"><p class=\"hint\">$ $</p><p class=\"row ways\">$</p>";

/// Template of a move: its path, and its notation.
const MOVE_TEMPLATE: &str =
    "<button type=\"button\" class=\"choice\" aria-pressed=\"false\" data-way=\"$\">$</button>";

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let content = move |all: &[Section]| {
        let style = app.prefs.with(|p| p.style());
        let answers = app.game.with(|t| compare(t, &style));
        if answers.is_empty() {
            let none = el("p", "").attr("role", "status").text(&text_of_key(all, "none", 2));
            let games = el("p", "row").with(SUGGESTED.map(|id| start_button(app, id)));
            return vec![el("div", "card").with([none, games])];
        }
        let mut cards = Markup::default();
        answers.iter().for_each(|answer| push_card(app, all, answer, &mut cards));
        let source = app.scene.with(|scene| picture_with_paths(app, scene, "", ""));
        let large = el("img", "").attr("alt", "").attr("src", &source);
        let to = large.clone();
        let touched = move |e: Event| on_move_event(app, &to, &e);
        vec![
            el("p", "lead").text(&text_of_key(all, "lead", 2)),
            el("div", "large").attr("data-part", "large").with([large]),
            el("div", "answers")
                .html(&cards.into_string())
                .on("click", touched.clone())
                .on("pointerover", touched.clone())
                .on("focusin", touched),
        ]
    };
    vec![
        el("h1", "").label(app, Label::CompareTitle),
        article_of_elements(TEXT_NAME, "compared", Box::new(content)),
        back_link(app),
    ]
}

/// Games to compare, where the game on the board has none beside it.
const SUGGESTED: [&str; 3] = ["draughts/international", "draughts/russian", "draughts/english"];

/// Button that puts a game on the board: the page then compares it.
fn start_button(app: AppContext, id: &'static str) -> El {
    let name = registry::find(id).map(|variant| variant.label).unwrap_or(Label::CompareTitle);
    button(app, name, "start", move || {
        // Games of the registry open.
        let _ = app.start(id, None, None);
    })
}

/// Event handler: draws the indicated move on the large board, which changes to its game; a click on the name
/// of a game starts it.
fn on_move_event(app: AppContext, large: &El, e: &Event) {
    let (Some(game), Some(position)) =
        (closest_attribute(e, "data-game"), closest_attribute(e, "data-position"))
    else {
        return;
    };
    if let Some(button) = closest(e, "[data-way]") {
        if let Ok(Some(old)) = document().query_selector(".ways [aria-pressed=true]") {
            drop(old.set_attribute("aria-pressed", "false"));
        }
        drop(button.set_attribute("aria-pressed", "true"));
        let Ok(table) = registry::open(&game, Some(&position), None) else { return };
        let path = button.get_attribute("data-way").unwrap_or_default();
        let source = untrack(|| picture_with_paths(app, &table.scene(), &path, ""));
        drop(large.0.set_attribute("src", &source));
    } else if e.type_() == "click"
        && closest(e, "h2 button").is_some()
        && app.start(&game, Some(&position), None).is_ok()
    {
        // The address of the game is empty.
        drop(window().location().set_hash(""));
    }
}

/// Writes a game: name, diagram, moves, and reasons.
fn push_card(app: AppContext, all: &[Section], answer: &GameComparison, out: &mut Markup) {
    let Ok(game) = registry::open(answer.game, Some(&answer.position), None) else { return };
    let scene = game.scene();
    let layout = Layout { board: scene.board, ..app.layout.get() };
    let (mut takes, mut ways) = (String::new(), Markup::default());
    for path in answer.moves.iter().take(MAX_MOVES) {
        let led = move_path_svg(&layout, &path.on_own_board[0], &path.on_own_board[1]);
        if answer.captures {
            takes += &led;
        }
        ways.push_texts(MOVE_TEMPLATE, &[&led, &path.text]);
    }
    let key = match answer.captures {
        true => "takes",
        false if answer.moves.is_empty() => "over",
        false => "moves",
    };
    let picture = picture_with_paths(app, &scene, &takes, "");
    let (start, text) = (text_of_key(all, "start", 2), text_of_key(all, key, 2));
    let (name, must, ways) = (app.label(answer.label), answer.must_capture.join(", "), ways.into_string());
    out.push_texts(
        CARD_TEMPLATE,
        &[answer.game, &answer.position, &start, name, &picture, &text, &must, &ways],
    );
    let mut why = |key: &str| out.push_texts("<p class=\"why\">$</p>", &[&text_of_key(all, key, 2)]);
    answer.reasons.iter().for_each(|key| why(key));
    if answer.same_moves && answer.game != app.status.with(|s| s.game) {
        why("same");
    }
    if answer.mirrored {
        why("mirrored");
    }
    out.push_markup(&["</div></article>"]);
}

/// Position as a data URL, with paths of moves drawn on it.
pub fn picture_with_paths(app: AppContext, scene: &Scene, ways: &str, title: &str) -> String {
    let layout = Layout { board: scene.board, flipped: app.prefs.with(|p| p.flipped) };
    let shapes = [exported_line(ways, "#b3261e", [2.7, 1.7])];
    let picture = Picture { scene, layout, symbols: PIECES, title, shapes: &shapes, inside: true };
    svg_data_url(&without_paper(&svg(&picture)))
}

/// SVG path of a move, with a ring at its end and crosses on captures.
fn move_path_svg(layout: &Layout, route: &[Field], taken: &[Field]) -> String {
    let mut d = layout.way(route);
    for field in taken {
        let (at, r) = (layout.centre(*field), layout.unit(*field) * 0.16);
        let [x, y, r] = [at.x - r, at.y - r, 2.0 * r].map(length);
        d += &format!("M{x} {y}l{r} {r}m0-{r}l-{r} {r}");
    }
    if let Some(end) = route.last() {
        d += &layout.circle(*end, 0.3);
    }
    d
}
