//! A capture of draughts with several ways, settled by the moves that follow.

use super::Replayer;
use crate::i18n::{Fact, MessageKind, Msg};
use crate::notation::{AnyMove, AnyPosition, Notation};
use crate::position::Position as _;
use crate::record::pgn::lexeme::Lexeme;

/// Maximum number of half-moves that are tried.
const FARTHEST: usize = 60;

/// Maximum number of positions that are followed.
const MOST_POSITIONS: usize = 16;

impl Replayer<'_> {
    /// The way of a capture after which the following moves can be played, if there is a single one.
    pub(super) fn settled_by_rest(&mut self, message: &Msg) -> Option<AnyMove> {
        if message.kind() != MessageKind::WhichWay {
            return None;
        }
        let now = self.line.now.clone();
        let Some(Fact::List(texts)) = message.right() else { return None };
        let ways = ways(&now, &now.find(texts.first()?, self.style)?);
        // Each position with the place of the way that leads to it.
        let after = |(place, m): (usize, &AnyMove)| {
            let mut after = now.clone();
            after.play_unchecked(m);
            (place, after)
        };
        let mut open: Vec<(usize, AnyPosition)> = ways.iter().enumerate().map(after).collect();
        let at = self.lexer.at();
        let mut plies = 0;
        while plies < FARTHEST && open.iter().any(|(place, _)| *place != open[0].0) {
            match self.lexer.next() {
                Some((_, Lexeme::Word(word))) => {
                    let word: String = word.chars().filter(|c| *c != ' ').collect();
                    let next: Vec<(usize, AnyPosition)> =
                        open.iter().flat_map(|(place, p)| self.followed(*place, p, &word)).collect();
                    if next.is_empty() || next.len() > MOST_POSITIONS {
                        break;
                    }
                    (open, plies) = (next, plies + 1);
                }
                Some((_, Lexeme::Open)) => {
                    self.skip_brackets();
                }
                Some((_, Lexeme::Close | Lexeme::Score(_) | Lexeme::Tag(..) | Lexeme::Setup(_))) | None => {
                    break;
                }
                Some(_) => {}
            }
        }
        self.lexer.rewind(at);
        let place = open.first()?.0;
        open.iter().all(|(other, _)| *other == place).then(|| ways[place])
    }

    /// The positions after a word, by each of its ways.
    fn followed(&self, place: usize, p: &AnyPosition, word: &str) -> Vec<(usize, AnyPosition)> {
        let one_way = || {
            let refusal = p.read(word, self.style).err()?;
            let is_choice = refusal.because.kind() == MessageKind::WhichWay;
            p.find(refusal.nearest.first().filter(|_| is_choice)?, self.style)
        };
        let moves = match p.find(word, self.style) {
            Some(m) => vec![m],
            // Only another capture with several ways is followed by all of them.
            None => one_way().map_or_else(Vec::new, |m| ways(p, &m)),
        };
        let after = |m: &AnyMove| {
            let mut after = p.clone();
            after.play_unchecked(m);
            (place, after)
        };
        moves.iter().map(after).collect()
    }
}

/// All captures with the start and the end of a capture.
fn ways(p: &AnyPosition, m: &AnyMove) -> Vec<AnyMove> {
    let ends = |m: &AnyMove| {
        let route = p.trace(m).route;
        (route.first().copied(), route.last().copied())
    };
    let wanted = ends(m);
    p.legal_moves().into_iter().filter(|other| ends(other) == wanted).collect()
}
