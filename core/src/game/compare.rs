//! Compares a position under the rules of all games it fits: the captures in each, and the reasons for differences.

use super::game::Game;
use super::national::{self, CROWN, GOAL, KING, LEAVE, MEN, National, TAKE};
use super::position_editor::PositionEditor;
use super::registry::{VARIANTS, Variant};
use super::scene::Scene;
use super::setup::Start;

use crate::geometry::{Field, Grid, Layout, length};
use crate::i18n::Label;
use crate::notation::{AnyMove, Notation, Style};
use crate::position::{Figure, Position, Side, Trace};

/// Games to compare, where the game on the board has none beside it.
pub const SUGGESTED: [&str; 3] = ["draughts/international", "draughts/russian", "draughts/english"];

/// A legal move of a game, mapped to the board of the reference game.
#[derive(PartialEq, Debug)]
pub struct CapturePath {
    /// The move in the notation of this game.
    pub text: String,
    /// Its path: origin, stops, destination.
    pub route: Vec<Field>,
    /// Captured pieces.
    pub taken: Vec<Field>,
    /// Both on the board of this game, which may be the mirror image.
    pub on_own_board: [Vec<Field>; 2],
    /// The promotion of the piece at its end.
    becomes: Option<Figure>,
    /// A bit set of the topics it demonstrates.
    shows: u8,
}

/// The answer of a game to a position.
#[derive(PartialEq, Debug)]
pub struct GameComparison {
    /// Its id.
    pub game: &'static str,
    /// Its name.
    pub label: Label,
    /// The position in the notation of this game.
    pub position: String,
    /// True if its board is the mirror image of the reference board.
    pub mirrored: bool,
    /// All captures; all moves if there is no capture. Empty if the game is over.
    pub moves: Vec<CapturePath>,
    /// True if they are captures.
    pub captures: bool,
    /// The fields of the pieces that must capture, as named in this game.
    pub must_capture: Vec<String>,
    /// True if it allows the same moves as the reference game.
    pub same_moves: bool,
    /// The reasons for differences from the reference game, as keys of the text `national`.
    pub reasons: Vec<&'static str>,
    /// True if the rules exclude some captures.
    excludes_captures: bool,
    national: National,
}

/// The position of a game under every game that it fits, its own first; empty if its game has no relatives.
pub fn compare(table: &Game, style: &Style) -> Vec<GameComparison> {
    let (scene, own) = (table.scene(), table.variant().id);
    let mut all: Vec<GameComparison> = Vec::new();
    let text = table.position().to_text();
    for game in VARIANTS {
        if game.id == own {
            all.extend(compare_game(game, &scene, Some(text.as_str()), style));
        }
    }
    for game in VARIANTS {
        // Without an answer of its own game there is nothing to compare with.
        if game.id != own
            && let Some(first) = all.first()
            && let Some(mut other) = compare_game(game, &scene, None, style)
        {
            explain_differences(first, &mut other);
            all.push(other);
        }
    }
    all
}

/// The corresponding field of another board, optionally mirrored.
fn matching_field(from: &Grid, field: Field, to: &Grid, mirrored: bool) -> Option<Field> {
    let (x, y) = from.xy(field);
    to.field(if mirrored { from.files - 1 - x } else { x }, y)
}

/// Puts all pieces of a board on another one; none if some have no field there.
fn place_pieces(scene: &Scene, draft: &mut PositionEditor, mirrored: bool) -> Option<()> {
    draft.pieces.fill(None);
    for piece in &scene.pieces {
        let at = matching_field(&scene.board.grid, piece.field, &draft.board.grid, mirrored)?;
        *draft.pieces.get_mut(at.index())? = Some(piece.glyph);
    }
    Some(())
}

/// The pieces of a board on that of another game, and true if they are mirrored there; none if they do not fit on it.
fn draft_in(game: &'static Variant, scene: &Scene) -> Option<(PositionEditor, bool)> {
    let mut draft = (game.editor_spec().read)(game, "", "").ok()?;
    let (from, to) = (&scene.board.grid, draft.board.grid);
    if (from.files, from.ranks) != (to.files, to.ranks) {
        return None;
    }
    draft.turn = scene.turn;
    let mirrored = place_pieces(scene, &mut draft, false).is_none();
    if mirrored {
        place_pieces(scene, &mut draft, true)?;
    }
    Some((draft, mirrored))
}

