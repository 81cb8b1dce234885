import { OutOfStepsError, Steps } from '../bounds/steps';
import { ExpressionError } from './expression-error';
import { type Callable, FUNCTIONS, MATH, methodsOf, partOf } from './functions';
import { OPERATORS, toWhole } from './operators';
import type { Node } from './parse';
import { stepsOfMatch } from './pattern';
import {
  isMap,
  isNumber,
  sizeOfValue,
  toBoolean,
  toMap,
  toNumber,
  toText,
  toWide,
  type Value,
  ValueProblem,
} from './value';

/** The value of a name; undefined when there is none. */
export type Lookup = (name: string) => Value | undefined;

const MAX_STEPS = 10_000;
/** Number of characters or members processed in one step. */
const SIZE_OF_STEP = 50;

/** The steps that one expression may take, or several together: a sign, name or call is one. */
export const createExpressionSteps = (): Steps => new Steps(MAX_STEPS);

/** Signs and methods that match a text, given first, to a pattern. */
const MATCHES: ReadonlySet<string> = new Set(['=~', '!~', 'matches', 'split']);

const stepsOf = (name: string, values: readonly Value[]): number => {
  const size = values.reduce<number>((sum, value) => sum + sizeOfValue(value), 0);
  const steps = Math.floor(size / SIZE_OF_STEP);
  const [text, pattern] = values;
  if (!MATCHES.has(name) || text == null || pattern == null || Array.isArray(pattern)) return steps;
  return steps + stepsOfMatch(toText(pattern), toText(text));
};

/** Thrown by `return`, with the value of the expression. */
class Returned {
  constructor(readonly value: Value) {}
}

class Evaluation {
  readonly #own = new Map<string, Value>();

  constructor(
    readonly lookup: Lookup,
    readonly steps: Steps,
  ) {}

  whole(node: Node): Value {
    try {
      return this.run(node);
    } catch (error) {
      if (error instanceof Returned) return error.value;
      throw error;
    }
  }

  run(node: Node): Value {
    try {
      this.steps.spend(1);
      return this.#evaluate(node);
    } catch (error) {
      if (error instanceof OutOfStepsError) throw new ExpressionError(['slow'], node.at);
      if (error instanceof ValueProblem) throw new ExpressionError(error.said, node.at);
      throw error;
    }
  }

