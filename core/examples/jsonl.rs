//! Reads one JSON request per line and writes one answer per line; the vocabulary is `exchange::vocabulary`.
//!
//! ```text
//! {"op":"perft","game":"chess","depth":3}
//! {"op":"moves","game":"chess","position":"8/8/8/8/8/1k6/8/K7 w - - 0 1","style":{"language":"fr"}}
//! {"op":"play","game":"chess","moves":["e4","e5","Nf3"]}
//! {"op":"read","game":"chess","text":"Cf3","style":{"language":"fr"}}
//! {"op":"explain","game":"chess","move":"g1f3"}
//! {"op":"import","text":"1.e4 e5 2.Cf3 *","style":{"language":"fr"}}
//! {"op":"play","game":"scharten-loud","rules":{"misses":5},"moves":["@e2","@-"],"style":{"language":"nl"}}
//! {"op":"repair","sheet":["e4","e5","Nf3",null,"Bb5","a6","BxN"],"copy":["e4","e5","Nf3","Ne6"]}
//! {"op":"search","game":"scharten","level":3,"seed":7}
//! {"op":"search","game":"chess","position":"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1","depth":5}
//! ```
//!
//! `repair` answers the likeliest game behind a score sheet as people write it, or behind the two sheets of one game: `moves`,
//! `complete`, `fixes` (`ply`, the place on the sheet, `kind`, `from`, `to`, `choices`), `questions` (indices of fixes whose
//! choices are near, the most useful first), `differences` of the two sheets, `reach` and `rest`.
//!
//! The search answers `id`, `text`, `score` (hundredths of a pawn or a man for the side to move, or `{"mate":n}` in
//! own moves), `depth`, `nodes` and `line`, the ids of the expected moves. It has the limits of its level; without a limit
//! of `nodes` or `milliseconds` it visits at most 300,000 positions, or 3,000,000 if a `depth` is asked for.

use notabene_core::exchange::search::{self, SearchSpec};
use notabene_core::exchange::vocabulary::{self, Failure, RulesSpec, StyleSpec};
use notabene_core::exchange::{collection, repair};
use notabene_core::game::{Game, Problem};
use notabene_core::i18n::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    op: String,
    #[serde(default = "chess")]
    game: String,
    position: Option<String>,
    #[serde(default)]
    style: StyleSpec,
    #[serde(default)]
    rules: RulesSpec,
    depth: Option<u32>,
    level: Option<u8>,
    nodes: Option<u64>,
    milliseconds: Option<u64>,
    seed: Option<u64>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    text: String,
    #[serde(default, rename = "move")]
    m: String,
    #[serde(default)]
    sheet: Vec<Option<String>>,
    #[serde(default)]
    copy: Vec<Option<String>>,
}

fn chess() -> String {
    "chess".into()
}

fn failure(kind: &'static str, message: impl Into<String>, at: usize) -> Value {
    json!({ "error": Failure { kind, message: message.into(), at } })
}

/// Error in a request. Of unknown fields serde says: unknown field `dept`, expected one of `op`, `game`.
fn bad_request(said: &str) -> String {
    let mut names = said.split('`').skip(1).step_by(2);
    match names.next().filter(|_| said.starts_with("unknown field")) {
        Some(unknown) => Language::En.say(&vocabulary::unknown_field(unknown, names).message),
        None => said.into(),
    }
}

pub fn answer(line: &str) -> Value {
    let request: Request = match serde_json::from_str(line) {
        Ok(request) => request,
        Err(e) => return failure("bad_request", bad_request(&e.to_string()), e.column()),
    };
    let language = request.style.speech();
    match run(&request) {
        Ok(Some(value)) => value,
        Ok(None) => failure("unknown_op", request.op, 0),
        Err(problem) => json!({ "error": Failure::new(problem, language) }),
    }
}

fn run(request: &Request) -> Result<Option<Value>, Problem> {
    let style = request.style.style()?;
    let language = request.style.speech();
    if request.op == "import" {
        return Ok(Some(json!(collection::import(&request.text, &style, language))));
    }
    let mut table: Game = vocabulary::open_game(&request.game, request.position.as_deref(), &request.rules)?;
    Ok(Some(match request.op.as_str() {
        "perft" => json!({ "nodes": vocabulary::perft(&table, request.depth.unwrap_or_default())? }),
        "moves" => json!(vocabulary::moves(&table, &style)),
        "play" => json!(vocabulary::play(&mut table, &request.moves, &style)?),
        "read" => json!(vocabulary::read(&table, &request.text, &style, language)?),
        "search" => {
            let Request { level, depth, nodes, milliseconds, seed, .. } = *request;
            let spec = SearchSpec { level, depth, nodes, milliseconds, seed };
            let begin = Instant::now();
            let mut stop = || milliseconds.is_some_and(|time| begin.elapsed() >= Duration::from_millis(time));
            json!(search::best(&table, &spec, &style, &mut stop)?)
        }
        "repair" => {
            let texts = |places: &[Option<String>]| -> Vec<String> {
                places.iter().map(|text| text.clone().unwrap_or_default()).collect()
            };
            json!(repair::repair(&table, &texts(&request.sheet), &texts(&request.copy), &style))
        }
        "explain" => {
            json!({ "tokens": vocabulary::explain(&table, &request.m, &style, language)? })
        }
        _ => return Ok(None),
    }))
}

fn main() {
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
        // Answers go out at once: a program may wait for each before it asks again.
        if writeln!(out, "{}", answer(text.trim())).and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}
