import { type CellKind, isTotalRow, readCell, type ReadCell } from '@rastro/sdk/domain';
import type { CsvRow } from '../../csv/read-csv';
import { type CliMember, type CliResource, listWritten } from '../../resources/cli-resource';
import type { Draft } from '../../resources/draft/apply-draft';
import { type AttributeInput, parseAttributeValue } from '../../resources/values/parse-attribute';
import { parseMember } from '../../resources/values/parse-member';
import type { ColumnTarget } from './column-mapping';

/** A row of the file as a thing that somebody wants. */
export interface EntityRow extends CsvRow {
  /** What tells it from other rows: its identifier, its id, or all its cells. */
  key: string;
  /** Its id, where things are known by nothing else. */
  id: number | null;
  draft: Draft;
  /** Why the row cannot be taken. */
  problems: string[];
  /** What is probably wrong and taken all the same. */
  warnings: string[];
}

/** Reads a row by the meaning of its columns. An empty cell leaves the value as it is. */
export function readEntityRow(
  resource: CliResource,
  row: CsvRow,
  mapping: readonly ColumnTarget[],
): EntityRow {
  const { cells } = row;
  const fields: Record<string, unknown> = {};
  const references: Record<string, string> = {};
  const attributes = new Map<string, AttributeInput>();
  const problems = describeWidth(cells, mapping.length);
  const doubts: string[] = [];
  let id: number | null = null;
  mapping.forEach((target, index) => {
    if (target.kind === 'ignored') return;
    const { text, problem, doubt, isFailure } = readFor(resource, target, cells[index] ?? '');
    const column = nameOf(target);
    if (problem) problems.push(`${column} ${problem}`);
    if (isFailure && isRequired(target)) problems.push(`${column} holds a formula that failed`);
    else if (doubt) doubts.push(`${column} ${doubt}`);
    if (text === '' || problem) return;
    if (target.kind === 'id') {
      if (/^\d{1,15}$/.test(text)) id = Number(text);
      else problems.push(`id is no whole number: "${text}"`);
    } else if (target.kind === 'reference') {
      references[target.field.member] = text;
    } else if (target.kind === 'attribute') {
      const value = parseAttributeValue(text, target.type);
      if (value === undefined)
        problems.push(`attributes.${target.key} is no ${target.type}: "${text}"`);
      else attributes.set(target.key, { text, value });
    } else {
      const { member, name } = target.field;
      const parsed = parseMember(target.field, text);
      if ('problem' in parsed) problems.push(`${name} ${parsed.problem}`);
      else fields[member] = parsed.value;
    }
  });
  const { identity } = resource;
  const known = identity ? String(fields[identity.member] ?? '') : String(id ?? '');
  if (identity && known === '' && !problems.some((one) => one.startsWith(identity.name))) {
    const why = isTotalRow(cells)
      ? ': the row looks like one of totals, leave it out'
      : ' (of merged cells only the first holds the value)';
    problems.push(`${identity.name} is empty${why}`);
  }
  const draft: Draft = { fields, references, attributes };
  const key = identity || known !== '' ? known : JSON.stringify(cells);
  const warnings = [...doubts, ...listWarnings(resource, fields)];
  return { ...row, key, id, draft, problems, warnings };
}

type UsedTarget = Exclude<ColumnTarget, { kind: 'ignored' }>;

const nameOf = (target: UsedTarget): string => {
  if (target.kind === 'id') return 'id';
  return target.kind === 'attribute' ? `attributes.${target.key}` : target.field.name;
};

const isRequired = (target: UsedTarget): boolean =>
  'field' in target && target.field.description.required === true;

function kindOf({ identity }: CliResource, field: CliMember): CellKind {
  const { kind } = field.description;
  if (kind === 'number') return 'number';
  if (kind !== 'text') return 'other';
  if (/email$/i.test(field.member)) return 'mail';
  return field === identity ? 'identifier' : 'text';
}

/** Grouped digits and fractions look alike. */
const IN_TWO = /^[-+]?\d{1,3}\.\d{3}$/;

/** Reads a cell by what its column is for; a secret is taken as it stands. */
function readFor(resource: CliResource, target: UsedTarget, cell: string): ReadCell {
  if (target.kind === 'field') {
    if (target.field.description.secret) return { text: cell };
    return readCell(cell, kindOf(resource, target.field));
  }
  if (target.kind !== 'attribute') return readCell(cell, 'other');
  const read = readCell(cell, target.type === 'number' ? 'number' : 'text');
  return target.type === null && IN_TWO.test(read.text) ? readCell(cell, 'number') : read;
}

/** A cell lost or won moves all that follow: nothing of such a row can be trusted. */
function describeWidth(cells: readonly string[], width: number): string[] {
  const extra = cells.slice(width).filter((cell) => cell !== '');
  const widths = `the row has ${cells.length} cells, the header ${width}`;
  if (extra.length > 0) return [`${widths}, too many are "${extra.join('", "').slice(0, 80)}"`];
  return cells.length < width ? [widths] : [];
}

function listWarnings(resource: CliResource, fields: Readonly<Record<string, unknown>>): string[] {
  return listWritten(resource).flatMap(({ member, words }) => {
    const warning = member in fields ? words.warn?.(fields[member]) : null;
    return warning ? [warning] : [];
  });
}
