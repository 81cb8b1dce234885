import type { TrackingClient } from '@rastro/sdk/client';
import { attributesOf, matchesQuery, parseQuery } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import type { CliResource } from '../cli-resource';
import { callsOf, type Entity } from '../entity';
import { type Directories, resolveReference } from '../references/resolve-reference';
import { parseMoment } from '../values/parse-member';
import { createCellReader } from '../view/columns';
import { listFilters, type ListFilter } from './list-filters';
import { parseWhere } from './parse-where';

/** Lists of the server, narrowed by the options of a list. */
export async function listMatching(
  client: TrackingClient,
  directories: Directories,
  resource: CliResource,
  options: CommandOptions,
): Promise<{ all: Entity[]; matching: Entity[] }> {
  const filters = listFilters(resource).filter(({ name }) => typeof options[name] === 'string');
  const query = await readQuery(resource, filters, directories, options);
  const { list } = callsOf(client, resource.description);
  const [all, isKept] = await Promise.all([
    list(query),
    createTest(resource, filters, directories, options),
  ]);
  return { all, matching: all.filter(isKept) };
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
