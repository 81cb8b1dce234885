import { ACCESS_AREAS, EXPLAINED_ACTIONS, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson } from '../../context';
import { describeRole } from '../../describe-role';
import { exitCode } from '../../exit-code';
import { findAccount } from './find-account';

/** `rastro permissions explain <user> <action> <area>` */
export const permissionsExplain: RunCommand = async (context, [name = '', ...rest], options) => {
  const action = readWord('action', EXPLAINED_ACTIONS, rest[0]);
  const area = readWord('area', ACCESS_AREAS, rest[1]);
  const { client, id, resolve } = await findAccount(context, name);
  const device = options['device'];
  const deviceId = typeof device === 'string' ? await resolve('devices', device) : undefined;
  const [account, explained] = await Promise.all([
    client.users.get(id),
    client.access.explain({
      userId: id,
      action,
      area,
      ...(deviceId !== undefined && { deviceId }),
    }),
  ]);
  const { allowed, rule, words: reason } = explained;
  if (options['json']) printJson(context, { user: id, action, area, allowed, rule, reason });
  const who = `${toPrintable(account.name)} <${toPrintable(account.email)}>, ${describeRole(account)}`;
  const answer = allowed ? 'yes' : `no: ${toPrintable(reason ?? '')} (${rule ?? ''})`;
  if (!options['json']) context.stdout.write(`${who}: ${action} ${area}? ${answer}\n`);
  // For scripts: a no is a failure.
  if (!allowed) throw new CliError(`${toPrintable(account.email)} may not ${action} ${area}.`);
};

function readWord<T extends string>(what: string, known: readonly T[], given = ''): T {
  const word = known.find((one) => one === given);
  if (word !== undefined) return word;
  throw new CliError(`There is no ${what} "${given}".`, {
    exit: exitCode.usage,
    hint: `There are: ${known.join(', ')}`,
  });
}
