//! Boards on which captures of long kings could go on nearly for ever.

use notabene_core::draughts::rules::ALL;
use notabene_core::draughts::{Position, Rules, Setup};
use notabene_core::exchange::collection;
use notabene_core::exchange::vocabulary::{self, RulesSpec};
use notabene_core::game::Touch;
use notabene_core::geometry::{Field, FieldSet};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::{Position as _, Side};
use serde_json::json;

/// Lone black pieces all over the board, so that a free field is between each and the next, before white kings.
fn lattice(rules: &'static Rules, gap: u8, shift: (u8, u8), kings: &[u8]) -> Option<Position> {
    let grid = rules.board.grid;
    let inside = |c: u8, size: u8| c > 0 && c + 1 < size;
    let mut setup = Setup::empty(Side::White);
    for field in grid.fields() {
        let (x, y) = grid.xy(field);
        let on = (x + shift.0).is_multiple_of(gap) && (y + shift.1).is_multiple_of(gap);
        if on && inside(x, grid.files) && inside(y, grid.ranks) {
            setup.men[1].insert(field);
        }
    }
    for king in kings {
        let king = Field(king % grid.len());
        setup.men[1].remove(king);
        setup.kings[0].insert(king);
    }
    setup.position(rules).ok()
}

fn walks(p: &Position) -> usize {
    let moves = p.legal_moves();
    let all = p.captures();
    assert_eq!(p.perft(1), moves.len() as u64);
    for m in moves.iter().take(8).chain(all.iter().take(8)) {
        let ways = p.routes(m);
        assert!((1..=100).contains(&ways.len()), "{m:?} in {}", p.to_fen());
        let trace = p.trace(m);
        assert_eq!(trace.route, ways[0]);
        assert_eq!(trace.taken.iter().copied().collect::<FieldSet>(), m.taken);
        assert_eq!((trace.route[0], trace.route.last().copied()), (m.from, Some(m.to)));
        let mut next = p.clone();
        next.play_unchecked(m);
        assert!(next.of(Side::Black).len() + m.taken.len() == p.of(Side::Black).len());
    }
    moves.len()
}

#[test]
fn lattices_of_lone_pieces_are_walked() {
    let mut long = 0;
    for rules in ALL {
        for gap in [2, 3] {
            for shift in [(0, 0), (1, 1), (0, 1), (1, 0)] {
                for kings in [&[0][..], &[3], &[0, 1, 2], &[22]] {
                    let p = lattice(rules, gap, shift, kings);
                    long += p.map_or(0, |p| usize::from(walks(&p) > 0));
                }
            }
        }
    }
    assert!(long > 200, "{long}");
}

/// Long kings before lone pieces, from links and games on paper.
const CROWDS: [(&str, u8, &str); 2] = [
    (
        "draughts/canadian",
        27,
        "W:WK67,K68,K69,K70:BK13,K14,K15,K16,K17,K25,K26,K27,K28,K29,K37,K38,K39,K40,K41,K49,K50,K51,K52,K53,K61,K62,K63,K64,K65",
    ),
    (
        "draughts/international",
        20,
        "W:WK46,K47,K48,K49,K50,K5,K15,K25,K35,K45:BK41,K42,K43,K44,K31,K32,K33,K34,K21,K22,K23,K24,K11,K12,K13,K14",
    ),
];

/// Drawing, tapping, reading and explaining any board under any options: no question to the rules
/// may grow with the square of the captures, or with each step that is written.
#[test]
fn crowded_boards_are_shown_read_and_told() {
    let style = Style::pgn();
    for (id, kind, fen) in CROWDS {
        for irregular in [false, true] {
            let rules = RulesSpec { irregular: Some(irregular), ..RulesSpec::default() };
            let mut table = vocabulary::open_game(id, Some(fen), &rules).unwrap();
            let scene = table.scene();
            assert!((2..=24).contains(&scene.candidates.len()), "{id}");
            for candidate in scene.candidates.iter().filter(|it| !it.allowed).take(2) {
                // Same answer as for the written move.
                let wrong = table.read(&candidate.text, &style);
                if let Err(refusal) = wrong {
                    assert_eq!(refusal.because.id(), candidate.message.id(), "{}", candidate.text);
                } else {
                    assert!(irregular, "{}", candidate.text);
                }
            }
            assert_eq!(table.status().message.id(), if irregular { "to_move_may" } else { "to_move_must" });
            let best = table.moves(&style).swap_remove(0);
            assert!(table.read(&best.1, &style).is_ok());
            // An empty field, a piece of the other side, no path, an unfinished capture.
            let begun = best.0.split('x').take(3).collect::<Vec<_>>().join("x");
            for text in ["1x2", "13x25", "46-1", &begun] {
                assert_eq!(table.read(text, &style).is_ok(), irregular && text == begun, "{text}");
            }
            let rules = if irregular { "[Rules \"irregular=allowed\"]\n" } else { "" };
            let text = format!("[GameType \"{kind}\"]\n{rules}[FEN \"{fen}\"]\n\n1. {} *", best.0);
            let found = json!(collection::import(&text, &style, Language::En));
            assert_eq!(found["games"][0]["plies"], 1, "{found}");
            assert_eq!(found["errors"].as_array().map(Vec::len), Some(0), "{found}");
            let king = scene.pieces.iter().find(|it| it.glyph.side == Side::White).unwrap().field;
            for field in [king, scene.pieces[0].field, king, scene.candidates[0].route[1]] {
                table.tap(field, Touch::Tap, &style);
            }
        }
    }
}
