import { MAX_ALARMS, readAlarms } from '../../rules/events/alarm-events';
import type { IngestMessage } from './ingest-message';

/** Max length of a device's `uniqueId`. */
export const MAX_ID_LENGTH = 128;
const MAX_ATTRIBUTES = 250;
const MAX_NAME_LENGTH = 128;
const MAX_ALARM_LENGTH = 128;
const MAX_NETWORK_POINTS = 100;

const findAttributeProblem = (attributes: Readonly<Record<string, unknown>>): string | null => {
  const names = Object.keys(attributes);
  if (names.length > MAX_ATTRIBUTES) {
    return `${names.length} attributes; at most ${MAX_ATTRIBUTES} fit in a message`;
  }
  if (names.some((name) => name.length > MAX_NAME_LENGTH)) {
    return `the name of an attribute is longer than ${MAX_NAME_LENGTH} characters`;
  }
  const alarms = readAlarms(attributes['alarm']);
  if (alarms.length > MAX_ALARMS) {
    return `alarm names ${alarms.length} alarms; at most ${MAX_ALARMS} fit in a message`;
  }
  return alarms.some((alarm) => alarm.length > MAX_ALARM_LENGTH)
    ? `alarm names one longer than ${MAX_ALARM_LENGTH} characters`
    : null;
};

/**
 * Returns the reason why a readable message is not taken, in words that name the value, or null:
 * half a place, or more than a message may hold.
 */
export const findMessageProblem = (message: IngestMessage): string | null => {
  const { uniqueId, latitude, longitude, network, attributes = {} } = message;
  if (uniqueId.length > MAX_ID_LENGTH) return `id is longer than ${MAX_ID_LENGTH} characters`;
  if (latitude !== undefined && longitude === undefined) return 'lon is missing beside lat';
  if (longitude !== undefined && latitude === undefined) return 'lat is missing beside lon';
  for (const points of Object.values(network ?? {})) {
    if (Array.isArray(points) && points.length > MAX_NETWORK_POINTS) {
      return `more than ${MAX_NETWORK_POINTS} cells or access points`;
    }
  }
  return findAttributeProblem(attributes);
};
