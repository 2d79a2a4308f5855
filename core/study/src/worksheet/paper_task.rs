//! An exercise as a task for a pencil: its sentence, its boards, its room for the answer, and its key.

use super::paper_board::{PaperArrow, PaperBoard, arrows_of};
use crate::practice::Mixer;
use crate::{Diagram, Exercise, Input, Quality, SheetCell, diagram, move_text};
use notabene_core::game::{Game, Go};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_core::notation::noun;
use notabene_core::position::Position as _;

/// Room for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerSpace {
    /// The answer is drawn on the board.
    Drawn,
    /// Lines to write on.
    Lines(usize),
    /// One of these is ticked.
    Options(Vec<String>),
    /// Places of a score sheet.
    Cells {
        /// Number of the row; 0 in the head of a sheet.
        number: u32,
        /// The places.
        cells: Vec<SheetCell>,
    },
}

/// The answer, for the teacher.
#[derive(Clone, PartialEq, Debug)]
pub struct PaperKey {
    /// The answer in words or signs.
    pub text: String,
    /// The answer as a diagram.
    pub board: Option<PaperBoard>,
}

impl PaperKey {
    fn text(text: String) -> Option<PaperKey> {
        Some(PaperKey { text, board: None })
    }
}

/// A task on paper, in one language.
#[derive(Clone, PartialEq, Debug)]
pub struct PaperTask {
    /// Form of the answer; tasks of a kind share it.
    pub how: Option<Label>,
    /// Its own words; empty if `how` says it all.
    pub prompt: String,
    /// A written move, a field, or a text with a mistake in it.
    pub given: String,
    /// Its boards.
    pub boards: Vec<PaperBoard>,
    /// Room for the answer.
    pub answer: AnswerSpace,
    /// The answer.
    pub key: Option<PaperKey>,
}

/// Letters of boards to choose from.
const LETTERS: [&str; 4] = ["a", "b", "c", "d"];
/// Most moves that can be told apart on one board.
const MOST_ARROWS: usize = 4;

/// An exercise and its language.
pub(super) struct PaperExercise<'e> {
    pub exercise: &'e Exercise,
    /// True for generated exercises, whose words say no more than their kind.
    pub is_generated: bool,
    pub language: Language,
}

