// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseBranding, parseBrandingText } from '@rastro/theme/schema';
import {
  describeProblem,
  LOCALES,
  PROBLEM_CODES,
  toValidationProblem,
  type Locale,
  type ValidationProblem,
} from '../domain';
import { getProductWords } from './product-words';

const schema = z.strictObject({
  name: z.string().check(z.minLength(3)),
  zoom: z.optional(z.number().check(z.maximum(20))),
  role: z.optional(z.enum(['admin', 'user'])),
  email: z.optional(z.email()),
  tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
});

const say = (problem: ValidationProblem, locale: Locale = 'en-US', name?: string) =>
  getProductWords(locale).t(describeProblem(problem, name));
const sentences = (input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map((issue) =>
    say(toValidationProblem(issue, input)),
  );

describe('describeProblem', () => {
  it.each([
    [{}, 'name: the value is missing, expected a text.'],
    [{ name: 5 }, 'name: found 5, expected a text.'],
    [{ name: 'ab' }, 'name: at least 3 characters.'],
    [{ name: 'abc', zoom: 21 }, 'zoom: found 21, the maximum is 20.'],
    [{ name: 'abc', role: 'boss' }, 'role: found "boss", expected one of: admin, user.'],
    [{ name: 'abc', email: 'x' }, 'email: found "x", expected the format email.'],
    [{ name: 'abc', tags: ['a', 'b'] }, 'tags: at most 1 items.'],
    [{ name: 'abc', tags: [1] }, 'tags.0: found 1, expected a text.'],
    [{ name: 'abc', colour: 1 }, 'colour: this key does not exist.'],
  ])('words %j', (input, sentence) => {
    expect(sentences(input)).toEqual([sentence]);
  });

  it('takes a form’s label for the path', () => {
    const problem = { code: 'MISSING', path: 'name', expected: '', found: '' } as const;
    expect(say(problem, 'pt-BR', 'Nome')).toBe('Nome: falta o valor.');
  });

  it('cuts long values', () => {
    const [sentence = ''] = sentences({ name: ['x'.repeat(500)] });
    expect(sentence.length).toBeLessThan(120);
  });

  it.each(LOCALES)('has a sentence for every problem in %s', (locale) => {
    for (const code of PROBLEM_CODES) {
      const text = say({ code, path: '', expected: 'E', found: 'F' }, locale);
      expect(text).toMatch(/^[^_{}]+\.$/);
    }
  });
});

describe('describeProblem of a branding file', () => {
  const problems = (json: unknown) => {
    const result = parseBranding(json);
    return result.ok ? [] : result.problems;
  };
  const sentence = (json: unknown, locale: Locale = 'en-US') =>
    problems(json).map((problem) => say(problem, locale))[0];

  it.each([
    ['en-US', 'colors.acent: this key does not exist. Did you mean "accent"?'],
    ['pt-BR', 'colors.acent: esta chave não existe. Você quis dizer "accent"?'],
    ['es', 'colors.acent: esta clave no existe. ¿Quiso decir "accent"?'],
  ] as const)('asks in %s for the key that was meant', (locale, words) => {
    expect(sentence({ colors: { acent: '#fff' } }, locale)).toBe(words);
  });

  it('names the known keys when nothing is near', () => {
    expect(sentence({ map: { zzzz: 1 } })).toBe(
      'map.zzzz: this key does not exist. Known keys: layers, included, streetViewKey.',
    );
  });

  it('names the path, what was found and what is expected', () => {
    expect(sentence([])).toBe('found [], expected an object { }.');
    expect(sentence({ colors: { accent: 'x' } })).toBe(
      'colors.accent: found "x", expected a color like #rrggbb.',
    );
    expect(sentence({ productName: 'x'.repeat(61) })).toBe('productName: at most 60 characters.');
  });

  it('leaves nothing out in any language', () => {
    const text = parseBrandingText('{');
    const broken = [
      ...problems({ title: 1, header: 'x', logo: { kind: 'image' }, colors: { neutralHue: -1 } }),
      ...problems({ icon: 'x:', font: ';', attributePrefix: '-', productName: '', zzzz: 1 }),
      ...problems({ attributePrefix: 'api' }),
      ...problems({ logo: { kind: 'text', text: 'a' }, headLogo: { text: 'a' } }),
      ...(text.ok ? [] : text.problems),
    ];
    for (const locale of LOCALES) {
      const all = broken.map((problem) => say(problem, locale));
      expect(new Set(all).size).toBe(broken.length);
      for (const words of all) expect(words).toMatch(/^[^!_]+[.?]$/);
      expect(all.join(' ')).not.toMatch(/undefined|\[object/);
    }
  });
});
