import { reseller, type ResellerPlan, user } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../../resources/cli-resource';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { confirm } from '../../terminal/confirm';

async function open(context: Context) {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  // Its name is that of its account, which it need not be given.
  const resellers = { ...findResource(reseller), labels: ['name'] };
  const find = (of: CliResource, name: string): Promise<number> =>
    resolveReference(directories, of, name);
  return {
    calls: client.resource(reseller),
    findReseller: (name: string) => find(resellers, name),
    findUser: (name: string) => find(findResource(user), name),
  };
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;
const reachOf = (plans: readonly ResellerPlan[]): string => {
  const accounts = new Set(plans.flatMap(({ userIds }) => userIds)).size;
  const vehicles = plans.reduce((sum, each) => sum + each.vehicles, 0);
  return `${count(accounts, 'account')} with ${count(vehicles, 'vehicle')}`;
};

const listThings = (things: ResellerPlan['comes']): string =>
  things.map(({ type, id, name }) => `${type} ${name || id}`).join(', ');

function readText(options: CommandOptions, name: string, hint: string): string {
  const value = options[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new CliError(`--${name} is missing.`, { exit: exitCode.usage, hint });
}

/** `rastro resellers move` */
export const moveAccounts: RunCommand = async (context, names, options) => {
  const to = readText(options, 'to', 'Name the reseller, or "none".');
  const { calls, findReseller, findUser } = await open(context);
  const resellerId = to === 'none' ? 0 : await findReseller(to);
  const userIds: number[] = [];
  for (const name of names) userIds.push(await findUser(name));
  const move = (userId: number, apply: boolean) => calls.move({ userId, resellerId, apply });
  const plans = await Promise.all(userIds.map((userId) => move(userId, false)));
  say(context, `Would move ${reachOf(plans)}.`);
  const [comes, stays] = [plans.flatMap((each) => each.comes), plans.flatMap((each) => each.stays)];
  if (comes.length > 0) say(context, `The reseller before sees no more: ${listThings(comes)}.`);
  if (stays.length > 0)
    say(context, `It goes on seeing, with others of its: ${listThings(stays)}.`);
  if (options['dryRun'] || !(await confirm(context, options, 'Move them?'))) return;
  for (const userId of userIds) await move(userId, true);
  say(context, 'Moved.');
};

/** `rastro resellers suspend` */
export const suspendReseller: RunCommand = async (context, [name = ''], options) => {
  const reason = readText(options, 'reason', 'Say why: those who are suspended read it.');
  const { calls, findReseller } = await open(context);
  const resellerId = await findReseller(name);
  say(context, `Would suspend ${reachOf([await calls.suspend({ resellerId, reason })])}.`);
  if (options['dryRun'] || !(await confirm(context, options, 'Suspend them all?'))) return;
  await calls.suspend({ resellerId, reason, apply: true });
  say(context, 'Suspended.');
};

/** `rastro resellers restore` */
export const restoreReseller: RunCommand = async (context, [name = '']) => {
  const { calls, findReseller } = await open(context);
  const plan = await calls.restore({ resellerId: await findReseller(name) });
  say(context, `Opened ${count(plan.userIds.length, 'account')} again.`);
};

/** `rastro resellers people` */
export const setPeople: RunCommand = async (context, [name = '', ...names], options) => {
  const { calls, findReseller, findUser } = await open(context);
  const resellerId = await findReseller(name);
  const userIds: number[] = [];
  for (const each of names) userIds.push(await findUser(each));
  const { people } = await calls.get(resellerId);
  const left = people.filter((id) => !userIds.includes(id));
  const came = userIds.filter((id) => !people.includes(id));
  say(
    context,
    `Would let ${count(came.length, 'account')} work for it, and ${count(left.length, 'account')} no more.`,
  );
  if (options['dryRun'] || !(await confirm(context, options, 'Do so?'))) return;
  const now = await calls.setPeople({ resellerId, userIds });
  say(context, `${count(now.length, 'account')} ${now.length === 1 ? 'works' : 'work'} for it.`);
};
