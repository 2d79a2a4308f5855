//! The opponent follows the game: on its move a search is started, and the answer is played.

use crate::state::board_overrides::HighlightTone;
use crate::state::dart_throw;
use crate::state::opponent::worker::{self, BestMove, Client, Limits};
use crate::state::opponent::{OpponentState, Search, results};
use crate::state::random::random_bits;
use js_sys::Date;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::game::opponent::Opponent;
use notabene_core::geometry::dart::Hand;
use notabene_core::msg;
use notabene_core::record::NodeId;
use std::time::Duration;

/// Time for a move, and for a hint, in milliseconds.
const MOVE_TIME: u32 = 2_000;
const HINT_TIME: u32 = 1_000;
/// Minimum delay before an answer is played, in milliseconds, so that the own move is seen first.
const MIN_DELAY: f64 = 600.0;

/// A position in which the opponent is on move.
#[derive(Copy, Clone, PartialEq, Eq)]
struct OpponentTurn {
    game: u32,
    node: NodeId,
    opponent: Opponent,
    attempt: u32,
}

impl OpponentState {
    /// Returns the turn of the opponent, if it is on move and its clock runs; tracked.
    fn turn(self) -> Option<OpponentTurn> {
        let opponent = self.opponent.get()?;
        let current = self.current;
        let is_held_back = self.clock.must_wait_for_press(opponent.side);
        let node = current.sheet.with(|sheet| sheet.at);
        let waits = current.game.with(|game| game.is_to_move(opponent.side));
        let turn =
            OpponentTurn { game: current.games_begun.get(), node, opponent, attempt: self.attempts.get() };
        (waits && !is_held_back).then_some(turn)
    }

    /// Asks the opponent for its move.
    fn think(self, turn: OpponentTurn) {
        let Opponent { level, .. } = turn.opponent;
        let seed = self.seed(turn.node);
        let hand = hand_index(turn.opponent.throwing_hand());
        let limits = Limits { level: Some(level), milliseconds: MOVE_TIME, seed, hand };
        let asked = Date::now();
        self.search.set(Search::Move);
        let then = move |answer: Option<BestMove>| {
            let Some(BestMove { id, .. }) = answer else { return self.on_failure() };
            let rest = (MIN_DELAY - (Date::now() - asked)).max(0.0);
            let play = move || {
                if self.search.try_get_untracked() == Some(Search::Move)
                    && untrack(|| self.turn()) == Some(turn)
                {
                    self.play(turn, &id, seed);
                }
            };
            let _ = set_timeout(play, Duration::from_millis(rest as u64));
        };
        self.current.game.with_untracked(|game| {
            worker::request_best_move(Client::MainBoard, game, &limits, Box::new(then))
        });
    }

    /// Plays the answer like the move of a person.
    fn play(self, turn: OpponentTurn, id: &str, seed: u32) {
        self.search.set(Search::None);
        let current = self.current;
        current.notice.set(None);
        current.choices.set(None);
        current.inspector.end_magnified_view();
        match current.game.with_untracked(|game| game.dart_aim(id)) {
            Some(aim) => dart_throw::play_opponent_dart(current, turn.opponent.throw(aim, u64::from(seed))),
            None => {
                if !current.update_game(|game| game.play_id(id)) {
                    return self.on_failure();
                }
                current.announce();
            }
        }
        self.clock.press_for(turn.opponent.side);
        self.save();
    }

    fn on_failure(self) {
        self.search.set(Search::Failed);
    }

    /// Tries again after a failure.
    pub fn try_again(self) {
        self.search.set(Search::None);
        self.attempts.update(|n| *n += 1);
    }

