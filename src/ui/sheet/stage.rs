//! What all ways of practising share: a board of their own, its words, games that begin, and what is kept of them.

use crate::ui::dom::{self, El, button, el, picked};
use crate::ui::live::flag;
use crate::ui::state::Desk;
use crate::ui::status::{Spoken, Status};
use crate::ui::{aside, board, store, write};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::{Letters, Notation as _, Style};
use notabene_core::record::Score;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

/// A board beside the game, as the one of all that is made after it.
pub fn seat(desk: Desk, table: Game) -> Desk {
    let own = desk.beside(table);
    own.provide();
    own
}

/// The board with the line that says how its game stands, and what is told of it.
pub fn board() -> El {
    el("section", "board-place").with([board::Board(), Status(), Spoken()])
}

/// The main line of the game on a board.
pub fn played(own: Desk) -> Played {
    own.game.with(|t| t.played())
}

/// The same, not followed.
pub fn played_now(own: Desk) -> Played {
    own.game.with_untracked(|t| t.played())
}

/// The way of writing that was chosen.
pub fn style(desk: Desk) -> Style {
    desk.prefs.with(|p| p.style())
}

/// A new game of the kind that is on the desk, from its start.
pub fn fresh(desk: Desk) -> Game {
    let begun = desk.game.with_untracked(|t| {
        let (status, start) = (t.status(), t.played().at(0).to_text());
        let rules = Some(status.rules.as_str()).filter(|rules| !rules.is_empty());
        registry::open(status.game, Some(&start), rules)
    });
    begun.unwrap_or_else(|_| registry::chess())
}

/// A copy of the game on a board.
pub fn copy(desk: Desk) -> Option<Game> {
    kept(&desk.game.with_untracked(|t| t.text(Export::Save)))
}

/// A game from a text that was kept, damaged or not.
pub fn kept(text: &str) -> Option<Game> {
    save::read(text).0.ok()
}

/// The game that was kept under a name.
pub fn restored(name: &str) -> Option<Game> {
    aside::sound(name, kept)
}

/// Keeps the game of a board.
pub fn keep(name: &str, own: Desk) {
    store::keep(name, &own.game.with_untracked(|t| t.text(Export::Save)));
}

/// A button that does something by which something may be lost: then it asks, and does it at the second tap.
pub fn careful(
    desk: Desk,
    label: Label,
    name: &str,
    loses: impl Fn() -> bool + 'static,
    act: impl Fn() + 'static,
) -> El {
    let asked = RwSignal::new(false);
    let words = move || desk.label(if asked.get() { Label::SheetSure } else { label }).into();
    el("button", "").attr("type", "button").attr("data-do", name).says(words).click(move || {
        let ask = !asked.get_untracked() && loses();
        asked.set(ask);
        if !ask {
            act();
        }
    })
}

/// A button that brings the game of this board onto the desk, and shows it there. It asks if another one is there.
pub fn to_desk(desk: Desk, own: Desk) -> El {
    let text = |desk: Desk| desk.game.with_untracked(|t| t.text(Export::Save));
    let loses = move || !desk.game.with_untracked(|t| t.played().is_empty()) && text(desk) != text(own);
    careful(desk, Label::SheetToDesk, "to-desk", loses, move || {
        if let Some(table) = copy(own) {
            desk.put(table);
            // The address of the game is the plain one.
            drop(window().location().set_hash(""));
        }
    })
}

/// Buttons to take a move back, play it again and turn the board.
pub fn walk(own: Desk) -> El {
    let act = |label, name, go| button(own, label, name, move || own.go(go));
    el("div", "row").with([
        act(Label::Undo, "undo", Go::Undo),
        act(Label::Redo, "redo", Go::Redo),
        button(own, Label::Flip, "flip", move || own.flip()),
    ])
}

/// A line of words that is spoken when it changes.
pub fn told(desk: Desk, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    let says = move || msg().map(|msg| desk.say(&msg)).unwrap_or_default();
    el("p", class).attr("role", "status").says(says)
}

/// The board with what belongs to it, the pen with what it is told, and the paper. A finger on it gets letters to tap.
pub fn desk_top(desk: Desk, board_side: Vec<El>, pen_side: Vec<El>, paper_side: Vec<El>) -> El {
    let touched = move |e: Event| {
        if e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch") {
            write::by_finger(desk);
        }
    };
    el("div", "desk-top")
        .with([
            el("div", "play-side").with(board_side),
            el("div", "pen-side").with(pen_side),
            el("div", "paper-side").with(paper_side),
        ])
        .on("pointerdown", touched)
}

/// The letters of a sheet: a choice until something is written, then those in which it began, and why they stay.
pub fn letters(
    desk: Desk,
    choice: El,
    of: impl Fn() -> &'static Letters + 'static,
    begun: impl Fn() -> bool + Clone + 'static,
) -> El {
    let (open, shut) = (begun.clone(), begun);
    let name = move || {
        let letters = of();
        [letters.name, " · ", &letters.pieces.join(" ")].concat()
    };
    el("div", "letters-of").with([
        el("div", "").class(move || if open() { "hidden" } else { "" }).with([choice]),
        el("p", "").class(move || if shut() { "stay lettered" } else { "hidden" }).with([
            el("span", "").label(desk, Label::PieceLetters),
            el("b", "").says(name),
            el("span", "hint").label(desk, Label::LettersStay),
        ]),
    ])
}

/// A result that the arbiter decides; the board has the last word where the rules ended the game.
pub fn decides(desk: Desk, own: Desk) -> El {
    let (scores, results) = own.status.with_untracked(|s| (s.scores, s.results));
    let options = scores.iter().map(|score| {
        let words = if *score == Score::Open { "–" } else { score.shown(results) };
        let made = el("option", "").attr("value", score.pgn()).text(words);
        dom::mark(
            &made,
            dom::Mark::Property,
            "selected",
            flag(move || own.status.with(|s| s.score) == *score).into(),
        );
        made
    });
    let list = picked(desk, Label::ArbiterResult, "score", options.collect(), move |name| {
        if let Some(score) = Score::find(&name) {
            own.edit(Edit::Score(score));
        }
    });
    list.class(move || if own.status.with(|s| s.outcome.is_some()) { "hidden" } else { "pick" })
}

/// One of them.
pub fn option(value: &str, words: impl Fn() -> String + 'static, chosen: bool) -> El {
    let made = el("option", "").attr("value", value).says(words);
    if chosen { made.attr("selected", "") } else { made }
}

/// A box to tick.
pub fn switch(desk: Desk, label: Label, name: &str, is: bool, change: impl Fn(bool) + 'static) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let tick = if is { tick.attr("checked", "") } else { tick };
    let tick = tick.on("change", move |e| change(event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(desk, label)])
}
