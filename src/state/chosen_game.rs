//! The game chosen for practice: a famous one, one of My games, or one of an opened file. All ways to practise take it.

use crate::state::router::open_page;
use crate::state::{corrupt_storage, storage};
use notabene_core::exchange::library::GameSummary;
use notabene_core::exchange::{Export, save};
use notabene_core::game::Game;
use notabene_study::storage_key::StorageKey;

/// Address of the page that offers the ways to practise with it.
pub const ADDRESS: &str = "famous/chosen";
/// Last part of the address of a way to practise that begins with the chosen game, and of one that dictates it at a pace.
pub const WITH_CHOSEN: &str = "chosen";
pub const AT_A_PACE: &str = "along";

/// Chooses a game.
pub fn choose(game: &Game) {
    storage::save(StorageKey::ChosenGame, &game.text(Export::Save));
}

/// Chooses a game, and goes to the page that offers the ways to practise with it.
pub fn practise_with(game: &Game) {
    choose(game);
    open_page(ADDRESS);
}

/// The chosen game, if there is one with moves.
pub fn load() -> Option<Game> {
    let game = corrupt_storage::load_valid(StorageKey::ChosenGame, |text| save::read(text).0.ok())?;
    (!game.played().is_empty()).then_some(game)
}

/// The players of a game, if they are named.
pub fn players(game: &Game) -> Option<String> {
    GameSummary::of(game).title()
}
