//! State of the position editor, and its actions.

use crate::components::effect::later;
use crate::components::query::near;
use crate::state::context::AppContext;
use crate::state::storage;
use crate::views::board::choices::upper;
use crate::views::keyboard::{is_command, undoing};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, EditorSpec, PositionEditor, Reason};
use notabene_core::game::registry::VARIANTS;
use notabene_core::game::{Go, Problem};
use notabene_core::geometry::{Field, Layout};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::Shape;
use web_sys::KeyboardEvent;

/// Storage key of the draft.
const DRAFT: &str = "draft";
/// Storage key of the position that was on the board when the draft was begun.
const BEGUN: &str = "draft.begun";
/// Storage key of an unreadable draft, so that nothing is lost.
const DAMAGED: &str = "draft.damaged";
/// Maximum number of undo steps.
const STEPS: usize = 200;

/// Action of a tap on a square.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Tool {
    Move,
    Erase,
    Put(Glyph),
}

/// State of the editor. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct EditorState {
    pub app: AppContext,
    pub draft: RwSignal<PositionEditor>,
    /// Text of the position, as in its input; it may be unfinished.
    pub typed: RwSignal<String>,
    /// Parse error of the text.
    pub problem: RwSignal<Option<Problem>>,
    pub tool: RwSignal<Tool>,
    /// Square of the selected piece.
    pub held: RwSignal<Option<Field>>,
    /// Announcement: a changed square, or the reason why a saved draft is missing.
    pub said: RwSignal<Option<Msg>>,
    /// Result of copying the text.
    pub copied: RwSignal<Option<Label>>,
    pub layout: Memo<Layout>,
    past: RwSignal<Vec<(PositionEditor, String)>>,
    /// True if the last change was typed: a whole text is one undo step.
    typing: StoredValue<bool>,
    /// Arrows and circles on the board.
    pub shapes: RwSignal<Vec<Shape>>,
    /// True if the position need not be playable: its errors are not shown.
    free: bool,
}

impl EditorState {
    /// Opens the saved draft if the board still shows the position it was begun with; else the position on
    /// the board, with the saved draft one undo step back.
    pub fn open(app: AppContext) -> EditorState {
        let kept = storage::load(DRAFT);
        let on_board = on_board(app);
        let opened = kept.as_deref().map(position_editor::read_saved);
        let mut said = None;
        if let (Some(Err(problem)), Some(text)) = (&opened, &kept) {
            storage::keep(DAMAGED, text);
            said = Some(problem.message.clone());
        }
        let kept = opened.and_then(Result::ok);
        let here = position_editor::save(&on_board.0, &on_board.1);
        let same = storage::load(BEGUN).is_none_or(|begun| begun == here);
        storage::keep(BEGUN, &here);
        let (last, (draft, typed)) = match kept {
            Some(kept) if same => (None, kept),
            kept => (kept.filter(|kept| *kept != on_board), on_board),
        };
        let bench = EditorState::on(app, draft);
        bench.past.set(last.into_iter().collect());
        bench.problem.set(bench.draft.with_untracked(|d| d.read_same_game(&typed)).err());
        bench.typed.set(typed);
        bench.said.set(said);
        EditorState { free: false, ..bench }
    }

    /// Creates an editor of a board of its own: any pieces anywhere.
    pub fn on(app: AppContext, draft: PositionEditor) -> EditorState {
        let typed = draft.text();
        let draft = RwSignal::new(draft);
        let layout = Memo::new(move |_| Layout {
            board: draft.with(|d| d.board),
            flipped: app.overrides.flipped.get().unwrap_or_else(|| app.prefs.with(|p| p.flipped)),
        });
        EditorState {
            app,
            draft,
            typed: RwSignal::new(typed),
            problem: RwSignal::new(None),
            tool: RwSignal::new(Tool::Move),
            held: RwSignal::new(None),
            said: RwSignal::new(None),
            copied: RwSignal::new(None),
            layout,
            past: RwSignal::new(Vec::new()),
            typing: StoredValue::new(false),
            shapes: RwSignal::new(Vec::new()),
            free: true,
        }
    }

    /// Shows a position edited elsewhere.
    pub fn follow(self, draft: PositionEditor) {
        self.held.set(None);
        self.show(draft);
    }

