//! The date of all files in the zip: that of the last commit. The same commit makes the same zip, and a later one has
//! later files. Servers and browsers compare files by their dates.

use crate::{File, Outcome};
use flate2::Crc;
use std::process::Command;
use time::OffsetDateTime;

/// Environment variable with the date in seconds since 1970 (reproducible-builds.org).
const GIVEN: &str = "SOURCE_DATE_EPOCH";
/// The date without git: 2026-01-01, in seconds since 1970.
const FALLBACK: i64 = 1_767_225_600;
/// Zips store even seconds only.
const STEP: i64 = 2;
/// Number of days after the fallback date over which versions without git are spread.
const SPREAD: i64 = 28 * 86_400;

/// The date of the files of a site.
pub fn of_site(files: &[File]) -> Outcome<OffsetDateTime> {
    let seconds = match std::env::var(GIVEN) {
        Ok(given) => given.trim().parse().map_err(|_| format!("{GIVEN} is no number of seconds: {given}"))?,
        Err(_) => of_commit().unwrap_or_else(|| without_git(files)),
    };
    OffsetDateTime::from_unix_timestamp(seconds - seconds.rem_euclid(STEP))
        .map_err(|e| format!("{GIVEN}: {e}"))
}

/// The time of the last commit in seconds since 1970; none outside git.
fn of_commit() -> Option<i64> {
    // Root from Cargo's environment: the project may have been copied together with its target folder.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let out = Command::new("git").arg("-C").arg(here).args(["log", "-1", "--format=%ct"]).output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().parse().ok())?
}

/// A date derived from the content of the files: two versions have two dates.
fn without_git(files: &[File]) -> i64 {
    let mut sum = Crc::new();
    for file in files {
        sum.update(file.name.as_bytes());
        sum.update(&file.bytes);
    }
    FALLBACK + i64::from(sum.sum()) % SPREAD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_git_two_versions_have_two_dates_and_one_has_one() {
        let site = |text: &str| vec![File { name: "index.html".into(), bytes: text.into() }];
        let date = without_git(&site("one"));
        assert_eq!(date, without_git(&site("one")));
        assert_ne!(date, without_git(&site("two")));
        assert!((FALLBACK..FALLBACK + SPREAD).contains(&date));
    }
}
