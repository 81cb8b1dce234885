import { haversineMeters, MOTION_THRESHOLD_KNOTS, type Place } from '@rastro/sdk/domain';
import type { IngestMessage } from './ingest-message';
import type { Position } from './position';

/** `filter.future`: a fix further ahead is dropped (tracking-api §6.6). */
const MAX_AHEAD_MS = 86_400_000;
/** The fix time of a device that never told a place: the start of GPS time. */
const NO_FIX_MS = Date.UTC(1980, 0, 6);

/** A fix not yet stored: it has no id. */
export type NewPosition = Omit<Position, 'id'>;

/** What is wrong with a place, in words that name the value, or null. */
export const findPlaceProblem = ({ latitude, longitude }: Partial<Place>): string | null => {
  if (latitude !== undefined && !(Math.abs(latitude) <= 90)) {
    return `latitude ${latitude} is not between -90 and 90`;
  }
  if (longitude !== undefined && !(Math.abs(longitude) <= 180)) {
    return `longitude ${longitude} is not between -180 and 180`;
  }
  return null;
};

type Fix = Pick<
  Position,
  | 'fixTimeMs'
  | 'valid'
  | 'latitude'
  | 'longitude'
  | 'altitudeMeters'
  | 'speedKnots'
  | 'course'
  | 'accuracyMeters'
>;

const readFix = (message: IngestMessage, timeMs: number, last: NewPosition | null): Fix => {
  if (message.latitude === undefined || message.longitude === undefined) {
    return {
      fixTimeMs: last?.fixTimeMs ?? NO_FIX_MS,
      valid: last?.valid ?? true,
      latitude: last?.latitude ?? 0,
      longitude: last?.longitude ?? 0,
      altitudeMeters: last?.altitudeMeters ?? 0,
      speedKnots: last?.speedKnots ?? 0,
      course: last?.course ?? 0,
      accuracyMeters: last?.accuracyMeters ?? 0,
    };
  }
  return {
    fixTimeMs: timeMs,
    valid: message.valid ?? true,
    latitude: message.latitude,
    longitude: message.longitude,
    altitudeMeters: message.altitudeMeters ?? 0,
    speedKnots: message.speedKnots ?? 0,
    course: message.course ?? 0,
    accuracyMeters: message.accuracyMeters ?? 0,
  };
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const computeDistance = (sent: unknown, fix: Fix, last: NewPosition | null): number => {
  if (typeof sent === 'number') return sent;
  // From a place that was never told there is no way to measure.
  if (!last || last.fixTimeMs === NO_FIX_MS) return 0;
  return haversineMeters(last, fix);
};

const computeHours = (
  attributes: Record<string, unknown>,
  deviceTimeMs: number,
  last: NewPosition | null,
): number => {
  if (typeof attributes['hours'] === 'number') return attributes['hours'];
  const running = attributes['ignition'] === true && last?.attributes['ignition'] === true;
  const elapsedMs = running ? Math.max(0, deviceTimeMs - last.deviceTimeMs) : 0;
  return numberOf(last?.attributes['hours']) + elapsedMs;
};

/**
 * A message becomes a fix (tracking-api §6.6): place copied from the last fix when none was told,
 * `distance`, `totalDistance`, `motion` and `hours` added. Null when it lies more than a day ahead.
 */
export const toPosition = (
  message: IngestMessage,
  deviceId: number,
  last: NewPosition | null,
  nowMs: number,
): NewPosition | null => {
  const deviceTimeMs = message.timestampMs ?? nowMs;
  const fix = readFix(message, deviceTimeMs, last);
  if (fix.fixTimeMs > nowMs + MAX_AHEAD_MS) return null;
  const attributes: Record<string, unknown> = { ...message.attributes };
  const distance = computeDistance(attributes['distance'], fix, last);
  attributes['distance'] = distance;
  attributes['totalDistance'] = numberOf(last?.attributes['totalDistance']) + distance;
  attributes['motion'] ??= fix.speedKnots > MOTION_THRESHOLD_KNOTS;
  const hours = computeHours(attributes, deviceTimeMs, last);
  if (hours > 0) attributes['hours'] = hours;
  return {
    ...fix,
    deviceId,
    protocol: message.protocol ?? 'osmand',
    serverTimeMs: nowMs,
    deviceTimeMs,
    network: message.network ?? null,
    attributes,
  };
};
