//! The page that shows the position on the board under the rules of every game that it fits.

use super::dom::{El, back, el};
use super::markup::Markup;
use super::national::{TEXT, word};
use super::notes::arranged;
use super::overlay::outlined;
use super::picture::address;
use super::pointing::{attribute, near};
use super::sprite::PIECES;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, svg};
use notabene_core::game::compare::{Answer, compare};
use notabene_core::game::{Scene, registry};
use notabene_core::geometry::{Field, Layout, length};
use notabene_core::i18n::{Label, Section};
use web_sys::Event;

/// So many moves of a game are shown: boards full of kings have thousands.
const MOST: usize = 60;

/// A game: its id, position, title and name, its picture, and what it allows.
const CARD: &str = "<article class=\"card\" data-game=\"$\" data-position=\"$\"><h2>\
    <button type=\"button\" class=\"quiet\" title=\"$\">$</button></h2>\
    <img class=\"diagram\" alt=\"\" src=\"$\">\
    <div class=\"words\"><p class=\"hint\">$ $</p><p class=\"row ways\">$</p>";

/// A move: how it is drawn, and how it is written.
const WAY: &str = "<button type=\"button\" class=\"choice\" aria-pressed=\"false\" data-way=\"$\">$</button>";

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let made = move |all: &[Section]| {
        let style = desk.prefs.with(|p| p.style());
        let answers = desk.game.with(|t| compare(t, &style));
        if answers.is_empty() {
            return vec![el("p", "card").attr("role", "status").text(&word(all, "none", 2))];
        }
        let mut cards = Markup::default();
        answers.iter().for_each(|answer| card(desk, all, answer, &mut cards));
        let source = desk.scene.with(|scene| picture(desk, scene, "", ""));
        let large = el("img", "").attr("alt", "").attr("src", &source);
        let to = large.clone();
        let touched = move |e: Event| touched(desk, &to, &e);
        vec![
            el("p", "lead").text(&word(all, "lead", 2)),
            el("div", "large").attr("data-part", "large").with([large]),
            el("div", "answers")
                .inside(&cards.done())
                .on("click", touched.clone())
                .on("pointerover", touched.clone())
                .on("focusin", touched),
        ]
    };
    vec![
        el("h1", "").label(desk, Label::CompareTitle),
        arranged(TEXT, "compared", Box::new(made)),
        back(desk),
    ]
}

/// A move that is looked at is drawn on the large board, which becomes the one of its game; a tap on the name
/// of a game begins it.
fn touched(desk: Desk, large: &El, e: &Event) {
    let (Some(game), Some(position)) = (attribute(e, "data-game"), attribute(e, "data-position")) else {
        return;
    };
    if let Some(button) = near(e, "[data-way]") {
        if let Ok(Some(old)) = document().query_selector(".ways [aria-pressed=true]") {
            drop(old.set_attribute("aria-pressed", "false"));
        }
        drop(button.set_attribute("aria-pressed", "true"));
        let Ok(table) = registry::open(&game, Some(&position), None) else { return };
        let way = button.get_attribute("data-way").unwrap_or_default();
        let source = untrack(|| picture(desk, &table.scene(), &way, ""));
        drop(large.0.set_attribute("src", &source));
    } else if e.type_() == "click"
        && near(e, "h2 button").is_some()
        && desk.start(&game, Some(&position), None).is_ok()
    {
        // The address of the game is the plain one.
        drop(window().location().set_hash(""));
    }
}

/// A game: its name, its diagram, what it allows, and why.
fn card(desk: Desk, all: &[Section], answer: &Answer, out: &mut Markup) {
    let Ok(table) = registry::open(answer.game, Some(&answer.position), None) else { return };
    let scene = table.scene();
    let layout = Layout { board: scene.board, ..desk.layout.get() };
    let (mut takes, mut ways) = (String::new(), Markup::default());
    for way in answer.ways.iter().take(MOST) {
        let led = drawn(&layout, &way.here[0], &way.here[1]);
        if answer.captures {
            takes += &led;
        }
        ways.fill(WAY, &[&led, &way.text]);
    }
    let key = match answer.captures {
        true => "takes",
        false if answer.ways.is_empty() => "over",
        false => "moves",
    };
    let picture = picture(desk, &scene, &takes, "");
    let (start, says) = (word(all, "start", 2), word(all, key, 2));
    let (name, must, ways) = (desk.label(answer.label), answer.must.join(", "), ways.done());
    out.fill(CARD, &[answer.game, &answer.position, &start, name, &picture, &says, &must, &ways]);
    let mut why = |key: &str| out.fill("<p class=\"why\">$</p>", &[&word(all, key, 2)]);
    answer.why.iter().for_each(|key| why(key));
    if answer.same && answer.game != desk.status.with(|s| s.game) {
        why("same");
    }
    if answer.mirrored {
        why("mirrored");
    }
    out.put(&["</div></article>"]);
}

/// A position as the address of a picture, with ways drawn on it.
pub fn picture(desk: Desk, scene: &Scene, ways: &str, title: &str) -> String {
    let layout = Layout { board: scene.board, flipped: desk.prefs.with(|p| p.flipped) };
    let shapes = [outlined(ways, "#b3261e", [2.7, 1.7])];
    address(&svg(&Picture { scene, layout, symbols: PIECES, title, shapes: &shapes, inside: true }))
}

/// The way of a piece, with a ring where it comes to rest and crosses on what it takes.
fn drawn(layout: &Layout, route: &[Field], taken: &[Field]) -> String {
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
