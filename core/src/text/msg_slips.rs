//! The messages on slips of spelling and on older ways of writing, as data: the first part of the list in `msg.rs`.

/// Adds these messages to those it is given, and hands all of them on.
macro_rules! slip_messages {
    ($with:ident { $next:ident { $($known:tt)* } }) => {
        $with! { $next {
            // Refusals.
            /// A letter of another language, where several moves may be meant.
            LanguageLetterDoubt = "language_letter_doubt" { letter: String, language: String, right: Vec<String> };
            /// One slip of spelling away from several moves.
            SlipDoubt = "slip_doubt" { right: Vec<String> };
            /// A small letter that may be a file or a piece.
            SmallLetter = "small_letter" { letter: String, piece: Piece, right: Vec<String> };
            /// `f3N` for `Nf3`.
            LetterFirst = "letter_first" { right: String };
            /// `Qd8` for `d8Q`.
            PromoBehind = "promo_behind" { right: Vec<String> };
            /// Several moves in one text.
            SeveralMoves = "several_moves" { right: String };
            /// A player wrote that he gives up.
            NoMoveResigns = "no_move_resigns";
            /// A player wrote that he offers a draw.
            NoMoveOffer = "no_move_offer";
            /// A result alone.
            NoMoveResult = "no_move_result";
            // Remarks on a move that was understood.
            /// Another check sign, or a word for it.
            CheckOtherSign = "check_other_sign" { right: String };
            /// `++` or `dbl ch` for a double check.
            DoubleCheckSign = "double_check_sign" { right: String };
            /// Castling without its dashes.
            CastleDash = "castle_dash" { right: String };
            /// The name of a piece where its letter is written.
            PieceName = "piece_name" { right: String };
            /// A result behind the move.
            ResultBehind = "result_behind" { right: String, score: String };
            /// The number of a move without its dot.
            NumberDot = "number_dot" { right: String };
            $($known)*
        } }
    };
}

pub(super) use slip_messages;
