import { unauthorized } from '../../http/api-error';
import { translateError } from '../../http/gate/translate-error';
import type { Upstream } from '../../upstream/upstream';

/** The user as JSON text, asked for in their own name. Throws a 401 when the account is gone. */
export async function readUser(upstream: Upstream, userId: number): Promise<string> {
  const { status, body } = await upstream.send(
    { method: 'GET', path: `/users/${userId}`, query: new URLSearchParams() },
    { actor: { userId } },
  );
  if (status === 404) throw unauthorized();
  if (status >= 400 || body === null) {
    throw translateError({ status, message: body ?? '' }, { entity: undefined });
  }
  return body;
}
