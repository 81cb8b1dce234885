import type { Access } from '../../../ground/access/access';
import { effectsOfLink } from './effects';
import type { AreaHook } from './area-hook';

/**
 * Nobody takes an administrator above from above, nor gets above it, by a link of who manages whom; what acts by itself
 * is linked by who may do by hand what it does.
 */
export const createLinksHook = (
  access: Pick<Access, 'actorOf' | 'isHigher' | 'isSuperior'>,
): AreaHook => ({
  async subjectOf({ sent, ...call }) {
    const { row } = call.match;
    const { userId } = call;
    if (sent?.['managedUserId'] === undefined) {
      return sent ? { effects: await effectsOfLink(sent, call) } : {};
    }
    const account = Number(sent[row.method === 'DELETE' ? 'userId' : 'managedUserId']);
    const { kind } = await access.actorOf(userId);
    if (kind !== 'administrator') return {};
    // Who frees an administrator puts it beside whoever stands above himself.
    const mayNotFree = row.method === 'DELETE' && !(await access.isHigher(userId));
    if (mayNotFree) {
      const other = await call.read(`/users/${Number(sent['managedUserId'])}`);
      if (other?.['administrator'] === true) return { isSuperior: true };
    }
    if (account === userId) return {};
    return { isSuperior: await access.isSuperior(userId, account) };
  },
  touchedAccount: (_match, sent) =>
    sent?.['userId'] === undefined ? undefined : Number(sent['userId']),
});
