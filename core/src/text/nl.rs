//! Dutch.

use super::aloud::Speech;
use super::fact::Ownership;
#[cfg(feature = "sentences")]
use super::msg::Kind;
#[cfg(feature = "sentences")]
use super::nl_draughts::nl_draughts;
#[cfg(feature = "sentences")]
use super::nl_school::nl_school;
use super::template::{Grammar, Words};
#[cfg(feature = "sentences")]
use super::template::{Special, sentences};
use super::{Piece, Player};

pub(super) const GRAMMAR: Grammar = Grammar {
    noun: form,
    player: |_, player| match player {
        Player::White => "wit",
        Player::Black => "zwart",
    },
    owned,
    rivals: ["{the 0} op {and 3} kan ook naar {2}", "de {plural 0} op {and 3} kunnen ook naar {2}"],
    speech: Speech {
        castles: ["lange rokade", "korte rokade"],
        pawn: ["{piece} {to}", "{file}-pion slaat op {to}"],
        piece: "{piece}",
        apart: [" van de {file}-lijn", " van de {file}-lijn", " van rij {rank}", " van {from}"],
        goes: [" {to}", " naar {to}"],
        takes: " slaat op {to}",
        en_passant: ", en passant",
        becomes: ", wordt {becomes}",
        effects: [", schaak", ", schaakmat"],
        #[cfg(feature = "families")]
        darts: ["{piece} gegooid op {to}", "{piece}: de dart is verloren"],
        #[cfg(feature = "families")]
        round_castling: "rokade: koning {to}, toren {rook}",
        #[cfg(feature = "families")]
        ways: [", door het midden", ", langs de ring"],
        #[cfg(feature = "families")]
        crowned: "{piece} ",
        #[cfg(feature = "families")]
        men: ["van {from} naar {to}", "{from} slaat {to}", "{from} slaat via {and via} tot {to}"],
        #[cfg(feature = "families")]
        jumps: ", {jumps} stukken",
    },
    and: "en",
    or: "of",
};

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

/// The forms of a noun.
fn form(form: &str, piece: Piece) -> Words {
    let (word, neuter) = noun(piece);
    match (form, neuter) {
        ("the", true) => ["het ", word, ""],
        ("the", false) => ["de ", word, ""],
        ("plural", _) => [plural(piece), "", ""],
        _ => [word, "", ""],
    }
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

/// With the ending an adjective has after `een`: een witte toren, een wit paard.
fn owned(_: &str, it: Ownership) -> Words {
    let (word, neuter) = noun(it.piece);
    let colour = match (it.player, neuter) {
        (Player::White, true) => "wit ",
        (Player::White, false) => "witte ",
        (Player::Black, true) => "zwart ",
        (Player::Black, false) => "zwarte ",
    };
    [colour, word, ""]
}

#[cfg(feature = "sentences")]
pub(super) fn special(case: Special) -> &'static str {
    match case {
        Special::PawnGoesTo => "De pion gaat naar {field}. Een pion heeft geen letter.",
        Special::NoSuchPawn => "Je hebt geen pion op die lijn.",
        Special::NoneOnRank => "Je hebt geen {piece} op rij {from}.",
        Special::NoneOnFile => "Je hebt geen {piece} op de {from}-lijn.",
        Special::NoneAtAll => "Je hebt geen {piece}.",
        #[cfg(feature = "screen")]
        Special::EmptyField => "{field}, leeg",
        #[cfg(feature = "screen")]
        Special::EmptyReachable => "{field}, leeg, mogelijk veld",
        #[cfg(feature = "screen")]
        Special::OneWay => "{Piece} op {field} opgepakt, één mogelijk veld",
        Special::WhichPawn => "Welke pion? Die op {and fields} kunnen dat. Schrijf {or right}.",
        Special::OnlyCheck => "Het is schaak, maar geen mat: {right}.",
        Special::WayOf(piece) => match piece {
            Piece::King => "De koning gaat één veld per keer.",
            Piece::Queen => "De dame gaat recht of schuin, maar niet zo.",
            Piece::Rook => "Een toren gaat alleen recht: langs zijn lijn of zijn rij.",
            Piece::Bishop => "Een loper gaat alleen schuin.",
            Piece::Knight => "Een paard springt twee velden recht en één opzij.",
            Piece::Pawn => "Een pion gaat recht vooruit, en alleen schuin om te slaan.",
            Piece::Man | Piece::Crowned => "Zo gaat een {piece} niet.",
        },
        #[cfg(feature = "families")]
        Special::PawnGoesToRing => {
            "De pion gaat naar {field}, op de ring {ring}. Een pion heeft geen letter."
        }
        #[cfg(feature = "families")]
        Special::RoundWayOf(piece) => match piece {
            Piece::King => "De koning gaat één veld per keer.",
            Piece::Queen => "De dame gaat langs een lijn, een ring of een diagonaal, maar niet zo.",
            Piece::Rook => "Een toren gaat alleen langs zijn lijn of zijn ring.",
            Piece::Bishop => "Een loper gaat alleen schuin.",
            Piece::Knight => {
                "Een paard springt twee velden één kant op en één opzij, nooit naar zijn eigen ring."
            }
            Piece::Pawn => "Een pion gaat recht vooruit langs zijn lijn, en alleen schuin om te slaan.",
            Piece::Man | Piece::Crowned => "Zo gaat een {piece} niet.",
        },
    }
}

