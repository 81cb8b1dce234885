import { keepAccountState } from '@rastro/sdk/domain';
import type { Access } from '../../../ground/access/access';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { NewEmails } from '../../../areas/access/new-email/new-emails';
import { hideSecrets } from '../../../request/hide-secrets';
import { readWhole } from '../../../request/read-whole';
import { changesOf } from '../changes-of';
import type { AreaHook, HookCall } from './area-hook';

interface UsersHookOptions {
  access: Pick<Access, 'isSuperior'>;
  rights: Pick<AccountRights, 'complete' | 'completeJson'>;
  newEmails: Pick<NewEmails, 'complete'>;
  prepare: NonNullable<AreaHook['prepare']>;
  /** Prefix of the brand's attributes. */
  prefix: string;
}

const selfOf = ({ match: { id }, userId }: HookCall) =>
  id === undefined ? {} : { isSelf: id === userId };

/** Accounts: whose they are, what the product alone says of them, and none of their secrets. */
export const createUsersHook = ({
  access,
  rights,
  newEmails,
  prepare,
  prefix,
}: UsersHookOptions): AreaHook => ({
  subjectOf: (call) => ({
    ...selfOf(call),
    ...(call.match.row.method === 'POST' && changesOf({}, call.sent ?? {})),
  }),
  async storedSubjectOf({ match: { id }, userId, stored }) {
    const isOtherAdministrator =
      id !== undefined && id !== userId && stored['administrator'] === true;
    return { isSuperior: isOtherAdministrator && (await access.isSuperior(userId, id)) };
  },
  readsDeleted: true,
  complete: (stored) => rights.complete([stored]),
  keep: (whole, stored = {}) => ({
    ...whole,
    ...(whole['attributes'] !== undefined && {
      attributes: keepAccountState(whole, stored, prefix),
    }),
    // Clients made for a Traccar know nothing of it.
    ...(whole['retentionDays'] === undefined &&
      stored['retentionDays'] !== undefined && { retentionDays: stored['retentionDays'] }),
  }),
  prepare,
  touchedAccount: ({ id }) => id,
  async answer(answer, { match: { id } }) {
    // Whole: a secret may lie over the edge of two pieces.
    const json = await readWhole(answer);
    const open = json === null ? null : hideSecrets(json);
    if (open === null) return null;
    const known = await rights.completeJson(open);
    return id === undefined ? known : newEmails.complete(id, known);
  },
});
