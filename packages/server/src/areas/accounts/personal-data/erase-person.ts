import { randomBytes } from 'node:crypto';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { toRefusal } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { toHeld } from '../../../ground/holders/read-holders';
import { toAccountHash } from '../../../ground/sessions/throttle-keys';
import { listTiedDrivers } from './driver-row';
import { eraseDriver, type EraseOptions } from './erase-driver';
import { HOLDINGS } from './holdings';
import { type DataAsker, listWriters, ownsEmail } from './list-writers';
import { countRows, type PlannedPart, toPlan } from './planned-parts';
import { LINKED, nameOf, valuesOf } from './read-personal-data';

/** Account whose data is erased, and the requester. */
export interface AskedErasure {
  asker: DataAsker;
  account: { id: number; email: string };
}

/** The e-mail of an account that was erased: nobody has one of this domain (RFC 2606). */
export const toErasedEmail = (userId: number): string => `erased-${userId}@erased.invalid`;

/** Dependencies for finding the person's things. */
type Options = EraseOptions & { access: Pick<Access, 'actorOf'> };

interface Linked {
  name: string;
  side: string;
  ids: readonly number[];
}

/** Lists the things linked to an account; the accounts that it manages stay as they are. */
async function listLinked({ upstream }: EraseOptions, asked: AskedErasure): Promise<Linked[]> {
  const { asker, account } = asked;
  const linked: Linked[] = [];
  for (const resource of LINKED) {
    const query = new URLSearchParams({ userId: String(account.id) });
    const answer = await upstream.send(
      { method: 'GET', path: resource.path, query },
      { actor: asker.actor },
    );
    const body = await readWhole(answer);
    if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: undefined });
    if (answer.status >= 400) continue;
    const ids = (JSON.parse(body ?? '[]') as { id: number }[]).map(({ id }) => id);
    linked.push({ name: nameOf(resource), side: toHeld(resource).side, ids });
  }
  return linked;
}

/** Says what an erasure would do, and does nothing. */
export async function planErasure(options: Options, asked: AskedErasure): Promise<PlannedPart[]> {
  const { upstream, database } = options;
  const { account } = asked;
  const owner = { ...account, writers: await listWriters(options, asked) };
  const own = { keptFor: '', fate: 'ends' } as const;
  const drivers = await listTiedDrivers(database, upstream.origin, account.id);
  const planned: PlannedPart[] = [
    { ...own, part: 'account', count: 1 },
    { ...own, part: 'person', count: drivers.length },
  ];
  for (const holding of HOLDINGS) {
    const { part, fate, keptFor = '' } = holding;
    if (part === 'account') continue;
    const count = await countRows(database, holding, valuesOf(holding, upstream.origin, owner));
    planned.push({ part, fate, keptFor, count });
  }
  for (const { ids } of await listLinked(options, asked)) {
    planned.push({ part: 'links', fate: 'unlinked', keptFor: 'company', count: ids.length });
  }
  return toPlan(planned);
}

/**
 * Takes what names a person out of all that is held of them: their sessions, tokens, links and things end, their
 * account stays as a number that nobody can sign in with. The same once more changes nothing. Throws an `ApiError`.
 */
export async function erasePerson(options: Options, asked: AskedErasure): Promise<void> {
  const { upstream, database, clock } = options;
  const { asker, account } = asked;
  await upstream.endCredentials(account.id);
  for (const { side, ids } of await listLinked(options, asked)) {
    for (const id of ids) {
      const answer = await upstream.send(
        {
          method: 'DELETE',
          path: '/permissions',
          query: new URLSearchParams(),
          body: { userId: account.id, [side]: id },
        },
        { actor: asker.actor },
      );
      // What is gone in between is not there to be unlinked.
      const isOver = answer.status < 400 || answer.status === 404 || answer.status === 400;
      if (!isOver) throw translateError(toRefusal(answer), { entity: undefined });
    }
  }
  const { origin } = upstream;
  const isTheirs = await ownsEmail(options, asked);
  for (const { driverId, ownerId } of await listTiedDrivers(database, origin, account.id)) {
    const actors = [asker.actor, { userId: ownerId }];
    await eraseDriver(options, { actors, driverId, askerId: asker.userId });
  }
  await database.transaction(async (unit) => {
    for (const sql of HOLDINGS.flatMap(({ erase = [] }) => erase)) {
      await unit.query(sql, [origin, account.id]);
    }
    // The old e-mail may lie in failed sign-ins, and is what known networks are kept by.
    if (isTheirs) {
      await unit.query(
        `update log_entry set object_name = '' where tracking_origin = $1 and object_name = $2
           and action = 'signIn' and user_id = 0`,
        [origin, account.email],
      );
    }
    await unit.query('delete from known_address where account = $1', [
      toAccountHash(account.email),
    ]);
    await unit.query(
      `insert into erasure (tracking_origin, user_id, erased_at, erased_by) values ($1, $2, $3, $4)
       on conflict (tracking_origin, user_id) do update set erased_at = excluded.erased_at`,
      [origin, account.id, new Date(clock()), asker.userId],
    );
  });
  // The last: until then the e-mail confirms, also where something failed on the way.
  const answer = await upstream.change(`/users/${account.id}`, toNobody(account.id), {
    actor: asker.actor,
  });
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
}

/** Returns the change that anonymizes an account; the same each time it is merged. */
function toNobody(userId: number): (stored: Record<string, unknown>) => Record<string, unknown> {
  const password = randomBytes(24).toString('base64url');
  const email = toErasedEmail(userId);
  return (stored) => ({
    ...stored,
    name: `#${userId}`,
    email,
    phone: '',
    map: '',
    poiLayer: '',
    totpKey: null,
    ...(stored['login'] ? { login: email } : {}),
    latitude: 0,
    longitude: 0,
    zoom: 0,
    attributes: {},
    disabled: true,
    password,
  });
}
