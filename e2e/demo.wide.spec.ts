import { expect, test, type APIRequestContext } from '@playwright/test';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

type Lists = Record<string, { id: number; status?: string; deviceId?: number; speed?: number }[]>;

async function enter(request: APIRequestContext): Promise<void> {
  const entered = await request.post(`${server.url}/api/session/demo`, {
    headers: { origin: server.url },
  });
  expect(entered.ok()).toBe(true);
}

async function read(request: APIRequestContext, ...paths: string[]): Promise<Lists> {
  const lists = paths.map(async (path) => {
    const response = await request.get(`${server.url}/api/${path}`);
    expect(response.ok(), path).toBe(true);
    return [path, await response.json()] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

async function countMoving(request: APIRequestContext): Promise<number> {
  const { devices = [], positions = [] } = await read(request, 'devices', 'positions');
  const online = new Set(devices.filter(({ status }) => status === 'online').map(({ id }) => id));
  return positions.filter(({ deviceId = 0, speed = 0 }) => speed > 0 && online.has(deviceId))
    .length;
}

const readHistory = async (request: APIRequestContext) => {
  const response = await request.get(`${server.url}/api/server`);
  return (await response.json()).demo.history as { done: number; total: number };
};

test('a hundred buses move before the history is there, and again after a restart', async ({
  request,
}) => {
  await enter(request);
  await expect.poll(() => countMoving(request), { intervals: [250] }).toBeGreaterThanOrEqual(100);
  const { done, total } = await readHistory(request);
  expect(done).toBeLessThan(total);

  await server.pause();
  await server.restart();
  await enter(request);
  await expect.poll(() => countMoving(request), { intervals: [250] }).toBeGreaterThanOrEqual(100);
});

test('no list of the demo is empty', async ({ request }) => {
  test.slow();
  await enter(request);
  await expect
    .poll(
      async () => {
        const { done, total } = await readHistory(request);
        return done === total;
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  const paths = ['groups', 'devices', 'geofences', 'notifications'];
  await expect
    .poll(async () => {
      const lists = await read(request, ...paths);
      return paths.filter((path) => lists[path]?.length === 0);
    })
    .toEqual([]);
});
