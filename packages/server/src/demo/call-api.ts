import type { Unit } from '../db/database';
import type { Actor, Upstream } from '../upstream/upstream';

/** One call of the tracking API: its answer as JSON. Throws on what the API refuses. */
export type CallApi = <Answer = { id: number }>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** A way to call the tracking API as somebody, inside one transaction. */
export function createCaller(upstream: Upstream, unit: Unit, actor: Actor): CallApi {
  return async <Answer>(method: string, path: string, body?: unknown) => {
    const request = { method, path, query: new URLSearchParams(), body };
    const answer = await upstream.send(request, { actor, unit });
    if (answer.status >= 400) {
      throw new Error(`The demo fleet could not be made: ${method} ${path}: ${answer.body}`);
    }
    return (answer.body ? JSON.parse(answer.body) : undefined) as Answer;
  };
}
