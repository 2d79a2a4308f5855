//! The worker that reads a photographed score sheet: one photograph and one request at a time.

use crate::state::reader_worker::{READER, ReaderWorker};
use notabene_ink::photo::{FirstRow, PlaceAnswer, Report};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::File;

thread_local! {
    static WORKER: RefCell<Option<ReaderWorker>> = const { RefCell::new(None) };
}

/// Ends the work. A request that waits gets no answer: `None`.
pub fn close() {
    if let Some(worker) = WORKER.take() {
        worker.close();
    }
}

/// Sends a request. `None` if the program failed or could not be loaded, or the work was ended.
async fn call(name: &str, arguments: &[JsValue]) -> Option<Report> {
    let worker = WORKER.with_borrow(Option::clone)?;
    Report::from_text(&worker.call(name, arguments).await?.as_string()?)
}

/// Begins with the file of a picture, of a game from the position at the end of a line, in the style of a code, by a hand that
/// may be empty. Ends what was read before.
pub async fn begin(file: &File, line: &str, style: &str, hand: &str) -> Option<Report> {
    close();
    WORKER.set(ReaderWorker::start(READER));
    call("begin_photo", &[file.into(), line.into(), style.into(), hand.into()]).await
}

/// Goes on with the file of a picture of the next page.
pub async fn add(file: &File) -> Option<Report> {
    call("add_photo", &[file.into()]).await
}

/// True if a photograph was begun and not closed.
pub fn is_open() -> bool {
    WORKER.with_borrow(Option::is_some)
}

/// Does a part of the work.
pub async fn step() -> Option<Report> {
    call("step_photo", &[]).await
}

/// Takes the answer to the question about the first row.
pub async fn say_first_row(answer: FirstRow) -> Option<Report> {
    call("say_first_photo_row", &[answer.name().into()]).await
}

/// Takes the answer to the question about a place.
pub async fn answer(ply: usize, answer: &PlaceAnswer) -> Option<Report> {
    let (name, text) = match answer {
        PlaceAnswer::Is(text) => ("choose_photo_move", text.clone()),
        PlaceAnswer::NoneOf(texts) => ("refuse_photo_moves", texts.join("\n")),
        PlaceAnswer::Unknown => ("skip_photo_move", String::new()),
    };
    call(name, &[(ply as u32).into(), text.into()]).await
}

/// Asks nothing more.
pub async fn finish() -> Option<Report> {
    call("finish_photo", &[]).await
}
