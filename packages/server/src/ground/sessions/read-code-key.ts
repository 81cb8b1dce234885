import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

/** The key of one-time codes of an account, asked for in its own name or that of somebody who sees it; undefined where it has none. */
export async function readCodeKey(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  readerId = userId,
): Promise<string | undefined> {
  const answer = await upstream.send(
    { method: 'GET', path: `/users/${userId}`, query: new URLSearchParams() },
    { actor: { userId: readerId } },
  );
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  const { totpKey } = JSON.parse(answer.body ?? '{}') as { totpKey?: unknown };
  return typeof totpKey === 'string' && totpKey !== '' ? totpKey : undefined;
}
