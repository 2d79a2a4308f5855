//! Playing against Notabene: the line for the search, turns, taking back, hints, darts, and which game has which opponent.

use notabene_core::exchange::{Export, line, search};
use notabene_core::game::opponent::{Opponent, Opponents};
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::game::{Edit, Game, Go, SearchTable};
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use search::SearchSpec;

fn open(id: &str) -> Game {
    registry::open(id, None, None).unwrap()
}

fn played(id: &str, moves: &str) -> Game {
    let mut game = open(id);
    for m in moves.split_whitespace() {
        assert!(game.play_id(m), "{m}");
    }
    game
}

/// The best move of a level, and the id alone.
fn answer(game: &Game, level: u8) -> Option<String> {
    let spec = SearchSpec { level: Some(level), nodes: Some(2_000), seed: Some(3), ..SearchSpec::default() };
    let text = search::timed(game, &spec, Some(1), &mut SearchTable::new(1), &mut || false).unwrap()?;
    assert_eq!(text.lines().count(), 5, "{text}");
    text.lines().next().map(String::from)
}

#[test]
fn every_game_is_played_to_a_line_and_read_again() {
    for variant in VARIANTS {
        let mut game = open(variant.id);
        for _ in 0..6 {
            let read = line::read(&game.text(Export::Line)).unwrap();
            assert_eq!(read.text(Export::Position), game.text(Export::Position), "{}", variant.id);
            assert_eq!(read.text(Export::Line), game.text(Export::Line));
            let id = answer(&read, 2).unwrap();
            assert!(game.play_id(&id), "{}: {id}", variant.id);
        }
    }
}

#[test]
fn a_line_has_the_rules_the_start_and_only_the_way_to_the_board() {
    let mut game = played("chess", "e2e4 e7e5");
    game.go(Go::Back);
    assert!(game.play_id("c7c5"));
    assert!(game.text(Export::Line).ends_with("\ne2e4 c7c5"));
    let rules = registry::open("scharten", None, Some("support=count")).unwrap();
    assert_eq!(line::read(&rules.text(Export::Line)).unwrap().status().rules, rules.status().rules);
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let array = registry::open("chess960", Some(fen), None).unwrap();
    assert!(line::read(&array.text(Export::Line)).is_ok());
}

#[test]
fn lines_from_elsewhere_are_refused_without_harm() {
    let start = open("chess").text(Export::Position);
    for text in
        ["", "chess", "halma\n\n\n", "chess\n\nnonsense\n", "\n\n\n\n\n", "chess\nrules=none,,\n8/8\ne2e4"]
    {
        assert!(line::read(text).is_err(), "{text}");
    }
    let problem = line::read(&format!("chess\n\n{start}\ne2e4 e2e4")).err().unwrap();
    assert_eq!(problem.at, 1);
}

#[test]
fn the_opponent_is_on_move_only_at_the_end_of_a_line_and_of_no_finished_game() {
    let mut game = played("chess", "e2e4");
    assert!(game.is_to_move(Side::Black) && !game.is_to_move(Side::White));
    game.go(Go::First);
    assert!(!game.is_to_move(Side::White) && !game.is_to_move(Side::Black));
    game.go(Go::Last);
    assert!(game.is_to_move(Side::Black));
    let mate = played("chess", "f2f3 e7e5 g2g4 d8h4");
    assert!(!mate.is_to_move(Side::White));
    assert_eq!(answer(&mate, 3), None);
    game.edit(Edit::Resign(Side::White), &Style::pgn()).unwrap();
    assert!(!game.is_to_move(Side::Black));
}

#[test]
fn both_half_moves_are_taken_back_and_played_again() {
    let mut game = played("chess", "e2e4 e7e5 g1f3 b8c6");
    game.undo_to(Side::White);
    assert!(game.text(Export::Line).ends_with("\ne2e4 e7e5"));
    game.redo_to(Side::White);
    assert!(game.text(Export::Line).ends_with("g1f3 b8c6"));
    // While the opponent thinks, only the own move is taken back.
    assert!(game.play_id("f1b5"));
    game.undo_to(Side::White);
    assert!(game.text(Export::Line).ends_with("g1f3 b8c6"));
    // The first move of the opponent alone.
    let mut begun = played("chess", "e2e4");
    begun.undo_to(Side::Black);
    assert!(begun.is_to_move(Side::White));
    begun.undo_to(Side::Black);
    assert!(begun.is_to_move(Side::White));
}

