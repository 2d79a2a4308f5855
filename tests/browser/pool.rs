//! Browsers that one test after the other uses: starting one takes longer than most tests.
//!
//! Each test has a server of its own and so an origin of its own, which no other test of the process gets. What a page
//! leaves behind is either there (storage, caches, service workers) or in its tab (emulation, scripts, history, frames);
//! the origin is cleared and the tab replaced. Cookies (which ports share), permissions, the clipboard, the log, held keys,
//! and the size of the window are reset.

use super::engine::{Engine, Kind, Log};
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

/// Browsers not in use.
static FREE: Mutex<Vec<Engine>> = Mutex::new(Vec::new());

fn free<T>(act: impl FnOnce(&mut Vec<Engine>) -> T) -> T {
    act(&mut FREE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A browser with this log that no test uses.
pub fn take(log: Log) -> Engine {
    let found = free(|all| all.iter().rposition(|engine| engine.log == log).map(|at| all.remove(at)));
    found.unwrap_or_else(|| Engine::start(log, Kind::Shell))
}

/// Keeps a browser for later tests; ends it if it cannot be cleaned.
pub fn give_back(engine: Engine, origins: &BTreeSet<String>) {
    if clean(&engine, origins).is_ok() {
        free(|all| all.push(engine));
    }
}

/// Only pages with the focus and of a safe origin have a clipboard.
const EMPTY_CLIPBOARD: &str = "const done = arguments[0]; Promise.resolve(navigator.clipboard?.writeText('')).catch(() => {}).then(() => done())";

fn clean(engine: &Engine, origins: &BTreeSet<String>) -> Result<(), String> {
    let post = |path: &str, body: Value| engine.call("POST", path, &body);
    // There is seldom an alert.
    let _ = post("/alert/dismiss", json!({}));
    engine.call("DELETE", "/actions", &Value::Null)?;
    let old = super::strings(&engine.call("GET", "/window/handles", &Value::Null)?);
    let new = new_tab(engine, &old)?;
    for window in old {
        post("/window", json!({"handle": window}))?;
        engine.call("DELETE", "/window", &Value::Null)?;
    }
    post("/window", json!({"handle": new}))?;
    // Otherwise the page has no focus.
    engine.devtools("Page.bringToFront", &json!({}))?;
    let (width, height) = engine.window;
    post("/window/rect", json!({"width": width, "height": height}))?;
    for origin in origins {
        let all = json!({"origin": origin, "storageTypes": "all"});
        engine.devtools("Storage.clearDataForOrigin", &all)?;
    }
    let may_copy = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    engine.devtools("Browser.grantPermissions", &may_copy)?;
    post("/execute/async", json!({"script": EMPTY_CLIPBOARD, "args": []}))?;
    engine.devtools("Network.clearBrowserCookies", &json!({}))?;
    engine.devtools("Browser.resetPermissions", &json!({}))?;
    let logs: &[&str] = if engine.log == Log::Requests { &["browser", "performance"] } else { &["browser"] };
    logs.iter().try_for_each(|log| post("/se/log", json!({"type": log})).map(drop))
}

/// Opens an empty tab and returns its name. One that the page opens shares its process, which takes a quarter of a second
/// less than a new one.
fn new_tab(engine: &Engine, old: &[String]) -> Result<String, String> {
    let open = json!({"script": "open('about:blank')", "args": []});
    engine.call("POST", "/execute/sync", &open)?;
    let all = super::strings(&engine.call("GET", "/window/handles", &Value::Null)?);
    if let Some(new) = all.into_iter().find(|name| !old.contains(name)) {
        return Ok(new);
    }
    // A test may have replaced the function.
    let made = engine.call("POST", "/window/new", &json!({"type": "tab"}))?;
    Ok(made["handle"].as_str().unwrap_or_default().into())
}
