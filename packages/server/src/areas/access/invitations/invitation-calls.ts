import { invitation } from '@rastro/sdk/contract';
import { cleanSignInName, DAY_MS, MAIL_ADDRESS, MAX_INVITATION_DAYS } from '@rastro/sdk/domain';
import { refuseField } from '../../../request/refuse-field';
import type { OwnResource } from '../../../request/own-resource';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { type Identity, tokenEndOf } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { toInput } from '../../../ground/own-resources/to-input';
import type { InvitationStore, InvitationTerms, StoredInvitation } from './invitation-store';
import { requireInviter } from './invited-account';
import { invitationPath } from './send-invitation';

interface CallsOptions {
  tracking: Pick<Upstream, 'send'>;
  store: InvitationStore;
  access: Pick<Access, 'require' | 'actorOf' | 'givable'>;
  send: (made: StoredInvitation) => Promise<void>;
  /** Base address of an account's links. */
  originOf: (userId: number) => Promise<string | undefined>;
  clock: () => number;
}

/** `/invitations`: each account its own. */
export function createInvitationCalls(options: CallsOptions): OwnResource<Identity> {
  const { tracking, store, access, send, originOf, clock } = options;

  const check = async (body: Readonly<Record<string, unknown>>, who: Identity) => {
    const read = toInput(invitation.members, body);
    const expiresAt = Date.parse(read.expiresAt);
    if (!(expiresAt > clock()) || expiresAt > clock() + MAX_INVITATION_DAYS * DAY_MS) {
      throw refuseField('expiresAt', 'refusal.end.within', { days: MAX_INVITATION_DAYS });
    }
    const email = cleanSignInName(read.email);
    if (email !== '' && !MAIL_ADDRESS.test(email)) {
      throw refuseField('email', 'refusal.email.orNone');
    }
    const input: InvitationTerms = {
      ...read,
      email,
      deviceIds: readIds(body, 'deviceIds'),
      groupIds: readIds(body, 'groupIds'),
      // Nobody makes a link that lives longer than what they came with.
      expiresAt: Math.min(expiresAt, tokenEndOf(who) ?? Number.POSITIVE_INFINITY),
    };
    await requireInviter({ access, tracking }, who.userId, input);
    return input;
  };

  /** The one with its link, once it was mailed where it can be. */
  const tell = async (who: Identity, made: StoredInvitation): Promise<StoredInvitation> => {
    await send(made);
    const now = (await store.find(who, made.id)) ?? made;
    return { ...now, ...(made.token !== undefined && { token: made.token }) };
  };
  const answer = async (item: StoredInvitation) => ({
    ...item,
    ...(item.token !== undefined && {
      url: `${(await originOf(item.userId)) ?? ''}${invitationPath(item.token)}`,
    }),
  });

  return createOwnCrud(invitation, {
    store: {
      list: (who) => store.list(who),
      find: (who, id) => store.find(who, id),
      create: async (who, input: InvitationTerms) => tell(who, await store.create(who, input)),
      update: (who, item, input) => store.update(who, item, input),
      delete: (who, id) => store.delete(who, id),
    },
    check,
    answer,
    calls: {
      async resend({ who, item }) {
        await requireInviter({ access, tracking }, who.userId, item);
        const token = await store.renew(item.id);
        return toIso(await answer(await tell(who, { ...item, token })));
      },
    },
  });
}

/** Ids of a list, each once; none where nothing is said. */
function readIds(body: Readonly<Record<string, unknown>>, name: string): number[] {
  const ids = body[name] ?? [];
  const isList = Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0);
  if (!isList) throw refuseField(name, 'refusal.ids');
  return [...new Set(ids as number[])];
}

const toIso = ({ userId: _userId, ...told }: StoredInvitation & { url?: string }) => ({
  ...told,
  expiresAt: new Date(told.expiresAt).toISOString(),
  createdAt: new Date(told.createdAt).toISOString(),
  sentAt: told.sentAt === null ? null : new Date(told.sentAt).toISOString(),
});
