//! Replaying the moves of a record, with everything between them.

mod fields;
mod gap;
mod skip;
mod understood;
mod ways;
mod word;

use self::gap::Numbering;
use self::word::shortened;
use super::annotate::annotate;
use super::event::{Annotation, Visitor};
use super::lexeme::{Lexeme, is_like_a_capture, is_like_a_move};
use super::lexer::Lexer;
use super::remark::remark;
use crate::i18n::Msg;
use crate::notation::look_alikes::in_latin;
use crate::notation::{AnyMove, AnyPosition, Notation, Style, signs};
use crate::position::Position as _;
use crate::record::fault::Fault;
use crate::record::pdn;
use crate::record::score::{Dialect, Score};

/// The summary of a replayed game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replayed {
    /// The final result.
    pub score: Option<Score>,
    /// The byte offset of the result.
    pub result_at: usize,
    /// The result that the last comment says: `{1-0}`.
    pub score_in_comment: Option<Score>,
    /// The faults found.
    pub faults: Vec<Fault>,
    /// Number of moves played, in all lines.
    pub moves: usize,
    /// Number of those that were only understood: each has a fault.
    pub understood: usize,
    /// The end of the game as a byte offset.
    pub end: usize,
}

/// Maximum depth of variations; deeper ones are preserved as comments.
const DEEPEST: usize = 200;

/// Replays the moves of a text between two byte offsets.
pub fn replay(
    start: &AnyPosition,
    text: &str,
    moves: [usize; 2],
    style: &Style,
    visitor: &mut dyn Visitor,
) -> Replayed {
    replay_with(start, &|_| None, text, moves, style, false, visitor)
}

/// Replays with positions set up in the record (PDN): `place` parses them. If `mixed`, a letter of another
/// language is accepted if it is unambiguous, and reported as a fault.
pub fn replay_with(
    start: &AnyPosition,
    place: &dyn Fn(&str) -> Option<AnyPosition>,
    text: &str,
    [from, to]: [usize; 2],
    style: &Style,
    mixed: bool,
    visitor: &mut dyn Visitor,
) -> Replayed {
    let dialect = Dialect::of(start.results());
    let game = text.get(..to).unwrap_or(text);
    let mut player = Replayer {
        lexer: Lexer::of(dialect, game, from),
        text,
        style,
        mixed,
        visitor,
        line: ReplayLine::starting_at(start),
        draughts: dialect.draughts,
        read_position: place,
        outer: Vec::new(),
        out: Replayed::default(),
        castles: false,
        draw_reported: false,
        lookaheads: 0,
        has_parts: false,
    };
    player.out.end = to;
    while let Some((at, lexeme)) = player.lexer.next() {
        match lexeme {
            Lexeme::Tag(..) => {
                player.out.end = at;
                break;
            }
            Lexeme::Score(Score::Neither) if !dialect.draughts && player.goes_on() => player.castled(at),
            Lexeme::Score(score) if player.outer.is_empty() => {
                player.end_with(at, score, game, dialect);
                if score != Score::Neither || dialect.draughts {
                    break;
                }
                // The list of games does not recognise this result: the following moves belong to the game.
                player.lexer.rewind(player.out.end);
                player.out.end = to;
            }
            lexeme => player.step(at, lexeme),
        }
    }
    player.finish()
}

/// A line of moves: the position, and the one before the last move.
struct ReplayLine {
    before: Option<AnyPosition>,
    now: AnyPosition,
    numbering: Numbering,
    /// True if a word since the last move is none.
    is_lossy: bool,
}

impl ReplayLine {
    /// A line without a move yet.
    fn starting_at(start: &AnyPosition) -> ReplayLine {
        ReplayLine { before: None, now: start.clone(), numbering: Numbering::default(), is_lossy: false }
    }
}

