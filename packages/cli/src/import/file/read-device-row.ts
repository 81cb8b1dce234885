import type { CsvRow } from '../../csv/read-csv';
import type { Draft } from '../../resources/draft/apply-draft';
import { type AttributeInput, parseAttributeValue } from '../../resources/values/parse-attribute';
import { parseMember } from '../../resources/values/parse-member';
import { deviceFields } from '../device-resource';
import type { ColumnTarget } from './column-mapping';

/** A row of the file as a device that somebody wants. */
export interface DeviceRow extends CsvRow {
  uniqueId: string;
  draft: Draft;
  /** Why the row cannot be taken. */
  problems: string[];
  /** What is probably wrong and taken all the same. */
  warnings: string[];
}

/** Reads a row by the meaning of its columns. An empty cell leaves the device's value as it is. */
export function readDeviceRow(row: CsvRow, mapping: readonly ColumnTarget[]): DeviceRow {
  const { cells } = row;
  const fields: Record<string, unknown> = {};
  const attributes = new Map<string, AttributeInput>();
  const problems = describeWidth(cells, mapping.length);
  let group: string | undefined;
  mapping.forEach((target, index) => {
    const text = cells[index] ?? '';
    if (target.kind === 'ignored' || text === '') return;
    if (target.kind === 'group') {
      group = text;
    } else if (target.kind === 'attribute') {
      const value = parseAttributeValue(text, target.type);
      if (value === undefined)
        problems.push(`attributes.${target.key} is no ${target.type}: "${text}"`);
      else attributes.set(target.key, { text, value });
    } else {
      const { member } = target.field;
      const parsed = parseMember(target.field, text);
      if ('problem' in parsed) problems.push(`${member} ${parsed.problem}`);
      else fields[member] = parsed.value;
    }
  });
  const uniqueId = String(fields['uniqueId'] ?? '');
  if (uniqueId === '' && !problems.some((problem) => problem.startsWith('uniqueId'))) {
    problems.push('uniqueId is empty');
  }
  const references: Draft['references'] = group === undefined ? {} : { groupId: group };
  const draft: Draft = { fields, references, attributes };
  return { ...row, uniqueId, draft, problems, warnings: listWarnings(fields) };
}

/** A cell lost or won moves all that follow: nothing of such a row can be trusted. */
function describeWidth(cells: readonly string[], width: number): string[] {
  const extra = cells.slice(width).filter((cell) => cell !== '');
  const widths = `the row has ${cells.length} cells, the header ${width}`;
  if (extra.length > 0) return [`${widths}, too many are "${extra.join('", "').slice(0, 80)}"`];
  return cells.length < width ? [widths] : [];
}

function listWarnings(fields: Readonly<Record<string, unknown>>): string[] {
  return deviceFields.flatMap(({ member, words }) => {
    const warning = member in fields ? words.warn?.(fields[member]) : null;
    return warning ? [warning] : [];
  });
}
