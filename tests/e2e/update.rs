//! A new version on a server without caching headers: browsers cache files for a tenth of their age and send no
//! requests meanwhile. It is loaded with the next visit, and boards of open pages find it when their program
//! is gone.
//!
//! `NOTABENE_SERVER` is the address of another server, with the folder in `NOTABENE_SERVED` as `/club/` in its root:
//! with `--test-threads 1` the tests run against nginx, Apache and others (`tests/servers.sh`).

use crate::browser::{Browser, Log, places, server::Dates, server::Server};
use crate::offline_newer::copy;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const BASE: &str = "/club/games/";
const DAY: Duration = Duration::from_secs(86_400);

/// A page with a board that is seen at once and one below the fold.
const FAR_APART: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Far apart</title>
    <link rel=icon href='data:,'><script type=module src='games/embed.js'></script>
    <notabene-board id=near moves='1. e4 e5'>1. e4 e5</notabene-board><div style='height: 6000px'></div>
    <notabene-board id=far moves='1. d4 d5'>1. d4 d5</notabene-board>
    <notabene-board id=draughts game=draughts moves='32-28 19-23'>32-28 19-23</notabene-board></html>";

/// A server whose site can be replaced, and a browser.
struct Host {
    server: Option<Server>,
    browser: Browser,
    /// The folder served as `/club/`: the site is in `games`.
    club: PathBuf,
    address: String,
    version: String,
}

impl Deref for Host {
    type Target = Browser;
    fn deref(&self) -> &Browser {
        &self.browser
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if self.server.is_some() {
            let _ = fs::remove_dir_all(&self.club);
        }
    }
}

/// Copies the file for Apache beside the site, if requested.
fn put_htaccess(site: &Path) {
    if let Some(file) = env::var_os("NOTABENE_HTACCESS").filter(|file| !file.is_empty()) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        fs::copy(file, site.join(".htaccess")).expect("the file for Apache");
    }
}

/// All files below a folder.
fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder").flatten() {
        match entry.path() {
            path if path.is_dir() => files(&path, out),
            path => out.push(path),
        }
    }
}

/// The version in the page of a site.
fn version_in(site: &Path) -> String {
    let page = fs::read_to_string(site.join("index.html")).expect("a page");
    let at = page.split("data-version=").nth(1).expect("the page names its version");
    at.trim_start_matches('"').chars().take_while(char::is_ascii_hexdigit).collect()
}

/// Names with a hash in them, as the build makes them.
fn hashed(site: &Path) -> Vec<String> {
    let all = fs::read_dir(site).expect("a site").flatten();
    let names = all.filter_map(|entry| entry.file_name().into_string().ok());
    let stems = names.filter_map(|name| Some(name.split(['.', '_']).next()?.to_string()));
    let mut stems: Vec<String> = stems.filter(|stem| stem.starts_with("notabene-")).collect();
    stems.sort();
    stems.dedup();
    stems
}

/// A date some days ago for all files.
fn date(site: &Path, days: u32) {
    let mut all = Vec::new();
    files(site, &mut all);
    for file in all {
        let file = fs::File::options().write(true).open(&file).expect("a file that can be written");
        file.set_modified(SystemTime::now() - DAY * days).expect("a date");
    }
}

/// Bytes with one text in the place of another of the same length.
fn replaced(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let mut out = bytes.to_vec();
    let mut at = 0;
    while let Some(found) = out[at..].windows(from.len()).position(|window| window == from.as_bytes()) {
        at += found;
        out[at..at + to.len()].copy_from_slice(to.as_bytes());
        at += to.len();
    }
    out
}

/// Makes the next version of a site out of it: other names for all programs and styles, another version in all files.
fn renew(site: &Path, number: u32) -> String {
    let (version, next) = (version_in(site), format!("{number:016x}"));
    let mut renamed: Vec<(String, String)> = Vec::new();
    for stem in hashed(site) {
        let (name, hash) = stem.rsplit_once('-').expect("a hash");
        renamed.push((stem.clone(), format!("{name}-{:0>width$x}", number, width = hash.len())));
    }
    let mut all = Vec::new();
    files(site, &mut all);
    for file in all {
        let name = file.file_name().expect("a name").to_string_lossy().to_string();
        // Compressed copies are of the version before.
        if name.ends_with(".br") || name.ends_with(".gz") {
            fs::remove_file(&file).expect("a file that goes");
            continue;
        }
        // Programs have their names inside.
        let mut bytes = replaced(&fs::read(&file).expect("a file of the site"), &version, &next);
        for (from, to) in &renamed {
            bytes = replaced(&bytes, from, to);
        }
        match name.rsplit('.').next() {
            Some("html") => bytes.extend(b"<!-- next -->\n"),
            Some("js") => bytes.extend(b"// next\n"),
            _ => {}
        }
        fs::write(&file, bytes).expect("a file that can be written");
        if let Some((from, to)) = renamed.iter().find(|(from, _)| name.starts_with(from.as_str())) {
            fs::rename(&file, file.with_file_name(name.replace(from, to))).expect("another name");
        }
    }
    // Programs in parts have a folder with a hash in its name.
    for (from, to) in renamed.iter().filter(|(from, _)| site.join(from).is_dir()) {
        fs::rename(site.join(from), site.join(to)).expect("another name of a folder");
    }
    next
}

