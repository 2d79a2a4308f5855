//! Writing chess moves in algebraic notation (FIDE Laws of Chess, appendix C).

use super::coordinates::{self, Square, name};
use super::style::{Castle, Form, Promotion, Style};
#[cfg(feature = "screen")]
use super::token::Rival;
use super::token::{Part, Sink, Token};
use super::{Notation, Reading, Refusal, historic, noun, read, words};
#[cfg(feature = "screen")]
use super::{Why, diagnose};
#[cfg(feature = "screen")]
use crate::chess::Objection;
use crate::chess::{Blow, Insight, Kind, Move, Position, Ranks, Rivals, Role, Wing};
use crate::geometry::{Field, FieldSet};
use crate::position::Position as _;
use crate::text::Msg;

/// What must be added to tell a piece from its rivals (FIDE C.10.1 to C.10.3; contradictions X04, X05:
/// only rivals that may legally move count; file before rank before the whole square).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Addition {
    /// Nothing.
    None,
    /// The file.
    File,
    /// The rank.
    Rank,
    /// The whole square.
    Square,
}

impl Addition {
    pub(super) fn needed(from: Field, rivals: FieldSet) -> Addition {
        let (mut file, mut rank) = (false, false);
        for rival in rivals.iter() {
            file |= rival.0 % 8 == from.0 % 8;
            rank |= rival.0 / 8 == from.0 / 8;
        }
        match () {
            _ if rivals.is_empty() => Addition::None,
            _ if !file => Addition::File,
            _ if !rank => Addition::Rank,
            _ => Addition::Square,
        }
    }
}

/// All that the writing of one move depends on.
pub(super) struct Facts {
    pub m: Move,
    /// The piece taken and where it stands.
    pub taken: Option<(Field, Role)>,
    pub rivals: Rivals,
    pub addition: Addition,
    pub blow: Blow,
}

impl Facts {
    pub(super) fn new(p: &Position, insight: &Insight, m: &Move) -> Facts {
        let rivals = insight.rivals(m);
        let at = if m.kind == Kind::EnPassant { Field(m.to.0 ^ 8) } else { m.to };
        let stays = matches!(m.kind, Kind::Castle | Kind::Pass);
        let taken = (!stays).then(|| p.piece(at)).flatten().map(|(_, role)| (at, role));
        let addition = Addition::needed(m.from, rivals.able);
        Facts { m: *m, taken, rivals, addition, blow: insight.blow(m) }
    }

    pub(super) fn of(p: &Position, m: &Move) -> Facts {
        Facts::new(p, &Insight::new(p), m)
    }
}

/// How a null move is written (as most programs do; PGN has no form for it).
const PASS: &str = "--";

/// Puts a move down in a style.
pub(super) fn spell(p: &Position, facts: &Facts, style: &Style, sink: &mut impl Sink) {
    let m = &facts.m;
    if m.kind == Kind::Pass {
        sink.put(Part::Piece, PASS, &|| (Msg::Passes, vec![]));
    } else if matches!(style.form, Form::Smith | Form::Iccf | Form::Descriptive) {
        return historic::spell(p, facts, style, sink);
    } else if m.kind == Kind::Castle && style.form != Form::Coordinate {
        castling(m, style, sink);
    } else {
        let letter = if style.form == Form::Coordinate { "" } else { style.letter(m.role) };
        sink.put(Part::Piece, letter, &|| (piece(facts, style), vec![m.from, m.to]));
        start(facts, style, sink);
        let target = coordinates::target(p, m);
        crossing(facts, style, sink);
        sink.put(Part::To, Square::of(target).name(), &|| {
            (Msg::GoesTo { piece: noun(m.role.figure()), field: name(target) }, vec![target])
        });
        if let Some(role) = m.promotion() {
            promotion(role, m.to, style, sink);
        }
    }
    blow(p, facts, style, sink);
    if m.kind == Kind::EnPassant && style.en_passant {
        let at = facts.taken.map_or(m.to, |(at, _)| at);
        sink.put(Part::EnPassant, " e.p.", &|| (Msg::InPassing { field: name(at) }, vec![at]));
    }
}

