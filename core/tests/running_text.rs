//! Written moves in running text: found by their form, and nothing of the text is lost.

use crate::common::laws::laws;
use notabene_core::notation::{Letters, MoveFinder, Span, TokenPart};
use proptest::prelude::*;

fn finder(code: &str, numbered: bool) -> MoveFinder<'static> {
    MoveFinder { letters: Letters::find(code).unwrap(), numbered, known_moves: &[] }
}

/// The moves of a text, their parts between bars.
fn moves(finder: MoveFinder, text: &str) -> Vec<String> {
    let shown = |span: &Span| match span {
        Span::Text(_) => None,
        Span::Move(parts) => Some(parts.iter().map(|(_, text)| *text).collect::<Vec<_>>().join("|")),
    };
    finder.spans(text).iter().filter_map(shown).collect()
}

fn whole(spans: &[Span]) -> String {
    let text = |span: &Span| match span {
        Span::Text(text) => (*text).to_string(),
        Span::Move(parts) => parts.iter().map(|(_, text)| *text).collect(),
    };
    spans.iter().map(text).collect()
}

#[test]
fn moves_are_found_with_their_parts() {
    let english = finder("en", false);
    let text = "Write Nf3, not N-f3; then exd5, “Rad1”, R1e2 and O-O-O+. A queen: e8=Q#, or e8Q! 12...Bxf7+ follows 5.d4.";
    let found = moves(english, text);
    assert_eq!(found, ["N|f3", "e|x|d5", "R|a|d1", "R|1|e2", "O-O-O|+", "e8|=Q|#", "e8|Q", "12...|B|x|f7|+"]);
    assert_eq!(
        moves(finder("fr", false), "Cf3 (et non Nf3) : Txe5≠, Fg1-f3."),
        ["C|f3", "T|x|e5|≠", "F|g1|-|f3"]
    );
    assert_eq!(moves(finder("ru", false), "Крf2 c3:e5"), ["Кр|f2", "c3|:|e5"]);
    let spans = english.spans("Qxh7#");
    let expected =
        vec![(TokenPart::Piece, "Q"), (TokenPart::Takes, "x"), (TokenPart::To, "h7"), (TokenPart::Mate, "#")];
    assert_eq!(spans, [Span::Move(expected)]);
}

#[test]
fn fields_results_and_words_stay_text() {
    let english = finder("en", false);
    for text in
        ["from e4 over g5 to a1", "1-0 or ½-½", "Be quick", "Nf", "a pawn on 4", "B", "-e4", "xx", "K9", ""]
    {
        assert!(moves(english, text).is_empty(), "{text}");
    }
    let known = ["e4".to_string()];
    assert_eq!(
        moves(MoveFinder { known_moves: &known, ..english }, "White plays e4, and d4 stays empty."),
        ["e4"]
    );
}

#[test]
fn moves_of_draughts_are_numbers() {
    let numbers = finder("en", true);
    assert_eq!(
        moves(numbers, "32-28 19x23x14, then 1-0, 2-0 or 70-80 of 05-10"),
        ["32|-|28", "19|x|23|x|14"]
    );
    assert!(moves(finder("en", false), "32-28").is_empty());
}

proptest! {
    #![proptest_config(laws(512))]

    /// Whatever the text, its pieces are the text.
    #[test]
    fn nothing_is_lost(text in "[NBRQKa-j1-9xO=+#.,… 0«»é-]{0,40}", numbered: bool) {
        prop_assert_eq!(whole(&finder("en", numbered).spans(&text)), text);
    }

    #[test]
    fn any_text_is_safe(text in "\\PC{0,60}") {
        prop_assert_eq!(whole(&finder("ru", true).spans(&text)), text);
    }
}
