import { expect, it } from 'vitest';
import { readMapStart } from './weather-place';

it.each([
  [91, 0],
  [0, 181],
  [-1e300, 1],
  [Number.NaN, 1],
  ['1', 1],
  [0, -0],
])('a map that begins at %s, %s begins nowhere', (latitude, longitude) => {
  expect(readMapStart({ latitude, longitude })).toBeUndefined();
});
