import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['gzip;q=x', undefined],
])('%s gets %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));

it('never chooses what is not taken, whatever the header holds', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const encoding = chooseEncoding(header);
      const named = header.toLowerCase();
      if (encoding) expect(named.includes(encoding) || named.includes('*')).toBe(true);
    }),
  );
});
