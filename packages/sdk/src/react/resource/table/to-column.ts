import type { Member } from '../../../contract';
import type { CellValue, TableColumn } from '../../../ui';
import type { Format } from '../../use-format';
import { sayList } from '../words/say-list';
import type { MemberWords } from '../words/use-member-words';

/** A thing of a resource, as a table of any of them knows it. */
export type TableItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** Names of things by their id, by the name of their resource. */
export type ReferenceNames = Readonly<Record<string, ReadonlyMap<number, string>>>;

/** Context for making a column of a member. */
export interface ColumnContext {
  /** In the account's language, units and zone. */
  format: Format;
  words: Pick<MemberWords, 'member' | 'choice'>;
  names: ReferenceNames;
}

/** The column that shows a member of a resource: its kind, and its values as people read them. */
export function toColumn(
  name: string,
  member: Member,
  { format, words, names }: ColumnContext,
): TableColumn<TableItem> {
  const base = {
    id: name,
    label: words.member(name),
    value: (item: TableItem) => toCell(item[name]),
  };
  switch (member.kind) {
    case 'flag':
      return { ...base, kind: 'flag' };
    case 'moment':
      return {
        ...base,
        kind: 'date',
        format: (value) => format.dateTime(value as string | number, { year: true }),
      };
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        choices: (member.choices ?? []).map((value) => ({
          value,
          label: words.choice(name, value),
        })),
      };
    case 'reference': {
      const known = names[member.refersTo ?? ''];
      return {
        ...base,
        kind: 'reference',
        // A reference to nothing is no value: it stands last, and filters call it none.
        value: (item) => (item[name] === member.fallback ? null : toCell(item[name])),
        format: (value) => known?.get(Number(value)) ?? `#${value}`,
      };
    }
    case 'id':
    case 'number':
      return { ...base, kind: 'number', ...formatNumbers(name, member, format) };
    default:
      return member.listOf
        ? {
            ...base,
            format: (value) => sayList(value, (each) => words.choice(name, each)),
          }
        : base;
  }
}

/** Numbers with a unit are exported as they are read; those without stay numbers. */
function formatNumbers(
  name: string,
  { unit, whole, kind }: Member,
  format: Format,
): Pick<TableColumn<TableItem>, 'format' | 'exported'> {
  const writers = {
    knots: format.speed,
    metres: format.distance,
    milliseconds: format.duration,
    degrees: (value: number) => `${format.number(value, 5)}°`,
    litres: (value: number) => `${format.number(value, 2)} L`,
  };
  if (unit) return { format: (value) => writers[unit](Number(value)) };
  const decimals = whole === true || kind === 'id' ? 0 : 2;
  return {
    format: (value) => (kind === 'id' ? String(value) : format.number(Number(value), decimals)),
    exported: (item) => (typeof item[name] === 'number' ? item[name] : ''),
  };
}

/** Converts a value to a sortable cell: lists are joined, everything else is written as JSON. */
function toCell(value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
