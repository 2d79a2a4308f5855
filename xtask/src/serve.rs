//! Serves the site while somebody works on it: every change is built, and open pages load again.

use crate::programs::Edition;
use crate::run::{Outcome, fault, root, stage, step};
use crate::{sentences, site, style, tools};
use notify::{Event, EventKind, RecursiveMode, Watcher};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tiny_http::{Header, Request, Response, Server};

const USAGE: &str = "cargo xtask serve [--published] [--port NUMBER]";
/// Where the site is built: not where the tests have theirs.
const FOLDER: &str = "target/serve";
/// Watched files.
const WATCHED: [&str; 7] = ["src", "core", "www", "index.html", "Trunk.toml", "Cargo.toml", "build.rs"];
/// Script of open pages that asks whether the site has changed, and its question.
const RELOAD: (&str, &str) = ("reload.js", include_str!("serve/reload.js"));
const CHANGES: &str = "/changes";
/// Time to wait for more changes after the first, and between two looks of an answer at the count of changes.
const PAUSE: Duration = Duration::from_millis(100);
/// Time after which a question about changes is answered with none.
const PATIENCE: Duration = Duration::from_secs(25);

/// Work after a change, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Change {
    Nothing,
    /// Other files of the site: no compiler.
    Files,
    /// Other programs.
    Programs,
}

/// Builds and serves the site; builds it again after each change. Ends only with an error.
pub fn serve(args: &[String]) -> Outcome {
    let mut args = args.iter().map(String::as_str);
    let (mut edition, mut port) = (Edition::Development, 8080);
    while let Some(word) = args.next() {
        match word {
            "--published" => edition = Edition::Published,
            "--port" => port = args.next().and_then(|number| number.parse().ok()).ok_or(USAGE)?,
            _ => return Err(USAGE.into()),
        }
    }
    let start = Instant::now();
    tools::for_building()?;
    let folder = root().join(FOLDER);
    build(edition, &folder)?;
    let address = format!("127.0.0.1:{port}");
    let server = Server::http(&address).map_err(|e| format!("{address}: {e}"))?;
    let changes = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&changes);
    let served = folder.clone();
    thread::spawn(move || answer_all(&server, &served, &count));
    step(&format!("after {:.0} s: http://{address}/ (Ctrl+C ends it)", start.elapsed().as_secs_f64()));
    match edition {
        // A published site changes with its version only.
        Edition::Published | Edition::Optimised => loop {
            thread::park();
        },
        Edition::Development => watch(&folder, &changes),
    }
}

fn build(edition: Edition, folder: &Path) -> Outcome {
    site::build(edition, folder)?;
    if edition == Edition::Development { add_reload(folder) } else { Ok(()) }
}

/// Lets a page ask for changes. The content security policy allows no script in the page itself.
fn add_reload(folder: &Path) -> Outcome {
    let (name, script) = RELOAD;
    fs::write(folder.join(name), script).map_err(fault(folder))?;
    let page = folder.join("index.html");
    let text = fs::read_to_string(&page).map_err(fault(&page))?;
    let tag = format!("<script type=\"module\" src=\"{name}\"></script></head>");
    fs::write(&page, text.replace("</head>", &tag)).map_err(fault(&page))
}

/// Builds after each change. What cannot be built is said, and the site stays as it was.
fn watch(folder: &Path, changes: &AtomicU32) -> Outcome {
    let (send, receive) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(send).map_err(|e| e.to_string())?;
    for place in WATCHED {
        watcher.watch(&root().join(place), RecursiveMode::Recursive).map_err(|e| format!("{place}: {e}"))?;
    }
    let mut messages = sentences::fingerprint()?;
    let mut pending = Change::Nothing;
    loop {
        let first = receive.recv().map_err(|e| e.to_string())?;
        // An editor writes a file in several steps, and more may have changed while the site was built.
        thread::sleep(PAUSE);
        let events = std::iter::once(first).chain(receive.try_iter()).filter_map(Result::ok);
        let paths: Vec<PathBuf> = events.filter(is_change).flat_map(|event| event.paths).collect();
        let change = paths.iter().map(|path| asks_for(path)).max().unwrap_or(Change::Nothing).max(pending);
        if change == Change::Nothing {
            continue;
        }
        let start = Instant::now();
        match update(change, &mut messages, folder) {
            Ok(()) => {
                pending = Change::Nothing;
                changes.fetch_add(1, Ordering::Relaxed);
                println!("   changed after {:.1} s", start.elapsed().as_secs_f64());
            }
            Err(problem) => {
                // The next change repairs it, perhaps in a file of another kind.
                pending = change;
                eprintln!("\nxtask: {problem}");
            }
        }
    }
}

/// False for a file that was only read.
fn is_change(event: &Event) -> bool {
    matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_))
}

