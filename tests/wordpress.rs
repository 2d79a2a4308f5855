//! The plugin for WordPress in a real WordPress with a real database, as the zip installs it: `cargo xtask wordpress`.
//!
//! Needs PHP, MariaDB, WordPress (packages of Debian), Chromium and the zip; the chore sees to all of them.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{Browser, places, project::told, server::Server};
use serde_json::{Value, json};
use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where the package of Debian puts WordPress.
const WORDPRESS: &str = "/usr/share/wordpress";
/// The plugin, unpacked from its zip.
const PLUGIN: &str = "target/wordpress/notabene";
/// Files of the tests: configuration, and what is done without a browser.
const FILES: &str = "tests/data/wordpress";

/// A program that ends with the test, and those that it has started: PHP has workers.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["--", &format!("-{}", self.0.id())]).status();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// WordPress with the plugin, and its database.
struct WordPress {
    /// Fields are dropped in this order: the site before the database, both before their folder.
    _site: Running,
    _database: Running,
    folder: tempfile::TempDir,
    port: u16,
    /// Another site, with games and with pages to paste.
    club: Server,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn quiet(command: &mut Command) -> Running {
    // A group of its own, so that all of it can be ended.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let made = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    Running(made.unwrap_or_else(|e| panic!("{command:?}: {e}")))
}

/// Copies a folder; links become what they lead to.
fn copy(from: &Path, to: &Path) {
    told(Command::new("cp").arg("-rL").arg(from).arg(to));
}

impl WordPress {
    /// Installs all of it into a new folder. `pages` are those of the other site.
    fn start(pages: &Path) -> WordPress {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let database = start_database(folder.path());
        copy(Path::new(WORDPRESS), &at("site"));
        for (file, to) in [("wp-config.php", "site/"), ("local.php", "site/wp-content/mu-plugins/")] {
            fs::create_dir_all(at(to)).unwrap();
            fs::copy(root().join(FILES).join(file), at(to).join(file)).unwrap();
        }
        copy(&root().join(PLUGIN), &at("site/wp-content/plugins/notabene"));
        let club = Server::start(vec![("/notabene/", places::dist()), ("/links/", pages.into())]);
        let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a free port").port();
        let mut php = Command::new("php");
        let ini = ["-d", "display_errors=0", "-d", "memory_limit=256M"];
        php.args(ini).args(["-S", &format!("127.0.0.1:{port}"), "-t"]).arg(at("site"));
        // The editor asks for several things at once, one of which may wait for another.
        php.env("PHP_CLI_SERVER_WORKERS", "4");
        let env = environment(folder.path(), port, &club);
        let site = quiet(php.envs(env.clone()));
        let install = root().join(FILES).join("install.php");
        let version = told(Command::new("php").args(ini).arg(install).arg(at("site")).envs(env));
        println!("WordPress {}", version.trim());
        WordPress { _site: site, _database: database, folder, port, club }
    }

    fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Does something without a browser (`run.php`).
    fn run(&self, arguments: &[&str]) -> Value {
        let mut php = Command::new("php");
        php.args(["-d", "display_errors=0"])
            .arg(root().join(FILES).join("run.php"))
            .arg(self.folder.path().join("site"));
        let said = told(php.args(arguments).envs(environment(self.folder.path(), self.port, &self.club)));
        serde_json::from_str(&said).unwrap_or_else(|e| panic!("{arguments:?}: {e}\n{said}"))
    }

    /// Publishes a post and opens it.
    fn post(&self, browser: &Browser, title: &str, content: &str) {
        let id = self.run(&["post", title, content]);
        browser.goto(&self.url(&format!("/?p={id}")));
    }

