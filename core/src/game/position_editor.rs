//! A position that is being set up: any arrangement of pieces, whatever the game, and what keeps it from
//! being played.
//!
//! A [`PositionEditor`] is plain data for the screen; what belongs to one family only (rights to castle, the field
//! of a pawn just passed, counters) stands in it as switches, picks and counters. The functions of a
//! family are its [`EditorSpec`], given by [`Variant::kit`].

pub(super) mod chess;
pub(super) mod draughts;
pub(super) mod scharten;

use super::Problem;
use super::pieces::owned;
use super::variant::{Family, Variant, find};
use super::variant_guess::games_of_position;
use crate::geometry::{Board, Field, Grid};
use crate::i18n::{Label, MessageKind, Msg};
use crate::notation::signs::joined;
use crate::pieces::Role;
use crate::position::{Figure, Glyph, Side};

/// How positions of a family are set up.
pub struct EditorSpec {
    /// The pieces that can be placed, in rows: those of White, then those of Black.
    pub palette: [&'static [Glyph]; 2],
    /// The start of the game as text.
    pub start: &'static str,
    /// A board without pieces as text.
    pub empty: &'static str,
    /// The name of a field.
    pub(super) name: fn(&Board, Field) -> String,
    /// What the switches say of their pieces.
    pub switches: Label,
    /// An arrangement from text, with what was agreed.
    pub(super) read: fn(&'static Variant, &str, &str) -> Result<PositionEditor, Problem>,
    pub(super) text: fn(&PositionEditor) -> String,
    /// Takes away what no longer fits the pieces, and finds out what can be chosen now.
    pub(super) settle: fn(&mut PositionEditor),
    pub(super) reasons: fn(&PositionEditor) -> Vec<Reason>,
}

/// The pieces of a side in chess and its kin.
const fn glyphs(side: Side) -> [Glyph; 6] {
    [
        Glyph { side, figure: Figure::King },
        Glyph { side, figure: Figure::Queen },
        Glyph { side, figure: Figure::Rook },
        Glyph { side, figure: Figure::Bishop },
        Glyph { side, figure: Figure::Knight },
        Glyph { side, figure: Figure::Pawn },
    ]
}

/// What stands on the fields of chess and its kin, as it is drawn.
fn shown(board: &[Option<(Side, Role)>]) -> Vec<Option<Glyph>> {
    let mut all = Vec::with_capacity(board.len());
    for piece in board {
        all.push(piece.map(|(side, role)| Glyph { side, figure: role.figure() }));
    }
    all
}

/// The same the other way: puts the pieces of a draft on a board.
fn place(draft: &PositionEditor, board: &mut [Option<(Side, Role)>]) {
    for (place, piece) in board.iter_mut().zip(&draft.pieces) {
        *place = piece.and_then(|glyph| {
            Some((glyph.side, Role::ALL.into_iter().find(|role| role.figure() == glyph.figure)?))
        });
    }
}

/// The fields that a pawn may just have passed.
fn passed(
    grid: &Grid,
    name: fn(Field) -> String,
    chosen: Option<Field>,
    may: &dyn Fn(Field) -> bool,
) -> Vec<Pick> {
    let mut options = Vec::new();
    for field in grid.fields() {
        if chosen == Some(field) || may(field) {
            options.push((field, name(field)));
        }
    }
    vec![Pick { label: Label::PassedField, options, chosen }]
}

/// Something that is so or not, such as a right to castle.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    /// The field of the piece it belongs to.
    pub field: Field,
    /// Whose piece that is.
    pub side: Side,
    /// What it means.
    pub says: Msg,
    /// Whether it is so.
    pub on: bool,
}

/// One field of several, or none.
#[derive(Clone, PartialEq, Debug)]
pub struct Pick {
    /// What it is.
    pub label: Label,
    /// The fields to choose from with their names, in rising order.
    pub options: Vec<(Field, String)>,
    /// The chosen one.
    pub chosen: Option<Field>,
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub struct Counter {
    /// What it counts.
    pub label: Label,
    /// How far.
    pub value: u32,
    /// The smallest value.
    pub least: u32,
    /// The largest value.
    pub most: u32,
}

/// Why an arrangement cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The reason.
    pub says: Msg,
    /// The fields it speaks of.
    pub fields: Vec<Field>,
}

/// An arrangement of pieces. It need not make sense.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionEditor {
    pub(super) variant: &'static Variant,
    /// What was agreed, as the tag `Rules` of a record has it.
    pub rules: String,
    /// The board.
    pub board: Board,
    /// What stands on each field, in the order of their numbers.
    pub pieces: Vec<Option<Glyph>>,
    /// Who moves.
    pub turn: Side,
    /// What may be so or not.
    pub switches: Vec<Switch>,
    /// What can be chosen.
    pub picks: Vec<Pick>,
    /// What is counted.
    pub counters: Vec<Counter>,
}

