import { guessColumn } from './guess-column';
import { isAttributeKey, parseAttributeName, type ImportedType } from './parse-attribute';
import { listWritten } from './describe-resource';
import type { ImportField, ImportResource } from './types';

/** The column in which a file of refused rows says what is wrong; read back, it is passed over. */
export const REASON_COLUMN = 'import.error';

/** Purpose of a file's column. */
export type ColumnTarget =
  | { kind: 'field'; field: ImportField }
  /** Another thing, by name or id. */
  | { kind: 'reference'; field: ImportField }
  | { kind: 'id' }
  | { kind: 'attribute'; key: string; type: ImportedType | null }
  | { kind: 'ignored' };

/** A column that is read. */
export type UsedTarget = Exclude<ColumnTarget, { kind: 'ignored' }>;

const ATTRIBUTE = 'attributes.';

/** The columns there are beside `attributes.KEY`; what one refers to stands there by name and by id. */
export function listColumns({ members }: Pick<ImportResource, 'members'>): string[] {
  const columns = members
    .filter(({ description: { writeOnly } }) => !writeOnly)
    .flatMap(({ member, name, description: { refersTo } }) =>
      refersTo === undefined || name === member ? [name] : [name, member],
    );
  return ['id', ...columns];
}

/** Returns the name of a column's target: `group`, `attributes.plate`. */
export function nameTarget(target: UsedTarget): string {
  if (target.kind === 'id') return 'id';
  return target.kind === 'attribute' ? `${ATTRIBUTE}${target.key}` : target.field.name;
}

/** The target of a field's name, null for a name that is none. */
export function toTarget(resource: ImportResource, name: string): ColumnTarget | null {
  const plain = name.toLowerCase();
  const isCalled = (text: string) => text.toLowerCase() === plain;
  for (const field of listWritten(resource)) {
    if (isCalled(field.member)) return { kind: 'field', field };
    if (!isCalled(field.name)) continue;
    return { kind: field.description.kind === 'reference' ? 'reference' : 'field', field };
  }
  if (plain === 'id' && !resource.identity) return { kind: 'id' };
  // What a list prints and nobody can write.
  if (plain === REASON_COLUMN || listColumns(resource).some(isCalled)) return { kind: 'ignored' };
  if (!resource.hasAttributes || !plain.startsWith(ATTRIBUTE)) return null;
  const { key, type } = parseAttributeName(name.slice(ATTRIBUTE.length));
  return isAttributeKey(key) ? { kind: 'attribute', key, type } : null;
}

function guessTarget(resource: ImportResource, name: string): ColumnTarget | null {
  const field = guessColumn(name);
  return field === undefined ? null : toTarget(resource, field);
}

/**
 * Maps the columns of a header to targets: by position from `given`, else by name, else by a usual
 * name. No field is guessed twice; null is an unknown column.
 */
export function mapColumns(
  resource: ImportResource,
  header: readonly string[],
  given: ReadonlyMap<number, ColumnTarget> = new Map(),
): (ColumnTarget | null)[] {
  const names = header.map((name) => name.trim());
  const certain = names.map((name, index) => given.get(index) ?? toTarget(resource, name));
  const taken = new Set(
    certain.flatMap((target) => (target && target.kind !== 'ignored' ? nameTarget(target) : [])),
  );
  return names.map((name, index) => {
    const known = certain[index] ?? null;
    const guess = known === null ? guessTarget(resource, name) : null;
    if (!guess || guess.kind === 'ignored' || taken.has(nameTarget(guess))) return known;
    taken.add(nameTarget(guess));
    return guess;
  });
}

/** True when at least two of the cells name columns of the resource. */
export function looksLikeHeader(resource: ImportResource, cells: readonly string[]): boolean {
  const known = cells
    .map((name) => name.trim())
    .filter((name) => name && (toTarget(resource, name) ?? guessTarget(resource, name)) !== null);
  return known.length > 1;
}

/** Spreadsheets end all rows with the same number of delimiters, needed or not. */
export function dropEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** True when a row repeats the header, as in files that were concatenated. */
export const repeatsHeader = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((name, index) => cells[index] === name);

/** Max number of lines in which a header is searched. */
export const MAX_TITLES = 10;
