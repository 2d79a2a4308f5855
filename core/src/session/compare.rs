//! One position under the rules of every game that it fits: which captures each allows, and why they differ.

use super::national::{self, CROWN, GOAL, KING, LEAVE, MEN, National, TAKE};
use super::open::{GAMES, Game};
use super::setup::Start;
use super::{Form, Table};
use crate::geometry::{Board, Field, Grid};
use crate::notation::{Any, Notation, Style};
use crate::position::{Figure, Glyph, Position, Side};
use crate::text::Label;

/// A move that a game allows, on the board of the game that was asked about.
#[derive(PartialEq, Debug)]
pub struct Way {
    /// The move as this game writes it.
    pub text: String,
    /// Where it starts, comes down and ends.
    pub route: Vec<Field>,
    /// What it takes.
    pub taken: Vec<Field>,
    /// Both on the board of this game, which may be the mirror image.
    pub here: [Vec<Field>; 2],
    /// What moves.
    mover: Figure,
    /// Whether it comes to the last row.
    far: bool,
}

/// What a game says to a position.
#[derive(PartialEq, Debug)]
pub struct Answer {
    /// Its id.
    pub game: &'static str,
    /// Its name.
    pub label: Label,
    /// The position as this game writes it.
    pub position: String,
    /// Whether its board is the mirror image of the one that was asked about.
    pub mirrored: bool,
    /// All captures; all moves if there is none. Without any the game is over.
    pub ways: Vec<Way>,
    /// Whether they are captures.
    pub captures: bool,
    /// The fields of the pieces that have to capture, as this game calls them.
    pub must: Vec<String>,
    /// Whether it allows the same as the game that was asked about.
    pub same: bool,
    /// Why it differs from that game, as keys of the text `national`.
    pub why: Vec<&'static str>,
    /// Whether the rules leave out captures that could be made.
    weighs: bool,
    national: National,
}

/// The position on a table under every game that it fits, its own first; empty if its game has no kin.
pub fn compare(table: &dyn Table, style: &Style) -> Vec<Answer> {
    let (scene, own) = (table.scene(), table.status().game);
    let text = table.text(Form::Position);
    let seen = Seen { board: scene.board, turn: scene.turn, own, text, style };
    let pieces: Vec<(Field, Glyph)> = scene.pieces.iter().map(|p| (p.field, p.glyph)).collect();
    let answer = |game: &'static Game| seen.answer(game, &pieces);
    let Some(first) = GAMES.iter().find(|game| game.id == own).and_then(answer) else { return Vec::new() };
    let mut all = vec![first];
    for game in GAMES.iter().filter(|game| game.id != own) {
        if let Some(mut other) = answer(game) {
            (other.same, other.why) = all.first().map(|first| why(first, &other)).unwrap_or_default();
            all.push(other);
        }
    }
    all
}

/// Where the question came from.
struct Seen<'a> {
    board: Board,
    turn: Side,
    /// The game that was asked about, and its position with all its counters.
    own: &'static str,
    text: String,
    style: &'a Style,
}

/// The field of another board that looks the same, or the same in a mirror.
fn alike(from: &Grid, field: Field, to: &Grid, mirrored: bool) -> Option<Field> {
    let (x, y) = from.xy(field);
    to.field(if mirrored { from.files - 1 - x } else { x }, y)
}