impl PositionEditor {
    /// An arrangement from text. A text that is none is answered with the reason and the place.
    pub fn read(game: &str, text: &str) -> Result<PositionEditor, Problem> {
        PositionEditor::agreed(game, text, "")
    }
    /// The same with what was agreed for the game.
    pub fn agreed(game: &str, text: &str, rules: &str) -> Result<PositionEditor, Problem> {
        let game = find(game)?;
        (game.kit().read)(game, text, rules)
    }
    /// Another arrangement for the same game, with the same agreed.
    pub fn again(&self, text: &str) -> Result<PositionEditor, Problem> {
        (self.variant.kit().read)(self.variant, text, &self.rules)
    }

    /// An arrangement from a text of any game: of this one if the text is one of its, else of the game for which it
    /// is written. A text of none is answered as one of this game.
    pub fn recognise(&self, text: &str) -> Result<PositionEditor, Problem> {
        let own = self.again(text);
        if own.as_ref().is_ok_and(|draft| draft.is_meant_by(text)) {
            return own;
        }
        let others = games_of_position(text, self.variant.id).into_iter();
        let mut others = others.filter_map(|game| PositionEditor::agreed(game.id, text, "").ok());
        others.find(|draft| draft.is_meant_by(text)).map_or(own, Ok)
    }
    /// Is a text that could be read written for this game, and not for its sister?
    fn is_meant_by(&self, text: &str) -> bool {
        let castling =
            || self.reasons().iter().any(|reason| reason.says.kind() == MessageKind::SetupCastling);
        match self.variant.id {
            "chess" => !castling(),
            "scharten" => !super::setup::scharten::has_darts(text),
            "scharten-loud" => super::setup::scharten::has_darts(text),
            _ => true,
        }
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.variant.id
    }
    /// How positions of this game are set up.
    pub fn kit(&self) -> &'static EditorSpec {
        self.variant.kit()
    }
    /// The arrangement as text. Read again, it gives the same arrangement.
    pub fn text(&self) -> String {
        (self.variant.kit().text)(self)
    }
    /// Everything that keeps it from being played; nothing if it can be.
    pub fn reasons(&self) -> Vec<Reason> {
        (self.variant.kit().reasons)(self)
    }
    /// What stands on a field.
    pub fn at(&self, field: Field) -> Option<Glyph> {
        self.pieces.get(field.index()).copied().flatten()
    }
    /// A field and what stands there, in words.
    pub fn says(&self, field: Field) -> Msg {
        msg!(FieldIs {
            field: (self.variant.kit().name)(&self.board, field),
            holds: self.at(field).map(owned),
        })
    }

    /// Puts a piece on a field, or takes away what stands there.
    pub fn put(&mut self, field: Field, piece: Option<Glyph>) {
        if let Some(place) = self.pieces.get_mut(field.index()) {
            *place = piece;
            (self.variant.kit().settle)(self);
        }
    }
    /// Moves what stands on a field to another; what stands there is taken away.
    pub fn carry(&mut self, from: Field, to: Field) {
        if from.index() < self.pieces.len() && to.index() < self.pieces.len() && from != to {
            let piece = self.at(from);
            self.pieces[from.index()] = None;
            self.put(to, piece);
        }
    }
    /// Lets a side move.
    pub fn turn_to(&mut self, side: Side) {
        self.turn = side;
        (self.variant.kit().settle)(self);
    }
    /// Turns a switch on or off.
    pub fn switch(&mut self, n: usize, on: bool) {
        if n < self.switches.len() {
            // The newest wish stands last: it wins over those it cannot stand beside.
            let switch = self.switches.remove(n);
            self.switches.push(Switch { on, ..switch });
            (self.variant.kit().settle)(self);
        }
    }
    /// Chooses one of the fields of a pick, or none.
    pub fn pick(&mut self, n: usize, field: Option<Field>) {
        if let Some(pick) = self.picks.get_mut(n) {
            pick.chosen = field.filter(|f| pick.options.iter().any(|(option, _)| option == f));
            (self.variant.kit().settle)(self);
        }
    }
    /// Sets a counter, as far as it goes.
    pub fn count(&mut self, n: usize, value: u32) {
        if let Some(counter) = self.counters.get_mut(n) {
            counter.value = value.clamp(counter.least, counter.most);
        }
    }
    /// The same arrangement for another game; its start if the arrangement means nothing there.
    pub fn into_game(&self, game: &str) -> Result<PositionEditor, Problem> {
        let kit = find(game)?.kit();
        // What was agreed may mean nothing there, either.
        let start = PositionEditor::agreed(game, kit.start, &self.rules);
        let mut other = start.or_else(|_| PositionEditor::agreed(game, kit.start, ""))?;
        let known = |glyph: &Glyph| kit.palette.iter().any(|row| row.contains(glyph));
        if other.board.grid != self.board.grid {
            return Ok(other);
        }
        // The same names may stand for other fields: then the pieces go over, not their text.
        if other.board.naming == self.board.naming {
            return Ok(PositionEditor::agreed(game, &self.text(), &other.rules).unwrap_or(other));
        }
        if self.pieces.iter().flatten().all(known) {
            other.pieces = self.pieces.clone();
            other.turn = self.turn;
            (kit.settle)(&mut other);
        }
        Ok(other)
    }
}

