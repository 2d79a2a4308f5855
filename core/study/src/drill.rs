//! Free drills beside the lessons: name the field, find the field, play a written move, write a played move.
//!
//! A [`Drill`] is the choice of the pupil, a [`DrillTask`] its question, and a [`DrillVerdict`] the feedback on an answer: first
//! the right parts, then one thing to correct; after the next wrong answer a hint, then the answer itself. A wrong
//! answer costs no finished task, and there is no time limit.

mod area;
mod fields;
mod moves;
mod series;

pub use area::Area;
pub use series::Series;

use super::practice::{self, Mixer, PracticeMove, PracticeTopic};
use super::{AnswerGrade, circle};
use notabene_core::exchange::line;
use notabene_core::game::{Game, Problem, Scene, registry};
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::position::Side;

/// A kind of drill.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrillKind {
    /// A field is lit, and its name is written.
    Name,
    /// A name is given, and its field is tapped.
    Find,
    /// A move is written, and played on the board.
    Play(PracticeTopic),
    /// A move is played, and written.
    Write(PracticeTopic),
}

impl DrillKind {
    /// The name for programs and the page.
    pub fn name(self) -> String {
        match self {
            DrillKind::Name => "name".into(),
            DrillKind::Find => "find".into(),
            DrillKind::Play(special) => format!("play-{}", special.name()),
            DrillKind::Write(special) => format!("write-{}", special.name()),
        }
    }
    /// Parses the name of a kind.
    pub fn by_name(name: &str) -> Option<DrillKind> {
        match name.split_once('-') {
            None if name == "name" => Some(DrillKind::Name),
            None if name == "find" => Some(DrillKind::Find),
            Some(("play", special)) => PracticeTopic::named(special).map(DrillKind::Play),
            Some(("write", special)) => PracticeTopic::named(special).map(DrillKind::Write),
            _ => None,
        }
    }
}

/// A drill with its settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Drill {
    game: &'static str,
    board: Board,
    kind: DrillKind,
    area: Area,
    side: Side,
    last: Option<Field>,
}

impl Drill {
    /// A drill on the board of a game, over a part of it, seen from a side.
    ///
    /// # Errors
    /// The game is not known.
    pub fn new(game: &str, kind: DrillKind, area: Area, side: Side) -> Result<Drill, Problem> {
        let known = registry::find(game)?;
        let board = registry::open(game, None, None)?.scene().board;
        Ok(Drill { game: known.id, board, kind, area, side, last: None })
    }
    /// The board on which is practised.
    pub const fn board(&self) -> Board {
        self.board
    }
    /// The kind of drill.
    pub const fn kind(&self) -> DrillKind {
        self.kind
    }
    /// The game of the board.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The bare board, visible and for screen readers.
    pub fn scene(&self) -> Option<Scene> {
        bare_board(self.game)
    }

    /// Returns the next task; equal seeds after equal tasks give equal tasks. `None` if no move of the kind came up in
    /// a bounded number of games: try another seed.
    pub fn next(&mut self, seed: u32) -> Option<DrillTask> {
        let ask = match self.kind {
            DrillKind::Name => DrillQuestion::Name(self.field(seed)?),
            DrillKind::Find => DrillQuestion::Find(self.field(seed)?),
            DrillKind::Play(special) => DrillQuestion::Play(practice::find(self.game, special, seed)?),
            DrillKind::Write(special) => DrillQuestion::Write(practice::find(self.game, special, seed)?),
        };
        let (game, board, side) = (self.game, self.board, self.side);
        Some(DrillTask { question: ask, game, board, side, wrong: 0, helped: 0, done: false })
    }

    /// Draws a field of the area, other than the last one if there are several.
    fn field(&mut self, seed: u32) -> Option<Field> {
        let mut fields: Vec<Field> = self.area.fields(&self.board).iter().collect();
        if fields.len() > 1 {
            fields.retain(|field| Some(*field) != self.last);
        }
        self.last = fields.get(Mixer::new(seed).below(fields.len())).copied();
        self.last
    }
}

