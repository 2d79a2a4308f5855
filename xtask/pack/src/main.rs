//! Packs the built site into one zip, which a club copies to its server.
//!
//! `notabene-pack pack SITE ZIP` compresses files that get smaller, and puts the results beside the originals, so that
//! a server need not compress anything itself. `notabene-pack unpack ZIP FOLDER` unpacks it again, for tests.
//! `notabene-pack wordpress SITE ZIP` packs the plugin for WordPress with the site in it.
//! `notabene-pack licences` writes the licences of all linked libraries into the sources of the site.
//!
//! Separate from xtask, whose tasks need no compressors and start without compiling them.

mod date;
mod documents;
mod licences;
mod squeeze;
mod store;
mod wordpress;

use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "notabene-pack pack SITE ZIP\nnotabene-pack wordpress SITE ZIP\nnotabene-pack unpack ZIP FOLDER\nnotabene-pack licences";

/// Result of a task; the error is a sentence for the user.
type Outcome<T = ()> = Result<T, String>;

/// A file of the zip: its path with slashes, and its content.
struct File {
    name: String,
    bytes: Vec<u8>,
}

/// Files of the zip beside the site.
const BESIDE: [(&str, &str); 8] = [
    ("README.txt", include_str!("../club/README.txt")),
    ("LISEZMOI.txt", include_str!("../club/LISEZMOI.txt")),
    ("LEESMIJ.txt", include_str!("../club/LEESMIJ.txt")),
    ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
    ("NOTICE", include_str!("../../../NOTICE")),
    ("nginx.conf", include_str!("../club/nginx.conf")),
    // Read by Apache from this place.
    ("notabene/.htaccess", include_str!("../club/htaccess")),
];

/// The folder of the site in the zip.
const SITE: &str = "notabene/";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["pack", site, zip] => pack(Path::new(site), Path::new(zip)),
        ["wordpress", site, zip] => wordpress::pack(Path::new(site), Path::new(zip)),
        ["licences"] => write_licences(),
        ["unpack", zip, folder] => store::unpack(Path::new(zip), Path::new(folder)),
        _ => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("notabene-pack: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Path of the licences of all linked libraries, in the sources of the site.
const LICENCES: &str = "www/licences/licences.txt";

fn write_licences() -> Outcome {
    let file = licences::root().join(LICENCES);
    std::fs::write(&file, licences::text()?).map_err(|e| format!("{}: {e}", file.display()))
}

fn pack(site: &Path, zip: &Path) -> Outcome {
    let mut plain = Vec::new();
    store::read_all(site, "", &mut plain)?;
    if !plain.iter().any(|file| file.name == "index.html") {
        return Err(format!("{} has no index.html", site.display()));
    }
    let mut all: Vec<File> =
        BESIDE.map(|(name, text)| File { name: name.into(), bytes: text.into() }).into_iter().collect();
    all.extend(documents::documents(true));
    let [mut before, mut after] = [0, 0];
    for file in plain {
        let squeezed = squeeze::squeezed(&file)?;
        before += file.bytes.len();
        after += squeezed.first().map_or(file.bytes.len(), |best| best.bytes.len());
        all.extend(
            squeezed.into_iter().chain([file]).map(|f| File { name: format!("{SITE}{}", f.name), ..f }),
        );
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    store::write(zip, &all, date::of_site(&all)?)?;
    let size = std::fs::metadata(zip).map_err(|e| e.to_string())?.len();
    println!("{}: {} files, {size} bytes", zip.display(), all.len());
    println!("the whole site: {before} bytes, sent with brotli: {after} bytes");
    Ok(())
}
