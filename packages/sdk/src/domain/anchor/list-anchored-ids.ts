import { readAttribute, readFlag } from '../device/read-attribute';

/** The ids of the devices that have an anchor: a fence that is marked as one and names its device (spec §4). */
export function listAnchoredIds(
  geofences: readonly { attributes?: Record<string, unknown> | null }[],
): ReadonlySet<number> {
  const anchors = geofences.filter((geofence) => readFlag(geofence, 'isAnchor'));
  return new Set(anchors.map((geofence) => Number(readAttribute(geofence, 'deviceId'))));
}
