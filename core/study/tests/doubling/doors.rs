//! Every kind of input at every door: twice as much of it costs twice the work, whichever of the two it is made for.

use crate::{jsonl, linear};
use notabene_core::exchange::vocabulary::{self, StyleSpec};
use notabene_core::exchange::{backup, collection, embed, library, line, link, pairing, result, save, share};
use notabene_core::game::opponent::Opponents;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::game::timed::{GameClock, parse_time_control};
use notabene_core::game::{Arrangement, Strictness, Typing, correspondence, registry, strict};
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_core::record::clock::Clock;
use notabene_study::score_sheet::{
    dictation::Dictation, handwriting::Handwriting, ink_cells::InkCells, memory::Memory,
    note_along::NoteAlong, order::TurnOrder, pair::SheetPair, sheet_link,
};
use notabene_study::{
    self as study, Diplomas, Progress, class, famous, preferences, projector, schedule, worksheet,
};

/// Parts that are repeated: of records, positions, links, saves, markup, and what belongs nowhere.
const KINDS: [&str; 36] = [
    "1-0 ",
    "1. e4 * ",
    "e4 ",
    "e2e4 ",
    "Nf3 Ng8 ",
    "O-O ",
    "32-28 ",
    "26x17",
    "N",
    "x",
    "-",
    "9",
    "(",
    "{a} ",
    "[A \"b\"]\n",
    "$1 ",
    ";a\n",
    "%",
    "8/",
    "W:W28:B12 ",
    "K1,",
    "a=b\n",
    "a=b&",
    "|",
    "\n",
    "\r",
    "\t",
    " ",
    "\"",
    "\\",
    "<b>",
    "notabene 2\n",
    "exercise E find\n",
    "\u{1e}",
    "\u{202e}",
    "é",
];