impl PaperExercise<'_> {
    /// The task on paper; `None` if it needs a screen. `mixer`: for the order of options.
    pub(super) fn task(&self, mixer: &mut Mixer) -> Option<PaperTask> {
        let exercise = self.exercise;
        match exercise.kind.input() {
            Input::TapField => self.find_field(),
            Input::WriteField => self.name_field(),
            Input::PlayMove if exercise.kind.is_game() => None,
            Input::PlayMove if !exercise.board.moves.is_empty() => self.solve(),
            Input::PlayMove => self.play(),
            Input::WriteMove if exercise.kind.is_game() => None,
            Input::WriteMove if self.is_blind() => self.write_blind(),
            Input::WriteMove => self.write(Label::WorkWrite),
            Input::CorrectMove => self.correct(),
            Input::WriteLine => self.sheet(Label::WorkLine),
            Input::SheetRow => self.sheet(Label::WorkRow),
            Input::SheetHead => self.head(),
            Input::Choose => self.choose(mixer),
            Input::ChooseBoard => self.choose_board(mixer),
            Input::SetUp => self.set_up(),
        }
    }

    /// A task without words of its own.
    fn blank(&self, how: Label, boards: Vec<PaperBoard>, answer: AnswerSpace) -> PaperTask {
        PaperTask { how: Some(how), prompt: String::new(), given: String::new(), boards, answer, key: None }
    }
    /// The words of the author; generated exercises need none.
    fn own_prompt(&self) -> String {
        if self.is_generated { String::new() } else { self.prompt() }
    }
    /// The words of the exercise, for a pencil.
    fn prompt(&self) -> String {
        let words = self.exercise.prompt.in_language(self.language);
        if words == self.language.label(Label::WorkWatch) {
            return String::new();
        }
        words.replace(self.language.label(Label::WorkTap), self.language.label(Label::WorkCross))
    }
    fn right_text(&self) -> String {
        self.exercise
            .right_answer(0)
            .map(|answer| answer.text.in_language(self.language).into())
            .unwrap_or_default()
    }
    /// True if moves are followed in the head.
    fn is_blind(&self) -> bool {
        let exercise = self.exercise;
        exercise.board.is_blind || exercise.kind.visible_moves(exercise, 0) == Some(0)
    }
    /// True if the board shows nothing but the start of the game: the question is about something else.
    fn is_start_only(&self) -> bool {
        let board = &self.exercise.board;
        board.position.is_empty() && board.moves.is_empty() && board.highlighted.is_empty()
    }
    /// The board at the start of the exercise.
    fn board(&self) -> Option<PaperBoard> {
        let (exercise, board) = (self.exercise, &self.exercise.board);
        let table = if board.pieces_only { None } else { exercise.kind.open_game(board, 0) };
        let mut scene = match table {
            Some(table) => table.scene(),
            None => board.picture().ok()?,
        };
        scene.shapes.clone_from(&board.highlighted);
        Some(PaperBoard::of(exercise, scene))
    }

    fn find_field(&self) -> Option<PaperTask> {
        let (board, name) = (self.board()?, self.right_text());
        let right = self.exercise.answers.iter().filter(|answer| answer.quality == Quality::Right);
        let right: Vec<String> = right.map(|answer| answer.text.in_language(self.language).into()).collect();
        let mut task = self.blank(Label::WorkFind, vec![board.clone()], AnswerSpace::Drawn);
        let words = self.exercise.prompt.in_language(self.language);
        match !self.is_blind() && right.len() == 1 && has_word(words, &name) {
            true => task.given = name,
            false => (task.how, task.prompt) = (Some(Label::WorkMark), self.prompt()),
        }
        let naming = |name: &String| board.scene.board.naming.field(&board.scene.board.grid, name);
        let circle = |field| PaperArrow { fields: vec![field], number: 0 };
        let arrows = right.iter().filter_map(naming).map(circle).collect();
        task.key = Some(PaperKey {
            text: right.join(", "),
            board: Some(PaperBoard { arrows, is_bare: false, ..board }),
        });
        Some(task)
    }

    fn name_field(&self) -> Option<PaperTask> {
        let mut task = self.blank(Label::WorkName, vec![self.board()?], AnswerSpace::Lines(1));
        task.key = PaperKey::text(self.right_text());
        Some(task)
    }

    fn play(&self) -> Option<PaperTask> {
        let exercise = self.exercise;
        let table = exercise.kind.open_game(&exercise.board, 0)?;
        let style = diagram::style_on(&table, self.language);
        let right = exercise.answers.iter().filter(|answer| answer.quality == Quality::Right);
        let read = |text: &str| Some(move_text::text(&table.read(text, &style).ok()?));
        let texts: Vec<String> =
            right.clone().filter_map(|answer| read(answer.text.in_language(self.language))).collect();
        let first = texts.first()?;
        let mut task = self.blank(Label::WorkDraw, vec![self.board()?], AnswerSpace::Drawn);
        match has_word(exercise.prompt.in_language(self.language), first) {
            true => task.given = first.clone(),
            false => (task.how, task.prompt) = (Some(Label::WorkArrow), self.prompt()),
        }
        let board = table.position().board();
        let ends = right.filter_map(|answer| path_text(&board, answer.text.in_language(self.language)));
        let ends = ends.collect::<Vec<_>>().join(", ");
        let text = texts.join(", ");
        task.key =
            PaperKey::text(if ends.is_empty() || ends == text { text } else { format!("{text} ({ends})") });
        Some(task)
    }

    fn solve(&self) -> Option<PaperTask> {
        let lines = self.exercise.moves_asked().clamp(1, 3);
        let mut task = self.blank(Label::WorkSolve, vec![self.board()?], AnswerSpace::Lines(lines));
        task.prompt = self.prompt();
        task.key = PaperKey::text(self.exercise.movetext(self.language));
        Some(task)
    }

    fn write(&self, how: Label) -> Option<PaperTask> {
        let last = self.exercise.board.moves.len().checked_sub(1)?;
        let (board, note) = self.board_with_arrows(last)?;
        let is_thrown = board.arrows.iter().all(|arrow| arrow.fields.len() == 1);
        let how = if is_thrown { Label::WorkThrown } else { how };
        let mut task = self.blank(how, vec![board], AnswerSpace::Lines(1));
        task.prompt = joined(self.own_prompt(), note);
        task.key = PaperKey::text(self.right_text());
        Some(task)
    }

    /// An author may ask for something else than a correction, such as another form.
    fn correct(&self) -> Option<PaperTask> {
        let task = self.write(if self.is_generated { Label::WorkCorrect } else { Label::WorkBlind })?;
        let given = self.exercise.given.in_language(self.language);
        let is_told = task.prompt.contains(given);
        Some(PaperTask { given: if is_told { String::new() } else { given.into() }, ..task })
    }

    fn write_blind(&self) -> Option<PaperTask> {
        let mut task = self.blank(Label::WorkBlind, vec![self.board()?], AnswerSpace::Lines(1));
        task.prompt = self.prompt();
        task.key = PaperKey::text(self.right_text());
        Some(task)
    }

    fn sheet(&self, how: Label) -> Option<PaperTask> {
        let exercise = self.exercise;
        let boards = match exercise.board.moves.len() {
            0 => vec![self.board()?],
            1..=MOST_ARROWS => vec![self.board_with_arrows(0)?.0],
            _ => return None,
        };
        let answer = match exercise.kind.input() {
            Input::WriteLine => AnswerSpace::Lines(2),
            _ => AnswerSpace::Cells { number: exercise.number, cells: exercise.cells() },
        };
        let mut task = self.blank(how, boards, answer);
        task.prompt = self.own_prompt();
        task.key = PaperKey::text(self.right_cells());
        Some(task)
    }

    fn right_cells(&self) -> String {
        let cells = self.exercise.right_cells(0, self.language).into_iter().map(|(_, text)| text);
        cells.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    fn head(&self) -> Option<PaperTask> {
        let cells = self.exercise.cells();
        let mut task = self.blank(Label::WorkHead, Vec::new(), AnswerSpace::Cells { number: 0, cells });
        task.prompt = self.prompt();
        task.key = PaperKey::text(self.right_cells());
        Some(task)
    }

    fn choose(&self, mixer: &mut Mixer) -> Option<PaperTask> {
        let texts = shuffled(self.exercise.answers.iter().collect(), mixer).into_iter();
        let texts: Vec<String> = texts.map(|answer| answer.text.in_language(self.language).into()).collect();
        let (board, note) = match self.exercise.board.moves.len() {
            1 if !self.is_blind() => self.board_with_arrows(0)?,
            _ => (self.board()?, String::new()),
        };
        let boards = if self.is_start_only() { Vec::new() } else { vec![board] };
        let mut task = self.blank(Label::WorkChoose, boards, AnswerSpace::Options(texts));
        task.prompt = joined(self.prompt(), note);
        task.key = PaperKey::text(self.right_text());
        Some(task)
    }

    fn choose_board(&self, mixer: &mut Mixer) -> Option<PaperTask> {
        let exercise = self.exercise;
        let (mut boards, mut key) = (Vec::new(), None);
        // The moves begin here; everybody knows the start of the game.
        if !exercise.board.position.is_empty() {
            boards.push(self.board()?);
        }
        let answers = shuffled(exercise.answers.iter().collect(), mixer);
        for (answer, letter) in answers.into_iter().zip(LETTERS) {
            let text = answer.text.in_language(self.language);
            boards.push(PaperBoard { letter, ..self.board_of(text)? });
            key = if answer.quality == Quality::Right { PaperKey::text(letter.into()) } else { key };
        }
        let mut task = self.blank(Label::WorkBoard, boards, AnswerSpace::Drawn);
        (task.prompt, task.key) = (self.prompt(), key);
        Some(task)
    }

    fn set_up(&self) -> Option<PaperTask> {
        let exercise = self.exercise;
        if exercise.look().is_some() {
            return None;
        }
        let empty = exercise.board.spec()?.empty;
        let boards = vec![self.board()?, self.board_of(empty)?];
        let mut task = self.blank(Label::WorkSetUp, boards, AnswerSpace::Drawn);
        task.prompt = exercise.movetext(self.language);
        let end = exercise.board.arrangement()?.text();
        task.key = Some(PaperKey { text: String::new(), board: Some(self.board_of(&end)?) });
        Some(task)
    }

    /// The board of a position.
    fn board_of(&self, position: &str) -> Option<PaperBoard> {
        let board = Diagram {
            game: self.exercise.board.game.clone(),
            position: position.into(),
            pieces_only: true,
            ..Diagram::default()
        };
        Some(PaperBoard::of(self.exercise, board.picture().ok()?))
    }

    /// The board before a move, with the arrows of this and all following ones, and a note on a promotion.
    fn board_with_arrows(&self, first: usize) -> Option<(PaperBoard, String)> {
        let mut table = self.exercise.board.table().ok()?;
        let played = table.played();
        let moves = played.steps.get(first..)?;
        table.go(Go::First);
        (0..first).for_each(|_| table.go(Go::Forward));
        let (mut arrows, mut notes) = (Vec::new(), Vec::new());
        for (n, step) in moves.iter().enumerate() {
            let trace = step.before.trace(&step.m);
            match trace.placed {
                // A thrown piece lies on its field: an arrow could not show it.
                Some(_) if moves.len() == 1 => table.go(Go::Forward),
                Some(_) => return None,
                None => {}
            }
            let number = if moves.len() > 1 { n as u32 + 1 } else { 0 };
            arrows.extend(arrows_of(&trace, number)?);
            notes.extend(
                trace.becomes.map(|figure| self.language.say(&msg!(WorkBecomes { piece: noun(figure) }))),
            );
        }
        let board = self.scene_of(&table);
        Some((PaperBoard { arrows, ..board }, notes.join(" ")))
    }

    fn scene_of(&self, table: &Game) -> PaperBoard {
        let mut scene = table.scene();
        scene.shapes.clone_from(&self.exercise.board.highlighted);
        PaperBoard::of(self.exercise, scene)
    }
}

