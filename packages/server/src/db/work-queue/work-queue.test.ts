import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database';
import { openTestDatabase } from '../testing';
import type { Work, WorkKind } from './work-kind';
import { createWorkQueue } from './work-queue';
import { waitFor } from '../../testing/wait-for';

const MINUTE_MS = 60_000;
let db: Database;
let nowMs: number;
let done: string[];

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from work_queue');
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  done = [];
});

const kindOf = (told: Partial<WorkKind> = {}): WorkKind => ({
  name: 'test',
  giveUpAfterMs: 60 * MINUTE_MS,
  isFree: () => false,
  openLane: (lane) =>
    Promise.resolve(({ payload }: Work) => {
      done.push(`${lane} ${String(payload)}`);
      return Promise.resolve();
    }),
  explain: () => ({ problem: 'failed' }),
  ...told,
});
const queueOfKinds = (kinds: WorkKind[], isAlone: boolean) =>
  createWorkQueue({
    db,
    isAlone,
    kinds,
    clock: () => nowMs,
    log: { warn: () => undefined, error: () => undefined },
  });
const queueOf = (told: Partial<WorkKind> = {}, isAlone = true) =>
  queueOfKinds([kindOf(told)], isAlone);
// It works on nothing itself: it would take what a test puts in for another.
const put = (lane: string, payload: unknown, key?: string): Promise<void> =>
  db.transaction((unit) =>
    queueOfKinds([], false).add(unit, [{ kind: 'other', lane, payload, ...(key && { key }) }]),
  );
/** Put in by another process: nothing wakes a queue for it. */
const putAll = async (...entries: [lane: string, payload: string, key?: string][]) => {
  for (const entry of entries) await put(...entry);
  await db.query(`update work_queue set kind = 'test' where kind = 'other'`);
};
const waiting = async () =>
  (await db.query(`select * from work_queue where failed_at is null order by id`)).rows;
const failing = (message: string): Partial<WorkKind> => ({
  openLane: () => Promise.resolve(() => Promise.reject(new Error(message))),
});

it('does what waits once, in the order of its lane', async () => {
  await putAll(['a', '1'], ['a', '2'], ['a', '3']);
  const queue = queueOf();
  await queue.run();
  await queue.run();
  expect(done).toEqual(['a 1', 'a 2', 'a 3']);
  expect(await waiting()).toEqual([]);
  expect(queue.counts.get('test')).toEqual({ done: 3, givenUp: 0 });
});

it('shares what waits among two servers, and neither does the same', async () => {
  await putAll(
    ...Array.from({ length: 40 }, (_, at) => [`lane ${at % 4}`, `${at}`] as [string, string]),
  );
  const servers = [queueOf({}, false), queueOf({}, false)];
  while ((await waiting()).length > 0) await Promise.all(servers.map((server) => server.run()));
  expect(new Set(done).size).toBe(40);
  expect(done).toHaveLength(40);
});

it('keeps one of fifty that are put in at once with the same key', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, at) => put('a', `${at}`, 'same')));
  expect(await waiting()).toHaveLength(1);
});

it('does again after a kill what was held, at once where it is alone and later beside others', async () => {
  await putAll(['a', '1']);
  const held = new Date(nowMs + 5 * MINUTE_MS);
  await db.query('update work_queue set held_until = $1', [held]);
  const beside = queueOf({}, false);
  await beside.start();
  await beside.run();
  expect(done).toEqual([]);
  // Told of what is free, it would take it before the other one looks.
  await beside.stop();
  const alone = queueOf();
  await alone.start();
  await alone.run();
  expect(done).toEqual(['a 1']);
});

it('leaves to the other server what that one started beside it works on', async () => {
  await putAll(['a', '1']);
  await db.query('update work_queue set held_until = $1', [new Date(nowMs + MINUTE_MS)]);
  await queueOfKinds([kindOf({ name: 'another' })], true).start();
  expect(await waiting()).toMatchObject([{ held_until: new Date(nowMs + MINUTE_MS) }]);
});

