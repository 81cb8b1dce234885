import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

interface Managed {
  id: number;
  administrator?: boolean;
}

/**
 * Whether an administrator manages another account, itself or over administrators between. Asked in
 * the name of that account, an administrator too. Throws an `ApiError` when the tracking API refuses.
 */
export async function isSuperior(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  administratorId: number,
): Promise<boolean> {
  const seen = new Set([administratorId]);
  for (const id of seen) {
    const query = new URLSearchParams({ userId: String(id) });
    const answer = await upstream.send(
      { method: 'GET', path: '/users', query },
      { actor: { userId } },
    );
    const text = await readWhole(answer);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    for (const managed of JSON.parse(text ?? '[]') as Managed[]) {
      if (managed.id === userId) return true;
      if (managed.administrator) seen.add(managed.id);
    }
  }
  return false;
}
