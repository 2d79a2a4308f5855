//! A project of somebody else, into which the JavaScript package was installed as npm packs it.

use super::{Browser, places, server::Server};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name of the package.
pub const NAME: &str = "notabene";

/// An empty project into which the package was installed.
pub struct Project {
    /// Its place.
    pub folder: PathBuf,
}

/// Runs a program and returns its output; its errors are printed, too.
#[track_caller]
pub fn told(command: &mut Command) -> String {
    let out = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    let complaints = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{command:?}\n{said}\n{complaints}");
    said
}

/// Copies a folder, without what was installed into it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder to copy").flatten() {
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        match source.is_dir() {
            true if entry.file_name() == "node_modules" => {}
            true => copy(&source, &target),
            false => drop(fs::copy(&source, &target).expect("a file to copy")),
        }
    }
}

/// Runs npm in a project.
#[track_caller]
pub fn npm(folder: &Path, args: &[&str]) {
    told(Command::new("npm").args(args).args(["--no-audit", "--no-fund", "--silent"]).current_dir(folder));
}

/// A copy of a project with a lock file, into which its libraries were installed from the registry of npm, and the packed package.
pub fn installed(title: &str, project: &Path) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(title);
    let lock = fs::read(project.join("package-lock.json")).expect("the lock file");
    // A copy of the lock file stands in the folder once npm has installed all of it.
    let stamp = folder.join("node_modules/installed");
    let is_installed = fs::read(&stamp).is_ok_and(|old| old == lock);
    copy(project, &folder);
    if !is_installed {
        npm(&folder, &["ci", "--ignore-scripts"]);
        fs::write(&stamp, &lock).expect("the stamp");
    }
    let package = Project::new(&format!("{title}-package"));
    let (from, to) = (package.folder.join("node_modules").join(NAME), folder.join("node_modules").join(NAME));
    if to.exists() {
        fs::remove_dir_all(&to).expect("the package of an earlier run");
    }
    copy(&from, &to);
    folder
}

impl Project {
    /// Packs the package and installs it into a new project.
    pub fn new(title: &str) -> Project {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(title);
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("an old project can be removed");
        }
        fs::create_dir_all(&folder).expect("a folder for the project");
        let packed = told(
            Command::new("npm")
                .args(["pack", "--silent", "--pack-destination"])
                .arg(&folder)
                .current_dir(places::package()),
        );
        let file = packed.lines().last().expect("npm names the file").trim().to_string();
        let project = Project { folder };
        project.write("package.json", r#"{ "name": "empty", "private": true, "type": "module" }"#);
        // Offline: the package has no dependencies.
        let install = ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
        told(Command::new("npm").args(install).arg(format!("./{file}")).current_dir(&project.folder));
        project
    }

    /// Writes a file.
    pub fn write(&self, file: &str, text: &str) {
        fs::write(self.folder.join(file), text).unwrap_or_else(|e| panic!("{file}: {e}"));
    }

    /// A file of the installed package.
    pub fn installed(&self, file: &str) -> String {
        let path = self.folder.join("node_modules").join(NAME).join(file);
        fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    }

    /// Runs a program in Node.js and returns its output.
    pub fn node(&self, file: &str, code: &str) -> String {
        self.write(file, code);
        told(Command::new("node").arg(file).current_dir(&self.folder)).trim().to_string()
    }

    /// Runs a program in Chrome and returns its output, as soon as it has a number of lines.
    pub fn chrome(&self, browser: &Browser, file: &str, code: &str, lines: usize) -> String {
        self.write(&format!("{file}.mjs"), code);
        let page = PAGE.replace("FILE", file);
        self.write(&format!("{file}.html"), &page);
        let server = Server::start(vec![("/some/site/", self.folder.clone())]);
        browser.goto(&server.url(&format!("/some/site/{file}.html")));
        browser.wait_until("the program has printed its lines", || {
            let count = "return said.length && said.join('\\n').split('\\n').length";
            browser.script(count, &[]).as_u64() >= Some(lines as u64)
        });
        let said = browser.script("return said.join('\\n')", &[]);
        assert_eq!(browser.foreign_requests(&server.origin()), [""; 0]);
        said.as_str().unwrap_or_default().trim().to_string()
    }
}

/// A page that runs a program and keeps what it prints. The name of the package is told to the browser; nothing is bundled.
const PAGE: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An example</title>
<link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "notabene": "./node_modules/notabene/notabene.js", "notabene/search": "./node_modules/notabene/search.js", "notabene/ink": "./node_modules/notabene/ink.js", "notabene/chess": "./node_modules/notabene/chess/index.js", "notabene/chess-lite": "./node_modules/notabene/chess-lite/index.js", "notabene/chessground": "./node_modules/notabene/chessground.js", "notabene/board": "./node_modules/notabene/board/index.js" } }</script>
<script>
  const said = [];
  console.log = (...given) => said.push(given.join(' '));
  addEventListener('error', (event) => said.push(`failed: ${event.message}`));
  addEventListener('unhandledrejection', (event) => said.push(`failed: ${event.reason}`));
</script>
<script type="module" src="FILE.mjs"></script>
</html>
"#;
