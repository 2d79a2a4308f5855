//! Notation of chess and Chess960: square names, ids (UCI), and forms specific to chess.

mod descriptive;
mod historic;
mod historic_read;
mod parts;

use super::lettered::{Facts, GenericMove, IllegalReason, LetteredGame, MoveKind as ActKind};
use super::shape::Coordinates;
use super::style::{LETTERED, Style};
use super::token::{Sink, Token};
use super::{Explanation, Notation, Reading, Refusal, algebraic, diagnose, noun, read, words};
use crate::chess::{self, Insight, Kind, Move, Position, Role, Rules, Setup, Wanted, Wing};
use crate::geometry::Field;
use crate::i18n::Msg;
use crate::pieces::CastlingBlock;
use crate::position::{Position as _, Side};

pub(super) const SHAPE: Coordinates = Coordinates {
    names: "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
            a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8",
    files: "abcdefgh",
    round: false,
    castles: true,
    darts: false,
    reword: |msg| msg,
};

/// Converts a move to an act.
#[inline]
pub(super) const fn to_generic(m: &Move) -> GenericMove {
    let kind = match m.kind {
        Kind::Plain => ActKind::Plain,
        Kind::DoubleStep => ActKind::DoubleStep,
        Kind::EnPassant => ActKind::EnPassant,
        Kind::Castle => ActKind::Castle,
        Kind::Promotion(role) => ActKind::Promotion(role),
        Kind::Pass => ActKind::Pass,
    };
    GenericMove { role: m.role, from: m.from, to: m.to, kind }
}

/// Converts an act back to a move.
pub(super) const fn from_generic(act: &GenericMove) -> Move {
    let kind = match act.kind {
        ActKind::DoubleStep => Kind::DoubleStep,
        ActKind::EnPassant => Kind::EnPassant,
        ActKind::Castle => Kind::Castle,
        ActKind::Promotion(role) => Kind::Promotion(role),
        ActKind::Pass => Kind::Pass,
        _ => Kind::Plain,
    };
    Move { role: act.role, from: act.from, to: act.to, kind }
}

#[inline]
fn facts(p: &Position, insight: &Insight, m: &Move) -> Facts {
    let at = if m.kind == Kind::EnPassant { Field(m.to.0 ^ 8) } else { m.to };
    let stays = matches!(m.kind, Kind::Castle | Kind::Pass);
    let taken = (!stays).then(|| p.piece(at)).flatten().map(|(_, role)| (at, role));
    Facts::new(&SHAPE, to_generic(m), taken, insight.rivals(m), insight.blow(m))
}

fn facts_of(p: &Position, m: &Move) -> Facts {
    facts(p, &Insight::new(p), m)
}

fn acts(p: &Position) -> Vec<GenericMove> {
    let mut acts = Vec::with_capacity(64);
    p.moves().iter().for_each(|m| acts.push(to_generic(m)));
    acts
}

