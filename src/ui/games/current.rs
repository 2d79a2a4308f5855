//! The game on the board of this tab: it is kept by itself whenever it changes, and before another one takes its place.

use super::database::{self, Change, Failure, Saved, Stored};
use super::journal::{self, Line};
use super::{announce, now, old, random_id, replaced, state};
use crate::ui::dom::later;
use crate::ui::state::Desk;
use crate::ui::store;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::game::Game;
use notabene_core::msg;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;

/// How a game comes to the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Arrival {
    /// It begins here: a new game, or a position that was set up.
    New,
    /// It was made elsewhere: a file, a link, a pasted text.
    Whole,
    /// The next game of a collection: what nobody changed needs no way back.
    Step,
    /// It is among the kept games.
    Kept(GameSummary),
}

/// What is known of the game on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Current {
    line: Line,
    /// The hash of the game as it was kept last; empty if never.
    content: String,
    came_whole: bool,
    /// The hash of the game as it came to the board.
    arrived: String,
}

impl Current {
    fn new(id: String) -> Current {
        let line = Line { id, base: 0, writer: writer(), saved: false };
        Current { line, content: String::new(), came_whole: false, arrived: String::new() }
    }

    fn arriving(arrival: &Arrival, table: &Game) -> Current {
        let mut current = Current::new(random_id());
        current.arrived = library::content(table);
        match arrival {
            Arrival::New => {}
            Arrival::Whole | Arrival::Step => current.came_whole = true,
            Arrival::Kept(summary) => {
                current.line.id.clone_from(&summary.id);
                (current.line.base, current.line.saved) = (summary.revision, true);
                current.content.clone_from(&summary.content);
            }
        }
        current
    }
}

thread_local! {
    /// This page, among all that keep games.
    static WRITER: String = random_id();
    static CURRENT: RefCell<Option<Current>> = const { RefCell::new(None) };
    /// What is still to be kept, in order; one change for each game.
    static QUEUE: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    static IS_BUSY: Cell<bool> = const { Cell::new(false) };
    /// Games that became others, or another revision, while changes of them waited.
    static KNOWN: RefCell<Vec<(String, GameSummary)>> = const { RefCell::new(Vec::new()) };
}

/// This page, among all that keep games.
pub fn writer() -> String {
    WRITER.with(Clone::clone)
}

/// The id of the game on the board.
pub fn id() -> Option<String> {
    CURRENT.with_borrow(|current| current.as_ref().map(|current| current.line.id.clone()))
}

/// The kept game that this tab shows first.
pub fn kept_text() -> Option<String> {
    journal::load().map(|(text, _)| text)
}

/// Keeps the game on the board from now on, whenever it changes.
pub fn follow(desk: Desk) {
    let mut is_first = true;
    later(Box::new(move || {
        desk.game.track();
        let first = std::mem::take(&mut is_first);
        untrack(|| if first { begin(desk) } else { keep(desk) });
    }));
}

/// Takes over what this tab, or an older version, has kept. Nothing is kept of somebody who only looks.
fn begin(desk: Desk) {
    let Some((text, line)) = journal::load() else {
        let fresh = Current::new(random_id());
        let content = desk.game.with_untracked(library::content);
        CURRENT.set(Some(Current { arrived: content.clone(), content, ..fresh }));
        return;
    };
    let mut current = Current::new(random_id());
    let mut known_writer = String::new();
    if let Some(line) = line {
        known_writer = line.writer;
        current.line = Line { writer: writer(), ..current.line };
        (current.line.id, current.line.base, current.line.saved) = (line.id, line.base, line.saved);
    }
    let saved = current.line.saved;
    let (now, overview, content) = desk
        .game
        .with_untracked(|table| (table.text(Export::Save), table.overview(), library::content(table)));
    current.arrived.clone_from(&content);
    if saved {
        current.content = content;
    }
    if current.line.base == 0 {
        // A game that an older version kept may be among the others already.
        current.came_whole = true;
    }
    if now != text || current.came_whole {
        // What was damaged is kept as far as it could be read.
        journal::keep(&now, &current.line);
    }
    CURRENT.set(Some(current));
    if overview.is_worth_keeping() {
        queue(desk, known_writer, saved);
    }
}

/// Keeps the game as it stands now.
fn keep(desk: Desk) {
    let (text, content) =
        desk.game.with_untracked(|table| (table.text(Export::Save), library::content(table)));
    let Some(mut current) = CURRENT.with_borrow(Clone::clone) else { return };
    let only_place = content == current.content;
    current.line.saved &= only_place;
    journal::keep(&text, &current.line);
    if content != current.arrived {
        // Who goes on with this game has no need of the way back beside it; the other one is kept.
        replaced::clear();
    }
    CURRENT.set(Some(current));
    queue(desk, String::new(), only_place);
}

/// Puts the game on the board among those that are to be kept, if there is something in it.
fn queue(desk: Desk, known_writer: String, only_place: bool) {
    let Some(current) = CURRENT.with_borrow(Clone::clone) else { return };
    if only_place && current.line.base == 0 {
        return;
    }
    let made = desk.game.with_untracked(|table| {
        table.overview().is_worth_keeping().then(|| (GameSummary::of(table), table.text(Export::Save)))
    });
    let Some((mut summary, text)) = made else { return };
    summary.id.clone_from(&current.line.id);
    (summary.created, summary.changed) = (now(), now());
    summary.writer = writer();
    let change = Change {
        game: Stored { summary, text },
        base: current.line.base,
        known_writer,
        only_place,
        came_whole: current.came_whole && current.line.base == 0,
    };
    QUEUE.with_borrow_mut(|queue| {
        match queue.iter().position(|other| other.game.summary.id == change.game.summary.id) {
            Some(n) => {
                // The place alone must not hide a change that waits, nor this tab look like another one.
                let waiting = std::mem::replace(&mut queue[n], change);
                queue[n].only_place &= waiting.only_place;
                if queue[n].known_writer.is_empty() {
                    queue[n].known_writer = waiting.known_writer;
                }
            }
            None => queue.push(change),
        }
    });
    if !IS_BUSY.replace(true) {
        spawn_local(work(desk));
    }
}

