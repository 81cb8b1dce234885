import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from './evaluate';
import { ExpressionError } from './expression-error';
import { parseExpression } from './parse';
import { fromJson, toJson } from './value';

const NAMES: Record<string, unknown> = {
  speed: 12.5,
  fuel: 40,
  ignition: true,
  label: 'abc',
  io: { temp: [20.5, 21] },
  ended: new Date('2026-08-24T09:05:00Z'),
};
const run = (text: string): unknown =>
  toJson(
    evaluateExpression(parseExpression(text), (name) =>
      Object.hasOwn(NAMES, name) ? fromJson(NAMES[name]) : undefined,
    ),
  );

/** Nearly as long as a text may be. */
const GROW = `x = label; ${'x = x + x; '.repeat(9)}`;

describe('an expression', () => {
  it.each<[string, unknown]>([
    ['speed * 2 + 1', 26],
    ['7 / 2', 3],
    ['7 / 2.0', 3.5],
    ['fuel / 3', 40 / 3],
    ['-2 - -3 % 2', -1],
    ['1 + 2 * 3 == 7 && !false', true],
    ['speed gt 10 and not ignition', false],
    ['ignition ? "on" : "off"', 'on'],
    ['missing ? 1 : 2', 2],
    ['missing ?: 3', 3],
    ['0 ?: 3', 3],
    ['missing ?? "none"', 'none'],
    ['label =~ "a.c"', true],
    ['label =~ "a"', false],
    ['label !~ "[x-z]+"', true],
    ['label =~ ["x", "abc"]', true],
    ['label =^ "ab" && label =$ "bc"', true],
    ['math:round(speed)', 13],
    ['math:round(-2.5)', -2],
    ['math:max(speed, 20)', 20],
    ['math:floorDiv(-7, 2)', -4],
    ['label.length() + size(label)', 6],
    ['label.substring(1).toUpperCase()', 'BC'],
    ['[1, 2, 3].size()', 3],
    ['empty(missing) && empty("") && !empty label', true],
    ['io.temp[1] + io["temp"][0]', 41.5],
    ['"speed: " + speed', 'speed: 12.5'],
    ['"x" + 25.0', 'x25.0'],
    ['"5" == 5', true],
    ['6 & 3 | 8', 10],
    ['9223372036854775807 + 1', 9223372036854775808],
    ["label == 'abc' ? 'Armed' : null;", 'Armed'],
    ['// litres\nfuel / 80 * 75', 37.5],
    ['fuel ## so much\n + 1', 41],
    ['/* of\n the tank */ fuel', 40],
    ['0xFF + 0x10L', 271],
    ['010', 8],
    ['1 << 4 | 256 >> 4', 16],
    ['-1 >>> 60', 15],
    ['1 + 1 << 2', 8],
    ['if (speed > 10) "fast" else "slow"', 'fast'],
    ['if (speed > 100) { "fast"; } else if (ignition) { "on" } else { "off" }', 'on'],
    ['if (speed > 100) "fast"; else "slow";', 'slow'],
    ['if (missing) 1', null],
    ['x = fuel / 2; x = x + 1; x * 2', 42],
    ['if (ignition) { return "on"; } "off"', 'on'],
    ['missing?.length() ?? label?.length()', 3],
    ['`at ${speed * 2} of ${label}`', 'at 25.0 of abc'],
    ['`plain`', 'plain'],
    ['{"a": 1, "b": fuel}', { a: 1, b: 40 }],
    ['{"a": 1}.a + {"b": 2}["b"]', 3],
    ['"" + {"a": 1, "b": [2]}', '{a=1, b=[2]}'],
    ['{:}', {}],
    ['{1, 2}', [1, 2]],
    ['{}', []],
    ['{ 1 }', 1],
    ['label.split("b")', ['a', 'c']],
    ['label.split("b")[1]', 'c'],
    ['label.hashCode()', 96354],
    ['speed += 1; speed * 2', 27],
    ['speed++ + speed', 26],
    ['--speed', 11.5],
    ['size(1..5)', 5],
    ['3..1', [3, 2, 1]],
    ['ignition.toString() + "!"', 'true!'],
    ['ended.hours + ":" + ended.minutes', '9:5'],
    ['ended.time - ended.getTime()', 0],
    ['ended.day', 1],
    ['empty [0]', false],
    ['math:random() < 1', true],
    [`"it's\\n\\u0041"`, "it's\nA"],
  ])('%s is %j', (text, value) => {
    expect(run(text)).toEqual(value);
  });

  it.each([
    ['unknownThing', 'unknownThing is not known (at character 1)'],
    ['speed >', 'A value was expected (at character 8)'],
    ['speed @ 2', '"@" has no place here (at character 7)'],
    ['new("java.lang.String")', 'new is not part of the language (at character 1)'],
    ['"".class', 'class is not known here (at character 3)'],
    ['label.constructor', 'constructor is not known here (at character 6)'],
    ['label.constructor()', 'constructor() is not known here (at character 6)'],
    ['io.__proto__.x', 'x is not known here'],
    ['[].constructor', 'A number was expected'],
    ['1.0 / 0', 'Division by zero'],
    ['5 % 0.0', 'Division by zero'],
    ['null + "a"', 'A number was expected, not null'],
    ['1 < 2 < 3', '< has no place here (at character 7)'],
    ['--5', 'A name was expected'],
    ['5++', '++ has no place here'],
    ['-"5"', 'A number was expected'],
    ['math:abs("-3")', 'A number was expected, not "-3"'],
    ['y += 1', 'y is not known (at character 1)'],
    ['missing.foo', 'missing is not known (at character 1)'],
    ['ended.class', 'class is not known here'],
    ['1..5000', 'The list is too long'],
    ['`${speed', '"`" has no place here'],
    ['`${}`', 'A value was expected'],
    ['process.exit()', 'process is not known'],
    ['1 = 1', '= has no place here (at character 3)'],
    ['speed = = 1', 'A value was expected (at character 9)'],
    ['var x = 1', 'var is not part of the language (at character 1)'],
    ['for (;;) 1', 'for is not part of the language (at character 1)'],
    ['{ 1', '} was expected'],
    ['1 2', '2 has no place here (at character 3)'],
    ['; // nothing', 'A value was expected'],
    ['/* open', 'A value was expected'],
    ['1 / 0', 'Division by zero'],
    ['null + 1', 'A number was expected, not null'],
    ['label.substring(9)', 'There is no character 9'],
    ['label =~ "("', 'The pattern cannot be read: missing closing )'],
    [`${'('.repeat(100)}1${')'.repeat(100)}`, 'nested too deep'],
    ['1'.repeat(4001), 'too long'],
  ])('%s is refused, saying where', (text, words) => {
    expect(() => run(text)).toThrow(ExpressionError);
    expect(() => run(text)).toThrow(words);
  });

  it('cannot make long texts or take long', () => {
    const growing = Array.from({ length: 12 }, () => 'label').reduce(
      (text) => `(${text} + ${text})`,
      '"ab"',
    );
    expect(growing.length).toBeGreaterThan(4000);
    expect(() => run(growing)).toThrow(ExpressionError);
    expect(run(`"${'a'.repeat(60)}" =~ "(a+)+b"`)).toBe(false);
    expect(run(`"${'a'.repeat(60)}" =~ "(a|aa)*"`)).toBe(true);
  });

  it.each([
    ['replacing each of many characters', `x = label; ${'x = x + x; '.repeat(9)} x.replace("", x)`],
    ['a chain of replacements', `${GROW} ${'x = x.replace("a", "a"); '.repeat(100)}`],
    ['comparing long texts', `${GROW} ${'x == x + ""; '.repeat(200)}`],
    ['lists within themselves', `x = [1]; ${'x = [x, x];'.repeat(60)} size(x)`],
    ['maps within themselves', `x = 1; ${'x = {"a": x, "b": x};'.repeat(60)} x`],
    ['splitting by patterns with many steps', `${GROW} x.split("(a?b?c?d?e?f?g?h?){100}")`],
    ['patterns with many steps', `${GROW} x =~ "(a?b?c?d?e?f?g?h?){100}"`],
    ['one long list named again and again', 'list; '.repeat(100)],
  ])('counts what it goes through: %s', (_what, text) => {
    const list = Array.from({ length: 10_000 }, () => 1);
    const lookup = (name: string) => ({ label: 'a'.repeat(15), list })[name];
    expect(() => evaluateExpression(parseExpression(text), lookup)).toThrow(/too long/);
  });

  it('never fails in another way, whatever it is', () => {
    const word = fc.constantFrom(
      'speed',
      'label',
      '1',
      '2.5',
      '"a"',
      '+',
      '-',
      '*',
      '/',
      '?',
      ':',
      '(',
      ')',
      '[',
      ']',
      '.',
      ',',
      '=~',
      '==',
      '&&',
      'math:abs',
      'size',
      'null',
      ';',
      '{',
      '}',
      '=',
      'x',
      '++',
      '+=',
      '..',
      '`${',
      '}`',
      'if (',
      'else',
      'return',
      '>>',
      '?.',
      '//',
      '0x1F',
      'io',
      '!',
      '__proto__',
      'constructor',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word).map((words) => words.join(' ')),
          fc.string(),
        ),
        (text) => {
          try {
            run(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ExpressionError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
