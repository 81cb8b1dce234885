import { createHash } from 'node:crypto';
import { normalizeSignInName } from '@rastro/sdk/domain';
import { toNetwork } from '../../listener/to-network';

/** Key that failed sign-ins are counted by, and its number of free failures. */
export interface ThrottleKey {
  key: string;
  freeFailures: number;
}

const FREE_FAILURES = 5;
/** An office shares one address. */
const FREE_FAILURES_AN_ADDRESS = 30;

/** Hashes an account's name, which is never stored itself. */
export const toAccountHash = (account: string): string =>
  createHash('sha256').update(normalizeSignInName(account)).digest('hex').slice(0, 32);

/** Returns the key that counts an account's requests for new passwords. */
export const toRecoveryAccount = (email: string): string =>
  `recovery ${normalizeSignInName(email)}`;

/**
 * Returns the key that counts links to new e-mails: an account by its present e-mail, a mailbox by
 * the new one.
 */
export const toNewEmailAccount = (email: string): string =>
  `new e-mail ${normalizeSignInName(email)}`;

/**
 * Returns the key that counts failures on a link to vehicles, by its token; guessing is mostly
 * slowed down by address.
 */
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
