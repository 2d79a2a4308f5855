//! The order trainer: note the other's move, play, press the clock, note your own. The program moves for the other.

use super::closing::LeafChoice;
use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::order_tools::{ChessClock, StepList, Tools};
use super::pen::{MoveInput, MoveInputPanel};
use super::reply;
use super::stage::{self, BoardWithStatus, Workplace, provide_board, style, style_untracked};
use super::verdict::Verdict;
use crate::components::Button;
use crate::ui::state::CurrentGame;
use crate::ui::{aside, store};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::HeadField;
use notabene_core::study::score_sheet::grading::{Marked, mark, mark_all};
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::order::{Answer, Claimed, Deed, Order};
use std::time::Duration;

/// Storage keys: the game, the written entries, and the state of the turn.
const GAME: &str = "sheet.order.game";
const HAND: &str = "sheet.order.hand";
const ORDER: &str = "sheet.order";
/// Delay before the other moves.
const REPLY_DELAY: Duration = Duration::from_millis(700);

/// State of the page.
#[derive(Copy, Clone)]
pub struct OrderTrainer {
    pub board: CurrentGame,
    pub hand: RwSignal<Handwriting>,
    pub order: RwSignal<Order>,
    /// Side of the player.
    pub side: RwSignal<Side>,
    /// Side of the player in the next game.
    pub next_side: RwSignal<Side>,
    /// Count of half-moves that were handled: more were just played on the board.
    handled: RwSignal<usize>,
    /// True if the next step is shown.
    pub shows_next: RwSignal<bool>,
    input: MoveInput,
}

/// What was saved: game, entries, state of the turn, side of the player.
type Saved = (Game, Handwriting, Order, Side);

impl OrderTrainer {
    fn new(board: CurrentGame, hand: Handwriting, order: Order, side: Side) -> OrderTrainer {
        board.overrides.flipped.set(Some(side == Side::Black));
        OrderTrainer {
            board,
            hand: RwSignal::new(hand),
            order: RwSignal::new(order),
            side: RwSignal::new(side),
            next_side: RwSignal::new(side),
            handled: RwSignal::new(stage::played_untracked(board).len()),
            shows_next: RwSignal::new(true),
            input: MoveInput::new("order"),
        }
    }

