//! The window in which a dart is thrown: what is at stake, the board, and what the dart came to.

use super::aim::{aim, focus};
use super::begin;
use super::drawing::dart;
use super::real::real;
use crate::ui::dom::{Child, El, button, choice, drawn, el, fragment, image};
use crate::ui::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::next_is;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;

/// What stands in the window.
pub fn Throwing() -> El {
    let desk = Desk::here();
    let oche = desk.darts();
    // Only this choice makes the stage anew, no other.
    let is_real = Memo::new(move |_| desk.prefs.with(|p| p.real_darts));
    let inside = move || {
        oche.round.track();
        let (ready, real) = (oche.ready.get(), is_real.get());
        untrack(|| oche.before(|scene| Some(stage(desk, scene, ready, real))).unwrap_or_default())
    };
    let class = move || match oche.landed.with(|l| l.as_ref().map(|l| l.placed)) {
        Some(true) => "oche landed placed",
        Some(false) => "oche landed lost",
        None => "oche",
    };
    el("div", "").class(class).with([el("div", "throw").each(inside), told(desk)])
}

fn stage(desk: Desk, scene: &Scene, ready: bool, is_real: bool) -> Vec<El> {
    if let Some(stake) = scene.stake().filter(|_| !ready) {
        return warning(desk, &stake);
    }
    let mut parts = vec![head(desk, scene)];
    parts.extend(if is_real { real(desk, scene) } else { aim(desk, scene) });
    parts
}

/// What is thrown, and how.
fn head(desk: Desk, scene: &Scene) -> El {
    let next = scene.next_dart();
    let says = next.map(|figure| desk.say(&next_is(figure))).unwrap_or_default();
    let glyph = next.map(|figure| Glyph { side: scene.turn, figure });
    let way = |is: bool, label: Label| {
        let chosen = move || desk.prefs.with(|p| p.real_darts) == is;
        let name = if is { "real" } else { "screen" };
        choice("data-way", name, chosen, move || desk.prefs.update(|p| p.real_darts = is)).label(desk, label)
    };
    el("div", "in-hand").with(image(glyph)).with([
        el("p", "").text(&says),
        el("div", "ways")
            .attr("role", "group")
            .with([way(false, Label::DartsOnScreen), way(true, Label::DartsReal)]),
    ])
}

/// A dart in check may lose the game: nobody throws it without having read so.
fn warning(desk: Desk, stake: &Msg) -> Vec<El> {
    let rather = button(desk, Label::RatherMove, "rather", move || desk.modal.open.set(Over::Nothing));
    let rather = rather.attr("class", "main");
    focus(&rather);
    let anyway = button(desk, Label::ThrowAnyway, "anyway", move || desk.darts().ready.set(true));
    vec![
        el("p", "stake").attr("role", "alert").text(&desk.say(stake)),
        el("div", "acts").with([anyway, rather]),
    ]
}

/// What the dart came to, and how it goes on.
fn told(desk: Desk) -> El {
    let oche = desk.darts();
    let says = move || oche.landed.with(|l| l.as_ref().map(|l| l.says.clone()).unwrap_or_default());
    let on = move || {
        if oche.landed.with(|l| l.is_none()) {
            return Vec::new();
        }
        untrack(|| {
            let back = button(desk, Label::BackToGame, "back", move || desk.modal.open.set(Over::Nothing));
            let mut acts = Vec::new();
            if super::can_throw(desk) {
                acts.push(button(desk, Label::NextDart, "again", move || {
                    begin(desk);
                }));
            }
            let back = back.attr("class", "main");
            focus(&back);
            acts.push(back);
            acts
        })
    };
    fragment().with([el("p", "told").attr("role", "status").says(says), el("div", "acts on").each(on)])
}

/// The target with the dart in it, once it has landed.
pub fn with_dart(desk: Desk, target: El) -> El {
    let oche = desk.darts();
    if let Ok(Some(board)) = target.0.query_selector("svg") {
        let layer = drawn("g").attr("class", "landing").attr("aria-hidden", "true");
        let made = layer.each(move || oche.landed.with(|l| l.as_ref().map(dart)).into_iter().collect());
        made.put_in(&El(board));
    }
    target
}
