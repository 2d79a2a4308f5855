//! Puzzles: the reader finds the moves of the game from the first position shown.

use crate::components::Button;
use crate::embed::embedded_board::HostGame;
use crate::embed::viewer::state::ViewerState;
use crate::state::board_overrides::{HighlightTone, MoveHandler};
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::embed;
use notabene_core::exchange::embed::puzzle::{Puzzle, PuzzleState};
use notabene_core::game::{Game, Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;
use std::rc::Rc;
use std::time::Duration;

/// Time until the other side answers, and until a wrong move is taken back.
const PAUSE: Duration = Duration::from_millis(700);

/// The reader's place in a puzzle.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Phase {
    /// The board has no puzzle.
    Off,
    Asks,
    Right,
    Wrong,
    Hint,
    Solved,
    /// The solution was shown.
    Shown,
}

impl Phase {
    fn label(self) -> Option<Label> {
        Some(match self {
            Phase::Off => return None,
            Phase::Asks => Label::PuzzleFind,
            Phase::Right => Label::PuzzleRight,
            Phase::Wrong => Label::PuzzleWrong,
            Phase::Hint => Label::PuzzlePiece,
            Phase::Solved => Label::PuzzleSolved,
            Phase::Shown => Label::PuzzleShown,
        })
    }

    fn is_over(self) -> bool {
        matches!(self, Phase::Off | Phase::Solved | Phase::Shown)
    }
}

/// A puzzle on the board.
struct Running {
    puzzle: Puzzle,
    /// The whole game, at the position in which the reader begins.
    whole: Game,
    given: Option<HostGame>,
    wrong: u32,
    hints: u32,
}

/// Copies are handles to the same puzzle.
#[derive(Copy, Clone)]
struct PuzzleBoard {
    state: ViewerState,
    phase: RwSignal<Phase>,
    running: StoredValue<Option<Running>, LocalStorage>,
    /// Number of the game on the board that belongs to the puzzle.
    own: StoredValue<Option<u32>>,
}

/// Takes no moves while the board answers.
struct Waits;

impl MoveHandler for Waits {
    fn touch(&self, _: Field, _: Touch) -> Tap {
        Tap::Nothing
    }
    fn choose(&self, _: Option<usize>) {}
}

impl PuzzleBoard {
    /// Puts a game of the puzzle on the board.
    fn show(self, game: Game) {
        let current = self.state.current;
        self.own.set_value(Some(current.games_begun.get_untracked() + 1));
        current.overrides.move_handler.set(None);
        current.overrides.highlight(Vec::new(), HighlightTone::Asked);
        current.swap_game(game);
    }

    /// Hides the moves to find.
    fn begin(self, whole: Game) {
        let Some(puzzle) = Puzzle::new(&whole) else { return self.phase.set(Phase::Off) };
        let start = puzzle.start();
        let given = self.state.here.host.try_update(|page| page.host_game.take()).flatten();
        self.running.set_value(Some(Running { puzzle, whole, given, wrong: 0, hints: 0 }));
        self.show(start);
        self.phase.set(Phase::Asks);
    }

    /// Begins with the game that the page gave, or leaves it as it is.
    fn follow_game(self) {
        let begun = self.state.current.games_begun.get();
        let is_puzzle = self.state.here.with_options(|options| options.is("puzzle"));
        let is_own = self.own.get_value() == Some(begun);
        match (is_puzzle, is_own) {
            (true, false) => untrack(|| self.begin(self.state.current.game.get_untracked())),
            (false, true) => untrack(|| self.finish(Phase::Off, "0")),
            _ => {}
        }
    }

    /// Shows the whole game at a half-move.
    fn finish(self, phase: Phase, ply: &str) {
        let taken = self.running.try_update_value(Option::take).flatten();
        let Some(Running { mut whole, given, wrong, hints, .. }) = taken else { return };
        embed::go(&mut whole, ply);
        self.state.here.host.update(|page| page.host_game = given);
        self.show(whole);
        self.phase.set(phase);
        let word = if phase == Phase::Solved { "solved" } else { "shown" };
        if phase != Phase::Off {
            let about = Object::new();
            let facts = [("puzzle", word.into()), ("wrong", wrong.into()), ("hints", hints.into())];
            for (name, value) in facts {
                // An object of our own takes every property.
                let _ = Reflect::set(&about, &name.into(), &value);
            }
            self.state.here.dispatch("result", &about);
        }
    }

