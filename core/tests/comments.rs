//! Comments: remarks of people on a move, and commands of programs, which readers do not see.

use crate::common::edited::{kept, moves};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::{Edit, Game, Go};
use notabene_core::notation::Style;
use notabene_core::record::{self, Note};

fn edit(table: &mut Game, edit: Edit) -> Result<(), String> {
    table.edit(edit, &Style::pgn()).map_err(|problem| problem.message.id().into())
}
/// The comment of the move on the board.
fn note(table: &Game) -> Note {
    table.sheet(&Style::pgn()).note
}

#[test]
fn commands_of_programs_stay_beside_the_words_of_people() {
    let text = "1. e4 {[%eval 0.25] [%clk 0:02:58] Good. [%depth 20]} e5 *";
    let found = record::next_game(text, 0).unwrap();
    let mut table = import::import(text, found, &Style::pgn(), ImportTarget::Game).table.unwrap().unwrap();
    table.go(Go::Forward);
    let said = note(&table).comment;
    assert_eq!(record::readable(&said), "Good.");
    assert_eq!(record::commands(&said), "[%eval 0.25] [%depth 20]");
    assert_eq!(note(&table).clock, Some(178_000));
    assert_eq!(moves(&table), "1. e4 {[%clk 0:02:58] [%eval 0.25] Good. [%depth 20]} 1... e5 *");
    edit(&mut table, Edit::Words("Better.".into())).unwrap();
    assert_eq!(note(&table).comment, "[%eval 0.25] [%depth 20] Better.");
    edit(&mut table, Edit::Words(String::new())).unwrap();
    assert_eq!(note(&table).comment, "[%eval 0.25] [%depth 20]", "a reader cannot lose what he does not see");
    edit(&mut table, Edit::Words("mine [%eval 9]".into())).unwrap();
    assert!(note(&table).comment.contains("[%eval 0.25]"), "{}", note(&table).comment);
    assert_eq!(note(&kept(&table)), note(&table));
}

#[test]
fn what_is_no_command_is_read() {
    for (comment, said) in [
        ("", ""),
        ("plain words", "plain words"),
        ("[%eval 0.3]", ""),
        ("[%eval 0.3][%emt 0:00:01] a [%x]b", "a b"),
        ("an [%open one", "an [%open one"),
        ("[% ]", ""),
        ("a [b] c", "a [b] c"),
    ] {
        assert_eq!(record::readable(comment), said, "{comment}");
    }
}
