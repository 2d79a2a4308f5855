/** Everything that `notabene/chess` has, over a program of chess alone. */
export * from "../chess/index.js";
