import { formatTime } from '../common/format-time';

/** A cell tower or wifi point list as the tracker sent it; stored and answered as it is. */
export type Network = Record<string, unknown>;

/** A stored fix. Times in epoch ms, speed in knots, distances in metres. */
export interface Position {
  id: number;
  deviceId: number;
  protocol: string;
  serverTimeMs: number;
  deviceTimeMs: number;
  fixTimeMs: number;
  valid: boolean;
  latitude: number;
  longitude: number;
  altitudeMeters: number;
  speedKnots: number;
  course: number;
  address: string | null;
  accuracyMeters: number;
  network: Network | null;
  /** The fences it lies in; null for none. */
  geofenceIds: readonly number[] | null;
  attributes: Readonly<Record<string, unknown>>;
}

/** A fix while it is worked out; 0 is its id until it is stored. */
export interface PositionDraft extends Position {
  attributes: Record<string, unknown>;
}

/** The entity as people get it, made once for database and sockets (tracking-api §2.2). */
export const positionJson = (position: Position): string =>
  JSON.stringify({
    id: position.id,
    attributes: position.attributes,
    deviceId: position.deviceId,
    protocol: position.protocol,
    serverTime: formatTime(position.serverTimeMs),
    deviceTime: formatTime(position.deviceTimeMs),
    fixTime: formatTime(position.fixTimeMs),
    valid: position.valid,
    latitude: position.latitude,
    longitude: position.longitude,
    altitude: position.altitudeMeters,
    speed: position.speedKnots,
    course: position.course,
    address: position.address,
    accuracy: position.accuracyMeters,
    network: position.network,
    geofenceIds: position.geofenceIds,
  });

/** The entity's members as they come back from the database. */
export interface PositionEntity {
  id: number;
  attributes: Record<string, unknown>;
  deviceId: number;
  protocol: string;
  serverTime: string;
  deviceTime: string;
  fixTime: string;
  valid: boolean;
  latitude: number;
  longitude: number;
  altitude: number;
  speed: number;
  course: number;
  address: string | null;
  accuracy: number;
  network: Network | null;
  geofenceIds: number[] | null;
}

/** A fix from the entity `positionJson` made. */
export const positionFromEntity = (entity: PositionEntity): Position => ({
  id: entity.id,
  deviceId: entity.deviceId,
  protocol: entity.protocol,
  serverTimeMs: Date.parse(entity.serverTime),
  deviceTimeMs: Date.parse(entity.deviceTime),
  fixTimeMs: Date.parse(entity.fixTime),
  valid: entity.valid,
  latitude: entity.latitude,
  longitude: entity.longitude,
  altitudeMeters: entity.altitude,
  speedKnots: entity.speed,
  course: entity.course,
  address: entity.address,
  accuracyMeters: entity.accuracy,
  network: entity.network,
  geofenceIds: entity.geofenceIds,
  attributes: entity.attributes,
});
