//! Notation of Scharten (rules, section 9): field names, ids, and the specific messages and forms:
//! lines for files, darts, support, castling as a king move.

mod phrases;

use super::lettered::{Facts, GenericMove, IllegalReason, LetteredGame, MoveKind as ActKind};
use super::pattern::Body;
use super::shape::Coordinates;
use super::style::{Form, Style};
use super::token::Token;
use super::{Explanation, Notation, Reading, Refusal, algebraic, diagnose, noun, read, words};
use crate::geometry::Field;
use crate::i18n::{MovePath, Msg};
use crate::pieces::{CastlingBlock, CheckEffect, Rivals};
use crate::position::{Position as _, Side};
use crate::scharten::{self, Insight, Kind, Move, Position, Role, Setup};

pub(super) const SHAPE: Coordinates = Coordinates {
    names: "o1a1b1c1d1e1f1g1h1i1o2a2b2c2d2e2f2g2h2i2o3a3b3c3d3e3f3g3h3i3o4a4b4c4d4e4f4g4h4i4\
            o5a5b5c5d5e5f5g5h5i5o6a6b6c6d6e6f6g6h6i6o7a7b7c7d7e7f7g7h7i7o8a8b8c8d8e8f8g8h8i8",
    files: "oabcdefghi",
    round: true,
    castles: false,
    darts: true,
    reword: phrases::reword,
};

/// A lost dart, as an id and on paper (D11).
pub(super) const LOST: &str = "@-";

const fn to_generic(m: &Move) -> GenericMove {
    let kind = match m.kind {
        Kind::Plain => ActKind::Plain,
        Kind::DoubleStep => ActKind::DoubleStep,
        Kind::EnPassant => ActKind::EnPassant,
        Kind::Castle => ActKind::Castle,
        Kind::Promotion(role) => ActKind::Promotion(role),
        Kind::Dart => ActKind::Dart,
        Kind::Lost => ActKind::Lost,
        Kind::Wasted => ActKind::Wasted,
    };
    GenericMove { role: m.role, from: m.from, to: m.to, kind }
}

/// Converts an act back to a move; Scharten has no null move.
pub(super) const fn from_generic(act: &GenericMove) -> Move {
    let kind = match act.kind {
        ActKind::Plain | ActKind::Pass => Kind::Plain,
        ActKind::DoubleStep => Kind::DoubleStep,
        ActKind::EnPassant => Kind::EnPassant,
        ActKind::Castle => Kind::Castle,
        ActKind::Promotion(role) => Kind::Promotion(role),
        ActKind::Dart => Kind::Dart,
        ActKind::Lost => Kind::Lost,
        ActKind::Wasted => Kind::Wasted,
    };
    Move { role: act.role, from: act.from, to: act.to, kind }
}

fn to_generic_moves(moves: &[Move]) -> Vec<GenericMove> {
    let mut acts = Vec::with_capacity(moves.len());
    moves.iter().for_each(|m| acts.push(to_generic(m)));
    acts
}

/// The captured piece and its field.
fn captured_piece(p: &Position, m: &Move) -> Option<(Field, Role)> {
    let at = match m.kind {
        Kind::EnPassant => p.trace(m).taken.first().copied()?,
        Kind::Castle | Kind::Dart | Kind::Lost | Kind::Wasted => return None,
        _ => m.to,
    };
    p.piece(at).map(|(_, role)| (at, role))
}

fn facts(p: &Position, insight: &Insight, m: &Move) -> Facts {
    let (rivals, blow) = match m.kind {
        // They change nothing, or end the game.
        Kind::Lost | Kind::Wasted => (Rivals::default(), CheckEffect::None),
        Kind::Dart => (Rivals::default(), insight.blow(m)),
        _ if m.role == Role::Pawn => (Rivals::default(), insight.blow(m)),
        _ => (insight.rivals(m), insight.blow(m)),
    };
    Facts::new(&SHAPE, to_generic(m), captured_piece(p, m), rivals, blow)
}

fn facts_of(p: &Position, m: &Move) -> Facts {
    facts(p, &Insight::new(p), m)
}

