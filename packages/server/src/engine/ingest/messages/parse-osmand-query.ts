import { parseJavaNumber } from '../../common/java-number';
import type { IngestMessage } from './ingest-message';
import type { Network } from '../../positions/position';
import { MalformedMessage } from './malformed-message';
import { readNumber, readTimestamp, refuseBadText } from './read-values';

const isTrue = (text: string): boolean => text.toLowerCase() === 'true';

/** Parts of a list; those at its end that are empty are none. */
const readParts = (text: string): string[] => text.replace(/,+$/, '').split(',');

/** A tower of which a part is missing is left out: it tells no place, and the fix may be good. */
const readCell = (text: string): Record<string, unknown>[] => {
  const parts = readParts(text);
  if (parts.length < 4) return [];
  const [mcc, mnc, lac, cellId, signal] = parts.map((part) => readNumber('cell', part));
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
  const [address = '', signal] = readParts(text);
  if (signal === undefined) return [];
  const signalStrength = -Math.abs(readNumber('wifi', signal));
  return [{ macAddress: address.replaceAll('-', ':'), signalStrength }];
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
  ['speed', (message, text) => void (message.speedKnots = readNumber('speed', text))],
  ['bearing', (message, text) => void (message.course = readNumber('bearing', text))],
  ['heading', (message, text) => void (message.course = readNumber('heading', text))],
  ['altitude', (message, text) => void (message.altitudeMeters = readNumber('altitude', text))],
  ['accuracy', (message, text) => void (message.accuracyMeters = readNumber('accuracy', text))],
  ['hdop', (_, text, attributes) => void attributes.set('hdop', readNumber('hdop', text))],
  ['batt', (_, text, attributes) => void attributes.set('batteryLevel', readNumber('batt', text))],
  ['charge', (_, text, attributes) => void attributes.set('charge', isTrue(text))],
  [
    'driverUniqueId',
    (_, text, attributes) => void (text && attributes.set('driverUniqueId', text)),
  ],
]);

/** Read as yes or no, in fewer words than people have for it. */
const YES_OR_NO = new Set(['valid', 'charge']);

/** Not attributes: who sends, what is read as a whole, and a push token that is nobody's to see. */
const SKIPPED = new Set(['id', 'deviceid', 'cell', 'wifi', 'notificationToken']);

/**
 * The query form of OsmAnd (tracking-api §7.1); null when no device is named.
 * Throws `MalformedMessage` for a value that cannot be read.
 */
export const parseOsmandQuery = (fields: URLSearchParams): IngestMessage | null => {
  const uniqueId = fields.get('id') ?? fields.get('deviceid');
  if (!uniqueId) return null;
  try {
    const message: IngestMessage = { uniqueId };
    const attributes = new Map<string, unknown>();
    const said = new Map<string, string>();
    for (const [name, text] of fields) {
      refuseBadText(name);
      refuseBadText(text);
      const set = SETTERS.get(name);
      if (name && text && !SKIPPED.has(name) && (!set || YES_OR_NO.has(name))) said.set(name, text);
      if (set) set(message, text, attributes);
      else if (name && text && !SKIPPED.has(name)) attributes.set(name, readAttribute(text));
    }
    message.network = readNetwork(fields);
    message.attributes = Object.fromEntries(attributes);
    message.said = Object.fromEntries(said);
    return message;
  } catch (error) {
    if (!(error instanceof MalformedMessage)) throw error;
    throw new MalformedMessage(error.message, uniqueId);
  }
};
