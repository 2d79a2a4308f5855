//! State of the order trainer: side to move, moves played and moves written.

use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::cell_input::{CellFeedback, CellInput};
use crate::pages::score_sheet::mode_parts::{self, notation_style};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::state::current_game::CurrentGame;
use crate::state::random::random_bits;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go};
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_study::score_sheet::examples::EXAMPLES;
use notabene_study::score_sheet::grading::grade;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::order::{ActionOutcome, ClaimOutcome, TurnAction, TurnOrder};
use notabene_study::storage_key::StorageKey;
use std::time::Duration;

/// Delay before the opponent's move.
const REPLY_DELAY: Duration = Duration::from_millis(700);

/// Storage keys of game, sheet and order.
pub type StorageKeys = [StorageKey; 3];

/// State of the drill.
#[derive(Copy, Clone)]
pub struct OrderDrill {
    pub own: CurrentGame,
    pub sheet: RwSignal<Handwriting>,
    pub order: RwSignal<TurnOrder>,
    /// Number of actions of this game that came too early.
    pub out_of_order: RwSignal<u32>,
    /// Side of the player.
    pub side: RwSignal<Side>,
    /// Side of the player in the next game.
    pub next_side: RwSignal<Side>,
    /// Number of known half-moves: any further ones were just played on the board.
    pub known_plies: RwSignal<usize>,
    /// True if the next step is highlighted.
    pub shows_help: RwSignal<bool>,
    pub pen: RwSignal<Option<CellInput>, LocalStorage>,
    pub keys: StorageKeys,
    /// Opponent, clock and marks of a rehearsal; `None`: the program plays by a book and gives feedback at once.
    pub rehearsal: Option<Rehearsal>,
}

/// A drill as it was saved.
pub struct SavedDrill {
    pub game: Game,
    pub hand: Handwriting,
    pub order: TurnOrder,
    pub side: Side,
    pub out_of_order: u32,
}

impl OrderDrill {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    pub fn style(&self) -> Style {
        Style { letters: self.sheet.with(|hand| hand.letters), ..notation_style(self.own.prefs) }
    }

    /// True if the opponent is to move.
    pub fn is_opponents_turn(&self) -> bool {
        self.own.scene.with_untracked(|s| s.turn) != self.side.get_untracked()
    }

    pub fn is_over(&self) -> bool {
        self.own.status.with_untracked(|s| s.is_over())
    }

    pub fn save(&self) {
        let [game, hand, order] = self.keys;
        mode_parts::save_game(game, self.own);
        self.sheet.with_untracked(|written| storage::save(hand, &written.save()));
        self.order.with_untracked(|now| storage::save(order, &self.saved_order(now)));
    }

    fn saved_order(&self, order: &TurnOrder) -> String {
        let side = if self.side.get_untracked() == Side::White { "white" } else { "black" };
        let early = self.out_of_order.get_untracked();
        let early = if early > 0 { format!("\n{early}") } else { String::new() };
        format!("{side}\n{}{early}", order.save())
    }

    pub fn show_feedback(&self, verdict: CellFeedback) {
        if let Some(pen) = self.pen.get_untracked() {
            pen.show_feedback(verdict);
        }
    }

    /// Starts a game from its start, or one with a claim ahead.
    pub fn start(&self, side: Side, game: Game) {
        let played = game.played();
        let style = untrack(|| notation_style(self.own.prefs));
        let mut hand = Handwriting::new(style.letters);
        // Moves played earlier are on the sheet already, except the opponent's last one.
        let written = played.len().saturating_sub(usize::from(played.last.turn() == side));
        played
            .texts(&style)
            .iter()
            .take(written)
            .enumerate()
            .for_each(|(ply, text)| _ = hand.write(ply, text));
        if let Some(pen) = self.pen.get_untracked() {
            pen.ink.clear();
        }
        self.side.set(side);
        self.sheet.set(hand);
        self.order.set(TurnOrder::new(played.is_empty() && side == played.last.turn()));
        self.out_of_order.set(0);
        self.known_plies.set(played.len());
        self.own.overrides.flipped.set(Some(side == Side::Black));
        self.own.open(game);
        self.own.go(Go::Last);
        self.show_feedback(CellFeedback::default());
        if let Some(rehearsal) = self.rehearsal {
            self.start_rehearsal(rehearsal);
        }
        self.go_to_next_cell();
        self.save();
        self.schedule_reply();
    }

