//! A game of one family: what players do with it.

#[cfg(feature = "screen")]
use super::bond::{self, Bond};
#[cfg(feature = "screen")]
use super::edit::{self, Edit};
#[cfg(feature = "pages")]
use super::library;
#[cfg(feature = "screen")]
use super::link;
use super::memo::{self, ByNode, Memo};
#[cfg(feature = "pages")]
use super::moment::{self, Played};
#[cfg(feature = "records")]
use super::save;
use super::scene::{self, PieceId, Scene};
use super::sheet::{self, Sheet};
#[cfg(feature = "pages")]
use super::stamma;
use super::table::{Explained, Form, Go, Problem, Status, Table};
#[cfg(feature = "screen")]
use super::tap::{self, Choice, Tap, Touch};
use super::{open, status};
use crate::geometry::Field;
#[cfg(feature = "screen")]
use crate::notation::{self, Verdict};
use crate::notation::{Notation, Refusal, Remark, Style, Token};
use crate::position::{DrawRule, Ending, Outcome};
#[cfg(feature = "records")]
use crate::record::Note;
use crate::record::{self, NodeId, Record, Score};
#[cfg(feature = "screen")]
use crate::text::{Kind, Msg};
use crate::work;
#[cfg(feature = "records")]
use std::collections::BTreeSet;

/// A move taken back: the node it had, and the one it followed.
struct Undone<P: Notation> {
    node: NodeId,
    parent: NodeId,
    m: P::Move,
    #[cfg(feature = "records")]
    note: Note,
}

/// A game of one family: a tree of moves and a place in it.
pub struct Session<P: Notation> {
    pub(super) game: &'static open::Game,
    pub(super) record: Record<P>,
    pub(super) at: NodeId,
    /// The fields tapped so far on the way of a move.
    pub(super) held: Vec<Field>,
    /// The moves among which the player must choose.
    pub(super) offered: Vec<P::Move>,
    /// What a touch has bound the player to.
    #[cfg(feature = "screen")]
    pub(super) bond: Option<Bond>,
    /// Nodes in the order in which they were played.
    edits: Vec<NodeId>,
    /// Moves taken back, the latest last.
    undone: Vec<Undone<P>>,
    /// The nodes that moves got when they were played again, by those that they had.
    replayed: ByNode<NodeId>,
    pub(super) memo: Memo,
}

/// Half-moves between two nodes whose pieces are kept.
const PIECES_APART: usize = 32;

impl<P: Notation> Session<P> {
    /// A new game from a position.
    pub fn new(game: &'static open::Game, start: P) -> Self {
        Session::with(game, Record::new(start))
    }
    /// A game from its record, before the first move.
    pub fn with(game: &'static open::Game, mut record: Record<P>) -> Self {
        let last = record.last();
        let outcome = record::outcome(record.position(last), &record.before(last));
        if outcome.is_some_and(|outcome| status::decides(&outcome, record.score)) {
            // The result follows from the moves, and goes when they are taken back.
            record.score = Score::Open;
        }
        Session {
            game,
            record,
            at: Record::<P>::ROOT,
            held: Vec::new(),
            offered: Vec::new(),
            #[cfg(feature = "screen")]
            bond: None,
            edits: Vec::new(),
            undone: Vec::new(),
            replayed: Vec::new(),
            memo: Memo::default(),
        }
    }

    /// The position on the board.
    pub(super) fn now(&self) -> &P {
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

    /// How the rules ended the game where the board stands. An automatic draw stays, whatever was played after it.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let here = record::outcome(self.now(), &self.record.before(self.at));
        here.or_else(|| self.record.drawn_before(self.at))
    }

    /// Whether nobody moves any more where the board stands. On an arrangement without the force to win, such as king and
    /// knight against king, moves are shown and written all the same: it was set up for that.
    pub(super) fn is_over(&self) -> bool {
        let lasts = |outcome: &Outcome| match outcome.by {
            Ending::Dead | Ending::Draw(DrawRule::FewPieces) => {
                self.record.start.outcome(1).is_some_and(|begun| begun.by == outcome.by)
            }
            _ => false,
        };
        status::end(self).is_some() || self.outcome().is_some_and(|outcome| !lasts(&outcome))
    }

    /// Plays a legal move from where the game stands; a move that is there already is only entered.
    pub(super) fn play(&mut self, m: &P::Move) -> NodeId {
        self.forget_undone();
        self.put(m)
    }

    fn forget_undone(&mut self) {
        self.undone.clear();
        self.replayed.clear();
    }

    /// Nothing is held, offered or bound any more: the moves change.
    fn loosen(&mut self) {
        self.held.clear();
        self.offered.clear();
        #[cfg(feature = "screen")]
        {
            self.bond = None;
        }
    }

    fn put(&mut self, m: &P::Move) -> NodeId {
        self.loosen();
        let moves = self.record.tree.len();
        self.at = self.record.push(self.at, m);
        if self.record.tree.len() > moves {
            self.edits.push(self.at);
        }
        self.at
    }

