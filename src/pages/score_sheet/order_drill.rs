//! State of the order trainer: side to move, moves played and moves written.

use crate::pages::rules::lessons::opened;
use crate::pages::score_sheet::cell_input::{Pen, Verdict};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::stage::{self, style};
use crate::state::context::AppContext;
use crate::state::random::bits;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go};
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::grading::grade;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::order::{ActionOutcome, ClaimOutcome, TurnAction, TurnOrder};
use std::time::Duration;

/// Delay before the opponent's move.
const THINKS: Duration = Duration::from_millis(700);

/// Storage keys of game, sheet and order.
pub type Keys = [&'static str; 3];

/// State of the drill.
pub struct OrderDrill {
    pub app: AppContext,
    pub own: AppContext,
    pub hand: RwSignal<Handwriting>,
    pub order: RwSignal<TurnOrder>,
    /// Side of the player.
    pub side: RwSignal<Side>,
    /// Side of the player in the next game.
    pub wish: RwSignal<Side>,
    /// Number of known half-moves: any further ones were just played on the board.
    pub known: RwSignal<usize>,
    /// True if the next step is highlighted.
    pub helps: RwSignal<bool>,
    pub pen: RwSignal<Option<&'static Pen>, LocalStorage>,
    pub keys: &'static Keys,
    /// Opponent, clock and marks of a rehearsal; `None`: the program plays by a book and gives feedback at once.
    pub rehearsal: Option<Rehearsal>,
}

impl OrderDrill {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    pub fn style(&self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.app) }
    }

    /// True if the opponent is to move.
    pub fn is_theirs(&self) -> bool {
        self.own.scene.with_untracked(|s| s.turn) != self.side.get_untracked()
    }

    pub fn is_over(&self) -> bool {
        self.own.status.with_untracked(|s| s.is_over())
    }

    pub fn keep(&self) {
        let [game, hand, order] = *self.keys;
        stage::keep(game, self.own);
        self.hand.with_untracked(|written| storage::keep(hand, &written.save()));
        let side = if self.side.get_untracked() == Side::White { "white\n" } else { "black\n" };
        self.order.with_untracked(|now| storage::keep(order, &format!("{side}{}", now.save())));
    }

    pub fn say(&self, verdict: Verdict) {
        if let Some(pen) = self.pen.get_untracked() {
            pen.say(verdict);
        }
    }

    /// Starts a game from its start, or one with a claim ahead.
    pub fn begin(&'static self, side: Side, table: Game) {
        let played = table.played();
        let style = untrack(|| style(self.app));
        let mut hand = Handwriting::new(style.letters);
        // Moves played earlier are on the sheet already, except the opponent's last one.
        let written = played.len().saturating_sub(usize::from(played.last.turn() == side));
        played
            .texts(&style)
            .iter()
            .take(written)
            .enumerate()
            .for_each(|(ply, text)| _ = hand.write(ply, text));
        self.side.set(side);
        self.hand.set(hand);
        self.order.set(TurnOrder::new(played.is_empty() && side == played.last.turn()));
        self.known.set(played.len());
        self.own.overrides.flipped.set(Some(side == Side::Black));
        self.own.put(table);
        self.own.go(Go::Last);
        self.say(Verdict::default());
        if let Some(rehearsal) = self.rehearsal {
            self.begin_rehearsal(rehearsal);
        }
        self.point();
        self.keep();
        self.wait();
    }

    /// Moves the pen to the cell of the next step, or to the first empty one.
    pub fn point(&self) {
        let played = stage::played_now(self.own);
        let next = self.hand.with_untracked(|hand| hand.next());
        if let Some(pen) = self.pen.get_untracked() {
            pen.go(Some(next).filter(|next| *next <= played.len()), "");
        }
    }

    /// Handles a move on the board, by the player or by the program.
    pub fn moved(&'static self) {
        let played = stage::played_now(self.own);
        let known = self.known.get_untracked();
        if played.len() <= known {
            self.known.set(played.len());
            return;
        }
        let mover = played.ply(known).map(|step| step.before.turn());
        if mover != Some(self.side.get_untracked()) {
            // The player moved for the opponent.
            return self.back(msg!(OrderPlayed));
        }
        if let Some(right) = self.unbound(&played, known) {
            return self.back(msg!(OrderClaimFails { right }));
        }
        match self.act(TurnAction::Play) {
            ActionOutcome::Refused(why) => self.back(why),
            answer => {
                self.known.set(played.len());
                self.answered(answer);
            }
        }
    }

    /// Returns the move that is binding after a failed claim, if another one was played.
    pub fn unbound(&self, played: &Played, ply: usize) -> Option<String> {
        let step = played.ply(ply)?;
        let bound = self.order.with_untracked(|order| order.required_move().map(String::from))?;
        let style = untrack(|| self.style());
        let right = step.before.explain(&bound, &style).map(|(m, _)| step.before.text(&m, &style));
        (step.before.id(&step.m) != bound).then(|| right.unwrap_or(bound))
    }

    /// Takes back a forbidden move and says why.
    pub fn back(&self, why: notabene_core::i18n::Msg) {
        self.own.go(Go::Undo);
        self.say(Verdict::only(why));
    }

    pub fn act(&self, deed: TurnAction) -> ActionOutcome {
        let mut answer = ActionOutcome::Right;
        self.order.update(|order| answer = order.act(deed));
        answer
    }

    /// Shows the feedback on a step; the opponent moves when the turn is done.
    pub fn answered(&'static self, answer: ActionOutcome) {
        match answer {
            ActionOutcome::Right => self.say(Verdict { fine: true, ..Verdict::default() }),
            ActionOutcome::Tolerated(says) => self.say(Verdict { fine: true, ..Verdict::only(says) }),
            ActionOutcome::Refused(why) => self.say(Verdict::only(why)),
        }
        self.keep();
        self.wait();
    }

    /// Schedules the opponent's move once all steps of the turn are done.
    pub fn wait(&'static self) {
        let first = self.known.get_untracked() == 0;
        let done = self.order.with_untracked(TurnOrder::is_done) || first;
        if done && self.is_theirs() && !self.is_over() {
            let known = self.known.get_untracked();
            let _ = set_timeout(move || self.reply(known), THINKS);
        }
    }

    /// True if the program is to move after this number of half-moves: the page may be gone, or a new game begun.
    pub fn is_reply_due(&self, known: usize) -> bool {
        self.known.try_get_untracked() == Some(known) && self.is_theirs() && !self.is_over()
    }

    /// Plays for the opponent: the engine of a rehearsal, else a book move or a random one.
    pub fn reply(&'static self, known: usize) {
        if !self.is_reply_due(known) {
            return;
        }
        match self.rehearsal {
            Some(rehearsal) => self.ask_opponent(rehearsal, known),
            None => self.reply_by_book(known),
        }
    }

    /// Plays a book move for the opponent, or a random one.
    pub fn reply_by_book(&'static self, known: usize) {
        let played = stage::played_now(self.own);
        if let Some(id) = from_book(&played).or_else(|| anyhow(&played)) {
            self.play_reply(known, &id);
        }
    }

    /// Plays a move for the opponent.
    pub fn play_reply(&'static self, known: usize, id: &str) {
        self.known.set(known + 1);
        if known > 0 {
            self.order.update(TurnOrder::they_moved);
        }
        let style = untrack(|| self.style());
        drop(self.own.change(|t| t.enter(id, &style)));
        if let Some(rehearsal) = self.rehearsal {
            rehearsal.press(self.side.get_untracked().other());
        }
        self.point();
        self.keep();
    }

    /// Handles a text written on the sheet; its column determines the step.
    pub fn write(&'static self, pen: &'static Pen, ply: usize, text: &str) {
        let played = stage::played_now(self.own);
        let mine = played.position_at(ply).turn() == self.side.get_untracked();
        let mine = if ply > played.len() { !mine } else { mine };
        let mut order = self.order.get_untracked();
        let answer = self.hand.with_untracked(|hand| order.write(hand, ply, mine));
        if let ActionOutcome::Refused(why) = answer {
            return pen.say(Verdict::only(why));
        }
        let style = untrack(|| self.style());
        let is_marked_later = self.rehearsal.is_some_and(|rehearsal| !rehearsal.is_graded.get_untracked());
        let verdict = match is_marked_later {
            true => Verdict { fine: true, ..Verdict::default() },
            false => Verdict::of(&grade(&played, ply, text, &style), text),
        };
        if !verdict.fine {
            return pen.say(verdict);
        }
        self.hand.update(|hand| _ = hand.write(ply, text));
        self.order.set(order);
        self.point();
        self.answered(answer);
        pen.say(verdict);
        pen.focus();
    }

    /// Claims a draw with a written move that is not played, and calls the arbiter.
    pub fn claim(&'static self) {
        let Some(pen) = self.pen.get_untracked() else { return };
        let text = pen.text.get_untracked();
        let (style, ply) = (untrack(|| self.style()), stage::played_now(self.own).len());
        let mut claimed = None;
        self.order.update(|order| claimed = Some(self.own.change(|t| order.claim(t, &text, &style))));
        let verdict = match claimed {
            Some(ClaimOutcome::Stands(says)) => {
                self.hand.update(|hand| _ = hand.write(ply, &text));
                Verdict { good: Some(says), fine: true, ..Verdict::default() }
            }
            Some(ClaimOutcome::Fails { message: says, play }) => {
                self.hand.update(|hand| _ = hand.write(ply, &text));
                Verdict { look: vec![says, play], ..Verdict::default() }
            }
            Some(ClaimOutcome::Refused(why)) => Verdict::only(why),
            None => return,
        };
        pen.say(verdict);
        self.keep();
    }
}

/// Next move of a famous game, while the moves played follow it.
fn from_book(played: &Played) -> Option<String> {
    let mut ids = Vec::new();
    played.steps.iter().for_each(|step| ids.push(step.before.id(&step.m)));
    for example in &EXAMPLES {
        let Some(book) = opened(example.text, &Style::pgn()).map(|table| table.played()) else {
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
fn anyhow(played: &Played) -> Option<String> {
    let all = played.last.legal_moves();
    let n = bits() as usize % all.len().max(1);
    all.get(n).map(|m| played.last.id(m))
}

/// Returns the saved drill. None if there is none, or if it is damaged.
pub fn restored([game, hand, order]: &Keys) -> Option<(Game, Handwriting, TurnOrder, Side)> {
    let (order, side) = corrupt_storage::sound(order, |text| {
        let (side, order) = text.split_once('\n')?;
        Some((TurnOrder::restore(order)?, if side == "black" { Side::Black } else { Side::White }))
    })?;
    let hand = corrupt_storage::sound(hand, Handwriting::restore)?;
    Some((stage::restored(game)?, hand, order, side))
}
