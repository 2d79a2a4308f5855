//! Playing the moves of a record out on a board, whatever is written between them.

use super::lexeme::{Lexeme, is_in_passing, is_like_a_move};
use super::lexer::Lexer;
use super::read::{bare, remark};
use crate::i18n::{Fact, MessageKind, Msg};
use crate::notation::signs::{from, upto};
use crate::notation::{AnyMove, AnyPosition, Notation, Style};
use crate::position::Position as _;
use crate::record::fault::Fault;
use crate::record::pdn;
use crate::record::score::{Dialect, Score};

/// What stands beside the moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Beside<'t> {
    /// A comment.
    Comment(&'t str),
    /// A mark by its number.
    Mark(u8),
    /// The offer of a draw.
    Offer,
}

/// Is told what happens in a game.
pub trait Visitor {
    /// A move is made.
    fn played(&mut self, before: &AnyPosition, m: &AnyMove, after: &AnyPosition);
    /// A variation begins: what follows replaces the last move.
    fn open(&mut self) {}
    /// The variation ends.
    fn close(&mut self) {}
    /// Something stands beside the last move.
    fn beside(&mut self, _: Beside<'_>) {}
    /// Whether an automatic draw has ended the game in the line that is played. Who keeps no positions need not know.
    fn is_drawn(&self) -> bool {
        false
    }
}

/// What came of playing a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replayed {
    /// The result at the end.
    pub score: Option<Score>,
    /// Where it stands, in bytes.
    pub place: usize,
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// Moves that were made, in all lines.
    pub moves: usize,
    /// Where the game ends, in bytes.
    pub end: usize,
}

/// Variations inside variations; deeper ones are kept as comments.
const DEEPEST: usize = 200;

/// Plays the moves of a text between two bytes.
pub fn replay(
    start: &AnyPosition,
    text: &str,
    moves: [usize; 2],
    style: &Style,
    scribe: &mut dyn Visitor,
) -> Replayed {
    replay_with(start, &|_| None, text, moves, style, false, scribe)
}

/// The same where the record may set up a position (PDN): `place` reads it. Where it is `mixed`, a letter of another
/// language is taken if only one move can be meant, and told as a fault.
pub fn replay_with(
    start: &AnyPosition,
    place: &dyn Fn(&str) -> Option<AnyPosition>,
    text: &str,
    [from, to]: [usize; 2],
    style: &Style,
    mixed: bool,
    scribe: &mut dyn Visitor,
) -> Replayed {
    let line = Line { before: None, now: start.clone() };
    let dialect = Dialect::of(start.results());
    let lexer = Lexer::of(dialect, upto(text, to), from);
    let mut player = Player {
        lexer,
        text,
        style,
        mixed,
        scribe,
        line,
        draughts: dialect.draughts,
        place,
        outer: Vec::new(),
        out: Replayed::default(),
        castles: false,
        told_draw: false,
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
                let (end, known) = (player.lexer.at(), player.out.score);
                player.out.place = at;
                // `0-0 *` says the same twice.
                (player.out.score, player.out.end) = (known.or(Some(score)), remark(upto(text, to), end));
                let said = bare(text.get(end..player.out.end).unwrap_or_default());
                if !said.is_empty() {
                    player.scribe.beside(Beside::Comment(said));
                }
                if score != Score::Neither || dialect.draughts {
                    break;
                }
                // The list of games does not know this result: what follows belongs to the game.
                player.lexer.back_to(player.out.end);
                player.out.end = to;
            }
            lexeme => player.step(at, lexeme),
        }
    }
    for _ in 0..player.outer.len() {
        player.scribe.close();
    }
    player.out
}

/// A line of moves: the position, and the one before the last move.
struct Line {
    before: Option<AnyPosition>,
    now: AnyPosition,
}

struct Player<'a> {
    lexer: Lexer<'a>,
    text: &'a str,
    style: &'a Style,
    /// Whether letters of other languages are taken.
    mixed: bool,
    scribe: &'a mut dyn Visitor,
    line: Line,
    /// The lines that wait for a variation to end.
    outer: Vec<Line>,
    out: Replayed,
    draughts: bool,
    /// Reads a position that is set up.
    place: &'a dyn Fn(&str) -> Option<AnyPosition>,
    /// Whether the game was left at castling in chess's way: then `0-0` is a result no more.
    castles: bool,
    /// Whether moves after an automatic draw were told.
    told_draw: bool,
}

