import { describe, expect, it } from 'vitest';
import { resolveRetention } from './resolve-retention';

describe('resolveRetention', () => {
  it.each([
    ['the term of the only account', [30], 30],
    ['the longest of several', [30, 90, 7], 90],
    ['the server’s where one account has none', [30, 0], null],
    ['the server’s where nobody has the vehicle', [], null],
  ])('is %s', (_, terms, days) => {
    expect(resolveRetention(terms)).toBe(days);
  });
});
