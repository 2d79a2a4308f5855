//! What is being set up, and all that a player can do with it.

use crate::ui::choices::upper;
use crate::ui::keys::{is_command, undoing};
use crate::ui::live::later;
use crate::ui::pointing::near;
use crate::ui::state::Desk;
use crate::ui::store;
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

/// Where the draft is kept.
const DRAFT: &str = "draft";
/// Where the position is kept that was on the board when the draft was begun.
const BEGUN: &str = "draft.begun";
/// Where a kept draft is put that cannot be read, so that nothing is lost.
const DAMAGED: &str = "draft.damaged";
/// How many steps can be undone.
const STEPS: usize = 200;

/// What a tap on a field does.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Tool {
    Move,
    Erase,
    Put(Glyph),
}

/// The work on a position. Copies are handles to the same.
#[derive(Copy, Clone)]
pub struct Bench {
    pub desk: Desk,
    pub draft: RwSignal<PositionEditor>,
    /// The position as text, as it stands in its field. It may be unfinished.
    pub typed: RwSignal<String>,
    /// Why what is typed is no position.
    pub problem: RwSignal<Option<Problem>>,
    pub tool: RwSignal<Tool>,
    /// The piece that is taken up.
    pub held: RwSignal<Option<Field>>,
    /// What is told once: a field just changed, or why a kept draft is not here.
    pub said: RwSignal<Option<Msg>>,
    /// How copying the text went.
    pub copied: RwSignal<Option<Label>>,
    pub layout: Memo<Layout>,
    past: RwSignal<Vec<(PositionEditor, String)>>,
    /// Whether the last change was made by typing: one step for a whole text.
    typing: StoredValue<bool>,
    /// Arrows and circles on the board.
    pub shapes: RwSignal<Vec<Shape>>,
    /// Whether the position need not be one that can be played: then nobody asks why it cannot.
    free: bool,
}

impl Bench {
    /// The kept draft, as long as the board shows what it was begun with; else the position on the board, with the
    /// kept draft one step back.
    pub fn open(desk: Desk) -> Bench {
        let kept = store::load(DRAFT);
        let on_board = on_board(desk);
        let opened = kept.as_deref().map(position_editor::open_saved);
        let mut said = None;
        if let (Some(Err(problem)), Some(text)) = (&opened, &kept) {
            store::keep(DAMAGED, text);
            said = Some(problem.says.clone());
        }
        let kept = opened.and_then(Result::ok);
        let here = position_editor::save(&on_board.0, &on_board.1);
        let same = store::load(BEGUN).is_none_or(|begun| begun == here);
        store::keep(BEGUN, &here);
        let (last, (draft, typed)) = match kept {
            Some(kept) if same => (None, kept),
            kept => (kept.filter(|kept| *kept != on_board), on_board),
        };
        let bench = Bench::on(desk, draft);
        bench.past.set(last.into_iter().collect());
        bench.problem.set(bench.draft.with_untracked(|d| d.again(&typed)).err());
        bench.typed.set(typed);
        bench.said.set(said);
        Bench { free: false, ..bench }
    }

