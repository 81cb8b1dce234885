import { ANCHOR_LEFT, isAnchorOf } from '@rastro/sdk/domain';
import type { PositionRule } from './position-rule';

/** Fences entered and left since the fix before; a fence with a calendar speaks while it is active. */
export const geofenceEvents: PositionRule = ({ device, last, position, rules }) => {
  // An anchor is set around a fix that is stored already: it is left also by the very next one.
  const held = !last
    ? []
    : rules
        .geofencesOf(device)
        .filter(
          (fence) => isAnchorOf(fence, device.id) && fence.contains(last, last.altitudeMeters),
        )
        .map(({ id }) => id);
  if (!last?.geofenceIds && !position.geofenceIds && held.length === 0) return [];
  const before = new Set([...(last?.geofenceIds ?? []), ...held]);
  const now = new Set(position.geofenceIds);
  const speaks = (id: number): boolean => {
    const geofence = rules.geofence(id);
    if (!geofence) return false;
    return !geofence.calendarId || rules.isActive(geofence.calendarId, position.fixTimeMs);
  };
  const isAnchor = (id: number): boolean => {
    const geofence = rules.geofence(id);
    return geofence !== undefined && isAnchorOf(geofence, position.deviceId);
  };
  const left = [...before].filter((id) => !now.has(id) && speaks(id));
  const entered = [...now].filter((id) => !before.has(id) && speaks(id));
  // Leaving an anchor is an alarm of its own: its owner hears of it without a rule.
  const torn = left.filter((id) => isAnchor(id));
  return [
    ...left.map((geofenceId) => ({ type: 'geofenceExit', geofenceId })),
    ...torn.map((geofenceId) => ({
      type: 'alarm',
      geofenceId,
      attributes: { alarm: ANCHOR_LEFT },
    })),
    ...entered.map((geofenceId) => ({ type: 'geofenceEnter', geofenceId })),
  ];
};
