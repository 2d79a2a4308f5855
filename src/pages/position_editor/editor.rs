//! State of the position editor, and its actions.

use crate::components::query::{closest, on_window};
use crate::state::current_game::CurrentGame;
use crate::state::storage;
use crate::views::board::choices::to_upper_case;
use crate::views::keyboard::{has_command_modifier, undo_step};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, EditorSpec, PositionEditor, Reason};
use notabene_core::game::registry::VARIANTS;
use notabene_core::game::{Go, Problem};
use notabene_core::geometry::{Field, Layout};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::Shape;
use notabene_study::storage_key::StorageKey;
use web_sys::KeyboardEvent;

/// Maximum number of undo steps.
const MAX_UNDO_STEPS: usize = 200;

/// Action of a tap on a square.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum EditorTool {
    Move,
    Erase,
    Put(Glyph),
}

/// State of the editor. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct EditorState {
    pub current: CurrentGame,
    pub draft: RwSignal<PositionEditor>,
    /// Text of the position, as in its input; it may be unfinished.
    pub typed: RwSignal<String>,
    /// Parse error of the text.
    pub problem: RwSignal<Option<Problem>>,
    pub tool: RwSignal<EditorTool>,
    /// Square of the selected piece.
    pub selected: RwSignal<Option<Field>>,
    /// Announcement: a changed square, or the reason why a saved draft is missing.
    pub announcement: RwSignal<Option<Msg>>,
    /// Result of copying the text.
    pub copied: RwSignal<Option<Label>>,
    pub layout: Memo<Layout>,
    undo_stack: RwSignal<Vec<(PositionEditor, String)>>,
    /// True if the last change was typed: a whole text is one undo step.
    typing: StoredValue<bool>,
    /// Arrows and circles on the board.
    pub shapes: RwSignal<Vec<Shape>>,
    /// True if the position need not be playable: its errors are not shown.
    is_free_board: bool,
}

impl EditorState {
    /// Opens the saved draft if the board still shows the position it was begun with; else the position on
    /// the board, with the saved draft one undo step back.
    pub fn open(current: CurrentGame) -> EditorState {
        let saved = storage::load(StorageKey::EditorDraft);
        let on_board = position_on_board(current);
        let opened = saved.as_deref().map(position_editor::read_saved);
        let mut damage = None;
        if let (Some(Err(problem)), Some(text)) = (&opened, &saved) {
            storage::save(StorageKey::EditorDraftDamaged, text);
            damage = Some(problem.message.clone());
        }
        let saved = opened.and_then(Result::ok);
        let here = position_editor::save(&on_board.0, &on_board.1);
        let same = storage::load(StorageKey::EditorDraftStart).is_none_or(|begun| begun == here);
        storage::save(StorageKey::EditorDraftStart, &here);
        let (last, (draft, typed)) = match saved {
            Some(saved) if same => (None, saved),
            saved => (saved.filter(|saved| *saved != on_board), on_board),
        };
        let state = EditorState::new_free_board(current, draft);
        state.undo_stack.set(last.into_iter().collect());
        state.problem.set(state.draft.with_untracked(|d| d.read_same_game(&typed)).err());
        state.typed.set(typed);
        state.announcement.set(damage);
        EditorState { is_free_board: false, ..state }
    }

    /// Creates an editor of a board of its own: any pieces anywhere.
    pub fn new_free_board(current: CurrentGame, draft: PositionEditor) -> EditorState {
        let typed = draft.text();
        let draft = RwSignal::new(draft);
        let layout = Memo::new(move |_| Layout {
            board: draft.with(|d| d.board),
            flipped: current.overrides.flipped.get().unwrap_or_else(|| current.prefs.with(|p| p.flipped)),
        });
        EditorState {
            current,
            draft,
            typed: RwSignal::new(typed),
            problem: RwSignal::new(None),
            tool: RwSignal::new(EditorTool::Move),
            selected: RwSignal::new(None),
            announcement: RwSignal::new(None),
            copied: RwSignal::new(None),
            layout,
            undo_stack: RwSignal::new(Vec::new()),
            typing: StoredValue::new(false),
            shapes: RwSignal::new(Vec::new()),
            is_free_board: true,
        }
    }

    /// Shows a position edited elsewhere.
    pub fn show_position(self, draft: PositionEditor) {
        self.selected.set(None);
        self.set_draft(draft);
    }

