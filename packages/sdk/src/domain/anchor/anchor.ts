import { readAttribute, readFlag } from '../device/read-attribute';

/** Max distance of an anchored device from its place, in metres (spec §4). */
export const ANCHOR_RADIUS_METERS = 150;

/** The types of `POST /commands/send` that the product carries out itself (spec §9): no tracker hears of them. */
export const ANCHOR_COMMANDS = ['anchorEnable', 'anchorDisable'] as const;

/** One of {@link ANCHOR_COMMANDS}. */
export type AnchorCommand = (typeof ANCHOR_COMMANDS)[number];

interface Fence {
  attributes?: Record<string, unknown> | null;
}

/** The anchors of a device among fences: those that are marked as one and name it (spec §4). */
export function findAnchors<F extends Fence>(geofences: readonly F[], deviceId: number): F[] {
  return geofences.filter(
    (geofence) =>
      readFlag(geofence, 'isAnchor') && Number(readAttribute(geofence, 'deviceId')) === deviceId,
  );
}

/** The alarm of a device that has left its anchor. */
export const ANCHOR_LEFT = 'geofenceExit';

/** The least that must be known of an event at a fence. */
interface LeavingEvent {
  type: string;
  deviceId: number;
  geofenceId?: number | null;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * True when two events of one moment are the same leaving of an anchor: the exit from its fence,
 * and its alarm. Users are notified of the alarm.
 */
export const isSameLeaving = (exit: LeavingEvent, alarm: LeavingEvent): boolean =>
  exit.type === 'geofenceExit' &&
  alarm.type === 'alarm' &&
  alarm.attributes?.['alarm'] === ANCHOR_LEFT &&
  exit.deviceId === alarm.deviceId &&
  exit.geofenceId === alarm.geofenceId;

/** True when a fence is the anchor of a device. */
export const isAnchorOf = (
  fence: { attributes?: Readonly<Record<string, unknown>> | null },
  deviceId: number,
): boolean => findAnchors([fence], deviceId).length > 0;

/** The fence of an anchor around a place, with the name of its device (spec §4). */
export function toAnchorFence(
  device: { id: number; name: string },
  place: { latitude: number; longitude: number },
) {
  return {
    name: device.name,
    area: `CIRCLE (${place.latitude} ${place.longitude}, ${ANCHOR_RADIUS_METERS})`,
    attributes: { isAnchor: true, deviceId: device.id },
  };
}
