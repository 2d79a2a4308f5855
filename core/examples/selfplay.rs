//! Games of the search against itself in every game of the registry, at weak and fast levels; prints a table.
//!
//! ```text
//! cargo xtask selfplay
//! cargo xtask selfplay 500 7
//! ```
//!
//! The numbers are those of the games, shared equally among all variants, and of the seed. Every chosen move is legal,
//! and its text, in the letters of a language that changes with the game, is read back as the same move. Every game
//! ends or reaches [`LONGEST`]. In loud Scharten darts land where the hand of the opponent throws them.

use notabene_core::chess::{self, Array};
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::game::{Game, SearchOptions, SearchTable};
use notabene_core::geometry::dart::Chance;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::notation::{LETTERS, Style};
use notabene_core::position::Side;
use notabene_search::Level;
use std::process::ExitCode;

/// Plies after which a game is ended without a result.
pub const LONGEST: u32 = 400;
/// Random plies before a game.
const OPENING: u32 = 4;
/// Positions visited for a move.
const NODES: u64 = 300;
/// The levels that play.
const LEVELS: u64 = 3;

/// Results of the games of one variant.
#[derive(Default, Debug)]
pub struct Tally {
    pub games: u32,
    pub white: u32,
    pub black: u32,
    pub drawn: u32,
    /// Games that reached [`LONGEST`].
    pub unfinished: u32,
    pub plies: u32,
    pub longest: u32,
}

/// Plays games of a variant, numbered from 0.
///
/// # Errors
///
/// A move that is not legal or not read back; with the game, its seed and the moves.
pub fn play_variant(variant: &Variant, games: u32, seed: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for n in 0..games {
        let mut chance = Chance(seed << 32 | u64::from(n));
        let mut game = open(variant, n)?;
        let plies = play(&mut game, &mut chance, n).map_err(|problem| {
            let moves = game.text(notabene_core::exchange::Export::Line);
            format!("{}, game {n}, seed {seed}: {problem}\n{moves}", variant.id)
        })?;
        tally.games += 1;
        tally.plies += plies;
        tally.longest = tally.longest.max(plies);
        *match game.status().outcome.map(|outcome| outcome.winner) {
            Some(Some(Side::White)) => &mut tally.white,
            Some(Some(Side::Black)) => &mut tally.black,
            Some(None) => &mut tally.drawn,
            None => &mut tally.unfinished,
        } += 1;
    }
    Ok(tally)
}

/// A game from its start; Chess960 from another array each time.
fn open(variant: &Variant, n: u32) -> Result<Game, String> {
    let array = Array::from_scharnagl((n * 37 % 960) as u16).filter(|_| variant.id == "chess960");
    let fen = array.map(|array| chess::Position::start(&array, chess::Rules::Chess960).fen());
    registry::open(variant.id, fen.as_deref(), None).map_err(|problem| problem.message.id().to_string())
}

/// Plays a game to its end, or to the limit. Returns the number of plies.
fn play(game: &mut Game, chance: &mut Chance, n: u32) -> Result<u32, String> {
    let style = Style::of(&LETTERS[n as usize % LETTERS.len()]);
    let mut table = SearchTable::new(0);
    for ply in 0..LONGEST {
        if game.status().is_over() {
            return Ok(ply);
        }
        let all = game.moves(&style);
        // Darts make every game another one.
        let id = if ply < OPENING && game.scene().throws.is_none() {
            let chosen = all.get(chance.draw() as usize % all.len().max(1));
            chosen.ok_or("no move in a game that is not over")?.0.clone()
        } else {
            chosen(game, &mut table, chance, n + ply)?
        };
        if !all.iter().any(|(legal, _)| *legal == id) {
            return Err(format!("{id} is not legal"));
        }
        let id = landed(game, id, chance);
        let text = game.text_of(&id, &style);
        let read = game.read(&text, &style).map(|read| read.id);
        if read.as_ref() != Ok(&id) {
            return Err(format!("{id} is written {text:?} and read as {read:?} ({})", style.letters.code));
        }
        if !game.play_id(&id) {
            return Err(format!("{id} cannot be played"));
        }
    }
    Ok(LONGEST)
}

/// The move that a level chooses.
fn chosen(game: &Game, table: &mut SearchTable, chance: &mut Chance, n: u32) -> Result<String, String> {
    let level = Level::new(1 + (u64::from(n) % LEVELS) as u8);
    let options = SearchOptions::default().with_level(level).with_nodes(NODES).with_seed(chance.draw());
    let best = game.best(&options, table, &mut || false).ok_or("no move is found")?;
    Ok(best.id)
}

/// The move of a dart where it lands; another move as it is.
pub fn landed(game: &Game, id: String, chance: &mut Chance) -> String {
    let Some(aim) = game.dart_aim(&id) else { return id };
    let opponent = Opponent { side: Side::White, level: Opponent::LEVELS };
    let field = Bed::at(opponent.throw(aim, chance.draw())).field();
    let piece = id.split('@').next().unwrap_or_default();
    let placed = field.map(|field| format!("{piece}@{}", game.field_name(field)));
    placed.filter(|id| !game.text_of(id, &Style::pgn()).is_empty()).unwrap_or_else(|| "@-".into())
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut number = |usual: u32| numbers.next().unwrap_or(Ok(usual));
    let (Ok(games), Ok(seed)) = (number(10_000), number(1)) else {
        eprintln!("selfplay [GAMES] [SEED]");
        return ExitCode::FAILURE;
    };
    let each = games.div_ceil(VARIANTS.len() as u32);
    println!("{:24} games  white  drawn  black  unfinished  plies  longest", "");
    let mut total = 0;
    for variant in VARIANTS {
        let tally = match play_variant(variant, each, seed.into()) {
            Ok(tally) => tally,
            Err(problem) => {
                eprintln!("{problem}");
                return ExitCode::FAILURE;
            }
        };
        let Tally { games, white, black, drawn, unfinished, plies, longest } = tally;
        let (id, usual) = (variant.id, plies / games.max(1));
        println!(
            "{id:24} {games:5}  {white:5}  {drawn:5}  {black:5}  {unfinished:10}  {usual:5}  {longest:7}"
        );
        total += games;
    }
    println!("{total} games: every move is legal and read back from its text");
    ExitCode::SUCCESS
}
