//! Logs of the browser: the console, and network requests.

use super::{Browser, Log};
use serde_json::{Value, json};

impl Browser {
    fn log(&self, kind: &str) -> Vec<Value> {
        let entries = self.must("POST", "/se/log", &json!({"type": kind}));
        entries.as_array().cloned().unwrap_or_default()
    }

    /// New console messages since the last call, from the page or about it.
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        let line = |e: &Value| format!("{}: {}", e["level"], e["message"]);
        self.log("browser").iter().map(line).collect()
    }

    /// The requested addresses since the last call.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        assert_eq!(self.engine().log, Log::Requests, "this browser does not log requests");
        self.log("performance").iter().filter_map(request).collect()
    }

    /// Requests to other origins, except those of the page or the browser itself.
    #[track_caller]
    pub fn foreign_requests(&self, origin: &str) -> Vec<String> {
        let own = format!("{origin}/");
        self.requests().into_iter().filter(|url| is_foreign(url, &own)).collect()
    }
}

/// True if an address is neither below the own one nor of the page or the browser itself.
pub fn is_foreign(url: &str, own: &str) -> bool {
    let own = [own, "data:", "about:", "chrome:", "devtools:", "chrome-extension:"];
    !own.iter().any(|start| url.starts_with(start))
}

/// The address, if the entry is about a request. Entries are JSON in a text.
fn request(entry: &Value) -> Option<String> {
    let text = entry["message"].as_str()?;
    let message: Value = serde_json::from_str(text).ok()?;
    let message = &message["message"];
    let is_request = message["method"] == "Network.requestWillBeSent";
    is_request.then(|| message["params"]["request"]["url"].as_str().map(str::to_string))?
}
