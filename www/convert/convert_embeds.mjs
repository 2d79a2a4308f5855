#!/usr/bin/env node
// Turns boards of PgnViewerJS and of the PGN viewer of Lichess in pages into boards of Notabene:
//   node convert_embeds.mjs [--home /notabene/] [--write] FILE…
// Without --write it only says what it would do. With it a copy of each changed file stays beside it, as FILE.before.
import { constants, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Reader, codeOf, constantsOf, statement } from './literal.mjs';
import { MODES, translated } from './options.mjs';

const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const ENTITIES = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ' };
const plain = (text) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : all;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

const attributes = (options) =>
  Object.entries(options).map(([name, value]) => ` data-notabene-${name}="${escaped(value).replace(/\r?\n/g, '&#10;')}"`).join('');
// The text of a puzzle would tell its moves.
const inside = (options) => (options.puzzle ? '' : escaped(options.pgn ?? options.src ?? options.position ?? '').replace(/\r?\n/g, '<br>'));
const lineOf = (text, at) => text.slice(0, at).split('\n').length;

// Attributes of an opening tag by their names.
const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/\s([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(([, name, a, b, c]) => [name, plain(a ?? b ?? c ?? '')]));

// The element that a script names: its place and opening tag, if nothing but text is in it.
function target(page, selector) {
  const [, sign, name] = /^([#.])([\w-]+)$/.exec(selector) ?? [];
  if (!name) return undefined;
  const tags = page.matchAll(/<(div|section|article|figure|p|span)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([^<]*)<\/\1\s*>/gi);
  const isIt = (found) => {
    const { id, class: classes = '' } = attributesOf(found[2]);
    return sign === '#' ? id === name : classes.split(/\s+/).includes(name);
  };
  const all = [...tags].filter(isIt);
  return all.length === 1 ? { at: all[0].index, text: all[0][0], tag: all[0][1], rest: all[0][2] } : undefined;
}

// A page under change: edits are places of the text as it was, put in at the end.
class Page {
  constructor(text, home) {
    Object.assign(this, { text, home, edits: [], notes: [], boards: 0, kept: 0, first: text.length, isTheirs: false });
  }
  edit(from, to, text) {
    this.edits.push({ from, to, text });
  }
  // An element becomes a board.
  element(at, whole, text) {
    this.edit(at, at + whole.length, text);
    this.first = Math.min(this.first, at);
  }
  note(at, words) {
    this.notes.push({ line: lineOf(this.text, at), words });
  }
  // A board in place of what stands from one place to another.
  board(at, viewer, given, more, put) {
    const { options, left } = translated(viewer, given);
    const all = { ...options, ...more };
    // Editors turn the hyphens of FEN into dashes.
    if (all.position) all.position = all.position.replace(/[‐-―−]/g, '-');
    if (left.length) this.note(at, `no equal for ${left.join(', ')}`);
    if (!all.pgn && !all.src && !all.position) return this.keep(at, 'neither a game nor a position');
    put(all);
    this.boards += 1;
    return true;
  }
  // `isTheirs`: what stays needs the scripts of the other viewer.
  keep(at, why, isTheirs = true) {
    this.kept += 1;
    this.isTheirs ||= isTheirs;
    this.note(at, `not converted: ${why}`);
    return false;
  }
  done() {
    let out = '';
    let at = 0;
    for (const { from, to, text } of this.edits.sort((a, b) => a.from - b.from || a.to - b.to)) {
      if (from < at) continue;
      out += this.text.slice(at, from) + text;
      at = to;
    }
    return out + this.text.slice(at);
  }
}

const CALL = /\b(?:(?:const|let|var)\s+([\w$]+)\s*=\s*)?(?:(?:PGNV\s*\.\s*)?\b(pgnView|pgnEdit|pgnBoard|pgnPuzzle|pgnPrint)|\b(LichessPgnViewer))\s*(?=\()/g;
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const LEFT_OVER = /^(?:[\s;]|import\s+[\w$]+\s+from\s+(['"])[^'"\n]*\1\s*;?|\/\/[^\n]*\n?|\/\*[\s\S]*?\*\/|(?:document|window)\.addEventListener\(\s*(['"])(?:DOMContentLoaded|load)\2\s*,\s*(?:\(\)\s*=>|function\s*\(\))\s*\{\s*\}\s*\)\s*;?)*$/;

// Boards that a script makes: its calls go, the elements that they name become boards.
function scripts(page) {
  const used = namesOf(page.text);
  for (const found of page.text.matchAll(SCRIPT)) {
    const [whole, tag, code] = found;
    if (attributesOf(tag).src !== undefined || !code.trim()) continue;
    const start = found.index + whole.indexOf('>', 7 + tag.length) + 1;
    const script = { code, bare: codeOf(code), values: constantsOf(code), used };
    let left = code;
    for (const call of [...code.matchAll(CALL)].reverse()) {
      // Comments and texts are no calls.
      if (script.bare[call.index] !== code[call.index] || !/\w/.test(code[call.index])) continue;
      const found = calls(page, call, script, start + call.index);
      if (found) left = left.slice(0, call.index) + found.stays + left.slice(found.end);
    }
    if (left === code) continue;
    if (/\bPGNV\b/.test(codeOf(left))) page.isTheirs = true;
    // Constants that only the calls used may stay: they harm nobody, and taking them away could.
    if (LEFT_OVER.test(left)) page.edit(found.index, found.index + whole.length, '');
    else page.edit(start, start + code.length, left);
  }
}

// Names that scripts, and what happens on a click, use other than to declare them.
function namesOf(text) {
  const scripts = [...text.matchAll(SCRIPT)].map(([, , code]) => codeOf(code));
  const handlers = [...text.matchAll(/\son\w+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, a, b]) => codeOf(a ?? b));
  const names = [...scripts, ...handlers].join('\n').matchAll(/(?:\b(?:const|let|var)\s+)?([\w$]+)/g);
  return new Set([...names].filter(([all, name]) => all === name).map(([name]) => name));
}

// One call; where its statement ends in the script, and what stays of it, if it was converted.
function calls(page, call, { code, bare, values, used }, at) {
  const [, name, mode, lichess] = call;
  const reader = new Reader(code, call.index + call[0].length, values);
  let given;
  try {
    given = reader.call();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    page.keep(at, `${mode ?? lichess} has values that only its script knows`);
    return undefined;
  }
  const [place, options] = given;
  const whole = statement(bare, call.index, reader.at);
  if (!whole) {
    page.keep(at, `${mode ?? lichess} is no statement of its own`);
    return undefined;
  }
  if (name && used.has(name)) {
    page.keep(at, `the script uses ${name} elsewhere`);
    return undefined;
  }
  const selector = typeof place === 'string' ? `#${place}` : place?.element;
  const element = typeof selector === 'string' && target(page.text, selector);
  if (!element) {
    page.keep(at, `the element ${typeof selector === 'string' ? selector : ''} is not there once, or is not empty`);
    return undefined;
  }
  const put = (all) =>
    page.element(element.at, element.text, `<${element.tag}${element.rest}${attributes(all)}>${inside(all)}</${element.tag}>`);
  return page.board(at, lichess ? 'lichess' : 'pgnv', options, MODES[mode] ?? {}, put) ? whole : undefined;
}

// <div class="lpv…" data-pgn="…">, and elements of that class with a game in them.
function elements(page) {
  for (const found of page.text.matchAll(/<(div|span|section)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([^<]*)<\/\1\s*>/gi)) {
    const [whole, tag, rest, words] = found;
    const { class: classes = '', ...all } = attributesOf(rest);
    const isOurs = Object.keys(all).some((name) => name.startsWith('data-notabene-'));
    if (isOurs || !classes.split(/\s+/).some((name) => /^lpv(?:--?|$)/.test(name))) continue;
    const given = { pgn: plain(words) };
    for (const [name, value] of Object.entries(all))
      if (name.startsWith('data-')) given[name.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())] = value;
    const others = rest.replace(/\sdata-[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g, '');
    page.board(found.index, 'lichess', given, {}, (options) =>
      page.element(found.index, whole, `<${tag}${others}${attributes(options)}>${inside(options)}</${tag}>`));
  }
  for (const found of page.text.matchAll(/<iframe\b[^>]*\ssrc\s*=\s*["']?https?:\/\/(?:www\.)?lichess\.org\/(?:embed|study\/embed)[^>]*>/gi))
    page.keep(found.index, 'a frame of lichess.org: save its game as PGN and use that', false);
}

const SHORTCODES = { pgnv: 'pgnView', pgne: 'pgnEdit', pgnb: 'pgnBoard', pgnp: 'pgnPrint' };

// Shortcodes of WordPress; the plugin of Notabene reads the new ones.
function shortcodes(page) {
  for (const found of page.text.matchAll(/\[(pgn[vebp])((?:\s[^\]]*)?)\]([\s\S]*?)\[\/\1\]/g)) {
    const [whole, name, typed, words] = found;
    const given = {};
    for (const [, key, a, b, c] of plain(typed).matchAll(/([\w-]+)\s*=\s*(?:["“”″]([^"“”″]*)["“”″]|['‘’]([^'‘’]*)['‘’]|(\S+))/g)) given[key.toLowerCase()] = a ?? b ?? c;
    page.board(found.index, 'pgnv', { ...given, pgn: words.trim() || undefined }, MODES[SHORTCODES[name]], ({ pgn = '', ...options }) => {
      const said = Object.entries(options).map(([key, value]) => ` ${key}="${value.replace(/["[\]]/g, '')}"`).join('');
      page.edit(found.index, found.index + whole.length, `[pgn${said}]${pgn && words}[/pgn]`);
    });
  }
}

const THEIRS = /(?:pgnv|pgn-viewer|pgnviewer|lichess-pgn-viewer)[\w.@/-]*\.(?:m?js|css)(?:\?|$)|pgn-viewer[^"']*\/dist\.js/i;

// Scripts and styles of the other viewers; they stay while one of their boards does.
function files(page, isHtml) {
  if (!page.boards || !isHtml) return;
  const ours = `<script type="module" src="${escaped(page.home)}embed.js"></script>`;
  const theirs = page.isTheirs ? [] : [
    ...page.text.matchAll(/<script\b[^>]*\ssrc\s*=\s*["']([^"']+)["'][^>]*>\s*<\/script\s*>\n?/gi),
    ...page.text.matchAll(/<link\b[^>]*\shref\s*=\s*["']([^"']+)["'][^>]*>\n?/gi),
  ].filter(([, address]) => THEIRS.test(address));
  for (const { index, 0: whole } of theirs) page.edit(index, index + whole.length, '');
  const isThere = ([, tag]) => attributesOf(tag).src?.replace(/\?.*/, '') === `${page.home}embed.js`;
  if ([...page.text.matchAll(SCRIPT)].some(isThere)) return;
  const at = theirs.length ? Math.min(...theirs.map(({ index }) => index)) : placeOf(page);
  page.edits.unshift({ from: at, to: at, text: `${ours}\n` });
}

// Where our script goes: into the head, else behind the first tags of the page, else before the first board.
function placeOf({ text, first }) {
  const head = /<\/head\s*>/i.exec(text);
  if (head) return head.index;
  const opening = [/<head\b[^>]*>\n?/i, /<html\b[^>]*>\n?/i, /<!doctype\b[^>]*>\n?/i].map((tag) => tag.exec(text)).find(Boolean);
  return opening && opening.index < first ? opening.index + opening[0].length : first;
}

// In dumps of databases and in JSON quotes and line ends are escaped.
const ESCAPED = /<[a-z][^<>]*=\\["'][^<>]*>|\[pgn[vebp]\b[^\]]*=\\["']/i;

/** The converted text of a page, what is to be said of it, and the numbers of boards that were and were not converted. */
export function converted(text, home = '/notabene/') {
  const page = new Page(text, home);
  // Scripts may write tags with such quotes.
  const dump = ESCAPED.exec(text.replace(SCRIPT, (script) => script.replace(/[^\n]/g, ' ')));
  if (dump) page.keep(dump.index, 'quotes are escaped, as in the dump of a database: only pages and exports can be read');
  else {
    scripts(page);
    elements(page);
    const byScript = page.boards;
    shortcodes(page);
    files(page, byScript > 0);
  }
  const notes = page.notes.sort((a, b) => a.line - b.line).map(({ line, words }) => `line ${line}: ${words}`);
  return { text: page.done(), notes, boards: page.boards, kept: page.kept };
}

// The text of a file; undefined if it is in another encoding, which would be lost.
function read(name) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(name));
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return undefined;
  }
}

function main(given) {
  const home = given.includes('--home') ? given[given.indexOf('--home') + 1] : '/notabene/';
  const names = given.filter((word, n) => !word.startsWith('--') && given[n - 1] !== '--home');
  const unknown = given.find((word) => word.startsWith('--') && !['--home', '--write'].includes(word));
  if (unknown || !names.length || !home) {
    console.error('node convert_embeds.mjs [--home /notabene/] [--write] FILE…');
    return 2;
  }
  let failed = 0;
  for (const name of names) {
    const before = read(name);
    if (before === undefined) {
      console.log(`${name}: not converted: not UTF-8`);
      failed += 1;
      continue;
    }
    const { text, notes, boards, kept } = converted(before, home.endsWith('/') ? home : `${home}/`);
    console.log(`${name}: ${boards} converted, ${kept} not converted`);
    for (const note of notes) console.log(`  ${note}`);
    failed += kept;
    if (!given.includes('--write') || text === before) continue;
    const copy = `${name}.before`;
    try {
      copyFileSync(name, copy, constants.COPYFILE_EXCL);
    } catch (error) {
      throw error.code === 'EEXIST' ? new Error(`${copy} is there already: move it away first`) : error;
    }
    writeFileSync(name, text);
  }
  return failed ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main(process.argv.slice(2));
