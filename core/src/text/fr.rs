//! French. Spaces before `:`, `!` and `?` and inside quotation marks do not break.

use super::aloud::Speech;
use super::fact::Ownership;
#[cfg(feature = "sentences")]
use super::fr_draughts::fr_draughts;
#[cfg(feature = "sentences")]
use super::fr_school::fr_school;
#[cfg(feature = "sentences")]
use super::msg::Kind;
use super::template::{Grammar, Words};
#[cfg(feature = "sentences")]
use super::template::{Special, sentences};
use super::{Piece, Player};

pub(super) const GRAMMAR: Grammar = Grammar {
    noun: form,
    player: |form, player| match (form, player) {
        ("to", Player::White) => "aux Blancs",
        ("to", Player::Black) => "aux Noirs",
        (_, Player::White) => "les Blancs",
        (_, Player::Black) => "les Noirs",
    },
    owned,
    rivals: [
        "{the 0} en {and 3} peut aussi aller en {2}",
        "les {plural 0} en {and 3} peuvent aussi aller en {2}",
    ],
    speech: Speech {
        castles: ["grand roque", "petit roque"],
        pawn: ["{piece} {to}", "{piece} {file} prend en {to}"],
        piece: "{piece}",
        apart: [" de la colonne {file}", " de la ligne {file}", " de la rangée {rank}", " de {from}"],
        goes: [" en {to}", " va en {to}"],
        takes: " prend en {to}",
        en_passant: ", en passant",
        becomes: ", devient {becomes}",
        effects: [", échec", ", échec et mat"],
        #[cfg(feature = "families")]
        darts: ["{piece} à la fléchette en {to}", "{piece} : fléchette perdue"],
        #[cfg(feature = "families")]
        round_castling: "roque : roi en {to}, tour en {rook}",
        #[cfg(feature = "families")]
        ways: [", par le centre", ", le long de l’anneau"],
        #[cfg(feature = "families")]
        crowned: "{piece} ",
        #[cfg(feature = "families")]
        men: ["de {from} à {to}", "{from} prend {to}", "{from} prend par {and via} jusqu’à {to}"],
        #[cfg(feature = "families")]
        jumps: ", {jumps} pièces",
    },
    and: "et",
    or: "ou",
};

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

/// What stands before a masculine and a feminine noun.
const ARTICLES: [(&str, [&str; 2]); 5] = [
    ("the", ["le ", "la "]),
    ("a", ["un ", "une "]),
    ("of", ["du ", "de la "]),
    ("by", ["par le ", "par la "]),
    ("your", ["ton ", "ta "]),
];

/// The forms of a noun.
fn form(form: &str, piece: Piece) -> Words {
    let (word, feminine) = noun(piece);
    let article = ARTICLES.iter().find(|(name, _)| *name == form);
    match (form, article) {
        (_, Some((_, articles))) => [articles[usize::from(feminine)], word, ""],
        ("plural", _) => [word, "s", ""],
        ("he", _) => [if feminine { "elle" } else { "il" }, "", ""],
        _ => [word, "", ""],
    }
}

fn owned(form: &str, it: Ownership) -> Words {
    let (word, feminine) = noun(it.piece);
    let colour = match (it.player, feminine) {
        (Player::White, false) => " blanc",
        (Player::White, true) => " blanche",
        (Player::Black, false) => " noir",
        (Player::Black, true) => " noire",
    };
    let article = match (form, feminine) {
        ("a", true) => "une ",
        ("a", false) => "un ",
        _ => "",
    };
    [article, word, colour]
}

