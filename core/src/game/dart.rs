//! Results and risks of darts, as messages (Scharten, section 8).

use super::scene::Scene;
use crate::digits::number;
use crate::geometry::Field;
use crate::geometry::dartboard::Bed;
use crate::i18n::Msg;
use crate::notation::{noun, player};
use crate::position::{Figure, Side, Throws};

/// The result of a dart.
#[derive(Clone, PartialEq, Debug)]
pub struct DartOutcome {
    /// The field hit; none outside all fields and on the bull.
    pub field: Option<Field>,
    /// True if a piece is placed and the game goes on.
    pub placed: bool,
    /// The result as a message, with the reason if the dart is lost.
    pub message: Msg,
    /// The number of consecutive lost darts, if this one is lost and the game goes on.
    pub misses: Option<Msg>,
}

/// Words for a ring of the board, and its letter; `S` is one of the two singles.
const RINGS: [(&str, &str); 40] = [
    ("t", "T"),
    ("triple", "T"),
    ("treble", "T"),
    ("tripel", "T"),
    ("d", "D"),
    ("double", "D"),
    ("dubbel", "D"),
    ("dubbele", "D"),
    ("doppel", "D"),
    ("doble", "D"),
    ("f", "F"),
    ("fat", "F"),
    ("wide", "F"),
    ("big", "F"),
    ("grand", "F"),
    ("grand simple", "F"),
    ("gros", "F"),
    ("large", "F"),
    ("breed", "F"),
    ("brede", "F"),
    ("breit", "F"),
    ("dick", "F"),
    ("ancho", "F"),
    ("l", "L"),
    ("little", "L"),
    ("small", "L"),
    ("petit", "L"),
    ("petit simple", "L"),
    ("smal", "L"),
    ("smalle", "L"),
    ("klein", "L"),
    ("schmal", "L"),
    ("pequeño", "L"),
    ("s", "S"),
    ("single", "S"),
    ("simple", "S"),
    ("enkel", "S"),
    ("enkele", "S"),
    ("einfach", "S"),
    ("", "S"),
];

/// Words for the bull and for the area outside the beds.
const PLACES: [(&str, Bed); 14] = [
    ("bull", Bed::Bull),
    ("bullseye", Bed::Bull),
    ("bull’s eye", Bed::Bull),
    ("bull's eye", Bed::Bull),
    ("double bull", Bed::Bull),
    ("inner bull", Bed::Bull),
    ("outer bull", Bed::OuterBull),
    ("single bull", Bed::OuterBull),
    ("demi-bull", Bed::OuterBull),
    ("miss", Bed::Outside),
    ("mis", Bed::Outside),
    ("ernaast", Bed::Outside),
    ("à côté", Bed::Outside),
    ("raté", Bed::Outside),
];

/// Parses the name of a bed: `T19`, `triple 19`, `bull`.
///
/// # Errors
///
/// The missing or wrong part: a single without its ring, a number not on the board. Without a message the text names no
/// bed at all.
pub fn bed_by_name(text: &str) -> Result<Bed, Option<Msg>> {
    let plain = text.trim().to_ascii_lowercase();
    if let Some(bed) = Bed::read(&plain) {
        return Ok(bed);
    }
    if let Some((_, bed)) = PLACES.iter().find(|(word, _)| *word == plain) {
        return Ok(*bed);
    }
    let word = plain.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &plain[word.len()..];
    let ring = word.trim_end_matches([' ', '-']);
    let (_, ring) =
        RINGS.iter().find(|(word, _)| *word == ring).filter(|_| !digits.is_empty()).ok_or(None)?;
    let bed = |ring: &str| format!("{ring}{digits}");
    match number(digits) {
        Some(number) if (1..=20).contains(&number) && *ring == "S" => {
            Err(Some(msg!(BedSingle { number, right: vec![bed("F"), bed("L")] })))
        }
        _ => Bed::read(&bed(ring)).ok_or_else(|| {
            let shown = text.trim().chars().filter(|c| !"«»“”".contains(*c)).take(12).collect();
            Some(msg!(BedNumber { text: shown }))
        }),
    }
}

impl Scene {
    /// The result of a dart in this bed; none if no piece is left to throw.
    pub fn dart_outcome(&self, bed: Bed) -> Option<DartOutcome> {
        let throws = self.throws.as_ref()?;
        let figure = next(throws, self.turn)?;
        let field = bed.field();
        let hit = field.and_then(|field| Some((field, self.fields.get(field.index())?.name.clone())));
        let piece = noun(figure);
        let bed = bed.name();
        let (placed, message) = match hit {
            None if bed == "0" => (false, msg!(DartBeside)),
            None => (false, msg!(DartOnBull { bed })),
            Some((at, field)) if self.pieces.iter().any(|p| p.field == at) => {
                (false, msg!(DartOccupied { bed, field }))
            }
            Some((at, field)) if !throws.area.contains(at) => (false, msg!(DartOutside { bed, field })),
            // In check it may place its piece without ending the check; the end of the game has a message of its own.
            Some((at, field)) => {
                (!throws.in_check || throws.good.contains(at), msg!(DartPlaced { bed, piece, field }))
            }
        };
        let (lost, most) = (throws.misses[self.turn.index()].saturating_add(1), throws.most);
        let goes_on = !placed && !throws.in_check && lost < most;
        let misses = goes_on.then_some(msg!(DartMisses { misses: u32::from(lost), most: u32::from(most) }));
        Some(DartOutcome { field, placed, message, misses })
    }

