//! French. Spaces before `:`, `!` and `?` and inside quotation marks do not break.

use super::{Effect, Label, Msg, Ownership, Piece, Player, Spoken, capital, list};

/// A noun with its gender (`true`: feminine).
fn noun(piece: Piece) -> (&'static str, bool) {
    match piece {
        Piece::King => ("roi", false),
        Piece::Queen => ("dame", true),
        Piece::Rook => ("tour", true),
        Piece::Bishop => ("fou", false),
        Piece::Knight => ("cavalier", false),
        Piece::Pawn | Piece::Man => ("pion", false),
        Piece::Crowned => ("dame", true),
    }
}

fn the(piece: Piece) -> String {
    let (word, feminine) = noun(piece);
    format!("{} {word}", if feminine { "la" } else { "le" })
}

fn a(piece: Piece) -> String {
    let (word, feminine) = noun(piece);
    format!("{} {word}", if feminine { "une" } else { "un" })
}

fn of(piece: Piece) -> String {
    let (word, feminine) = noun(piece);
    if feminine { format!("de la {word}") } else { format!("du {word}") }
}

fn by(piece: Piece) -> String {
    format!("par {}", the(piece))
}

fn your(piece: Piece) -> String {
    let (word, feminine) = noun(piece);
    format!("{} {word}", if feminine { "ta" } else { "ton" })
}

fn plural(piece: Piece) -> String {
    match piece {
        Piece::Rook => "tours".into(),
        _ => format!("{}s", noun(piece).0),
    }
}

/// The side, as the subject of a sentence.
fn player(player: Player) -> &'static str {
    match player {
        Player::White => "les Blancs",
        Player::Black => "les Noirs",
    }
}

fn to(player: Player) -> &'static str {
    match player {
        Player::White => "aux Blancs",
        Player::Black => "aux Noirs",
    }
}

fn owned(it: &Ownership) -> String {
    let (word, feminine) = noun(it.piece);
    let colour = match (it.player, feminine) {
        (Player::White, false) => "blanc",
        (Player::White, true) => "blanche",
        (Player::Black, false) => "noir",
        (Player::Black, true) => "noire",
    };
    format!("{word} {colour}")
}

fn a_owned(it: &Ownership) -> String {
    format!("{} {}", if noun(it.piece).1 { "une" } else { "un" }, owned(it))
}

fn rivals(piece: Piece, rivals: &[String], to: &str) -> String {
    let on = list(rivals, "et");
    if rivals.len() == 1 {
        format!("{} en {on} peut aussi aller en {to}", the(piece))
    } else {
        format!("les {} en {on} peuvent aussi aller en {to}", plural(piece))
    }
}

fn spoken(s: &Spoken) -> String {
    let mut text = match s.castles {
        Some(true) => "roque vers la colonne h".to_string(),
        Some(false) => "roque vers la colonne a".to_string(),
        None => match s.takes {
            Some(taken) => format!("{} {} prend {} en {}", noun(s.piece).0, s.from, the(taken), s.to),
            None => format!("{} {} va en {}", noun(s.piece).0, s.from, s.to),
        },
    };
    if s.en_passant {
        text += " en passant";
    }
    if let Some(piece) = s.becomes {
        text += &format!(", devient {}", noun(piece).0);
    }
    text + match s.effect {
        Effect::Quiet => "",
        Effect::Check => ", échec",
        Effect::Mate => ", échec et mat",
    }
}

