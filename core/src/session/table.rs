//! The face of a game, and the session behind it.

use super::scene::{self, PieceId, Scene};
use super::sheet::{self, Sheet};
use super::tap::{self, Choice, Tap, Touch};
use super::{open, save};
use crate::geometry::Field;
use crate::notation::{Notation, Refusal, Remark, Style, Token, movetext, player};
use crate::position::{Claim, Ending, Outcome, Position, Side};
use crate::record::{self, NodeId, Tree};
use crate::text::Msg;

/// A text that could not be taken: why, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// What is wrong.
    pub says: Msg,
    /// Bytes before the place, or moves before the move.
    pub at: usize,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { says: refusal.because, at: refusal.at }
    }
}

/// Where to go in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Go {
    /// To a node; nothing happens if it is not there.
    To(NodeId),
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// Before the first move.
    First,
    /// To the end of this line.
    Last,
    /// Takes the latest move away.
    Undo,
    /// Plays again what was taken away.
    Redo,
}

/// A game as text.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Form {
    /// The position on the board: FEN.
    Position,
    /// The main line with numbers.
    Moves(Style),
    /// The texts of all legal moves, one a line, in no particular order: the fastest way to many.
    Legal(Style),
    /// Everything, to be kept and opened again ([`save`]).
    Save,
}

/// How the game stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// Who moves.
    pub turn: Side,
    /// Whether the king to move is attacked.
    pub in_check: bool,
    /// How the game ended here.
    pub outcome: Option<Outcome>,
    /// Draws that may be claimed.
    pub claims: Vec<Claim>,
    /// The same as a sentence.
    pub says: Msg,
    /// Whether a move can be taken back, and played again.
    pub can_undo: bool,
    /// Whether a move that was taken back can be played again.
    pub can_redo: bool,
    /// Whether no move follows in this line.
    pub at_end: bool,
}

impl Status {
    /// The word for programs.
    pub const fn word(&self) -> &'static str {
        match self.outcome {
            None => "ongoing",
            Some(Outcome { by, .. }) => match by {
                Ending::Checkmate => "checkmate",
                Ending::Stalemate => "stalemate",
                Ending::Dead => "dead",
                Ending::Repetition5 => "repetition5",
                Ending::Moves75 => "moves75",
            },
        }
    }
}

/// A move and what it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// Its name for programs.
    pub id: String,
    /// Its text in pieces that know their reasons.
    pub tokens: Vec<Token>,
    /// How what was written differs from it.
    pub remarks: Vec<Remark>,
}

/// All that is ever seen of a game from outside.
pub trait Table: Send + Sync {
    /// The id of the game, such as `chess960`.
    fn game(&self) -> &'static str;
    /// A field is tapped, or a piece is dropped on it.
    fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap;
    /// Picks one of the moves offered by the last tap; with none the piece is put back.
    fn choose(&mut self, n: Option<usize>) -> Tap;
    /// Plays a written move, or one given by its id.
    fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal>;
    /// Reads a move, or looks up an id, without playing it.
    fn read(&self, text: &str, style: &Style) -> Result<Explained, Refusal>;
    /// Moves through the game.
    fn go(&mut self, to: Go);
    /// What is on the board.
    fn scene(&self) -> Scene;
    /// What is on the paper.
    fn sheet(&self, style: &Style) -> Sheet;
    /// How the game stands.
    fn status(&self) -> Status;
    /// What is to be said aloud about the move on the board, beside the move itself.
    fn announce(&self) -> Option<Msg>;
    /// The game as text.
    fn text(&self, form: Form) -> String;
    /// All legal moves as ids and texts, sorted by id.
    fn moves(&self, style: &Style) -> Vec<(String, String)>;
    /// The number of ways to play so many half-moves.
    fn perft(&self, depth: u32) -> u64;
}

/// A move that was made, with what came of it.
pub(super) struct Ply<P: Position> {
    pub m: P::Move,
    pub after: P,
    /// Which piece stands where: pieces keep their identity, so that they can glide.
    pub pieces: Vec<(PieceId, Field)>,
}

/// A move taken back: the node it had, and the one it followed.
struct Undone<P: Position> {
    node: NodeId,
    parent: NodeId,
    m: P::Move,
}

