//! Wrong texts for a move, by kind of mistake: typical mistakes of pupils.

use notabene_core::game::played::Played;
use notabene_core::i18n::{Label, MessageKind as Said};
use notabene_core::notation::marks::MARKS;
use notabene_core::notation::{AnyMove, AnyPosition, Letters, Notation as _, Style, Token, TokenPart};
use notabene_core::position::Position as _;

/// A kind of mistake.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MistakeKind {
    /// Another field that the piece cannot reach.
    Field,
    /// Letter and digit, or start and end, swapped.
    Turned,
    /// Missing disambiguation of two pieces.
    Which,
    /// Pawn capture without the file.
    Pawn,
    /// Capture sign without a capture, or missing for one.
    Cross,
    /// The letter of another piece or language.
    Letter,
    /// Castling written in another form.
    Castling,
    /// Wrong sign of check or mate.
    Check,
    /// Promotion without the new piece.
    Promotion,
    /// The moves of a row in each other's column.
    Columns,
    /// A move left out: the following ones are shifted by one place.
    LeftOut,
    /// Two moves in one place.
    Two,
    /// Another legal move: the replay fails only later.
    Other,
}

impl MistakeKind {
    /// All kinds, the easier ones first.
    pub const ALL: [MistakeKind; 13] = [
        MistakeKind::Field,
        MistakeKind::Turned,
        MistakeKind::Letter,
        MistakeKind::Cross,
        MistakeKind::Pawn,
        MistakeKind::Check,
        MistakeKind::Castling,
        MistakeKind::Promotion,
        MistakeKind::Which,
        MistakeKind::Two,
        MistakeKind::Columns,
        MistakeKind::LeftOut,
        MistakeKind::Other,
    ];
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            MistakeKind::Field => Label::SlipField,
            MistakeKind::Turned => Label::SlipTurned,
            MistakeKind::Which => Label::SlipWhich,
            MistakeKind::Pawn => Label::SlipPawn,
            MistakeKind::Cross => Label::SlipCross,
            MistakeKind::Letter => Label::SlipLetter,
            MistakeKind::Castling => Label::SlipCastling,
            MistakeKind::Check => Label::SlipCheck,
            MistakeKind::Promotion => Label::SlipPromotion,
            MistakeKind::Columns => Label::SlipColumns,
            MistakeKind::LeftOut => Label::SlipLeftOut,
            MistakeKind::Two => Label::SlipTwo,
            MistakeKind::Other => Label::SlipOther,
        }
    }
}

/// Change of a sheet: replaces a number of places from here on.
pub(super) struct Change {
    /// The number of places.
    pub places: usize,
    /// Their new texts.
    pub into: Vec<String>,
}

/// Returns the wrong texts of a kind for a half-move: all fail in the reader, or break a rule of notation.
pub(super) fn make_changes(
    played: &Played,
    ply: usize,
    kind: MistakeKind,
    texts: &[String],
    style: &Style,
) -> Vec<Change> {
    let (Some(step), Some(right)) = (played.ply(ply), texts.get(ply)) else { return Vec::new() };
    let now = &step.before;
    match kind {
        MistakeKind::Columns | MistakeKind::Two => pair(now, ply, kind, texts),
        MistakeKind::LeftOut => vec![Change { places: 1, into: Vec::new() }],
        MistakeKind::Other => other_moves(now, step.m, right, style),
        _ => {
            let mut changes = Vec::new();
            for text in slips(&now.write(&step.m, style), right, kind, style) {
                if text != *right && is_slip(now, step.m, &text, style) {
                    changes.push(Change { places: 1, into: vec![text] });
                }
            }
            changes
        }
    }
}

/// Wrong texts for one move, one of each kind of mistake, the easier ones first.
pub(crate) fn wrong_texts(now: &AnyPosition, m: &AnyMove, style: &Style) -> Vec<String> {
    let (tokens, right) = (now.write(m, style), now.text(m, style));
    let first = |kind: MistakeKind| {
        let mut all = slips(&tokens, &right, kind, style).into_iter();
        // Letters of other languages would be right for their readers.
        let own = |text: &String| {
            kind != MistakeKind::Letter || style.letters.pieces.iter().any(|piece| text.starts_with(piece))
        };
        all.find(|text| *text != right && own(text) && is_slip(now, *m, text, style))
    };
    MistakeKind::ALL.into_iter().filter_map(first).collect()
}

