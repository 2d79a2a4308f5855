//! Help with an exercise: a hint first, then the answer.

use super::Attempt;
use crate::i18n::{Language, head};
use crate::study::course::{Kind, Quality};
use crate::study::{Help, Say, check, diagram, paper};

impl Attempt {
    /// Help: first a hint, then the answer. The exercise is still to be done.
    pub fn help(&mut self, language: Language) -> Help {
        self.helped = true;
        if !std::mem::replace(&mut self.hinted, true) {
            return self.hint_first(language);
        }
        self.shown = true;
        self.show_answer(language)
    }

    fn hint_first(&self, language: Language) -> Help {
        let it = self.exercise();
        let help = |says: Say, fields| Help { says, fields, is_answer: false, option: None };
        if let Some(n) = it.help {
            return help(self.hint(n), Vec::new());
        }
        let right = it.right(self.step).map(|answer| answer.text.in_language(language)).unwrap_or_default();
        let board = it.board.board().ok();
        let way = board.and_then(|board| diagram::way(&board, right)).unwrap_or_default();
        match it.kind {
            Kind::Find => {
                let place = board.zip(way.first()).map(|(board, at)| (board, *at));
                let Some((board, at)) = place else { return help(msg!(LookTask).into(), Vec::new()) };
                let (letter, number) = diagram::coordinates(&board, at);
                match letter.is_empty() {
                    true => help(msg!(HelpRow { row: diagram::row(&board, at) }).into(), Vec::new()),
                    false => help(msg!(HelpFind { letter, number }).into(), Vec::new()),
                }
            }
            Kind::Play | Kind::PlayGame => {
                let from = way.first().copied();
                let name = board.zip(from).map(|(board, at)| diagram::name(&board, at)).unwrap_or_default();
                help(msg!(HelpFrom { field: name }).into(), from.into_iter().collect())
            }
            Kind::Choose => {
                let other = it.those(Quality::Wrong, 0).next();
                let text = other.map(|answer| answer.text.in_language(language)).unwrap_or_default();
                help(msg!(HelpNot { text: text.into() }).into(), Vec::new())
            }
            Kind::Head | Kind::Row | Kind::Line => {
                let cells = paper::cells(right);
                let text = cells.iter().find(|(_, text)| !text.is_empty()).map_or("", |(_, text)| text);
                let word = text.split_ascii_whitespace().next().unwrap_or_default();
                // One letter is enough of a row; what it tells is the move.
                let text = if it.kind == Kind::Row { head(word, 1) } else { word.into() };
                help(msg!(HelpBegins { text }).into(), Vec::new())
            }
            _ if self.asks_result() => help(msg!(LookResult).into(), Vec::new()),
            _ => {
                let digits = right.bytes().take_while(u8::is_ascii_digit).count();
                help(
                    msg!(HelpBegins {
                        text: head(right, if it.kind == Kind::Name { 1 } else { digits.max(1) })
                    })
                    .into(),
                    Vec::new(),
                )
            }
        }
    }

    fn show_answer(&self, language: Language) -> Help {
        let it = self.exercise();
        let place =
            it.answers.iter().position(|answer| answer.is == Quality::Right && answer.step == self.step);
        let text = place.and_then(|n| it.answers.get(n)).map(|answer| answer.text.in_language(language));
        let text = text.unwrap_or(&it.result);
        let (mut fields, mut right) = (Vec::new(), String::from(text));
        match it.kind {
            Kind::Find | Kind::Play | Kind::PlayGame => {
                let board = it.board.board().ok();
                fields = board.and_then(|board| diagram::way(&board, text)).unwrap_or_default();
            }
            Kind::Head | Kind::Row | Kind::Line => {
                right = String::new();
                for (_, text) in it.wanted(self.step, language).iter().filter(|(_, text)| !text.is_empty()) {
                    right.push_str(if right.is_empty() { "" } else { " · " });
                    right.push_str(text);
                }
            }
            _ => {}
        }
        if let Some(table) = self.table.as_ref().filter(|_| it.kind.is_played())
            && let Ok(explained) = table.read(text, &diagram::style(language))
        {
            right = check::text(&explained);
        }
        let option = place.filter(|_| it.kind == Kind::Choose);
        Help { says: msg!(HelpAnswer { right }).into(), fields, is_answer: true, option }
    }
}