    /// A position that is nobody's but this board's: any pieces anywhere.
    pub fn on(desk: Desk, draft: PositionEditor) -> Bench {
        let typed = draft.text();
        let draft = RwSignal::new(draft);
        let layout = Memo::new(move |_| Layout {
            board: draft.with(|d| d.board),
            flipped: desk.overrides.flipped.get().unwrap_or_else(|| desk.prefs.with(|p| p.flipped)),
        });
        Bench {
            desk,
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

    /// Shows what was done with the position elsewhere.
    pub fn follow(self, draft: PositionEditor) {
        self.held.set(None);
        self.show(draft);
    }

    /// Keeps the draft on the device whenever it changes.
    pub fn keep(self) {
        later(Box::new(move || {
            let text = self.draft.with(|d| self.typed.with(|t| position_editor::save(d, t)));
            store::keep(DRAFT, &text);
        }));
    }

    /// Listens for Ctrl+Z outside of fields of text, which undo what was typed by themselves.
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

    /// Everything that keeps the pieces from being played.
    pub fn reasons(self) -> Vec<Reason> {
        if self.free {
            return Vec::new();
        }
        self.draft.with(|d| d.reasons())
    }
    /// Whether the position can be played as it is.
    pub fn is_playable(self) -> bool {
        self.problem.with(|p| p.is_none()) && self.reasons().is_empty()
    }
    pub fn can_undo(self) -> bool {
        self.past.with(|p| !p.is_empty())
    }

    /// Changes the draft; its text follows.
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

    /// Takes the last change back.
    pub fn undo(self) {
        let mut last = None;
        self.past.update(|past| last = past.pop());
        if let Some((draft, typed)) = last {
            self.held.set(None);
            self.typing.set_value(false);
            self.problem.set(draft.again(&typed).err());
            self.typed.set(typed);
            self.draft.set(draft);
        }
    }

    /// The text was changed by hand. While it is no position the board stays as it was.
    pub fn type_text(self, text: String) {
        if !self.typing.get_value() {
            self.remember();
            self.typing.set_value(true);
        }
        self.copied.set(None);
        let read = self.draft.with_untracked(|d| d.recognise(text.trim()).or_else(|_| d.again(&text)));
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

    /// Puts another whole position on the board; one that cannot be read changes nothing.
    fn replace(self, new: Result<PositionEditor, Problem>) {
        if let Ok(new) = new {
            self.held.set(None);
            self.edit(&mut |draft| *draft = new.clone());
        }
    }

    /// Starts again from a position that the game offers.
    pub fn restart(self, which: fn(&EditorSpec) -> &'static str) {
        self.replace(self.draft.with_untracked(|d| d.again(which(d.kit()))));
    }

    /// Another tool for the next taps.
    pub fn take(self, tool: Tool) {
        self.held.set(None);
        // The same button once more puts the piece back.
        let again = self.tool.get_untracked() == tool;
        self.tool.set(if again { Tool::Move } else { tool });
    }

    /// The same pieces for another game.
    pub fn set_game(self, id: &str) {
        self.edit(&mut |draft| {
            if let Ok(other) = draft.into_game(id) {
                *draft = other;
            }
        });
    }

    /// The position of the game on the table.
    pub fn take_game(self) {
        let (game, rules) = self.desk.status.with_untracked(|s| (s.game, s.rules.clone()));
        let text = self.desk.game.with_untracked(|t| t.text(Export::Position));
        self.replace(PositionEditor::agreed(game, &text, &rules));
    }

    /// Puts a piece on a field, or takes away what stands there, and tells it.
    pub fn put(self, field: Field, piece: Option<Glyph>) {
        self.held.set(None);
        self.edit(&mut |draft| draft.put(field, piece));
        self.tell(field);
    }

    /// Moves a piece.
    pub fn carry(self, from: Field, to: Field) {
        self.held.set(None);
        self.edit(&mut |draft| draft.carry(from, to));
        self.tell(to);
    }

    fn tell(self, field: Field) {
        self.said.set(Some(self.draft.with_untracked(|d| d.says(field))));
    }

    /// A field is tapped.
    pub fn tap(self, field: Field) {
        let here = self.draft.with_untracked(|d| d.at(field));
        match (self.tool.get_untracked(), self.held.get_untracked()) {
            (Tool::Erase, _) => self.put(field, None),
            // The same piece twice takes it away again.
            (Tool::Put(piece), _) => self.put(field, Some(piece).filter(|p| here != Some(*p))),
            (Tool::Move, Some(from)) if from != field => self.carry(from, field),
            (Tool::Move, held) => self.held.set(Some(field).filter(|_| here.is_some() && held.is_none())),
        }
    }

    /// A key on a field; `false` if it means nothing.
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

    /// The piece that a letter means: a capital for White, a small one for Black. Where letters have no
    /// case, the second time means Black.
    fn glyph(self, field: Field, key: &str) -> Option<Glyph> {
        let capital = upper(key);
        let [white, black] = self.draft.with_untracked(|d| d.kit().palette);
        let n = white.iter().position(|glyph| self.letter(*glyph) == capital)?;
        let lower: String = js_sys::JsString::from(key).to_lower_case().into();
        let there = self.draft.with_untracked(|d| d.at(field)) == white.get(n).copied();
        let small = if lower == capital { there } else { key != capital };
        if small { black } else { white }.get(n).copied()
    }

    /// The capital letter that puts a piece on the board: its letter in moves. The pawn has none there; it
    /// takes one that no other piece has.
    pub fn letter(self, glyph: Glyph) -> String {
        // Draughts are written without letters: there they are those of the words.
        match glyph.figure {
            Figure::Man => return self.desk.label(Label::LetterMan).to_string(),
            Figure::Crowned => return self.desk.label(Label::LetterCrowned).to_string(),
            _ => {}
        }
        let style = self.desk.prefs.with(|p| p.style());
        let letter = style.key(glyph.figure);
        if !letter.is_empty() {
            return upper(letter);
        }
        let free = |l: &&str| !style.letters.pieces.iter().any(|piece| upper(piece) == **l);
        ["P", "I", "O"].into_iter().find(free).unwrap_or_default().to_string()
    }

    /// The same as it is typed: small for Black.
    pub fn typed_letter(self, glyph: Glyph) -> String {
        let letter = self.letter(glyph);
        match glyph.side {
            Side::White => letter,
            Side::Black => js_sys::JsString::from(letter).to_lower_case().into(),
        }
    }

    /// Plays from here, if that is possible.
    pub fn play(self) {
        if !self.is_playable() {
            return;
        }
        let (game, text, rules) = self.draft.with_untracked(|d| (d.game(), d.text(), d.rules.clone()));
        match self.desk.start(game, Some(&text), Some(&rules)) {
            Ok(()) => drop(window().location().set_hash("")),
            Err(msg) => self.said.set(Some(msg)),
        }
    }
}

/// The position on the board, as a draft and as text.
fn on_board(desk: Desk) -> (PositionEditor, String) {
    let (id, rules) = desk.status.with_untracked(|s| (s.game, s.rules.clone()));
    let text = desk.game.with_untracked(|t| t.text(Export::Position));
    let game = VARIANTS.iter().find(|game| game.id == id).unwrap_or(&VARIANTS[0]);
    let draft = PositionEditor::agreed(id, &text, &rules)
        .or_else(|_| PositionEditor::read(game.id, game.kit().start));
    let draft = draft.unwrap_or_else(|_| unreachable!("the start is a position"));
    let text = draft.text();
    (draft, text)
}
