//! Board of the projector: its content, and touches on it: moves of the game, or actions of a lesson or drill.

use crate::components::effect::later;
use crate::pages::learn;
use crate::pages::projector::{Book, PageContext, Staged};
use crate::state::board_overrides::MoveHandler;
use crate::state::context::AppContext;
use crate::state::preferences::Coordinates;
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{
    self, ProjectedPage, ProjectorAction, ProjectorContent, ProjectorState, current_index, text_of,
};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Game of a context, with its current node.
pub fn shown(game: AppContext) -> ProjectorContent {
    game.game.with(shown_of)
}

fn shown_of(table: &Game) -> ProjectorContent {
    ProjectorContent::Game { text: text_of(table), at: current_index(&table.sheet(&Style::pgn())) }
}

/// Copy of the game of a context.
pub fn copy(app: AppContext) -> Game {
    let text = app.game.with_untracked(|t| t.text(Export::Save));
    save::read(&text).0.unwrap_or_else(|_| registry::chess())
}

/// Effects that follow the content: scene, orientation, coordinates, move handler.
pub fn follow(cx: PageContext) {
    let (own, guest) = (cx.own, cx.own.overrides);
    // A move on the board is sent to the other windows.
    later(Box::new(move || {
        cx.game.game.track();
        untrack(|| tell(cx));
    }));
    // A language may have its course texts in a separate file.
    later(Box::new(move || {
        cx.language();
        untrack(|| cx.course().map(|_| fetch(cx, None)));
    }));
    later(Box::new(move || {
        let wall = cx.wall.get();
        cx.book.track();
        untrack(|| stage(cx, &wall));
    }));
    later(Box::new(move || {
        let wall = cx.wall.get();
        let game = matches!(wall.content, ProjectorContent::Game { .. });
        let staged = cx.staged.with(|staged| {
            let stage = staged.stage.as_ref()?;
            Some((stage.scene()?, stage.is_flipped(), stage.is_bare()))
        });
        let black = cx.game.prefs.with(|p| p.flipped);
        match staged.filter(|_| !game) {
            Some((mut scene, flipped, bare)) => {
                scene.shapes.extend(wall.shapes.iter().copied());
                guest.scene.set(Some(scene));
                guest.flipped.set(Some(flipped != wall.flipped));
                guest.names.set(Some(if bare { Coordinates::Hidden } else { Coordinates::Outside }));
            }
            None => {
                guest.scene.set(Some(cx.game.scene.get()));
                guest.flipped.set(Some(black != wall.flipped));
                guest.names.set(Some(Coordinates::Outside));
            }
        }
    }));
    // Pieces of another page do not glide.
    let page = Memo::new(move |_| {
        let show = cx.wall.with(|wall| match &wall.content {
            ProjectorContent::Game { .. } => None,
            show => Some(show.clone()),
        });
        (show, cx.game.games_begun.get())
    });
    later(Box::new(move || {
        drop(page.get());
        own.games_begun.update(|n| *n = n.wrapping_add(1));
        own.choices.set(None);
        own.notice.set(None);
        own.inspector.clear();
    }));
    guest.move_handler.set(Some(Rc::new(Player(cx))));
}

/// Sends the game to the other windows, if it is shown and has changed.
pub fn tell(cx: PageContext) {
    let now = shown(cx.game);
    let old = cx.now();
    if matches!(old.content, ProjectorContent::Game { .. }) && old.content != now {
        cx.change(|wall| wall.content = now);
    }
}

/// Applies the game of another window.
pub fn apply(cx: PageContext) {
    let ProjectorContent::Game { text, at } = cx.now().content else { return };
    let same = untrack(|| shown(cx.game)) == ProjectorContent::Game { text: text.clone(), at };
    if same {
        return;
    }
    let mut other = None;
    cx.game.change(|table| other = projector::follow(table, &text, at));
    cx.game.choices.set(None);
    cx.own.choices.set(None);
    if let Some(table) = other {
        let moves = |table: &Game| table.sheet(&Style::pgn()).cells().len();
        let near = cx.game.game.with_untracked(|old| {
            old.status().game == table.status().game && moves(old).abs_diff(moves(&table)) < 2
        });
        cx.game.game.set(table);
        if !near {
            cx.game.games_begun.update(|n| *n += 1);
        }
    }
    // The game as parsed here becomes the content, so that windows do not answer each other endlessly.
    let now = untrack(|| shown(cx.game));
    cx.keeper.try_update_untracked(|keeper| keeper.set_content(now));
}

