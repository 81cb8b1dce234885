import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { ValueProblem } from './value';

const MAX_PATTERN_LENGTH = 500;
/** Its time grows with its steps and the text, whatever the pattern. */
const MAX_STEPS = 2_000;
const MAX_KEPT = 1_000;

const explain = (error: RE2JSException): string =>
  error instanceof RE2JSSyntaxException ? error.getDescription() : 'it is too large';

const compile = (pattern: string): RE2JS | ValueProblem => {
  if (pattern.length > MAX_PATTERN_LENGTH) return new ValueProblem('patternLong');
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() <= MAX_STEPS) return compiled;
    return new ValueProblem('patternLarge');
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return new ValueProblem('pattern', { found: explain(error) });
  }
};

/** Asked for each fix; texts of attributes may be patterns, so that there is no end to them. */
const kept = new Map<string, RE2JS | ValueProblem>();

const readPattern = (pattern: string): RE2JS | ValueProblem => {
  const known = kept.get(pattern);
  if (known) return known;
  const compiled = compile(pattern);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(pattern, compiled);
  return compiled;
};

/** Reading a pattern, in the steps of an expression. */
const STEPS_TO_READ = 200;
/** Number of a pattern's steps, each over one character, that count as one of an expression. */
const PER_STEP = 100;

/** Cost of a match, in the steps of an expression. */
export const stepsOfMatch = (pattern: string, text: string): number => {
  const known = kept.get(pattern);
  const compiled = known ?? readPattern(pattern);
  const size = compiled instanceof ValueProblem ? 0 : compiled.programSize();
  return (known ? 0 : STEPS_TO_READ) + Math.ceil((size * text.length) / PER_STEP);
};

const use = (pattern: string): RE2JS => {
  const compiled = readPattern(pattern);
  if (compiled instanceof ValueProblem) throw compiled;
  return compiled;
};

/** True when the whole text matches, in RE2's syntax: no look-around, no back references. */
export const matchesPattern = (pattern: string, text: string): boolean =>
  use(pattern).matches(text);

/** The parts of a text between matches, without empty ones at its end. */
export const splitByPattern = (pattern: string, text: string): string[] => use(pattern).split(text);
