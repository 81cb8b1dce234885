import { formatCell, formatCsvRow, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { formatTable } from '../../terminal/format-table';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { type CliMember, type CliResource, toSpaced } from '../cli-resource';
import type { Entity } from '../entity';
import { createDirectories, type Directories } from '../references/resolve-reference';
import { createCellReader, pickColumns, resolveColumns } from '../view/columns';
import { inTree } from '../view/in-tree';
import { printNames } from '../view/print-names';
import { listMatching } from './list-matching';

/** `rastro <resource> list` */
export async function listEntities(
  context: Context,
  resource: CliResource,
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const { all, matching } = await listMatching(client, directories, resource, options);
  const limit = readLimit(options['limit']);
  const rows = inTree(resource, matching).slice(0, limit);
  await print(context, resource, rows, directories, options);
  const { one, many, command } = resource;
  const count = rows.length === 1 ? `1 ${one}` : `${rows.length} ${many}`;
  if (all.length > 0) say(context, rows.length < all.length ? `${count} of ${all.length}` : count);
  else if (!resource.description.operations.includes('create')) say(context, `No ${many} then.`);
  else say(context, `No ${many} yet. Make one: rastro ${command} create --help`);
}

/** Limit of a list, from `--limit`. Throws for a text that is no number. */
function readLimit(given: CommandOptions[string]): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new CliError(`--limit "${toPrintable(String(given))}" is no whole number from 1.`, {
    exit: exitCode.usage,
  });
}

async function print(
  context: Context,
  resource: CliResource,
  rows: readonly { entity: Entity; depth: number }[],
  directories: Directories,
  options: CommandOptions,
): Promise<void> {
  const given = typeof options['columns'] === 'string' ? options['columns'] : undefined;
  const entities = rows.map(({ entity }) => entity);
  if (options['output'] === 'name') return printNames(context, resource, entities, directories);
  const columns = resolveColumns(
    resource,
    given,
    options['csv'] || options['tsv'] ? 'csv' : 'table',
    entities,
  );
  if (options['json'] && given === undefined) return printJson(context, entities);
  if (options['json']) {
    return printJson(context, await pickColumns(resource, columns, entities, directories));
  }
  const { read } = await createCellReader(resource, columns, directories);
  if (options['csv']) {
    // The mark of UTF-8: without it spreadsheets break accents.
    context.stdout.write('\uFEFF');
    context.stdout.write(formatCsvRow(columns));
    for (const entity of entities) {
      context.stdout.write(formatCsvRow(columns.map((column) => formatCell(read(entity, column)))));
    }
    return;
  }
  if (options['tsv']) {
    const toLine = (cells: readonly string[]) => `${cells.map(toPrintable).join('\t')}\n`;
    context.stdout.write(toLine(columns));
    for (const entity of entities) {
      context.stdout.write(toLine(columns.map((column) => formatCell(read(entity, column)))));
    }
    return;
  }
  if (rows.length === 0 && given === undefined) return;
  const [label] = resource.labels;
  const members = columns.map((column) => resource.members.find(({ name }) => name === column));
  const cells = rows.map(({ entity, depth }) =>
    columns.map((column, index) => {
      const format = members[index]?.words.format ?? formatCell;
      const indent = column === label ? '  '.repeat(depth) : '';
      return `${indent}${format(read(entity, column), entity)}`;
    }),
  );
  context.stdout.write(
    formatTable(
      columns.map((column, at) => toTitle(column, members[at], given === undefined)),
      cells,
    ),
  );
}

/** `lastUpdate` is LAST UPDATE; attributes that were asked for keep their spelling. */
function toTitle(column: string, member: CliMember | undefined, isDefault: boolean): string {
  if (member?.words.title !== undefined) return member.words.title;
  const isAttribute = column.startsWith('attributes.');
  if (!isAttribute) return toSpaced(column).toUpperCase();
  const key = column.slice('attributes.'.length);
  return isDefault ? key.toUpperCase() : key;
}
