import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';

/** A query names no more than so many. */
const AT_ONCE = 100;

/** Of these devices those that the account sees. */
export async function findSeen(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  deviceIds: Iterable<number>,
): Promise<Set<number>> {
  const wanted = [...new Set(deviceIds)];
  const seen = new Set<number>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const query = new URLSearchParams(
      wanted.slice(at, at + AT_ONCE).map((id) => ['id', String(id)]),
    );
    const answer = await upstream.send(
      { method: 'GET', path: '/devices', query, accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status >= 400) return seen;
    const devices = JSON.parse((await readWhole(answer)) ?? '[]') as { id: number }[];
    for (const { id } of devices) seen.add(id);
  }
  return seen;
}
