import { toRefusal, type Upstream } from '../../upstream/upstream';
import { translateError } from '../../request/translate-error';

/** One thing of the tracking API, read in an account's own name. Throws an `ApiError`. */
export async function readOwn(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  path: string,
): Promise<Record<string, unknown>> {
  const call = { method: 'GET', path, query: new URLSearchParams() };
  const answer = await upstream.send(call, { actor: { userId } });
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  return JSON.parse(answer.body ?? '{}') as Record<string, unknown>;
}
