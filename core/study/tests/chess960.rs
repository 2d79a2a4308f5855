//! Chess960: numbers both ways, draws with their exact chances, and castling from every place.

use crate::common::*;
use notabene_core::chess::*;
use notabene_core::game::{Touch, registry};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::notation::Letters;
use notabene_core::position::{Figure, Glyph, Position as _, Side};
use notabene_study::chess960::{self, CastlingSetup, CastlingTrial, DiceThrows, EXTRAS, Rank, Room};
use std::collections::{BTreeMap, HashMap};

#[test]
fn the_club_list_is_the_reconstructed_one() {
    let list = ClubList::default();
    let rows = own_value("claims/chess960.json");
    let rows = rows["club_reconstructed"]["positions"].as_array().unwrap();
    assert_eq!(rows.len(), 960);
    for row in rows {
        let array = Array::from_letters(text(row, "backrank")).unwrap();
        let club = row["club"].as_u64().unwrap() as u16;
        assert_eq!((list.number(&array), list.array(club)), (club, Some(array)));
        assert_eq!(row["scharnagl"], array.scharnagl());
        assert_eq!(list.array(club_mirror(club)), Some(array.mirror()));
    }
    assert_eq!((list.array(0), list.array(961)), (None, None));
    let known: Vec<u16> = (1..=960).filter(|n| certain(*n)).collect();
    assert_eq!(known, [335, 626]);
    assert_eq!(list.array(626), Some(Array::chess()));
}

#[test]
fn the_king_files_have_their_counts_and_blocks() {
    let files = chess960::king_files();
    let counts: Vec<u16> = files.iter().map(|f| f.count).collect();
    assert_eq!(counts, [108, 168, 204, 204, 168, 108]);
    let list = ClubList::default();
    for (x, block) in (1..7).zip(&files) {
        assert_eq!(block.file, (b'a' + x) as char);
        let king = |n| list.array(n).unwrap().roles()[usize::from(x)] == Role::King;
        assert!((block.first..=block.last).all(king));
    }
}

