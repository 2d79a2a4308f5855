//! The common vocabulary of the JSON-lines example and the JavaScript API: requests, answers and failures as
//! plain data.

use super::{Object, Value};
use crate::exchange::Export;
use crate::game::{Game, Go, OpenResult, Problem, registry};
use crate::i18n::{Fact, Language, Msg, Piece, head};
use crate::notation::likeness::similar_names;
use crate::notation::{Form, Letters, Promotion, Remark, Style, Token, plain_text};
use serde::{Deserialize, Serialize};
use std::str::FromStr as _;

/// Style options for writing and parsing moves; missing fields have their default.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StyleSpec {
    /// A language code such as `fr`.
    pub language: Option<String>,
    /// `short`, `long`, `figurine`, `coordinate`, `smith`, `iccf`, `koch` or
    /// `descriptive` (French and Spanish letters have a form of their own); for draughts also `pdn` or `manoury`.
    pub notation: Option<String>,
    /// `plain`, `=` or `()`.
    pub promotion: Option<String>,
}

impl StyleSpec {
    /// The style.
    ///
    /// # Errors
    ///
    /// An unknown value.
    pub fn style(&self) -> Result<Style, Problem> {
        let code = self.language.as_deref().unwrap_or("en");
        let letters = Letters::find(code).ok_or_else(|| unknown_style(code))?;
        let form = match self.notation.as_deref() {
            None => Form::Short,
            Some(name) => Form::from_str(name)
                .ok()
                .filter(|form| *form != Form::Stamma)
                .ok_or_else(|| unknown_style(name))?,
        };
        let promotion = match self.promotion.as_deref() {
            None => Promotion::Plain,
            Some(name) => Promotion::from_str(name).map_err(|_| unknown_style(name))?,
        };
        Ok(Style { form, promotion, unlettered: form, ..Style::of(letters) })
    }

    /// The language of messages: that of the letters if available, otherwise English.
    pub fn speech(&self) -> Language {
        self.language.as_deref().and_then(Language::from_code).unwrap_or_default()
    }
}

/// Options of a game; missing fields have their default. Ignored in games
/// without options.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesSpec {
    /// Support given by a supporter: `value` (of its field) or `count` (one).
    pub support: Option<String>,
    /// True if only unmoved pieces and kings have the value of their fields in loud games.
    pub protect_unmoved: Option<bool>,
    /// Continuation of diagonals across the centre: `straight` or `turning`.
    pub diagonal: Option<String>,
    /// Number of consecutive lost darts that loses the game.
    pub misses: Option<u32>,
    /// Draughts: true if moves that break the duty to capture are playable.
    pub irregular: Option<bool>,
    /// Draughts: true if a piece that failed to capture may be huffed.
    pub huffing: Option<bool>,
    /// Draughts: draws by the practice of the federation (`fmjd`) or the text of the source (`document`).
    pub draws: Option<String>,
}

impl RulesSpec {
    /// The value of the tag `Rules`.
    pub(super) fn text(&self) -> String {
        let mut out = String::new();
        let mut add = |name: &str, value: &str| {
            if !value.is_empty() {
                [name, "=", value, ","].into_iter().for_each(|text| out.push_str(text));
            }
        };
        add("support", self.support.as_deref().unwrap_or_default());
        add("unmoved", if self.protect_unmoved == Some(true) { "protected" } else { "" });
        add("diagonal", self.diagonal.as_deref().unwrap_or_default());
        add("misses", &self.misses.map(|n| n.to_string()).unwrap_or_default());
        add("irregular", if self.irregular == Some(true) { "allowed" } else { "" });
        add("huffing", if self.huffing == Some(true) { "on" } else { "" });
        add("draws", self.draws.as_deref().unwrap_or_default());
        out
    }
}

/// The problem of an unknown style or form.
pub fn unknown_style(name: &str) -> Problem {
    Problem { message: msg!(NoSuchStyle { name: head(name, 40) }), at: 0 }
}

/// The problem of an unknown field of a request; it names those that are similar.
pub fn unknown_field<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Problem {
    let near = similar_names(name, known);
    Problem { message: msg!(EmbedUnknown { name: head(name, 40), near }), at: 0 }
}

/// A message for programs and people: `id`, `args`, `text`.
pub fn message_object(msg: &Msg, language: Language) -> Object {
    let mut args = Object::default();
    for (name, it) in msg.kind().names().iter().zip(msg.facts()) {
        args.set(name, fact(it));
    }
    let mut out = Object::default();
    out.word("id", msg.id());
    out.object("args", args);
    out.text("text", language.say(msg));
    out
}

fn fact(it: &Fact) -> Value {
    match it {
        Fact::Piece(piece) => Value::Word(piece.name()),
        Fact::Player(player) => Value::Word(player.name()),
        Fact::Text(text) => Value::Text(text.clone()),
        Fact::Letter(letter) => Value::Text((*letter).into()),
        Fact::Number(number) => Value::Number(*number),
        Fact::List(texts) => Value::List(texts.iter().map(|text| Value::Text(text.clone())).collect()),
        Fact::Nothing => Value::Null,
        Fact::Owned(it) => {
            let mut out = Object::default();
            out.word("player", it.player.name());
            out.word("piece", it.piece.name());
            Value::Object(out)
        }
        Fact::Spoken(it) => {
            let mut out = Object::default();
            out.word("piece", it.piece.name());
            out.text("from", it.from.clone());
            out.text("to", it.to.clone());
            out.word("apart", it.apart.name());
            out.maybe("takes", it.takes.map(Piece::name));
            out.maybe("becomes", it.becomes.map(Piece::name));
            out.set("castles", it.castles.map_or(Value::Null, Value::Flag));
            out.flag("en_passant", it.en_passant);
            {
                out.set("thrown", it.thrown.map_or(Value::Null, Value::Flag));
                out.set("rook", it.rook.clone().map_or(Value::Null, Value::Text));
                out.number("jumps", it.jumps);
                out.list("via", it.via.iter().map(|text| Value::Text(text.clone())).collect());
                out.word("way", it.path.name());
            }
            out.word("effect", it.effect.name());
            Value::Object(out)
        }
    }
}

