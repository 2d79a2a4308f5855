//! Dutch.

use super::{Effect, Label, Msg, Ownership, Piece, Player, Spoken, capital, list};

/// A noun with its article (`true`: het).
fn noun(piece: Piece) -> (&'static str, bool) {
    match piece {
        Piece::King => ("koning", false),
        Piece::Queen => ("dame", false),
        Piece::Rook => ("toren", false),
        Piece::Bishop => ("loper", false),
        Piece::Knight => ("paard", true),
        Piece::Pawn => ("pion", false),
        Piece::Man => ("schijf", false),
        Piece::Crowned => ("dam", false),
    }
}

fn the(piece: Piece) -> String {
    let (word, neuter) = noun(piece);
    format!("{} {word}", if neuter { "het" } else { "de" })
}

fn plural(piece: Piece) -> &'static str {
    match piece {
        Piece::King => "koningen",
        Piece::Queen => "dames",
        Piece::Rook => "torens",
        Piece::Bishop => "lopers",
        Piece::Knight => "paarden",
        Piece::Pawn => "pionnen",
        Piece::Man => "schijven",
        Piece::Crowned => "dammen",
    }
}

fn player(player: Player) -> &'static str {
    match player {
        Player::White => "wit",
        Player::Black => "zwart",
    }
}

/// With the ending an adjective has after `een`: een witte toren, een wit paard.
fn owned(it: &Ownership) -> String {
    let (word, neuter) = noun(it.piece);
    let colour = match (it.player, neuter) {
        (Player::White, true) => "wit",
        (Player::White, false) => "witte",
        (Player::Black, true) => "zwart",
        (Player::Black, false) => "zwarte",
    };
    format!("{colour} {word}")
}

fn rivals(piece: Piece, rivals: &[String], to: &str) -> String {
    let on = list(rivals, "en");
    if rivals.len() == 1 {
        format!("{} op {on} kan ook naar {to}", the(piece))
    } else {
        format!("de {} op {on} kunnen ook naar {to}", plural(piece))
    }
}

fn spoken(s: &Spoken) -> String {
    let mut text = match s.castles {
        Some(true) => "rokeert naar de h-lijn".to_string(),
        Some(false) => "rokeert naar de a-lijn".to_string(),
        None => match s.takes {
            Some(taken) => format!("{} van {} slaat {} op {}", noun(s.piece).0, s.from, noun(taken).0, s.to),
            None => format!("{} van {} naar {}", noun(s.piece).0, s.from, s.to),
        },
    };
    if s.en_passant {
        text += " en passant";
    }
    if let Some(piece) = s.becomes {
        text += &format!(", wordt {}", noun(piece).0);
    }
    text + match s.effect {
        Effect::Quiet => "",
        Effect::Check => ", schaak",
        Effect::Mate => ", schaakmat",
    }
}

