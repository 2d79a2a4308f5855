//! The plugin for WordPress: its zip, the syntax and style of its PHP, and a trial in a real WordPress.

use crate::programs::Edition;
use crate::run::{Outcome, command, root, run, step, text};
use crate::tools;
use std::path::{Path, PathBuf};

/// The plugin and the PHP of its test.
const SOURCES: [&str; 2] = ["www/wordpress", "tests/data/wordpress"];
/// Rules of style for `phpcs`. The standard of WordPress itself is no package of Debian.
const STYLE: &str = "www/wordpress/phpcs.xml";
/// The zip that WordPress installs, and where the trial unpacks it.
pub const ZIP: &str = "target/notabene-wordpress.zip";
const UNPACKED: &str = "target/wordpress";
/// Packages of Debian with WordPress and what it needs.
const PACKAGES: [&str; 9] = [
    "php-cli",
    "php-mysql",
    "php-xml",
    "php-mbstring",
    "php-gd",
    "php-codesniffer",
    "mariadb-server",
    "wordpress",
    "wordpress-theme-twentytwentythree",
];
/// Places that show that they are there.
const SIGNS: [&str; 5] = [
    "/usr/bin/php",
    "/usr/bin/phpcs",
    "/usr/sbin/mariadbd",
    "/usr/share/wordpress/wp-load.php",
    "/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css",
];

/// The pictures of the guide for clubs.
const PICTURES: &str = "docs/pictures/clubs";

/// Installs what is missing, checks the PHP, packs the plugin with the site and tries it in WordPress. With `pictures` it takes
/// those of the guide for clubs on the way.
pub fn trial(args: &[String]) -> Outcome {
    let takes_pictures = match args {
        [] => false,
        [only] if only == "pictures" => true,
        _ => return Err("cargo xtask wordpress [pictures]".into()),
    };
    tools::for_building()?;
    tools::for_testing()?;
    install()?;
    lint()?;
    step("style of the PHP");
    run(command("phpcs").arg(format!("--standard={STYLE}")).args(SOURCES))?;
    let site = match std::env::var_os("NOTABENE_DIST") {
        Some(site) => PathBuf::from(site),
        None => {
            crate::testing::build_site(Edition::Published)?;
            root().join("dist")
        }
    };
    pack(&site)?;
    let pack =
        ["run", "--quiet", "--locked", "--release", "-p", "notabene-pack", "--", "unpack", ZIP, UNPACKED];
    run(command("cargo").args(pack))?;
    step("the plugin in WordPress, in a real browser");
    let test = ["test", "--locked", "--test", "wordpress", "--", "--ignored", "--nocapture"];
    let mut cargo = command("cargo");
    if takes_pictures {
        cargo.env("NOTABENE_PICTURES", root().join(PICTURES));
    }
    run(cargo.args(test).env("NOTABENE_DIST", site))
}

/// Packs plugin and built site into the zip.
pub fn pack(site: &Path) -> Outcome {
    step("the plugin for WordPress");
    let pack = ["run", "--quiet", "--locked", "--release", "-p", "notabene-pack", "--", "wordpress"];
    run(command("cargo").args(pack).arg(site).arg(ZIP))
}

/// Checks the syntax of all files in PHP, where there is PHP; the other tests of the plugin need none.
pub fn lint() -> Outcome {
    if text(command("php").arg("--version")).is_none() {
        step("there is no PHP: the syntax of the plugin for WordPress is not checked");
        return Ok(());
    }
    step("syntax of the PHP");
    let mut files = Vec::new();
    for folder in SOURCES {
        files_of_php(&root().join(folder), &mut files)?;
    }
    for file in files {
        let out = command("php").arg("-l").arg(&file).output().map_err(|e| format!("php: {e}"))?;
        if !out.status.success() {
            return Err(format!("{}\n{}", file.display(), String::from_utf8_lossy(&out.stdout)));
        }
    }
    Ok(())
}

fn files_of_php(folder: &Path, out: &mut Vec<PathBuf>) -> Outcome {
    for entry in std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| format!("{}: {e}", folder.display()))?.path();
        if path.is_dir() {
            files_of_php(&path, out)?;
        } else if path.extension().is_some_and(|end| end == "php") {
            out.push(path);
        }
    }
    Ok(())
}

/// Installs WordPress, a database and PHP on Debian as root; elsewhere it names what is missing.
fn install() -> Outcome {
    let missing = || SIGNS.into_iter().filter(|place| !Path::new(place).exists()).collect::<Vec<_>>();
    if missing().is_empty() {
        return Ok(());
    }
    if tools::is_debian_root() {
        step("installing WordPress, MariaDB and PHP (about a minute, once)");
        let quiet = ("DEBIAN_FRONTEND", "noninteractive");
        run(command("apt-get").args(["update", "-q"]).env(quiet.0, quiet.1))?;
        let install = ["install", "-y", "-q", "--no-install-recommends"];
        run(command("apt-get").args(install).args(PACKAGES).env(quiet.0, quiet.1))?;
    }
    match missing()[..] {
        [] => Ok(()),
        [..] => Err(format!(
            "the trial in WordPress lacks {}\n  Debian: sudo apt-get install --no-install-recommends {}",
            missing().join(", "),
            PACKAGES.join(" ")
        )),
    }
}
