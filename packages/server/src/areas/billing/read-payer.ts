import { readOwn } from '../../ground/own-resources/read-own';
import { ApiError } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { Upstream } from '../../upstream/upstream';

/** Reads the name of an account, for somebody who sees it. */
export const createReadPayer =
  (upstream: Pick<Upstream, 'send'>) =>
  async (userId: number, accountId: number): Promise<string> => {
    const found = await readOwn(upstream, userId, `/users/${accountId}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) {
        throw refuseField('accountId', 'refusal.account.unknown');
      }
      throw error;
    });
    return String(found['name'] ?? '');
  };
