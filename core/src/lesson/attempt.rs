//! One exercise while it is being done.

mod help;
mod so_far;

use super::course::{Answer, Cell, Course, Exercise, Kind, Quality};
use super::{Judged, Say, Verdict, check, diagram, judge, paper};
use crate::geometry::Field;
use crate::notation::Style;
use crate::record::Score;
use crate::session::Game;
use crate::session::{Go, Mark, Scene, Tap, Touch, strict};
use crate::text::Language;
use std::sync::Arc;

/// What the pupil gives for an answer, beside taps on the board.
#[derive(Copy, Clone, Debug)]
pub enum Given<'a> {
    /// A field (`Find`).
    Field(Field),
    /// What was written (`Name`, `Write`, `Correct`, `WriteGame`).
    Text(&'a str),
    /// A move as text or id, for programs and for those who play by writing (`Play`, `PlayGame`).
    Move(&'a str),
    /// An option (`Choose`), by its place in [`Exercise::answers`].
    Option(usize),
    /// What stands on the sheet (`Head`, `Row`, `Line`); places that are left out are empty.
    Cells(&'a [(Cell, &'a str)]),
}

impl Given<'_> {
    /// Whether nothing was written.
    fn is_empty(&self) -> bool {
        match self {
            Given::Text(text) | Given::Move(text) => text.trim().is_empty(),
            Given::Cells(cells) => cells.iter().all(|(_, text)| text.trim().is_empty()),
            Given::Field(_) | Given::Option(_) => false,
        }
    }
}

/// What a tap came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Touched {
    /// Nothing to judge yet: as on any board. A refusal says why.
    Board(Tap),
    /// An answer. A move that is wrong is taken back.
    Judged(Verdict),
}

/// One exercise while it is being done. It knows how much help there was, and decides on the stars; what was
/// right in a game is never lost.
pub struct Attempt {
    course: Arc<Course>,
    place: (usize, usize),
    table: Option<Game>,
    step: usize,
    /// Whether something was wrong, or a hint was asked for.
    helped: bool,
    /// Whether the answer was shown.
    shown: bool,
    /// Whether the hint for this step was given.
    hinted: bool,
    /// Whether a wrong answer was given in this step.
    tried: bool,
    done: bool,
}

/// What is said at the first try: no right form is given away.
fn hint_first(look: Say) -> Say {
    match look {
        Say::Msg(says) => Say::Msg(judge::hint(&says).unwrap_or(says)),
        text => text,
    }
}

impl Attempt {
    /// An exercise of a course by the places of its lesson and itself; none if it is not there.
    pub fn new(course: Arc<Course>, lesson: usize, exercise: usize) -> Option<Attempt> {
        let it = course.lessons.get(lesson)?.exercises.get(exercise)?;
        let mut table = match it.board.pieces_only {
            true => None,
            false => check::before(&it.board, it.kind, 0),
        };
        if it.kind == Kind::WriteGame
            && let Some(table) = &mut table
        {
            table.go(Go::First);
            table.go(Go::Forward);
        }
        Some(Attempt {
            course,
            place: (lesson, exercise),
            table,
            step: 0,
            helped: false,
            shown: false,
            hinted: false,
            tried: false,
            done: false,
        })
    }

    /// Goes on with the same course read with more languages.
    pub fn retell(&mut self, course: Arc<Course>) {
        self.course = course;
    }

