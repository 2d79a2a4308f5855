//! Strokes of draughts: all files are replayed, each capture of the other side is answered, and the claims hold.

use notabene_core::draughts::{Position, Rules, rules};
use notabene_core::i18n::Language;
use notabene_core::position::Position as _;
use notabene_study::stroke::{
    GAMES, Line, MOTIFS, Solver, Stroke, WON, after, course, motif_of, read, write,
};
use notabene_study::{AnswerGrade, Attempt, Course, GivenAnswer, Verdict};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// Strokes of each game, at least.
const LEAST: [(&str, usize); 5] =
    [("international", 76), ("russian", 60), ("english", 60), ("frisian", 60), ("turkish", 40)];

fn rules_of(name: &str) -> &'static Rules {
    rules::ALL.into_iter().find(|rules| rules.id == name).unwrap()
}

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/../../www/strokes/{name}.txt", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn strokes(name: &str) -> Vec<Stroke> {
    read(rules_of(name), &file(name))
}

fn all() -> impl Iterator<Item = (&'static str, Stroke)> {
    GAMES.into_iter().flat_map(|(name, _)| strokes(name).into_iter().map(move |stroke| (name, stroke)))
}

/// The right answers of an exercise are given one after the other; returns the last verdict.
fn solve(course: &Arc<Course>, lesson: usize, exercise: usize, language: Language) -> Verdict {
    let mut attempt = Attempt::new(course.clone(), lesson, exercise).unwrap();
    let mut last = None;
    while !attempt.is_done() {
        let right = attempt.exercise().right_answer(attempt.step().0).unwrap().text.clone();
        let verdict = attempt.answer(GivenAnswer::Text(right.in_language(language)), language);
        assert_eq!(verdict.grade, AnswerGrade::Right, "{right:?} {verdict:?}");
        last = Some(verdict);
    }
    assert_eq!(attempt.stars(), Some(3));
    last.unwrap()
}

#[test]
fn every_line_of_the_files_is_read_and_written_alike() {
    assert!(GAMES.into_iter().all(|(name, _)| LEAST.iter().any(|(other, _)| *other == name)));
    for (name, least) in LEAST {
        let text = file(name);
        let read = strokes(name);
        assert!(read.len() >= least, "{name}: {}", read.len());
        let again: String = read.iter().map(|stroke| write(stroke) + "\n").collect();
        assert_eq!(text, again, "{name}");
    }
}

#[test]
fn numbers_are_unique_and_no_stroke_is_there_twice() {
    for (name, _) in GAMES {
        let read = strokes(name);
        let numbers: HashSet<u32> = read.iter().map(|stroke| stroke.number).collect();
        let moves: HashSet<Vec<(u8, u8)>> = read
            .iter()
            .map(|stroke| stroke.lines[0].moves.iter().map(|m| (m.from.0, m.to.0)).collect())
            .collect();
        assert_eq!((numbers.len(), moves.len()), (read.len(), read.len()), "{name}");
    }
}

/// Follows a line; each reply is a capture, and every other capture has a line of its own.
fn check_line(stroke: &Stroke, n: usize) {
    let (line, mut p) = (&stroke.lines[n], stroke.start.clone());
    assert!(line.moves.len() % 2 == 1);
    for (ply, m) in line.moves.iter().enumerate() {
        let legal = p.legal_moves();
        assert!(legal.contains(m));
        if ply % 2 == 1 {
            assert!(legal.iter().all(|reply| !reply.taken.is_empty()), "a reply is forced");
            for reply in &legal {
                let is_known = |other: &notabene_study::stroke::Solution| {
                    other.moves[..ply] == line.moves[..ply] && other.moves.get(ply) == Some(reply)
                };
                assert!(stroke.lines.iter().any(is_known), "an answer to {reply:?}");
            }
        }
        if ply + 1 == line.moves.len() {
            assert!(line.also.iter().all(|other| legal.contains(other) && other != m));
        }
        p.play_unchecked(m);
    }
    assert!(p.legal_moves().first().is_none_or(|reply| reply.taken.is_empty()), "nothing is taken back");
}

/// The gain of a line.
fn gain(stroke: &Stroke, n: usize) -> i32 {
    let moves = &stroke.lines[n].moves;
    let end = stroke.position(&stroke.lines[n], moves.len());
    let won = if end.legal_moves().is_empty() { WON } else { 0 };
    Line::new(&stroke.start, moves).gain() + won
}

#[test]
fn replies_are_forced_and_the_gain_is_as_told() {
    for (name, stroke) in all() {
        for n in 0..stroke.lines.len() {
            check_line(&stroke, n);
            assert!(gain(&stroke, n) >= stroke.gain, "{name} {}", stroke.number);
        }
        assert!(stroke.gain >= 2, "{name} {}", stroke.number);
        assert_eq!(gain(&stroke, 0), stroke.gain, "{name} {}", stroke.number);
    }
}

