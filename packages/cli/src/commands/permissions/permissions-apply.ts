import { readFile } from 'node:fs/promises';
import { type Permission, type Policies, readPolicies, toPrintable } from '@rastro/sdk/domain';
import { parse } from 'yaml';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { exitCode } from '../../exit-code';
import { confirm } from '../../terminal/confirm';
import { findAccount } from './find-account';
import { readWords, showDifference, toNames } from './permissions';

interface Wanted {
  name: string;
  permissions: readonly Permission[];
}

const wrong = (words: string, hint?: string): CliError =>
  new CliError(words, { exit: exitCode.usage, ...(hint !== undefined && { hint }) });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the file's accounts and their permissions. Throws on invalid content, before any request.
 */
function readWanted(text: string): Wanted[] {
  let file: unknown;
  try {
    // No aliases: a file that grows in memory is no file of ours.
    file = parse(text, { maxAliasCount: 0 });
  } catch (error) {
    throw wrong(`The file is no YAML: ${error instanceof Error ? error.message : ''}`);
  }
  if (!isRecord(file)) throw wrong('The file names no accounts.', 'ana@example.com: operator');
  return Object.entries(file).map(([name, value]) => ({ name, permissions: readOne(name, value) }));
}

function readOne(name: string, value: unknown): readonly Permission[] {
  if (typeof value === 'string') return readWords([value]);
  const lists = isRecord(value) ? Object.values(value) : [undefined];
  const isPolicies = lists.every(
    (list) => Array.isArray(list) && list.every((verb) => typeof verb === 'string'),
  );
  if (!isPolicies) {
    throw wrong(`What ${toPrintable(name)} may do is not understood.`, 'devices: [view, edit]');
  }
  const read = readPolicies(value as Policies);
  if ('permissions' in read) return read.permissions;
  throw wrong(
    `${toPrintable(name)}: there is no "${toPrintable(read.unknown)}".`,
    `There are: ${read.known.join(', ')}`,
  );
}

/** `rastro permissions apply <file>` */
export const permissionsApply: RunCommand = async (context, [path = ''], options) => {
  const wanted = readWanted(await readFile(path, 'utf8'));
  const plan = [];
  for (const { name, permissions } of wanted) {
    const { client, id } = await findAccount(context, name);
    const before = toNames((await client.access.get(id)).permissions);
    context.stdout.write(`${toPrintable(name)}\n`);
    const isSame = showDifference(context, before, new Set(permissions));
    if (!isSame) plan.push({ client, id, permissions });
  }
  if (options['dryRun'] || plan.length === 0) return;
  if (!(await confirm(context, options, `Change ${plan.length} of ${wanted.length} accounts?`))) {
    return;
  }
  for (const { client, id, permissions } of plan) await client.access.set(id, { permissions });
  say(context, `${plan.length} changed`);
};
