//! The strokes of a game as a course: a lesson each, to find, to answer other captures, to write.

use super::text::{Solution, Stroke};
use crate::task::build::{self, in_each_language, localized};
use crate::{Answer, Course, Diagram, Exercise, Lesson, Localized, Quality, diagram};
use notabene_core::draughts::{Move, Position};
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Notation as _};
use notabene_core::position::{Position as _, Side};

/// The strokes of a game as a course. After the texts of another language were loaded, make it again.
///
/// Each stroke is a lesson with its number as its id; its exercises are `1-1`, `1-2` and so on.
pub fn course(name: &str, game: &str, strokes: &[Stroke]) -> Course {
    let languages = Language::ALL.into_iter().filter(|language| build::is_known(*language));
    Course {
        id: format!("strokes-{name}"),
        title: in_each_language(|language| language.label(Label::StrokesTitle).into()),
        lessons: strokes.iter().filter_map(|stroke| lesson(game, stroke)).collect(),
        languages: languages.collect(),
        ..Course::default()
    }
}

fn lesson(game: &str, stroke: &Stroke) -> Option<Lesson> {
    let title = in_each_language(|language| {
        let motif = language.label(stroke.motif.label).into();
        language.say(&msg!(StrokeTitle { number: stroke.place, motif }))
    });
    let goal = in_each_language(|language| language.label(stroke.motif.about).into());
    let lines = (0..stroke.lines.len()).map(|n| find(game, stroke, n));
    let mut exercises: Vec<Exercise> = lines.chain([write(game, stroke)]).collect::<Option<_>>()?;
    for (n, exercise) in exercises.iter_mut().enumerate() {
        exercise.id = format!("{}-{}", stroke.number, n + 1);
    }
    Some(Lesson { id: stroke.number.to_string(), title, goal, exercises, ..Lesson::default() })
}

/// The exercise of a line: from the start, or from where the other side captures in another way.
fn find(game: &str, stroke: &Stroke, n: usize) -> Option<Exercise> {
    let line = stroke.lines.get(n)?;
    let known = if n == 0 { 0 } else { stroke.shared(n) + 1 };
    let moves = line.moves.get(known..)?;
    let start = stroke.position(line, known);
    let board = board(game, &start, moves);
    let mut exercise = build::exercise("solve", prompt(stroke, line, known), board)?;
    let mut last = start;
    moves.get(..moves.len() - 1)?.iter().for_each(|m| last.play_unchecked(m));
    let step = moves.len() / 2;
    let also = line.also.iter().map(|m| Answer {
        quality: Quality::Also,
        text: Localized::same(&last.id(m)),
        hint: None,
        step,
    });
    exercise.answers.extend(also);
    Some(exercise)
}

/// The task of a line whose first moves are played already.
fn prompt(stroke: &Stroke, line: &Solution, known: usize) -> Localized {
    let is_white = stroke.start.turn() == Side::White;
    let Some(at) = known.checked_sub(1) else {
        return localized(&if is_white { msg!(StrokeFindWhite) } else { msg!(StrokeFindBlack) });
    };
    let text = line.moves.get(at).map(|m| written(&stroke.position(line, at), m)).unwrap_or_default();
    let message: Msg =
        if is_white { msg!(StrokeOtherWhite { text }) } else { msg!(StrokeOtherBlack { text }) };
    localized(&message)
}

/// The exercise to write the main line.
fn write(game: &str, stroke: &Stroke) -> Option<Exercise> {
    let line = stroke.lines.first()?;
    let kind = crate::exercise_kind("write-game")?;
    let mut p = stroke.start.clone();
    let answer = |(step, m): (usize, &Move)| {
        let text = written(&p, m);
        p.play_unchecked(m);
        Answer { step, ..build::right_answer(Localized::same(&text)) }
    };
    let answers = line.moves.iter().enumerate().map(answer).collect();
    let board = board(game, &stroke.start, &line.moves);
    Some(Exercise { kind, prompt: localized(&msg!(StrokeWrite)), board, answers, ..Exercise::default() })
}

/// A board with moves; the side that makes the stroke sits below.
fn board(game: &str, start: &Position, moves: &[Move]) -> Diagram {
    let mut p = start.clone();
    let id = |m: &Move| {
        let id = p.id(m);
        p.play_unchecked(m);
        id
    };
    Diagram {
        game: game.into(),
        position: start.to_text(),
        moves: moves.iter().map(id).collect(),
        black_below: start.turn() == Side::Black,
        ..Diagram::default()
    }
}

/// A move as it is written in the lessons, the same in every language: men have no letters.
pub(super) fn written(p: &Position, m: &Move) -> String {
    let style = diagram::style_of(&AnyPosition::Draughts(p.clone()), Language::default());
    p.text(m, &style)
}
