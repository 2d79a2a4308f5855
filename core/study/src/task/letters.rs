//! Letters of pieces: one's own, and those of other countries.

use super::build;
use super::moment::{BuiltExercise, Moment};
use super::skill::{Family, Skill, lettered};
use crate::practice::MoveView;
use crate::{Diagram, Localized, diagram};
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_core::notation::{LETTERS, Letters, Notation as _, Style, noun};
use notabene_core::position::Figure;
use notabene_core::record::{Ink, Shape};

pub(super) static SKILLS: &[Skill] = &[
    Family(lettered).skill("letter/own", Label::SkillLetterOwn, 1, &[], is_of_piece, own_letters),
    Family(lettered).skill("letter/abroad", Label::SkillLetterAbroad, 3, &[], is_of_piece, foreign_letters),
];

/// The pieces with letters, in the order of [`Letters::pieces`].
const PIECES: [Figure; 5] = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];

/// A piece with a letter goes somewhere; castling is no move of one piece.
fn is_of_piece(seen: &MoveView) -> bool {
    seen.trace.placed.is_none() && seen.trace.with.is_none() && PIECES.contains(&seen.figure)
}

/// The place of the moving piece among the letters, and those of two others.
fn three_pieces(moment: &mut Moment) -> Option<[usize; 3]> {
    let figure = moment.figure()?;
    let own = PIECES.iter().position(|piece| *piece == figure)?;
    let first = 1 + moment.mixer.below(4);
    let second = 1 + (first + moment.mixer.below(3)) % 4;
    Some([own, (own + first) % 5, (own + second) % 5])
}

fn letter_of(language: Language, n: usize) -> String {
    diagram::style(language).letters.pieces.get(n).copied().unwrap_or_default().into()
}

fn own_letters(moment: &mut Moment) -> Option<BuiltExercise> {
    let [own, first, second] = three_pieces(moment)?;
    let lit = vec![Shape { from: *moment.trace().route.first()?, to: None, ink: Ink::Green }];
    let board = Diagram { highlighted: lit, ..moment.board() };
    let letter = |n: usize| build::in_each_language(|language| letter_of(language, n));
    let mut made = build::choose(
        moment,
        build::localized(&msg!(TaskLetter)),
        board,
        letter(own),
        [(letter(first), "letter", msg!(TaskLetter)), (letter(second), "letter", msg!(TaskLetter))],
    )?;
    // The words on a wrong letter name it, and it is another one in each language.
    for (hint, n) in made.hints.iter_mut().zip([first, second]) {
        let piece = noun(*PIECES.get(n)?);
        hint.text = build::in_each_language(|language| {
            let letter = letter_of(language, n);
            language.say(&msg!(HintLetterOf { letter, piece }))
        });
    }
    Some(made)
}

fn foreign_letters(moment: &mut Moment) -> Option<BuiltExercise> {
    let [own, first, second] = three_pieces(moment)?;
    let letters: &'static Letters = LETTERS.get(moment.mixer.below(LETTERS.len()))?;
    let text = moment.before.text(&moment.m, &Style::of(letters));
    let prompt = msg!(TaskLetterAbroad { language: letters.name.into(), text });
    let named = |n: usize| -> Option<Localized> {
        Some(build::localized(&msg!(TaskPiece { piece: noun(*PIECES.get(n)?) })))
    };
    let hint = |n: usize| {
        let letter = String::from(letters.pieces.get(n).copied()?);
        Some(msg!(HintLetterOf { letter, piece: noun(*PIECES.get(n)?) }))
    };
    let board = moment.board();
    build::choose(
        moment,
        build::localized(&prompt),
        board,
        named(own)?,
        [(named(first)?, "letter", hint(first)?), (named(second)?, "letter", hint(second)?)],
    )
}
