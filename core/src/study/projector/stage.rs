//! A lesson or a drill on the wall: board, question, and next action.

use super::task_page::TaskPage;
use super::{Deed, Show};
use crate::exchange::Export;
use crate::game::{Game, Go, Mark, Scene, Tap, Touch};
use crate::geometry::Field;
use crate::i18n::Language;
use crate::notation::Style;
use crate::study::{
    Attempt, Course, Diagram, Exercise, Given, Help, Input, Judged, Point, Quality, Touched, diagram,
};
use std::sync::Arc;

/// A page of a lesson or the task of a drill, with its state.
pub struct Stage {
    is: Is,
    /// Moves of the board that are still to be shown.
    left: usize,
}

enum Is {
    Point { point: Point, board: Diagram, table: Option<Game> },
    Exercise { attempt: Attempt, help: Option<Help>, verdict: Option<crate::study::Verdict>, tried: Vec<u8> },
    Drill(TaskPage),
}

impl Stage {
    /// Opens a page or a task before any action. `None` for a game, and for unknown pages.
    pub fn open(show: &Show, course: Option<&Arc<Course>>) -> Option<Stage> {
        match show {
            Show::Game { .. } => None,
            Show::Lesson { lesson, page, .. } => Stage::page(course?, lesson, *page as usize),
            Show::Drill { game, kind, side, seed } => {
                let page = TaskPage::open(game, *kind, *side, *seed)?;
                let left = page.moves_to_show();
                Some(Stage { is: Is::Drill(page), left })
            }
        }
    }

    fn page(course: &Arc<Course>, lesson: &str, page: usize) -> Option<Stage> {
        let n = course.lessons.iter().position(|other| other.id == lesson)?;
        let here = course.lessons.get(n)?;
        if let Some(point) = here.points.get(page) {
            // A point without a board has that of the previous one.
            let board = here.points.iter().take(page + 1).rev().find_map(|point| point.show.clone());
            let board = board.unwrap_or_else(|| start(course));
            let mut table = if board.pieces_only { None } else { board.table().ok() };
            let moves = point.show.as_ref().map_or(0, |board| board.moves.len());
            if let Some(table) = table.as_mut().filter(|_| moves > 0) {
                table.go(Go::First);
            }
            return Some(Stage { is: Is::Point { point: point.clone(), board, table }, left: moves });
        }
        let mut attempt = Attempt::new(Arc::clone(course), n, page - here.points.len())?;
        let film = attempt.film();
        if let (Some(table), Some((first, _))) = (attempt.table_mut(), film) {
            table.go(Go::First);
            (0..first).for_each(|_| table.go(Go::Forward));
        }
        let left = film.map_or(0, |(_, count)| count);
        Some(Stage { is: Is::Exercise { attempt, help: None, verdict: None, tried: Vec::new() }, left })
    }

    /// Replays actions in their order.
    pub fn replay(&mut self, deeds: &[Deed], language: Language, style: &Style) {
        deeds.iter().for_each(|deed| drop(self.act(*deed, language, style)));
    }

    /// Applies an action; returns the result of a tap on the board.
    pub fn act(&mut self, deed: Deed, language: Language, style: &Style) -> Tap {
        if deed == Deed::Step {
            return self.step();
        }
        match &mut self.is {
            Is::Point { .. } => Tap::Nothing,
            Is::Exercise { attempt, help, verdict, tried } => {
                let judged = match deed {
                    Deed::Tap(field) => attempt.tap(field, Touch::Tap, language),
                    Deed::Drop(field) => attempt.tap(field, Touch::Drop, language),
                    Deed::Choose(n) => attempt.choose(n.map(usize::from), language),
                    Deed::Option(n) => {
                        tried.push(n);
                        Touched::Judged(attempt.answer(Given::Option(usize::from(n)), language))
                    }
                    Deed::Help => {
                        *help = Some(attempt.help(language));
                        return Tap::Nothing;
                    }
                    Deed::Solve => Touched::Judged(solved(attempt, language)),
                    Deed::Step => return Tap::Nothing,
                };
                match judged {
                    Touched::Board(tap) => tap,
                    Touched::Judged(new) => {
                        *help = help.take().filter(|_| !new.counts());
                        *verdict = Some(new);
                        Tap::Released
                    }
                }
            }
            Is::Drill(page) => page.act(deed, style),
        }
    }

