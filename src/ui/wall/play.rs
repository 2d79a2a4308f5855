//! What the board of the projector shows, and what touches on it mean: moves of the game, or deeds of a lesson or drill.

use super::{CourseState, Projector, StagedShow};
use crate::ui::learn;
use crate::ui::prefs::Coordinates;
use crate::ui::state::{Desk, MoveHandler};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{self as windows, Deed, Show, Stage, Wall, place_of, text_of};
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

/// Keeps the board in step with what is shown, and hands moves on it over to the game or the lesson.
pub fn follow(projector: Projector) {
    // A move on the board is sent to the other windows.
    Effect::new(move |_| {
        projector.game.game.track();
        untrack(|| share_game(projector));
    });
    // A language may have its texts of the course in a file of their own.
    Effect::new(move |_| {
        projector.language();
        untrack(|| projector.course().map(|_| fetch(projector, None)));
    });
    Effect::new(move |_| {
        let wall = projector.wall.get();
        projector.course_state.track();
        untrack(|| stage(projector, &wall));
    });
    Effect::new(move |_| show_on_board(projector));
    forget_old_pieces(projector);
    projector.board.overrides.move_handler.set(Some(Rc::new(Player(projector))));
}

/// Shows the scene of the lesson, or that of the game, on the board.
fn show_on_board(projector: Projector) {
    let (wall, overrides) = (projector.wall.get(), projector.board.overrides);
    let staged = projector.staged.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some((stage.scene()?, stage.is_flipped(), stage.is_bare()))
    });
    let black = projector.game.prefs.with(|p| p.flipped);
    let is_game = matches!(wall.show, Show::Game { .. });
    let (scene, flipped, bare) = match staged.filter(|_| !is_game) {
        Some((mut scene, flipped, bare)) => {
            scene.shapes.extend(wall.shapes.iter().copied());
            (scene, flipped, bare)
        }
        None => (projector.game.scene.get(), black, false),
    };
    overrides.scene.set(Some(scene));
    overrides.flipped.set(Some(flipped != wall.turned));
    overrides.names.set(Some(if bare { Coordinates::Hidden } else { Coordinates::Outside }));
}

/// Begins with new pieces on another page: they must not be animated from the places of the old ones.
fn forget_old_pieces(projector: Projector) {
    let page = Memo::new(move |_| {
        let show = projector.wall.with(|wall| match &wall.show {
            Show::Game { .. } => None,
            show => Some(show.clone()),
        });
        (show, projector.game.games_begun.get())
    });
    let board = projector.board;
    Effect::new(move |_| {
        page.track();
        board.games_begun.update(|n| *n = n.wrapping_add(1));
        board.choices.set(None);
        board.notice.set(None);
        board.inspector.clear();
    });
}

/// Sends the game to the other windows, if it is shown and went on.
pub fn share_game(projector: Projector) {
    let now = shown(projector.game);
    let old = projector.now();
    if matches!(old.show, Show::Game { .. }) && old.show != now {
        projector.change(|wall| wall.show = now);
    }
}

/// Does in the game what another window did.
pub fn apply(projector: Projector) {
    let Show::Game { text, at } = projector.now().show else { return };
    let same = untrack(|| shown(projector.game)) == Show::Game { text: text.clone(), at };
    if same {
        return;
    }
    let mut other = None;
    projector.game.change(|table| other = windows::follow(table, &text, at));
    projector.game.choices.set(None);
    projector.board.choices.set(None);
    if let Some(other) = other {
        put(projector, other);
    }
    // What this window makes of the game is what it shows: nothing is sent back and forth for ever.
    let now = untrack(|| shown(projector.game));
    projector.keeper.try_update_untracked(|keeper| keeper.settle(now));
}

/// Puts another game on the board. One that is a move further is the same to the eye.
fn put(projector: Projector, other: Game) {
    let moves = |table: &Game| table.sheet(&Style::pgn()).cells().len();
    let near = projector.game.game.with_untracked(|old| {
        old.status().game == other.status().game && moves(old).abs_diff(moves(&other)) < 2
    });
    projector.game.game.set(other);
    if !near {
        projector.game.games_begun.update(|n| *n += 1);
    }
}

