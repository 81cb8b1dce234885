import { DAY_MS, haversineMeters, MOTION_THRESHOLD_KNOTS, type Place } from '@rastro/sdk/domain';
import type { DeviceEntity } from '../../entities/device-entity';
import { applyComputed } from '../../rules/book/computed-attribute';
import { readNumber } from '../../rules/book/read-number';
import type { RuleBook } from '../../rules/book/rule-book';
import type { IngestMessage } from '../messages/ingest-message';
import type { Position, PositionDraft } from '../../positions/position';

/** `filter.future`: a fix further ahead is dropped (tracking-api §6.6). */
const MAX_AHEAD_MS = DAY_MS;
/** The fix time of a device that never told a place: the start of GPS time. */
const NO_FIX_MS = Date.UTC(1980, 0, 6);

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

/** What a message is read against. */
export interface MessageSurroundings {
  device: DeviceEntity;
  rules: RuleBook;
  /** The newest fix so far. */
  last: Position | null;
  nowMs: number;
}

/** A fix as it is told; a message without a place repeats the last one. Written in one go: it is made for every message. */
const draftPosition = (
  message: IngestMessage,
  { device, last, nowMs }: MessageSurroundings,
): PositionDraft => {
  const isPlaced = message.latitude !== undefined && message.longitude !== undefined;
  const deviceTimeMs = message.timestampMs ?? nowMs;
  const place: Partial<Position> = isPlaced ? message : (last ?? {});
  return {
    id: 0,
    deviceId: device.id,
    protocol: message.protocol ?? 'osmand',
    serverTimeMs: nowMs,
    deviceTimeMs,
    fixTimeMs: isPlaced ? deviceTimeMs : (last?.fixTimeMs ?? NO_FIX_MS),
    valid: place.valid ?? true,
    latitude: place.latitude ?? 0,
    longitude: place.longitude ?? 0,
    altitudeMeters: place.altitudeMeters ?? 0,
    speedKnots: place.speedKnots ?? 0,
    course: place.course ?? 0,
    address: null,
    accuracyMeters: place.accuracyMeters ?? 0,
    network: message.network ?? null,
    geofenceIds: null,
    attributes: { ...message.attributes },
  };
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const computeDistance = (sent: unknown, fix: Place, last: Position | null): number => {
  if (typeof sent === 'number') return sent;
  // From a place that was never told there is no way to measure.
  if (!last || last.fixTimeMs === NO_FIX_MS) return 0;
  return haversineMeters(last, fix);
};

const addDistance = (
  draft: PositionDraft,
  last: Position | null,
  totalMeters: number | undefined,
): void => {
  const { attributes } = draft;
  const distance = computeDistance(attributes['distance'], draft, last);
  const before =
    totalMeters === undefined
      ? numberOf(last?.attributes['totalDistance'])
      : totalMeters - distance;
  attributes['distance'] = distance;
  // A tracker may claim a way that no number holds.
  attributes['totalDistance'] = Number.isFinite(before + distance) ? before + distance : before;
};

const addGeofences = (draft: PositionDraft, device: DeviceEntity, rules: RuleBook): void => {
  const ids = rules
    .geofencesOf(device)
    .filter((geofence) => geofence.contains(draft, draft.altitudeMeters))
    .map(({ id }) => id);
  if (ids.length > 0) draft.geofenceIds = ids;
};

const addMotion = (
  { attributes, speedKnots }: PositionDraft,
  device: DeviceEntity,
  rules: RuleBook,
): void => {
  if (attributes['motion'] !== undefined) return;
  const threshold = readNumber(rules.setting(device, 'event.motion.speedThreshold'));
  attributes['motion'] = speedKnots > (threshold ?? MOTION_THRESHOLD_KNOTS);
};

/**
 * `hours` counts the time between two fixes with ignition, from the newest to one that comes late
 * backwards; left out while there was none.
 */
const addHours = ({ attributes, deviceTimeMs }: PositionDraft, last: Position | null): void => {
  if (typeof attributes['hours'] === 'number') return;
  const isRunning = attributes['ignition'] === true && last?.attributes['ignition'] === true;
  const elapsedMs = isRunning ? deviceTimeMs - last.deviceTimeMs : 0;
  const hours = Math.trunc(numberOf(last?.attributes['hours'])) + elapsedMs;
  if (hours !== 0) attributes['hours'] = hours;
};

/** Outside the calendar of its device a fix is not kept. */
const isWanted = ({ fixTimeMs }: Position, { device, rules, nowMs }: MessageSurroundings) => {
  if (fixTimeMs > nowMs + MAX_AHEAD_MS) return false;
  const calendarId = Number(device['calendarId'] ?? 0);
  return calendarId === 0 || rules.isActive(calendarId, fixTimeMs);
};

/**
 * A message becomes a fix, in the order of tracking-api §6.6: early computed attributes, the way
 * since the last fix, filters, fences, motion, late computed attributes, engine hours. Null when
 * it is not kept: more than a day ahead, or outside the device's calendar.
 */
export const toPosition = (
  message: IngestMessage,
  surroundings: MessageSurroundings,
): PositionDraft | null => {
  const { device, rules, last } = surroundings;
  const draft = draftPosition(message, surroundings);
  const computed = rules.attributesOf(device);
  applyComputed(draft, computed, 'early');
  addDistance(draft, last, message.totalDistanceMeters);
  if (!isWanted(draft, surroundings)) return null;
  addGeofences(draft, device, rules);
  addMotion(draft, device, rules);
  applyComputed(draft, computed, 'late');
  addHours(draft, last);
  return draft;
};
