import { ExpressionError } from './expression-error';
import { type ExpressionToken, tokenize, unescape } from './tokenize';
import type { Value } from './value';

/** An expression, read. */
export type Node = { at: number } & (
  | { kind: 'value'; value: Value }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Node[] }
  | { kind: 'map'; members: [Node, Node][] }
  | { kind: 'unary'; sign: string; operand: Node }
  | { kind: 'binary'; sign: string; left: Node; right: Node }
  | { kind: 'choice'; condition: Node; yes: Node; no: Node }
  | { kind: 'member'; of: Node; name: Node; isSafe?: boolean }
  | { kind: 'method'; of: Node; name: string; args: Node[]; isSafe?: boolean }
  | { kind: 'call'; namespace: string | null; name: string; args: Node[] }
  | { kind: 'statements'; list: Node[] }
  | { kind: 'set'; name: string; to: Node; givesBefore?: boolean }
  | { kind: 'return'; value: Node }
);

/** Brackets and signs inside each other. */
const MAX_DEPTH = 50;

/** Signs that join two sides, the weakest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '=~', '!~', '=^', '!^', '=$', '!$'],
  ['<', '<=', '>', '>='],
  ['..'],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Signs that join two sides only: `1 < x < 5` says nothing. */
const SINGLE = new Set(['<', '<=', '>', '>=', '..']);
/** `speed += 1`. */
const SETTING = /^[-+*/%]?=$/;
const ONE: Value = 1n;
/** Values filled into a text between back ticks. */
const FILLED = /\$\{([^}]*)\}/;

const CONSTANTS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Words of the language around this one that are not part of it. */
const REFUSED = new Set([
  'new',
  'var',
  'let',
  'const',
  'else',
  'for',
  'while',
  'do',
  'function',
  'try',
  'throw',
  'class',
]);

