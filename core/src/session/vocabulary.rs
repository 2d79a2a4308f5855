//! One vocabulary for the JSON-lines example and the JavaScript API: requests, answers and failures as
//! plain data.

use super::{Explained, FieldView, Problem, Table, open};
use crate::notation::{Form, Letters, Promotion, Remark, Style, Token};
use crate::text::{Args, Language, Msg};
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

/// How moves are to be written and read; missing fields take the usual value.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default)]
pub struct StyleSpec {
    /// A language code such as `fr`.
    pub language: Option<String>,
    /// `short`, `long`, `figurine` or `coordinate`.
    pub notation: Option<String>,
    /// `plain`, `=` or `()`.
    pub promotion: Option<String>,
}

impl StyleSpec {
    /// The style; a problem names what is not known.
    pub fn style(&self) -> Result<Style, Problem> {
        let unknown =
            |name: &str| Problem { says: Msg::NoSuchStyle { name: name.chars().take(40).collect() }, at: 0 };
        let code = self.language.as_deref().unwrap_or("en");
        let letters = Letters::find(code).ok_or_else(|| unknown(code))?;
        let form = match self.notation.as_deref() {
            None | Some("short") => Form::Short,
            Some("long") => Form::Long,
            Some("figurine") => Form::Figurine,
            Some("coordinate") => Form::Coordinate,
            Some(other) => return Err(unknown(other)),
        };
        let promotion = match self.promotion.as_deref() {
            None | Some("plain") => Promotion::Plain,
            Some("=") => Promotion::Sign,
            Some("()") => Promotion::Brackets,
            Some(other) => return Err(unknown(other)),
        };
        Ok(Style { form, promotion, ..Style::of(letters) })
    }

    /// The language in which messages are given: that of the letters where there is one, else English.
    pub fn speech(&self) -> Language {
        self.language.as_deref().and_then(Language::from_code).unwrap_or_default()
    }
}

/// A message for programs and people: `{id, args, text}`.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// What is said.
    pub msg: Msg,
    /// The sentence.
    pub text: String,
}

impl Said {
    /// A message as it is said in a language.
    pub fn new(msg: Msg, language: Language) -> Said {
        let text = language.say(&msg);
        Said { msg, text }
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Said", 3)?;
        out.serialize_field("id", self.msg.id())?;
        out.serialize_field("args", &Args(&self.msg))?;
        out.serialize_field("text", &self.text)?;
        out.end()
    }
}

/// A failure.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failure {
    /// The id of the message.
    pub kind: String,
    /// The message as a sentence.
    pub message: String,
    /// Where: bytes before the place in a text, or the index of a move.
    pub at: usize,
}

impl Failure {
    /// A problem as it is told in a language.
    pub fn new(problem: &Problem, language: Language) -> Failure {
        Failure { kind: problem.says.id().into(), message: language.say(&problem.says), at: problem.at }
    }
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveText {
    /// Its name for programs.
    pub id: String,
    /// Its text.
    pub text: String,
}

/// The legal moves of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Moves {
    /// The moves, sorted by id.
    pub moves: Vec<MoveText>,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// How the game stands.
    pub status: &'static str,
}

/// What came of playing moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The position reached.
    pub position: String,
    /// How the game stands.
    pub status: &'static str,
    /// The moves as they are written.
    pub texts: Vec<String>,
}

/// A move that was read.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Read {
    /// Its name for programs.
    pub id: String,
    /// How the strict form differs.
    pub remarks: Vec<Said>,
}

/// A move that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayedMove {
    /// Its name for programs.
    pub id: String,
    /// Its text.
    pub text: String,
    /// How the strict form differs from what was written.
    pub remarks: Vec<Said>,
}

/// A piece of a written move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TokenView {
    /// The characters.
    pub text: String,
    /// What they stand for.
    pub part: &'static str,
    /// The fields they speak of.
    pub fields: Vec<String>,
    /// Why they are written.
    pub says: Said,
}

/// Deeper counts would take longer than anybody waits.
const DEEPEST: u32 = 16;

/// The number of ways to play so many half-moves.
pub fn perft(table: &dyn Table, depth: u32) -> Result<u64, Problem> {
    match depth {
        0..=DEEPEST => Ok(table.perft(depth)),
        _ => Err(Problem { says: Msg::TooDeep { most: DEEPEST }, at: 0 }),
    }
}

/// All legal moves.
pub fn moves(table: &dyn Table, style: &Style) -> Moves {
    let status = table.status();
    let moves = table.moves(style).into_iter().map(|(id, text)| MoveText { id, text }).collect();
    Moves { moves, in_check: status.in_check, status: status.word() }
}

/// Plays moves, given as texts or ids, one after the other. A bad one is a problem at its index.
pub fn play(table: &mut dyn Table, moves: &[String], style: &Style) -> Result<Played, Problem> {
    let mut texts = Vec::with_capacity(moves.len());
    for (at, text) in moves.iter().enumerate() {
        let explained = table.enter(text, style).map_err(|r| Problem { says: r.because, at })?;
        texts.push(written(&explained.tokens));
    }
    Ok(Played { position: table.text(super::Form::Position), status: table.status().word(), texts })
}

/// A move that was just played.
pub fn played(explained: Explained, language: Language) -> PlayedMove {
    let text = written(&explained.tokens);
    PlayedMove { id: explained.id, text, remarks: said(explained.remarks, language) }
}

fn said(remarks: Vec<Remark>, language: Language) -> Vec<Said> {
    remarks.into_iter().map(|r| Said::new(r.says, language)).collect()
}

/// The text of a move.
fn written(tokens: &[Token]) -> String {
    tokens.iter().map(|t| t.text.as_str()).collect()
}

/// Reads a move.
pub fn read(table: &dyn Table, text: &str, style: &Style, language: Language) -> Result<Read, Problem> {
    let explained = table.read(text, style)?;
    Ok(Read { id: explained.id, remarks: said(explained.remarks, language) })
}

/// Explains every part of a move.
pub fn explain(
    table: &dyn Table,
    text: &str,
    style: &Style,
    language: Language,
) -> Result<Vec<TokenView>, Problem> {
    Ok(tokens(&table.scene().fields, table.read(text, style)?.tokens, language))
}

/// Written parts as plain data; `names` are the fields of the board.
pub fn tokens(names: &[FieldView], tokens: Vec<Token>, language: Language) -> Vec<TokenView> {
    let name = |f: &crate::geometry::Field| names.get(f.index()).map(|v| v.name.clone()).unwrap_or_default();
    let view = |t: Token| TokenView {
        text: t.text,
        part: t.part.name(),
        fields: t.fields.iter().map(name).collect(),
        says: Said::new(t.says, language),
    };
    tokens.into_iter().map(view).collect()
}

/// Opens a game from a position written as text, or from its start.
pub fn table(game: &str, position: Option<&str>) -> Result<Box<dyn Table>, Problem> {
    open::open(game, position)
}