    /// Complaints of PHP about files of the plugin.
    fn complaints(&self) -> Vec<String> {
        let mut text = String::new();
        if let Ok(mut file) = fs::File::open(self.folder.path().join("site/debug.log")) {
            file.read_to_string(&mut text).unwrap();
        }
        text.lines()
            .filter(|line| line.contains("plugins/notabene") || line.contains("PHP Fatal"))
            .map(String::from)
            .collect()
    }
}

/// Environment variables that PHP reads (`wp-config.php`, `local.php`).
fn environment(folder: &Path, port: u16, club: &Server) -> Vec<(&'static str, String)> {
    let club_port = club.origin().rsplit(':').next().unwrap_or_default().to_string();
    vec![
        ("NOTABENE_SOCKET", folder.join("sql.sock").display().to_string()),
        ("NOTABENE_HOME", format!("http://127.0.0.1:{port}")),
        ("NOTABENE_PORTS", format!("{port} {club_port}")),
    ]
}

/// A database in a folder, which only a socket there reaches.
fn start_database(folder: &Path) -> Running {
    let (data, socket) = (folder.join("sql"), folder.join("sql.sock"));
    let place = format!("--datadir={}", data.display());
    let usual = ["--no-defaults", "--user=root"];
    let install = ["--auth-root-authentication-method=normal", "--skip-test-db"];
    told(Command::new("mariadb-install-db").args(usual).arg(&place).args(install));
    let socket_option = format!("--socket={}", socket.display());
    let mut server = Command::new("mariadbd");
    server.args(usual).arg(&place).arg(&socket_option).arg("--skip-networking");
    let running = quiet(server.arg(format!("--pid-file={}", folder.join("sql.pid").display())));
    let make = || {
        let mut client = Command::new("mariadb");
        client.args(["--no-defaults", "-u", "root", &socket_option, "-e", "create database wordpress"]);
        client.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    assert!(browser::becomes(make), "the database starts");
    running
}

/// Pictures of the guide (`docs/embedding/`), in a folder that the chore names.
fn picture(browser: &Browser, name: &str) {
    browser.shot(&format!("wordpress-{name}"));
    let Some(folder) = std::env::var_os("NOTABENE_PICTURES").map(PathBuf::from) else { return };
    browser.resize(1000, 640);
    browser.let_settle();
    let wish = json!({"format": "webp", "quality": 75});
    let told = browser.devtools("Page.captureScreenshot", &wish);
    let bytes = browser::decoded(told["data"].as_str().expect("a picture"));
    fs::create_dir_all(&folder).expect("the folder of the pictures");
    fs::write(folder.join(format!("{name}.webp")), bytes).expect("a picture");
}

/// The moves that the board behind a selector shows; empty while there is none.
fn moves(browser: &Browser, css: &str) -> Vec<String> {
    let script = "const root = document.querySelector(arguments[0])?.shadowRoot;
        return [...(root?.querySelectorAll('.notabene .move') ?? [])].map((move) => move.textContent.trim());";
    browser::strings(&browser.script(script, &[css.into()]))
}

#[track_caller]
fn shows(browser: &Browser, css: &str, wanted: &[&str]) {
    browser.wait_until("the board shows its moves", || moves(browser, css) == wanted);
}

/// The number of scripts of boards on the page.
fn scripts(browser: &Browser) -> usize {
    browser.count("script[type=module][src$='/embed.js']")
}

const GAME: &str = "[Event \"Club evening\"]\n[White \"Anna\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Nf3 {so far -- \"theory\"...} Nc6 1-0";

/// The frame of a board as a page for pasting has it, and its answer.
fn pages_to_paste(folder: &Path, name: &str, home: &str, at: &str) {
    use notabene::core::exchange::embed::{Options, code::oembed_files};
    let mut options = Options::default();
    options.set("moves", "1. c4 e5 2. g3").unwrap();
    options.set("language", "nl").unwrap();
    let [page, answer] = oembed_files(&options, home, at, name, "The English opening");
    fs::write(folder.join(format!("{name}.html")), page).unwrap();
    fs::write(folder.join(format!("{name}.json")), answer).unwrap();
}

#[test]
#[ignore = "needs WordPress: run `cargo xtask wordpress`"]
fn the_plugin_in_wordpress() {
    let pages = tempfile::tempdir().expect("a folder");
    let site = WordPress::start(pages.path());
    let browser = Browser::start();
    assert_eq!(site.run(&["activate"]), json!(true));
    shortcodes(&site, &browser);
    pasted_links(&site, &browser, pages.path());
    files(&site, &browser);
    builder(&site, &browser);
    log_in(&site, &browser);
    settings(&site, &browser);
    editor(&site, &browser);
    assert_eq!(site.run(&["uninstall"]), json!([null, null]), "nothing is left of the settings");
    assert_eq!(site.complaints(), [""; 0]);
}

/// Games in the texts of posts, as editors leave them.
fn shortcodes(site: &WordPress, browser: &Browser) {
    site.post(
        browser,
        "A game",
        &format!("Before it.\n\n[pgn orientation=\"black\"]{GAME}[/pgn]\n\nAfter it."),
    );
    shows(browser, "[data-notabene-pgn]", &["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(scripts(browser), 1);
    let plain = browser.attribute("[data-notabene-pgn]", "data-notabene-pgn").unwrap_or_default();
    assert_eq!(plain, GAME, "nothing of the text is changed");
    assert_eq!(
        browser.attribute("[data-notabene-pgn]", "data-notabene-orientation").as_deref(),
        Some("black")
    );
    browser.script("document.querySelector('h1, h2').scrollIntoView()", &[]);
    picture(browser, "post");
    // Paragraphs, line breaks and curly quotes of an editor; two boards, one script.
    let typed = "<!-- wp:paragraph -->\n<p>[pgn initial-ply=”last” letters=\"fr\"][White “Anna”]<br>1. e4 e5 2. Cf3 …[/pgn]</p>\n<!-- /wp:paragraph -->\n\
        <!-- wp:shortcode -->\n[pdn]\n1. 32-28 19-23\n2. 28x19 14x23\n[/pdn]\n<!-- /wp:shortcode -->";
    site.post(browser, "Typed", typed);
    shows(browser, "[data-notabene-pgn]", &["e4", "e5", "Cf3"]);
    browser.script("document.querySelector('[data-notabene-pdn]').scrollIntoView()", &[]);
    shows(browser, "[data-notabene-pdn]", &["32-28", "19-23", "28x19", "14x23"]);
    assert_eq!(scripts(browser), 1);
    // A wrong option is told to those who can mend it, and to nobody else.
    site.post(browser, "Wrong", "[pgn theme=\"pink\" onclick=\"alert(1)\"]1. d4 d5[/pgn]");
    shows(browser, "[data-notabene-pgn]", &["d4", "d5"]);
    assert!(!browser.has(".notabene-complaint") && !browser.has("[onclick]"));
    let told = site.run(&["shortcode", "[pgn theme=\"pink\"]1. d4 d5[/pgn]"]);
    assert!(told.as_str().is_some_and(|html| html.contains("“theme”")), "{told}");
    let hostile = site.run(&["shortcode", "[pgn]\"><script>alert(1)</script> 1. e4[/pgn]"]);
    assert!(hostile.as_str().is_some_and(|html| !html.contains("<script")), "{hostile}");
    // The block, as the editor stores it; and a post without a board.
    site.post(
        browser,
        "A block",
        "<!-- wp:notabene/board {\"pgn\":\"1. d4 Nf6\\n2. c4\",\"theme\":\"dark\"} /-->",
    );
    shows(browser, "[data-notabene-pgn].wp-block-notabene-board", &["d4", "Nf6", "c4"]);
    site.post(browser, "No game", "Only words.");
    assert_eq!(scripts(browser), 0, "pages without a board load nothing");
}

/// Pasted addresses: of the own Notabene they become boards, of another site frames in a box.
fn pasted_links(site: &WordPress, browser: &Browser, pages: &Path) {
    let home = site.url("/wp-content/plugins/notabene/site/");
    let at = site.club.url("/links/");
    pages_to_paste(pages, "own", &home, &at);
    pages_to_paste(pages, "foreign", &site.club.url("/notabene/"), &at);
    site.post(browser, "Pasted", &format!("Look:\n\n{at}own.html\n\nAfter it."));
    shows(browser, "[data-notabene-moves]", &["c4", "e5", "g3"]);
    assert_eq!(scripts(browser), 1);
    // Out of the cache of the post, too.
    browser.reload();
    shows(browser, "[data-notabene-moves]", &["c4", "e5", "g3"]);
    site.post(browser, "Pasted from elsewhere", &format!("{at}foreign.html"));
    let frame = browser.attribute("iframe.wp-embedded-content", "src").unwrap_or_default();
    assert!(frame.contains("embed.html#moves=") && frame.contains("#?secret="), "{frame}");
    let sandbox = browser.attribute("iframe.wp-embedded-content", "sandbox");
    assert_eq!(sandbox.as_deref(), Some("allow-scripts"), "WordPress puts frames of strangers into a box");
}

/// Files of games in the media library.
fn files(site: &WordPress, browser: &Browser) {
    let upload =
        |name: &str, text: &str| site.run(&["upload", name, text]).as_str().unwrap_or_default().to_string();
    let stored = upload("round5.pgn", GAME);
    let address = stored.strip_prefix("application/vnd.chess-pgn ").unwrap_or_else(|| panic!("{stored}"));
    assert!(upload("friday.pdn", "1. 32-28 19-23 *").starts_with("application/x-draughts-pdn "));
    for (name, text) in [
        ("page.pgn", "<html><script>alert(1)</script></html>"),
        ("code.pgn", "[Event \"x\"]\n<?php phpinfo();"),
        ("words.pgn", "Only words."),
        ("double.php.pgn.php", GAME),
    ] {
        assert!(upload(name, text).starts_with("refused"), "{name}");
    }
    site.post(browser, "A file", &format!("[pgn src=\"{address}\" /]"));
    shows(browser, "[data-notabene-src]", &["e4", "e5", "Nf3", "Nc6"]);
}

/// The page of Notabene that makes the code for other pages.
fn builder(site: &WordPress, browser: &Browser) {
    browser.goto(&site.club.url("/notabene/index.html#embed"));
    browser.find("main.building textarea[name=element]");
    picture(browser, "builder");
}

fn log_in(site: &WordPress, browser: &Browser) {
    browser.goto(&site.url("/wp-login.php"));
    browser.fill("#user_login", "admin");
    browser.fill("#user_pass", "a password for tests");
    browser.click("#wp-submit");
    browser.find("#wpadminbar");
}

/// The page of settings: wrong values are told and change nothing, right ones are kept; sentences are in the language of the site.
fn settings(site: &WordPress, browser: &Browser) {
    let page = site.url("/wp-admin/options-general.php?page=notabene");
    let save = |address: &str, letters: &str| {
        browser.goto(&page);
        // A field for addresses refuses wrong ones before they are sent.
        let put = "const field = document.querySelector('#notabene_home'); field.type = 'text'; field.value = arguments[0]";
        browser.script(put, &[address.into()]);
        browser.pick("#notabene_letters", letters);
        browser.click("#submit");
        browser.find(".notice");
    };
    save("javascript:alert(1)", "");
    assert!(browser.text(".notice-error").contains("https://"), "{}", browser.text(".notice-error"));
    let club = site.club.url("/notabene/");
    save(&format!("{club}embed.html#game=chess"), "fr");
    assert_eq!(browser.property("#notabene_home", "value"), club);
    site.post(browser, "Letters of the site", "[pgn]1. Nf3[/pgn]");
    assert_eq!(browser.attribute("script[type=module]", "src"), Some(format!("{club}embed.js")));
    assert_eq!(browser.attribute("[data-notabene-pgn]", "data-notabene-letters").as_deref(), Some("fr"));
    save("", "");
    assert_eq!(browser.property("#notabene_home", "value"), "");
    picture(browser, "settings");
    for (language, words) in
        [("fr_FR", "Adresse de Notabene"), ("nl_NL", "Adres van Notabene"), ("", "Address of Notabene")]
    {
        site.run(&["option", "tests_locale", language]);
        browser.goto(&page);
        assert_eq!(browser.text("label[for=notabene_home]"), words);
        if language == "fr_FR" {
            browser.shot("wordpress-settings-fr");
        }
    }
}

/// The block in the editor: typed, seen in its frame, published, read.
fn editor(site: &WordPress, browser: &Browser) {
    browser.goto(&site.url("/wp-admin/post-new.php"));
    browser.wait_until("the editor knows the block", || {
        browser.script("return !!window.wp?.blocks?.getBlockType('notabene/board')?.edit && !!wp.data.select('core/block-editor')", &[]) == true
    });
    let insert = "wp.data.dispatch('core/edit-post').toggleFeature('welcomeGuide');
        wp.data.dispatch('core/editor').editPost({ title: 'Written in the editor' });
        wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('notabene/board', {}));";
    browser.script(insert, &[]);
    browser.find(".wp-block-notabene-board textarea");
    let typed = "const field = document.querySelector('.wp-block-notabene-board textarea');
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, arguments[0]);
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.script(typed, &[GAME.into()]);
    browser.wait_until("the frame shows the game", || {
        let src = browser.property(".wp-block-notabene-board iframe", "src");
        src.contains("embed.html#pgn=") && src.contains("Nf3")
    });
    choose(browser, "Parts", "The players and the event", "auto");
    choose(browser, "What readers can do", "Own moves beside the game", "");
    browser.wait_until("the frame shows the choices", || {
        let src = browser.property(".wp-block-notabene-board iframe", "src");
        src.contains("show-header=auto") && src.contains("allow-own-moves=false")
    });
    browser.look_into(".wp-block-notabene-board iframe");
    browser.wait_until("the board in the frame", || {
        let script = "return document.querySelector('.framed, body > div')?.shadowRoot?.querySelectorAll('.notabene .move').length";
        browser.script(script, &[]) == 4
    });
    browser.look_out();
    picture(browser, "editor");
    let saved = browser.script_later(
        "wp.data.dispatch('core/editor').editPost({ status: 'publish' });
        wp.data.dispatch('core/editor').savePost().then(() => done(wp.data.select('core/editor').getPermalink()));",
        &[],
    );
    browser.goto(saved.as_str().expect("the address of the post"));
    let board = "[data-notabene-pgn][data-notabene-show-header=auto][data-notabene-allow-own-moves=false]";
    shows(browser, board, &["e4", "e5", "Nf3", "Nc6"]);
    let players = "const root = document.querySelector('[data-notabene-pgn]').shadowRoot;
        return [...root.querySelectorAll('.viewer-name')].map((name) => name.textContent)";
    assert_eq!(browser.script(players, &[]), json!(["Bo", "Anna"]));
}

/// Chooses an option of the block in a panel beside the editor; an empty value turns a switch.
#[track_caller]
fn choose(browser: &Browser, panel: &str, label: &str, value: &str) {
    let script = "const all = [...document.querySelectorAll('.block-editor-block-inspector .components-panel__body')];
        const panel = all.find((one) => one.querySelector('h2')?.textContent.trim() === arguments[0]);
        const head = panel?.querySelector('h2 button');
        if (head?.ariaExpanded === 'false') head.click();
        const label = [...panel?.querySelectorAll('label') ?? []].find((one) => one.textContent.trim() === arguments[1]);
        const field = label && document.getElementById(label.htmlFor);
        if (!field) return false;
        if (!arguments[2]) return field.click(), true;
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, arguments[2]);
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return field.value === arguments[2];";
    browser.wait_until(label, || browser.script(script, &[panel.into(), label.into(), value.into()]) == true);
}
