import type { PositionRule } from './position-rule';

/** Fences entered and left since the fix before; a fence with a calendar speaks while it is active. */
export const geofenceEvents: PositionRule = ({ last, position, rules }) => {
  if (!last?.geofenceIds && !position.geofenceIds) return [];
  const before = new Set(last?.geofenceIds);
  const now = new Set(position.geofenceIds);
  const speaks = (id: number): boolean => {
    const geofence = rules.geofence(id);
    if (!geofence) return false;
    return !geofence.calendarId || rules.isActive(geofence.calendarId, position.fixTimeMs);
  };
  const left = [...before].filter((id) => !now.has(id) && speaks(id));
  const entered = [...now].filter((id) => !before.has(id) && speaks(id));
  return [
    ...left.map((geofenceId) => ({ type: 'geofenceExit', geofenceId })),
    ...entered.map((geofenceId) => ({ type: 'geofenceEnter', geofenceId })),
  ];
};
