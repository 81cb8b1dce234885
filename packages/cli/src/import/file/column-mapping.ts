import { normalizeText } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { CliMember } from '../../resources/cli-resource';
import {
  type AttributeType,
  isAttributeKey,
  parseAttributeName,
} from '../../resources/values/parse-attribute';
import { listColumns } from '../../resources/view/columns';
import { deviceFields, deviceResource } from '../device-resource';

/** The column in which an errors file says what is wrong; read back, it is passed over. */
export const REASON_COLUMN = 'import.error';

/** What a column of the file is for. */
export type ColumnTarget =
  | { kind: 'field'; field: CliMember }
  | { kind: 'group' }
  | { kind: 'attribute'; key: string; type: AttributeType | null }
  | { kind: 'ignored' };

const ATTRIBUTE = 'attributes.';
const WRITABLE = [...deviceFields.map(({ member }) => member), 'group'];
/** What a list prints and nobody can write. */
const READ_ONLY = listColumns(deviceResource).filter((column) => !WRITABLE.includes(column));

/**
 * What each column of a header is for: by `--map 'Column=field'`, else by its own name. An empty
 * field leaves a column out. Throws naming every column that is unclear.
 */
export function resolveMapping(header: readonly string[], maps: readonly string[]): ColumnTarget[] {
  const names = header.map((name) => name.trim());
  const given = readMaps(names, maps);
  const targets = names.map((name, index) => given.get(index) ?? toTarget(name));
  const unknown = names.filter((name, index) => name !== '' && targets[index] === null);
  if (unknown.length > 0) throw createUnknownError(unknown, names);
  const known = targets.map((target) => target ?? ({ kind: 'ignored' } as const));
  refuseTwice(names, known);
  if (!known.some((target) => target.kind === 'field' && target.field.member === 'uniqueId')) {
    throw usage(
      'No column holds the uniqueId, by which devices are known: what the tracker sends, usually its IMEI.',
      describeMissingId(names),
    );
  }
  return known;
}

/** The target of a field's name, null for a name that is none. */
function toTarget(name: string): ColumnTarget | null {
  const plain = name.toLowerCase();
  const field = deviceFields.find((known) => known.member.toLowerCase() === plain);
  if (field) return { kind: 'field', field };
  if (plain === 'group') return { kind: 'group' };
  if (plain === REASON_COLUMN || READ_ONLY.some((column) => column.toLowerCase() === plain)) {
    return { kind: 'ignored' };
  }
  if (!plain.startsWith(ATTRIBUTE)) return null;
  const { key, type } = parseAttributeName(name.slice(ATTRIBUTE.length));
  return isAttributeKey(key) ? { kind: 'attribute', key, type } : null;
}

function readMaps(names: string[], maps: readonly string[]): Map<number, ColumnTarget> {
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
    const target = wanted === '' ? ({ kind: 'ignored' } as const) : toTarget(wanted);
    if (target === null) {
      throw usage(
        `There is no field "${wanted}".`,
        `There are: ${WRITABLE.join(', ')}, attributes.KEY`,
      );
    }
    found.set(index, target);
  }
  return found;
}

/** Several maps in one text; a column whose own name holds a comma comes alone. */
const splitMap = (text: string, names: string[]): string[] =>
  findColumn(names, text.slice(0, Math.max(text.lastIndexOf('='), 0)).trim()) === -1
    ? text.split(',')
    : [text];

function findColumn(names: string[], name: string): number {
  const exact = names.indexOf(name);
  if (exact !== -1) return exact;
  return names.findIndex((other) => normalizeText(other) === normalizeText(name));
}

function refuseTwice(names: string[], targets: ColumnTarget[]): void {
  const seen = new Map<string, string>();
  targets.forEach((target, index) => {
    if (target.kind === 'ignored') return;
    const what =
      target.kind === 'attribute'
        ? `${ATTRIBUTE}${target.key}`
        : target.kind === 'group' || target.field.member === 'groupId'
          ? 'group'
          : target.field.member;
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

/** How a column that holds identifiers of trackers may be called. */
const IDENTIFIER = /imei|unique|ident|tracker|rastread|serial|equip|\bids?\b/;

const isIdentifier = (name: string): boolean => IDENTIFIER.test(normalizeText(name));

function describeMissingId(names: string[]): string {
  const [guess] = names.filter(isIdentifier);
  return guess === undefined
    ? "Add a column uniqueId to the file. If one holds it under another name: --map 'THAT COLUMN=uniqueId'"
    : `Say which one does: --map '${guess}=uniqueId'`;
}

/** The first field that no column has, for a column called `name`. */
function guessField(name: string, all: readonly string[]): string {
  const taken = new Set(all.map((other) => other.toLowerCase()));
  const free = WRITABLE.filter((field) => !taken.has(field.toLowerCase()));
  if (free.includes('uniqueId') && isIdentifier(name)) return 'uniqueId';
  return free.find((field) => field !== 'uniqueId') ?? 'name';
}

function createUnknownError(names: string[], all: readonly string[]): CliError {
  const [first = ''] = names;
  const list = names.map((name) => `"${name}"`).join(', ');
  return usage(
    `${names.length === 1 ? 'A column is' : 'Columns are'} no field of a device: ${list}.`,
    [
      `Keep it as an attribute:  --map '${first}=${ATTRIBUTE}${normalizeText(first).replace(/\W+/g, '')}'`,
      `or as a field:            --map '${first}=${guessField(first, all)}'   (${WRITABLE.join(', ')})`,
      `or leave it out:          --map '${first}='`,
    ].join('\n'),
  );
}

const usage = (message: string, hint: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint });
