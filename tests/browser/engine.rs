//! The processes of a browser: a driver, Chromium, and a watchdog that ends both.

use serde_json::{Value, json};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};
use tempfile::TempDir;

/// Environment variable with the path of a Chromium without the parts that draw windows, tabs and menus: the pages are laid out,
/// painted and used by the same engine with a third less of processor time. `cargo xtask` sets it where there is one.
const SHELL: &str = "NOTABENE_SHELL";
/// Arguments of Chromium: no window, no sandbox (containers forbid it), no network traffic of its own, and no limit to
/// changes of the address (Chromium ignores more than 200 in ten seconds, which the soak reaches). Pages that are left are not
/// kept for a return, the picture of the last page is not held, and no process waits for the next page: together a fifth of the
/// processor time.
const ARGUMENTS: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    // Letters as wide as on screens of phones and tablets, and as in Chromium with windows.
    "--font-render-hinting=none",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=BackForwardCache,PaintHolding,SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter",
    "--disable-ipc-flooding-protection",
    "--lang=en-US",
];
/// The size of the page at the start of a test.
const PAGE: (u32, u32) = (1280, 757);
/// Height of tabs and address bar above the page.
const HEAD: u32 = 143;

/// Ends the processes of a driver and removes its folder as soon as the standard input is closed: on `drop`, and also
/// when the test program exits (statics are not dropped) or is killed. The driver alone would leave Chromium running.
const WATCHDOG: &str = r#"read -r _; kill -s KILL -- "-$1" 2>&-
    for n in 1 2 3 4 5; do rm -rf "$2" 2>&- && break; sleep 1; done"#;

/// What the driver logs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Log {
    /// Messages of the console.
    Console,
    /// Requests, too. Chromium then reports all that it does, which takes a tenth of the time.
    Requests,
}

/// Which Chromium is started.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As people have it: for what it keeps, fetches and measures.
    Whole,
    /// The one of [`SHELL`], if there is one.
    Shell,
}

/// A running driver with its browser.
pub struct Engine {
    driver: Child,
    /// Open, so that the driver can continue to write.
    _said: BufReader<ChildStdout>,
    watchdog: Child,
    session: String,
    agent: ureq::Agent,
    pub log: Log,
    /// The size of its window at the start of a test.
    pub window: (u32, u32),
    /// Processor time at the last question for it.
    processor_time: f64,
}

impl Engine {
    /// Starts a driver and a browser with an empty profile.
    pub fn start(log: Log, kind: Kind) -> Engine {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (driver, said, port) = driver(folder.path());
        let watchdog = watchdog(&driver, folder);
        let root = format!("http://127.0.0.1:{port}");
        let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None);
        let agent = config.timeout_global(Some(Duration::from_secs(120))).build().into();
        let shell = env::var_os(SHELL).map(PathBuf::from).filter(|_| kind == Kind::Shell);
        let window = if shell.is_some() { PAGE } else { (PAGE.0, PAGE.1 + HEAD) };
        let wanted = capabilities(log, window, shell.as_deref());
        let session = root.clone();
        let mut engine =
            Engine { driver, _said: said, watchdog, session, agent, log, window, processor_time: 0.0 };
        let session = engine.call("POST", "/session", &wanted).expect("a session");
        let id = session["sessionId"].as_str().expect("a session has an id");
        engine.session = format!("{root}/session/{id}");
        // Speed comparisons take longer than the default of half a minute.
        engine.call("POST", "/timeouts", &json!({"script": 110_000})).expect("a time limit for scripts");
        engine
    }

    /// Sends a command of the WebDriver protocol.
    pub fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
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

    /// Sends a command of the DevTools protocol.
    pub fn devtools(&self, command: &str, params: &Value) -> Result<Value, String> {
        self.call("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// Seconds of processor time that its processes have used since the last question; 0 where there is no `/proc`.
    pub fn processor_time(&mut self) -> f64 {
        let group = self.driver.id().to_string();
        let ticks = |entry: fs::DirEntry| {
            let line = fs::read_to_string(entry.path().join("stat")).ok()?;
            // The name, in brackets, may contain blanks. Fields from there: state, parent, group, ..., times.
            let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
            let times = fields.get(11..15).filter(|_| fields[2] == group)?;
            Some(times.iter().filter_map(|time| time.parse::<f64>().ok()).sum::<f64>())
        };
        let all = fs::read_dir("/proc").into_iter().flatten().flatten();
        let now = all.filter_map(ticks).sum::<f64>() / 100.0;
        now - std::mem::replace(&mut self.processor_time, now)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The browser may have exited already.
        let _ = self.call("DELETE", "", &Value::Null);
        drop(self.watchdog.stdin.take());
        let _ = self.watchdog.wait();
        // Only now its number may belong to another process.
        let _ = self.driver.wait();
    }
}

/// Maximum number of attempts to start a driver.
const STARTS: usize = 5;

/// Starts a driver whose browser writes into the folder, and returns its port.
fn driver(folder: &Path) -> (Child, BufReader<ChildStdout>, u16) {
    let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
    let mut words = String::new();
    for _ in 0..STARTS {
        let mut command = Command::new(&program);
        command.arg("--port=0").env("TMPDIR", folder).stdout(Stdio::piped()).stderr(Stdio::null());
        // Of its own, so that all its processes can be ended together.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut driver = command
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

/// Starts the watchdog of a driver.
fn watchdog(driver: &Child, folder: TempDir) -> Child {
    let mut command = Command::new("sh");
    command.args(["-c", WATCHDOG, "watchdog", &driver.id().to_string()]).arg(folder.keep());
    // Of its own, so that it outlives Ctrl-C.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a shell")
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

fn capabilities(log: Log, (width, height): (u32, u32), binary: Option<&Path>) -> Value {
    let mut logs = json!({"browser": "ALL"});
    if log == Log::Requests {
        logs["performance"] = "ALL".into();
    }
    let size = format!("--window-size={width},{height}");
    let args: Vec<&str> = ARGUMENTS.into_iter().chain([size.as_str()]).collect();
    let mut options = json!({"args": args});
    if let Some(binary) = binary {
        options["binary"] = binary.to_string_lossy().into();
    }
    json!({"capabilities": {"alwaysMatch": {
        "goog:chromeOptions": options,
        "goog:loggingPrefs": logs,
    }}})
}
