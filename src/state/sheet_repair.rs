//! Repairs a score sheet in a worker with the program of the opponent, which has a search; where no worker can be had, on
//! the page in short slices.

use crate::state::lazy::{Lazy, LazyCode as _, lazy};
use crate::state::reader_worker::{OPPONENT, ReaderWorker};
use crate::state::time;
use js_sys::{Array, Promise, Uint32Array};
use notabene_core::notation::{AnyPosition, Style};
use notabene_core::repair::{Repair, Repairer};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds of a slice on the page.
const SLICE: u64 = 12;

thread_local! {
    static WORKER: RefCell<Option<ReaderWorker>> = const { RefCell::new(None) };
    /// The latest request: the others are no longer wanted.
    static LATEST: Cell<u32> = const { Cell::new(0) };
}

/// A sheet to be repaired.
#[derive(Clone)]
pub struct SheetRequest {
    /// The position before the first place.
    pub start: AnyPosition,
    /// The same as a line.
    pub line: String,
    /// The letters of the sheet.
    pub style: Style,
    /// The texts of the places.
    pub sheet: Vec<String>,
    /// The texts of a second sheet of the same game; may be empty.
    pub copy: Vec<String>,
    /// Places of the first sheet that are no longer in doubt.
    pub certain: Vec<usize>,
}

/// Ends the work under way.
pub fn cancel() {
    LATEST.set(LATEST.get().wrapping_add(1));
    close_worker();
}

/// The code of the repair could not be fetched.
pub struct MissingCode;

/// Repairs a sheet, and ends the work under way before. `progress` gets percents. `None` if another request, or
/// [`cancel`], has ended it.
pub async fn repair(request: SheetRequest, progress: impl Fn(u32)) -> Result<Option<Repair>, MissingCode> {
    cancel();
    let id = LATEST.get();
    let found = in_worker(&request, &progress).await;
    if LATEST.get() != id {
        return Ok(None);
    }
    close_worker();
    match found {
        Some(found) => Ok(Some(found)),
        None => on_page(&request, &progress, id).await,
    }
}

fn close_worker() {
    if let Some(worker) = WORKER.take() {
        worker.close();
    }
}

async fn in_worker(request: &SheetRequest, progress: &impl Fn(u32)) -> Option<Repair> {
    let worker = ReaderWorker::start(OPPONENT)?;
    WORKER.set(Some(worker.clone()));
    let texts = |texts: &[String]| texts.iter().map(JsValue::from).collect::<Array>();
    let certain: Vec<u32> = request.certain.iter().map(|place| *place as u32).collect();
    let arguments: [JsValue; 5] = [
        request.line.as_str().into(),
        request.style.to_code().into(),
        texts(&request.sheet).into(),
        texts(&request.copy).into(),
        Uint32Array::from(&certain[..]).into(),
    ];
    worker.call("begin_repair", &arguments).await.filter(|answer| answer.as_f64().is_some())?;
    loop {
        let answer = worker.call("step_repair", &[]).await?;
        match answer.as_f64() {
            Some(percent) => progress(percent as u32),
            None => return serde_wasm_bindgen::from_value(answer).ok(),
        }
    }
}

/// A repair on the page, in steps.
trait Steps {
    /// Does a part of the work; false if it is done.
    fn step(&mut self) -> bool;
    /// The part of the work that is done.
    fn percent(&self) -> u32;
    /// The result.
    fn finish(self: Box<Self>) -> Repair;
}

impl Steps for Repairer {
    fn step(&mut self) -> bool {
        Repairer::step(self)
    }
    fn percent(&self) -> u32 {
        Repairer::percent(self)
    }
    fn finish(self: Box<Self>) -> Repair {
        Repairer::finish(*self)
    }
}

type Begin = fn(&SheetRequest) -> Box<dyn Steps>;

/// The repair itself: a part of the program that only pages without workers fetch.
static ON_PAGE: Lazy<Begin> = lazy!(sheet_repair: Begin = begin as Begin);

fn begin(request: &SheetRequest) -> Box<dyn Steps> {
    let SheetRequest { start, style, sheet, copy, certain, .. } = request;
    Box::new(Repairer::new(start, sheet, copy, certain, style))
}

async fn on_page(
    request: &SheetRequest,
    progress: &impl Fn(u32),
    id: u32,
) -> Result<Option<Repair>, MissingCode> {
    ON_PAGE.load().await;
    let mut work = ON_PAGE.get().ok_or(MissingCode)?(request);
    loop {
        let end = time::milliseconds() + SLICE;
        while time::milliseconds() < end {
            if !work.step() {
                return Ok(Some(work.finish()));
            }
        }
        progress(work.percent());
        // Events and drawing come first.
        let pause = Promise::new(&mut |done, _| {
            drop(leptos::prelude::window().set_timeout_with_callback(&done));
        });
        drop(JsFuture::from(pause).await);
        if LATEST.get() != id {
            return Ok(None);
        }
    }
}
