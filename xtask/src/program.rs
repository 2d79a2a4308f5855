//! The sections of a wasm program, as far as they are rewritten here (WebAssembly 1.0, binary format).

const HEADER: usize = 8;
const CUSTOM: u8 = 0;
const IMPORT: u8 = 2;
const EXPORT: u8 = 7;

/// A program without its custom sections, which nothing reads when it runs, with other names for its imports, and
/// with those of its exports that are used. None if the program ends too early.
pub fn rewritten(
    code: &[u8],
    renamed: &dyn Fn(&str) -> Option<String>,
    used: &dyn Fn(&str) -> bool,
) -> Option<Vec<u8>> {
    let mut out = code.get(..HEADER)?.to_vec();
    let mut rest = Bytes(code.get(HEADER..)?);
    while !rest.0.is_empty() {
        let (kind, length) = (rest.byte()?, rest.number()?);
        let section = rest.take(length)?;
        let body = match kind {
            IMPORT => imports(section, renamed)?,
            EXPORT => exports(section, used)?,
            _ => section.to_vec(),
        };
        if kind != CUSTOM {
            out.push(kind);
            push(body.len(), &mut out);
            out.extend(body);
        }
    }
    Some(out)
}

/// The section of imports: module, name and what it is of each.
fn imports(section: &[u8], renamed: &dyn Fn(&str) -> Option<String>) -> Option<Vec<u8>> {
    let (mut rest, mut out) = (Bytes(section), Vec::new());
    let count = rest.number()?;
    push(count, &mut out);
    for _ in 0..count {
        let (module, name) = (rest.text()?, rest.text()?);
        let kind = rest.kind()?;
        let name = renamed(name).unwrap_or_else(|| name.into());
        for text in [module, &name] {
            push(text.len(), &mut out);
            out.extend(text.bytes());
        }
        out.extend(kind);
    }
    Some(out)
}

/// The section of exports: name, kind and number of each.
fn exports(section: &[u8], used: &dyn Fn(&str) -> bool) -> Option<Vec<u8>> {
    let (mut rest, mut out, mut kept) = (Bytes(section), Vec::new(), 0);
    for _ in 0..rest.number()? {
        let (name, kind, number) = (rest.text()?, rest.byte()?, rest.number()?);
        if used(name) {
            kept += 1;
            push(name.len(), &mut out);
            out.extend(name.bytes());
            out.push(kind);
            push(number, &mut out);
        }
    }
    let mut all = Vec::new();
    push(kept, &mut all);
    all.extend(out);
    Some(all)
}

/// Bytes that are read one after the other.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }
    fn byte(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }
    /// Seven bits a byte, the lowest first (LEB128).
    fn number(&mut self) -> Option<usize> {
        let digits = 1 + self.0.iter().position(|byte| byte & 0x80 == 0)?;
        Some(self.take(digits)?.iter().rev().fold(0, |n, byte| n << 7 | usize::from(byte & 0x7f)))
    }
    fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).ok()
    }
    /// What an import is: a function, table, memory, global or tag, with its type.
    fn kind(&mut self) -> Option<&'a [u8]> {
        let all = self.0;
        match self.byte()? {
            0 => {
                self.number()?;
            }
            1 => {
                self.byte()?;
                self.limits()?;
            }
            2 => self.limits()?,
            _ => {
                self.take(2)?;
            }
        }
        all.get(..all.len() - self.0.len())
    }
    fn limits(&mut self) -> Option<()> {
        let both = self.byte()? & 1 == 1;
        self.number()?;
        if both {
            self.number()?;
        }
        Some(())
    }
}

/// Writes a number as [`Bytes::number`] reads it.
fn push(mut number: usize, out: &mut Vec<u8>) {
    while number > 0x7f {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}
