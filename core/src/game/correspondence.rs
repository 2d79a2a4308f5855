//! Games by link (correspondence): two players far apart send each other the whole game after each move.
//!
//! Such a game carries its id in the tag `CorrespondenceId`; everything else is an ordinary game, so its links, saves and
//! records open everywhere. A dart notes its aim in a hidden command of the comment, `[%dart 50,-161,steady,still]`, in
//! quarters of a millimetre: id, ply and aim determine where it lands, so the other player's device checks it.

use super::answer::Problem;
use super::game::Game;
use crate::digits::number;
use crate::geometry::dart::{Chance, Hand};
use crate::geometry::dartboard::Bed;
use crate::geometry::{Field, Point};
use crate::notation::AnyMove;
use crate::position::{Position as _, Side};
use crate::record::{NodeId, Record};

/// The tag with the id of the game.
const ID_TAG: &str = "CorrespondenceId";
/// Length of an id, and its characters.
const ID_LENGTH: usize = 8;
const ID_CHARS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Start and end of the hidden command of a dart.
const DART: (&str, char) = ("[%dart ", ']');
/// Last part of the command of a dart whose aim did not drift.
const STILL: &str = "still";
/// Steps of an aim in a millimetre: as written, so that a dart lands at exactly the same point again.
const STEPS: f64 = 4.0;
/// Farthest aim from the bull, in steps.
const FARTHEST: i32 = 4_000;

/// A dart thrown on the screen: what determines its landing point, beside the game and the ply.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ThrownDart {
    /// The sight at the moment of the throw, in millimetres from the bull.
    pub aim: Point,
    /// The hand that throws.
    pub hand: Hand,
    /// True if the aim did not drift.
    pub is_still: bool,
}

impl ThrownDart {
    /// The aim in steps.
    fn steps(self) -> [i32; 2] {
        [self.aim.x, self.aim.y].map(|of| ((of * STEPS) as i32).clamp(-FARTHEST, FARTHEST))
    }

    /// The dart with its aim in steps that can be written down.
    fn in_steps(self) -> ThrownDart {
        let [x, y] = self.steps().map(|step| f64::from(step) / STEPS);
        let hand = if self.hand == Hand::Exact { Hand::Steady } else { self.hand };
        ThrownDart { aim: Point { x, y }, hand, ..self }
    }

    /// Landing point.
    fn land(self, seed: u64) -> Point {
        self.hand.land(self.aim, self.is_still, seed)
    }

    /// The command in a comment.
    fn to_text(self) -> String {
        let hand = self.hand.name();
        let still = if self.is_still { ",still" } else { "" };
        let [x, y] = self.steps();
        format!("{}{x},{y},{hand}{still}{}", DART.0, DART.1)
    }

    /// The dart of a comment, if there is one.
    fn in_comment(comment: &str) -> Option<ThrownDart> {
        let (_, rest) = comment.split_once(DART.0)?;
        let mut parts = rest.split_once(DART.1)?.0.split(',');
        let mut millimetres = || {
            let step = parts.next()?.parse().ok().filter(|step| (-FARTHEST..=FARTHEST).contains(step))?;
            Some(f64::from(step) / STEPS)
        };
        let aim = Point { x: millimetres()?, y: millimetres()? };
        // The exact hand is for learning: against a friend it throws as the steady one, and none is written.
        let hand = parts.next()?.parse().ok().filter(|hand| *hand != Hand::Exact)?;
        Some(ThrownDart { aim, hand, is_still: parts.next() == Some(STILL) })
    }
}

/// The result of receiving a game.
pub enum Received {
    /// The game goes on: the known one with the new moves.
    Continued(Box<Game>),
    /// The known game has the same moves, or more.
    Known,
}

/// An id from random bits.
pub fn new_id(bits: u64) -> String {
    (0..ID_LENGTH).map(|n| char::from(ID_CHARS[(bits >> (5 * n)) as usize % ID_CHARS.len()])).collect()
}

impl Game {
    /// The id of a game by link; `None` for other games.
    pub fn correspondence_id(&self) -> Option<&str> {
        let is_id = |id: &&str| id.len() == ID_LENGTH && id.bytes().all(|byte| ID_CHARS.contains(&byte));
        self.record.tags.get(ID_TAG).filter(is_id)
    }

    /// Makes this a game by link between two named players.
    pub fn begin_correspondence(&mut self, id: &str, white: &str, black: &str) {
        for (name, value) in [(ID_TAG, id), ("White", white), ("Black", black)] {
            let value = crate::record::normalize_spaces(value);
            self.record.tags.set(name, &value);
        }
    }

    /// Name of the player of a side; empty if unknown.
    pub fn player_name(&self, side: Side) -> &str {
        self.record.tags.get(if side == Side::White { "White" } else { "Black" }).unwrap_or_default()
    }

    /// The side to move at the end of the main line.
    pub fn turn_at_end(&self) -> Side {
        self.record.position(self.record.last()).turn()
    }

    /// Number of half-moves of the main line.
    pub fn main_line_length(&self) -> usize {
        self.main_nodes().len()
    }

    /// Lands a dart at the current ply of a game by link: the landing point, and the dart as a command for the comment of
    /// its move. `None` for other games.
    pub fn land_dart(&self, dart: ThrownDart) -> Option<(Point, String)> {
        let dart = dart.in_steps();
        let seed = seed(self.correspondence_id()?, self.record.tree.path(self.at).len());
        Some((dart.land(seed), dart.to_text()))
    }

