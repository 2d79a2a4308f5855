//! Compressed copies of files, for servers that send precompressed files.

use crate::{File, Outcome};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// Extensions of files that compress well; pictures and fonts are compressed already.
const ENDS: [&str; 8] = [".html", ".css", ".js", ".wasm", ".svg", ".txt", ".json", ".webmanifest"];
/// Minimum size in bytes: smaller copies save less than they cost.
const SMALLEST: usize = 600;

/// The copies of a file by brotli and gzip, the smaller first; none if they are not smaller.
pub fn squeezed(file: &File) -> Outcome<Vec<File>> {
    if file.bytes.len() < SMALLEST || !ENDS.iter().any(|end| file.name.ends_with(end)) {
        return Ok(Vec::new());
    }
    let fault = |e: std::io::Error| format!("{}: {e}", file.name);
    let copy = |end: &str, bytes| File { name: format!("{}{end}", file.name), bytes };
    let copies = [
        copy(".br", by_brotli(&file.bytes).map_err(fault)?),
        copy(".gz", by_gzip(&file.bytes).map_err(fault)?),
    ];
    Ok(copies.into_iter().filter(|copy| copy.bytes.len() < file.bytes.len()).collect())
}

fn by_brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn by_gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn file(name: &str, bytes: Vec<u8>) -> File {
        File { name: name.into(), bytes }
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let bytes: Vec<u8> = (0..20_000_u32).map(|n| (n * n / 7 % 31) as u8).collect();
        let copies = squeezed(&file("a/b.wasm", bytes.clone())).unwrap();
        let names: Vec<&str> = copies.iter().map(|copy| copy.name.as_str()).collect();
        assert_eq!(names, ["a/b.wasm.br", "a/b.wasm.gz"]);
        let mut out = Vec::new();
        brotli::BrotliDecompress(&mut &copies[0].bytes[..], &mut out).unwrap();
        assert_eq!(out, bytes);
        let mut out = Vec::new();
        flate2::read::GzDecoder::new(&copies[1].bytes[..]).read_to_end(&mut out).unwrap();
        assert_eq!(out, bytes);
    }

    #[test]
    fn what_gains_nothing_has_no_copy() {
        assert!(squeezed(&file("a.png", vec![0; 9000])).unwrap().is_empty());
        assert!(squeezed(&file("a.txt", vec![b'a'; SMALLEST - 1])).unwrap().is_empty());
        // Incompressible.
        let mut seed = 1_u64;
        let noise = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 56) as u8
        });
        assert!(squeezed(&file("a.wasm", noise.take(5000).collect())).unwrap().is_empty());
    }
}
