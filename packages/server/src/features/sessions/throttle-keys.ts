import { createHash } from 'node:crypto';
import { normalizeSignInName } from '@rastro/sdk/domain';
import { toNetwork } from '../../listener/to-network';

/** What failed sign-ins are counted on, and how many are free. */
export interface ThrottleKey {
  key: string;
  freeFailures: number;
}

const FREE_FAILURES = 5;
/** An office shares one address. */
const FREE_FAILURES_AN_ADDRESS = 30;

/** What an account is remembered as: its name is not written down. */
export const toAccountHash = (account: string): string =>
  createHash('sha256').update(normalizeSignInName(account)).digest('hex').slice(0, 32);

/** What requests for new passwords of an account are counted on. */
export const toRecoveryAccount = (email: string): string =>
  `recovery ${normalizeSignInName(email)}`;

/** What links to new e-mails are counted on: of an account by its present one, of a mailbox by the new one. */
export const toNewEmailAccount = (email: string): string =>
  `new e-mail ${normalizeSignInName(email)}`;

/** What a link to vehicles is counted on, by its token: mostly the address slows down who guesses. */
export const toShareAccount = (token: string): string => `share ${token}`;

/** Failures from an address that the account is known at count there alone, with those of all who are. */
export function listThrottleKeys(
  account: string,
  address: string,
  isKnown: boolean,
): ThrottleKey[] {
  const name = toAccountHash(account);
  const network = toNetwork(address);
  const byBoth = { key: `u+ip:${name}:${network}`, freeFailures: FREE_FAILURES };
  // Who is known somewhere may not try one password on all who are known there.
  const atKnown = { key: `ip:known:${network}`, freeFailures: FREE_FAILURES_AN_ADDRESS };
  if (isKnown) return [byBoth, atKnown];
  return [
    { key: `u:${name}`, freeFailures: FREE_FAILURES },
    byBoth,
    { key: `ip:${network}`, freeFailures: FREE_FAILURES_AN_ADDRESS },
  ];
}
