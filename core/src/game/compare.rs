//! One position under the rules of every game that it fits: which captures each allows, and why they differ.

use super::game::Game;
use super::national::{self, CROWN, GOAL, KING, LEAVE, MEN, National, TAKE};
use super::position_editor::PositionEditor;
use super::registry::{VARIANTS, Variant};
use super::scene::Scene;
use super::setup::Start;

use crate::geometry::{Field, Grid};
use crate::i18n::Label;
use crate::notation::{Notation, Style};
use crate::position::{Figure, Position, Side};

/// A move that a game allows, on the board of the game that was asked about.
#[derive(PartialEq, Debug)]
pub struct CapturePath {
    /// The move as this game writes it.
    pub text: String,
    /// Where it starts, comes down and ends.
    pub route: Vec<Field>,
    /// What it takes.
    pub taken: Vec<Field>,
    /// Both on the board of this game, which may be the mirror image.
    pub here: [Vec<Field>; 2],
    /// Whether the piece is another one at its end: a man that is crowned.
    becomes: Option<Figure>,
    /// The topics of which it shows something, one bit each.
    shows: u8,
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
    pub ways: Vec<CapturePath>,
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
pub fn compare(table: &Game, style: &Style) -> Vec<Answer> {
    let (scene, own) = (table.scene(), table.status().game);
    let mut all: Vec<Answer> = Vec::new();
    let text = table.now().to_text();
    for game in VARIANTS {
        if game.id == own {
            all.extend(answer(game, &scene, Some(text.as_str()), style));
        }
    }
    for game in VARIANTS {
        // Without an answer of its own game there is nothing to compare with.
        if game.id != own
            && let Some(first) = all.first()
            && let Some(mut other) = answer(game, &scene, None, style)
        {
            differ(first, &mut other);
            all.push(other);
        }
    }
    all
}

/// The field of another board that looks the same, or the same in a mirror.
fn alike(from: &Grid, field: Field, to: &Grid, mirrored: bool) -> Option<Field> {
    let (x, y) = from.xy(field);
    to.field(if mirrored { from.files - 1 - x } else { x }, y)
}

/// Puts all pieces of a board on another one; some may find no field there.
fn place(scene: &Scene, draft: &mut PositionEditor, mirrored: bool) -> Option<()> {
    draft.pieces.fill(None);
    for piece in &scene.pieces {
        let at = alike(&scene.board.grid, piece.field, &draft.board.grid, mirrored)?;
        *draft.pieces.get_mut(at.index())? = Some(piece.glyph);
    }
    Some(())
}

/// What a game says; none if the position does not fit its board, or it cannot come up there. The game that
/// was asked about comes with its position, which has all its counters.
fn answer(game: &'static Variant, scene: &Scene, own: Option<&str>, style: &Style) -> Option<Answer> {
    let national = national::of_game(game.id)?;
    let mut draft = (game.kit().read)(game, "", "").ok()?;
    let (from, to) = (&scene.board.grid, draft.board.grid);
    if (from.files, from.ranks) != (to.files, to.ranks) {
        return None;
    }
    draft.turn = scene.turn;
    let mirrored = place(scene, &mut draft, false).is_none();
    if mirrored {
        place(scene, &mut draft, true)?;
    }
    let position = own.map_or_else(|| draft.text(), String::from);
    let seat = game.begin(Start { position: Some(&position), rules: "" }).ok()?;
    let last = if scene.turn == Side::White { to.ranks - 1 } else { 0 };
    let back = |fields: &[Field]| {
        let mut all = Vec::with_capacity(fields.len());
        fields.iter().for_each(|f| all.extend(alike(&to, *f, from, mirrored)));
        all
    };
    let (mut ways, mut must, mut captures) = (Vec::new(), Vec::new(), false);
    for m in seat.legal_moves() {
        let trace = seat.trace(&m);
        let mut text = String::new();
        seat.write_to(&m, style, &mut text);
        captures |= !trace.taken.is_empty();
        let (mut shows, mut far) = (1 << MEN, false);
        if let Some(from) = trace.route.first() {
            if draft.at(*from).is_some_and(|glyph| glyph.figure == Figure::Crowned) {
                shows = 1 << KING;
            }
            let name = seat.field_name(*from);
            if captures && !must.contains(&name) {
                must.push(name);
            }
        }
        // Whoever ends there is crowned everywhere; the games differ in what comes after it.
        trace.route.iter().rev().skip(1).for_each(|f| far |= to.xy(*f).1 == last);
        if far && shows == 1 << MEN {
            shows |= 1 << CROWN;
        }
        if trace.taken.len() > 1 {
            shows |= 1 << LEAVE;
        }
        let (route, taken) = (back(&trace.route), back(&trace.taken));
        let (here, becomes) = ([trace.route, trace.taken], trace.becomes);
        ways.push(CapturePath { text, route, taken, here, becomes, shows });
    }
    Some(Answer {
        game: game.id,
        label: game.label,
        position,
        mirrored,
        weighs: captures && seat.captures().len() > ways.len(),
        ways,
        captures,
        must,
        same: true,
        why: Vec::new(),
        national,
    })
}

impl CapturePath {
    /// Whether another move does the same to the board.
    fn is(&self, other: &CapturePath) -> bool {
        self.route.first() == other.route.first()
            && self.route.last() == other.route.last()
            && self.becomes == other.becomes
            && self.taken.len() == other.taken.len()
            && self.taken.iter().all(|f| other.taken.contains(f))
    }
}

/// What the moves show that a game allows and another one does not.
fn lacks(own: &Answer, other: &Answer) -> u8 {
    let mut shows = 0;
    for way in &own.ways {
        if !other.ways.iter().any(|other| other.is(way)) {
            shows |= way.shows;
        }
    }
    shows
}

/// Finds out whether two games allow the same, and the rules in which they differ and that show in their moves:
/// the first two are reason enough.
fn differ(first: &Answer, other: &mut Answer) {
    let mut shows = lacks(first, other) | lacks(other, first);
    other.same = shows == 0;
    if other.same {
        return;
    }
    if first.weighs || other.weighs {
        shows |= 1 << TAKE;
    }
    if !(first.captures && other.captures) {
        shows &= !(1 << CROWN);
    }
    if first.ways.is_empty() || other.ways.is_empty() {
        shows = 1 << GOAL;
    }
    for (topic, (own, key)) in first.national.keys.iter().zip(other.national.keys).enumerate() {
        if shows & 1 << topic != 0 && *own != key && other.why.len() < 2 {
            other.why.push(key);
        }
    }
}