    /// The exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.course.lessons[self.place.0].exercises[self.place.1]
    }
    /// The table, to show it and to walk through its moves; none where there are only pieces on a board.
    pub fn table(&self) -> Option<&Game> {
        self.table.as_ref()
    }
    /// The same, to walk through its moves. What is tapped goes to [`Attempt::tap`].
    pub fn table_mut(&mut self) -> Option<&mut Game> {
        self.table.as_mut()
    }
    /// What is on the board, with the lit fields as shapes.
    pub fn scene(&self) -> Option<Scene> {
        let board = &self.exercise().board;
        let Some(table) = &self.table else { return board.picture().ok() };
        let mut scene = table.scene();
        scene.shapes.extend(board.lit.iter().copied());
        Some(scene)
    }
    /// Which move of a game is asked for, from 0, and how many there are; `(0, 1)` in the other kinds. After the
    /// last move of a game that is written its result is asked for: then both are the same.
    pub fn step(&self) -> (usize, usize) {
        let it = self.exercise();
        let games = matches!(it.kind, Kind::PlayGame | Kind::WriteGame);
        (self.step, if games { it.board.moves.len() } else { 1 })
    }
    /// The moves that are watched before they are written: the first of them, and how many.
    pub fn film(&self) -> Option<(usize, usize)> {
        let (n, step) = (self.exercise().board.moves.len(), self.step);
        match self.exercise().kind {
            Kind::Row | Kind::Line if n > 0 => Some((0, n)),
            Kind::Write | Kind::Correct if n > 0 => Some((n - 1, 1)),
            Kind::WriteGame if step < n => Some((step, 1)),
            _ => None,
        }
    }
    /// Whether the result of the game is asked for.
    pub fn asks_result(&self) -> bool {
        let (step, most) = self.step();
        self.exercise().kind == Kind::WriteGame && step == most && !self.done
    }
    /// The kind of a mistake, by its name: that of the typical mistake which the course knows, else what was to be
    /// done.
    pub fn slip(&self, verdict: &Verdict) -> &str {
        let known = match &verdict.look {
            Some(Say::Text(text)) => self.course.hints.iter().find(|hint| hint.says == *text),
            _ => None,
        };
        known.map_or(self.exercise().kind.name(), |hint| &hint.key)
    }
    /// Whether the hint for what is asked was given: the next help is the answer.
    pub const fn is_hinted(&self) -> bool {
        self.hinted
    }
    /// Whether the exercise is done.
    pub const fn is_done(&self) -> bool {
        self.done
    }
    /// The stars, once it is done: three at once, two after a mistake or a hint, one after the answer was shown.
    pub const fn stars(&self) -> Option<u32> {
        match (self.done, self.shown, self.helped) {
            (false, ..) => None,
            (_, true, _) => Some(1),
            (_, _, true) => Some(2),
            _ => Some(3),
        }
    }

    /// What the course says of a mistake.
    fn hint(&self, n: usize) -> Say {
        Say::Text(self.course.hints.get(n).map(|hint| hint.says.clone()).unwrap_or_default())
    }

    /// A field is tapped, or a piece is dropped on it. Where nothing is to be tapped, nothing happens.
    pub fn tap(&mut self, at: Field, touch: Touch, language: Language) -> Touched {
        match self.exercise().kind {
            _ if !self.has(at) => Touched::Board(Tap::Nothing),
            Kind::Find => Touched::Judged(self.answer(Given::Field(at), language)),
            Kind::Play | Kind::PlayGame if !self.done => self.touch(at, touch, language),
            _ => Touched::Board(Tap::Nothing),
        }
    }

    /// Whether the board has a field.
    fn has(&self, at: Field) -> bool {
        self.exercise().board.board().is_ok_and(|board| at.0 < board.grid.len())
    }

    /// Picks one of the moves offered by the last tap.
    pub fn choose(&mut self, n: Option<usize>, language: Language) -> Touched {
        let known = self.known();
        let Some(table) = &mut self.table else { return Touched::Board(Tap::Nothing) };
        match table.choose(n) {
            Tap::Played(node) => Touched::Judged(self.played(node, &known, language)),
            other => Touched::Board(other),
        }
    }

    fn touch(&mut self, at: Field, touch: Touch, language: Language) -> Touched {
        let known = self.known();
        let Some(table) = &mut self.table else { return Touched::Board(Tap::Nothing) };
        let held = table.scene().marks.into_iter().find(|(_, mark)| *mark == Mark::Held);
        match table.tap(at, touch, &diagram::style(language)) {
            Tap::Played(node) => Touched::Judged(self.played(node, &known, language)),
            // A typical mistake need not be a legal move.
            Tap::Refused(why) => match held.and_then(|(from, _)| self.illegal(from, at)) {
                Some(verdict) => Touched::Judged(self.count(verdict)),
                None => Touched::Board(Tap::Refused(why)),
            },
            other => Touched::Board(other),
        }
    }

    /// What the course says of a move that cannot be played.
    fn illegal(&self, from: Field, to: Field) -> Option<Verdict> {
        let it = self.exercise();
        let board = it.board.board().ok()?;
        let wrong = it.those(Quality::Wrong, self.step).find(|answer| {
            let way = diagram::way(&board, answer.text.in_language(Language::En)).unwrap_or_default();
            way.first() == Some(&from) && way.last() == Some(&to)
        });
        wrong?.hint.map(|n| Verdict::wrong(self.hint(n)))
    }

    /// The moves that the course knows in this step, as they are written where no two are alike.
    fn known(&self) -> Vec<(String, Answer)> {
        let Some(table) = &self.table else { return Vec::new() };
        let answers = self.exercise().answers.iter().filter(|answer| answer.step == self.step);
        let whole = |answer: &Answer| {
            Some((judge::written_whole(table, answer.text.in_language(Language::En))?, answer.clone()))
        };
        answers.filter_map(whole).collect()
    }

    /// A move was played: it stays if it is right, and is taken back if not.
    fn played(
        &mut self,
        node: crate::record::NodeId,
        known: &[(String, Answer)],
        language: Language,
    ) -> Verdict {
        let Some(table) = &mut self.table else { return Verdict::right() };
        let text = |style: &Style| table.sheet(style).cell(node).map(|cell| cell.text()).unwrap_or_default();
        let (whole, text) = (text(&diagram::whole()), text(&diagram::style(language)));
        let answer = known.iter().find(|(other, _)| *other == whole).map(|(_, answer)| answer);
        let verdict = match answer {
            Some(Answer { is: Quality::Right | Quality::Also, .. }) => Verdict::right(),
            Some(Answer { is: Quality::Noted, hint: Some(n), .. }) => Verdict::noted(self.hint(*n)),
            Some(Answer { hint: Some(n), .. }) => Verdict::wrong(self.hint(*n)),
            _ => Verdict::wrong(msg!(YouPlayed { text })),
        };
        if let Some(table) = self.table.as_mut().filter(|_| !verdict.counts()) {
            table.go(Go::Undo);
        }
        self.count(verdict)
    }

    /// Takes an answer.
    pub fn answer(&mut self, given: Given, language: Language) -> Verdict {
        if !self.done && given.is_empty() && !self.exercise().kind.is_paper() {
            return Verdict::unanswered();
        }
        let empty = given.is_empty();
        let verdict = match (given, self.exercise().kind) {
            (Given::Field(at), Kind::Find) if self.has(at) => self.field(at),
            (Given::Text(text), Kind::Name) => self.named(text),
            (Given::Text(text), Kind::Write | Kind::Correct | Kind::WriteGame) => self.text(text, language),
            (Given::Text(text) | Given::Move(text), Kind::Play | Kind::PlayGame) if !self.done => {
                return self.entered(text, language);
            }
            (Given::Option(n), Kind::Choose) => self.option(n),
            (Given::Cells(cells), Kind::Head | Kind::Row | Kind::Line) => self.cells(cells, language),
            // Nothing else is asked for: whatever it was, it changes nothing.
            _ if self.done => Verdict { done: true, ..Verdict::right() },
            _ => return Verdict::wrong(msg!(LookTask)),
        };
        // A sheet may have to stay empty in places, never in all of them.
        if empty && !self.done && !verdict.counts() {
            return Verdict::unanswered();
        }
        self.count(verdict)
    }

    /// Counts an answer, and goes on in a game.
    fn count(&mut self, mut verdict: Verdict) -> Verdict {
        if self.done {
            verdict.done = verdict.counts();
            return verdict;
        }
        if !verdict.counts() {
            self.helped = true;
            // The right form is told at the second try, or once a hint was given.
            if !std::mem::replace(&mut self.tried, true) && !self.hinted {
                verdict.look = verdict.look.map(hint_first);
            }
            return verdict;
        }
        (self.hinted, self.tried) = (false, false);
        let (step, most) = self.step();
        let written = self.exercise().kind == Kind::WriteGame;
        let result = written && !self.exercise().result.is_empty();
        self.step = step + 1;
        self.done = self.step >= most + usize::from(result);
        // The next move to be written is made on the board.
        if let Some(table) = self.table.as_mut().filter(|_| written) {
            table.go(Go::Forward);
        }
        verdict.done = self.done;
        verdict
    }

    /// What the course says of an answer it knows.
    fn of_course(&self, answer: &Answer) -> Verdict {
        match (answer.is, answer.hint) {
            (Quality::Noted, Some(n)) => Verdict::noted(self.hint(n)),
            (Quality::Wrong, Some(n)) => Verdict::wrong(self.hint(n)),
            _ => Verdict::right(),
        }
    }

    /// The answer of the course with a text.
    fn find(&self, text: &str, language: Language) -> Option<&Answer> {
        let here = self.exercise().answers.iter().filter(|answer| answer.step == self.step);
        let mut alike = here.filter(|answer| paper::same(answer.text.in_language(language), text));
        alike.next()
    }

    fn field(&self, at: Field) -> Verdict {
        let it = self.exercise();
        let Ok(board) = it.board.board() else { return Verdict::right() };
        let of = |answer: &Answer| board.naming.field(&board.grid, answer.text.in_language(Language::En));
        let right: Vec<Field> = it.those(Quality::Right, 0).filter_map(of).collect();
        if right.contains(&at) {
            return Verdict::right().at(vec![at]);
        }
        let verdict = judge::field(&board, &right, at);
        match it.answers.iter().find(|answer| of(answer) == Some(at)) {
            Some(answer) => {
                let known = self.of_course(answer);
                Verdict { is: known.is, look: known.look, ..verdict }
            }
            None => verdict,
        }
    }

    fn named(&self, text: &str) -> Verdict {
        let it = self.exercise();
        let text = text.trim();
        let (Ok(board), Some(lit)) = (it.board.board(), it.board.lit.first()) else {
            return Verdict::right();
        };
        let verdict = judge::name(&board, lit.from, text);
        match self.find(text, Language::En) {
            Some(answer) if answer.is != Quality::Right => {
                let known = self.of_course(answer);
                Verdict { is: known.is, look: known.look, ..verdict }
            }
            _ => verdict,
        }
    }

    fn text(&mut self, text: &str, language: Language) -> Verdict {
        let it = self.exercise();
        let (step, most) = self.step();
        if it.kind == Kind::WriteGame && step >= most {
            return match Score::find(text) {
                score if score.is_some() && score == Score::find(&it.result) => Verdict::right(),
                _ => Verdict::wrong(msg!(LookResult)),
            };
        }
        let n = if it.kind == Kind::WriteGame { step } else { it.board.moves.len().saturating_sub(1) };
        let Some(id) = it.board.moves.get(n).cloned() else { return Verdict::right() };
        let known = self.find(text, language).map(|answer| self.of_course(answer));
        let given = it.given.in_language(language).to_string();
        let still = (it.kind == Kind::Correct).then(|| {
            let of_given = self.find(&given, language).map(|answer| self.of_course(answer));
            of_given
                .filter(|of_given| !of_given.counts())
                .unwrap_or_else(|| Verdict::wrong(msg!(LookUnchanged)))
        });
        let Some(table) = &mut self.table else { return Verdict::right() };
        // Whatever the pupil looks at, the move is read where it was made.
        table.go(Go::First);
        (0..n).for_each(|_| table.go(Go::Forward));
        let read = judge::move_text(table, &id, text, language);
        let unchanged = still.filter(|_| judge::is_unchanged(table, &id, (&given, text), language));
        let right = table.read(&id, &diagram::style(language)).map(|right| right.tokens).unwrap_or_default();
        table.go(Go::Forward);
        // What the course knows to be right or wrong comes first; a remark alone does not make a correction.
        let known = match known {
            Some(known) if known.is != Judged::Noted => Some(known),
            known => unchanged.or(known),
        };
        match known {
            Some(known) if !known.counts() => known.but(judge::good(&right, text)).at(read.fields),
            Some(known) => known,
            None => read,
        }
    }

    fn entered(&mut self, text: &str, language: Language) -> Verdict {
        let known = self.known();
        let it = self.exercise();
        let board = it.board.board().ok();
        let way = board.and_then(|board| diagram::way(&board, text)).unwrap_or_default();
        let ends = way.first().zip(way.last()).filter(|_| way.len() > 1);
        let illegal = ends.and_then(|(from, to)| self.illegal(*from, *to));
        let Some(table) = &mut self.table else { return Verdict::right() };
        // Nothing is played until it is clear which move is meant, and the question costs no star.
        if let Some(question) = strict::ask_small_letter(table, text, &diagram::style(language)) {
            return Verdict { look: Some(question.because.into()), ..Verdict::unanswered() };
        }
        match table.enter(text, &diagram::style(language)) {
            Ok(_) => {
                let node = table.sheet(&diagram::style(language)).at;
                self.played(node, &known, language)
            }
            Err(refusal) => {
                let verdict = illegal.unwrap_or_else(|| Verdict::wrong(refusal.because).at(refusal.fields));
                self.count(verdict)
            }
        }
    }

    fn option(&self, n: usize) -> Verdict {
        match self.exercise().answers.get(n) {
            Some(answer) => self.of_course(answer),
            None => Verdict::wrong(msg!(LookTask)),
        }
    }

    fn cells(&mut self, given: &[(Cell, &str)], language: Language) -> Verdict {
        let course = Arc::clone(&self.course);
        let it = &course.lessons[self.place.0].exercises[self.place.1];
        let hint =
            |n: usize| Say::Text(course.hints.get(n).map(|hint| hint.says.clone()).unwrap_or_default());
        paper::judge(it, self.table.as_mut(), given, language, &hint)
    }
}