impl LetteredGame for Position {
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
        to_generic_moves(&self.moves())
    }
    fn losing_moves(&self) -> Vec<GenericMove> {
        to_generic_moves(&self.blunders())
    }
    fn opponent_moves(&self) -> Vec<GenericMove> {
        let mut setup = Setup::from(self);
        setup.turn = setup.turn.other();
        setup.passed = None;
        setup.position(self.rules()).map_or_else(|_| Vec::new(), |other| to_generic_moves(&other.moves()))
    }
    fn move_facts(&self, act: &GenericMove) -> Facts {
        facts_of(self, &from_generic(act))
    }
    fn move_text(&self, act: &GenericMove, style: &Style) -> String {
        Notation::text(self, &from_generic(act), style)
    }
    fn tokens(&self, act: &GenericMove, style: &Style) -> Vec<Token> {
        self.write(&from_generic(act), style)
    }
    fn target(&self, act: &GenericMove) -> Field {
        act.to
    }
    fn castling_targets(&self, act: &GenericMove) -> [Field; 2] {
        [act.to, self.trace(&from_generic(act)).with.map_or(act.to, |(_, rook)| rook)]
    }
    /// The king onto its rook, as in drag and drop.
    fn means_castling(&self, castling: &GenericMove, from: Field, to: Field) -> bool {
        from == castling.from && self.trace(&from_generic(castling)).ends.contains(&to)
    }
    fn check_fields(&self, act: &GenericMove) -> Vec<Field> {
        let mut after = self.clone();
        after.play_unchecked(&from_generic(act));
        let king = after.king(after.turn());
        let mut fields = vec![king];
        after.attackers_of(king, self.turn()).iter().for_each(|by| fields.push(by));
        fields
    }
    fn attack_fields(&self, at: Field) -> Vec<Field> {
        let mut fields = vec![at];
        self.attackers_of(at, self.turn().other()).iter().for_each(|by| fields.push(by));
        fields
    }
    fn illegal_reason(&self, from: Field, to: Field) -> Option<IllegalReason> {
        use scharten::Objection;
        Some(match self.objection(from, to)? {
            Objection::Empty => IllegalReason::Empty,
            Objection::NotYourTurn => IllegalReason::NotYourTurn,
            Objection::OwnPiece => IllegalReason::OwnPiece,
            Objection::NotItsWay(role) => IllegalReason::NotItsWay(role),
            Objection::Blocked(at) => IllegalReason::Blocked(at),
            Objection::NothingToTake => IllegalReason::NothingToTake,
            Objection::PawnBlocked => IllegalReason::PawnBlocked,
            Objection::PawnMoved => IllegalReason::PawnMoved,
            Objection::PawnAtEdge => IllegalReason::PawnAtEdge,
            Objection::Unsupported { needs, has } => IllegalReason::Unsupported { needs, has },
            Objection::Pinned(by) => IllegalReason::Pinned(by),
            Objection::IntoCheck(by) => IllegalReason::IntoCheck(by),
            Objection::StaysInCheck(by) => IllegalReason::StaysInCheck(by),
            Objection::Castling(why) => IllegalReason::Castling(why),
        })
    }
    fn family_illegal_reason(&self, doubt: IllegalReason, from: Field, to: Field) -> super::Explanation {
        phrases::illegal_message(self, doubt, from, to)
    }
    fn castling_block(&self, _: bool) -> Option<CastlingBlock> {
        None
    }
    fn spoken_path(&self, act: &GenericMove) -> MovePath {
        phrases::spoken_path(self, act)
    }
    fn family_reason(&self, body: &Body, style: &Style) -> Option<super::Explanation> {
        phrases::refusal_reason(self, body, style)
    }
}

/// The style for Scharten: the old forms of chess cannot express its board.
fn modern_style(style: &Style) -> Style {
    match style.form {
        Form::Smith | Form::Iccf | Form::Descriptive | Form::Stamma => {
            Style { form: Form::Coordinate, ..*style }
        }
        _ => *style,
    }
}

/// The id of a move (section 10).
fn id(m: &Move) -> String {
    let mut id = String::with_capacity(5);
    match m.kind {
        Kind::Lost => {
            id.push_str(LOST);
            return id;
        }
        Kind::Dart | Kind::Wasted => {
            id.push(m.role.letter().to_ascii_uppercase());
            id.push('@');
        }
        _ => id.push_str(SHAPE.field(m.from)),
    }
    id.push_str(SHAPE.field(m.to));
    if let Some(role) = m.promotion() {
        id.push(role.letter());
    }
    id
}

/// Calls a function with the text of each legal move, in the order of generation.
fn each_text(p: &Position, style: &Style, mut f: impl FnMut(&Move, &str)) {
    let (insight, style) = (Insight::new(p), modern_style(style));
    let mut text = String::with_capacity(16);
    for m in p.moves().iter() {
        text.clear();
        algebraic::write_move(p, &facts(p, &insight, m), &style, &mut text);
        f(m, &text);
    }
}

impl Notation for Position {
    type TextCache = ();

    fn field_name(&self, field: Field) -> String {
        SHAPE.name(field)
    }
    fn has_castling(&self) -> bool {
        SHAPE.castles
    }
    fn id(&self, m: &Move) -> String {
        id(m)
    }
    fn by_id(&self, text: &str) -> Option<Move> {
        let called = |m: &&Move| id(m) == text;
        self.moves().iter().find(called).copied().or_else(|| self.blunders().iter().find(called).copied())
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        let (facts, style) = (facts_of(self, m), modern_style(style));
        let mut tokens = algebraic::tokens(self, &facts, &style);
        phrases::annotate_tokens(self, &facts, &style, &mut tokens);
        tokens
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::with_capacity(64);
        each_text(self, style, |m, text| algebraic::insert_text(&mut all, id(m), text));
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
        algebraic::write_move(self, &facts_of(self, m), &modern_style(style), out);
    }
    fn find(&self, text: &str, style: &Style) -> Option<Move> {
        read::search(self, text, &modern_style(style)).map(|act| from_generic(&act))
    }
    fn spoken(&self, m: &Move) -> Msg {
        words::spoken(self, &facts_of(self, m))
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        read::read(self, text, &modern_style(style)).map(|found| found.map(from_generic))
    }
    fn explain_illegal(&self, from: Field, to: Field) -> Option<Explanation> {
        diagnose::explain_illegal(self, from, to)
    }
    fn to_text(&self) -> String {
        self.text()
    }
    fn write_position(&self, (): &mut (), out: &mut String) {
        out.push_str(&self.text());
    }
    fn choice(&self, m: &Move) -> Msg {
        match (m.kind, m.promotion()) {
            (Kind::Castle, _) => msg!(ChooseCastling),
            (_, Some(role)) => msg!(Becomes { piece: noun(role.figure()) }),
            _ => msg!(ChooseKing),
        }
    }
}
