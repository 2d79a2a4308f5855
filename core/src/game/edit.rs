//! Changes of annotations and tags, and endings by the players.

use super::answer::Problem;
use super::game::Game;
use crate::i18n::Msg;
use crate::notation::{Notation, Style};
use crate::position::{Claim, Position as _, Side};
use crate::record::{self, End, NodeId, Record, Score, Shape, Tags};

/// A change of annotations or results. Without a node it applies to the current move.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Replaces the whole comment of the move.
    Comment(String),
    /// Replaces the readable part of the comment; hidden commands of programs stay.
    Words(String),
    /// Toggles a NAG; of those that judge a move only one is stored.
    Mark(u8),
    /// Remaining clock time, in milliseconds.
    Clock(Option<u32>),
    /// Toggles an arrow or circle; another colour replaces the colour.
    Shape(Shape),
    /// Removes all arrows and circles.
    NoShapes,
    /// Sets a tag; an empty value removes it. A name with characters other than letters, digits and `_` is refused.
    Tag(String, String),
    /// Toggles the draw offer with the last move.
    Offer,
    /// Both players agree to the offered draw (FIDE 5.2.3).
    Agree,
    /// A side resigns (FIDE 5.1.2).
    Resign(Side),
    /// The time of a side is over, claimed by the other one (FIDE 6.9). A second claim means the time of the other is
    /// over, too.
    Flag(Side),
    /// The side to move claims a draw, optionally by a written move not yet played (FIDE 9.2, 9.3).
    Claim(Option<String>),
    /// A result as written on paper.
    Score(Score),
    /// Makes a variation the main continuation.
    Promote(NodeId),
    /// Removes a move with its subtree.
    Remove(NodeId),
}

/// Maximum length of a comment, against memory exhaustion.
const LONGEST: usize = 100_000;

impl Game {
    /// Changes annotations, or ends the game.
    ///
    /// # Errors
    ///
    /// The reason why it is impossible; the game is unchanged.
    pub fn edit(&mut self, edit: Edit, style: &Style) -> Result<(), Problem> {
        apply(self, edit, style)
    }
}

fn apply(session: &mut Game, edit: Edit, style: &Style) -> Result<(), Problem> {
    let at = session.at;
    match edit {
        Edit::Comment(text) => comment(session, &text, false),
        Edit::Words(text) => comment(session, &text, true),
        Edit::Mark(mark) => toggle_mark(&mut session.record.note_mut(at).marks, mark),
        Edit::Clock(clock) => session.record.note_mut(at).clock = clock,
        Edit::Shape(shape) => toggle_shape(&mut session.record.note_mut(at).shapes, shape),
        Edit::NoShapes => session.record.note_mut(at).shapes.clear(),
        Edit::Tag(name, value) if Tags::is_name(&name) => {
            session.record.tags.set(Tags::usual_name(&name), &tidy(&value))
        }
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
            let winner = Some(side.other()).filter(|winner| session.position().can_win(*winner));
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

/// Writes a comment on the current node: all of it, or the words that people read.
fn comment(session: &mut Game, text: &str, is_readable: bool) {
    let names = session.record.start.clone();
    let (text, field) = (tidy_lines(text), |name: &str| record::field_of(&names, name));
    let note = session.record.note_mut(session.at);
    if is_readable { note.set_readable_comment(&text, &field) } else { note.set_comment(&text, &field) }
}

fn problem(message: Msg) -> Problem {
    Problem { message, at: 0 }
}

/// Replaces line ends and control characters by blanks, as they cannot be serialised.
fn tidy(text: &str) -> String {
    let blank = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().take(LONGEST).map(blank).collect();
    record::normalize_spaces(&text)
}

/// As [`tidy`], with the paragraphs of a comment.
fn tidy_lines(text: &str) -> String {
    let blank = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
    let text: String = text.chars().take(LONGEST).map(blank).collect();
    record::with_paragraphs(&text)
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

/// Ends the game at the current node, which becomes the end of the main line.
pub(super) fn end(session: &mut Game, why: End, score: Score) -> Result<(), Problem> {
    let at = session.at;
    if session.outcome().is_some() || at != session.record.last() || session.record.note(at).end.is_some() {
        return Err(problem(msg!(GameOver)));
    }
    session.record.note_mut(at).end = Some(why);
    session.record.score = score;
    Ok(())
}

/// Ends the game by time. A side without time, or without material to mate, does not win.
fn flag(session: &mut Game, side: Side) -> Result<(), Problem> {
    let winner = side.other();
    let at = session.record.last();
    // A repeated claim of a side changes nothing; claims of both sides make a draw.
    if session.record.note(at).end == Some(End::Time) && session.record.score.winner() != Some(winner) {
        session.record.score = Score::Draw;
        return Ok(());
    }
    let winner = Some(winner).filter(|winner| session.position().can_win(*winner));
    end(session, End::Time, Score::of(winner))
}

/// The reason for a draw claim here, or after a move that is only written.
fn claim(session: &Game, text: Option<&str>, style: &Style) -> Result<End, Problem> {
    let mut before = session.record.repeatable_positions(session.at);
    let mut position = session.position().clone();
    if let Some(text) = text {
        let m = position.read(text, style)?.m;
        before.push(session.position());
        position.play_unchecked(&m);
    }
    let times = record::times(&position, &before);
    let moves = position.quiet_plies() / 2;
    match position.claims(times).first() {
        Some(Claim::Repetition3) => Ok(End::Repetition),
        Some(Claim::Moves50) => Ok(End::Fifty),
        // Draughts shows its counters.
        None if position.is_duty() => Err(problem(msg!(ClaimNothing))),
        // The claim closer to success was meant.
        None if moves >= 25 && times < 2 => Err(problem(msg!(ClaimMoves50 { moves }))),
        None => Err(problem(msg!(ClaimRepetition { times }))),
    }
}
