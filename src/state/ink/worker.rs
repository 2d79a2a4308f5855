//! The worker that reads ink.

use crate::state::reader_worker::{READER, ReaderWorker};
use notabene_ink::CopiedSign;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Text that was read in ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InkReading {
    /// Surely this text.
    Sure(String),
    /// One of these texts.
    Ask(Vec<String>),
    /// No move.
    Unreadable,
    /// The letters of this sheet cannot be read, or the program could not be loaded.
    Unavailable,
}

/// Why a copied line gives nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CopyError {
    /// The ink cannot be that text.
    OtherText,
    /// The program could not be loaded.
    Unavailable,
}

thread_local! {
    static WORKER: RefCell<Option<ReaderWorker>> = const { RefCell::new(None) };
}

/// The worker; another one is started if there is none. `None` if the browser has no workers.
fn current_worker() -> Option<ReaderWorker> {
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = ReaderWorker::start(READER);
        }
        worker.clone()
    })
}

/// Times that a request is made: a worker that dies is started again, once.
const ATTEMPTS: usize = 2;

/// Calls a function of the program. An empty text if it has no result; `None` if the program failed or could not be loaded.
async fn call(name: &str, arguments: &[&str]) -> Option<String> {
    let arguments: Vec<JsValue> = arguments.iter().map(|text| JsValue::from(*text)).collect();
    for _ in 0..ATTEMPTS {
        let worker = current_worker()?;
        if let Some(answer) = worker.call(name, &arguments).await {
            return Some(answer.as_string().unwrap_or_default());
        }
        let dead = WORKER.with_borrow_mut(|current| current.take_if(|current| current.is_same(&worker)));
        if let Some(dead) = dead {
            dead.close();
        }
    }
    None
}

/// Reads a move of the position at the end of a line, in the style of a code, by a hand.
pub(super) async fn read(line: &str, style: &str, ink: &str, hand: &str) -> InkReading {
    let Some(answer) = call("read_ink", &[line, style, ink, hand]).await else {
        return InkReading::Unavailable;
    };
    let mut lines = answer.lines().map(str::to_string);
    match lines.next().as_deref() {
        Some("sure") => lines.next().map_or(InkReading::Unreadable, InkReading::Sure),
        Some("ask") => InkReading::Ask(lines.collect()),
        Some("unreadable") => InkReading::Unreadable,
        _ => InkReading::Unavailable,
    }
}

/// Calls a function about a copied line, which answers with an empty text if the ink cannot be that text.
async fn call_of_copy(name: &str, arguments: &[&str]) -> Result<String, CopyError> {
    match call(name, arguments).await {
        None => Err(CopyError::Unavailable),
        Some(answer) if answer.is_empty() => Err(CopyError::OtherText),
        Some(answer) => Ok(answer),
    }
}

/// A hand that has learnt a copied line.
///
/// # Errors
///
/// [`CopyError`]: the ink cannot be that text, or nothing can be read here.
pub(super) async fn learn(hand: &str, ink: &str, text: &str) -> Result<String, CopyError> {
    call_of_copy("learn_hand", &[hand, ink, text]).await
}

/// A hand that has learnt a move that its writer confirmed.
///
/// # Errors
///
/// [`CopyError`]: the move teaches nothing, or nothing can be read here.
pub(super) async fn learn_confirmed(
    hand: &str,
    ink: &str,
    text: &str,
    was_asked: bool,
) -> Result<String, CopyError> {
    call_of_copy("learn_confirmed", &[hand, ink, text, if was_asked { "asked" } else { "" }]).await
}

/// The signs of a copied text, each with the sign that it looks like.
///
/// # Errors
///
/// [`CopyError`]: the ink cannot be that text, or nothing can be read here.
pub(super) async fn compare(ink: &str, text: &str, hand: &str) -> Result<Vec<CopiedSign>, CopyError> {
    let answer = call_of_copy("compare_ink", &[ink, text, hand]).await?;
    answer.lines().map(copied_sign).collect::<Option<_>>().ok_or(CopyError::Unavailable)
}

fn copied_sign(line: &str) -> Option<CopiedSign> {
    let mut parts = line.split(' ');
    let mut sign = || parts.next()?.chars().next();
    let (written, looks_like) = (sign()?, sign()?);
    Some(CopiedSign { written, looks_like, strokes: parts.filter_map(|n| n.parse().ok()).collect() })
}
