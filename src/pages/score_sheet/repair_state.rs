//! State of the repair of a sheet: the texts of one sheet or two, the work, the result, answers.

use crate::pages::score_sheet::cell_input::cell_heading;
use crate::pages::score_sheet::mode_parts::{new_game, notation_style};
use crate::pages::score_sheet::photo_state::PhotoSheet;
use crate::state::current_game::CurrentGame;
use crate::state::sheet_repair::{self, SheetRequest};
use crate::state::storage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::line;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Style, player};
use notabene_core::position::Position as _;
use notabene_core::repair::{Correction, Fix, Repair};
use notabene_study::score_sheet::handwriting::split_entry;
use notabene_study::score_sheet::manual_sheet::{as_table, split_typed};
use notabene_study::storage_key::StorageKey;

/// The value for chess.
pub const CHESS: &str = "chess";

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct RepairState {
    /// The board of the page, and that of the mode.
    pub main: CurrentGame,
    pub own: CurrentGame,
    /// The sheet as it was typed.
    pub text: RwSignal<String>,
    /// The other player's sheet.
    pub copy: RwSignal<String>,
    /// True if read as chess; else as the variant on the board.
    pub chess: RwSignal<bool>,
    /// Cells checked last, and the result.
    pub head_texts: RwSignal<Vec<String>>,
    pub found: RwSignal<Option<Repair>>,
    /// Where the sheet stops as it stands.
    pub stop: RwSignal<Option<Msg>>,
    /// The part of the work that is done, in percent.
    pub progress: RwSignal<Option<u32>>,
    /// Places that somebody has answered, and fixes that nobody can answer, by place and move.
    certain: RwSignal<Vec<usize>>,
    unknown: RwSignal<Vec<(usize, usize)>>,
}

impl RepairState {
    /// The state with the sheets as they were left.
    pub fn new(main: CurrentGame, own: CurrentGame) -> RepairState {
        RepairState {
            main,
            own,
            text: RwSignal::new(storage::load(StorageKey::Repair).unwrap_or_default()),
            chess: RwSignal::new(storage::load(StorageKey::RepairGame).is_some_and(|game| game == CHESS)),
            copy: RwSignal::new(storage::load(StorageKey::RepairCopy).unwrap_or_default()),
            head_texts: RwSignal::new(Vec::new()),
            found: RwSignal::new(None),
            stop: RwSignal::new(None),
            progress: RwSignal::new(None),
            certain: RwSignal::new(Vec::new()),
            unknown: RwSignal::new(Vec::new()),
        }
    }

    pub fn style(&self) -> Style {
        notation_style(self.own.prefs)
    }

    /// A new game of the chosen variant.
    fn start(&self) -> Game {
        if self.chess.get_untracked() { registry::chess() } else { new_game(self.main) }
    }

    /// The position before the first place.
    pub fn start_position(&self) -> AnyPosition {
        self.start().played().position_at(0).clone()
    }

    /// Replaces the text, and checks it.
    pub fn replace_text(&self, text: String) {
        self.text.set(text);
        self.forget_answers();
        self.check_text();
    }

    pub fn forget_answers(&self) {
        self.certain.set(Vec::new());
        self.unknown.set(Vec::new());
    }

    /// The connection of a photograph with this sheet.
    pub fn photo_sheet(self) -> PhotoSheet {
        let request = move |()| {
            self.save();
            let game = self.start();
            let line = line::of_position(&game, game.played().position_at(0));
            (line, untrack(|| self.style()).to_code())
        };
        let change = move |(ply, text): (usize, String)| {
            let mut places = split_typed(&self.text.get_untracked());
            places.resize(places.len().max(ply + 1), String::new());
            // Bars and tabs would be columns.
            places[ply] = text.replace(['|', ';', '\t', '\n'], " ").trim().into();
            self.replace_text(as_table(&places));
        };
        let heading = move |ply| {
            let start = untrack(|| self.start());
            self.own.message_text(&cell_heading(&start.played(), ply))
        };
        PhotoSheet {
            request: Callback::new(request),
            text: self.text,
            put: Callback::new(move |texts: Vec<String>| self.replace_text(as_table(&texts))),
            restore: Callback::new(move |text| self.replace_text(text)),
            change: Callback::new(change),
            places: Signal::derive(move || self.text.with(|text| split_typed(text))),
            heading: Callback::new(heading),
        }
    }

