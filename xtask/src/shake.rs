//! Finds the functions of a wasm program that nothing calls any more once exports are left out, and empties them
//! (WebAssembly 2.0, binary format). Their numbers stay, so that nothing else has to be rewritten.

use crate::program::{Bytes, push};
use std::collections::BTreeSet;

/// No locals, `unreachable`, `end`.
const EMPTY: [u8; 3] = [0, 0, 0x0b];

/// What the numbers of functions begin with in a program, and which of them are called from outside.
pub struct Known {
    /// How many functions are imported; the own ones are counted on.
    pub imported: usize,
    /// Exported, or in a table.
    pub roots: BTreeSet<usize>,
}

/// The section of code with empty functions where none is called. None for an instruction that is not known here.
pub fn shaken(section: &[u8], known: &Known) -> Option<Vec<u8>> {
    let mut rest = Bytes(section);
    let count = rest.number()?;
    let bodies: Vec<&[u8]> = (0..count)
        .map(|_| {
            let length = rest.number()?;
            rest.take(length)
        })
        .collect::<Option<_>>()?;
    let calls: Vec<Vec<usize>> = bodies.iter().map(|body| calls(body)).collect::<Option<_>>()?;
    let mut live = BTreeSet::new();
    let mut found: Vec<usize> = known.roots.iter().copied().collect();
    while let Some(function) = found.pop() {
        if live.insert(function) && function >= known.imported {
            found.extend(calls.get(function - known.imported)?);
        }
    }
    let mut out = Vec::with_capacity(section.len());
    push(count, &mut out);
    for (n, body) in bodies.iter().enumerate() {
        let body = if live.contains(&(n + known.imported)) { body } else { &EMPTY[..] };
        push(body.len(), &mut out);
        out.extend(body);
    }
    Some(out)
}

/// The functions of a section of elements. None for a kind of segment that is not known here.
pub fn elements(section: &[u8]) -> Option<Vec<usize>> {
    let (mut rest, mut out) = (Bytes(section), Vec::new());
    for _ in 0..rest.number()? {
        // An active segment of table 0: `i32.const`, its place, `end`.
        (rest.number()? == 0 && rest.byte()? == 0x41).then_some(())?;
        rest.number()?;
        (rest.byte()? == 0x0b).then_some(())?;
        for _ in 0..rest.number()? {
            out.push(rest.number()?);
        }
    }
    Some(out)
}

/// The functions that a function names.
fn calls(body: &[u8]) -> Option<Vec<usize>> {
    let (mut rest, mut out) = (Bytes(body), Vec::new());
    for _ in 0..rest.number()? {
        rest.number()?;
        rest.byte()?;
    }
    while !rest.0.is_empty() {
        let numbers = match rest.byte()? {
            // call, ref.func
            0x10 | 0xd2 => {
                out.push(rest.number()?);
                0
            }
            // br_table
            0x0e => rest.number()? + 1,
            // typed select
            0x1c => rest.number()?,
            // f32.const, f64.const
            0x43 => {
                rest.take(4)?;
                0
            }
            0x44 => {
                rest.take(8)?;
                0
            }
            // Blocks, branches, locals, globals, tables, constants, sizes of memory, ref.null.
            0x02..=0x04 | 0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => 1,
            // call_indirect; loads and stores
            0x11 | 0x28..=0x3e => 2,
            0xfc => match rest.number()? {
                0..=7 => 0,
                9 | 11 | 13 | 15..=17 => 1,
                8 | 10 | 12 | 14 => 2,
                _ => return None,
            },
            0x00 | 0x01 | 0x05 | 0x0b | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => 0,
            _ => return None,
        };
        for _ in 0..numbers {
            rest.number()?;
        }
    }
    Some(out)
}
