//! What happens on a board, told to the page around it.

use super::super::live::later;
use super::stand::{Stand, latest};
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::Sheet;
use notabene_core::i18n::Msg;
use notabene_core::record::{NodeId, Score};
use wasm_bindgen::JsValue;

fn object(parts: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in parts {
        // An object of our own takes anything.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// How many half-moves lead to the move on the board.
fn ply(sheet: &Sheet) -> u32 {
    sheet.path(sheet.at).len() as u32
}

/// All that a page may ask of a board.
pub fn state(here: Stand) -> JsValue {
    untrack(|| {
        let (desk, text) = (here.desk, |form| here.desk.game.with(|table| table.text(form)));
        let (ply, written) = desk
            .sheet
            .with(|sheet| (ply(sheet), sheet.cell(sheet.at).map(|cell| cell.text()).unwrap_or_default()));
        let style = desk.prefs.with(|prefs| prefs.style());
        let (game, is_pdn, turn) = desk.status.with(|status| {
            let pdn = notabene_core::game::registry::find(status.game).is_ok_and(|game| game.is_pdn());
            (status.game, pdn, status.turn.name())
        });
        object(&[
            ("game", game.into()),
            ("ply", ply.into()),
            ("move", written.into()),
            ("own", here.is_own().into()),
            ("turn", turn.into()),
            ("position", text(Export::Position).into()),
            ("moves", text(Export::Moves(style)).into()),
            (if is_pdn { "pdn" } else { "pgn" }, text(Export::Pgn).into()),
        ])
    })
}

/// The board is there.
pub fn ready(here: Stand) {
    if here.is_open() {
        here.tell("ready", &state(here));
    }
}

/// Something is wrong with an option, or with the game in it.
pub fn wrong(here: Stand, (option, says): &(&'static str, Msg)) {
    if !here.is_open() {
        return;
    }
    let says_text = untrack(|| here.desk.say(says));
    here.tell(
        "error",
        &object(&[
            ("option", (*option).into()),
            ("kind", says.kind().game_id().into()),
            ("message", says_text.into()),
        ]),
    );
}

/// Tells each step through the game, each new move, and how the game ended.
pub fn follow(here: Stand) {
    let mut before: Option<(u32, NodeId, NodeId)> = None;
    later(Box::new(move || {
        let begun = here.desk.games_begun.get();
        let (at, last) = here.desk.sheet.with(|sheet| (sheet.at, latest(sheet)));
        let now = (begun, at, last);
        let Some(old) = before.replace(now) else { return };
        if old == now || (old.0 == begun && old.1 == at) {
            return;
        }
        let played = old.0 == begun && last.0 > old.2.0;
        let state = state(here);
        here.tell(if played { "move" } else { "step" }, &state);
        if !here.is_open() {
            return;
        }
        let ended = here.desk.status.with_untracked(|status| {
            let over = status.at_end && status.score != Score::Open;
            over.then(|| (status.score.pgn(), status.word()))
        });
        if let Some((result, reason)) = ended {
            here.tell("result", &object(&[("result", result.into()), ("reason", reason.into())]));
        }
    }));
}
