//! The worker in which the opponent thinks (`www/opponent.js`).

use crate::ui::tongue;
use js_sys::{JSON, Object, Reflect};
use leptos::prelude::set_timeout;
use notabene_core::exchange::Export;
use notabene_core::game::Game;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// File name of its script.
const SCRIPT: &str = "opponent.js";

/// Limits of a search.
pub struct Limits {
    /// The level; none for the best play.
    pub level: Option<u8>,
    pub milliseconds: u32,
    pub seed: u32,
    /// Place of the hand that throws darts in the list of all hands.
    pub hand: usize,
}

/// The id of the best move; none if the program is missing or broke down.
type Answer = Option<String>;

/// A worker, and what it was asked.
struct Thinker {
    worker: Worker,
    /// Kept as long as the worker may call them.
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
    /// Receives the answer; none while the worker rests.
    then: Option<Box<dyn FnOnce(Answer)>>,
    /// Id of the latest request.
    id: u32,
}

thread_local! {
    static THINKER: RefCell<Option<Thinker>> = const { RefCell::new(None) };
}

/// Asks for the best move of the position on the board. A request before it is cancelled.
pub fn ask(game: &Game, limits: &Limits, then: Box<dyn FnOnce(Answer)>) {
    cancel();
    let asked = THINKER.with_borrow_mut(|thinker| {
        if thinker.is_none() {
            *thinker = start();
        }
        let Some(thinker) = thinker else { return Err(then) };
        thinker.id += 1;
        thinker.then = Some(then);
        // A text can always be posted.
        let _ = thinker.worker.post_message(&request(thinker.id, game, limits).into());
        Ok(())
    });
    if let Err(then) = asked {
        then(None);
    }
}

/// Ends a search under way. A resting worker stays, with what it remembers of the game.
pub fn cancel() {
    if THINKER.with_borrow(|thinker| thinker.as_ref().is_some_and(|thinker| thinker.then.is_some())) {
        end();
    }
}

fn end() {
    if let Some(thinker) = THINKER.take() {
        thinker.worker.set_onmessage(None);
        thinker.worker.set_onerror(None);
        thinker.worker.terminate();
    }
}

fn start() -> Option<Thinker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&tongue::ours(&[SCRIPT]), &options).ok()?;
    let answered = Closure::<dyn Fn(MessageEvent)>::new(|e: MessageEvent| answer(&e));
    let failed = Closure::<dyn Fn(MessageEvent)>::new(|_| settle(None));
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Thinker { worker, _listeners: [answered, failed], then: None, id: 0 })
}

/// A request as a line of JSON.
fn request(id: u32, game: &Game, limits: &Limits) -> String {
    let request = Object::new();
    let set = |name: &str, value: JsValue| {
        // A plain object takes every property.
        let _ = Reflect::set(&request, &name.into(), &value);
    };
    set("id", id.into());
    set("line", game.text(Export::Line).into());
    if let Some(level) = limits.level {
        set("level", level.into());
    }
    set("milliseconds", limits.milliseconds.into());
    set("seed", limits.seed.into());
    set("hand", (limits.hand as u32).into());
    JSON::stringify(&request).map(String::from).unwrap_or_default()
}

fn answer(e: &MessageEvent) {
    let Some(Ok(answer)) = e.data().as_string().map(|text| JSON::parse(&text)) else { return };
    let property = |name: &str| Reflect::get(&answer, &name.into()).ok();
    let id = property("id").and_then(|id| id.as_f64());
    let asked = THINKER.with_borrow(|thinker| thinker.as_ref().map(|thinker| f64::from(thinker.id)));
    if id == asked {
        settle(property("move").and_then(|id| id.as_string()));
    }
}

/// Passes the answer on. A worker that failed is ended, so that the next request begins with a new one.
fn settle(answer: Answer) {
    let then = THINKER.with_borrow_mut(|thinker| thinker.as_mut().and_then(|thinker| thinker.then.take()));
    if answer.is_none() {
        // Its listeners may be running.
        let _ = set_timeout(end_resting, Duration::ZERO);
    }
    if let Some(then) = then {
        then(answer);
    }
}

fn end_resting() {
    if THINKER.with_borrow(|thinker| thinker.as_ref().is_some_and(|thinker| thinker.then.is_none())) {
        end();
    }
}
