//! The link of a game in the clipboard.

use crate::app::App;
use serde_json::json;

/// The link that the page copies.
#[track_caller]
pub fn copied(app: &App) -> String {
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.click("[data-control=records]");
    app.click("[data-do=copy-link]");
    app.expect("the answer", "Copied", || app.text(".keep .copied"));
    let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    app.close_dialog();
    text.as_str().unwrap_or_default().to_string()
}
