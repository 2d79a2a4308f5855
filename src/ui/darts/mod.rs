//! Loud play: what is still to be thrown, and throwing it, on the screen or at a real board.

mod aim;
mod drawing;
mod real;
mod stage;

use super::dom::{El, drawn, el, image};

use super::opponent::OpponentState;
use super::sprite::Icon;
use super::state::{CurrentGame, Desk, Over};
use leptos::prelude::*;
use notabene_core::game::dart::{Fate, heap, left, named_bed, next_is};
use notabene_core::game::{Edit, Scene, Tap, Touch};
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Field, Point};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::{Glyph, Side};

pub use aim::fixed_seed;
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

/// The dart being thrown. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct DartThrow {
    /// Counts the darts, so that each is thrown from a fresh stage.
    round: RwSignal<u32>,
    /// The board as it was before the dart.
    before: RwSignal<Option<Scene>>,
    /// Whether the player knows what is at stake, or nothing is.
    ready: RwSignal<bool>,
    /// Where the player aims, in millimetres from the bull.
    aim: RwSignal<Point>,
    /// How long the aim has been held.
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

    /// Looks at the board as it was before the dart.
    fn before<T>(&self, look: impl FnOnce(&Scene) -> Option<T>) -> Option<T> {
        self.before.with_untracked(|scene| look(scene.as_ref()?))
    }
}

/// Whether the side to move can throw a dart.
fn can_throw(desk: Desk) -> bool {
    let waits = desk.opponent().is_some_and(OpponentState::is_on_move);
    desk.scene.with(|s| s.next_dart().is_some()) && !waits && !desk.status.with(|s| s.is_over())
}

/// Takes the next dart in hand; whether there is one.
pub fn begin(desk: Desk) -> bool {
    let there = untrack(|| can_throw(desk));
    if there {
        let (oche, scene) = (desk.darts(), desk.game.with_untracked(|t| t.scene()));
        // So the first steps of a key are on own fields.
        oche.aim.set(scene.amid().and_then(Bed::of).unwrap_or(Bed::Bull).middle());
        oche.ready.set(scene.stake().is_none());
        oche.bed.set(None);
        oche.landed.set(None);
        oche.before.set(Some(scene));
        oche.round.update(|n| *n += 1);
        desk.modal.open.set(Over::Darts);
    }
    there
}

/// A dart has landed: the move is played, and the bed is written beside it.
fn land(desk: Desk, at: Point, bed: Bed) {
    let oche = desk.darts();
    if oche.landed.with_untracked(|l| l.is_some()) {
        return;
    }
    let Some(fate) = oche.before(|scene| scene.fate(bed)) else { return };
    if !play(desk.current, &fate, bed) {
        desk.modal.open.set(Over::Nothing);
        return;
    }
    let say = |msg: &Msg| untrack(|| desk.say(msg));
    let mut says = say(&fate.says);
    let mut add = |msg: &Msg| {
        says.push(' ');
        says.push_str(&say(msg));
    };
    if let Some(misses) = &fate.misses {
        add(misses);
    }
    let goes_on =
        desk.status.with_untracked(|status| status.outcome.inspect(|_| add(&status.says)).is_none());
    if !fate.placed && goes_on {
        desk.notice.set(Some(fate.says));
    }
    oche.landed.set(Some(Landed { at, bed, placed: fate.placed, says }));
}

/// Plays a dart, and writes the bed that it hit beside it; `false` if the game takes no dart.
fn play(current: CurrentGame, fate: &Fate, bed: Bed) -> bool {
    let played = match fate.field {
        Some(field) => matches!(current.touch_now(field, Touch::Dart), Tap::Played(_)),
        None => {
            let style = current.prefs.with_untracked(|p| p.style());
            current.change(|table| table.enter("@-", &style)).is_ok()
        }
    };
    if played && bed != Bed::Outside {
        current.edit(Edit::Comment(bed.name()));
    }
    played
}

/// Plays a dart of the opponent that landed at a point, in millimetres from the bull, and says what it came to.
pub fn thrown(current: CurrentGame, at: Point) {
    let bed = Bed::at(at);
    let fate = current.game.with_untracked(|game| game.scene().fate(bed));
    if let Some(fate) = fate.filter(|fate| play(current, fate, bed)) {
        current.notice.set(Some(fate.says));
    }
}

