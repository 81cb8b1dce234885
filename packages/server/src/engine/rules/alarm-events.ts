import type { PositionRule } from './position-rule';

const readAlarms = (value: unknown): string[] =>
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
  const now = new Set(readAlarms(position.attributes['alarm']));
  return [...now]
    .filter((alarm) => !before.has(alarm))
    .map((alarm) => ({ type: 'alarm', attributes: { alarm } }));
};
