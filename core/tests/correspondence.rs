//! Games by link: whole games between two devices, and what is refused.

use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::game::correspondence::{Received, Seat, Seats, ThrownDart, new_id};
use notabene_core::game::{Edit, Game, Go, Strictness, Touch, Typing, registry};
use notabene_core::geometry::dart::{Chance, Hand};
use notabene_core::geometry::dartboard::Bed;
use notabene_core::notation::Style;
use notabene_core::position::Side;

const ID: &str = "abcd2345";

fn begun(variant: &str) -> Game {
    let mut game = registry::open(variant, None, None).unwrap_or_else(|_| panic!("{variant} begins"));
    game.begin_correspondence(ID, "Anna", "Ben");
    game
}

/// The game as it comes out of its link.
fn sent(game: &Game) -> Game {
    let link = share::write(game, ShareKind::Game, BoardView::default());
    share::read(&link).unwrap_or_else(|problem| panic!("{link}: {problem:?}")).table
}

/// Throws a dart at the middle of a field.
fn throw(game: &mut Game, aim: Bed) {
    let dart = ThrownDart { aim: aim.middle(), hand: Hand::Usual, is_still: true };
    let (point, command) = game.land_dart(dart).expect("a game by link");
    let bed = Bed::at(point);
    match game.scene().dart_outcome(bed).expect("a dart").field {
        Some(field) => drop(game.tap(field, Touch::Dart, &Style::pgn())),
        None => drop(game.enter("@-", &Style::pgn())),
    }
    game.edit(Edit::Comment(format!("{} {command}", bed.name())), &Style::pgn()).expect("a comment");
}

/// Plays a move by chance; `false` if the game is over.
fn play(game: &mut Game, dice: &mut Chance) -> bool {
    let moves = game.moves(&Style::pgn());
    if game.status().is_over() || moves.is_empty() {
        return false;
    }
    let (id, _) = &moves[dice.draw() as usize % moves.len()];
    match game.dart_aim(id) {
        Some(aim) => throw(game, aim.and_then(Bed::of).unwrap_or(Bed::Bull)),
        None => assert!(game.play_id(id), "{id}"),
    }
    true
}

fn continued(known: &Game, arrived: &Game) -> Game {
    match known.receive(arrived) {
        Ok(Received::Continued(game)) => *game,
        Ok(Received::Known) => panic!("nothing new"),
        Err(problem) => panic!("{problem:?}"),
    }
}

fn refusal(known: &Game, arrived: &Game) -> (&'static str, usize) {
    let problem = known.receive(arrived).err().expect("refused");
    (problem.message.id(), problem.at)
}

#[test]
fn whole_games_go_to_and_fro() {
    for variant in
        ["chess", "chess960", "scharten", "scharten-loud", "draughts/international", "draughts/frisian"]
    {
        for seed in 0..4 {
            let mut dice = Chance(seed);
            let mut devices = [begun(variant), sent(&begun(variant))];
            for turn in 0..120 {
                let [mover, other] = [turn % 2, 1 - turn % 2];
                // Its own notes and variations stay on a device.
                drop(devices[other].edit(Edit::Words(format!("note {turn}")), &Style::pgn()));
                if !play(&mut devices[mover], &mut dice) {
                    break;
                }
                let link = sent(&devices[mover]);
                devices[other] = continued(&devices[other], &link);
                assert!(matches!(devices[other].receive(&link), Ok(Received::Known)));
                assert_eq!(devices[0].main_line_length(), devices[1].main_line_length());
                assert_eq!(devices[0].turn_at_end(), devices[1].turn_at_end());
            }
            assert!(devices[0].main_line_length() > 20 || devices[0].status().is_over(), "{variant}");
            assert_eq!(devices[1].player_name(Side::Black), "Ben");
        }
    }
}

#[test]
fn offers_resignations_and_claims_come_along() {
    let style = Style::pgn();
    let mut white = begun("chess");
    assert!(white.play_id("e2e4"));
    white.edit(Edit::Offer, &style).expect("an offer");
    let mut black = continued(&begun("chess"), &sent(&white));
    // An offer made after the move was sent comes along, too.
    let mut silent = white.clone();
    silent.edit(Edit::Offer, &style).expect("no offer");
    let late = continued(&continued(&begun("chess"), &sent(&silent)), &sent(&white));
    assert!(late.clone().edit(Edit::Agree, &style).is_ok());
    black.edit(Edit::Agree, &style).expect("the offer came along");
    assert!(continued(&white, &sent(&black)).status().is_over());
    let mut black = continued(&begun("chess"), &sent(&white));
    black.edit(Edit::Resign(Side::Black), &style).expect("resigns");
    let end = continued(&white, &sent(&black));
    assert!(end.status().is_over());
    assert_eq!(end.main_line_length(), 1);
}

