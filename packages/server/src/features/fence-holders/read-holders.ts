import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import { translateError } from '../../request/translate-error';

/** What a fence is linked to. */
export interface FenceHolders {
  deviceIds: readonly number[];
  groupIds: readonly number[];
}

type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<UpstreamResponse>;

/** How many answers are waited for at once where each device is asked. */
const AT_ONCE = 8;
const OWNERS = { deviceId: '/devices', groupId: '/groups' } as const;

function readList(answer: UpstreamResponse): Record<string, unknown>[] {
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'Geofence' });
  const list: unknown = JSON.parse(answer.body ?? '[]');
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : []; // objects, as the API says
}

/** Databases write the names of columns as they like: `deviceid`, `DEVICEID`. */
const readSide = (row: Record<string, unknown>, side: string): unknown =>
  Object.entries(row).find(([name]) => name.toLowerCase() === side.toLowerCase())?.[1];

async function askEach(ask: Ask, side: keyof typeof OWNERS, fenceId: number): Promise<number[]> {
  const owners = readList(await ask(OWNERS[side], { all: 'true', excludeAttributes: 'true' }));
  const queue = owners.map(({ id }) => Number(id))[Symbol.iterator]();
  const found: number[] = [];
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const query = { [side]: String(next.value), all: 'true', excludeAttributes: 'true' };
      const fences = readList(await ask('/geofences', query));
      if (fences.some(({ id }) => id === fenceId)) found.push(next.value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((left, right) => left - right);
}

async function readSideOf(ask: Ask, side: keyof typeof OWNERS, fenceId: number): Promise<number[]> {
  const answer = await ask('/permissions', { [side]: '0', geofenceId: String(fenceId) });
  // Only administrators may list links, and only since Traccar 6.14.
  if (answer.status >= 400 && answer.fault === undefined) return askEach(ask, side, fenceId);
  const ids = readList(answer).map((row) => Number(readSide(row, side)));
  return [...new Set(ids)].sort((left, right) => left - right);
}

/**
 * The devices and groups that a fence is linked to, of those that an account sees. The account must see
 * the fence. Throws an `ApiError`.
 */
export async function readHolders(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  fenceId: number,
): Promise<FenceHolders> {
  const ask: Ask = (path, query) =>
    upstream.send(
      { method: 'GET', path, query: new URLSearchParams(query) },
      { actor: { userId } },
    );
  const fence = await ask(`/geofences/${fenceId}`, {});
  if (fence.status >= 400) throw translateError(toRefusal(fence), { entity: 'Geofence' });
  const deviceIds = await readSideOf(ask, 'deviceId', fenceId);
  const groupIds = await readSideOf(ask, 'groupId', fenceId);
  return { deviceIds, groupIds };
}