#[cfg(feature = "sentences")]
pub(super) fn sentence(kind: Kind) -> &'static str {
    use Kind::*;
    nl_draughts! { nl_school { kind,
        PieceMoves => "Dit teken staat voor {the piece}.",
        PieceAlone => {
            "Dit teken staat voor {the piece}. Meer is niet nodig: op {and fields} moet een {piece} blijven om zijn koning te beschermen."
        },
        FromFile => "{The piece} van de {file}-lijn: {rivals}.",
        FromRank => "{The piece} van rij {rank}: {rivals}.",
        FromField => "{The piece} van {field}: {rivals}.",
        PawnFrom => "Een pion die slaat, noemt zijn lijn: {file}.",
        StartsOn => "De zet begint op {field}.",
        Dash => "Het streepje: er wordt niets geslagen.",
        Takes => "{The piece} op {field} wordt geslagen.",
        GoesTo => "{The piece} gaat naar {field}.",
        Becomes => "De pion wordt een {piece}.",
        BecomesSign => "De pion verandert in een ander stuk.",
        GivesCheck => "Schaak: de andere koning wordt aangevallen.",
        GivesMate => "Schaakmat: de koning is verloren, de partij is uit.",
        InPassing => "En passant: de geslagen pion stond op {field}.",
        CastlesH => "Rokade naar de h-lijn: koning naar {king}, toren naar {rook}.",
        CastlesA => "Rokade naar de a-lijn: koning naar {king}, toren naar {rook}.",
        Number => "Zet nummer {number}.",
        Dots => "De puntjes staan voor de zet van wit.",
        Passes => "Een nulzet: deze kant slaat zijn beurt over. Dat komt alleen in analyses voor.",
        Nothing => "Schrijf eerst een zet.",
        Syntax => "Ik kan het deel dat begint met “{rest}” niet lezen.",
        NotAField => "“{text}” is geen veld. Lijnen gaan van a tot h, rijen van 1 tot 8.",
        SquareOrder => "De letter van een veld komt voor het cijfer: {right}.",
        FileCase => "De letter van een veld is een kleine letter: {right}.",
        PieceCase => "De letter van een stuk is een hoofdletter: {right}.",
        NoSpace => "Stuk en veld staan aan elkaar, zonder spatie: {right}.",
        LanguageLetter => {
            "“{letter}” is een letter uit een andere taal ({language}). Hier schrijf je {right}."
        },
        LanguageLetterDoubt => "“{letter}” is een letter uit een andere taal ({language}), en er zijn meerdere zetten mogelijk. Hier schrijf je {or right}.",
        SlipDoubt => "Bijna. Meerdere zetten lijken hierop: schrijf {or right}.",
        SmallLetter => "Een kleine “{letter}”: is dat een veld of {the piece}? Kies {or right}.",
        LetterFirst => "De letter van het stuk komt voor het veld: {right}.",
        PromoBehind => "De letter van het nieuwe stuk komt achter het veld: {or right}.",
        SeveralMoves => "Dit zijn meerdere zetten. Schrijf ze een voor een, eerst {right}. Voor een hele partij kies je “Openen”.",
        NoMoveResigns => "Opgeven is geen zet: je schrijft alleen de uitslag, 1-0 of 0-1. Kies op het scherm “Opgeven”.",
        NoMoveOffer => "Om remise aan te bieden schrijf je eerst je zet en dan (=). Kies op het scherm “Remise aangeboden (=)”.",
        NoMoveResult => "Dat is een uitslag, geen zet. Je schrijft hem aan het eind, als de partij uit is.",
        PawnLetter => "Een pion heeft geen letter: {right}.",
        LetterMissing => "Zonder letter is het een pionzet. Schrijf voor {the piece} {right}.",
        PawnFile => "Een pion die slaat, noemt de lijn waar hij vandaan komt: {right}.",
        NoSuchPiece => "Je hebt geen {piece} op {from}.",
        FromSquare => "{The piece} staat al op {field}. Schrijf naar welk veld {the piece} gaat.",
        EmptyField => "Op {field} staat niets.",
        NotYourTurn => "{Player} is aan zet.",
        Blocked => "De weg is versperd: op {field} staat een {by}.",
        NotItsWay => "Zo gaat een {piece} niet.",
        OwnPiece => "Op {field} staat je eigen {piece}.",
        NothingToTake => "Een pion gaat alleen schuin om te slaan. Het veld {field} is leeg.",
        NothingOnFile => "De pion vindt niets om te slaan op de {file}-lijn.",
        PawnBlocked => "Een pion slaat niet recht vooruit. Het veld {field} is bezet.",
        Pinned => "{The piece} beschermt je koning tegen {the by} op {field}.",
        IntoCheck => "Daar zou {the by} op {field} je koning aanvallen.",
        StaysInCheck => "Je koning wordt nog aangevallen door {the by} op {field}.",
        Ambiguous => {
            "Welke? De {plural piece} op {and fields} kunnen daarheen. Zet {or add} erbij: schrijf {or right}."
        },
        LetterNotEnough => {
            "Dat is niet genoeg: de {plural piece} op {and fields} kunnen daarheen. Schrijf {or right}."
        },
        PromoMissing => "Wat wordt de pion? Schrijf {or right}.",
        PromoBad => "Een pion wordt dame, toren, loper of paard.",
        PromoNone => "Alleen een pion op de laatste rij verandert. Schrijf {right}.",
        CastlingNoRight => "Die rokade kan niet: de koning of de toren is al van zijn plaats geweest.",
        CastlingBlocked => "De rokade kan nog niet: {field} moet leeg zijn.",
        CastlingInCheck => "Je mag niet rokeren als je koning schaak staat.",
        CastlingThroughCheck => {
            "De rokade kan niet: de koning gaat over {field}, en dat wordt aangevallen."
        },
        CastlingIntoCheck => "De rokade kan niet: op {field} zou de koning schaak staan.",
        CastlingAsKing => "Dit is een rokade. Je schrijft {right}.",
        EpSquare => "Schrijf het veld waar je pion aankomt: {right}.",
        NullMove => "Bij schaken moet je zetten; overslaan mag niet.",
        GameOver => "De partij is uit.",
        LongForm => "Goed. De korte vorm is {right}.",
        NotNeeded => "Begrepen. Je hoeft alleen {right} te schrijven.",
        PreferFile => "Begrepen. Meestal noem je de lijn: {right}.",
        XMissing => "Goed. Met het slagteken is het duidelijker: {right}.",
        XNeedless => "Er wordt niets geslagen, dus geen slagteken: {right}.",
        XOther => "Begrepen. Hier schrijf je {right}.",
        DashNeedless => "Stuk en veld staan aan elkaar, zonder streepje: {right}.",
        CheckMissing => "Goed, en het is schaak: {right}.",
        CheckWrong => "De koning staat hier niet schaak: {right}.",
        CheckOtherSign => "Goed. Hier schrijf je schaak zo: {right}.",
        DoubleCheckSign => "Goed, het is dubbelschaak. Tegenwoordig schrijf je {right}.",
        MateMissing => "Goed, en het is mat: {right}.",
        MateOtherSign => "Goed. Hier schrijf je mat zo: {right}.",
        PlusForMate => "Het is meer dan schaak, het is mat: {right}.",
        PromoSign => "Goed. Hier schrijf je {right}.",
        CastleZero => "Goed. Hier schrijf je het met de letter O: {right}.",
        CastleCase => "Goed. Een rokade heeft hoofdletters: {right}.",
        CastleDash => "Goed. Een rokade schrijf je met streepjes: {right}.",
        PieceName => "Begrepen. Een stuk schrijf je met zijn letter: {right}.",
        ResultBehind => "Goed: {right}. De uitslag, {score}, komt apart, aan het eind van het formulier.",
        NumberDot => "Begrepen. Achter het nummer komt een punt: {right}.",
        PawnFilesOnly => "Begrepen. Het hele veld is duidelijker: {right}.",
        EpWrong => "Hier wordt niet en passant geslagen: {right}.",
        ToMove => "{Player} is aan zet",
        ToMoveInCheck => "{Player} is aan zet en staat schaak",
        WonByMate => "Schaakmat. {Winner} wint.",
        DrawStalemate => "Pat: geen zet meer en geen schaak. Remise.",
        DrawDead => "Niemand kan nog mat zetten. Remise.",
        DrawRepetition5 => "Vijf keer dezelfde stelling. Remise.",
        DrawMoves75 => "Vijfenzeventig zetten zonder dat er geslagen is of een pion is verzet. Remise.",
        MayClaimRepetition => "Drie keer dezelfde stelling: je mag remise claimen.",
        MayClaimMoves50 => {
            "Vijftig zetten zonder dat er geslagen is of een pion is verzet: je mag remise claimen."
        },
        SystemForm => "Begrepen. In dit systeem schrijf je {right}.",
        Said => "Zet {number}, {player}: {said}",
        AtStart => "Begin van de partij",
        FenBoard => "Dit is geen stelling: het bord klopt niet vanaf teken {place}.",
        FenRest => "De tekst van de stelling klopt niet vanaf teken {place}.",
        SetupKings => "{Player} moet precies één koning hebben.",
        SetupPawn => "Op {field} kan geen pion staan.",
        SetupCheck => "{Player} staat schaak, maar is niet aan zet.",
        SetupCastling => "Voor een rokade staan koning en toren op hun eerste rij.",
        SetupEnPassant => "Geen pion is net langs dat veld gegaan.",
        NoSuchGame => "Er is geen spel dat “{name}” heet.",
        NoSuchStyle => "Er is geen schrijfwijze die “{name}” heet.",
        NoSuchArray => "“{text}” is geen getal van 0 tot 959.",
        TooDeep => "Tellen kan tot een diepte van {most}.",
        FenRank => "Deze rij van het bord heeft niet het juiste aantal velden (teken {place}).",
        FenRanks => "Het bord heeft niet het juiste aantal rijen (teken {place}).",
        FenTurn => "Hier staat wie aan zet is: w voor wit, b voor zwart (teken {place}).",
        FenCastling => {
            "Hier staan de rechten op rokade, elk met koning en toren, of een streepje (teken {place})."
        },
        FenPassed => "Hier staat het veld voor en passant, of een streepje (teken {place}).",
        FenCounter => "Hier staat een aantal zetten (teken {place}).",
        @feature "records" {
            OffersDraw => "Met deze zet werd remise aangeboden.",
            PgnTag => "Deze regel met gegevens is niet te lezen.",
            PgnTags => {
                "Een partij heeft hoogstens {most} regels met gegevens; de andere blijven als opmerking staan."
            },
            PgnAfterDraw => "De partij was voor deze zet al remise; wat volgt, blijft staan.",
            PgnComment => "Bij deze opmerking ontbreekt de accolade aan het eind.",
            PgnVariation => "Dit haakje heeft hier geen partner.",
            PgnStray => "“{text}” is geen zet; het blijft als opmerking staan.",
            PgnEmpty => "Er staat geen partij in deze tekst.",
            Resigns => "{Player} geeft op. {Winner} wint.",
            DrawAgreed => "De spelers komen remise overeen.",
            DrawRepetition3 => "Remise geclaimd: de stelling stond drie keer op het bord.",
            DrawMoves50 => "Remise geclaimd: vijftig zetten zonder slaan of pionzet.",
            WinIs => "{Winner} heeft gewonnen.",
            DrawIs => "De partij is remise.",
            SaveDamaged => "De bewaarde partij was beschadigd. Geredde zetten: {at}.",
            LostOnTime => "{Player} heeft geen tijd meer. {Winner} wint.",
            DrawOnTime => "De tijd is op, maar daarmee wint niemand. Remise.",
            HalfPoint => "Een half punt voor {player}, geen punt voor de ander.",
            NoPoints => "Geen van beide spelers krijgt een punt.",
        }
        @feature "historic-words" {
            SystemDoubt => "Meer dan één zet heet zo. Schrijf {or right}.",
            TakesNone => "Geen van je zetten slaat een {taken} met een {piece}.",
            DigitsField => "“{text}” is geen veld. De twee cijfers gaan allebei van 1 tot 8.",
            DigitsCount => "Een zet heeft vier cijfers: twee voor het begin, twee voor het einde. Een vijfde zegt wat een pion wordt.",
        }
        @feature "screen" {
            OtherMove => "Dat is een andere zet. De gevraagde zet schrijf je zo: {right}.",
            BeganOn => "Deze letter is {the piece}: dat stuk begon de partij op de {file}-lijn.",
            Aloud => "{said}",
            LanguageMissing => "Deze taal kon niet worden geladen. Ben je online?",
            GameMissing => "Dit spel kon niet worden geladen. Ben je online?",
            SiteRenewed => "De site heeft een nieuwe versie. Laad de pagina opnieuw om verder te gaan; wat je gemaakt hebt, blijft bewaard.",
            PgnForm => "In PGN schrijf je {right}.",
            FieldIs => "{field}, {holds}",
            FieldReachable => "{field}, {holds}, mogelijk veld",
            Holds => "{Piece} op {field} opgepakt, {ways} mogelijke velden",
            ChooseKing => "De koning verzetten",
            ChooseCastling => "Rokeren",
            PgnLetters => "De stukken hebben de letters van een andere taal: {language}.",
            NotText => "Dit bestand is geen tekst. Kies een partijbestand zoals “partij.pgn”.",
            AtPlace => "Regel {line}, teken {column}:",
            StorageFull => "Het apparaat heeft geen plaats meer: wat je nu doet, wordt niet bewaard. Bewaar je partij in een bestand of verwijder oude partijen.",
            GamesFound => "Partijen gevonden: {games}",
            GamesFiltered => "Partijen gevonden: {found} van {games}",
            GameOfFile => "Partij {number} van {games}",
            FileNotKept => "Op het apparaat is geen plaats voor dit bestand: als je de pagina opnieuw laadt, open het dan opnieuw.",
            TextNoGame => {
                "Er staat geen partij in deze tekst: er is geen zet in te lezen. De partij op het bord is niet veranderd."
            },
            TextDoubtful => "Zetten die in deze tekst te lezen zijn: {moves}. De rest is andere tekst. Is het een partij?",
            GameFaults => "Onleesbare plaatsen in deze partij: {faults}. Ze blijven als opmerking staan.",
            LinkDamaged => "Deze link is niet compleet. Je eigen partij is niet veranderd.",
            ClaimRepetition => "Voor remise moet de stelling drie keer voorkomen. Tot nu toe: {times}.",
            ClaimMoves50 => "Pas {moves} zetten zonder slaan of pionzet, geen vijftig.",
            NoOffer => "Niemand heeft bij de laatste zet remise aangeboden.",
            MayCastle => "{Player} mag rokeren met de toren op {field}",
            PieceIs => "{Holds}",
            DraftDamaged => "De opgezette stelling was niet te lezen. Het bord toont het begin.",
            RankPieces => "Er horen één koning, één dame, twee torens, twee lopers en twee paarden te staan.",
            RankBishops => "Beide lopers staan op dezelfde kleur. Er is een licht en een donker veld nodig.",
            RankKing => "De koning moet tussen de twee torens staan.",
            RankLetters => "“{text}” is geen eerste rij. Schrijf acht letters uit {and letters}.",
            NoSuchClub => "“{text}” is geen getal van 1 tot 960.",
            CoinHeads => "Geloot: nummer {number} van 480 (lijst gereconstrueerd). Kop: het blijft zo.",
            CoinTails => {
                "Geloot: nummer {number} van 480 (lijst gereconstrueerd). Munt: in de spiegel gelezen is het nummer {mirror}."
            },
            ArraysFound => "Gevonden opstellingen: {count}",
            DieNext => "Nu: {piece}. Tel over {and fields}.",
            DiePlaces => "{die}: {piece} op {field}.",
            DieOnly => "{die}: alleen {field} is vrij, wat je ook gooit. {Piece} op {field}.",
            DieAround => {
                "{die}: er zijn {among} velden, dus we tellen verder vanaf het eerste. {Piece} op {field}."
            },
            DieTooHigh => "{die} is hier te hoog. Gooi nog eens.",
            DieKnights => {
                "De paarden krijgen de laatste twee velden. De zwarte stukken staan ertegenover, de pionnen ervoor zoals altijd."
            },
            DieRooks => {
                "Toren, koning en toren krijgen de laatste velden. De zwarte stukken staan ertegenover, de pionnen ervoor zoals altijd."
            },
            Castled => "De koning gaat naar {king}, de toren naar {rook}.",
            CastledRookFirst => {
                "De toren gaat eerst, want hij staat waar de koning naartoe wil. Koning op {king}, toren op {rook}."
            },
            ICastle => "Zeg hardop: “Ik rokeer.” Alleen {the piece} gaat.",
            CastlingAllowed => "Rokeren mag.",
            // Darts.
            DartPlaced => "{bed}: {piece} op {field}.",
            DartOutside => "{bed} is {field}: niet in je eigen helft. De dart is verloren.",
            DartOccupied => "{bed} is {field}, en daar staat al een stuk. De dart is verloren.",
            DartOnBull => "{bed}: niemand speelt op de bull. De dart is verloren.",
            DartBeside => "De dart raakte geen veld. Hij is verloren.",
            BedSingle => "De enkele {number} heeft twee vakken: kies {or right} (F breed, L smal enkel vak).",
            BedNumber => "“{text}” staat niet op het dartbord: de nummers gaan van 1 tot 20, met 25 en 50 in het midden.",
            DartMisses => "Verloren darts na elkaar: {misses} van {most}.",
            DartAtStake => "Je staat schaak. Als de dart het schaak niet opheft, verlies je meteen. De dart helpt op {or fields}.",
            DartHopeless => "Je staat schaak, en op geen enkel veld heft een dart het op. Als je gooit, verlies je meteen.",
            DartNext => "Nu te gooien: {piece}",
            DartsLeft => "{Player}: nog {left} te gooien, {misses} van {most} darts na elkaar verloren",
            AgreedIs => "{what}: {value}",
            // Support, on the round board.
            FieldWorth => "waarde {value}",
            LookNobody => "{Player}: geen stuk kan er komen",
            LookPawn => "{Player}: een pion is genoeg",
            LookAlone => "{Player}: slaat zonder steun",
            LookHolds => "{Player}: 1 + {help} van {value}, slaan lukt",
            LookFails => "{Player}: 1 + {help} van {value}, niet genoeg",
            CheckGiven => "Schaak!",
        }
        @feature "families" {
            NoSuchOption => "“{name}” is geen regel die je kunt afspreken.",
            TextUnmoved => {
                "Hier staan de velden van stukken die nog nooit bewogen, of een streepje (teken {place})."
            },
            TextThrows => {
                "Hier staan twee getallen, wit en zwart, met een schuine streep ertussen (teken {place})."
            },
            SetupUnmoved => "Op {field} staat niets, dus daar kan niets onbewogen zijn.",
            WonByFogling => "Te veel verloren darts na elkaar. {Winner} wint.",
            WonByDart => "De dart hief het schaak niet op. {Winner} wint.",
            SetupThrows => "Stukken om te gooien horen bij een luide partij, en alleen daar.",
            NeverMoved => "{Piece} {field}",
            FromLine => "{The piece} van de {line}-lijn: {rivals}.",
            PawnFromLine => "Een pion die slaat, noemt zijn lijn: {line}.",
            GoesToRing => "{The piece} gaat naar {field}, op de ring {ring}.",
            TakesHeld => "{The piece} op {field} wordt geslagen. Dat veld is {value} waard: het stuk dat slaat telt voor 1, de rest komt van {and by}.",
            TakesFree => "{The piece} op {field} wordt geslagen. Een pion slaat op elk veld zonder steun.",
            BecomesUnmoved => "De pion wordt een {piece}. Dat telt als een stuk dat nog nooit gezet heeft.",
            RoundCastling => "Rokade: de koning gaat twee velden, naar {king}, en de toren van {from} komt op {rook}. Je schrijft alleen de koningszet.",
            Thrown => "De @: {the piece} wordt met een dart gegooid. Dat is het volgende stuk in de volgorde.",
            LandsOn => "{The piece} komt op {field}, op de ring {ring}.",
            PieceHolds => "Dit teken staat voor {the piece}. Meer is niet nodig: van {and fields} heeft een {piece} daar te weinig steun om te slaan.",
            DartLost => "De dart is verloren: er verandert niets op het bord, en {the piece} blijft het volgende stuk.",
            NotOnDartboard => "“{text}” is geen veld. Lijnen zijn o en a tot en met i, hun velden gaan van 1 tot 8.",
            PawnLine => "Een pion die slaat, noemt de lijn waar hij vandaan komt: {right}.",
            PreferLine => "Begrepen. Meestal noem je de lijn: {right}.",
            NothingOnLine => "De pion vindt niets om te slaan op de {line}-lijn.",
            NoPawnOnLine => "Je hebt geen pion op die lijn.",
            NoneOnLine => "Je hebt geen {piece} op de {line}-lijn.",
            WayRound => "Zo gaat een {piece} niet.",
            PawnMoved => "De pion op {field} is al eens verzet. Nu gaat hij één veld per keer.",
            PawnAtEdge => "Vlak voor de laatste rij gaat de pion op {field} één veld per keer: een dubbele stap eindigt daar nooit.",
            NeedsSupport => "{field} ligt op de ring {ring}. Om daar te slaan heeft {the piece} een steun van {needs} nodig, en die is er niet.",
            NeedsMoreSupport => "{field} ligt op de ring {ring}. Om daar te slaan heeft {the piece} een steun van {needs} nodig. Van {and by} komt maar {has}.",
            CastlingNoRook => "Die rokade kan niet: koning en toren mogen nog nooit gezet hebben, en de toren staat ten minste drie velden ver.",
            CastlingByKing => "Bij scharten heeft de rokade geen eigen teken. Schrijf de koningszet: {or right}.",
            ZerosAreResult => "Bij scharten is 0-0 een uitslag: geen van beiden krijgt een punt. Een rokade schrijf je als koningszet.",
            NoCastlingNow => "Bij scharten schrijf je een rokade als koningszet. Nu kan de koning niet rokeren.",
            MustPlay => "Je bent aan zet: je mag je beurt niet overslaan.",
            ThrowsOther => "De volgorde ligt vast: nu komt {the piece}. Schrijf {right}.",
            ThrowsOutside => "{field} ligt niet in je eigen helft. Zo’n dart is verloren, en je schrijft {right}.",
            ThrowsOnto => "Op {field} staat al een stuk. Zo’n dart is verloren, en je schrijft {right}.",
            NothingToThrow => "Je hebt al je stukken al gegooid.",
            NoDarts => "In een stille partij gooit niemand met darts.",
            ThrowSign => "Bij een gegooid stuk staat een @ voor het veld: {right}.",
            OptionValue => "“{name}” kan {or can_be} zijn, maar niet “{value}”.",
            OptionNumber => "“{name}” is een getal van 1 tot en met {most}. “{value}” kan niet.",
            SetupNoThrows => "Een luide stelling zegt aan het eind hoeveel stukken wit en zwart nog moeten gooien en hoeveel darts ze net verloren: 17/17 0/0.",
            DartLostInCheck => "De dart is verloren en het schaak blijft: de partij is verloren.",
            DartLostLast => "De dart is verloren. Dat is er één te veel na elkaar: de partij is verloren.",
            LandsInVain => "{The piece} komt op {field}, op de ring {ring}. Dat heft het schaak niet op: de partij is verloren.",
            CastlingEitherWay => "Dit is een rokade, en die kan twee kanten op. Schrijf {or right}.",
        }
    } }
}
