//! A browser for tests: a small WebDriver client for Chromium, and a server of static files.
//!
//! Panics have the location of the caller, so that tests read as a list of user actions.
#![allow(dead_code, unused_imports, reason = "each test root uses a part of the client")]

mod act;
mod board;
mod page;
pub mod places;
pub mod project;
pub mod server;
mod watch;
mod windows;

pub use act::{Pointer, key};
pub use board::{Point, file_and_rank, number};
pub use page::{decoded, strings};

use serde_json::{Value, json};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// Maximum time until a page is as expected.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Arguments of Chromium: no window, no sandbox (containers forbid it), no network traffic of its own, and no limit to
/// changes of the address (Chromium ignores more than 200 in ten seconds, which the soak reaches).
const ARGUMENTS: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-ipc-flooding-protection",
    "--lang=en-US",
    "--window-size=1280,900",
];

/// A running browser with one page.
pub struct Browser {
    driver: Child,
    /// Open, so that the driver can continue to write.
    _said: BufReader<ChildStdout>,
    session: String,
    agent: ureq::Agent,
    /// Folder of the profile. The driver is killed before it has removed the profile, which is tens of megabytes.
    folder: TempDir,
}

impl Browser {
    /// Starts a driver and a browser with an empty profile.
    pub fn start() -> Browser {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (driver, said, port) = driver(folder.path());
        let root = format!("http://127.0.0.1:{port}");
        let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None);
        let agent = config.timeout_global(Some(Duration::from_secs(120))).build().into();
        let mut browser = Browser { driver, _said: said, session: root.clone(), agent, folder };
        let session = browser.call("POST", "/session", &capabilities()).expect("a session");
        let id = session["sessionId"].as_str().expect("a session has an id");
        browser.session = format!("{root}/session/{id}");
        // Speed comparisons take longer than the default of half a minute.
        browser.must("POST", "/timeouts", &json!({"script": 110_000}));
        browser
    }

    /// Sends a command of the WebDriver protocol.
    fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let url = format!("{}{path}", self.session);
        let response = match method {
            "POST" => self.agent.post(url).send_json(body),
            "DELETE" => self.agent.delete(url).call(),
            _ => self.agent.get(url).call(),
        };
        let answer: Value = response
            .and_then(|mut r| r.body_mut().with_config().limit(64 << 20).read_json())
            .map_err(|e| e.to_string())?;
        match answer["value"].get("error") {
            Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
            None => Ok(answer["value"].clone()),
        }
    }

    /// Sends a command that must not fail.
    #[track_caller]
    fn must(&self, method: &str, path: &str, body: &Value) -> Value {
        self.call(method, path, body).unwrap_or_else(|e| panic!("{method} {path}: {e}"))
    }

    /// Sends a command of the DevTools protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// Makes files unreachable from now on, also in the cache of a service worker; without arguments all are
    /// reachable again.
    #[track_caller]
    pub fn block(&self, urls: &[&str]) {
        self.devtools("Network.enable", &json!({}));
        self.devtools("Network.setBypassServiceWorker", &json!({"bypass": !urls.is_empty()}));
        self.devtools("Network.setBlockedURLs", &json!({"urls": urls}));
    }

    /// Opens an address.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.must("POST", "/url", &json!({"url": url}));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.must("POST", "/refresh", &json!({}));
    }

    /// Sets the exact size of the viewport, as on a device. Below 600 pixels it emulates a phone, whose scroll bars
    /// take no room.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        self.must("POST", "/window/rect", &json!({"width": width, "height": height}));
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        // Not `innerWidth`: on a phone it grows with overflowing elements.
        let query = format!("(width: {width}px) and (height: {height}px)");
        self.wait_until("the page has its new size", || {
            self.script("return matchMedia(arguments[0]).matches", &[query.as_str().into()]) == true
        });
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser may have exited already.
        let _ = self.call("DELETE", "", &Value::Null);
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // The last processes of the browser may still write into the folder.
        becomes_within(Duration::from_secs(5), || fs::remove_dir_all(self.folder.path()).is_ok());
    }
}

/// Polls a condition for at most [`PATIENCE`]; returns true if it held.
pub fn becomes(so: impl FnMut() -> bool) -> bool {
    becomes_within(PATIENCE, so)
}

fn becomes_within(time: Duration, mut so: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + time;
    loop {
        if so() {
            return true;
        }
        if Instant::now() > end {
            return false;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Maximum number of attempts to start a driver.
const STARTS: usize = 5;

/// Starts a driver whose browser writes into the folder, and returns its port.
fn driver(folder: &Path) -> (Child, BufReader<ChildStdout>, u16) {
    let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
    let mut words = String::new();
    for _ in 0..STARTS {
        let mut driver = Command::new(&program)
            .arg("--port=0")
            .env("TMPDIR", folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("{program} does not start ({e}); it comes with Chromium"));
        let mut said = BufReader::new(driver.stdout.take().expect("the output is piped"));
        match port(&mut said, &mut words) {
            Some(port) => return (driver, said, port),
            // It chooses a port for IPv4 and exits if the same port is taken for IPv6.
            None => drop(driver.wait()),
        }
    }
    panic!("{program} ended {STARTS} times before it named its port: {words}");
}

/// The port chosen by the driver; a port chosen here could be taken by another test meanwhile. None if it
/// exits before; its output is appended to the words.
fn port(said: &mut BufReader<ChildStdout>, words: &mut String) -> Option<u16> {
    loop {
        let start = words.len();
        // A broken pipe ends the output of the driver like a closed one.
        if said.read_line(words).unwrap_or(0) == 0 {
            return None;
        }
        let number = words[start..].split("on port ").nth(1);
        // The first lines contain the requested port, 0.
        match number.and_then(|n| n.trim().trim_end_matches('.').parse().ok()) {
            None | Some(0) => {}
            port => return port,
        }
    }
}

fn capabilities() -> Value {
    json!({"capabilities": {"alwaysMatch": {
        "goog:chromeOptions": {"args": ARGUMENTS},
        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
    }}})
}
