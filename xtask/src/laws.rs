//! Exploration of the property tests ("laws") with fresh seeds; `cargo xtask test` runs them with fixed ones.

use crate::run::{Outcome, command, root, step};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// Packages with laws, and their folders.
const PACKAGES: [(&str, &str); 2] = [("notabene-core", "core"), ("notabene-study", "core/study")];
/// Environment variable of proptest that overrides the seed in the code.
const SEED: &str = "PROPTEST_RNG_SEED";
/// Default duration of the exploration.
const MINUTES: u64 = 10;
/// A law that takes longer than this with one seed is considered hanging.
const LONGEST: Duration = Duration::from_secs(900);

/// Options of the command line.
#[derive(Debug, PartialEq, Eq)]
struct Request {
    minutes: u64,
    /// A part of the names of laws.
    law: String,
    /// Runs each law once with this seed, instead of many times with new seeds.
    seed: Option<u64>,
}

fn request(args: &[String]) -> Outcome<Request> {
    const USAGE: &str = "cargo xtask laws [minutes] [--law NAME] [--seed N]";
    let mut asked = Request { minutes: MINUTES, law: String::new(), seed: None };
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let number = |text: Option<&String>| text.and_then(|t| t.parse().ok()).ok_or(USAGE);
        match word.as_str() {
            "--law" => asked.law.clone_from(words.next().ok_or(USAGE)?),
            "--seed" => asked.seed = Some(number(words.next())?),
            _ => asked.minutes = number(Some(word))?,
        }
    }
    Ok(asked)
}

/// A property test.
struct Law {
    /// Test file and function: `laws_records::pgn_comes_back`.
    name: String,
    /// Index of its package.
    package: usize,
    runs: u32,
    /// Time spent on it; for a running law, the duration of its last run.
    spent: Duration,
    last: Duration,
    is_broken: bool,
}

/// Runs laws with new seeds until the time is over, with equal time for each. Fails if one does not hold, after
/// printing its name, seed and smallest failing input.
pub fn explore(args: &[String]) -> Outcome {
    let asked = request(args)?;
    let laws = laws(&asked.law)?;
    if laws.is_empty() {
        return Err(format!("no law is called {:?}", asked.law));
    }
    fs::create_dir_all(logs()).map_err(|e| format!("{}: {e}", logs().display()))?;
    let programs = PACKAGES.iter().map(|(package, _)| built(package)).collect::<Outcome<Vec<_>>>()?;
    let minutes = asked.minutes;
    step(&match asked.seed {
        Some(seed) => format!("{} laws with the seed {seed}", laws.len()),
        None => format!("{} laws with fresh seeds, {minutes} minutes", laws.len()),
    });
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let laws = Mutex::new(laws);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for worker in 0..workers {
            let (laws, programs) = (&laws, &programs);
            scope.spawn(move || work(laws, programs, worker, end, asked.seed));
        }
    });
    conclude(&laws.into_inner().unwrap_or_else(|e| e.into_inner()))
}

/// Loop of one worker: always runs the law with the least time.
fn work(laws: &Mutex<Vec<Law>>, programs: &[PathBuf], worker: usize, end: Instant, fixed: Option<u64>) {
    let lock = || laws.lock().unwrap_or_else(|e| e.into_inner());
    loop {
        let (at, package, name) = {
            let mut laws = lock();
            let is_due = |law: &Law| match fixed {
                Some(_) => law.runs == 0,
                None => !law.is_broken && Instant::now() < end,
            };
            let all = laws.iter_mut().enumerate().filter(|(_, law)| is_due(law));
            let Some((at, law)) = all.min_by_key(|(_, law)| law.spent) else { return };
            law.runs += 1;
            // At least a moment, so that the next worker takes another law.
            law.spent += law.last.max(Duration::from_millis(1));
            (at, law.package, law.name.clone())
        };
        let seed = fixed.unwrap_or_else(fresh_seed);
        let begun = Instant::now();
        let failure = failure(
            (&programs[package], PACKAGES[package].1),
            &name,
            seed,
            &logs().join(format!("{worker}.txt")),
        );
        let took = begun.elapsed();
        let mut laws = lock();
        let law = &mut laws[at];
        law.spent = law.spent.saturating_sub(law.last) + took;
        law.last = took;
        if let Some(said) = failure
            && !law.is_broken
        {
            law.is_broken = true;
            println!("\nlaw {name} does not hold with the seed {seed}:\n{}", said.trim());
            println!("again: cargo xtask laws --law {name} --seed {seed}");
        }
    }
}

/// A random seed, short enough to type. The standard library has randomness only in its hash maps.
fn fresh_seed() -> u64 {
    RandomState::new().hash_one(0u8) >> 32
}

/// Runs a law once; returns its output if it fails.
fn failure((program, folder): (&Path, &str), name: &str, seed: u64, log: &Path) -> Option<String> {
    let done = || -> std::io::Result<Option<String>> {
        let out = File::create(log)?;
        let mut child = Command::new(program)
            .args(["--exact", name, "--test-threads=1"])
            .env(SEED, seed.to_string())
            .current_dir(root().join(folder))
            .stderr(Stdio::from(out.try_clone()?))
            .stdout(Stdio::from(out))
            .spawn()?;
        let begun = Instant::now();
        let ended = loop {
            if let Some(status) = child.try_wait()? {
                break Some(status);
            }
            if begun.elapsed() > LONGEST {
                child.kill()?;
                child.wait()?;
                break None;
            }
            thread::sleep(Duration::from_millis(5));
        };
        let said = String::from_utf8_lossy(&fs::read(log)?).into_owned();
        Ok(match ended {
            None => Some(format!("{said}\nit went on for more than {} minutes", LONGEST.as_secs() / 60)),
            Some(status) if status.success() && said.contains("1 passed") => None,
            Some(status) => Some(format!("{said}\n{status}")),
        })
    };
    done().unwrap_or_else(|e| Some(format!("{}: {e}", program.display())))
}

