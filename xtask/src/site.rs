//! The site: page, programs, styles, sentences, and the list of all files for visits without a network.

use crate::programs::{self, Edition, PRODUCT};
use crate::run::{Outcome, command, fault, run, stage, target_dir};
use crate::{field, index_page, minify, offline, sentences, split_wasm, style, version};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;

/// The program that writes the sentences of each language into files.
const SENTENCES: &str = "notabene-sentences";

/// Compiles and writes a whole site.
pub fn build(edition: Edition, folder: &Path) -> Outcome {
    compile(edition)?;
    stage("bindings, page, sentences", || assemble(edition, folder))
}

/// Compiles all programs: those of the site, and at the same time those that write its other files and cut programs into parts.
pub fn compile(edition: Edition) -> Outcome {
    let writers = writers()?;
    let cutter = edition.is_published().then(|| start_build(&["-p", split_wasm::PROGRAM])).transpose()?;
    let programs = stage("programs", || programs::compile(edition));
    let (writers, cutter) = (finished(writers), cutter.map_or(Ok(()), finished));
    programs.and(writers).and(cutter)
}

/// Compiles the programs that write sentences.
pub fn compile_writers() -> Outcome {
    finished(writers()?)
}

/// Starts to compile the programs that write sentences. Among the other packages they have the same features as for the tests.
/// They use another folder than the programs of the site, so both compile at once.
fn writers() -> Outcome<Child> {
    start_build(&[&PRODUCT[..], &["--bin", SENTENCES, "--bin", field::WORDS]].concat())
}

/// Starts to compile programs for this machine.
fn start_build(args: &[&str]) -> Outcome<Child> {
    let build = command("cargo").args(["build", "--quiet", "--locked"]).args(args).spawn();
    build.map_err(|e| format!("cargo could not be started: {e}"))
}

fn finished(mut child: Child) -> Outcome {
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the programs that write the site could not be compiled: {status}")),
        Err(e) => Err(e.to_string()),
    }
}

/// Writes the site of compiled programs into a folder, in place of what is there.
pub fn assemble(edition: Edition, folder: &Path) -> Outcome {
    style::join()?;
    let staging = folder.with_extension("staging");
    remove(&staging)?;
    fs::create_dir_all(&staging).map_err(fault(&staging))?;
    let app = programs::write_app(edition, &staging)?;
    index_page::write(&app, &staging)?;
    finish(edition, &staging)?;
    remove(folder)?;
    fs::rename(&staging, folder).map_err(fault(folder))
}

fn remove(folder: &Path) -> Outcome {
    if folder.exists() { fs::remove_dir_all(folder).map_err(fault(folder)) } else { Ok(()) }
}

/// Adds to the page with its program: the other programs, the sentences, the version, and the service worker.
pub fn finish(edition: Edition, folder: &Path) -> Outcome {
    programs::write_others(edition, folder)?;
    field::write(&folder.join(field::FOLDER), edition)?;
    run(tool(SENTENCES).arg(folder))?;
    if !edition.is_published() {
        sentences::write(folder)?;
    }
    if edition == Edition::Optimised {
        minify::folder(folder)?;
    }
    let version = version::stamp(folder)?;
    offline::write(folder, &version, edition)
}

/// Build hook of Trunk, which has compiled the program of the page and written it with the page into a folder.
pub fn finish_for_trunk() -> Outcome {
    let folder = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let folder = folder.ok_or("TRUNK_STAGING_DIR is not set: Trunk runs this")?;
    compile(Edition::Development)?;
    finish(Edition::Development, &folder)
}

/// A program of this workspace that was compiled for this machine.
pub fn tool(name: &str) -> std::process::Command {
    let program = target_dir().join(format!("debug/{name}{}", std::env::consts::EXE_SUFFIX));
    command(&program.to_string_lossy())
}
