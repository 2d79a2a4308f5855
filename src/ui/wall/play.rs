//! What the board of the wall shows, and what touches on it mean: moves of the game, or deeds of a lesson or drill.

use super::{Book, Hall, Staged};
use crate::ui::dom::later;
use crate::ui::learn;
use crate::ui::prefs::Coordinates;
use crate::ui::state::{Desk, MoveHandler};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{self, Deed, Show, Stage, Wall, place_of, text_of};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The game of a table, and where it stands.
pub fn shown(game: Desk) -> Show {
    game.game.with(shown_of)
}

fn shown_of(table: &Game) -> Show {
    Show::Game { text: text_of(table), at: place_of(&table.sheet(&Style::pgn())) }
}

/// The game of a table on another.
pub fn copy(desk: Desk) -> Game {
    let text = desk.game.with_untracked(|t| t.text(Export::Save));
    save::read(&text).0.unwrap_or_else(|_| registry::chess())
}

/// What follows what is shown: the board, its side, its names, and whose hand plays.
pub fn follow(hall: Hall) {
    let (own, guest) = (hall.own, hall.own.overrides);
    // A move on the board is told to the other windows.
    later(Box::new(move || {
        hall.game.game.track();
        untrack(|| tell(hall));
    }));
    // A language may have its texts of the course in a file of their own.
    later(Box::new(move || {
        hall.language();
        untrack(|| hall.course().map(|_| fetch(hall, None)));
    }));
    later(Box::new(move || {
        let wall = hall.wall.get();
        hall.book.track();
        untrack(|| stage(hall, &wall));
    }));
    later(Box::new(move || {
        let wall = hall.wall.get();
        let game = matches!(wall.show, Show::Game { .. });
        let staged = hall.staged.with(|staged| {
            let stage = staged.stage.as_ref()?;
            Some((stage.scene()?, stage.is_flipped(), stage.is_bare()))
        });
        let black = hall.game.prefs.with(|p| p.flipped);
        match staged.filter(|_| !game) {
            Some((mut scene, flipped, bare)) => {
                scene.shapes.extend(wall.shapes.iter().copied());
                guest.scene.set(Some(scene));
                guest.flipped.set(Some(flipped != wall.turned));
                guest.names.set(Some(if bare { Coordinates::Hidden } else { Coordinates::Outside }));
            }
            None => {
                guest.scene.set(Some(hall.game.scene.get()));
                guest.flipped.set(Some(black != wall.turned));
                guest.names.set(Some(Coordinates::Outside));
            }
        }
    }));
    // Pieces of another page are others: they must not glide.
    let page = Memo::new(move |_| {
        let show = hall.wall.with(|wall| match &wall.show {
            Show::Game { .. } => None,
            show => Some(show.clone()),
        });
        (show, hall.game.games_begun.get())
    });
    later(Box::new(move || {
        drop(page.get());
        own.games_begun.update(|n| *n = n.wrapping_add(1));
        own.choices.set(None);
        own.notice.set(None);
        own.inspector.clear();
    }));
    guest.move_handler.set(Some(Rc::new(Player(hall))));
}

/// Tells the other windows of the game, if it is shown and went on.
pub fn tell(hall: Hall) {
    let now = shown(hall.game);
    let old = hall.now();
    if matches!(old.show, Show::Game { .. }) && old.show != now {
        hall.change(|wall| wall.show = now);
    }
}

/// Does in the game what another window did.
pub fn apply(hall: Hall) {
    let Show::Game { text, at } = hall.now().show else { return };
    let same = untrack(|| shown(hall.game)) == Show::Game { text: text.clone(), at };
    if same {
        return;
    }
    let mut other = None;
    hall.game.change(|table| other = projector::follow(table, &text, at));
    hall.game.choices.set(None);
    hall.own.choices.set(None);
    if let Some(table) = other {
        let moves = |table: &Game| table.sheet(&Style::pgn()).cells().len();
        let near = hall.game.game.with_untracked(|old| {
            old.status().game == table.status().game && moves(old).abs_diff(moves(&table)) < 2
        });
        hall.game.game.set(table);
        if !near {
            hall.game.games_begun.update(|n| *n += 1);
        }
    }
    // What this window makes of the game is what it shows: nothing is sent back and forth for ever.
    let now = untrack(|| shown(hall.game));
    hall.keeper.try_update_untracked(|keeper| keeper.settle(now));
}

