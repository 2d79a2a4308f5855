//! What is done with saved games from their list.

use super::database::{self, Stored};
use super::list::GameList;
use super::{Arrival, announce, current, now, random_id, state};
use crate::ui::learn::focus_soon;
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::msg;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// Tells all tabs of a change, or notes why there is none.
fn settle(changed: Result<(), database::Failure>) {
    match changed {
        Ok(()) => announce(),
        Err(failure) => state::set(Err(failure)),
    }
}

/// Goes to the board.
pub fn leave() {
    // The address of the game is the plain one.
    drop(window().location().set_hash(""));
}

impl GameList {
    /// Deletes games, with the way back.
    pub fn delete(self, ids: Vec<String>) {
        spawn_local(async move {
            match database::remove(&ids).await {
                Ok(games) => self.deleted(&ids, games),
                Err(failure) => state::set(Err(failure)),
            }
        });
    }

    fn deleted(self, ids: &[String], games: Vec<Stored>) {
        current::forget(ids);
        self.done.set(Some(msg!(GamesDeleted { games: games.len() as u32 })));
        self.deleted.set(Arc::new(games));
        self.chosen.update(|chosen| chosen.retain(|id| !ids.contains(id)));
        announce();
        focus_soon("[data-do=games-undo]");
    }

    /// Puts back what was deleted last.
    pub fn undelete(self) {
        let deleted = self.deleted.get_untracked();
        spawn_local(async move {
            let put = database::put(&deleted).await;
            if put.is_ok() {
                self.deleted.set(Arc::new(Vec::new()));
                self.done.set(None);
                focus_soon(".games-tools input");
            }
            settle(put);
        });
    }

    /// Puts a game on the board.
    pub fn open(self, id: String) {
        if current::id().as_ref() == Some(&id) {
            return leave();
        }
        spawn_local(async move {
            let Some(found) = database::find(&id).await.ok().flatten() else {
                return self.done.set(Some(msg!(GamesUnreadable { games: 1 })));
            };
            match save::read(&found.text) {
                (Ok(game), damage) => {
                    self.current.replace(game, Arrival::Kept(found.summary));
                    self.current.notice.set(damage.map(|problem| problem.says));
                    leave();
                }
                (Err(problem), _) => self.done.set(Some(problem.says)),
            }
        });
    }

    /// Gives a game another name.
    pub fn rename(self, id: String, name: String) {
        self.renaming.set(None);
        spawn_local(async move { settle(database::rename(&id, &name).await) });
    }

    /// Saves a game once more, as a game of its own.
    pub fn duplicate(self, id: String, title: String) {
        spawn_local(async move {
            let Ok(Some(mut game)) = database::find(&id).await else { return };
            game.summary.rename(&self.current.say(&msg!(GamesCopyOf { name: title })));
            game.summary.id = random_id();
            (game.summary.created, game.summary.changed) = (now(), now());
            settle(database::put(&[game]).await);
        });
    }
}
