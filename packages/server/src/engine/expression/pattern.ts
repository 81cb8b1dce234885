import { ValueProblem } from './value';

/** One thing a pattern tells to do next; `go` names places in the program. */
type Step =
  | { kind: 'take'; accepts: (char: string) => boolean; go: number }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'start'; go: number }
  | { kind: 'end'; go: number }
  | { kind: 'done' };

type Piece = (next: number) => number;

const LONGEST_PATTERN = 500;
const MOST_STEPS = 2_000;
const MOST_REPEATS = 100;

const CLASSES: Readonly<Record<string, (char: string) => boolean>> = {
  d: (char) => /^\d$/.test(char),
  D: (char) => !/^\d$/.test(char),
  w: (char) => /^\w$/.test(char),
  W: (char) => !/^\w$/.test(char),
  s: (char) => /^\s$/.test(char),
  S: (char) => !/^\s$/.test(char),
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** A pattern as a program that is run on all paths at once: its time grows with the text, whatever the pattern. */
class PatternCompiler {
  readonly steps: Step[] = [{ kind: 'done' }];
  #at = 0;
  #depth = 0;

  constructor(readonly text: string) {
    if (text.length > LONGEST_PATTERN) throw new ValueProblem('The pattern is too long');
  }

  compile(): number {
    const piece = this.#alternatives();
    if (this.#at < this.text.length) throw this.#problem();
    return piece(0);
  }

  #problem(): ValueProblem {
    return new ValueProblem(`The pattern cannot be read at its character ${this.#at + 1}`);
  }

  #add(step: Step): number {
    if (this.steps.length >= MOST_STEPS) throw new ValueProblem('The pattern is too large');
    return this.steps.push(step) - 1;
  }

  #alternatives(): Piece {
    this.#depth += 1;
    if (this.#depth > 30) throw new ValueProblem('The pattern is nested too deep');
    const options = [this.#sequence()];
    while (this.text[this.#at] === '|') {
      this.#at += 1;
      options.push(this.#sequence());
    }
    this.#depth -= 1;
    return (next) =>
      options
        .map((option) => option(next))
        .reduceRight((second, first) => this.#add({ kind: 'split', first, second }));
  }

  #sequence(): Piece {
    const pieces: Piece[] = [];
    while (this.#at < this.text.length && !'|)'.includes(this.text[this.#at]!)) {
      pieces.push(this.#repeated(this.#atom()));
    }
    return (next) => pieces.reduceRight((to, piece) => piece(to), next);
  }

  #repeated(piece: Piece): Piece {
    const counts = /^(?:([*+?])|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})\??/.exec(
      this.text.slice(this.#at, this.#at + 12),
    );
    if (!counts) return piece;
    this.#at += counts[0].length;
    const [, sign, least, comma, most] = counts;
    const from = sign ? (sign === '+' ? 1 : 0) : Number(least);
    const to = sign ? (sign === '?' ? 1 : Infinity) : comma ? Number(most ?? Infinity) : from;
    if (from > MOST_REPEATS || (to !== Infinity && (to > MOST_REPEATS || to < from))) {
      throw this.#problem();
    }
    return (next) => {
      let go = to === Infinity ? this.#loop(piece, next) : next;
      for (let count = from; to !== Infinity && count < to; count += 1) {
        go = this.#add({ kind: 'split', first: piece(go), second: next });
      }
      for (let count = 0; count < from; count += 1) go = piece(go);
      return go;
    };
  }

  #loop(piece: Piece, next: number): number {
    const split: Step & { kind: 'split' } = { kind: 'split', first: 0, second: next };
    const at = this.#add(split);
    split.first = piece(at);
    return at;
  }

  #take(accepts: (char: string) => boolean): Piece {
    return (go) => this.#add({ kind: 'take', accepts, go });
  }

  #atom(): Piece {
    const char = this.text[this.#at] ?? '';
    this.#at += 1;
    if (char === '.') return this.#take((other) => other !== '\n');
    if (char === '^') return (go) => this.#add({ kind: 'start', go });
    if (char === '$') return (go) => this.#add({ kind: 'end', go });
    if (char === '[') return this.#take(this.#set());
    if (char === '\\') return this.#take(this.#escape());
    if (char === '(') return this.#group();
    if ('*+?{)'.includes(char)) {
      this.#at -= 1;
      throw this.#problem();
    }
    return this.#take((other) => other === char);
  }

  #group(): Piece {
    if (this.text.startsWith('?:', this.#at)) this.#at += 2;
    const inner = this.#alternatives();
    if (this.text[this.#at] !== ')') throw this.#problem();
    this.#at += 1;
    return inner;
  }

  #escape(): (char: string) => boolean {
    const char = this.text[this.#at];
    if (char === undefined) throw this.#problem();
    this.#at += 1;
    const known = CLASSES[char];
    if (known) return known;
    if (/[A-Za-z0-9]/.test(char) && !(char in ESCAPES)) throw this.#problem();
    const meant = ESCAPES[char] ?? char;
    return (other) => other === meant;
  }

  #set(): (char: string) => boolean {
    const isNegated = this.text[this.#at] === '^';
    if (isNegated) this.#at += 1;
    const parts: ((char: string) => boolean)[] = [];
    while (this.text[this.#at] !== ']' || parts.length === 0) {
      const char = this.text[this.#at];
      if (char === undefined) throw this.#problem();
      this.#at += 1;
      if (char === '\\') parts.push(this.#escape());
      else if (this.text[this.#at] === '-' && /[^\]]/.test(this.text[this.#at + 1] ?? ']')) {
        const last = this.text[this.#at + 1]!;
        this.#at += 2;
        parts.push((other) => other >= char && other <= last);
      } else parts.push((other) => other === char);
    }
    this.#at += 1;
    return (char) => parts.some((part) => part(char)) !== isNegated;
  }
}

interface Program {
  steps: readonly Step[];
  start: number;
}

const follow = (
  { steps }: Program,
  from: number,
  at: number,
  length: number,
  reached: Set<number>,
): void => {
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    const step = steps[place]!;
    if (step.kind === 'split') open.push(step.second, step.first);
    if (step.kind === 'start' && at === 0) open.push(step.go);
    if (step.kind === 'end' && at === length) open.push(step.go);
  }
};

/** True when the whole text matches. Groups, sets, repeats and anchors; no look-around, no back references. */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const compiler = new PatternCompiler(pattern);
  const program: Program = { start: compiler.compile(), steps: compiler.steps };
  let reached = new Set<number>();
  follow(program, program.start, 0, text.length, reached);
  for (let at = 0; at < text.length && reached.size > 0; at += 1) {
    const next = new Set<number>();
    for (const place of reached) {
      const step = program.steps[place]!;
      if (step.kind === 'take' && step.accepts(text[at]!)) {
        follow(program, step.go, at + 1, text.length, next);
      }
    }
    reached = next;
  }
  return reached.has(0);
};
