//! A backup with the library of saved games in it.

use super::backup::{self, BackupEntry};
use super::library::{from_entry, is_entry};
use crate::game::Problem;

/// Reads a backup, and checks the games of the library in it.
///
/// # Errors
///
/// The first damage of the file, or the place of its first damaged game.
pub fn read_backup(text: &str) -> Result<Vec<BackupEntry>, Problem> {
    let entries = backup::read(text)?;
    let is_damaged = |entry: &&BackupEntry| is_entry(entry) && from_entry(entry).is_none();
    match entries.iter().find(is_damaged) {
        None => Ok(entries),
        Some(entry) => {
            let at = text.find(&format!("\n[{}]", entry.name)).map_or(0, |at| at + 1);
            Err(Problem { message: msg!(BackupChanged), at })
        }
    }
}
