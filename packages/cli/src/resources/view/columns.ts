import { attributesOf, type Directory, listColumns, listWritten } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { CliMember, CliResource } from '../cli-resource';
import type { Entity } from '../entity';
import type { Directories } from '../references/resolve-reference';

const ATTRIBUTE = 'attributes.';

/** The columns of `--columns`, or those a table or a CSV file has by itself. Throws for an unknown one. */
export function resolveColumns(
  resource: CliResource,
  given: string | undefined,
  format: 'table' | 'csv',
  entities: readonly Entity[],
): readonly string[] {
  if (given === undefined) {
    return format === 'table'
      ? listTableColumns(resource)
      : [...listCsvColumns(resource), ...listAttributes(entities)];
  }
  const columns = given.split(',').map((column) => column.trim());
  const known = listColumns(resource);
  const isAttribute = (column: string) =>
    resource.hasAttributes && column.startsWith(ATTRIBUTE) && column !== ATTRIBUTE;
  const unknown = columns.find((column) => !known.includes(column) && !isAttribute(column));
  if (unknown === undefined) return columns;
  throw new CliError(`There is no column "${unknown}".`, {
    exit: exitCode.usage,
    hint: `There are: ${[...known, ...(resource.hasAttributes ? ['attributes.KEY'] : [])].join(', ')}`,
  });
}

function listTableColumns({ words, labels, members }: CliResource): readonly string[] {
  if (words.columns) return words.columns;
  const more = members.filter(
    ({ member, description: { kind, writeOnly } }) =>
      !writeOnly && (labels.includes(member) || kind === 'reference' || kind === 'choice'),
  );
  return ['id', ...more.map(({ name }) => name)];
}

const listCsvColumns = (resource: CliResource): readonly string[] =>
  resource.words.csvColumns ??
  listWritten(resource)
    .filter(({ description: { secret, writeOnly } }) => !secret && !writeOnly)
    .map(({ name }) => name);

/** Reads the cells of things. */
export interface CellReader {
  /** The value of a column, as it is. */
  read(entity: Entity, column: string): unknown;
}

/** Makes the reader of columns; reads the names of what is referred to, where a column shows them. */
export async function createCellReader(
  { members, find }: CliResource,
  columns: readonly string[],
  directories: Directories,
): Promise<CellReader> {
  const names = new Map<string, { member: CliMember; directory: Directory }>();
  for (const member of members) {
    const { refersTo } = member.description;
    if (refersTo === undefined || !columns.includes(member.name)) continue;
    const directory = await directories.readNames(find(refersTo));
    names.set(member.name, { member, directory });
  }
  return {
    read(entity, column) {
      const named = names.get(column);
      if (named) return named.directory.nameOf(Number(entity[named.member.member]));
      if (!column.startsWith(ATTRIBUTE)) return entity[toMember(members, column)];
      const key = column.slice(ATTRIBUTE.length);
      const attributes = attributesOf(entity);
      return Object.hasOwn(attributes, key) ? attributes[key] : null;
    },
  };
}

/** Things by these columns, what they refer to by name. */
export async function pickColumns(
  resource: CliResource,
  columns: readonly string[],
  entities: readonly Entity[],
  directories: Directories,
): Promise<Record<string, unknown>[]> {
  const { read } = await createCellReader(resource, columns, directories);
  return entities.map((entity) =>
    Object.fromEntries(columns.map((column) => [column, read(entity, column)])),
  );
}

const toMember = (members: readonly CliMember[], column: string): string =>
  members.find(({ name }) => name === column)?.member ?? column;

/** Columns of all attributes that the things have. */
export function listAttributes(entities: readonly Entity[]): string[] {
  const keys = new Set(entities.flatMap((entity) => Object.keys(attributesOf(entity))));
  return [...keys].sort().map((key) => `${ATTRIBUTE}${key}`);
}
