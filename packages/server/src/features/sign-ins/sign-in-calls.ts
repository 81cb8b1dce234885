import { signIn } from '@rastro/sdk/contract';
import type { OwnResource } from '../../request/own-resource';
import type { Credential, CredentialStore } from '../credentials/credential-store';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `/sign-ins`: the sessions of the account, each to be ended. */
export const createSignInCalls = (
  credentials: Pick<CredentialStore, 'list' | 'endOf'>,
): OwnResource<Identity> =>
  createOwnCrud(signIn, {
    store: {
      list: ({ userId }) => credentials.list('session', userId),
      delete: ({ userId }, id) => credentials.endOf('session', userId, id),
    },
    answer: ({ id, details, createdAt, lastUsedAt, endsAt }: Credential, who) => ({
      ...{ id, createdAt, lastUsedAt, endsAt },
      name: toText(details['userAgent']),
      address: toText(details['ip']),
      startedBy: toText(details['startedBy']) || 'password',
      isThis: who.kind === 'session' && who.session.id === id,
    }),
  });
