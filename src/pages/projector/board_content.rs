//! Board of the projector: its content, and touches on it: moves of the game, or actions of a lesson or drill.

use crate::pages::learn;
use crate::pages::projector::{CourseLoad, LessonOnBoard, PageContext, set_up, vote};
use crate::state::board_overrides::MoveHandler;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Coordinates, Game, Go, Scene, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_study::Course;
use notabene_study::projector::{
    self, ProjectedPage, ProjectorAction, ProjectorContent, ProjectorState, current_index, text_of,
};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Game of a context, with its current node.
pub fn show_of_context(game: RwSignal<Game>) -> ProjectorContent {
    game.with(show_of_game)
}

fn show_of_game(game: &Game) -> ProjectorContent {
    ProjectorContent::Game { text: text_of(game), at: current_index(&game.sheet(&Style::pgn())) }
}

/// Copy of the game of a context.
pub fn copy_game(current: CurrentGame) -> Game {
    let text = current.game.with_untracked(|t| t.text(Export::Save));
    save::read(&text).0.unwrap_or_else(|_| registry::chess())
}

/// Effects that follow the content: scene, orientation, coordinates, move handler.
pub fn follow_content(cx: PageContext) {
    let (own, overrides) = (cx.own, cx.own.overrides);
    // A move on the board is sent to the other windows.
    Effect::new(move || {
        cx.game.game.track();
        untrack(|| send_game(cx));
    });
    // A language may have its course texts in a separate file.
    Effect::new(move || {
        cx.language();
        untrack(|| cx.course().map(|_| fetch_course(cx, None)));
    });
    Effect::new(move || {
        let content = cx.content.get();
        cx.course_load.track();
        untrack(|| replay_lesson(cx, &content));
    });
    Effect::new(move || {
        let (scene, flipped, coordinates) = shown_board(cx);
        overrides.scene.set(Some(scene));
        overrides.flipped.set(Some(flipped));
        overrides.coordinates.set(Some(coordinates));
    });
    // Pieces of another page do not glide.
    let page = Memo::new(move |_| {
        let show = cx.content.with(|content| match &content.content {
            ProjectorContent::Game { .. } => None,
            show => Some(show.clone()),
        });
        (show, cx.game.games_begun.get())
    });
    Effect::new(move || {
        drop(page.get());
        own.games_begun.update(|n| *n = n.wrapping_add(1));
        own.choices.set(None);
        own.notice.set(None);
        own.inspector.clear();
    });
    overrides.move_handler.set(Some(Rc::new(ProjectorMoves(cx))));
}

/// The scene of a lesson, or of the game; true if it is turned; and its coordinates.
fn shown_board(cx: PageContext) -> (Scene, bool, Coordinates) {
    let content = cx.content.get();
    let is_game = matches!(content.content, ProjectorContent::Game { .. });
    let staged = cx.lesson.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some((stage.scene()?, stage.is_flipped(), stage.is_bare()))
    });
    let black = cx.game.prefs.with(|p| p.flipped);
    match staged.filter(|_| !is_game) {
        Some((mut scene, flipped, bare)) => {
            scene.shapes.extend(content.shapes.iter().copied());
            let coordinates = if bare { Coordinates::Hidden } else { Coordinates::Outside };
            (scene, flipped != content.flipped, coordinates)
        }
        None => (cx.game.scene.get(), black != content.flipped, Coordinates::Outside),
    }
}

/// Sends the game to the other windows, if it is shown and has changed.
pub fn send_game(cx: PageContext) {
    let now = show_of_context(cx.game.game);
    let old = cx.content_now();
    if matches!(old.content, ProjectorContent::Game { .. }) && old.content != now {
        cx.update_content(|content| content.content = now);
    }
}

/// Applies the game of another window.
pub fn apply_received_game(cx: PageContext) {
    let ProjectorContent::Game { text, at } = cx.content_now().content else { return };
    let same = untrack(|| show_of_context(cx.game.game)) == ProjectorContent::Game { text: text.clone(), at };
    if same {
        return;
    }
    let mut other = None;
    cx.game.update_game(|game| other = projector::follow(game, &text, at));
    cx.game.choices.set(None);
    cx.own.choices.set(None);
    if let Some(game) = other {
        let moves = |game: &Game| game.sheet(&Style::pgn()).cells().len();
        let near = cx.game.game.with_untracked(|old| {
            old.variant().id == game.variant().id && moves(old).abs_diff(moves(&game)) < 2
        });
        cx.game.game.set(game);
        if !near {
            cx.game.games_begun.update(|n| *n += 1);
        }
    }
    // The game as parsed here becomes the content, so that windows do not answer each other endlessly.
    let now = untrack(|| show_of_context(cx.game.game));
    cx.keeper.try_update_untracked(|keeper| keeper.set_content(now));
}

