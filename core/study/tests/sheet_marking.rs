//! Grading a handwritten sheet; dictation; two sheets of one game.

use crate::common::laws::laws;
use crate::common::sheets::*;
use crate::common::{Dice, styles};
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Language;
use notabene_core::notation::{Form, LETTERS, Letters, Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_study::score_sheet::dictation::{Dictation, compare};
use notabene_study::score_sheet::grading::{GradedMove, SheetMistake, grade, grade_all, missing_moves};
use notabene_study::score_sheet::handwriting::{Handwriting, MOST, WIDEST, split_entry};
use notabene_study::score_sheet::pair::SheetPair;
use proptest::prelude::*;

/// The remark on a text for a ply of the opera game, in French letters.
fn slip(ply: usize, text: &str) -> SheetMistake {
    match grade(&chess(OPERA).played(), ply, text, &style("fr")) {
        GradedMove::Slip(slip) => slip,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn what_is_right_is_said_first() {
    for (ply, text, good, look) in [
        (2, "Cg3", Some("good_rank"), "not_its_way"), // the digit, but no knight gets there
        (2, "Nf3", Some("good_field"), "language_letter"), // an English letter
        (2, "cf3", Some("good_field"), "piece_case"),
        (2, "Ch3", Some("good_rank"), "look_other"), // another move that could be played
        (2, "Ff3", Some("good_field"), "not_its_way"),
        (2, "C3f", Some("good_piece"), "square_order"),
        (6, "e5", Some("good_piece_field"), "pawn_file"),
        (21, "Cd7", Some("good_piece_field"), "ambiguous"),
        (21, "Cfd7", Some("good_piece_field"), "look_other"),
        (22, "Rc1", None, "castling_as_king"),
        (22, "O-O", Some("good_castling"), "look_other"),
        (32, "Td8+", Some("good_move"), "plus_for_mate"),
        (4, "d4!", Some("good_move"), "look_marks"),
        (0, "e4 e5", Some("good_move"), "look_two_moves"),
        (0, "e5", Some("good_file"), "look_later"),
        (2, "e5", None, "look_earlier"),
        (2, "~", None, "syntax"),
    ] {
        let slip = slip(ply, text);
        assert_eq!((slip.praise.as_ref().map(|m| m.id()), slip.correction.id()), (good, look), "{text}");
        assert!(!slip.right.is_empty());
    }
}

#[test]
fn draughts_are_praised_for_their_fields() {
    let mut table = random("draughts/international", 1, 0);
    table.enter("32-28", &style("fr")).unwrap();
    let good = |text: &str| match grade(&table.played(), 0, text, &style("fr")) {
        GradedMove::Slip(slip) => Language::Nl.say(&slip.praise.unwrap()),
        other => panic!("{other:?}"),
    };
    assert_eq!([good("32-27"), good("33-28")], ["Het begin 32 klopt.", "Het veld 28 klopt."]);
}

#[test]
fn another_move_is_named_and_shown() {
    let played = chess(OPERA).played();
    let slip = slip(2, "Ch3");
    assert_eq!(slip.other.as_deref(), Some("Ch3"));
    let names: Vec<String> =
        slip.fields.iter().map(|field| played.position_at(2).field_name(*field)).collect();
    assert_eq!(names, ["g1", "f3", "g1", "h3"]);
    assert_eq!(
        Language::Fr.say(&slip.correction),
        "Ch3, c’est un autre coup\u{a0}: regarde g1 et h3. Quelle pièce a vraiment joué, et jusqu’où\u{202f}?"
    );
    // The English sign of a piece that means another one here.
    let german = chess("Nf3 Nf6").played();
    let marked = grade(&german, 0, "Sh3", &style("en"));
    assert!(
        matches!(marked, GradedMove::Slip(SheetMistake { other: Some(ref text), .. }) if text == "Nh3"),
        "{marked:?}"
    );
}

#[test]
fn matters_of_taste_are_remarks() {
    let played = chess(OPERA).played();
    for (ply, text, note) in [
        (22, "0-0-0", "castle_zero"),
        (8, "Df3", "x_missing"),
        (20, "Fxb5", "check_missing"),
        (2, "Cg1-f3", "long_form"),
    ] {
        match grade(&played, ply, text, &style("fr")) {
            GradedMove::Note(notes) => assert_eq!(notes[0].id(), note, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert_eq!(grade(&played, 0, " ", &style("fr")), GradedMove::Empty);
    assert_eq!(grade(&played, 0, "1.e4", &style("fr")), GradedMove::Right);
    assert!(matches!(grade(&played, 33, "e4", &style("fr")), GradedMove::Slip(_)), "the game is over");
    assert_eq!(grade(&played, 33, "", &style("fr")), GradedMove::Empty);
}

#[test]
fn offers_and_times_belong_to_the_sheet() {
    let mut table = chess("e4 e5 Nf3");
    table.edit(Edit::Offer, &style("fr")).unwrap();
    let played = table.played();
    let right = ["Cf3(=)", "Cf3 (=)", "Cf3=", "Cf3 (=) 0:47", "Cf3= 1:27"];
    right
        .iter()
        .for_each(|text| assert_eq!(grade(&played, 2, text, &style("fr")), GradedMove::Right, "{text}"));
    let note = |ply, text| match grade(&played, ply, text, &style("fr")) {
        GradedMove::Note(notes) => notes[0].id(),
        other => panic!("{other:?}"),
    };
    assert_eq!((note(2, "Cf3"), note(2, "Cf3 0:47")), ("note_offer", "note_offer"));
    assert_eq!(note(1, "e5="), "note_no_offer");
    let place = split_entry("Cf3 (=) 1:27");
    assert_eq!((place.text, place.offer, place.time), ("Cf3", true, "1:27"));
    assert_eq!(split_entry("1:27").text, "1:27", "a time alone stands for no move");
}

#[test]
fn swapped_columns_are_told_as_such() {
    let played = chess(OPERA).played();
    let mut texts = played.texts(&style("nl"));
    texts.swap(6, 7);
    let sheet = Handwriting::of(style("nl").letters, &texts);
    let looks: Vec<&str> = grade_all(&played, &sheet, &style("en"))
        .iter()
        .filter_map(|marked| match marked {
            GradedMove::Slip(slip) => Some(slip.correction.id()),
            _ => None,
        })
        .collect();
    assert_eq!(looks, ["look_columns", "look_columns"]);
}

#[test]
fn a_dictation_ends_with_its_differences() {
    let table = chess(OPERA);
    let played = table.played();
    let mut dictation = Dictation::new(Handwriting::new(style("fr").letters));
    assert_eq!(dictation.current_move(), None);
    let right = played.texts(&style("fr"));
    while dictation.advance(&played) {
        let ply = dictation.current_move().unwrap();
        let text = match ply {
            4 => "d3",
            9 => "",
            _ => &right[ply],
        };
        assert!(dictation.sheet.write(ply, text));
        assert_eq!(Dictation::restore(&dictation.save()), Some(dictation.clone()));
    }
    assert!(dictation.is_over(&played) && dictation.moves_shown() == 33);
    let compared = compare(&played, &dictation.sheet, &style("en"));
    assert_eq!((compared.plies, compared.right), (33, 31));
    let [wrong, empty] = &compared.differences[..] else { panic!("{compared:?}") };
    assert_eq!((wrong.ply, &wrong.written[..], &wrong.right[..], wrong.number), (4, "d3", "d4", 3));
    let name = |fields: &[notabene_core::geometry::Field]| {
        fields.iter().map(|field| played.position_at(4).field_name(*field)).collect::<Vec<_>>()
    };
    assert_eq!(
        (name(&wrong.played_on), name(&wrong.written_on)),
        (vec!["d2".into(), "d4".into()], vec!["d2".into(), "d3".into()])
    );
    assert_eq!((empty.ply, empty.side, &empty.marked), (9, Side::Black, &GradedMove::Empty));
    assert_eq!(Language::Nl.say(&compared.message), "Goede zetten: 31 van de 33.");
    assert!(dictation.is_written(&played), "the last place is filled");
    assert!(dictation.sheet.write(32, "") && !dictation.is_written(&played), "it still waits for its move");
}

/// A single omitted move is one difference, not a page of them.
#[test]
fn a_move_left_out_or_written_twice_is_told_once() {
    let played = chess(IMMORTAL).played();
    let right = played.texts(&style("nl"));
    for ply in 1..right.len() - 1 {
        let mut out = right.clone();
        out.remove(ply);
        let compared = compare(&played, &Handwriting::of(style("nl").letters, &out), &style("nl"));
        let told: Vec<_> = compared.differences.iter().map(|d| (d.ply, d.message.id())).collect();
        assert_eq!(told, [(ply, "differs_left_out")]);
        let mut twice = right.clone();
        twice.insert(ply, right[ply - 1].clone());
        let compared = compare(&played, &Handwriting::of(style("nl").letters, &twice), &style("nl"));
        let told: Vec<_> = compared.differences.iter().map(|d| (d.ply, d.place, d.message.id())).collect();
        assert_eq!(told, [(ply, ply, "differs_twice")]);
    }
}

#[test]
fn two_pupils_write_in_their_own_letters() {
    let played = chess(OPERA).played();
    let mut pair = SheetPair::new(style("fr").letters, style("en").letters);
    for (ply, (french, english)) in
        played.texts(&style("fr")).iter().zip(played.texts(&style("en"))).enumerate()
    {
        pair.of_mut(Side::White).write(ply, french);
        pair.of_mut(Side::Black).write(ply, &english);
    }
    let report = pair.compare(&played, &style("nl"));
    assert!(report.clashes.is_empty() && report.sheets.iter().all(|sheet| sheet.differences.is_empty()));
    pair.of_mut(Side::Black).write(2, "Nh3");
    pair.of_mut(Side::White).write(32, "");
    let report = pair.compare(&played, &style("nl"));
    let said: Vec<String> = report.clashes.iter().map(|clash| Language::En.say(&clash.message)).collect();
    assert_eq!(
        said,
        ["White’s sheet says Cf3, Black’s sheet says Nh3.", "Only Black wrote this move: Rd8#."]
    );
    assert_eq!(report.sheets.map(|sheet| sheet.differences.len()), [1, 1]);
    assert_eq!(SheetPair::restore(&pair.save()), Some(pair));
}

#[test]
fn a_played_move_is_to_be_written_at_once() {
    let mut table = chess("e4 e5");
    let mut sheet = Handwriting::new(style("fr").letters);
    sheet.write(0, "e4");
    let message = missing_moves(&table.played(), &sheet).unwrap();
    assert_eq!(
        Language::En.say(&message),
        "Not written yet: move 1, Black. Write each move as soon as it is played."
    );
    sheet.write(1, "e5");
    assert_eq!((missing_moves(&table.played(), &sheet), sheet.next()), (None, 2));
    // A move that is taken back leaves its text, which is reported.
    table.go(Go::Undo);
    assert!(matches!(
        grade_all(&table.played(), &sheet, &style("fr"))[..],
        [GradedMove::Right, GradedMove::Slip(_)]
    ));
}

#[test]
fn a_place_has_bounds() {
    let mut sheet = Handwriting::new(style("fr").letters);
    assert!(!sheet.write(MOST, "e4") && !sheet.write(0, &"x".repeat(WIDEST + 1)) && sheet.is_empty());
    assert!(sheet.write(3, " e4\n\u{0}e5 ") && sheet.get(3) == "e4  e5" && sheet.len() == 4);
    assert!(sheet.write(3, "") && sheet.is_empty());
    for other in ["", "sheet 1", "sheet 1 xx\ne4", "sheet 2 fr\ne4", "notabene 2\nchess\n"] {
        assert_eq!(Handwriting::restore(other), None, "{other}");
    }
}

proptest! {
    #![proptest_config(laws(48))]

    /// The texts of the writer are right, in every language, form and taste, in every game; with numbers, too.
    #[test]
    fn a_right_sheet_is_marked_right(game in 0..GAMES.len(), seed: u64, plies in 1..40usize) {
        let mut table = random(GAMES[game], seed, plies);
        let all = styles(&[Form::Short, Form::Long, Form::Figurine, Form::Coordinate]);
        let style = all[Dice(seed).below(all.len())];
        table.go(Go::Last);
        table.edit(Edit::Offer, &style).unwrap();
        let played = table.played();
        let mut sheet = Handwriting::of(style.letters, &played.texts(&style));
        let last = played.len() - 1;
        sheet.write(last, &format!("{} (=) 0:47", sheet.get(last)));
        for (ply, marked) in grade_all(&played, &sheet, &style).into_iter().enumerate() {
            prop_assert_eq!(marked, GradedMove::Right, "{} {}", GAMES[game], sheet.get(ply));
            // Not only because the letters are the same: with its number it has to be read.
            let numbered = format!("{}.{}", played.position_at(ply).number(), sheet.get(ply));
            let marked = grade(&played, ply, &numbered, &style);
            prop_assert!(marked.is_right(), "{} {}: {:?}", GAMES[game], numbered, marked);
        }
        let compared = compare(&played, &sheet, &style);
        prop_assert!(compared.differences.is_empty() && compared.right == played.len());
    }

    /// Any other legal move is distinguished from the played one.
    #[test]
    fn another_legal_move_is_never_right(game in 0..GAMES.len(), seed: u64, plies in 1..40usize) {
        let played = random(GAMES[game], seed, plies).played();
        let style = style("fr");
        let ply = Dice(seed ^ 1).below(played.len());
        let (now, step) = (played.position_at(ply), &played.steps[ply]);
        for key in now.legal_moves().into_iter().filter(|key| *key != step.m) {
            let text = now.text(&key, &style);
            match grade(&played, ply, &text, &style) {
                GradedMove::Slip(slip) => {
                    prop_assert!(slip.other.is_some() || slip.correction.id().starts_with("look_"), "{}", text);
                    for language in Language::ALL {
                        let said = language.say(&slip.correction);
                        prop_assert!(!["  ", " .", " et.", "kijk naar ."].iter().any(|odd| said.contains(odd)), "{}", said);
                    }
                }
                other => prop_assert!(false, "{}: {:?}", text, other),
            }
        }
    }

    #[test]
    fn handwriting_comes_back_as_it_was(code in 0..LETTERS.len(), places in prop::collection::vec(".{0,20}", 0..20)) {
        let mut sheet = Handwriting::new(&LETTERS[code]);
        for (ply, text) in places.iter().enumerate() {
            sheet.write(ply, text);
        }
        prop_assert_eq!(Handwriting::restore(&sheet.save()), Some(sheet.clone()));
        let pair = SheetPair([sheet.clone(), Handwriting::of(Letters::english(), &places)]);
        prop_assert_eq!(SheetPair::restore(&pair.save()), Some(pair));
        let mut dictation = Dictation::new(sheet);
        dictation.advance(&chess("e4").played());
        prop_assert_eq!(Dictation::restore(&dictation.save()), Some(dictation));
    }

    #[test]
    fn no_text_breaks_marking(game in 0..GAMES.len(), text in "\\PC{0,30}", kept in "(?s).{0,80}") {
        let played = random(GAMES[game], 3, 6).played();
        for ply in [0, 1, played.len()] {
            for code in ["fr", "ru"] {
                grade(&played, ply, &text, &style(code));
            }
        }
        for text in [kept.clone(), format!("sheet 1 fr\n{kept}"), format!("dictation 1 {kept}")] {
            if let Some(sheet) = Handwriting::restore(&text) {
                prop_assert_eq!(Handwriting::restore(&sheet.save()), Some(sheet));
            }
            SheetPair::restore(&text);
            Dictation::restore(&text);
        }
    }
}

/// Letters of a language are marked in that language only.
#[test]
fn letters_of_another_language_are_told() {
    let played = chess("Nf3").played();
    for letters in &LETTERS {
        let text = played.texts(&Style::of(letters)).remove(0);
        assert_eq!(grade(&played, 0, &text, &Style::of(letters)), GradedMove::Right);
        let marked = grade(&played, 0, &text, &style("nl"));
        assert_eq!(marked.is_right(), letters.pieces[4] == "P", "{text}");
    }
}

#[test]
fn a_word_that_is_no_move_is_not_praised() {
    let played = chess("e4").played();
    for (text, praised) in [("bonjour", false), ("xyzzy", false), ("???", false), ("e5", true), ("d4", true)]
    {
        let GradedMove::Slip(slip) = grade(&played, 0, text, &style("fr")) else {
            panic!("{text} is a slip")
        };
        assert_eq!(slip.praise.is_some(), praised, "{text}");
    }
}
