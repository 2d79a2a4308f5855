//! Reads moves written by hand: one JSON request per line, one answer per line.
//!
//! ```text
//! cargo run --release -p notabene-ink --example read
//! {"game":"chess","position":"FEN","language":"fr","strokes":"x,y x,y|x,y x,y x,y"}
//! {"game":"draughts/international","language":"nl","notation":"manoury","strokes":"…","copied":[{"text":"32-28","strokes":"…"}]}
//! ```
//!
//! Strokes have `|` between them; y points downwards. The size does not matter. Without `position` the game begins, without `game` it is chess, without `language` English;
//! `notation` and `promotion` are those of `exchange::vocabulary`. `copied` are lines that the same hand copied before.
//!
//! Answers: `{"sure":"Cf3"}`, `{"ask":["Cf3","Ce3"]}` (best first), `{"unreadable":true}`, or `{"error":{"kind","message","at"}}` with a byte offset in
//! the line or in the strokes.

use notabene_core::exchange::vocabulary::{self, Failure, RulesSpec, StyleSpec};
use notabene_core::i18n::Language;
use notabene_ink::net::Net;
use notabene_ink::{Hand, Ink, Reader, Verdict};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    #[serde(default = "chess")]
    game: String,
    position: Option<String>,
    language: Option<String>,
    notation: Option<String>,
    promotion: Option<String>,
    strokes: String,
    #[serde(default)]
    copied: Vec<Copied>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copied {
    text: String,
    strokes: String,
}

fn chess() -> String {
    "chess".into()
}

fn failure(kind: &'static str, message: impl Into<String>, at: usize) -> Failure {
    Failure { kind, message: message.into(), at }
}

/// The answer to a request.
pub fn answer(line: &str, net: &Net) -> Value {
    let read = serde_json::from_str::<Request>(line)
        .map_err(|e| failure("bad_request", e.to_string(), e.column()))
        .and_then(|request| read(request, net));
    match read {
        Ok(Verdict::Sure(text)) => json!({ "sure": text }),
        Ok(Verdict::Ask(texts)) => json!({ "ask": texts }),
        Ok(Verdict::Unreadable) => json!({ "unreadable": true }),
        Err(failure) => json!({ "error": failure }),
    }
}

fn read(request: Request, net: &Net) -> Result<Verdict, Failure> {
    let Request { language, notation, promotion, .. } = request;
    let spec = StyleSpec { language, notation, promotion };
    let say = |problem| Failure::new(problem, Language::En);
    let style = spec.style().map_err(say)?;
    let game = vocabulary::open_game(&request.game, request.position.as_deref(), &RulesSpec::default());
    let position = game.map_err(say)?.played().last;
    let reader = Reader::new(&position, &style);
    let reader = reader.ok_or_else(|| failure("no_signs", "letters of this language are not read", 0))?;
    let ink = ink(&request.strokes)?;
    let mut hand = Hand::default();
    for copied in &request.copied {
        if !hand.learn(&self::ink(&copied.strokes)?, &copied.text, net) {
            let message = format!("`{}` cannot be these strokes", copied.text);
            return Err(failure("bad_copy", message, 0));
        }
    }
    Ok(reader.read(&ink, &hand.adapt(net)).verdict)
}

/// Strokes of a text; nothing written is no stroke.
fn ink(text: &str) -> Result<Ink, Failure> {
    Ink::from_plain(text).map_err(|error| failure(error.kind.id(), error.kind.to_string(), error.at))
}

fn main() {
    let net = Net::trained();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        // Bytes that are no text are a bad request, not the end.
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        if writeln!(out, "{}", answer(text.trim(), &net)).and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}
