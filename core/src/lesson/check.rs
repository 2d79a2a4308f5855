//! Whether a point or an exercise can be shown and done: positions, moves, fields, answers.

use super::course::{Answer, Exercise, Quality, Tri};
use super::lines::Piece;
use super::{Diagram, diagram, paper};
use crate::geometry::Board;
use crate::notation::Style;
use crate::record::{Ink, Score, Shape};
use crate::session::Game;
use crate::session::{Explained, Problem};
use crate::text::{Language, Msg, head};

/// Where an answer stands in the file.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Origin {
    /// The word before it.
    pub at: usize,
    /// Its texts by language.
    pub places: [usize; 3],
    /// The languages whose text was taken from another.
    pub taken: [bool; 3],
}

impl Origin {
    /// The languages in which the author wrote the answer.
    fn own(self) -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(move |language| !self.taken[*language as usize])
    }
}

/// A point or an exercise, with the places of its parts.
#[derive(Default)]
pub(super) struct Made<'t> {
    pub at: usize,
    /// Whether anything is told of a board.
    pub shows: bool,
    /// Whether it cannot even be looked at.
    pub damaged: bool,
    pub board: Diagram,
    pub position: Piece<'t>,
    pub moves: Vec<Piece<'t>>,
    pub lit: Vec<Piece<'t>>,
    pub result: Piece<'t>,
    /// The move of a game that the next answers belong to.
    pub step: usize,
    pub exercise: Exercise,
    pub origins: Vec<Origin>,
}

impl Made<'_> {
    /// Nothing yet, from a place on, on the board of a game.
    pub fn new(at: usize, game: &str) -> Self {
        Made { at, board: Diagram { game: game.into(), ..Diagram::default() }, ..Made::default() }
    }
}

type Problems<'p> = &'p mut Vec<Problem>;

fn tell(problems: Problems, says: Msg, at: usize) {
    problems.push(Problem { says, at });
}

/// Sets up a board: plays its moves and finds its fields.
pub(super) fn board<'t>(mut made: Made<'t>, problems: Problems) -> Made<'t> {
    made.damaged |= set_up(&mut made, problems).is_none();
    made
}

fn set_up(made: &mut Made, problems: Problems) -> Option<()> {
    let shown = &mut made.board;
    let at = if made.position.text.is_empty() { made.at } else { made.position.at };
    let mut fail = |problem: Problem| tell(problems, problem.says, at + problem.at);
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
            let fields = diagram::way(&empty, word.text).unwrap_or_default();
            match fields[..] {
                [from] => shown.lit.push(Shape { from, to: None, ink: Ink::Green }),
                [from, to] => shown.lit.push(Shape { from, to: Some(to), ink: Ink::Green }),
                _ => tell(problems, diagram::no_field(word.text), word.at),
            }
            rest = after;
        }
    }
    Some(())
}

/// Moves as ids; none if one of them cannot be played.
fn moves(mut table: Option<Game>, told: &[Piece], problems: Problems) -> Option<Vec<String>> {
    let mut ids = Vec::new();
    for piece in told {
        let mut rest = *piece;
        while !rest.text.is_empty() {
            let (word, after) = rest.word();
            let Some(table) = &mut table else {
                tell(problems, msg!(CourseWord { word: "moves".into() }), word.at);
                return None;
            };
            match table.enter(word.text, &Style::pgn()) {
                Ok(explained) => ids.push(explained.id),
                Err(refusal) => {
                    tell(problems, refusal.because, word.at + refusal.at);
                    return None;
                }
            }
            rest = after;
        }
    }
    Some(ids)
}

/// Checks an exercise, and fills in what follows from its moves.
pub(super) fn exercise(made: Made, problems: Problems) -> Exercise {
    let at = made.at;
    let mut made = board(made, problems);
    let mut exercise = std::mem::take(&mut made.exercise);
    exercise.board = std::mem::take(&mut made.board);
    if exercise.prompt.is_empty() {
        tell(problems, msg!(CourseMissing { word: "prompt".into() }), at);
    }
    // Without its board nothing can be said of its answers.
    if made.damaged {
        return exercise;
    }
    let Ok(empty) = exercise.board.board() else { return exercise };
    let mut check = Check { exercise: &mut exercise, made: &made, board: empty, problems };
    check.kind();
    check.derive();
    check.answers();
    exercise
}

struct Check<'c, 't> {
    exercise: &'c mut Exercise,
    made: &'c Made<'t>,
    board: Board,
    problems: Problems<'c>,
}

impl Check<'_, '_> {
    fn tell(&mut self, says: Msg, at: usize) {
        tell(self.problems, says, at);
    }

    /// What a kind of exercise needs.
    fn kind(&mut self) {
        if let Some(says) = self.exercise.kind.missing(self.exercise) {
            self.tell(says, self.made.at);
        }
    }

    /// The right answers that the board tells: the name of what is lit, the moves as they are written.
    fn derive(&mut self) {
        for (step, text) in self.exercise.kind.derived(self.exercise, &self.board) {
            if self.exercise.right(step).is_none() {
                self.exercise.answers.push(Answer { is: Quality::Right, text, hint: None, step });
            }
        }
    }