impl<'a> Player<'a> {
    /// Whether moves or another result follow `0-0`: then it was meant for castling (contradictions X48).
    fn goes_on(&mut self) -> bool {
        let at = self.lexer.at();
        let goes_on = self.castles
            || loop {
                match self.lexer.next() {
                    Some((_, Lexeme::Word(word))) if !is_like_a_move(word) => {}
                    Some((_, Lexeme::Score(score))) => break score != Score::Open,
                    Some((_, Lexeme::Close)) if !self.outer.is_empty() => break false,
                    Some((_, Lexeme::Word(_) | Lexeme::Pass)) => break true,
                    Some((_, Lexeme::Tag(..))) | None => break false,
                    Some(_) => {}
                }
            };
        self.lexer.back_to(at);
        goes_on
    }

    /// `0-0` was written for castling.
    fn castled(&mut self, at: usize) {
        self.castles = self.outer.is_empty();
        let says = self.line.now.read("0-0", self.style).err();
        self.leave(at, says.map_or(msg!(ZerosAreResult), |refusal| refusal.because));
    }

    fn step(&mut self, at: usize, lexeme: Lexeme) {
        match lexeme {
            Lexeme::Word(word) => self.word(at, word),
            // A dash of a headline: `Kasparov – Karpov`.
            Lexeme::Pass if self.is_headline(at) => self.scribe.beside(Beside::Comment("–")),
            Lexeme::Pass => match self.line.now.pass() {
                Some(m) => self.play(&m),
                None if self.draughts => self.leave(at, msg!(MustPlay)),
                None => self.leave(at, msg!(NullMove)),
            },
            Lexeme::Comment(text) => self.scribe.beside(Beside::Comment(text)),
            Lexeme::Mark(mark) => self.scribe.beside(Beside::Mark(mark)),
            Lexeme::Offer => self.scribe.beside(Beside::Offer),
            Lexeme::Open if self.draughts && self.answered() => {}
            Lexeme::Open => self.open(at),
            Lexeme::Close => self.close(at),
            Lexeme::Setup(text) => self.set_up(at, text),
            Lexeme::Unclosed(text) => {
                self.fault(at, msg!(PgnComment));
                self.scribe.beside(Beside::Comment(text));
            }
            Lexeme::BadTag(text) => {
                self.fault(at, msg!(PgnTag));
                self.scribe.beside(Beside::Comment(text));
            }
            // A result inside a variation means nothing for the game; tags end it.
            Lexeme::Score(_) | Lexeme::Tag(..) => {}
        }
    }

    /// Is a null move here the dash of a headline? Before the first move nobody passes with one.
    fn is_headline(&self, at: usize) -> bool {
        self.out.moves == 0 && from(self.text, at).starts_with(['–', '—'])
    }

    fn fault(&mut self, at: usize, says: Msg) {
        self.out.faults.push(Fault { at, says });
    }

    fn play(&mut self, m: &AnyMove) {
        // The place of the position before is used again: a record has thousands of moves.
        let mut after = self.line.before.take().unwrap_or_else(|| self.line.now.clone());
        after.clone_from(&self.line.now);
        after.play_unchecked(m);
        self.scribe.played(&self.line.now, m, &after);
        self.line.before = Some(std::mem::replace(&mut self.line.now, after));
        self.out.moves += 1;
    }

    /// A position to go on from (PDN 3.0): the one before it with the turn of the other side, or what came of
    /// a move that breaks the rules (FMJD 5.4) or takes a piece off for not having captured.
    fn set_up(&mut self, at: usize, text: &str) {
        let now = &self.line.now;
        if matches!(text.trim(), "W::" | "B::") {
            return self.step(at, Lexeme::Pass);
        }
        let Some(wanted) = (self.place)(text) else { return self.leave(at, msg!(PdnSetUp)) };
        if pdn::is_there(now, &wanted) {
            return;
        }
        match pdn::leading(now, &wanted) {
            Some(m) => self.play(&m),
            None => self.leave(at, msg!(PdnSetUp)),
        }
    }

