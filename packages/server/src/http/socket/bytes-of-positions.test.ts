import { expect, it } from 'vitest';
import { bytesOfPositions } from './bytes-of-positions';

it('makes the bytes of the same items once', () => {
  const items = [
    { deviceId: 1, json: '{"v":1}' },
    { deviceId: 2, json: '{"v":"ã"}' },
  ];
  const bytes = bytesOfPositions(items);
  expect(JSON.parse(bytes.toString())).toEqual({ positions: [{ v: 1 }, { v: 'ã' }] });
  expect(bytesOfPositions(items)).toBe(bytes);
  expect(bytesOfPositions([...items])).not.toBe(bytes);
});
