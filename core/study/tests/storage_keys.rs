//! Names of saved texts are immortal.

use notabene_core::exchange::backup;
use notabene_study::learners::LearnerId;
use notabene_study::storage_key::{KeyName, Scope, StorageKey};
use std::collections::BTreeSet;
use strum::IntoEnumIterator as _;

/// Names in the storages of people who used Notabene before.
const NAMES: &str = "before class clock correspondence correspondence.name course course.deleted damaged database diploma \
    draft draft.begun draft.damaged file game game.row ink.cells ink.hand ink.learn ink.pad learners minutes opponent opponent.results practice practice.games print \
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

#[test]
fn teachers_texts_belong_to_the_device_and_all_others_to_a_learner() {
    let of_device = StorageKey::iter().filter(|key| key.scope() == Scope::Device).map(StorageKey::name);
    let of_device: BTreeSet<&str> = of_device.collect();
    let expected =
        "class course course.deleted database learners print print.board print.work replaced seed wall";
    assert_eq!(of_device.into_iter().collect::<Vec<_>>(), expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn a_kind_of_text_is_found_by_its_name() {
    for key in StorageKey::iter() {
        assert_eq!(StorageKey::named(key.name()), Some(key));
        let one = key.of("own1");
        assert_eq!(StorageKey::named(one.as_str()), Some(key), "{one:?}");
        assert_eq!(one.scope(), key.scope());
        if key != StorageKey::Damaged {
            assert_eq!(StorageKey::named(one.damaged().as_str()), Some(key));
        }
        assert_eq!(one.damaged().scope(), key.scope());
    }
    for name in ["", "sheets", "gamerow", "l.k3f9a.game", "damage", "\u{0}"] {
        assert_eq!(StorageKey::named(name), None, "{name}");
    }
}

#[test]
fn every_name_of_a_learner_fits_a_backup() {
    let id = LearnerId::new("zzzzz").expect("an id");
    for key in StorageKey::iter().filter(|key| key.scope() == Scope::Learner) {
        let name = format!("{}{}", id.prefix(), KeyName::from(key).damaged().as_str());
        assert!(backup::is_name(&name), "{name}");
    }
}
