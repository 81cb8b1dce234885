import { listReportDevices, resolveParents } from '@rastro/sdk/domain';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

/** Vehicles and groups that somebody asked of; neither is all that they see. */
export interface AskedDevices {
  deviceIds: readonly number[];
  groupIds: readonly number[];
}

/** A vehicle that was read of, with its name as it was then. */
export interface ReadDevice {
  id: number;
  name: string;
}

interface Row extends ReadDevice {
  groupId: number;
}

/** Vehicles and period of a set of fixes. */
export interface FoundFixes {
  deviceIds: readonly number[];
  period: { fromMs: number; toMs: number };
}

type Asks = Pick<Upstream, 'send'>;

/** Max devices requested one by one. */
const FEW = 5;

/** Asks in an account's name, of one or many; null for what it is refused. Throws when nobody could answer. */
async function ask<T>(
  upstream: Asks,
  userId: number,
  path: string,
  query: Readonly<Record<string, readonly string[]>> = {},
): Promise<T[] | null> {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  );
  const search = new URLSearchParams(pairs);
  const call = { method: 'GET', path, query: search, accept: 'application/json' };
  const answer = await upstream.send(call, { actor: { userId } });
  if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: undefined });
  if (answer.status >= 400) return null;
  const found = JSON.parse((await readWhole(answer)) || '[]') as T | T[];
  return Array.isArray(found) ? found : [found];
}

/** Finds the requested vehicles that the account sees, and so was shown. */
export async function findReadDevices(
  upstream: Asks,
  userId: number,
  { deviceIds, groupIds }: AskedDevices,
): Promise<readonly ReadDevice[]> {
  const isNamed = deviceIds.length > 0;
  const named = isNamed ? await findNamed(upstream, userId, deviceIds) : [];
  if (groupIds.length === 0 && isNamed) return named;
  const seen = (await ask<Row>(upstream, userId, '/devices')) ?? [];
  if (groupIds.length === 0) return seen;
  const groups = (await ask<Row>(upstream, userId, '/groups')) ?? [];
  const parentOf = resolveParents(
    groups.map(({ id, groupId }) => ({ id, parentId: groupId || null })),
  );
  const below = new Set(listReportDevices({ deviceIds: [], groupIds }, seen, parentOf));
  const inside = seen.filter(({ id }) => below.has(id));
  return [...new Map([...named, ...inside].map((device) => [device.id, device])).values()];
}

/** Administrators may read of vehicles that no list of theirs has. */
async function findNamed(upstream: Asks, userId: number, ids: readonly number[]): Promise<Row[]> {
  const listed = (await ask<Row>(upstream, userId, '/devices', { id: ids.map(String) })) ?? [];
  const known = new Set(listed.map(({ id }) => id));
  const others = [...new Set(ids)].filter((id) => !known.has(id));
  if (others.length > FEW) {
    const all = (await ask<Row>(upstream, userId, '/devices', { all: ['true'] })) ?? [];
    const wanted = new Set(ids);
    return all.filter(({ id }) => wanted.has(id));
  }
  const found = await Promise.all(others.map((id) => ask<Row>(upstream, userId, `/devices/${id}`)));
  return [...listed, ...found.flatMap((one) => one ?? [])];
}

/**
 * Finds the vehicles and the period of fixes that an account requests by id; undefined where it is
 * shown none.
 */
export async function findReadFixes(
  upstream: Asks,
  userId: number,
  positionIds: readonly number[],
): Promise<FoundFixes | undefined> {
  const fixes =
    (await ask<{ deviceId: number; fixTime: string }>(upstream, userId, '/positions', {
      id: positionIds.map(String),
    })) ?? [];
  if (fixes.length === 0) return undefined;
  const times = fixes.map(({ fixTime }) => Date.parse(fixTime)).sort((a, b) => a - b);
  return {
    deviceIds: [...new Set(fixes.map(({ deviceId }) => deviceId))],
    period: { fromMs: times[0] ?? 0, toMs: times.at(-1) ?? 0 },
  };
}
