//! Signs that real people wrote: UNIPEN `train_r01_v07` (CC BY 4.0, see NOTICE), read from a folder beside the project.
//!
//! A line is `contributor/writer`, a sign, and its strokes: points `x,y` with y downwards, strokes with `|` between them. A capital is
//! 300 high, the base line lies at 620.
#![allow(dead_code)] // each program uses its own part

use super::writing::{Dice, Drawings, Hand, Pen, Written};
use flate2::read::GzDecoder;
use notabene_ink::drawing::{Drawing, Line, Place};
use notabene_ink::sign::{Sign, signs};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The samples in the folder.
pub const FILE: &str = "unipen-dev.txt.gz";
/// The order in which writers are kept apart.
const SPLIT_SEED: u64 = 39;
/// One of so many complete writers is kept apart.
const ONE_OF: usize = 4;

/// Somebody whose signs are known.
pub struct Person {
    pub name: String,
    pub forms: Drawings,
}

/// Writers of whom the net learns, and others for measuring.
pub struct People {
    pub known: Vec<Person>,
    pub apart: Vec<Person>,
}

impl People {
    /// Reads the samples of a folder. Every fourth complete writer is kept apart: always the same ones.
    ///
    /// # Errors
    ///
    /// What is missing or wrong.
    pub fn read(folder: &Path) -> Result<People, String> {
        let path = folder.join(FILE);
        let place = path.display();
        let file = File::open(&path).map_err(|e| format!("{place}: {e}"))?;
        let mut text = String::new();
        GzDecoder::new(file).read_to_string(&mut text).map_err(|e| format!("{place}: {e}"))?;
        People::parse(&text).map_err(|line| format!("{place}: line {line} is no sample"))
    }

    fn parse(text: &str) -> Result<People, usize> {
        // Writers with one name are one person, in whatever part of the collection they stand.
        let mut samples: BTreeMap<&str, Vec<Drawing>> = BTreeMap::new();
        for (at, line) in text.lines().enumerate() {
            let (writer, drawing) = sample(line).ok_or(at + 1)?;
            samples.entry(writer).or_default().extend(drawing);
        }
        let person = |(name, forms): (&str, Vec<_>)| Person { name: name.into(), forms: Drawings::of(forms) };
        let (mut complete, mut known): (Vec<_>, Vec<_>) =
            samples.into_iter().map(person).partition(Person::is_complete);
        let mut dice = Dice::new(SPLIT_SEED);
        let count = complete.len() / ONE_OF;
        let apart = (0..count).map(|_| complete.remove(dice.below(complete.len()))).collect();
        known.extend(complete);
        Ok(People { known, apart })
    }
}

/// The writer and the sign of a line; no drawing if moves do not have the sign.
fn sample(line: &str) -> Option<(&str, Option<Drawing>)> {
    let mut parts = line.split('\t');
    let (writer, sign, strokes) = (parts.next()?, parts.next()?, parts.next()?);
    let (_, name) = writer.split_once('/')?;
    let mut characters = sign.chars();
    let sign = characters.next().filter(|_| characters.next().is_none())?;
    let lines: Option<Vec<Line>> =
        strokes.split('|').map(|stroke| stroke.split(' ').map(place).collect()).collect();
    let lines = lines?;
    Some((name, Sign::of(sign).map(|sign| Drawing { sign, lines })))
}

/// A point in the units of drawings.
fn place(point: &str) -> Option<Place> {
    let (x, y) = point.split_once(',')?;
    let (x, y): (i16, i16) = (x.parse().ok()?, y.parse().ok()?);
    Some([f32::from(x) / 3.0, (f32::from(y) - 620.0) / 3.0 + 100.0])
}

impl Person {
    /// True with all signs of a text.
    pub fn has_all(&self, text: &str) -> bool {
        signs(text).is_some_and(|signs| signs.iter().all(|sign| self.forms.has(*sign)))
    }

    /// True if plain moves of chess can be written with the letters of some language.
    fn is_complete(&self) -> bool {
        self.has_all("abcdefgh12345678")
            && ["KQRBN", "RDTFC", "KDTLS", "KDTLP"].iter().any(|pieces| self.has_all(pieces))
    }
}

/// A person who writes, each sign by another of the samples, as they are: nothing is bent.
pub struct PersonPen<'p> {
    person: &'p Person,
    hand: Hand,
    /// The samples of each sign that were not yet used.
    left: Vec<Vec<usize>>,
}

impl<'p> PersonPen<'p> {
    pub fn new(person: &'p Person) -> PersonPen<'p> {
        PersonPen { person, hand: Hand::plain(0.0), left: Vec::new() }
    }
}

impl Pen for PersonPen<'_> {
    fn next_hand(&mut self, dice: &mut Dice) {
        self.hand = Hand::plain(dice.between(10.0, 45.0)).sized(dice.between(0.3, 2.0));
        self.left = Sign::all().map(|sign| (0..self.person.forms.forms(sign).len()).collect()).collect();
    }

    fn has(&self, sign: Sign) -> bool {
        self.left.get(sign.index()).is_some_and(|left| !left.is_empty())
    }

    fn write(&mut self, signs: &[Sign], dice: &mut Dice) -> Written {
        let (person, left) = (self.person, &mut self.left);
        self.hand.compose(signs, dice, |sign, dice| {
            let (forms, left) = (person.forms.forms(sign), &mut left[sign.index()]);
            let at = if left.is_empty() {
                dice.below(forms.len())
            } else {
                left.swap_remove(dice.below(left.len()))
            };
            forms[at].lines.clone()
        })
    }
}
