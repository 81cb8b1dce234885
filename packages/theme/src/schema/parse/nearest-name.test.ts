import { expect, it } from 'vitest';
import { nearestName } from './nearest-name';

const known = ['nav.map.label', 'alarm.sos', 'common.yes'];

it.each([
  ['nav.map.lable', 'nav.map.label'],
  ['alarm.so', 'alarm.sos'],
  ['ALARM.SOS', 'alarm.sos'],
  ['weather', undefined],
  ['', undefined],
])('the known name nearest to %j is %j', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

it('is looked for in no time where no known name is nearly as long', () => {
  expect(nearestName('x'.repeat(10_000_000), known)).toBeUndefined();
});
