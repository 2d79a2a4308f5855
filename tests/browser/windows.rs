//! Several windows of one browser.

use super::Browser;
use serde_json::{Value, json};

/// Key of an element in messages of the protocol.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Browser {
    /// The current window.
    #[track_caller]
    pub fn window(&self) -> String {
        self.must("GET", "/window", &Value::Null).as_str().expect("a window has a name").to_string()
    }

    /// All windows, in no particular order.
    #[track_caller]
    pub fn windows(&self) -> Vec<String> {
        super::strings(&self.must("GET", "/window/handles", &Value::Null))
    }

    /// Switches to another window.
    #[track_caller]
    pub fn look_at(&self, window: &str) {
        self.must("POST", "/window", &json!({"handle": window}));
    }

    /// The title of the window.
    #[track_caller]
    pub fn title(&self) -> String {
        self.must("GET", "/title", &Value::Null).as_str().unwrap_or_default().to_string()
    }

    /// Switches to a frame of the page: elements and scripts are those of the frame from now on.
    #[track_caller]
    pub fn look_into(&self, css: &str) {
        let frame = self.find(css);
        self.must("POST", "/frame", &json!({"id": {ELEMENT: frame}}));
    }

    /// Switches back to the whole page.
    #[track_caller]
    pub fn look_out(&self) {
        self.must("POST", "/frame", &json!({"id": null}));
    }

    /// Opens an empty tab and switches to it.
    #[track_caller]
    pub fn open_tab(&self) -> String {
        let made = self.must("POST", "/window/new", &json!({"type": "tab"}));
        let name = made["handle"].as_str().expect("a new tab has a name").to_string();
        self.look_at(&name);
        name
    }

    /// Waits for a window beside the known ones, and switches to it.
    #[track_caller]
    pub fn find_window(&self, known: &[&str]) -> String {
        let mut found = None;
        self.wait_until("there is another window", || {
            found = self.windows().into_iter().find(|window| !known.contains(&window.as_str()));
            found.is_some()
        });
        let name = found.expect("it was just found");
        self.look_at(&name);
        name
    }
}
