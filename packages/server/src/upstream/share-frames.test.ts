import { expect, it } from 'vitest';
import { createDeletedStore } from '../areas/devices/safe-deletion/deleted-store';
import { hideDeleted } from '../areas/devices/safe-deletion/hide-deleted';
import { showDrivers } from '../areas/drivers/show-drivers';
import { shareFrames } from './share-frames';
import type { FrameItem, Upstream, UpstreamFrame } from './upstream';

const items = [1, 2, 3].map((deviceId) => ({ deviceId, json: JSON.stringify({ deviceId }) }));
const frame: UpstreamFrame = { key: 'positions', items };

it('changes the very same items once, and anew when what they are changed by is replaced', () => {
  const change = shareFrames((of, left: ReadonlySet<number>) =>
    of.items.filter(({ deviceId }) => !left.has(deviceId)),
  );
  const left = new Set([1]);
  const first = change(frame, left);
  expect(first.items.map(({ deviceId }) => deviceId)).toEqual([2, 3]);
  expect(change({ ...frame }, left).items).toBe(first.items);
  expect(change({ ...frame, items: [...items] }, left).items).not.toBe(first.items);
  expect(change(frame, new Set([2])).items.map(({ deviceId }) => deviceId)).toEqual([1, 3]);
});

it.each([
  ['nobody drives and nothing is deleted', [], []],
  ['somebody drives by a code and something is deleted', [{ device_id: 3 }], [1]],
])('sockets of all accounts are given the same items where %s', async (_, deleted, driven) => {
  const database = { query: async () => ({ rows: deleted, rowCount: 0 }) } as never;
  const bare = {
    async openSocket(_actor: unknown, onFrame: (one: UpstreamFrame) => void) {
      onFrame({ key: 'positions', items });
      return { setLogs: () => undefined, close: () => undefined };
    },
  } as unknown as Upstream;
  const { upstream } = showDrivers({
    tracking: hideDeleted(bare, createDeletedStore(database, 'engine')),
    drives: {
      listOpen: async () =>
        driven.map((deviceId) => ({ deviceId, driverUniqueId: 'ana' })) as never,
      onChanged: () => () => undefined,
    },
    nameDrivers: (async () => undefined) as never,
    log: { warn: () => undefined },
  });
  const given: (readonly FrameItem[])[] = [];
  for (const userId of [1, 2]) {
    await upstream.openSocket({ userId }, (one) => given.push(one.items));
  }
  expect(given[1]).toBe(given[0]);
  expect(given[0]).toHaveLength(3 - deleted.length);
});