/// Replays the lesson or drill up to the actions of the projector.
fn replay_lesson(cx: PageContext, content: &ProjectorState) {
    let course = cx.course();
    let language = cx.taught();
    let style = cx.style_of(&content.content);
    let goes_on = cx.lesson.with_untracked(|staged| {
        staged.stage.is_some()
            && staged.show == content.content
            && content.actions.starts_with(&staged.actions)
    });
    if goes_on {
        let new = cx.lesson.with_untracked(|staged| content.actions[staged.actions.len()..].to_vec());
        if !new.is_empty() {
            cx.lesson.update(|staged| {
                staged.stage.iter_mut().for_each(|stage| stage.replay(&new, language, &style));
                staged.actions.extend(new);
            });
        }
        return;
    }
    let mut stage = ProjectedPage::open(&content.content, course.as_ref());
    stage.iter_mut().for_each(|stage| stage.replay(&content.actions, language, &style));
    let deeds = if stage.is_some() { content.actions.clone() } else { Vec::new() };
    cx.lesson.set(LessonOnBoard { show: content.content.clone(), actions: deeds, stage });
}

/// Applies an action, here and then in the other windows.
pub fn apply_action(cx: PageContext, deed: ProjectorAction) -> Tap {
    let mut tap = Tap::Nothing;
    let (language, style) = untrack(|| (cx.taught(), cx.style_of(&cx.content_now().content)));
    let acted = cx.lesson.try_update_untracked(|staged| {
        let Some(stage) = &mut staged.stage else { return false };
        tap = stage.apply(deed, language, &style);
        staged.actions.push(deed);
        true
    });
    if acted == Some(true) {
        cx.update_content(|content| content.add_action(deed));
        cx.lesson.update(|_| ());
    }
    tap
}

/// Shows the next step: a move, a hint, the answer, the next page.
pub fn next_step(cx: PageContext) {
    if matches!(cx.content_now().content, ProjectorContent::Game { .. }) {
        return cx.game.go(Go::Forward);
    }
    let next = cx.lesson.with_untracked(|staged| staged.stage.as_ref().and_then(ProjectedPage::next));
    match next {
        Some(deed) => drop(apply_action(cx, deed)),
        None => turn_page(cx, true),
    }
}

/// Takes back the last step.
pub fn previous_step(cx: PageContext) {
    let content = cx.content_now();
    match content.content {
        ProjectorContent::Game { .. } => cx.game.go(Go::Back),
        _ if content.actions.is_empty() => turn_page(cx, false),
        _ => cx.update_content(|content| {
            content.actions.pop();
        }),
    }
}

/// Turns to another page of the lesson or task of the drill; in a game, to another move.
pub fn turn_page(cx: PageContext, on: bool) {
    let content = cx.content_now();
    if matches!(content.content, ProjectorContent::Game { .. }) {
        return cx.game.go(if on { Go::Forward } else { Go::Back });
    }
    if let Some(show) = content.content.neighbour(untrack(|| cx.course()).as_deref(), on) {
        cx.update_content(|content| content.content(show));
    }
}

/// Callback for a loaded course.
pub type CourseCallback = Box<dyn FnOnce(&Course)>;

/// Fetches the course of the lesson.
pub fn fetch_course(cx: PageContext, then: Option<CourseCallback>) {
    let ProjectorContent::Lesson { course, .. } = cx.content_now().content else { return };
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
            cx.lesson.try_update_untracked(|staged| staged.stage = None);
        }
        cx.course_load.set(found.map_or(CourseLoad::Missing, |found| CourseLoad::Loaded(course, found)));
    });
}

/// Move handler of the board.
struct ProjectorMoves(PageContext);

impl MoveHandler for ProjectorMoves {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let cx = self.0;
        if matches!(cx.content_now().content, ProjectorContent::Game { .. }) {
            return vote::touch(cx, field, touch);
        }
        if let Some(action) = set_up::touch(cx, field) {
            return action.map_or(Tap::Released, |action| apply_action(cx, action));
        }
        apply_action(
            cx,
            if touch == Touch::Drop { ProjectorAction::Drop(field) } else { ProjectorAction::Tap(field) },
        )
    }

    fn choose(&self, n: Option<usize>) {
        let cx = self.0;
        if matches!(cx.content_now().content, ProjectorContent::Game { .. }) {
            return vote::choose(cx, n);
        }
        apply_action(cx, ProjectorAction::Choose(n.and_then(|n| u8::try_from(n).ok())));
    }
}
