//! A lesson or a drill on the projector: board, question, and next action.

use super::set_up_page::SetUpPage;
use super::task_page::TaskPage;
use super::{ProjectorAction, ProjectorContent};
use crate::{
    AnswerGrade, Attempt, Course, Diagram, Exercise, GivenAnswer, Help, Input, Point, Quality, TapOutcome,
    diagram,
};
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Game, Go, Mark, Scene, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use std::sync::Arc;

/// A page of a lesson or the task of a drill, with its state.
pub struct ProjectedPage {
    kind: PageKind,
    /// Moves of the board that are still to be shown.
    moves_left: usize,
}

enum PageKind {
    Point {
        point: Point,
        board: Diagram,
        table: Option<Game>,
    },
    Exercise {
        attempt: Attempt,
        help: Option<Help>,
        verdict: Option<crate::Verdict>,
        tried: Vec<u8>,
        set_up: Option<Box<SetUpPage>>,
    },
    Drill(TaskPage),
}

impl ProjectedPage {
    /// Opens a page or a task before any action. `None` for a game, and for unknown pages.
    pub fn open(show: &ProjectorContent, course: Option<&Arc<Course>>) -> Option<ProjectedPage> {
        match show {
            ProjectorContent::Game { .. } => None,
            ProjectorContent::Lesson { lesson, page, .. } => {
                ProjectedPage::page(course?, lesson, *page as usize)
            }
            ProjectorContent::Drill { game, kind, side, seed } => {
                let page = TaskPage::open(game, *kind, *side, *seed)?;
                let left = page.moves_to_show();
                Some(ProjectedPage { kind: PageKind::Drill(page), moves_left: left })
            }
        }
    }

