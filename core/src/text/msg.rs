//! The kinds of messages, as data.

use super::fact::{Ownership, Spoken};
use super::message::Msg;
use super::messages::messages;
use super::msg_draughts::draughts_messages;
use super::msg_school::school_messages;
use super::msg_slips::slip_messages;
use super::{Piece, Player};

slip_messages! { draughts_messages { school_messages {
    /// A piece letter.
    PieceMoves = "piece_moves" { piece: Piece };
    /// The file that tells two pieces apart.
    FromFile = "from_file" { piece: Piece, file: char, to: String, rivals: Vec<String> };
    /// The rank that tells two pieces apart.
    FromRank = "from_rank" { piece: Piece, rank: u8, to: String, rivals: Vec<String> };
    /// The whole field, because neither file nor rank is enough.
    FromField = "from_field" { piece: Piece, field: String, to: String, rivals: Vec<String> };
    /// The file of a pawn that takes.
    PawnFrom = "pawn_from" { file: char };
    /// The field where the move starts, in long notation.
    StartsOn = "starts_on" { field: String };
    /// The dash of long notation.
    Dash = "dash";
    /// The capture sign.
    Takes = "takes" { piece: Piece, field: String };
    /// The field where a piece arrives.
    GoesTo = "goes_to" { piece: Piece, field: String };
    /// The letter of a promotion.
    Becomes = "becomes" { piece: Piece };
    /// The sign before it.
    BecomesSign = "becomes_sign";
    /// The check sign.
    GivesCheck = "gives_check";
    /// The mate sign.
    GivesMate = "gives_mate";
    /// `e.p.`
    InPassing = "in_passing" { field: String };
    /// Castling towards file h.
    CastlesH = "castles_h" { king: String, rook: String };
    /// Castling towards file a.
    CastlesA = "castles_a" { king: String, rook: String };
    /// The number before a move.
    Number = "number" { number: u32 };
    /// The dots after the number that stand for White's move.
    Dots = "dots";

    /// A null move.
    Passes = "passes";

    // Explaining and writing.

    /// A piece letter that is enough, because the rivals on these fields are held back.
    PieceAlone = "piece_alone" { piece: Piece, fields: Vec<String> };

    // Why a written move is not played.

    /// Nothing was written.
    Nothing = "nothing";
    /// Not the shape of a move from this place on.
    Syntax = "syntax" { rest: String };
    /// No such field.
    NotAField = "not_a_field" { text: String };
    /// `3f` for `f3`.
    SquareOrder = "square_order" { right: String };
    /// `F3` for `f3`.
    FileCase = "file_case" { right: String };
    /// `nf3` for `Nf3`.
    PieceCase = "piece_case" { right: String };
    /// `N f3` for `Nf3`.
    NoSpace = "no_space" { right: String };
    /// A letter of another language.
    LanguageLetter = "language_letter" { letter: String, language: String, right: String };
    /// A letter for a pawn.
    PawnLetter = "pawn_letter" { right: String };
    /// The piece letter was left out.
    LetterMissing = "letter_missing" { piece: Piece, right: String };
    /// A pawn capture without its file.
    PawnFile = "pawn_file" { right: String };
    /// No piece of this kind there.
    NoSuchPiece = "no_such_piece" { piece: Piece, from: String };
    /// The field written is the one the piece stands on.
    FromSquare = "from_square" { piece: Piece, field: String };
    /// Nothing stands there.
    EmptyField = "empty_field" { field: String };
    /// The other side moves.
    NotYourTurn = "not_your_turn" { player: Player };
    /// A piece stands in the way.
    Blocked = "blocked" { by: Ownership, field: String };
    /// The piece does not move so.
    NotItsWay = "not_its_way" { piece: Piece };
    /// An own piece stands on the target.
    OwnPiece = "own_piece" { piece: Piece, field: String };
    /// A pawn goes diagonally only to take.
    NothingToTake = "nothing_to_take" { field: String };
    /// The same for a capture written by its files.
    NothingOnFile = "nothing_on_file" { file: char };
    /// A pawn cannot take straight ahead.
    PawnBlocked = "pawn_blocked" { field: String };
    /// The piece would uncover its king.
    Pinned = "pinned" { piece: Piece, by: Piece, field: String };
    /// The king would be attacked.
    IntoCheck = "into_check" { by: Piece, field: String };
    /// The king stays attacked.
    StaysInCheck = "stays_in_check" { by: Piece, field: String };
    /// Several pieces fit.
    Ambiguous = "ambiguous" { piece: Piece, fields: Vec<String>, right: Vec<String>, add: Vec<String> };
    /// Several pieces fit in spite of a letter or number that tells them apart.
    LetterNotEnough = "letter_not_enough" { piece: Piece, fields: Vec<String>, right: Vec<String> };
    /// A pawn on the last rank must become something.
    PromoMissing = "promo_missing" { right: Vec<String> };
    /// A pawn cannot become this.
    PromoBad = "promo_bad";
    /// Only a pawn on the last rank changes.
    PromoNone = "promo_none" { right: String };
    /// The right to castle is lost or never was.
    CastlingNoRight = "castling_no_right";
    /// Castling: not empty.
    CastlingBlocked = "castling_blocked" { field: String };
    /// Castling out of check.
    CastlingInCheck = "castling_in_check";
    /// Castling over an attacked field.
    CastlingThroughCheck = "castling_through_check" { field: String };
    /// Castling into check.
    CastlingIntoCheck = "castling_into_check" { field: String };
    /// Castling written as a king move.
    CastlingAsKing = "castling_as_king" { right: String };
    /// The field of the pawn taken in passing instead of the target.
    EpSquare = "ep_square" { right: String };
    /// A pass.
    NullMove = "null_move";
    /// Nobody moves any more.
    GameOver = "game_over";

    // Remarks on a move that was understood.

    /// From and to were written.
    LongForm = "long_form" { right: String };
    /// More was written than needed.
    NotNeeded = "not_needed" { right: String };
    /// The rank was written where the file is usual.
    PreferFile = "prefer_file" { right: String };
    /// The capture sign is missing.
    XMissing = "x_missing" { right: String };
    /// A capture sign without a capture.
    XNeedless = "x_needless" { right: String };
    /// Another capture sign.
    XOther = "x_other" { right: String };
    /// A dash inside the short form.
    DashNeedless = "dash_needless" { right: String };
    /// The check sign is missing.
    CheckMissing = "check_missing" { right: String };
    /// A sign, but no check or no mate.
    CheckWrong = "check_wrong" { right: String };
    /// The mate sign is missing.
    MateMissing = "mate_missing" { right: String };
    /// Another mate sign.
    MateOtherSign = "mate_other_sign" { right: String };
    /// Only a check sign for mate.
    PlusForMate = "plus_for_mate" { right: String };
    /// Another way to write the promotion.
    PromoSign = "promo_sign" { right: String };
    /// Zeros for castling.
    CastleZero = "castle_zero" { right: String };
    /// Small letters for castling.
    CastleCase = "castle_case" { right: String };
    /// A pawn capture by its two files.
    PawnFilesOnly = "pawn_files_only" { right: String };
    /// `e.p.` without a capture in passing.
    EpWrong = "ep_wrong" { right: String };

    // The state of the game.

    /// Whose turn it is.
    ToMove = "to_move" { player: Player };
    /// Whose turn it is, in check.
    ToMoveInCheck = "to_move_in_check" { player: Player };
    /// Mate.
    WonByMate = "won_by_mate" { winner: Player };
    /// Stalemate.
    DrawStalemate = "draw_stalemate";
    /// Nobody can mate any more.
    DrawDead = "draw_dead";
    /// Fivefold repetition.
    DrawRepetition5 = "draw_repetition5";
    /// Seventy-five moves.
    DrawMoves75 = "draw_moves75";
    /// A claim is possible: repetition.
    MayClaimRepetition = "may_claim_repetition";
    /// A claim is possible: fifty moves.
    MayClaimMoves50 = "may_claim_moves50";
    /// A move for the ear.
    Said = "said" { number: u32, player: Player, said: Spoken };
    /// Understood, but the chosen system has another form.
    SystemForm = "system_form" { right: String };
    /// The start of the game.
    AtStart = "at_start";

    // Texts that could not be read.

    /// A position text breaks off or is none.
    FenBoard = "fen_board" { place: u32 };
    /// The rest of a position text is wrong.
    FenRest = "fen_rest" { place: u32 };
    /// A side needs exactly one king.
    SetupKings = "setup_kings" { player: Player };
    /// A pawn on the first or last rank.
    SetupPawn = "setup_pawn" { field: String };
    /// The side that waits is in check.
    SetupCheck = "setup_check" { player: Player };
    /// Castling rights do not fit.
    SetupCastling = "setup_castling";
    /// The en passant field does not fit.
    SetupEnPassant = "setup_en_passant";
    /// No game has this name.
    NoSuchGame = "no_such_game" { name: String };
    /// No way of writing has this name.
    NoSuchStyle = "no_such_style" { name: String };
    /// A number outside 0 to 959.
    NoSuchArray = "no_such_array" { text: String };
    /// Counting so deep would never end.
    TooDeep = "too_deep" { most: u32 };

    // How players end a game.

    // Setting up a position.

    /// A rank of a position text has too many or too few squares.
    FenRank = "fen_rank" { place: u32 };
    /// A position text has too many or too few ranks.
    FenRanks = "fen_ranks" { place: u32 };
    /// The side to move of a position text.
    FenTurn = "fen_turn" { place: u32 };
    /// The castling rights of a position text.
    FenCastling = "fen_castling" { place: u32 };
    /// The en passant field of a position text.
    FenPassed = "fen_passed" { place: u32 };
    /// A counter of a position text.
    FenCounter = "fen_counter" { place: u32 };

    // What only games on paper say.
    @feature "records" {
        /// The offer of a draw.
        OffersDraw = "offers_draw";
        /// A tag of a record that cannot be read.
        PgnTag = "pgn_tag";
        /// A tag beyond the most that a game has.
        PgnTags = "pgn_tags" { most: u32 };
        /// A comment without its end.
        PgnComment = "pgn_comment";
        /// A move after an automatic draw.
        PgnAfterDraw = "pgn_after_draw";
        /// A bracket that opens or closes nothing.
        PgnVariation = "pgn_variation";
        /// A word of a record that is no move.
        PgnStray = "pgn_stray" { text: String };
        /// No game in a text.
        PgnEmpty = "pgn_empty";
        /// A player gave up.
        Resigns = "resigns" { player: Player, winner: Player };
        /// A draw was agreed.
        DrawAgreed = "draw_agreed";
        /// A draw was claimed by repetition.
        DrawRepetition3 = "draw_repetition3";
        /// A draw was claimed by the fifty moves.
        DrawMoves50 = "draw_moves50";
        /// A result on paper: a win.
        WinIs = "win_is" { winner: Player };
        /// A result on paper: a draw.
        DrawIs = "draw_is";
        /// A kept game was damaged from this place on.
        SaveDamaged = "save_damaged" { at: u32 };
        /// A player's time was over.
        LostOnTime = "lost_on_time" { player: Player, winner: Player };
        /// A player's time was over, but the other could never mate, or had no time left either.
        DrawOnTime = "draw_on_time";
        /// A result on paper: half a point for one player, none for the other.
        HalfPoint = "half_point" { player: Player };
        /// A result on paper: no point for anybody.
        NoPoints = "no_points";
    }

    // What only the reader of historic notations says.
    @feature "historic-words" {
        /// Several moves are called so in the chosen system.
        SystemDoubt = "system_doubt" { right: Vec<String> };
        /// No piece of this kind can take one of that kind.
        TakesNone = "takes_none" { piece: Piece, taken: Piece };
        /// Digits that are no square.
        DigitsField = "digits_field" { text: String };
        /// Too few or too many digits.
        DigitsCount = "digits_count";
    }

    // What only screens say: their board, their hands, setting up, links, the room of Chess960.
    @feature "screen" {
        /// A legal move, but not the one that was asked for.
        OtherMove = "other_move" { right: String };
        /// A piece by the file on which it began.
        BeganOn = "began_on" { piece: Piece, file: String };
        /// The same as one player says it to another, without number and side: for dictation and voices.
        Aloud = "aloud" { number: u32, player: Player, said: Spoken };
        /// The sentences of a language could not be fetched.
        LanguageMissing = "language_missing";
        /// What belongs to a game could not be fetched.
        GameMissing = "game_missing";
        /// A file could not be fetched, as the server has another version of the site.
        SiteRenewed = "site_renewed";
        /// Another spelling than the export form of PGN.
        PgnForm = "pgn_form" { right: String };
        /// A field for the ear.
        FieldIs = "field_is" { field: String, holds: Option<Ownership> };
        /// A field that the held piece can reach.
        FieldReachable = "field_reachable" { field: String, holds: Option<Ownership> };
        /// A piece was taken up.
        Holds = "holds" { piece: Piece, field: String, ways: u32 };
        /// Which move of two ends on the same field: the plain king move.
        ChooseKing = "choose_king";
        /// ... or castling.
        ChooseCastling = "choose_castling";
        /// A record is written in the letters of another language.
        PgnLetters = "pgn_letters" { language: String };
        /// A file that is no text.
        NotText = "not_text";
        /// A place in a text.
        AtPlace = "at_place" { line: u32, column: u32 };
        /// The device has no more room for what is to be kept.
        StorageFull = "storage_full";
        /// How many games there are.
        GamesFound = "games_found" { games: u32 };
        /// How many of them a search found.
        GamesFiltered = "games_filtered" { found: u32, games: u32 };
        /// The place of the game on the board among those of its file.
        GameOfFile = "game_of_file" { number: u32, games: u32 };
        /// A file of games that had no room on the device: it has to be opened again after a reload.
        FileNotKept = "file_not_kept";
        /// A text without any game.
        TextNoGame = "text_no_game";
        /// A text with a few moves among other words.
        TextDoubtful = "text_doubtful" { moves: u32 };
        /// An opened game of which some places could not be read.
        GameFaults = "game_faults" { faults: u32 };
        /// A link that cannot be read.
        LinkDamaged = "link_damaged";
        /// A claim without ground: the position came up too rarely.
        ClaimRepetition = "claim_repetition" { times: u32 };
        /// A claim without ground: too few quiet moves.
        ClaimMoves50 = "claim_moves50" { moves: u32 };
        /// Nothing to agree to.
        NoOffer = "no_offer";
        /// A right to castle, as a switch.
        MayCastle = "may_castle" { player: Player, field: String };
        /// A piece, as the name of a button.
        PieceIs = "piece_is" { holds: Ownership };
        /// A kept draft that cannot be read.
        DraftDamaged = "draft_damaged";
        /// Castling that moves one piece only has to be announced.
        ICastle = "i_castle" { piece: Piece };
        // From here on, what is said only on other pages and in other games: a file of its own (`tongue.rs`).
        /// Eight pieces that are not those of an array.
        RankPieces = "rank_pieces";
        /// Both bishops on one colour.
        RankBishops = "rank_bishops";
        /// The king is not between its rooks.
        RankKing = "rank_king";
        /// Not eight letters of pieces.
        RankLetters = "rank_letters" { text: String, letters: Vec<String> };
        /// A number outside 1 to 960.
        NoSuchClub = "no_such_club" { text: String };
        /// One of 480 was drawn, and the coin leaves it.
        CoinHeads = "coin_heads" { number: u32 };
        /// One of 480 was drawn, and the coin mirrors it.
        CoinTails = "coin_tails" { number: u32, mirror: u32 };
        /// How many arrays a search found.
        ArraysFound = "arrays_found" { count: u32 };
        /// What the next throw decides.
        DieNext = "die_next" { piece: Piece, fields: Vec<String> };
        /// What a throw decided.
        DiePlaces = "die_places" { die: u8, piece: Piece, field: String };
        /// The same, when only one square was left.
        DieOnly = "die_only" { die: u8, piece: Piece, field: String };
        /// The same, when the count began again at the first square.
        DieAround = "die_around" { die: u8, piece: Piece, field: String, among: u32 };
        /// A throw that has to be repeated.
        DieTooHigh = "die_too_high" { die: u8 };
        /// The end of the club's way.
        DieKnights = "die_knights";
        /// The end of the fair way.
        DieRooks = "die_rooks";
        /// Where king and rook stand after castling.
        Castled = "castled" { king: String, rook: String };
        /// The same, when the rook has to go first.
        CastledRookFirst = "castled_rook_first" { king: String, rook: String };
        /// Nothing is against castling.
        CastlingAllowed = "castling_allowed";
        // Darts.
        /// A dart placed a piece.
        DartPlaced = "dart_placed" { bed: String, piece: Piece, field: String };
        /// A dart hit a field of the other side.
        DartOutside = "dart_outside" { bed: String, field: String };
        /// A dart hit a field where something stands.
        DartOccupied = "dart_occupied" { bed: String, field: String };
        /// A dart hit the bull.
        DartOnBull = "dart_on_bull" { bed: String };
        /// A dart hit no bed.
        DartBeside = "dart_beside";
        /// A number of a dartboard has two singles.
        BedSingle = "bed_single" { number: u32, right: Vec<String> };
        /// A ring of a dartboard without its number.
        BedNumber = "bed_number" { text: String };
        /// So many darts in a row are lost, and so many lose the game.
        DartMisses = "dart_misses" { misses: u32, most: u32 };
        /// What a dart risks in check, and which fields help.
        DartAtStake = "dart_at_stake" { fields: Vec<String> };
        /// The same when no field helps.
        DartHopeless = "dart_hopeless";
        /// What is thrown next.
        DartNext = "dart_next" { piece: Piece };
        /// What a side has still to throw, and its lost darts in a row.
        DartsLeft = "darts_left" { player: Player, left: u32, misses: u32, most: u32 };
        /// An option of a game, and what was agreed.
        AgreedIs = "agreed_is" { what: String, value: String };
        // Support, on the round board.
        /// What a field is worth.
        FieldWorth = "field_worth" { value: u8 };
        /// No piece of a player could capture here.
        LookNobody = "look_nobody" { player: Player };
        /// A pawn could, which needs no help.
        LookPawn = "look_pawn" { player: Player };
        /// Any piece could, as the field asks for no help.
        LookAlone = "look_alone" { player: Player };
        /// The help of the others is enough.
        LookHolds = "look_holds" { player: Player, help: u32, value: u8 };
        /// It is not.
        LookFails = "look_fails" { player: Player, help: u32, value: u8 };
        // Announced by players who agreed to.
        /// Check is given.
        CheckGiven = "check_given";
    }
    // Opening and setting up Scharten.
    @feature "families" {
        /// Players cannot agree this.
        NoSuchOption = "no_such_option" { name: String };
        /// The fields of unmoved pieces in a position text.
        TextUnmoved = "text_unmoved" { place: u32 };
        /// The pieces still to throw, or the lost darts, in a position text.
        TextThrows = "text_throws" { place: u32 };
        /// Nothing stands on a field of a piece that has never moved.
        SetupUnmoved = "setup_unmoved" { field: String };
        /// Too many lost darts in a row.
        WonByFogling = "won_by_fogling" { winner: Player };
        /// A dart in check that did not end it.
        WonByDart = "won_by_dart" { winner: Player };
        /// Pieces to throw in a quiet game, or none given in a loud one.
        SetupThrows = "setup_throws";
        /// A piece has never moved, as a switch.
        NeverMoved = "never_moved" { piece: Piece, field: String };
        // Characters: lines for files, rings, support, the king who castles, darts.
        FromLine = "from_line" { piece: Piece, line: char, to: String, rivals: Vec<String> };
        PawnFromLine = "pawn_from_line" { line: char };
        GoesToRing = "goes_to_ring" { piece: Piece, field: String, ring: String };
        TakesHeld = "takes_held" { piece: Piece, field: String, value: u8, by: Vec<String> };
        TakesFree = "takes_free" { piece: Piece, field: String };
        BecomesUnmoved = "becomes_unmoved" { piece: Piece };
        RoundCastling = "round_castling" { king: String, from: String, rook: String };
        Thrown = "thrown" { piece: Piece };
        LandsOn = "lands_on" { piece: Piece, field: String, ring: String };
        PieceHolds = "piece_holds" { piece: Piece, fields: Vec<String> };
        DartLost = "dart_lost" { piece: Piece };
        // Refusals and remarks.
        NotOnDartboard = "not_on_dartboard" { text: String };
        PawnLine = "pawn_line" { right: String };
        PreferLine = "prefer_line" { right: String };
        NothingOnLine = "nothing_on_line" { line: char };
        NoPawnOnLine = "no_pawn_on_line";
        NoneOnLine = "none_on_line" { piece: Piece, line: String };
        WayRound = "way_round" { piece: Piece };
        PawnMoved = "pawn_moved" { field: String };
        PawnAtEdge = "pawn_at_edge" { field: String };
        NeedsSupport = "needs_support" { piece: Piece, field: String, ring: String, needs: u8 };
        NeedsMoreSupport = "needs_more_support" { piece: Piece, field: String, ring: String, needs: u8, has: u8, by: Vec<String> };
        CastlingNoRook = "castling_no_rook";
        CastlingByKing = "castling_by_king" { right: Vec<String> };
        ZerosAreResult = "zeros_are_result";
        NoCastlingNow = "no_castling_now";
        MustPlay = "must_play";
        // Darts that cannot be thrown so.
        ThrowsOther = "throws_other" { piece: Piece, right: String };
        ThrowsOutside = "throws_outside" { field: String, right: String };
        ThrowsOnto = "throws_onto" { field: String, right: String };
        NothingToThrow = "nothing_to_throw";
        NoDarts = "no_darts";
        ThrowSign = "throw_sign" { right: String };
        // Options, and counts that are missing.
        OptionValue = "option_value" { name: String, value: String, can_be: Vec<String> };
        OptionNumber = "option_number" { name: String, value: String, most: u32 };
        SetupNoThrows = "setup_no_throws";
        // Darts that lose the game; castling both ways.
        DartLostInCheck = "dart_lost_in_check";
        DartLostLast = "dart_lost_last";
        LandsInVain = "lands_in_vain" { piece: Piece, field: String, ring: String };
        CastlingEitherWay = "castling_either_way" { right: Vec<String> };
    }
} } }