    /// Saves the draft whenever it changes.
    pub fn save_on_change(self) {
        Effect::new(move || {
            let text = self.draft.with(|d| self.typed.with(|t| position_editor::save(d, t)));
            storage::save(StorageKey::EditorDraft, &text);
        });
    }

    /// Listens for Ctrl+Z outside text inputs, which have their own undo.
    pub fn listen_for_undo(self) {
        on_window(leptos::ev::keydown, move |e: KeyboardEvent| {
            let undone = has_command_modifier(&e) && matches!(undo_step(&e), Some(Go::Undo));
            if undone && closest(&e, "input[type=text], dialog").is_none() {
                e.prevent_default();
                self.undo();
            }
        });
    }

    /// Errors that make the position unplayable.
    pub fn reasons(self) -> Vec<Reason> {
        if self.is_free_board {
            return Vec::new();
        }
        self.draft.with(|d| d.reasons())
    }
    /// True if the position is playable.
    pub fn is_playable(self) -> bool {
        self.problem.with(|p| p.is_none()) && self.reasons().is_empty()
    }
    pub fn can_undo(self) -> bool {
        self.undo_stack.with(|p| !p.is_empty())
    }

    /// Changes the draft and its text.
    pub fn edit(self, change: &mut dyn FnMut(&mut PositionEditor)) {
        let mut draft = self.draft.get_untracked();
        change(&mut draft);
        if draft != self.draft.get_untracked() || self.problem.with_untracked(|p| p.is_some()) {
            self.typing.set_value(false);
            self.push_undo_step();
            self.set_draft(draft);
        }
    }

    fn set_draft(self, draft: PositionEditor) {
        self.announcement.set(None);
        self.typed.set(draft.text());
        self.problem.set(None);
        self.draft.set(draft);
    }

    fn push_undo_step(self) {
        let now = (self.draft.get_untracked(), self.typed.get_untracked());
        self.undo_stack.update(|past| {
            if past.len() == MAX_UNDO_STEPS {
                past.remove(0);
            }
            past.push(now);
        });
    }

    /// Undoes the last change.
    pub fn undo(self) {
        let mut last = None;
        self.undo_stack.update(|past| last = past.pop());
        if let Some((draft, typed)) = last {
            self.selected.set(None);
            self.typing.set_value(false);
            self.problem.set(draft.read_same_game(&typed).err());
            self.typed.set(typed);
            self.draft.set(draft);
        }
    }

    /// Handles typed text. While it is invalid the board is unchanged.
    pub fn type_text(self, text: String) {
        if !self.typing.get_value() {
            self.push_undo_step();
            self.typing.set_value(true);
        }
        self.copied.set(None);
        let read =
            self.draft.with_untracked(|d| d.read_any_game(text.trim()).or_else(|_| d.read_same_game(&text)));
        self.typed.set(text);
        self.selected.set(None);
        match read {
            Ok(draft) => {
                self.problem.set(None);
                self.draft.set(draft);
            }
            Err(problem) => self.problem.set(Some(problem)),
        }
    }

    /// Replaces the whole position; an unreadable one changes nothing.
    fn replace(self, new: Result<PositionEditor, Problem>) {
        if let Ok(new) = new {
            self.selected.set(None);
            self.edit(&mut |draft| *draft = new.clone());
        }
    }

    /// Restarts from a position of the game: its start or the empty board.
    pub fn restart_from(self, which: fn(&EditorSpec) -> &'static str) {
        self.replace(self.draft.with_untracked(|d| d.read_same_game(which(d.spec()))));
    }

    /// Selects a tool for the next taps.
    pub fn select_tool(self, tool: EditorTool) {
        self.selected.set(None);
        // A second click on the button deselects it.
        let again = self.tool.get_untracked() == tool;
        self.tool.set(if again { EditorTool::Move } else { tool });
    }

    /// Changes the variant; the pieces stay.
    pub fn set_game(self, id: &str) {
        self.edit(&mut |draft| {
            if let Ok(other) = draft.convert_to(id) {
                *draft = other;
            }
        });
    }

    /// Takes over the position of the current game.
    pub fn load_current_game(self) {
        let (game, rules) = self.current.status.with_untracked(|s| (s.game, s.rules.clone()));
        let text = self.current.game.with_untracked(|t| t.text(Export::Position));
        self.replace(PositionEditor::read_with_rules(game, &text, &rules));
    }

    /// Puts a piece on a square, or removes the one there, and announces it.
    pub fn set_piece(self, field: Field, piece: Option<Glyph>) {
        self.selected.set(None);
        self.edit(&mut |draft| draft.set_piece(field, piece));
        self.announce_square(field);
    }

