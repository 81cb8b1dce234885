import type { StopFix } from '@rastro/sdk/domain';

/** A fix as it was forwarded, before it may be stored: it has no id to go by. */
export interface ForwardedFix extends StopFix {
  deviceId: number;
}

/** A fence as far as it is acted on. */
export interface ForwardedFence {
  id: number;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** An event as it was forwarded. */
export interface ForwardedEvent {
  id: number;
  deviceId: number;
  type: string;
  eventTimeMs: number;
  geofenceId: number;
  attributes: Readonly<Record<string, unknown>>;
  /** The fence that it happened at, where it came along. */
  geofence: ForwardedFence | undefined;
}

type Json = Record<string, unknown>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const readTime = (value: unknown): number =>
  typeof value === 'string' ? Date.parse(value) : Number.NaN;
const readObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}; // an object that is no list

/** The fix of a body; undefined when it is none. */
export function readForwardedFix(body: unknown): ForwardedFix | undefined {
  const { deviceId, fixTime, speed, valid } = readObject(readObject(body)['position']);
  const fixTimeMs = readTime(fixTime);
  if (!isId(deviceId) || Number.isNaN(fixTimeMs)) return undefined;
  const speedKnots = typeof speed === 'number' ? speed : Number.NaN;
  return { deviceId, fixTimeMs, speedKnots, valid: valid === true };
}

function readFence(value: unknown): ForwardedFence | undefined {
  const { id, name, attributes } = readObject(value);
  if (!isId(id)) return undefined;
  return { id, name: typeof name === 'string' ? name : '', attributes: readObject(attributes) };
}

/** The event of a body; undefined when it is none. */
export function readForwardedEvent(body: unknown): ForwardedEvent | undefined {
  const event = readObject(readObject(body)['event']);
  const { id, deviceId, type, eventTime, geofenceId, attributes } = event;
  const eventTimeMs = readTime(eventTime);
  const fence = readFence(readObject(body)['geofence']);
  const isReadable = isId(id) && isId(deviceId) && typeof type === 'string';
  if (!isReadable || Number.isNaN(eventTimeMs)) return undefined;
  return {
    id,
    deviceId,
    type,
    eventTimeMs,
    geofenceId: isId(geofenceId) ? geofenceId : 0,
    attributes: readObject(attributes),
    geofence: fence && fence.id === geofenceId ? fence : undefined,
  };
}
