//! A small server of static files on the loop-back interface, as strict as a cheap host: no directory
//! listings, no fallback page, correct MIME types. Optionally with dates and without caching headers, as by
//! default on most servers: then browsers cache files for a tenth of their age.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader, Result, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// A folder, and its URL path (with a slash at both ends).
pub type Mount = (&'static str, PathBuf);

/// A running server. It stops with the test program.
pub struct Server {
    port: u16,
    /// True if it closes all connections.
    is_silent: Arc<AtomicBool>,
    shared: Arc<Shared>,
}

/// What the server and its threads know.
struct Shared {
    mounts: Vec<Mount>,
    dates: Dates,
    /// Sends headers as a CDN does.
    is_cdn: bool,
    /// Paths and status codes of all answers.
    answers: Mutex<Vec<(String, u16)>>,
    /// Texts that are sent in place of files, by path.
    texts: Mutex<BTreeMap<String, &'static str>>,
}

/// Caching headers of the server.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Dates {
    /// No headers.
    Silent,
    /// `Last-Modified`; conditional requests are answered with 304.
    OfFiles,
}

impl Server {
    /// Serves the folders on a free port.
    pub fn start(mounts: Vec<Mount>) -> Server {
        Server::start_with(mounts, Dates::Silent)
    }

    /// Serves the folders, with or without dates of files.
    pub fn start_with(mounts: Vec<Mount>, dates: Dates) -> Server {
        Server::start_as(mounts, dates, false)
    }

    /// Serves the folders as a CDN of npm does: for all origins, for ever, and pages as plain text.
    pub fn start_cdn(mounts: Vec<Mount>) -> Server {
        Server::start_as(mounts, Dates::Silent, true)
    }

    fn start_as(mounts: Vec<Mount>, dates: Dates, is_cdn: bool) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port on the loop-back interface");
        let port = listener.local_addr().expect("a bound listener has an address").port();
        let shared = Shared { mounts, dates, is_cdn, answers: Mutex::default(), texts: Mutex::default() };
        let shared = Arc::new(shared);
        let is_silent = Arc::new(AtomicBool::new(false));
        let silent = Arc::clone(&is_silent);
        let of_threads = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if silent.load(Ordering::Relaxed) {
                    continue;
                }
                let shared = Arc::clone(&of_threads);
                // A connection closed early by the browser is no fault of the page.
                thread::spawn(move || drop(answer(stream, &shared)));
            }
        });
        Server { port, is_silent, shared }
    }

    /// Closes all connections, as without a network, or accepts them again.
    pub fn silence(&self, is_silent: bool) {
        self.is_silent.store(is_silent, Ordering::Relaxed);
    }

    /// Paths and status codes of the answers since the last call.
    pub fn answers(&self) -> Vec<(String, u16)> {
        std::mem::take(&mut *self.shared.answers.lock().expect("no answer panics"))
    }

    /// Sends a text in place of a file from now on.
    pub fn put(&self, path: &str, text: &'static str) {
        self.shared.texts.lock().expect("no answer panics").insert(path.into(), text);
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        self.origin() + path
    }
}

/// The relevant parts of a request.
struct Request {
    /// Without the query.
    path: String,
    takes_brotli: bool,
    /// The date of the cached file.
    has_of: Option<String>,
    /// True for a service worker that keeps the site.
    is_by_worker: bool,
}

/// True for what a page fetches after its start: lazy parts, other programs, texts and records. They may be delayed, but for a
/// service worker that keeps the site.
fn is_lazy(path: &str) -> bool {
    let others = ["_lazy_", "reader", "opponent", ".txt", ".pgn", ".pdn"];
    others.iter().any(|part| path.contains(part))
}