it('leaves lanes that are of others to them', async () => {
  await putAll(['a', '1'], ['b', '2']);
  await queueOf({ isOurs: (lane) => lane === 'b' }).run();
  expect(done).toEqual(['b 2']);
  expect(await waiting()).toMatchObject([{ lane: 'a' }]);
});

it('keeps what takes longer than it is held, for as long as it is worked on', async () => {
  await putAll(['a', '1']);
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    const act = () =>
      new Promise<void>((end) => {
        finish = end;
        resolve();
      });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    void queueOf({ openLane: () => Promise.resolve(act) }).run();
  });
  const other = queueOf({}, false);
  try {
    await begun;
    nowMs += 4 * MINUTE_MS;
    vi.advanceTimersByTime(MINUTE_MS);
    await waitFor(async () =>
      expect(await waiting()).toMatchObject([{ held_until: new Date(nowMs + 5 * MINUTE_MS) }]),
    );
    nowMs += 4 * MINUTE_MS;
    await other.run();
    expect(done).toEqual([]);
    // Nobody says anything of it any more.
    nowMs += 2 * MINUTE_MS;
    await other.run();
    expect(done).toEqual(['a 1']);
  } finally {
    finish();
    vi.useRealTimers();
  }
});

it('puts off what failed, and gives up what fails for too long', async () => {
  await putAll(['a', '1']);
  const queue = queueOf(failing('no line'));
  await queue.run();
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'no line', held_until: null }]);
  nowMs += 61 * MINUTE_MS;
  await queue.run();
  expect(await waiting()).toEqual([]);
  expect(queue.counts.get('test')).toEqual({ done: 0, givenUp: 1 });
});

it('puts off what failed for a reason that no database takes', async () => {
  await putAll(['a', '1']);
  await queueOf(failing('bad \0 answer')).run();
  expect(await waiting()).toMatchObject([{ attempts: 1, held_until: null }]);
});

it('serves the last lane however many before it cannot be opened', async () => {
  const lanes = Array.from({ length: 20 }, (_, at) => [`broken ${at}`, '1'] as [string, string]);
  await putAll(...lanes, ['whole', '2']);
  const { openLane } = kindOf();
  const queue = queueOf({
    openLane: (lane) =>
      lane.startsWith('broken') ? Promise.reject(new Error('no such thing')) : openLane(lane),
  });
  await expect(queue.run()).rejects.toThrow('no such thing');
  expect(done).toEqual(['whole 2']);
});

it('ends what it is doing when it is stopped, and begins nothing more', async () => {
  await putAll(['a', '1'], ['a', '2']);
  let begun = (): void => undefined;
  let finish = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const queue = queueOf({
    openLane: () =>
      Promise.resolve(({ payload }: Work) => {
        done.push(String(payload));
        begun();
        return isFinished;
      }),
  });
  const running = queue.run();
  await isBegun;
  const stopped = queue.stop();
  finish();
  await Promise.all([running, stopped]);
  expect(done).toEqual(['1']);
  expect(await waiting()).toMatchObject([{ payload: '2', held_until: null }]);
});

it('does what was put in before the clock was set back, and what was held then', async () => {
  await putAll(['a', '1'], ['b', '2']);
  await db.query(`update work_queue set held_until = $1 where lane = 'b'`, [
    new Date(nowMs + 4 * MINUTE_MS),
  ]);
  nowMs -= 180 * MINUTE_MS;
  await queueOf({}, false).run();
  expect(done.sort()).toEqual(['a 1', 'b 2']);
});

it('is told of what another server puts in', async () => {
  const [one, other] = [queueOf({}, false), queueOf({}, false)];
  // It puts in, and does nothing itself.
  await other.stop();
  await one.start();
  await expect
    .poll(async () => {
      await db.transaction((unit) =>
        other.add(unit, [{ kind: 'test', lane: 'a', payload: 'told' }]),
      );
      return done.length > 0;
    })
    .toBe(true);
  await one.stop();
});
