//! Loud play: what is still to be thrown, and throwing it, on the screen or at a real board.

mod aim;
mod drawing;
mod heaps;
mod real;
mod stage;

use super::dom::El;
use super::interop;
use super::state::{CurrentGame, Desk, Modal, Over};
use leptos::prelude::*;
use notabene_core::game::dart::{Fate, named_bed};
use notabene_core::game::{Edit, Scene, Tap, Touch};
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Field, Point};
use notabene_core::i18n::Msg;

pub use heaps::Darts;
pub use stage::Throwing;

/// A dart that has landed.
#[derive(Clone, PartialEq, Debug)]
pub struct Landed {
    /// Where it sticks, in millimetres from the bull.
    at: Point,
    bed: Bed,
    placed: bool,
    says: String,
}

/// Context: the dart being thrown. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct DartThrow {
    /// Counts the darts, so that each is thrown from a fresh stage.
    round: RwSignal<u32>,
    /// The board as it was before the dart.
    before: RwSignal<Option<Scene>>,
    /// True once the player knows what is at stake, or nothing is.
    ready: RwSignal<bool>,
    /// Where the player aims, in millimetres from the bull.
    aim: RwSignal<Point>,
    /// How long the aim has been held, in milliseconds.
    held: RwSignal<f64>,
    /// The bed that a real dart hit.
    bed: RwSignal<Option<Bed>>,
    landed: RwSignal<Option<Landed>>,
}

impl DartThrow {
    pub fn new() -> DartThrow {
        DartThrow {
            round: RwSignal::new(0),
            before: RwSignal::new(None),
            ready: RwSignal::new(true),
            aim: RwSignal::new(Bed::Bull.middle()),
            held: RwSignal::new(0.0),
            bed: RwSignal::new(None),
            landed: RwSignal::new(None),
        }
    }

    /// Reads the board as it was before the dart.
    fn before<T>(self, read: impl FnOnce(&Scene) -> Option<T>) -> Option<T> {
        self.before.with_untracked(|scene| read(scene.as_ref()?))
    }
}

/// The game in which darts are thrown, the dart, and the window. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct DartGame {
    current: CurrentGame,
    modal: Modal,
    dart: DartThrow,
}

impl DartGame {
    /// From the contexts.
    fn here() -> DartGame {
        DartGame { current: expect_context(), modal: expect_context(), dart: expect_context() }
    }

    fn of(desk: Desk) -> DartGame {
        DartGame { current: desk.current, modal: desk.modal, dart: desk.darts() }
    }

    /// True if the side to move can throw a dart; tracked.
    fn can_throw(self) -> bool {
        self.current.scene.with(|s| s.next_dart().is_some()) && !self.current.status.with(|s| s.is_over())
    }

    /// Takes the next dart in hand; `false` if there is none.
    fn begin(self) -> bool {
        let can_throw = untrack(|| self.can_throw());
        if can_throw {
            let (dart, scene) = (self.dart, self.current.game.with_untracked(|t| t.scene()));
            // So the first steps of a key are on own fields.
            dart.aim.set(scene.amid().and_then(Bed::of).unwrap_or(Bed::Bull).middle());
            dart.ready.set(scene.stake().is_none());
            dart.bed.set(None);
            dart.landed.set(None);
            dart.before.set(Some(scene));
            dart.round.update(|n| *n += 1);
            self.modal.open.set(Over::Darts);
        }
        can_throw
    }

    /// A dart has landed: plays the move, and writes the bed beside it.
    fn land(self, at: Point, bed: Bed) {
        if self.dart.landed.with_untracked(|l| l.is_some()) {
            return;
        }
        let Some(fate) = self.dart.before(|scene| scene.fate(bed)) else { return };
        if !self.play(&fate, bed) {
            self.modal.open.set(Over::Nothing);
            return;
        }
        let (says, goes_on) = untrack(|| self.outcome(&fate));
        if !fate.placed && goes_on {
            self.current.notice.set(Some(fate.says));
        }
        self.dart.landed.set(Some(Landed { at, bed, placed: fate.placed, says }));
    }

    /// What a dart came to, in words; and true if the game goes on.
    fn outcome(self, fate: &Fate) -> (String, bool) {
        let mut all = vec![self.current.say(&fate.says)];
        all.extend(fate.misses.as_ref().map(|misses| self.current.say(misses)));
        let ends = self.current.status.with(|status| status.outcome.map(|_| status.says.clone()));
        all.extend(ends.as_ref().map(|says| self.current.say(says)));
        (all.join(" "), ends.is_none())
    }

    /// Plays a dart, and writes the bed that it hit beside it; `false` if the game takes no dart.
    fn play(self, fate: &Fate, bed: Bed) -> bool {
        let played = match fate.field {
            Some(field) => matches!(self.current.touch(field, Touch::Dart), Tap::Played(_)),
            None => {
                let style = self.current.prefs.with_untracked(|p| p.style());
                self.current.change(|table| table.enter("@-", &style)).is_ok()
            }
        };
        if played && bed != Bed::Outside {
            self.current.edit(Edit::Comment(bed.name()));
        }
        played
    }
}

/// Takes the next dart in hand; `false` if there is none.
pub fn begin(desk: Desk) -> bool {
    DartGame::of(desk).begin()
}

/// Plays a dart thrown at a real board whose bed is written where moves are written: the fate of the dart, or the
/// fault in the text. `None` if no dart is thrown so, or the text is a move, a field or no bed.
pub fn enter(desk: Desk, text: &str) -> Option<Result<Fate, Msg>> {
    let text = text.trim();
    let style = desk.prefs.with_untracked(|p| p.real_darts.then(|| p.style()))?;
    let scene = desk.game.with_untracked(|table| table.scene());
    let is_over = desk.status.with_untracked(|status| status.is_over());
    if is_over || scene.next_dart().is_none() || scene.fields.iter().any(|field| field.name == text) {
        return None;
    }
    let bed = match named_bed(text) {
        Ok(bed) => Ok(bed),
        Err(says) => Err(says?),
    };
    if desk.game.with_untracked(|table| table.read(text, &style).is_ok()) {
        return None;
    }
    let bed = match bed {
        Ok(bed) => bed,
        Err(says) => return Some(Err(says)),
    };
    let fate = scene.fate(bed)?;
    if !DartGame::of(desk).play(&fate, bed) {
        return None;
    }
    if let Some(misses) = &fate.misses {
        desk.notice.set(Some(misses.clone()));
    }
    Some(Ok(fate))
}

/// Drawing on the board of the game while a dart is in hand: all but the own area lies in the shade, and in check the
/// fields that help are framed.
pub fn area(desk: Desk) -> Vec<El> {
    if desk.modal.open.get() != Over::Darts {
        return Vec::new();
    }
    let layout = desk.layout.get();
    let path = |class: &'static str, scene: &Scene, shown: &dyn Fn(Field) -> bool| {
        let fields = scene.board.grid.fields().filter(|field| shown(*field));
        let outlines: String = fields.map(|field| layout.outline(field)).collect();
        view! { <path class=class d=outlines></path> }
    };
    let paths = |scene: &Scene| {
        let throws = scene.throws.as_ref()?;
        let foreign = path("foreign", scene, &|field| !throws.area.contains(field));
        let good = path("good", scene, &|field| throws.in_check && throws.good.contains(field));
        Some(vec![interop::element(view! { {foreign}{good} })])
    };
    desk.darts().round.track();
    desk.darts().before(paths).unwrap_or_default()
}