/// What the letter says. Where a rival is held back, this is why nothing more is written.
fn piece(facts: &Facts, style: &Style) -> Msg {
    let piece = noun(facts.m.role.figure());
    let alone = facts.addition == Addition::None && matches!(style.form, Form::Short | Form::Figurine);
    if facts.rivals.pinned.is_empty() || !alone {
        return Msg::PieceMoves { piece };
    }
    let mut fields = Vec::new();
    facts.rivals.pinned.iter().for_each(|rival| fields.push(name(rival)));
    Msg::PieceAlone { piece, fields }
}

/// The pieces from which the mover is told apart, and who holds back those that may not go.
#[cfg(feature = "screen")]
fn rivals(p: &Position, facts: &Facts) -> Vec<Rival> {
    let mut found = Vec::new();
    for from in FieldSet(facts.rivals.able.0 | facts.rivals.pinned.0).iter() {
        let held_by = match p.objection(from, facts.m.to) {
            Some(Objection::Pinned(by) | Objection::StaysInCheck(by)) => Some(by),
            _ => None,
        };
        found.push(Rival { from, to: facts.m.to, held_by });
    }
    found
}

/// Notes on the tokens from whom the mover is told apart. Where the start is always written, nobody is.
#[cfg(feature = "screen")]
fn tell_apart(p: &Position, facts: &Facts, style: &Style, tokens: &mut [Token]) {
    let told_apart = matches!(style.form, Form::Short | Form::Figurine);
    for token in tokens {
        if told_apart && matches!(token.part, Part::Piece | Part::From) {
            token.rivals = rivals(p, facts);
        }
    }
}

fn castling(m: &Move, style: &Style, sink: &mut impl Sink) {
    match style.castle {
        Castle::Letter => castles(m, "O-O", "O-O-O", sink),
        Castle::Zero => castles(m, "0-0", "0-0-0", sink),
    }
}

/// Puts down castling by its text on either side.
pub(super) fn castles(m: &Move, h: &str, a: &str, sink: &mut (impl Sink + ?Sized)) {
    let h_side = Wing::of(m.from, m.to) == Wing::H;
    sink.put(Part::Castles, if h_side { h } else { a }, &|| {
        let goal = m.castled();
        let (king, rook) = (name(Field(goal.king)), name(Field(goal.rook)));
        let says = if h_side { Msg::CastlesH { king, rook } } else { Msg::CastlesA { king, rook } };
        (says, vec![Field(goal.king), Field(goal.rook)])
    });
}

/// What is written about the square the piece comes from.
fn start(facts: &Facts, style: &Style, sink: &mut impl Sink) {
    let m = &facts.m;
    let square = Square::of(m.from);
    if matches!(style.form, Form::Long | Form::Coordinate) {
        sink.put(Part::From, square.name(), &|| (Msg::StartsOn { field: name(m.from) }, vec![m.from]));
        return;
    }
    if m.role == Role::Pawn {
        if facts.taken.is_some() {
            let file = (b'a' + m.from.0 % 8) as char;
            sink.put(Part::From, square.file(), &|| (Msg::PawnFrom { file }, vec![m.from]));
        }
        return;
    }
    let text = match facts.addition {
        Addition::None => return,
        Addition::File => square.file(),
        Addition::Rank => square.rank(),
        Addition::Square => square.name(),
    };
    sink.put(Part::From, text, &|| {
        let piece = noun(m.role.figure());
        let (mut rivals, mut fields) = (Vec::new(), vec![m.from]);
        for rival in facts.rivals.able.iter() {
            rivals.push(name(rival));
            fields.push(rival);
        }
        let to = name(m.to);
        let says = match facts.addition {
            Addition::File => Msg::FromFile { piece, file: (b'a' + m.from.0 % 8) as char, to, rivals },
            Addition::Rank => Msg::FromRank { piece, rank: m.from.0 / 8 + 1, to, rivals },
            _ => Msg::FromField { piece, field: name(m.from), to, rivals },
        };
        (says, fields)
    });
}