    /// True if the last move is a dart of a game by link that was not thrown on the screen.
    pub fn lacks_aim(&self) -> bool {
        let is_placed = || matches!(self.dart_of(self.at), Some(Some(_)));
        self.correspondence_id().is_some()
            && is_placed()
            && !self.record.note(self.at).comment.contains(DART.0)
    }

    /// Receives the game that the other player sent: its new moves with their annotations, and its result.
    ///
    /// # Errors
    ///
    /// A move differs from the known ones, or a dart cannot have landed there; with the ply.
    pub fn receive(&self, sent: &Game) -> Result<Received, Problem> {
        let (known, new) = (self.main_nodes(), sent.main_nodes());
        let move_of = |game: &Game, node: &NodeId| game.record.tree.get(*node).map(|ply| ply.m);
        let same = known.iter().zip(&new).take_while(|(a, b)| move_of(self, a) == move_of(sent, b)).count();
        if same < known.len().min(new.len()) || self.record.start != sent.record.start {
            return Err(Problem { message: msg!(LinkGameDiffers { ply: same as u32 + 1 }), at: same });
        }
        sent.check_darts()?;
        let end = |game: &Game| (game.record.score, game.record.note(game.record.last()).offer);
        if new.len() == same && (end(sent) == end(self) || new.len() < known.len()) {
            return Ok(Received::Known);
        }
        let mut game = self.clone();
        game.append(sent, &new[same..]);
        Ok(Received::Continued(Box::new(game)))
    }

    /// Appends the last moves of another game to the main line, and takes over its end.
    fn append(&mut self, sent: &Game, nodes: &[NodeId]) {
        let mut at = self.record.last();
        for node in nodes {
            let Some(ply) = sent.record.tree.get(*node) else { break };
            at = self.record.push(at, &ply.m);
            *self.record.note_mut(at) = sent.record.note(*node).clone();
        }
        let last = sent.record.note(sent.record.last());
        let note = self.record.note_mut(at);
        (note.offer, note.end, note.is_current) = (last.offer, last.end, false);
        self.record.score = sent.record.score;
        self.at = at;
        // Pieces touched and moves taken back belong to the game before.
        *self = Game { at, ..Game::with(self.variant, self.record.clone()) };
    }

    /// Checks all darts of the main line.
    ///
    /// # Errors
    ///
    /// A dart has no aim, or lands elsewhere; with its ply.
    pub fn check_darts(&self) -> Result<(), Problem> {
        let Some(id) = self.correspondence_id() else { return Ok(()) };
        for (ply, node) in self.main_nodes().into_iter().enumerate() {
            let Some(landed) = self.dart_of(node) else { continue };
            let dart = ThrownDart::in_comment(&self.record.note(node).comment);
            let lands = dart.map(|dart| Bed::at(dart.land(seed(id, ply))).field());
            // A dart may be lost on purpose, or hit a field where the piece may not stand.
            if landed.is_some() && lands != Some(landed) {
                return Err(Problem { message: msg!(LinkGameDart { ply: ply as u32 + 1 }), at: ply });
            }
        }
        Ok(())
    }

    /// The field of a dart, `Some(None)` for a lost one; `None` for a move on the board.
    fn dart_of(&self, node: NodeId) -> Option<Option<Field>> {
        let m: &AnyMove = &self.record.tree.get(node)?.m;
        let trace = self.record.position_before(node).trace(m);
        let is_dart = trace.placed.is_some() || trace.route.is_empty() && trace.with.is_none();
        is_dart.then_some(trace.placed)
    }

    /// The nodes of the main line.
    fn main_nodes(&self) -> Vec<NodeId> {
        self.record.tree.line(Record::ROOT).collect()
    }
}

/// The seed of a dart: id and ply, mixed.
fn seed(id: &str, ply: usize) -> u64 {
    let bytes = id.bytes().chain((ply as u32).to_le_bytes());
    bytes.fold(0, |seed, byte| Chance(seed ^ u64::from(byte)).draw())
}

/// The place of a player in a game by link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The side of this player.
    pub side: Side,
    /// Id of the saved game.
    pub saved_id: String,
    /// Number of half-moves that were sent.
    pub sent: u32,
}

/// The seats of a device by the ids of their games, as text: a line `id side saved-id sent` for each game, the latest last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Seats(Vec<(String, Seat)>);

/// Games whose seats are remembered.
const MOST_SEATS: usize = 200;

impl Seats {
    /// Reads the text; lines that cannot be read are left out.
    pub fn read(text: &str) -> Seats {
        let line = |line: &str| {
            let [id, side, saved_id, sent] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
            let side = Side::BOTH.into_iter().find(|one| one.name() == side)?;
            Some((id.to_string(), Seat { side, saved_id: saved_id.into(), sent: number(sent)? }))
        };
        Seats(text.lines().filter_map(line).take(MOST_SEATS).collect())
    }

    /// The text.
    pub fn to_text(&self) -> String {
        let line = |(id, seat): &(String, Seat)| {
            format!("{id} {} {} {}\n", seat.side.name(), seat.saved_id, seat.sent)
        };
        self.0.iter().map(line).collect()
    }

    /// The seat in a game.
    pub fn get(&self, id: &str) -> Option<&Seat> {
        self.0.iter().find(|(other, _)| other == id).map(|(_, seat)| seat)
    }

    /// Sets the seat in a game.
    pub fn set(&mut self, id: &str, seat: Seat) {
        self.0.retain(|(other, _)| other != id);
        self.0.push((id.into(), seat));
        let surplus = self.0.len().saturating_sub(MOST_SEATS);
        self.0.drain(..surplus);
    }
}