    /// Puts the moves of a game that was opened into an order in which they can be taken back: the line
    /// on the board last, and no move before those that follow it.
    #[cfg(feature = "records")]
    pub(super) fn order_edits(&mut self) {
        let line: BTreeSet<NodeId> =
            self.record.tree.path(self.at).into_iter().chain(self.record.tree.line(self.at)).collect();
        let mut order = Vec::with_capacity(self.edits.len());
        let mut open = vec![Record::<P>::ROOT];
        while let Some(node) = open.pop() {
            order.push(node);
            // The last to be put on the stack is the first to be visited.
            let children = self.record.tree.children(node);
            for on_line in [true, false] {
                open.extend(children.iter().filter(|child| line.contains(child) == on_line));
            }
        }
        order.retain(|node| *node != Record::<P>::ROOT);
        self.edits = order;
    }

    /// Takes back how players ended the game at a node; `false` if they did not.
    pub(super) fn reopen(&mut self, node: NodeId) -> bool {
        if self.record.note(node).end.is_none() {
            return false;
        }
        self.record.note_mut(node).end = None;
        self.record.score = Score::Open;
        true
    }

    /// Makes a variation the main continuation. An end of the game goes with the main line it ended.
    #[cfg(feature = "screen")]
    pub(super) fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.record.tree.parent(node) else { return };
        let last = self.record.last();
        self.record.tree.promote(node);
        self.record.settle(parent);
        if self.record.last() != last {
            self.reopen(last);
        }
    }

    /// Takes a move away with all that follows it.
    #[cfg(feature = "screen")]
    pub(super) fn remove(&mut self, node: NodeId) {
        let parent = self.record.tree.parent(node);
        let gone = self.record.tree.remove(node);
        for id in &gone {
            work::count(1);
            self.reopen(*id);
            self.record.take_note(*id);
        }
        self.record.settle(parent.unwrap_or(Record::<P>::ROOT));
        self.edits.retain(|id| self.record.tree.contains(*id));
        self.forget_undone();
        if !self.record.tree.contains(self.at) {
            // What was taken up or offered stood on another board.
            self.loosen();
            self.at = parent.unwrap_or(Record::<P>::ROOT);
        }
    }

    /// Puts back what is held, and takes back what is offered, as far as no touch forbids it: a pawn that has
    /// arrived stays (Scharten, section 11).
    #[cfg(feature = "screen")]
    fn put_back(&mut self) -> Tap {
        let arrived = |m: &P::Move| self.now().trace(m).becomes.is_some();
        if bond::is_bound(self) && !self.offered.is_empty() && self.offered.iter().all(arrived) {
            return Tap::Refused(msg!(TouchPromotion).into());
        }
        self.held.clear();
        self.offered.clear();
        if bond::kept(self).is_some() { Tap::Held } else { Tap::Released }
    }

    fn undo(&mut self) {
        let last = self.record.last();
        if self.reopen(last) {
            self.at = last;
            return;
        }
        let Some(last) = self.edits.pop() else { return };
        self.loosen();
        let Some(parent) = self.record.tree.parent(last) else { return };
        if let Some(ply) = self.record.tree.pop(last) {
            self.undone.push(Undone {
                node: last,
                parent,
                m: ply.m,
                #[cfg(feature = "records")]
                note: self.record.take_note(last),
            });
            #[cfg(feature = "records")]
            self.record.settle(parent);
            self.at = parent;
        }
    }

    fn redo(&mut self) {
        let Some(mut parent) = self.undone.last().map(|last| last.parent) else { return };
        while let Some(again) = memo::found(&self.replayed, parent) {
            parent = again;
        }
        if self.record.note(parent).end.is_some() {
            return;
        }
        let Some(last) = self.undone.pop() else { return };
        self.at = parent;
        let id = self.put(&last.m);
        #[cfg(feature = "records")]
        if !last.note.is_empty() {
            *self.record.note_mut(id) = last.note;
        }
        // The move got a new node; whatever followed the old one follows that.
        memo::put(&mut self.replayed, last.node, id);
    }

    /// Reads a text or an id. After an automatic draw moves can still be read, though not played. After mate and
    /// stalemate there are none.
    fn understand(&self, text: &str, style: &Style) -> Result<(P::Move, Vec<Remark>), Refusal> {
        let now = self.now();
        // Whichever blanks were typed or pasted with a move, they are blanks.
        #[cfg(feature = "screen")]
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

    fn explained(&self, m: &P::Move, remarks: Vec<Remark>, style: &Style) -> Explained {
        let now = self.now();
        Explained { id: now.id(m), tokens: now.write(m, style), remarks }
    }
}

