//! Parts shared by all modes: a separate board, its announcements, new games and saved ones.

use crate::components::effect::flag;
use crate::components::element::{self, El, button, el, picked};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, storage};
use crate::views::status::{Spoken, Status};
use crate::views::{board, move_input};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::{Letters, Notation as _, Style};
use notabene_core::record::Score;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

/// Creates a board beside the game, and provides it to all later elements.
pub fn seat(app: AppContext, table: Game) -> AppContext {
    let own = app.beside(table);
    own.provide();
    own
}

/// Board with the line of its game state and announcements.
pub fn board() -> El {
    el("section", "board-place").with([board::Board(), Status(), Spoken()])
}

/// Main line of the game on a board; tracked.
pub fn played(own: AppContext) -> Played {
    own.game.with(|t| t.played())
}

/// Main line of the game on a board; untracked.
pub fn played_now(own: AppContext) -> Played {
    own.game.with_untracked(|t| t.played())
}

/// Chosen notation style; tracked.
pub fn style(app: AppContext) -> Style {
    app.prefs.with(|p| p.style())
}

/// New game of the variant on the board, from its start.
pub fn fresh(app: AppContext) -> Game {
    let begun = app.game.with_untracked(|t| {
        let (status, start) = (t.status(), t.played().position_at(0).to_text());
        let rules = Some(status.rules.as_str()).filter(|rules| !rules.is_empty());
        registry::open(status.game, Some(&start), rules)
    });
    begun.unwrap_or_else(|_| registry::chess())
}

/// Copy of the game on a board.
pub fn copy(app: AppContext) -> Option<Game> {
    kept(&app.game.with_untracked(|t| t.text(Export::Save)))
}

/// Reads a game from a saved text, damaged or not.
pub fn kept(text: &str) -> Option<Game> {
    save::read(text).0.ok()
}

/// The game saved under a name.
pub fn restored(name: &str) -> Option<Game> {
    corrupt_storage::sound(name, kept)
}

/// Saves the game of a board.
pub fn keep(name: &str, own: AppContext) {
    storage::keep(name, &own.game.with_untracked(|t| t.text(Export::Save)));
}

/// Button of an action that may lose something: then it asks, and acts at the second tap.
pub fn careful(
    app: AppContext,
    label: Label,
    name: &str,
    loses: impl Fn() -> bool + 'static,
    act: impl Fn() + 'static,
) -> El {
    let asked = RwSignal::new(false);
    let words = move || app.label(if asked.get() { Label::SheetSure } else { label }).into();
    el("button", "").attr("type", "button").attr("data-do", name).says(words).click(move || {
        let ask = !asked.get_untracked() && loses();
        asked.set(ask);
        if !ask {
            act();
        }
    })
}

/// Button that moves the game of this board to the main board. It asks if another game is there.
pub fn to_desk(app: AppContext, own: AppContext) -> El {
    let text = |app: AppContext| app.game.with_untracked(|t| t.text(Export::Save));
    let loses = move || !app.game.with_untracked(|t| t.played().is_empty()) && text(app) != text(own);
    careful(app, Label::SheetToDesk, "to-desk", loses, move || {
        if let Some(table) = copy(own) {
            app.put(table);
            // The address of the game is empty.
            drop(window().location().set_hash(""));
        }
    })
}

/// Buttons to take a move back, play it again and flip the board.
pub fn walk(own: AppContext) -> El {
    let act = |label, name, go| button(own, label, name, move || own.go(go));
    el("div", "row").with([
        act(Label::Undo, "undo", Go::Undo),
        act(Label::Redo, "redo", Go::Redo),
        button(own, Label::Flip, "flip", move || own.flip()),
    ])
}

/// Line of text, announced when it changes.
pub fn told(app: AppContext, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    let says = move || msg().map(|msg| app.say(&msg)).unwrap_or_default();
    el("p", class).attr("role", "status").says(says)
}

/// Columns of board, pen and sheet. A touch enables on-screen keys.
pub fn desk_top(app: AppContext, board_side: Vec<El>, pen_side: Vec<El>, paper_side: Vec<El>) -> El {
    let touched = move |e: Event| {
        if e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch") {
            move_input::by_finger(app);
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

/// Letters of a sheet: a choice until something is written, then those in use, with the reason.
pub fn letters(
    app: AppContext,
    choice: El,
    of: impl Fn() -> &'static Letters + 'static,
    begun: impl Fn() -> bool + Clone + 'static,
) -> El {
    let (open, shut) = (begun.clone(), begun);
    let name = move || {
        let letters = of();
        format!("{} · {}", letters.name, letters.pieces.join(" "))
    };
    el("div", "letters-of").with([
        el("div", "").class(move || if open() { "hidden" } else { "" }).with([choice]),
        el("p", "").class(move || if shut() { "stay lettered" } else { "hidden" }).with([
            el("span", "").label(app, Label::PieceLetters),
            el("b", "").says(name),
            el("span", "hint").label(app, Label::LettersStay),
        ]),
    ])
}

/// Result decided by the arbiter; the board has precedence where the rules ended the game.
pub fn decides(app: AppContext, own: AppContext) -> El {
    let (scores, results) = own.status.with_untracked(|s| (s.scores, s.results));
    let options = scores.iter().map(|score| {
        let words = if *score == Score::Open { "–" } else { score.shown(results) };
        let made = el("option", "").attr("value", score.pgn()).text(words);
        element::mark(
            &made,
            element::Mark::Property,
            "selected",
            flag(move || own.status.with(|s| s.score) == *score).into(),
        );
        made
    });
    let list = picked(app, Label::ArbiterResult, "score", options.collect(), move |name| {
        if let Some(score) = Score::find(&name) {
            own.edit(Edit::Score(score));
        }
    });
    list.class(move || if own.status.with(|s| s.outcome.is_some()) { "hidden" } else { "pick" })
}

/// Option of a list.
pub fn option(value: &str, words: impl Fn() -> String + 'static, chosen: bool) -> El {
    let made = el("option", "").attr("value", value).says(words);
    if chosen { made.attr("selected", "") } else { made }
}

/// Checkbox.
pub fn switch(app: AppContext, label: Label, name: &str, is: bool, change: impl Fn(bool) + 'static) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let tick = if is { tick.attr("checked", "") } else { tick };
    let tick = tick.on("change", move |e| change(event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(app, label)])
}
