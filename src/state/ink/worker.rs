//! The worker that reads ink (`www/ink.js`). Requests are answered in their order.

use crate::state::i18n_loader;
use js_sys::{Array, Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// File name of its script.
const SCRIPT: &str = "ink.js";

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

/// A sign of a copied text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CopiedSign {
    /// The sign of the text.
    pub written: char,
    /// The sign that it looks like most.
    pub looks_like: char,
    /// Indices of its strokes.
    pub strokes: Vec<usize>,
}

/// The worker and the requests that wait for it.
struct InkWorker {
    worker: Worker,
    /// Stored as long as the worker may call them.
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
    /// Functions that take the answers, by the ids of the requests.
    waiting: BTreeMap<u32, Function>,
    /// Id of the latest request; later workers go on from there.
    id: u32,
    /// Id of the first request: it names the worker.
    first: u32,
}

thread_local! {
    static WORKER: RefCell<Option<InkWorker>> = const { RefCell::new(None) };
    /// Id of the latest request to any worker.
    static LAST_ID: Cell<u32> = const { Cell::new(0) };
}

/// Starts the worker. `None` if the browser has none.
fn start(id: u32) -> Option<InkWorker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&i18n_loader::asset_url(&[SCRIPT]), &options).ok()?;
    let answered = Closure::<dyn Fn(MessageEvent)>::new(|e: MessageEvent| {
        let answer: Array = e.data().unchecked_into();
        let id = answer.get(0).as_f64().unwrap_or_default() as u32;
        let waiting = WORKER.with_borrow_mut(|ink| ink.as_mut().and_then(|ink| ink.waiting.remove(&id)));
        if let Some(resolve) = waiting {
            // A function of a promise does not fail.
            drop(resolve.call1(&JsValue::NULL, &answer.get(1)));
        }
    });
    let failed = Closure::<dyn Fn(MessageEvent)>::new(|_| {
        // The next request starts another worker.
        let all = WORKER.with_borrow_mut(|ink| ink.as_mut().map(|ink| std::mem::take(&mut ink.waiting)));
        for resolve in all.unwrap_or_default().into_values() {
            drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
        }
    });
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(InkWorker { worker, _listeners: [answered, failed], waiting: BTreeMap::new(), id, first: id })
}

/// Calls a function of the program. An empty text if it has no result; `None` if the program failed or could not be loaded.
async fn call(name: &str, arguments: &[&str]) -> Option<String> {
    let mut sent_to = None;
    let answer = Promise::new(&mut |resolve, _| {
        let is_sent = WORKER.with_borrow_mut(|ink| {
            if ink.is_none() {
                *ink = start(LAST_ID.get());
            }
            let ink = ink.as_mut()?;
            ink.id += 1;
            LAST_ID.set(ink.id);
            sent_to = Some(ink.first);
            let request = Array::of2(&ink.id.into(), &name.into());
            arguments.iter().for_each(|text| _ = request.push(&(*text).into()));
            ink.worker.post_message(&request).ok()?;
            ink.waiting.insert(ink.id, resolve.clone());
            Some(())
        });
        if is_sent.is_none() {
            drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
        }
    });
    let answer = JsFuture::from(answer).await.ok()?.as_string();
    if answer.is_none() {
        // A program that could not be loaded is fetched again with the next request.
        let failed = WORKER.with_borrow_mut(|ink| ink.take_if(|ink| Some(ink.first) == sent_to));
        if let Some(ink) = failed {
            ink.worker.terminate();
            // Other requests to it have failed, too.
            for resolve in ink.waiting.into_values() {
                drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
            }
        }
    }
    answer
}

/// Reads a move of the position at the end of a line, in the style of a code, by a hand.
pub(super) async fn read(line: &str, style: &str, ink: &str, hand: &str) -> InkReading {
    let Some(answer) = call("read", &[line, style, ink, hand]).await else {
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
    call_of_copy("learn", &[hand, ink, text]).await
}

/// The signs of a copied text, each with the sign that it looks like.
///
/// # Errors
///
/// [`CopyError`]: the ink cannot be that text, or nothing can be read here.
pub(super) async fn compare(ink: &str, text: &str, hand: &str) -> Result<Vec<CopiedSign>, CopyError> {
    let answer = call_of_copy("compare", &[ink, text, hand]).await?;
    answer.lines().map(copied_sign).collect::<Option<_>>().ok_or(CopyError::Unavailable)
}

fn copied_sign(line: &str) -> Option<CopiedSign> {
    let mut parts = line.split(' ');
    let mut sign = || parts.next()?.chars().next();
    let (written, looks_like) = (sign()?, sign()?);
    Some(CopiedSign { written, looks_like, strokes: parts.filter_map(|n| n.parse().ok()).collect() })
}