/// A failure.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failure {
    /// The id of the message.
    pub kind: &'static str,
    /// The message as a sentence.
    pub message: String,
    /// Byte offset in a text, or index of a move.
    pub at: usize,
}

impl Failure {
    /// A failure with its message in a language.
    pub fn new(problem: Problem, language: Language) -> Failure {
        Failure { kind: problem.message.id(), message: language.say(&problem.message), at: problem.at }
    }
}

/// Maximum perft depth, to bound the time.
const DEEPEST: u32 = 16;

/// Perft: the number of move sequences of `depth` plies.
///
/// # Errors
///
/// The depth is too large.
pub fn perft(table: &Game, depth: u32) -> Result<u64, Problem> {
    match depth {
        0..=DEEPEST => Ok(table.perft(depth)),
        _ => Err(Problem { message: msg!(TooDeep { most: DEEPEST }), at: 0 }),
    }
}

/// All legal moves, sorted by id: `moves`, `in_check` and `status`.
pub fn moves(table: &Game, style: &Style) -> Value {
    let status = table.status();
    let mut moves = Vec::new();
    for (id, text) in table.moves(style) {
        let mut out = Object::default();
        out.text("id", id);
        out.text("text", text);
        moves.push(Value::Object(out));
    }
    let mut out = Object::default();
    out.list("moves", moves);
    out.flag("in_check", status.in_check);
    out.word("status", status.word());
    Value::Object(out)
}

/// Plays moves, given as texts or ids, in sequence: the resulting `position`, its `status` and the
/// `texts`.
///
/// # Errors
///
/// The refusal of the first bad move, at its index.
pub fn play(table: &mut Game, moves: &[String], style: &Style) -> Result<Value, Problem> {
    let mut texts = Vec::with_capacity(moves.len());
    for (at, text) in moves.iter().enumerate() {
        let explained = table.enter(text, style).map_err(|r| Problem { message: r.because, at })?;
        texts.push(Value::Text(plain_text(&explained.tokens)));
    }
    let mut out = Object::default();
    out.text("position", table.text(Export::Position));
    out.word("status", table.status().word());
    out.list("texts", texts);
    Ok(Value::Object(out))
}

/// Plays a move, given as text or id: `id`, `text` and `remarks`.
///
/// # Errors
///
/// The refusal, if it is not a legal move.
pub fn play_one(table: &mut Game, text: &str, style: &Style, language: Language) -> Result<Value, Problem> {
    let explained = table.enter(text, style)?;
    let mut out = Object::default();
    out.text("id", explained.id);
    out.text("text", plain_text(&explained.tokens));
    out.list("remarks", remarks(&explained.remarks, language));
    Ok(Value::Object(out))
}

fn remarks(remarks: &[Remark], language: Language) -> Vec<Value> {
    remarks.iter().map(|r| Value::Object(message_object(&r.message, language))).collect()
}

/// Undoes or redoes a move; `false` if there is none.
pub fn step(table: &mut Game, to: Go) -> bool {
    let status = table.status();
    table.go(to);
    if to == Go::Undo { status.can_undo } else { status.can_redo }
}

/// Parses a move: `id` and `remarks`.
///
/// # Errors
///
/// The refusal, if it is not a legal move.
pub fn read(table: &Game, text: &str, style: &Style, language: Language) -> Result<Value, Problem> {
    let explained = table.read(text, style)?;
    let mut out = Object::default();
    out.text("id", explained.id);
    out.list("remarks", remarks(&explained.remarks, language));
    Ok(Value::Object(out))
}

/// Explains every part of a move.
///
/// # Errors
///
/// The refusal, if it is not a legal move.
pub fn explain(table: &Game, text: &str, style: &Style, language: Language) -> Result<Value, Problem> {
    let explained = table.read(text, style)?;
    Ok(Value::List(tokens(table, &explained.tokens, language)))
}

/// Explains every part of a move of the game by its ply number, from 1.
///
/// # Errors
///
/// There is no such half-move.
pub fn explain_ply(table: &Game, ply: usize, style: &Style, language: Language) -> Result<Value, Problem> {
    let nothing = || Problem { message: msg!(Nothing), at: ply };
    let half_move = table.half_move(ply, style).ok_or_else(nothing)?;
    Ok(Value::List(tokens(table, &half_move, language)))
}

/// The parts of a move: `text`, `part`, the related `fields` and the message `says`.
pub(super) fn tokens(table: &Game, tokens: &[Token], language: Language) -> Vec<Value> {
    let mut views = Vec::new();
    for token in tokens {
        let mut out = Object::default();
        out.text("text", token.text.clone());
        out.word("part", token.part.name());
        out.list("fields", token.fields.iter().map(|f| Value::Text(table.field_name(*f))).collect());
        out.object("says", message_object(&token.message, language));
        views.push(Value::Object(out));
    }
    views
}

/// Reopens the game from another position, or from its start.
///
/// # Errors
///
/// The position is invalid.
pub fn reset_game(table: &Game, position: Option<&str>) -> OpenResult {
    registry::open(table.variant().id, position, Some(&table.rules()))
}

/// Opens a game from a position as text, or from its start.
///
/// # Errors
///
/// Unknown game, or an invalid position or option.
pub fn open_game(game: &str, position: Option<&str>, rules: &RulesSpec) -> OpenResult {
    registry::open(game, position, Some(&rules.text()))
}