impl<P: Notation> Table for Session<P> {
    #[cfg(feature = "screen")]
    fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap {
        tap::tap(self, at, touch, style)
    }
    #[cfg(feature = "screen")]
    fn choose(&mut self, n: Option<usize>) -> Tap {
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
    fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.understand(text, style)?;
        if self.is_over() {
            return Err(over());
        }
        #[cfg(feature = "screen")]
        if let Some(says) = bond::hinders(self, &m) {
            return Err(Refusal::of(says));
        }
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
            Go::To(node) if self.record.tree.contains(node) => self.at = node,
            Go::To(_) => {}
            Go::Back => self.at = self.record.tree.parent(self.at).unwrap_or(self.at),
            Go::Forward => self.at = self.record.tree.line(self.at).next().unwrap_or(self.at),
            Go::First => self.at = Record::<P>::ROOT,
            Go::Last => self.at = self.record.tree.line(self.at).last().unwrap_or(self.at),
            Go::Undo => self.undo(),
            Go::Redo => self.redo(),
        }
        // Who walks away and comes back is still bound.
        #[cfg(feature = "screen")]
        drop(bond::kept(self));
    }
    fn has(&self, node: NodeId) -> bool {
        self.record.tree.contains(node)
    }
    fn field_name(&self, field: Field) -> String {
        self.now().field_name(field)
    }
    #[cfg(feature = "pages")]
    fn spoken(&self, node: NodeId) -> Msg {
        let said = scene::spoken(self, node);
        if said.kind() == Kind::Said { said.reworded(Kind::Aloud) } else { said }
    }
    #[cfg(feature = "pages")]
    fn written(&self, node: NodeId, style: &Style) -> Vec<Token> {
        match style.form {
            notation::Form::Stamma if self.now().castles() => stamma::written(self, node, style),
            _ => sheet::written(self, node, style).to_vec(),
        }
    }
    #[cfg(feature = "pages")]
    fn judge(&self, node: NodeId, answer: &str, style: &Style) -> Verdict {
        if style.form == notation::Form::Stamma && self.now().castles() {
            return stamma::judge(self, node, answer, style);
        }
        match self.record.tree.get(node) {
            Some(ply) => notation::judge(self.record.position_before(node), &ply.m, answer, style),
            None => Verdict::Wrong(msg!(AtStart)),
        }
    }
    fn scene(&self) -> Scene {
        scene::scene(self)
    }
    fn sheet(&self, style: &Style) -> Sheet {
        sheet::sheet(self, style)
    }
    #[cfg(feature = "pages")]
    fn played(&self) -> Played {
        moment::played(self)
    }
    #[cfg(feature = "pages")]
    fn overview(&self) -> library::Overview {
        library::overview(self)
    }
    fn status(&self) -> Status {
        status::status(self, (!self.edits.is_empty(), !self.undone.is_empty()))
    }
    #[cfg(feature = "pages")]
    fn edit(&mut self, edit: Edit, style: &Style) -> Result<(), Problem> {
        edit::apply(self, edit, style)
    }
    fn text(&self, form: Form) -> String {
        match form {
            Form::Position => self.now().to_text(),
            Form::Moves(style) => {
                let mut out = String::new();
                for node in self.record.tree.line(Record::<P>::ROOT) {
                    let p = self.record.position_before(node);
                    let written = sheet::memoed(self, node, &style);
                    let leads = p.turn() == p.first() || out.is_empty();
                    out.push_str(if out.is_empty() { "" } else { " " });
                    let lead = written.lead.iter().filter(|_| leads);
                    lead.chain(written.tokens.iter()).for_each(|token| out.push_str(&token.text));
                }
                out
            }
            #[cfg(feature = "counts")]
            Form::Legal(style) => self.now().texts(&style, '\n'),
            #[cfg(feature = "records")]
            Form::Pgn => save::pgn(self, None),
            #[cfg(feature = "records")]
            Form::Save => save::write(self),
            #[cfg(feature = "screen")]
            Form::Link => link::write(self),
        }
    }
    fn half_move(&self, ply: usize, style: &Style) -> Option<Vec<Token>> {
        let node = self.record.tree.line(Record::<P>::ROOT).nth(ply.checked_sub(1)?)?;
        Some(sheet::written(self, node, style).to_vec())
    }
    #[cfg(feature = "counts")]
    fn moves(&self, style: &Style) -> Vec<(String, String)> {
        self.now().write_all(style)
    }
    #[cfg(feature = "counts")]
    fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }
}

/// Nobody moves any more.
fn over() -> Refusal {
    Refusal::of(msg!(GameOver))
}

/// What a player can pick from, in words and pictures.
#[cfg(feature = "screen")]
pub(super) fn choice<P: Notation>(p: &P, m: &P::Move, style: &Style) -> Choice {
    let trace = p.trace(m);
    let glyph = trace.becomes.map(|figure| crate::position::Glyph { side: p.turn(), figure });
    let tokens = p.write(m, style);
    let key = trace.becomes.map(|figure| style.key(figure).to_string()).unwrap_or_default();
    let way = if trace.path.is_empty() { trace.route } else { trace.path };
    let text = tokens.into_iter().map(|t| t.text).collect();
    Choice { glyph, says: p.choice(m), text, key, way: (way, trace.taken) }
}
