//! Links: old ones open for ever, whole games and positions round-trip in every game, and damaged,
//! newer or foreign ones are reported.

use crate::common::Dice;
use crate::common::laws::laws;
use notabene_core::exchange::share::{self, BoardView, LinkMove, ShareKind};
use notabene_core::exchange::{Export, RecordFile, pairing, qr, result};
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::{MessageKind, Msg};
use notabene_core::msg;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::{Ending, Outcome, Side};
use proptest::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

const STYLE: fn() -> Style = Style::pgn;

/// A game of any kind after a number of moves.
fn played(game: usize, seed: u64, moves: usize) -> Game {
    let id = registry::VARIANTS[game % registry::VARIANTS.len()].id;
    let mut table = registry::open(id, None, None).unwrap();
    let mut dice = seed;
    for _ in 0..moves {
        let moves = table.moves(&STYLE());
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some((move_id, _)) = moves.get((dice >> 33) as usize % moves.len().max(1)) else { break };
        if table.enter(move_id, &STYLE()).is_err() {
            break;
        }
    }
    table
}

/// True if an end depends on many moves: it belongs to the game and not to its last position.
fn is_counted(outcome: Option<Outcome>) -> bool {
    outcome.is_some_and(|outcome| matches!(outcome.by, Ending::Draw(_) | Ending::Repetition5))
}

fn problem(fragment: &str) -> Msg {
    match share::read(fragment) {
        Ok(_) => panic!("{fragment} opens"),
        Err(problem) => problem.message,
    }
}

/// All versions ever published, verbatim: the address, the game, the position.
#[test]
fn links_of_every_version_open_for_ever() {
    let mut versions = Vec::new();
    for line in include_str!("data/links.txt").lines().filter(|line| !line.starts_with('#')) {
        let [fragment, game, position] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}: three columns")
        };
        let arrived = share::read(fragment).unwrap_or_else(|p| panic!("{fragment}: {:?}", p.message));
        assert_eq!(arrived.table.status().game, game, "{fragment}");
        assert_eq!(arrived.table.text(Export::Position), position, "{fragment}");
        versions.push(fragment[..3].to_string());
    }
    for version in ["g=1", "p=1"] {
        assert!(versions.iter().any(|known| known == version), "no link of {version}");
    }
}

