import type { TrackingClient } from '@rastro/sdk/client';
import {
  findPreset,
  type Permission,
  PERMISSION_PRESETS,
  PERMISSIONS,
  readPermissions,
  toPolicies,
} from '@rastro/sdk/domain';
import { saySuspensionReason, toPrintable } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { confirm } from '../../terminal/confirm';
import { findAccount } from './find-account';

const NAMES = Object.keys(PERMISSIONS) as Permission[];

/** Converts an account's permissions to a set of names. */
export const toNames = (permissions: readonly string[] | null): ReadonlySet<Permission> =>
  new Set(NAMES.filter((name) => permissions?.includes(name)));

/** Lines such as `devices  view, edit`. */
function describe(permissions: ReadonlySet<Permission>): string {
  const policies = Object.entries(toPolicies(permissions));
  if (policies.length === 0) return '  nothing\n';
  return policies.map(([area, verbs]) => `  ${area.padEnd(14)}${verbs.join(', ')}\n`).join('');
}

/** `rastro permissions show <user>` */
export const permissionsShow: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findAccount(context, name);
  const access = await client.access.get(id);
  if (options['json']) return printJson(context, access);
  const { permissions, bits, suspension } = access;
  if (suspension) {
    const reason = saySuspensionReason(getProductWords('en-US').t, suspension.reason);
    context.stdout.write(`suspended since ${suspension.since}: ${toPrintable(reason)}\n`);
  }
  if (permissions === null) {
    context.stdout.write('no permissions one by one: roles and flags alone count\n');
    return;
  }
  const given = toNames(permissions);
  context.stdout.write(`${bits ?? ''}  ${findPreset(given) ?? 'own choice'}\n${describe(given)}`);
};

/** Parses the arguments of a command: names, `devices.*`, a preset, or the string of 32 digits. */
export function readWords(words: readonly string[]): readonly Permission[] {
  const given = new Set<Permission>();
  for (const word of words.flatMap((one) => one.split(',')).filter(Boolean)) {
    for (const name of readOne(word)) given.add(name);
  }
  return NAMES.filter((name) => given.has(name));
}

function readOne(word: string): Iterable<Permission> {
  if (Object.hasOwn(PERMISSION_PRESETS, word)) {
    return PERMISSION_PRESETS[word as keyof typeof PERMISSION_PRESETS];
  }
  if (/^[0-9a-f]{32}$/i.test(word)) return readPermissions(word);
  const start = word.endsWith('.*') ? word.slice(0, -1) : undefined;
  const found = NAMES.filter((name) => (start ? name.startsWith(start) : name === word));
  if (found.length > 0) return found;
  throw new CliError(`There is no permission "${toPrintable(word)}".`, {
    exit: exitCode.usage,
    hint: `There are presets (${Object.keys(PERMISSION_PRESETS).join(', ')}), areas as devices.*, and ${NAMES.join(', ')}`,
  });
}

/** `rastro permissions set <user> <permissions...>` */
export const permissionsSet: RunCommand = async (context, [name = '', ...words], options) => {
  const permissions = readWords(words);
  const { client, id } = await findAccount(context, name);
  const before = toNames((await client.access.get(id)).permissions);
  const isSame = showDifference(context, before, new Set(permissions));
  if (options['dryRun'] || isSame) return;
  await client.access.set(id, { permissions });
  say(context, 'done');
};

/** Says what is given and taken; true where that is nothing. */
export function showDifference(
  { stdout }: Context,
  before: ReadonlySet<Permission>,
  after: ReadonlySet<Permission>,
): boolean {
  const lines = NAMES.flatMap((name) => {
    if (before.has(name) === after.has(name)) return [];
    return `  ${after.has(name) ? '+' : '-'} ${name}\n`;
  });
  stdout.write(lines.length === 0 ? '  nothing changes\n' : lines.join(''));
  return lines.length === 0;
}

/** `rastro permissions compare <user> <other>` */
export const permissionsCompare: RunCommand = async (context, [one = '', two = ''], options) => {
  const { client, id, resolve } = await findAccount(context, one);
  const other = await resolve('users', two);
  const [first, second] = await Promise.all([client.access.get(id), client.access.get(other)]);
  const [before, after] = [toNames(first.permissions), toNames(second.permissions)];
  if (options['json']) {
    const missing = (from: ReadonlySet<Permission>, of: ReadonlySet<Permission>) =>
      [...from].filter((name) => !of.has(name));
    return printJson(context, { first: missing(before, after), second: missing(after, before) });
  }
  showDifference(context, before, after);
};

const MAX_TRUST_DAYS = 30;

function readDays(given: unknown, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const days = Number(given);
  if (Number.isInteger(days) && days >= 0 && days <= MAX_TRUST_DAYS) return days;
  const hint = `Days are a number from 0 to ${MAX_TRUST_DAYS}.`;
  throw new CliError(`${flag} is no number of days.`, { exit: exitCode.usage, hint });
}

/** `rastro users trust <user>` */
export const usersTrust: RunCommand = async (context, [name = ''], options) => {
  const days = readDays(options['days'], '--days') ?? 3;
  const { client, id } = await findAccount(context, name);
  await client.access.grantTrust(id, days);
  say(context, days > 0 ? `may be opened once on trust, for ${days} days` : 'has no trust');
};

/** Asks for what ends something for an account; false where nothing is to be done. */
async function agree(
  context: Context,
  client: TrackingClient,
  id: number,
  options: CommandOptions,
  toDeed: (whom: string) => string,
): Promise<boolean> {
  if (options['yes'] && !options['dryRun']) return true;
  const { name, email } = await client.users.get(id);
  const deed = toDeed(toPrintable(`${name} (id ${id}, ${email})`));
  if (options['dryRun']) say(context, `Would ${deed}. Nothing was changed.`);
  else if (await confirm(context, options, `${deed.charAt(0).toUpperCase()}${deed.slice(1)}?`)) {
    return true;
  } else say(context, 'Nothing was changed.');
  return false;
}

/** `rastro users suspend <user>` */
export const usersSuspend: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findAccount(context, name);
  const trustDays = readDays(options['trustDays'], '--trust-days');
  if (!(await agree(context, client, id, options, (whom) => `suspend ${whom}`))) return;
  await client.access.suspend(
    id,
    String(options['reason']),
    trustDays === undefined ? {} : { trustDays },
  );
  say(context, 'suspended');
};

/** `rastro users restore <user>` */
export const usersRestore: RunCommand = async (context, [name = '']) => {
  const { client, id } = await findAccount(context, name);
  await client.access.restore(id);
  say(context, 'open again');
};

/** `rastro users sign-out <user>` */
export const usersSignOut: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findAccount(context, name);
  if (!(await agree(context, client, id, options, (whom) => `sign ${whom} out everywhere`))) return;
  await client.access.signOut(id);
  say(context, 'signed out everywhere');
};