/// Returns mistakes that take both places of a row.
fn pair(now: &AnyPosition, ply: usize, kind: MistakeKind, texts: &[String]) -> Vec<Change> {
    let leads = now.turn() == now.first();
    let (Some(first), Some(second)) = (texts.get(ply).filter(|_| leads), texts.get(ply + 1)) else {
        return Vec::new();
    };
    let into = match kind {
        MistakeKind::Columns => vec![second.clone(), first.clone()],
        _ => vec![format!("{first} {second}"), String::new()],
    };
    vec![Change { places: 2, into }]
}

/// Returns other legal moves with similar texts.
fn other_moves(now: &AnyPosition, right: AnyMove, text: &str, style: &Style) -> Vec<Change> {
    let mut changes = Vec::new();
    for reading in super::fuzzy_match::readings(now, text, style) {
        if reading.key != right {
            let text = now.text(&reading.key, style);
            changes.push(Change { places: 1, into: vec![text] });
        }
    }
    changes
}

/// Messages about texts that name no field of the board.
const NO_FIELDS: &[Said] = &[
    Said::NotAField,
    Said::Syntax,
    Said::Nothing,
    Said::NotOnDartboard,
    Said::NoSuchField,
    Said::LightField,
];

/// True if a text is a wrong notation: illegal, or not allowed on an official sheet.
fn is_slip(now: &AnyPosition, right: AnyMove, text: &str, style: &Style) -> bool {
    match now.explain(text, style) {
        // A text that names no field of the board is too obvious as a mistake.
        Err(refusal) => !NO_FIELDS.contains(&refusal.because.kind()),
        Ok((m, explained)) => m == right && explained.remarks.iter().any(|remark| remark.slip),
    }
}

/// Returns texts with one mistake of a kind.
fn slips(tokens: &[Token], right: &str, kind: MistakeKind, style: &Style) -> Vec<String> {
    match kind {
        MistakeKind::Field => fields(tokens),
        MistakeKind::Turned => turned(tokens),
        // The sign of a dart takes the place of a start field.
        MistakeKind::Which if tokens.iter().any(|token| token.text == "@") => Vec::new(),
        MistakeKind::Which => without(tokens, &[TokenPart::Piece], &[TokenPart::From]),
        MistakeKind::Pawn if is_pawn(tokens) => {
            without(tokens, &[TokenPart::Takes], &[TokenPart::From, TokenPart::Takes])
        }
        MistakeKind::Pawn => Vec::new(),
        MistakeKind::Cross => crosses(tokens, style),
        MistakeKind::Letter => letters(tokens, style),
        MistakeKind::Castling => castlings(tokens, style),
        MistakeKind::Check => checks(right),
        MistakeKind::Promotion => without(tokens, &[TokenPart::Promotes], &[TokenPart::Promotes]),
        MistakeKind::Columns | MistakeKind::LeftOut | MistakeKind::Two | MistakeKind::Other => Vec::new(),
    }
}

