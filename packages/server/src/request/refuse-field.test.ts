import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES, EXPRESSION_PROBLEMS, LOCALES, type Phrase } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALENDAR_PROBLEMS } from '../calendars/calendar-problem';
import type { ApiError } from './api-error';
import { parseBody } from './parse-body';
import { refuseField, refuseWith } from './refuse-field';

const source = join(import.meta.dirname, '..');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.|testing|^demo/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** All that the sources name: codes that a refusal is made with, and sentences that say more. */
const namedIn = (pattern: RegExp): string[] => [
  ...new Set(
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];
const codes = namedIn(
  /(?:new ApiError\(\s*\w+,|forbidden\(|code:|wordsOf\()\s*'([A-Z]+(?:_[A-Z0-9]+)+)'/g,
);
const sentences = [
  ...namedIn(/'(refusal\.[\w.]+)'/g),
  ...Object.keys(EXPRESSION_PROBLEMS).map((code) => `refusal.expression.${code}`),
  ...CALENDAR_PROBLEMS.map((code) => `refusal.calendar.${code}`),
];

describe('what the server answers', () => {
  it('is found in its sources', () => {
    expect(codes).toContain('DEVICE_LIMIT_EXCEEDED');
    expect(sentences.length).toBeGreaterThan(100);
  });

  it.each(LOCALES)('has a word in %s for each code and each sentence', (locale) => {
    const { has } = getProductWords(locale);
    const known = codes.filter((code) => ERROR_CODES.some((one) => one === code));
    expect(known.filter((code) => !has(`error.code.${code}`))).toEqual([]);
    expect(sentences.filter((key) => !has(key))).toEqual([]);
  });

  it('says why a member is refused, never the code alone', () => {
    const alone = sources.filter(({ text }) =>
      /new ApiError\(\s*422,\s*'FIELD_INVALID'/.test(text),
    );
    // The page of integrations has words for each `reason` of these.
    expect(alone.map(({ file }) => file)).toEqual(['integrations/read-integration.ts']);
  });
});

it('says the reason in English to programs, and as phrases to pages', () => {
  const refused = refuseField('pin', 'refusal.share.pin');
  expect(refused).toMatchObject({
    status: 422,
    code: 'FIELD_INVALID',
    field: 'pin',
    message: 'A PIN has four to eight digits.',
    details: { says: [{ key: 'refusal.share.pin' }] },
  });
  const of = { status: 409, code: 'DEVICE_LIMIT_EXCEEDED' } as const;
  expect(refuseWith(of, 'refusal.limit.most', { most: '7' }).message).toMatch(/limit\..* is 7\.$/);
});

it.each([
  ['text that is too long', z.object({ name: z.string().max(5) }), { name: 'longer' }],
  ['a number that is too large', z.object({ name: z.number().max(5) }), { name: 6 }],
  ['a number that is too small', z.object({ name: z.number().min(5) }), { name: 4 }],
  ['another kind', z.object({ name: z.string() }), { name: 5 }],
  ['nothing', z.object({ name: z.string() }), {}],
])('says it of %s in a body', (_what, schema, body) => {
  let thrown: unknown;
  try {
    parseBody(schema, body);
  } catch (error) {
    thrown = error;
  }
  const { field, details } = thrown as ApiError;
  expect(field).toBe('name');
  const says = details['says'] as Phrase[];
  expect(says.length).toBeGreaterThan(0);
  for (const locale of LOCALES) {
    const said = getProductWords(locale).t(says);
    expect(said).not.toMatch(/_KT_|undefined|\{/);
    if (/too (long|large|small)/.test(_what)) expect(said).toContain('5');
  }
});
