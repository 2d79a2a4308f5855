//! What JavaScript may call: the class `Game`, in the words of `session::vocabulary`.
//!
//! Objects go through serde-wasm-bindgen. A failure is thrown as an `Error` with `kind` (the id of the
//! message) and `at` (bytes before the place in a text, or the index of a move).

use js_sys::{Array, Error, JsString, Reflect};
use notabene_core::notation::Style;
use notabene_core::record::NodeId;
use notabene_core::session::vocabulary::{self, Failure, RulesSpec, StyleSpec};
use notabene_core::session::{Form, Go, Problem, Table, Value, open, views};
use notabene_core::text::Language;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[cfg(feature = "records")]
mod records;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("api.d.ts");

/// What `new Game(...)` takes, read property by property: a general reader of objects would cost the
/// package a third of its size.
struct Options {
    game: Option<String>,
    position: Option<String>,
    style: StyleSpec,
    rules: RulesSpec,
}

impl Options {
    fn read(from: &JsValue) -> Result<Options, JsValue> {
        let style = Options::style(&property(from, "style")?)?;
        // Without the games of the dartboard there is nothing to agree.
        #[cfg(not(feature = "records"))]
        let rules = RulesSpec::default();
        #[cfg(feature = "records")]
        let rules = records::rules(&property(from, "rules")?)?;
        Ok(Options { game: text(from, "game")?, position: text(from, "position")?, style, rules })
    }

    fn style(from: &JsValue) -> Result<StyleSpec, JsValue> {
        Ok(StyleSpec {
            language: text(from, "language")?,
            notation: text(from, "notation")?,
            promotion: text(from, "promotion")?,
        })
    }
}

/// A property of an object; `undefined` has none.
fn property(from: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    if from.is_undefined() || from.is_null() {
        return Ok(JsValue::UNDEFINED);
    }
    Reflect::get(from, &name.into()).map_err(|_| bad_argument(name))
}

fn text(from: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    typed(from, name, JsValue::as_string)
}

/// A property of one type; none if it is missing or `null`.
fn typed<T>(from: &JsValue, name: &str, read: fn(&JsValue) -> Option<T>) -> Result<Option<T>, JsValue> {
    let value = property(from, name)?;
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    read(&value).map(Some).ok_or_else(|| bad_argument(name))
}

/// A game: a position, the moves that led to it, and a way of writing them.
#[wasm_bindgen]
pub struct Game {
    table: Box<dyn Table>,
    style: Style,
    language: Language,
}

fn thrown(failure: &Failure) -> JsValue {
    let error = Error::new(&failure.message);
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&error, &"kind".into(), &failure.kind.into());
    let _ = Reflect::set(&error, &"at".into(), &(failure.at as u32).into());
    error.into()
}

fn given(value: &Value) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

/// The lines of a text; the empty text has none.
fn split(text: &str) -> Array {
    if text.is_empty() { Array::new() } else { JsString::from(text).split("\n") }
}

fn bad_argument(name: &str) -> JsValue {
    thrown(&Failure { kind: "bad_argument", message: name.into(), at: 0 })
}