/// A reader of texts from outside.
type Door = (&'static str, fn(&str));

fn pgn() -> Style {
    Style::pgn()
}

const DOORS: &[Door] = &[
    ("import", |text| drop(collection::import(text, &pgn(), Language::En))),
    ("replay", |text| collection::lines(text, &mut |_| ())),
    ("one game", |text| drop(collection::nth(text, 0, &pgn()))),
    ("all games", |text| drop(collection::open_all(text, &pgn(), Language::En).games)),
    ("moves alone", |text| drop(collection::restore(text))),
    ("save", |text| drop(save::read(text))),
    ("link", |text| drop(link::read(text))),
    ("shared link", |text| drop(share::read(text))),
    ("link of a course", |text| drop(share::read_course(text))),
    ("link of a sheet", |text| drop(sheet_link::read(text))),
    ("backup", |text| drop(backup::read(text))),
    ("summary", |text| drop(library::GameSummary::read(text))),
    ("result", |text| drop(result::read(text))),
    ("name of a pupil", |text| drop(result::pupil_name(text))),
    ("pairing", |text| drop(pairing::PairingCode::read(text))),
    ("line of a game", |text| drop(line::read(text))),
    ("start of a line", |text| drop(line::read_start(text))),
    ("position of chess", |text| drop(registry::open("chess", Some(text), None))),
    ("position of draughts", |text| drop(registry::open("draughts/international", Some(text), None))),
    ("position of Scharten", |text| drop(registry::open("scharten", Some(text), None))),
    ("rules", |text| drop(registry::open("draughts/international", None, Some(text)))),
    ("name of a game", |text| drop(registry::open(text, None, None))),
    ("typed position", |text| drop(registry::open_position(text, "chess"))),
    ("position editor", |text| drop(PositionEditor::read("chess", text))),
    ("saved position", |text| drop(position_editor::read_saved(text))),
    ("arrangement", |text| drop(Arrangement::read("chess", Some(text)))),
    ("typed move", |text| drop(registry::chess().enter(text, &pgn()))),
    ("typed moves", |text| {
        drop(registry::chess().type_text(text, &Typing::of_moves(pgn(), Strictness::Guided)));
    }),
    ("typed move of a tournament", |text| {
        drop(strict::enter(&mut registry::chess(), text, &pgn(), Strictness::Tournament));
    }),
    ("typed move of draughts", |text| {
        drop(registry::open("draughts/frisian", None, None).map(|mut game| game.enter(text, &pgn()).is_ok()));
    }),
    ("typed move of Scharten", |text| {
        drop(registry::open("scharten", None, None).map(|mut game| game.enter(text, &pgn()).is_ok()));
    }),
    ("move in French", |text| {
        drop(registry::chess().read(text, &Style::of(Letters::find("fr").expect("letters"))));
    }),
    ("read for programs", |text| {
        drop(vocabulary::read(&registry::chess(), text, &pgn(), Language::En));
    }),
    ("explain for programs", |text| {
        drop(vocabulary::explain(&registry::chess(), text, &pgn(), Language::En));
    }),
    ("style for programs", |text| {
        drop(
            serde_json::from_value::<StyleSpec>(serde_json::json!({"language": text}))
                .map(|spec| spec.style()),
        );
    }),
    ("request of JSON lines", |text| drop(jsonl::answer(text))),
    ("text of JSON lines", |text| {
        for op in ["import", "read", "play"] {
            drop(jsonl::answer(&serde_json::json!({ "op": op, "text": text }).to_string()));
        }
    }),
    ("options of a board", |text| {
        for name in ["moves", "pgn", "pdn", "position", "game", "arrows", "highlight", "title"] {
            let mut options = embed::Options::default();
            drop(options.set(name, text));
            drop(embed::game(&options, ""));
        }
    }),
    ("time control", |text| drop(parse_time_control(text))),
    ("clock", |text| drop(Clock::read(text))),
    ("clock of a game", |text| drop(GameClock::read(text))),
    ("seats", |text| drop(correspondence::Seats::read(text))),
    ("opponents", |text| drop(Opponents::read(text))),
    ("course", |text| drop(study::read(text))),
    ("translation", |text| drop(study::read_with("notabene course 1\ncourse long\n", &[text]))),
    ("progress", |text| drop(Progress::read(text))),
    ("schedule", |text| drop(schedule::Schedule::read(text))),
    ("diplomas", |text| drop(Diplomas::read(text))),
    ("class", |text| drop(class::ClassBook::read(text))),
    ("handed in", |text| drop(class::ClassBook::default().import(text))),
    ("preferences", |text| preferences::Prefs::new(Language::En).read_lines(text)),
    ("famous games", |text| drop(famous::read_list(text))),
    ("projector", |text| drop(projector::ProjectorState::read(text))),
    ("worksheet", |text| drop(worksheet::WorkChoice::restore(text))),
    ("dictation", |text| drop(Dictation::restore(text))),
    ("handwriting", |text| drop(Handwriting::restore(text))),
    ("ink", |text| drop(InkCells::restore(text))),
    ("memory", |text| _ = Memory::restore(text)),
    ("note along", |text| _ = NoteAlong::restore(text)),
    ("turn order", |text| drop(TurnOrder::restore(text))),
    ("two sheets", |text| drop(SheetPair::restore(text))),
];

#[test]
fn every_kind_of_input_at_every_door() {
    for (door, read) in DOORS {
        for kind in KINDS {
            linear(&format!("{door}: {kind:?}"), 1_000, |n| read(&kind.repeat(n)));
        }
    }
}

/// Likewise behind what a door expects: a beginning that makes it read on.
#[test]
fn every_kind_of_input_behind_a_good_beginning() {
    const BEGINNINGS: [(&str, &str); 14] = [
        ("import", "[White \"A\"]\n\n1. e4 "),
        ("one game", "[GameType \"20\"]\n\n1. 32-28 "),
        ("save", "notabene 2\nchess\n1. e4 "),
        ("link", "1"),
        ("shared link", "g=1"),
        ("backup", "notabene backup 1\n"),
        ("summary", "notabene game 1\nid=a\n"),
        ("position of chess", "8/8/8/8/8/8/8/K1k5 w - - 0 "),
        ("position of draughts", "W:W28:B"),
        ("course", "notabene course 1\ncourse long\n"),
        ("typed moves", "1. e4 "),
        ("clock", "40/5400+30:"),
        ("class", "notabene class 1\n"),
        ("schedule", "notabene schedule 1\n"),
    ];
    for (door, beginning) in BEGINNINGS {
        let (_, read) = DOORS.iter().find(|(name, _)| *name == door).expect("a door");
        for kind in KINDS {
            let text = |n: usize| beginning.to_string() + &kind.repeat(n);
            linear(&format!("{door}: {beginning:?} and {kind:?}"), 1_000, |n| read(&text(n)));
        }
    }
}
