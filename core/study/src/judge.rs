//! Comparison of a written or tapped answer with the right one: right parts, and one thing to correct.

use super::{Verdict, diagram, move_text as writing, paper};
use notabene_core::game::Game;
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Fact, Language, MessageKind, Msg};
use notabene_core::msg;
use notabene_core::notation::marks::MARKS;
use notabene_core::notation::{Style, Token, TokenPart};

/// The parts of a written move that are right already: its letter, its fields, the piece of a promotion.
pub(super) fn praise(tokens: &[Token], text: &str) -> Option<Msg> {
    let text = paper::unnumbered(text).trim_end_matches(MARKS);
    let mut parts: Vec<String> = Vec::new();
    // The sign between two pieces counts only after the right letter: `a` is part of many words.
    let mut begins = String::new();
    for token in tokens {
        let word = token.text.as_str();
        let found = match token.part {
            TokenPart::Piece => text.starts_with(word),
            TokenPart::From if is_number(word) && begins.is_empty() => numbers(text).first() == Some(&word),
            TokenPart::From => text.strip_prefix(&*begins).is_some_and(|rest| rest.starts_with(word)),
            TokenPart::To if is_number(word) => {
                numbers(text).len() > 1 && numbers(text).last() == Some(&word)
            }
            TokenPart::To => text.contains(word),
            TokenPart::Promotes => word.len() < text.len() && text.ends_with(word),
            _ => false,
        };
        if matches!(token.part, TokenPart::Piece) {
            begins = token.text.clone();
        }
        if found {
            parts.push(token.text.clone());
        }
    }
    (!parts.is_empty()).then(|| msg!(GoodParts { parts }))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

/// The numbers in a text: 8 is not in 28.
fn numbers(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty()).collect()
}

/// The verdict on a written text unknown to the course, in place of a move. The table shows the position before the
/// move.
pub(super) fn move_text(table: &Game, id: &str, text: &str, language: Language) -> Verdict {
    let style = diagram::style_on(table, language);
    let bare = paper::unnumbered(text);
    let right = match table.read(id, &style) {
        Ok(right) => right.tokens,
        Err(refusal) => return Verdict::wrong(refusal.because),
    };
    let good = praise(&right, text);
    match table.read(bare, &style) {
        Ok(read) if read.id == id => match read.remarks.iter().find(|r| r.slip).or(read.remarks.first()) {
            None => Verdict::right(),
            Some(remark) if remark.slip => Verdict::wrong(remark.message.clone()).with_praise(good),
            Some(remark) => Verdict::noted(remark.message.clone()),
        },
        Ok(read) => other_move(&right, &read.tokens).with_praise(good),
        Err(refusal) if start_field(&refusal.because, id).is_some() => {
            let field = start_field(&refusal.because, id).unwrap_or_default();
            Verdict::wrong(msg!(LookArrives { field })).with_praise(good).with_fields(refusal.fields)
        }
        Err(refusal) if is_in_part(&refusal.because) => {
            Verdict::wrong(refusal.because).with_praise(good).with_fields(refusal.fields)
        }
        Err(_) if is_nonsense(bare) && right.iter().any(|token| token.part == TokenPart::Castles) => {
            Verdict::wrong(msg!(LookCastling))
        }
        Err(_) if is_nonsense(bare) => Verdict::wrong(msg!(LookNoMove)),
        Err(refusal) => Verdict::wrong(refusal.because).with_praise(good).with_fields(refusal.fields),
    }
}

/// True if a correction repeats the fault: the same signs, or a right move with the same remark.
pub(super) fn is_unchanged(table: &Game, id: &str, (given, text): (&str, &str), language: Language) -> bool {
    let remark = |text: &str| {
        let read = table.read(paper::unnumbered(text), &diagram::style_on(table, language));
        let read = read.ok().filter(|read| read.id == id)?;
        read.remarks.first().map(|remark| remark.message.id())
    };
    paper::is_same_text(given, text) || remark(given).is_some_and(|of_given| remark(text) == Some(of_given))
}

/// A hint for a cause that contains the right form: the place of the fault, without that form. `None` if the cause
/// gives nothing away.
pub(super) fn hint(message: &Msg) -> Option<Msg> {
    message.right()?;
    Some(match (message.kind(), message.facts()) {
        (
            MessageKind::LanguageLetter | MessageKind::LanguageLetterDoubt,
            [Fact::Text(letter), Fact::Text(language), ..],
        ) => {
            msg!(HintLanguage { letter: letter.clone(), language: language.clone() })
        }
        (
            MessageKind::PieceCase
            | MessageKind::FileCase
            | MessageKind::CastleCase
            | MessageKind::SmallLetter,
            _,
        ) => msg!(HintCase),
        (MessageKind::SquareOrder | MessageKind::LetterFirst | MessageKind::PromoBehind, _) => {
            msg!(HintOrder)
        }
        (MessageKind::Ambiguous | MessageKind::LetterNotEnough | MessageKind::SlipDoubt, _) => {
            msg!(HintWhich)
        }
        (
            MessageKind::TakesPiece
            | MessageKind::TakesDoubt
            | MessageKind::HalfSquare
            | MessageKind::HalfSquareDoubt,
            _,
        ) => msg!(HintWhere),
        (MessageKind::SignTooMany | MessageKind::SignTooManyDoubt, _) => msg!(HintTooMany),
        (MessageKind::PromoMissing, _) => msg!(HintPromo),
        (MessageKind::PawnLetter, _) => msg!(HintPawn),
        (MessageKind::PawnFile | MessageKind::PawnLine, _) => msg!(HintPawnFile),
        (MessageKind::LetterMissing, _) => msg!(HintLetter),
        (MessageKind::CastlingAsKing | MessageKind::CastlingByKing, _) => msg!(LookCastling),
        _ => msg!(HintSign),
    })
}

