//! A written move parsed as a pattern, independent of a position.

use super::letters::is_letter;
use super::letters::{BLACK_FIGURINES, FIGURINES, small, strip, strip_small};
use super::marks::MoveMark;
use super::shape::Coordinates;
use super::style::{LETTERED, Style};
use crate::geometry::Field;
use crate::pieces::Role;

/// The pieces and squares as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Body {
    /// Castling to the right or left as seen by White; true if written with zeros, with small letters, and
    /// with all its dashes.
    Castle { h_side: bool, zeros: bool, small: bool, dashes: bool },
    /// A piece moves from square to square.
    Step(StepPattern),
    /// A piece is thrown to a field; no field for a lost dart. `pawn_letter` and `small` are true if a pawn letter
    /// was written, and in lower case.
    Dart { role: Option<Role>, pawn_letter: bool, small: bool, to: Option<Field> },
}

/// An ordinary move as written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct StepPattern {
    /// The piece letter, if any.
    pub role: Option<Role>,
    /// True if a letter was written for a pawn.
    pub pawn_letter: bool,
    /// Origin file, from 0.
    pub from_file: Option<u8>,
    /// Origin rank, from 0.
    pub from_rank: Option<u8>,
    /// Target file, from 0.
    pub to_file: u8,
    /// Target rank; missing in `ed`.
    pub to_rank: Option<u8>,
    /// The capture sign, if any.
    pub capture: Option<char>,
    /// True for a dash between origin and target.
    pub dash: bool,
    /// The promotion role and its sign.
    pub promotion: Option<(Role, PromotionSign)>,
    /// `e.p.`
    pub en_passant: bool,
}

impl StepPattern {
    /// The target, if it is a complete square.
    pub(super) fn to(&self, shape: &Coordinates) -> Option<Field> {
        self.to_rank.map(|y| shape.at(self.to_file, y))
    }
    /// True if the origin is a complete square.
    pub(super) fn is_full(&self) -> bool {
        self.from_rank.is_some() && self.from_file.is_some()
    }
    /// The origin, if it is a complete square.
    pub(super) fn from(&self, shape: &Coordinates) -> Option<Field> {
        Some(shape.at(self.from_file?, self.from_rank?))
    }
}

/// The notation of a promotion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum PromotionSign {
    Plain,
    Equals,
    Brackets,
    /// The lower-case letter of UCI.
    Uci,
}

/// A written move, parsed as far as possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    pub body: Body,
    pub mark: MoveMark,
}

/// A parse error: the byte offset where a text stops being a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct NoPattern(pub usize);

/// The byte offset of the move after a move number such as `12.` or `12…`.
pub(super) fn after_number(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return 0;
    }
    let rest = &text[digits..];
    let bare = rest.trim_start_matches(['.', '…']);
    if bare.len() == rest.len() {
        return 0;
    }
    text.len() - bare.trim_start_matches([' ', '.', '…']).len()
}

/// As [`after_number`], with an optional dot: `1 e4`. Here a move begins with a letter or a sign, never with a number.
pub(super) fn after_bare_number(text: &str) -> usize {
    let at = after_number(text);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if at > 0 || !(1..=3).contains(&digits) {
        return at;
    }
    let rest = &text[digits..];
    let body = rest.trim_start_matches(' ');
    let begins = |c: char| is_letter(c) || c == '@' || matches!(c, '♔'..='♟');
    let is_number = body.len() < rest.len() && body.starts_with(begins);
    if is_number { text.len() - body.len() } else { 0 }
}

/// Parses a pattern in the letters of a style. The text is trimmed; a move number is skipped.
pub(super) fn parse(text: &str, style: &Style, shape: &Coordinates) -> Result<Pattern, NoPattern> {
    let start = after_bare_number(text);
    let mut reader = PatternReader { text, at: start, style, shape };
    let body = match reader.castling() {
        Some(castle) => castle,
        None => reader.body()?,
    };
    let mut pattern = Pattern { body, mark: MoveMark::None };
    reader.suffixes(&mut pattern)?;
    Ok(pattern)
}

struct PatternReader<'t> {
    text: &'t str,
    at: usize,
    style: &'t Style,
    shape: &'t Coordinates,
}

const DASHES: &str = "-–—‐";
/// The letter O, including the Cyrillic one, and zero.
const OS: &str = "Oo0Оо";

