import type { Device } from '@rastro/sdk/contract';
import { CliError } from '../cli-error';
import { exitCode } from '../exit-code';
import type { GroupDirectory } from './group-directory';

/** The columns there are beside `attributes.KEY`. */
export const DEVICE_COLUMNS = [
  'id',
  'name',
  'uniqueId',
  'status',
  'lastUpdate',
  'group',
  'groupId',
  'phone',
  'model',
  'contact',
  'category',
  'disabled',
  'expirationTime',
  'calendarId',
  'positionId',
] as const;

const DEFAULT_COLUMNS = ['id', 'name', 'uniqueId', 'status', 'lastUpdate', 'group'];
/** What `devices import` reads back. */
const WRITABLE_COLUMNS = [
  'name',
  'uniqueId',
  'group',
  'phone',
  'model',
  'contact',
  'category',
  'disabled',
  'expirationTime',
];

const ATTRIBUTE = 'attributes.';

/** The columns of `--columns`, or those a table or a CSV file has by itself. Throws for an unknown one. */
export function resolveColumns(
  given: string | undefined,
  format: 'table' | 'csv',
  devices: readonly Device[],
): string[] {
  if (given === undefined) {
    return format === 'table' ? DEFAULT_COLUMNS : [...WRITABLE_COLUMNS, ...listAttributes(devices)];
  }
  const columns = given.split(',').map((column) => column.trim());
  const known: readonly string[] = DEVICE_COLUMNS;
  const unknown = columns.find(
    (column) => !known.includes(column) && !(column.startsWith(ATTRIBUTE) && column !== ATTRIBUTE),
  );
  if (unknown === undefined) return columns;
  throw new CliError(`There is no column "${unknown}".`, {
    exit: exitCode.usage,
    hint: `There are: ${DEVICE_COLUMNS.join(', ')}, attributes.KEY`,
  });
}

/** The value of a column, as it is. */
export function readColumn(device: Device, column: string, groups: GroupDirectory): unknown {
  if (column === 'group') return groups.nameOf(device.groupId);
  if (column.startsWith(ATTRIBUTE)) {
    const key = column.slice(ATTRIBUTE.length);
    return Object.hasOwn(device.attributes, key) ? device.attributes[key] : null;
  }
  return Reflect.get(device, column);
}

function listAttributes(devices: readonly Device[]): string[] {
  const keys = new Set(devices.flatMap(({ attributes }) => Object.keys(attributes)));
  return [...keys].sort().map((key) => `${ATTRIBUTE}${key}`);
}
