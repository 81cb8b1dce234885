import {
  type AccessAction,
  type AccessArea,
  type AccessRule,
  type ActorServer,
  type ActorUser,
  decide,
  toActor,
} from '@rastro/sdk/domain';
import { listAttempts } from './access-attempts';
import type { AccessWorld, Json } from './access-world';

const ROLES: Readonly<Record<string, Json>> = {
  administrator: { administrator: true },
  manager: { userLimit: -1 },
  user: {},
  guest: { temporary: true },
};
const FLAGS: readonly Json[] = [
  {},
  { readonly: true },
  { deviceReadonly: true },
  { limitCommands: true },
  { disableReports: true },
  { fixedEmail: true },
  { deviceLimit: 0 },
  { deviceLimit: 1 },
  { expirationTime: '2036-01-01T00:00:00.000+00:00' },
];
const SERVER_FLAGS = [
  ...['registration', 'readonly', 'deviceReadonly', 'limitCommands', 'disableReports'],
  'fixedEmail',
];
/**
 * Cases in which this product refuses calls that the tracking API behind it allows: by a rule of
 * its own, or because a read-only account sends nothing and shares nothing with others.
 */
const STRICTER: readonly { rule: AccessRule; action?: AccessAction; area?: AccessArea }[] = [
  { rule: 'OWN_ACCOUNT_DELETION' },
  { rule: 'ACCOUNT_IS_READONLY', action: 'send', area: 'commands' },
  { rule: 'ACCOUNT_IS_READONLY', action: 'send', area: 'notifications' },
  { rule: 'ACCOUNT_IS_READONLY', action: 'create', area: 'shares' },
  { rule: 'ACCOUNT_IS_DEVICE_READONLY', area: 'commands' },
  // Whoever registers here has proved an address, which an account cannot do for others.
  { rule: 'REGISTRATION_DISABLED' },
];
/** Words of a refusal for want of a right; all else is of the request. */
const FOR_RIGHTS =
  /access (denied|required)|Operation restricted|Temporary user|Registration disabled|limit reached|cannot be set here/;

/**
 * Result of a comparison: the number of calls, and those on which `decide` and the tracking API
 * differ.
 */
export interface AccessComparison {
  calls: number;
  refused: number;
  differences: string[];
}

/**
 * Tries every call as every kind of account, and compares what is answered with what `decide` says.
 * Where a call takes long, `isWhole: false` tries the flags on plain users only.
 */
export async function compareAccess(
  world: AccessWorld,
  { isWhole }: { isWhole: boolean },
): Promise<AccessComparison> {
  const result: AccessComparison = { calls: 0, refused: 0, differences: [] };
  const roles = Object.entries(ROLES);
  const flagged = isWhole ? roles : roles.filter(([role]) => role === 'user');
  for (const [role, rights] of roles) {
    const flagsOf = flagged.some(([name]) => name === role) ? FLAGS : [{}];
    for (const flags of flagsOf) await compareAs(world, { role, ...rights, ...flags }, result);
  }
  const server = await world.asAdmin('GET /server');
  for (const flag of SERVER_FLAGS) {
    await world.asAdmin('PUT /server', { ...server, [flag]: true });
    for (const [role, rights] of flagged) {
      await compareAs(world, { role: `${role}, server ${flag}`, ...rights }, result);
    }
  }
  await world.asAdmin('PUT /server', server);
  return result;
}

async function compareAs(
  world: AccessWorld,
  { role, ...flags }: Json,
  result: AccessComparison,
): Promise<void> {
  const account = await world.addActor(flags);
  const user = await world.asAdmin(`GET /users/${account.id}`);
  const server = await world.asAdmin('GET /server');
  const actor = toActor(user as unknown as ActorUser, server as unknown as ActorServer, 'rastro');
  for await (const attempt of listAttempts(world, account)) {
    const { action, area, subject, line, body, undo } = attempt;
    const decision = decide(actor, action, area, subject);
    const isStricter = STRICTER.some(
      (row) =>
        row.rule === decision.rule &&
        (row.action ?? action) === action &&
        (row.area ?? area) === area,
    );
    if (isStricter) continue;
    const { status, words } = await world.call(account.id, line, body);
    const isRefused = status >= 400 && FOR_RIGHTS.test(words);
    if (status < 400) await undo?.();
    result.calls += 1;
    if (isRefused) result.refused += 1;
    if (isRefused !== decision.allowed) continue;
    const who = `${String(role)} ${JSON.stringify(flags)}`;
    const said = `${decision.rule ?? 'allowed'}, answered ${status} ${words.split('\n')[0] ?? ''}`;
    result.differences.push(`${who}: ${line} ${JSON.stringify(subject)}: ${said}`);
  }
}
