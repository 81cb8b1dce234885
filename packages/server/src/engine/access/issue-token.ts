import { randomInt } from 'node:crypto';
import type { Unit } from '../../db/database';
import type { TokenOwner } from '../../upstream/upstream';
import { refused } from '../engine-error';
import { parseZonedTime } from '../query-values';
import { formatToken } from './token';
import { loadTokenKey } from './verify-token';

/** A token lives seven days unless asked otherwise (tracking-api §1.1). */
export const TOKEN_LIFETIME_MS = 7 * 86_400_000;
const LARGEST_ID = 2 ** 48 - 1;

/** A signed token of an account. */
export const issueToken = async (
  unit: Unit,
  { setsPassword = false, ...owner }: TokenOwner,
): Promise<string> =>
  formatToken(await loadTokenKey(unit), { ...owner, id: randomInt(1, LARGEST_ID), setsPassword });

/** Epoch ms of the `expiration` of a form; undefined when there is none, 400 when it is no zoned time. */
export const readExpiration = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const timeMs = parseZonedTime(text);
  if (timeMs === undefined) throw refused('HTTP 400 Bad Request');
  return timeMs;
};
