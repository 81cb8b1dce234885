import { ApiError } from '../../request/api-error';
import type { Access } from './access';

/**
 * Whether what acts later may still do something in an account's name, by the rights that it has now: an account that
 * is closed does nothing. Throws where nobody can tell.
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
