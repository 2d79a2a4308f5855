//! Figures of the reader: moves of positions from play, right and wrong, written by random hands.
#![allow(dead_code)] // each program uses its own part

use super::writing::{Dice, Pen};
use notabene_core::game::registry;
use notabene_core::notation::{AnyPosition, Form, Letters, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_ink::net::Net;
use notabene_ink::sign::{self, Sign};
use notabene_ink::{Hand as Known, Reader, Verdict};

/// A game and the letters and form of its moves.
pub struct Case {
    pub name: &'static str,
    pub game: &'static str,
    pub letters: &'static str,
    pub form: Form,
}

const fn case(name: &'static str, game: &'static str, letters: &'static str, form: Form) -> Case {
    Case { name, game, letters, form }
}

/// Positions that are tried for each measured move at most.
const MOST_TRIES: u32 = 100;

/// The games that are measured.
pub const CASES: [Case; 9] = [
    case("chess, French", "chess", "fr", Form::Short),
    case("chess, English", "chess", "en", Form::Short),
    case("chess, German", "chess", "de", Form::Short),
    case("chess, Dutch", "chess", "nl", Form::Short),
    case("chess, Spanish, long", "chess", "es", Form::Long),
    case("Scharten, French", "scharten", "fr", Form::Short),
    case("loud Scharten, English", "scharten-loud", "en", Form::Short),
    case("draughts, numbers", "draughts/international", "nl", Form::Manoury),
    case("draughts, letters", "draughts/russian", "en", Form::Pdn),
];

/// Counts of answers.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    /// Surely the written text.
    pub right: u32,
    /// Asked, with the written text among the answers.
    pub asked: u32,
    /// Asked without it.
    pub asked_wrong: u32,
    /// Surely another text, that of a legal move.
    pub legal: u32,
    /// Surely another text that is no legal move.
    pub illegal: u32,
    /// Not read.
    pub unread: u32,
}

impl Count {
    pub fn all(&self) -> u32 {
        self.right + self.asked + self.asked_wrong + self.legal + self.illegal + self.unread
    }
    pub fn add(&mut self, other: &Count) {
        self.right += other.right;
        self.asked += other.asked;
        self.asked_wrong += other.asked_wrong;
        self.legal += other.legal;
        self.illegal += other.illegal;
        self.unread += other.unread;
    }
    /// Percent of some answers.
    pub fn percent(&self, part: u32) -> f64 {
        f64::from(part) * 100.0 / f64::from(self.all().max(1))
    }
}

/// Counts for legal and for wrong moves.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    pub legal: Count,
    pub wrong: Count,
}

impl Figures {
    pub fn add(&mut self, other: &Figures) {
        self.legal.add(&other.legal);
        self.wrong.add(&other.wrong);
    }
}

impl Case {
    pub fn style(&self) -> Style {
        let letters = Letters::find(self.letters).expect("known letters");
        let style = Style { form: self.form, ..Style::of(letters) };
        if self.form == Form::Manoury { Style { unlettered: Form::Manoury, ..style } } else { style }
    }
}

/// Reads `count` legal and as many wrong moves, each by another hand of a pen, of which `copies`
/// lines are known; `failed` gets the written text, whether it was legal, and the answer.
pub fn measure(
    case: &Case,
    pen: &mut dyn Pen,
    net: &Net,
    count: u32,
    seed: u64,
    copies: usize,
    failed: &mut dyn FnMut(&str, bool, &Verdict),
) -> Figures {
    let style = case.style();
    let mut dice = Dice::new(seed);
    let mut figures = Figures::default();
    // A pen that has few signs may have none of the moves of a game.
    for _ in 0..count * MOST_TRIES {
        if figures.legal.all() >= count {
            break;
        }
        let position = random_position(case.game, &mut dice);
        let texts: Vec<String> = position.write_all(&style).into_iter().map(|(_, text)| text).collect();
        let Some(reader) = Reader::new(&position, &style).filter(|_| !texts.is_empty()) else { continue };
        let right = dice.of(&texts).clone();
        let Some(wrong) = wrong_text(&position, &style, &texts, &mut dice) else { continue };
        for (text, is_legal) in [(right, true), (wrong, false)] {
            pen.next_hand(&mut dice);
            let Some(signs) = sign::signs(&text).filter(|s| s.iter().all(|s| pen.has(*s))) else {
                break;
            };
            let ink = pen.write(&signs, &mut dice).ink();
            let known = learnt(pen, case, copies, net, &mut dice);
            let reading = reader.read(&ink, &known.adapt(net));
            let figure = if is_legal { &mut figures.legal } else { &mut figures.wrong };
            let is_good = judge(&signs, &reading.verdict, &position, &style, figure);
            if !is_good {
                failed(&text, is_legal, &reading.verdict);
            }
        }
    }
    figures
}

