import { hideSecrets } from '../../request/hide-secrets';
import { unauthorized } from '../../request/api-error';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

/** The user as JSON text, asked for in their own name, or that of somebody who sees them. Throws a 401 when the account is gone. */
export async function readUser(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  readerId = userId,
): Promise<string> {
  const answer = await upstream.send(
    { method: 'GET', path: `/users/${userId}`, query: new URLSearchParams() },
    { actor: { userId: readerId } },
  );
  if (answer.status === 404) throw unauthorized();
  if (answer.status >= 400 || answer.body === null) {
    throw translateError(toRefusal(answer), { entity: undefined });
  }
  return hideSecrets(answer.body);
}
