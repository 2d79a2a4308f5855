//! A small server of static files on the loop-back interface, as strict as a cheap host: no index of
//! folders, no fallback page, the right MIME types.

use std::{
    fs,
    io::{BufRead, BufReader, Result, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::Arc,
    thread,
};

/// A folder, and the path under which it is served (with a slash at both ends).
pub type Mount = (&'static str, PathBuf);

/// A running server. It ends with the test program.
pub struct Server {
    port: u16,
}

impl Server {
    /// Serves the folders on a free port.
    pub fn start(mounts: Vec<Mount>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port on the loop-back interface");
        let port = listener.local_addr().expect("a bound listener has an address").port();
        let mounts = Arc::new(mounts);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let mounts = Arc::clone(&mounts);
                // A browser that hangs up early is no fault of the page.
                thread::spawn(move || drop(answer(stream, &mounts)));
            }
        });
        Server { port }
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
    let path = asked(&stream)?;
    let (status, mime, body) = match found(mounts, &path) {
        Some((mime, body)) => ("200 OK", mime, body),
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// The path of the request, without what follows `?`.
fn asked(stream: &TcpStream) -> Result<String> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut header = String::new();
    // An empty line ends the head; unread bytes would make the system reset the connection.
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let target = line.split(' ').nth(1).unwrap_or("/");
    Ok(target.split('?').next().unwrap_or_default().to_string())
}

fn found(mounts: &[Mount], path: &str) -> Option<(&'static str, Vec<u8>)> {
    let (folder, rest) =
        mounts.iter().find_map(|(prefix, folder)| path.strip_prefix(prefix).map(|rest| (folder, rest)))?;
    let name = if rest.is_empty() { "index.html" } else { rest };
    let inside = name.split('/').all(|part| !matches!(part, "" | "." | ".."));
    let body = inside.then(|| fs::read(folder.join(name)).ok())??;
    Some((mime(name), body))
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
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}