/// A hand that copied some lines with all signs of a game that it has.
fn learnt(pen: &mut dyn Pen, case: &Case, copies: usize, net: &Net, dice: &mut Dice) -> Known {
    let mut known = Known::default();
    for line in copied_lines(case).iter().cycle().take(copies) {
        let mut signs = sign::signs(line).unwrap_or_default();
        signs.retain(|sign| pen.has(*sign));
        let ink = pen.write(&signs, dice).ink();
        known.learn(&ink, &sign::text(&signs), net);
    }
    known
}

/// Three lines to copy that have every sign of the moves of a game.
pub fn copied_lines(case: &Case) -> [String; 3] {
    let [k, q, r, b, n] = case.style().letters.pieces;
    match case.game {
        "draughts/international" => ["(32-28)", "17x46", "50-39"].map(String::from),
        "draughts/russian" => ["a1:b2-c3", "d4:e5-f6", "g7:h8"].map(String::from),
        "chess" => [format!("{n}xa1+ {q}b2-c3"), format!("{k}d4 {r}e5#f6"), format!("{b}g7 h8 O-O")],
        _ => [format!("{n}xa1+ {q}b2 o3"), format!("{k}d4 {r}@e5#f6"), format!("{b}g7 h8 i1")],
    }
}

fn judge(
    signs: &[Sign],
    verdict: &Verdict,
    position: &AnyPosition,
    style: &Style,
    count: &mut Count,
) -> bool {
    let is_it = |text: &String| sign::signs(text).as_deref() == Some(signs);
    let place = match verdict {
        Verdict::Sure(text) if is_it(text) => &mut count.right,
        Verdict::Ask(texts) if texts.iter().any(is_it) => &mut count.asked,
        Verdict::Ask(_) => &mut count.asked_wrong,
        Verdict::Sure(text) if position.find(text, style).is_some() => &mut count.legal,
        Verdict::Sure(_) => &mut count.illegal,
        Verdict::Unreadable => &mut count.unread,
    };
    *place += 1;
    matches!(verdict, Verdict::Sure(text) if is_it(text))
}

/// A position after some random moves.
pub fn random_position(game: &str, dice: &mut Dice) -> AnyPosition {
    let open = || registry::open(game, None, None).expect("a known game").played().last;
    let mut position = open();
    for _ in 0..4 + dice.below(50) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return random_position(game, dice);
        }
        position.play_unchecked(dice.of(&moves));
    }
    position
}

/// A legal move with one frequent slip that makes it illegal.
fn wrong_text(position: &AnyPosition, style: &Style, texts: &[String], dice: &mut Dice) -> Option<String> {
    (0..60).find_map(|_| {
        let from: &String = dice.of(texts);
        let text = slip(from, style, dice)?;
        let is_wrong = position.find(&text, style).is_none() && !texts.contains(&text);
        is_wrong.then_some(text)
    })
}

fn slip(text: &str, style: &Style, dice: &mut Dice) -> Option<String> {
    const FILES: &str = "abcdefghi";
    const ALIKE: [&str; 11] = ["17", "ad", "38", "56", "ce", "49", "27", "ef", "08", "bh", "ag"];
    let mut all: Vec<char> = text.chars().collect();
    let at = dice.below(all.len());
    let old = all[at];
    let step = if dice.happens(0.5) { 1 } else { -1 };
    let pieces: Vec<char> = style.letters.pieces.iter().flat_map(|p| p.chars()).collect();
    // Letters and digits are not mixed up: `b` for 6 is no mistake of a move but the same drawing.
    match dice.below(5) {
        0 if FILES.contains(old) => {
            let place = FILES.find(old)? as i32 + step;
            all[at] = FILES.chars().nth(usize::try_from(place).ok()?)?;
        }
        1 if old.is_ascii_digit() => {
            all[at] = char::from_digit((old.to_digit(10)? as i32 + step).try_into().ok()?, 10)?
        }
        2 if pieces.contains(&old) => all[at] = *dice.of(&pieces),
        3 if at == 0 && pieces.contains(&old) => drop(all.remove(0)),
        4 => {
            let pair = dice.of(&ALIKE);
            pair.contains(old).then_some(())?;
            all[at] = pair.chars().find(|c| *c != old)?;
        }
        _ => return None,
    }
    Some(all.into_iter().collect())
}
