//! A clock with a game: pressing, undo, claims and their consequences, and the messages for them.

use notabene_core::exchange::Export;
use notabene_core::game::timed::{
    ClockedBoard, GameClock, asks_to_press, duty_message, pace_message, parse_time_control, plies_of, time_up,
};
use notabene_core::game::{Game, Go, claim_draw, registry};
use notabene_core::i18n::{Language, Player};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::position::Side::{Black, White};
use notabene_core::record::time_control::{PRESETS, TimeControl};
use notabene_core::record::{End, Score};

const STYLE: fn() -> Style = Style::pgn;

fn game(fen: &str) -> Game {
    registry::open("chess", Some(fen), None).unwrap()
}

fn timed(text: &str) -> GameClock {
    let mut timed = GameClock::new(TimeControl::read(text).unwrap(), White, 0);
    timed.start(None, 0);
    timed
}

fn on(made: u32) -> Option<ClockedBoard> {
    Some(ClockedBoard { plies: made, arrived: false })
}

#[test]
fn with_a_board_the_move_comes_before_the_clock() {
    let mut timed = timed("5");
    assert_eq!(timed.press(Black, on(0), 10), Err(msg!(ClockNotYours { player: Player::White })));
    assert_eq!(timed.press(White, on(0), 10), Err(msg!(ClockPlayFirst)));
    let arrived = Some(ClockedBoard { plies: 1, arrived: true });
    assert_eq!(timed.press(White, arrived, 10), Err(msg!(ClockPromotion)));
    assert_eq!(timed.press(White, on(1), 1_000), Ok(()));
    // Black has played, and White answers before Black has pressed: both may press in their order.
    assert_eq!(timed.press(White, on(3), 2_000), Err(msg!(ClockNotYours { player: Player::Black })));
    assert_eq!(timed.press(Black, on(3), 2_000), Ok(()));
    assert_eq!(timed.press(White, on(3), 2_000), Ok(()));
    assert_eq!(timed.press(Black, on(3), 2_000), Err(msg!(ClockPlayFirst)));
    timed.clock.pause(3_000);
    assert_eq!(timed.press(Black, on(4), 3_000), Err(msg!(ClockStands)));
    // Without a board the players know what they do.
    let mut alone = self::timed("5");
    assert_eq!(alone.press(White, None, 5), Ok(()));
}

#[test]
fn moves_press_by_themselves_and_take_their_press_back() {
    let mut timed = timed("5+3");
    assert_eq!(timed.sync_moves(0, true, 1_000), None);
    assert_eq!(timed.sync_moves(1, true, 2_000), Some(White));
    assert_eq!(timed.sync_moves(1, true, 3_000), None);
    assert_eq!(timed.sync_moves(2, false, 4_000), None, "only where that is agreed");
    assert_eq!(timed.sync_moves(2, true, 4_000), Some(Black));
    assert_eq!(
        (timed.clock.time_left(White, 4_000), timed.clock.time_left(Black, 4_000)),
        (301_000, 301_000)
    );
    assert_eq!(timed.sync_moves(1, true, 5_000), None);
    assert_eq!((timed.clock.turn(), timed.clock.is_running()), (Black, false));
    assert_eq!(
        (timed.clock.time_left(White, 5_000), timed.clock.time_left(Black, 5_000)),
        (300_000, 298_000)
    );
    // Undo further back than the history of the clock.
    let mut late = GameClock::new(TimeControl::of(5, 0), White, 10);
    late.start(None, 0);
    assert_eq!(late.sync_moves(6, true, 10), None);
    assert_eq!(late.sync_moves(7, true, 20), Some(White));
}

#[test]
fn a_kept_clock_fits_only_a_game_of_its_length() {
    let mut timed = GameClock::new(TimeControl::of(5, 0), White, 2);
    timed.start(None, 0);
    timed.press(White, None, 1_000).unwrap();
    let kept = GameClock::read(&timed.save(2_000)).unwrap();
    assert!(kept.fits(3));
    assert!(!kept.fits(0) && !kept.fits(2) && !kept.fits(4), "another game");
}

