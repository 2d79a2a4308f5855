//! Preferences: what is saved is read again, and what older versions saved, too.

use crate::common::laws::laws;
use notabene_core::game::{Blindfold, BoardColors, Coordinates, PieceSet, Strictness, Theme};
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::Language;
use notabene_core::notation::{Capture, Castle, CheckSign, Form, Letters, Mate, Promotion};
use notabene_study::preferences::Prefs;
use proptest::prelude::*;

/// Preferences saved by a version of November 2026, every field changed.
const SAVED: &str = "language=nl\nletters=fr\nform=figurine\nunlettered=manoury\npromotion=()\ncapture=×\ncheck=†\nmate=≠\n\
    castle=0-0\nen_passant=false\ntheme=projector\ncoordinates=none\nnumbers=outside\nflipped=true\nblindfold=discs\n\
    sectors=true\nlinear=true\nengine_remarks=true\nsingle_keys=false\nstrictness=pgn\npad=true\nhand=shaky\n\
    real_darts=true\nclock=true\nclock_auto=false\nclock_write=false\nclock_turned=true\nclock_left=true\ntouch_move=true\n\
    says_check=true\nsounds=true\nlast_game=draughts/frisian\n";
/// Choices that are newer than [`SAVED`].
const NEWER: &str = "board_colors=brown\npiece_set=friends\nmascot=false\ncalm=true\n";

fn read(lines: &str) -> Prefs {
    let mut prefs = Prefs::new(Language::En);
    prefs.read_lines(lines);
    prefs
}

#[test]
fn options_of_boards_on_other_pages_set_preferences() {
    let mut prefs = Prefs::new(Language::En);
    prefs.read_options(
        "embed=\nlanguage=nl\nletters=de\nnotation=long\ntheme=dark\nboard-colors=green\npieces=friends\n\
         coordinates=none\nclock=true\nform=figurine\n",
    );
    let expected = Prefs {
        letters: Letters::find("de"),
        form: Form::Long,
        unlettered: Form::Long,
        theme: Theme::Dark,
        board_colors: BoardColors::Green,
        piece_set: PieceSet::Friends,
        coordinates: Coordinates::Hidden,
        numbers: Coordinates::Hidden,
        ..Prefs::new(Language::Nl)
    };
    assert_eq!(prefs, expected);
    prefs.read_options("notation=pdn\npieces=\nboard-colors=pink\ntheme=light");
    assert_eq!(prefs, Prefs { unlettered: Form::Pdn, theme: Theme::Light, ..expected });
}

#[test]
fn what_an_older_version_saved_is_read() {
    let expected = Prefs {
        language: Language::Nl,
        letters: Letters::find("fr"),
        form: Form::Figurine,
        unlettered: Form::Manoury,
        promotion: Promotion::Brackets,
        capture: Capture::Times,
        check: CheckSign::Dagger,
        mate: Mate::NotEqual,
        castle: Castle::Zero,
        en_passant: Some(false),
        theme: Theme::Projector,
        board_colors: BoardColors::Blue,
        piece_set: PieceSet::Classic,
        mascot: true,
        coordinates: Coordinates::Hidden,
        numbers: Coordinates::Outside,
        flipped: true,
        blindfold: Blindfold::Discs,
        sectors: true,
        linear: true,
        engine_remarks: true,
        single_keys: false,
        strictness: Strictness::Pgn,
        pad: Some(true),
        hand: Hand::Shaky,
        real_darts: true,
        clock: true,
        clock_auto: false,
        clock_write: false,
        clock_turned: true,
        clock_left: true,
        touch_move: true,
        says_check: true,
        sounds: true,
        calm: false,
        last_game: "draughts/frisian",
    };
    assert_eq!(read(SAVED), expected);
}

#[test]
fn what_is_saved_is_what_was_saved_before_and_is_read_again() {
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines.sort();
        lines
    };
    let saved = [SAVED, NEWER].concat();
    let prefs = read(&saved);
    assert_eq!((prefs.board_colors, prefs.piece_set), (BoardColors::Brown, PieceSet::Friends));
    assert_eq!(sorted(&prefs.to_lines()), sorted(&saved), "an older version beside this one reads it, too");
    let new = Prefs::new(Language::De);
    assert_eq!(read(&new.to_lines()), new);
    assert!(new.to_lines().contains("\nletters=\n"), "the default is empty");
}

#[test]
fn one_bad_line_changes_nothing_else() {
    let bad = "theme=pink\nboard_colors=plaid\npiece_set=\nform=pdn\nunlettered=smith\nsounds=yes\nflipped=\nlanguage=xx\nhand=third\nstrictness\n=\nform=stamma\nnothing=true\n";
    assert_eq!(read(bad), Prefs::new(Language::En));
    assert_eq!(
        read(&format!("{bad}capture=:\n{bad}")),
        Prefs { capture: Capture::Colon, ..Prefs::new(Language::En) }
    );
    let unknown = read("letters=fr\nletters=tlh\nlast_game=chess\nlast_game=ludo\npad=true\npad=\n");
    assert_eq!(unknown, Prefs::new(Language::En), "unknown letters and games are none");
}

#[test]
fn a_preference_is_set_and_read_by_its_name() {
    let mut prefs = Prefs::new(Language::Fr);
    prefs.set("mate", "‡");
    assert_eq!((prefs.mate, prefs.get("mate").as_str()), (Mate::DoubleDagger, "‡"));
    assert_eq!(prefs.get("language"), "fr");
    assert_eq!(prefs.get("no such name"), "");
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn any_text_is_answered(lines in "([a-z_]{0,12}=?[a-z×†=0-]{0,12}\n?){0,8}") {
        let prefs = read(&lines);
        prop_assert_eq!(read(&prefs.to_lines()), prefs);
    }
}