    fn answers(&mut self) {
        if self.exercise.right(0).is_none() {
            self.tell(missing("right"), self.made.at);
        }
        let steps = self.exercise.moves_asked();
        // Those that were derived stand behind those of the file.
        for n in 0..self.made.origins.len() {
            let (Some(origin), Some(answer)) = (self.made.origins.get(n), self.exercise.answers.get(n))
            else {
                continue;
            };
            let (origin, answer) = (*origin, answer.clone());
            if answer.step >= steps {
                self.tell(missing("moves"), origin.at);
                continue;
            }
            let (exercise, board, problems) = (&mut *self.exercise, self.board, &mut *self.problems);
            let kind = exercise.kind;
            kind.check_answer(&mut AnswerCheck { exercise, board, n, answer, origin, problems });
            self.once(n, origin);
        }
    }

    /// An answer stands once in its step: else it would be right and wrong. Those that were derived stand behind
    /// those of the file.
    fn once(&mut self, n: usize, origin: Origin) {
        let Some(answer) = self.exercise.answers.get(n) else { return };
        let alike = |other: &Answer| {
            let same = |l: &Language| other.text.in_language(*l) == answer.text.in_language(*l);
            other.step == answer.step && Language::ALL.iter().any(same)
        };
        let others = self.exercise.answers.iter().enumerate();
        let mut before = others.filter(|(m, _)| *m < n || *m >= self.made.origins.len());
        if before.any(|(_, other)| alike(other)) {
            let id = head(answer.text.in_language(Language::En), 20);
            self.tell(msg!(CourseTwice { id }), origin.at);
        }
    }
}

/// An answer of a course file and its place, as the kind of its exercise checks it.
pub struct AnswerCheck<'c> {
    pub(super) exercise: &'c mut Exercise,
    /// The empty board.
    pub(super) board: Board,
    /// Its place among the answers of the exercise.
    n: usize,
    answer: Answer,
    origin: Origin,
    problems: Problems<'c>,
}

impl AnswerCheck<'_> {
    pub(super) fn is(&self, quality: Quality) -> bool {
        self.answer.is == quality
    }
    pub(super) fn text(&self, language: Language) -> String {
        self.answer.text.in_language(language).into()
    }
    /// The step that it belongs to, from 0.
    pub(super) fn step(&self) -> usize {
        self.answer.step
    }
    /// The languages in which the author wrote it.
    pub(super) fn languages(&self) -> impl Iterator<Item = Language> + use<> {
        self.origin.own()
    }
    /// Another text in its place.
    pub(super) fn replace(&mut self, text: Tri) {
        if let Some(answer) = self.exercise.answers.get_mut(self.n) {
            answer.text = text;
        }
    }
    /// A problem, with the bytes before its place in the answer.
    pub(super) fn tell(&mut self, says: Msg, at: usize) {
        tell(self.problems, says, self.origin.places[0] + at);
    }
    /// The problem that the answer is not what is asked for.
    pub(super) fn not_so(&mut self, language: Language) {
        let text = head(self.answer.text.in_language(language), 30);
        tell(self.problems, msg!(CourseNotSo { text }), self.origin.places[language as usize]);
    }
}

/// The problem that a word of the course file is missing.
pub(super) fn missing(word: &str) -> Msg {
    msg!(CourseMissing { word: word.into() })
}

/// The problem that the board has no moves.
pub(super) fn missing_moves(exercise: &Exercise) -> Option<Msg> {
    exercise.board.moves.is_empty().then(|| missing("moves"))
}

/// The problem that what is told as a result is none.
pub(super) fn missing_result(exercise: &Exercise) -> Option<Msg> {
    let result = &exercise.result;
    (!result.is_empty() && Score::find(result).is_none()).then(|| missing("result"))
}

/// The position before a move of a board.
fn on_move(board: &Diagram, step: usize) -> Option<(Game, String)> {
    let mut board = board.clone();
    let id = board.moves.get(step)?.clone();
    board.moves.truncate(step);
    Some((board.table().ok()?, id))
}

/// A move of a board as it is written in each language.
pub(super) fn written(board: &Diagram, step: usize) -> Option<Tri> {
    let (table, id) = on_move(board, step)?;
    let text = |language| table.read(&id, &diagram::style(language)).map(|move_| text(&move_)).ok();
    Some(Tri([text(Language::En)?, text(Language::Fr)?, text(Language::Nl)?]))
}

/// The characters of a move.
pub(super) fn text(explained: &Explained) -> String {
    let mut out = String::new();
    explained.tokens.iter().for_each(|token| out.push_str(&token.text));
    out
}

/// Whether a text means a move of a board.
pub(super) fn reads_as(board: &Diagram, step: usize, text: &str, language: Language) -> bool {
    let Some((table, id)) = on_move(board, step) else { return true };
    table.read(paper::unnumbered(text), &diagram::style(language)).is_ok_and(|explained| explained.id == id)
}
