import { UNKNOWN_VALUES } from '@rastro/sdk/domain';
import { hasBadText } from '../../common/has-bad-text';
import { parseJavaNumber } from '../../common/java-number';
import type { IngestMessage } from './ingest-message';
import type { Network } from '../../positions/position';
import { MalformedMessage } from './malformed-message';
import { readNumber, readOptionalNumber, readTimestamp, refuseBadText } from './read-values';

const isTrue = (text: string): boolean => text.toLowerCase() === 'true';

/** Parts of a list; those at its end that are empty are none. */
const readParts = (text: string): string[] => text.replace(/,+$/, '').split(',');

/** A tower of which a part is missing or no number is left out: it tells no place, and the fix may be good. */
const readCell = (text: string): Record<string, unknown>[] => {
  const parts = readParts(text);
  const numbers = parts.map(readOptionalNumber);
  if (parts.length < 4 || numbers.includes(undefined)) return [];
  const [mcc, mnc, lac, cellId, signal] = numbers;
  const tower = {
    cellId,
    locationAreaCode: lac,
    mobileCountryCode: mcc,
    mobileNetworkCode: mnc,
    ...(signal === undefined ? {} : { signalStrength: -Math.abs(signal) }),
  };
  return [tower];
};

const readWifi = (text: string): Record<string, unknown>[] => {
  const [address = '', said] = readParts(text);
  const signal = readOptionalNumber(said);
  if (signal === undefined) return [];
  return [{ macAddress: address.replaceAll('-', ':'), signalStrength: -Math.abs(signal) }];
};

const readNetwork = (fields: URLSearchParams): Network | null => {
  const cellTowers = fields.getAll('cell').flatMap(readCell);
  const wifiAccessPoints = fields.getAll('wifi').flatMap(readWifi);
  if (cellTowers.length + wifiAccessPoints.length === 0) return null;
  return {
    radioType: 'gsm',
    considerIp: false,
    ...(cellTowers.length ? { cellTowers } : {}),
    ...(wifiAccessPoints.length ? { wifiAccessPoints } : {}),
  };
};

/** An attribute as the tracker meant it: number, boolean or text. */
const readAttribute = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = parseJavaNumber(text) ?? text;
  // No JSON holds a number without end: it is told in words.
  return typeof number === 'number' && !Number.isFinite(number) ? String(number) : number;
};

type Setter = (message: IngestMessage, text: string, attributes: Map<string, unknown>) => void;

const SETTERS = new Map<string, Setter>([
  ['timestamp', (message, text) => void (message.timestampMs = readTimestamp(text))],
  ['lat', (message, text) => void (message.latitude = readNumber('latitude', text))],
  ['lon', (message, text) => void (message.longitude = readNumber('longitude', text))],
  [
    'location',
    (message, text) => {
      const [latitude, longitude] = text.split(',');
      message.latitude = readNumber('latitude', latitude);
      message.longitude = readNumber('longitude', longitude);
    },
  ],
  ['valid', (message, text) => void (message.valid = isTrue(text) || text === '1')],
  ['charge', (_, text, attributes) => void attributes.set('charge', isTrue(text))],
  [
    'driverUniqueId',
    (_, text, attributes) => void (text && attributes.set('driverUniqueId', text)),
  ],
]);

type NumberSetter = (
  message: IngestMessage,
  value: number,
  attributes: Map<string, unknown>,
) => void;

/** Numbers that a fix can do without. */
const NUMBERS = new Map<string, NumberSetter>([
  ['speed', (message, value) => void (message.speedKnots = value)],
  ['bearing', (message, value) => void (message.course = value)],
  ['heading', (message, value) => void (message.course = value)],
  ['altitude', (message, value) => void (message.altitudeMeters = value)],
  ['accuracy', (message, value) => void (message.accuracyMeters = value)],
  ['hdop', (_, value, attributes) => void attributes.set('hdop', value)],
  ['batt', (_, value, attributes) => void attributes.set('batteryLevel', value)],
]);

/** Names in `unknownValues` for numbers that cannot be read: 0 would be another speed. */
const UNKNOWN_WITHOUT: ReadonlyMap<string, string> = new Map([
  ['speed', 'speed'],
  ['bearing', 'course'],
  ['heading', 'course'],
]);

/** Read as yes or no, in fewer words than people have for it. */
const YES_OR_NO = new Set(['valid', 'charge']);

/** Not attributes: who sends, what is read as a whole, and a push token that is nobody's to see. */
const SKIPPED = new Set(['id', 'deviceid', 'cell', 'wifi', 'notificationToken']);

/**
 * The query form of OsmAnd (tracking-api §7.1); null when no device is named.
 * Throws `MalformedMessage` where who, when or where cannot be read; any other such value is left out.
 */
export const parseOsmandQuery = (fields: URLSearchParams): IngestMessage | null => {
  const uniqueId = fields.get('id') ?? fields.get('deviceid');
  if (!uniqueId) return null;
  try {
    const message: IngestMessage = { uniqueId };
    const attributes = new Map<string, unknown>();
    const said = new Map<string, string>();
    const unknown = new Set<string>();
    refuseBadText(uniqueId);
    for (const [name, text] of fields) {
      if (hasBadText(name) || hasBadText(text)) continue;
      const set = SETTERS.get(name);
      const setNumber = NUMBERS.get(name);
      const isFree = name && text && !SKIPPED.has(name) && !setNumber;
      if (isFree && (!set || YES_OR_NO.has(name))) said.set(name, text);
      if (set) set(message, text, attributes);
      else if (setNumber) {
        const value = readOptionalNumber(text);
        if (value !== undefined) setNumber(message, value, attributes);
        else if (UNKNOWN_WITHOUT.has(name)) unknown.add(UNKNOWN_WITHOUT.get(name)!);
      } else if (isFree) attributes.set(name, readAttribute(text));
    }
    if (unknown.size > 0) attributes.set(UNKNOWN_VALUES, [...unknown].join(','));
    message.network = readNetwork(fields);
    message.attributes = Object.fromEntries(attributes);
    message.said = Object.fromEntries(said);
    return message;
  } catch (error) {
    if (!(error instanceof MalformedMessage)) throw error;
    throw new MalformedMessage(error.message, uniqueId);
  }
};
