import type { DeviceEntity } from '../../entities/device-entity';
import type { Position, PositionDraft } from '../../positions/position';
import { applyComputed } from '../../rules/book/computed-attribute';
import { isOn } from '../../rules/book/is-on';
import type { RuleBook } from '../../rules/book/rule-book';
import { addDistance } from '../../rules/position/distance';
import { addEngineHours } from '../../rules/position/engine-hours';
import { NO_FIX_MS } from '../../rules/position/fix-draft';
import { addGeofences } from '../../rules/position/geofences';
import { isAccepted } from '../../rules/position/is-accepted';
import { addMotion } from '../../rules/position/motion';
import { asMeant } from '../meaning/as-meant';
import type { IngestMessage } from '../messages/ingest-message';

/** What a message is read against. */
export interface MessageSurroundings {
  device: DeviceEntity;
  rules: RuleBook;
  /** The newest fix so far. */
  last: Position | null;
  nowMs: number;
}

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

/**
 * A message becomes a fix, in the order of tracking-api §6.6: early computed attributes, the distance
 * from the last fix, filters, fences, motion, late computed attributes, engine hours. Null when it is
 * not kept: more than a day ahead, or outside the device's calendar.
 */
export const toPosition = (
  sent: IngestMessage,
  surroundings: MessageSurroundings,
): PositionDraft | null => {
  const { device, rules, last, nowMs } = surroundings;
  const message = isOn(rules, device, 'values.asMeant') ? asMeant(sent) : sent;
  const draft = draftPosition(message, surroundings);
  const fix = { draft, device, last, rules };
  const computed = rules.attributesOf(device);
  applyComputed(draft, computed, 'early');
  addDistance(fix, message.totalDistanceMeters);
  if (!isAccepted(fix, nowMs)) return null;
  addGeofences(fix);
  addMotion(fix);
  applyComputed(draft, computed, 'late');
  addEngineHours(fix);
  return draft;
};
