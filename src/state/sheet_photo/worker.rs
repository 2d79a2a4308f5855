//! The worker that reads a photographed score sheet (`www/photo.js`): one photograph and one request at a time.

use crate::state::i18n_loader;
use js_sys::{Array, Function, Promise};
use notabene_ink::photo::{PlaceAnswer, Report};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, MessageEvent, Worker, WorkerOptions, WorkerType};

/// File name of its script.
const SCRIPT: &str = "photo.js";

struct PhotoWorker {
    worker: Worker,
    /// Stored as long as the worker may call it.
    _listener: Closure<dyn Fn(MessageEvent)>,
    /// Takes the next answer.
    waiting: Option<Function>,
}

thread_local! {
    static WORKER: RefCell<Option<PhotoWorker>> = const { RefCell::new(None) };
}

/// Starts a worker. `None` if the browser has none.
fn start() -> Option<PhotoWorker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&i18n_loader::asset_url(&[SCRIPT]), &options).ok()?;
    // Failures are events without data.
    let listener = Closure::<dyn Fn(MessageEvent)>::new(|e: MessageEvent| resolve(&e.data()));
    worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    worker.set_onerror(Some(listener.as_ref().unchecked_ref()));
    Some(PhotoWorker { worker, _listener: listener, waiting: None })
}

fn resolve(answer: &JsValue) {
    let waiting = WORKER.with_borrow_mut(|photo| photo.as_mut().and_then(|photo| photo.waiting.take()));
    if let Some(waiting) = waiting {
        // A function of a promise does not fail.
        drop(waiting.call1(&JsValue::NULL, answer));
    }
}

/// Ends the work. A request that waits gets no answer: `None`.
pub fn close() {
    resolve(&JsValue::NULL);
    if let Some(photo) = WORKER.take() {
        photo.worker.terminate();
    }
}

/// Sends a request. `None` if the program failed or could not be loaded, or the work was ended.
async fn call(request: &Array) -> Option<Report> {
    let answer = Promise::new(&mut |resolve, _| {
        let is_sent = WORKER.with_borrow_mut(|photo| {
            let photo = photo.as_mut()?;
            photo.worker.post_message(request).ok()?;
            photo.waiting = Some(resolve.clone());
            Some(())
        });
        if is_sent.is_none() {
            drop(resolve.call0(&JsValue::NULL));
        }
    });
    Report::from_text(&JsFuture::from(answer).await.ok()?.as_string()?)
}

/// Begins with the file of a picture, of a game from the position at the end of a line, in the style of a code, by a hand that
/// may be empty. Ends what was read before.
pub async fn begin(file: &File, line: &str, style: &str, hand: &str) -> Option<Report> {
    close();
    WORKER.set(start());
    call(&Array::of5(&"begin".into(), file, &line.into(), &style.into(), &hand.into())).await
}

/// Goes on with the file of a picture of the next page.
pub async fn add(file: &File) -> Option<Report> {
    call(&Array::of2(&"add".into(), file)).await
}

/// True if a photograph was begun and not closed.
pub fn is_open() -> bool {
    WORKER.with_borrow(Option::is_some)
}

/// Does a part of the work.
pub async fn step() -> Option<Report> {
    call(&Array::of1(&"step".into())).await
}

/// Takes the answer to the question about a place.
pub async fn answer(ply: usize, answer: &PlaceAnswer) -> Option<Report> {
    let (name, text) = match answer {
        PlaceAnswer::Is(text) => ("choose", text.clone()),
        PlaceAnswer::NoneOf(texts) => ("refuse", texts.join("\n")),
        PlaceAnswer::Unknown => ("skip", String::new()),
    };
    call(&Array::of3(&name.into(), &(ply as u32).into(), &text.into())).await
}

/// Asks nothing more.
pub async fn finish() -> Option<Report> {
    call(&Array::of1(&"finish".into())).await
}