/// Brings the lesson or drill to where the wall is.
fn stage(projector: Projector, wall: &Wall) {
    let course = projector.course();
    let language = projector.taught_language();
    let style = projector.style_of(&wall.show);
    let goes_on = projector.staged.with_untracked(|staged| {
        staged.stage.is_some() && staged.show == wall.show && wall.deeds.starts_with(&staged.deeds)
    });
    if goes_on {
        let new = projector.staged.with_untracked(|staged| wall.deeds[staged.deeds.len()..].to_vec());
        if !new.is_empty() {
            projector.staged.update(|staged| {
                staged.stage.iter_mut().for_each(|stage| stage.replay(&new, language, &style));
                staged.deeds.extend(new);
            });
        }
        return;
    }
    let mut stage = Stage::open(&wall.show, course.as_ref());
    stage.iter_mut().for_each(|stage| stage.replay(&wall.deeds, language, &style));
    let deeds = if stage.is_some() { wall.deeds.clone() } else { Vec::new() };
    projector.staged.set(StagedShow { show: wall.show.clone(), deeds, stage });
}

/// Something is done with what is asked, here and then in the other windows.
pub fn act(projector: Projector, deed: Deed) -> Tap {
    let mut tap = Tap::Nothing;
    let (language, style) =
        untrack(|| (projector.taught_language(), projector.style_of(&projector.now().show)));
    let acted = projector.staged.try_update_untracked(|staged| {
        let Some(stage) = &mut staged.stage else { return false };
        tap = stage.act(deed, language, &style);
        staged.deeds.push(deed);
        true
    });
    if acted == Some(true) {
        projector.change(|wall| wall.act(deed));
        projector.staged.update(|_| ());
    }
    tap
}

/// Shows what comes next: a move, a hint, the answer, the next page.
pub fn on(projector: Projector) {
    if projector.shows_game_now() {
        return projector.game.go(Go::Forward);
    }
    let next = projector.staged.with_untracked(|staged| staged.stage.as_ref().and_then(Stage::next));
    match next {
        Some(deed) => drop(act(projector, deed)),
        None => turn(projector, true),
    }
}

/// Takes the last step back.
pub fn back(projector: Projector) {
    let wall = projector.now();
    match wall.show {
        Show::Game { .. } => projector.game.go(Go::Back),
        _ if wall.deeds.is_empty() => turn(projector, false),
        _ => projector.change(|wall| {
            wall.deeds.pop();
        }),
    }
}

/// Another page of the lesson or task of the drill; in a game a move.
pub fn turn(projector: Projector, on: bool) {
    let wall = projector.now();
    if matches!(wall.show, Show::Game { .. }) {
        return projector.game.go(if on { Go::Forward } else { Go::Back });
    }
    if let Some(show) = wall.show.beside(untrack(|| projector.course()).as_deref(), on) {
        projector.change(|wall| wall.turn_to(show));
    }
}

/// What is done with a course once it is there.
pub type Then = Box<dyn FnOnce(&Course)>;

/// Fetches the course of the lesson that is shown.
pub fn fetch(projector: Projector, then: Option<Then>) {
    let Show::Lesson { course, .. } = projector.now().show else { return };
    let language = untrack(|| projector.language());
    let is_here =
        untrack(|| projector.course()).is_some_and(|found| learn::has_all(&found, &course, language));
    if then.is_none() && is_here {
        return;
    }
    spawn_local(async move {
        let found = learn::course(&course, language).await;
        // Something else may be shown by now.
        let still = projector.keeper.try_get_untracked().is_some_and(
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
            projector.staged.try_update_untracked(|staged| staged.stage = None);
        }
        projector
            .course_state
            .set(found.map_or(CourseState::Missing, |found| CourseState::Loaded(course, found)));
    });
}

/// Plays in the game, or in the lesson.
struct Player(Projector);

impl MoveHandler for Player {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let projector = self.0;
        if projector.shows_game_now() {
            return projector.game.touch(field, touch);
        }
        act(projector, if touch == Touch::Drop { Deed::Drop(field) } else { Deed::Tap(field) })
    }

    fn choose(&self, n: Option<usize>) {
        let projector = self.0;
        if projector.shows_game_now() {
            return projector.game.choose(n);
        }
        act(projector, Deed::Choose(n.and_then(|n| u8::try_from(n).ok())));
    }
}
