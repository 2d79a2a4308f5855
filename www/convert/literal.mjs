// Values written in a script, read without running it: texts, numbers, objects, lists, names of constants.

// Where the parts of a script lie: strings and comments are no code.
export function skipString(text, at) {
  const quote = text[at];
  for (let n = at + 1; n < text.length; n += 1) {
    if (text[n] === '\\') n += 1;
    else if (text[n] === quote) return n + 1;
    else if (text[n] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

function skipBlank(text, at) {
  for (;;) {
    const blank = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(text.slice(at, at + 10_000));
    if (!blank) return at;
    at += blank[0].length;
  }
}

const ESCAPES = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

function unescaped(body) {
  return body.replace(/\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(\r\n|[\s\S]))/gi, (_, brace, four, two, sign) => {
    const code = brace ?? four ?? two;
    if (code) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    return sign === '\r\n' ? '' : (ESCAPES[sign] ?? sign);
  });
}

/** Reads values at a place of a script. `constants` are the values of its names. */
export class Reader {
  constructor(text, at, constants = {}) {
    Object.assign(this, { text, at, constants, depth: 0 });
  }

  // The next sign of code.
  peek() {
    this.at = skipBlank(this.text, this.at);
    return this.text[this.at];
  }
  takes(sign) {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }
  fail() {
    throw new SyntaxError('not a plain value');
  }

  /** A value, also as a sum of texts. */
  value() {
    let value = this.single();
    for (;;) {
      const end = this.at;
      if (!this.takes('+')) {
        this.at = end;
        return value;
      }
      const next = this.single();
      if (![value, next].every((part) => ['string', 'number'].includes(typeof part))) this.fail();
      value += next;
    }
  }

  single() {
    if ((this.depth += 1) > 50) this.fail();
    const value = this.read();
    this.depth -= 1;
    return value;
  }

  read() {
    const sign = this.peek();
    if (sign === "'" || sign === '"' || sign === '`') return this.string();
    if (sign === '{') return this.object();
    if (sign === '[') return this.list();
    const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(this.text.slice(this.at, this.at + 40));
    if (number) {
      this.at += number[0].length;
      return Number(number[0]);
    }
    const name = /^[A-Za-z_$][\w$]*/.exec(this.text.slice(this.at, this.at + 200))?.[0];
    if (!name) this.fail();
    this.at += name.length;
    return this.named(name);
  }

  named(name) {
    const words = { true: true, false: false, null: null, undefined };
    if (Object.hasOwn(words, name)) return words[name];
    // Elements by their names, as viewers take them.
    const rest = this.text.slice(this.at, this.at + 300);
    const element = name === 'document' && /^\s*\.\s*(getElementById|querySelector)\s*\(\s*(['"])(.*?)\2\s*\)/.exec(rest);
    if (element) {
      this.at += element[0].length;
      return { element: element[1] === 'getElementById' ? `#${element[3]}` : element[3] };
    }
    if (Object.hasOwn(this.constants, name) && !/^\s*[.([]/.test(rest)) return this.constants[name];
    return this.fail();
  }

  string() {
    const end = skipString(this.text, this.at);
    if (end === undefined) this.fail();
    const body = this.text.slice(this.at + 1, end - 1);
    if (this.text[this.at] === '`' && body.includes('${')) this.fail();
    this.at = end;
    return unescaped(body);
  }

  object() {
    const out = {};
    this.takes('{');
    while (!this.takes('}')) {
      const sign = this.peek();
      const name = sign === "'" || sign === '"' ? this.string() : /^[\w$]+/.exec(this.text.slice(this.at, this.at + 200))?.[0];
      if (name === undefined) this.fail();
      if (sign !== "'" && sign !== '"') this.at += name.length;
      // `{ pgn }` is short for `{ pgn: pgn }`.
      const isShort = [',', '}'].includes(this.peek());
      if (!isShort && !this.takes(':')) this.fail();
      const value = isShort ? this.named(name) : this.value();
      if (name !== '__proto__') out[name] = value;
      if (!this.takes(',') && this.peek() !== '}') this.fail();
    }
    return out;
  }

  list() {
    const out = [];
    this.takes('[');
    while (!this.takes(']')) {
      out.push(this.value());
      if (!this.takes(',') && this.peek() !== ']') this.fail();
    }
    return out;
  }

  /** The arguments of a call, from its bracket on; ends behind it. */
  call() {
    const out = [];
    if (!this.takes('(')) this.fail();
    while (!this.takes(')')) {
      out.push(this.value());
      if (!this.takes(',') && this.peek() !== ')') this.fail();
    }
    return out;
  }
}

/** The constants of a script that have plain values. */
export function constantsOf(text) {
  const out = {};
  for (const found of text.matchAll(/\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=(?!=)/g)) {
    const reader = new Reader(text, found.index + found[0].length, out);
    try {
      const value = reader.value();
      const end = reader.at;
      const next = reader.peek() ?? '';
      const isNewLine = text.slice(end, reader.at).includes('\n');
      // Something that goes on, also on the next line, is no plain value.
      if (['', ';', ','].includes(next) || (isNewLine && /[\w$"'{}]/.test(next))) out[found[1]] = value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return out;
}

// Where a comment ends; undefined where none begins. `<!--` begins one, too, in scripts of old pages.
function skipComment(text, at) {
  const mark = ['//', '/*', '<!--'].find((start) => text.startsWith(start, at));
  if (!mark) return undefined;
  const [end, length] = mark === '/*' ? ['*/', 2] : ['\n', 0];
  const found = text.indexOf(end, at + mark.length);
  return found < 0 ? text.length : found + length;
}

/** A script of the same length whose comments are blank; of its texts nothing but the quotes is left. */
export function codeOf(text) {
  const blank = (part) => part.replace(/[^\n]/g, ' ');
  const parts = [];
  for (let n = 0; n < text.length; ) {
    const comment = skipComment(text, n);
    const string = comment === undefined && `'"\``.includes(text[n]) ? skipString(text, n) : undefined;
    const end = comment ?? string ?? n + 1;
    const part = text.slice(n, end);
    // Templates have names in them.
    if (comment !== undefined) parts.push(blank(part));
    else if (string === undefined || part.includes('${')) parts.push(part);
    else parts.push(part[0] + blank(part.slice(1, -1)) + part[0]);
    n = end;
  }
  return parts.join('');
}

// True if a bracket closes the condition of a statement, which then has its body behind it.
function isCondition(code, close) {
  let depth = 0;
  for (let n = close; n >= 0; n -= 1) {
    if (code[n] === ')') depth += 1;
    else if (code[n] === '(' && (depth -= 1) === 0) return /\b(?:if|while|for|with|await)\s*$/.test(code.slice(Math.max(n - 50, 0), n));
  }
  return true;
}

/**
 * The end of a whole statement of a script (as `codeOf` gives it) from one place to another, with its semicolon, and what has to stay
 * in its place; undefined if it is part of something.
 */
export function statement(code, from, to) {
  const before = code.slice(0, from).trimEnd();
  const last = before.at(-1) ?? ';';
  const isNewLine = code.slice(before.length, from).includes('\n');
  // A line that ends so ends its statement, too.
  const isEnded = isNewLine && (/["'`\]]/.test(last) || (last === ')' && !isCondition(code, before.length - 1)));
  if (!';{}'.includes(last) && !isEnded) return undefined;
  const [, blank, next] = /^(\s*)([\s\S]?)/.exec(code.slice(to));
  const isEnd = ['', ';', '}'].includes(next) || (blank.includes('\n') && /[\w$"'{]/.test(next));
  if (!isEnd) return undefined;
  // Without its own semicolon the line before could go on behind it.
  return { end: next === ';' ? to + blank.length + 1 : to, stays: ';{'.includes(last) ? '' : ';' };
}
