//! A game on the table: its moves, the place of the board among them, and what players do with it.

use super::bond::{self, Bond};
use super::edit::{self, Edit};
use super::library;
use super::link;
use super::memo::{ByNode, Memo};
use super::played::{self, Played};
use super::save;
use super::scene::{self, PieceId, Scene};
use super::sheet::{self, Sheet};
use super::stamma;
use super::table::{Explained, Form, Go, Problem, Status};
use super::tap::{self, Choice, Tap, Touch};
use super::{open, status};
use crate::geometry::Field;
use crate::notation::AnyMove;
use crate::notation::AnyPosition;
use crate::notation::{self, Verdict};
use crate::notation::{Notation, Refusal, Remark, Style, Token};
use crate::position::Position as _;
use crate::record::Note;
use crate::record::{self, NodeId, Record, Score};
use crate::text::{Kind, Msg};
use crate::work;

/// A move taken back: the node it had, and the one it followed.
#[derive(Clone)]
pub(super) struct Undone {
    pub node: NodeId,
    pub parent: NodeId,
    pub m: AnyMove,
    pub note: Note,
}

/// A game of one family: a tree of moves and a place in it.
#[derive(Clone)]
pub struct Game {
    pub(super) variant: &'static open::Variant,
    pub(super) record: Record,
    pub(super) at: NodeId,
    /// The fields tapped so far on the way of a move.
    pub(super) held: Vec<Field>,
    /// The moves among which the player must choose.
    pub(super) offered: Vec<AnyMove>,
    /// What a touch has bound the player to.
    pub(super) bond: Option<Bond>,
    /// Nodes in the order in which they were played.
    pub(super) edits: Vec<NodeId>,
    /// Moves taken back, the latest last.
    pub(super) undone: Vec<Undone>,
    /// The nodes that moves got when they were played again, by those that they had.
    pub(super) replayed: ByNode<NodeId>,
    pub(super) memo: Memo,
}

/// Half-moves between two nodes whose pieces are kept.
const PIECES_APART: usize = 32;

impl Game {
    /// A new game from a position.
    pub fn new(variant: &'static open::Variant, start: impl Into<AnyPosition>) -> Self {
        Game::with(variant, Record::new(start))
    }
    /// A game from its record, before the first move.
    pub fn with(variant: &'static open::Variant, mut record: Record) -> Self {
        let last = record.last();
        let outcome = record::outcome(record.position(last), &record.before(last));
        if outcome.is_some_and(|outcome| status::decides(&outcome, record.score)) {
            // The result follows from the moves, and goes when they are taken back.
            record.score = Score::Open;
        }
        Game {
            variant,
            record,
            at: Record::ROOT,
            held: Vec::new(),
            offered: Vec::new(),
            bond: None,
            edits: Vec::new(),
            undone: Vec::new(),
            replayed: Vec::new(),
            memo: Memo::default(),
        }
    }

    /// The position on the board.
    pub(super) fn now(&self) -> &AnyPosition {
        self.record.position(self.at)
    }
    /// Which piece stands where after a node: pieces keep their identity, so that they can glide.
    pub(super) fn pieces(&self, node: NodeId) -> Vec<(PieceId, Field)> {
        // Back to a node whose pieces are known, and from there on.
        let (mut at, mut path) = (node, Vec::new());
        let (mut pieces, mut next) = loop {
            work::count(1);
            if let Some(known) = self.memo.pieces(at) {
                break known;
            }
            let Some(parent) = self.record.tree.parent(at) else {
                let pieces = scene::identities(&self.record.start);
                let next = pieces.len() as u16;
                break (pieces, next);
            };
            path.push(at);
            at = parent;
        };
        for (n, id) in path.into_iter().rev().enumerate() {
            if let Some(ply) = self.record.tree.get(id) {
                let trace = self.record.position_before(id).trace(&ply.m);
                pieces = scene::moved(&pieces, &trace, &mut next);
            }
            if (n + 1) % PIECES_APART == 0 {
                self.memo.keep_pieces(id, (pieces.clone(), next));
            }
        }
        pieces
    }
}