/// The frequency of each array over all sequences of throws, as a multiple of 1 / 6^steps.
fn chances(way: Way) -> BTreeMap<u16, u64> {
    fn walk(draw: Draw, weight: u64, found: &mut BTreeMap<u16, u64>) {
        if let Some(array) = draw.array() {
            *found.entry(array.scharnagl()).or_default() += weight;
            return;
        }
        for die in 1..=6 {
            let mut next = draw;
            match next.throw(die) {
                Thrown::Placed(..) => walk(next, weight, found),
                Thrown::TooHigh => {}
                Thrown::Nothing => panic!("a throw of {die} was not taken"),
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(Draw::new(way), 1, &mut found);
    found
}

#[test]
fn the_die_of_the_club_reaches_all_arrays_but_not_equally() {
    let all = chances(Way::Club);
    let total = 6u64.pow(6);
    assert_eq!((all.len(), all.values().sum::<u64>()), (960, total));
    assert_eq!((total / all.values().min().unwrap(), total % all.values().min().unwrap()), (1944, 0));
    assert_eq!((total / all.values().max().unwrap(), total % all.values().max().unwrap()), (486, 0));
    assert_eq!(total / all[&START], 972);
}

#[test]
fn the_fair_die_gives_each_array_in_two_of_1920_ways() {
    let all = chances(Way::Fair);
    assert_eq!((all.len(), all.values().sum::<u64>()), (960, 1920));
    assert!(all.values().all(|n| *n == 2));
}

#[test]
fn the_throws_of_the_page_give_the_array_of_chess_and_say_why() {
    let mut throws = DiceThrows::new(Way::Club);
    let marked: Vec<Vec<u8>> = throws.squares().into_iter().map(|s| s.throws).collect();
    assert_eq!(marked, [vec![], vec![1], vec![2], vec![3], vec![4], vec![5], vec![6], vec![]]);
    [4, 1, 3, 3, 1].into_iter().for_each(|die| throws.throw(die));
    assert_eq!(throws.next().id(), "die_next");
    let marked: Vec<Vec<u8>> = throws.squares().into_iter().map(|s| s.throws).collect();
    assert_eq!(marked[3], [2, 5], "the queen is counted round again");
    assert_eq!(throws.rank(), None);
    throws.throw(2);
    assert_eq!(throws.rank(), Some(Rank::default()));
    assert_eq!(throws.next().id(), "die_knights");
    // Too many throws, and throws that no die shows, change nothing.
    [1, 0, 7].into_iter().for_each(|die| throws.throw(die));
    assert_eq!(throws.explained.len(), 6);
    let mut far = DiceThrows::new(Way::Club);
    [1, 6].into_iter().for_each(|die| far.throw(die));
    assert_eq!(far.explained[1].1.id(), "die_only", "left of b1 is a1 alone");
    far.throw(6);
    assert_eq!(far.explained[2].1.id(), "die_places");
    let mut fair = DiceThrows::new(Way::Fair);
    fair.throw(5);
    assert_eq!(fair.explained[0].1.id(), "die_too_high");
}

#[test]
fn random_bits_are_shared_out_evenly() {
    assert_eq!(uniform(0, 960), Some(0));
    assert_eq!(uniform(959, 960), Some(959));
    let even = u32::MAX - u32::MAX % 960;
    assert_eq!((uniform(even - 1, 960), uniform(even, 960)), (Some(959), None));
    assert_eq!(uniform(7, 0), None);
    // Ten thousand draws: about 108, 168 and 204 of 960 for each file of the king.
    let (room, mut random) = (Room::default(), Dice(7));
    let mut kings = HashMap::new();
    let draw = |r: &mut Dice| (0..9).find_map(|_| room.drawn(r.below(1 << 32) as u32)).unwrap();
    for _ in 0..10_000 {
        let rank = draw(&mut random);
        assert!(room.numbers(&rank).is_ok());
        *kings.entry(CastlingSetup::of(&rank).unwrap().king).or_insert(0) += 1;
    }
    for (x, expected) in (1..7).zip([1125, 1750, 2125, 2125, 1750, 1125]) {
        let found: i32 = kings[&x];
        assert!((found - expected).abs() < 150, "king on file {x}: {found}, about {expected}");
    }
}

#[test]
fn one_of_480_and_a_coin_reach_every_array_once() {
    let room = Room::default();
    let mut seen = std::collections::BTreeSet::new();
    for bits in 0..960 {
        let (rank, tails, message) = room.tossed(bits).unwrap();
        let numbers = room.numbers(&rank).unwrap();
        assert_eq!((numbers.club > 480, message.id() == "coin_tails"), (tails, tails));
        seen.insert(numbers.club);
    }
    assert_eq!(seen.len(), 960);
}

#[test]
fn numbers_and_letters_are_read_and_refused() {
    let room = Room::default();
    let (english, french) = (Letters::english(), Letters::find("fr").unwrap());
    let numbers = room.numbers(&chess960::scharnagl(" 518 ").unwrap()).unwrap();
    assert_eq!((numbers.club, numbers.certain), (626, true));
    assert_eq!(numbers.start, registry::array_text("518").unwrap());
    assert_eq!(room.club("335").unwrap().text(english), "RNBKQBNR");
    assert!(!room.numbers(&room.club("1").unwrap()).unwrap().certain);
    for wrong in ["", "960", "-1", "+1", "1.5", "99999999999", "x", "😀"] {
        assert_eq!(chess960::scharnagl(wrong).unwrap_err().id(), "no_such_array", "{wrong}");
    }
    for wrong in ["", "0", "961", "+3"] {
        assert_eq!(room.club(wrong).unwrap_err().id(), "no_such_club", "{wrong}");
    }
    for (text, letters) in
        [("TCFDRFCT", french), ("tcfdrfct", french), ("RNBQKBNR", french), ("rnbqkbnr", english)]
    {
        assert_eq!(Rank::read(text, letters), Ok(Rank::default()), "{text}");
    }
    for (text, why) in [
        ("RNBQKBN", "rank_letters"),
        ("RNBQKBNRR", "rank_letters"),
        ("RNBQ?BNR", "rank_letters"),
        ("RNBQKBNé", "rank_letters"),
        ("RNBQQBNR", "rank_pieces"),
        ("RBNBKQNR", "rank_bishops"),
        ("KRNBBQNR", "rank_king"),
    ] {
        let problem = Rank::read(text, english).and_then(|r| r.array()).unwrap_err();
        assert_eq!(problem.id(), why, "{text}");
    }
    let swapped = Rank::default().swapped(3, 4);
    assert_eq!(swapped, Rank::default().mirrored());
    assert_eq!(swapped.swapped(0, 9), swapped);
}

#[test]
fn the_list_is_searched_by_numbers_and_letters() {
    let (room, english) = (Room::default(), Letters::english());
    assert_eq!(room.search("", english).len(), 960);
    let found = room.search("626", english);
    let numbers = |n: &u16| room.numbers(&room.club(&n.to_string()).unwrap()).unwrap();
    assert_eq!(found.len(), 2, "one by each numbering");
    assert!(found.iter().map(numbers).all(|n| n.club == 626 || n.scharnagl == 626));
    assert!(room.search("626", english).contains(&626));
    assert!(room.search("518", english).contains(&626), "the Scharnagl number finds it, too");
    assert_eq!(room.search("?K", english).len(), 108);
    assert_eq!(room.search("RNBQKBNR", english), [626]);
    assert_eq!(room.search("TCFDRFCT", Letters::find("fr").unwrap()), [626]);
    for nothing in ["961", "RNBQKBNRR", "x!", "KK"] {
        assert!(room.search(nothing, english).is_empty(), "{nothing}");
    }
}

/// King and rook alone on a first rank, with the right to castle.
fn alone(side: Side, king: u8, rook: u8) -> Position {
    let mut setup = Setup::empty();
    let first = 56 * side.index() as u8;
    setup.board[usize::from(first + king)] = Some((side, Role::King));
    setup.board[usize::from(first + rook)] = Some((side, Role::Rook));
    let far = 56 - first;
    setup.board[usize::from(far)] = Some((side.other(), Role::King));
    (8..16).for_each(|at| setup.board[at] = Some((Side::White, Role::Pawn)));
    (48..56).for_each(|at| setup.board[at] = Some((Side::Black, Role::Pawn)));
    setup.castling = vec![Field(first + rook)];
    setup.turn = side;
    setup.position(Rules::Chess960).unwrap()
}

#[test]
fn the_tables_have_84_rows_that_castling_confirms() {
    let mut rows = 0;
    for (side, wing) in Side::BOTH.into_iter().flat_map(|s| Wing::BOTH.map(|w| (s, w))) {
        let cases: Vec<(u8, u8)> = chess960::table(wing)
            .into_iter()
            .flat_map(|s| s.rooks.into_iter().map(move |r| (s.king, r)))
            .collect();
        assert_eq!(cases.len(), 21);
        for (king, rook) in cases {
            rows += 1;
            let shown = CastlingSetup { king, rooks: vec![rook] }.castle(side, wing).unwrap();
            let p = alone(side, king, rook);
            let m = *p.moves().iter().find(|m| m.kind == Kind::Castle).unwrap();
            let after = p.play(&m).unwrap();
            let stands = (after.king(side).0 % 8, after.all(side, Role::Rook).next().unwrap().0 % 8);
            assert_eq!(shown.goals, stands);
            assert_eq!(shown.rook_first, rook == stands.0);
            assert_eq!(shown.announce.is_some(), (king == stands.0) != (rook == stands.1));
        }
    }
    assert_eq!(rows, 84);
    let seeds = own("chess/chess960-castling.json").into_iter().filter(|r| r["src"] == "seed row").count();
    assert_eq!(seeds, 84, "the recorded rows of the page are as many");
}

#[test]
fn the_rook_goes_first_when_it_stands_on_the_goal_of_the_king() {
    // Kd1 Rc1 towards a (claim C9-037).
    let shown = CastlingSetup { king: 3, rooks: vec![2, 7] }.castle(Side::Black, Wing::A).unwrap();
    assert!(shown.rook_first);
    assert_eq!(shown.message.id(), "castled_rook_first");
    assert_eq!(shown.announce, None);
    let both = CastlingSetup { king: 5, rooks: vec![6] };
    assert_eq!(both.castle(Side::White, Wing::A), None, "there is no rook on that side");
    let king_stays = CastlingSetup { king: 6, rooks: vec![7] }.castle(Side::White, Wing::H).unwrap();
    assert_eq!(king_stays.announce.unwrap().id(), "i_castle");
}

fn field(name: &str) -> Field {
    Naming::CHESS.field(&CHESS, name).unwrap()
}

fn verdicts(trial: &CastlingTrial) -> Vec<(Wing, bool, &'static str)> {
    trial.verdicts().into_iter().map(|(wing, may, message)| (wing, may, message.id())).collect()
}

#[test]
fn the_trial_gives_the_reasons_of_a_game() {
    assert_eq!(verdicts(&CastlingTrial::blocked_goal()), [(Wing::A, false, "castling_blocked")]);
    assert_eq!(
        verdicts(&CastlingTrial::attacked_way()),
        [(Wing::A, false, "castling_through_check"), (Wing::H, true, "castling_allowed")]
    );
    assert!(verdicts(&CastlingTrial::attacked_rook()).iter().all(|(_, may, _)| *may));
    let mut trial = CastlingTrial::new(CastlingSetup { king: 1, rooks: vec![0] });
    assert_eq!(verdicts(&trial), [(Wing::A, true, "castling_allowed")]);
    trial.tap(field("d1"), EXTRAS[0]);
    assert_eq!(verdicts(&trial), [(Wing::A, false, "castling_blocked")]);
    trial.tap(field("d1"), EXTRAS[0]);
    trial.tap(field("c3"), EXTRAS[1]);
    assert_eq!(verdicts(&trial), [(Wing::A, false, "castling_into_check")]);
    trial.tap(field("c3"), EXTRAS[3]);
    assert_eq!(verdicts(&trial), [(Wing::A, false, "castling_in_check")], "another piece replaces it");
    // King and rook stay, and the board ends at rank 4.
    trial.tap(field("b1"), EXTRAS[1]);
    trial.tap(field("b8"), EXTRAS[1]);
    assert_eq!(trial.glyph(field("b1")), Some(Glyph { side: Side::White, figure: Figure::King }));
    assert_eq!(trial.glyph(field("b8")), None);
}

#[test]
fn every_trial_has_an_answer() {
    let mut random = Dice(3);
    for _ in 0..2000 {
        let array = Array::from_scharnagl(random.below(960) as u16).unwrap();
        let mut trial = CastlingTrial::new(CastlingSetup::of(&array.into()).unwrap());
        for _ in 0..random.below(12) {
            trial.tap(Field(random.below(32) as u8), EXTRAS[random.below(4)]);
        }
        assert_eq!(trial.verdicts().len(), 2, "{trial:?}");
    }
}

#[test]
fn a_castling_that_moves_one_piece_is_announced() {
    let announced = |fen: &str, from: &str, to: &str| {
        let style = notabene_core::notation::Style::pgn();
        let mut table = registry::open("chess960", Some(fen), None).unwrap();
        table.tap(field(from), Touch::Tap, &style);
        table.tap(field(to), Touch::Tap, &style);
        table.status().announce.map(|msg| msg.id())
    };
    let start = "7k/pppppppp/8/8/8/8/PPPPPPPP/6KR w K - 0 1";
    assert_eq!(announced(start, "g1", "h1"), Some("i_castle"));
    assert_eq!(announced(start, "g1", "f1"), None);
    assert_eq!(announced("7k/pppppppp/8/8/8/8/PPPPPPPP/1K1R4 w K - 0 1", "b1", "d1"), None);
    assert_eq!(announced("7k/pppppppp/8/8/8/8/PPPPPPPP/4KR2 w K - 0 1", "e1", "f1"), Some("i_castle"));
}
