import { expect, it } from 'vitest';
import { findSpeedLimit } from './find-speed-limit';

const owner = (speedLimit: unknown) => ({ attributes: { speedLimit } });

it('takes the limit of a device before that of the server, and only what is a speed', () => {
  expect(findSpeedLimit(owner(43.2), [], owner(32.4))).toBe(43.2);
  expect(findSpeedLimit(owner('43.2'), [], null)).toBe(43.2);
  expect(findSpeedLimit(owner(0), [], owner(32.4))).toBe(32.4);
  for (const bad of [-1, 'fast', Infinity, null, {}]) {
    expect(findSpeedLimit(owner(bad), [], null)).toBeNull();
  }
  expect(findSpeedLimit(null, [], undefined)).toBeNull();
});

it('takes the limit of the nearest group that has one, and ends where groups lie in each other', () => {
  const group = (id: number, groupId: number, speedLimit?: number) => ({
    id,
    groupId,
    attributes: speedLimit === undefined ? {} : { speedLimit },
  });
  const groups = [group(1, 2), group(2, 3, 27), group(3, 0, 54), group(4, 5), group(5, 4)];
  const inGroup = (groupId: number, speedLimit?: number) => group(9, groupId, speedLimit);
  expect(findSpeedLimit(inGroup(1), groups, owner(32.4))).toBe(27);
  expect(findSpeedLimit(inGroup(1, 43.2), groups, null)).toBe(43.2);
  expect(findSpeedLimit(inGroup(4), groups, owner(32.4))).toBe(32.4);
  expect(findSpeedLimit(inGroup(7), groups, null)).toBeNull();
});
