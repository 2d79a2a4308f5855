//! The worker in which the opponent thinks (`www/opponent.js`).

use crate::state::i18n_loader;
use js_sys::{JSON, Object, Reflect};
use leptos::prelude::set_timeout;
use notabene_core::exchange::Export;
use notabene_core::game::Game;
use std::cell::{Cell, RefCell};
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

/// A search under way.
struct Search {
    id: u32,
    /// The request, as it is posted to the worker.
    request: String,
    /// True if a worker has died of it, and another one was started.
    is_retry: bool,
    on_answer: OnAnswer,
}

/// A worker, idle or with a search. It ends when it is dropped.
struct SearchWorker {
    worker: Worker,
    /// Tells it from workers before and after it.
    number: u32,
    /// Stored as long as the worker may call them.
    _listeners: [Closure<dyn Fn(MessageEvent)>; 2],
    search: Option<Search>,
}

impl Drop for SearchWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
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
    /// The latest number of a worker or a request.
    static LATEST: Cell<u32> = const { Cell::new(0) };
}

/// Accesses the worker of a client.
fn with_worker<T>(client: Client, act: impl FnOnce(&mut Option<SearchWorker>) -> T) -> T {
    WORKERS.with_borrow_mut(|all| act(&mut all[client as usize]))
}

fn next_number() -> u32 {
    LATEST.set(LATEST.get().wrapping_add(1));
    LATEST.get()
}

/// Asks for the best move of the position on the board. An earlier request of the same client is cancelled. If the
/// worker dies of it, it is tried once more in a new one.
pub fn request_best_move(client: Client, game: &Game, limits: &Limits, then: OnAnswer) {
    cancel_search(client);
    let id = next_number();
    let request = request_json(id, game, limits);
    start_search(client, Search { id, request, is_retry: false, on_answer: then });
}

/// Starts a search in the idle worker of a client, or in a new one.
fn start_search(client: Client, search: Search) {
    let refused = with_worker(client, |worker| {
        if worker.is_none() {
            *worker = start_worker(client);
        }
        let Some(worker) = worker else { return Some(search) };
        // A text can always be posted.
        let _ = worker.worker.post_message(&search.request.as_str().into());
        worker.search = Some(search);
        None
    });
    if let Some(search) = refused {
        (search.on_answer)(None);
    }
}

/// Cancels a running search of a client. An idle worker stays, with its cached data about the game.
pub fn cancel_search(client: Client) {
    drop(with_worker(client, |worker| worker.take_if(|worker| worker.search.is_some())));
}

fn start_worker(client: Client) -> Option<SearchWorker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&i18n_loader::asset_url(&[SCRIPT]), &options).ok()?;
    let number = next_number();
    let answered =
        Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| on_message(client, number, &e));
    let failed = Closure::<dyn Fn(MessageEvent)>::new(move |_| on_death(client, number));
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(SearchWorker { worker, number, _listeners: [answered, failed], search: None })
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

fn on_message(client: Client, number: u32, e: &MessageEvent) {
    let Some(Ok(answer)) = e.data().as_string().map(|text| JSON::parse(&text)) else { return };
    let property = |name: &str| Reflect::get(&answer, &name.into()).ok();
    let text = |name: &str| property(name).and_then(|text| text.as_string());
    let id = property("id").and_then(|id| id.as_f64());
    let Some(best) = text("move").map(|id| BestMove { id, score: text("score").unwrap_or_default() }) else {
        return on_death(client, number);
    };
    let answered = |search: &mut Search| id == Some(f64::from(search.id));
    let search = with_worker(client, |worker| worker.as_mut().and_then(|it| it.search.take_if(answered)));
    if let Some(search) = search {
        (search.on_answer)(Some(best));
    }
}

/// The worker has died, or its program is missing or broken: its search goes on in a new worker, once.
fn on_death(client: Client, number: u32) {
    let start_again = move || {
        let dead = with_worker(client, |worker| worker.take_if(|worker| worker.number == number));
        match dead.and_then(|mut dead| dead.search.take()) {
            Some(search) if search.is_retry => (search.on_answer)(None),
            Some(search) => start_search(client, Search { is_retry: true, ..search }),
            None => {}
        }
    };
    // Its listeners are running.
    let _ = set_timeout(start_again, Duration::ZERO);
}