proptest! {
    #![proptest_config(laws(200))]

    /// Positions of all games, over or not, with whose turn it is and what counts; but for draws that were counted.
    #[test]
    fn a_position_goes_there_and_back(game in 0..64usize, seed in any::<u64>(), moves in 0..90usize) {
        let table = played(game, seed, moves);
        let link = share::write(&table, ShareKind::Position, BoardView::default());
        prop_assert!(link[2..].bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{}", link);
        let text = table.text(Export::Position);
        prop_assert!(link.len() < text.len() + text.len() / 3 + 12, "{} for {}", link, text);
        let back = share::read(&link).map_err(|p| TestCaseError::fail(format!("{:?} {link} {text}", p.message)))?;
        let (old, new) = (table.status(), back.table.status());
        prop_assert_eq!(back.table.text(Export::Position), text);
        prop_assert_eq!((new.game, new.turn, &new.rules), (old.game, old.turn, &old.rules));
        let lost = is_counted(old.outcome) && new.outcome.is_none();
        prop_assert!(lost || new.outcome == old.outcome, "{:?} after {:?}", new.outcome, old.outcome);
        prop_assert_eq!(back.table.moves(&STYLE()), table.moves(&STYLE()));
        prop_assert!(back.table.sheet(&STYLE()).rows.is_empty());
        prop_assert_eq!(share::write(&back.table, ShareKind::Position, BoardView::default()), link);
    }

    /// A character that is lost, changed or doubled is always noticed.
    #[test]
    fn a_damaged_position_is_never_another(seed in any::<u64>(), at in 0..200usize, by in 1..64usize, kind in 0..3) {
        const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let table = played(seed as usize, seed, 12);
        let link = share::write(&table, ShareKind::Position, BoardView::default());
        let mut bytes = link.clone().into_bytes();
        let at = 3 + at % (bytes.len() - 3);
        match kind {
            0 => bytes.truncate(at),
            1 => bytes[at] = SIGNS[(SIGNS.iter().position(|b| *b == bytes[at]).unwrap() + by) % 64],
            _ => bytes.insert(at, SIGNS[by]),
        }
        let damaged = String::from_utf8(bytes).unwrap();
        match (kind, share::read(&damaged)) {
            // The inserted text may change a length, and by chance give the same checksum: then it opens, or is refused
            // for another reason.
            (2, _) => {}
            (_, Ok(_)) => prop_assert!(false, "{} opens as {}", damaged, link),
            (_, Err(problem)) => prop_assert_eq!(problem.message.kind(), MessageKind::LinkDamaged),
        }
    }

    /// Noise of any kind is answered, and never more than that.
    #[test]
    fn noise_is_answered(noise in "\\PC{0,80}", head in prop::sample::select(vec!["", "g=", "p=", "g=1", "p=1", "p=9", "x="])) {
        let _ = share::read(&format!("{head}{noise}")).map(|arrived| arrived.table.text(Export::Save));
        let _ = share::find_in_address(&format!("https://example.org/#{head}{noise}"));
    }

    /// Codes decode to their input, whatever it is.
    #[test]
    fn a_code_is_read_back(text in "[A-Za-z0-9:/#=&_-]{1,300}") {
        prop_assert_eq!(scanned(&qr::code(&text).unwrap()), text);
    }

    /// What a camera sees is hostile, too: a damaged or forged square is a text or none, and its text a link or refused.
    #[test]
    fn any_square_is_a_text_or_none(
        seed in any::<u64>(),
        harm in prop_oneof![Just(0usize), 1..60usize, 200..2_000usize],
        (kept, scale) in (any::<bool>(), 1..5usize),
    ) {
        let table = played(seed as usize, seed, 20);
        let link = share::write(&table, ShareKind::Game, BoardView::default());
        let text: String = link.chars().take(900).collect();
        let (side, mut dark) = modules(&qr::code(&text).unwrap());
        let mut dice = Dice(seed ^ 5);
        for _ in 0..harm {
            // The three corners by which a code is found stay, or not.
            let (x, y) = (dice.below(side), dice.below(side));
            let is_corner = (x < 12 || x + 12 >= side) && (y < 12 || y + 12 >= side);
            if !(kept && is_corner) {
                dark[y * side + x] ^= true;
            }
        }
        for read in seen(side, scale, |at| dark[at]) {
            let _ = share::read(&read).map(|arrived| arrived.table.text(Export::Save));
            let _ = share::find_in_address(&read);
            let _ = result::read(&read);
            let _ = pairing::PairingCode::read(&read);
        }
    }

    /// Squares of any width with three corners and noise between them.
    #[test]
    fn noise_between_corners_is_answered(seed in any::<u64>(), side in 21..90usize, scale in 1..4usize) {
        let mut dice = Dice(seed);
        let noise: Vec<bool> = (0..side * side).map(|_| dice.below(2) == 0).collect();
        let near = |n: usize| if n < 8 { Some(n) } else if n + 8 >= side { Some(side - 1 - n) } else { None };
        let is_dark = |at: usize| match (near(at % side), near(at / side)) {
            (Some(x), Some(y)) if at % side < 8 || at / side < 8 => {
                let ring = x.min(y).min(6 - x.min(6)).min(6 - y.min(6));
                x < 7 && y < 7 && ring != 1
            }
            _ => noise[at],
        };
        seen(side, scale, is_dark);
    }
}

/// The width of a code, and its dark modules.
fn modules(code: &qr::Code) -> (usize, Vec<bool>) {
    let side = code.side as usize;
    let mut dark = vec![false; side * side];
    for run in code.path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').unwrap();
        let (y, rest) = rest.split_once('h').unwrap();
        let long = rest.split_once('v').unwrap().0;
        let [x, y, long]: [usize; 3] = [x, y, long].map(|n| n.parse().unwrap());
        dark[y * side + x..y * side + x + long].fill(true);
    }
    (side, dark)
}

/// The texts of the codes in a picture, as `src/reader/codes.rs` reads them: modules of `scale` by `scale` pixels.
fn seen(side: usize, scale: usize, is_dark: impl Fn(usize) -> bool) -> Vec<String> {
    let point = |x: usize, y: usize| if is_dark(y / scale * side + x / scale) { 0 } else { 255 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, point);
    // The library stops at some codes; the camera begins another worker then (`CodeWorker`).
    let read = AssertUnwindSafe(|| {
        picture.detect_grids().iter().filter_map(|grid| Some(grid.decode().ok()?.1)).collect()
    });
    catch_unwind(read).unwrap_or_default()
}

