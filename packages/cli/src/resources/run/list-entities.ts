import {
  formatCsvRow,
  matchesQuery,
  parseQuery,
  attributesOf,
  formatCell,
  toPrintable,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { formatTable } from '../../terminal/format-table';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { type CliMember, type CliResource, toSpaced } from '../cli-resource';
import { callsOf, type Entity } from '../entity';
import {
  createDirectories,
  type Directories,
  resolveReference,
} from '../references/resolve-reference';
import { parseMoment } from '../values/parse-member';
import { createCellReader, resolveColumns } from '../view/columns';
import { inTree } from '../view/in-tree';
import { parseWhere } from './parse-where';
import { listFilters, type ListFilter } from './list-filters';

/** `rastro <resource> list` */
export async function listEntities(
  context: Context,
  resource: CliResource,
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const filters = listFilters(resource).filter(({ name }) => typeof options[name] === 'string');
  const query = await readQuery(resource, filters, directories, options);
  const { list } = callsOf(client, resource.description);
  const [all, isKept] = await Promise.all([
    list(query),
    createTest(resource, filters, directories, options),
  ]);
  const rows = inTree(resource, all.filter(isKept));
  await print(context, resource, rows, directories, options);
  const { one, many, command } = resource;
  const count = rows.length === 1 ? `1 ${one}` : `${rows.length} ${many}`;
  if (all.length > 0) say(context, rows.length < all.length ? `${count} of ${all.length}` : count);
  else if (!resource.description.operations.includes('create')) say(context, `No ${many} then.`);
  else say(context, `No ${many} yet. Make one: rastro ${command} create --help`);
}

async function readQuery(
  { description, words }: CliResource,
  filters: readonly ListFilter[],
  directories: Directories,
  options: CommandOptions,
): Promise<Record<string, boolean | number | string> | undefined> {
  const query: Record<string, boolean | number | string> = {};
  if (description.query['all'] && (options['all'] || words.listsAll)) query['all'] = true;
  for (const filter of filters) {
    if (filter.kind === 'date') query[filter.name] = readMoment(filter.name, options);
    if (filter.kind !== 'linked') continue;
    query[filter.parameter] = await resolveReference(
      directories,
      filter.resource,
      String(options[filter.name]),
    );
  }
  return Object.keys(query).length > 0 ? query : undefined;
}

function readMoment(name: string, options: CommandOptions): string {
  const parsed = parseMoment(String(options[name]));
  if ('value' in parsed && typeof parsed.value === 'string') return parsed.value;
  const problem = 'problem' in parsed ? parsed.problem : 'is empty';
  throw new CliError(`--${name} ${problem}.`, { exit: exitCode.usage });
}

async function createTest(
  resource: CliResource,
  filters: readonly ListFilter[],
  directories: Directories,
  options: CommandOptions,
): Promise<(entity: Entity) => boolean> {
  const { isHidden } = resource.words;
  const given = Array.isArray(options['where']) ? options['where'] : [];
  const conditions = given.map((where) => parseWhere(resource, where));
  const tests: ((entity: Entity) => boolean)[] = [];
  if (isHidden && !options['all']) tests.push((entity) => !isHidden(entity));
  const words = parseQuery(typeof options['query'] === 'string' ? options['query'] : '');
  if (words.length > 0) tests.push((entity) => matchesQuery(toSearchable(resource, entity), words));
  for (const filter of filters) {
    const wanted = String(options[filter.name]);
    if (filter.kind === 'choice') tests.push((entity) => entity[filter.member.member] === wanted);
    if (filter.kind !== 'reference') continue;
    const { member } = filter.member;
    const id =
      wanted.trim() === '' ? 0 : await resolveReference(directories, filter.resource, wanted);
    const ids = (await directories.read(filter.resource)).withChildren(id);
    tests.push((entity) => ids.has(Number(entity[member])));
  }
  if (conditions.length > 0) {
    const columns = conditions.map(({ column }) => column);
    const { read } = await createCellReader(resource, columns, directories);
    tests.push((entity) => conditions.every(({ column, fits }) => fits(read(entity, column))));
  }
  return (entity) => tests.every((test) => test(entity));
}

/** All texts of a thing, and its attributes. */
function toSearchable({ members }: CliResource, entity: Entity) {
  const texts = members
    .filter(({ description: { kind } }) => kind === 'text')
    .map(({ member }) => entity[member]);
  return { name: '', uniqueId: '', attributes: { texts, attributes: attributesOf(entity) } };
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
  const columns = resolveColumns(
    resource,
    given,
    options['csv'] || options['tsv'] ? 'csv' : 'table',
    entities,
  );
  if (options['json'] && given === undefined) return printJson(context, entities);
  const { read } = await createCellReader(resource, columns, directories);
  if (options['json']) {
    const pick = (entity: Entity) =>
      Object.fromEntries(columns.map((column) => [column, read(entity, column)]));
    return printJson(context, entities.map(pick));
  }
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
