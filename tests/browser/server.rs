//! A small server of static files on the loop-back interface, as strict as a cheap host: no index of
//! folders, no fallback page, the right MIME types.

use std::{
    fs,
    io::{BufRead, BufReader, Result, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// A folder, and the path under which it is served (with a slash at both ends).
pub type Mount = (&'static str, PathBuf);

/// A running server. It ends with the test program.
pub struct Server {
    port: u16,
    /// Whether it hangs up on everybody.
    is_silent: Arc<AtomicBool>,
}

impl Server {
    /// Serves the folders on a free port.
    pub fn start(mounts: Vec<Mount>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port on the loop-back interface");
        let port = listener.local_addr().expect("a bound listener has an address").port();
        let mounts = Arc::new(mounts);
        let is_silent = Arc::new(AtomicBool::new(false));
        let silent = Arc::clone(&is_silent);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if silent.load(Ordering::Relaxed) {
                    continue;
                }
                let mounts = Arc::clone(&mounts);
                // A browser that hangs up early is no fault of the page.
                thread::spawn(move || drop(answer(stream, &mounts)));
            }
        });
        Server { port, is_silent }
    }

    /// Answers nobody any more, as if the network were gone, or everybody again.
    pub fn silence(&self, is_silent: bool) {
        self.is_silent.store(is_silent, Ordering::Relaxed);
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

fn answer(mut stream: TcpStream, mounts: &[Mount]) -> Result<()> {
    let (path, takes_brotli) = asked(&stream)?;
    let copy = found(mounts, &(path.clone() + ".br")).filter(|_| takes_brotli);
    // A compressed copy that lies beside its original is sent for it, as the readme of the zip asks for.
    let coding = if copy.is_some() { "Content-Encoding: br\r\n" } else { "" };
    let (status, body) = match copy.or_else(|| found(mounts, &path)) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let (mime, length) = (mime(&path), body.len());
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\n{coding}Connection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// The path of the request, without what follows `?`, and whether the answer may be compressed with brotli.
fn asked(stream: &TcpStream) -> Result<(String, bool)> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut header = String::new();
    let mut takes_brotli = false;
    // An empty line ends the head; unread bytes would make the system reset the connection.
    while reader.read_line(&mut header)? > 2 {
        let header_now = header.to_ascii_lowercase();
        takes_brotli |= header_now.starts_with("accept-encoding:") && header_now.contains("br");
        header.clear();
    }
    let target = line.split(' ').nth(1).unwrap_or("/");
    let path = target.split('?').next().unwrap_or_default();
    // A folder is its page.
    let page = if path.ends_with('/') { "index.html" } else { "" };
    Ok((path.to_string() + page, takes_brotli))
}

fn found(mounts: &[Mount], path: &str) -> Option<Vec<u8>> {
    let (folder, rest) =
        mounts.iter().find_map(|(prefix, folder)| path.strip_prefix(prefix).map(|rest| (folder, rest)))?;
    let inside = rest.split('/').all(|part| !matches!(part, "" | "." | ".."));
    inside.then(|| fs::read(folder.join(rest)).ok())?
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