pub(super) fn say(msg: &Msg) -> String {
    use Msg::*;
    match msg {
        PieceMoves { piece } => format!("C’est la lettre {}.", of(*piece)),
        FromFile { piece, file, to, rivals: r } => {
            format!("{} de la colonne {file} : {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        FromRank { piece, rank, to, rivals: r } => {
            format!("{} de la rangée {rank} : {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        FromField { piece, field, to, rivals: r } => {
            format!("{} de la case {field} : {}.", capital(&the(*piece)), rivals(*piece, r, to))
        }
        PawnFrom { file } => format!("Un pion qui prend indique sa colonne : {file}."),
        StartsOn { field } => format!("Le coup part de la case {field}."),
        Dash => "Le tiret : rien n’est pris.".into(),
        Takes { piece, field } => format!("La croix : prise {} en {field}.", of(*piece)),
        GoesTo { piece: Piece::Pawn, field } => format!("Le pion va en {field}. Un pion n’a pas de lettre."),
        GoesTo { piece, field } => format!("{} va en {field}.", capital(&the(*piece))),
        Becomes { piece } => format!("Le pion devient {}.", a(*piece)),
        BecomesSign => "Le pion se change en une autre pièce.".into(),
        GivesCheck => "Échec : le roi adverse est attaqué.".into(),
        GivesMate => "Échec et mat : le roi est perdu, la partie est finie.".into(),
        InPassing { field } => format!("En passant : le pion pris était en {field}."),
        CastlesH { king, rook } => format!("Roque vers la colonne h : roi en {king}, tour en {rook}."),
        CastlesA { king, rook } => format!("Roque vers la colonne a : roi en {king}, tour en {rook}."),
        Number { number } => format!("Coup numéro {number}."),
        Dots => "Les points remplacent le coup des Blancs.".into(),

        Nothing => "Écris d’abord un coup.".into(),
        Syntax { rest } => format!("Je ne comprends pas ce coup à partir de « {rest} »."),
        NotAField { text } => {
            format!("« {text} » n’est pas une case. Les colonnes vont de a à h, les rangées de 1 à 8.")
        }
        SquareOrder { right } => format!("La lettre de la case vient avant le chiffre : {right}."),
        FileCase { right } => format!("La lettre d’une case est minuscule : {right}."),
        PieceCase { right } => format!("La lettre d’une pièce est majuscule : {right}."),
        NoSpace { right } => format!("La pièce et la case s’écrivent ensemble, sans espace : {right}."),
        LanguageLetter { letter, language, right } => {
            format!("« {letter} » est une lettre d’une autre langue ({language}). Ici, on écrit {right}.")
        }
        PawnLetter { right } => format!("Un pion n’a pas de lettre : {right}."),
        LetterMissing { piece, right } => {
            format!("Aucun pion ne peut y aller. Pour {}, écris {right}.", the(*piece))
        }
        PawnFile { right } => format!("Un pion qui prend indique sa colonne de départ : {right}."),
        NoSuchPiece { piece, from } if from.is_empty() => format!("Tu n’as pas de {}.", noun(*piece).0),
        NoSuchPiece { piece, from } => format!("Tu n’as pas de {} en {from}.", noun(*piece).0),
        FromSquare { piece, field } => {
            format!(
                "{} est déjà en {field}. Écris la case où {} va.",
                capital(&the(*piece)),
                if noun(*piece).1 { "elle" } else { "il" }
            )
        }
        EmptyField { field } => format!("Il n’y a rien en {field}."),
        NotYourTurn { player: p } => format!("C’est {} de jouer.", to(*p)),
        Blocked { by, field } => format!("Le chemin est barré : il y a {} en {field}.", a_owned(by)),
        NotItsWay { piece } => format!("{} ne se déplace pas ainsi.", capital(&a(*piece))),
        OwnPiece { piece, field } => format!("{} occupe déjà la case {field}.", capital(&your(*piece))),
        NothingToTake { field } => {
            format!("Un pion ne va en diagonale que pour prendre. La case {field} est vide.")
        }
        PawnBlocked { field } => format!("Un pion ne prend pas tout droit. La case {field} est occupée."),
        Pinned { piece, by, field } => {
            format!("{} protège ton roi contre {} en {field}.", capital(&the(*piece)), the(*by))
        }
        IntoCheck { by: piece, field } => format!("Là, ton roi serait attaqué {} en {field}.", by(*piece)),
        StaysInCheck { by: piece, field } => format!("Ton roi reste attaqué {} en {field}.", by(*piece)),
        Ambiguous { piece, fields, right } => format!(
            "Laquelle de ces pièces ? Les {} en {} peuvent y aller. Écris {}.",
            plural(*piece),
            list(fields, "et"),
            list(right, "ou")
        ),
        LetterNotEnough { piece, fields, right } => format!(
            "Cela ne suffit pas : les {} en {} peuvent y aller. Écris {}.",
            plural(*piece),
            list(fields, "et"),
            list(right, "ou")
        ),
        PromoMissing { right } => format!("Que devient le pion ? Écris {}.", list(right, "ou")),
        PromoBad => "Un pion devient dame, tour, fou ou cavalier.".into(),
        PromoNone { right } => format!("Seul un pion arrivé à la dernière rangée se change. Écris {right}."),
        CastlingNoRight => "Ce roque n’est pas possible : le roi ou la tour a déjà joué.".into(),
        CastlingBlocked { field } => format!("Le roque n’est pas encore possible : {field} doit être vide."),
        CastlingInCheck => "On ne roque pas quand le roi est en échec.".into(),
        CastlingThroughCheck { field } => {
            format!("On ne roque pas : le roi passerait par {field}, qui est attaquée.")
        }
        CastlingIntoCheck { field } => format!("On ne roque pas : en {field}, le roi serait en échec."),
        CastlingAsKing { right } => format!("C’est un roque. On l’écrit {right}."),
        EpSquare { right } => format!("Écris la case où ton pion arrive : {right}."),
        OtherMove { right } => format!("C’est un autre coup. Celui-ci s’écrit {right}."),
        NullMove => "Aux échecs, il faut jouer ; on ne passe pas son tour.".into(),
        GameOver => "La partie est finie.".into(),

        LongForm { right } => format!("Juste. La forme abrégée est {right}."),
        NotNeeded { right } => format!("Compris. {right} suffit."),
        PreferFile { right } => format!("Compris. On préfère la colonne : {right}."),
        XMissing { right } => format!("Juste. Avec la croix, c’est plus clair : {right}."),
        XNeedless { right } => format!("Rien n’est pris, donc pas de croix : {right}."),
        XOther { right } => format!("Compris. Ici, on écrit {right}."),
        DashNeedless { right } => format!("La pièce et la case s’écrivent ensemble, sans tiret : {right}."),
        CheckMissing { right } => format!("Juste, et il y a échec : {right}."),
        CheckWrong { right } => format!("Le signe à la fin ne convient pas : {right}."),
        MateMissing { right } => format!("Juste, et il y a mat : {right}."),
        MateOtherSign { right } => format!("Juste. Ici, le mat s’écrit {right}."),
        PlusForMate { right } => format!("C’est plus qu’un échec, c’est mat : {right}."),
        PromoSign { right } => format!("Juste. Ici, on écrit {right}."),
        CastleZero { right } => format!("Juste. On l’écrit avec la lettre O : {right}."),
        CastleCase { right } => format!("Juste. Le roque s’écrit en majuscules : {right}."),
        PawnFilesOnly { right } => format!("Compris. La case entière est plus claire : {right}."),
        EpWrong { right } => format!("Ce n’est pas une prise en passant : {right}."),

        ToMove { player: p } => format!("Trait {}", to(*p)),
        ToMoveInCheck { player: p } => format!("Trait {}, échec au roi", to(*p)),
        WonByMate { winner } => format!("Échec et mat. {} gagnent.", capital(player(*winner))),
        DrawStalemate => "Pat : plus aucun coup et pas d’échec. Partie nulle.".into(),
        DrawDead => "Personne ne peut plus mater. Partie nulle.".into(),
        DrawRepetition5 => "La même position pour la cinquième fois. Partie nulle.".into(),
        DrawMoves75 => "Soixante-quinze coups sans prise ni coup de pion. Partie nulle.".into(),
        MayClaimRepetition => "La position est là pour la troisième fois : on peut demander la nulle.".into(),
        MayClaimMoves50 => "Cinquante coups sans prise ni coup de pion : on peut demander la nulle.".into(),
        Said { number, player: p, said } => {
            format!("Coup {number}, {} : {}", player(*p), spoken(said))
        }
        AtStart => "Début de la partie".into(),
        FieldIs { field, holds: None } => format!("{field}, vide"),
        FieldIs { field, holds: Some(it) } => format!("{field}, {}", owned(it)),
        FieldReachable { field, holds: None } => format!("{field}, vide, case possible"),
        FieldReachable { field, holds: Some(it) } => format!("{field}, {}, case possible", owned(it)),
        Holds { piece, field, ways } => {
            let squares = if *ways == 1 { "case possible" } else { "cases possibles" };
            format!("{} en {field}, {ways} {squares}", capital(noun(*piece).0))
        }
        ChooseKing => "Jouer le roi".into(),
        ChooseCastling => "Roquer".into(),

        FenBoard { at } => {
            format!("Ce n’est pas une position : le plateau ne se lit plus à partir du signe {}.", at + 1)
        }
        FenRest { at } => format!("Le texte de la position ne se lit plus à partir du signe {}.", at + 1),
        SetupKings { player: p } => format!("Il faut exactement un roi {}.", to(*p)),
        SetupPawn { field } => format!("Aucun pion ne peut être en {field}."),
        SetupCheck { player: p } => {
            format!("{} sont en échec alors que ce n’est pas leur tour.", capital(player(*p)))
        }
        SetupCastling => "Pour roquer, il faut le roi et la tour sur leur première rangée.".into(),
        SetupEnPassant => "Aucun pion ne vient de passer par cette case.".into(),
        NoSuchGame { name } => format!("Aucun jeu ne s’appelle « {name} »."),
        NoSuchStyle { name } => format!("Aucune notation ne s’appelle « {name} »."),
        NoSuchArray { text } => format!("« {text} » n’est pas un nombre de 0 à 959."),
        SaveDamaged { at } => {
            format!("La partie gardée était abîmée après {at} coups. Les coups d’avant sont là.")
        }
    }
}

pub(super) const fn label(label: Label) -> &'static str {
    use Label::*;
    match label {
        Tagline => "Joue. La partie s’écrit toute seule.",
        NewGame => "Nouvelle partie",
        Chess => "Échecs",
        Chess960 => "Chess960",
        ArrayNumber => "Numéro de la position (0 à 959)",
        RandomArray => "Tirer une position",
        StartGame => "Commencer",
        Cancel => "Annuler",
        Close => "Fermer",
        Settings => "Réglages",
        About => "À propos",
        ScreenLanguage => "Langue de l’écran",
        PieceLetters => "Lettres des pièces",
        SameAsScreen => "comme l’écran",
        Figurines => "Figurines",
        Notation => "Notation",
        Short => "Abrégée",
        Long => "Intégrale",
        Coordinate => "Cases seules",
        Promotion => "Promotion",
        Capture => "Prise",
        Mate => "Mat",
        Castling => "Roque",
        EnPassant => "Écrire e.p.",
        Theme => "Couleurs",
        ThemeAuto => "Comme l’appareil",
        ThemeLight => "Clair",
        ThemeDark => "Sombre",
        ThemeProjector => "Projecteur",
        Coordinates => "Coordonnées",
        CoordinatesOutside => "À côté de l’échiquier",
        CoordinatesInside => "Sur les cases",
        CoordinatesHidden => "Cachées",
        Flip => "Tourner l’échiquier",
        Undo => "Reprendre le coup",
        Redo => "Rejouer le coup",
        First => "Au début",
        Previous => "Un coup en arrière",
        Next => "Un coup en avant",
        Last => "À la fin",
        Moves => "La partie",
        White => "Blancs",
        Black => "Noirs",
        NoMovesYet => "Pas encore de coup. Touche une pièce, puis une case.",
        Board => "Échiquier",
        Choose => "Lequel ?",
        Restored => "Ta partie est de retour.",
        Keyboard => "Touches",
        KeyArrows => "Se déplacer sur l’échiquier",
        KeyEnter => "Prendre ou poser une pièce",
        KeyEscape => "Reposer la pièce",
        KeyWalk => "Parcourir la partie (hors de l’échiquier)",
        KeyEnds => "Au début, à la fin",
        KeyFlip => "Tourner l’échiquier",
        KeyUndo => "Reprendre, rejouer",
        KeyHelp => "Cette aide",
        SingleKeys => "Touches sans Ctrl",
        AboutWhat => {
            "Notabene est un lieu pour apprendre à noter les parties. Joue un coup : il s’écrit aussitôt, dans ta langue."
        }
        AboutWho => "Pour les enfants, les professeurs, les clubs et tous ceux qui aiment lire une partie.",
        AboutPrivate => "Tout reste sur cet appareil : ni compte, ni publicité, ni demande à un autre site.",
        AboutKeep => "La partie est gardée sur cet appareil et revient après un rechargement.",
        AboutLicence => {
            "Logiciel libre, MIT ou Apache 2.0. Pièces dessinées pour Notabene ; caractères Atkinson Hyperlegible (SIL Open Font License)."
        }
        CopyPosition => "Copier la position (FEN)",
        CopyGame => "Copier la partie",
        Copied => "Copié",
        CopyFailed => "Le navigateur ne permet pas de copier.",
        Fault => "Une erreur interne s’est produite. Ta partie est gardée ; recharge la page.",
        Variation => "autre coup",
        BackToGame => "Retour à la partie",
    }
}