    /// Shows the next move of the board.
    fn step(&mut self) -> Tap {
        if self.left > 0 {
            self.left -= 1;
            let table = match &mut self.is {
                Is::Point { table, .. } => table.as_mut(),
                Is::Drill(page) => page.table.as_mut(),
                Is::Exercise { attempt, .. } => attempt.table_mut(),
            };
            table.into_iter().for_each(|table| table.go(Go::Forward));
        }
        Tap::Nothing
    }

    /// The next action on this page; `None` if all is shown.
    pub fn next(&self) -> Option<Deed> {
        if self.left > 0 {
            return Some(Deed::Step);
        }
        match &self.is {
            Is::Point { .. } => None,
            Is::Exercise { attempt, .. } if attempt.is_done() => None,
            Is::Exercise { attempt, help, .. } => {
                let told = help.as_ref().is_some_and(|help| help.is_answer);
                let kind = attempt.exercise().kind;
                let goes_on = kind.input() == Input::PlayMove || kind.is_game();
                (!told || goes_on).then_some(if told { Deed::Solve } else { Deed::Help })
            }
            Is::Drill(page) => page.next(),
        }
    }

    /// The drawn board, with its highlighted fields.
    pub fn scene(&self) -> Option<Scene> {
        let mut scene = match &self.is {
            Is::Point { board, table, .. } => {
                let mut scene = match table {
                    Some(table) => table.scene(),
                    None => board.picture().ok()?,
                };
                scene.shapes.clone_from(&board.lit);
                scene
            }
            Is::Exercise { attempt, .. } => attempt.scene()?,
            Is::Drill(page) => page.scene()?,
        };
        scene.marks.extend(self.lit().into_iter().map(|field| (field, Mark::Lit)));
        Some(scene)
    }

    /// The highlighted fields: those of the question, of help and of the verdict.
    fn lit(&self) -> Vec<Field> {
        match &self.is {
            Is::Point { .. } => Vec::new(),
            Is::Exercise { help: Some(help), .. } => help.fields.clone(),
            Is::Exercise { verdict, .. } => verdict.iter().flat_map(|v| v.fields.iter().copied()).collect(),
            Is::Drill(page) => page.lit(),
        }
    }

    /// True if Black is at the bottom.
    pub fn is_flipped(&self) -> bool {
        match &self.is {
            Is::Point { board, .. } => board.black_below,
            Is::Exercise { attempt, .. } => attempt.exercise().board.black_below,
            Is::Drill(page) => page.task.is_flipped(),
        }
    }

    /// True if the coordinates would give the answer away.
    pub fn is_bare(&self) -> bool {
        match &self.is {
            Is::Point { board, .. } => board.bare,
            Is::Exercise { attempt, .. } => attempt.exercise().board.bare,
            Is::Drill(_) => false,
        }
    }

    /// The exercise on the page.
    pub fn exercise(&self) -> Option<&Exercise> {
        match &self.is {
            Is::Exercise { attempt, .. } => Some(attempt.exercise()),
            _ => None,
        }
    }

    /// The text or the question, as a sentence.
    pub fn asks(&self, language: Language, style: &Style) -> String {
        match &self.is {
            Is::Point { point, .. } => point.text.in_language(language).into(),
            Is::Exercise { attempt, .. } => attempt.exercise().prompt.in_language(language).into(),
            Is::Drill(page) => language.say(&page.task.says(style)),
        }
    }

    /// The subject of the sentence in large print: the name of the field or the move of a drill, a text with a fault,
    /// and the answer once it is shown. Empty if there is none.
    pub fn word(&self, language: Language, style: &Style) -> String {
        match &self.is {
            Is::Exercise { attempt, .. } => attempt.exercise().given.in_language(language).into(),
            Is::Drill(page) => page.word(style),
            Is::Point { .. } => String::new(),
        }
    }

