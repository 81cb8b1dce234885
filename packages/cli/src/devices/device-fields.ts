import type { DeviceInput } from '@rastro/sdk/contract';

/** What a field's text means, or the sentence that says what is wrong with it. */
export type ParsedField = { value: string | number | boolean | null } | { problem: string };

/** One field of a device as people write it: in a column, and in an option of the same name. */
export interface DeviceField {
  name: Exclude<keyof DeviceInput, 'id' | 'attributes'>;
  /** As commander writes the option. */
  flags: string;
  description: string;
  /** Empty text is given only where a value may be taken away. */
  parse(text: string): ParsedField;
}

const CONTROL = /\p{Cc}/u;
const TRUE = new Set(['true', 'yes', '1', 'sim', 'sí', 'si', 'verdadeiro', 'verdadero']);
const FALSE = new Set(['false', 'no', '0', 'não', 'nao', 'falso', '']);
const DATE = /^\d{4}-\d\d-\d\d$/;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
const ROUNDED = /^\d([.,]\d+)?E\+?\d+$/i;
const HIDDEN = /^deleted-[^-]*-[^-]*$/;

const text = (limit: number) => (given: string) => {
  if (given.length > limit) return { problem: `is longer than ${limit} characters` };
  return { value: given === '' ? null : given };
};

const required = (limit: number) => (given: string) => {
  if (given === '') return { problem: 'is empty' };
  if (given.length > limit) return { problem: `is longer than ${limit} characters` };
  return { value: given };
};

function parseUniqueId(given: string): ParsedField {
  if (CONTROL.test(given)) return { problem: 'holds a line break or another control character' };
  if (ROUNDED.test(given)) {
    return {
      problem: `was rounded by a spreadsheet (${given}): make the column text there and save again`,
    };
  }
  if (HIDDEN.test(given)) return { problem: 'has the form of a deleted device (deleted-x-y)' };
  return required(128)(given);
}

function parseSwitch(given: string): ParsedField {
  const word = given.toLowerCase();
  if (TRUE.has(word)) return { value: true };
  if (FALSE.has(word)) return { value: false };
  return { problem: `is neither true nor false: "${given}"` };
}

function parseMoment(given: string): ParsedField {
  if (given === '') return { value: null };
  const isDate = DATE.test(given) || ZONED.test(given);
  const moment = new Date(given);
  // A day that no month has rolls over: 31 April would become 1 May.
  const isSameDay =
    !DATE.test(given) ||
    (isDate && moment.toString() !== 'Invalid Date' && moment.toISOString().startsWith(given));
  if (isDate && isSameDay && !Number.isNaN(moment.getTime()))
    return { value: moment.toISOString() };
  return { problem: `is no date like 2027-12-31 or 2027-12-31T18:00:00-03:00: "${given}"` };
}

function parseId(given: string): ParsedField {
  if (given === '') return { value: 0 };
  if (/^\d{1,15}$/.test(given)) return { value: Number(given) };
  return { problem: `is no id (a whole number): "${given}"` };
}

/** The fields of a device that can be written; `group` and attributes come beside them. */
export const deviceFields: readonly DeviceField[] = [
  {
    name: 'name',
    flags: '--name <text>',
    description: 'what people call it',
    parse: required(128),
  },
  {
    name: 'uniqueId',
    flags: '--unique-id <text>',
    description: 'what the tracker sends, usually its IMEI',
    parse: parseUniqueId,
  },
  { name: 'phone', flags: '--phone <text>', description: 'number of the SIM', parse: text(128) },
  { name: 'model', flags: '--model <text>', description: 'model of the tracker', parse: text(128) },
  { name: 'contact', flags: '--contact <text>', description: 'whom to call', parse: text(512) },
  {
    name: 'category',
    flags: '--category <text>',
    description: 'its icon: car, truck, bus, motorcycle, person, …',
    parse: text(128),
  },
  {
    name: 'disabled',
    flags: '--disabled <true|false>',
    description: 'whether messages are refused',
    parse: parseSwitch,
  },
  {
    name: 'expirationTime',
    flags: '--expiration-time <date>',
    description: 'messages are refused after it, 2027-12-31',
    parse: parseMoment,
  },
  {
    name: 'calendarId',
    flags: '--calendar-id <id>',
    description: 'calendar outside which fixes are dropped',
    parse: parseId,
  },
  { name: 'groupId', flags: '--group-id <id>', description: 'id of its group', parse: parseId },
];