    /// Searches for a good move for the player, and shows it.
    pub fn show_hint(self) {
        let Some(opponent) = self.opponent.get_untracked() else { return };
        let current = self.current;
        let is_own = current.game.with_untracked(|game| game.is_to_move(opponent.side.other()));
        if !is_own || self.search.get_untracked() != Search::None {
            return;
        }
        let at = (current.games_begun.get_untracked(), current.sheet.with_untracked(|sheet| sheet.at));
        let hand = hand_index(current.prefs.with_untracked(|p| p.hand));
        let limits = Limits { level: None, milliseconds: HINT_TIME, seed: 0, hand };
        self.search.set(Search::Hint);
        let then = move |answer: Option<BestMove>| {
            let now = (current.games_begun.get_untracked(), current.sheet.with_untracked(|sheet| sheet.at));
            if self.search.get_untracked() != Search::Hint {
                return;
            }
            let Some(BestMove { id, .. }) = answer else { return self.on_failure() };
            self.search.set(Search::None);
            let style = current.prefs.with_untracked(|p| p.style());
            let hint = current.game.with_untracked(|game| game.hint(&id, &style));
            if let Some(hint) = hint.filter(|_| now == at) {
                current.overrides.highlight(hint.fields, HighlightTone::Shown);
                current.notice.set(Some(hint.message));
            }
        };
        current.game.with_untracked(|game| {
            worker::request_best_move(Client::MainBoard, game, &limits, Box::new(then))
        });
    }

    /// Offers a draw to Notabene, which looks at the position and answers: it agrees, or plays on.
    pub fn offer_draw(self) {
        let Some(opponent) = self.opponent.get_untracked().filter(|_| !self.refuses_input()) else { return };
        let (current, side) = (self.current, opponent.side.other());
        current.go(Go::Last);
        // One offer goes with one move.
        if current.game.with_untracked(|game| game.has_offered_draw(side)) {
            return current.notice.set(Some(msg!(DrawDeclined)));
        }
        if let Err(problem) = current.update_game(|game| game.offer_draw(side)) {
            return current.notice.set(Some(problem.message));
        }
        let hand = hand_index(current.prefs.with_untracked(|p| p.hand));
        let limits = Limits { level: None, milliseconds: HINT_TIME, seed: 0, hand };
        self.search.set(Search::Draw);
        let then = move |answer: Option<BestMove>| {
            if self.search.get_untracked() != Search::Draw {
                return;
            }
            let Some(BestMove { score, .. }) = answer else { return self.on_failure() };
            self.search.set(Search::None);
            let plies = current.game.with_untracked(|game| game.played().len());
            if opponent.accepts_draw(&score, plies) {
                let problem = current.update_game(|game| game.accept_draw()).err();
                current.notice.set(problem.map(|problem| problem.message));
            } else {
                current.notice.set(Some(msg!(DrawDeclined)));
            }
        };
        current.game.with_untracked(|game| {
            worker::request_best_move(Client::MainBoard, game, &limits, Box::new(then))
        });
    }

    /// Returns the seed of a search: random, unless the storage has one, to repeat a game.
    fn seed(self, node: NodeId) -> u32 {
        match dart_throw::fixed_seed() {
            Some(seed) => seed.wrapping_add(node.0),
            None => random_bits(),
        }
    }
}

fn hand_index(hand: Hand) -> usize {
    Hand::ALL.iter().position(|other| *other == hand).unwrap_or_default()
}

/// Follows the game from now on.
pub fn start_opponent(state: OpponentState) {
    if state.is_started.get_untracked() {
        return;
    }
    state.is_started.set(true);
    state.owner.get_value().with(|| {
        results::follow_results(state);
        let turn = Memo::new(move |_| state.turn());
        Effect::new(move |_| match turn.get() {
            Some(turn) => state.think(turn),
            None => {
                worker::cancel_search(Client::MainBoard);
                if state.search.get_untracked() != Search::Failed {
                    state.search.set(Search::None);
                }
            }
        });
        // A hint is for one position only, and so is an offer of a draw.
        let place = Memo::new(move |_| (state.current.games_begun.get(), state.current.sheet.with(|s| s.at)));
        Effect::new(move |_| {
            // A memo that was never read tracks nothing.
            place.get();
            state.current.overrides.highlight(Vec::new(), HighlightTone::Shown);
            if matches!(state.search.get_untracked(), Search::Hint | Search::Draw) {
                worker::cancel_search(Client::MainBoard);
                state.search.set(Search::None);
            }
        });
        on_cleanup(|| worker::cancel_search(Client::MainBoard));
    });
}