    /// Plays the answer in brackets, as books print the moves of Black: `32-28 (19-23)`. A variation has a move
    /// of the side that has moved.
    fn answered(&mut self) -> bool {
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
                    self.lexer.back_to(at);
                    return false;
                }
            }
            if answer.is_none() {
                self.lexer.back_to(at);
                return false;
            }
        }
        if let Some(m) = answer {
            self.play(&m);
        }
        marks.into_iter().for_each(|mark| self.scribe.beside(Beside::Mark(mark)));
        true
    }

    fn word(&mut self, at: usize, word: &str) {
        // In a list of moves: `e4, e5, Nf3`.
        let word = Some(word.trim_end_matches(',')).filter(|bare| !bare.is_empty()).unwrap_or(word);
        if self.draughts && word.bytes().any(|b| b == b' ') {
            let whole: String = word.chars().filter(|c| *c != ' ').collect();
            return self.word(at, &whole);
        }
        if let Some(m) = self.line.now.find(word, self.style) {
            self.note_draw(at);
            self.play(&m);
        } else if !self.is_like_a_move(word) {
            // `e.p.` behind a move is part of it.
            if !is_in_passing(word) {
                let words = self.words(at);
                self.fault(at, msg!(PgnStray { text: shortened(words) }));
                self.scribe.beside(Beside::Comment(words));
            }
        } else if self.line.now.outcome(1).is_some() {
            // Where nothing may be played any more every other reason would be false.
            self.leave(at, msg!(GameOver));
        } else {
            let refusal = self.line.now.read(word, self.style).err();
            let says = refusal.map_or(msg!(PgnStray { text: shortened(word) }), |r| r.because);
            match self.of_other_letters(&says) {
                Some(m) => {
                    self.fault(at, says);
                    self.play(&m);
                }
                None => self.leave(at, says),
            }
        }
    }

    /// The move that a letter of another language means, where such letters are taken.
    fn of_other_letters(&self, says: &Msg) -> Option<AnyMove> {
        let right = says.right().filter(|_| self.mixed && says.kind() == MessageKind::LanguageLetter);
        match right {
            Some(Fact::Text(right)) => self.line.now.find(right, self.style),
            _ => None,
        }
    }

    /// Tells once that a move stands after an automatic draw. It is played all the same: players overlooked the draw,
    /// and what they wrote is kept.
    fn note_draw(&mut self, at: usize) {
        if !self.told_draw && self.scribe.is_drawn() {
            self.told_draw = true;
            self.fault(at, msg!(PgnAfterDraw));
        }
    }

    fn is_like_a_move(&self, word: &str) -> bool {
        if self.draughts && pdn::is_like_a_move(word) {
            return true;
        }
        is_like_a_move(word)
    }

    /// The words from a byte on that are no moves, such as `Wit geeft op`: together they are one remark.
    fn words(&mut self, at: usize) -> &'a str {
        loop {
            let end = self.lexer.at();
            match self.lexer.next() {
                Some((_, Lexeme::Word(word)))
                    if !self.is_like_a_move(word)
                        && !is_in_passing(word)
                        && self.line.now.find(word, self.style).is_none() => {}
                _ => {
                    self.lexer.back_to(end);
                    return self.text.get(at..end).unwrap_or_default();
                }
            }
        }
    }

    fn open(&mut self, at: usize) {
        let before = self.line.before.clone().filter(|_| self.outer.len() < DEEPEST);
        let Some(now) = before else {
            // Nothing to replace, or too deep: what stands in the brackets is kept as it is.
            self.fault(at, msg!(PgnVariation));
            let inside = self.skip_brackets();
            return self.scribe.beside(Beside::Comment(self.text.get(at..inside).unwrap_or_default()));
        };
        self.outer.push(std::mem::replace(&mut self.line, Line { before: None, now }));
        self.scribe.open();
    }

    fn close(&mut self, at: usize) {
        match self.outer.pop() {
            Some(line) => {
                self.line = line;
                self.scribe.close();
            }
            None => self.fault(at, msg!(PgnVariation)),
        }
    }

    /// Leaves a line at a move that cannot be made: the rest of it is kept as a comment.
    fn leave(&mut self, at: usize, says: Msg) {
        self.fault(at, says);
        let end = self.skip_line();
        self.scribe.beside(Beside::Comment(self.text.get(at..end).unwrap_or_default().trim_end()));
    }

    /// Steps to the end of the line, which is left for the next step, and gives the place.
    fn skip_line(&mut self) -> usize {
        let mut depth = 0u32;
        loop {
            let before = self.lexer.at();
            let ends = match self.lexer.next() {
                None => return self.lexer.at(),
                Some((_, Lexeme::Open)) => {
                    depth += 1;
                    false
                }
                Some((_, Lexeme::Close)) if depth > 0 => {
                    depth -= 1;
                    false
                }
                Some((_, Lexeme::Close)) => !self.outer.is_empty(),
                Some((_, Lexeme::Score(Score::Neither))) if self.castles => false,
                Some((_, Lexeme::Score(_))) => depth == 0 && self.outer.is_empty(),
                Some((_, Lexeme::Tag(..))) => true,
                Some(_) => false,
            };
            if ends {
                self.lexer.back_to(before);
                return before;
            }
        }
    }

    /// Steps behind the bracket that closes the one just read, and gives the place.
    fn skip_brackets(&mut self) -> usize {
        let mut depth = 1u32;
        while let Some((at, lexeme)) = self.lexer.next() {
            match lexeme {
                Lexeme::Open => depth += 1,
                Lexeme::Close => depth -= 1,
                Lexeme::Tag(..) => {
                    self.lexer.back_to(at);
                    break;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        self.lexer.at()
    }
}

/// The beginning of a text from outside, to be shown.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
