// Entry `notabene/embed`: the element <notabene-board>. Its program, sentences, styles and pieces are in a copy of the site.

/** Defines the element, with the files of a folder of the site; once for each folder. */
export default function embed(site) {
  const script = new URL('embed.js', new URL(site, document.baseURI)).href;
  return import(/* webpackIgnore: true */ /* @vite-ignore */ script);
}