    /// Feedback on the last answer, and help: praise first.
    pub fn says(&self, language: Language) -> Vec<String> {
        match &self.is {
            Is::Point { .. } => Vec::new(),
            Is::Exercise { help, verdict, .. } => {
                let said = verdict.iter().flat_map(|v| v.good.iter().chain(&v.look));
                said.chain(help.iter().map(|help| &help.says)).map(|say| say.in_language(language)).collect()
            }
            Is::Drill(page) => page.says(language),
        }
    }

    /// Result of the last answer; `None` before the first. Help is no answer.
    pub fn judged(&self) -> Option<Judged> {
        match &self.is {
            Is::Point { .. } => None,
            Is::Exercise { verdict, .. } => verdict.as_ref().map(|verdict| verdict.is),
            Is::Drill(page) => page.judged(),
        }
    }

    /// The options that were picked.
    pub fn tried(&self) -> &[u8] {
        match &self.is {
            Is::Exercise { tried, .. } => tried,
            _ => &[],
        }
    }

    /// The hint and the answer, for the teacher only. `deeds`: the actions so far.
    pub fn secrets(
        show: &Show,
        course: Option<&Arc<Course>>,
        deeds: &[Deed],
        (language, style): (Language, &Style),
    ) -> Vec<String> {
        let Some(mut stage) = Stage::open(show, course) else { return Vec::new() };
        if matches!(stage.is, Is::Point { .. }) {
            return Vec::new();
        }
        for deed in deeds.iter().filter(|deed| **deed != Deed::Help) {
            stage.act(*deed, language, style);
        }
        if stage.is_done() {
            return Vec::new();
        }
        let mut told = Vec::new();
        for _ in 0..2 {
            stage.act(Deed::Help, language, style);
            told.extend(stage.says(language).pop());
        }
        told
    }

    /// True if no question is open.
    pub fn is_done(&self) -> bool {
        match &self.is {
            Is::Point { .. } => true,
            Is::Exercise { attempt, .. } => attempt.is_done(),
            Is::Drill(page) => page.task.is_done(),
        }
    }

    /// Typical mistakes in an exercise, with their explanations.
    pub fn mistakes(&self, course: &Course, language: Language) -> Vec<(String, String)> {
        let Some(exercise) = self.exercise() else { return Vec::new() };
        let wrong = exercise.answers.iter().filter(|answer| answer.is == Quality::Wrong);
        let said = |n: Option<usize>| {
            n.map(|n| String::from(course.hint(n).in_language(language))).unwrap_or_default()
        };
        // A played move is named by its fields: it may be illegal, without a notation.
        let board = exercise.board.board().ok().filter(|_| exercise.kind.input() == Input::PlayMove);
        let text = |text: &str| {
            let way = board.and_then(|board| Some((board, diagram::way(&board, text)?)));
            match way {
                Some((board, way)) => {
                    way.iter().map(|at| diagram::name(&board, *at)).collect::<Vec<_>>().join("–")
                }
                None => text.into(),
            }
        };
        wrong.map(|answer| (text(answer.text.in_language(language)), said(answer.hint))).collect()
    }

    /// The game and the position on the board as texts, for the free board.
    pub fn position(&self) -> (String, String) {
        match &self.is {
            Is::Point { board, table, .. } => of_board(board, table.as_ref()),
            Is::Exercise { attempt, .. } => of_board(&attempt.exercise().board, attempt.table()),
            Is::Drill(page) => page.position(),
        }
    }
}

/// The start of the game of a course: beside pages without a board.
fn start(course: &Course) -> Diagram {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let game = exercises.map(|exercise| &exercise.board.game).find(|game| !game.is_empty());
    Diagram { game: game.cloned().unwrap_or_default(), ..Diagram::default() }
}

/// The game of a board and its position.
fn of_board(board: &Diagram, table: Option<&Game>) -> (String, String) {
    let text = table.map_or_else(|| board.position.clone(), |table| table.text(Export::Position));
    (board.game.clone(), text)
}

/// The right answer, given by the teacher.
fn solved(attempt: &mut Attempt, language: Language) -> crate::study::Verdict {
    let (step, _) = attempt.step();
    let exercise = attempt.exercise();
    let right = exercise.right(step).map(|answer| answer.text.in_language(language));
    let text = String::from(right.unwrap_or(&exercise.result));
    attempt.answer(Given::Text(&text), language)
}
