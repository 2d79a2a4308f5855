//! Reading and writing folders and zips.

use crate::{File, Outcome};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use time::{OffsetDateTime, PrimitiveDateTime};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

fn told<E: std::fmt::Display>(of: &Path) -> impl Fn(E) -> String {
    let name = of.display().to_string();
    move |e| format!("{name}: {e}")
}

/// All files below a folder, with a prefix of their paths.
pub fn read_all(folder: &Path, before: &str, out: &mut Vec<File>) -> Outcome {
    for entry in fs::read_dir(folder).map_err(told(folder))? {
        let path = entry.map_err(told(folder))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a file without a name")?;
        let name = format!("{before}{name}");
        if path.is_dir() {
            read_all(&path, &(name + "/"), out)?;
        } else {
            out.push(File { name, bytes: fs::read(&path).map_err(told(&path))? });
        }
    }
    Ok(())
}

/// Writes a zip whose files all have one date. Deterministic for the same files and date.
pub fn write(zip: &Path, files: &[File], date: OffsetDateTime) -> Outcome {
    let date = DateTime::try_from(PrimitiveDateTime::new(date.date(), date.time())).map_err(told(zip))?;
    let mut out = ZipWriter::new(fs::File::create(zip).map_err(told(zip))?);
    for file in files {
        let is_tight = [".br", ".gz", ".png", ".woff2"].iter().any(|end| file.name.ends_with(end));
        let method = if is_tight { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .last_modified_time(date)
            .unix_permissions(0o644);
        out.start_file(&file.name, options).map_err(told(zip))?;
        out.write_all(&file.bytes).map_err(told(zip))?;
    }
    out.finish().map(drop).map_err(told(zip))
}

/// Unpacks a zip into a new folder. The files keep their dates, as with other programs.
pub fn unpack(zip: &Path, folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(told(folder))?;
    }
    let mut archive = ZipArchive::new(fs::File::open(zip).map_err(told(zip))?).map_err(told(zip))?;
    for n in 0..archive.len() {
        let mut entry = archive.by_index(n).map_err(told(zip))?;
        // None for paths outside of the folder.
        let name =
            entry.enclosed_name().ok_or_else(|| format!("{}: {} leads out", zip.display(), entry.name()))?;
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(told(parent))?;
        }
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).map_err(told(zip))?;
        let date = entry.last_modified().and_then(|date| PrimitiveDateTime::try_from(date).ok());
        let mut file = fs::File::create(&path).map_err(told(&path))?;
        file.write_all(&bytes).map_err(told(&path))?;
        if let Some(date) = date {
            file.set_modified(date.assume_utc().into()).map_err(told(&path))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_and_the_same_makes_the_same() {
        let folder = std::env::temp_dir().join(format!("notabene-pack-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = |name: &str, text: &str| File { name: name.into(), bytes: text.into() };
        let files = [file("a.txt", "one"), file("b/c.txt", &"two ".repeat(500)), file("b/d.png", "x")];
        let [zip, again, out] = ["a.zip", "b.zip", "out"].map(|name| folder.join(name));
        let date = OffsetDateTime::from_unix_timestamp(1_790_000_000).unwrap();
        write(&zip, &files, date).unwrap();
        write(&again, &files, date).unwrap();
        assert_eq!(fs::read(&zip).unwrap(), fs::read(&again).unwrap());
        unpack(&zip, &out).unwrap();
        let mut found = Vec::new();
        read_all(&out, "", &mut found).unwrap();
        found.sort_by(|a, b| a.name.cmp(&b.name));
        let pairs =
            |files: &[File]| files.iter().map(|f| (f.name.clone(), f.bytes.clone())).collect::<Vec<_>>();
        assert_eq!(pairs(&found), pairs(&files));
        let unpacked = fs::metadata(out.join("b/c.txt")).unwrap().modified().unwrap();
        assert_eq!(OffsetDateTime::from(unpacked), date);
        fs::remove_dir_all(&folder).unwrap();
    }
}