pub(super) fn say(msg: &Msg) -> String {
    use Msg::*;
    match msg {
        PieceMoves { piece } => format!("Dit is de letter van {}.", the(*piece)),
        FromFile { piece, file, to, rivals: r } => {
            format!("{} van de {file}-lijn: {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        FromRank { piece, rank, to, rivals: r } => {
            format!("{} van rij {rank}: {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        FromField { piece, field, to, rivals: r } => {
            format!("{} van {field}: {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        PawnFrom { file } => format!("Een pion die slaat, noemt zijn lijn: {file}."),
        StartsOn { field } => format!("De zet begint op {field}."),
        Dash => "Het streepje: er wordt niets geslagen.".into(),
        Takes { piece, field } => format!("Het kruisje: {} op {field} wordt geslagen.", the(*piece)),
        GoesTo { piece: Piece::Pawn, field } => {
            format!("De pion gaat naar {field}. Een pion heeft geen letter.")
        }
        GoesTo { piece, field } => format!("{} gaat naar {field}.", capital(&the(*piece))),
        Becomes { piece } => format!("De pion wordt een {}.", noun(*piece).0),
        BecomesSign => "De pion verandert in een ander stuk.".into(),
        GivesCheck => "Schaak: de andere koning wordt aangevallen.".into(),
        GivesMate => "Schaakmat: de koning is verloren, de partij is uit.".into(),
        InPassing { field } => format!("En passant: de geslagen pion stond op {field}."),
        CastlesH { king, rook } => format!("Rokade naar de h-lijn: koning naar {king}, toren naar {rook}."),
        CastlesA { king, rook } => format!("Rokade naar de a-lijn: koning naar {king}, toren naar {rook}."),
        Number { number } => format!("Zet nummer {number}."),
        Dots => "De puntjes staan voor de zet van wit.".into(),

        Nothing => "Schrijf eerst een zet.".into(),
        Syntax { rest } => format!("Ik kan dit vanaf “{rest}” niet als zet lezen."),
        NotAField { text } => format!("“{text}” is geen veld. Lijnen gaan van a tot h, rijen van 1 tot 8."),
        SquareOrder { right } => format!("De letter van een veld komt voor het cijfer: {right}."),
        FileCase { right } => format!("De letter van een veld is klein: {right}."),
        PieceCase { right } => format!("De letter van een stuk is een hoofdletter: {right}."),
        NoSpace { right } => format!("Stuk en veld staan aan elkaar, zonder spatie: {right}."),
        LanguageLetter { letter, language, right } => {
            format!("“{letter}” is een letter uit een andere taal ({language}). Hier schrijf je {right}.")
        }
        PawnLetter { right } => format!("Een pion heeft geen letter: {right}."),
        LetterMissing { piece, right } => {
            format!("Geen pion kan daarheen. Schrijf voor {} {right}.", the(*piece))
        }
        PawnFile { right } => format!("Een pion die slaat, noemt de lijn waar hij vandaan komt: {right}."),
        NoSuchPiece { piece, from } if from.is_empty() => format!("Je hebt geen {}.", noun(*piece).0),
        NoSuchPiece { piece, from } => format!("Je hebt geen {} op {from}.", noun(*piece).0),
        FromSquare { piece, field } => {
            format!("Op {field} staat {} al. Schrijf het veld waar {} heen gaat.", the(*piece), the(*piece))
        }
        EmptyField { field } => format!("Op {field} staat niets."),
        NotYourTurn { player: p } => format!("{} is aan zet.", capital(player(*p))),
        Blocked { by, field } => format!("De weg is versperd: op {field} staat een {}.", owned(by)),
        NotItsWay { piece } => format!("Zo gaat een {} niet.", noun(*piece).0),
        OwnPiece { piece, field } => format!("Op {field} staat je eigen {}.", noun(*piece).0),
        NothingToTake { field } => {
            format!("Een pion gaat alleen schuin om te slaan. {} is leeg.", capital(field))
        }
        PawnBlocked { field } => format!("Een pion slaat niet recht vooruit. {} is bezet.", capital(field)),
        Pinned { piece, by, field } => {
            format!("{} beschermt je koning tegen {} op {field}.", capital(&the(*piece)), the(*by))
        }
        IntoCheck { by, field } => format!("Daar zou {} op {field} je koning aanvallen.", the(*by)),
        StaysInCheck { by, field } => {
            format!("Je koning wordt nog aangevallen door {} op {field}.", the(*by))
        }
        Ambiguous { piece, fields, right } => format!(
            "Welke? De {} op {} kunnen daarheen. Schrijf {}.",
            plural(*piece),
            list(fields, "en"),
            list(right, "of")
        ),
        LetterNotEnough { piece, fields, right } => format!(
            "Dat is niet genoeg: de {} op {} kunnen daarheen. Schrijf {}.",
            plural(*piece),
            list(fields, "en"),
            list(right, "of")
        ),
        PromoMissing { right } => format!("Wat wordt de pion? Schrijf {}.", list(right, "of")),
        PromoBad => "Een pion wordt dame, toren, loper of paard.".into(),
        PromoNone { right } => format!("Alleen een pion op de laatste rij verandert. Schrijf {right}."),
        CastlingNoRight => "Die rokade kan niet: koning of toren heeft al gezet.".into(),
        CastlingBlocked { field } => format!("De rokade kan nog niet: {field} moet leeg zijn."),
        CastlingInCheck => "Je rokeert niet als je koning schaak staat.".into(),
        CastlingThroughCheck { field } => {
            format!("De rokade kan niet: de koning gaat over {field}, en dat wordt aangevallen.")
        }
        CastlingIntoCheck { field } => format!("De rokade kan niet: op {field} zou de koning schaak staan."),
        CastlingAsKing { right } => format!("Dit is een rokade. Je schrijft {right}."),
        EpSquare { right } => format!("Schrijf het veld waar je pion aankomt: {right}."),
        OtherMove { right } => format!("Dat is een andere zet. Deze schrijf je {right}."),
        NullMove => "Bij schaken moet je zetten; overslaan mag niet.".into(),
        GameOver => "De partij is uit.".into(),

        LongForm { right } => format!("Goed. De korte vorm is {right}."),
        NotNeeded { right } => format!("Begrepen. {right} is genoeg."),
        PreferFile { right } => format!("Begrepen. Meestal noemt men de lijn: {right}."),
        XMissing { right } => format!("Goed. Met het kruisje is het duidelijker: {right}."),
        XNeedless { right } => format!("Er wordt niets geslagen, dus geen kruisje: {right}."),
        XOther { right } => format!("Begrepen. Hier schrijft men {right}."),
        DashNeedless { right } => format!("Stuk en veld staan aan elkaar, zonder streepje: {right}."),
        CheckMissing { right } => format!("Goed, en het is schaak: {right}."),
        CheckWrong { right } => format!("Het teken aan het eind klopt niet: {right}."),
        MateMissing { right } => format!("Goed, en het is mat: {right}."),
        MateOtherSign { right } => format!("Goed. Hier schrijft men mat zo: {right}."),
        PlusForMate { right } => format!("Het is meer dan schaak, het is mat: {right}."),
        PromoSign { right } => format!("Goed. Hier schrijft men {right}."),
        CastleZero { right } => format!("Goed. Je schrijft het met de letter O: {right}."),
        CastleCase { right } => format!("Goed. Een rokade heeft hoofdletters: {right}."),
        PawnFilesOnly { right } => format!("Begrepen. Het hele veld is duidelijker: {right}."),
        EpWrong { right } => format!("Deze pion slaat niet en passant: {right}."),

        ToMove { player: p } => format!("{} is aan zet", capital(player(*p))),
        ToMoveInCheck { player: p } => format!("{} is aan zet en staat schaak", capital(player(*p))),
        WonByMate { winner } => format!("Schaakmat. {} wint.", capital(player(*winner))),
        DrawStalemate => "Pat: geen zet meer en geen schaak. Remise.".into(),
        DrawDead => "Niemand kan nog mat zetten. Remise.".into(),
        DrawRepetition5 => "Vijf keer dezelfde stelling. Remise.".into(),
        DrawMoves75 => "Vijfenzeventig zetten zonder slaan of pionzet. Remise.".into(),
        MayClaimRepetition => "Drie keer dezelfde stelling: je mag remise opeisen.".into(),
        MayClaimMoves50 => "Vijftig zetten zonder slaan of pionzet: je mag remise opeisen.".into(),
        Said { number, player: p, said } => format!("Zet {number}, {}: {}", player(*p), spoken(said)),
        AtStart => "Begin van de partij".into(),
        FieldIs { field, holds: None } => format!("{field}, leeg"),
        FieldIs { field, holds: Some(it) } => format!("{field}, {}", owned(it)),
        FieldReachable { field, holds: None } => format!("{field}, leeg, kan"),
        FieldReachable { field, holds: Some(it) } => format!("{field}, {}, kan", owned(it)),
        Holds { piece, field, ways } => {
            let squares = if *ways == 1 { "veld" } else { "velden" };
            format!("{} op {field} opgepakt, {ways} {squares}", capital(noun(*piece).0))
        }
        ChooseKing => "De koning zetten".into(),
        ChooseCastling => "Rokeren".into(),

        FenBoard { at } => format!("Dit is geen stelling: het bord klopt niet vanaf teken {}.", at + 1),
        FenRest { at } => format!("De tekst van de stelling klopt niet vanaf teken {}.", at + 1),
        SetupKings { player: p } => format!("{} moet precies één koning hebben.", capital(player(*p))),
        SetupPawn { field } => format!("Op {field} kan geen pion staan."),
        SetupCheck { player: p } => format!("{} staat schaak, maar is niet aan zet.", capital(player(*p))),
        SetupCastling => "Voor een rokade staan koning en toren op hun eerste rij.".into(),
        SetupEnPassant => "Geen pion is net langs dat veld gegaan.".into(),
        NoSuchGame { name } => format!("Er is geen spel dat “{name}” heet."),
        NoSuchStyle { name } => format!("Er is geen schrijfwijze die “{name}” heet."),
        NoSuchArray { text } => format!("“{text}” is geen getal van 0 tot 959."),
        SaveDamaged { at } => {
            format!("De bewaarde partij was na {at} zetten beschadigd. De zetten daarvoor zijn er nog.")
        }
    }
}

pub(super) const fn label(label: Label) -> &'static str {
    use Label::*;
    match label {
        Tagline => "Speel. De partij schrijft zichzelf.",
        NewGame => "Nieuwe partij",
        Chess => "Schaken",
        Chess960 => "Chess960",
        ArrayNumber => "Nummer van de opstelling (0 tot 959)",
        RandomArray => "Opstelling loten",
        StartGame => "Beginnen",
        Cancel => "Annuleren",
        Close => "Sluiten",
        Settings => "Instellingen",
        About => "Over",
        ScreenLanguage => "Taal van het scherm",
        PieceLetters => "Letters van de stukken",
        SameAsScreen => "zoals het scherm",
        Figurines => "Figuurtjes",
        Notation => "Notatie",
        Short => "Kort",
        Long => "Lang",
        Coordinate => "Alleen velden",
        Promotion => "Promotie",
        Capture => "Slaan",
        Mate => "Mat",
        Castling => "Rokade",
        EnPassant => "e.p. schrijven",
        Theme => "Kleuren",
        ThemeAuto => "Zoals het apparaat",
        ThemeLight => "Licht",
        ThemeDark => "Donker",
        ThemeProjector => "Beamer",
        Coordinates => "Coördinaten",
        CoordinatesOutside => "Naast het bord",
        CoordinatesInside => "Op de velden",
        CoordinatesHidden => "Verborgen",
        Flip => "Bord draaien",
        Undo => "Zet terugnemen",
        Redo => "Zet weer spelen",
        First => "Naar het begin",
        Previous => "Een zet terug",
        Next => "Een zet verder",
        Last => "Naar het eind",
        Moves => "De partij",
        White => "Wit",
        Black => "Zwart",
        NoMovesYet => "Nog geen zet. Tik op een stuk en dan op een veld.",
        Board => "Bord",
        Choose => "Welke?",
        Restored => "Je partij is er weer.",
        Keyboard => "Toetsen",
        KeyArrows => "Over het bord gaan",
        KeyEnter => "Een stuk oppakken of neerzetten",
        KeyEscape => "Het stuk terugzetten",
        KeyWalk => "Door de partij lopen (buiten het bord)",
        KeyEnds => "Naar het begin, naar het eind",
        KeyFlip => "Bord draaien",
        KeyUndo => "Terugnemen, weer spelen",
        KeyHelp => "Deze hulp",
        SingleKeys => "Toetsen zonder Ctrl",
        AboutWhat => {
            "Notabene is een plek om te leren hoe je partijen opschrijft. Doe een zet: hij staat meteen op papier, in jouw taal."
        }
        AboutWho => "Voor kinderen, leraren, clubs en iedereen die graag een partij leest.",
        AboutPrivate => {
            "Alles blijft op dit apparaat: geen account, geen reclame, geen verzoek aan een andere site."
        }
        AboutKeep => "De partij wordt op dit apparaat bewaard en is er na herladen weer.",
        AboutLicence => {
            "Vrije software, MIT of Apache 2.0. Stukken getekend voor Notabene; letter Atkinson Hyperlegible (SIL Open Font License)."
        }
        CopyPosition => "Stelling kopiëren (FEN)",
        CopyGame => "Partij kopiëren",
        Copied => "Gekopieerd",
        CopyFailed => "De browser staat kopiëren niet toe.",
        Fault => "Er ging binnenin iets mis. Je partij is veilig; herlaad de pagina.",
        Variation => "andere zet",
        BackToGame => "Terug naar de partij",
    }
}
