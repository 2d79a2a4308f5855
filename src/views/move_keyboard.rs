//! Letter pad: all characters of moves in the selected notation.

use crate::components::Icon;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::i18n::Label;
use notabene_core::notation::{Castle, Form, Style};
use notabene_core::position::Figure;
use web_sys::{HtmlInputElement, SelectionMode};

const FIGURE_KEYS: [Figure; 5] = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];
/// Keys with a function of their own.
pub const ERASE_KEY: &str = "erase";
pub const PLAY_KEY: &str = "play";

const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/// The keys for pieces without letters: the coordinates, and the separators.
fn coordinate_keys(style: &Style, scene: &Scene, takes: char) -> Vec<&'static str> {
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
    keys.extend([ERASE_KEY, PLAY_KEY]);
    keys
}

/// The keys in rows of eight.
pub fn key_names(style: &Style, scene: &Scene) -> Vec<String> {
    let keys = match scene.takes {
        Some(takes) => coordinate_keys(style, scene, takes),
        None => lettered_keys(style, scene),
    };
    keys.into_iter().map(String::from).collect()
}

/// The keys for pieces with letters: these, the coordinates, and the signs of moves.
fn lettered_keys(style: &Style, scene: &Scene) -> Vec<&'static str> {
    let castling = match style.castle {
        Castle::Letter => ["O-O", "O-O-O"],
        Castle::Zero => ["0-0", "0-0-0"],
    };
    let mut keys = Vec::with_capacity(32);
    FIGURE_KEYS.iter().for_each(|figure| keys.push(style.key(*figure)));
    // Descriptive notation has a letter for pawns.
    keys.extend(Some(style.key(Figure::Pawn)).filter(|key| !key.is_empty()));
    keys.extend([style.capture_sign(), "-", ERASE_KEY]);
    let files = scene.board.naming.files;
    keys.extend((0..files.len()).filter_map(|n| files.get(n..=n)));
    keys.extend(DIGITS.into_iter().take(scene.board.grid.ranks.into()));
    keys.extend(castling.into_iter().filter(|_| scene.castles));
    keys.extend(scene.throws.iter().map(|_| "@"));
    keys.extend(["=", "+", style.mate_sign(), PLAY_KEY]);
    keys
}

/// The keys for a line of a score sheet: no key plays the move, and an offer of a draw may follow a move.
pub fn sheet_key_names(style: &Style, scene: &Scene) -> Vec<String> {
    let mut keys = key_names(style, scene);
    keys.retain(|key| key != PLAY_KEY);
    keys.push("(=)".into());
    keys
}

/// The keys as buttons, with their names as `data-letter`. The Tab key passes them by where one can type as well.
#[component]
pub fn KeyButtons(
    #[prop(into)] keys: Signal<Vec<String>>,
    #[prop(optional)] by_tab: bool,
    #[prop(into)] on_press: Callback<String>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let button = move |key: String| {
        let (label, face) = match key.as_str() {
            ERASE_KEY => (Some(Label::Erase), view! { <Icon name=ERASE_KEY/> }.into_any()),
            PLAY_KEY => (Some(Label::PlayWritten), view! { <Icon name=PLAY_KEY/> }.into_any()),
            " " => (None, prefs.label_signal(Label::LearnSpace).into_any()),
            _ => (None, key.clone().into_any()),
        };
        let is_wide = key == " " || key.chars().count() > 3 && key != ERASE_KEY;
        let name = key.clone();
        view! {
            <button
                type="button" tabindex=(!by_tab).then_some("-1") data-letter=name class=is_wide.then_some("wide")
                aria-label=label.map(|label| prefs.label_signal(label)) on:click=move |_| on_press.run(key.clone())
            >
                {face}
            </button>
        }
    };
    move || keys.get().into_iter().map(button).collect_view()
}

/// Inserts the letter of a key at the caret of a field, or erases one.
pub fn press_key(input: &HtmlInputElement, key: &str) {
    let place = |at: Result<Option<u32>, _>| at.ok().flatten().unwrap_or(0);
    let (start, end) = (place(input.selection_start()), place(input.selection_end()));
    let (new, start) = match key {
        ERASE_KEY => ("", if start == end { start.saturating_sub(1) } else { start }),
        _ => (key, start),
    };
    // Fails only for a reversed range.
    let _ = input.set_range_text_with_start_and_end_and_selection_mode(new, start, end, SelectionMode::End);
}