/// A game of one family: a tree of moves and a place in it.
pub struct Session<P: Notation> {
    pub(super) game: &'static open::Game,
    pub(super) start: P,
    pub(super) start_pieces: Vec<(PieceId, Field)>,
    pub(super) tree: Tree<Ply<P>>,
    pub(super) at: NodeId,
    /// The fields tapped so far on the way of a move.
    pub(super) held: Vec<Field>,
    /// The moves among which the player must choose.
    pub(super) offered: Vec<P::Move>,
    /// Nodes in the order in which they were played.
    edits: Vec<NodeId>,
    /// Moves taken back, the latest last.
    undone: Vec<Undone<P>>,
}

impl<P: Notation> Session<P> {
    /// A new game from a position.
    pub fn new(game: &'static open::Game, start: P) -> Self {
        let start_pieces = scene::identities(&start);
        Session {
            game,
            start,
            start_pieces,
            tree: Tree::default(),
            at: Tree::<Ply<P>>::ROOT,
            held: Vec::new(),
            offered: Vec::new(),
            edits: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The position after a node.
    pub(super) fn position(&self, node: NodeId) -> &P {
        self.tree.get(node).map_or(&self.start, |ply| &ply.after)
    }
    /// The position on the board.
    pub(super) fn now(&self) -> &P {
        self.position(self.at)
    }
    pub(super) fn pieces(&self, node: NodeId) -> &[(PieceId, Field)] {
        self.tree.get(node).map_or(&self.start_pieces, |ply| &ply.pieces)
    }

    /// The positions before a node, the start first.
    fn before(&self, node: NodeId) -> Vec<&P> {
        let mut path = self.tree.path(node);
        path.pop();
        let on_the_way = path.into_iter().map(|id| self.position(id));
        let start = (node != Tree::<Ply<P>>::ROOT).then_some(&self.start);
        start.into_iter().chain(on_the_way).collect()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        record::outcome(self.now(), &self.before(self.at))
    }

    /// Plays a legal move from where the game stands; a move that is there already is only entered.
    pub(super) fn play(&mut self, m: &P::Move) -> NodeId {
        self.undone.clear();
        self.put(m)
    }

    fn put(&mut self, m: &P::Move) -> NodeId {
        self.held.clear();
        self.offered.clear();
        let same = |id: &NodeId| self.tree.get(*id).is_some_and(|ply| ply.m == *m);
        let there = self.tree.children(self.at).iter().copied().find(same);
        self.at = there.unwrap_or_else(|| {
            let now = self.now();
            let pieces = scene::moved(self.pieces(self.at), &now.trace(m));
            let mut after = now.clone();
            after.play_unchecked(m);
            let id = self.tree.push(self.at, Ply { m: m.clone(), after, pieces });
            self.edits.push(id);
            id
        });
        self.at
    }

    /// Puts the moves of a game that was opened into an order in which they can be taken back: the line
    /// on the board last, and no move before those that follow it.
    pub(super) fn order_edits(&mut self) {
        let mut line = self.tree.path(self.at);
        line.extend(self.tree.line(self.at));
        let mut order = Vec::with_capacity(self.edits.len());
        let mut open = vec![Tree::<Ply<P>>::ROOT];
        while let Some(node) = open.pop() {
            order.push(node);
            // The last to be put on the stack is the first to be visited.
            let (on_line, beside): (Vec<NodeId>, Vec<NodeId>) =
                self.tree.children(node).iter().copied().partition(|child| line.contains(child));
            open.extend(on_line.into_iter().chain(beside));
        }
        order.retain(|node| *node != Tree::<Ply<P>>::ROOT);
        self.edits = order;
    }

    fn undo(&mut self) {
        let Some(last) = self.edits.pop() else { return };
        let Some(parent) = self.tree.parent(last) else { return };
        if let Some(ply) = self.tree.pop(last) {
            self.undone.push(Undone { node: last, parent, m: ply.m });
            self.at = parent;
        }
    }

    fn redo(&mut self) {
        let Some(last) = self.undone.pop() else { return };
        self.at = last.parent;
        let id = self.put(&last.m);
        // The move got a new node; whatever followed the old one will follow that.
        for other in self.undone.iter_mut().filter(|u| u.parent == last.node) {
            other.parent = id;
        }
    }

    /// Reads a text or an id. After an automatic draw moves can still be read and written down: records
    /// of real games go on until somebody notices. After mate and stalemate there are none.
    fn understand(&self, text: &str, style: &Style) -> Result<(P::Move, Vec<Remark>), Refusal> {
        let now = self.now();
        if let Some(m) = now.by_id(text.trim()) {
            return Ok((m, Vec::new()));
        }
        let read = now.read(text, style).map(|reading| (reading.m, reading.remarks));
        match read {
            Err(_) if now.legal_moves().is_empty() => {
                Err(Refusal { because: Msg::GameOver, at: 0, nearest: Vec::new() })
            }
            read => read,
        }
    }

    fn explained(&self, m: &P::Move, remarks: Vec<Remark>, style: &Style) -> Explained {
        let now = self.now();
        Explained { id: now.id(m), tokens: now.write(m, style), remarks }
    }
}

impl<P: Notation> Table for Session<P> {
    fn game(&self) -> &'static str {
        self.game.id
    }
    fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap {
        tap::tap(self, at, touch, style)
    }
    fn choose(&mut self, n: Option<usize>) -> Tap {
        let chosen = n.and_then(|n| self.offered.get(n).cloned());
        match chosen {
            Some(m) => Tap::Played(self.play(&m)),
            None => {
                self.held.clear();
                self.offered.clear();
                Tap::Released
            }
        }
    }
    fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.understand(text, style)?;
        let explained = self.explained(&m, remarks, style);
        self.play(&m);
        Ok(explained)
    }
    fn read(&self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.understand(text, style)?;
        Ok(self.explained(&m, remarks, style))
    }
    fn go(&mut self, to: Go) {
        self.held.clear();
        self.offered.clear();
        match to {
            Go::To(node) if self.tree.contains(node) => self.at = node,
            Go::To(_) => {}
            Go::Back => self.at = self.tree.parent(self.at).unwrap_or(self.at),
            Go::Forward => self.at = self.tree.line(self.at).next().unwrap_or(self.at),
            Go::First => self.at = Tree::<Ply<P>>::ROOT,
            Go::Last => self.at = self.tree.line(self.at).last().unwrap_or(self.at),
            Go::Undo => self.undo(),
            Go::Redo => self.redo(),
        }
    }
    fn scene(&self) -> Scene {
        scene::scene(self)
    }
    fn sheet(&self, style: &Style) -> Sheet {
        sheet::sheet(self, style)
    }
    fn status(&self) -> Status {
        let now = self.now();
        let before = self.before(self.at);
        let outcome = record::outcome(now, &before);
        let claims = record::claims(now, &before);
        let in_check = now.check().is_some();
        let mover = player(now.turn());
        let says = match (outcome, claims.first()) {
            (Some(outcome), _) => ended(outcome),
            (None, Some(Claim::Repetition3)) => Msg::MayClaimRepetition,
            (None, Some(Claim::Moves50)) => Msg::MayClaimMoves50,
            (None, None) if in_check => Msg::ToMoveInCheck { player: mover },
            (None, None) => Msg::ToMove { player: mover },
        };
        let (can_undo, can_redo) = (!self.edits.is_empty(), !self.undone.is_empty());
        let at_end = self.tree.children(self.at).is_empty();
        Status { turn: now.turn(), in_check, outcome, claims, says, can_undo, can_redo, at_end }
    }
    fn announce(&self) -> Option<Msg> {
        super::scene::announce(self)
    }
    fn text(&self, form: Form) -> String {
        match form {
            Form::Position => self.now().to_text(),
            Form::Moves(style) => {
                let line = self.tree.line(Tree::<Ply<P>>::ROOT);
                let moves: Vec<P::Move> = line.filter_map(|id| Some(self.tree.get(id)?.m.clone())).collect();
                movetext(&self.start, &moves, &style)
            }
            Form::Legal(style) => self.now().texts(&style, '\n'),
            Form::Save => save::write(self),
        }
    }
    fn moves(&self, style: &Style) -> Vec<(String, String)> {
        self.now().write_all(style)
    }
    fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }
}

fn ended(outcome: Outcome) -> Msg {
    match (outcome.by, outcome.winner) {
        (Ending::Checkmate, Some(winner)) => Msg::WonByMate { winner: player(winner) },
        (Ending::Checkmate | Ending::Dead, _) => Msg::DrawDead,
        (Ending::Stalemate, _) => Msg::DrawStalemate,
        (Ending::Repetition5, _) => Msg::DrawRepetition5,
        (Ending::Moves75, _) => Msg::DrawMoves75,
    }
}

/// What a player can pick from, in words and pictures.
pub(super) fn choice<P: Notation>(p: &P, m: &P::Move, style: &Style) -> Choice {
    let trace = p.trace(m);
    let glyph = trace.becomes.map(|figure| crate::position::Glyph { side: p.turn(), figure });
    let tokens = p.write(m, style);
    let key = trace.becomes.map(|figure| style.key(figure).to_string()).unwrap_or_default();
    Choice { glyph, says: p.choice(m), text: tokens.into_iter().map(|t| t.text).collect(), key }
}