#[test]
fn a_clock_that_is_started_late_counts_from_there() {
    let mut timed = GameClock::new(TimeControl::of(5, 0), White, 0);
    timed.start(Some((ClockedBoard { plies: 3, arrived: false }, Black)), 0);
    assert_eq!(timed.clock.turn(), Black);
    assert_eq!(timed.press(Black, on(3), 5), Err(msg!(ClockPlayFirst)));
    assert_eq!(timed.press(Black, on(4), 5), Ok(()));
    // Once it was used, it stays as it is.
    timed.clock.pause(6);
    timed.start(Some((ClockedBoard { plies: 9, arrived: false }, White)), 7);
    assert_eq!((timed.clock.turn(), timed.clock.presses()), (White, 1));
}

/// Plays the clock of a position until a claim: the flags that are down, the claimer, and the fen.
fn claimed(fen: &str, late: u64) -> (String, Score, Option<End>) {
    let mut table = game(fen);
    let mut timed = GameClock::new(TimeControl::read("1").unwrap(), White, 0);
    timed.start(None, 0);
    timed.press(White, None, late).unwrap();
    timed.press(Black, None, late + 1_000).unwrap();
    // White's flag has fallen when Black claims.
    let message = timed.claim(Black, Some((&mut table, &STYLE())), late + 100_000).unwrap();
    assert!(!timed.clock.is_running());
    let status = table.status();
    assert_eq!(message, status.message);
    (message.id().to_string(), status.score, status.end)
}

/// SC-166 (Scharten, section 12): a win; a draw if both flags are down; a draw if the claimer could never mate.
#[test]
fn a_claim_wins_but_not_without_time_and_not_without_means() {
    let even = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(claimed(even, 10_000), ("lost_on_time".into(), Score::Black, Some(End::Time)));
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(claimed(bare, 10_000), ("draw_on_time".into(), Score::Draw, Some(End::Time)));
    // Both flags: White's fell long ago, Black's while he waited for it.
    let mut table = game(even);
    let mut timed = timed("1");
    timed.press(White, None, 61_000).unwrap();
    let message = timed.claim(White, Some((&mut table, &STYLE())), 121_000).unwrap();
    assert_eq!((message.id(), table.status().score), ("draw_on_time", Score::Draw));
    table.go(Go::Undo);
    assert_eq!(table.status().score, Score::Open, "a claim can be taken back like every end");
}