#[test]
fn an_end_is_taken_back_alone() {
    let mut game = played("chess", "e2e4 e7e5");
    game.edit(Edit::Resign(Side::White), &Style::pgn()).unwrap();
    game.undo_to(Side::White);
    assert!(game.is_to_move(Side::White));
    assert!(game.text(Export::Line).ends_with("\ne2e4 e7e5"));
}

#[test]
fn hints_say_and_show_the_move() {
    let hint = |game: &Game, id: &str| {
        let hint = game.hint(id, &Style::pgn()).unwrap();
        let fields: Vec<_> = hint.fields.iter().map(|field| game.field_name(*field)).collect();
        (Language::En.say(&hint.message), fields.join(" "))
    };
    notabene_core::i18n::embed_messages();
    let start = open("chess");
    assert_eq!(hint(&start, "g1f3"), ("Try the knight from g1 to f3.".into(), "g1 f3".into()));
    assert_eq!(start.hint("g1g3", &Style::pgn()), None);
    let takes = played("chess", "e2e4 d7d5");
    assert_eq!(hint(&takes, "e4d5").0, "Take on d5 with the pawn on e4.");
    let castles = played("chess", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5");
    let (message, fields) = hint(&castles, "e1g1");
    assert_eq!(message, "Try O-O.");
    assert_eq!(fields, "e1 g1 h1 f1");
    let fen = "W:W31,32,33:B27,28,9,18";
    let captures = registry::open("draughts/international", Some(fen), None).unwrap();
    let id = answer(&captures, 8).unwrap();
    let (message, fields) = hint(&captures, &id);
    assert!(message.starts_with("Take with the man on"), "{message}");
    assert!(fields.contains(' '), "{fields}");
}

#[test]
fn the_opponent_throws_with_its_own_hand() {
    let game = open("scharten-loud");
    let opponent = Opponent { side: Side::White, level: 1 };
    let id = answer(&game, 5).unwrap();
    let aim = game.dart_aim(&id).expect("the first move of a loud game is a dart").expect("it is aimed");
    assert_eq!(opponent.throw(Some(aim), 4), opponent.throw(Some(aim), 4));
    assert_ne!(opponent.throw(Some(aim), 4), opponent.throw(Some(aim), 5));
    assert_eq!(game.dart_aim("@-"), Some(None));
    assert_eq!(open("chess").dart_aim("e2e4"), None);
    assert_eq!(opponent.throwing_hand(), Hand::Usual);
    assert_eq!(Opponent { level: 8, ..opponent }.throwing_hand(), Hand::Steady);
    notabene_core::i18n::embed_messages();
    let message = Language::En.say(&game.hint(&id, &Style::pgn()).unwrap().message);
    assert!(message.starts_with("Try a dart, and aim at "), "{message}");
}

#[test]
fn each_game_has_its_opponent() {
    let mut all =
        Opponents::read("a1 black 3\nb2 white 8\nrubbish\nc3 green 2\nd4 white 9\ne5 white x\n black 2\n");
    let black = Opponent { side: Side::Black, level: 3 };
    assert_eq!(all.opponent_of("a1"), Some(black));
    assert_eq!(all.to_text(), "a1 black 3\nb2 white 8\n");
    assert_eq!(
        (all.opponent_of("c3"), all.opponent_of("d4"), all.opponent_of("e5"), all.opponent_of("")),
        (None, None, None, None)
    );
    all.set("b2", None);
    all.set("f6", Some(Opponent { level: 1, ..black }));
    assert_eq!(all.to_text(), "a1 black 3\nf6 black 1\n");
    assert_eq!(all.latest(), Some(Opponent { level: 1, ..black }));
    for n in 0..200 {
        all.set(&n.to_string(), Some(black));
    }
    assert_eq!(all.to_text().lines().count(), 50);
    assert_eq!(all.opponent_of("199"), Some(black));
    assert_eq!(Opponents::read(&all.to_text()), all);
}
