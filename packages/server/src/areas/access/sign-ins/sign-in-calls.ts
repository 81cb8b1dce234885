import { signIn } from '@rastro/sdk/contract';
import type { OwnResource } from '../../../request/own-resource';
import type { Credential, CredentialStore } from '../../../ground/credentials/credential-store';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `/sign-ins`: the sessions of the account, each to be ended. */
export const createSignInCalls = (
  credentials: Pick<CredentialStore, 'list' | 'endOf'>,
): OwnResource<Identity> =>
  createOwnCrud(signIn, {
    store: {
      list: ({ userId }) => listSignIns(credentials, userId),
      async delete({ userId }, id) {
        const found = (await listSignIns(credentials, userId)).find((each) => each.id === id);
        if (found === undefined) return false;
        // A browser that is remembered would only come back.
        const rootId = found.kind === 'device' ? id : (found.madeWith ?? 0);
        const isForgotten = await credentials.endOf('device', userId, rootId);
        return isForgotten || credentials.endOf('session', userId, id);
      },
    },
    answer: ({ id, kind, details, createdAt, lastUsedAt, endsAt }: Credential, who) => ({
      id,
      createdAt,
      lastUsedAt,
      endsAt,
      name: toText(details['userAgent']),
      address: toText(details['ip']),
      startedBy: toText(details['startedBy']) || (kind === 'device' ? 'device' : 'password'),
      isThis: who.kind === 'session' && who.session.id === id,
    }),
  });

/** The sessions of an account, and browsers that are remembered and have none now. */
async function listSignIns(
  credentials: Pick<CredentialStore, 'list'>,
  userId: number,
): Promise<Credential[]> {
  const sessions = await credentials.list('session', userId);
  const inUse = new Set(sessions.map(({ madeWith }) => madeWith));
  const devices = await credentials.list('device', userId);
  const asleep = devices.filter(({ id, madeWith }) => madeWith === null && !inUse.has(id));
  return [...sessions, ...asleep];
}
