//! Hands from which the net learns: invented ones with drawings made for Notabene, and those of real people.

use crate::people::Person;
use crate::writing::{Dice, Drawings, Hand, Written};
use notabene_ink::drawing::{Drawing, Line};
use notabene_ink::features::distance;
use notabene_ink::sign::Sign;

/// Share of texts that real people write.
const BY_PEOPLE: f32 = 0.75;
/// Distortions of drawings are stronger than those of the tests; signs of people are bent less: they differ by themselves.
const FORCE: [f32; 2] = [0.5, 1.9];
const FORCE_OF_PEOPLE: [f32; 2] = [0.0, 0.9];
/// Points of people nearer to each other than this are left out: a capital is 100 high. Each point is shaken by itself.
const NEAR: f32 = 3.0;

/// All hands.
pub struct Hands {
    drawings: Drawings,
    people: Vec<Drawings>,
    /// People who have a sign, for each sign.
    having: Vec<Vec<usize>>,
}

impl Hands {
    pub fn new(drawings: &str, people: Vec<Person>) -> Hands {
        let thin =
            |form: &Drawing| Drawing { sign: form.sign, lines: form.lines.iter().map(thinned).collect() };
        let forms =
            |person: &Person| Drawings::of(Sign::all().flat_map(|sign| person.forms.forms(sign)).map(thin));
        let people: Vec<Drawings> = people.iter().map(forms).collect();
        let having =
            Sign::all().map(|sign| (0..people.len()).filter(|i| people[*i].has(sign)).collect()).collect();
        Hands { drawings: Drawings::read(drawings), people, having }
    }

    /// A text by another hand each time.
    pub fn write(&self, text: &[Sign], dice: &mut Dice) -> Written {
        if !dice.happens(BY_PEOPLE) {
            let force = dice.between(FORCE[0], FORCE[1]);
            return Hand::random(dice, force).write(text, &self.drawings, dice);
        }
        let person = dice.of(&self.people);
        let force = dice.between(FORCE_OF_PEOPLE[0], FORCE_OF_PEOPLE[1]);
        let hand = Hand::of_person(dice, force);
        hand.compose(text, dice, |sign, dice| match self.form(person, sign, dice) {
            Some(form) => hand.bend(form, dice),
            None => hand.bent(sign, &self.drawings, dice),
        })
    }

    /// A form of a person, or of another one if the person has none.
    fn form<'h>(&'h self, person: &'h Drawings, sign: Sign, dice: &mut Dice) -> Option<&'h Drawing> {
        let others = &self.having[sign.index()];
        let forms = match person.forms(sign) {
            [] if others.is_empty() => return None,
            [] => self.people[*dice.of(others)].forms(sign),
            own => own,
        };
        Some(dice.of(forms))
    }
}

/// A line without points that are near to the one before; its ends stay.
fn thinned(line: &Line) -> Line {
    let mut out: Line = Vec::new();
    for place in line {
        if out.last().is_none_or(|last| distance(*last, *place) >= NEAR) {
            out.push(*place);
        }
    }
    match line.last() {
        Some(last) if out.last() != Some(last) && out.len() > 1 => out.push(*last),
        _ => {}
    }
    out
}
