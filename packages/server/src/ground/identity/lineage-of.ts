import type { Identity } from './identity';
import type { Lineage } from '../credentials/lineage';

/** Returns the lineage with which a token or session made by this identity ends. */
export const lineageOf = (identity: Identity): Lineage => {
  switch (identity.kind) {
    case 'token':
      return {
        madeWith: identity.token.id,
        foreignTokens: identity.token.foreignTokens,
        ...withEntered(identity.token),
      };
    case 'foreign-token':
      return { foreignTokens: identity.chain?.map(({ id }) => id) };
    case 'session': {
      const { startedBy, madeWith, foreignTokens } = identity.session;
      // What somebody makes in a browser that is remembered stays when it is forgotten.
      const isBound = startedBy === 'token' || startedBy === 'entered';
      return {
        madeWith: (isBound ? madeWith : null) ?? undefined,
        foreignTokens,
        ...withEntered(identity.session),
      };
    }
  }
};

const withEntered = ({ byUserId }: Pick<Lineage, 'byUserId'>): Pick<Lineage, 'byUserId'> =>
  byUserId === undefined ? {} : { byUserId };
