//! Games of photographed sheets are read, wrong texts are marked, and answers decide what the ink leaves open.

use crate::common::games::{Tally, Written, photograph, random_game, read, slip};
use crate::common::measuring::{CASES, Case};
use crate::common::writing::{Dice, Drawings, Hand};
use notabene_core::game::registry;
use notabene_core::notation::{Letters, Style};
use notabene_ink::net::Net;
use notabene_ink::photo::{CellState, GameReader};
use notabene_ink::{Ink, sign};

const DRAWINGS: &str = include_str!("data/drawings.txt");

fn photographed(cases: &[&Case], sheets: u32, slips: f32, seed: u64) -> Tally {
    let (drawings, net, mut tally) = (Drawings::read(DRAWINGS), Net::trained(), Tally::default());
    for case in cases {
        let mut dice = Dice::new(seed);
        for _ in 0..sheets {
            let mut game = random_game(case, 60, &drawings, &mut dice);
            slip(&mut game, slips, &mut dice);
            let photograph = photograph(&game, &drawings, 3200, &mut dice);
            read(&game, photograph, &net, &mut tally, false);
        }
    }
    tally
}

#[test]
fn photographed_games_of_thirty_moves_are_complete_after_two_questions() {
    let tally = photographed(&[&CASES[0], &CASES[1]], 2, 0.0, 11);
    assert_eq!((tally.sheets, tally.found, tally.dirt), (4, 4, 0), "{tally:?}");
    assert!(tally.complete[2] * 10 >= tally.sheets * 9, "{tally:?}");
    let [sure, doubtful, cannot_be, wrong] = tally.right;
    assert!((sure + doubtful) * 100 >= tally.places() * 97, "{tally:?}");
    assert!(sure * 10 >= tally.places() * 8, "{tally:?}");
    assert!((cannot_be + wrong) * 100 <= tally.places() * 3 && tally.silent == 0, "{tally:?}");
}

#[test]
fn slips_are_marked() {
    let tally = photographed(&[&CASES[1]], 2, 0.05, 12);
    let [sure, marked] = tally.slips;
    assert!(marked >= 3 && sure == 0 && tally.silent == 0, "{tally:?}");
}

/// The ink of a game as if it came from a sheet without faults.
fn inks(game: &Written, seed: u64) -> Vec<Ink> {
    let (drawings, mut dice) = (Drawings::read(DRAWINGS), Dice::new(seed));
    let hand = Hand::random(&mut dice, 0.6);
    let write = |text: &String| match sign::signs(text).unwrap() {
        signs if signs.is_empty() => Ink::default(),
        signs => hand.write(&signs, &drawings, &mut dice).ink(),
    };
    game.texts.iter().map(write).collect()
}

fn reader(game: &Written, inks: Vec<Ink>) -> GameReader {
    let mut reader = GameReader::new(&game.start, &game.style, inks, Net::trained()).unwrap();
    let mut before = 0.0;
    while reader.step() {
        assert!(reader.progress() >= before && reader.progress() <= 1.0);
        before = reader.progress();
    }
    assert_eq!(reader.progress(), 1.0);
    reader
}

fn texts(reader: &GameReader) -> Vec<String> {
    reader.game().moves.into_iter().map(|m| m.text).collect()
}

fn game(case: &Case, plies: usize, seed: u64) -> Written {
    random_game(case, plies, &Drawings::read(DRAWINGS), &mut Dice::new(seed))
}

#[test]
fn games_of_all_families_are_read() {
    for (n, case) in CASES.iter().enumerate() {
        let game = game(case, 16, n as u64);
        let reader = reader(&game, inks(&game, 40 + n as u64));
        let read = texts(&reader);
        let right = read.iter().zip(&game.moves).filter(|(a, b)| a == b).count();
        assert!(right >= 14, "{}: {read:?} {:?}", case.name, game.moves);
    }
}

#[test]
fn an_empty_or_wrong_place_does_not_end_the_game() {
    let mut game = game(&CASES[1], 24, 3);
    game.texts[6] = String::new();
    game.texts[13] = "Qa9".into();
    // Empty places at the end are no moves.
    game.texts.extend([String::new(), String::new()]);
    let reader = reader(&game, inks(&game, 5));
    let read = reader.game();
    assert_eq!((read.moves.len(), read.rest.len()), (24, 0));
    let mut wrong = 0;
    for place in &read.moves {
        let is_open = [6, 13].contains(&place.ply);
        assert_eq!(place.state == CellState::CannotBe, is_open, "{place:?}");
        let is_right = place.text == game.moves[place.ply];
        assert!(is_open || is_right || place.state == CellState::Doubtful, "{place:?}");
        wrong += u32::from(!is_open && !is_right);
    }
    // Two unknown moves may leave one of the others open, but not more.
    assert!(wrong <= 1, "{:?}", read.moves);
    assert_eq!(read.moves[6].written, None);
}

#[test]
fn specks_after_a_long_row_of_empty_places_are_no_moves() {
    let game = game(&CASES[1], 16, 3);
    let inks = inks(&game, 5);
    let places = |empty: usize, specks: usize| {
        let later = std::iter::repeat_n(Ink::default(), empty).chain(inks.iter().take(specks).cloned());
        let all = inks.iter().cloned().chain(later).collect();
        GameReader::new(&game.start, &game.style, all, Net::trained()).unwrap().len()
    };
    assert_eq!([places(6, 1), places(9, 4)], [16, 16]);
    // Somebody may have left some moves out.
    assert_eq!([places(5, 1), places(6, 5)], [22, 27]);
}

