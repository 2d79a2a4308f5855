//! Film on the board beside a paragraph, played once: the moves, then the lit fields and arrows one after the other, then the
//! parts of the last move.

use super::{Diagram, Point, diagram, style};
use notabene_core::game::{Game, Go, MoveSheet, Scene};
use notabene_core::i18n::Language;

/// The next thing that happens on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FilmStep {
    /// A move is played.
    Move,
    /// A field is lit, or an arrow comes.
    Shape,
    /// A part of the last move lights up: its index among the written tokens, with number and dots.
    Part(usize),
    /// The last part no longer shines.
    PartsEnd,
}

/// The board beside a paragraph, and how far it has played.
#[derive(Clone)]
pub struct DiagramFilm {
    board: Diagram,
    /// `None` for pieces that are no position.
    game: Option<Game>,
    /// Number of lit fields and arrows that have come.
    shapes: usize,
    /// Parts of the last move that are still to light up; empty if they never do.
    parts: Vec<usize>,
    /// The part that shines.
    part: Option<usize>,
}

impl DiagramFilm {
    /// The end of what a paragraph plays; `None` if it has no board.
    pub fn at_end(point: &Point) -> Option<DiagramFilm> {
        let board = point.show.clone()?;
        let game = if board.pieces_only { None } else { board.table().ok() };
        let shapes = board.highlighted.len();
        Some(DiagramFilm { board, game, shapes, parts: Vec::new(), part: None })
    }

    /// The beginning, after moves that are on the board already.
    pub fn at_start(point: &Point, moves: usize) -> Option<DiagramFilm> {
        let mut film = DiagramFilm::at_end(point)?;
        if let Some(game) = &mut film.game {
            film.parts = if point.explains { last_move_parts(game) } else { Vec::new() };
            game.go(Go::First);
            (0..moves).for_each(|_| game.go(Go::Forward));
        }
        film.shapes = 0;
        Some(film)
    }

    /// The board.
    pub fn board(&self) -> &Diagram {
        &self.board
    }
    /// The game on it; `None` for pieces that are no position.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }
    /// The part of the last move that shines.
    pub fn part(&self) -> Option<usize> {
        self.part
    }
    /// True if there is a move to play.
    pub fn has_next_move(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.status().at_end)
    }
    /// True if a move was played.
    pub fn has_previous_move(&self) -> bool {
        self.plies() > 0
    }
    /// The number of moves that were played.
    pub fn plies(&self) -> usize {
        let sheet = self.game.as_ref().map(own_sheet);
        sheet.map_or(0, |sheet| sheet.path(sheet.at).len())
    }

    /// The next step; `None` at the end.
    pub fn next(&self) -> Option<FilmStep> {
        match (self.parts.first(), self.part) {
            _ if self.has_next_move() => Some(FilmStep::Move),
            _ if self.shapes < self.board.highlighted.len() => Some(FilmStep::Shape),
            (Some(part), _) => Some(FilmStep::Part(*part)),
            (None, Some(_)) => Some(FilmStep::PartsEnd),
            (None, None) => None,
        }
    }

    /// Plays on by one step.
    pub fn advance(&mut self) -> Option<FilmStep> {
        let step = self.next()?;
        match step {
            FilmStep::Move => self.game.iter_mut().for_each(|game| game.go(Go::Forward)),
            FilmStep::Shape => self.shapes += 1,
            FilmStep::Part(_) => self.part = Some(self.parts.remove(0)),
            FilmStep::PartsEnd => self.part = None,
        }
        Some(step)
    }

    /// Steps through the moves by hand: nothing plays by itself any more.
    pub fn go(&mut self, go: Go) {
        self.game.iter_mut().for_each(|game| game.go(go));
        self.shapes = self.board.highlighted.len();
        (self.parts, self.part) = (Vec::new(), None);
    }

    /// The board as it is drawn; what is lit belongs to the end of the moves.
    pub fn scene(&self) -> Option<Scene> {
        let mut scene = match &self.game {
            Some(game) => game.scene(),
            None => Scene { shapes: Vec::new(), ..self.board.picture().ok()? },
        };
        let shown = if self.has_next_move() { 0 } else { self.shapes };
        scene.shapes.extend(self.board.highlighted.iter().take(shown).copied());
        Some(scene)
    }
}

fn own_sheet(game: &Game) -> MoveSheet {
    game.sheet(&style(Language::En))
}

/// The tokens of the last move that name a piece or a field, by their indices among all that are written.
fn last_move_parts(game: &Game) -> Vec<usize> {
    let sheet = game.sheet(&diagram::style_on(game, Language::En));
    let Some(cell) = sheet.cell(sheet.at) else { return Vec::new() };
    let tokens = cell.tokens.iter().enumerate().filter(|(_, token)| !token.fields.is_empty());
    tokens.map(|(n, _)| cell.move_number.len() + n).collect()
}