class Parser {
  readonly #tokens: ExpressionToken[];
  #next = 0;
  #depth = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  get #token(): ExpressionToken {
    return this.#tokens[this.#next]!;
  }

  #is(...signs: readonly string[]): boolean {
    const { kind, value } = this.#token;
    return kind === 'sign' && signs.includes(value);
  }

  #take(sign: string): void {
    if (!this.#is(sign)) this.#fail('unexpected', { sign });
    this.#next += 1;
  }

  #fail(...said: ConstructorParameters<typeof ExpressionError>[0]): never {
    throw new ExpressionError(said, this.#token.at);
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#fail('deep');
    const result = read();
    this.#depth -= 1;
    return result;
  }

  whole(): Node {
    const list = this.#statements(() => this.#token.kind === 'end');
    if (this.#token.kind !== 'end') this.#fail('misplaced', { found: String(this.#token.value) });
    if (list.length === 0) throw new ExpressionError(['value'], this.#token.at, true);
    return list.length === 1 ? list[0]! : { kind: 'statements', list, at: list[0]!.at };
  }

  /** Statements until the end, each but a block or an `if` parted from the next by `;`. */
  #statements(isEnd: () => boolean): Node[] {
    const list: Node[] = [];
    while (!isEnd()) {
      if (this.#is(';')) {
        this.#next += 1;
        continue;
      }
      const isWhole = this.#is('{') || this.#isWord('if');
      list.push(this.#statement());
      if (!isWhole && !this.#is(';')) break;
    }
    return list;
  }

  #isWord(word: string): boolean {
    const { kind, value } = this.#token;
    return kind === 'name' && value === word;
  }

  #statement(): Node {
    return this.#nested(() => {
      const { at } = this.#token;
      if (this.#is('{') && !this.#isMapAhead()) return this.#block(at);
      if (this.#isWord('if')) return this.#if(at);
      if (this.#isWord('return')) {
        this.#next += 1;
        return { kind: 'return', value: this.#choice(), at };
      }
      const after = this.#tokens[this.#next + 1];
      const isNamed = this.#token.kind === 'name' && !REFUSED.has(String(this.#token.value));
      if (!isNamed || after?.kind !== 'sign' || !SETTING.test(after.value)) return this.#choice();
      const name = this.#name();
      const sign = after.value.slice(0, -1);
      this.#next += 1;
      const right = this.#choice();
      return { kind: 'set', name, to: sign ? changed(name, sign, right, at) : right, at };
    });
  }

  /** `{}`, `{:}` and `{"a": 1}` are values where a block may stand; `{ 1 }` is a block. */
  #isMapAhead(): boolean {
    const [next, depth] = [this.#next, this.#depth];
    try {
      this.#next += 1;
      if (this.#is('}', ':')) return true;
      this.#choice();
      return this.#is(',', ':');
    } catch (error) {
      if (error instanceof ExpressionError) return false;
      throw error;
    } finally {
      [this.#next, this.#depth] = [next, depth];
    }
  }

  #block(at: number): Node {
    this.#take('{');
    const list = this.#statements(() => this.#is('}'));
    this.#take('}');
    return { kind: 'statements', list, at };
  }

  #if(at: number): Node {
    this.#next += 1;
    this.#take('(');
    const condition = this.#choice();
    this.#take(')');
    const yes = this.#way();
    // The `;` of the first way belongs to it where another way follows.
    const after = this.#tokens[this.#next + 1];
    if (this.#is(';') && after?.kind === 'name' && after.value === 'else') this.#next += 1;
    let no: Node = { kind: 'value', value: null, at };
    if (this.#isWord('else')) {
      this.#next += 1;
      no = this.#way();
    }
    return { kind: 'choice', condition, yes, no, at };
  }

  #way(): Node {
    return this.#is('{') ? this.#nested(() => this.#block(this.#token.at)) : this.#statement();
  }

  #choice(): Node {
    return this.#nested(() => {
      const condition = this.#binary(0);
      const { at } = this.#token;
      if (this.#is('?:', '??')) {
        const sign = String(this.#token.value);
        this.#next += 1;
        return { kind: 'binary', sign, left: condition, right: this.#choice(), at };
      }
      if (!this.#is('?')) return condition;
      this.#take('?');
      const yes = this.#choice();
      this.#take(':');
      return { kind: 'choice', condition, yes, no: this.#choice(), at };
    });
  }

  #binary(level: number): Node {
    const signs = LEVELS[level];
    if (!signs) return this.#unary();
    let left = this.#binary(level + 1);
    while (this.#is(...signs)) {
      const { at, value } = this.#token;
      this.#next += 1;
      left = { kind: 'binary', sign: String(value), left, right: this.#binary(level + 1), at };
      if (SINGLE.has(String(value)) && this.#is(...signs)) break;
    }
    return left;
  }

  #unary(): Node {
    const { at, kind, value } = this.#token;
    const isWord = kind === 'name' && (value === 'empty' || value === 'size');
    if (isWord && !this.#isCallAhead()) {
      this.#next += 1;
      const args = [this.#nested(() => this.#unary())];
      return { kind: 'call', namespace: null, name: value, args, at };
    }
    if (this.#is('++', '--')) {
      this.#next += 1;
      const name = this.#name();
      return { kind: 'set', name, to: changed(name, String(value).slice(1), one(at), at), at };
    }
    if (!this.#is('-', '+', '!', '~')) return this.#postfix();
    this.#next += 1;
    return {
      kind: 'unary',
      sign: String(value),
      operand: this.#nested(() => this.#unary()),
      at,
    };
  }

  #isCallAhead(): boolean {
    const after = this.#tokens[this.#next + 1];
    return after?.kind === 'sign' && ['(', '.'].includes(after.value);
  }

  #postfix(): Node {
    let node = this.#primary();
    for (;;) {
      const { at } = this.#token;
      if (this.#is('[')) {
        this.#next += 1;
        node = { kind: 'member', of: node, name: this.#choice(), at };
        this.#take(']');
      } else if (this.#is('++', '--') && node.kind === 'name') {
        const { name } = node;
        const sign = String(this.#token.value).slice(1);
        this.#next += 1;
        node = { kind: 'set', name, to: changed(name, sign, one(at), at), givesBefore: true, at };
      } else if (this.#is('.', '?.')) {
        const isSafe = this.#is('?.');
        this.#next += 1;
        const name = this.#name();
        node = this.#is('(')
          ? { kind: 'method', of: node, name, args: this.#args(), isSafe, at }
          : { kind: 'member', of: node, name: { kind: 'value', value: name, at }, isSafe, at };
      } else return node;
    }
  }

  #name(): string {
    const { kind, value } = this.#token;
    if (kind !== 'name') this.#fail('name');
    this.#next += 1;
    return String(value);
  }

  #list(end: string): Node[] {
    const items: Node[] = [];
    while (!this.#is(end)) {
      if (items.length > 0) this.#take(',');
      items.push(this.#choice());
    }
    this.#take(end);
    return items;
  }

  #args(): Node[] {
    this.#take('(');
    return this.#list(')');
  }

  #primary(): Node {
    const token = this.#token;
    const { at } = token;
    if (token.kind === 'number' || token.kind === 'text') {
      this.#next += 1;
      return { kind: 'value', value: token.value, at };
    }
    if (token.kind === 'template') {
      this.#next += 1;
      return this.#template(token.value, at);
    }
    if (token.kind === 'name') return this.#named(token.value, at);
    if (this.#is('(')) {
      this.#next += 1;
      const inner = this.#choice();
      this.#take(')');
      return inner;
    }
    if (this.#is('[')) {
      this.#next += 1;
      return { kind: 'list', items: this.#list(']'), at };
    }
    if (this.#is('{')) return this.#braced(at);
    return this.#fail('value');
  }

  /** `{"a": 1}` and `{:}` are maps, `{1, 2}` and `{}` lists. */
  #braced(at: number): Node {
    this.#take('{');
    if (this.#is(':')) {
      this.#next += 1;
      this.#take('}');
      return { kind: 'map', members: [], at };
    }
    if (this.#is('}')) return { kind: 'list', items: this.#list('}'), at };
    const first = this.#choice();
    if (!this.#is(':')) {
      if (this.#is(',')) this.#next += 1;
      return { kind: 'list', items: [first, ...this.#list('}')], at };
    }
    const members: [Node, Node][] = [];
    for (let name = first; ; name = this.#choice()) {
      this.#take(':');
      members.push([name, this.#choice()]);
      if (!this.#is(',')) break;
      this.#next += 1;
    }
    this.#take('}');
    return { kind: 'map', members, at };
  }

  /** A text between back ticks, with what stands in `${…}` worked out. */
  #template(text: string, at: number): Node {
    const parts = text.split(FILLED).map((part, index): Node => {
      if (index % 2 === 1) return this.#nested(() => parseExpression(part));
      return { kind: 'value', value: unescape(part), at };
    });
    return parts.reduce((left, right) => ({ kind: 'binary', sign: '+', left, right, at }));
  }

  #named(name: string, at: number): Node {
    if (REFUSED.has(name)) this.#fail('refused', { name });
    this.#next += 1;
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return { kind: 'value', value: constant, at };
    if (this.#is('(')) return { kind: 'call', namespace: null, name, args: this.#args(), at };
    if (name !== 'math' || !this.#is(':')) return { kind: 'name', name, at };
    this.#next += 1;
    return { kind: 'call', namespace: name, name: this.#name(), args: this.#args(), at };
  }
}

const one = (at: number): Node => ({ kind: 'value', value: ONE, at });

const changed = (name: string, sign: string, by: Node, at: number): Node => ({
  kind: 'binary',
  sign,
  left: { kind: 'name', name, at },
  right: by,
  at,
});

/** Reads an expression. Throws `ExpressionError` where it is none. */
export const parseExpression = (text: string): Node => new Parser(text).whole();
