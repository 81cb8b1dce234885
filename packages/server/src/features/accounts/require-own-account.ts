import { ApiError } from '../../http/api-error';
import type { Identity } from '../../http/identity';
import type { Upstream } from '../../upstream/upstream';
import { readUser } from '../sessions/read-user';

/** The refusal of a change to an account that several people use at once. */
export const accountIsShared = (): ApiError =>
  new ApiError(
    403,
    'ACCOUNT_IS_SHARED',
    'This account is shared: nothing of the account itself can be changed. Sign in with one of your own.',
  );

/** Refuses guests of shares and of the demo. Throws a 403, and a 401 when the account is gone. */
export async function requireOwnAccount(upstream: Upstream, { userId }: Identity): Promise<void> {
  const { temporary } = JSON.parse(await readUser(upstream, userId)) as { temporary?: boolean };
  if (temporary === true) throw accountIsShared();
}
