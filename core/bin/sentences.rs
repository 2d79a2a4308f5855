//! Writes the compact texts of each language into files for the page: `say.fr.txt` with what every visitor
//! reads, `more.fr.txt` with what is said in other games than chess, and so on.
//!
//! The folder is the first argument, or the folder `texts` in which Trunk builds the page.

use notabene_core::i18n::{Language, Part, written};
use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let staged = || std::env::var_os("TRUNK_STAGING_DIR").map(|folder| PathBuf::from(folder).join("texts"));
    let folder = std::env::args_os().nth(1).map(PathBuf::from).or_else(staged).unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for language in Language::ALL {
        for part in Part::ALL {
            let name = [part.name(), ".", language.code(), ".txt"].concat();
            std::fs::write(folder.join(name), written(language, part))?;
        }
    }
    Ok(())
}
