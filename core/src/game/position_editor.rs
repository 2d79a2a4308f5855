//! The position editor: arbitrary arrangements of pieces in any game, and their validation.
//!
//! A [`PositionEditor`] is plain data for the screen; data specific to one family (castling rights, the en passant
//! square, counters) is stored as switches, picks and counters. The functions of a
//! family are its [`EditorSpec`], returned by [`Variant::editor_spec`].

pub(super) mod chess;
pub(super) mod draughts;
pub(super) mod scharten;

use super::pieces::ownership;
use super::setup::{PastedPosition, glyphs_on_board, place_pieces};
use super::variant::{Family, Variant, find};
use super::variant_guess::games_of_position;
use super::{Problem, setup};
use crate::geometry::{Board, Field, Grid};
use crate::i18n::{Label, MessageKind, Msg};
use crate::position::{Figure, Glyph, Side};

/// The position editor functions of a family.
pub struct EditorSpec {
    /// The pieces of the palette, in rows: White's, then Black's.
    pub palette: [&'static [Glyph]; 2],
    /// The start of the game as text.
    pub start: &'static str,
    /// The empty board as text.
    pub empty: &'static str,
    /// The name of a field.
    pub(super) name: fn(&Board, Field) -> String,
    /// The meaning of the switches.
    pub switches: Label,
    /// Parses an arrangement with agreed options.
    pub(super) read: fn(&'static Variant, &str, &str) -> Result<PositionEditor, Problem>,
    pub(super) text: fn(&PositionEditor) -> String,
    /// Removes settings that no longer fit the pieces, and updates the available choices.
    pub(super) normalize: fn(&mut PositionEditor),
    pub(super) reasons: fn(&PositionEditor) -> Vec<Reason>,
}

/// The pieces of a side in chess and related games.
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

/// The possible en passant squares.
fn en_passant_picks(
    grid: &Grid,
    name: fn(Field) -> String,
    chosen: Option<Field>,
    may: &dyn Fn(Field) -> bool,
) -> Vec<FieldPick> {
    let mut options = Vec::new();
    for field in grid.fields() {
        if chosen == Some(field) || may(field) {
            options.push((field, name(field)));
        }
    }
    vec![FieldPick { label: Label::PassedField, options, chosen }]
}

/// A setting that is on or off, such as a castling right.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    /// The field of its piece.
    pub field: Field,
    /// The side of its piece.
    pub side: Side,
    /// Its meaning.
    pub message: Msg,
    /// True if on.
    pub on: bool,
}

/// A choice of one field, or none.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldPick {
    /// Its meaning.
    pub label: Label,
    /// The fields to choose from with their names, in ascending order.
    pub options: Vec<(Field, String)>,
    /// The chosen one.
    pub chosen: Option<Field>,
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorCounter {
    /// The counted subject.
    pub label: Label,
    /// Current value.
    pub value: u32,
    /// Minimum.
    pub min: u32,
    /// Maximum.
    pub max: u32,
}

/// The reason why an arrangement is not playable.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The message.
    pub message: Msg,
    /// Related fields.
    pub fields: Vec<Field>,
}

/// An arrangement of pieces. It may be illegal.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionEditor {
    pub(super) variant: &'static Variant,
    /// The agreed options, as in the tag `Rules` of a record.
    pub rules: String,
    /// The board.
    pub board: Board,
    /// The piece on each field, by field index.
    pub pieces: Vec<Option<Glyph>>,
    /// The side to move.
    pub turn: Side,
    /// Switches of the family.
    pub switches: Vec<Switch>,
    /// Picks of the family.
    pub picks: Vec<FieldPick>,
    /// Counters of the family.
    pub counters: Vec<EditorCounter>,
}

impl PositionEditor {
    /// Parses an arrangement.
    ///
    /// # Errors
    ///
    /// The reason and the place, if the text is invalid.
    pub fn read(game: &str, text: &str) -> Result<PositionEditor, Problem> {
        PositionEditor::read_with_rules(game, text, "")
    }
    /// Parses an arrangement with agreed options.
    ///
    /// # Errors
    ///
    /// The reason and the place, if the text or the options are invalid.
    pub fn read_with_rules(game: &str, text: &str, rules: &str) -> Result<PositionEditor, Problem> {
        find(game)?.read_arrangement(text, rules)
    }
    /// Parses another arrangement for the same game, with the same options.
    ///
    /// # Errors
    ///
    /// The reason and the place, if the text is invalid.
    pub fn read_same_game(&self, text: &str) -> Result<PositionEditor, Problem> {
        self.variant.read_arrangement(text, &self.rules)
    }

