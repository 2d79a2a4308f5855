//! The page that shows the position on the board under the rules of every game that it fits.

use super::dom::{El, Live, back, el};
use super::national::{TEXT, word};
use super::notes::arranged;
use super::picture::address;
use super::sprite::PIECES;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, path};
use notabene_core::session::compare::{Answer, compare};
use notabene_core::session::picture::{Picture, svg};
use notabene_core::session::{Table, open};
use notabene_core::text::{Label, Section};
use std::rc::Rc;

/// So many moves of a game are shown: boards full of kings have thousands.
const MOST: usize = 60;

/// The way that is shown on the large board: the answer and its move.
type Shown = Live<Option<(usize, usize)>>;

/// What stands on the page.
pub fn page(desk: &'static Desk) -> Vec<El> {
    let made = move |all: Vec<Section>| {
        let style = desk.prefs.with(|p| p.style());
        let answers = Rc::new(desk.table.with(|t| compare(&**t, &style)));
        let shown: Shown = Live::new(None);
        let cards = (0..answers.len()).map(|n| card(desk, &all, &answers, n, shown));
        if answers.is_empty() {
            return vec![el("p", "card").attr("role", "status").text(&word(&all, "none", 2))];
        }
        let lead = el("p", "lead").text(&word(&all, "lead", 2));
        vec![lead, large(desk, answers.clone(), shown), el("div", "answers").with(cards)]
    };
    vec![
        el("h1", "").label(desk, Label::CompareTitle),
        arranged(desk, TEXT, Box::new(made)).attr("class", "compared"),
        back(desk),
    ]
}

/// The position on the board, with the way that is looked at.
fn large(desk: &'static Desk, answers: Rc<Vec<Answer>>, shown: Shown) -> El {
    let source = move || {
        let way = shown.get().and_then(|(n, way)| answers.get(n)?.ways.get(way));
        let ways: Vec<Drawn> = way.map(|way| (&way.route[..], &way.taken[..])).into_iter().collect();
        desk.table.with(|table| picture(desk, &**table, &ways, ""))
    };
    let image = el("img", "").live("src", source).attr("alt", "");
    el("div", "large").attr("data-part", "large").with([image])
}

/// A game: its name, its diagram, what it allows, and why.
fn card(desk: &'static Desk, all: &[Section], answers: &Rc<Vec<Answer>>, n: usize, shown: Shown) -> El {
    let Some(answer) = answers.get(n) else { return el("div", "") };
    let (game, position) = (answer.game, answer.position.clone());
    let begin = move || {
        if desk.start(game, Some(&position), None).is_ok() {
            // The address of the game is the plain one.
            drop(window().location().set_hash(""));
        }
    };
    let name = el("button", "quiet").attr("type", "button").attr("title", &word(all, "start", 2));
    let title = el("h2", "").with([name.label(desk, answer.label).click(begin)]);
    let image = open::open(game, Some(&answer.position), None).ok().map(|table| {
        let takes = answer.ways.iter().take(MOST).filter(|_| answer.captures);
        let ways: Vec<Drawn> = takes.map(|way| (&way.here[0][..], &way.here[1][..])).collect();
        el("img", "diagram").attr("src", &picture(desk, &*table, &ways, "")).attr("alt", "")
    });
    let key = match (answer.captures, answer.ways.is_empty()) {
        (true, _) => "takes",
        (_, true) => "over",
        _ => "moves",
    };
    let hint = [&word(all, key, 2), " ", &answer.must.join(", ")].concat();
    let ways = (0..answer.ways.len().min(MOST)).map(|way| line(answers, n, way, shown));
    let words = el("div", "words")
        .with([el("p", "hint").text(&hint), el("p", "row ways").with(ways)])
        .with(reasons(all, answer, n).iter().map(|reason| el("p", "why").text(reason)));
    el("article", "card").attr("data-game", game).with([title]).with(image).with([words])
}

/// Why a game says what it says.
fn reasons(all: &[Section], answer: &Answer, n: usize) -> Vec<String> {
    let mirrored = answer.mirrored.then_some("mirrored");
    let same = (n > 0 && answer.same).then_some("same");
    let keys = answer.why.iter().copied().chain(same).chain(mirrored);
    keys.map(|key| word(all, key, 2)).collect()
}

/// A move that can be looked at on the large board.
fn line(answers: &Rc<Vec<Answer>>, n: usize, way: usize, shown: Shown) -> El {
    let text = answers.get(n).and_then(|answer| answer.ways.get(way)).map_or("", |way| &way.text);
    let look = move || shown.set(Some((n, way)));
    el("button", "choice")
        .attr("type", "button")
        .state("aria-pressed", move || shown.get() == Some((n, way)))
        .text(text)
        .click(look)
        .on("pointerenter", move |_| look())
        .on("focus", move |_| look())
}

/// A way over a board, and what is taken on it.
pub type Drawn<'a> = (&'a [Field], &'a [Field]);

/// A position as the address of a picture, with ways drawn on it.
pub fn picture(desk: &'static Desk, table: &dyn Table, ways: &[Drawn], title: &str) -> String {
    let scene = &table.scene();
    let layout = Layout { board: scene.board, flipped: desk.prefs.with(|p| p.flipped) };
    let shapes: Vec<String> = ways.iter().map(|way| drawn(&layout, way)).collect();
    address(&svg(&Picture { scene, layout, symbols: PIECES, title, shapes: &shapes, inside: true }))
}

/// The way of a piece, with a ring where it comes to rest and crosses on what it takes.
fn drawn(layout: &Layout, (route, taken): &Drawn) -> String {
    let mut d = layout.way(route);
    for field in *taken {
        d += &cross(layout, *field);
    }
    if let Some(end) = route.last() {
        d += &layout.circle(*end, 0.3);
    }
    super::overlay::outlined(&d, "#b3261e", [2.6, 1.5])
}

fn cross(layout: &Layout, field: Field) -> String {
    let (at, r) = (layout.centre(field), layout.unit(field) * 0.16);
    let (left, right, top, bottom) = (at.x - r, at.x + r, at.y - r, at.y + r);
    path("M~ ~L~ ~M~ ~L~ ~", &[left, top, right, bottom, right, top, left, bottom])
}