#[test]
fn a_claim_needs_a_fallen_flag_and_a_game_that_goes_on() {
    let mut table = game("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    let mut timed = timed("1");
    let why = timed.claim(Black, Some((&mut table, &STYLE())), 47_000).unwrap_err();
    assert_eq!(why.message, msg!(FlagUp { player: Player::White, time: "0:13.0".into() }));
    assert!(timed.clock.is_running() && table.status().end.is_none());
    // Mate precedes every flag (SC-165).
    let mut mate = game("4k3/R7/4K3/8/8/8/8/8 w - - 0 1");
    mate.enter("Ra8", &STYLE()).unwrap();
    assert!(timed.claim(Black, Some((&mut mate, &STYLE())), 90_000).is_err());
    assert_eq!(mate.status().score, Score::White);
}

#[test]
fn a_claim_ends_the_game_at_its_end_whatever_is_on_the_board() {
    let mut table = registry::open("chess", None, None).unwrap();
    for text in ["e4", "e5", "Nf3"] {
        table.enter(text, &STYLE()).unwrap();
    }
    table.go(Go::First);
    table.enter("d4", &STYLE()).unwrap();
    let mut timed = timed("1");
    timed.claim(Black, Some((&mut table, &STYLE())), 60_000).unwrap();
    assert_eq!(table.status().score, Score::Black);
    assert!(table.text(Export::Pgn).contains("[%end time]"), "{}", table.text(Export::Pgn));
    assert_eq!(plies_of(&table.sheet(&STYLE())), 3);
}

#[test]
fn a_claim_without_a_board_says_what_it_means() {
    let message = |by, now| timed("1").claim(by, None, now);
    // Only the players know the position on their board.
    assert_eq!(message(Black, 60_000), Ok(msg!(FlagAlone { player: Player::White, winner: Player::Black })));
    let mut both = timed("1");
    both.press(White, None, 60_000).unwrap();
    assert_eq!(both.claim(Black, None, 120_000), Ok(msg!(DrawOnTime)));
}

/// The button "time is up" beside a game and the claim at the clock are equivalent.
#[test]
fn every_claim_of_time_has_one_judge() {
    let even = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    for fen in [even, bare] {
        for late in [10_000, 60_000, 61_000] {
            let mut timed = GameClock::new(TimeControl::read("1").unwrap(), White, 0);
            timed.start(None, 0);
            timed.press(White, None, late).unwrap();
            timed.press(Black, None, late + 61_000).unwrap();
            for now in [late + 61_000, late + 200_000] {
                let (mut one, mut other) = (timed.clone(), timed.clone());
                let (mut claimed, mut up) = (game(fen), game(fen));
                // White is to move at the clock and on the board, and both flags may be down.
                let by = if one.clock.is_flag_down(White, now) { Black } else { White };
                let said = one.claim(by, Some((&mut claimed, &STYLE())), now);
                let told = time_up(Some((&mut other, now)), &mut up, &STYLE());
                assert_eq!(said, told, "{fen} {late} {now}");
                assert_eq!(claimed.status().score, up.status().score, "{fen} {late} {now}");
                assert_eq!(one, other);
            }
        }
    }
    // Without a clock the players declare it themselves: first for the side to move, then for both.
    let mut alone = game(even);
    let first = time_up(None, &mut alone, &STYLE()).unwrap();
    assert_eq!((first.id(), alone.status().score), ("lost_on_time", Score::Black));
    let both = time_up(None, &mut alone, &STYLE()).unwrap();
    assert_eq!((both.id(), alone.status().score), ("draw_on_time", Score::Draw));
    let mut bare = game("8/8/8/8/8/4k3/8/R3K3 w - - 0 1");
    assert_eq!(time_up(None, &mut bare, &STYLE()).unwrap().id(), "draw_on_time");
    // A flag that is up is no claim.
    let mut timed = GameClock::new(TimeControl::read("1").unwrap(), White, 0);
    timed.start(None, 0);
    let why = time_up(Some((&mut timed, 47_000)), &mut game(even), &STYLE()).unwrap_err();
    assert_eq!(why.message.id(), "flag_up");
}

/// The request to press the clock disappears once it is pressed.
#[test]
fn what_asks_to_press_the_clock_is_known() {
    for message in [msg!(ClockPlayFirst), msg!(ClockPromotion)] {
        assert!(asks_to_press(&message));
    }
    assert!(!asks_to_press(&msg!(FlagAlone { player: Player::White, winner: Player::Black })));
}

#[test]
fn draughts_count_moves_and_flags_as_chess_does() {
    let mut table = registry::open("draughts/international", None, None).unwrap();
    table.enter("32-28", &STYLE()).unwrap();
    table.enter("19-23", &STYLE()).unwrap();
    assert_eq!(plies_of(&table.sheet(&STYLE())), 2);
    let mut timed = timed("1");
    timed.claim(Black, Some((&mut table, &STYLE())), 60_000).unwrap();
    assert_eq!(table.status().score, Score::Black);
}

#[test]
fn what_was_kept_goes_on_and_what_is_damaged_is_refused() {
    let mut timed = timed("40/90+30, 30+30");
    timed.press(White, None, 61_000).unwrap();
    let read = GameClock::read(&timed.save(70_000)).unwrap();
    assert!(!read.clock.is_running());
    assert_eq!(read.save(0), timed.save(70_000));
    for text in
        ["", "1", "x 1 300 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2", "4294967296 1 300 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2"]
    {
        assert_eq!(GameClock::read(text), None, "{text}");
    }
    let mut odd = GameClock::read("4294967295 1 300 0 0 0 1 0 1 0 0 2 1 0 1 0 0 2").unwrap();
    odd.sync_moves(0, true, 5);
    odd.clock.start(5);
    assert_eq!(odd.sync_moves(1, true, 5), Some(White));
}

#[test]
fn what_cannot_be_read_is_answered_in_words_with_its_place() {
    for (text, at, id) in [
        ("", 0, "time_missing"),
        ("15+", 3, "time_missing"),
        ("15+x", 3, "time_sign"),
        ("soon", 0, "time_sign"),
        ("99999", 0, "time_too_long"),
        ("0/5", 0, "time_moves"),
        ("5,5", 2, "time_after_rest"),
        ("1/1,1/1,1/1,1/1,1/1,1/1,1/1", 24, "time_too_many"),
    ] {
        let problem = parse_time_control(text).unwrap_err();
        assert_eq!((problem.at, problem.message.id()), (at, id), "{text}");
    }
    let told = |text: &str| Language::En.say(&pace_message(&parse_time_control(text).unwrap()));
    assert_eq!(told("40+30"), "For 60 moves each player has 70 min: a slow game. Both players must write.");
    assert!(told("90s+1").contains("2 min 30 s"), "{}", told("90s+1"));
    assert!(PRESETS.iter().all(|preset| !told(preset).is_empty()));
}

#[test]
fn the_duty_is_told_to_each_player() {
    let mut timed = timed("2/50, 30");
    let id = |timed: &GameClock, side, now| duty_message(&timed.clock, side, now).id();
    assert_eq!(id(&timed, White, 0), "duty_write");
    let late = 48 * 60_000;
    timed.press(White, None, late).unwrap();
    timed.press(Black, None, late).unwrap();
    assert_eq!((id(&timed, White, late), id(&timed, Black, late)), ("duty_may_stop", "duty_write"));
    timed.press(White, None, late).unwrap();
    assert_eq!(id(&timed, White, late), "duty_update");
    timed.press(Black, None, late).unwrap();
    assert_eq!(id(&timed, White, late), "duty_consult");
    assert_eq!(id(&self::timed("3+2"), Black, 0), "duty_free");
    assert_eq!(id(&self::timed("90+30"), White, 88 * 60_000), "duty_go_on");
}

#[test]
fn a_wrong_claim_gives_the_opponent_time_and_the_written_move_is_played() {
    let style = STYLE();
    let moves = |table: &Game| table.text(Export::Moves(STYLE()));
    let mut table = registry::open("chess", None, None).unwrap();
    table.enter("e4", &style).unwrap();
    let mut timed = timed("50+10");
    timed.sync_moves(1, true, 10_000);
    // Without a written move.
    let refused = claim_draw(&mut table, None, Some((&mut timed, 20_000)), &style).unwrap_err();
    assert_eq!(refused.reason, msg!(ClaimRepetition { times: 1u32 }));
    assert_eq!(refused.consequences, [msg!(ClaimTimeAdded { player: Player::White, minutes: 2u32 })]);
    assert_eq!(timed.clock.time_left(White, 20_000), (50 * 60 + 2 * 60) * 1_000);
    assert_eq!(timed.clock.turn(), Black, "and goes on");
    // With one.
    let refused = claim_draw(&mut table, Some("Nf6"), Some((&mut timed, 20_000)), &style).unwrap_err();
    assert_eq!(refused.consequences.len(), 2);
    assert_eq!(refused.consequences[0], msg!(ClaimMovePlayed { right: "Nf6".to_string() }));
    assert_eq!(moves(&table), "1. e4 Nf6");
    assert_eq!(timed.sync_moves(2, true, 21_000), Some(Black));
    // What cannot be read claims nothing, and costs nothing.
    let before = timed.clone();
    for text in ["Nh9", "Ke3", ""] {
        let refused = claim_draw(&mut table, Some(text), Some((&mut timed, 22_000)), &style).unwrap_err();
        assert_eq!((refused.consequences, moves(&table).as_str()), (vec![], "1. e4 Nf6"), "{text}");
    }
    assert_eq!(timed, before);
    // In blitz it is one minute; a clock that was not used is left alone.
    let mut blitz = self::timed("5");
    blitz.sync_moves(1, true, 1_000);
    let refused = claim_draw(&mut table, None, Some((&mut blitz, 2_000)), &style).unwrap_err();
    assert_eq!(refused.consequences, [msg!(ClaimTimeAdded { player: Player::Black, minutes: 1u32 })]);
    let mut unused = GameClock::new(TimeControl::read("50+10").unwrap(), White, 0);
    assert_eq!(claim_draw(&mut table, None, Some((&mut unused, 0)), &style).unwrap_err().consequences, []);
    assert!(unused.clock.is_fresh());
    // A right claim ends the game; after it there is nothing to claim.
    let mut drawn = game("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    assert!(claim_draw(&mut drawn, Some("Ra2"), Some((&mut timed, 22_000)), &style).is_ok());
    assert_eq!((drawn.status().end, drawn.status().score), (Some(End::Fifty), Score::Draw));
    let late = claim_draw(&mut drawn, None, None, &style).unwrap_err();
    assert_eq!((late.reason, late.consequences), (msg!(GameOver), vec![]));
}
