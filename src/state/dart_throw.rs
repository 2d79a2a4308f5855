//! Darts of loud Scharten: the dart being thrown, and playing what it hit.

use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::Game;
use notabene_core::game::correspondence::ThrownDart;
use notabene_core::game::dart::DartOutcome;
use notabene_core::game::{Edit, Scene, Tap, Touch};
use notabene_core::geometry::Point;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::Msg;
use notabene_study::storage_key::StorageKey;

/// A dart that has landed.
#[derive(Clone, PartialEq, Debug)]
pub struct LandedDart {
    /// Position of the dart in millimetres from the bull.
    pub at: Point,
    pub bed: Bed,
    pub placed: bool,
    pub message: String,
}

/// Context: the dart being thrown on a board. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct DartThrow {
    pub current: CurrentGame,
    pub modal: Modal,
    /// Number of throws: each gets new elements.
    pub round: RwSignal<u32>,
    /// The board as it was before the dart.
    pub before: RwSignal<Option<Scene>>,
    /// True if the player knows the stakes, or there are none.
    pub ready: RwSignal<bool>,
    /// Target of the player in millimetres from the bull.
    pub aim: RwSignal<Point>,
    /// Time since the aim was taken, in milliseconds.
    pub held: RwSignal<f64>,
    /// The bed that a real dart hit.
    pub bed: RwSignal<Option<Bed>>,
    pub landed: RwSignal<Option<LandedDart>>,
}

impl DartThrow {
    /// No dart yet.
    pub fn new(current: CurrentGame, modal: Modal) -> DartThrow {
        DartThrow {
            current,
            modal,
            round: RwSignal::new(0),
            before: RwSignal::new(None),
            ready: RwSignal::new(true),
            aim: RwSignal::new(Bed::Bull.middle()),
            held: RwSignal::new(0.0),
            bed: RwSignal::new(None),
            landed: RwSignal::new(None),
        }
    }

    /// The dart of the board in this place of the page.
    pub fn here() -> DartThrow {
        expect_context()
    }

    /// Reads the board as it was before the dart.
    pub fn with_board_before<T>(&self, look: impl FnOnce(&Scene) -> Option<T>) -> Option<T> {
        self.before.with_untracked(|scene| look(scene.as_ref()?))
    }
}

impl DartThrow {
    /// True if the side to move can throw a dart; tracked.
    pub fn can_throw(self) -> bool {
        let current = self.current;
        let is_to_throw = current.scene.with(|s| s.next_dart().is_some());
        is_to_throw && !current.is_opponent_on_move() && !current.status.with(|s| s.is_over())
    }

    /// Prepares the next dart; `false` if there is none.
    pub fn start(self) -> bool {
        let there = untrack(|| self.can_throw());
        if there {
            let scene = self.current.game.with_untracked(|t| t.scene());
            // The first steps of a key are then on own fields.
            self.aim.set(scene.amid().and_then(Bed::of).unwrap_or(Bed::Bull).middle());
            self.ready.set(scene.stake_message().is_none());
            self.bed.set(None);
            self.landed.set(None);
            self.before.set(Some(scene));
            self.round.update(|n| *n += 1);
            self.modal.show(ModalKind::Darts);
        }
        there
    }

    /// Throws a dart on the screen, and handles where it lands; in a game by link its aim is written down.
    pub fn throw(self, dart: ThrownDart, seed: u64) {
        let current = self.current;
        match current.game.with_untracked(|game| game.land_dart(dart)) {
            Some((at, command)) => {
                self.land(at, Bed::at(at));
                if self.landed.with_untracked(|landed| landed.is_some()) {
                    let style = current.prefs.with_untracked(|p| p.style());
                    // A comment on the last move is never refused.
                    let comment = Edit::Comment(format!("{} {command}", Bed::at(at).name()));
                    drop(current.update_game(|game| game.edit(comment, &style)));
                }
            }
            None => {
                let at = dart.hand.land(dart.aim, dart.is_still, seed);
                self.land(at, Bed::at(at));
            }
        }
    }

    /// Handles a dart that has landed: plays the move, and writes the bed beside it.
    pub fn land(self, at: Point, bed: Bed) {
        if self.landed.with_untracked(|l| l.is_some()) {
            return;
        }
        let current = self.current;
        let Some(fate) = self.with_board_before(|scene| scene.dart_outcome(bed)) else { return };
        if !play_dart(current, &fate, bed) {
            return self.modal.close();
        }
        let say = |msg: &Msg| untrack(|| current.message_text(msg));
        let mut text = say(&fate.message);
        let mut add = |msg: &Msg| {
            text.push(' ');
            text.push_str(&say(msg));
        };
        if let Some(misses) = &fate.misses {
            add(misses);
        }
        let goes_on = current
            .status
            .with_untracked(|status| status.outcome.inspect(|_| add(&status.message)).is_none());
        if !fate.placed && goes_on {
            current.notice.set(Some(fate.message));
        }
        self.landed.set(Some(LandedDart { at, bed, placed: fate.placed, message: text }));
    }
}

/// True if the game is played by link: darts are thrown on the screen, where they can be checked.
pub fn is_by_link(game: RwSignal<Game>) -> bool {
    game.with(|game| game.correspondence_id().is_some())
}

/// Plays a dart, and writes the bed that it hit beside it; `false` if the game takes no dart.
fn play_dart(current: CurrentGame, fate: &DartOutcome, bed: Bed) -> bool {
    let played = match fate.field {
        Some(field) => matches!(current.touch_now(field, Touch::Dart), Tap::Played(_)),
        None => {
            let style = current.prefs.with_untracked(|p| p.style());
            current.update_game(|game| game.enter("@-", &style)).is_ok()
        }
    };
    if played && bed != Bed::Outside {
        current.edit(Edit::Comment(bed.name()));
    }
    played
}

/// Plays a dart of the opponent that landed at a point, in millimetres from the bull, and announces the result.
pub fn play_opponent_dart(current: CurrentGame, at: Point) {
    let bed = Bed::at(at);
    let fate = current.game.with_untracked(|game| game.scene().dart_outcome(bed));
    if let Some(fate) = fate.filter(|fate| play_dart(current, fate, bed)) {
        current.notice.set(Some(fate.message));
    }
}

/// Returns a saved seed that replaces chance and time, to repeat a throw.
pub fn fixed_seed() -> Option<u32> {
    number(&storage::load(StorageKey::Seed)?)
}
