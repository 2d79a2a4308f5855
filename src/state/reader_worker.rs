//! A worker whose functions are called by their names: with the program of the readers (`www/reader.js`) for ink,
//! photographs and QR codes, or that of the opponent (`www/opponent.js`) for the repair of sheets.

use crate::state::i18n_loader;
use js_sys::{Array, Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// File name of the script of the readers.
pub const READER: &str = "reader.js";
/// File name of the script of the opponent.
pub const OPPONENT: &str = "opponent.js";

/// Functions that take the answers, by the ids of their requests.
type Waiting = RefCell<BTreeMap<u32, Function>>;

struct Inner {
    worker: Worker,
    waiting: Rc<Waiting>,
    /// Id of the latest request.
    id: Cell<u32>,
    /// Stored as long as the worker may call them.
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
}

impl Drop for Inner {
    fn drop(&mut self) {
        // A script that is missing may be told of after the end.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// A worker. Requests are answered in their order; copies are handles to the same worker.
#[derive(Clone)]
pub struct ReaderWorker(Rc<Inner>);

/// Resolves a promise by its function, which does not fail.
fn resolve(function: &Function, answer: &JsValue) {
    drop(function.call1(&JsValue::NULL, answer));
}

/// Answers all requests that wait: they have failed.
fn fail_all(waiting: &Waiting) {
    waiting.take().into_values().for_each(|function| resolve(&function, &JsValue::NULL));
}

impl ReaderWorker {
    /// Starts a worker with a script. `None` if the browser has none.
    pub fn start(script: &str) -> Option<ReaderWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&i18n_loader::asset_url(&[script]), &options).ok()?;
        let waiting = Rc::new(Waiting::default());
        let answered = {
            let waiting = waiting.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
                let answer: Array = e.data().unchecked_into();
                let id = answer.get(0).as_f64().unwrap_or_default() as u32;
                let function = waiting.borrow_mut().remove(&id);
                if let Some(function) = function {
                    resolve(&function, &answer.get(1));
                }
            })
        };
        let failed = {
            let waiting = waiting.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |_| fail_all(&waiting))
        };
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let _listeners = [answered, failed];
        Some(ReaderWorker(Rc::new(Inner { worker, waiting, id: Cell::default(), _listeners })))
    }

    /// Calls a function of the program. `None` if it failed or could not be loaded, or the worker was closed.
    pub async fn call(&self, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
        self.request(name, arguments, &Array::new()).await
    }

    /// Calls a function of the program with a picture, which is handed over to the worker.
    pub async fn call_with_picture(&self, name: &str, picture: &JsValue) -> Option<JsValue> {
        self.request(name, std::slice::from_ref(picture), &Array::of1(picture)).await
    }

    async fn request(&self, name: &str, arguments: &[JsValue], transferred: &Array) -> Option<JsValue> {
        let inner = &self.0;
        let id = inner.id.get() + 1;
        inner.id.set(id);
        let request = Array::of2(&id.into(), &name.into());
        arguments.iter().for_each(|argument| _ = request.push(argument));
        let answer = Promise::new(&mut |function, _| match inner
            .worker
            .post_message_with_transfer(&request, transferred)
        {
            Ok(()) => _ = inner.waiting.borrow_mut().insert(id, function),
            Err(_) => resolve(&function, &JsValue::NULL),
        });
        JsFuture::from(answer).await.ok().filter(|answer| !answer.is_null())
    }

    /// Ends the worker. Requests that wait have failed.
    pub fn close(&self) {
        self.0.worker.terminate();
        fail_all(&self.0.waiting);
    }

    /// True if both are handles to the same worker.
    pub fn is_same(&self, other: &ReaderWorker) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