    /// Saves the text and the variant as they are.
    pub fn save(&self) {
        storage::save(StorageKey::Repair, &self.text.get_untracked());
        storage::save(StorageKey::RepairCopy, &self.copy.get_untracked());
        storage::save(StorageKey::RepairGame, if self.chess.get_untracked() { CHESS } else { "" });
    }

    /// Looks for the game behind the text.
    pub fn check_text(&self) {
        self.save();
        let places = split_typed(&self.text.get_untracked());
        let moves = |places: &[String]| -> Vec<String> {
            places.iter().map(|place| split_entry(place).text.to_string()).collect()
        };
        let game = self.start();
        let start = game.played().position_at(0).clone();
        let request = SheetRequest {
            line: line::of_position(&game, &start),
            start,
            style: untrack(|| self.style()),
            sheet: moves(&places),
            copy: moves(&split_typed(&self.copy.get_untracked())),
            certain: self.certain.get_untracked(),
        };
        self.progress.set(Some(0));
        let state = *self;
        spawn_local(async move {
            // The page may be left.
            let progress = move |percent| _ = state.progress.try_set(Some(percent));
            let found = match sheet_repair::repair(request, progress).await {
                Ok(None) => return,
                Ok(Some(found)) => Some(found),
                Err(sheet_repair::MissingCode) => None,
            };
            if state.progress.try_set(None).is_some() {
                return;
            }
            match found {
                Some(found) => state.show(places, found),
                None => state.stop.set(Some(msg!(GameMissing))),
            }
        });
    }

    /// Shows a result: the board has the part that can be played as it stands.
    fn show(&self, places: Vec<String>, found: Repair) {
        let style = untrack(|| self.style());
        let mut game = self.start();
        for place in places.iter().take(found.as_written) {
            if game.enter(split_entry(place).text, &style).is_err() {
                break;
            }
        }
        game.go(Go::Last);
        let stop = game.played().last;
        let (number, player) = (stop.number(), player(stop.turn()));
        let stop = match places.get(found.as_written).map(|place| split_entry(place).text) {
            None => msg!(MendNothing),
            Some("") => msg!(MendStuckEmpty { number, player }),
            Some(text) => msg!(MendStuck { number, player, text: text.into() }),
        };
        self.own.open(game);
        self.stop.set((!places.is_empty()).then_some(stop));
        self.found.set((!places.is_empty()).then_some(found));
        self.head_texts.set(places);
    }

    /// Puts the repaired game in place of the text. A part of a game is checked again with the rest of the sheet.
    pub fn take_repair(&self) {
        let Some(Repair { moves, rest, is_complete, .. }) = self.found.get_untracked() else { return };
        if !is_complete {
            return self.replace_text(as_table(&[moves, rest].concat()));
        }
        self.text.set(as_table(&moves));
        self.forget_answers();
        self.save();
        let all = moves.len();
        let found =
            Repair { moves: moves.clone(), is_complete, as_written: all, reach: all, ..Repair::default() };
        self.show(moves, found);
    }

    /// The most useful question that is left.
    pub fn question(&self) -> Option<Fix> {
        let unknown = self.unknown.get();
        self.found.with(|found| {
            let found = found.as_ref()?;
            let fixes = found.questions.iter().filter_map(|question| found.fixes.get(question.fix));
            fixes.into_iter().find(|fix| !unknown.contains(&(fix.ply, fix.at))).cloned()
        })
    }

    /// Takes the answer to a question: the move stands on the sheet from now on.
    pub fn answer(&self, fix: &Fix, text: &str) {
        let mut places = split_typed(&self.text.get_untracked());
        let is_written = places.get(fix.ply).is_some_and(|place| !place.is_empty());
        let was_left_out = fix.kind == Correction::Missing && fix.from.is_empty() && is_written;
        let mut certain = self.certain.get_untracked();
        if was_left_out {
            places.insert(fix.ply, text.into());
            certain.iter_mut().filter(|place| **place >= fix.ply).for_each(|place| *place += 1);
        } else {
            places.resize(places.len().max(fix.ply + 1), String::new());
            places[fix.ply] = text.into();
        }
        certain.push(fix.ply);
        self.certain.set(certain);
        self.text.set(as_table(&places));
        self.check_text();
    }

    /// Leaves a question open.
    pub fn skip(&self, fix: &Fix) {
        let open = (fix.ply, fix.at);
        self.unknown.update(|unknown| unknown.push(open));
    }

    /// Makes the sheet the second one, so that the first can be typed or photographed.
    pub fn move_to_copy(&self) {
        self.copy.set(self.text.get_untracked());
        self.replace_text(String::new());
    }
}
