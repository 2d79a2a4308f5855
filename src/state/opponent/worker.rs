//! The worker in which the opponent thinks (`www/opponent.js`).

use crate::state::i18n_loader;
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
    /// The level; `None` for the best play.
    pub level: Option<u8>,
    pub milliseconds: u32,
    pub seed: u32,
    /// Index of the dart thrower's hand in the list of all hands.
    pub hand: usize,
}

/// The best move, as the worker tells it.
pub struct BestMove {
    pub id: String,
    /// The value for the side to move: `cp 35` or `mate 3`.
    pub score: String,
}

/// Receives the best move; `None` if the program is missing or crashed.
type OnAnswer = Box<dyn FnOnce(Option<BestMove>)>;

/// A worker, and its request.
struct SearchWorker {
    worker: Worker,
    /// Stored as long as the worker may call them.
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
    /// Receives the answer; `None` while the worker is idle.
    on_answer: Option<OnAnswer>,
    /// Id of the latest request.
    id: u32,
}

/// A game that asks for moves: each has a worker of its own, so that none cancels the search of the other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Client {
    /// The game of the main board.
    MainBoard,
    /// A tournament rehearsal.
    Rehearsal,
}

thread_local! {
    /// Workers by their clients.
    static WORKERS: RefCell<[Option<SearchWorker>; 2]> = const { RefCell::new([None, None]) };
}

/// Accesses the worker of a client.
fn with_worker<T>(client: Client, act: impl FnOnce(&mut Option<SearchWorker>) -> T) -> T {
    WORKERS.with_borrow_mut(|all| act(&mut all[client as usize]))
}

/// Asks for the best move of the position on the board. An earlier request of the same client is cancelled.
pub fn request_best_move(client: Client, game: &Game, limits: &Limits, then: OnAnswer) {
    cancel_search(client);
    let asked = with_worker(client, |thinker| {
        if thinker.is_none() {
            *thinker = start_worker(client);
        }
        let Some(thinker) = thinker else { return Err(then) };
        thinker.id += 1;
        thinker.on_answer = Some(then);
        // A text can always be posted.
        let _ = thinker.worker.post_message(&request_json(thinker.id, game, limits).into());
        Ok(())
    });
    if let Err(then) = asked {
        then(None);
    }
}

/// Cancels a running search of a client. An idle worker stays, with its cached data about the game.
pub fn cancel_search(client: Client) {
    if with_worker(client, |thinker| thinker.as_ref().is_some_and(|thinker| thinker.on_answer.is_some())) {
        terminate_worker(client);
    }
}

fn terminate_worker(client: Client) {
    if let Some(thinker) = with_worker(client, Option::take) {
        thinker.worker.set_onmessage(None);
        thinker.worker.set_onerror(None);
        thinker.worker.terminate();
    }
}

fn start_worker(client: Client) -> Option<SearchWorker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&i18n_loader::asset_url(&[SCRIPT]), &options).ok()?;
    let answered = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| on_message(client, &e));
    let failed = Closure::<dyn Fn(MessageEvent)>::new(move |_| pass_answer(client, None));
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(SearchWorker { worker, _listeners: [answered, failed], on_answer: None, id: 0 })
}

/// A request as a line of JSON.
fn request_json(id: u32, game: &Game, limits: &Limits) -> String {
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

fn on_message(client: Client, e: &MessageEvent) {
    let Some(Ok(on_message)) = e.data().as_string().map(|text| JSON::parse(&text)) else { return };
    let property = |name: &str| Reflect::get(&on_message, &name.into()).ok();
    let id = property("id").and_then(|id| id.as_f64());
    let asked = with_worker(client, |thinker| thinker.as_ref().map(|thinker| f64::from(thinker.id)));
    if id == asked {
        let text = |name: &str| property(name).and_then(|text| text.as_string());
        let answer = text("move").map(|id| BestMove { id, score: text("score").unwrap_or_default() });
        pass_answer(client, answer);
    }
}

/// Passes the answer on. A failed worker is terminated, so that the next request starts a new one.
fn pass_answer(client: Client, answer: Option<BestMove>) {
    let then = with_worker(client, |thinker| thinker.as_mut().and_then(|thinker| thinker.on_answer.take()));
    if answer.is_none() {
        // Its listeners may be running.
        let _ = set_timeout(move || terminate_if_idle(client), Duration::ZERO);
    }
    if let Some(then) = then {
        then(answer);
    }
}

fn terminate_if_idle(client: Client) {
    if with_worker(client, |thinker| thinker.as_ref().is_some_and(|thinker| thinker.on_answer.is_none())) {
        terminate_worker(client);
    }
}
