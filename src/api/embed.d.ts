import type {} from "./board/index.js";

/** The element `<notabene-board>`, its events and what they tell. */
export type { EmbeddedEvents, EmbeddedStep, NotabeneBoard } from "./board/index.js";

/**
 * Defines the element `<notabene-board>`: a whole game in a page, with the files of a copy of the site (the zip of the releases,
 * unpacked on a server). `upgrade` makes boards of elements with `data-notabene-...` that were added later.
 *
 * @param site The address of the folder of the site, with a slash at its end.
 */
export default function embed(site: string | URL): Promise<{
  /** Makes boards of the elements in a part of the page. */
  upgrade(part?: ParentNode): void;
}>;