    /// Style in the letters in which the sheet began: a sheet is in one language.
    pub fn style(self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.board.prefs) }
    }

    fn style_untracked(self) -> Style {
        untrack(|| self.style())
    }

    /// True if the other is to move.
    fn is_theirs(self) -> bool {
        self.board.scene.with_untracked(|s| s.turn) != self.side.get_untracked()
    }

    fn is_over(self) -> bool {
        self.board.status.with_untracked(|s| s.is_over())
    }

    fn save(self) {
        stage::save_game(GAME, self.board);
        self.hand.with_untracked(|hand| store::keep(HAND, &hand.save()));
        let side = self.side.get_untracked().name();
        self.order.with_untracked(|order| store::keep(ORDER, &format!("{side}\n{}", order.save())));
    }

    /// Begins anew: a game from its start, or one in which a claim is near.
    pub fn begin(self, side: Side, game: Game) {
        let played = game.played();
        self.side.set(side);
        self.hand.set(written_before(&played, side, &style_untracked(self.board.prefs)));
        self.order.set(Order::new(played.is_empty() && side == played.last.turn()));
        self.handled.set(played.len());
        self.board.overrides.flipped.set(Some(side == Side::Black));
        self.board.open(game);
        self.board.go(Go::Last);
        self.input.say(Verdict::default());
        self.go_to_next();
        self.save();
        self.wait_for_reply();
    }

    /// The line goes to the first empty entry.
    fn go_to_next(self) {
        let len = stage::played_untracked(self.board).len();
        let next = self.hand.with_untracked(Handwriting::next);
        self.input.go(Some(next).filter(|next| *next <= len), "");
    }

    /// Handles a move on the board: of the player, or of the program for the other.
    fn handle_move(self) {
        let played = stage::played_untracked(self.board);
        let handled = self.handled.get_untracked();
        if played.len() <= handled {
            return self.handled.set(played.len());
        }
        match self.judge_move(&played, handled) {
            Err(why) => self.take_back(why),
            Ok(answer) => {
                self.handled.set(played.len());
                self.answer(answer);
            }
        }
    }

    /// Judges a move of the player; an error is the reason to take it back.
    fn judge_move(self, played: &Played, ply: usize) -> Result<Answer, Msg> {
        let mover = played.step(ply).map(|step| step.before.turn());
        if mover != Some(self.side.get_untracked()) {
            return Err(msg!(OrderPlayed));
        }
        if let Some(right) = self.broken_claim(played, ply) {
            return Err(msg!(OrderClaimFails { right }));
        }
        match self.act(Deed::Play) {
            Answer::Refused(why) => Err(why),
            answer => Ok(answer),
        }
    }

    /// The move that has to be played after a claim that failed, if another one was played.
    fn broken_claim(self, played: &Played, ply: usize) -> Option<String> {
        let step = played.step(ply)?;
        let bound = self.order.with_untracked(|order| order.bound().map(String::from))?;
        let style = self.style_untracked();
        let right = step.before.explain(&bound, &style).map(|(m, _)| step.before.text(&m, &style));
        (step.before.id(&step.m) != bound).then(|| right.unwrap_or(bound))
    }

    fn take_back(self, why: Msg) {
        self.board.go(Go::Undo);
        self.input.say(Verdict::only(why));
    }

    fn act(self, step: Deed) -> Answer {
        let mut answer = Answer::Right;
        self.order.update(|order| answer = order.act(step));
        answer
    }

    /// The player presses the clock.
    pub fn press_clock(self) {
        let answer = self.act(Deed::Press);
        self.answer(answer);
    }

    /// Shows the answer to a step; when the turn is done the other moves.
    fn answer(self, answer: Answer) {
        self.input.say(match answer {
            Answer::Right => Verdict::fine(),
            Answer::Tolerated(says) => Verdict { fine: true, ..Verdict::only(says) },
            Answer::Refused(why) => Verdict::only(why),
        });
        self.save();
        self.wait_for_reply();
    }

    /// The other moves once all steps of this turn are done.
    fn wait_for_reply(self) {
        let handled = self.handled.get_untracked();
        let is_done = self.order.with_untracked(Order::is_done) || handled == 0;
        if is_done && self.is_theirs() && !self.is_over() {
            let _ = set_timeout(move || self.reply(handled), REPLY_DELAY);
        }
    }

    /// The program moves for the other.
    fn reply(self, handled: usize) {
        // The page may be gone, or another game begun.
        if self.handled.try_get_untracked() != Some(handled) || !self.is_theirs() || self.is_over() {
            return;
        }
        let Some(id) = reply::choose(&stage::played_untracked(self.board)) else { return };
        self.handled.set(handled + 1);
        if handled > 0 {
            self.order.update(Order::they_moved);
        }
        let style = self.style_untracked();
        // The move is legal.
        let _ = self.board.change(|game| game.enter(&id, &style));
        self.go_to_next();
        self.save();
    }

    /// Writes an entry: its column decides which step it is.
    fn write(self, ply: usize, text: &str) {
        let played = stage::played_untracked(self.board);
        let is_own = played.at(ply).turn() == self.side.get_untracked();
        let is_own = if ply > played.len() { !is_own } else { is_own };
        let mut order = self.order.get_untracked();
        let answer = self.hand.with_untracked(|hand| order.write(hand, ply, is_own));
        if let Answer::Refused(why) = answer {
            return self.input.say(Verdict::only(why));
        }
        let verdict = Verdict::of(&mark(&played, ply, text, &self.style_untracked()), text);
        if !verdict.fine {
            return self.input.say(verdict);
        }
        self.hand.update(|hand| _ = hand.write(ply, text));
        self.order.set(order);
        self.go_to_next();
        self.answer(answer);
        self.input.say(verdict);
        self.input.focus();
    }

    /// The player writes a move without playing it, and calls the arbiter.
    fn claim(self) {
        let text = self.input.text.get_untracked();
        let style = self.style_untracked();
        let mut claimed = None;
        self.order.update(|order| claimed = Some(self.board.change(|game| order.claim(game, &text, &style))));
        let Some(claimed) = claimed else { return };
        if !matches!(claimed, Claimed::Refused(_)) {
            let ply = stage::played_untracked(self.board).len();
            self.hand.update(|hand| _ = hand.write(ply, &text));
        }
        self.input.say(claim_verdict(claimed));
        self.save();
    }
}

