//! A style as a short text, for a program that shares no memory with the page: `fr.0.0.1.0.0.0.1.8`.

use super::letters::Letters;
use super::style::{Capture, Castle, CheckSign, Form, Mate, Promotion, Style};

const FORMS: [Form; 10] = [
    Form::Short,
    Form::Long,
    Form::Figurine,
    Form::Coordinate,
    Form::Smith,
    Form::Iccf,
    Form::Descriptive,
    Form::Stamma,
    Form::Pdn,
    Form::Manoury,
];
const PROMOTIONS: [Promotion; 3] = [Promotion::Plain, Promotion::Sign, Promotion::Brackets];
const CAPTURES: [Capture; 3] = [Capture::Letter, Capture::Times, Capture::Colon];
const CHECKS: [CheckSign; 2] = [CheckSign::Plus, CheckSign::Dagger];
const MATES: [Mate; 4] = [Mate::Hash, Mate::TwoPlus, Mate::NotEqual, Mate::DoubleDagger];
const CASTLES: [Castle; 2] = [Castle::Letter, Castle::Zero];
const FLAGS: [bool; 2] = [false, true];

/// Index of a choice.
fn index<T: PartialEq>(all: &[T], choice: &T) -> usize {
    all.iter().position(|one| one == choice).unwrap_or_default()
}

/// The next choice of a code; `None` if there is none with this index.
fn next<'c, T: Copy>(all: &[T], code: &mut impl Iterator<Item = &'c str>) -> Option<T> {
    all.get(code.next()?.parse::<usize>().ok()?).copied()
}

impl Style {
    /// The code of the letters and the index of each choice, in the order of the fields, with dots between them.
    pub fn to_code(&self) -> String {
        let choices = [
            index(&FORMS, &self.form),
            index(&PROMOTIONS, &self.promotion),
            index(&CAPTURES, &self.capture),
            index(&CHECKS, &self.check),
            index(&MATES, &self.mate),
            index(&CASTLES, &self.castle),
            index(&FLAGS, &self.en_passant),
            index(&FORMS, &self.unlettered),
        ];
        let choices: Vec<String> = choices.iter().map(usize::to_string).collect();
        format!("{}.{}", self.letters.code, choices.join("."))
    }

    /// Parses the text of [`Style::to_code`]; `None` for any other.
    pub fn from_code(code: &str) -> Option<Style> {
        let mut parts = code.split('.');
        let parts = &mut parts;
        let style = Style {
            letters: Letters::find(parts.next()?)?,
            form: next(&FORMS, parts)?,
            promotion: next(&PROMOTIONS, parts)?,
            capture: next(&CAPTURES, parts)?,
            check: next(&CHECKS, parts)?,
            mate: next(&MATES, parts)?,
            castle: next(&CASTLES, parts)?,
            en_passant: next(&FLAGS, parts)?,
            unlettered: next(&FORMS, parts)?,
        };
        parts.next().is_none().then_some(style)
    }
}