impl LetteredGame for Position {
    #[inline]
    fn shape(&self) -> &'static Coordinates {
        &SHAPE
    }
    fn mover(&self) -> Side {
        self.turn()
    }
    fn count(&self) -> u32 {
        self.number()
    }
    fn occupant(&self, at: Field) -> Option<(Side, Role)> {
        self.piece(at)
    }
    fn king_of(&self, side: Side) -> Field {
        self.king(side)
    }
    fn generic_moves(&self) -> Vec<GenericMove> {
        acts(self)
    }
    fn opponent_moves(&self) -> Vec<GenericMove> {
        let mut setup = Setup::from(self);
        setup.turn = setup.turn.other();
        setup.passed = None;
        setup.position(self.rules()).map_or_else(|_| Vec::new(), |other| acts(&other))
    }
    fn move_facts(&self, act: &GenericMove) -> Facts {
        facts_of(self, &from_generic(act))
    }
    fn move_text(&self, act: &GenericMove, style: &Style) -> String {
        self.text(&from_generic(act), style)
    }
    fn tokens(&self, act: &GenericMove, style: &Style) -> Vec<Token> {
        self.write(&from_generic(act), style)
    }
    /// The king's destination in chess, the own rook in Chess960, where the destination could be an ordinary
    /// king move.
    #[inline]
    fn target(&self, act: &GenericMove) -> Field {
        match (act.kind, self.rules()) {
            (ActKind::Castle, Rules::Chess) => Field(from_generic(act).castled().king),
            _ => act.to,
        }
    }
    fn castling_targets(&self, act: &GenericMove) -> [Field; 2] {
        let goals = from_generic(act).castled();
        [Field(goals.king), Field(goals.rook)]
    }
    /// The king onto its own rook, or to its destination.
    fn means_castling(&self, castling: &GenericMove, from: Field, to: Field) -> bool {
        let goal = Field(from_generic(castling).castled().king);
        let to_goal = self.rules() == Rules::Chess || goal.0.abs_diff(from.0) == 2;
        from == castling.from && (to == castling.to || to == goal && to_goal)
    }
    fn check_fields(&self, act: &GenericMove) -> Vec<Field> {
        let mut after = self.clone();
        after.play_unchecked(&from_generic(act));
        let king = after.king(after.turn());
        let mut fields = vec![king];
        after.attackers_of(king, self.turn()).for_each(|by| fields.push(by));
        fields
    }
    fn attack_fields(&self, at: Field) -> Vec<Field> {
        let mut fields = vec![at];
        self.attackers_of(at, self.turn().other()).for_each(|by| fields.push(by));
        fields
    }
    fn illegal_reason(&self, from: Field, to: Field) -> Option<IllegalReason> {
        use chess::Objection;
        Some(match self.objection(from, to)? {
            Objection::Empty => IllegalReason::Empty,
            Objection::NotYourTurn => IllegalReason::NotYourTurn,
            Objection::OwnPiece => IllegalReason::OwnPiece,
            Objection::NotItsWay(role) => IllegalReason::NotItsWay(role),
            Objection::Blocked(at) => IllegalReason::Blocked(at),
            Objection::NothingToTake => IllegalReason::NothingToTake,
            Objection::PawnBlocked => IllegalReason::PawnBlocked,
            Objection::Pinned(by) => IllegalReason::Pinned(by),
            Objection::IntoCheck(by) => IllegalReason::IntoCheck(by),
            Objection::StaysInCheck(by) => IllegalReason::StaysInCheck(by),
            Objection::Castling(why) => IllegalReason::Castling(why),
        })
    }
    fn castling_block(&self, h_side: bool) -> Option<CastlingBlock> {
        self.castling_bar(if h_side { Wing::H } else { Wing::A })
    }
    fn write_historic(&self, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
        historic::write_historic(self, facts, style, sink);
    }
}

/// The id of a move: UCI.
fn id(p: &Position, m: &Move) -> String {
    if m.kind == Kind::Pass {
        return "0000".into();
    }
    let mut id = String::with_capacity(5);
    id.push_str(SHAPE.field(m.from));
    id.push_str(SHAPE.field(p.target(&to_generic(m))));
    if let Some(role) = m.promotion() {
        id.push(role.letter());
    }
    id
}

/// Calls a function with the text of each legal move, in the order of generation.
fn each_text(p: &Position, style: &Style, mut f: impl FnMut(&Move, &str)) {
    let insight = Insight::new(p);
    let mut text = String::with_capacity(16);
    for m in p.moves().iter() {
        text.clear();
        algebraic::write_move(p, &facts(p, &insight, m), style, &mut text);
        f(m, &text);
    }
}

impl Notation for Position {
    type TextCache = chess::Ranks;