/// Keeps what waits, one after the other.
async fn work(desk: Desk) {
    loop {
        let Some(mut change) = QUEUE.with_borrow_mut(|queue| (!queue.is_empty()).then(|| queue.remove(0)))
        else {
            IS_BUSY.set(false);
            return KNOWN.with_borrow_mut(Vec::clear);
        };
        let asked = change.game.summary.id.clone();
        let known = KNOWN.with_borrow(|all| all.iter().rev().find(|(id, _)| *id == asked).cloned());
        if let Some((_, known)) = known {
            change.game.summary.id = known.id;
            (change.base, change.came_whole) = (known.revision, false);
        }
        let content = change.game.summary.content.clone();
        let is_place = change.only_place;
        let text = change.game.text.clone();
        let saved = database::save(change, &random_id()).await;
        let is_apart = matches!(saved, Ok(Saved::Apart(_)));
        match saved {
            Ok(Saved::As(summary) | Saved::Apart(summary)) => {
                state::set(Ok(()));
                settle(desk, &asked, &summary, &content);
                KNOWN.with_borrow_mut(|all| all.push((asked, summary)));
                if is_apart {
                    desk.notice.set(Some(msg!(GamesApart)));
                }
                if !is_place {
                    announce();
                }
            }
            Ok(Saved::Nothing) => {}
            Err(failure) => {
                if failure == Failure::Missing && id().is_some_and(|on_board| on_board != asked) {
                    old::put(&text, &content);
                }
                state::set(Err(failure));
            }
        }
    }
}

/// Notes how a game was kept, if it is still the one on the board.
fn settle(desk: Desk, asked: &str, summary: &GameSummary, content: &str) {
    replaced::settle(asked, summary);
    let line = CURRENT.with_borrow_mut(|current| {
        let current = current.as_mut().filter(|current| current.line.id == asked)?;
        current.line.id.clone_from(&summary.id);
        current.line.base = summary.revision;
        current.content = content.into();
        Some(current.line.clone())
    });
    // None when the page is gone.
    let now = desk.game.try_update_untracked(|table| (table.text(Export::Save), library::content(table)));
    if let (Some(mut line), Some((text, now))) = (line, now) {
        line.saved = now == content;
        CURRENT.with_borrow_mut(|current| {
            current.iter_mut().for_each(|current| current.line.saved = line.saved);
        });
        if store::load(journal::GAME).is_some() {
            journal::keep_line(&text, &line);
        }
    }
}

impl Current {
    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.line.id
    }

    /// Notes how the game was kept after it had left the board.
    pub fn kept_as(&mut self, summary: &GameSummary) {
        self.line.id.clone_from(&summary.id);
        (self.line.base, self.line.saved) = (summary.revision, true);
        self.content.clone_from(&summary.content);
    }
}

/// Puts another game on the board of the page. The one that was there is kept first, and can be brought back.
pub fn replace(desk: Desk, table: Game, arrival: Arrival) {
    if !desk.is_main() {
        // The board of an exercise: its page keeps what is to be kept.
        return drop(desk.swap(table));
    }
    let arriving = Current::arriving(&arrival, &table);
    let leaving = leave(desk, arriving.clone());
    let worth = desk.game.with_untracked(|old| old.overview().is_worth_keeping());
    let old_content = desk.game.with_untracked(library::content);
    let Some(old) = desk.swap(table) else { return };
    let is_new_to_it = arriving.arrived != old_content;
    let is_read_on =
        arrival == Arrival::Step && leaving.as_ref().is_some_and(|current| current.arrived == old_content);
    replaced::clear();
    if let Some(leaving) = leaving.filter(|_| worth && is_new_to_it && !is_read_on) {
        replaced::offer(desk, old, leaving);
    }
}

/// Puts a game that was on the board there again, exactly as it was.
pub fn bring_back(desk: Desk, table: Game, current: Current) {
    drop(leave(desk, current));
    drop(desk.swap(table));
}

/// Keeps the game on the board, which is about to go, and makes another the current one.
fn leave(desk: Desk, arriving: Current) -> Option<Current> {
    let content = desk.game.with_untracked(library::content);
    let only_place = CURRENT.with_borrow(|current| current.as_ref().is_some_and(|c| c.content == content));
    queue(desk, String::new(), only_place);
    CURRENT.replace(Some(arriving))
}

/// What came of a game that was taken out of the kept ones: the next change makes it one of them again.
pub fn forget(ids: &[String]) {
    CURRENT.with_borrow_mut(|current| {
        if let Some(current) = current.as_mut().filter(|current| ids.contains(&current.line.id)) {
            current.line.id = random_id();
            current.line.base = 0;
        }
    });
}

/// Whether games can be kept in a list here; asked of the database.
pub async fn probe() {
    state::set(database::find("0").await.map(drop));
}
