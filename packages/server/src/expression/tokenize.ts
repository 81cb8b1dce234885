import { ExpressionError } from './expression-error';

/** One word of an expression. */
export type ExpressionToken = { at: number } & (
  | { kind: 'number'; value: number | bigint }
  | { kind: 'text'; value: string }
  | { kind: 'template'; value: string }
  | { kind: 'name'; value: string }
  | { kind: 'sign'; value: string }
  | { kind: 'end'; value: '' }
);

/** `expression` columns hold no more. */
const MAX_LENGTH = 4_000;

/** Blanks and comments. */
const SPACE = /(?:\s+|\/\/[^\n\r]*|##[^\n\r]*|\/\*[\s\S]*?\*\/)+/y;
const NUMBER =
  /0[xX][\dA-Fa-f]+[lL]?|(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)[dDfFlLhH]?/y;
const NAME = /[A-Za-z_$][\w$]*/y;
const SIGN =
  />>>|<<|>>|\?\.(?!\d)|&&|\|\||==|!=|<=|>=|=~|!~|=\^|!\^|=\$|!\$|\?:|\?\?|\+\+|--|[-+*/%]=|\.\.|[-+*/%<>!?:.,()[\]&|^~;{}=]/y;
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy;
const TEMPLATE = /`(?:[^`\\]|\\.)*`/sy;

/** Words that are signs: `speed gt 10 and ignition`. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['eq', '=='],
  ['ne', '!='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
  ['div', '/'],
  ['mod', '%'],
]);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Text that an escape stands for. */
export const unescape = (text: string): string =>
  text.replace(/\\(u[\dA-Fa-f]{4}|.)/gs, (_, code: string) =>
    code.length === 5
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : (ESCAPES[code] ?? code),
  );

const readNumber = (text: string): number | bigint => {
  if (/^0[xX]/.test(text)) return BigInt.asIntN(64, BigInt(text.replace(/[lL]$/, '')));
  // Whole numbers with a zero in front count in eights, as in Java.
  if (/^0[0-7]+[lLhH]?$/.test(text)) return BigInt(`0o${text.replace(/[lLhH]$/, '').slice(1)}`);
  const digits = text.replace(/[dDfFlLhH]$/, '');
  return /[.eEdDfF]/.test(text) ? Number(digits) : BigInt(digits);
};

/** Cuts an expression into its words. Throws `ExpressionError` at what is none. */
export const tokenize = (text: string): ExpressionToken[] => {
  if (text.length > MAX_LENGTH) throw new ExpressionError(['long'], MAX_LENGTH);
  const tokens: ExpressionToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const space = take(SPACE);
    if (space) {
      at += space.length;
      continue;
    }
    const number = take(NUMBER);
    const name = number ? undefined : take(NAME);
    const quoted = number || name ? undefined : take(TEXT);
    const template = number || name || quoted ? undefined : take(TEMPLATE);
    const found = number ?? name ?? quoted ?? template ?? take(SIGN);
    if (found === undefined) {
      throw new ExpressionError(['misplaced', { found: JSON.stringify(text[at]) }], at);
    }
    const word = name === undefined ? undefined : WORDS.get(name);
    if (number) tokens.push({ kind: 'number', value: readNumber(number), at });
    else if (quoted) tokens.push({ kind: 'text', value: unescape(quoted.slice(1, -1)), at });
    else if (template) tokens.push({ kind: 'template', value: template.slice(1, -1), at });
    else if (name && !word) tokens.push({ kind: 'name', value: name, at });
    else tokens.push({ kind: 'sign', value: word ?? found, at });
    at += found.length;
  }
  tokens.push({ kind: 'end', value: '', at });
  return tokens;
};
