//! Readers of QR codes in the picture of a camera: that of the browser (`BarcodeDetector`), else a program of our own in a worker
//! (`src/reader/codes.rs`).

use crate::components::browser_class::{browser_class, call_method, construct};
use crate::state::reader_worker::{READER, ReaderWorker};
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Class of the browser that reads codes in pictures.
const BROWSER_READER: &str = "BarcodeDetector";
/// Class that a worker needs to read pictures.
const CANVAS: &str = "OffscreenCanvas";

/// A reader of codes.
#[derive(Clone)]
pub enum CodeReader {
    Browser(JsValue),
    Worker(Rc<CodeWorker>),
}

/// A worker that reads codes. Its library fails at some codes, torn ones or forged ones: the program is of no more use
/// then, and another one takes its place.
pub struct CodeWorker {
    worker: RefCell<ReaderWorker>,
    /// Workers in a row that have died before an answer: one whose program is not there is not started again and again.
    deaths: Cell<u32>,
    is_closed: Cell<bool>,
}

/// So many workers die in a row before nothing more is tried.
const MOST_DEATHS: u32 = 2;

impl CodeWorker {
    fn start() -> Option<CodeWorker> {
        let worker = RefCell::new(ReaderWorker::start(READER)?);
        Some(CodeWorker { worker, deaths: Cell::new(0), is_closed: Cell::new(false) })
    }

    async fn read(&self, picture: &JsValue) -> Option<JsValue> {
        let worker = self.worker.borrow().clone();
        let answer = worker.call_with_picture("read_codes", picture).await;
        // Requests that wait fail when it is closed.
        if answer.is_some() || self.is_closed.get() {
            self.deaths.set(0);
            return answer;
        }
        self.deaths.set(self.deaths.get() + 1);
        if !self.is_lost()
            && let Some(next) = ReaderWorker::start(READER)
        {
            self.worker.replace(next).close();
        }
        None
    }

    fn is_lost(&self) -> bool {
        self.deaths.get() >= MOST_DEATHS
    }

    fn close(&self) {
        self.is_closed.set(true);
        self.worker.borrow().close();
    }
}

/// Cameras of the browser; `None` for a page without encryption.
pub fn cameras() -> Option<JsValue> {
    let devices = Reflect::get(&window().navigator(), &"mediaDevices".into()).ok()?;
    (!devices.is_undefined()).then_some(devices)
}

/// True if the browser has a camera to ask for, and codes in its pictures can be read.
pub fn can_read() -> bool {
    cameras().is_some() && (browser_class(BROWSER_READER).is_some() || browser_class(CANVAS).is_some())
}

/// Object with a value.
pub fn object(name: &str, value: &JsValue) -> JsValue {
    let object = Object::new();
    // Plain objects take any key.
    drop(Reflect::set(&object, &name.into(), value));
    object.into()
}

impl CodeReader {
    /// The reader of the browser, else a worker. None if there is neither.
    pub fn new() -> Option<CodeReader> {
        let formats = Array::of1(&"qr_code".into());
        if let Some(reader) = construct(BROWSER_READER, &object("formats", &formats)) {
            return Some(CodeReader::Browser(reader));
        }
        CodeWorker::start().map(|worker| CodeReader::Worker(Rc::new(worker)))
    }

    /// Texts of the codes in the picture of a video; none while there is no picture.
    pub async fn codes(&self, video: &JsValue) -> Vec<String> {
        match self {
            CodeReader::Browser(reader) => {
                let text = |code: JsValue| Reflect::get(&code, &"rawValue".into()).ok()?.as_string();
                let found = wait_for(call_method(reader, "detect", &Array::of1(video))).await;
                list(found).iter().filter_map(text).collect()
            }
            CodeReader::Worker(worker) => {
                let picture = call_method(&window(), "createImageBitmap", &Array::of1(video));
                let Some(picture) = wait_for(picture).await else { return Vec::new() };
                list(worker.read(&picture).await).iter().filter_map(|text| text.as_string()).collect()
            }
        }
    }

    /// True if it reads nothing any more: its workers have died, or their program is not there.
    pub fn is_lost(&self) -> bool {
        matches!(self, CodeReader::Worker(worker) if worker.is_lost())
    }

    /// Ends a worker.
    pub fn close(&self) {
        if let CodeReader::Worker(worker) = self {
            worker.close();
        }
    }
}

fn list(found: Option<JsValue>) -> Array {
    found.and_then(|found| found.dyn_into().ok()).unwrap_or_default()
}

/// Waits for a promise. None if it is none, or fails.
pub async fn wait_for(promise: Option<JsValue>) -> Option<JsValue> {
    JsFuture::from(promise?.dyn_into::<Promise>().ok()?).await.ok()
}
