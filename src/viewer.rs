//! The program of boards with the viewer on other pages. It starts nothing by itself: `www/embed.js` calls `board` if the options ask
//! for the viewer; all other boards are of the lighter program in `src/board.rs`.

notabene::board_program!(notabene::embed::board_with_viewer);