impl Host {
    /// A server with a site whose files are a hundred days old, for browsers with the default cache.
    fn new(name: &str) -> Host {
        let given = env::var_os("NOTABENE_SERVED").map(PathBuf::from);
        let club =
            given.unwrap_or_else(|| env::temp_dir().join(format!("notabene-{name}-{}", std::process::id())));
        let _ = fs::remove_dir_all(&club);
        let site = club.join("games");
        copy(&places::dist(), &site);
        // As without https: a service worker would load the new version, too.
        fs::remove_file(site.join("sw.js")).expect("a worker");
        put_htaccess(&site);
        fs::write(club.join("page.html"), FAR_APART).expect("a page");
        date(&club, 100);
        let other = env::var("NOTABENE_SERVER").ok();
        let server =
            other.is_none().then(|| Server::start_with(vec![("/club/", club.clone())], Dates::OfFiles));
        let address = other.unwrap_or_else(|| server.as_ref().expect("a server").origin());
        Host { server, browser: Browser::start_with(Log::Console), version: version_in(&site), club, address }
    }

    fn site(&self) -> PathBuf {
        self.club.join("games")
    }

    /// Replaces the site by the next version. Its files keep their dates, and the old ones stay or are removed.
    fn publish(&mut self, number: u32, over: bool) {
        let next = self.club.join("next");
        copy(&places::dist(), &next);
        fs::remove_file(next.join("sw.js")).expect("a worker");
        self.version = renew(&next, number);
        put_htaccess(&next);
        // Each is later than the one before.
        date(&next, 100 - number);
        if !over {
            fs::remove_dir_all(self.site()).expect("the old version goes");
        }
        let mut all = Vec::new();
        files(&next, &mut all);
        for file in all {
            let to = self.site().join(file.strip_prefix(&next).expect("inside"));
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            // With its date, which a copy would not have.
            fs::rename(file, to).expect("a file in its place");
        }
        fs::remove_dir_all(next).expect("nothing is left in it");
    }

    #[track_caller]
    fn visit(&self, path: &str) {
        self.goto("about:blank");
        self.goto(&format!("{}{path}", self.address));
    }

    /// Waits until the app runs in the version that is on the server.
    #[track_caller]
    fn expect_app(&self) {
        let read = "return !document.querySelector('#first') && document.querySelector('script[data-version]')?.dataset.version";
        self.expect("the version", self.version.clone(), || {
            self.script(read, &[]).as_str().unwrap_or_default().to_string()
        });
    }

    /// Waits until an element has a board with moves.
    #[track_caller]
    fn expect_board(&self, css: &str) {
        let read =
            "return document.querySelector(arguments[0])?.shadowRoot?.querySelectorAll('.piece').length ?? 0";
        let count = || self.script(read, &[css.into()]).as_u64().unwrap_or_default();
        self.wait_until(&format!("{css} has a board"), || count() > 0);
    }

    /// The hashes of the programs of boards that were fetched for the page that is shown.
    fn programs(&self) -> Vec<String> {
        let read = "return [...new Set(performance.getEntriesByType('resource').map(
            (it) => /notabene-board-([0-9a-f]+)\\/notabene-board_bg/.exec(it.name)?.[1]).filter(Boolean))]";
        crate::browser::strings(&self.script(read, &[]))
    }

    fn scroll_to(&self, css: &str) {
        self.script("document.querySelector(arguments[0]).scrollIntoView()", &[css.into()]);
    }
}