    /// Moves the pen to the cell of the next step, or to the first empty one.
    pub fn go_to_next_cell(&self) {
        let played = mode_parts::played_game_now(self.own.game);
        let next = self.sheet.with_untracked(|hand| hand.next());
        if let Some(pen) = self.pen.get_untracked() {
            pen.go_to_cell(Some(next).filter(|next| *next <= played.len()), "");
        }
    }

    /// Handles a move on the board, by the player or by the program.
    pub fn on_move(&self) {
        let played = mode_parts::played_game_now(self.own.game);
        let known = self.known_plies.get_untracked();
        if played.len() <= known {
            self.known_plies.set(played.len());
            return;
        }
        let mover = played.ply(known).map(|step| step.before.turn());
        if mover != Some(self.side.get_untracked()) {
            // The player moved for the opponent.
            return self.take_back(msg!(OrderPlayed));
        }
        if let Some(right) = self.broken_binding(&played, known) {
            return self.take_back(msg!(OrderClaimFails { right }));
        }
        match self.apply_action(TurnAction::Play) {
            ActionOutcome::Refused(why) => self.take_back(why),
            answer => {
                self.known_plies.set(played.len());
                self.show_answer(answer);
            }
        }
    }

    /// Returns the move that is binding after a failed claim, if another one was played.
    pub fn broken_binding(&self, played: &Played, ply: usize) -> Option<String> {
        let step = played.ply(ply)?;
        let bound = self.order.with_untracked(|order| order.required_move().map(String::from))?;
        let style = untrack(|| self.style());
        let right = step.before.explain(&bound, &style).map(|(m, _)| step.before.text(&m, &style));
        (step.before.id(&step.m) != bound).then(|| right.unwrap_or(bound))
    }

    /// Takes back a forbidden move and says why.
    pub fn take_back(&self, why: notabene_core::i18n::Msg) {
        self.own.go(Go::Undo);
        self.show_feedback(CellFeedback::message_only(why));
    }

    pub fn apply_action(&self, deed: TurnAction) -> ActionOutcome {
        let mut answer = ActionOutcome::Right;
        self.order.update(|order| answer = order.act(deed));
        self.count_if_early(&answer);
        answer
    }

    /// Counts an action that came too early.
    fn count_if_early(&self, answer: &ActionOutcome) {
        if matches!(answer, ActionOutcome::Refused(_)) && !self.has_ended() {
            self.out_of_order.update(|count| *count += 1);
        }
    }

    /// True at the end of the game, on the board or by a claim.
    pub fn has_ended(&self) -> bool {
        self.is_over() || self.order.with_untracked(TurnOrder::is_over)
    }

    /// Shows the feedback on a step; the opponent moves when the turn is done.
    pub fn show_answer(&self, answer: ActionOutcome) {
        match answer {
            ActionOutcome::Right => {
                self.show_feedback(CellFeedback { is_correct: true, ..CellFeedback::default() })
            }
            ActionOutcome::Tolerated(text) => {
                self.show_feedback(CellFeedback { is_correct: true, ..CellFeedback::message_only(text) })
            }
            ActionOutcome::Refused(why) => self.show_feedback(CellFeedback::message_only(why)),
        }
        self.save();
        self.schedule_reply();
    }

    /// Schedules the opponent's move once all steps of the turn are done.
    pub fn schedule_reply(&self) {
        let first = self.known_plies.get_untracked() == 0;
        let done = self.order.with_untracked(TurnOrder::is_done) || first;
        if done && self.is_opponents_turn() && !self.is_over() {
            let known = self.known_plies.get_untracked();
            let drill = *self;
            let _ = set_timeout(move || drill.reply(known), REPLY_DELAY);
        }
    }

    /// True if the program is to move after this number of half-moves: the page may be gone, or a new game begun.
    pub fn is_reply_due(&self, known: usize) -> bool {
        self.known_plies.try_get_untracked() == Some(known) && self.is_opponents_turn() && !self.is_over()
    }

    /// Plays for the opponent: the engine of a rehearsal, else a book move or a random one.
    pub fn reply(&self, known: usize) {
        if !self.is_reply_due(known) {
            return;
        }
        match self.rehearsal {
            Some(rehearsal) => self.ask_opponent(rehearsal, known),
            None => self.reply_by_book(known),
        }
    }

    /// Plays a book move for the opponent, or a random one.
    pub fn reply_by_book(&self, known: usize) {
        let played = mode_parts::played_game_now(self.own.game);
        if let Some(id) = book_move(&played).or_else(|| random_move(&played)) {
            self.play_reply(known, &id);
        }
    }