    /// Parses an arrangement of any game: of this game if the text fits it, otherwise of the game for which it
    /// is written.
    ///
    /// # Errors
    ///
    /// The reason and the place for this game, if the text fits none.
    pub fn read_any_game(&self, text: &str) -> Result<PositionEditor, Problem> {
        let pasted = PastedPosition::new(text);
        let text = pasted.inside();
        let own = self.read_same_game(text).map_err(|problem| pasted.locate(problem));
        if own.as_ref().is_ok_and(|draft| draft.is_written_for(text)) {
            return own;
        }
        let others = games_of_position(text, self.variant.id).into_iter();
        let mut others = others.filter_map(|game| PositionEditor::read_with_rules(game.id, text, "").ok());
        others.find(|draft| draft.is_written_for(text)).map_or(own, Ok)
    }
    /// True if a valid text was written for this game, and not for its sibling.
    fn is_written_for(&self, text: &str) -> bool {
        let castling =
            || self.reasons().iter().any(|reason| reason.message.kind() == MessageKind::SetupCastling);
        match self.variant.id {
            "chess" => !castling(),
            "scharten" => !super::setup::scharten::has_darts(text),
            "scharten-loud" => super::setup::scharten::has_darts(text),
            _ => true,
        }
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.variant.id
    }
    /// The position editor functions of this game.
    pub fn spec(&self) -> &'static EditorSpec {
        self.variant.editor_spec()
    }
    /// Serialises the arrangement. Parsing it returns the same arrangement.
    pub fn text(&self) -> String {
        (self.variant.editor_spec().text)(self)
    }
    /// All reasons why it is not playable; empty if it is.
    pub fn reasons(&self) -> Vec<Reason> {
        (self.variant.editor_spec().reasons)(self)
    }
    /// The piece on a field.
    pub fn piece_at(&self, field: Field) -> Option<Glyph> {
        self.pieces.get(field.index()).copied().flatten()
    }
    /// A field and its piece, as a message.
    pub fn field_message(&self, field: Field) -> Msg {
        msg!(FieldIs {
            field: (self.variant.editor_spec().name)(&self.board, field),
            holds: self.piece_at(field).map(ownership),
        })
    }

    /// Puts a piece on a field, or removes the piece there.
    pub fn set_piece(&mut self, field: Field, piece: Option<Glyph>) {
        if let Some(place) = self.pieces.get_mut(field.index()) {
            *place = piece;
            (self.variant.editor_spec().normalize)(self);
        }
    }
    /// Moves the piece on a field to another, replacing any piece there.
    pub fn move_piece(&mut self, from: Field, to: Field) {
        if from.index() < self.pieces.len() && to.index() < self.pieces.len() && from != to {
            let piece = self.piece_at(from);
            self.pieces[from.index()] = None;
            self.set_piece(to, piece);
        }
    }
    /// Sets the side to move.
    pub fn set_turn(&mut self, side: Side) {
        self.turn = side;
        (self.variant.editor_spec().normalize)(self);
    }
    /// Turns a switch on or off.
    pub fn set_switch(&mut self, n: usize, on: bool) {
        if n < self.switches.len() {
            // The latest switch is last: it takes precedence over incompatible ones.
            let switch = self.switches.remove(n);
            self.switches.push(Switch { on, ..switch });
            (self.variant.editor_spec().normalize)(self);
        }
    }
    /// Chooses one of the fields of a pick, or none.
    pub fn set_pick(&mut self, n: usize, field: Option<Field>) {
        if let Some(pick) = self.picks.get_mut(n) {
            pick.chosen = field.filter(|f| pick.options.iter().any(|(option, _)| option == f));
            (self.variant.editor_spec().normalize)(self);
        }
    }
    /// Sets a counter, clamped to its range.
    pub fn set_counter(&mut self, n: usize, value: u32) {
        if let Some(counter) = self.counters.get_mut(n) {
            counter.value = value.clamp(counter.min, counter.max);
        }
    }
    /// Converts the arrangement to another game; its start if the arrangement is invalid there.
    ///
    /// # Errors
    ///
    /// Unknown game.
    pub fn convert_to(&self, game: &str) -> Result<PositionEditor, Problem> {
        let kit = find(game)?.editor_spec();
        // The options may be invalid there, too.
        let start = PositionEditor::read_with_rules(game, kit.start, &self.rules);
        let mut other = start.or_else(|_| PositionEditor::read_with_rules(game, kit.start, ""))?;
        let known = |glyph: &Glyph| kit.palette.iter().any(|row| row.contains(glyph));
        if other.board.grid != self.board.grid {
            return Ok(other);
        }
        // Equal names may stand for other fields: then the pieces are transferred, not their text.
        if other.board.naming == self.board.naming {
            return Ok(PositionEditor::read_with_rules(game, &self.text(), &other.rules).unwrap_or(other));
        }
        if self.pieces.iter().flatten().all(known) {
            other.pieces = self.pieces.clone();
            other.turn = self.turn;
            (kit.normalize)(&mut other);
        }
        Ok(other)
    }
}