/// Replays the lesson or drill up to the actions of the wall.
fn stage(cx: PageContext, wall: &ProjectorState) {
    let course = cx.course();
    let language = cx.taught();
    let style = cx.style_of(&wall.content);
    let goes_on = cx.staged.with_untracked(|staged| {
        staged.stage.is_some() && staged.show == wall.content && wall.actions.starts_with(&staged.deeds)
    });
    if goes_on {
        let new = cx.staged.with_untracked(|staged| wall.actions[staged.deeds.len()..].to_vec());
        if !new.is_empty() {
            cx.staged.update(|staged| {
                staged.stage.iter_mut().for_each(|stage| stage.replay(&new, language, &style));
                staged.deeds.extend(new);
            });
        }
        return;
    }
    let mut stage = ProjectedPage::open(&wall.content, course.as_ref());
    stage.iter_mut().for_each(|stage| stage.replay(&wall.actions, language, &style));
    let deeds = if stage.is_some() { wall.actions.clone() } else { Vec::new() };
    cx.staged.set(Staged { show: wall.content.clone(), deeds, stage });
}

/// Applies an action, here and then in the other windows.
pub fn act(cx: PageContext, deed: ProjectorAction) -> Tap {
    let mut tap = Tap::Nothing;
    let (language, style) = untrack(|| (cx.taught(), cx.style_of(&cx.now().content)));
    let acted = cx.staged.try_update_untracked(|staged| {
        let Some(stage) = &mut staged.stage else { return false };
        tap = stage.apply(deed, language, &style);
        staged.deeds.push(deed);
        true
    });
    if acted == Some(true) {
        cx.change(|wall| wall.add_action(deed));
        cx.staged.update(|_| ());
    }
    tap
}

/// Shows the next step: a move, a hint, the answer, the next page.
pub fn on(cx: PageContext) {
    if matches!(cx.now().content, ProjectorContent::Game { .. }) {
        return cx.game.go(Go::Forward);
    }
    let next = cx.staged.with_untracked(|staged| staged.stage.as_ref().and_then(ProjectedPage::next));
    match next {
        Some(deed) => drop(act(cx, deed)),
        None => turn(cx, true),
    }
}

/// Takes back the last step.
pub fn back(cx: PageContext) {
    let wall = cx.now();
    match wall.content {
        ProjectorContent::Game { .. } => cx.game.go(Go::Back),
        _ if wall.actions.is_empty() => turn(cx, false),
        _ => cx.change(|wall| {
            wall.actions.pop();
        }),
    }
}

/// Turns to another page of the lesson or task of the drill; in a game, to another move.
pub fn turn(cx: PageContext, on: bool) {
    let wall = cx.now();
    if matches!(wall.content, ProjectorContent::Game { .. }) {
        return cx.game.go(if on { Go::Forward } else { Go::Back });
    }
    if let Some(show) = wall.content.neighbour(untrack(|| cx.course()).as_deref(), on) {
        cx.change(|wall| wall.content(show));
    }
}

/// Callback for a loaded course.
pub type Then = Box<dyn FnOnce(&Course)>;

/// Fetches the course of the lesson.
pub fn fetch(cx: PageContext, then: Option<Then>) {
    let ProjectorContent::Lesson { course, .. } = cx.now().content else { return };
    let language = untrack(|| cx.language());
    let is_here = untrack(|| cx.course()).is_some_and(|found| learn::has_all(&found, &course, language));
    if then.is_none() && is_here {
        return;
    }
    spawn_local(async move {
        let found = learn::course(&course, language).await;
        // The content may have changed meanwhile.
        let still = cx.keeper.try_get_untracked().is_some_and(
            |keeper| matches!(&keeper.state().content, ProjectorContent::Lesson { course: now, .. } if *now == course),
        );
        if !still {
            return;
        }
        if let (Some(course), Some(then)) = (&found, then) {
            then(course);
        }
        // A lesson staged without these texts is staged again.
        if !is_here {
            cx.staged.try_update_untracked(|staged| staged.stage = None);
        }
        cx.book.set(found.map_or(Book::Missing, |found| Book::Here(course, found)));
    });
}

/// Move handler of the board.
struct Player(PageContext);

impl MoveHandler for Player {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let cx = self.0;
        if matches!(cx.now().content, ProjectorContent::Game { .. }) {
            return cx.game.touch(field, touch);
        }
        act(cx, if touch == Touch::Drop { ProjectorAction::Drop(field) } else { ProjectorAction::Tap(field) })
    }

    fn choose(&self, n: Option<usize>) {
        let cx = self.0;
        if matches!(cx.now().content, ProjectorContent::Game { .. }) {
            return cx.game.choose(n);
        }
        act(cx, ProjectorAction::Choose(n.and_then(|n| u8::try_from(n).ok())));
    }
}
