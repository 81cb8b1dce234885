import { KNOTS_PER_METER_PER_SECOND, UNKNOWN_VALUES } from '@rastro/sdk/domain';
import { hasBadText } from '../../common/has-bad-text';
import { keepLongDigits } from '../../../text/keep-long-digits';
import type { IngestMessage } from './ingest-message';
import { MalformedMessage } from './malformed-message';
import { readNumber, readOptionalNumber, readTimestamp, refuseBadText } from './read-values';

/** `osmand.minAccuracy`: better values are not worth keeping. */
const MIN_ACCURACY_METERS = 10;

type Members = Record<string, unknown>;

const readMembers = (name: string, value: unknown): Members => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw new MalformedMessage(`${name} is not an object`);
};

/** Members of what a fix can do without; none where it is no object. */
const readOptional = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

const readPlace = (coords: Members, message: IngestMessage): void => {
  message.latitude = readNumber('latitude', coords['latitude']);
  message.longitude = readNumber('longitude', coords['longitude']);
  const read = (name: string): number | undefined => readOptionalNumber(coords[name]);
  const altitude = read('altitude');
  if (altitude !== undefined) message.altitudeMeters = altitude;
  const knots = readOptionalNumber((read('speed') ?? Number.NaN) * KNOTS_PER_METER_PER_SECOND);
  if (knots !== undefined && knots >= 0) message.speedKnots = knots;
  const heading = read('heading');
  if (heading !== undefined && heading >= 0) message.course = heading;
  const accuracy = read('accuracy') ?? 0;
  if (accuracy >= MIN_ACCURACY_METERS) message.accuracyMeters = accuracy;
  const unknown = [
    ...(knots === undefined ? ['speed'] : []),
    ...(heading === undefined ? ['course'] : []),
  ];
  if (unknown.length > 0) message.attributes = { [UNKNOWN_VALUES]: unknown.join(',') };
};

const readBattery = (battery: Members, attributes: Map<string, unknown>): void => {
  const percent = readOptionalNumber((readOptionalNumber(battery['level']) ?? -1) * 100);
  if (percent !== undefined && percent >= 0) attributes.set('batteryLevel', Math.trunc(percent));
  if (battery['is_charging'] === true) attributes.set('charge', true);
};

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && !hasBadText(value);

const readAttributes = (location: Members): Record<string, unknown> => {
  const attributes = new Map<string, unknown>();
  const copy = (from: string, type: string, to = from): void => {
    const value = location[from];
    if (typeof value === type && !hasBadText(value)) attributes.set(to, value);
  };
  copy('event', 'string');
  copy('is_moving', 'boolean', 'motion');
  const odometer = readOptionalNumber(location['odometer']);
  if (odometer !== undefined) attributes.set('odometer', Math.trunc(odometer));
  copy('mock', 'boolean');
  const { type: activity } = readOptional(location['activity']);
  if (typeof activity === 'string' && !hasBadText(activity)) attributes.set('activity', activity);
  readBattery(readOptional(location['battery']), attributes);
  copy('alarm', 'string');
  for (const [name, value] of Object.entries(readOptional(location['extras']))) {
    if (isScalar(value) && !hasBadText(name)) attributes.set(name, value);
  }
  return Object.fromEntries(attributes);
};

/** Scalars as they stand there, before those of another type are left out. */
const readSaid = (location: Members): Record<string, unknown> => {
  const { alarm, is_moving: motion } = location;
  const { speed, heading: course } = readOptional(location['coords']);
  const all = { ...readOptional(location['extras']), alarm, motion, speed, course };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isScalar(value)));
};

const readLocation = (uniqueId: string, value: unknown): IngestMessage => {
  const location = readMembers('location', value);
  const message: IngestMessage = { uniqueId };
  if (typeof location['timestamp'] !== 'string') {
    throw new MalformedMessage('location.timestamp is missing');
  }
  message.timestampMs = readTimestamp(location['timestamp']);
  if (location['coords'] != null) readPlace(readMembers('coords', location['coords']), message);
  message.attributes = { ...readAttributes(location), ...message.attributes };
  return message;
};

/** Texts, also one without an end, and numbers that JSON has no word for. */
const TEXT_OR_NO_NUMBER = /"(?:[^"\\]|\\.?)*(?:"|$)|-?\b(?:NaN|Infinity)\b/g;
const NO_NUMBER = /NaN|Infinity/;

const withoutNoNumbers = (text: string): string =>
  NO_NUMBER.test(text)
    ? text.replace(TEXT_OR_NO_NUMBER, (found) => (found.startsWith('"') ? found : 'null'))
    : text;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedMessage('the body is not JSON');
  }
};

/**
 * The JSON form of OsmAnd (tracking-api §7.2); null when no device is named. Throws `MalformedMessage`
 * where who, when or where cannot be read; any other such value is left out.
 */
export const parseOsmandJson = (sent: string): IngestMessage | null => {
  const text = withoutNoNumbers(sent);
  const body = readMembers('body', parseJson(text));
  const uniqueId = body['device_id'];
  if (typeof uniqueId !== 'string' || !uniqueId) return null;
  try {
    refuseBadText(uniqueId);
    const message = readLocation(uniqueId, body['location']);
    const kept = keepLongDigits(text);
    const whole = kept === text ? body : readMembers('body', parseJson(kept));
    return { ...message, said: readSaid(readMembers('location', whole['location'])) };
  } catch (error) {
    if (!(error instanceof MalformedMessage)) throw error;
    throw new MalformedMessage(error.message, uniqueId);
  }
};
