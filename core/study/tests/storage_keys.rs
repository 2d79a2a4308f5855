//! Names of saved texts are immortal.

use notabene_study::storage_key::{KeyName, StorageKey};
use std::collections::BTreeSet;
use strum::IntoEnumIterator as _;

/// Names in the storages of people who used Notabene before.
const NAMES: &str = "before class clock correspondence correspondence.name course course.deleted damaged database diploma \
    draft draft.begun draft.damaged file game game.row ink.cells ink.hand ink.learn ink.pad opponent practice practice.games print \
    print.board print.work progress pupil replaced seed set-up settings sheet.chosen sheet.columns sheet.dictated \
    sheet.filled sheet.game sheet.guess sheet.guess.game sheet.hand sheet.memory sheet.memory.found sheet.memory.game \
    sheet.note-along sheet.order sheet.order.game sheet.order.hand sheet.pair sheet.pair.game sheet.photo sheet.rehearsal \
    sheet.rehearsal.clock sheet.rehearsal.game sheet.rehearsal.hand sheet.repair sheet.repair.before sheet.repair.copy \
    sheet.repair.game sheet.told strokes wall writing";

#[test]
fn every_name_is_that_of_old_saves_and_stands_for_one_thing() {
    let names: BTreeSet<&str> = StorageKey::iter().map(StorageKey::name).collect();
    assert_eq!(names.iter().copied().collect::<Vec<_>>(), NAMES.split_whitespace().collect::<Vec<_>>());
    assert_eq!(names.len(), StorageKey::iter().count());
}

#[test]
fn one_of_several_texts_has_its_name_behind_that_of_the_kind() {
    assert_eq!(StorageKey::Course.of("own1").as_str(), "course.own1");
    assert_eq!(KeyName::from(StorageKey::GameEntry).as_str(), "game.row");
}