    /// The risk of the next dart; none if it is not increased.
    pub fn stake_message(&self) -> Option<Msg> {
        let throws = self.throws.as_ref().filter(|throws| throws.in_check)?;
        next(throws, self.turn)?;
        let name = |at: Field| Some(self.fields.get(at.index())?.name.clone());
        let fields: Vec<String> = throws.good.iter().filter_map(name).collect();
        Some(if fields.is_empty() { msg!(DartHopeless) } else { msg!(DartAtStake { fields }) })
    }

    /// A field in the middle of the throwing area: on the middle line of the thrower's second rank. If a
    /// dart would be lost there, the nearest field where it is not, preferably along the rank.
    pub fn amid(&self) -> Option<Field> {
        let (throws, files) = (self.throws.as_ref()?, usize::from(self.board.grid.files));
        let ranks = throws.area.len() as usize / files;
        let rank = match self.turn {
            Side::White => ranks.saturating_sub(1) / 2,
            Side::Black => ranks / 2,
        };
        let middle = throws.area.iter().nth(rank * files + files / 2)?;
        let (x, y) = self.board.grid.xy(middle);
        let apart = |at: &Field| {
            let (file, rank) = self.board.grid.xy(*at);
            (rank.abs_diff(y), file.abs_diff(x))
        };
        throws.good.iter().min_by_key(apart).or(Some(middle))
    }

    /// The next piece to throw of the side to move; none if there is none, or the game has no darts.
    pub fn next_dart(&self) -> Option<Figure> {
        next(self.throws.as_ref()?, self.turn)
    }
}

fn next(throws: &Throws, side: Side) -> Option<Figure> {
    throws.queue[side.index()].first().copied()
}

/// The remaining pieces to throw of a side, grouped by kind in the order of the game.
pub fn pieces_to_throw(throws: &Throws, side: Side) -> Vec<(Figure, u32)> {
    let mut heap: Vec<(Figure, u32)> = Vec::new();
    for figure in &throws.queue[side.index()] {
        match heap.last_mut() {
            Some((last, count)) if last == figure => *count += 1,
            _ => heap.push((*figure, 1)),
        }
    }
    heap
}

/// The remaining pieces to throw as a message, with the consecutive lost darts.
pub fn remaining_message(throws: &Throws, side: Side) -> Msg {
    msg!(DartsLeft {
        player: player(side),
        left: throws.queue[side.index()].len() as u32,
        misses: u32::from(throws.misses[side.index()]),
        most: u32::from(throws.most),
    })
}

