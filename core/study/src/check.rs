//! Checks of points and exercises: positions, moves, fields, answers.

use super::exercise::{AnswerCheck, Origin, missing};
use super::lines::TextPiece;
use super::{Answer, Diagram, Exercise, Quality, diagram};
use notabene_core::game::{Game, Problem};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Language, Msg, head};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::{Ink, Shape};

/// A point or an exercise, with the places of its parts.
#[derive(Default)]
pub(super) struct UncheckedExercise<'t> {
    /// Its place in the file.
    pub at: usize,
    /// True if a board is described.
    pub shows: bool,
    /// True if it cannot even be parsed.
    pub damaged: bool,
    /// The board so far.
    pub board: Diagram,
    /// The position as written in the file.
    pub position: TextPiece<'t>,
    /// The moves as written, line by line.
    pub moves: Vec<TextPiece<'t>>,
    /// The lit fields as written, line by line.
    pub lit: Vec<TextPiece<'t>>,
    /// The result as written.
    pub result: TextPiece<'t>,
    /// The move of a game that the next answers belong to.
    pub step: usize,
    /// The exercise so far.
    pub exercise: Exercise,
    /// The places of its answers.
    pub origins: Vec<Origin>,
}

impl UncheckedExercise<'_> {
    /// Creates an empty one at a place of the file, on the board of a game.
    pub fn new(at: usize, game: &str) -> Self {
        UncheckedExercise {
            at,
            board: Diagram { game: game.into(), ..Diagram::default() },
            ..UncheckedExercise::default()
        }
    }
}

type Problems<'p> = &'p mut Vec<Problem>;

fn add_problem(problems: Problems, message: Msg, at: usize) {
    problems.push(Problem { message, at });
}

/// Sets up a board: plays its moves and finds its fields.
pub(super) fn board<'t>(mut made: UncheckedExercise<'t>, problems: Problems) -> UncheckedExercise<'t> {
    made.damaged |= set_up(&mut made, problems).is_none();
    made
}

fn set_up(made: &mut UncheckedExercise, problems: Problems) -> Option<()> {
    let shown = &mut made.board;
    let at = if made.position.text.is_empty() { made.at } else { made.position.at };
    let mut fail = |problem: Problem| add_problem(problems, problem.message, at + problem.at);
    let empty = shown.board().map_err(&mut fail).ok()?;
    let table = if shown.pieces_only {
        shown.picture().map_err(&mut fail).ok()?;
        None
    } else {
        Some(shown.table().map_err(&mut fail).ok()?)
    };
    shown.moves = moves(table, &made.moves, problems)?;
    for piece in &made.lit {
        let mut rest = *piece;
        while !rest.text.is_empty() {
            let (word, after) = rest.word();
            let fields = diagram::path(&empty, word.text).unwrap_or_default();
            match fields[..] {
                [from] => shown.highlighted.push(Shape { from, to: None, ink: Ink::Green }),
                [from, to] => shown.highlighted.push(Shape { from, to: Some(to), ink: Ink::Green }),
                _ => add_problem(problems, diagram::no_field(word.text), word.at),
            }
            rest = after;
        }
    }
    Some(())
}

/// Returns moves as ids; `None` if one of them is illegal.
fn moves(mut table: Option<Game>, told: &[TextPiece], problems: Problems) -> Option<Vec<String>> {
    let mut ids = Vec::new();
    for piece in told {
        let mut rest = *piece;
        while !rest.text.is_empty() {
            let (word, after) = rest.word();
            let Some(table) = &mut table else {
                add_problem(problems, msg!(CourseWord { word: "moves".into() }), word.at);
                return None;
            };
            match table.enter(word.text, &Style::pgn()) {
                Ok(explained) => ids.push(explained.id),
                Err(refusal) => {
                    add_problem(problems, refusal.because, word.at + refusal.at);
                    return None;
                }
            }
            rest = after;
        }
    }
    Some(ids)
}

/// Checks an exercise, and fills in what follows from its moves.
pub(super) fn exercise(made: UncheckedExercise, problems: Problems) -> Exercise {
    let at = made.at;
    let mut made = board(made, problems);
    let mut exercise = std::mem::take(&mut made.exercise);
    exercise.board = std::mem::take(&mut made.board);
    if exercise.prompt.is_empty() {
        add_problem(problems, msg!(CourseMissing { word: "prompt".into() }), at);
    }
    // Without a valid board its answers cannot be checked.
    if made.damaged {
        return exercise;
    }
    let Ok(empty) = exercise.board.board() else { return exercise };
    let mut check = ExerciseCheck { exercise: &mut exercise, unchecked: &made, board: empty, problems };
    check.kind();
    check.derive();
    check.answers();
    exercise
}

struct ExerciseCheck<'c, 't> {
    exercise: &'c mut Exercise,
    unchecked: &'c UncheckedExercise<'t>,
    board: Board,
    problems: Problems<'c>,
}

impl ExerciseCheck<'_, '_> {
    fn add_problem(&mut self, message: Msg, at: usize) {
        add_problem(self.problems, message, at);
    }

    /// The problem with the needs of a kind of exercise.
    fn kind(&mut self) {
        if let Some(message) = self.exercise.kind.missing_entry(self.exercise) {
            self.add_problem(message, self.unchecked.at);
        }
    }

    /// Adds the right answers that follow from the board: the name of the lit field, the written moves.
    fn derive(&mut self) {
        for (step, text) in self.exercise.kind.derived_answers(self.exercise, &self.board) {
            if self.exercise.right_answer(step).is_none() {
                self.exercise.answers.push(Answer { quality: Quality::Right, text, hint: None, step });
            }
        }
    }

    fn answers(&mut self) {
        if self.exercise.right_answer(0).is_none() {
            self.add_problem(missing("right"), self.unchecked.at);
        }
        let steps = self.exercise.moves_asked();
        // Derived answers follow those of the file.
        for n in 0..self.unchecked.origins.len() {
            let (Some(origin), Some(answer)) = (self.unchecked.origins.get(n), self.exercise.answers.get(n))
            else {
                continue;
            };
            let (origin, answer) = (origin.clone(), answer.clone());
            if answer.step >= steps {
                self.add_problem(missing("moves"), origin.at);
                continue;
            }
            let (exercise, board, problems) = (&mut *self.exercise, self.board, &mut *self.problems);
            let kind = exercise.kind;
            kind.check_answer(&mut AnswerCheck {
                exercise,
                board,
                n,
                answer,
                origin: origin.clone(),
                problems,
            });
            self.check_unique(n, &origin);
        }
    }

    /// Checks that an answer is unique in its step: otherwise it would be right and wrong. Derived answers follow those
    /// of the file.
    fn check_unique(&mut self, n: usize, origin: &Origin) {
        let Some(answer) = self.exercise.answers.get(n) else { return };
        let alike = |other: &Answer| {
            let same = |l: &Language| other.text.in_language(*l) == answer.text.in_language(*l);
            let places = origin.places.iter().map(|(language, _)| *language);
            let found = places.chain(Language::ALL).find(same);
            found.filter(|_| other.step == answer.step)
        };
        let others = self.exercise.answers.iter().enumerate();
        let mut before = others.filter(|(m, _)| *m < n || *m >= self.unchecked.origins.len());
        if let Some(language) = before.find_map(|(_, other)| alike(other)) {
            let text = origin.places.iter().find(|(known, _)| *known == language);
            let id = head(answer.text.in_language(text.map_or(Language::En, |(known, _)| *known)), 20);
            self.add_problem(msg!(CourseTwice { id }), text.map_or(origin.at, |(_, at)| *at));
        }
    }
}
