//! Whether a point or an exercise can be shown and done: positions, moves, fields, answers.

use super::course::{Answer, Exercise, Kind, Localized, Quality};
use super::lines::Piece;
use super::{Cell, Diagram, diagram, paper};
use crate::game::{Explained, Game, Problem};
use crate::geometry::Board;
use crate::i18n::{Language, Msg, head};
use crate::notation::Style;
use crate::record::{Ink, Score, Shape};

/// Where an answer stands in the file.
#[derive(Clone, Debug, Default)]
pub(super) struct Origin {
    /// The word before it.
    pub at: usize,
    /// Its value on the line of the word.
    pub value: usize,
    /// Its texts on lines of their own.
    pub places: Vec<(Language, usize)>,
}

impl Origin {
    /// The languages in which the author wrote the answer: all, where it stands on the line of its word.
    fn own(&self) -> Vec<Language> {
        match self.places.is_empty() {
            true => Language::ALL.into(),
            false => self.places.iter().map(|(language, _)| *language).collect(),
        }
    }
    /// The place of the text in a language.
    fn place(&self, language: Language) -> usize {
        let own = self.places.iter().find(|(known, _)| *known == language);
        own.map_or(self.value, |(_, at)| *at)
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
    fn missing(&mut self, word: &str) {
        self.tell(msg!(CourseMissing { word: word.into() }), self.made.at);
    }

    /// What a kind of exercise needs, and what follows from its moves.
    fn kind(&mut self) {
        let moves = self.exercise.board.moves.len();
        match self.exercise.kind {
            Kind::Write | Kind::Correct | Kind::PlayGame | Kind::WriteGame | Kind::Line if moves == 0 => {
                self.missing("moves");
            }
            Kind::Correct if self.exercise.given.is_empty() => self.missing("given"),
            Kind::Row if self.exercise.number == 0 => self.missing("number"),
            Kind::Name if self.exercise.board.lit.len() != 1 => self.missing("lit"),
            Kind::Play if self.exercise.board.pieces_only => self.missing("board"),
            Kind::PlayGame | Kind::WriteGame
                if !self.exercise.result.is_empty() && Score::find(&self.exercise.result).is_none() =>
            {
                self.missing("result");
            }
            Kind::Choose => self.options(),
            _ => {}
        }
        self.derive();
    }

    /// Three options, and one of them right.
    fn options(&mut self) {
        let all = &self.exercise.answers;
        let right = all.iter().filter(|answer| answer.is == Quality::Right).count();
        let other = all.iter().filter(|answer| answer.is == Quality::Wrong).count();
        if (right, other, all.len()) != (1, 2, 3) {
            self.tell(msg!(CourseThree), self.made.at);
        }
    }

    /// The right answers that the board tells: the name of what is lit, the moves as they are written.
    fn derive(&mut self) {
        let exercise = &mut *self.exercise;
        let mut found = Vec::new();
        match exercise.kind {
            Kind::Name => {
                let lit = exercise.board.lit.first();
                found.extend(lit.map(|lit| (0, Localized::same(&diagram::name(&self.board, lit.from)))));
            }
            Kind::Write | Kind::Correct => {
                let last = exercise.board.moves.len().saturating_sub(1);
                found.extend(written(&exercise.board, last).map(|text| (0, text)));
            }
            Kind::WriteGame => {
                for step in 0..exercise.board.moves.len() {
                    found.extend(written(&exercise.board, step).map(|text| (step, text)));
                }
            }
            Kind::PlayGame => {
                for (step, id) in exercise.board.moves.iter().enumerate() {
                    found.push((step, Localized::same(id)));
                }
            }
            _ => {}
        }
        for (step, text) in found {
            if exercise.right(step).is_none() {
                exercise.answers.push(Answer { is: Quality::Right, text, hint: None, step });
            }
        }
    }

    fn answers(&mut self) {
        if self.exercise.right(0).is_none() {
            self.missing("right");
        }
        let steps = match self.exercise.kind {
            Kind::PlayGame | Kind::WriteGame => self.exercise.board.moves.len(),
            _ => 1,
        };
        // Those that were derived stand behind those of the file.
        for n in 0..self.made.origins.len() {
            let (Some(origin), Some(answer)) = (self.made.origins.get(n), self.exercise.answers.get(n))
            else {
                continue;
            };
            let (origin, answer) = (origin.clone(), answer.clone());
            if answer.step >= steps {
                self.tell(msg!(CourseMissing { word: "moves".into() }), origin.at);
                continue;
            }
            self.answer(n, &answer, &origin);
            self.once(n, &origin);
        }
    }

    /// An answer stands once in its step: else it would be right and wrong. Those that were derived stand behind
    /// those of the file.
    fn once(&mut self, n: usize, origin: &Origin) {
        let Some(answer) = self.exercise.answers.get(n) else { return };
        let alike = |other: &Answer| {
            let same = |l: &Language| other.text.in_language(*l) == answer.text.in_language(*l);
            let places = origin.places.iter().map(|(language, _)| *language);
            let found = places.chain(Language::ALL).find(same);
            found.filter(|_| other.step == answer.step)
        };
        let others = self.exercise.answers.iter().enumerate();
        let mut before = others.filter(|(m, _)| *m < n || *m >= self.made.origins.len());
        if let Some(language) = before.find_map(|(_, other)| alike(other)) {
            let text = origin.places.iter().find(|(known, _)| *known == language);
            let id = head(answer.text.in_language(text.map_or(Language::En, |(known, _)| *known)), 20);
            self.tell(msg!(CourseTwice { id }), text.map_or(origin.at, |(_, at)| *at));
        }
    }

    /// Whether an answer can be given, and a right one is right.
    fn answer(&mut self, n: usize, answer: &Answer, origin: &Origin) {
        let counts = answer.is != Quality::Wrong;
        match self.exercise.kind {
            Kind::Choose => {}
            Kind::Find => self.field(answer, origin),
            Kind::Name => {
                let lit = self.exercise.board.lit.first().map(|lit| diagram::name(&self.board, lit.from));
                let fits = lit.is_none_or(|lit| answer.text.in_language(Language::En) == lit);
                if answer.is == Quality::Right && !fits {
                    self.not_so(answer, Language::En, origin);
                }
            }
            Kind::Play | Kind::PlayGame => self.played(n, answer, origin),
            Kind::Write | Kind::Correct | Kind::WriteGame if counts => {
                let step = match self.exercise.kind {
                    Kind::WriteGame => answer.step,
                    _ => self.exercise.board.moves.len().saturating_sub(1),
                };
                for language in origin.own() {
                    if !reads_as(&self.exercise.board, step, answer.text.in_language(language), language) {
                        self.not_so(answer, language, origin);
                    }
                }
            }
            Kind::Head | Kind::Row | Kind::Line => self.paper(answer, origin),
            Kind::Write | Kind::Correct | Kind::WriteGame => {}
        }
    }

    fn not_so(&mut self, answer: &Answer, language: Language, origin: &Origin) {
        let text = head(answer.text.in_language(language), 30);
        self.tell(msg!(CourseNotSo { text }), origin.place(language));
    }

    fn field(&mut self, answer: &Answer, origin: &Origin) {
        let name = answer.text.in_language(Language::En);
        if self.board.naming.field(&self.board.grid, name).is_none() {
            self.tell(diagram::no_field(name), origin.place(Language::default()));
        }
    }

    /// A move on the board. A wrong one need not be legal: it may be its two ends.
    fn played(&mut self, n: usize, answer: &Answer, origin: &Origin) {
        let text = answer.text.in_language(Language::En);
        let Some(table) = before(&self.exercise.board, self.exercise.kind, answer.step) else { return };
        match table.read(text, &Style::pgn()) {
            Ok(explained) => {
                if let Some(answer) = self.exercise.answers.get_mut(n) {
                    answer.text = Localized::same(&explained.id);
                }
            }
            Err(_)
                if answer.is == Quality::Wrong
                    && diagram::way(&self.board, text).is_some_and(|w| w.len() > 1) => {}
            Err(refusal) => self.tell(refusal.because, origin.place(Language::default()) + refusal.at),
        }
    }

    /// A sheet: every place is known, and what is right there is what was played.
    fn paper(&mut self, answer: &Answer, origin: &Origin) {
        let kind = self.exercise.kind;
        for language in origin.own() {
            let text = answer.text.in_language(language);
            let cells = paper::cells(text);
            let known = |cell: Cell| match kind {
                Kind::Head => cell != Cell::Moves,
                Kind::Row => matches!(cell, Cell::White | Cell::Black | Cell::Result),
                _ => cell == Cell::Moves,
            };
            let fits = !cells.is_empty() && cells.iter().all(|(cell, _)| known(*cell));
            let right = answer.is != Quality::Right
                || kind == Kind::Head
                || paper::are_moves(&self.exercise.board, &cells, language);
            if !fits || !right {
                self.not_so(answer, language, origin);
                return;
            }
        }
    }
}

/// The table before a move of a game, or with all moves of the board played.
pub(super) fn before(board: &Diagram, kind: Kind, step: usize) -> Option<Game> {
    let mut board = board.clone();
    if matches!(kind, Kind::PlayGame) {
        board.moves.truncate(step);
    }
    board.table().ok()
}

/// The position before a move of a board.
fn on_move(board: &Diagram, step: usize) -> Option<(Game, String)> {
    let mut board = board.clone();
    let id = board.moves.get(step)?.clone();
    board.moves.truncate(step);
    Some((board.table().ok()?, id))
}

/// A move of a board as it is written in each language.
fn written(board: &Diagram, step: usize) -> Option<Localized> {
    let (table, id) = on_move(board, step)?;
    let text = |language| table.read(&id, &diagram::style(language)).map(|move_| text(&move_)).ok();
    Localized::each(text)
}

/// The characters of a move.
pub(super) fn text(explained: &Explained) -> String {
    let mut out = String::new();
    explained.tokens.iter().for_each(|token| out.push_str(&token.text));
    out
}

/// Whether a text means a move of a board.
fn reads_as(board: &Diagram, step: usize, text: &str, language: Language) -> bool {
    let Some((table, id)) = on_move(board, step) else { return true };
    table.read(paper::unnumbered(text), &diagram::style(language)).is_ok_and(|explained| explained.id == id)
}