/// Plays a dart thrown at a real board whose bed is written where moves are written: what it came to, or what is wrong
/// with the bed. None if no dart is thrown so, or the text is a move, a field or no bed.
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
    if !play(desk.current, &fate, bed) {
        return None;
    }
    if let Some(misses) = &fate.misses {
        desk.notice.set(Some(misses.clone()));
    }
    Some(Ok(fate))
}

/// On the board of the game, while a dart is in hand: all but the own area lies in the shade, and in check
/// the fields that help are framed.
pub fn area(desk: Desk) -> Vec<El> {
    if desk.modal.open.get() != Over::Darts {
        return Vec::new();
    }
    let layout = desk.layout.get();
    let paths = |scene: &Scene| {
        let throws = scene.throws.as_ref()?;
        let path = |class: &str, shown: &dyn Fn(Field) -> bool| {
            let mut outlines = String::new();
            let fields = scene.board.grid.fields().filter(|field| shown(*field));
            fields.for_each(|field| outlines.push_str(&layout.outline(field)));
            drawn("path").attr("class", class).attr("d", &outlines)
        };
        Some(vec![
            path("foreign", &|field| !throws.area.contains(field)),
            path("good", &|field| throws.in_check && throws.good.contains(field)),
        ])
    };
    desk.darts().round.track();
    desk.darts().before(paths).unwrap_or_default()
}

/// What is still to be thrown, beside the board of every loud game.
pub fn Darts() -> El {
    let desk = Desk::here();
    let some = |scene: &Scene| scene.throws.as_ref().is_some_and(|t| t.queue.iter().any(|q| !q.is_empty()));
    let shown = Memo::new(move |_| desk.scene.with(some));
    let heaps = el("div", "heaps").each(move || heaps(desk));
    let act = move || {
        begin(desk);
    };
    let throw = el("button", "main").attr("type", "button").attr("data-do", "throw").click(act);
    let next = move || desk.scene.with(|s| s.next_dart().map(|figure| Glyph { side: s.turn, figure }));
    let spoken = move || {
        let next = next().map(|glyph| desk.say(&next_is(glyph.figure))).unwrap_or_default();
        [desk.label(Label::ThrowDart), ". ", &next].concat()
    };
    let throw = throw
        .live("aria-label", spoken)
        .state("aria-disabled", move || !can_throw(desk))
        .with([el("span", "").each(move || image(next())), el("span", "").label(desk, Label::ThrowNow)]);
    el("section", "").class(move || if shown.get() { "darts" } else { "hidden" }).with([heaps, throw])
}

/// So many darts are drawn one by one; more are counted.
const MOST_DRAWN: u8 = 9;

/// The pieces of both sides, the next one first, and their lost darts in a row.
fn heaps(desk: Desk) -> Vec<El> {
    desk.scene.with(|scene| {
        let Some(throws) = scene.throws.as_ref() else { return Vec::new() };
        let row = |side: Side| {
            let piece = |(figure, count): (_, u32)| {
                let piece = el("span", "").with(image(Some(Glyph { side, figure })));
                piece.with([el("b", "").text(&count.to_string())])
            };
            let lost = throws.misses[side.index()];
            let dart = |n: u8| el("span", if n < lost { "dart lost" } else { "dart" }).with([Icon("dart")]);
            let pieces = el("span", "pieces").with(heap(throws, side).into_iter().map(piece));
            let darts = el("span", "misses");
            let darts = match throws.most {
                ..=MOST_DRAWN => darts.with((0..throws.most).map(dart)),
                most => {
                    let count = [&lost.to_string(), "\u{a0}/\u{a0}", &most.to_string()].concat();
                    darts.with([dart(0), el("b", "").text(&count)])
                }
            };
            let class = if scene.turn == side { "heap turn" } else { "heap" };
            el("div", class)
                .attr("role", "img")
                .attr("data-side", side.name())
                .attr("aria-label", &desk.say(&left(throws, side)))
                .with([pieces, darts])
        };
        Side::BOTH.map(row).into_iter().collect()
    })
}