fn conclude(laws: &[Law]) -> Outcome {
    let runs: u32 = laws.iter().map(|law| law.runs).sum();
    let fewest = laws.iter().min_by_key(|law| law.runs);
    let fewest = fewest.map_or(String::new(), |law| format!("; fewest: {} of {}", law.runs, law.name));
    println!("\n{} laws, {runs} runs{fewest}", laws.len());
    let broken: Vec<&str> = laws.iter().filter(|law| law.is_broken).map(|law| law.name.as_str()).collect();
    match broken[..] {
        [] => Ok(()),
        _ => Err(format!("{} do not hold: {}", broken.len(), broken.join(", "))),
    }
}

/// Folder of the output of the runs.
fn logs() -> PathBuf {
    root().join("target/laws")
}

/// The laws whose names contain a text.
fn laws(part: &str) -> Outcome<Vec<Law>> {
    let (spent, last) = (Duration::ZERO, Duration::ZERO);
    let mut all = Vec::new();
    for (package, (_, folder)) in PACKAGES.iter().enumerate() {
        let names = known(folder)?.into_iter().flat_map(|(file, functions)| {
            functions.into_iter().map(move |function| format!("{file}::{function}"))
        });
        let law = |name| Law { name, package, runs: 0, spent, last, is_broken: false };
        all.extend(names.filter(|name| name.contains(part)).map(law));
    }
    Ok(all)
}

/// A copy of the native tests of a package, built now.
fn built(package: &str) -> Outcome<PathBuf> {
    step(&format!("building the laws of {package}"));
    let mut build = command("cargo");
    build.args(["test", "--locked", "-p", package, "--test", "all", "--no-run"]);
    let out = build.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit()).output();
    let out = out.map_err(|e| format!("cargo: {e}"))?;
    let program = program(&String::from_utf8_lossy(&out.stdout)).filter(|_| out.status.success());
    let program = program.ok_or("the laws could not be built")?;
    // A copy: whoever goes on working builds another one in its place.
    let own = logs().join(package);
    fs::copy(&program, &own).map_err(|e| format!("{}: {e}", own.display()))?;
    Ok(own)
}

/// The test program built by Cargo, which also names the other programs of the package.
fn program(messages: &str) -> Option<PathBuf> {
    let program = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let executable = message["executable"].as_str().filter(|_| message["target"]["kind"][0] == "test")?;
        Some(PathBuf::from(executable))
    };
    messages.lines().find_map(program)
}

/// The laws of each test file of the package in a folder.
fn known(folder: &str) -> Outcome<BTreeMap<String, Vec<String>>> {
    let folder = root().join(folder).join("tests");
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| format!("{}: {e}", folder.display()))?.path();
        let (Some(name), true) = (path.file_stem(), path.extension().is_some_and(|e| e == "rs")) else {
            continue;
        };
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        all.insert(name.to_string_lossy().into_owned(), functions(&text));
    }
    Ok(all)
}

/// The functions in the `proptest!` blocks of a file.
fn functions(text: &str) -> Vec<String> {
    let blocks = text.split("\nproptest! {\n").skip(1);
    let inside = blocks.filter_map(|block| block.split("\n}\n").next());
    let tests = inside.flat_map(|block| block.split("#[test]\n").skip(1));
    let function = |test: &str| {
        let (_, rest) = test.split_once("fn ")?;
        rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().map(String::from)
    };
    tests.filter_map(function).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_laws_is_explored() {
        let mut count = 0;
        for (_, folder) in PACKAGES {
            for (file, functions) in known(folder).unwrap() {
                let path = root().join(folder).join("tests").join(&file).with_extension("rs");
                let has_laws = fs::read_to_string(path).unwrap().contains("proptest! {");
                assert_eq!(!functions.is_empty(), has_laws, "{file}: {functions:?}");
                count += functions.len();
            }
        }
        assert!(count > 80);
    }

    #[test]
    fn only_tests_in_blocks_are_laws() {
        let text = "#[test]\nfn plain() {}\n\nproptest! {\n    #![proptest_config(laws(1))]\n\n    /// Text.\n    \
                    #[test]\n    fn one(a in 0..2u8) {\n    }\n\n    #[test]\n    fn two(\n    ) {\n    }\n}\n\n\
                    #[test]\nfn last() {}\n";
        assert_eq!(functions(text), ["one", "two"]);
    }

    #[test]
    fn minutes_name_and_seed_are_read() {
        let read = |text: &str| request(&text.split_whitespace().map(String::from).collect::<Vec<_>>());
        let plain = Request { minutes: MINUTES, law: String::new(), seed: None };
        assert_eq!(read(""), Ok(plain));
        let all = Request { minutes: 3, law: "x::y".into(), seed: Some(7) };
        assert_eq!(read("3 --law x::y --seed 7"), Ok(all));
        for wrong in ["many", "--seed", "--seed x", "--law"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_program_is_known_by_what_cargo_says() {
        let line = |kind: &str, path: &str| {
            format!(r#"{{"executable":"{path}","target":{{"kind":["{kind}"],"name":"all"}}}}"#) + "\n"
        };
        let (test, other) = (line("test", "/t/deps/all-0a1b"), line("bin", "/t/words"));
        for said in [format!("{test}{other}{{\"executable\":null}}\n"), other + &test] {
            assert_eq!(program(&said), Some(PathBuf::from("/t/deps/all-0a1b")));
        }
    }
}