impl Seen<'_> {
    /// What a game says; none if the position does not fit its board, or it cannot come up there.
    fn answer(&self, game: &'static Game, pieces: &[(Field, Glyph)]) -> Option<Answer> {
        let national = national::of_game(game.id)?;
        let mut draft = (game.kit.read)(game, "", "").ok()?;
        let (own, grid) = (self.board.grid, draft.board.grid);
        if (own.files, own.ranks) != (grid.files, grid.ranks) {
            return None;
        }
        let fits = |mirrored: &bool| pieces.iter().all(|(f, _)| alike(&own, *f, &grid, *mirrored).is_some());
        let mirrored = [false, true].into_iter().find(fits)?;
        draft.pieces.iter_mut().for_each(|piece| *piece = None);
        for (field, glyph) in pieces {
            let place = alike(&own, *field, &grid, mirrored).and_then(|f| draft.pieces.get_mut(f.index()))?;
            *place = Some(*glyph);
        }
        draft.turn = self.turn;
        let position = if game.id == self.own { self.text.clone() } else { (game.kit.text)(&draft) };
        let seat = game.seat(Start { position: Some(&position), rules: "" }).ok()?;
        let back = |fields: &[Field]| -> Vec<Field> {
            fields.iter().filter_map(|f| alike(&grid, *f, &own, mirrored)).collect()
        };
        let ways = self.ways(&seat, &back);
        let captures = ways.iter().any(|way| !way.taken.is_empty());
        let mut must: Vec<String> = Vec::new();
        for from in ways.iter().filter(|_| captures).filter_map(|way| way.here[0].first()) {
            let name = seat.field_name(*from);
            if !must.contains(&name) {
                must.push(name);
            }
        }
        let weighs = captures && seat.captures().len() > ways.len();
        let (game, label) = (game.id, game.label);
        Some(Answer {
            game,
            label,
            position,
            mirrored,
            ways,
            captures,
            must,
            same: true,
            why: Vec::new(),
            weighs,
            national,
        })
    }

    fn ways(&self, seat: &Any, back: &dyn Fn(&[Field]) -> Vec<Field>) -> Vec<Way> {
        let (grid, pieces) = (seat.grid(), seat.pieces());
        let last = if self.turn == Side::White { grid.ranks - 1 } else { 0 };
        let mut all = Vec::new();
        for m in seat.legal_moves() {
            let trace = seat.trace(&m);
            let mut text = String::new();
            seat.write_to(&m, self.style, &mut text);
            let at =
                |field: Option<&Field>| pieces.iter().find(|(f, _)| Some(f) == field).map(|(_, g)| g.figure);
            all.push(Way {
                text,
                mover: at(trace.route.first()).unwrap_or(Figure::Man),
                far: trace.route.iter().any(|f| grid.xy(*f).1 == last),
                route: back(&trace.route),
                taken: back(&trace.taken),
                here: [trace.route, trace.taken],
            });
        }
        all
    }
}

impl Way {
    /// Whether another move does the same to the board.
    fn is(&self, other: &Way) -> bool {
        let ends = |way: &Way| (way.route.first().copied(), way.route.last().copied(), way.taken.len());
        ends(self) == ends(other) && self.taken.iter().all(|f| other.taken.contains(f))
    }
}

/// Whether a game lacks a move of this kind that another one has.
fn lacks(own: &Answer, other: &Answer, test: fn(&Way) -> bool) -> bool {
    other.ways.iter().any(|way| test(way) && !own.ways.iter().any(|own| own.is(way)))
}

/// Whether two games allow the same; the rules in which they differ and that show in their moves: the first
/// two are reason enough.
fn why(first: &Answer, other: &Answer) -> (bool, Vec<&'static str>) {
    let any = |test: fn(&Way) -> bool| lacks(first, other, test) || lacks(other, first, test);
    let same = !any(|_| true);
    let weigh = first.weighs || other.weighs;
    let shows = |topic: usize| match topic {
        MEN => any(|way| way.mover == Figure::Man),
        KING => any(|way| way.mover == Figure::Crowned),
        TAKE => weigh,
        CROWN => any(|way| way.mover == Figure::Man && way.far),
        LEAVE => any(|way| way.taken.len() > 1),
        GOAL => first.ways.is_empty() != other.ways.is_empty(),
        _ => false,
    };
    let (own, keys) = (first.national.keys, other.national.keys);
    let differ = (MEN..=GOAL).zip(own.iter().zip(keys).skip(MEN)).filter(|(_, (a, b))| **a != *b);
    let over = first.ways.is_empty() || other.ways.is_empty();
    let differ = differ.filter(|(topic, _)| !over || *topic == GOAL);
    let told = differ.filter(|(topic, _)| !same && shows(*topic)).map(|(_, (_, key))| key);
    (same, told.take(2).collect())
}