impl<'t> PatternReader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }
    /// Consumes one of these characters, if it comes next.
    fn eat(&mut self, wanted: &str) -> Option<char> {
        let c = self.peek().filter(|c| wanted.contains(*c))?;
        self.at += c.len_utf8();
        Some(c)
    }
    fn eat_text(&mut self, wanted: &str) -> bool {
        let hit = self.rest().starts_with(wanted);
        self.at += if hit { wanted.len() } else { 0 };
        hit
    }
    fn no_pattern<T>(&self) -> Result<T, NoPattern> {
        Err(NoPattern(self.at))
    }

    fn castling(&mut self) -> Option<Body> {
        let start = self.at;
        let (mut count, mut dashes, mut zeros, mut small) = (0, 0, false, false);
        loop {
            let Some(o) = self.eat(OS) else {
                self.at = start;
                return None;
            };
            count += 1;
            zeros |= o == '0';
            small |= matches!(o, 'o' | 'о');
            if count == 3 {
                break;
            }
            let before_dash = self.at;
            let dash = self.eat(DASHES).is_some();
            let goes_on = self.peek().is_some_and(|c| OS.contains(c));
            // If castling has no sign, two letters in a row are a file and a field.
            if !goes_on || !dash && !self.shape.castles {
                self.at = before_dash;
                break;
            }
            dashes += u32::from(dash);
        }
        // If a file is named `o`, its fields begin like castling.
        if count < 2 || !self.shape.castles && self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at = start;
            return None;
        }
        Some(Body::Castle { h_side: count == 2, zeros, small, dashes: dashes + 1 == count })
    }

    /// Consumes a piece letter.
    fn role(&mut self) -> Option<Role> {
        let text = self.rest();
        let (i, rest) = strip(&self.style.letters.pieces, text)
            .or_else(|| strip(&FIGURINES, text))
            .or_else(|| strip(&BLACK_FIGURINES, text))?;
        self.at = self.text.len() - rest.len();
        // A variation selector may follow a figurine.
        self.eat("\u{fe0e}\u{fe0f}");
        Some(LETTERED[i])
    }

    /// Consumes a piece letter in lower case.
    fn small_role(&mut self) -> Option<Role> {
        let (i, rest) = strip_small(&self.style.letters.pieces, self.rest())?;
        self.at = self.text.len() - rest.len();
        Some(LETTERED[i])
    }

    fn blanks(&mut self) {
        while self.eat(" ").is_some() {}
    }

    fn file(&mut self) -> Option<u8> {
        self.eat(self.shape.files).and_then(|c| self.shape.file(c))
    }
    fn rank(&mut self) -> Option<u8> {
        self.eat("12345678").map(|c| c as u8 - b'1')
    }

    /// Parses the letter, then the rest of the move.
    fn body(&mut self) -> Result<Body, NoPattern> {
        if self.shape.darts
            && let Some(dart) = self.odd_dart()?
        {
            return Ok(dart);
        }
        let role = self.role();
        let pawn_letter = role.is_none() && (self.pawn() || self.pawn_figurine());
        if self.shape.darts && self.eat("@").is_some() {
            let to = self.dart()?;
            return Ok(Body::Dart { role, pawn_letter, small: false, to });
        }
        self.step(role, pawn_letter).map(Body::Step)
    }

    /// Parses a dart with a lower-case letter or a pawn figurine before its sign: `n@c3`, `♙@c3`.
    fn odd_dart(&mut self) -> Result<Option<Body>, NoPattern> {
        let (start, role) = (self.at, self.small_role());
        let small_pawn = role.is_none() && self.small_pawn();
        let pawn_letter = small_pawn || role.is_none() && self.pawn_figurine();
        if !pawn_letter && role.is_none() || self.eat("@").is_none() {
            self.at = start;
            return Ok(None);
        }
        Ok(Some(Body::Dart { role, pawn_letter, small: role.is_some(), to: self.dart()? }))
    }

    /// Consumes a pawn letter; in lower case only if it is not a file.
    fn pawn(&mut self) -> bool {
        let pawn = self.style.letters.pawn;
        let is_file = self.peek().is_some_and(|c| self.shape.file(c).is_some());
        !pawn.is_empty() && self.eat_text(pawn) || !is_file && self.small_pawn()
    }

    /// Consumes the figurine of a pawn.
    fn pawn_figurine(&mut self) -> bool {
        let hit = self.eat("♙♟").is_some();
        // A variation selector may follow.
        self.eat("\u{fe0e}\u{fe0f}");
        hit
    }

    /// Consumes a pawn letter in lower case.
    fn small_pawn(&mut self) -> bool {
        let pawn = self.style.letters.pawn;
        let mut rest = self.rest().chars();
        let hit = !pawn.is_empty() && pawn.chars().all(|c| rest.next() == Some(small(c)));
        self.at = if hit { self.text.len() - rest.as_str().len() } else { self.at };
        hit
    }

    /// Parses the target of a dart.
    fn dart(&mut self) -> Result<Option<Field>, NoPattern> {
        if self.eat(DASHES).or_else(|| self.eat("−")).is_some() {
            return Ok(None);
        }
        match (self.file(), self.rank()) {
            (Some(x), Some(y)) => Ok(Some(self.shape.at(x, y))),
            _ => self.no_pattern(),
        }
    }

    /// Parses origin, sign and target.
    fn step(&mut self, role: Option<Role>, pawn_letter: bool) -> Result<StepPattern, NoPattern> {
        let (file, rank) = (self.file(), self.rank());
        let mut step = StepPattern { role, pawn_letter, ..StepPattern::default() };
        step.capture = self.eat("xX×:");
        step.dash = step.capture.is_none() && self.eat(DASHES).is_some();
        let sign = step.capture.is_some() || step.dash;
        // The `c` of `ch` is not a file.
        let ends = !sign && file.is_some() && rank.is_some() && MoveMark::begins(self.rest()).is_some();
        let next = if ends { None } else { self.file() };
        match (next, sign) {
            (Some(to_file), _) => {
                (step.from_file, step.from_rank) = (file, rank);
                (step.to_file, step.to_rank) = (to_file, self.rank());
                // Only a pawn capture may omit the rank: `ed`, `exd`.
                let files_only = step.role.is_none() && file.is_some() && rank.is_none();
                if step.to_rank.is_none() && (!files_only || step.dash) {
                    return self.no_pattern();
                }
            }
            // Old books put the colon behind the target: `Nd5:`, `ed5:`.
            (None, true)
                if step.capture == Some(':')
                    && rank.is_some()
                    && self.peek().is_none_or(|c| !is_letter(c) && !c.is_ascii_digit()) =>
            {
                match file {
                    Some(to_file) => (step.to_file, step.to_rank) = (to_file, rank),
                    None => return self.no_pattern(),
                }
            }
            (None, true) => return self.no_pattern(),
            (None, false) => match (file, rank) {
                (Some(to_file), Some(_)) => (step.to_file, step.to_rank) = (to_file, rank),
                _ => return self.no_pattern(),
            },
        }
        if step.capture.is_none() {
            // Some write the capture colon at the end: `ed5:`.
            step.capture = self.eat(":");
        }
        step.promotion = self.promotion(&step)?;
        Ok(step)
    }

    fn promotion(&mut self, step: &StepPattern) -> Result<Option<(Role, PromotionSign)>, NoPattern> {
        let start = self.at;
        if self.eat("(").is_some() {
            // `(=)` is a draw offer, not a promotion.
            if self.peek() == Some('=') {
                self.at = start;
                return Ok(None);
            }
            let Some(role) = self.role() else { return self.no_pattern() };
            return match self.eat(")") {
                Some(_) => Ok(Some((role, PromotionSign::Brackets))),
                None => self.no_pattern(),
            };
        }
        self.blanks();
        if self.eat("=/").is_some() {
            self.blanks();
            if let Some(role) = self.role().or_else(|| self.small_role()) {
                return Ok(Some((role, PromotionSign::Equals)));
            }
        }
        self.at = start;
        if let Some(role) = self.role() {
            return Ok(Some((role, PromotionSign::Plain)));
        }
        if step.role.is_none() && !step.pawn_letter && step.is_full() {
            let small = self.eat("qrbn");
            return Ok(small.and_then(Role::from_letter).map(|role| (role, PromotionSign::Uci)));
        }
        Ok(None)
    }

    /// Parses check, mate, `e.p.`, NAGs and a draw offer, in any order but each at most once.
    fn suffixes(&mut self, pattern: &mut Pattern) -> Result<(), NoPattern> {
        let mut offered = false;
        while !self.rest().is_empty() {
            let start = self.at;
            self.eat(" ");
            if pattern.mark == MoveMark::None && self.mark(&mut pattern.mark) || self.in_passing(pattern) {
                continue;
            }
            if !offered && (self.eat_text("(=)") || self.eat_text("=")) {
                offered = true;
                continue;
            }
            if self.eat("!?‼⁇⁉⁈").is_none() {
                self.at = start;
                return self.no_pattern();
            }
        }
        Ok(())
    }

    fn mark(&mut self, mark: &mut MoveMark) -> bool {
        let found = MoveMark::begins(self.rest());
        if let Some((meaning, length)) = found {
            *mark = meaning;
            self.at += length;
        }
        found.is_some()
    }

    fn in_passing(&mut self, pattern: &mut Pattern) -> bool {
        let Body::Step(step) = &mut pattern.body else { return false };
        let hit = !step.en_passant && ["e.p.", "e. p.", "e.p", "ep.", "ep"].iter().any(|t| self.eat_text(t));
        step.en_passant |= hit;
        hit
    }
}
