import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardProps, FieldBoard } from "./index.js";

/** `<notabene-field-board>` in JSX of React 19 or newer: `import type {} from "notabene/board/react"`. */
declare module "react" {
  /** The elements of JSX. */
  namespace JSX {
    /** Elements by their names. */
    interface IntrinsicElements {
      /** A board alone. */
      "notabene-field-board": Omit<DetailedHTMLProps<HTMLAttributes<FieldBoard>, FieldBoard>, keyof BoardProps> & BoardProps;
    }
  }
}