#[cfg(feature = "sentences")]
pub(super) fn special(case: Special) -> &'static str {
    match case {
        Special::PawnGoesTo => "Le pion va en {field}. Un pion n’a pas de lettre.",
        Special::NoSuchPawn => "Tu n’as pas de pion sur cette colonne.",
        Special::NoneOnRank => "Tu n’as pas de {piece} sur la rangée {from}.",
        Special::NoneOnFile => "Tu n’as pas de {piece} sur la colonne {from}.",
        Special::NoneAtAll => "Tu n’as pas de {piece}.",
        #[cfg(feature = "screen")]
        Special::EmptyField => "{field}, vide",
        #[cfg(feature = "screen")]
        Special::EmptyReachable => "{field}, vide, case possible",
        #[cfg(feature = "screen")]
        Special::OneWay => "{Piece} en {field}, une case possible",
        Special::WhichPawn => "Quel pion ? Ceux en {and fields} peuvent le faire. Écris {or right}.",
        Special::OnlyCheck => "Il y a échec, mais pas mat : {right}.",
        Special::WayOf(piece) => match piece {
            Piece::King => "Le roi avance d’une seule case.",
            Piece::Queen => "La dame va tout droit ou en diagonale, mais pas ainsi.",
            Piece::Rook => "Une tour va seulement tout droit, sur sa colonne ou sa rangée.",
            Piece::Bishop => "Un fou va seulement en diagonale.",
            Piece::Knight => "Un cavalier saute de deux cases tout droit et d’une case de côté.",
            Piece::Pawn => "Un pion avance tout droit, et en diagonale seulement pour prendre.",
            Piece::Man | Piece::Crowned => "{A piece} ne se déplace pas ainsi.",
        },
        #[cfg(feature = "families")]
        Special::PawnGoesToRing => "Le pion va en {field}, sur l’anneau {ring}. Un pion n’a pas de lettre.",
        #[cfg(feature = "families")]
        Special::RoundWayOf(piece) => match piece {
            Piece::King => "Le roi avance d’une seule case.",
            Piece::Queen => "La dame suit une ligne, un anneau ou une diagonale, mais pas ainsi.",
            Piece::Rook => "Une tour suit seulement sa ligne ou son anneau.",
            Piece::Bishop => "Un fou va seulement en diagonale.",
            Piece::Knight => {
                "Un cavalier saute de deux cases dans un sens et d’une de côté, jamais sur son anneau."
            }
            Piece::Pawn => "Un pion avance tout droit sur sa ligne, et en diagonale seulement pour prendre.",
            Piece::Man | Piece::Crowned => "{A piece} ne se déplace pas ainsi.",
        },
    }
}

