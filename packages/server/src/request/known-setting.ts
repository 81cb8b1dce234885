import { SECOND_MS } from '@rastro/sdk/domain';
import type { Upstream } from '../upstream/upstream';
import { readWhole } from './read-whole';

type Server = { attributes: Record<string, unknown> };

interface KnownOptions<Value> {
  upstream: Pick<Upstream, 'send'>;
  clock: () => number;
  /** Reads the value from the server object; called without attributes until that could be read. */
  read: (server: Server) => Value;
}

/** Max delay until a setting changed at another server of the same database applies here. */
const BELIEVED_MS = 5 * SECOND_MS;

/**
 * A setting of the server, read in an account's own name. A tracking API that is away leaves the last that was known:
 * it lets nobody do anything anyway.
 */
export function createKnownSetting<Value>({
  upstream,
  clock,
  read,
}: KnownOptions<Value>): (userId: number) => Promise<Value> {
  let known = read({ attributes: {} });
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const ask = async (userId: number): Promise<void> => {
    const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
    const answer = await upstream.send(call, { actor: { userId } });
    if (answer.status >= 400) return;
    const { attributes } = JSON.parse((await readWhole(answer)) ?? '{}') as Partial<Server>;
    known = read({ attributes: attributes ?? {} });
    readAt = clock();
  };
  return async (userId) => {
    if (clock() - readAt < BELIEVED_MS) return known;
    reading ??= ask(userId)
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    await reading;
    return known;
  };
}
