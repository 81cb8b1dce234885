import { expect, it } from 'vitest';
import { readPostcode } from './read-postcode';

it.each([
  ['01001-000', '01001000'],
  [' 01.001-000 ', '01001000'],
  ['01001000', '01001000'],
  ['1001000', null],
  ['010010000', null],
  ['0100100a', null],
  ['٠١٠٠١٠٠٠', null],
  ['', null],
  [null, null],
])('%j is %j', (written, postcode) => {
  expect(readPostcode(written)).toBe(postcode);
});
