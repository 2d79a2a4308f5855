//! Events of a board, dispatched to the page around it.

use crate::embed::embedded_board::{EmbeddedBoard, latest_node};
use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::MoveSheet;
use notabene_core::i18n::{MessageKind, Msg};
use notabene_core::record::{NodeId, Score};
use wasm_bindgen::JsValue;

fn js_object(parts: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in parts {
        // An object of our own takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Returns the number of plies up to the move on the board.
fn current_ply(sheet: &MoveSheet) -> u32 {
    sheet.path(sheet.at).len() as u32
}

/// Returns the state of a board for its page.
pub fn state_object(here: EmbeddedBoard) -> JsValue {
    untrack(|| {
        let (current, text) = (here.current, |form| here.current.game.with(|table| table.text(form)));
        let (ply, written) = current.sheet.with(|sheet| {
            (current_ply(sheet), sheet.cell(sheet.at).map(|cell| cell.text()).unwrap_or_default())
        });
        let style = current.prefs.with(|prefs| prefs.style());
        let (game, is_pdn, turn) = current.status.with(|status| {
            let pdn = notabene_core::game::registry::find(status.game).is_ok_and(|game| game.is_pdn());
            (status.game, pdn, status.turn.name())
        });
        js_object(&[
            ("game", game.into()),
            ("ply", ply.into()),
            ("move", written.into()),
            ("own", here.shows_own_move().into()),
            ("turn", turn.into()),
            ("position", text(Export::Position).into()),
            ("moves", text(Export::Moves(style)).into()),
            (if is_pdn { "pdn" } else { "pgn" }, text(Export::Pgn).into()),
        ])
    })
}

/// Dispatches the event of a ready board.
pub fn dispatch_ready(here: EmbeddedBoard) {
    if here.is_open() {
        here.dispatch("ready", &state_object(here));
    }
}

/// Dispatches the error of an option, or of the game in it.
pub fn dispatch_error(here: EmbeddedBoard, (option, says): &(&'static str, Msg)) {
    // `embed.js` has sent that of a missing file.
    if !here.is_open() || says.kind() == MessageKind::EmbedFile {
        return;
    }
    let says_text = untrack(|| here.current.message_text(says));
    here.dispatch(
        "error",
        &js_object(&[
            ("option", (*option).into()),
            ("kind", says.kind().game_id().into()),
            ("message", says_text.into()),
        ]),
    );
}

/// Dispatches the error of a file that a board cannot do without.
pub fn dispatch_not_loaded(tell: &Function, message: &str) {
    let about = [("option", ""), ("kind", "not_loaded"), ("message", message)];
    let about = js_object(&about.map(|(name, value)| (name, value.into())));
    // Errors thrown by the callback are the page's own affair.
    let _ = tell.call2(&JsValue::NULL, &"error".into(), &about);
}

/// Dispatches an event for each step through the game, each new move, and the end of the game.
pub fn dispatch_changes(here: EmbeddedBoard) {
    let mut before: Option<(u32, NodeId, NodeId)> = None;
    Effect::new(move || {
        let begun = here.current.games_begun.get();
        let (at, last) = here.current.sheet.with(|sheet| (sheet.at, latest_node(sheet)));
        let now = (begun, at, last);
        let Some(old) = before.replace(now) else { return };
        if old == now || (old.0 == begun && old.1 == at) {
            return;
        }
        let played = old.0 == begun && last.0 > old.2.0;
        let state = state_object(here);
        here.dispatch(if played { "move" } else { "step" }, &state);
        if !here.is_open() {
            return;
        }
        let ended = here.current.status.with_untracked(|status| {
            let over = status.at_end && status.score != Score::Open;
            over.then(|| (status.score.pgn(), status.word()))
        });
        if let Some((result, reason)) = ended {
            here.dispatch("result", &js_object(&[("result", result.into()), ("reason", reason.into())]));
        }
    });
}
