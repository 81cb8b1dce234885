import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES, EXPRESSION_PROBLEMS, LOCALES } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import { CALENDAR_PROBLEMS } from '../calendars/calendar-problem';
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
    ...{ status: 422, code: 'FIELD_INVALID', field: 'pin' },
    message: 'A PIN has four to eight digits.',
    details: { says: [{ key: 'refusal.share.pin' }] },
  });
  const of = { status: 409, code: 'DEVICE_LIMIT_EXCEEDED' } as const;
  expect(refuseWith(of, 'refusal.limit.most', { most: '7' }).message).toMatch(/limit\..* is 7\.$/);
});
