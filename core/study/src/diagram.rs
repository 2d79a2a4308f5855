//! The board beside a point or in an exercise.

use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{EditorSpec, PositionEditor};
use notabene_core::game::{FieldView, Game, Go, PieceId, PieceOn, Problem, Scene, registry};
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Form, Letters, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_core::record::Shape;

/// A board: a game, a position, moves from it, and highlighted fields.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Diagram {
    /// The game, such as `chess` or `draughts/international`.
    pub game: String,
    /// The position as text; empty for the start of the game.
    pub position: String,
    /// True if it has only pieces and no legal position, such as a rank that is being drawn with a die: such a board
    /// cannot be played on, and [`Diagram::table`] fails.
    pub pieces_only: bool,
    /// The moves played from the position, as ids.
    pub moves: Vec<String>,
    /// Circles and arrows for highlighted fields.
    pub highlighted: Vec<Shape>,
    /// True if Black is at the bottom.
    pub black_below: bool,
    /// True if the coordinates are hidden.
    pub bare: bool,
    /// True if the moves are followed in the head: the board shows the position before them until an exercise is done.
    pub is_blind: bool,
}

impl Diagram {
    /// The board with its moves played, the last of them on the board. To show them one by one, go to the first and
    /// forward. An error for pieces that are no position.
    pub fn table(&self) -> Result<Game, Problem> {
        let position = Some(self.position.as_str()).filter(|text| !text.is_empty());
        let mut table = registry::open(&self.game, position, None)?;
        for (n, id) in self.moves.iter().enumerate() {
            table.enter(id, &Style::pgn()).map_err(|refusal| Problem { message: refusal.because, at: n })?;
        }
        Ok(table)
    }

    /// The board before its moves, which are there to be stepped through.
    pub fn table_before(&self) -> Option<Game> {
        let mut table = self.table().ok()?;
        table.go(Go::First);
        Some(table)
    }

    /// The pieces of a board that is no position: for [`Diagram::pieces_only`].
    pub fn picture(&self) -> Result<Scene, Problem> {
        let draft = PositionEditor::read(&self.game, &self.position)?;
        let (mut pieces, mut fields) = (Vec::new(), Vec::new());
        for field in draft.board.grid.fields() {
            let id = PieceId(u16::from(field.0));
            pieces.extend(draft.piece_at(field).map(|glyph| PieceOn { id, field, glyph }));
            let name = draft.board.naming.name(&draft.board.grid, field);
            fields.push(FieldView { name, message: draft.field_message(field), look: None });
        }
        Ok(Scene {
            board: draft.board,
            pieces,
            marks: Vec::new(),
            fields,
            throws: None,
            castles: true,
            takes: None,
            path: Vec::new(),
            candidates: Vec::new(),
            sweep: None,
            tallies: Vec::new(),
            shapes: self.highlighted.clone(),
            turn: draft.turn,
            spoken: msg!(AtStart),
        })
    }

    /// The pieces after the moves; any arrangement, if there are no moves.
    pub fn arrangement(&self) -> Option<PositionEditor> {
        let text = match self.moves.is_empty() {
            true => self.position_text()?,
            false => self.table().ok()?.text(Export::Position),
        };
        PositionEditor::read(&self.game, &text).ok()
    }
    /// The pieces before the moves.
    pub fn arrangement_before(&self) -> Option<PositionEditor> {
        PositionEditor::read(&self.game, &self.position_text()?).ok()
    }
    fn position_text(&self) -> Option<String> {
        if self.position.is_empty() { Some(self.spec()?.start.into()) } else { Some(self.position.clone()) }
    }
    /// The position editor of the game.
    pub(super) fn spec(&self) -> Option<&'static EditorSpec> {
        registry::find(&self.game).ok().map(|variant| variant.editor_spec())
    }

    /// The board without pieces.
    pub fn board(&self) -> Result<Board, Problem> {
        let kit = registry::find(&self.game)?.editor_spec();
        Ok(PositionEditor::read(&self.game, kit.empty)?.board)
    }
}

/// Returns the notation of the lessons in a language: short, with its letters; draughts by the numbers of Manoury, as
/// on the teaching page.
pub fn style(language: Language) -> Style {
    let letters = Letters::find(language.code()).unwrap_or_else(Letters::english);
    Style { unlettered: Form::Manoury, ..Style::of(letters) }
}

/// Style in which the moves of a game are written in a language: where fields have letters, draughts as its records do.
pub fn style_on(table: &Game, language: Language) -> Style {
    style_of(table.position(), language)
}

/// [`style`] for a game: on boards with letters, moves of draughts are written as in the records of that game.
pub(super) fn style_of(p: &AnyPosition, language: Language) -> Style {
    let is_native = p.capture_sign().is_some() && p.board().naming.numbers.is_none();
    let style = style(language);
    if is_native { Style { unlettered: Form::Pdn, ..style } } else { style }
}

/// Returns an unambiguous notation: no two moves of a position have the same text.
pub(super) fn long_style() -> Style {
    Style { form: Form::Long, unlettered: Form::Long, ..Style::pgn() }
}

/// English piece letters as a language writes them; everything else stays.
pub(super) fn lettered(text: &str, language: Language) -> String {
    relettered(text, Language::En, language)
}

/// The piece letters of a language as another writes them; everything else stays.
pub(super) fn relettered(text: &str, from: Language, to: Language) -> String {
    let (theirs, letters) = (style(from).letters, style(to).letters);
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match theirs.pieces.iter().position(|letter| letter.starts_with(c)) {
            Some(n) => out.push_str(letters.pieces[n]),
            None => out.push(c),
        }
    }
    out
}

/// Returns the fields of a text, such as `e2e4`, `e7e8q`, `32-28` or `g1-f3`; `None` if it has anything else.
pub(super) fn path(board: &Board, text: &str) -> Option<Vec<Field>> {
    let mut fields = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let word = usize::from(board.naming.numbers.is_none());
        let digits = rest.bytes().skip(word).take_while(u8::is_ascii_digit).count();
        let name = rest.get(..word + digits)?;
        match board.naming.field(&board.grid, name) {
            Some(field) => fields.push(field),
            // The letter of a promotion is no field.
            None if digits == 0 && fields.len() > 1 && rest.len() == 1 => break,
            None => return None,
        }
        rest = rest.get(name.len()..)?;
        rest = rest.strip_prefix(['-', 'x', '×', ':']).unwrap_or(rest);
    }
    (!fields.is_empty()).then_some(fields)
}

/// The letter and the number of a field; the letter is empty on numbered boards.
pub(super) fn coordinates(board: &Board, field: Field) -> (String, String) {
    let name = board.naming.name(&board.grid, field);
    if board.naming.numbers.is_some() {
        return (String::new(), name);
    }
    let (letter, number) = name.split_at_checked(1).unwrap_or_default();
    (letter.into(), number.into())
}

/// The row of a field from the top, as White sees it, from 1.
pub(super) fn row(board: &Board, field: Field) -> u32 {
    let (_, y) = board.grid.xy(field);
    u32::from(board.grid.ranks - y)
}

/// The name of a field.
pub(super) fn name(board: &Board, field: Field) -> String {
    board.naming.name(&board.grid, field)
}

/// Problem of a field in a course file that does not exist.
pub(super) fn no_field(text: &str) -> Msg {
    msg!(CourseField { text: notabene_core::i18n::head(text, 20) })
}
