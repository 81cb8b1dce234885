import type { Identity } from '../identity/identity';
import type { Lineage } from '../credentials/lineage';

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
