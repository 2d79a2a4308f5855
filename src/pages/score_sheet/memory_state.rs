//! State of a game that is recalled: it is read on the board, then its first moves are found from memory.

use crate::pages::score_sheet::guess_state::{GuessKeys, GuessState};
use crate::pages::score_sheet::mode_parts;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go};
use notabene_core::notation::Notation as _;
use notabene_study::score_sheet::guess::Guess;
use notabene_study::score_sheet::memory::{Memory, MemoryStage};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Storage keys of the game and of the moves found; of how much is recalled, and whether the game is read.
pub const KEYS: GuessKeys = GuessKeys { game: StorageKey::MemoryGame, found: StorageKey::MemoryFound };

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct MemoryState {
    pub guess: GuessState,
    /// `None` before the first game.
    pub memory: RwSignal<Option<Memory>>,
    /// Number of moves of the next game; `None`: all.
    pub next_moves: RwSignal<Option<u32>>,
}

/// The moves of a game that are recalled.
pub fn moves_to_recall(game: &Game, memory: Memory) -> Played {
    let mut played = game.played();
    memory.shorten(&mut played);
    played
}

/// A game of these moves alone, with the head of its sheet, at a half-move.
pub fn game_to_read(game: &Game, played: &Played, at: usize) -> Game {
    let mut read = mode_parts::start_with_head(game);
    for step in &played.steps {
        // A move of the same game can be played again.
        let _ = read.play_id(&step.before.id(&step.m));
    }
    let node = at.checked_sub(1).and_then(|ply| Some(read.played().ply(ply)?.node));
    read.go(node.map_or(Go::First, Go::To));
    read
}

impl MemoryState {
    /// Begins to read the chosen game.
    pub fn start(&self) {
        match self.guess.choice.game() {
            Ok(game) => {
                self.guess.error.set(None);
                storage::save(KEYS.game, &game.text(Export::Save));
                self.read(&game, Memory::new(self.next_moves.get_untracked()));
            }
            Err(why) => self.guess.error.set(Some(why)),
        }
    }

    /// Reads the game again.
    pub fn read_again(&self) {
        let moves = self.memory.with_untracked(|memory| memory.and_then(|memory| memory.moves));
        if let Some(game) = mode_parts::load_game(KEYS.game) {
            self.read(&game, Memory::new(moves));
        }
    }

    fn read(&self, game: &Game, memory: Memory) {
        self.guess.read(game_to_read(game, &moves_to_recall(game, memory), 0));
        self.set(memory);
    }

    /// Takes the game away: its moves are written.
    pub fn write(&self) {
        let Some((memory, game)) = self.memory.get_untracked().zip(mode_parts::load_game(KEYS.game)) else {
            return;
        };
        let played = moves_to_recall(&game, memory);
        let found = Guess::from_memory(self.guess.next_side.get_untracked(), &played);
        self.set(Memory { stage: MemoryStage::Writing, ..memory });
        self.guess.begin(&game, played, found);
        if let Some(pen) = self.guess.pen.get_untracked() {
            pen.focus();
        }
    }

    fn set(&self, memory: Memory) {
        storage::save(StorageKey::Memory, &memory.save());
        self.memory.set(Some(memory));
    }

    /// Keeps the place in a game that is read; nothing is played on its board meanwhile.
    pub fn follow_reading(self) {
        let overrides = self.guess.own.overrides;
        Effect::new(move |_| {
            let is_read = self.is_reading();
            overrides.tap_handler.set(is_read.then(|| Rc::new(|_| ()) as Rc<_>));
            if is_read {
                let at = self.guess.read_ply().map_or(0, |ply| ply + 1);
                let memory = self.memory.get_untracked();
                memory.into_iter().for_each(|memory| {
                    storage::save(
                        StorageKey::Memory,
                        &Memory { stage: MemoryStage::Reading(at), ..memory }.save(),
                    );
                });
            }
        });
    }

    /// True while the game is read; tracked.
    pub fn is_reading(self) -> bool {
        self.memory
            .with(|memory| memory.is_some_and(|memory| matches!(memory.stage, MemoryStage::Reading(_))))
    }
}