/// The next piece to throw, as a message.
pub fn next_message(figure: Figure) -> Msg {
    msg!(DartNext { piece: noun(figure) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{FieldView, PieceId, PieceOn};
    use crate::geometry::{Board, DARTBOARD, FieldSet, Naming};
    use crate::i18n::Fact;
    use crate::position::Glyph;

    fn at(name: &str) -> Field {
        Naming::DARTBOARD.field(&DARTBOARD, name).unwrap()
    }

    /// Two kings on the board, White to throw a pawn into ranks 1 to 4.
    fn scene() -> Scene {
        let view = |field| {
            let name = Naming::DARTBOARD.name(&DARTBOARD, field);
            FieldView { name: name.clone(), message: msg!(FieldIs { field: name, holds: None }), look: None }
        };
        let king = |id, side, name| PieceOn {
            id: PieceId(id),
            field: at(name),
            glyph: Glyph { side, figure: Figure::King },
        };
        let area: FieldSet = (0..40).map(Field).collect();
        let queue = vec![Figure::Pawn, Figure::Pawn, Figure::Knight];
        let throws = Throws {
            queue: [queue.clone(), queue],
            misses: [1, 0],
            most: 3,
            area,
            good: area,
            in_check: false,
        };
        Scene {
            board: Board::DARTBOARD,
            pieces: vec![king(0, Side::White, "e1"), king(1, Side::Black, "e8")],
            marks: Vec::new(),
            fields: DARTBOARD.fields().map(view).collect(),
            throws: Some(throws),
            castles: false,
            takes: None,
            path: Vec::new(),
            candidates: Vec::new(),
            sweep: None,
            tallies: Vec::new(),
            shapes: Vec::new(),
            turn: Side::White,
            spoken: msg!(AtStart),
        }
    }

    fn fate(scene: &Scene, bed: &str) -> (bool, &'static str, Option<u32>) {
        let fate = scene.dart_outcome(Bed::read(bed).unwrap()).unwrap();
        let misses = fate.misses.map(|m| match m.fact("misses") {
            Some(Fact::Number(misses)) => *misses,
            _ => 0,
        });
        (fate.placed, fate.message.id(), misses)
    }

    #[test]
    fn a_dart_tells_what_it_came_to() {
        let mut scene = scene();
        assert_eq!(fate(&scene, "T7"), (true, "dart_placed", None));
        assert_eq!(fate(&scene, "T20"), (false, "dart_outside", Some(2)));
        assert_eq!(fate(&scene, "D3"), (false, "dart_occupied", Some(2)));
        assert_eq!(fate(&scene, "D20"), (false, "dart_occupied", Some(2)));
        assert_eq!(fate(&scene, "50"), (false, "dart_on_bull", Some(2)));
        assert_eq!(fate(&scene, "25"), (false, "dart_on_bull", Some(2)));
        assert_eq!(fate(&scene, "0"), (false, "dart_beside", Some(2)));
        // The third in a row ends the game, with a message of its own.
        scene.throws.as_mut().unwrap().misses = [2, 0];
        assert_eq!(fate(&scene, "0"), (false, "dart_beside", None));
        assert_eq!(scene.stake_message(), None);
        scene.throws.as_mut().unwrap().queue[0].clear();
        assert_eq!((scene.dart_outcome(Bed::Bull), scene.next_dart()), (None, None));
    }

    #[test]
    fn beds_are_named_in_words_too() {
        let read =
            |text: &str| bed_by_name(text).map(Bed::name).map_err(|message| message.map(|msg| msg.id()));
        for (text, bed) in [("T19", "T19"), ("triple 19", "T19"), ("Dubbel 3", "D3"), ("bull", "50")] {
            assert_eq!(read(text), Ok(bed.into()), "{text}");
        }
        for (text, bed) in [("petit simple 5", "L5"), ("fat 20", "F20"), ("t 7", "T7"), ("25", "25")] {
            assert_eq!(read(text), Ok(bed.into()), "{text}");
        }
        assert_eq!(read("20"), Err(Some("bed_single")));
        assert_eq!(read("19"), Err(Some("bed_single")));
        assert_eq!(read("S7"), Err(Some("bed_single")));
        assert_eq!(read("T21"), Err(Some("bed_number")));
        assert_eq!(read("99999999999"), Err(Some("bed_number")));
        assert_eq!(read("triple"), Err(None));
        assert_eq!(read("e4x"), Err(None));
        let message = bed_by_name("20").unwrap_err().unwrap();
        assert_eq!(message.fact("right"), Some(&Fact::List(vec!["F20".into(), "L20".into()])));
    }

    #[test]
    fn in_check_only_good_fields_help() {
        let mut scene = scene();
        let throws = scene.throws.as_mut().unwrap();
        throws.in_check = true;
        throws.good = [at("e2"), at("e3")].into_iter().collect();
        assert_eq!(scene.stake_message(), Some(msg!(DartAtStake { fields: vec!["e2".into(), "e3".into()] })));
        assert_eq!(fate(&scene, "F3"), (true, "dart_placed", None));
        assert_eq!(fate(&scene, "T7"), (false, "dart_placed", None));
        assert_eq!(fate(&scene, "0"), (false, "dart_beside", None));
        scene.throws.as_mut().unwrap().good = FieldSet::default();
        assert_eq!(scene.stake_message(), Some(msg!(DartHopeless)));
    }

    #[test]
    fn the_middle_of_the_area_is_on_the_middle_line_of_its_half() {
        let mut scene = scene();
        assert_eq!(scene.amid(), Some(at("e2")));
        scene.turn = Side::Black;
        scene.throws.as_mut().unwrap().area = (40..80).map(Field).collect();
        scene.throws.as_mut().unwrap().good = [at("e6"), at("e7")].into_iter().collect();
        assert_eq!(scene.amid(), Some(at("e7")));
        scene.throws.as_mut().unwrap().good = [at("e6"), at("b7"), at("g7")].into_iter().collect();
        assert_eq!(scene.amid(), Some(at("g7")), "no dart is lost there");
        scene.throws.as_mut().unwrap().good = FieldSet::default();
        assert_eq!(scene.amid(), Some(at("e7")));
        scene.throws.as_mut().unwrap().area = FieldSet::default();
        assert_eq!(scene.amid(), None);
        scene.throws = None;
        assert_eq!(scene.amid(), None);
    }

    #[test]
    fn the_heap_is_counted_kind_by_kind() {
        let throws = scene().throws.unwrap();
        assert_eq!(pieces_to_throw(&throws, Side::White), [(Figure::Pawn, 2), (Figure::Knight, 1)]);
    }
}