  /** A name that means nothing is null here: what chooses between values asks whether they are there. */
  #gently(node: Node): Value {
    if (node.kind === 'name') return this.#find(node.name) ?? null;
    return this.run(node);
  }

  #isTrue(node: Node): boolean {
    const value = this.#gently(node);
    return value !== null && toBoolean(value);
  }

  #evaluate(node: Node): Value {
    switch (node.kind) {
      case 'value':
        return node.value;
      case 'name':
        return this.#name(node.name, node.at);
      case 'list':
        return this.#made(node.items.map((item) => this.run(item)));
      case 'map':
        return this.#made(
          toMap(node.members.map(([name, of]) => [toText(this.run(name)), this.run(of)])),
        );
      case 'unary':
        return this.#unary(node.sign, this.run(node.operand));
      case 'binary':
        return this.#binary(node);
      case 'choice':
        return this.run(this.#isTrue(node.condition) ? node.yes : node.no);
      case 'member': {
        const of = node.isSafe ? this.#gently(node.of) : this.#owner(node.of);
        return node.isSafe && of === null ? null : this.#member(of, this.run(node.name));
      }
      case 'statements':
        return this.#last(node.list);
      case 'set': {
        const before = node.givesBefore ? this.#name(node.name, node.at) : null;
        const value = this.run(node.to);
        this.#own.set(node.name, value);
        return node.givesBefore ? before : value;
      }
      case 'return':
        throw new Returned(this.run(node.value));
      case 'method':
        return this.#method(node);
      case 'call':
        return this.#call(node);
    }
  }

  /**
   * Charges the size of a new value: one that is put into itself again and again doubles each time.
   */
  #made(value: Value): Value {
    this.steps.spend(stepsOf('', [value]));
    return value;
  }

  /** A Traccar takes what an unknown name has for nothing. */
  #owner(node: Node): Value {
    if (node.kind === 'name' && this.#find(node.name) === undefined) {
      throw new ExpressionError(['unknown', { name: node.name }], node.at, true);
    }
    return this.run(node);
  }

  #find(name: string): Value | undefined {
    if (this.#own.has(name)) return this.#own.get(name);
    const value = this.lookup(name);
    this.steps.spend(stepsOf(name, [value ?? null]));
    return value;
  }

  #last(list: readonly Node[]): Value {
    let value: Value = null;
    for (const node of list) value = this.run(node);
    return value;
  }

  #name(name: string, at: number): Value {
    const value = this.#find(name);
    if (value === undefined) throw new ExpressionError(['unknown', { name }], at);
    return value;
  }

  #unary(sign: string, value: Value): Value {
    if (sign === '!') return !toBoolean(value);
    if (sign === '~') return ~toWhole(value);
    if (sign === '+') return toNumber(value);
    if (!isNumber(value)) throw new ValueProblem('number');
    return typeof value === 'bigint' ? toWide(-value) : -value;
  }

  #binary({ sign, left, right, at }: Node & { kind: 'binary' }): Value {
    if (sign === '&&') return toBoolean(this.run(left)) && toBoolean(this.run(right));
    if (sign === '||') return toBoolean(this.run(left)) || toBoolean(this.run(right));
    if (sign === '??') return this.#gently(left) ?? this.run(right);
    if (sign === '?:') {
      const value = this.#gently(left);
      const isThere =
        value !== null &&
        (typeof value === 'object' || typeof value === 'string' ? value !== '' : toBoolean(value));
      return isThere ? value : this.run(right);
    }
    const work = OPERATORS.get(sign);
    if (!work) throw new ExpressionError(['unknown', { name: sign }], at);
    return this.#work(sign, work, [this.run(left), this.run(right)]);
  }

  #member(of: Value, name: Value): Value {
    if (Array.isArray(of)) {
      const item: Value | undefined = of[Number(toWhole(name))];
      if (item === undefined) throw new ValueProblem('item', { place: toText(name) });
      return item;
    }
    const key = toText(name);
    if (isMap(of)) return Object.hasOwn(of, key) ? (of[key] ?? null) : null;
    const part = of instanceof Date ? partOf(key) : undefined;
    if (!part) throw new ValueProblem('unknownHere', { name: key });
    return part(of);
  }

  #method({ of, name, args, isSafe, at }: Node & { kind: 'method' }): Value {
    const self = isSafe ? this.#gently(of) : this.#owner(of);
    if (isSafe && self === null) return null;
    const method = methodsOf(self).get(name);
    if (!method) throw new ExpressionError(['unknownHere', { name: `${name}()` }], at);
    return this.#work(name, method, [self, ...args.map((arg) => this.run(arg))]);
  }

  #work(name: string, work: Callable, values: readonly Value[]): Value {
    this.steps.spend(stepsOf(name, values));
    return work(...values);
  }

  #call({ namespace, name, args, at }: Node & { kind: 'call' }): Value {
    const known: ReadonlyMap<string, Callable> = namespace === 'math' ? MATH : FUNCTIONS;
    const work = known.get(name);
    if (!work) throw new ExpressionError(['unknown', { name: `${name}()` }], at);
    const values = args.map((arg) => (namespace === null ? this.#gently(arg) : this.run(arg)));
    return this.#work(name, work, values);
  }
}

/** Works an expression out. Throws `ExpressionError`: what is not in the language cannot be reached. */
export const evaluateExpression = (
  node: Node,
  lookup: Lookup,
  steps: Steps = createExpressionSteps(),
): Value => new Evaluation(lookup, steps).whole(node);
