//! The progress of a pupil, as text.

use crate::common::laws::laws;
use notabene_study::Progress;
use proptest::prelude::*;

#[test]
fn stars_only_rise() {
    let mut progress = Progress::default();
    assert!(progress.is_empty());
    assert!(progress.record("notation", "L01-1", 1));
    assert!(progress.record("notation", "L01-1", 3));
    assert!(!progress.record("notation", "L01-1", 2));
    assert!(progress.record("draughts", "L01-1", 2), "another course");
    assert_eq!((progress.best("notation", "L01-1"), progress.best("notation", "L01-2")), (3, 0));
    assert_eq!((progress.best("draughts", "L01-1"), progress.best("", "L01-1")), (2, 0));
    assert!(
        !progress.record("", "x", 1) && !progress.record("a b", "x", 1) && !progress.record("a", "x=y", 1)
    );
    assert!(!progress.record("notation", "L01-9", 0));
}

#[test]
fn it_is_one_short_text() {
    let mut progress = Progress::default();
    for (course, id, value) in [("notation", "L01-1", 3), ("draughts", "J1-1", 1), ("notation", "L01-2", 2)] {
        progress.record(course, id, value);
    }
    let text = "notabene progress 2\nnotation L01-1=3 L01-2=2\ndraughts J1-1=1\n";
    assert_eq!(progress.text(), text);
    assert_eq!(Progress::read(text).text(), text);
    // Progress saved before mistakes were counted can still be read.
    let first = text.replace("progress 2", "progress 1");
    assert_eq!(Progress::read(&first).text(), text);
    assert_eq!(Progress::default().text(), "notabene progress 2\n");
}

#[test]
fn what_can_be_read_of_a_damaged_text_is_kept() {
    let text =
        "notabene progress 7\nnotation L01-1=3 L01-2=x =2 L01-3= L01-4=99999999999 L01-5=2\n\ngarbage\n\u{0}";
    let progress = Progress::read(text);
    assert_eq!((progress.best("notation", "L01-1"), progress.best("notation", "L01-5")), (3, 2));
    assert_eq!(progress.text(), "notabene progress 2\nnotation L01-1=3 L01-5=2\n");
    assert!(Progress::read("").is_empty());
}

#[test]
fn mistakes_are_counted_by_lesson_and_kind() {
    let mut progress = Progress::default();
    progress.record("notation", "L05-1", 2);
    progress.count_mistake("notation", "L05", "piece_case");
    progress.count_mistake("notation", "L05", "piece_case");
    progress.count_mistake("drill/chess", "", "find");
    assert_eq!(progress.best("notation", "L05-1"), 2, "stars stay apart");
    let read = Progress::read(&progress.text());
    let told: Vec<_> = read.mistakes().map(|m| (m.course, m.lesson, m.kind, m.count)).collect();
    assert_eq!(told, [("notation", "L05", "piece_case", 2), ("drill/chess", "", "find", 1)]);
    // No course can pretend to be such a list.
    assert!(
        !progress.record("?notation", "L05/piece_case", 900) && !progress.record("@notation", "L01-1", 9)
    );
    for _ in 0..20_000 {
        progress.count_mistake("notation", "L05", "piece_case");
    }
    assert_eq!(progress.mistakes().next().unwrap().count, 9_999);
}

#[test]
fn a_place_in_a_game_goes_back_and_is_forgotten() {
    let mut progress = Progress::default();
    progress.save_place("notation", "L01-1", 13);
    progress.save_place("notation", "L01-1", 8);
    assert_eq!(Progress::read(&progress.text()).saved_place("notation", "L01-1"), 8);
    assert_eq!((progress.saved_place("notation", "L01-2"), progress.best("notation", "L01-1")), (0, 0));
    progress.save_place("notation", "L01-1", 0);
    assert!(progress.is_empty());
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn reading_gives_back_what_was_written(all in prop::collection::vec(("[a-z]{1,6}", "[A-Z0-9-]{1,6}", 0..9u32), 0..40)) {
        let mut progress = Progress::default();
        for (course, id, value) in &all {
            progress.record(course, id, *value);
        }
        let read = Progress::read(&progress.text());
        for (course, id, _) in &all {
            prop_assert_eq!(read.best(course, id), progress.best(course, id));
        }
        prop_assert_eq!(read.text(), progress.text());
    }

    #[test]
    fn anything_can_be_read(text in "(?s).{0,300}") {
        let progress = Progress::read(&text);
        prop_assert_eq!(Progress::read(&progress.text()).text(), progress.text());
    }
}
