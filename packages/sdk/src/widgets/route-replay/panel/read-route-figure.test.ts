import { expect, it } from 'vitest';
import { readRouteFigure } from './read-route-figure';

it.each([
  ['speed', 10, {}, 18.5, 'km/h'],
  ['speed', 10, { speed: 'kn' }, 10, 'kn'],
  ['totalDistance', 12_345, {}, 12.345, 'km'],
  ['odometer', 1_609.344, { distance: 'mi' }, 1, 'mi'],
  ['hours', 5_400_000, {}, 1.5, 'h'],
  ['power', 12.4, {}, 12.4, 'V'],
  ['io9', 7, {}, 7, ''],
] as const)('writes %s %d as people read it', (key, value, units, figure, unit) => {
  const read = readRouteFigure(key, units);
  expect([read.toFigure(value), read.unit]).toEqual([figure, unit]);
});
