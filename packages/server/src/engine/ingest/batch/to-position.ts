import type { DeviceEntity } from '../../entities/device-entity';
import type { Position, PositionDraft } from '../../positions/position';
import { applyComputed } from '../../rules/book/computed-attribute';
import { isOn } from '../../rules/book/is-on';
import type { RuleBook } from '../../rules/book/rule-book';
import { addDistance } from '../../rules/position/distance';
import { addDriverBefore } from '../../rules/position/driver';
import { addEngineHours } from '../../rules/position/engine-hours';
import { doubtsPlace, findFilter } from '../../rules/position/find-filter';
import { NO_FIX_MS } from '../../rules/position/fix-draft';
import { addFuelDoubt } from '../../rules/position/fuel-doubt';
import { addGeofences } from '../../rules/position/geofences';
import { addMotion } from '../../rules/position/motion';
import type { FindAddressNow } from '../../../mail/mail-settings';
import { asMeant } from '../meaning/as-meant';
import type { IngestMessage } from '../messages/ingest-message';

/** Context in which a message is read. */
export interface MessageSurroundings {
  device: DeviceEntity;
  rules: RuleBook;
  /** The newest fix so far. */
  last: Position | null;
  nowMs: number;
  /** Fixes of the device that were stored since midnight (UTC). Default: none. */
  storedToday?: number;
  /** Names where a fix is; default nobody. */
  findAddressNow?: FindAddressNow | undefined;
}

/** `time.override`: the server's time for both, or the device's for the fix as well; as they are where nothing is set. */
const overrideTimes = (
  draft: PositionDraft,
  { device, rules, nowMs }: MessageSurroundings,
): void => {
  const override = rules.setting(device, 'time.override', { ofServer: true });
  if (typeof override !== 'string' || override === '') return;
  if (override.toLowerCase() === 'servertime') draft.deviceTimeMs = nowMs;
  draft.fixTimeMs = draft.deviceTimeMs;
};

/** A fix as it was sent; a message without a place repeats the last one. Written in one go: it is made for every message. */
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

const withoutPlace = ({
  latitude: _latitude,
  longitude: _longitude,
  ...rest
}: IngestMessage): IngestMessage => rest;

const fillIn = (
  message: IngestMessage,
  surroundings: MessageSurroundings,
  isCareful: boolean,
): PositionDraft | null => {
  const { device, rules, last, nowMs, storedToday = 0, findAddressNow } = surroundings;
  const isPlaced = message.latitude !== undefined && message.longitude !== undefined;
  const draft = draftPosition(message, surroundings);
  overrideTimes(draft, surroundings);
  const fix = { draft, device, last, rules };
  const computed = rules.attributesOf(device);
  applyComputed(draft, computed, 'early');
  addDistance(fix, message.totalDistanceMeters);
  const filter = findFilter(fix, { nowMs, isPlaced, storedToday });
  const isPlaceDoubted = filter !== null && doubtsPlace(filter) && isCareful;
  // What an alarm or a switch says is true wherever it was said.
  if (isPlaceDoubted && isPlaced && Object.keys(message.attributes ?? {}).length > 0) {
    return fillIn(withoutPlace(message), surroundings, isCareful);
  }
  if (filter !== null && !(isPlaceDoubted && !isPlaced)) return null;
  addGeofences(fix);
  draft.address = findAddressNow?.(draft) || null;
  addMotion(fix);
  applyComputed(draft, computed, 'late');
  addEngineHours(fix);
  addFuelDoubt(fix);
  addDriverBefore(fix);
  return draft;
};

/**
 * A message becomes a fix, in the order of tracking-api §6.6: early computed attributes, the distance
 * from the last fix, filters, fences, motion, late computed attributes, engine hours. Null when a filter or
 * the device's calendar leaves it out. Where values are read as meant, a place that a filter doubts costs
 * only the place: the rest of the message is kept.
 */
export const toPosition = (
  sent: IngestMessage,
  surroundings: MessageSurroundings,
): PositionDraft | null => {
  const isCareful = isOn(surroundings.rules, surroundings.device, 'values.asMeant');
  return fillIn(isCareful ? asMeant(sent) : sent, surroundings, isCareful);
};