/// The word for a piece.
pub fn piece_message(glyph: Glyph) -> Msg {
    msg!(PieceIs { holds: ownership(glyph) })
}

/// The first line of a saved draft, with the version of the format.
const HEADER: &str = "notabene draft 1";

/// Serialises a draft with the typed text: header, game with options, arrangement, typed text.
pub fn save(draft: &PositionEditor, typed: &str) -> String {
    let typed: String = typed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let blank = if draft.rules.is_empty() { "" } else { " " };
    format!("{HEADER}\n{}{blank}{}\n{}\n{typed}", draft.variant.id, draft.rules, draft.text())
}

/// Parses a saved draft and the typed text. The text is untrusted and may be damaged anywhere.
///
/// # Errors
///
/// The text is damaged.
pub fn read_saved(text: &str) -> Result<(PositionEditor, String), Problem> {
    let damaged = || Problem { message: msg!(DraftDamaged), at: 0 };
    let mut lines = text.lines();
    let (Some(HEADER), Some(game), Some(position)) = (lines.next(), lines.next(), lines.next()) else {
        return Err(damaged());
    };
    let (game, rules) = game.split_once(' ').unwrap_or((game, ""));
    let draft = PositionEditor::read_with_rules(game, position, rules).map_err(|_| damaged())?;
    let typed = lines.next().map_or_else(|| draft.text(), str::to_string);
    // Extra lines are damage, too.
    lines.next().map_or(Ok((draft, typed)), |_| Err(damaged()))
}

impl Variant {
    /// All reasons why a position as text cannot be played by the agreed rules; empty if it can.
    ///
    /// # Errors
    ///
    /// The reason and the place, if a text is invalid.
    pub fn reasons_against(&self, text: &str, agreed: &str) -> Result<Vec<Reason>, Problem> {
        let pasted = PastedPosition::new(text);
        let text = pasted.inside();
        Ok(match self.family {
            Family::Chess(rules) => self::chess::reasons(&setup::chess::read(text)?, rules),
            Family::Scharten(rules) => {
                let rules = setup::scharten::rules(rules, agreed)?;
                self::scharten::reasons(&setup::scharten::read(text)?, rules)
            }
            Family::Draughts(rules) => self::draughts::reasons(&setup::draughts::read(rules, text)?, rules),
        })
    }
    /// Parses an arrangement with agreed options; what people copy around it does not count.
    fn read_arrangement(&'static self, text: &str, rules: &str) -> Result<PositionEditor, Problem> {
        let pasted = PastedPosition::new(text);
        let read = (self.editor_spec().read)(self, pasted.inside(), rules);
        read.map_err(|problem| pasted.locate(problem))
    }
    /// The position editor functions of the variant.
    pub fn editor_spec(&self) -> &'static EditorSpec {
        match self.family {
            Family::Chess(crate::chess::Rules::Chess) => &self::chess::SPEC,
            Family::Chess(crate::chess::Rules::Chess960) => &self::chess::SPEC960,
            Family::Scharten(rules) if rules.loud => &self::scharten::LOUD_SPEC,
            Family::Scharten(_) => &self::scharten::SPEC,
            Family::Draughts(_) => &self::draughts::SPEC,
        }
    }
}
