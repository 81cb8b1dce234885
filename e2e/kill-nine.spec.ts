import { expect, test } from '@playwright/test';
import { setUp } from './api';
import { startServer, type RunningServer } from './start-server';

const rounds = 5;
const trackers = 8;
const fixesBeforeKill = 150;

function createSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

/** Sends fixes one after another until the server is gone; answers the times it was thanked for. */
async function sendUntilGone(
  server: RunningServer,
  uniqueId: string,
  firstTime: number,
  onAcknowledged: () => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let time = firstTime; ; time += 1) {
    const fix = `?id=${uniqueId}&timestamp=${time}&lat=30.27&lon=-97.74&speed=12`;
    try {
      const response = await fetch(`${server.ingestUrl}/${fix}`);
      if (response.status !== 200) throw new Error(`a fix was answered with ${response.status}`);
    } catch (error) {
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
    acknowledged.push(time);
    onAcknowledged();
  }
}

test('a killed server has lost nothing that it acknowledged', async () => {
  test.setTimeout(180_000);
  const server = await startServer(['--no-demo']);
  try {
    const call = await setUp(server);
    const devices: { id: number; uniqueId: string }[] = [];
    for (let index = 0; index < trackers; index += 1) {
      const uniqueId = `tracker-${index}`;
      devices.push(await call('POST', '/devices', { name: uniqueId, uniqueId }));
    }
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const all = new Map<number, number[]>(devices.map(({ id }) => [id, []]));
    for (let round = 0; round < rounds; round += 1) {
      let count = 0;
      const killAt = fixesBeforeKill + round * 40;
      const gone = createSignal();
      const sent = devices.map(async ({ id, uniqueId }) => {
        const times = await sendUntilGone(server, uniqueId, hourAgo + round * 600, () => {
          count += 1;
          if (count === killAt) gone.resolve();
        });
        all.get(id)?.push(...times);
      });
      await gone.promise;
      await server.kill();
      await Promise.all(sent);
      await server.restart();
    }
    for (const { id } of devices) {
      const from = new Date((hourAgo - 60) * 1000).toISOString();
      const to = new Date((hourAgo + 3600) * 1000).toISOString();
      const stored = await call<{ fixTime: string }[]>(
        'GET',
        `/positions?deviceId=${id}&from=${from}&to=${to}`,
      );
      const times = new Set(stored.map(({ fixTime }) => Date.parse(fixTime) / 1000));
      const acknowledged = all.get(id) ?? [];
      expect(acknowledged.length).toBeGreaterThan(rounds);
      expect(acknowledged.filter((time) => !times.has(time))).toEqual([]);
    }
  } finally {
    await server.stop();
  }
});
