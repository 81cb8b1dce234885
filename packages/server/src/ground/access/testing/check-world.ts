import { decide, INHERITED, mayDoMore } from '@rastro/sdk/domain';
import { expect } from 'vitest';
import { type WorldAccount, CUT, LOCK, type World } from './world';

/** Nobody can do what those could not from whom they have it; restrictions hold for all that somebody made. */
async function checkAccount(world: World, account: WorldAccount): Promise<void> {
  const { access, bossId } = world.place;
  const actor = await access.actorOf(account.id).catch(() => undefined);
  if (!actor) return;
  if (actor.kind === 'administrator') {
    // Whoever made it, the first one stands above.
    const isBelow = await access.isSuperior(account.id, bossId);
    expect(isBelow, `${account.name} is below the first`).toBe(true);
    return;
  }
  const { ceiling, bound, name } = account;
  if (ceiling !== 'all') {
    const beyond = [...(await world.can(account))].filter((what) => !ceiling.has(what));
    expect(beyond, `${name} may do what nobody gave`).toEqual([]);
  }
  const maker =
    bound && !bound.isGone ? await access.actorOf(bound.id).catch(() => undefined) : undefined;
  if (!maker || maker.kind === 'administrator') return;
  const freed = INHERITED.filter((flag) => maker.rights[flag] && !actor.rights[flag]);
  expect(freed, `${name} is not bound as who made it`).toEqual([]);
}

/** Checks that whoever logged in as another may do so still. */
async function checkEntries({ entries, place: { access } }: World): Promise<void> {
  for (const { by, into, browser } of entries) {
    const session = await browser.call('GET /api/session');
    if (session.status !== 200 || session.json['id'] !== into.id) continue;
    const words = `${by.name} is still in ${into.name}`;
    expect(by.isGone || into.isGone, words).toBe(false);
    const [one, other] = [await access.actorOf(by.id), await access.actorOf(into.id)];
    const isMore = one.kind !== 'administrator' && mayDoMore(other, one);
    expect(decide(one, 'enter', 'users', { own: true, isMore }).allowed, words).toBe(true);
  }
}

/** A key ends with its maker. */
async function checkKeys({ keys, place }: World): Promise<void> {
  for (const { by, token } of keys) {
    if (!by.isGone) continue;
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await place.door.browser().call('GET /api/devices', { headers });
    expect(status, `a key of ${by.name}, who is gone`).toBe(401);
  }
}

/** Checks that fences locked for accounts that may lock, and that no stop went out at once. */
async function checkStops({ place: { engine, access } }: World, known: Set<number>) {
  if (!engine) return;
  const stops = await engine.database.query<{ id: number; user_id: number }>(
    `select id, user_id from engine_stop where reason = 'F' and not (id = any($1::bigint[]))`,
    [[...known]],
  );
  for (const { id, user_id: userId } of stops.rows) {
    known.add(id);
    const may = decide(await access.actorOf(userId), 'send', 'commands', LOCK).allowed;
    expect(may, 'a fence locked for who may not lock').toBe(true);
  }
  const queued = await engine.database.query<{ attributes: { data?: string } }>(
    'select attributes from queued_commands',
  );
  expect(queued.rows.filter(({ attributes }) => attributes.data === CUT)).toEqual([]);
}

/** A check of what must hold of a world after each step. */
export function createWorldCheck(world: World): () => Promise<void> {
  const stops = new Set<number>();
  return async () => {
    world.place.access.forget();
    for (const account of world.present) await checkAccount(world, account);
    await checkEntries(world);
    await checkKeys(world);
    await checkStops(world, stops);
  };
}
