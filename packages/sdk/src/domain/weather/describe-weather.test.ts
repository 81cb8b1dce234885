import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWeather } from './describe-weather';

const NAMED = [0, 1, 2, 3, 45, 48, 61, 62, 63, 64, 65, 71, 72, 73, 74, 75, 80, 81, 82];

it.each([
  [0, 'clear'],
  [1, 'clear'],
  [2, 'partlyCloudy'],
  [3, 'cloudy'],
  [45, 'fog'],
  [48, 'fog'],
  [61, 'rain'],
  [65, 'rain'],
  [71, 'snow'],
  [75, 'snow'],
  [80, 'showers'],
  [82, 'showers'],
])('[S9.21] code %i looks %s', (code, icon) => {
  expect(describeWeather(code)).toEqual({ icon, phrase: { key: `weather.${icon}` } });
});

it('[S9.21] maps the codes of the specification, and no other number', () => {
  for (const code of NAMED) expect(describeWeather(code).icon).not.toBe('plain');
  const anyNumber = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double());
  fc.assert(
    fc.property(anyNumber, (code) => {
      expect(describeWeather(code).icon === 'plain').toBe(!NAMED.includes(code));
    }),
  );
});