/// The empty diagram of a game.
pub(super) fn empty_diagram(game: &str) -> Option<PaperTask> {
    let diagram = Diagram { game: game.into(), pieces_only: true, ..Diagram::default() };
    let empty = diagram.spec()?.empty;
    let scene = Diagram { position: empty.into(), ..diagram }.picture().ok()?;
    let exercise = Exercise::default();
    let board = PaperBoard::of(&exercise, scene);
    Some(PaperTask {
        how: None,
        prompt: String::new(),
        given: String::new(),
        boards: vec![board],
        answer: AnswerSpace::Lines(1),
        key: None,
    })
}

/// The fields of a move, joined by dashes.
fn path_text(board: &Board, text: &str) -> Option<String> {
    let fields = diagram::path(board, text)?;
    let names: Vec<String> = fields.iter().map(|field| diagram::name(board, *field)).collect();
    Some(names.join("-"))
}

/// Two sentences, either of which may be empty.
fn joined(one: String, other: String) -> String {
    match (one.is_empty(), other.is_empty()) {
        (true, _) => other,
        (_, true) => one,
        _ => format!("{one} {other}"),
    }
}

/// True if a text has a word, with other signs around it.
fn has_word(text: &str, word: &str) -> bool {
    let is_apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    !word.is_empty()
        && text.match_indices(word).any(|(at, _)| {
            let (before, rest) = text.split_at(at);
            let after = rest.get(word.len()..).unwrap_or_default();
            is_apart(before.chars().next_back()) && is_apart(after.chars().next())
        })
}

/// A list in another order.
pub(super) fn shuffled<T>(mut all: Vec<T>, mixer: &mut Mixer) -> Vec<T> {
    for n in (1..all.len()).rev() {
        all.swap(n, mixer.below(n + 1));
    }
    all
}
