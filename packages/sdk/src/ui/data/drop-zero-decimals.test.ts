import { expect, it } from 'vitest';
import { dropZeroDecimals } from './drop-zero-decimals';

it.each([
  [
    ['0', '30,0 km', '60,0 km'],
    ['0', '30 km', '60 km'],
  ],
  [
    ['0', '500 km', '1.000,0 km'],
    ['0', '500 km', '1.000 km'],
  ],
  [
    ['0', '12.5 mi', '25.0 mi'],
    ['0', '12.5 mi', '25.0 mi'],
  ],
  [
    ['0', '1.000', '2.000'],
    ['0', '1.000', '2.000'],
  ],
  [
    ['', '', ''],
    ['', '', ''],
  ],
])('%j is written as %j', (texts, written) => {
  expect(dropZeroDecimals(texts)).toEqual(written);
});