/// Work after a change of a file.
fn asks_for(path: &Path) -> Change {
    let root = root();
    let path = path.strip_prefix(&root).unwrap_or(path);
    let is_file_of_site =
        ["www", "index.html", "Trunk.toml", "core/locales"].iter().any(|start| path.starts_with(start));
    let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    // Editors write copies beside the files.
    let is_copy = path.extension().is_some_and(|end| ["swp", "tmp", "bak"].iter().any(|copy| end == *copy));
    match path.extension().and_then(|end| end.to_str()) {
        _ if hidden || is_copy => Change::Nothing,
        // Drawings are compiled in.
        Some("svg") if path.starts_with("www/pieces") => Change::Programs,
        _ if is_file_of_site => Change::Files,
        // Beside what they style.
        Some("css") => Change::Files,
        Some("rs" | "toml" | "js" | "bin" | "txt")
            if !path.starts_with("core/tests") && !path.starts_with("core/study/tests") =>
        {
            Change::Programs
        }
        _ => Change::Nothing,
    }
}

fn update(change: Change, messages: &mut String, folder: &Path) -> Outcome {
    // A message with other facts, or another message, is code.
    let found = sentences::fingerprint()?;
    if change == Change::Programs || found != *messages {
        site::compile(Edition::Development)?;
        *messages = found;
    }
    stage("page", || {
        style::join()?;
        site::assemble(Edition::Development, folder)?;
        add_reload(folder)
    })
}

/// Answers requests, each question about changes in a thread of its own.
fn answer_all(server: &Server, folder: &Path, changes: &Arc<AtomicU32>) {
    for request in server.incoming_requests() {
        let (path, query) =
            request.url().split_once('?').map_or((request.url(), ""), |(path, query)| (path, query));
        // A visitor who left before the answer is no fault.
        if path == CHANGES {
            let known = query.parse().unwrap_or(0);
            let changes = Arc::clone(changes);
            thread::spawn(move || drop(answer_when_changed(request, known, &changes)));
        } else {
            let file = file_of(folder, path);
            drop(answer(request, file.as_deref()));
        }
    }
}

/// Answers with the count of changes as soon as it is another one than the page knows.
fn answer_when_changed(request: Request, known: u32, changes: &AtomicU32) -> std::io::Result<()> {
    let end = Instant::now() + PATIENCE;
    while changes.load(Ordering::Relaxed) == known && Instant::now() < end {
        thread::sleep(PAUSE);
    }
    request.respond(Response::from_string(changes.load(Ordering::Relaxed).to_string()))
}

/// The file of a path, if it is inside the folder.
fn file_of(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = path.trim_start_matches('/');
    let page = if path.is_empty() || path.ends_with('/') { "index.html" } else { "" };
    let is_inside = path.split('/').all(|part| !matches!(part, "." | "..")) && !path.contains('\\');
    is_inside.then(|| folder.join(format!("{path}{page}")))
}

fn answer(request: Request, file: Option<&Path>) -> std::io::Result<()> {
    let Some((file, found)) = file.and_then(|file| Some((file, File::open(file).ok()?))) else {
        return request.respond(Response::empty(404));
    };
    let response = header("Content-Type", content_type(file))
        .into_iter()
        .chain(header("Cache-Control", "no-store"))
        .fold(Response::from_file(found), Response::with_header);
    request.respond(response)
}

fn header(name: &str, value: &str) -> Option<Header> {
    Header::from_bytes(name, value).ok()
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "txt" | "pgn" | "pdn" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, asks_for, file_of};
    use std::path::{Path, PathBuf};

    #[test]
    fn a_change_of_a_sentence_or_style_needs_no_compiler() {
        for (path, change) in [
            ("src/pages/learn/mod.rs", Change::Programs),
            ("core/rules/src/lib.rs", Change::Programs),
            ("www/pieces/icons.svg", Change::Programs),
            ("core/locales/fr/game.ftl", Change::Files),
            ("core/locales/fr/courses/notation.txt", Change::Files),
            ("src/style/base.css", Change::Files),
            ("src/pages/clock/clock.css", Change::Files),
            ("www/courses/notation.txt", Change::Files),
            ("index.html", Change::Files),
            ("core/tests/notation.rs", Change::Nothing),
            ("src/.lib.rs.swp", Change::Nothing),
        ] {
            assert_eq!(asks_for(Path::new(path)), change, "{path}");
        }
    }

    #[test]
    fn only_files_of_the_site_are_served() {
        let folder = Path::new("site");
        assert_eq!(file_of(folder, "/"), Some(PathBuf::from("site/index.html")));
        assert_eq!(file_of(folder, "/style/more.css"), Some(PathBuf::from("site/style/more.css")));
        assert_eq!(file_of(folder, "/../Cargo.toml"), None);
        assert_eq!(file_of(folder, "/style/..\\Cargo.toml"), None);
    }
}