/// Panics are written to the console instead of a bare "unreachable".
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[wasm_bindgen]
impl Game {
    /// Starts a game; without options, chess in English short notation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions | null")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let options = Options::read(&options)?;
        let language = options.style.speech();
        let fail = |problem| thrown(&Failure::new(problem, language));
        let style = options.style.style().map_err(fail)?;
        let game = options.game.as_deref().unwrap_or("chess");
        let table = vocabulary::table(game, options.position.as_deref(), &options.rules).map_err(fail)?;
        Ok(Game { table, style, language })
    }

    /// The names of all games.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn games() -> Array {
        open::GAMES.iter().map(|g| JsValue::from(g.id)).collect()
    }

    /// The start of Chess960 with a Scharnagl number (0 to 959), as FEN.
    pub fn array(number: u32) -> Result<String, JsValue> {
        let fail = |p| thrown(&Failure::new(p, Language::En));
        open::array_text(&number.to_string()).map_err(fail)
    }

    /// Starts again from another position of the same game, or from its start.
    pub fn load(&mut self, position: Option<String>) -> Result<(), JsValue> {
        self.table = vocabulary::again(&*self.table, position.as_deref()).map_err(|p| self.fail(p))?;
        Ok(())
    }

    /// All legal moves, sorted by id.
    #[wasm_bindgen(unchecked_return_type = "Moves")]
    pub fn moves(&self) -> Result<JsValue, JsValue> {
        given(&vocabulary::moves(&*self.table, &self.style))
    }

    /// The texts of all legal moves, in no particular order; much faster than `moves`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn texts(&self) -> Array {
        let all = self.table.text(Form::Legal(self.style));
        split(&all)
    }

    /// Plays a written move or an id; gives the id, the text and remarks on what was written.
    #[wasm_bindgen(unchecked_return_type = "PlayedMove")]
    pub fn play(&mut self, text: &str) -> Result<JsValue, JsValue> {
        let played = vocabulary::play_one(&mut *self.table, text, &self.style, self.language);
        given(&played.map_err(|p| self.fail(p))?)
    }

    /// Reads a move without playing it.
    #[wasm_bindgen(unchecked_return_type = "ReadMove")]
    pub fn read(&self, text: &str) -> Result<JsValue, JsValue> {
        let read = vocabulary::read(&*self.table, text, &self.style, self.language);
        given(&read.map_err(|p| self.fail(p))?)
    }

    /// Explains each part of a move: a legal one by its text or id, or one of the game by the number of
    /// its half-move, from 1.
    #[wasm_bindgen(unchecked_return_type = "Token[]")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | string")] which: JsValue,
    ) -> Result<JsValue, JsValue> {
        let tokens = match which.as_f64() {
            // Numbers below 1 become 0, which is no half-move.
            Some(ply) => vocabulary::explain_ply(&*self.table, ply as usize, &self.style, self.language),
            None => {
                let text = which.as_string().unwrap_or_default();
                vocabulary::explain(&*self.table, &text, &self.style, self.language)
            }
        };
        given(&tokens.map_err(|p| self.fail(p))?)
    }

    /// The number of ways to play so many half-moves.
    pub fn perft(&self, depth: u32) -> Result<f64, JsValue> {
        let nodes = vocabulary::perft(&*self.table, depth).map_err(|p| self.fail(p))?;
        Ok(nodes as f64)
    }

    /// What is on the board.
    #[wasm_bindgen(unchecked_return_type = "Scene")]
    pub fn scene(&self) -> Result<JsValue, JsValue> {
        given(&views::scene(&*self.table, self.language))
    }

    /// What is on the paper.
    #[wasm_bindgen(unchecked_return_type = "Sheet")]
    pub fn sheet(&self) -> Result<JsValue, JsValue> {
        given(&views::sheet(&*self.table, &self.style, self.language))
    }

    /// How the game stands.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Result<JsValue, JsValue> {
        given(&views::status(&*self.table, self.language))
    }

    /// The position on the board, as FEN (for draughts that of PDN).
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.table.text(Form::Position)
    }

    /// Takes the latest move back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        vocabulary::step(&mut *self.table, Go::Undo)
    }

    /// Plays again what was taken back; `false` if nothing was.
    pub fn redo(&mut self) -> bool {
        vocabulary::step(&mut *self.table, Go::Redo)
    }

    /// Goes to a node of the sheet.
    pub fn go(&mut self, node: u32) {
        self.table.go(Go::To(NodeId(node)));
    }

    /// The game as text: `"pgn"` or `"pdn"` (either gives PDN for draughts, PGN for the other games), `"text"`
    /// (the moves), `"fen"` or `"save"` (everything, for `restore`).
    pub fn export(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"pgn\" | \"pdn\" | \"text\" | \"fen\" | \"save\"")]
        form: &str,
    ) -> Result<String, JsValue> {
        match form {
            "text" => Ok(self.table.text(Form::Moves(self.style))),
            #[cfg(feature = "records")]
            "pgn" | "pdn" => Ok(self.table.text(Form::Pgn)),
            "fen" => Ok(self.table.text(Form::Position)),
            #[cfg(feature = "records")]
            "save" => Ok(self.table.text(Form::Save)),
            other => Err(self.fail(vocabulary::unknown_style(other))),
        }
    }

    /// Breaks down on purpose.
    #[cfg(feature = "fault")]
    pub fn fault(&self) {
        panic!("a fault on purpose");
    }

    fn fail(&self, problem: Problem) -> JsValue {
        thrown(&Failure::new(problem, self.language))
    }
}
