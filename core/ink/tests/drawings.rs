//! The drawings: every sign in several forms, and those of the tests apart from those of training.

use crate::common::writing::Drawings;
use notabene_core::notation::LETTERS;
use notabene_ink::drawing::{Drawing, parse};
use notabene_ink::features::Bounds;
use notabene_ink::sign::{SIGNS, Sign, signs, text};

const TRAINING: &str = include_str!("../data/training.txt");
const TESTS: &str = include_str!("data/drawings.txt");

#[test]
fn every_sign_has_forms_for_training_and_others_for_tests() {
    let (training, tests) = (Drawings::read(TRAINING), Drawings::read(TESTS));
    for sign in Sign::all() {
        assert!(training.forms(sign).len() >= 2, "{} in training", sign.character());
        assert!(tests.forms(sign).len() >= 2, "{} in tests", sign.character());
        let all = |drawings: &Drawings| drawings.forms(sign).to_vec();
        for drawing in all(&tests) {
            assert!(all(&training).iter().all(|other| other.lines != drawing.lines), "{}", sign.character());
        }
    }
}

#[test]
fn signs_keep_their_characters() {
    for (i, c) in SIGNS.into_iter().enumerate() {
        assert_eq!(Sign::of(c), Some(Sign(i as u8)), "{c}");
    }
    assert_eq!(signs("O-O e×d5").map(|signs| text(&signs)), Some("0-0exd5".into()));
    assert_eq!(signs("Кр"), None);
}

#[test]
fn all_letters_in_latin_script_have_signs() {
    for letters in LETTERS.iter().filter(|letters| !["el", "ru", "uk", "bg", "sr"].contains(&letters.code)) {
        assert!(letters.pieces.iter().all(|letter| signs(letter).is_some()), "{}", letters.code);
    }
}

#[test]
fn bad_drawings_are_refused_with_their_line() {
    for (text, line) in
        [("A / 1,2", 1), ("# note\nA 1,2 3,4", 2), ("A / 1,2 3", 1), ("AB / 1,2 3,4", 1), ("? / 1,2 3,4", 1)]
    {
        assert_eq!(parse(text), Err(line), "{text}");
    }
    let smooth = parse("# ~ 0,0 10,10' 20,0 / 0,5 20,5").unwrap();
    let Drawing { sign, lines } = &smooth[0];
    assert_eq!((sign.character(), lines.len()), ('#', 2));
    assert_eq!(Bounds::of(lines).width(), 20.0);
}