    /// Runs later, if the same move is still on the board.
    fn later(self, act: impl Fn() + 'static) {
        let current = self.state.current;
        let place =
            move || (current.games_begun.get_untracked(), current.sheet.with_untracked(|sheet| sheet.at));
        let before = place();
        current.overrides.move_handler.set(Some(Rc::new(Waits)));
        let run = move || {
            if self.phase.is_disposed() {
                return;
            }
            current.overrides.move_handler.set(None);
            if place() == before {
                act();
            }
        };
        let _ = set_timeout(run, PAUSE);
    }

    /// Answers a move of the reader.
    fn judge(self, is_new: bool) {
        let current = self.state.current;
        let judged = self.running.with_value(|running| {
            let running = running.as_ref()?;
            Some(current.game.with_untracked(|game| running.puzzle.state(game)))
        });
        let is_last = current.status.with_untracked(|status| status.at_end);
        match judged {
            Some(PuzzleState::Wrong) if is_new => {
                self.phase.set(Phase::Wrong);
                self.count(|running| running.wrong += 1);
                self.later(move || current.go(Go::Undo));
            }
            Some(PuzzleState::Replies(id)) if is_last => {
                self.phase.set(Phase::Right);
                // A move of the given game is legal.
                self.later(move || _ = current.update_game(|game| game.play_id(&id)));
            }
            Some(PuzzleState::Asks) if is_new && self.phase.get_untracked() == Phase::Hint => {
                self.phase.set(Phase::Right);
            }
            Some(PuzzleState::Solved) => self.later(move || self.finish(Phase::Solved, "last")),
            _ => {}
        }
        current.overrides.highlight(Vec::new(), HighlightTone::Asked);
    }

    fn count(self, change: fn(&mut Running)) {
        self.running.update_value(|running| running.iter_mut().for_each(change));
    }

    /// Marks the piece that moves next.
    fn hint(self) {
        let current = self.state.current;
        let style = current.prefs.with_untracked(|p| p.style());
        let fields = self.running.with_value(|running| {
            let puzzle = &running.as_ref()?.puzzle;
            current.game.with_untracked(|game| Some(game.hint(puzzle.next(game)?, &style)?.fields))
        });
        let Some(first) = fields.and_then(|fields| fields.first().copied()) else { return };
        self.count(|running| running.hints += 1);
        current.overrides.highlight(vec![first], HighlightTone::Asked);
        self.phase.set(Phase::Hint);
    }

    /// Shows the whole game at the position in which the reader began.
    fn solution(self) {
        let ply = self.state.current.sheet.with_untracked(|sheet| sheet.path(sheet.at).len());
        self.finish(Phase::Shown, &ply.to_string());
    }

    /// Begins again with the whole game on the board.
    fn again(self) {
        let here = self.state.here;
        let game = here.given_game();
        if let Some(game) = game {
            self.begin(game);
        }
    }
}

/// Follows the options and the moves of a board.
pub fn follow(state: ViewerState) {
    let board = PuzzleBoard {
        state,
        phase: RwSignal::new(Phase::Off),
        running: StoredValue::new_local(None),
        own: StoredValue::new(None),
    };
    provide_context(board);
    Effect::new(move || board.follow_game());
    let mut before: Option<(u32, NodeId)> = None;
    Effect::new(move || {
        let now = (state.current.games_begun.get(), state.current.sheet.with(|sheet| sheet.at));
        let old = before.replace(now);
        if !board.phase.get_untracked().is_over() && old.is_some_and(|old| old.0 == now.0 && old.1 != now.1) {
            untrack(|| board.judge(true));
        }
    });
}

/// The words and buttons of a puzzle.
#[component]
pub fn PuzzlePanel(state: ViewerState) -> impl IntoView {
    let board = expect_context::<PuzzleBoard>();
    let phase = move || board.phase.get();
    let is_on = move || phase() != Phase::Off;
    let words = move || phase().label().map(|label| state.current.label(label)).unwrap_or_default();
    view! {
        <div class="viewer-puzzle stack panel" class:hidden=move || !is_on() class:wrong=move || phase() == Phase::Wrong>
            <p class="viewer-said unless-empty" role="status">{words}</p>
            <div class="actions">
                <Show when=move || !phase().is_over()>
                    <Button text=state.label(Label::PuzzleHint) name="hint" on_click=move |()| board.hint()/>
                    <Button text=state.label(Label::PuzzleSolution) name="solution" on_click=move |()| board.solution()/>
                </Show>
                <Show when=move || is_on() && phase().is_over()>
                    <Button text=state.label(Label::PuzzleAgain) name="again-puzzle" on_click=move |()| board.again()/>
                </Show>
            </div>
        </div>
    }
}
