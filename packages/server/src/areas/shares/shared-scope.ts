import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import type { Shown } from './shown';

type Asks = Pick<Upstream, 'send'>;
type Thing = Readonly<Record<string, unknown>> & { id: number };

/** Things that a link shows now: those it names, as far as its maker sees them. */
export interface SharedScope {
  devices: readonly Thing[];
  /** Shown group and those below it, for a link to a group. */
  groupIds: ReadonlySet<number> | undefined;
  /** Finds a driver's name by the key that the tracker sent; only where drivers are shown. */
  nameDriver: NameDriver | undefined;
}

type NameDriver = (uniqueId: string) => string | undefined;

/** Asks in the name of who made a link. A refusal is null. Throws an `ApiError` when nobody could answer. */
export async function askAs(
  upstream: Asks,
  userId: number,
  path: string,
  query: Record<string, string | readonly number[]> = {},
): Promise<Thing[] | null> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : value) search.append(name, String(one));
  }
  const call = { method: 'GET', path, query: search, accept: 'application/json' };
  const answer: UpstreamResponse = await upstream.send(call, { actor: { userId } });
  if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: undefined });
  if (answer.status >= 400) return null;
  const list: unknown = JSON.parse((await readWhole(answer)) ?? '[]');
  return Array.isArray(list) ? (list as Thing[]) : null;
}

/** Looks up what a link shows now. Throws an `ApiError` when nobody could answer. */
export async function readScope(
  upstream: Asks,
  shown: Pick<Shown, 'userId' | 'deviceIds' | 'groupId' | 'showsDriver'>,
): Promise<SharedScope> {
  const { userId, deviceIds, groupId, showsDriver } = shown;
  const nameDriver = showsDriver ? await readDriverNames(upstream, userId) : undefined;
  if (deviceIds.length > 0) {
    const devices = await readDevices(upstream, userId, deviceIds);
    return { devices, groupIds: undefined, nameDriver };
  }
  const groups = await askAs(upstream, userId, '/groups');
  const groupIds = listBelow(groups ?? [], groupId);
  const devices = groupIds.size > 0 ? await askAs(upstream, userId, '/devices') : null;
  return {
    devices: (devices ?? []).filter((device) => groupIds.has(Number(device['groupId']))),
    groupIds,
    nameDriver,
  };
}

async function readDriverNames(upstream: Asks, userId: number): Promise<NameDriver> {
  const drivers = (await askAs(upstream, userId, '/drivers')) ?? [];
  const names = new Map(drivers.map(({ uniqueId, name }) => [String(uniqueId), String(name)]));
  return (uniqueId) => names.get(uniqueId);
}

async function readDevices(
  upstream: Asks,
  userId: number,
  deviceIds: readonly number[],
): Promise<Thing[]> {
  const all = await askAs(upstream, userId, '/devices', { id: deviceIds });
  // A tracking API that refuses one of them refuses all.
  const lists =
    all === null && deviceIds.length > 1
      ? await Promise.all(deviceIds.map((id) => askAs(upstream, userId, '/devices', { id: [id] })))
      : [all];
  const asked = new Set(deviceIds);
  return lists.flatMap((list) => list ?? []).filter(({ id }) => asked.has(id));
}

function listBelow(groups: readonly Thing[], groupId: number): ReadonlySet<number> {
  const found = new Set(groups.filter(({ id }) => id === groupId).map(({ id }) => id));
  for (const id of found) {
    for (const group of groups) if (group['groupId'] === id) found.add(group.id);
  }
  return found;
}