/// Brings the lesson or drill to where the wall is.
fn stage(hall: Hall, wall: &Wall) {
    let course = hall.course();
    let language = hall.taught();
    let style = hall.style_of(&wall.show);
    let goes_on = hall.staged.with_untracked(|staged| {
        staged.stage.is_some() && staged.show == wall.show && wall.deeds.starts_with(&staged.deeds)
    });
    if goes_on {
        let new = hall.staged.with_untracked(|staged| wall.deeds[staged.deeds.len()..].to_vec());
        if !new.is_empty() {
            hall.staged.update(|staged| {
                staged.stage.iter_mut().for_each(|stage| stage.replay(&new, language, &style));
                staged.deeds.extend(new);
            });
        }
        return;
    }
    let mut stage = Stage::open(&wall.show, course.as_ref());
    stage.iter_mut().for_each(|stage| stage.replay(&wall.deeds, language, &style));
    let deeds = if stage.is_some() { wall.deeds.clone() } else { Vec::new() };
    hall.staged.set(Staged { show: wall.show.clone(), deeds, stage });
}

/// Something is done with what is asked, here and then in the other windows.
pub fn act(hall: Hall, deed: Deed) -> Tap {
    let mut tap = Tap::Nothing;
    let (language, style) = untrack(|| (hall.taught(), hall.style_of(&hall.now().show)));
    let acted = hall.staged.try_update_untracked(|staged| {
        let Some(stage) = &mut staged.stage else { return false };
        tap = stage.act(deed, language, &style);
        staged.deeds.push(deed);
        true
    });
    if acted == Some(true) {
        hall.change(|wall| wall.act(deed));
        hall.staged.update(|_| ());
    }
    tap
}

/// Shows what comes next: a move, a hint, the answer, the next page.
pub fn on(hall: Hall) {
    if matches!(hall.now().show, Show::Game { .. }) {
        return hall.game.go(Go::Forward);
    }
    let next = hall.staged.with_untracked(|staged| staged.stage.as_ref().and_then(Stage::next));
    match next {
        Some(deed) => drop(act(hall, deed)),
        None => turn(hall, true),
    }
}

/// Takes the last step back.
pub fn back(hall: Hall) {
    let wall = hall.now();
    match wall.show {
        Show::Game { .. } => hall.game.go(Go::Back),
        _ if wall.deeds.is_empty() => turn(hall, false),
        _ => hall.change(|wall| {
            wall.deeds.pop();
        }),
    }
}

/// Another page of the lesson or task of the drill; in a game a move.
pub fn turn(hall: Hall, on: bool) {
    let wall = hall.now();
    if matches!(wall.show, Show::Game { .. }) {
        return hall.game.go(if on { Go::Forward } else { Go::Back });
    }
    if let Some(show) = wall.show.beside(untrack(|| hall.course()).as_deref(), on) {
        hall.change(|wall| wall.turn_to(show));
    }
}

/// What is done with a course once it is there.
pub type Then = Box<dyn FnOnce(&Course)>;

/// Fetches the course of the lesson that is shown.
pub fn fetch(hall: Hall, then: Option<Then>) {
    let Show::Lesson { course, .. } = hall.now().show else { return };
    let language = untrack(|| hall.language());
    let is_here = untrack(|| hall.course()).is_some_and(|found| learn::has_all(&found, &course, language));
    if then.is_none() && is_here {
        return;
    }
    spawn_local(async move {
        let found = learn::course(&course, language).await;
        // Something else may be shown by now.
        let still = hall.keeper.try_get_untracked().is_some_and(
            |keeper| matches!(&keeper.wall().show, Show::Lesson { course: now, .. } if *now == course),
        );
        if !still {
            return;
        }
        if let (Some(course), Some(then)) = (&found, then) {
            then(course);
        }
        // What was staged from the course without these texts is staged again.
        if !is_here {
            hall.staged.try_update_untracked(|staged| staged.stage = None);
        }
        hall.book.set(found.map_or(Book::Missing, |found| Book::Here(course, found)));
    });
}

/// Who plays on the board.
struct Player(Hall);

impl MoveHandler for Player {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let hall = self.0;
        if matches!(hall.now().show, Show::Game { .. }) {
            return hall.game.touch(field, touch);
        }
        act(hall, if touch == Touch::Drop { Deed::Drop(field) } else { Deed::Tap(field) })
    }

    fn choose(&self, n: Option<usize>) {
        let hall = self.0;
        if matches!(hall.now().show, Show::Game { .. }) {
            return hall.game.choose(n);
        }
        act(hall, Deed::Choose(n.and_then(|n| u8::try_from(n).ok())));
    }
}
