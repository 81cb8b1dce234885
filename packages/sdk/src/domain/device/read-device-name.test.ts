// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDeviceName } from './read-device-name';

const uniqueId = '864180068905939';

it('shows the identifier in place of a name that nobody sees', () => {
  for (const name of ['', '   ', '\u00a0\u2003', '\u200b\u200d', '\u3164', '\u202e\t']) {
    expect(readDeviceName({ name, uniqueId })).toBe(uniqueId);
  }
});

it('leaves every name with one letter in it as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const name = `${text}a`;
      expect(readDeviceName({ name, uniqueId })).toBe(name);
    }),
  );
});