    /// Plays a move for the opponent.
    pub fn play_reply(&self, known: usize, id: &str) {
        self.known_plies.set(known + 1);
        if known > 0 {
            self.order.update(TurnOrder::they_moved);
        }
        let style = untrack(|| self.style());
        drop(self.own.update_game(|t| t.enter(id, &style)));
        if let Some(rehearsal) = self.rehearsal {
            rehearsal.press_clock(self.side.get_untracked().other());
        }
        self.go_to_next_cell();
        self.save();
    }

    /// Handles a text written on the sheet; its column determines the step.
    pub fn on_written(&self, pen: CellInput, ply: usize, text: &str) {
        let played = mode_parts::played_game_now(self.own.game);
        let mine = played.position_at(ply).turn() == self.side.get_untracked();
        let mine = if ply > played.len() { !mine } else { mine };
        let mut order = self.order.get_untracked();
        let answer = self.sheet.with_untracked(|hand| order.write(hand, ply, mine));
        self.count_if_early(&answer);
        if let ActionOutcome::Refused(why) = answer {
            self.save();
            return pen.show_feedback(CellFeedback::message_only(why));
        }
        let style = untrack(|| self.style());
        let is_marked_later = self.rehearsal.is_some_and(|rehearsal| !rehearsal.is_graded.get_untracked());
        let verdict = match is_marked_later {
            true => CellFeedback { is_correct: true, ..CellFeedback::default() },
            false => CellFeedback::of_marked(&grade(&played, ply, text, &style), text),
        };
        if !verdict.is_correct {
            return pen.show_feedback(verdict);
        }
        self.sheet.update(|hand| _ = hand.write(ply, text));
        self.order.set(order);
        self.go_to_next_cell();
        self.show_answer(answer);
        pen.show_feedback(verdict);
        pen.focus();
    }

    /// Claims a draw with a written move that is not played, and calls the arbiter.
    pub fn claim_draw(&self) {
        let Some(pen) = self.pen.get_untracked() else { return };
        let text = pen.text.get_untracked();
        let (notation_style, ply) =
            (untrack(|| self.style()), mode_parts::played_game_now(self.own.game).len());
        let mut claimed = None;
        self.order
            .update(|order| claimed = Some(self.own.update_game(|t| order.claim(t, &text, &notation_style))));
        let verdict = match claimed {
            Some(ClaimOutcome::Stands(says)) => {
                self.sheet.update(|hand| _ = hand.write(ply, &text));
                CellFeedback { confirmation: Some(says), is_correct: true, ..CellFeedback::default() }
            }
            Some(ClaimOutcome::Fails { message: says, play }) => {
                self.sheet.update(|hand| _ = hand.write(ply, &text));
                CellFeedback { hints: vec![says, play], ..CellFeedback::default() }
            }
            Some(ClaimOutcome::Refused(why)) => CellFeedback::message_only(why),
            None => return,
        };
        pen.show_feedback(verdict);
        self.save();
    }
}

/// Next move of a famous game, while the moves played follow it.
fn book_move(played: &Played) -> Option<String> {
    let mut ids = Vec::new();
    played.steps.iter().for_each(|step| ids.push(step.before.id(&step.m)));
    for example in &EXAMPLES {
        let Some(book) = game_of_record(example.text, &Style::pgn()).map(|game| game.played()) else {
            continue;
        };
        let same =
            ids.iter().enumerate().all(|(n, id)| book.ply(n).is_some_and(|s| s.before.id(&s.m) == *id));
        if same && let Some(step) = book.ply(ids.len()) {
            return Some(step.before.id(&step.m));
        }
    }
    None
}

/// Random legal move.
fn random_move(played: &Played) -> Option<String> {
    let all = played.last.legal_moves();
    let n = random_bits() as usize % all.len().max(1);
    all.get(n).map(|m| played.last.id(m))
}

/// Returns the saved drill. None if there is none, or if it is damaged.
pub fn load_drill([game, hand, order]: StorageKeys) -> Option<SavedDrill> {
    let (order, side, out_of_order) = corrupt_storage::load_valid(order, |text| {
        let (side, rest) = text.split_once('\n')?;
        let (order, early) = rest.split_once('\n').unwrap_or((rest, "0"));
        let side = if side == "black" { Side::Black } else { Side::White };
        Some((TurnOrder::restore(order)?, side, number(early)?))
    })?;
    let hand = corrupt_storage::load_valid(hand, Handwriting::restore)?;
    Some(SavedDrill { game: mode_parts::load_game(game)?, hand, order, side, out_of_order })
}