/// The field on which the own piece stands by this refusal, if that is the piece of the move with this id. The board
/// shows the position after the move: there it has left that field.
fn start_field(message: &Msg, id: &str) -> Option<String> {
    let (MessageKind::OwnPiece, [.., Fact::Text(field)]) = (message.kind(), message.facts()) else {
        return None;
    };
    id.starts_with(field.as_str()).then(|| field.clone())
}

/// True for the refusal of piece takes piece, without squares.
fn is_in_part(message: &Msg) -> bool {
    matches!(message.kind(), MessageKind::TakesDoubt | MessageKind::TakesNone | MessageKind::HalfSquareDoubt)
}

/// True if a text has nothing of a move: no field, and no castling. An explanation of its signs would be misleading.
pub(super) fn is_nonsense(text: &str) -> bool {
    let castles = text.bytes().all(|b| matches!(b, b'O' | b'o' | b'0' | b'-' | b' '));
    let digits = text.bytes().any(|b| b.is_ascii_digit());
    let letters = |word: &str| word.bytes().filter(u8::is_ascii_alphabetic).count();
    !castles && !digits || text.split_ascii_whitespace().any(|word| letters(word) > 5)
}

/// The one difference between a legal move and the right one.
fn other_move(right: &[Token], read: &[Token]) -> Verdict {
    let part = |tokens: &[Token], part: TokenPart| {
        tokens.iter().find(|token| token.part == part).map(|t| t.text.clone())
    };
    let differs = |it: TokenPart| part(right, it) != part(read, it);
    let fields = |it: TokenPart| {
        let token = right.iter().find(|token| token.part == it);
        token.map(|token| token.fields.clone()).unwrap_or_default()
    };
    match () {
        _ if differs(TokenPart::Castles) => Verdict::wrong(msg!(LookCastling)),
        _ if differs(TokenPart::Piece) => Verdict::wrong(msg!(LookPiece)),
        _ if differs(TokenPart::To) => Verdict::wrong(msg!(LookTo)).with_fields(fields(TokenPart::To)),
        _ if differs(TokenPart::From) => Verdict::wrong(msg!(LookFrom)),
        _ => Verdict::wrong(msg!(LookSigns)),
    }
}

/// The verdict on a field: its name, and praise for the right letter or number.
pub(super) fn field(board: &Board, right: &[Field], given: Field) -> Verdict {
    let (letter, number) = diagram::coordinates(board, given);
    let is = |other: &Field| diagram::coordinates(board, *other);
    let name = diagram::name(board, given);
    let tapped = Verdict::wrong(msg!(ThatIs { field: name })).with_fields(vec![given]);
    match () {
        _ if letter.is_empty() || right.len() != 1 => tapped,
        _ if right.iter().any(|field| is(field).0 == letter) => {
            tapped.with_praise(Some(msg!(GoodLetter { letter })))
        }
        _ if right.iter().any(|field| is(field).1 == number) => {
            tapped.with_praise(Some(msg!(GoodNumber { number })))
        }
        _ => tapped,
    }
}

/// The verdict on a written name of a field.
pub(super) fn name(board: &Board, right: Field, text: &str) -> Verdict {
    let (letter, number) = diagram::coordinates(board, right);
    match board.naming.field(&board.grid, text) {
        Some(given) if given == right => Verdict::right(),
        // The field of the written name is shown beside the lit field.
        Some(given) => {
            let verdict = field(board, &[right], given);
            Verdict { remark: Some(msg!(NameLies { field: diagram::name(board, given) }).into()), ..verdict }
        }
        None => {
            let has_letter = !letter.is_empty() && text.starts_with(letter.as_str());
            let has_number = !letter.is_empty() && text.ends_with(number.as_str());
            let good = match () {
                _ if has_letter => Some(msg!(GoodLetter { letter })),
                _ if has_number => Some(msg!(GoodNumber { number })),
                _ => None,
            };
            let first = board.in_order().next().map(|field| diagram::name(board, field)).unwrap_or_default();
            let last = board.in_order().last().map(|field| diagram::name(board, field)).unwrap_or_default();
            Verdict::wrong(msg!(NameLooksLike { first, last })).with_praise(good)
        }
    }
}

/// A move played on the board, in unambiguous notation.
pub(super) fn long_form(table: &Game, text: &str) -> Option<String> {
    let style: Style = diagram::long_style();
    Some(writing::text(&table.read(text, &style).ok()?))
}
