//! The official score sheet of a game: fills itself.

use super::handwriting::{Handwriting, split_entry};
use notabene_core::game::{Game, MoveCell, Problem, registry};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style, TokenPart, player};
use notabene_core::position::Side;
use notabene_core::record::{self, End, ScoreSheet};

/// Returns the score sheet of the main line, in a style of notation.
pub fn score_sheet(table: &Game, style: &Style) -> ScoreSheet {
    let (sheet, status) = (table.sheet(style), table.status());
    let mut form = ScoreSheet::blank(&sheet.tags, sheet.first);
    form.array = registry::array_number(status.game, &table.played().position_at(0).to_text());
    let mut ply = 0;
    for (n, row) in sheet.rows.iter().enumerate() {
        let sides = [(sheet.first, &row.first), (sheet.first.other(), &row.second)];
        for (side, cell) in sides {
            if let Some(cell) = cell {
                fill(&mut form, n, side, ply, cell);
                ply += 1;
            }
        }
    }
    if let Some(first) = sheet.rows.first() {
        form.number_from(first.number);
    }
    form.close(status.score, status.results, end(table, &sheet.rows));
    form
}

/// Replays a sheet on a board of its own, as an arbiter does: the game of `table` from its start, with the written
/// moves up to the first that cannot be played. Returns the game and their number. Claims can be checked there.
pub fn replay_sheet(table: &Game, sheet: &Handwriting, style: &Style) -> Result<(Game, usize), Problem> {
    let style = Style { letters: sheet.letters, ..*style };
    let (start, status) = (table.played().position_at(0).to_text(), table.status());
    let rules = Some(status.rules.as_str());
    let mut copy = registry::open(status.game, Some(&start), rules)?;
    for (ply, place) in sheet.entries().iter().enumerate() {
        if copy.enter(split_entry(place).text, &style).is_err() {
            return Ok((copy, ply));
        }
    }
    Ok((copy, sheet.len()))
}

fn fill(form: &mut ScoreSheet, row: usize, side: Side, ply: usize, cell: &MoveCell) {
    let Some(entry) = form.entry(row, side) else { return };
    entry.ply = Some(ply);
    let moved = cell.tokens.iter().filter(|token| token.part != TokenPart::Offer);
    moved.for_each(|token| entry.text.push_str(&token.text));
    entry.offer = cell.note.offer;
    entry.time = cell.note.clock.map(record::hours).unwrap_or_default();
}

/// Returns the end of the game declared by the players at the end of the main line.
fn end(table: &Game, rows: &[notabene_core::game::MoveRow]) -> Option<End> {
    match rows.last().and_then(|row| row.second.as_ref().or(row.first.as_ref())) {
        Some(last) => last.note.end,
        None => table.status().end,
    }
}

/// Returns the remark at the foot of the sheet on the end that the players declared (page "Scharten", "24 Einde van de
/// partij"); `None` if the rules ended the game, or if the kind of end is unknown.
pub fn remark(form: &ScoreSheet) -> Option<Msg> {
    let loser = form.score.winner().map(|winner| player(winner.other()));
    Some(match (form.end?, loser) {
        (End::Resigned, Some(player)) => msg!(RemarkResigns { player }),
        // Resigned against a player who could never mate (page "Scharten", "Opgeven").
        (End::Resigned, None) => msg!(DrawIs),
        (End::Agreed, _) => msg!(RemarkAgreed),
        (End::Repetition, _) => msg!(RemarkRepetition),
        (End::Fifty, _) => msg!(RemarkFifty),
        (End::Time, Some(player)) => msg!(RemarkTime { player }),
        (End::Time, None) => msg!(RemarkTimeDraw),
    })
}
