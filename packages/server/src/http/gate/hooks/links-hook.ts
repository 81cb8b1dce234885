import type { Access } from '../../../features/access/access';
import { effectsOfLink } from './effects';
import type { AreaHook } from './area-hook';

/**
 * Nobody takes an administrator above from above, nor gets above it, by a link of who manages whom; what acts by itself
 * is linked by who may do by hand what it does.
 */
export const createLinksHook = (access: Pick<Access, 'actorOf' | 'isSuperior'>): AreaHook => ({
  async subjectOf({ sent, ...call }) {
    const { row } = call.match;
    const { userId } = call;
    if (sent?.['managedUserId'] === undefined) {
      return sent ? { effects: await effectsOfLink(sent, call) } : {};
    }
    const account = Number(sent[row.method === 'DELETE' ? 'userId' : 'managedUserId']);
    const { kind } = await access.actorOf(userId);
    if (account === userId || kind !== 'administrator') return {};
    return { isSuperior: await access.isSuperior(userId, account) };
  },
  touchedAccount: (_match, sent) =>
    sent?.['userId'] === undefined ? undefined : Number(sent['userId']),
});
