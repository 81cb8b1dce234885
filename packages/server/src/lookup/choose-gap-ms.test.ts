import { expect, it } from 'vitest';
import { chooseGapMs } from './choose-gap-ms';

it.each([
  ['https://nominatim.openstreetmap.org/reverse', 1_000],
  ['https://8.8.8.8/reverse', 1_000],
  ['https://geo.example.com:8443/reverse', 1_000],
  ['http://nominatim:8080/reverse', 100],
  ['http://localhost/reverse', 100],
  ['http://10.1.2.3/reverse', 100],
  ['http://[::1]:9000/reverse', 100],
  ['http://[fd00::7]/reverse', 100],
])('asks a service at %s with %i ms between two questions', (url, gapMs) => {
  expect(chooseGapMs(url)).toBe(gapMs);
});
