import { expect, it } from 'vitest';
import type { Unit } from '../../db/database';
import type { LiveFleet } from '../devices/live-fleet';
import { createHub } from './hub';

it('reads what an account sees with its first socket, of nobody else, and anew with each change', async () => {
  const asked: number[][] = [];
  const unit = {
    async query(_sql: string, [userIds]: [number[]]) {
      asked.push(userIds);
      return { rows: userIds.map((user_id) => ({ user_id, device_id: 1 })), rowCount: 1 };
    },
  } as unknown as Unit;
  const fleet = { get: () => undefined, latestJson: () => '{"id":1}' } as unknown as LiveFleet;
  const hub = createHub(unit, fleet, () => 0);
  const frames: unknown[] = [];
  const open = (userId: number) => hub.open(userId, ({ items }) => void frames.push(items));
  const sockets = [await open(1), await open(1), await open(2), await open(1)];
  expect(asked).toEqual([[1], [2]]);
  // The very same items, whoever it is.
  expect(new Set(frames).size).toBe(1);
  await hub.refresh();
  expect(asked.at(-1)).toEqual([1, 2]);
  for (const socket of sockets) socket.close();
  await open(1);
  expect(asked.at(-1)).toEqual([1]);
});
