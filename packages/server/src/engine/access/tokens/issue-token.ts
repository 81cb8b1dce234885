import { randomInt } from 'node:crypto';
import { DAY_MS } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN, readEpoch } from '../../../db/credential-epoch';
import type { Unit } from '../../../db/database';
import type { TokenLink } from '../../../upstream/upstream';
import { refused } from '../../common/engine-error';
import { parseZonedTime } from '../../common/query-values';
import { formatToken } from './token';
import { loadTokenKey } from './verify-token';

/** A token lives seven days unless asked otherwise (tracking-api §1.1). */
export const TOKEN_LIFETIME_MS = 7 * DAY_MS;
const MAX_ID = 2 ** 48 - 1;

/** More than anybody needs; each link makes the token longer. */
const MAX_CHAIN_LENGTH = 8;

/** Owner and expiry (epoch ms) of a token, and the tokens it was made with. */
export interface TokenClaims {
  userId: number;
  expiresAt: number;
  setsPassword?: boolean;
  madeWith?: readonly TokenLink[] | undefined;
}

/** A signed token of an account, of its present epoch. */
export const issueToken = async (unit: Unit, token: TokenClaims): Promise<string> => {
  const { userId, expiresAt, setsPassword = false, madeWith = [] } = token;
  if (madeWith.length > MAX_CHAIN_LENGTH) throw refused('Too many tokens made with one another');
  return formatToken(await loadTokenKey(unit), {
    id: randomInt(1, MAX_ID),
    userId,
    epoch: await readEpoch(unit, { origin: ENGINE_ORIGIN, userId }),
    expiresAt,
    setsPassword,
    madeWith,
  });
};

/** Epoch ms of the `expiration` of a form; undefined when there is none, 400 when it is no zoned time. */
export const readExpiration = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const timeMs = parseZonedTime(text);
  if (timeMs === undefined) throw refused('HTTP 400 Bad Request');
  return timeMs;
};
