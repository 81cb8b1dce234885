import type { Identity } from '../../http/identity';

/** What a credential was made with: it ends with that. */
export interface Lineage {
  /** The number of a token of ours. */
  madeWith?: number | undefined;
  /** The numbers of tokens of the tracking API. */
  foreignTokens?: readonly number[] | undefined;
}

/** What a token or session that this identity makes ends with. */
export const lineageOf = (identity: Identity): Lineage => {
  switch (identity.kind) {
    case 'token':
      return { madeWith: identity.token.id, foreignTokens: identity.token.foreignTokens };
    case 'foreign-token':
      return { foreignTokens: identity.chain?.map(({ id }) => id) };
    case 'session': {
      const { madeWith, foreignTokens } = identity.session;
      return { madeWith: madeWith ?? undefined, foreignTokens };
    }
  }
};
