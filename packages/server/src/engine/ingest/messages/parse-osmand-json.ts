import { KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import { keepLongDigits } from '../../../text/keep-long-digits';
import type { IngestMessage } from './ingest-message';
import { MalformedMessage } from './malformed-message';
import { readNumber, readTimestamp, refuseBadText } from './read-values';

/** `osmand.minAccuracy`: better values are not worth keeping. */
const MIN_ACCURACY_METERS = 10;

type Members = Record<string, unknown>;

const readMembers = (name: string, value: unknown): Members => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw new MalformedMessage(`${name} is not an object`);
};

const readPlace = (coords: Members, message: IngestMessage): void => {
  const read = (name: string): number => readNumber(name, coords[name]);
  message.latitude = read('latitude');
  message.longitude = read('longitude');
  message.altitudeMeters = read('altitude');
  const speed = read('speed');
  if (speed >= 0) message.speedKnots = readNumber('speed', speed * KNOTS_PER_METER_PER_SECOND);
  const heading = read('heading');
  if (heading >= 0) message.course = heading;
  const accuracy = read('accuracy');
  if (accuracy >= MIN_ACCURACY_METERS) message.accuracyMeters = accuracy;
};

const readBattery = (battery: Members, attributes: Map<string, unknown>): void => {
  const level = readNumber('battery.level', battery['level']);
  if (level >= 0) {
    attributes.set('batteryLevel', Math.trunc(readNumber('battery.level', level * 100)));
  }
  if (typeof battery['is_charging'] !== 'boolean') {
    throw new MalformedMessage('battery.is_charging is not true or false');
  }
  if (battery['is_charging']) attributes.set('charge', true);
};

const readActivity = (activity: Members, attributes: Map<string, unknown>): void => {
  if (typeof activity['type'] !== 'string') throw new MalformedMessage('activity lacks its type');
  attributes.set('activity', activity['type']);
};

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const readAttributes = (location: Members): Record<string, unknown> => {
  const attributes = new Map<string, unknown>();
  const copy = (from: string, type: string, to = from): void => {
    if (typeof location[from] === type) attributes.set(to, location[from]);
  };
  copy('event', 'string');
  copy('is_moving', 'boolean', 'motion');
  if (location['odometer'] != null) {
    attributes.set('odometer', Math.trunc(readNumber('odometer', location['odometer'])));
  }
  copy('mock', 'boolean');
  if (location['activity'] != null) {
    readActivity(readMembers('activity', location['activity']), attributes);
  }
  if (location['battery'] != null) {
    readBattery(readMembers('battery', location['battery']), attributes);
  }
  copy('alarm', 'string');
  if (location['extras'] != null) {
    for (const [name, value] of Object.entries(readMembers('extras', location['extras']))) {
      if (isScalar(value)) attributes.set(name, value);
    }
  }
  return Object.fromEntries(attributes);
};

/** Scalars as they stand there, before those of another type are left out. */
const readSaid = (location: Members): Record<string, unknown> => {
  const { extras, alarm, is_moving: motion } = location;
  const { speed, heading: course } = (location['coords'] ?? {}) as Members;
  const all = { ...(extras as Members | null | undefined), alarm, motion, speed, course };
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
  message.attributes = readAttributes(location);
  refuseBadText(message);
  return message;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedMessage('the body is not JSON');
  }
};

/**
 * The JSON form of OsmAnd (tracking-api §7.2); null when no device is named.
 * Throws `MalformedMessage` for a body that cannot be read.
 */
export const parseOsmandJson = (text: string): IngestMessage | null => {
  const body = readMembers('body', parseJson(text));
  const uniqueId = body['device_id'];
  if (typeof uniqueId !== 'string' || !uniqueId) return null;
  try {
    const message = readLocation(uniqueId, body['location']);
    const kept = keepLongDigits(text);
    const whole = kept === text ? body : readMembers('body', parseJson(kept));
    return { ...message, said: readSaid(readMembers('location', whole['location'])) };
  } catch (error) {
    if (!(error instanceof MalformedMessage)) throw error;
    throw new MalformedMessage(error.message, uniqueId);
  }
};