fn claim_verdict(claimed: Claimed) -> Verdict {
    match claimed {
        Claimed::Stands(says) => Verdict { good: Some(says), ..Verdict::fine() },
        Claimed::Fails { says, play } => Verdict { look: vec![says, play], ..Verdict::default() },
        Claimed::Refused(why) => Verdict::only(why),
    }
}

/// The sheet of a game that was played before: all is written but the last move of the other.
fn written_before(played: &Played, side: Side, style: &Style) -> Handwriting {
    let mut hand = Handwriting::new(style.letters);
    let len = played.len().saturating_sub(usize::from(played.last.turn() == side));
    for (ply, text) in played.texts(style).iter().take(len).enumerate() {
        let _ = hand.write(ply, text);
    }
    hand
}

fn restored() -> Option<Saved> {
    let (order, side) = aside::sound(ORDER, |text| {
        let (side, order) = text.split_once('\n')?;
        Some((Order::restore(order)?, if side == "black" { Side::Black } else { Side::White }))
    })?;
    let hand = aside::sound(HAND, Handwriting::restore)?;
    Some((stage::restored(GAME)?, hand, order, side))
}

/// The page part of this way of practising.
#[component]
pub fn OrderSheet() -> impl IntoView {
    let prefs = expect_context::<CurrentGame>().prefs;
    let saved = restored();
    let is_resumed = saved.is_some();
    let (game, hand, order, side) = saved.unwrap_or_else(|| {
        let hand = Handwriting::new(style_untracked(prefs).letters);
        (registry::chess(), hand, Order::new(true), Side::White)
    });
    let state = OrderTrainer::new(provide_board(game), hand, order, side);
    state.go_to_next();
    if is_resumed {
        state.wait_for_reply();
    }
    follow_changes(state);
    let sheet = sheet_of(state);
    view! {
        <Workplace>
            <div class="play-side">
                <BoardWithStatus/>
                <StepList state/>
                <Tools state/>
            </div>
            <div class="pen-side">
                <ChessClock state/>
                <MoveInputPanel
                    input=state.input
                    sheet
                    style=Signal::derive(move || state.style())
                    on_enter=move |(ply, text): (usize, String)| state.write(ply, &text)
                />
                <div class="row">
                    <Button
                        text=prefs.words(Label::OrderClaim)
                        name="claim"
                        on_click=move |()| state.claim()
                    />
                </div>
            </div>
            <div class="paper-side">
                <LeafChoice sheet/>
                <SheetLeaf sheet/>
            </div>
        </Workplace>
    }
}

/// Follows the chosen letters, and the moves on the board.
fn follow_changes(state: OrderTrainer) {
    Effect::new(move |_| {
        let letters = style(state.board.prefs).letters;
        untrack(|| state.hand.update(|hand| hand.choose(letters)));
    });
    Effect::new(move |_| {
        state.board.sheet.track();
        untrack(|| state.handle_move());
    });
}

/// The sheet of the player.
fn sheet_of(state: OrderTrainer) -> ScoreSheetState {
    let (board, input) = (state.board, state.input);
    let form = move || {
        let (played, style) = (stage::played(board), state.style());
        board.game.with(|game| state.hand.with(|hand| by_hand(game, &played, hand, &style)))
    };
    let tap = move |ply| {
        let text = state.hand.with_untracked(|hand| hand.get(ply).to_string());
        input.go(Some(ply), &text);
        input.focus();
    };
    let edit = move |(field, text): (HeadField, String)| board.edit(Edit::Tag(field.tag().into(), text));
    ScoreSheetState {
        marks: Memo::new(move |_| marks(state)),
        current: input.at.into(),
        draft: Some(input),
        on_tap: Some(Callback::new(tap)),
        on_head: Some(Callback::new(edit)),
        ..ScoreSheetState::new("order", form, move || state.style().letters)
    }
}

fn marks(state: OrderTrainer) -> Vec<EntryMark> {
    let (played, style) = (stage::played(state.board), state.style());
    state.hand.with(|hand| {
        let mark = |(ply, marked): (usize, &Marked)| EntryMark::of(marked, hand.get(ply));
        mark_all(&played, hand, &style).iter().enumerate().map(mark).collect()
    })
}