#[test]
fn another_game_is_refused_with_its_half_move() {
    let (mut known, mut other) = (begun("chess"), begun("chess"));
    for id in ["e2e4", "e7e5"] {
        assert!(known.play_id(id));
    }
    for id in ["e2e4", "c7c5", "g1f3"] {
        assert!(other.play_id(id));
    }
    assert_eq!(refusal(&known, &other), ("link_game_differs", 1));
    // An older link brings nothing new, and does not take a move back.
    let mut older = known.clone();
    older.go(Go::Undo);
    assert!(matches!(known.receive(&older), Ok(Received::Known)));
}

#[test]
fn a_dart_that_did_not_land_there_is_refused() {
    let mut game = begun("scharten-loud");
    let mut dice = Chance(3);
    while !game.status().is_over()
        && !game.moves(&Style::pgn()).iter().any(|(id, _)| game.dart_aim(id).is_some())
    {
        assert!(play(&mut game, &mut dice));
    }
    let known = game.clone();
    for aim in Bed::all() {
        let mut honest = known.clone();
        throw(&mut honest, aim);
        if honest.main_line_length() == known.main_line_length() {
            continue;
        }
        continued(&known, &honest);
    }
    // The piece stands on a field that was chosen, with no aim or with that of another dart.
    let placed =
        known.moves(&Style::pgn()).into_iter().filter(|(id, _)| matches!(known.dart_aim(id), Some(Some(_))));
    let mut refused = 0;
    let all: Vec<String> = placed.map(|(id, _)| id).collect();
    for id in &all {
        let mut forged = known.clone();
        assert!(forged.play_id(id));
        assert_eq!(refusal(&known, &forged).0, "link_game_dart");
        let command = "T20 [%dart 0,0,usual,still]";
        forged.edit(Edit::Comment(command.into()), &Style::pgn()).expect("a comment");
        refused += usize::from(known.receive(&forged).is_err());
    }
    assert!(refused + 1 >= all.len(), "{refused} of {}", all.len());
}

#[test]
fn hostile_ids_aims_and_seats_are_read_as_nothing() {
    for id in ["", "abcd234", "abcd23456", "ABCD2345", "abcd 345", "äbcd234"] {
        let mut game = begun("chess");
        game.edit(Edit::Tag("CorrespondenceId".into(), id.into()), &Style::pgn()).expect("a tag");
        assert_eq!(game.correspondence_id(), None, "{id}");
    }
    assert_eq!(begun("chess").correspondence_id(), Some(ID));
    assert!(new_id(u64::MAX).bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let seat = Seat { side: Side::Black, saved_id: "s1".into(), sent: 3 };
    let mut seats = Seats::default();
    seats.set(ID, seat.clone());
    assert_eq!(Seats::read(&seats.to_text()).get(ID), Some(&seat));
    for text in ["", " ", "a b c d", "id white s1", "id white s1 x", "id white s1 4294967296", "\n\n\u{0}"] {
        assert_eq!(Seats::read(text), Seats::default(), "{text:?}");
    }
    for n in 0..300 {
        seats.set(&new_id(n), seat.clone());
    }
    assert_eq!(Seats::read(&seats.to_text()), seats);
}

/// A typed dart could not be checked by the other player.
#[test]
fn a_dart_is_thrown_and_never_typed() {
    let mut game = begun("scharten-loud");
    let before = sent(&game).text(notabene_core::exchange::Export::Save);
    let typing = Typing { real_darts: true, ..Typing::of_moves(Style::pgn(), Strictness::Guided) };
    for text in ["@f4", "T20"] {
        let typed = game.type_text(text, &typing);
        assert!(!typed.is_played(), "{text}");
        assert_eq!(typed.rest(text), text);
    }
    assert_eq!(
        game.type_text("@f4", &typing).refusal.map(|(_, why)| why.because.id()),
        Some("link_game_throw")
    );
    assert_eq!(game.text(notabene_core::exchange::Export::Save), before);
}
