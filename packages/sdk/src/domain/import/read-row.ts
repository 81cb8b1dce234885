import type { Draft } from './apply-draft';
import { listWritten } from './describe-resource';
import { nameTarget, type ColumnTarget, type UsedTarget } from './map-columns';
import { type AttributeInput, parseAttributeValue } from './parse-attribute';
import { judgeText, type JudgedText } from './judge-text';
import { parseMember } from './parse-member';
import { type CellKind, isTotalRow, readCell, type ReadCell } from './read-cell';
import { formatCell } from './format-cell';
import type { ImportField, ImportProblem, ImportResource, RowProblem, SheetRow } from './types';

/** A row of the file as a thing that somebody wants. */
export interface ImportRow extends SheetRow {
  /** Key that distinguishes it from other rows: its identifier, its id, or all its cells. */
  key: string;
  /** Its id, where things are known by nothing else. */
  id: number | null;
  draft: Draft;
  /** Reasons for rejecting the row. */
  problems: RowProblem[];
  /** Probable mistakes that are accepted. */
  warnings: RowProblem[];
}

/** The value of an attribute as it is kept, of one as people write it. */
export type ToStored = (key: string, value: unknown) => unknown;

const asWritten: ToStored = (_key, value) => value;
const toInput = (value: unknown) => ({ text: formatCell(value), value });

/** Reads a row by the meaning of its columns. An empty cell leaves the value as it is. */
export function readRow(
  resource: ImportResource,
  row: SheetRow,
  mapping: readonly ColumnTarget[],
  toStored: ToStored = asWritten,
): ImportRow {
  const { cells } = row;
  const fields: Record<string, unknown> = {};
  const references: Record<string, string> = {};
  const attributes = new Map<string, AttributeInput>();
  const problems = describeWidth(cells, mapping.length);
  const doubts: RowProblem[] = [];
  let id: number | null = null;
  mapping.forEach((target, index) => {
    if (target.kind === 'ignored') return;
    const {
      text,
      problem,
      doubt,
      isFailure,
      doubts: more,
    } = readFor(resource, target, cells[index] ?? '');
    const column = nameTarget(target);
    const refuse = (problem: ImportProblem) => problems.push({ column, ...problem });
    if (problem) refuse(problem);
    if (isFailure && isRequired(target)) refuse(toRefusal(doubt));
    else if (doubt) doubts.push({ column, ...doubt });
    doubts.push(...more.map((one) => ({ column, ...one })));
    if (text === '' || problem) return;
    if (target.kind === 'id') {
      if (/^\d{1,15}$/.test(text)) id = Number(text);
      else refuse({ code: 'NOT_AN_ID', params: { text } });
    } else if (target.kind === 'reference') {
      references[target.field.member] = text;
    } else if (target.kind === 'attribute') {
      const value = parseAttributeValue(text, target.type);
      if (value === undefined)
        refuse({ code: 'BAD_ATTRIBUTE', params: { text, type: String(target.type) } });
      else {
        const stored = toStored(target.key, value);
        attributes.set(target.key, stored === value ? { text, value } : toInput(stored));
      }
    } else {
      const { member } = target.field;
      const parsed = parseMember(target.field, text);
      if ('problem' in parsed) refuse(parsed.problem);
      else fields[member] = parsed.value;
    }
  });
  const { identity } = resource;
  const known = identity ? String(fields[identity.member] ?? '') : String(id ?? '');
  if (identity && known === '' && !problems.some(({ column }) => column === identity.name)) {
    const code = isTotalRow(cells) ? 'EMPTY_TOTAL' : 'EMPTY_MERGED';
    problems.push({ column: identity.name, code });
  }
  if (problems.length === 0 && isTotalRow(cells)) doubts.push({ code: 'TOTAL_ROW' });
  const draft: Draft = { fields, references, attributes };
  const key = identity || known !== '' ? known : JSON.stringify(cells);
  const warnings = [...doubts, ...listWarnings(resource, fields)];
  return { ...row, key, id, draft, problems, warnings };
}

/** A required cell cannot be left out. */
const toRefusal = (doubt: ImportProblem | undefined): ImportProblem =>
  doubt?.code === 'PLACEHOLDER' ? doubt : { code: 'FORMULA_FAILED' };

const isRequired = (target: UsedTarget): boolean =>
  'field' in target && target.field.description.required === true;

function kindOf({ identity }: ImportResource, field: ImportField): CellKind {
  const { kind } = field.description;
  if (kind === 'number') return 'number';
  if (kind !== 'text') return 'other';
  if (/email$/i.test(field.member)) return 'mail';
  return field === identity ? 'identifier' : 'text';
}

/** Grouped digits and fractions look alike. */
const IN_TWO = /^[-+]?\d{1,3}\.\d{3}$/;

/** The name by which the texts of a column are judged. */
const judgedAs = (target: UsedTarget): string => {
  if (target.kind === 'attribute') return target.key;
  return target.kind === 'field' ? (target.field.words.judgedAs ?? target.field.member) : '';
};

/** Reads a cell by what its column is for, and judges what it holds. */
function readFor(
  resource: ImportResource,
  target: UsedTarget,
  cell: string,
): ReadCell & Pick<JudgedText, 'doubts'> {
  const read = readKind(resource, target, cell);
  return read.problem
    ? { ...read, doubts: [] }
    : { ...read, ...judgeText(judgedAs(target), read.text) };
}

/** Reads a cell by what its column is for; a secret is taken as it stands. */
function readKind(resource: ImportResource, target: UsedTarget, cell: string): ReadCell {
  if (target.kind === 'field') {
    if (target.field.description.secret) return { text: cell };
    return readCell(cell, kindOf(resource, target.field));
  }
  if (target.kind !== 'attribute') return readCell(cell, 'other');
  const read = readCell(cell, target.type === 'number' ? 'number' : 'text');
  return target.type === null && IN_TWO.test(read.text) ? readCell(cell, 'number') : read;
}

/** A cell lost or won moves all that follow: nothing of such a row can be trusted. */
function describeWidth(cells: readonly string[], width: number): RowProblem[] {
  const extra = cells.slice(width).filter((cell) => cell !== '');
  const widths = { count: cells.length, width };
  if (extra.length > 0) {
    return [{ code: 'TOO_WIDE', params: { ...widths, text: extra.join('", "').slice(0, 80) } }];
  }
  return cells.length < width ? [{ code: 'TOO_NARROW', params: widths }] : [];
}

function listWarnings(
  resource: ImportResource,
  fields: Readonly<Record<string, unknown>>,
): RowProblem[] {
  return listWritten(resource).flatMap(({ member, words }) => {
    const warning = member in fields ? words.warn?.(fields[member]) : null;
    return warning ? [warning] : [];
  });
}