struct Replayer<'a> {
    lexer: Lexer<'a>,
    text: &'a str,
    style: &'a Style,
    /// True if letters of other languages are accepted.
    mixed: bool,
    visitor: &'a mut dyn Visitor,
    line: ReplayLine,
    /// The stack of lines suspended by variations.
    outer: Vec<ReplayLine>,
    out: Replayed,
    draughts: bool,
    /// Parses a set-up position.
    read_position: &'a dyn Fn(&str) -> Option<AnyPosition>,
    /// True if the game was left at castling in chess notation: then `0-0` is no longer a result.
    castles: bool,
    /// True if moves after an automatic draw were reported.
    draw_reported: bool,
    /// Number of times that the rest of the moves was tried.
    lookaheads: u32,
    /// True if a move was written in part, or in words.
    has_parts: bool,
}

impl Replayed {
    /// Number of moves that are written as they should be.
    pub const fn exact_moves(&self) -> usize {
        self.moves - self.understood
    }
}

impl<'a> Replayer<'a> {
    /// Closes variations that are still open.
    fn finish(mut self) -> Replayed {
        for _ in 0..self.outer.len() {
            self.visitor.on_variation_end();
        }
        self.note_numbers();
        self.out
    }

    /// Ends the game with a result and the remark behind it.
    fn end_with(&mut self, at: usize, score: Score, game: &str, dialect: Dialect) {
        let end = self.lexer.at();
        self.out.result_at = at;
        // `0-0 *` gives the same result twice.
        self.out.score = self.out.score.or(Some(score));
        self.out.end = remark(game, end, dialect);
        annotate(game, [end, self.out.end], dialect, score, self.visitor);
    }

    fn step(&mut self, at: usize, lexeme: Lexeme) {
        match lexeme {
            Lexeme::Word(word) => self.word(at, word),
            Lexeme::Fields(text) => self.fields(at, text),
            // A dash of a headline: `Kasparov – Karpov`.
            Lexeme::Pass if self.is_headline(at) => self.visitor.on_annotation(Annotation::Comment("–")),
            Lexeme::Pass => match self.line.now.pass() {
                Some(m) => self.play(&m),
                None if self.draughts => self.skip_line_with_fault(at, msg!(MustPlay)),
                None => self.skip_line_with_fault(at, msg!(NullMove)),
            },
            Lexeme::Comment(text) => {
                if self.outer.is_empty() {
                    self.out.score_in_comment = Score::in_comment(text, self.lexer.dialect());
                }
                self.visitor.on_annotation(Annotation::Comment(text));
            }
            Lexeme::Mark(mark) if self.is_missing_move(mark) => self.gap(at),
            Lexeme::Mark(mark) => self.mark(mark),
            Lexeme::Offer => self.visitor.on_annotation(Annotation::Offer),
            Lexeme::Open if self.draughts && self.play_bracketed_answer() => {}
            Lexeme::Open => self.open(at),
            Lexeme::Close => self.close(at),
            Lexeme::Setup(text) => self.set_up(at, text),
            Lexeme::Unclosed(text) => {
                self.fault(at, msg!(PgnComment));
                self.visitor.on_annotation(Annotation::Comment(text));
            }
            Lexeme::BadTag(text) => {
                self.fault(at, msg!(PgnTag));
                self.visitor.on_annotation(Annotation::Comment(text));
            }
            // A result inside a variation is ignored; tags end it.
            Lexeme::Score(_) | Lexeme::Tag(..) => {}
        }
    }

    /// True if a null move here is the dash of a headline: nobody passes before the first move.
    fn is_headline(&self, at: usize) -> bool {
        self.out.moves == 0 && self.text.get(at..).unwrap_or_default().starts_with(['–', '—'])
    }

    /// Reports numbers in a game without a move: nothing that is written is left out in silence.
    fn note_numbers(&mut self) {
        if self.out.moves == 0
            && self.out.faults.is_empty()
            && let Some(at) = self.lexer.only_numbers()
        {
            let numbers = self.text.get(at..self.out.end).unwrap_or_default();
            self.fault(at, msg!(PgnStray { text: shortened(&signs::plain(numbers.trim_end())) }));
        }
    }

