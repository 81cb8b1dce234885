import type { Access } from '../../../features/access/access';
import type { AreaHook } from './area-hook';

/** Nobody takes an administrator above from above, nor gets above it, by a link of who manages whom. */
export const createLinksHook = (access: Pick<Access, 'actorOf' | 'isSuperior'>): AreaHook => ({
  async subjectOf({ match: { row }, userId, sent }) {
    if (sent?.['managedUserId'] === undefined) return {};
    const account = Number(sent[row.method === 'DELETE' ? 'userId' : 'managedUserId']);
    const { kind } = await access.actorOf(userId);
    if (account === userId || kind !== 'administrator') return {};
    return { isSuperior: await access.isSuperior(userId, account) };
  },
  touchedAccount: (_match, sent) =>
    sent?.['userId'] === undefined ? undefined : Number(sent['userId']),
});
