//! The program of boards on other pages. It starts nothing by itself: `www/embed.js` calls `board`.

notabene::board_program!(notabene::embed::board);
