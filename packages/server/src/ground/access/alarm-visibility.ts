import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';

/** A query names no more than so many. */
const AT_ONCE = 100;

/** A device that an account sees. */
export interface SeenDevice {
  id: number;
  groupId: number;
}

/**
 * Reads those of these devices that the account sees; none where the tracking API refuses to say.
 */
export async function readSeenDevices(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  deviceIds: Iterable<number>,
): Promise<SeenDevice[]> {
  const wanted = [...new Set(deviceIds)];
  const seen: SeenDevice[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const query = new URLSearchParams(
      wanted.slice(at, at + AT_ONCE).map((id) => ['id', String(id)]),
    );
    const answer = await upstream.send(
      { method: 'GET', path: '/devices', query, accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status >= 400) return seen;
    seen.push(...(JSON.parse((await readWhole(answer)) ?? '[]') as SeenDevice[]));
  }
  return seen;
}

/** The numbers of all devices that an account sees; none where the tracking API refuses to say. */
export async function listSeen(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
): Promise<Set<number>> {
  const query = new URLSearchParams({ all: 'true' });
  const call = { method: 'GET', path: '/devices', query, accept: 'application/json' };
  const answer = await upstream.send(call, { actor: { userId } });
  if (answer.status >= 400) return new Set();
  const devices = JSON.parse((await readWhole(answer)) ?? '[]') as SeenDevice[];
  return new Set(devices.map(({ id }) => id));
}

/** Returns the ids of those of these devices that the account sees. */
export const findSeen = async (
  ...asked: Parameters<typeof readSeenDevices>
): Promise<Set<number>> => new Set((await readSeenDevices(...asked)).map(({ id }) => id));