#[test]
fn something_is_given_and_the_first_move_is_the_only_one() {
    for (name, stroke) in all() {
        let line = Line::new(&stroke.start, &stroke.lines[0].moves);
        assert!(line.replies().any(|(own, reply, _)| own.is_quiet() && !reply.is_quiet()));
        let gifts = line.own().filter(|own| own.is_quiet()).count() as u32;
        let values = Solver::new(1_000_000).values(&stroke.start, gifts);
        let good: Vec<_> = values.iter().filter(|value| value.gain >= stroke.gain).collect();
        assert_eq!(good.len(), 1, "{name} {}", stroke.number);
        assert_eq!(good[0].line[0], stroke.lines[0].moves[0], "{name} {}", stroke.number);
    }
}

fn main_line(stroke: &Stroke) -> Line {
    Line::new(&stroke.start, &stroke.lines[0].moves)
}

#[test]
fn the_recogniser_agrees_with_the_files() {
    let wrong: Vec<_> = all()
        .map(|(name, stroke)| (name, stroke.number, stroke.motif, motif_of(&main_line(&stroke))))
        .filter(|(.., told, found)| told != found)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    // The table for docs/decisions/tasks.md: --nocapture.
    for (name, _) in GAMES {
        let (mut motifs, mut lengths) = (BTreeMap::new(), BTreeMap::new());
        for stroke in strokes(name) {
            *motifs.entry(stroke.motif.id).or_insert(0) += 1;
            *lengths.entry(stroke.length()).or_insert(0) += 1;
        }
        println!("{name}: {motifs:?} {lengths:?}");
    }
}

/// Own positions for motifs: game, position, moves.
#[test]
fn motifs_are_recognised() {
    for (game, position, ids, motif) in [
        ("international", "W:W27,28,32,38:B5,17,18", "27-22 18x27 32x21x12", "direct"),
        ("international", "W:W6,23,29,30,38,39:BK35", "6-1 35x19x32x43x34 29x40", "turc"),
    ] {
        let p = notabene_core::draughts::Setup::from_text(rules_of(game), position)
            .unwrap()
            .position(rules_of(game))
            .unwrap();
        assert_eq!(motif_of(&line(&p, ids)).id, motif, "{position}");
    }
    let ids: HashSet<&str> = MOTIFS.iter().map(|motif| motif.id).collect();
    assert_eq!(ids.len(), MOTIFS.len());
}

/// A line from start and end fields.
fn line(start: &Position, ids: &str) -> Line {
    use notabene_core::notation::Notation as _;
    let (mut p, mut moves) = (start.clone(), Vec::new());
    for id in ids.split(' ') {
        let legal = p.legal_moves();
        let m = p.by_id(id).or_else(|| legal.iter().find(|m| p.id(m).starts_with(id)).copied()).unwrap();
        moves.push(m);
        p = after(&p, &m);
    }
    Line::new(start, &moves)
}

#[test]
fn every_stroke_is_found_played_and_written() {
    for (name, game) in GAMES {
        let read = strokes(name);
        let course = Arc::new(course(name, game, &read));
        assert_eq!(course.lessons.len(), read.len());
        for (lesson, stroke) in read.iter().enumerate() {
            assert_eq!(course.lessons[lesson].exercises.len(), stroke.lines.len() + 1, "{name}");
            for exercise in 0..=stroke.lines.len() {
                let language = Language::ALL.into_iter().nth(lesson % Language::ALL.len()).unwrap();
                assert!(solve(&course, lesson, exercise, language).done);
            }
        }
    }
}

#[test]
fn wrong_first_moves_are_refuted_in_words() {
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    for (name, game) in GAMES {
        let read = strokes(name);
        let course = Arc::new(course(name, game, &read));
        for (lesson, stroke) in read.iter().enumerate().step_by(7) {
            for m in stroke.start.legal_moves() {
                use notabene_core::notation::Notation as _;
                if m == stroke.lines[0].moves[0] {
                    continue;
                }
                let mut attempt = Attempt::new(course.clone(), lesson, 0).unwrap();
                let id = stroke.start.id(&m);
                let verdict = attempt.answer(GivenAnswer::Move(&id), Language::En);
                assert_eq!(verdict.grade, AnswerGrade::Wrong, "{name} {} {id}", stroke.number);
                let cause = attempt.cause(&verdict).to_string();
                *reasons.entry(cause).or_default() += 1;
                assert_eq!(attempt.step().0, 0);
            }
        }
    }
    println!("{reasons:?}");
    assert!(reasons.keys().filter(|cause| cause.starts_with("stroke")).count() >= 3, "{reasons:?}");
}

#[test]
fn damaged_files_lose_only_their_bad_lines() {
    let rules = rules_of("international");
    let good = "1 direct 2 | W:W27,28,32,38:B5,17,18 | 27-22 18x27 32x21x12";
    for bad in [
        "",
        "1",
        "x direct 2 | W | 1",
        "1 none 2 | W:W27:B5 | 27-22",
        "1 direct 2 | W:W27:B5 | 27-99",
        "1 direct 2 | W:W27:B5",
    ] {
        let read = read(rules, &format!("{bad}\n{good}\n{bad}"));
        assert!(read.len() <= 1, "{bad}");
    }
}
