//! Ink in the cells of a sheet: what is shown, saved and restored; styles as short texts.

use notabene_core::notation::{Capture, Castle, CheckSign, Form, LETTERS, Letters, Mate, Promotion, Style};
use notabene_study::score_sheet::ink_cells::{InkCells, MOST_BYTES};

#[test]
fn ink_is_shown_only_for_the_text_that_was_read_in_it() {
    let mut cells = InkCells::default();
    assert!(cells.set(3, "ink1pAB.", "Cf3"));
    assert_eq!(cells.of_text(3, "Cf3"), Some("ink1pAB."));
    assert_eq!(cells.of_text(3, "Ce3"), None, "typed over");
    assert_eq!(cells.of_text(3, ""), None);
    assert_eq!(cells.of_text(4, "Cf3"), None);
    assert!(cells.set(4, "ink1pCD.", ""));
    assert_eq!(cells.of_text(4, ""), None, "not accepted yet");
    assert_eq!(cells.get(4).map(|cell| cell.ink.as_str()), Some("ink1pCD."), "and yet kept");
    assert!(cells.set(3, "", ""));
    assert_eq!(cells.get(3), None);
}

#[test]
fn cells_survive_saving() {
    let mut cells = InkCells::default();
    for (ply, ink, text) in [(0, "ink1pAB.", "e4"), (7, "ink1tAB.pC.", "Cf3 (=) 1:27"), (9, "ink1pA.", "")] {
        assert!(cells.set(ply, ink, text));
    }
    assert_eq!(InkCells::restore(&cells.save()), Some(cells));
}

#[test]
fn two_writers_lose_nothing() {
    let sheet = |cells: &[(usize, &str)]| {
        let mut sheet = InkCells::default();
        cells.iter().for_each(|(ply, ink)| assert!(sheet.set(*ply, ink, "")));
        sheet
    };
    let common = sheet(&[(0, "a"), (1, "b"), (2, "c")]);
    let mut own = sheet(&[(0, "a"), (1, "own"), (2, "c"), (4, "d")]);
    own.merge(&common, &sheet(&[(0, "new"), (1, "other"), (3, "e")]));
    assert_eq!(
        own,
        sheet(&[(0, "new"), (1, "own"), (3, "e"), (4, "d")]),
        "cell by cell, the own change stays"
    );
    let before = own.clone();
    own.merge(&common, &InkCells::default());
    assert_eq!(own, before, "a sheet that was emptied elsewhere takes nothing away");
    own.merge(&own.clone(), &own.clone());
    assert_eq!(own, before);
}

#[test]
fn hostile_texts_are_refused_or_skipped() {
    assert_eq!(InkCells::restore(""), None);
    assert_eq!(InkCells::restore("sheet 1 fr\ne4"), None);
    let found =
        InkCells::restore("ink cells 1\n\n-1 a b\n99999999999999999999 a b\n5\n6 ok e4\n7  x").unwrap();
    assert_eq!(found.of_text(6, "e4"), Some("ok"));
    assert!(found.get(5).is_none() && found.get(7).is_none());
    let mut cells = InkCells::default();
    assert!(!cells.set(1, &"a".repeat(MOST_BYTES + 1), "e4"), "too long");
    assert!(!cells.set(1, "a b", "e4"), "blanks separate");
    assert!(!cells.set(1, "a", "e4\n2 b e5"), "lines separate");
    assert!(!cells.set(usize::MAX, "a", "e4"), "beyond any sheet");
    for ply in 0..60 {
        cells.set(ply, &"a".repeat(MOST_BYTES), "e4");
    }
    assert!(cells.save().len() < 1_100_000, "the device has other things to keep");
}

#[test]
fn styles_survive_their_code() {
    let base = Style::of(Letters::english());
    for letters in &LETTERS {
        let style = Style { letters, ..base };
        assert_eq!(Style::from_code(&style.to_code()), Some(style));
    }
    let others = [
        Style { form: Form::Manoury, unlettered: Form::Coordinate, ..base },
        Style { promotion: Promotion::Brackets, capture: Capture::Colon, check: CheckSign::Dagger, ..base },
        Style { mate: Mate::DoubleDagger, castle: Castle::Zero, en_passant: !base.en_passant, ..base },
    ];
    for style in others {
        assert_eq!(Style::from_code(&style.to_code()), Some(style));
    }
    let code = base.to_code();
    for bad in
        ["", "en", "xx.0.0.0.0.0.0.0.8", "en.0.0.0.0.0.0.0.99", "en.0.0.0.0.0.0.0.-1", &format!("{code}.0")]
    {
        assert_eq!(Style::from_code(bad), None, "{bad}");
    }
}
