import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

interface Managed {
  id: number;
  administrator?: boolean;
}

/** The ids of the administrators that an account sees. Throws an `ApiError` when the tracking API refuses. */
export async function listAdministrators(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
): Promise<number[]> {
  const users = await listUsers(upstream, userId, new URLSearchParams());
  return users.filter(({ administrator }) => administrator).map(({ id }) => id);
}

async function listUsers(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  query: URLSearchParams,
): Promise<Managed[]> {
  const answer = await upstream.send(
    { method: 'GET', path: '/users', query },
    { actor: { userId } },
  );
  const text = await readWhole(answer);
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  return JSON.parse(text ?? '[]') as Managed[];
}

/**
 * Checks that an administrator manages another account, directly or over administrators between.
 * Requested in the name of that account, an administrator too. Throws an `ApiError` when the
 * tracking API refuses.
 */
export async function isSuperior(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  administratorId: number,
): Promise<boolean> {
  const seen = new Set([administratorId]);
  for (const id of seen) {
    const query = new URLSearchParams({ userId: String(id) });
    for (const managed of await listUsers(upstream, userId, query)) {
      if (managed.id === userId) return true;
      if (managed.administrator) seen.add(managed.id);
    }
  }
  return false;
}
