//! Messages as data, and their translation.
//!
//! A [`Msg`] carries facts, never words. The words are Fluent files in `core/locales`, a folder for each language.
//! `core/build.rs` reads them: the English ones become [`MessageKind`], [`facts`] and [`Label`], so that the compiler
//! checks names and types of every message, and those of all languages become compact patterns, checked against the
//! English ones. This module formats the patterns with the facts. The same message serves the explain line, the live
//! region, the lessons and JavaScript.

mod aloud;
mod bidi;
mod catalog;
mod fact;
mod format;
mod french;
mod key;
mod message;
mod notes;
mod places;

pub use bidi::isolated;
pub use catalog::{Part, embed_labels, embed_lessons, embed_messages, is_known, load, serialize};
pub use fact::{Disambiguated, Effect, Fact, MovePath, Ownership, Spoken};
pub use french::with_no_break_spaces;
pub use message::Msg;
pub use message::kinds::MONTHS;
pub use message::kinds::{Label, Language, MessageKind, facts};
pub use notes::{Block, Section, sections, text_of_row};
pub use places::{MenuLink, PLACES};

/// The first `most` characters of a text, for quoting it in a message.
pub fn head(text: &str, most: usize) -> String {
    let end = text.char_indices().nth(most).map_or(text.len(), |(at, _)| at);
    text.get(..end).unwrap_or_default().into()
}

impl From<Language> for &'static str {
    /// The code of a language.
    fn from(language: Language) -> &'static str {
        language.code()
    }
}

impl std::str::FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::from_code(code).ok_or(UnknownLanguage)
    }
}

/// A code of no language of the screens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this is the code of no language of the screens")
    }
}

impl std::error::Error for UnknownLanguage {}

impl Language {
    /// Parses a language code such as `fr` or `fr-BE`.
    pub fn from_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(short))
    }
    /// Formats a message as a sentence.
    pub fn say(self, msg: &Msg) -> String {
        let mut out = String::with_capacity(96);
        format::fill(self, catalog::sentence(self, msg), msg.facts(), &mut out);
        out
    }
    /// The text of a label.
    pub fn label(self, label: Label) -> &'static str {
        catalog::label(self, label)
    }
}

/// A kind of piece, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// King of chess.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
    /// Man of draughts.
    Man,
    /// King of draughts.
    Crowned,
}

impl Piece {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::King => "king",
            Piece::Queen => "queen",
            Piece::Rook => "rook",
            Piece::Bishop => "bishop",
            Piece::Knight => "knight",
            Piece::Pawn => "pawn",
            Piece::Man => "man",
            Piece::Crowned => "crowned",
        }
    }
}

/// A player, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// White.
    White,
    /// Black.
    Black,
}

impl Player {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Player::White => "white",
            Player::Black => "black",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A type with a sample value, for facts in tests.
    pub(super) trait Sample {
        fn sample() -> Self;
    }
    macro_rules! samples {
        ($($type:ty => $value:expr;)*) => {
            $(impl Sample for $type { fn sample() -> Self { $value } })*
        };
    }
    samples! {
        Piece => Piece::Knight;
        Player => Player::Black;
        String => "e4".into();
        char => 'e';
        u8 => 4;
        u32 => 12;
        Vec<String> => vec!["b1".into(), "f3".into()];
        Ownership => Ownership { player: Player::White, piece: Piece::Rook };
        Option<Ownership> => Some(Sample::sample());
        Spoken => Spoken {
            piece: Piece::Pawn,
            from: "e7".into(),
            to: "f8".into(),
            apart: Disambiguated::No,
            takes: Some(Piece::Rook),
            becomes: Some(Piece::Queen),
            castles: None,
            en_passant: false,
            thrown: None,
            rook: None,
            jumps: 0,
            via: Vec::new(),
            path: MovePath::Plain,
            effect: Effect::Check,
        };
    }

    /// Every placeable of a sentence is filled: nothing is missing, doubled or left in brackets.
    #[test]
    fn every_sentence_in_every_language_says_all_it_promises() {
        for msg in Msg::samples() {
            for language in Language::ALL {
                let said = language.say(&msg);
                let odd = ["{", "}", "  ", " .", " ,", "“”", "..", "()"];
                assert!(said.chars().count() > 1, "{} in {}", msg.id(), language.code());
                assert!(!odd.iter().any(|o| said.contains(o)), "{} in {}: {said}", msg.id(), language.code());
            }
        }
    }

