import { ApiError } from '../../request/api-error';
import type { Access } from './access';

/**
 * Checks that a deferred action may still be done in an account's name, by the rights that it has
 * now: an account that is closed does nothing. Throws where that cannot be decided.
 */
export async function mayStill(
  access: Pick<Access, 'may'>,
  ...asked: Parameters<Access['may']>
): Promise<boolean> {
  try {
    return await access.may(...asked);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}
