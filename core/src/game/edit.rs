//! Changes beside the moves: comments, marks, arrows, tags, and how players end a game.

use super::answer::Problem;
use super::game::Game;
use crate::i18n::Msg;
use crate::notation::{Notation, Style};
use crate::position::{Claim, Position as _, Side};
use crate::record::{self, End, NodeId, Record, Score, Shape, Tags};

/// A change beside the moves. Where no node is named, the move on the board is meant.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// What is said of the move, instead of all that was said before.
    Comment(String),
    /// The words that are said of the move; commands of programs, which readers do not see, stay.
    Words(String),
    /// A mark by its number, or its removal; of the marks that judge a move only one stays.
    Mark(u8),
    /// The time left, in milliseconds.
    Clock(Option<u32>),
    /// An arrow or circle, or its removal; another colour replaces the colour.
    Shape(Shape),
    /// Takes all arrows and circles away.
    NoShapes,
    /// A tag and its value; an empty value takes it away. A name of other signs than letters, digits and `_` is refused.
    Tag(String, String),
    /// The last move came with the offer of a draw, or did not.
    Offer,
    /// Both agree to the offer of a draw (FIDE 5.2.3).
    Agree,
    /// A side gives up (FIDE 5.1.2).
    Resign(Side),
    /// The time of a side is over, and the other one says so (FIDE 6.9). After that, the time of the other is
    /// over, too.
    Flag(Side),
    /// The player to move claims a draw, also by a move that is written and not yet played (FIDE 9.2, 9.3).
    Claim(Option<String>),
    /// A result from paper.
    Score(Score),
    /// Makes a variation the main continuation.
    Promote(NodeId),
    /// Takes a move and all that follows away.
    Remove(NodeId),
}

/// No comment is longer; the rest would be an attack on the memory.
const LONGEST: usize = 100_000;

impl Game {
    /// Changes annotations, or ends the game.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be; the game is as before.
    pub fn edit(&mut self, edit: Edit, style: &Style) -> Result<(), Problem> {
        apply(self, edit, style)
    }
}

fn apply(session: &mut Game, edit: Edit, style: &Style) -> Result<(), Problem> {
    let at = session.at;
    match edit {
        Edit::Comment(text) => {
            let names = session.record.start.clone();
            session.record.note_mut(at).say(&tidy(&text), &|name| record::field_of(&names, name));
        }
        Edit::Words(text) => {
            let names = session.record.start.clone();
            session.record.note_mut(at).reword(&tidy(&text), &|name| record::field_of(&names, name));
        }
        Edit::Mark(mark) => toggle_mark(&mut session.record.note_mut(at).marks, mark),
        Edit::Clock(clock) => session.record.note_mut(at).clock = clock,
        Edit::Shape(shape) => toggle_shape(&mut session.record.note_mut(at).shapes, shape),
        Edit::NoShapes => session.record.note_mut(at).shapes.clear(),
        Edit::Tag(name, value) if Tags::is_name(&name) => session.record.tags.set(&name, &tidy(&value)),
        Edit::Tag(..) => return Err(problem(msg!(PgnTag))),
        Edit::Offer if at == Record::ROOT => return Err(problem(msg!(NoOffer))),
        Edit::Offer => {
            let note = session.record.note_mut(at);
            note.offer = !note.offer;
        }
        Edit::Agree if session.record.note(at).offer => end(session, End::Agreed, Score::Draw)?,
        Edit::Agree => return Err(problem(msg!(NoOffer))),
        Edit::Resign(side) => {
            // Against a player who can never mate the game is drawn (FIDE 5.1.2).
            let winner = Some(side.other()).filter(|winner| session.now().can_win(*winner));
            end(session, End::Resigned, Score::of(winner))?;
        }
        Edit::Flag(side) => flag(session, side)?,
        Edit::Claim(text) => {
            let why = claim(session, text.as_deref(), style)?;
            end(session, why, Score::Draw)?;
        }
        Edit::Score(score) => {
            session.reopen(session.record.last());
            session.record.score = score;
        }
        Edit::Promote(node) => session.promote(node),
        Edit::Remove(node) => session.remove(node),
    }
    Ok(())
}

fn problem(says: Msg) -> Problem {
    Problem { says, at: 0 }
}

/// Without what could not be written back: line ends and signs of control become blanks.
fn tidy(text: &str) -> String {
    let blank = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().take(LONGEST).map(blank).collect();
    record::tidied(&text)
}

fn toggle_mark(marks: &mut Vec<u8>, mark: u8) {
    let there = marks.contains(&mark);
    marks.retain(|m| *m != mark && !(record::is_judgement(mark) && record::is_judgement(*m)));
    if !there {
        marks.push(mark);
    }
}

fn toggle_shape(shapes: &mut Vec<Shape>, shape: Shape) {
    let there = shapes.contains(&shape);
    shapes.retain(|s| (s.from, s.to) != (shape.from, shape.to));
    if !there {
        shapes.push(shape);
    }
}

/// Ends the game where the board stands, which becomes the end of the main line.
fn end(session: &mut Game, why: End, score: Score) -> Result<(), Problem> {
    let at = session.at;
    if session.outcome().is_some() || at != session.record.last() || session.record.note(at).end.is_some() {
        return Err(problem(msg!(GameOver)));
    }
    session.record.note_mut(at).end = Some(why);
    session.record.score = score;
    Ok(())
}

/// Ends the game by time. Nobody wins who could never mate, or has no time either.
fn flag(session: &mut Game, side: Side) -> Result<(), Problem> {
    let winner = side.other();
    let at = session.record.last();
    // Told once more of a side, it changes nothing; told of both, nobody wins.
    if session.record.note(at).end == Some(End::Time) && session.record.score.winner() != Some(winner) {
        session.record.score = Score::Draw;
        return Ok(());
    }
    let winner = Some(winner).filter(|winner| session.now().can_win(*winner));
    end(session, End::Time, Score::of(winner))
}

/// Why a draw may be claimed here, or after a move that is only written.
fn claim(session: &Game, text: Option<&str>, style: &Style) -> Result<End, Problem> {
    let mut before = session.record.before(session.at);
    let mut position = session.now().clone();
    if let Some(text) = text {
        let m = position.read(text, style)?.m;
        before.push(session.now());
        position.play_unchecked(&m);
    }
    let times = record::times(&position, &before);
    let moves = position.quiet_plies() / 2;
    match position.claims(times).first() {
        Some(Claim::Repetition3) => Ok(End::Repetition),
        Some(Claim::Moves50) => Ok(End::Fifty),
        // Draughts shows what it counts.
        None if position.is_duty() => Err(problem(msg!(ClaimNothing))),
        // The claim that comes nearer is the one that was meant.
        None if moves >= 25 && times < 2 => Err(problem(msg!(ClaimMoves50 { moves }))),
        None => Err(problem(msg!(ClaimRepetition { times }))),
    }
}