    fn fault(&mut self, at: usize, message: Msg) {
        self.out.faults.push(Fault { at, message });
    }

    fn play(&mut self, m: &AnyMove) {
        // A null move and a set-up position have numbers, too: `?` behind them is a sign, not a missing move.
        self.lexer.take_number();
        let line = &mut self.line;
        // Copied once and played in place: a position is large, and a record has thousands of moves.
        let before = line.before.insert(line.now.clone());
        line.now.play_unchecked(m);
        self.visitor.on_move(before, m, &line.now);
        line.is_lossy = false;
        self.out.moves += 1;
        self.out.score_in_comment = None;
    }

    /// Handles a set-up position (PDN 3.0): the previous one with the other side to move, or the position after
    /// a move that breaks the rules (FMJD 5.4) or huffs a piece.
    fn set_up(&mut self, at: usize, text: &str) {
        let now = &self.line.now;
        if matches!(text.trim(), "W::" | "B::") {
            return self.step(at, Lexeme::Pass);
        }
        let Some(wanted) = (self.read_position)(text) else {
            return self.skip_line_with_fault(at, msg!(PdnSetUp));
        };
        if pdn::is_same_position(now, &wanted) {
            return;
        }
        match pdn::move_leading_to(now, &wanted) {
            Some(m) => self.play(&m),
            None => self.skip_line_with_fault(at, msg!(PdnSetUp)),
        }
    }

    /// Plays an answer in brackets, as books print the moves of Black: `32-28 (19-23)`. A variation would have a move
    /// of the side that has just moved.
    fn play_bracketed_answer(&mut self) -> bool {
        let at = self.lexer.at();
        let (mut answer, mut marks) = (None, Vec::new());
        loop {
            match self.lexer.next() {
                Some((_, Lexeme::Word(word))) if answer.is_none() => {
                    answer = self.line.now.find(word, self.style)
                }
                Some((_, Lexeme::Mark(mark))) => marks.push(mark),
                Some((_, Lexeme::Close)) if answer.is_some() => break,
                _ => {
                    self.lexer.rewind(at);
                    return false;
                }
            }
            if answer.is_none() {
                self.lexer.rewind(at);
                return false;
            }
        }
        if let Some(m) = answer {
            self.play(&m);
        }
        marks.into_iter().for_each(|mark| self.visitor.on_annotation(Annotation::Mark(mark)));
        true
    }

    /// Reports once that a move follows an automatic draw. The move is played all the same: players overlooked the
    /// draw, and their record is preserved.
    fn note_draw(&mut self, at: usize) {
        if !self.draw_reported && self.visitor.is_drawn() {
            self.draw_reported = true;
            self.fault(at, msg!(PgnAfterDraw));
        }
    }

    fn is_like_a_move(&self, word: &str) -> bool {
        if self.draughts
            && in_latin(word).map_or_else(|| pdn::is_like_a_move(word), |word| pdn::is_like_a_move(&word))
        {
            return true;
        }
        is_like_a_move(word) || !self.draughts && is_like_a_capture(word)
    }

    fn open(&mut self, at: usize) {
        let before = self.line.before.clone().filter(|_| self.outer.len() < DEEPEST);
        let Some(now) = before else {
            // No move to replace, or too deep: the contents of the brackets are preserved unchanged.
            self.fault(at, msg!(PgnVariation));
            let inside = self.skip_brackets();
            return self
                .visitor
                .on_annotation(Annotation::Comment(self.text.get(at..inside).unwrap_or_default()));
        };
        let line = ReplayLine { before: None, now, numbering: self.line.numbering, is_lossy: false };
        self.outer.push(std::mem::replace(&mut self.line, line));
        self.visitor.on_variation_start();
    }

    fn close(&mut self, at: usize) {
        match self.outer.pop() {
            Some(line) => {
                self.line = line;
                self.visitor.on_variation_end();
            }
            None => self.fault(at, msg!(PgnVariation)),
        }
    }
}
