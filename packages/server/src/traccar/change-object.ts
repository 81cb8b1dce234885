import { listChanges } from '@rastro/sdk/domain';
import type { Upstream, UpstreamResponse } from '../upstream/upstream';

type Json = Record<string, unknown>;

/** Never answered: what was written of them cannot be compared. */
const HIDDEN = new Set(['password', 'totpKey']);

/**
 * Changes one object of a tracking server that replaces things whole: reads it, writes it merged, and
 * reads it again. Changes of one object wait for each other here; where somebody writes it elsewhere in
 * between, the answer is a 409 that names the members that are not as they were written.
 */
export function createChange(send: Upstream['send']): Upstream['change'] {
  const last = new Map<string, Promise<unknown>>();

  const run: Upstream['change'] = async (path, merge, context) => {
    const call = (method: string, body?: Json): Promise<UpstreamResponse> =>
      send({ method, path, query: new URLSearchParams(), ...(body && { body }) }, context);
    const stored = await call('GET');
    if (stored.status >= 400) return stored;
    const before = readJson(stored);
    const wanted = merge(before);
    const written = await call('PUT', wanted);
    if (written.status >= 400) return written;
    const now = await call('GET');
    if (now.status >= 400) return written;
    const other = new Set(listChanges(wanted, readJson(now)));
    const lost = listChanges(before, wanted).filter((name) => other.has(name) && !HIDDEN.has(name));
    return lost.length === 0 ? written : { status: 409, body: lost.join(', ') };
  };

  return async (path, merge, context) => {
    const turn = (last.get(path) ?? Promise.resolve()).then(() => run(path, merge, context));
    const done = turn.catch(() => undefined);
    last.set(path, done);
    try {
      return await turn;
    } finally {
      if (last.get(path) === done) last.delete(path);
    }
  };
}

const readJson = ({ body }: UpstreamResponse): Json => JSON.parse(body ?? '{}') as Json;