    /// All messages and labels in a language: the name of each, and its text.
    fn everything(language: Language) -> Vec<(String, String)> {
        let said = Msg::samples().into_iter().map(|msg| (msg.id().to_string(), language.say(&msg)));
        said.chain(Label::ALL.iter().map(|l| (format!("{l:?}"), language.label(*l).to_string()))).collect()
    }

    /// Typographic apostrophes and quotation marks, and no return of wordings once found unclear.
    #[test]
    fn words_keep_the_rules_of_print_and_none_is_a_riddle() {
        let riddles = [
            "Ouvrir et garder",
            "À côté de ce coup",
            "En faire la partie",
            "grande lettre",
            "petite lettre",
            "heure de la pendule",
            "c’est nul.",
            "un seul peut y aller",
            "Son drapeau est tombé",
            "straight on and one aside",
            "the own clock",
            "” on.",
            "Beside this move",
        ];
        for language in Language::ALL {
            for (name, text) in everything(language) {
                let at = format!("{name} in {}: {text}", language.code());
                assert!(!text.contains('\''), "{at}");
                assert!(!text.contains('"'), "{at}");
                assert!(!riddles.iter().any(|riddle| text.contains(riddle)), "{at}");
                // Three dots stand for moves or an ellipsis; two are a slip.
                assert!(!text.replace("...", "").contains(".."), "{at}");
                let inside =
                    |words: &str| words.contains("e.p..") || words.contains("!.") || words.contains("?.");
                assert!(!inside(&text.replace("Frysk!", "Frysk")), "{at}");
                if language == Language::Fr {
                    // In running text names of pieces are in lower case: la dame, le roi.
                    let named =
                        ["la Dame", "le Roi", "la Tour", "le Fou", "le Cavalier", "le Pion", "une Dame"];
                    assert!(!named.iter().any(|piece| text.contains(piece)), "{at}");
                }
            }
        }
    }

    /// In French separated punctuation never begins a line, and always has the same space before it.
    #[test]
    fn french_signs_stay_with_their_words() {
        let said = Msg::samples().into_iter().map(|msg| Language::Fr.say(&msg));
        let words = Label::ALL.iter().map(|label| Language::Fr.label(*label).to_string());
        for text in said.chain(words) {
            assert_eq!(text, with_no_break_spaces(&text));
            // `Frysk!` is the name of a game.
            let text = text.replace("Frysk!", "Frysk");
            let tight = |pair: &[char]| pair[0].is_alphabetic() && matches!(pair[1], ';' | '!' | '?' | '»');
            assert!(!text.chars().collect::<Vec<_>>().windows(2).any(tight), "{text}");
        }
        assert_eq!(
            with_no_break_spaces("a : b ; c ! d\u{a0}? « e »"),
            "a\u{a0}: b\u{202f}; c\u{202f}! d\u{202f}? «\u{a0}e\u{a0}»"
        );
    }

    #[test]
    fn grammar_follows_the_noun() {
        let msg = |piece| msg!(Pinned { piece, by: Piece::Rook, field: "e8".into() });
        let say = |language: Language, piece| language.say(&msg(piece));
        assert_eq!(
            say(Language::Fr, Piece::Queen),
            "La dame ne peut pas jouer ce coup\u{a0}: elle protège ton roi contre la tour en e8."
        );
        assert_eq!(
            say(Language::Fr, Piece::Knight),
            "Le cavalier ne peut pas jouer ce coup\u{a0}: il protège ton roi contre la tour en e8."
        );
        assert_eq!(
            say(Language::Nl, Piece::Knight),
            "Het paard mag deze zet niet doen: dat stuk beschermt je koning tegen de toren op e8."
        );
        let said = msg!(Said { number: 3, player: Player::White, said: Sample::sample() });
        assert_eq!(
            Language::Fr.say(&said),
            "Coup 3 des Blancs\u{a0}: pion e prend en f8, devient dame, échec"
        );
        assert_eq!(Language::En.say(&said), "Move 3, White: e-pawn takes on f8, becomes a queen, check");
        let fields = ["b1", "f3", "f1"].map(String::from).to_vec();
        let several = msg!(Ambiguous {
            piece: Piece::Knight,
            fields: fields.clone(),
            right: fields,
            add: vec!["b".into(), "f".into()],
        });
        assert_eq!(
            Language::Nl.say(&several),
            "Welke? De paarden op b1, f3 en f1 kunnen daarheen. Zet b of f erbij: schrijf b1, f3 of f1."
        );
    }
}
