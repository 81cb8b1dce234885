import { isRefusal, type UpstreamRequest } from '../../upstream/upstream';
import { readField } from '../wire/read-field';
import type { TokenOwners } from './token-owners';

const USER_PATH = /^\/users\/(\d+)$/;

const isLockingOut = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('password' in body && Boolean(body.password)) ||
    ('disabled' in body && body.disabled === true));

/**
 * Returns the account whose credentials a successful call ended: a new password, a lock or the end
 * of the account. Undefined for every other call.
 */
export async function findLockedOut(
  { method, path, body }: UpstreamRequest,
  owners: Pick<TokenOwners, 'verify'>,
): Promise<number | undefined> {
  if (method === 'POST' && path === '/password/update') {
    const owner = await owners.verify(readField(body, 'token'));
    return isRefusal(owner) ? undefined : owner.userId;
  }
  const id = USER_PATH.exec(path)?.[1];
  const isEnd = method === 'DELETE' || (method === 'PUT' && isLockingOut(body));
  return id !== undefined && isEnd ? Number(id) : undefined;
}
