import type { Server, User } from '@rastro/sdk/contract';
import { DAY_MS, decide, toActor } from '@rastro/sdk/domain';
import { describeRole } from '../describe-role';
import { exitCode } from '../exit-code';
import { type Finding, fail, ok, warn } from './check';

const SOON_MS = 7 * DAY_MS;
const SIGN_IN = 'Run: rastro login URL --email you@example.com';

/** Checks the account's rights; a null user means that the server rejected the token. */
export function checkAccount(user: User | null, server: Server): Finding {
  if (!user) {
    return fail('account', 'The server does not accept the sign-in.', {
      remedy: `It has ended or was revoked. ${SIGN_IN}`,
      exit: exitCode.notSignedIn,
    });
  }
  const { administrator, deviceLimit } = user;
  const actor = toActor(user, server, server.attributePrefix ?? '');
  const who = `${user.name} <${user.email}>, ${describeRole(user)}`;
  if (administrator) return ok('account', `${who}: may do everything`);
  const { rule } = decide(actor, 'update', 'devices', { own: true });
  if (rule !== null) {
    return warn(
      'account',
      `${who}: may look at devices and not change them (${rule})`,
      'Ask an administrator.',
    );
  }
  if (deviceLimit === 0) {
    return warn('account', `${who}: may change devices and add none`, 'Ask an administrator.');
  }
  return ok(
    'account',
    `${who}: ${deviceLimit < 0 ? 'any number of' : `up to ${deviceLimit}`} devices`,
  );
}

/** Checks the time left of the sign-in; null when it is unknown. */
export function checkExpiry(expiresAt: string | undefined, nowMs: number): Finding | null {
  const leftMs = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt) - nowMs;
  if (Number.isNaN(leftMs)) return null;
  const date = (expiresAt ?? '').slice(0, 10);
  if (leftMs <= 0) {
    return fail('sign-in', `It ended on ${date}.`, { remedy: SIGN_IN, exit: exitCode.notSignedIn });
  }
  return leftMs < SOON_MS
    ? warn('sign-in', `It ends on ${date}.`, SIGN_IN)
    : ok('sign-in', `good until ${date}`);
}