/// A piece in words.
pub fn piece(glyph: Glyph) -> Msg {
    msg!(PieceIs { holds: owned(glyph) })
}

/// The first line of a kept draft, with the version of the format.
const HEADER: &str = "notabene draft 1";

/// A draft with what was typed, as text to be kept: header, game with what was agreed, arrangement, typed text.
pub fn save(draft: &PositionEditor, typed: &str) -> String {
    let typed: String = typed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let blank = if draft.rules.is_empty() { "" } else { " " };
    joined(&[HEADER, "\n", draft.variant.id, blank, &draft.rules, "\n", &draft.text(), "\n", &typed])
}

/// A kept draft and what was typed. The text is hostile: it may be damaged anywhere.
pub fn open_saved(text: &str) -> Result<(PositionEditor, String), Problem> {
    let damaged = || Problem { says: msg!(DraftDamaged), at: 0 };
    let mut lines = text.lines();
    let (Some(HEADER), Some(game), Some(position)) = (lines.next(), lines.next(), lines.next()) else {
        return Err(damaged());
    };
    let (game, rules) = game.split_once(' ').unwrap_or((game, ""));
    let draft = PositionEditor::agreed(game, position, rules).map_err(|_| damaged())?;
    let typed = lines.next().map_or_else(|| draft.text(), str::to_string);
    // More lines than are written are damage, too.
    lines.next().map_or(Ok((draft, typed)), |_| Err(damaged()))
}

impl Variant {
    /// How its positions are set up.
    pub fn kit(&self) -> &'static EditorSpec {
        match self.family {
            Family::Chess(crate::chess::Rules::Chess) => &self::chess::KIT,
            Family::Chess(crate::chess::Rules::Chess960) => &self::chess::KIT960,
            Family::Scharten(rules) if rules.loud => &self::scharten::LOUD,
            Family::Scharten(_) => &self::scharten::KIT,
            Family::Draughts(_) => &self::draughts::KIT,
        }
    }
}
