import { DAY_MS } from '@rastro/sdk/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { ADMIN, startTestApp } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { signInAt, useFront } from '../../traccar/testing/use-front';
import type { Upstream } from '../../upstream/upstream';
import { AccountRights } from './account-rights';
import { type Access, createAccess } from './access';
import { Makers } from './makers';
import { createTakeOver } from './take-over-permissions';
import { createWorldCheck } from './testing/check-world';
import { anyStep, takeStep } from './testing/take-step';
import { type Place, PREFIX, World } from './testing/world';

/** Sequences at each door, and steps of each; `npm run test:long` makes thousands of it. */
const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 3);
const STEPS = 40;
/** After so many the vehicles drive, and what acts by itself acts. */
const DRIVE_EVERY = 8;
const at = useFront();
const inAWeek = (nowMs: number) => new Date(nowMs + 7 * DAY_MS).toISOString();

async function openAccess(
  upstream: Upstream,
  database: Database,
  clock: () => number,
): Promise<Access> {
  const rights = new AccountRights({ database, origin: upstream.origin, prefix: PREFIX, clock });
  const makers = new Makers({ database, upstream, clock });
  const takeOver = createTakeOver({ database, upstream, prefix: PREFIX, clock });
  const access = createAccess({ upstream, prefix: PREFIX, clock, rights, makers, takeOver });
  rights.onChange((userId) => access.forgetAccount(userId));
  return access;
}

/** Plays sequences until one breaks what must hold; tells its calls. */
async function play(open: () => Promise<Omit<Place, 'mark'>>, runs: number): Promise<void> {
  const place = await open();
  let run = 0;
  const settings = { attributes: { [`${PREFIX}.enableAdvancedPerms`]: true } };
  expect((await place.boss.call('PATCH /api/server', { json: settings })).status).toBe(200);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const world = new World({ ...place, mark: `w${(run += 1)}-${Date.now()}` });
      await world.open();
      const check = createWorldCheck(world);
      try {
        for (const [index, step] of steps.entries()) {
          await takeStep(world, step);
          if (index % DRIVE_EVERY === DRIVE_EVERY - 1) await world.drive();
          await check();
        }
      } catch (error) {
        throw new Error(`${(error as Error).message}\nafter\n${world.calls.join('\n')}`, {
          cause: error,
        });
      }
    }),
    // The same sequences in each `npm test`; others in `npm run test:long`.
    { numRuns: runs, endOnFailure: true, ...(process.env['SEQUENCE_RUNS'] ? {} : { seed: 47 }) },
  );
}

it('gives nobody more than was given, whatever sequence of calls is made, over the engine', async () => {
  const server = await startTestApp();
  try {
    await play(async () => {
      const boss = server.browser();
      await boss.signIn(ADMIN.email, ADMIN.password);
      const bossId = Number((await boss.call('GET /api/session')).json['id']);
      const { upstream } = server.engine;
      // Nothing is remembered.
      let nowMs = 0;
      const access = await openAccess(upstream, server.database, () => (nowMs += 60_000));
      return {
        door: server,
        boss,
        bossId,
        access,
        engine: server,
        upstream,
        endsAt: inAWeek(Date.UTC(2026, 7, 21, 12)),
      };
    }, RUNS);
  } finally {
    await server.stop();
  }
}, 600_000);

it('gives nobody more in front of a tracking server elsewhere', async () => {
  let upstream = at.front.upstream;
  // Who signed in at the door is known there.
  const door = await openServiceDoor(at, undefined, (behind) => (upstream = behind));
  try {
    await play(
      async () => {
        const { email, password } = at.elsewhere.admin;
        const boss = door.browser();
        await boss.signIn(email, password);
        const bossId = await signInAt(at.front, at.elsewhere.admin);
        let nowMs = Date.now();
        const access = await openAccess(upstream, at.db, () => (nowMs += 60_000));
        return {
          door,
          boss,
          bossId,
          access,
          engine: undefined,
          upstream,
          endsAt: inAWeek(Date.now()),
        };
      },
      Math.ceil(RUNS / 2),
    );
  } finally {
    await door.stop();
  }
}, 600_000);
