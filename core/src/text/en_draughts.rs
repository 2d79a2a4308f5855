//! Draughts in English: the second half of the sentences in `en.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! en_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "screen" {
                PdnGuessed => "This record does not say which game it is. It is read as: {game}.",
            }
            @feature "families" {
                PdnSetUp => "No move leads to this position; what follows is kept as a comment.",
                PdnResults => "The tag “Result” says {other}, but another result stands behind the moves. That one counts here; the other is kept as a comment.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "The other side has no move left. {Winner} wins.",
                WonWithoutMoves => "Whoever has no move left wins here. {Winner} wins.",
                WonByKing => "The first king decides. {Winner} wins.",
                DrawQuiet => "For too long nothing was taken and no man was moved. A draw.",
                DrawFewPieces => "With so few pieces, no more moves are allowed. A draw.",
                // Playing: how it stands.
                WonByTaking => "All pieces of the other side are taken. {Winner} wins.",
                DrawRepeated => "The same position has come up too often. A draw.",
                DrawBalance => "For too long nothing was taken and no man became a king. A draw.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "{player} to move, and must capture",
                ToMoveMay => "{player} to move, and may capture",
                CaptureTakes => "takes {pieces}",
                CaptureTakesKings => "takes {pieces}, kings among them: {kings}",
                CountRepetition => "This position: {times} of {most} times",
                CountQuiet => "Nothing taken, no man moved: {moves} of {most} moves each",
                CountBalance => "Nothing taken, no new king: {moves} of {most} moves each",
                CountFew => "Only few pieces left: {moves} of {most} moves each",
                CountKing => "{Player}, king on {field}: {moves} of {most} moves in a row",
                ClaimNothing => "Nothing to claim yet: the counters beside the board show how far it is.",
                MayForce => "The last move left a capture undone. {Player} may have it taken back, or let it stand by playing on.",
                MayHuff => "The piece on {field} should have captured. It may be huffed: it leaves the board with your next move. If that move can also be played without huffing, you choose.",
            }
            // Written moves.
            @feature "families" {
                StartNamed => "The {piece} on {field} moves. Pieces have no letters here: the square says which one it is.",
                TakesSeveral => "It takes {count} pieces, on {and fields}.",
                TakesWithKings => "It takes {count} pieces, on {and fields}. A king stands on {and kings}.",
                StopsOn => "On its way it comes down on {field}.",
                StopTells => "From {from} to {to} there are {count} captures that take different pieces. So the way is written: this one comes by {field}.",
                CrownedThere => "The man reaches {field}, on the last row, and becomes a king. No sign is written for that.",
                CrownedOnTheWay => "On {via} the man became a king, and as a king it goes on to {field}.",
                StaysMan => "The man goes to {field}. It touched the last row on {via} but had to go on, so it stays a man.",
                BracketsOfBlack => "Black’s moves stand in brackets.",
                Huffs => "Before the move the {piece} on {field} is taken off: it should have captured.",
                GoesBy => "Takes {count}, by {and fields}",
                NoSuchField => "“{text}” is not a square. Here they go from {first} to {last}.",
                LightField => "Nobody plays on {text}: only the dark squares count.",
                HalfMove => "A move needs two squares: where it starts and where it ends. With {field} you can write {or right}.",
                HalfMoveAlone => "A move needs two squares: where it starts and where it ends. No move of yours starts or ends on {field}.",
                DashTakes => "Something is taken, so write the capture sign: {right}.",
                BracketsWrong => "Brackets are for Black’s moves, and only for them: {right}.",
                FieldsCalled => "Understood. Here the squares have other names: {right}.",
                WholeWay => "Understood. Here the whole way is written: {right}.",
                WhichWay => "Which way? {count} captures go from {from} to {to}. Write {or right}.",
                // Why a text is no legal move.
                OtherWay => "These two squares are right, but the capture goes another way.",
                JumpsOver => "A piece stands on {field}. To take it, jump over it to the free square behind.",
                OnlyForward => "A man does not go backwards.",
                OneField => "Too far: a {piece} goes one square, or jumps over the piece next to it to the square right behind.",
                NoRoom => "The piece on {field} cannot be jumped: there is no free square behind it, as {behind} is occupied.",
                TakesNothing => "This step of the capture jumps over nothing.",
                ManTakesKing => "On {field} stands a king, and in this game a man may not take a king.",
                JumpedTwice => "The piece on {field} was already jumped. No piece is jumped twice.",
                StillStands => "Taken pieces stay on the board until the capture is over. The one on {field} is still in the way.",
                TurnsBack => "Between two jumps a piece may not turn straight back.",
                EndsOnLastRow => "A man that reaches the last row ends its move there.",
                LandsBehind => "Here the king comes down right behind the piece on {field}.",
                LandsToTake => "The king has to come down where it can take more: on {or fields}.",
                MustGoOn => "It can take more, so it has to: the capture goes on to {or fields}.",
                MustTake => "If you can take, you must: {or right}.",
                TakesMore => "This takes {takes}. {or right} takes {most}, and you must take the most.",
                TakesMoreKings => "As many pieces, but this takes {takes} kings and {or right} takes {most}. The most kings count.",
                KingTakesFirst => "Of these captures the king’s goes first: {or right}.",
                MeetsKingSooner => "Both take as much, but {or right} meets a king sooner, and that counts.",
                WorthMore => "{or right} is worth more: a king counts a little less than two men.",
                KingTired => "This king has moved {count} times in a row. Now it may only take; or move another piece.",
            }
            // Positions as text, and setting up.
            @feature "families" {
                PdnSide => "Here stands W for White or B for Black (character {place}).",
                PdnField => "No square of this board has this name (character {place}).",
                PdnTwice => "Another piece stands on this square already (character {place}).",
                SetupMan => "A man on {field} would already be a king.",
                SetupNobody => "No piece stands on the board.",
                SetupTired => "On {field} stands no king whose moves could be counted.",
            }
        }
    };
}

pub(super) use en_draughts;
