import type { PositionRule } from './position-rule';

/** Alarms of one message; a computed attribute may name more, and they are left out. */
export const MOST_ALARMS = 20;

/** The alarms a text names, divided by commas. */
export const readAlarms = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((alarm) => alarm.trim())
        .filter(Boolean)
    : [];

/** One event for each alarm that was not already on. */
export const alarmEvents: PositionRule = ({ last, position }) => {
  if (!position.attributes['alarm']) return [];
  const before = new Set(readAlarms(last?.attributes['alarm']));
  const now = new Set(readAlarms(position.attributes['alarm']).slice(0, MOST_ALARMS));
  return [...now]
    .filter((alarm) => !before.has(alarm))
    .map((alarm) => ({ type: 'alarm', attributes: { alarm } }));
};