/// The text of a code before a camera.
fn scanned(code: &qr::Code) -> String {
    let (side, dark) = modules(code);
    let texts = seen(side, 4, |at| dark[at]);
    assert_eq!(texts.len(), 1, "one code");
    texts[0].clone()
}

#[test]
fn a_code_says_when_a_text_is_too_long() {
    let long = "a".repeat(1003);
    let code = qr::code(&long).unwrap();
    assert_eq!((code.side, scanned(&code)), (113, long.clone()));
    assert!(qr::code(&(long + "a")).is_none());
}

#[test]
fn choices_travel_with_the_link_and_unknown_ones_are_passed_over() {
    let mut table = registry::open("chess", None, None).unwrap();
    table.enter("e4", &STYLE()).unwrap();
    let view = BoardView { orientation: Some(Side::Black), letters: Letters::find("fr") };
    for what in ShareKind::ALL {
        let link = share::write(&table, what, view);
        assert!(link.ends_with("&orientation=black&letters=fr"), "{link}");
        let back = share::read(&link).unwrap();
        assert_eq!(back.view, view);
        assert_eq!(back.table.text(Export::Position), table.text(Export::Position));
    }
    let later = "g=1AAAQA&theme=loud&orientation=sideways&letters=xx&&=&x";
    assert_eq!(share::read(later).unwrap().view, BoardView::default());
    // The end of a sentence is none of it.
    for end in [".", ")", "!", "»", "…"] {
        assert!(share::read(&format!("g=1AAAQA{end}")).is_ok(), "{end}");
    }
}

#[test]
fn a_position_keeps_what_was_agreed() {
    for (game, rules) in [("scharten", "support=count"), ("scharten-loud", "misses=5, support=count")] {
        let mut table = registry::open(game, None, Some(rules)).unwrap();
        table.go(Go::Last);
        let back = share::read(&share::write(&table, ShareKind::Position, BoardView::default())).unwrap();
        assert_eq!(back.table.status().rules, table.status().rules);
        assert!(!back.table.status().rules.is_empty());
    }
}

#[test]
fn what_is_newer_damaged_or_foreign_is_told() {
    for newer in ["g=2AAAQA", "g=9", "p=2", "p=7AAAA", "g=1_AAQA"] {
        assert_eq!(problem(newer), msg!(LinkNewer), "{newer}");
    }
    for damaged in
        ["g=", "g=1", "g=1%%%", "g=é", "p=", "p=1", "p=1A", "p=1AA", "p=1éé", "p=1AAAAA", "x=1", "", "g"]
    {
        assert_eq!(problem(damaged), msg!(LinkDamaged), "{damaged}");
    }
    assert_eq!(share::find_in_address("https://example.org/a/#p=1AB"), Some("p=1AB"));
    for no in ["p=1AB", "https://example.org/#setup", "a #p=1AB", ""] {
        assert_eq!(share::find_in_address(no), None, "{no}");
    }
}

#[test]
fn files_of_games_have_the_names_of_their_players() {
    let mut game = registry::chess();
    let name = |game: &Game| RecordFile::of(game).name;
    assert_eq!(name(&game), "notabene.pgn");
    game.begin_correspondence("x", "Anna  M./B.", "Zoé");
    assert_eq!(name(&game), "Anna-M-B-Zoé.pgn");
    game.begin_correspondence("x", "", "../../Bo");
    assert_eq!(name(&game), "Bo.pgn");
    let draughts = registry::open("draughts/international", None, None).unwrap();
    let file = RecordFile { name: "notabene.pdn".into(), media_type: "application/x-draughts-pdn" };
    assert_eq!(RecordFile::of(&draughts), file);
}

#[test]
fn a_game_opens_at_the_move_that_is_chosen_and_a_position_is_the_one_on_the_board() {
    let mut game = registry::chess();
    for text in ["e4", "e5", "Nf3"] {
        game.enter(text, &Style::pgn()).unwrap();
    }
    game.go(Go::Back);
    let opened = |what, at| {
        let link = share::write_at(&game, what, at, BoardView::default());
        share::read(&link).unwrap().table.sheet(&Style::pgn()).at.0
    };
    let places = [LinkMove::Start, LinkMove::Current, LinkMove::End].map(|at| opened(ShareKind::Game, at));
    assert_eq!(places, [0, 2, 3]);
    let position = |at| share::write_at(&game, ShareKind::Position, at, BoardView::default());
    assert_eq!(position(LinkMove::Start), position(LinkMove::Current));
}
