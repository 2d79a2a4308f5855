//! Letters to tap: all that a move is written with, in the letters that were chosen.

use super::current_game::CurrentGame;
use super::prefs::Preferences;
use super::state::Desk;
use super::write;
use crate::components::Icon;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::i18n::Label;
use notabene_core::notation::{Castle, Form, Style};
use notabene_core::position::Figure;
use web_sys::{HtmlInputElement, SelectionMode};

const FIGURES: [Figure; 5] = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];
/// Keys that do something else than write themselves.
pub const ERASE: &str = "erase";
pub const PLAY: &str = "play";

const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/// The keys where pieces have no letters: what fields are called by, and what stands between them.
fn fields(style: &Style, scene: &Scene, takes: char) -> Vec<&'static str> {
    let (manoury, letters) = (style.unlettered() == Form::Manoury, style.by_letters(&scene.board));
    let mut keys = Vec::with_capacity(32);
    if letters {
        let files = scene.board.naming.files;
        keys.extend((0..scene.board.grid.files.into()).filter_map(|n| files.get(n..=n)));
    }
    // Ten digits are enough for all numbers, eight for eight ranks.
    let digits = if letters && scene.board.grid.ranks <= 8 { 8 } else { 10 };
    keys.extend(DIGITS.into_iter().take(digits));
    keys.push("-");
    match takes {
        _ if manoury => keys.extend([style.capture_sign(), "(", ")"]),
        ':' => keys.push(":"),
        '-' => {}
        _ => keys.push("x"),
    }
    keys.extend([ERASE, PLAY]);
    keys
}

/// The keys in rows of eight.
pub fn names(style: &Style, scene: &Scene) -> Vec<&'static str> {
    if let Some(takes) = scene.takes {
        return fields(style, scene, takes);
    }
    let castling = match style.castle {
        Castle::Letter => ["O-O", "O-O-O"],
        Castle::Zero => ["0-0", "0-0-0"],
    };
    let mut keys = Vec::with_capacity(32);
    FIGURES.iter().for_each(|figure| keys.push(style.key(*figure)));
    // Descriptive notation has a letter for pawns.
    keys.extend(Some(style.key(Figure::Pawn)).filter(|key| !key.is_empty()));
    keys.extend([style.capture_sign(), "-", ERASE]);
    let files = scene.board.naming.files;
    keys.extend((0..files.len()).filter_map(|n| files.get(n..=n)));
    keys.extend(DIGITS.into_iter().take(scene.board.grid.ranks.into()));
    keys.extend(castling.into_iter().filter(|_| scene.castles));
    keys.extend(scene.throws.iter().map(|_| "@"));
    keys.extend(["=", "+", style.mate_sign(), PLAY]);
    keys
}

/// Field that the keys of a pad write into.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum PadTarget {
    /// The field beside the board: `data-letter`.
    Game,
    /// The line for an entry of a score sheet: `data-key`.
    Sheet,
}

/// The keys for the game on the board.
#[component]
pub fn GameKeys() -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let keys = Memo::new(move |_| {
        let style = current.prefs.with(|p| p.strictness.style(p.style()));
        current.scene.with(|scene| names(&style, scene))
    });
    view! { <PadKeys keys target=PadTarget::Game/> }
}

/// The keys for an entry of a score sheet: nothing is played with them, and an offer of a draw may stand behind a
/// move.
#[component]
pub fn SheetKeys(#[prop(into)] style: Signal<Style>) -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let keys = Memo::new(move |_| {
        let mut keys = current.scene.with(|scene| style.with(|style| names(style, scene)));
        keys.retain(|key| *key != PLAY);
        keys.push("(=)");
        keys
    });
    view! { <PadKeys keys target=PadTarget::Sheet/> }
}

/// Keys as buttons, with their names in the attribute of their target.
#[component]
fn PadKeys(keys: Memo<Vec<&'static str>>, target: PadTarget) -> impl IntoView {
    move || keys.get().into_iter().map(|key| view! { <PadKey key target/> }).collect_view()
}

#[component]
fn PadKey(key: &'static str, target: PadTarget) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let label = match key {
        ERASE => Some(Label::Erase),
        PLAY => Some(Label::PlayWritten),
        _ => None,
    };
    let is_wide = key == PLAY || key.len() > 4 && key != ERASE;
    view! {
        <button
            type="button"
            tabindex="-1"
            data-letter=(target == PadTarget::Game).then_some(key)
            data-key=(target == PadTarget::Sheet).then_some(key)
            aria-label=label.map(|label| prefs.words(label))
            class=is_wide.then_some("wide")
        >
            {match label {
                Some(_) => view! { <Icon name=key/> }.into_any(),
                None => key.into_any(),
            }}
        </button>
    }
}

/// Puts a letter where the caret stands, or takes one away.
pub fn press(desk: Desk, key: &str) {
    let Some(input) = write::input() else { return };
    if key == PLAY {
        return write::play_written(desk);
    }
    put(&input, key);
}

/// Puts the letter of a key where the caret of a field stands, or takes one away.
pub fn put(input: &HtmlInputElement, key: &str) {
    let place = |at: Result<Option<u32>, _>| at.ok().flatten().unwrap_or(0);
    let (start, end) = (place(input.selection_start()), place(input.selection_end()));
    let (new, start) = match key {
        ERASE => ("", if start == end { start.saturating_sub(1) } else { start }),
        _ => (key, start),
    };
    // It fails only for a range that is turned round.
    let _ = input.set_range_text_with_start_and_end_and_selection_mode(new, start, end, SelectionMode::End);
}
