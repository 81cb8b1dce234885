import { expect, it } from 'vitest';
import { MAX_DRIVES } from '../../domain';
import { readDrives } from './read-drives';

const { signal } = new AbortController();
const FROM = Date.UTC(2026, 10, 1);
const period = { fromMs: FROM, toMs: FROM + 86_400_000 };
const drive = (id: number, atMs: number, deviceId = 1) => ({
  id,
  deviceId,
  driverId: 7,
  driverName: 'João',
  beganAt: new Date(atMs).toISOString(),
  endedAt: null,
});

/** Lists as the server does: the newest, up to the limit. */
function open(drives: ReturnType<typeof drive>[]) {
  const asked: object[] = [];
  const all = [...drives].reverse();
  return {
    asked,
    list: (query: { from: string; to: string }) => {
      asked.push(query);
      const before = all.filter(({ beganAt }) => beganAt < query.to);
      return Promise.resolve(before.slice(0, MAX_DRIVES));
    },
  };
}

it('asks backwards until the period is read, and tells each check-in once', async () => {
  // Several begin in the same moment, at the end of a page too.
  const drives = Array.from({ length: 2 * MAX_DRIVES + 10 }, (_, at) =>
    drive(at + 1, FROM + Math.floor(at / 4) * 1_000),
  );
  const reader = open(drives);
  const found = await readDrives(reader, { deviceIds: [1], period, signal });
  expect(found).toHaveLength(drives.length);
  expect(reader.asked).toHaveLength(3);
  expect(reader.asked[0]).toEqual({
    deviceId: [1],
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-02T00:00:00.000Z',
  });
});

it('comes to an end where all begin in one moment', async () => {
  const reader = open(Array.from({ length: MAX_DRIVES }, (_, at) => drive(at + 1, FROM)));
  expect(await readDrives(reader, { deviceIds: [1], period, signal })).toHaveLength(MAX_DRIVES);
});

it('names a hundred vehicles, and picks more of them out itself', async () => {
  const reader = open([drive(1, FROM), drive(2, FROM, 500)]);
  const deviceIds = Array.from({ length: 101 }, (_, at) => at + 1);
  const found = await readDrives(reader, { deviceIds, period, signal });
  expect(found.map(({ deviceId }) => deviceId)).toEqual([1]);
  expect(reader.asked[0]).not.toHaveProperty('deviceId');
});
