//! Readings of the moves of a record: in the wanted style, in the letters of another language, or of several.

use super::source::Source;
use crate::game::setup::Start;
use crate::i18n::{MessageKind, Msg};
use crate::notation::{AnyPosition, LETTERS, Letters, Style};
use crate::position::Position as _;
use crate::record::{self, Fault, FoundGame, MoveCounter, Record, Recorder, Replayed, Score, Visitor};

/// The moves of a found game, to be replayed from positions and in styles.
pub(super) struct Replay<'a> {
    /// The start of a game with a position set up in the record.
    pub begin: &'a dyn Fn(Start) -> Option<AnyPosition>,
    pub source: &'a Source<'a>,
    /// The place of the moves in the text.
    pub moves: [usize; 2],
}

/// The best reading of the moves so far.
pub(super) struct Reading {
    pub start: AnyPosition,
    pub style: Style,
    /// True if letters of several languages are read.
    pub mixed: bool,
    pub replayed: Replayed,
    pub counter: MoveCounter,
}

impl Replay<'_> {
    fn play(&self, start: &AnyPosition, style: &Style, mixed: bool, visitor: &mut dyn Visitor) -> Replayed {
        let place = |text: &str| (self.begin)(Start { position: Some(text), rules: "" });
        record::replay_with(start, &place, self.source.text, self.moves, style, mixed, visitor)
    }

    /// Plays and counts the moves.
    fn count(&self, start: &AnyPosition, style: &Style, mixed: bool) -> (Replayed, MoveCounter) {
        let mut counter = MoveCounter::new(start.clone());
        (self.play(start, style, mixed, &mut counter), counter)
    }

    /// Plays the moves and lists those of the main line in the wanted style.
    fn play_listed(&self, start: &AnyPosition, style: &Style, mixed: bool) -> (Replayed, String) {
        let mut lister = record::PositionLister::new(self.source.style);
        (self.play(start, style, mixed, &mut lister), lister.text)
    }

    /// The main line of a reading in the wanted style.
    pub fn list(&self, read: &Reading) -> String {
        self.play_listed(&read.start, &read.style, read.mixed).1
    }

    /// The moves in the wanted style; only listed, not counted, if `lines` are wanted.
    pub fn first(&self, start: AnyPosition, mut lines: Option<&mut String>) -> Reading {
        let style = *self.source.style;
        let list = |start: &AnyPosition, lines: &mut String| {
            let replayed;
            (replayed, *lines) = self.play_listed(start, &style, false);
            replayed
        };
        let (replayed, counter) = match &mut lines {
            Some(lines) => (list(&start, lines), MoveCounter::new(start.clone())),
            None => self.count(&start, &style, false),
        };
        let mut read = Reading { start, style, mixed: false, replayed, counter };
        if read.replayed.faults.iter().any(|fault| fault.message == msg!(PdnSetUp))
            && let Some(lenient) = (self.begin)(self.source.lenient().start())
        {
            // A set-up may stand for a move that breaks the duty to capture.
            let (other, counter) = self.count(&lenient, &style, false);
            if other.moves > read.replayed.moves {
                let replayed = lines.map_or(other, |lines| list(&lenient, lines));
                read = Reading { start: lenient, replayed, counter, ..read };
            }
        }
        read
    }

    /// Reads in the letters of another language if more can be read so; returns them.
    pub fn with_other_letters(&self, read: &mut Reading) -> Option<&'static Letters> {
        // Words that do not look like moves in one language do not in the others.
        let unread = |fault: &Fault| {
            let other =
                [MessageKind::PgnStray, MessageKind::PgnTag, MessageKind::PgnTags, MessageKind::PgnComment];
            !is_remark(&fault.message) && !other.contains(&fault.message.kind())
        };
        if !read.replayed.faults.iter().any(unread) {
            return None;
        }
        let (letters, better) =
            other_letters(&read.start, self.source.text, self.moves, &read.style, &read.replayed)?;
        read.style.letters = letters;
        read.counter = self.count(&read.start, &read.style, false).1;
        read.replayed = better;
        Some(letters)
    }

    /// Reads letters of several languages in one record: every unambiguous move is played.
    pub fn with_mixed_letters(&self, read: &mut Reading) {
        let foreign = |fault: &Fault| fault.message.kind() == MessageKind::LanguageLetter;
        if !read.replayed.faults.iter().any(foreign) {
            return;
        }
        let (replayed, counter) = self.count(&read.start, &read.style, true);
        if replayed.moves > read.replayed.moves {
            (read.replayed, read.counter, read.mixed) = (replayed, counter, true);
        }
    }

    /// The record with its tags, comments and moves.
    pub fn record(&self, found: &FoundGame, other: &str, read: &Reading, score: Option<Score>) -> Record {
        let mut record = Record::new(read.start.clone());
        record.tags = found.tags.clone();
        record.tags.tidy(found.dialect);
        if record.start.options().is_some() {
            // Regenerated from the rules of the game.
            record.tags.set("Rules", "");
        }
        if found.dialect.draughts {
            record.tags.set("GameType", "");
        }
        if !found.lost.is_empty() {
            record.add_comment(Record::ROOT, &found.lost);
        }
        if !other.is_empty() {
            record.add_comment(Record::ROOT, other);
        }
        self.play(&read.start, &read.style, read.mixed, &mut Recorder::new(&mut record));
        record.score = score.unwrap_or(Score::Open);
        if record.score.is_odd() {
            record.tags.set(record::ARBITER, "");
        }
        record
    }
}

/// True for faults of a record in which nothing is unread.
pub(super) fn is_remark(message: &Msg) -> bool {
    let remarks = [
        MessageKind::PgnAfterDraw,
        MessageKind::PgnNumber,
        MessageKind::PdnResults,
        MessageKind::ResultAgainstBoard,
        MessageKind::FenMended,
        MessageKind::VariantUnknown,
    ];
    remarks.contains(&message.kind())
}

/// Minimum number of additional moves: a single letter may fit by chance in one of so many languages.
const PROOF: usize = 2;

/// The letters of another language in which more of a game can be parsed.
fn other_letters(
    start: &AnyPosition,
    text: &str,
    moves: [usize; 2],
    style: &Style,
    known: &Replayed,
) -> Option<(&'static Letters, Replayed)> {
    let mut best: Option<(&'static Letters, Replayed)> = None;
    if record::capitals(text, moves) < PROOF {
        return best;
    }
    for letters in LETTERS.iter().filter(|l| *l != style.letters) {
        // A move that is only understood may be so by chance.
        let least = best.as_ref().map_or(known.exact_moves(), |(_, replayed)| replayed.exact_moves());
        let read = record::replay(start, text, moves, &Style { letters, ..*style }, &mut record::NoVisitor);
        if read.exact_moves() > least {
            best = Some((letters, read));
        }
    }
    best
}