fn answer(mut stream: TcpStream, shared: &Shared) -> Result<()> {
    let Shared { mounts, dates, is_cdn, .. } = shared;
    let Request { path, takes_brotli, has_of, is_by_worker } = asked(&stream)?;
    if is_lazy(&path) && !is_by_worker {
        super::wait::delay_lazy_part();
    }
    let text = shared.texts.lock().expect("no answer panics").get(&path).copied();
    let has_copy = takes_brotli && text.is_none();
    let copy = has_copy.then(|| found(mounts, &(path.clone() + ".br"))).flatten();
    // A compressed copy beside its original is sent for it, as described in the readme of the zip.
    let mut head = String::from(if copy.is_some() { "Content-Encoding: br\r\n" } else { "" });
    let (mut status, mut body) = match text.map(Vec::from).or(copy).or_else(|| found(mounts, &path)) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    if *dates == Dates::OfFiles
        && let Some(date) = place(mounts, &path).and_then(|file| date(&file))
    {
        head += &format!("Last-Modified: {date}\r\n");
        if has_of.as_ref() == Some(&date) {
            (status, body) = ("304 Not Modified", Vec::new());
        }
    }
    let number = status.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or_default();
    shared.answers.lock().expect("no answer panics").push((path.clone(), number));
    let (mut mime, length) = (mime(&path), body.len());
    if *is_cdn {
        head += "Access-Control-Allow-Origin: *\r\nTiming-Allow-Origin: *\r\n\
            Cache-Control: public, max-age=31536000, immutable\r\nX-Content-Type-Options: nosniff\r\n";
        mime = if mime.starts_with("text/html") { "text/plain; charset=utf-8" } else { mime };
    }
    write!(
        stream,
        "HTTP/1.1 {status}\r\nDate: {}\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\n{head}Connection: close\r\n\r\n",
        http_date(SystemTime::now())
    )?;
    stream.write_all(&body)
}

/// The head of a request.
fn asked(stream: &TcpStream) -> Result<Request> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut header = String::new();
    let (mut takes_brotli, mut has_of, mut is_by_worker) = (false, None, false);
    // An empty line ends the head; unread bytes would cause a reset of the connection.
    while reader.read_line(&mut header)? > 2 {
        let (name, value) = header.split_once(':').unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "accept-encoding" => takes_brotli = value.contains("br"),
            "referer" => is_by_worker = value.trim().ends_with("/sw.js"),
            "if-modified-since" => has_of = Some(value.trim().to_string()),
            _ => {}
        }
        header.clear();
    }
    let target = line.split(' ').nth(1).unwrap_or("/");
    let path = target.split('?').next().unwrap_or_default();
    // The index page of a folder.
    let page = if path.ends_with('/') { "index.html" } else { "" };
    Ok(Request { path: path.to_string() + page, takes_brotli, has_of, is_by_worker })
}

/// The file of a path, if it is inside one of the folders.
fn place(mounts: &[Mount], path: &str) -> Option<PathBuf> {
    let (folder, rest) =
        mounts.iter().find_map(|(prefix, folder)| path.strip_prefix(prefix).map(|rest| (folder, rest)))?;
    let inside = rest.split('/').all(|part| !matches!(part, "" | "." | ".."));
    inside.then(|| folder.join(rest))
}

fn found(mounts: &[Mount], path: &str) -> Option<Vec<u8>> {
    fs::read(place(mounts, path)?).ok()
}

fn date(file: &Path) -> Option<String> {
    Some(http_date(fs::metadata(file).ok()?.modified().ok()?))
}

/// A date in the format of HTTP (RFC 9110, 5.6.7).
fn http_date(time: SystemTime) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let days = seconds / 86_400;
    // Years begin with March, so that the leap day is the last.
    let since = days + 719_468;
    let (era, in_era) = (since / 146_097, since % 146_097);
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let month = (month + 2) % 12;
    let year = era * 400 + year + u64::from(month < 2);
    format!(
        "{}, {day:02} {} {year} {:02}:{:02}:{:02} GMT",
        DAYS[(days % 7) as usize],
        MONTHS[month as usize],
        seconds / 3600 % 24,
        seconds / 60 % 60,
        seconds % 60
    )
}
fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript",
        "wasm" => "application/wasm",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}