/// The answer of a game; none if the position does not fit its board, or is illegal there. The reference
/// game comes with its position, which has all its counters.
fn compare_game(
    game: &'static Variant,
    scene: &Scene,
    own: Option<&str>,
    style: &Style,
) -> Option<GameComparison> {
    let national = national::of_game(game.id)?;
    let (draft, mirrored) = draft_in(game, scene)?;
    let (from, to) = (&scene.board.grid, draft.board.grid);
    let position = own.map_or_else(|| draft.text(), String::from);
    let seat = game.start_position(Start { position: Some(&position), rules: "" }).ok()?;
    let back = |fields: &[Field]| {
        let mut all = Vec::with_capacity(fields.len());
        fields.iter().for_each(|f| all.extend(matching_field(&to, *f, from, mirrored)));
        all
    };
    let way = |m: &AnyMove| {
        let trace = seat.trace(m);
        let mut text = String::new();
        seat.write_to(m, style, &mut text);
        let shows = topics(&draft, &trace);
        let (route, taken) = (back(&trace.route), back(&trace.taken));
        CapturePath {
            text,
            route,
            taken,
            on_own_board: [trace.route, trace.taken],
            becomes: trace.becomes,
            shows,
        }
    };
    let moves: Vec<CapturePath> = seat.legal_moves().iter().map(way).collect();
    let mut must_capture = Vec::new();
    for [route, taken] in moves.iter().map(|way| &way.on_own_board) {
        let name = route.first().filter(|_| !taken.is_empty()).map(|from| seat.field_name(*from));
        must_capture.extend(name.filter(|name| !must_capture.contains(name)));
    }
    let captures = !must_capture.is_empty();
    Some(GameComparison {
        game: game.id,
        label: game.label,
        position,
        mirrored,
        excludes_captures: captures && seat.captures().len() > moves.len(),
        moves,
        captures,
        must_capture,
        same_moves: true,
        reasons: Vec::new(),
        national,
    })
}

/// The bit set of the topics that a move demonstrates.
fn topics(draft: &PositionEditor, trace: &Trace) -> u8 {
    let grid = draft.board.grid;
    let last = if draft.turn == Side::White { grid.ranks - 1 } else { 0 };
    let starts_on = |at: &Field| draft.piece_at(*at).is_some_and(|glyph| glyph.figure == Figure::Crowned);
    let is_king = trace.route.first().is_some_and(starts_on);
    // A man that ends there is crowned in all games; they differ in what follows.
    let passes_last_row = trace.route.iter().rev().skip(1).any(|at| grid.xy(*at).1 == last);
    let mut shows = match (is_king, passes_last_row) {
        (true, _) => 1 << KING,
        (false, true) => 1 << MEN | 1 << CROWN,
        (false, false) => 1 << MEN,
    };
    if trace.taken.len() > 1 {
        shows |= 1 << LEAVE;
    }
    shows
}

impl GameComparison {
    /// The key, in the text `national`, of what its moves are: captures, other moves, or none because the game is over.
    pub const fn summary_key(&self) -> &'static str {
        match self.captures {
            true => "takes",
            false if self.moves.is_empty() => "over",
            false => "moves",
        }
    }

    /// The keys, in the text `national`, of the sentences that explain it beside the game on the board.
    pub fn explanation_keys(&self, on_board: &str) -> Vec<&'static str> {
        let same = (self.same_moves && self.game != on_board).then_some("same");
        let mirrored = self.mirrored.then_some("mirrored");
        self.reasons.iter().copied().chain(same).chain(mirrored).collect()
    }
}

impl CapturePath {
    /// Its path on the board of its game as SVG path data: a ring at its end, and a cross on each captured piece.
    pub fn svg_path(&self, layout: &Layout) -> String {
        let [route, taken] = &self.on_own_board;
        let mut path = layout.way(route);
        for field in taken {
            let (centre, r) = (layout.centre(*field), layout.unit(*field) * 0.16);
            let [x, y, r] = [centre.x - r, centre.y - r, 2.0 * r].map(length);
            path += &format!("M{x} {y}l{r} {r}m0-{r}l-{r} {r}");
        }
        if let Some(end) = route.last() {
            path += &layout.circle(*end, 0.3);
        }
        path
    }

    /// True if another move has the same effect on the board.
    fn is_same_move(&self, other: &CapturePath) -> bool {
        self.route.first() == other.route.first()
            && self.route.last() == other.route.last()
            && self.becomes == other.becomes
            && self.taken.len() == other.taken.len()
            && self.taken.iter().all(|f| other.taken.contains(f))
    }
}

/// The topics demonstrated by moves that one game allows and another does not.
fn missing_topics(own: &GameComparison, other: &GameComparison) -> u8 {
    let mut shows = 0;
    for way in &own.moves {
        if !other.moves.iter().any(|other| other.is_same_move(way)) {
            shows |= way.shows;
        }
    }
    shows
}

/// Compares the moves of two games, and finds the rules in which they differ and which their moves demonstrate:
/// at most two reasons.
fn explain_differences(first: &GameComparison, other: &mut GameComparison) {
    let mut shows = missing_topics(first, other) | missing_topics(other, first);
    other.same_moves = shows == 0;
    if other.same_moves {
        return;
    }
    if first.excludes_captures || other.excludes_captures {
        shows |= 1 << TAKE;
    }
    if !(first.captures && other.captures) {
        shows &= !(1 << CROWN);
    }
    if first.moves.is_empty() || other.moves.is_empty() {
        shows = 1 << GOAL;
    }
    for (topic, (own, key)) in first.national.keys.iter().zip(other.national.keys).enumerate() {
        if shows & 1 << topic != 0 && *own != key && other.reasons.len() < 2 {
            other.reasons.push(key);
        }
    }
}
