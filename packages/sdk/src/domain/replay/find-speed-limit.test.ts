import { expect, it } from 'vitest';
import { findSpeedLimit } from './find-speed-limit';

const owner = (speedLimit: unknown) => ({ attributes: { speedLimit } });

it('takes the limit of a device before that of the server, and only what is a speed', () => {
  expect(findSpeedLimit(owner(43.2), owner(32.4))).toBe(43.2);
  expect(findSpeedLimit(owner('43.2'), null)).toBe(43.2);
  expect(findSpeedLimit(owner(0), owner(32.4))).toBe(32.4);
  for (const bad of [-1, 'fast', Infinity, null, {}]) {
    expect(findSpeedLimit(owner(bad), null)).toBeNull();
  }
  expect(findSpeedLimit(null, undefined)).toBeNull();
});