/// The hash in the name of the program of boards in a site with one version.
fn board_program(site: &Path) -> String {
    let stem = hashed(site).into_iter().find(|stem| stem.starts_with("notabene-board-")).expect("a program");
    stem.rsplit('-').next().unwrap_or_default().to_string()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_next_version_of_the_app_runs_at_the_next_visit() {
    let mut host = Host::new("app");
    host.visit(BASE);
    host.expect_app();
    // No file is fetched again without a new version.
    if let Some(server) = &host.server {
        server.answers();
        host.visit(BASE);
        host.expect_app();
        // Fetches in idle time may be late.
        let is_late = |path: &str| path.ends_with("offline.js");
        let mut again = server.answers();
        again.retain(|(path, status)| *status == 200 && !is_late(path));
        assert_eq!(again, [], "all of it is kept");
    }
    // The old files are deleted or stay beside the new ones; the address contains the name of the page or not.
    for (number, over, page) in [(1, false, ""), (2, true, ""), (3, false, "index.html"), (4, true, "#learn")]
    {
        host.visit(&[BASE, page].concat());
        host.expect_app();
        host.publish(number, over);
        host.visit(&[BASE, page].concat());
        host.expect_app();
        assert!(!host.has("#loading"), "{number}");
    }
}

fn a_page_whose_program_is_gone_heals_itself_and_never_turns_in_circles(host: &mut Host) {
    host.visit(BASE);
    host.expect_app();
    host.publish(2, false);
    host.visit(BASE);
    host.expect_app();
    // The program is missing on the server, too.
    for stem in hashed(&host.site()) {
        let program = host.site().join(&stem);
        if stem.contains("app") && program.is_dir() {
            fs::remove_dir_all(program).expect("a program that goes");
        }
    }
    if let Some(server) = &host.server {
        host.devtools("Network.clearBrowserCache", &serde_json::json!({}));
        server.answers();
        host.visit(BASE);
        host.wait_until("it is said", || host.text("#loading").len() > "Notabene …".len());
        let pages = server.answers().into_iter().filter(|(path, _)| path.ends_with("index.html")).count();
        assert!(pages <= 3, "the page was asked for {pages} times");
    }
}

fn a_part_that_is_gone_is_said_and_comes_with_the_next_load(host: &mut Host) {
    host.visit(BASE);
    host.expect_app();
    // The second program, which the browser may have fetched ahead, is not there either.
    host.publish(1, false);
    host.devtools("Network.clearBrowserCache", &serde_json::json!({}));
    host.script("location.hash = '#learn'", &[]);
    host.wait_until("it is said", || {
        host.texts(".status.notice .words").iter().any(|text| text.contains("new version"))
    });
    host.reload();
    host.expect_app();
    host.find(".all-courses .lesson-list a");
}

fn boards_of_an_open_page_go_on_with_the_next_version(host: &mut Host) {
    host.visit("/club/page.html");
    host.expect_board("#near");
    let old = board_program(&host.site());
    assert_eq!(host.programs(), std::slice::from_ref(&old));
    host.publish(1, false);
    // The program runs already: parts not yet loaded are missing, as is that of draughts.
    host.scroll_to("#far");
    host.expect_board("#far");
    host.scroll_to("#draughts");
    host.expect_board("#draughts");
    let read = "return document.querySelector('#draughts').shadowRoot.querySelectorAll('.piece').length";
    host.expect("forty men", 40, || host.script(read, &[]));
    assert_eq!(host.programs(), [old, board_program(&host.site())]);
    // The elements know their boards, as before.
    host.script("document.querySelector('#draughts').goto('last')", &[]);
    host.expect("the ply", 2, || host.script("return document.querySelector('#draughts').ply", &[]));
}

fn a_board_whose_program_was_never_fetched_finds_the_next_version(host: &mut Host) {
    let page = FAR_APART
        .replace("<notabene-board id=near", "<div style='height: 6000px'></div><notabene-board id=near");
    fs::write(host.club.join("fold.html"), page).expect("a page");
    host.visit("/club/fold.html");
    host.wait_until("the script is there", || {
        host.script("return !!document.querySelector('#far')?.shadowRoot", &[]) == true
    });
    assert_eq!(host.programs(), [""; 0]);
    host.publish(2, false);
    host.scroll_to("#far");
    host.expect_board("#far");
    assert_eq!(host.programs(), [board_program(&host.site())]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_run_in_the_next_version_at_the_next_visit() {
    let mut host = Host::new("visit");
    for (number, over) in [(1, false), (2, true)] {
        host.visit("/club/page.html");
        host.expect_board("#near");
        host.publish(number, over);
        host.visit("/club/page.html");
        host.expect_board("#near");
        host.scroll_to("#far");
        host.expect_board("#far");
        host.scroll_to("#draughts");
        host.expect_board("#draughts");
        let now: Vec<String> = vec![format!("{number:016x}")];
        assert_eq!(host.programs(), now, "{number}");
        // The page in a frame.
        host.visit(&[BASE, "embed.html#moves=1.%20e4%20e5"].concat());
        host.expect_board("body > div");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn ten_boards_fetch_each_file_once() {
    let host = Host::new("ten");
    host.visit(&[BASE, "demo/index.html"].concat());
    host.resize(400, 800);
    host.devtools("Network.clearBrowserCache", &serde_json::json!({}));
    if let Some(server) = &host.server {
        server.answers();
    }
    host.visit(&[BASE, "demo/ten.html"].concat());
    for n in 1..=10 {
        let board = format!("figure:nth-of-type({n}) notabene-board");
        host.scroll_to(&board);
        host.expect_board(&board);
    }
    let Some(server) = &host.server else { return };
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (path, _) in server.answers() {
        *counts.entry(path).or_default() += 1;
    }
    assert!(counts.len() > 6, "{counts:?}");
    assert!(counts.values().all(|count| *count == 1), "{counts:?}");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_is_gone_from_the_server_is_said_and_heals() {
    let mut host = Host::new("gone");
    a_part_that_is_gone_is_said_and_comes_with_the_next_load(&mut host);
    a_page_whose_program_is_gone_heals_itself_and_never_turns_in_circles(&mut host);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_of_open_pages_find_the_next_version() {
    let mut host = Host::new("boards");
    boards_of_an_open_page_go_on_with_the_next_version(&mut host);
    a_board_whose_program_was_never_fetched_finds_the_next_version(&mut host);
}