#[cfg(feature = "sentences")]
pub(super) fn sentence(kind: Kind) -> &'static str {
    use Kind::*;
    fr_draughts! { fr_school { kind,
        PieceMoves => "Ce signe veut dire : {piece}.",
        PieceAlone => {
            "Ce signe veut dire : {piece}. Cela suffit : en {and fields}, {a piece} doit rester pour protéger son roi."
        },
        FromFile => "{The piece} de la colonne {file} : {rivals}.",
        FromRank => "{The piece} de la rangée {rank} : {rivals}.",
        FromField => "{The piece} de la case {field} : {rivals}.",
        PawnFrom => "Un pion qui prend indique sa colonne : {file}.",
        StartsOn => "Le coup part de la case {field}.",
        Dash => "Le tiret : rien n’est pris.",
        Takes => "Prise {of piece} en {field}.",
        GoesTo => "{The piece} va en {field}.",
        Becomes => "Le pion devient {a piece}.",
        BecomesSign => "Le pion se transforme en une autre pièce.",
        GivesCheck => "Échec : le roi adverse est attaqué.",
        GivesMate => "Échec et mat : le roi est perdu, la partie est finie.",
        InPassing => "En passant : le pion pris était en {field}.",
        CastlesH => "Roque vers la colonne h : roi en {king}, tour en {rook}.",
        CastlesA => "Roque vers la colonne a : roi en {king}, tour en {rook}.",
        Number => "Coup numéro {number}.",
        Dots => "Les points remplacent le coup des Blancs.",
        Passes => "Un coup nul : ce camp saute son tour. Cela n’existe que dans les analyses.",
        Nothing => "Écris d’abord un coup.",
        Syntax => "Je ne comprends pas la partie qui commence par « {rest} ».",
        NotAField => {
            "« {text} » n’est pas une case. Les colonnes vont de a à h, les rangées de 1 à 8."
        },
        SquareOrder => "La lettre de la case vient avant le chiffre : {right}.",
        FileCase => "La lettre d’une case est minuscule : {right}.",
        PieceCase => "La lettre d’une pièce est majuscule : {right}.",
        NoSpace => "La pièce et la case s’écrivent ensemble, sans espace : {right}.",
        LanguageLetter => {
            "« {letter} » est une lettre d’une autre langue ({language}). Ici, on écrit {right}."
        },
        LanguageLetterDoubt => "« {letter} » est une lettre d’une autre langue ({language}), et plusieurs coups sont possibles. Ici, on écrit {or right}.",
        SlipDoubt => "Presque. Plusieurs coups ressemblent à cela : écris {or right}.",
        SmallLetter => "« {letter} » minuscule : est-ce une case ou {the piece} ? Choisis {or right}.",
        LetterFirst => "La lettre de la pièce vient avant la case : {right}.",
        PromoBehind => "La lettre de la nouvelle pièce vient derrière la case : {or right}.",
        SeveralMoves => "Il y a plusieurs coups. Écris-les l’un après l’autre, d’abord {right}. Pour une partie entière, choisis « Ouvrir ».",
        NoMoveResigns => "Abandonner n’est pas un coup : on écrit seulement le résultat, 1-0 ou 0-1. À l’écran, choisis « Abandonner ».",
        NoMoveOffer => "Pour proposer la nulle, écris d’abord ton coup, puis (=). À l’écran, choisis « Nulle proposée (=) ».",
        NoMoveResult => "C’est un résultat, pas un coup. Il se note à la fin, quand la partie est finie.",
        PawnLetter => "Un pion n’a pas de lettre : {right}.",
        LetterMissing => "Sans lettre, c’est un coup de pion. Pour {the piece}, écris {right}.",
        PawnFile => "Un pion qui prend indique sa colonne de départ : {right}.",
        NoSuchPiece => "Tu n’as pas de {piece} en {from}.",
        FromSquare => "{The piece} est déjà en {field}. Écris la case où {he piece} va.",
        EmptyField => "Il n’y a rien en {field}.",
        NotYourTurn => "C’est {to player} de jouer.",
        Blocked => "Le chemin est barré : il y a {a by} en {field}.",
        NotItsWay => "{A piece} ne se déplace pas ainsi.",
        OwnPiece => "{Your piece} occupe déjà la case {field}.",
        NothingToTake => "Un pion ne va en diagonale que pour prendre. La case {field} est vide.",
        NothingOnFile => "Le pion ne trouve rien à prendre sur la colonne {file}.",
        PawnBlocked => "Un pion ne prend pas tout droit. La case {field} est occupée.",
        Pinned => "{The piece} protège ton roi contre {the by} en {field}.",
        IntoCheck => "Là, ton roi serait attaqué {by by} en {field}.",
        StaysInCheck => "Ton roi reste attaqué {by by} en {field}.",
        Ambiguous => {
            "C’est possible avec plusieurs pièces : les {plural piece} en {and fields} peuvent y aller. Ajoute {or add} : écris {or right}."
        },
        LetterNotEnough => {
            "Cela ne suffit pas : les {plural piece} en {and fields} peuvent y aller. Écris {or right}."
        },
        PromoMissing => "Que devient le pion ? Écris {or right}.",
        PromoBad => "Un pion devient dame, tour, fou ou cavalier.",
        PromoNone => "Seul un pion arrivé à la dernière rangée se transforme. Écris {right}.",
        CastlingNoRight => "Ce roque n’est pas possible : le roi ou la tour a déjà bougé.",
        CastlingBlocked => "Le roque n’est pas encore possible : {field} doit être vide.",
        CastlingInCheck => "On ne roque pas quand le roi est en échec.",
        CastlingThroughCheck => "On ne roque pas : le roi passerait par {field}, qui est attaquée.",
        CastlingIntoCheck => "On ne roque pas : en {field}, le roi serait en échec.",
        CastlingAsKing => "C’est un roque. On l’écrit {right}.",
        EpSquare => "Écris la case où ton pion arrive : {right}.",
        NullMove => "Aux échecs, il faut jouer ; on ne passe pas son tour.",
        GameOver => "La partie est finie.",
        LongForm => "Juste. La forme courte est {right}.",
        NotNeeded => "Compris. Il suffit d’écrire {right}.",
        PreferFile => "Compris. On préfère la colonne : {right}.",
        XMissing => "Juste. Avec le signe de prise, c’est plus clair : {right}.",
        XNeedless => "Rien n’est pris, donc pas de signe de prise : {right}.",
        XOther => "Compris. Ici, on écrit {right}.",
        DashNeedless => "La pièce et la case s’écrivent ensemble, sans tiret : {right}.",
        CheckMissing => "Juste, et il y a échec : {right}.",
        CheckWrong => "Il n’y a pas d’échec ici : {right}.",
        CheckOtherSign => "Juste. Ici, l’échec s’écrit {right}.",
        DoubleCheckSign => "Juste, c’est un échec double. Aujourd’hui, on écrit {right}.",
        MateMissing => "Juste, et il y a mat : {right}.",
        MateOtherSign => "Juste. Ici, le mat s’écrit {right}.",
        PlusForMate => "C’est plus qu’un échec, c’est mat : {right}.",
        PromoSign => "Juste. Ici, on écrit {right}.",
        CastleZero => "Juste. Ici, on l’écrit avec la lettre O : {right}.",
        CastleCase => "Juste. Le roque s’écrit en majuscules : {right}.",
        CastleDash => "Juste. Le roque s’écrit avec des tirets : {right}.",
        PieceName => "Compris. La pièce s’écrit par sa lettre : {right}.",
        ResultBehind => "Juste : {right}. Le résultat, {score}, se note à part, à la fin de la feuille.",
        NumberDot => "Compris. Derrière le numéro vient un point : {right}.",
        PawnFilesOnly => "Compris. La case entière est plus claire : {right}.",
        EpWrong => "Ce n’est pas une prise en passant : {right}.",
        ToMove => "Trait {to player}",
        ToMoveInCheck => "Trait {to player}, échec au roi",
        WonByMate => "Échec et mat. {Winner} gagnent.",
        DrawStalemate => "Pat : plus aucun coup et pas d’échec. Partie nulle.",
        DrawDead => "Personne ne peut plus mater. Partie nulle.",
        DrawRepetition5 => "La même position pour la cinquième fois. Partie nulle.",
        DrawMoves75 => "Soixante-quinze coups sans prise ni coup de pion. Partie nulle.",
        MayClaimRepetition => "La position est là pour la troisième fois : on peut demander la nulle.",
        MayClaimMoves50 => "Cinquante coups sans prise ni coup de pion : on peut demander la nulle.",
        SystemForm => "Compris. Dans ce système, on écrit {right}.",
        Said => "Coup {number}, {player} : {said}",
        AtStart => "Début de la partie",
        FenBoard => "Ce n’est pas une position : le plateau ne se lit plus à partir du signe {place}.",
        FenRest => "Le texte de la position ne se lit plus à partir du signe {place}.",
        SetupKings => "Il faut exactement un roi {to player}.",
        SetupPawn => "Aucun pion ne peut être en {field}.",
        SetupCheck => "{Player} sont en échec alors que ce n’est pas leur tour.",
        SetupCastling => "Pour roquer, il faut le roi et la tour sur leur première rangée.",
        SetupEnPassant => "Aucun pion ne vient de passer par cette case.",
        NoSuchGame => "Aucun jeu ne s’appelle « {name} ».",
        NoSuchStyle => "Aucune notation ne s’appelle « {name} ».",
        NoSuchArray => "« {text} » n’est pas un nombre de 0 à 959.",
        TooDeep => "On peut compter jusqu’à une profondeur de {most}.",
        FenRank => "Cette rangée du plateau n’a pas le bon nombre de cases (signe {place}).",
        FenRanks => "Le plateau n’a pas le bon nombre de rangées (signe {place}).",
        FenTurn => "Ici, on indique le trait : w pour les Blancs, b pour les Noirs (signe {place}).",
        FenCastling => {
            "Ici, on indique les droits de roquer, chacun avec son roi et sa tour, ou un tiret (signe {place})."
        },
        FenPassed => "Ici, on indique la case de la prise en passant, ou un tiret (signe {place}).",
        FenCounter => "Ici, on indique un nombre de coups (signe {place}).",
        @feature "records" {
            OffersDraw => "Avec ce coup, le joueur a proposé la partie nulle.",
            PgnTag => "Cette ligne de renseignements est illisible.",
            PgnTags => {
                "Une partie a au plus {most} lignes de renseignements ; les autres sont gardées comme commentaire."
            },
            PgnAfterDraw => "La partie était déjà nulle avant ce coup ; la suite est gardée.",
            PgnComment => "Il manque l’accolade qui ferme ce commentaire.",
            PgnVariation => "Cette parenthèse n’a pas de partenaire ici.",
            PgnStray => "« {text} » n’est pas un coup ; c’est gardé comme commentaire.",
            PgnEmpty => "Il n’y a pas de partie dans ce texte.",
            Resigns => "{Player} abandonnent. {Winner} gagnent.",
            DrawAgreed => "Les joueurs se mettent d’accord : partie nulle.",
            DrawRepetition3 => "Nulle demandée : la position était trois fois sur l’échiquier.",
            DrawMoves50 => "Nulle demandée : cinquante coups sans prise ni coup de pion.",
            WinIs => "{Winner} ont gagné.",
            DrawIs => "La partie est nulle.",
            SaveDamaged => "La partie enregistrée était abîmée. Coups retrouvés : {at}.",
            LostOnTime => "{Player} n’ont plus de temps. {Winner} gagnent.",
            DrawOnTime => "Le temps est écoulé, mais cela ne fait gagner personne : partie nulle.",
            HalfPoint => "Un demi-point {to player}, aucun pour l’autre camp.",
            NoPoints => "Aucun point pour les deux joueurs.",
        }
        @feature "historic-words" {
            SystemDoubt => "Plusieurs coups s’appellent ainsi. Écris {or right}.",
            TakesNone => "Aucun de tes coups ne prend {a taken} avec {a piece}.",
            DigitsField => "« {text} » n’est pas une case. Ses deux chiffres vont de 1 à 8.",
            DigitsCount => "Un coup a quatre chiffres : deux pour le départ, deux pour l’arrivée. Un cinquième dit ce que devient un pion.",
        }
        @feature "screen" {
            OtherMove => "C’est un autre coup. Le coup demandé s’écrit {right}.",
            BeganOn => "Cette lettre désigne {the piece}, qui a commencé la partie sur la colonne {file}.",
            Aloud => "{said}",
            LanguageMissing => "Cette langue n’a pas pu être chargée. Es-tu en ligne ?",
            GameMissing => "Ce jeu n’a pas pu être chargé. Es-tu en ligne ?",
            SiteRenewed => "Le site a une nouvelle version. Recharge la page pour continuer ; ce que tu as fait est gardé.",
            PgnForm => "En PGN, on écrit {right}.",
            FieldIs => "{field}, {holds}",
            FieldReachable => "{field}, {holds}, case possible",
            Holds => "{Piece} en {field}, {ways} cases possibles",
            ChooseKing => "Jouer le roi",
            ChooseCastling => "Roquer",
            PgnLetters => "Les pièces ont les lettres d’une autre langue : {language}.",
            NotText => {
                "Ce fichier n’est pas un texte. Choisis un fichier de parties, par exemple « partie.pgn »."
            },
            AtPlace => "Ligne {line}, caractère {column} :",
            StorageFull => "L’appareil n’a plus de place : ce que tu fais maintenant n’est pas gardé. Enregistre ta partie dans un fichier, ou supprime de vieilles parties.",
            GamesFound => "Parties trouvées : {games}",
            GamesFiltered => "Parties trouvées : {found} sur {games}",
            GameOfFile => "Partie {number} sur {games}",
            FileNotKept => "L’appareil n’a pas de place pour garder ce fichier : si tu recharges la page, ouvre-le de nouveau.",
            TextNoGame => {
                "Il n’y a pas de partie dans ce texte : aucun coup ne peut y être lu. La partie sur l’échiquier n’a pas changé."
            },
            TextDoubtful => "Coups lisibles dans ce texte : {moves}. Le reste, ce sont d’autres mots. Est-ce une partie ?",
            GameFaults => "Endroits illisibles dans cette partie : {faults}. Ils sont gardés comme commentaires.",
            LinkDamaged => "Ce lien est incomplet. Ta partie n’a pas changé.",
            ClaimRepetition => "Pour la nulle, il faut trois fois la même position. Pour l’instant : {times}.",
            ClaimMoves50 => "Seulement {moves} coups sans prise ni coup de pion, pas cinquante.",
            NoOffer => "Personne n’a proposé la nulle avec le dernier coup.",
            MayCastle => "{Player} peuvent roquer avec la tour en {field}",
            PieceIs => "{Holds}",
            DraftDamaged => "La position en préparation était illisible. Le plateau montre le début.",
            RankPieces => "Il faut un roi, une dame, deux tours, deux fous et deux cavaliers.",
            RankBishops => "Les deux fous sont sur la même couleur. Il faut une case claire et une case foncée.",
            RankKing => "Le roi doit se trouver entre les deux tours.",
            RankLetters => {
                "« {text} » n’est pas une première rangée. Écris huit lettres parmi {and letters}."
            },
            NoSuchClub => "« {text} » n’est pas un nombre de 1 à 960.",
            CoinHeads => {
                "Tirage : numéro {number} sur 480 (liste reconstituée). Face : la position reste ainsi."
            },
            CoinTails => {
                "Tirage : numéro {number} sur 480 (liste reconstituée). Pile : lue dans le miroir, c’est le numéro {mirror}."
            },
            ArraysFound => "Positions trouvées : {count}",
            DieNext => "À placer : {piece}. Compte sur {and fields}.",
            DiePlaces => "{die} : {piece} en {field}.",
            DieOnly => "{die} : seule la case {field} est libre, quel que soit le dé. {Piece} en {field}.",
            DieAround => {
                "{die} : il y a {among} cases, on recommence donc à la première. {Piece} en {field}."
            },
            DieTooHigh => "{die} est trop grand ici. Relance le dé.",
            DieKnights => {
                "Les cavaliers prennent les deux dernières cases. Les pièces noires se placent en face, les pions devant comme d’habitude."
            },
            DieRooks => {
                "Tour, roi et tour prennent les dernières cases. Les pièces noires se placent en face, les pions devant comme d’habitude."
            },
            Castled => "Le roi va en {king}, la tour en {rook}.",
            CastledRookFirst => {
                "La tour part la première, car elle occupe la case où va le roi. Roi en {king}, tour en {rook}."
            },
            ICastle => "Dis à voix haute : « Je roque ». Seul déplacement : {piece}.",
            CastlingAllowed => "Le roque est permis.",
            // Darts.
            DartPlaced => "{bed} : {piece} en {field}.",
            DartOutside => "{bed}, c’est {field} : pas dans ta moitié. La fléchette est perdue.",
            DartOccupied => "{bed}, c’est {field}, où se trouve déjà une pièce. La fléchette est perdue.",
            DartOnBull => "{bed} : personne ne joue sur le bull. La fléchette est perdue.",
            DartBeside => "La fléchette n’a touché aucune case. Elle est perdue.",
            BedSingle => "Le {number} simple a deux cases : choisis {or right} (F grand simple, L petit simple).",
            BedNumber => "« {text} » n’est pas sur la cible : les numéros vont de 1 à 20, et au milieu il y a 25 et 50.",
            DartMisses => "Fléchettes perdues de suite : {misses} sur {most}.",
            DartAtStake => "Tu es en échec. Si la fléchette ne pare pas l’échec, tu perds tout de suite. La fléchette aide en {or fields}.",
            DartHopeless => "Tu es en échec, et aucune case ne permet de le parer avec une fléchette. Si tu lances, tu perds tout de suite.",
            DartNext => "À lancer : {piece}",
            DartsLeft => "{Player} : encore {left} à lancer, {misses} sur {most} fléchettes perdues de suite",
            AgreedIs => "{what} : {value}",
            // Support, on the round board.
            FieldWorth => "valeur {value}",
            LookNobody => "{Player} : aucune pièce n’y arrive",
            LookPawn => "{Player} : un pion suffit",
            LookAlone => "{Player} : prise sans soutien",
            LookHolds => "{Player} : 1 + {help} sur {value}, ça tient",
            LookFails => "{Player} : 1 + {help} sur {value}, pas assez",
            CheckGiven => "Échec !",
        }
        @feature "families" {
            NoSuchOption => "« {name} » n’est pas une règle dont on peut convenir.",
            TextUnmoved => {
                "Ici, on indique les cases des pièces qui n’ont jamais bougé, ou un tiret (signe {place})."
            },
            TextThrows => {
                "Ici, on indique deux nombres, Blancs puis Noirs, séparés par une barre (signe {place})."
            },
            SetupUnmoved => "La case {field} est vide : aucune pièce n’y attend son premier coup.",
            WonByFogling => "Trop de fléchettes perdues de suite. {Winner} gagnent.",
            WonByDart => "La fléchette n’a pas paré l’échec. {Winner} gagnent.",
            SetupThrows => "Les pièces à lancer n’existent que dans une partie bruyante.",
            NeverMoved => "{Piece} {field}",
            FromLine => "{The piece} de la ligne {line} : {rivals}.",
            PawnFromLine => "Un pion qui prend indique sa ligne : {line}.",
            GoesToRing => "{The piece} va en {field}, sur l’anneau {ring}.",
            TakesHeld => "Prise {of piece} en {field}. Cette case vaut {value} : la pièce qui prend compte pour 1, le reste vient de {and by}.",
            TakesFree => "Prise {of piece} en {field}. Un pion prend sur toutes les cases sans soutien.",
            BecomesUnmoved => "Le pion devient {a piece}. Cette pièce compte comme si elle n’avait jamais bougé.",
            RoundCastling => "Roque : le roi va de deux cases, en {king}, et la tour de {from} vient en {rook}. On écrit seulement le coup du roi.",
            Thrown => "Le signe @ : une fléchette amène {the piece}, la pièce suivante dans l’ordre.",
            LandsOn => "{The piece} arrive en {field}, sur l’anneau {ring}.",
            PieceHolds => "Ce signe veut dire : {piece}. Cela suffit : depuis {and fields}, {a piece} n’a pas assez de soutien pour y prendre.",
            DartLost => "La fléchette est perdue : rien ne change sur le plateau, et {the piece} reste la pièce suivante.",
            NotOnDartboard => "« {text} » n’est pas une case. Les lignes sont o et de a à i, leurs cases vont de 1 à 8.",
            PawnLine => "Un pion qui prend indique sa ligne de départ : {right}.",
            PreferLine => "Compris. On préfère la ligne : {right}.",
            NothingOnLine => "Le pion ne trouve rien à prendre sur la ligne {line}.",
            NoPawnOnLine => "Tu n’as pas de pion sur cette ligne.",
            NoneOnLine => "Tu n’as pas de {piece} sur la ligne {line}.",
            WayRound => "{A piece} ne se déplace pas ainsi.",
            PawnMoved => "Le pion en {field} a déjà bougé. Il avance maintenant d’une seule case.",
            PawnAtEdge => "Près de la dernière rangée, le pion en {field} avance d’une seule case : un double pas n’y finit jamais.",
            NeedsSupport => "{field} est sur l’anneau {ring}. Pour y prendre, {the piece} a besoin d’un soutien de {needs}, et n’en a aucun.",
            NeedsMoreSupport => "{field} est sur l’anneau {ring}. Pour y prendre, {the piece} a besoin d’un soutien de {needs}. De {and by} ne vient que {has}.",
            CastlingNoRook => "Ce roque n’est pas possible : le roi et la tour ne doivent jamais avoir bougé, et la tour doit être au moins à trois cases.",
            CastlingByKing => "Au Scharten, le roque n’a pas de signe. Écris le coup du roi : {or right}.",
            ZerosAreResult => "Au Scharten, 0-0 est un résultat : personne ne marque. On écrit le roque comme un coup du roi.",
            NoCastlingNow => "Au Scharten, on écrit le roque comme un coup du roi. Pour l’instant, le roi ne peut pas roquer.",
            MustPlay => "C’est à toi de jouer : on ne passe pas son tour.",
            ThrowsOther => "L’ordre est fixe : c’est le tour {of piece}. Écris {right}.",
            ThrowsOutside => "{field} n’est pas dans ta moitié. Cette fléchette est perdue, et on écrit {right}.",
            ThrowsOnto => "Il y a déjà une pièce en {field}. Cette fléchette est perdue, et on écrit {right}.",
            NothingToThrow => "Tu as déjà lancé toutes tes pièces.",
            NoDarts => "Dans une partie calme, on ne lance pas de fléchettes.",
            ThrowSign => "Une pièce lancée s’écrit avec @ devant sa case : {right}.",
            OptionValue => "« {name} » peut être {or can_be}, mais pas « {value} ».",
            OptionNumber => "« {name} » est un nombre de 1 à {most}. « {value} » n’est pas possible.",
            SetupNoThrows => "Une position bruyante dit à la fin combien de pièces les Blancs et les Noirs doivent encore lancer et combien de fléchettes ils ont perdues : 17/17 0/0.",
            DartLostInCheck => "La fléchette est perdue et l’échec reste : la partie est perdue.",
            DartLostLast => "La fléchette est perdue. C’est une de trop à la suite : la partie est perdue.",
            LandsInVain => "{The piece} arrive en {field}, sur l’anneau {ring}. L’échec n’est pas paré : la partie est perdue.",
            CastlingEitherWay => "C’est un roque, possible des deux côtés. On écrit {or right}.",
        }
    } }
}
