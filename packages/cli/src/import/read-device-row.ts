import type { CsvRow } from '../csv/read-csv';
import type { DeviceDraft } from '../devices/device-draft';
import { isValidImei } from '../devices/is-valid-imei';
import { type AttributeInput, parseAttributeValue } from '../devices/parse-attribute';
import { resolveVehicleIcon } from '@rastro/sdk/domain';
import type { ColumnTarget } from './column-mapping';

/** A row of the file as a device that somebody wants. */
export interface DeviceRow extends CsvRow {
  uniqueId: string;
  draft: DeviceDraft;
  /** Why the row cannot be taken. */
  problems: string[];
  /** What is probably wrong and taken all the same. */
  warnings: string[];
}

const SINGLE_LINE = ['name', 'phone', 'model', 'category'];

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
      const { name, parse } = target.field;
      const parsed = parse(text);
      if ('problem' in parsed) problems.push(`${name} ${parsed.problem}`);
      else if (SINGLE_LINE.includes(name) && /\p{Cc}/u.test(text)) {
        problems.push(`${name} holds a line break or another control character`);
      } else fields[name] = parsed.value;
    }
  });
  const uniqueId = String(fields['uniqueId'] ?? '');
  if (uniqueId === '' && !problems.some((problem) => problem.startsWith('uniqueId'))) {
    problems.push('uniqueId is empty');
  }
  const draft: DeviceDraft = { fields, attributes, ...(group === undefined ? {} : { group }) };
  return { ...row, uniqueId, draft, problems, warnings: listWarnings(uniqueId, fields) };
}

/** A cell lost or won moves all that follow: nothing of such a row can be trusted. */
function describeWidth(cells: readonly string[], width: number): string[] {
  const extra = cells.slice(width).filter((cell) => cell !== '');
  const widths = `the row has ${cells.length} cells, the header ${width}`;
  if (extra.length > 0) return [`${widths}, too many are "${extra.join('", "').slice(0, 80)}"`];
  return cells.length < width ? [widths] : [];
}

function listWarnings(uniqueId: string, fields: Record<string, unknown>): string[] {
  const warnings: string[] = [];
  if (!isValidImei(uniqueId)) warnings.push(`${uniqueId} is no IMEI: its check digit is wrong`);
  const { category } = fields;
  if (typeof category === 'string' && resolveVehicleIcon(category) === 'default') {
    if (category !== 'default') warnings.push(`the category "${category}" has no icon of its own`);
  }
  return warnings;
}