impl Game {
    /// A field is tapped, or a piece is dropped on it.
    pub fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap {
        tap::tap(self, at, touch, style)
    }
    /// Picks one of the moves offered by the last tap; with none the piece is put back.
    pub fn choose(&mut self, n: Option<usize>) -> Tap {
        let chosen = n.and_then(|n| self.offered.get(n).cloned());
        if chosen.is_some() && self.is_over() {
            self.loosen();
            return Tap::Refused(msg!(GameOver).into());
        }
        match chosen {
            Some(m) => Tap::Played(self.play(&m)),
            None => self.put_back(),
        }
    }
    /// Plays a written move, or one given by its id.
    pub fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.understand(text, style)?;
        if self.is_over() {
            return Err(over());
        }
        if let Some(says) = bond::hinders(self, &m) {
            return Err(Refusal::of(says));
        }
        let explained = self.explained(&m, remarks, style);
        self.play(&m);
        Ok(explained)
    }
    /// Reads a move, or looks up an id, without playing it.
    pub fn read(&self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.understand(text, style)?;
        Ok(self.explained(&m, remarks, style))
    }
    /// Moves through the game.
    pub fn go(&mut self, to: Go) {
        self.held.clear();
        self.offered.clear();
        match to {
            Go::To(node) if self.record.tree.contains(node) => self.at = node,
            Go::To(_) => {}
            Go::Back => self.at = self.record.tree.parent(self.at).unwrap_or(self.at),
            Go::Forward => self.at = self.record.tree.line(self.at).next().unwrap_or(self.at),
            Go::First => self.at = Record::ROOT,
            Go::Last => self.at = self.record.tree.line(self.at).last().unwrap_or(self.at),
            Go::Undo => self.undo(),
            Go::Redo => self.redo(),
        }
        // Who walks away and comes back is still bound.
        drop(bond::kept(self));
    }
    /// Whether a node is there.
    pub fn has(&self, node: NodeId) -> bool {
        self.record.tree.contains(node)
    }
    /// The name of a field.
    pub fn field_name(&self, field: Field) -> String {
        self.now().field_name(field)
    }
    /// A move of the game as one player says it to another; what is said before the first move at the start.
    pub fn spoken(&self, node: NodeId) -> Msg {
        let said = scene::spoken(self, node);
        if said.kind() == Kind::Said { said.reworded(Kind::Aloud) } else { said }
    }
    /// A move of the game in pieces of text that know their reasons, in any style; empty at the start.
    pub fn written(&self, node: NodeId, style: &Style) -> Vec<Token> {
        match style.form {
            notation::Form::Stamma if self.now().castles() => stamma::written(self, node, style),
            _ => sheet::written(self, node, style).to_vec(),
        }
    }
    /// Compares what somebody wrote for a move of the game with that move, in a style.
    pub fn judge(&self, node: NodeId, answer: &str, style: &Style) -> Verdict {
        if style.form == notation::Form::Stamma && self.now().castles() {
            return stamma::judge(self, node, answer, style);
        }
        match self.record.tree.get(node) {
            Some(ply) => notation::judge(self.record.position_before(node), &ply.m, answer, style),
            None => Verdict::Wrong(msg!(AtStart)),
        }
    }
    /// What is on the board.
    pub fn scene(&self) -> Scene {
        scene::scene(self)
    }
    /// What is on the paper.
    pub fn sheet(&self, style: &Style) -> Sheet {
        sheet::sheet(self, style)
    }
    /// The main line as it was played, for those who write it down once more.
    pub fn played(&self) -> Played {
        played::played(self)
    }
    /// What a list of games says of it.
    pub fn overview(&self) -> library::Overview {
        library::overview(self)
    }
    /// How the game stands.
    pub fn status(&self) -> Status {
        status::status(self, (!self.edits.is_empty(), !self.undone.is_empty()))
    }
    /// Changes what stands beside the moves, or ends the game.
    pub fn edit(&mut self, edit: Edit, style: &Style) -> Result<(), Problem> {
        edit::apply(self, edit, style)
    }
    /// The game as text.
    // Inlined, a program has only the forms that it asks for.
    #[inline(always)]
    pub fn text(&self, form: Form) -> String {
        match form {
            Form::Position => self.now().to_text(),
            Form::Moves(style) => {
                let mut out = String::new();
                for node in self.record.tree.line(Record::ROOT) {
                    let p = self.record.position_before(node);
                    let written = sheet::memoed(self, node, &style);
                    let leads = p.turn() == p.first() || out.is_empty();
                    out.push_str(if out.is_empty() { "" } else { " " });
                    let lead = written.lead.iter().filter(|_| leads);
                    lead.chain(written.tokens.iter()).for_each(|token| out.push_str(&token.text));
                }
                out
            }
            Form::Legal(style) => self.now().texts(&style, '\n'),
            Form::Pgn => save::pgn(self, None),
            Form::Save => save::write(self),
            Form::Link => link::write(self),
        }
    }
    /// A half-move of the main line, counted from 1, in pieces of text that know their reasons.
    pub fn half_move(&self, ply: usize, style: &Style) -> Option<Vec<Token>> {
        let node = self.record.tree.line(Record::ROOT).nth(ply.checked_sub(1)?)?;
        Some(sheet::written(self, node, style).to_vec())
    }
    /// All legal moves as ids and texts, sorted by id.
    pub fn moves(&self, style: &Style) -> Vec<(String, String)> {
        self.now().write_all(style)
    }
    /// The number of ways to play so many half-moves.
    pub fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }

    /// Reads a text or an id. After an automatic draw moves can still be read, though not played. After mate and
    /// stalemate there are none.
    fn understand(&self, text: &str, style: &Style) -> Result<(AnyMove, Vec<Remark>), Refusal> {
        let now = self.now();
        // Whichever blanks were typed or pasted with a move, they are blanks.
        let text = &*crate::text::unbound(text);
        if let Some(m) = now.by_id(text.trim()) {
            return Ok((m, Vec::new()));
        }
        let read = now.read(text, style).map(|reading| (reading.m, reading.remarks));
        match read {
            Err(refusal) if now.legal_moves().is_empty() && !status::explains(refusal.because.kind()) => {
                Err(over())
            }
            read => read,
        }
    }

    fn explained(&self, m: &AnyMove, remarks: Vec<Remark>, style: &Style) -> Explained {
        let now = self.now();
        Explained { id: now.id(m), tokens: now.write(m, style), remarks }
    }
}

/// Nobody moves any more.
fn over() -> Refusal {
    Refusal::of(msg!(GameOver))
}

/// What a player can pick from, in words and pictures.
pub(super) fn choice(p: &AnyPosition, m: &AnyMove, style: &Style) -> Choice {
    let trace = p.trace(m);
    let glyph = trace.becomes.map(|figure| crate::position::Glyph { side: p.turn(), figure });
    let tokens = p.write(m, style);
    let key = trace.becomes.map(|figure| style.key(figure).to_string()).unwrap_or_default();
    let way = if trace.path.is_empty() { trace.route } else { trace.path };
    let text = tokens.into_iter().map(|t| t.text).collect();
    Choice { glyph, says: p.choice(m), text, key, way: (way, trace.taken) }
}
