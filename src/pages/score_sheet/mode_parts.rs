//! Parts shared by all modes: a separate board, its announcements, new games and saved ones.

use crate::components::effect::flag;
use crate::components::element::{self, El, button, el, labelled_select};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, storage};
use crate::views::status::{LiveRegion, StatusLine};
use crate::views::{board, move_input};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_core::record::{HeadField, Score};
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

/// Creates a board beside the game, and provides it to all later elements.
pub fn provide_board(app: AppContext, game: Game) -> AppContext {
    let own = app.with_own_board(game);
    own.provide();
    own
}

/// Board with the line of its game state and announcements.
pub fn board_with_status() -> El {
    el("section", "board-place").with([board::Board(), StatusLine(), LiveRegion()])
}

/// Main line of the game on a board; tracked.
pub fn played_game(own: AppContext) -> Played {
    own.game.with(|t| t.played())
}

/// Main line of the game on a board; untracked.
pub fn played_game_now(own: AppContext) -> Played {
    own.game.with_untracked(|t| t.played())
}

/// Chosen notation style; tracked.
pub fn notation_style(app: AppContext) -> Style {
    app.prefs.with(|p| p.style())
}

/// New game of the variant on the board, from its start.
pub fn new_game(app: AppContext) -> Game {
    app.game.with_untracked(Game::begin_again)
}

/// New game from the start of another, with the head of its sheet.
pub fn start_with_head(game: &Game) -> Game {
    let (mut begun, style) = (game.begin_again(), Style::pgn());
    let tags = game.sheet(&style).tags.0;
    for (name, value) in tags.into_iter().filter(|(name, _)| HeadField::ALL.iter().any(|f| f.tag() == name)) {
        // A tag that was read before is not refused.
        drop(begun.edit(Edit::Tag(name, value), &style));
    }
    begun
}

/// Copy of the game on a board.
pub fn copy_game(app: AppContext) -> Option<Game> {
    read_game(&app.game.with_untracked(|t| t.text(Export::Save)))
}

/// Reads a game from a saved text, damaged or not.
pub fn read_game(text: &str) -> Option<Game> {
    save::read(text).0.ok()
}

/// The saved game of a mode.
pub fn load_game(key: StorageKey) -> Option<Game> {
    corrupt_storage::load_valid(key, read_game)
}

/// Saves the game of a board.
pub fn save_game(key: StorageKey, own: AppContext) {
    storage::save(key, &own.game.with_untracked(|t| t.text(Export::Save)));
}

/// Button of an action that may lose something: then it asks, and acts at the second tap.
pub fn confirmed_button(
    app: AppContext,
    label: Label,
    name: &str,
    loses: impl Fn() -> bool + 'static,
    act: impl Fn() + 'static,
) -> El {
    let asked = RwSignal::new(false);
    let words = move || app.label(if asked.get() { Label::SheetSure } else { label }).into();
    el("button", "").attr("type", "button").attr("data-do", name).live_text(words).click(move || {
        let ask = !asked.get_untracked() && loses();
        asked.set(ask);
        if !ask {
            act();
        }
    })
}

/// Button that moves the game of this board to the main board. It asks if another game is there.
pub fn open_on_main_board(app: AppContext, own: AppContext) -> El {
    let text = |app: AppContext| app.game.with_untracked(|t| t.text(Export::Save));
    let loses = move || !app.game.with_untracked(|t| t.played().is_empty()) && text(app) != text(own);
    confirmed_button(app, Label::SheetToDesk, "to-desk", loses, move || {
        if let Some(game) = copy_game(own) {
            app.open_game(game);
            // The address of the game is empty.
            drop(window().location().set_hash(""));
        }
    })
}

/// Buttons to take a move back, play it again and flip the board.
pub fn move_buttons(own: AppContext) -> El {
    let act = |label, name, go| button(own, label, name, move || own.go(go));
    el("div", "row").with([
        act(Label::Undo, "undo", Go::Undo),
        act(Label::Redo, "redo", Go::Redo),
        button(own, Label::Flip, "flip", move || own.flip()),
    ])
}

/// Line of text, announced when it changes.
pub fn status_line(app: AppContext, class: &str, msg: impl Fn() -> Option<Msg> + 'static) -> El {
    let text = move || msg().map(|msg| app.message_text(&msg)).unwrap_or_default();
    el("p", class).attr("role", "status").live_text(text)
}

/// Columns of board, pen and sheet. A touch enables on-screen keys.
pub fn sheet_layout(app: AppContext, board_side: Vec<El>, pen_side: Vec<El>, paper_side: Vec<El>) -> El {
    let touched = move |e: Event| {
        if e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch") {
            move_input::show_pad_for_touch(app);
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
pub fn sheet_letters(
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
        el("div", "").live_class(move || if open() { "hidden" } else { "" }).with([choice]),
        el("p", "").live_class(move || if shut() { "stay lettered" } else { "hidden" }).with([
            el("span", "").label(app, Label::PieceLetters),
            el("b", "").live_text(name),
            el("span", "hint").label(app, Label::LettersStay),
        ]),
    ])
}

/// Result decided by the arbiter; the board has precedence where the rules ended the game.
pub fn arbiter_result(app: AppContext, own: AppContext) -> El {
    let (scores, results) = own.status.with_untracked(|s| (s.scores, s.results));
    let options = scores.iter().map(|score| {
        let words = if *score == Score::Open { "–" } else { score.shown(results) };
        let made = el("option", "").attr("value", score.pgn()).text(words);
        element::set_flag(
            &made,
            element::FlagTarget::Property,
            "selected",
            flag(move || own.status.with(|s| s.score) == *score).into(),
        );
        made
    });
    let list = labelled_select(app, Label::ArbiterResult, "score", options.collect(), move |name| {
        if let Some(score) = Score::find(&name) {
            own.edit(Edit::Score(score));
        }
    });
    list.live_class(move || if own.status.with(|s| s.outcome.is_some()) { "hidden" } else { "pick" })
}

/// Option of a list.
pub fn option_element(value: &str, words: impl Fn() -> String + 'static, chosen: bool) -> El {
    let element = el("option", "").attr("value", value).live_text(words);
    if chosen { element.attr("selected", "") } else { element }
}

/// Checkbox.
pub fn checkbox(app: AppContext, label: Label, name: &str, is: bool, change: impl Fn(bool) + 'static) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let tick = if is { tick.attr("checked", "") } else { tick };
    let tick = tick.on("change", move |e| change(event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(app, label)])
}

/// Columns to write: both, or one of them while the other fills itself.
const COLUMNS: [(&str, Label, Option<Side>); 3] = [
    ("both", Label::WriteBoth, None),
    ("white", Label::WriteWhite, Some(Side::White)),
    ("black", Label::WriteBlack, Some(Side::Black)),
];

/// Column with a name; both if it has another.
pub fn column_named(name: &str) -> Option<Side> {
    COLUMNS.iter().find(|(of, ..)| *of == name).and_then(|(_, _, side)| *side)
}

/// Choice of the columns to write, by their names.
pub fn column_select(app: AppContext, chosen: Option<Side>, choose: impl Fn(&str) + 'static) -> El {
    let options = COLUMNS
        .map(|(name, label, side)| option_element(name, move || app.label(label).into(), chosen == side));
    labelled_select(app, Label::WhoWrites, "columns", options.into(), move |name| choose(&name))
}