    /// Saves the draft whenever it changes.
    pub fn keep(self) {
        later(Box::new(move || {
            let text = self.draft.with(|d| self.typed.with(|t| position_editor::save(d, t)));
            storage::keep(DRAFT, &text);
        }));
    }

    /// Listens for Ctrl+Z outside text inputs, which have their own undo.
    pub fn listen(self) {
        let listener = window_event_listener(leptos::ev::keydown, move |e: KeyboardEvent| {
            let undone = is_command(&e) && matches!(undoing(&e), Some(Go::Undo));
            if undone && near(&e, "input[type=text], dialog").is_none() {
                e.prevent_default();
                self.undo();
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Errors that make the position unplayable.
    pub fn reasons(self) -> Vec<Reason> {
        if self.free {
            return Vec::new();
        }
        self.draft.with(|d| d.reasons())
    }
    /// True if the position is playable.
    pub fn is_playable(self) -> bool {
        self.problem.with(|p| p.is_none()) && self.reasons().is_empty()
    }
    pub fn can_undo(self) -> bool {
        self.past.with(|p| !p.is_empty())
    }

    /// Changes the draft and its text.
    pub fn edit(self, change: &mut dyn FnMut(&mut PositionEditor)) {
        let mut draft = self.draft.get_untracked();
        change(&mut draft);
        if draft != self.draft.get_untracked() || self.problem.with_untracked(|p| p.is_some()) {
            self.typing.set_value(false);
            self.remember();
            self.show(draft);
        }
    }

    fn show(self, draft: PositionEditor) {
        self.said.set(None);
        self.typed.set(draft.text());
        self.problem.set(None);
        self.draft.set(draft);
    }

    fn remember(self) {
        let now = (self.draft.get_untracked(), self.typed.get_untracked());
        self.past.update(|past| {
            if past.len() == STEPS {
                past.remove(0);
            }
            past.push(now);
        });
    }

    /// Undoes the last change.
    pub fn undo(self) {
        let mut last = None;
        self.past.update(|past| last = past.pop());
        if let Some((draft, typed)) = last {
            self.held.set(None);
            self.typing.set_value(false);
            self.problem.set(draft.read_same_game(&typed).err());
            self.typed.set(typed);
            self.draft.set(draft);
        }
    }

    /// Handles typed text. While it is invalid the board is unchanged.
    pub fn type_text(self, text: String) {
        if !self.typing.get_value() {
            self.remember();
            self.typing.set_value(true);
        }
        self.copied.set(None);
        let read =
            self.draft.with_untracked(|d| d.read_any_game(text.trim()).or_else(|_| d.read_same_game(&text)));
        self.typed.set(text);
        self.held.set(None);
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
            self.held.set(None);
            self.edit(&mut |draft| *draft = new.clone());
        }
    }

    /// Restarts from a position of the game: its start or the empty board.
    pub fn restart(self, which: fn(&EditorSpec) -> &'static str) {
        self.replace(self.draft.with_untracked(|d| d.read_same_game(which(d.spec()))));
    }

    /// Selects a tool for the next taps.
    pub fn take(self, tool: Tool) {
        self.held.set(None);
        // A second click on the button deselects it.
        let again = self.tool.get_untracked() == tool;
        self.tool.set(if again { Tool::Move } else { tool });
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
    pub fn take_game(self) {
        let (game, rules) = self.app.status.with_untracked(|s| (s.game, s.rules.clone()));
        let text = self.app.game.with_untracked(|t| t.text(Export::Position));
        self.replace(PositionEditor::read_with_rules(game, &text, &rules));
    }

    /// Puts a piece on a square, or removes the one there, and announces it.
    pub fn put(self, field: Field, piece: Option<Glyph>) {
        self.held.set(None);
        self.edit(&mut |draft| draft.set_piece(field, piece));
        self.tell(field);
    }

    /// Moves a piece.
    pub fn carry(self, from: Field, to: Field) {
        self.held.set(None);
        self.edit(&mut |draft| draft.move_piece(from, to));
        self.tell(to);
    }

    fn tell(self, field: Field) {
        self.said.set(Some(self.draft.with_untracked(|d| d.field_message(field))));
    }

    /// Handles a tap on a square.
    pub fn tap(self, field: Field) {
        let here = self.draft.with_untracked(|d| d.piece_at(field));
        match (self.tool.get_untracked(), self.held.get_untracked()) {
            (Tool::Erase, _) => self.put(field, None),
            // A second tap with an equal piece removes it.
            (Tool::Put(piece), _) => self.put(field, Some(piece).filter(|p| here != Some(*p))),
            (Tool::Move, Some(from)) if from != field => self.carry(from, field),
            (Tool::Move, held) => self.held.set(Some(field).filter(|_| here.is_some() && held.is_none())),
        }
    }

    /// Handles a key on a square; `false` if it has no function.
    pub fn key(self, field: Field, key: &str) -> bool {
        match key {
            "Delete" | "Backspace" => self.put(field, None),
            "Escape" => {
                self.held.set(None);
                self.tool.set(Tool::Move);
            }
            key => match self.glyph(field, key) {
                Some(glyph) => self.put(field, Some(glyph)),
                None => return false,
            },
        }
        true
    }

    /// Piece of a typed letter: upper case for White, lower case for Black. In scripts without case, the
    /// second time means Black.
    fn glyph(self, field: Field, key: &str) -> Option<Glyph> {
        let capital = upper(key);
        let [white, black] = self.draft.with_untracked(|d| d.spec().palette);
        let n = white.iter().position(|glyph| self.letter(*glyph) == capital)?;
        let lower: String = js_sys::JsString::from(key).to_lower_case().into();
        let there = self.draft.with_untracked(|d| d.piece_at(field)) == white.get(n).copied();
        let small = if lower == capital { there } else { key != capital };
        if small { black } else { white }.get(n).copied()
    }

    /// Upper-case letter of a piece: the one in moves. The pawn has none there and gets a free one.
    pub fn letter(self, glyph: Glyph) -> String {
        // Draughts notation has no letters: they come from the texts.
        match glyph.figure {
            Figure::Man => return self.app.label(Label::LetterMan).to_string(),
            Figure::Crowned => return self.app.label(Label::LetterCrowned).to_string(),
            _ => {}
        }
        let style = self.app.prefs.with(|p| p.style());
        let letter = style.key(glyph.figure);
        if !letter.is_empty() {
            return upper(letter);
        }
        let free = |l: &&str| !style.letters.pieces.iter().any(|piece| upper(piece) == **l);
        ["P", "I", "O"].into_iter().find(free).unwrap_or_default().to_string()
    }

    /// Letter of a piece as typed: lower case for Black.
    pub fn typed_letter(self, glyph: Glyph) -> String {
        let letter = self.letter(glyph);
        match glyph.side {
            Side::White => letter,
            Side::Black => js_sys::JsString::from(letter).to_lower_case().into(),
        }
    }

    /// Starts a game from the position, if it is playable.
    pub fn play(self) {
        if !self.is_playable() {
            return;
        }
        let (game, text, rules) = self.draft.with_untracked(|d| (d.game(), d.text(), d.rules.clone()));
        match self.app.start(game, Some(&text), Some(&rules)) {
            Ok(()) => drop(window().location().set_hash("")),
            Err(msg) => self.said.set(Some(msg)),
        }
    }
}

/// Position on the board, as a draft and as text.
fn on_board(app: AppContext) -> (PositionEditor, String) {
    let (id, rules) = app.status.with_untracked(|s| (s.game, s.rules.clone()));
    let text = app.game.with_untracked(|t| t.text(Export::Position));
    let game = VARIANTS.iter().find(|game| game.id == id).unwrap_or(&VARIANTS[0]);
    let draft = PositionEditor::read_with_rules(id, &text, &rules)
        .or_else(|_| PositionEditor::read(game.id, game.editor_spec().start));
    let draft = draft.unwrap_or_else(|_| unreachable!("the start is a position"));
    let text = draft.text();
    (draft, text)
}

/// Tool of a button, by name.
pub fn tool(bench: EditorState, name: &str) -> Tool {
    let is = |glyph: &&Glyph| {
        name.strip_prefix(glyph.side.name()).and_then(|rest| rest.strip_prefix('-'))
            == Some(glyph.figure.name())
    };
    let palette = bench.draft.with_untracked(|d| d.spec().palette);
    let found = palette.iter().flat_map(|row| row.iter()).find(is);
    found.map_or(if name == "eraser" { Tool::Erase } else { Tool::Move }, |glyph| Tool::Put(*glyph))
}
