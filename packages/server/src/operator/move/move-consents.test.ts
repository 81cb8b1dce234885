import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { openTestDatabase } from '../../db/testing';
import { ConsentStore } from '../../areas/consents/consent-store';
import { moveConsents } from './move-consents';

const THERE = 'http://127.0.0.1:8082';
let nowMs = Date.UTC(2026, 7, 21, 12);
let db: Database;
let here: ConsentStore;
let there: ConsentStore;
const ids = new Map<string, number>();
const moved = {
  find: (kind: string, from: number) => {
    const to = ids.get(`${kind} ${from}`);
    return to === undefined ? undefined : { origin: THERE, kind, from, to, label: '' };
  },
};
const run = (isDry = false) => moveConsents(db, { origin: THERE, moved, isDry });
const NOTHING = { made: 0, changed: 0, alike: 0, waiting: 0, left: 0 };

beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => (nowMs += 1_000);
  here = new ConsentStore(db, ENGINE_ORIGIN, clock);
  there = new ConsentStore(db, THERE, clock);
});
afterAll(() => db.close());

/** A device with somebody who is asked of it. */
const ask = async (uniqueId: string, store = here, deviceId?: number) => {
  const { rows } = await db.query<{ id: number }>(
    'insert into devices (name, unique_id) values ($1, $1) returning id',
    [uniqueId],
  );
  const made = await store.create({
    userId: 7,
    askedBy: 'Ana',
    deviceId: deviceId ?? rows[0]?.id ?? 0,
    deviceName: uniqueId,
    isHeld: true,
    personName: uniqueId,
    email: '',
    purpose: '',
    expiresAt: null,
  });
  return { ...made, token: made.token ?? '' };
};
const say = (
  store: ConsentStore,
  id: number,
  answer: 'given' | 'withdrawn',
  how: 'link' | 'paper' = 'link',
) =>
  store.answer(
    id,
    { answer, how, userId: how === 'paper' ? 7 : 0, userName: 'Ana', note: '' },
    async () => undefined,
  );

it('goes along once its vehicle is there, with its link and its answers, and on with what changes here', async () => {
  const made = await ask('van');
  await say(here, made.id, 'given', 'paper');
  expect(await run()).toEqual({ ...NOTHING, waiting: 1 });
  ids.set(`deviceId ${made.deviceId}`, 501).set('userId 7', 907);
  expect(await run(true)).toEqual({ ...NOTHING, made: 1 });
  expect(await there.findByToken(made.token)).toBeUndefined();
  expect(await run()).toEqual({ ...NOTHING, made: 1 });
  expect(await there.findByToken(made.token)).toMatchObject({
    deviceId: 501,
    userId: 907,
    status: 'given',
    isHeld: true,
    personName: 'van',
    answers: [{ answer: 'given', how: 'paper', by: 'Ana' }],
  });
  const { rows } = await db.query('select user_id from consent_answer order by id');
  expect(rows).toEqual([{ user_id: 7 }, { user_id: 907 }]);
  expect(await run()).toEqual({ ...NOTHING, alike: 1 });

  await say(here, made.id, 'withdrawn');
  expect(await run()).toEqual({ ...NOTHING, changed: 1 });
  expect(await there.findByToken(made.token)).toMatchObject({
    status: 'withdrawn',
    answers: [{ answer: 'given' }, { answer: 'withdrawn' }],
  });
  // Asked once more: the one before is over there too, and one counts.
  const second = await ask('van again', here, made.deviceId);
  expect(await run()).toEqual({ ...NOTHING, made: 1, changed: 1 });
  expect(await there.findNewest(501)).toMatchObject({ personName: 'van again', status: 'asked' });
  expect(await there.stopsRecording(501)).toBe(true);
  expect(await here.findByToken(second.token)).toMatchObject({ status: 'asked' });
});

it('undoes nothing that came to pass there since', async () => {
  const made = await ask('bus');
  await say(here, made.id, 'given');
  ids.set(`deviceId ${made.deviceId}`, 502);
  await run();
  const copy = await there.findByToken(made.token);
  await say(there, copy?.id ?? 0, 'withdrawn');
  const before = await run();
  expect(before).toMatchObject({ changed: 0, made: 0, left: 1 });
  expect(await there.findByToken(made.token)).toMatchObject({ status: 'withdrawn' });
  // Asked anew there: what is asked here counts there no more.
  const anew = await ask('bus there', there, 502);
  await ask('bus here', here, made.deviceId);
  expect(await run()).toMatchObject({ made: 0, left: 2 });
  expect(await there.findNewest(502)).toMatchObject({ id: anew.id, status: 'asked' });
});