/// True if a text begins with the file of a capturing pawn.
fn is_pawn(tokens: &[Token]) -> bool {
    let file = |token: &&Token| token.part == TokenPart::From && token.text.len() == 1;
    tokens.first().filter(file).is_some_and(|token| token.text.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// Returns the text of a move with some tokens changed.
fn spelled(tokens: &[Token], change: &dyn Fn(usize, &Token) -> Option<String>) -> String {
    let mut text = String::new();
    for (n, token) in tokens.iter().enumerate() {
        text.push_str(&change(n, token).unwrap_or_else(|| token.text.clone()));
    }
    text
}

fn place(tokens: &[Token], part: TokenPart) -> Option<usize> {
    tokens.iter().rposition(|token| token.part == part)
}

/// Returns the text without some parts, if it has others.
fn without(tokens: &[Token], with: &[TokenPart], parts: &[TokenPart]) -> Vec<String> {
    let has = |part: &TokenPart| place(tokens, *part).is_some();
    if !with.iter().chain(parts).all(has) {
        return Vec::new();
    }
    vec![spelled(tokens, &|_, token| parts.contains(&token.part).then(String::new))]
}

/// Returns texts with a neighbour of the right field.
fn fields(tokens: &[Token]) -> Vec<String> {
    let Some(at) = place(tokens, TokenPart::To) else { return Vec::new() };
    let Some(to) = tokens.get(at) else { return Vec::new() };
    let mut all = Vec::new();
    for (n, c) in to.text.char_indices() {
        for step in [1u8, u8::MAX] {
            let changed = (c as u8).wrapping_add(step) as char;
            let alike = c.is_ascii_digit() && changed.is_ascii_digit()
                || c.is_ascii_lowercase() && changed.is_ascii_lowercase();
            if c.is_ascii() && alike {
                let (before, after) = (&to.text[..n], &to.text[n + 1..]);
                let field = format!("{before}{changed}{after}");
                all.push(spelled(tokens, &|n, _| (n == at).then(|| field.clone())));
            }
        }
    }
    all
}

/// Returns `3f` for `f3`; `28-32` for `32-28`.
fn turned(tokens: &[Token]) -> Vec<String> {
    let Some(at) = place(tokens, TokenPart::To) else { return Vec::new() };
    let Some(to) = tokens.get(at) else { return Vec::new() };
    // In moves written by start and end, these are swapped.
    let full = place(tokens, TokenPart::From).filter(|from| *from == 0 && !is_pawn(tokens));
    let Some(from) = full else {
        let field: String = to.text.chars().rev().collect();
        return vec![spelled(tokens, &|n, _| (n == at).then(|| field.clone()))];
    };
    let other = |n: usize| match n {
        _ if n == at => tokens.get(from),
        _ if n == from => Some(to),
        _ => None,
    };
    vec![spelled(tokens, &|n, _| other(n).map(|token| token.text.clone()))]
}

/// Returns texts with a capture sign for no capture, or a dash for one.
fn crosses(tokens: &[Token], style: &Style) -> Vec<String> {
    let swapped =
        |part: TokenPart, sign: &str| spelled(tokens, &|_, token| (token.part == part).then(|| sign.into()));
    let takes = place(tokens, TokenPart::Takes).is_some();
    if place(tokens, TokenPart::Dash).is_some() {
        return vec![swapped(TokenPart::Dash, style.capture_sign())];
    }
    // In games with piece letters, a missing cross is a matter of taste.
    match (takes, place(tokens, TokenPart::Piece), place(tokens, TokenPart::To)) {
        (false, Some(_), Some(at)) => {
            let to = |n: usize, token: &Token| {
                (n == at).then(|| format!("{}{}", style.capture_sign(), token.text))
            };
            vec![spelled(tokens, &to)]
        }
        (true, None, _) if place(tokens, TokenPart::From) == Some(0) && !is_pawn(tokens) => {
            vec![swapped(TokenPart::Takes, "-")]
        }
        _ => Vec::new(),
    }
}

/// Returns texts with the letters of the same piece in other languages, and of other pieces in this one.
fn letters(tokens: &[Token], style: &Style) -> Vec<String> {
    let Some(letter) = tokens.first().filter(|token| token.part == TokenPart::Piece) else {
        return Vec::new();
    };
    let own = &style.letters.pieces;
    let Some(which) = own.iter().position(|piece| *piece == letter.text) else { return Vec::new() };
    let mut all = Vec::new();
    let foreign = ["en", "fr", "nl", "de"].into_iter().filter_map(Letters::find);
    let foreign = foreign.filter_map(|letters| letters.pieces.get(which));
    for other in foreign.chain(own).filter(|other| **other != letter.text) {
        let text = spelled(tokens, &|n, _| (n == 0).then(|| String::from(*other)));
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// Returns castling as a move of the king, or with the signs of the other castling.
fn castlings(tokens: &[Token], style: &Style) -> Vec<String> {
    let Some(at) = place(tokens, TokenPart::Castles) else { return Vec::new() };
    let Some(token) = tokens.get(at) else { return Vec::new() };
    let zero = if token.text.contains('0') { "0" } else { "O" };
    let short = format!("{zero}-{zero}");
    let mut forms = vec![if token.text.len() > 3 { short } else { format!("{short}-{zero}") }];
    if let Some(notabene_core::i18n::Fact::Text(king)) = token.message.facts().first() {
        forms.push(format!("{}{king}", style.letters.pieces[0]));
    }
    let mut all = Vec::new();
    for form in forms {
        all.push(spelled(tokens, &|n, _| (n == at).then(|| form.clone())));
    }
    all
}

/// Returns texts with a wrong check, or with a check for a mate.
fn checks(right: &str) -> Vec<String> {
    let bare = right.trim_end_matches(MARKS);
    let lettered = right.starts_with(|c: char| !c.is_ascii_digit() && c != '(');
    match &right[bare.len()..] {
        "" if lettered => vec![format!("{right}+")],
        "#" | "++" => vec![format!("{bare}+")],
        _ => Vec::new(),
    }
}
