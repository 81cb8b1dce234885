import {
  type ColumnTarget,
  listWritten,
  looksLikeHeader,
  mapColumns,
  nameTarget,
  normalizeText,
  toTarget,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { CliMember, CliResource } from '../../resources/cli-resource';

const ATTRIBUTE = 'attributes.';

/** Names that a column may have, beside `attributes.KEY`. */
const listWritable = (resource: CliResource): string[] => [
  ...new Set(listWritten(resource).flatMap(({ member, name }) => [member, name])),
  ...(resource.identity ? [] : ['id']),
];

/**
 * Resolves the field of each column in a header: by `--map 'Column=field'`, else by its own name.
 * An empty field leaves a column out. Throws naming every column that is unclear.
 */
export function resolveMapping(
  resource: CliResource,
  header: readonly string[],
  maps: readonly string[],
): ColumnTarget[] {
  const names = header.map((name) => name.trim());
  const given = readMaps(resource, names, maps);
  const targets = mapColumns(resource, names, given);
  const unknown = names.filter((name, index) => name !== '' && targets[index] === null);
  if (unknown.length > 0) throw createUnknownError(resource, unknown, names);
  const known = targets.map((target) => target ?? ({ kind: 'ignored' } as const));
  refuseTwice(names, known);
  const { identity } = resource;
  if (identity && !known.some((target) => target.kind === 'field' && target.field === identity)) {
    throw createIdentityError(resource, identity, names);
  }
  return known;
}

/** True when cells are a header: they name the identifier and another column, or one of `--map`. */
export function isHeaderLine(
  resource: CliResource,
  cells: readonly string[],
  maps: readonly string[],
): boolean {
  const names = cells.map((name) => name.trim());
  const mapped = maps
    .flatMap((map) => splitMap(map, names))
    .some(
      (map) => findColumn(names, map.slice(0, Math.max(map.lastIndexOf('='), 0)).trim()) !== -1,
    );
  return mapped || looksLikeHeader(resource, cells);
}

function readMaps(
  resource: CliResource,
  names: string[],
  maps: readonly string[],
): Map<number, ColumnTarget> {
  const found = new Map<number, ColumnTarget>();
  for (const map of maps.flatMap((text) => splitMap(text, names))) {
    const at = map.lastIndexOf('=');
    const column = map.slice(0, Math.max(at, 0)).trim();
    const wanted = map.slice(at + 1).trim();
    const index = findColumn(names, column);
    if (at < 1) throw usage(`--map takes Column=field, not "${map}".`, "As in: --map 'Placa=name'");
    if (index === -1) {
      throw usage(`The file has no column "${column}".`, `It has: ${names.join(', ')}`);
    }
    const target = wanted === '' ? ({ kind: 'ignored' } as const) : toTarget(resource, wanted);
    if (target === null) {
      throw usage(
        `There is no field "${wanted}".`,
        `There are: ${listWritable(resource).join(', ')}${resource.hasAttributes ? ', attributes.KEY' : ''}`,
      );
    }
    found.set(index, target);
  }
  return found;
}

/** Several maps in one text; a column whose own name holds a comma comes alone. */
const splitMap = (text: string, names: readonly string[]): string[] =>
  findColumn(names, text.slice(0, Math.max(text.lastIndexOf('='), 0)).trim()) === -1
    ? text.split(',')
    : [text];

function findColumn(names: readonly string[], name: string): number {
  const exact = names.indexOf(name);
  if (exact !== -1) return exact;
  return names.findIndex((other) => normalizeText(other) === normalizeText(name));
}

function refuseTwice(names: string[], targets: ColumnTarget[]): void {
  const seen = new Map<string, string>();
  targets.forEach((target, index) => {
    if (target.kind === 'ignored') return;
    const what = nameTarget(target);
    const name = names[index] ?? '';
    const other = seen.get(what);
    if (other !== undefined) {
      throw usage(
        `The columns "${other}" and "${name}" are both for ${what}.`,
        `Leave one out: --map '${name}='`,
      );
    }
    seen.set(what, name);
  });
}

/** Names of columns that may hold tracker identifiers. */
const IDENTIFIER = /imei|unique|ident|tracker|rastread|serial|equip|\bids?\b/;

const isIdentifier = (name: string): boolean => IDENTIFIER.test(normalizeText(name));

function createIdentityError(
  { many }: CliResource,
  { name, words }: CliMember,
  names: string[],
): CliError {
  const guess = name === 'uniqueId' ? names.find(isIdentifier) : undefined;
  const hint = words.hint ? `: ${words.hint}` : '';
  return usage(
    `No column holds the ${name}, by which ${many} are known${hint}.`,
    guess === undefined
      ? `Add a column ${name} to the file. If one holds it under another name: --map 'THAT COLUMN=${name}'`
      : `Say which one does: --map '${guess}=${name}'`,
  );
}

/** The first field that no column has, for a column called `name`. */
function guessField(resource: CliResource, name: string, all: readonly string[]): string {
  const taken = new Set(all.map((other) => other.toLowerCase()));
  const free = listWritable(resource).filter((field) => !taken.has(field.toLowerCase()));
  if (free.includes('uniqueId') && isIdentifier(name)) return 'uniqueId';
  return free.find((field) => field !== 'uniqueId') ?? 'name';
}

function createUnknownError(
  resource: CliResource,
  names: string[],
  all: readonly string[],
): CliError {
  const [first = ''] = names;
  const list = names.map((name) => `"${name}"`).join(', ');
  const key = normalizeText(first).replace(/\W+/g, '');
  const asAttribute = `Keep it as an attribute:  --map '${first}=${ATTRIBUTE}${key}'`;
  return usage(
    `${names.length === 1 ? 'A column is' : 'Columns are'} no field of a ${resource.one}: ${list}.`,
    [
      ...(resource.hasAttributes ? [asAttribute] : []),
      `or as a field:            --map '${first}=${guessField(resource, first, all)}'   (${listWritable(resource).join(', ')})`,
      `or leave it out:          --map '${first}='`,
    ].join('\n'),
  );
}

const usage = (message: string, hint: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint });
