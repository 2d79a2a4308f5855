//! A game from memory: how much of it, what is wrong move by move, and what is kept.

use notabene_core::game::played::Played;
use notabene_core::game::registry;
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::{Position as _, Side};
use notabene_study::score_sheet::guess::{FoundHow, Guess, GuessAnswer};
use notabene_study::score_sheet::memory::{LENGTHS, Memory, MemoryStage};

const MOVES: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

fn english() -> Style {
    Style { letters: Letters::english(), ..Style::pgn() }
}

fn played(position: Option<&str>, moves: &[&str]) -> Played {
    let mut game = registry::open("chess", position, None).expect("a game");
    for text in moves {
        game.enter(text, &english()).expect("a move");
    }
    game.played()
}

/// Differences in words: number, written text, sentence.
fn differences(guess: &Guess, game: &Played) -> Vec<(u32, String, String)> {
    let found = guess.comparison(game, &english()).differences.into_iter();
    found.map(|one| (one.number, one.written, Language::En.say(&one.message))).collect()
}

#[test]
fn the_first_moves_are_counted_from_the_first_of_the_game() {
    let mut game = played(None, &MOVES);
    assert_eq!([1, 2, 3, 4, 10].map(|moves| game.plies_of_moves(moves)), [2, 4, 6, 7, 7]);
    Memory::new(Some(2)).shorten(&mut game);
    assert_eq!(game.texts(&english()), MOVES[..4]);
    assert_eq!(game.last.turn(), Side::White);
    let mut whole = played(None, &MOVES);
    Memory::new(None).shorten(&mut whole);
    assert_eq!(whole.len(), 7);
    // Black begins, with move 30.
    let late = played(Some("k7/8/8/8/8/8/7p/K7 b - - 0 30"), &["h1Q+", "Kb2", "Qg2+", "Kb3"]);
    assert_eq!([1, 2, 3].map(|moves| late.plies_of_moves(moves)), [1, 3, 4]);
    assert!(LENGTHS.is_sorted());
}

#[test]
fn another_move_is_not_answered_with_the_right_one_and_is_shown_at_the_end() {
    let (game, style) = (played(None, &MOVES), english());
    let mut guess = Guess::from_memory(None, &game);
    for (ply, text) in MOVES.iter().enumerate() {
        match ply {
            2 => {
                let Some(GuessAnswer::Other(why)) = guess.write(&game, "Nf3", &style) else {
                    panic!("other")
                };
                let said = Language::En.say(&why);
                assert!(why.id() == "memory_other" && !said.contains("Bc4"), "{said}");
                // Only the first try counts, on the board or on the sheet.
                guess.play(&game, "d2d4", &style);
                assert!(matches!(guess.write(&game, "Zz9", &style), Some(GuessAnswer::Refused(_))));
            }
            4 => assert!(matches!(guess.write(&game, "Qh9", &style), Some(GuessAnswer::Refused(_)))),
            5 => drop((0..3).filter_map(|_| guess.ask_help(&game, &style)).count()),
            6 => assert!(matches!(guess.write(&game, "Qxf7+", &style), Some(GuessAnswer::Misspelt(_)))),
            _ => {}
        }
        assert_eq!(Guess::restore(&guess.save(), &game).as_ref(), Some(&guess), "{text}");
        assert!(matches!(guess.write(&game, text, &style), Some(GuessAnswer::Found { .. })), "{text}");
    }
    assert!(guess.is_over(&game));
    assert_eq!(guess.found()[..3], [FoundHow::AtOnce, FoundHow::AtOnce, FoundHow::Later]);
    let expected = [
        (2, "Nf3", "You wrote Nf3. The move was Bc4."),
        (3, "Qh9", "You wrote Qh9. The move was Qh5."),
        (3, "", "You had help with this move: Nf6."),
        (4, "Qxf7+", "You wrote Qxf7+. The move was Qxf7#."),
    ];
    let expected = expected.map(|(number, text, said)| (number, text.to_string(), said.to_string()));
    assert_eq!(differences(&guess, &game), expected);
    let all = guess.comparison(&game, &style);
    assert_eq!((all.right, all.plies), (3, 7));
    assert_eq!(all.differences[0].played_on.len(), 2, "the board shows both moves");
    assert_eq!(all.differences[0].written_on.len(), 2);
}

#[test]
fn all_right_is_said_and_the_other_column_does_not_count() {
    let (game, style) = (played(None, &MOVES), english());
    let mut guess = Guess::from_memory(Some(Side::Black), &game);
    for text in ["e5", "Nc6", "Nf6"] {
        guess.write(&game, text, &style);
    }
    let all = guess.comparison(&game, &style);
    assert_eq!(Language::En.say(&all.message), "Everything is right: 3 of 3.");
    assert_eq!(all.differences, []);
}

#[test]
fn texts_of_another_language_stay_in_the_letters_of_the_first() {
    let (game, english) = (played(None, &MOVES), english());
    let german = Style { letters: Letters::find("de").expect("German"), ..english };
    let mut guess = Guess::from_memory(None, &game);
    guess.write(&game, "d4", &german);
    for text in MOVES {
        guess.write(&game, text, &english);
    }
    let found = guess.comparison(&game, &english).differences;
    assert_eq!(
        found.iter().map(|one| &one.right[..]).collect::<Vec<_>>(),
        ["e4"],
        "right ones are never wrong"
    );
}

#[test]
fn what_is_saved_comes_back_and_damage_is_refused() {
    let all = [
        Memory::new(None),
        Memory { moves: Some(20), stage: MemoryStage::Reading(7) },
        Memory { moves: Some(6), stage: MemoryStage::Writing },
    ];
    for memory in all {
        assert_eq!(Memory::restore(&memory.save()), Some(memory));
    }
    for text in
        ["", "recall 1 ", "recall 1 x write", "recall 1 6 sing", "recall 2 6 write", "recall 1 6 write 4"]
    {
        assert_eq!(Memory::restore(text), None, "{text}");
    }
    // Guesses of earlier versions have no texts.
    let game = played(None, &MOVES);
    let old = Guess::restore("guess 1 both 2 0 1 21", &game).expect("a guess");
    assert_eq!((old.plies(), old.found().len()), (2, 2));
    assert_eq!(differences(&old, &game).len(), 1);
    assert_eq!(Guess::restore("guess 1 both 3 0 1 21", &game), None);
    assert_eq!(Guess::restore("memory 1 both 2 0 1 29", &game), None);
}