    /// Moves a piece.
    pub fn move_piece(self, from: Field, to: Field) {
        self.selected.set(None);
        self.edit(&mut |draft| draft.move_piece(from, to));
        self.announce_square(to);
    }

    fn announce_square(self, field: Field) {
        self.announcement.set(Some(self.draft.with_untracked(|d| d.field_message(field))));
    }

    /// Handles a tap on a square.
    pub fn tap(self, field: Field) {
        let here = self.draft.with_untracked(|d| d.piece_at(field));
        match (self.tool.get_untracked(), self.selected.get_untracked()) {
            (EditorTool::Erase, _) => self.set_piece(field, None),
            // A second tap with an equal piece removes it.
            (EditorTool::Put(piece), _) => self.set_piece(field, Some(piece).filter(|p| here != Some(*p))),
            (EditorTool::Move, Some(from)) if from != field => self.move_piece(from, field),
            (EditorTool::Move, held) => {
                self.selected.set(Some(field).filter(|_| here.is_some() && held.is_none()))
            }
        }
    }

    /// Handles a key on a square; `false` if it has no function.
    pub fn on_key(self, field: Field, key: &str) -> bool {
        match key {
            "Delete" | "Backspace" => self.set_piece(field, None),
            "Escape" => {
                self.selected.set(None);
                self.tool.set(EditorTool::Move);
            }
            key => match self.glyph_of_key(field, key) {
                Some(glyph) => self.set_piece(field, Some(glyph)),
                None => return false,
            },
        }
        true
    }

    /// Piece of a typed letter: upper case for White, lower case for Black. In scripts without case, the
    /// second time means Black.
    fn glyph_of_key(self, field: Field, key: &str) -> Option<Glyph> {
        let capital = to_upper_case(key);
        let [white, black] = self.draft.with_untracked(|d| d.spec().palette);
        let n = white.iter().position(|glyph| self.piece_letter(*glyph) == capital)?;
        let lower: String = js_sys::JsString::from(key).to_lower_case().into();
        let there = self.draft.with_untracked(|d| d.piece_at(field)) == white.get(n).copied();
        let small = if lower == capital { there } else { key != capital };
        if small { black } else { white }.get(n).copied()
    }

    /// Upper-case letter of a piece: the one in moves. The pawn has none there and gets a free one.
    pub fn piece_letter(self, glyph: Glyph) -> String {
        // Draughts notation has no letters: they come from the texts.
        match glyph.figure {
            Figure::Man => return self.current.label(Label::LetterMan).to_string(),
            Figure::Crowned => return self.current.label(Label::LetterCrowned).to_string(),
            _ => {}
        }
        let style = self.current.prefs.with(|p| p.style());
        let letter = style.key(glyph.figure);
        if !letter.is_empty() {
            return to_upper_case(letter);
        }
        let free = |l: &&str| !style.letters.pieces.iter().any(|piece| to_upper_case(piece) == **l);
        ["P", "I", "O"].into_iter().find(free).unwrap_or_default().to_string()
    }

    /// Letter of a piece as typed: lower case for Black.
    pub fn typed_letter(self, glyph: Glyph) -> String {
        let letter = self.piece_letter(glyph);
        match glyph.side {
            Side::White => letter,
            Side::Black => js_sys::JsString::from(letter).to_lower_case().into(),
        }
    }

    /// Starts a game from the position, if it is playable.
    pub fn start_game(self) {
        if !self.is_playable() {
            return;
        }
        let (game, text, rules) = self.draft.with_untracked(|d| (d.game(), d.text(), d.rules.clone()));
        match self.current.start(game, Some(&text), Some(&rules)) {
            Ok(()) => drop(window().location().set_hash("")),
            Err(msg) => self.announcement.set(Some(msg)),
        }
    }
}

/// Position on the board, as a draft and as text.
fn position_on_board(current: CurrentGame) -> (PositionEditor, String) {
    let (id, rules) = current.status.with_untracked(|s| (s.game, s.rules.clone()));
    let text = current.game.with_untracked(|t| t.text(Export::Position));
    let game = VARIANTS.iter().find(|game| game.id == id).unwrap_or(&VARIANTS[0]);
    let draft = PositionEditor::read_with_rules(id, &text, &rules)
        .or_else(|_| PositionEditor::read(game.id, game.editor_spec().start));
    let draft = draft.unwrap_or_else(|_| unreachable!("the start is a position"));
    let text = draft.text();
    (draft, text)
}