/// The board of a game without its pieces, visible and for screen readers; `None` for unknown games.
pub fn bare_board(game: &str) -> Option<Scene> {
    let mut scene = registry::open(game, None, None).ok()?.scene();
    scene.pieces.clear();
    scene.marks.clear();
    scene.candidates.clear();
    for view in &mut scene.fields {
        view.message = msg!(FieldIs { field: view.name.clone(), holds: None });
        view.look = None;
    }
    Some(scene)
}

/// The question of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrillQuestion {
    /// The name of this field.
    Name(Field),
    /// This field, by its name.
    Find(Field),
    /// To play this move, which is written.
    Play(PracticeMove),
    /// To write this move, which was played.
    Write(PracticeMove),
}

/// An answer.
#[derive(Copy, Clone)]
pub enum DrillAnswer<'g> {
    /// A tapped field.
    Field(Field),
    /// A written name or move.
    Text(&'g str),
    /// The board after a move was played on the one that [`DrillTask::table`] gave.
    Played(&'g Game),
}

/// Feedback on an answer, or help.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillVerdict {
    /// Result of the answer; help is given before a right answer.
    pub grade: AnswerGrade,
    /// The sentences: the right parts, then one thing to correct.
    pub messages: Vec<Msg>,
    /// The fields that were meant by a wrong answer, to be seen beside the right ones.
    pub meant: Vec<Field>,
    /// Fields of the right answer, once shown or found.
    pub right: Vec<Field>,
}

impl DrillVerdict {
    fn right(message: Msg) -> DrillVerdict {
        DrillVerdict {
            grade: AnswerGrade::Right,
            messages: vec![message],
            meant: Vec::new(),
            right: Vec::new(),
        }
    }
    fn wrong(message: Vec<Msg>, meant: Vec<Field>) -> DrillVerdict {
        DrillVerdict { grade: AnswerGrade::Wrong, messages: message, meant, right: Vec::new() }
    }
}

/// Amount of help: increases with every wrong answer, and with every request for help.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Debug)]
enum HelpLevel {
    Correction,
    Hint,
    Answer,
}

/// Fault of an answer.
struct DrillMistake {
    /// The parts that are right already.
    praise: Vec<Msg>,
    /// One thing to correct.
    correction: Msg,
    /// The hint at the second try, which is more specific.
    hint: Msg,
    /// The fields that were meant.
    meant: Vec<Field>,
}

/// A task in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillTask {
    question: DrillQuestion,
    game: &'static str,
    board: Board,
    side: Side,
    wrong: u32,
    helped: u32,
    done: bool,
}

