import { expect, test } from '@playwright/test';
import { findPostgresBin, startPostgres } from '../scripts/lib/postgres.mjs';
import { setUp } from './api';
import { startServer, type RunningServer } from './start-server';

/** Number of times the server is killed in each test: `KILL_ROUNDS`, default 2. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const trackers = 8;
const fixesBeforeKill = 60;
const daySeconds = 86_400;
/** Old enough for many new days, and younger than what is taken for a wrong clock (two years). */
const firstFixDays = 600;

function createSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

/** Sends fixes one after another until the server is gone; answers the times it was thanked for. */
async function sendUntilGone(
  server: RunningServer,
  uniqueId: string,
  nextTime: () => number,
  onAcknowledged: () => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (;;) {
    const time = nextTime();
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

/** Kills the server again and again while trackers send, half of them fixes of ever new days. */
async function killWhileSending(server: RunningServer): Promise<void> {
  const call = await setUp(server);
  const firstTime = Math.floor(Date.now() / 1000) - firstFixDays * daySeconds;
  const all: { id: number; uniqueId: string; times: number[]; nextTime: () => number }[] = [];
  for (let index = 0; index < trackers; index += 1) {
    const uniqueId = `tracker-${index}`;
    const { id } = await call<{ id: number }>('POST', '/devices', { name: uniqueId, uniqueId });
    const stepSeconds = index % 2 ? daySeconds / 4 : 1;
    let time = firstTime;
    all.push({ id, uniqueId, times: [], nextTime: () => (time += stepSeconds) });
  }
  for (let round = 0; round < rounds; round += 1) {
    let count = 0;
    const killAt = fixesBeforeKill + (round % 10) * 7;
    const gone = createSignal();
    const sent = all.map(async ({ uniqueId, times, nextTime }) => {
      const thanked = await sendUntilGone(server, uniqueId, nextTime, () => {
        count += 1;
        if (count === killAt) gone.resolve();
      });
      times.push(...thanked);
    });
    await gone.promise;
    await server.kill();
    await Promise.all(sent);
    await server.restart();
  }
  for (const { id, times } of all) {
    const from = new Date(firstTime * 1000).toISOString();
    const stored = await call<{ fixTime: string }[]>(
      'GET',
      `/positions?deviceId=${id}&from=${from}&to=2100-01-01T00:00:00Z`,
    );
    const kept = new Set(stored.map(({ fixTime }) => Date.parse(fixTime) / 1000));
    expect(times.length).toBeGreaterThan(rounds);
    expect(times.filter((time) => !kept.has(time))).toEqual([]);
  }
}

const flags = ['--no-demo', '--retention-days', '730'];

const timeoutMs = 120_000 + rounds * 60_000;

test('a server killed while it stores fixes and makes new days has lost nothing that it acknowledged', async () => {
  test.setTimeout(timeoutMs);
  const server = await startServer(flags);
  try {
    await killWhileSending(server);
  } finally {
    await server.stop();
  }
});

test('nor has one on PostgreSQL', async () => {
  test.setTimeout(timeoutMs);
  const bin = findPostgresBin();
  test.skip(!bin, 'PostgreSQL (15 or newer) was not found.');
  const postgres = await startPostgres(bin ?? '');
  const server = await startServer(flags, { DATABASE_URL: postgres.url });
  try {
    await killWhileSending(server);
  } finally {
    await server.stop();
    await postgres.stop();
  }
});
