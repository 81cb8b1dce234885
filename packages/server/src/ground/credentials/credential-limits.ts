import { MAX_INVITATIONS, MAX_KEYS, MAX_SHARES, MAX_TOKENS } from '@rastro/sdk/domain';
import type { CredentialKind } from '../../db/tables/credential-tables';
import { ApiError, wordsOf } from '../../request/api-error';

/** Max number of an account's credentials of one kind, and the effect of one more. */
export interface CredentialLimit {
  most: number;
  /** Refuses one more; left out, the one that was used longest ago ends for it. */
  refuse?: () => ApiError;
}

/** Max live credentials by kind; views of a link are counted by the link. */
export const CREDENTIAL_LIMITS: Readonly<Partial<Record<CredentialKind, CredentialLimit>>> = {
  token: {
    most: MAX_TOKENS,
    refuse: () => new ApiError(409, 'TOKEN_LIMIT_REACHED', wordsOf('TOKEN_LIMIT_REACHED')),
  },
  share: {
    most: MAX_SHARES,
    refuse: () => new ApiError(409, 'SHARE_LIMIT_REACHED', wordsOf('SHARE_LIMIT_REACHED')),
  },
  key: {
    most: MAX_KEYS,
    refuse: () => new ApiError(409, 'TOKEN_LIMIT_REACHED', wordsOf('TOKEN_LIMIT_REACHED')),
  },
  invitation: {
    most: MAX_INVITATIONS,
    refuse: () => {
      const code = 'INVITATION_LIMIT_REACHED';
      return new ApiError(409, code, wordsOf(code));
    },
  },
  // A page has one for minutes.
  embed: { most: 5_000 },
  // Whoever signs in, or opens a link, comes in.
  session: { most: 200 },
  // Those that were used up among them, to know a thief by.
  device: { most: 2_000 },
  'share-view': { most: 500 },
};

/** Limits for accounts shared by several people, who must not lock each other out. */
export const SHARED_ACCOUNT_LIMITS: Readonly<Partial<Record<CredentialKind, CredentialLimit>>> = {
  token: { most: MAX_TOKENS },
  session: { most: 2_000 },
};