    fn page(course: &Arc<Course>, lesson: &str, page: usize) -> Option<ProjectedPage> {
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
            return Some(ProjectedPage {
                kind: PageKind::Point { point: point.clone(), board, table },
                moves_left: moves,
            });
        }
        let mut attempt = Attempt::new(Arc::clone(course), n, page - here.points.len())?;
        let film = attempt.preview_moves();
        if let (Some(table), Some((first, _))) = (attempt.table_mut(), film) {
            table.go(Go::First);
            (0..first).for_each(|_| table.go(Go::Forward));
        }
        let exercise = attempt.exercise();
        let set_up =
            SetUpPage::open(exercise).filter(|_| exercise.kind.input() == Input::SetUp).map(Box::new);
        let left = match &set_up {
            Some(set_up) => usize::from(set_up.is_looking),
            None => film.map_or(0, |(_, count)| count),
        };
        Some(ProjectedPage {
            kind: PageKind::Exercise { attempt, help: None, verdict: None, tried: Vec::new(), set_up },
            moves_left: left,
        })
    }

    /// Replays actions in their order.
    pub fn replay(&mut self, actions: &[ProjectorAction], language: Language, style: &Style) {
        actions.iter().for_each(|action| drop(self.apply(*action, language, style)));
    }

    /// Applies an action; returns the result of a tap on the board.
    pub fn apply(&mut self, action: ProjectorAction, language: Language, style: &Style) -> Tap {
        if action == ProjectorAction::Step {
            return self.step();
        }
        match &mut self.kind {
            PageKind::Point { .. } => Tap::Nothing,
            PageKind::Exercise { attempt, help, verdict, tried, set_up } => {
                if let Some(set_up) = set_up.as_mut().filter(|_| !attempt.is_done()) {
                    set_up.apply(action);
                }
                let judged = match action {
                    ProjectorAction::Tap(field) => attempt.tap(field, Touch::Tap, language),
                    ProjectorAction::Drop(field) => attempt.tap(field, Touch::Drop, language),
                    ProjectorAction::Choose(n) => attempt.choose(n.map(usize::from), language),
                    ProjectorAction::Option(n) => {
                        tried.push(n);
                        TapOutcome::Judged(attempt.answer(GivenAnswer::Option(usize::from(n)), language))
                    }
                    ProjectorAction::Help => {
                        *help = Some(attempt.help(language));
                        return Tap::Nothing;
                    }
                    ProjectorAction::Check | ProjectorAction::Solve if set_up.is_some() => {
                        let pieces = set_up.iter().flat_map(|it| it.draft().pieces.iter().copied());
                        let pieces: Vec<_> = pieces.collect();
                        TapOutcome::Judged(attempt.answer(GivenAnswer::Pieces(&pieces), language))
                    }
                    ProjectorAction::Solve => TapOutcome::Judged(solved(attempt, language)),
                    ProjectorAction::Put(..) | ProjectorAction::Move(..) => {
                        // A verdict on another position no longer holds.
                        *verdict = verdict.take().filter(|_| attempt.is_done());
                        return Tap::Released;
                    }
                    ProjectorAction::Check | ProjectorAction::Step => return Tap::Nothing,
                };
                match judged {
                    TapOutcome::Board(tap) => tap,
                    TapOutcome::Judged(new) => {
                        *help = help.take().filter(|_| !new.counts());
                        *verdict = Some(new);
                        Tap::Released
                    }
                }
            }
            PageKind::Drill(page) => page.apply(action, style),
        }
    }

    /// Shows the next move of the board.
    fn step(&mut self) -> Tap {
        if self.moves_left > 0 {
            self.moves_left -= 1;
            if let PageKind::Exercise { set_up: Some(set_up), .. } = &mut self.kind {
                set_up.is_looking = false;
                return Tap::Nothing;
            }
            let table = match &mut self.kind {
                PageKind::Point { table, .. } => table.as_mut(),
                PageKind::Drill(page) => page.table.as_mut(),
                PageKind::Exercise { attempt, .. } => attempt.table_mut(),
            };
            table.into_iter().for_each(|table| table.go(Go::Forward));
        }
        Tap::Nothing
    }

    /// The next action on this page; `None` if all is shown.
    pub fn next(&self) -> Option<ProjectorAction> {
        if self.moves_left > 0 {
            return Some(ProjectorAction::Step);
        }
        match &self.kind {
            PageKind::Point { .. } => None,
            PageKind::Exercise { attempt, .. } if attempt.is_done() => None,
            PageKind::Exercise { attempt, help, .. } => {
                let is_answered = help.as_ref().is_some_and(|help| help.is_answer);
                let kind = attempt.exercise().kind;
                let goes_on = matches!(kind.input(), Input::PlayMove | Input::SetUp) || kind.is_game();
                (!is_answered || goes_on).then_some(if is_answered {
                    ProjectorAction::Solve
                } else {
                    ProjectorAction::Help
                })
            }
            PageKind::Drill(page) => page.next(),
        }
    }

    /// The drawn board, with its highlighted fields.
    pub fn scene(&self) -> Option<Scene> {
        let mut scene = match &self.kind {
            PageKind::Point { board, table, .. } => {
                let mut scene = match table {
                    Some(table) => table.scene(),
                    None => board.picture().ok()?,
                };
                scene.shapes.clone_from(&board.highlighted);
                scene
            }
            PageKind::Exercise { set_up: Some(set_up), .. } => set_up.scene()?,
            PageKind::Exercise { attempt, .. } => attempt.scene()?,
            PageKind::Drill(page) => page.scene()?,
        };
        scene.marks.extend(self.highlighted().into_iter().map(|field| (field, Mark::Lit)));
        Some(scene)
    }

    /// The highlighted fields: those of the question, of help and of the verdict.
    fn highlighted(&self) -> Vec<Field> {
        match &self.kind {
            PageKind::Point { .. } => Vec::new(),
            PageKind::Exercise { help: Some(help), .. } => help.fields.clone(),
            PageKind::Exercise { verdict, .. } => {
                verdict.iter().flat_map(|v| v.fields.iter().copied()).collect()
            }
            PageKind::Drill(page) => page.highlighted(),
        }
    }

    /// True if Black is at the bottom.
    pub fn is_flipped(&self) -> bool {
        match &self.kind {
            PageKind::Point { board, .. } => board.black_below,
            PageKind::Exercise { attempt, .. } => attempt.exercise().board.black_below,
            PageKind::Drill(page) => page.task.is_flipped(),
        }
    }

    /// True if the coordinates would give the answer away.
    pub fn is_bare(&self) -> bool {
        match &self.kind {
            PageKind::Point { board, .. } => board.bare,
            PageKind::Exercise { attempt, .. } => attempt.exercise().board.bare,
            PageKind::Drill(_) => false,
        }
    }

    /// The exercise on the page.
    pub fn exercise(&self) -> Option<&Exercise> {
        match &self.kind {
            PageKind::Exercise { attempt, .. } => Some(attempt.exercise()),
            _ => None,
        }
    }

    /// The text or the question, as a sentence.
    pub fn question_text(&self, language: Language, style: &Style) -> String {
        match &self.kind {
            PageKind::Point { point, .. } => point.text.in_language(language).into(),
            PageKind::Exercise { attempt, .. } => attempt.exercise().prompt.in_language(language).into(),
            PageKind::Drill(page) => language.say(&page.task.prompt(style)),
        }
    }

    /// The subject of the sentence in large print: the name of the field or the move of a drill, a text with a fault,
    /// and the answer once it is shown. Empty if there is none.
    pub fn large_text(&self, language: Language, style: &Style) -> String {
        match &self.kind {
            PageKind::Exercise { attempt, .. } => attempt.exercise().given.in_language(language).into(),
            PageKind::Drill(page) => page.large_text(style),
            PageKind::Point { .. } => String::new(),
        }
    }

    /// Feedback on the last answer, and help: praise first.
    pub fn feedback(&self, language: Language) -> Vec<String> {
        match &self.kind {
            PageKind::Point { .. } => Vec::new(),
            PageKind::Exercise { help, verdict, .. } => {
                let remarks = verdict.iter().flat_map(|v| v.praise.iter().chain(&v.remark));
                remarks
                    .chain(help.iter().map(|help| &help.feedback))
                    .map(|say| say.in_language(language))
                    .collect()
            }
            PageKind::Drill(page) => page.feedback(language),
        }
    }

    /// Result of the last answer; `None` before the first. Help is no answer.
    pub fn grade(&self) -> Option<AnswerGrade> {
        match &self.kind {
            PageKind::Point { .. } => None,
            PageKind::Exercise { verdict, .. } => verdict.as_ref().map(|verdict| verdict.grade),
            PageKind::Drill(page) => page.grade(),
        }
    }

    /// The pieces of a position that is set up now; none while it is seen, and once it is done.
    pub fn set_up(&self) -> Option<&PositionEditor> {
        match &self.kind {
            PageKind::Exercise { attempt, set_up: Some(set_up), .. } => {
                (!set_up.is_looking && !attempt.is_done()).then_some(set_up.draft())
            }
            _ => None,
        }
    }

    /// The options that were picked.
    pub fn tried(&self) -> &[u8] {
        match &self.kind {
            PageKind::Exercise { tried, .. } => tried,
            _ => &[],
        }
    }

    /// The hint and the answer, for the teacher only. `actions`: the actions so far.
    pub fn teacher_notes(
        show: &ProjectorContent,
        course: Option<&Arc<Course>>,
        actions: &[ProjectorAction],
        (language, style): (Language, &Style),
    ) -> Vec<String> {
        let Some(mut page_state) = ProjectedPage::open(show, course) else { return Vec::new() };
        if matches!(page_state.kind, PageKind::Point { .. }) {
            return Vec::new();
        }
        for action in actions.iter().filter(|action| **action != ProjectorAction::Help) {
            page_state.apply(*action, language, style);
        }
        if page_state.is_done() {
            return Vec::new();
        }
        let mut notes = Vec::new();
        for _ in 0..2 {
            page_state.apply(ProjectorAction::Help, language, style);
            notes.extend(page_state.feedback(language).pop());
        }
        notes
    }

    /// True if no question is open.
    pub fn is_done(&self) -> bool {
        match &self.kind {
            PageKind::Point { .. } => true,
            PageKind::Exercise { attempt, .. } => attempt.is_done(),
            PageKind::Drill(page) => page.task.is_done(),
        }
    }

    /// Typical mistakes in an exercise, with their explanations.
    pub fn mistakes(&self, course: &Course, language: Language) -> Vec<(String, String)> {
        let Some(exercise) = self.exercise() else { return Vec::new() };
        let wrong = exercise.answers.iter().filter(|answer| answer.quality == Quality::Wrong);
        let hint_text = |n: Option<usize>| {
            n.map(|n| String::from(course.hint(n).in_language(language))).unwrap_or_default()
        };
        // A played move is named by its fields: it may be illegal, without a notation.
        let board = exercise.board.board().ok().filter(|_| exercise.kind.input() == Input::PlayMove);
        let text = |text: &str| {
            let way = board.and_then(|board| Some((board, diagram::path(&board, text)?)));
            match way {
                // A board has no words.
                None if exercise.kind.input() == Input::ChooseBoard => String::new(),
                Some((board, way)) => {
                    way.iter().map(|at| diagram::name(&board, *at)).collect::<Vec<_>>().join("–")
                }
                None => text.into(),
            }
        };
        wrong.map(|answer| (text(answer.text.in_language(language)), hint_text(answer.hint))).collect()
    }

    /// The game and the position on the board as texts, for the free board.
    pub fn position(&self) -> (String, String) {
        match &self.kind {
            PageKind::Point { board, table, .. } => of_board(board, table.as_ref()),
            PageKind::Exercise { attempt, .. } => of_board(&attempt.exercise().board, attempt.table()),
            PageKind::Drill(page) => page.position(),
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
fn solved(attempt: &mut Attempt, language: Language) -> crate::Verdict {
    let (step, _) = attempt.step();
    let exercise = attempt.exercise();
    let right = exercise.right_answer(step).map(|answer| answer.text.in_language(language));
    let text = String::from(right.unwrap_or(&exercise.result));
    attempt.answer(GivenAnswer::Text(&text), language)
}
