//! Learning of a pad while somebody writes, and its proposals: decisions without a screen.
//!
//! A move that its writer confirmed counts as a copied line, if the writer agreed to that. Which of them are remembered is decided by
//! [`Hand::learn_confirmed`](crate::Hand::learn_confirmed); which sign was hard to read by [`hard_sign`].

use crate::copied::CopiedSign;
use notabene_core::i18n::Label;

/// Lines that are offered for copying: who has copied them is not asked again.
pub const OFFERED_LINES: usize = 3;
/// Question in a row with which they are offered.
const OFFERED_WITH: u32 = 2;

/// If the moves that somebody confirms may be remembered with their ink.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Consent {
    /// Nobody was asked yet.
    #[default]
    Unasked,
    /// They may.
    Given,
    /// They must not.
    Refused,
}

impl Consent {
    /// The text that is kept; empty if nobody was asked.
    pub const fn to_text(self) -> &'static str {
        match self {
            Consent::Unasked => "",
            Consent::Given => "yes",
            Consent::Refused => "no",
        }
    }

    /// Reads the text that was kept; any other text is no answer.
    pub fn from_text(text: &str) -> Consent {
        match text {
            "yes" => Consent::Given,
            "no" => Consent::Refused,
            _ => Consent::Unasked,
        }
    }
}

/// Proposal of a pad below its answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// To copy three lines, since moves are hard to read.
    CopyLines,
    /// To remember how confirmed moves are written.
    Remember,
}

/// The learning of one pad.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PadLearning {
    consent: Consent,
    /// Lines that were copied.
    copied: usize,
    /// Confirmed moves in a row that were asked for.
    asked: u32,
    /// True if the ink on the pad is asked for.
    is_question: bool,
    /// True once a move was confirmed.
    has_confirmed: bool,
    /// True once the lines were declined here.
    is_declined: bool,
}

impl PadLearning {
    /// Begins with the answer that was kept, and the number of copied lines.
    pub fn new(consent: Consent, copied: usize) -> PadLearning {
        PadLearning { consent, copied, ..PadLearning::default() }
    }

    /// Takes what the ink on the pad was read as: surely, or with a question.
    pub const fn read(&mut self, is_question: bool) {
        self.is_question = is_question;
    }

    /// Takes a move that its writer confirmed. Returns true if its ink may be remembered.
    pub const fn confirm(&mut self) -> bool {
        self.asked = if self.is_question { self.asked.saturating_add(1) } else { 0 };
        self.is_question = false;
        self.has_confirmed = true;
        matches!(self.consent, Consent::Given)
    }

    /// Takes the answer to [`Proposal::Remember`].
    pub const fn answer(&mut self, may_remember: bool) {
        self.consent = if may_remember { Consent::Given } else { Consent::Refused };
    }

    /// Takes it that somebody does not want to copy lines now.
    pub const fn decline(&mut self) {
        self.is_declined = true;
    }

    /// The answer about remembering.
    pub const fn consent(&self) -> Consent {
        self.consent
    }

    /// The proposal now.
    pub fn proposal(&self) -> Option<Proposal> {
        let asked = self.asked + u32::from(self.is_question);
        if asked >= OFFERED_WITH && self.copied < OFFERED_LINES && !self.is_declined {
            return Some(Proposal::CopyLines);
        }
        (self.has_confirmed && self.consent == Consent::Unasked).then_some(Proposal::Remember)
    }
}

/// A sign that was hard to read, and the one that it looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HardSign {
    /// The sign that was written.
    pub written: char,
    /// The sign that it looks like.
    pub looks_like: char,
}

/// Signs that are easily mixed up, with what tells them apart.
const TIPS: [(char, char, Label); 14] = [
    ('a', 'd', Label::HandTipAD),
    ('1', '7', Label::HandTip17),
    ('b', '6', Label::HandTipB6),
    ('g', '9', Label::HandTipG9),
    ('C', 'G', Label::HandTipCG),
    ('D', '0', Label::HandTipD0),
    ('c', 'e', Label::HandTipCE),
    ('3', '5', Label::HandTip35),
    ('4', '9', Label::HandTip49),
    ('b', 'h', Label::HandTipBH),
    ('K', 'R', Label::HandTipKR),
    ('B', '8', Label::HandTipB8),
    ('F', 'T', Label::HandTipFT),
    ('5', 'S', Label::HandTip5S),
];

impl HardSign {
    /// Sentence on how the two signs differ, if there is one.
    pub fn tip(self) -> Option<Label> {
        let is_pair = |a: char, b: char| {
            (a, b) == (self.written, self.looks_like) || (b, a) == (self.written, self.looks_like)
        };
        TIPS.iter().find(|(a, b, _)| is_pair(*a, *b)).map(|(.., tip)| *tip)
    }
}

/// The sign of a confirmed text that was hard to read: one that looks like another, first of all one whose difference can be
/// explained. Only the game tells a small letter from a large one, or the letter O from zero: they are not hard.
pub fn hard_sign(signs: &[CopiedSign]) -> Option<HardSign> {
    let is_same = |a: char, b: char| a.to_lowercase().eq(b.to_lowercase());
    let hard = |sign: &CopiedSign| {
        let CopiedSign { written, looks_like, .. } = *sign;
        (!is_same(written, looks_like)).then_some(HardSign { written, looks_like })
    };
    let all: Vec<HardSign> = signs.iter().filter_map(hard).collect();
    all.iter().find(|sign| sign.tip().is_some()).or(all.first()).copied()
}
