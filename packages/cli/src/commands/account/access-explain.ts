import { user as userDescription } from '@rastro/sdk/contract';
import {
  ACCESS_ACTIONS,
  ACCESS_AREAS,
  decide,
  findAccountRefusal,
  toActor,
  toPrintable,
} from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson } from '../../context';
import { describeRole } from '../../describe-role';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

/** `rastro access explain <user> <action> <area>` */
export const accessExplain: RunCommand = async (context, [name = '', ...rest], options) => {
  const action = readWord('action', ACCESS_ACTIONS, rest[0]);
  const area = readWord('area', ACCESS_AREAS, rest[1]);
  const client = await createSignedInClient(context);
  const id = await resolveReference(createDirectories(client), findResource(userDescription), name);
  const [account, server] = await Promise.all([client.users.get(id), client.server.get()]);
  const actor = toActor(account, server, server.attributePrefix ?? '');
  const rule =
    findAccountRefusal(account, Date.now()) ?? decide(actor, action, area, { own: true }).rule;
  const allowed = rule === null;
  const reason = rule === null ? null : getProductWords('en-US').t(`error.code.${rule}`);
  if (options['json']) {
    printJson(context, { user: account.id, action, area, allowed, rule, reason });
    return;
  }
  const who = `${toPrintable(account.name)} <${toPrintable(account.email)}>, ${describeRole(account)}`;
  const answer = allowed ? 'yes' : `no: ${reason} (${rule})`;
  context.stdout.write(`${who}: ${action} ${area}? ${answer}\n`);
};

function readWord<T extends string>(what: string, known: readonly T[], given = ''): T {
  const word = known.find((one) => one === given);
  if (word !== undefined) return word;
  throw new CliError(`There is no ${what} "${given}".`, {
    exit: exitCode.usage,
    hint: `There are: ${known.join(', ')}`,
  });
}