#[test]
fn answers_decide_what_the_ink_leaves_open() {
    let mut game = game(&CASES[1], 20, 8);
    game.texts[19] = String::new();
    let mut inks = inks(&game, 6);
    // The last place is scribbled over: nothing after it says what it was.
    inks[19] = inks[3].clone();
    let mut reader = reader(&game, inks);
    let question = reader.question().unwrap();
    assert_eq!(question.ply, 19);
    assert!((2..=4).contains(&question.texts.len()));
    assert!(reader.refuse(19, &question.texts));
    assert_eq!(reader.question(), None, "the work is not done");
    while reader.step() {}
    assert!(!question.texts.contains(&reader.game().moves[19].text));
    assert!(!reader.choose(19, "Qa9"), "no legal move");
    assert!(!reader.choose(400, "e4"), "no such place");
    while reader.step() {}
    assert!(reader.choose(19, &game.moves[19]));
    while reader.step() {}
    let read = reader.game();
    assert_eq!((&read.moves[19].text, read.moves[19].state), (&game.moves[19], CellState::Answered));
    assert_eq!(texts(&reader), game.moves);
}

#[test]
fn an_answer_that_an_earlier_one_makes_impossible_is_forgotten() {
    let start = registry::open("chess", None, None).unwrap().played().last;
    let moves: Vec<String> = ["e4", "e5", "Bc4", "Bc5", "d3", "d6"].map(String::from).into();
    let game = Written { start, style: Style::of(Letters::english()), texts: moves.clone(), moves };
    let mut reader = reader(&game, inks(&game, 9));
    assert!(reader.choose(2, "Bc4"));
    while reader.step() {}
    // After 1 d4 the bishop cannot go there.
    assert!(reader.choose(0, "d4"));
    while reader.step() {}
    let read = reader.game();
    assert_eq!((read.moves.len(), read.rest.len()), (6, 0), "{read:?}");
    assert_eq!((read.moves[0].text.as_str(), read.moves[0].state), ("d4", CellState::Answered));
    assert_ne!(read.moves[2].state, CellState::Answered);
    assert_eq!(read.moves[2].state, CellState::CannotBe, "the ink is a move that cannot be any more");
}

#[test]
fn a_place_that_is_refused_twice_or_unknown_is_not_asked_again() {
    let mut game = game(&CASES[1], 10, 8);
    game.texts[9] = String::new();
    let mut inks = inks(&game, 6);
    inks[9] = inks[3].clone();
    for skips in [true, false] {
        let mut reader = reader(&game, inks.clone());
        let mut asked = 0;
        while let Some(question) = reader.question() {
            asked += 1;
            assert!(asked < 12, "{question:?}");
            match question.ply {
                9 if skips => reader.skip(9),
                9 => _ = reader.refuse(9, &question.texts),
                ply => assert!(reader.choose(ply, &game.moves[ply])),
            }
            while reader.step() {}
        }
        let last = &reader.game().moves[9];
        assert!(asked > 0 && !matches!(last.state, CellState::Sure | CellState::Answered), "{last:?}");
    }
}

#[test]
fn a_writer_whose_copied_lines_are_known_is_read_better() {
    let drawings = Drawings::read(DRAWINGS).slanted(0.7);
    let (mut stranger, mut known) = ([0; 2], [0; 2]);
    for seed in 0..3 {
        let (mut dice, game) = (Dice::new(70 + seed), game(&CASES[1], 24, seed));
        let writer = Hand::random(&mut dice, 0.6);
        let mut write = |text: &str| writer.write(&sign::signs(text).unwrap(), &drawings, &mut dice).ink();
        let inks: Vec<Ink> = game.texts.iter().map(|text| write(text)).collect();
        let mut hand = notabene_ink::Hand::default();
        for line in ["Kf3Qxe5+Nd4", "Rah1Bb6cxd8#", "O-Og7a2h4e19"] {
            assert!(hand.learn(&write(line), line, &Net::trained()), "{line}");
        }
        let trained = Net::trained();
        for (net, count) in [(trained.clone(), &mut stranger), (hand.adapt(&trained), &mut known)] {
            let mut reader = GameReader::new(&game.start, &game.style, inks.clone(), net).unwrap();
            while reader.step() {}
            for read in reader.game().moves {
                let is_right = read.text == game.moves[read.ply];
                count[0] += u32::from(read.state == CellState::Sure && is_right);
                count[1] += u32::from(read.state == CellState::Sure && !is_right);
            }
        }
    }
    assert!(known[0] > stranger[0] && known[1] == 0, "{known:?} {stranger:?}");
}

#[test]
fn nothing_is_an_empty_game() {
    let start = registry::open("chess", None, None).unwrap().played().last;
    let style = Style::of(Letters::english());
    for inks in [Vec::new(), vec![Ink::default(); 5]] {
        let mut reader = GameReader::new(&start, &style, inks, Net::trained()).unwrap();
        while reader.step() {}
        assert!(reader.game().moves.is_empty() && reader.question().is_none());
    }
    let russian = Style::of(Letters::find("ru").unwrap());
    assert!(GameReader::new(&start, &russian, Vec::new(), Net::trained()).is_none());
}