    fn field_name(&self, field: Field) -> String {
        SHAPE.name(field)
    }
    fn has_castling(&self) -> bool {
        SHAPE.castles
    }
    fn id(&self, m: &Move) -> String {
        id(self, m)
    }
    fn by_id(&self, text: &str) -> Option<Move> {
        self.moves().iter().find(|m| id(self, m) == text).copied()
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        algebraic::tokens(self, &facts_of(self, m), style)
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::with_capacity(64);
        each_text(self, style, |m, text| algebraic::insert_text(&mut all, id(self, m), text));
        all
    }
    fn texts(&self, style: &Style, separator: char) -> String {
        let mut all = String::with_capacity(256);
        each_text(self, style, |_, text| {
            if !all.is_empty() {
                all.push(separator);
            }
            all.push_str(text);
        });
        all
    }
    fn write_to(&self, m: &Move, style: &Style, out: &mut String) {
        algebraic::write_move(self, &facts_of(self, m), style, out);
    }
    fn find(&self, text: &str, style: &Style) -> Option<Move> {
        if let Some(Ok(found)) = historic_read::read(self, text, style) {
            return Some(from_generic(&found.m));
        }
        let found = plain(text, style).and_then(|wanted| self.sole(&wanted));
        found.or_else(|| read::search(self, text, style).map(|act| from_generic(&act)))
    }
    fn spoken(&self, m: &Move) -> Msg {
        words::spoken(self, &facts_of(self, m))
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        let read = historic_read::read(self, text, style).unwrap_or_else(|| {
            let read = read::read(self, text, style);
            match historic::is_historic(style) {
                true => read.map(|found| historic::with_form_remark(self, text, style, found)),
                false => read,
            }
        });
        read.map(|found| found.map(from_generic))
    }
    fn explain_illegal(&self, from: Field, to: Field) -> Option<Explanation> {
        diagnose::explain_illegal(self, from, to)
    }
    fn write_position(&self, kept: &mut chess::Ranks, out: &mut String) {
        self.push_fen(kept, out);
    }
    fn to_text(&self) -> String {
        self.fen()
    }
    fn choice(&self, m: &Move) -> Msg {
        match (m.kind, m.promotion()) {
            (Kind::Castle, _) => msg!(ChooseCastling),
            (_, Some(role)) => msg!(Becomes { piece: noun(role.figure()) }),
            _ => msg!(ChooseKing),
        }
    }
}

/// Parses a text in the plain short form, such as `Nbd7` or `exd8=Q+`. Any other text, and any
/// text that matches no move, is left to the patterns.
fn plain(text: &str, style: &Style) -> Option<Wanted> {
    let mut text = text.as_bytes();
    while let [rest @ .., b'+' | b'#'] = text {
        text = rest;
    }
    let is_letter = |of: &&str, byte: u8| matches!(of.as_bytes(), [letter] if *letter == byte);
    let role = |byte: u8| Some(LETTERED[style.letters.pieces.iter().position(|of| is_letter(of, byte))?]);
    let mut becomes = None;
    if let [rest @ .., b'=', letter] = text {
        (becomes, text) = (Some(role(*letter)?), rest);
    }
    let mut moved = Role::Pawn;
    if let [letter @ b'A'..=b'Z', rest @ ..] = text {
        (moved, text) = (role(*letter)?, rest);
    }
    let [start @ .., x @ b'a'..=b'h', y @ b'1'..=b'8'] = text else { return None };
    let start = start.strip_suffix(b"x").unwrap_or(start);
    let takes = start.len() + 2 < text.len();
    let (file, rank) = match start {
        [] => (None, None),
        [x @ b'a'..=b'h'] => (Some(x - b'a'), None),
        [y @ b'1'..=b'8'] => (None, Some(y - b'1')),
        _ => return None,
    };
    // A pawn capture has a file, an advance has none.
    if moved == Role::Pawn && (takes != file.is_some() || rank.is_some()) {
        return None;
    }
    Some(Wanted { role: moved, to: Field((y - b'1') * 8 + x - b'a'), file, rank, becomes })
}