impl DrillTask {
    /// The question.
    pub const fn question(&self) -> &DrillQuestion {
        &self.question
    }
    /// True once it was answered.
    pub const fn is_done(&self) -> bool {
        self.done
    }
    /// The game of its board.
    pub const fn game(&self) -> &'static str {
        self.game
    }
    /// True if its board is seen from the side of Black.
    pub const fn is_flipped(&self) -> bool {
        matches!(self.side, Side::Black)
    }
    /// The lit field, whose name is asked for.
    pub const fn highlighted(&self) -> Option<Field> {
        match self.question {
            DrillQuestion::Name(field) => Some(field),
            _ => None,
        }
    }

    /// The game of a task with a move: before the move that is to be played, after the one that is to be written.
    /// `None` for tasks with fields.
    pub fn table(&self) -> Option<Game> {
        match &self.question {
            DrillQuestion::Play(found) => self.game_before(found),
            DrillQuestion::Write(found) => self.game_after(found),
            _ => None,
        }
    }

    /// The line ([`line::of_position`]) of the position in which the move is written; `None` for other tasks.
    pub fn written_position(&self) -> Option<String> {
        let DrillQuestion::Write(found) = &self.question else { return None };
        let game = self.game_before(found)?;
        Some(line::of_position(&game, game.played().position_at(0)))
    }

    fn game_before(&self, found: &PracticeMove) -> Option<Game> {
        registry::open(self.game, Some(&found.position), None).ok()
    }

    fn game_after(&self, found: &PracticeMove) -> Option<Game> {
        let mut table = self.game_before(found)?;
        table.enter(&found.id, &Style::pgn()).ok()?;
        Some(table)
    }

    /// The task as a sentence, for a style of notation.
    pub fn prompt(&self, style: &Style) -> Msg {
        match &self.question {
            DrillQuestion::Name(_) => msg!(DrillName),
            DrillQuestion::Find(field) => msg!(DrillFind { field: self.name(*field) }),
            DrillQuestion::Play(found) => moves::to_play(self, found, style),
            DrillQuestion::Write(found) => moves::to_write(self, found),
        }
    }

    /// The text of the right answer.
    pub fn answer_text(&self, style: &Style) -> String {
        match &self.question {
            DrillQuestion::Name(field) | DrillQuestion::Find(field) => self.name(*field),
            DrillQuestion::Play(found) | DrillQuestion::Write(found) => moves::text(self, found, style),
        }
    }

    fn name(&self, field: Field) -> String {
        self.board.naming.name(&self.board.grid, field)
    }

    /// The rows in which the answer is circled, for a style of notation ([`circle::text`]).
    pub fn rows(&self, style: &Style, scene: &Scene) -> Vec<circle::SignRow> {
        match self.question {
            DrillQuestion::Name(_) => circle::of_field(scene, self.board.naming.numbers.is_none()).into(),
            _ => circle::of_move(circle::TaughtSigns::ALL, scene, style),
        }
    }

    /// Judges an answer, and counts it.
    pub fn answer(&mut self, given: DrillAnswer, style: &Style) -> DrillVerdict {
        let judged = match (&self.question, given) {
            (DrillQuestion::Name(field), DrillAnswer::Text(text)) => fields::judge_name(self, *field, text),
            (DrillQuestion::Name(field) | DrillQuestion::Find(field), DrillAnswer::Field(at)) => {
                fields::judge_field(self, *field, at)
            }
            (DrillQuestion::Play(found), DrillAnswer::Played(table)) => {
                moves::judge_played(self, found, table, style)
            }
            (DrillQuestion::Write(found), DrillAnswer::Text(text)) => {
                moves::judge_written(self, found, text, style)
            }
            // The answer is of another kind than the question: the question is repeated.
            _ => return DrillVerdict::wrong(vec![self.prompt(style)], Vec::new()),
        };
        match judged {
            Ok(verdict) => {
                self.done = true;
                verdict
            }
            Err(fault) => {
                self.wrong = self.wrong.saturating_add(1);
                self.verdict_on(fault, style)
            }
        }
    }

    /// Gives a hint first, then the answer. The task stays open: the child writes or taps it.
    pub fn help(&mut self, style: &Style) -> DrillVerdict {
        self.helped = self.helped.saturating_add(1);
        let hint = match &self.question {
            DrillQuestion::Name(field) | DrillQuestion::Find(field) => fields::hint(self, *field),
            DrillQuestion::Play(found) | DrillQuestion::Write(found) => moves::hint(self, found, style),
        };
        self.verdict_on(
            DrillMistake { praise: Vec::new(), correction: hint.clone(), hint, meant: Vec::new() },
            style,
        )
    }

    /// Returns the current amount of help: two requests for help show the answer, and so do three wrong answers.
    const fn help_level(&self) -> HelpLevel {
        match (self.helped, self.wrong) {
            (2.., _) | (_, 3..) => HelpLevel::Answer,
            (1, _) | (_, 2) => HelpLevel::Hint,
            _ => HelpLevel::Correction,
        }
    }

    fn verdict_on(&self, fault: DrillMistake, style: &Style) -> DrillVerdict {
        let mut message = fault.praise;
        let step = self.help_level();
        message.push(match step {
            HelpLevel::Correction => fault.correction,
            HelpLevel::Hint => fault.hint,
            HelpLevel::Answer => msg!(DrillAnswer { text: self.answer_text(style) }),
        });
        let right = match &self.question {
            _ if step != HelpLevel::Answer => Vec::new(),
            DrillQuestion::Name(field) | DrillQuestion::Find(field) => vec![*field],
            DrillQuestion::Play(found) | DrillQuestion::Write(found) => moves::ends(self, found),
        };
        DrillVerdict { right, ..DrillVerdict::wrong(message, fault.meant) }
    }

    /// Stars of a finished task: three if right at once, two after a wrong answer or a hint, one after the answer was
    /// shown. Never less.
    pub const fn stars(&self) -> u8 {
        match (self.help_level(), self.wrong, self.helped) {
            (HelpLevel::Answer, _, _) => 1,
            (_, 0, 0) => 3,
            _ => 2,
        }
    }
}
