//! Other options and other games for a board.

use crate::embed::embedded_board::{EmbeddedBoard, ViewerUse, host_game};
use crate::embed::options::{
    board_language, fetch_messages, format_game, parse_options, preferences_of, prepare_game,
};
use crate::embed::{host_events, viewer_part};
use crate::state::current_game::needs_more_than_chess;
use crate::state::i18n_loader;
use js_sys::Array;
use leptos::prelude::*;
use notabene_core::exchange::embed::Options;
use notabene_core::i18n::Part;
use wasm_bindgen_futures::spawn_local;

/// Applies other options; with `anew` another game, with `strict` unknown names are errors.
pub fn apply_options(board: EmbeddedBoard, said: &Array, anew: bool, strict: bool) {
    let mut options = board.host.with_untracked(|page| page.options.clone());
    let mut faults = Vec::new();
    let before = options.clone();
    if anew {
        options.clear_game();
        board.host.update(|page| page.text.clear());
    }
    parse_options(&mut options, said, strict, &mut faults);
    let of_game = |options: &Options| {
        let mut rest = options.clone();
        rest.clear_game();
        (options.iter().count() - rest.iter().count(), format_game(options))
    };
    let other_game = anew || of_game(&before) != of_game(&options);
    let language = board.host.with_untracked(|page| board_language(&options, &page.page_language));
    spawn_local(async move {
        if !i18n_loader::load_messages(language, Part::First).await || !board.is_open() {
            return;
        }
        let text = board.host.with_untracked(|page| page.text.clone());
        let shown = if other_game { Some(prepare_game(&options, &text, language).await.0) } else { None };
        if shown.is_none() && board.is_open() && board.app.game.with_untracked(needs_more_than_chess) {
            i18n_loader::load_messages(language, Part::More).await;
        }
        let is_shown = || board.viewer.get_untracked() != ViewerUse::None;
        let is_wanted = board.is_open()
            && (is_shown()
                || match &shown {
                    Some(shown) => viewer_part::is_wanted(&options, &shown.table),
                    None => board.app.game.with_untracked(|game| viewer_part::is_wanted(&options, game)),
                });
        let shows_viewer = is_wanted && viewer_part::load(language).await;
        faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
        fetch_messages(language, &faults).await;
        if !board.is_open() {
            return;
        }
        board.app.prefs.set(preferences_of(&options, language));
        faults.iter().for_each(|fault| host_events::dispatch_error(board, fault));
        if !board.is_open() {
            return;
        }
        let shown = shown.map(|shown| (host_game(&shown), (shown.games, shown.at), shown.table));
        let mut game = None;
        board.host.update(|page| {
            page.options = options;
            page.faults = faults;
            if let Some((given, games, table)) = shown {
                (page.host_game, page.games, page.own_moves) = (given, games, None);
                game = Some(table);
            }
        });
        if let Some(game) = game {
            board.app.swap_game(game);
        }
        if shows_viewer && board.viewer.get_untracked() == ViewerUse::None {
            board.viewer.set(ViewerUse::Shown);
        }
    });
}
