import { expect, it } from 'vitest';
import { findChangeUnit } from './find-change-unit';

it('knows what the figures of a change count in', () => {
  const members = ['attributes.speedLimit', 'totalDistance', 'hours', 'name', 'toString'];
  expect(members.map(findChangeUnit)).toEqual([
    'knots',
    'metres',
    'milliseconds',
    undefined,
    undefined,
  ]);
});