/// The sign between start and target.
fn crossing(facts: &Facts, style: &Style, sink: &mut impl Sink) {
    match facts.taken {
        Some((at, role)) => sink.put(Part::Takes, style.capture_sign(), &|| {
            (Msg::Takes { piece: noun(role.figure()), field: name(at) }, vec![at])
        }),
        None if matches!(style.form, Form::Long | Form::Coordinate) => {
            sink.put(Part::Dash, "-", &|| (Msg::Dash, vec![facts.m.from, facts.m.to]));
        }
        None => {}
    }
}

fn promotion(role: Role, at: Field, style: &Style, sink: &mut impl Sink) {
    let (before, after) = match style.promotion {
        Promotion::Plain => ("", ""),
        Promotion::Sign => ("=", ""),
        Promotion::Brackets => ("(", ")"),
    };
    let sign = || (Msg::BecomesSign, vec![at]);
    sink.put(Part::Promotes, before, &sign);
    sink.put(Part::Promotes, style.letter(role), &|| (Msg::Becomes { piece: noun(role.figure()) }, vec![at]));
    sink.put(Part::Promotes, after, &sign);
}

/// Check and mate.
pub(super) fn blow(p: &Position, facts: &Facts, style: &Style, sink: &mut (impl Sink + ?Sized)) {
    match facts.blow {
        Blow::None => {}
        Blow::Check => sink.put(Part::Check, "+", &|| (Msg::GivesCheck, attack(p, &facts.m))),
        Blow::Mate => sink.put(Part::Mate, style.mate_sign(), &|| (Msg::GivesMate, attack(p, &facts.m))),
    }
}

/// The king that a move attacks, and what attacks it.
fn attack(p: &Position, m: &Move) -> Vec<Field> {
    let mut after = p.clone();
    after.play_unchecked(m);
    let king = after.king(after.turn());
    let mut fields = vec![king];
    after.attackers_of(king, p.turn()).for_each(|by| fields.push(by));
    fields
}

/// The text of a legal move.
pub(super) fn text(p: &Position, m: &Move, style: &Style) -> String {
    let mut text = String::with_capacity(8);
    spell(p, &Facts::of(p, m), style, &mut text);
    text
}

/// The texts of all legal moves, one after the other, in the order of generation.
pub(super) fn each_text(p: &Position, style: &Style, mut f: impl FnMut(&Move, &str)) {
    let insight = Insight::new(p);
    let mut text = String::with_capacity(16);
    for m in p.moves().iter() {
        text.clear();
        spell(p, &Facts::new(p, &insight, m), style, &mut text);
        f(m, &text);
    }
}

impl Notation for Position {
    type Kept = Ranks;

    fn field_name(&self, field: Field) -> String {
        name(field)
    }
    fn id(&self, m: &Move) -> String {
        coordinates::id(self, m)
    }
    fn by_id(&self, id: &str) -> Option<Move> {
        coordinates::by_id(self, id)
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        let mut tokens: Vec<Token> = Vec::with_capacity(6);
        let facts = Facts::of(self, m);
        spell(self, &facts, style, &mut tokens);
        #[cfg(feature = "screen")]
        tell_apart(self, &facts, style, &mut tokens);
        tokens
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::with_capacity(64);
        each_text(self, style, |m, text| {
            let new = (coordinates::id(self, m), text.to_string());
            // For so few moves an insertion is as good as a sort, and much less code.
            all.insert(all.partition_point(|old| *old < new), new);
        });
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
        spell(self, &Facts::of(self, m), style, out);
    }
    fn find(&self, text: &str, style: &Style) -> Option<Move> {
        read::find(self, text, style)
    }
    fn spoken(&self, m: &Move) -> Msg {
        words::spoken(self, &Facts::of(self, m))
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        read::read(self, text, style)
    }
    #[cfg(feature = "screen")]
    fn because(&self, from: Field, to: Field) -> Option<Why> {
        diagnose::because(self, from, to)
    }
    fn text_to(&self, kept: &mut Ranks, out: &mut String) {
        self.push_fen(kept, out);
    }
    fn to_text(&self) -> String {
        self.fen()
    }
    #[cfg(feature = "screen")]
    fn choice(&self, m: &Move) -> Msg {
        match (m.kind, m.promotion()) {
            (Kind::Castle, _) => Msg::ChooseCastling,
            (_, Some(role)) => Msg::Becomes { piece: noun(role.figure()) },
            _ => Msg::ChooseKing,
        }
    }
}
