// @vitest-environment node
import { expect, it } from 'vitest';
import { rankMatch } from './rank-match';

const device = (name: string, uniqueId = '900', attributes = {}) => ({
  name,
  uniqueId,
  attributes,
});

it.each([
  ['12', device('Van 12'), 0],
  ['12', device('Van 3', '900', { 'rastro.plate': 'ABC1D23' }), 4],
  ['abc-1d23', device('Van 3', '900', { 'rastro.plate': 'ABC1D23' }), 0],
  ['abc1', device('Van 3', '900', { plate: 'ABC-1D23' }), 1],
  ['sao van', device('Van São Bento'), 0],
  ['van', device('Vanessa'), 1],
  ['12', device('Van 512'), 2],
  ['8601', device('Van', '860111'), 3],
  ['12', device('Van', '860123'), 4],
])('finds %s better or worse', (query, found, rank) => {
  expect(rankMatch(found, query)).toBe(rank);
});
