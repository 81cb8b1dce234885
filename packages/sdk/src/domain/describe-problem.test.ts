// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeProblem } from './describe-problem';
import { LOCALES } from './locale';
import { toValidationProblem } from './to-validation-problem';
import { PROBLEM_CODES } from './validation-problem';

const schema = z.strictObject({
  name: z.string().check(z.minLength(3)),
  zoom: z.optional(z.number().check(z.maximum(20))),
  role: z.optional(z.enum(['admin', 'user'])),
  email: z.optional(z.email()),
  tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
});

const sentences = (input: unknown, locale = 'en-US') =>
  (schema.safeParse(input).error?.issues ?? []).map((issue) =>
    describeProblem(toValidationProblem(issue, input), locale),
  );

describe('describeProblem', () => {
  it.each([
    [{}, 'name: the value is missing.'],
    [{ name: 5 }, 'name: found 5, expected a text.'],
    [{ name: 'ab' }, 'name: at least 3 characters.'],
    [{ name: 'abc', zoom: 21 }, 'zoom: found 21, the maximum is 20.'],
    [{ name: 'abc', role: 'boss' }, 'role: found "boss", expected one of: admin, user.'],
    [{ name: 'abc', email: 'x' }, 'email: found "x", expected the format email.'],
    [{ name: 'abc', tags: ['a', 'b'] }, 'tags: at most 1 items.'],
    [{ name: 'abc', tags: [1] }, 'tags.0: found 1, expected a text.'],
    [{ name: 'abc', colour: 1 }, 'unknown key: colour.'],
  ])('words %j', (input, sentence) => {
    expect(sentences(input)).toEqual([sentence]);
  });

  it('takes a form’s label for the path', () => {
    const problem = { code: 'MISSING', path: 'name', expected: '', found: '' } as const;
    expect(describeProblem(problem, 'pt-BR', 'Nome')).toBe('Nome: falta o valor.');
  });

  it('cuts long values', () => {
    const [sentence = ''] = sentences({ name: ['x'.repeat(500)] });
    expect(sentence.length).toBeLessThan(120);
  });

  it.each(LOCALES)('has a sentence for every problem in %s', (locale) => {
    for (const code of PROBLEM_CODES) {
      const text = describeProblem({ code, path: '', expected: 'E', found: 'F' }, locale);
      expect(text).toMatch(/^[^_{}]+\.$/);
    }
  });
});
