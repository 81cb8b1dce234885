import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../../../cli-error';
import type { CommandOptions } from '../../../command';
import type { Context } from '../../../context';
import { exitCode } from '../../../exit-code';
import { readAllText } from '../../../terminal/read-all-text';
import type { CliResource } from '../../cli-resource';
import { callsOf, type Entity } from '../../entity';
import { type Directories, resolveReference } from '../../references/resolve-reference';
import { createCellReader } from '../../view/columns';
import { parseWhere } from '../parse-where';

/** Stands for names that come in line by line. */
const FROM_STDIN = '-';

const conditionsOf = ({ where }: CommandOptions): readonly string[] =>
  Array.isArray(where) ? where : [];

/** True when a command names several things, or selects them by conditions. */
export const namesMany = (texts: readonly string[], options: CommandOptions): boolean =>
  texts.length > 1 || texts[0] === FROM_STDIN || conditionsOf(options).length > 0;

/**
 * The things that a command names, each once: by id, name or what it is known by, from stdin for `-`, or by what
 * they are like. Throws for a name of nothing or of several, before anything is done.
 */
export async function selectMany(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  {
    directories,
    texts,
    options,
  }: { directories: Directories; texts: readonly string[]; options: CommandOptions },
): Promise<Entity[]> {
  const { key, description, many, words } = resource;
  const conditions = conditionsOf(options).map((where) => parseWhere(resource, where));
  const isNamed = texts.length > 0 || (key && typeof options[key.name] === 'string');
  if (isNamed && conditions.length > 0) {
    throw new CliError(`Name the ${many}, or say by --where which they are, not both.`, {
      exit: exitCode.usage,
    });
  }
  if (key && typeof options[key.name] === 'string') {
    throw new CliError(`--${key.name} names one; give the others the same way as the first.`, {
      exit: exitCode.usage,
      hint: `Ids, names and what a ${resource.one} is known by may stand side by side.`,
    });
  }
  const query = description.query['all'] ? { all: true } : undefined;
  const all = await callsOf(client, description).list(query);
  if (conditions.length > 0) {
    const columns = conditions.map(({ column }) => column);
    const { read } = await createCellReader(resource, columns, directories);
    return all.filter(
      (entity) =>
        !words.isHidden?.(entity) &&
        conditions.every(({ column, fits }) => fits(read(entity, column))),
    );
  }
  const byId = new Map(all.map((entity) => [entity.id, entity]));
  const chosen = new Set<Entity>();
  for (const text of await readNames(context, texts)) {
    const entity = byId.get(await resolveReference(directories, resource, text));
    if (entity) chosen.add(entity);
  }
  return [...chosen];
}

async function readNames(context: Context, texts: readonly string[]): Promise<string[]> {
  if (!texts.includes(FROM_STDIN)) return [...texts];
  const read = await readAllText(context);
  const lines = read.replace(/^\uFEFF/, '').split(/\r?\n/);
  const named = lines.map((line) => line.trim()).filter(Boolean);
  return texts.flatMap((text) => (text === FROM_STDIN ? named : [text]));
}
